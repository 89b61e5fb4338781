"""`python -m spiralhill` is the command `spiralhill`."""

import sys

from spiralhill.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
