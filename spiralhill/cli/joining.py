"""`spiralhill join`: sit down in the terminal at a table of a server, or lay one there."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from spiralhill.bots import BOTS
from spiralhill.cli.asking import OPTIONS, add_language, add_table, chosen, flag, listed, positive, read_setup
from spiralhill.cli.links import Link, read_link
from spiralhill.cli.playing import HUMAN, check_number
from spiralhill.cli.screen import plain_console
from spiralhill.games.shelf import GAMES
from spiralhill.kernel.errors import Illegal, Unknown
from spiralhill.words import words

OPEN: Final = "open"
# Bounds of a clock, in minutes and seconds, as tables set them.
LONGEST_BANK: Final = 1440
SHORTEST_WAIT, LONGEST_WAIT = 3, 3600


def add_commands(commands: Any) -> None:
    """Make `join` known."""
    command = commands.add_parser(
        "join",
        help="play at a table of a server",
        description="Sit down at a table of a server, by a link that somebody shared: http://HOST/j/... to play, "
        "/w/... to watch, /g/... to come back to a seat. The address of the server alone lists your tables there; with "
        "--new it lays one.",
        epilog="examples: spiralhill join http://127.0.0.1:8000/j/CODE --name Anna\n"
        "          spiralhill join http://127.0.0.1:8000 --new duel --name Anna         (prints the links to share)\n"
        "          spiralhill join http://127.0.0.1:8000 --new holidays --seats 3 --players human,open,greedy\n"
        "          spiralhill join http://127.0.0.1:8000 --new duel --clock 15+10 --window 20\n"
        "          spiralhill join http://127.0.0.1:8000 --new duel --players human,human --name Anna,Bob\n"
        "          spiralhill join http://127.0.0.1:8000/g/TABLE --same-deal --players human,open\n"
        "          spiralhill join http://127.0.0.1:8000                                (lists your tables there)",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("url", metavar="URL", help="a link to a table, or the address of a server")
    command.add_argument("--name", metavar="NAME", help="what the others call you; of several at one keyboard, A,B,..")
    add_language(command)
    command.add_argument("--watch", action="store_true", help="only watch, also at a table of your own")
    command.add_argument("--plays", metavar="WHAT", help="what you play, by a link to play: a name, or a deck file")
    command.add_argument("--seat", type=positive, metavar="N", help="which seat, where you have several")
    command.add_argument("--new", metavar="GAME", help=f"lay a table for a game: {', '.join(GAMES)}")
    command.add_argument(
        "--same-deal", action="store_true", help="lay a table that deals what the table at URL dealt, once that is over"
    )
    add_table(command)
    command.add_argument(
        "--players", metavar="A,B,..", help=f"who sits where: {HUMAN} (you), {OPEN} (by the link), {', '.join(BOTS)}"
    )
    command.add_argument(
        "--clock", type=clock, metavar="MIN+SEC", help="minutes for each player, and seconds more with every answer"
    )
    command.add_argument(
        "--window", type=window, metavar="SEC", help="how long a question to several stays open (default: 30)"
    )
    command.add_argument("--pace", type=pace, metavar="X", help="how long bots seem to think: 0 to 5 (default: 1)")
    command.set_defaults(run=run)


def pace(text: str) -> float:
    """How long bots seem to think."""
    if not re.fullmatch(r"[0-4](\.\d+)?|5(\.0+)?", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 to 5")
    return float(text)


def clock(text: str) -> dict[str, int]:
    """The time that each player has.

    >>> clock("15+10"), clock("5")
    ({'bank': 900, 'increment': 10}, {'bank': 300, 'increment': 0})
    """
    found = re.fullmatch(r"(\d{1,4})(?:\+(\d{1,4}))?", text, re.ASCII)
    minutes, seconds = (int(found[1]), int(found[2] or 0)) if found else (0, 0)
    if not 1 <= minutes <= LONGEST_BANK or seconds > LONGEST_WAIT:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no clock: write 15 for 15 minutes each, or 15+10 for 10 seconds more with every answer; "
            f"at most {LONGEST_BANK}+{LONGEST_WAIT}"
        )
    return {"bank": 60 * minutes, "increment": seconds}


def window(text: str) -> int:
    """How long a question to several stays open."""
    if not re.fullmatch(r"\d{1,4}", text, re.ASCII) or not SHORTEST_WAIT <= int(text) <= LONGEST_WAIT:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds from {SHORTEST_WAIT} to {LONGEST_WAIT}")
    return int(text)


def run(asked: Any) -> None:
    """Sit down and stay until the person leaves."""
    from spiralhill.cli.visiting import Visit

    link = read_link(asked.url)
    wish = read_wish(asked, link)
    name, seat = names_of(asked)[0], None if asked.seat is None else asked.seat - 1
    visit = Visit(link, asked.lang, plain_console(), name, watch=asked.watch, plays=asked.plays or "", seat=seat)
    # Whoever interrupts leaves the table.
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(visit.run(wish))
    visit.say_farewell()


def read_wish(asked: Any, link: Link) -> dict[str, Any] | None:
    """The table that is to be laid, as the server wants it described; nothing if there is one already."""
    if asked.new:
        return new_table(asked, link)
    needless = chosen(asked, "seats", "clock", "window", "pace", *OPTIONS)
    if asked.players is not None and not asked.same_deal:
        needless["players"] = asked.players
    if needless:
        raise Illegal(f"{', '.join(map(flag, needless))}: only for a table that is laid with --new GAME")
    if asked.same_deal:
        return same_deal(asked, link)
    if asked.watch and link.kind == "j":
        raise Illegal("--watch does not go with a link to play: whoever sent it has one to watch, too")
    if link.kind == "j":
        check_names(names_of(asked), 1)
    if asked.plays and (asked.watch or link.kind not in ("j", "g")):
        raise Illegal("--plays needs a link to play: http://HOST/j/...; at a new table --seats says what is played")
    if asked.seat is not None and link.kind != "g":
        raise Illegal("--seat needs a table where you have seats: http://HOST/g/...")
    return None


def new_table(asked: Any, link: Link) -> dict[str, Any]:
    """A table for a game."""
    if link.kind:
        raise Illegal(f"--new needs the address of the server alone: {link.base}")
    check_alone(asked, "--new")
    rules, setup = read_setup(argparse.Namespace(**{**vars(asked), "game": asked.new, "seed": None}))
    wish = {"game": rules.name, "options": chosen(asked, *OPTIONS)} | read_players(asked, setup["seats"])
    timing = (asked.clock or {}) | chosen(asked, "window")
    return wish | ({"timing": timing} if timing else {}) | chosen(asked, "pace")


def same_deal(asked: Any, link: Link) -> dict[str, Any]:
    """A table that deals the same cards again; everybody there sees who has seen them before."""
    if link.kind != "g":
        raise Illegal(f"--same-deal needs a table of yours that is over: {link.base}/g/...")
    check_alone(asked, "--same-deal")
    # What the seats play is as it was; without players, bots sit at all seats but one's own.
    if asked.players:
        return {"same_deal_as": link.code} | read_players(asked, [None] * len(listed(asked.players)))
    names = names_of(asked)
    check_names(names, 1)
    return {"same_deal_as": link.code, "name": names[0]}


def check_alone(asked: Any, laid_by: str) -> None:
    """Refuse what is for a table that there is, where one is to be laid."""
    if asked.watch:
        raise Illegal(f"{laid_by} and --watch do not go together: whoever lays a table sits at it")
    if asked.plays:
        raise Illegal("--plays needs a link to play: http://HOST/j/...; at a new table --seats says what is played")
    if asked.seat is not None:
        raise Illegal("--seat needs a table where you have seats: http://HOST/g/...")
    if asked.new and asked.same_deal:
        raise Illegal("--new and --same-deal do not go together: the same deal is one of the same game")


def read_players(asked: Any, seats: Sequence[object]) -> dict[str, Any]:
    """Who sits where: whoever lays the table at the first seat, and whoever has the link at the others."""
    players = listed(asked.players) if asked.players else [HUMAN] + [OPEN] * (len(seats) - 1)
    for player in players:
        if player not in (HUMAN, OPEN) and player not in BOTS:
            raise Unknown(f"there is no player {player!r}; a seat is for {HUMAN}, {OPEN} or a bot: {', '.join(BOTS)}")
    check_number(players, len(seats))
    people, names = players.count(HUMAN), names_of(asked)
    if not people:
        raise Illegal(
            f"--players has {HUMAN} for you, and for everybody at your keyboard: your friends' seats are {OPEN}"
        )
    check_names(names, people)
    called = iter(names + names[-1:] * (people - len(names)))
    wishes = [seat_of(player, plays, called) for player, plays in zip(players, seats, strict=True)]
    return {"name": names[0], "seats": wishes}


def seat_of(player: str, plays: object, names: Iterator[str]) -> dict[str, object]:
    """A seat as the server wants it described."""
    if player == HUMAN:
        return {"who": "me", "name": next(names), "plays": plays}
    if player == OPEN:
        return {"who": OPEN, "plays": plays}
    return {"who": "bot", "level": player, "plays": plays}


def names_of(asked: Any) -> list[str]:
    """What the others will call this person, or, at one keyboard, these people."""
    names = listed(asked.name or words(asked.lang, "").say("cli-guest"))
    if not all(names):
        raise Illegal(f"--name {asked.name!r:.60} leaves a name out: write Anna, or Anna,Bob for two at one keyboard")
    return names


def check_names(names: Sequence[str], people: int) -> None:
    """Refuse names for more people than there are."""
    if len(names) > people:
        raise Illegal(f"--name names {len(names)} people for {people} at this keyboard")
