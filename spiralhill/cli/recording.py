"""Keeping the record of a game in a file while it is played."""

from __future__ import annotations

import os
from pathlib import Path

from spiralhill.cli.table import Terminal
from spiralhill.deals import Deal, Fair, record_of, write_record
from spiralhill.kernel.errors import Illegal

# For the eyes of the owner alone, and for everybody whom the system lets read new files.
PRIVATE, USUAL = 0o600, 0o666


def new_record(name: str) -> Path:
    """Where a new record goes; a file that is there already is not written over."""
    if os.path.lexists(name):
        raise Illegal(f"{name} exists already: choose another name, or go on with that game by --resume {name}")
    return Path(name)


def keep(path: Path, deal: Deal, terminal: Terminal) -> None:
    """Write the record of a game as it stands."""
    record = record_of(deal, terminal.game, terminal.picks, terminal.players)
    # Whoever reads the seed of a sealed game knows every card that is still to come.
    secret = isinstance(deal.origin, Fair) and not record.over
    write_whole(path, write_record(record), PRIVATE if secret else USUAL)


def write_whole(path: Path, text: str, mode: int) -> None:
    """Write a file so that a crash at any moment leaves the old or the new one, never half of one."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.unlink(missing_ok=True)
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
