"""A server that waits a second for somebody who is away, where ours waits a minute: a program for `serving`."""

from __future__ import annotations

import sys

from spiralhill.cli.main import main
from spiralhill.table import motions, seating

GRACE = 1.0

if __name__ == "__main__":
    for module in (motions, seating):
        vars(module)["GRACE"] = GRACE
    sys.exit(main())
