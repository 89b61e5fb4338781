"""The command that opens tables to others."""

from __future__ import annotations

import signal
import subprocess
import sys
import urllib.request
from pathlib import Path


def test_any_free_port_is_found_and_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spiralhill", "serve", "--port", "0", "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            assert not address.endswith(":0")
            with urllib.request.urlopen(f"{address}/health", timeout=10) as answer:
                assert answer.status == 200
            server.send_signal(signal.SIGTERM)
            assert server.wait(10) == 0
        finally:
            server.kill()
