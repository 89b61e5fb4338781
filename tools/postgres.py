"""Finds PostgreSQL for the tests, or installs it where that is allowed; starts throw-away servers with it."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tools.environment import install_package, say

PACKAGE = "postgresql"
PROGRAMS = ("initdb", "postgres", "pg_isready")
MISSING = (
    "PostgreSQL is not installed, so its tests are skipped; on Debian and Ubuntu: apt-get install postgresql (as root, "
    "./test does that itself)."
)


def programs() -> "Path | None":
    """Says where initdb and postgres are; None when they are nowhere."""
    places = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if all((place / one).exists() for one in PROGRAMS)), None)


def get_ready() -> None:
    """Installs PostgreSQL where it is missing and we may; says so where we may not."""
    if programs() is not None:
        return
    install_package(PACKAGE, "for the tests")
    if programs() is None:
        say(MISSING)


@contextlib.contextmanager
def server() -> "Iterator[str]":
    """Runs a PostgreSQL server of its own on loopback; gives its address without the name of a database."""
    place = programs()
    assert place is not None, MISSING
    # PostgreSQL does not run as root.
    user = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="spiralhill-pg-") as folder:
        if user:
            shutil.chown(folder, user)
        data = Path(folder) / "data"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "user": user, "cwd": folder}
        initdb = [str(place / "initdb"), "-D", str(data), "-U", "tests", "--auth=trust", "--no-sync"]
        subprocess.run(initdb, check=True, **quiet)  # type: ignore[call-overload]
        port = free_port()
        command = [str(place / "postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", folder]
        running = subprocess.Popen(command, **quiet)  # type: ignore[call-overload]
        try:
            wait_for([str(place / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)], running)
            yield f"postgresql://tests@127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait(20)


def free_port() -> int:
    """Finds a port on loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(asking: "list[str]", running: "subprocess.Popen[bytes]") -> None:
    """Waits until a server says that it is ready."""
    for _ in range(600):
        if subprocess.run(asking, stdout=subprocess.DEVNULL, check=False).returncode == 0:
            return
        if running.poll() is not None:
            break
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not start")
