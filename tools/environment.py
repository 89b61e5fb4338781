"""Makes the virtual environments that `./play`, `./test` and the benchmarks run in.

An environment stands in `.spiralhill/<name>`, holds exactly what its requirement files pin, and sees the
package in this folder. It is rebuilt when those files or the Python change, or when it was never finished.
The annotations are quoted so that an old Python can read this file and say that it is too old.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".spiralhill"


class NotReady(Exception):
    """Something that has to be there could not be set up; the message says what and why."""


def say(line: str) -> None:
    """Tells the person what happens, apart from the output of the command itself."""
    print(line, file=sys.stderr, flush=True)


def environment(name: str, requirements: str) -> Path:
    """Returns the Python of the environment `name`, after making or renewing it where needed."""
    refuse_unfit_python()
    folder = HOME / name
    pins = ROOT / "requirements" / requirements
    wanted = fingerprint(pins)
    if stamp_of(folder) != wanted:
        with only_one_at_a_time(name):
            if stamp_of(folder) != wanted:  # nobody else made it while we waited
                build(folder, pins)
                (folder / "stamp").write_text(wanted, encoding="utf-8")
    return python_of(folder)


def refuse_unfit_python() -> None:
    """Says in one line why this Python cannot make our environments, if it cannot."""
    if sys.version_info < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        raise NotReady(f"Spiral Hill needs Python {oldest} or newer; {sys.executable} is {sys.version.split()[0]}.")
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        raise NotReady("Spiral Hill needs Python's venv module; on Debian and Ubuntu: apt install python3-venv")


def fingerprint(pins: Path) -> str:
    """Names one content of the requirement file under one Python."""
    parts = (pins.read_text(encoding="utf-8"), sys.version, sys.base_prefix)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def stamp_of(folder: Path) -> "str | None":
    """Reads what a finished environment was made from; None when it is missing, unfinished or broken."""
    stamp = folder / "stamp"
    return stamp.read_text(encoding="utf-8") if stamp.exists() and python_of(folder).exists() else None


def python_of(folder: Path) -> Path:
    """Finds the Python inside an environment."""
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def build(folder: Path, pins: Path) -> None:
    """Makes the environment anew; it counts as finished only once it is stamped."""
    place = folder.relative_to(ROOT)
    say(f"Making the environment {place} ...")
    (folder / "stamp").unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    run_quietly([sys.executable, "-m", "venv", str(folder)])
    say(f"Installing {pins.relative_to(ROOT)} ...")
    pip = [str(python_of(folder)), "-m", "pip", "-qq", "--disable-pip-version-check"]
    run_quietly([*pip, "install", "--require-hashes", "-r", str(pins)])
    see_the_package(folder)
    say("Ready.")


def see_the_package(folder: Path) -> None:
    """Puts this folder on the environment's path, relatively, so that moving the folder does no harm."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = subprocess.check_output([str(python_of(folder)), "-c", ask], text=True).strip()
    (Path(site) / "spiralhill.pth").write_text(os.path.relpath(ROOT, site) + "\n", encoding="utf-8")


def run_quietly(command: "list[str]") -> None:
    """Runs a command of the set-up; what it said is shown only if it failed."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise NotReady(f"This did not work: {' '.join(command)}\n{done.stdout.strip()}")


@contextlib.contextmanager
def only_one_at_a_time(name: str) -> "Iterator[None]":
    """Lets a second call wait while the first one builds the same environment."""
    HOME.mkdir(exist_ok=True)
    try:
        import fcntl
    except ImportError:  # Windows: two first starts at once are on their own
        yield
        return
    with (HOME / f"{name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Waiting for another set-up to finish ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install_package(name: str, why: str) -> None:
    """Installs a package of the distribution where we may, which is as root on Debian and the like."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    say(f"Installing {name} {why} ...")
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", name]):
        quiet = subprocess.DEVNULL
        subprocess.run(command, check=False, env=settings, stdout=quiet, stderr=quiet)


def become(command: "list[str]") -> NoReturn:
    """Hands this process over to a command, so that keys and signals go straight to it."""
    if os.name == "nt":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


def run_script(main: "Callable[[list[str]], int]") -> NoReturn:
    """Runs the main function of a script of the house and ends with its code."""
    try:
        sys.exit(main(sys.argv[1:]))
    except NotReady as reason:
        sys.exit(str(reason))
    except KeyboardInterrupt:
        sys.exit(130)
