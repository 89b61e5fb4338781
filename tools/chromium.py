"""Finds the distribution's Chromium for the tests of the page, or installs it where that is allowed."""

import shutil

from tools.environment import install_package, say

PACKAGE = "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    "Chromium is not installed, so the page is not tested; on Debian and Ubuntu: apt-get install chromium (as root, "
    "./test does that itself)."
)
# It runs in a sandbox of ours, often as root, and has nothing to fetch.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def program() -> "str | None":
    """Says where Chromium is; None when it is nowhere."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def get_ready() -> None:
    """Installs Chromium where it is missing and we may; says so where we may not."""
    if program() is not None:
        return
    install_package(PACKAGE, "for the tests")
    if program() is None:
        say(MISSING)
