"""`spiralhill join`: sit down in the terminal at a table of a server, or lay one there."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
from typing import Any, Final

from spiralhill.bots import BOTS
from spiralhill.cli.asking import OPTIONS, add_language, add_table, chosen, flag, listed, read_setup
from spiralhill.cli.links import Link, read_link
from spiralhill.cli.playing import HUMAN
from spiralhill.cli.screen import plain_console
from spiralhill.games.shelf import GAMES
from spiralhill.kernel.errors import Illegal, Unknown
from spiralhill.words import words

OPEN: Final = "open"


def add_commands(commands: Any) -> None:
    """Make `join` known."""
    command = commands.add_parser(
        "join",
        help="play at a table of a server",
        description="Sit down at a table of a server, by a link that somebody shared: http://HOST/j/... to play, "
        "/w/... to watch, /g/... to come back to a seat. With the address of the server alone, lay a table there.",
        epilog="examples: spiralhill join http://127.0.0.1:8000/j/CODE --name Anna\n"
        "          spiralhill join http://127.0.0.1:8000 --new duel --name Anna         (prints the links to share)\n"
        "          spiralhill join http://127.0.0.1:8000 --new holidays --seats 3 --players human,open,greedy\n"
        "          spiralhill join http://127.0.0.1:8000                                (lists your tables there)",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("url", metavar="URL", help="a link to a table, or the address of a server")
    command.add_argument("--name", metavar="NAME", help="what the others call you")
    add_language(command)
    command.add_argument("--watch", action="store_true", help="only watch, also at a table of your own")
    command.add_argument("--new", metavar="GAME", help=f"lay a table for a game: {', '.join(GAMES)}")
    add_table(command)
    command.add_argument(
        "--players", metavar="A,B,..", help=f"who sits where: {HUMAN} (you), {OPEN} (by the link), {', '.join(BOTS)}"
    )
    command.add_argument("--pace", type=pace, metavar="X", help="how long bots seem to think: 0 to 5 (default: 1)")
    command.set_defaults(run=run)


def pace(text: str) -> float:
    """How long bots seem to think."""
    if not re.fullmatch(r"[0-4](\.\d+)?|5(\.0+)?", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 to 5")
    return float(text)


def run(asked: Any) -> None:
    """Sit down and stay until the person leaves."""
    from spiralhill.cli.visiting import Visit

    link = read_link(asked.url)
    wish = read_wish(asked, link)
    visit = Visit(link, asked.lang, plain_console(), name_of(asked), watch=asked.watch)
    # Whoever interrupts leaves the table.
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(visit.run(wish))
    visit.say_farewell()


def read_wish(asked: Any, link: Link) -> dict[str, Any] | None:
    """The table that is to be laid, as the server wants it described; nothing if there is one already."""
    if not asked.new:
        needless = chosen(asked, "seats", "players", "pace", *OPTIONS)
        if needless:
            raise Illegal(f"{', '.join(map(flag, needless))}: only for a table that is laid with --new GAME")
        if asked.watch and link.kind == "j":
            raise Illegal("--watch does not go with a link to play: whoever sent it has one to watch, too")
        return None
    if link.kind:
        raise Illegal(f"--new needs the address of the server alone: {link.base}")
    if asked.watch:
        raise Illegal("--new and --watch do not go together: whoever lays a table sits at it")
    rules, setup = read_setup(argparse.Namespace(**{**vars(asked), "game": asked.new, "seed": None}))
    players = read_players(asked.players, len(setup["seats"]))
    seats = [seat_of(player, plays) for player, plays in zip(players, setup["seats"], strict=True)]
    wish = {"game": rules.name, "name": name_of(asked), "seats": seats, "options": chosen(asked, *OPTIONS)}
    return wish if asked.pace is None else wish | {"pace": asked.pace}


def read_players(text: str | None, seats: int) -> list[str]:
    """Who sits where: whoever lays the table at the first seat, and whoever has the link at the others."""
    players = listed(text) if text else [HUMAN] + [OPEN] * (seats - 1)
    for player in players:
        if player not in (HUMAN, OPEN) and player not in BOTS:
            raise Unknown(f"there is no player {player!r}; a seat is for {HUMAN}, {OPEN} or a bot: {', '.join(BOTS)}")
    if len(players) != seats:
        raise Illegal(f"--players names {len(players)} players for {seats} seats")
    if players.count(HUMAN) != 1:
        raise Illegal(f"--players has {HUMAN} once, for you: the seats of your friends are {OPEN}")
    return players


def seat_of(player: str, plays: object) -> dict[str, object]:
    """A seat as the server wants it described."""
    if player in (HUMAN, OPEN):
        return {"who": "me" if player == HUMAN else OPEN, "plays": plays}
    return {"who": "bot", "level": player, "plays": plays}


def name_of(asked: Any) -> str:
    """What the others will call this person."""
    return str(asked.name or words(asked.lang, "").say("cli-guest"))
