"""`spiralhill play`: a game in the terminal, against bots or friends at the same keyboard."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from spiralhill.bots import BOTS, bot_named
from spiralhill.cli.asking import (
    OPTIONS,
    add_game,
    add_language,
    add_table,
    chosen,
    command_name,
    flag,
    listed,
    read_file,
    read_setup,
    whole,
)
from spiralhill.cli.recording import keep, new_record
from spiralhill.cli.screen import plain_console
from spiralhill.cli.seat import Keyboard
from spiralhill.cli.table import Quit, Terminal
from spiralhill.deals import Deal, Fair, read_record, replay
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.errors import Illegal, Unknown
from spiralhill.kernel.game import Game
from spiralhill.words import words

HUMAN = "human"


def add_commands(commands: Any) -> None:
    """Make `play` known."""
    command = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play against bots, or with friends at the same keyboard.",
        epilog="examples: spiralhill play duel --seats deon,isis --lang it\n"
        "          spiralhill play duel --seats will,isis,deon --players human,human,greedy\n"
        "          spiralhill play holidays --seats 4          (the characters by chance)\n"
        "          spiralhill play duel --record game.json     (later: --resume game.json)",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(command)
    add_table(command)
    add_language(command)
    command.add_argument("--players", metavar="A,B,..", help=f"who sits where: {HUMAN}, {', '.join(BOTS)}")
    command.add_argument("--seed", type=whole, metavar="S", help="a game that can be dealt again; else sealed chance")
    command.add_argument("--record", metavar="FILE", help="keep a record of the game, written after every pick")
    command.add_argument("--resume", metavar="FILE", help="go on with a recorded game, and keep recording")
    command.set_defaults(run=run)


def run(asked: Any) -> None:
    """Set the table and play until the game is over or somebody leaves."""
    speech = words(asked.lang, rules_of(asked.game).package)
    deal, game, noted, players = resumed(asked) if asked.resume else begun(asked)
    record_to = Path(asked.resume) if asked.resume else new_record(asked.record) if asked.record else None
    terminal = Terminal(game, players, plain_console(), speech)
    terminal.picks += noted
    if record_to:
        # Before anybody decides anything, so that a file that cannot be written is known at once.
        keep(record_to, deal, terminal)
    terminal.welcome(deal)
    if not asked.resume:
        terminal.advise(rules_of(deal.game).advice(deal.setup), terminal.names())
    try:
        play(terminal, players, deal, record_to)
    except Quit:
        if record_to:
            spoken = "" if asked.lang == "en" else f" --lang {asked.lang}"
            terminal.say("left-recorded", command=f"{command_name()} play {deal.game} --resume {record_to}{spoken}")
        else:
            terminal.say("left")
        return
    terminal.farewell()
    if record_to:
        terminal.say("recorded", file=str(record_to))


def begun(asked: Any) -> tuple[Deal, Game, tuple[str, ...], list[str]]:
    """A new game, as the arguments describe it, and who sits where."""
    rules, setup = read_setup(asked)
    players = read_players(asked.players, len(setup["seats"]))
    people = max(players.count(HUMAN), 1)
    deal = Deal(rules.name, setup, Fair.fresh(people) if asked.seed is None else asked.seed)
    return deal, deal.begin(), (), players


def resumed(asked: Any) -> tuple[Deal, Game, tuple[str, ...], list[str]]:
    """A recorded game where it was left, with its picks; the same players sit at it, so nobody sees another's hand."""
    settled = chosen(asked, "record", "seats", "seed", "players", *OPTIONS)
    if settled:
        flags = ", ".join(flag(name) for name in settled)
        raise Illegal(f"--resume goes on as the record says: leave out {flags}")
    record = read_record(read_file(asked.resume))
    if record.deal.game != rules_of(asked.game).name:
        raise Illegal(f"{asked.resume} records a game of {record.deal.game}, not of {asked.game}")
    *_, (game, _) = replay(record)
    return record.deal, game, record.picks, read_players(",".join(record.players), game.box.seats)


def read_players(text: str | None, seats: int) -> list[str]:
    """Who sits where: a person at the first seat and bots at the others, unless it is said otherwise."""
    players = listed(text) if text else [HUMAN] + ["greedy"] * (seats - 1)
    for player in players:
        if player != HUMAN and player not in BOTS:
            raise Unknown(f"there is no player {player!r}; a seat is for {HUMAN} or a bot: {', '.join(BOTS)}")
    check_number(players, seats)
    return players


def check_number(players: Sequence[str], seats: int) -> None:
    """Refuse players of whom there are not as many as seats."""
    if len(players) != seats:
        named = "1 player" if len(players) == 1 else f"{len(players)} players"
        raise Illegal(f"--players names {named} for {seats} seats")


def play(terminal: Terminal, players: list[str], deal: Deal, record_to: Path | None) -> None:
    """Ask whoever has to decide, until nobody has."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        # A line in another encoding is a line that nobody understands, not the end of the game.
        sys.stdin.reconfigure(errors="replace")
    # A game that can be dealt again is played again by the bots, too.
    seeds = Random(deal.origin if isinstance(deal.origin, int) else os.urandom(8))
    bots = {seat: bot_named(player, seeds.getrandbits(60)) for seat, player in enumerate(players) if player != HUMAN}
    keyboard = Keyboard(terminal)
    while terminal.game.asked:
        seat, options = next(iter(terminal.game.asked.items()))
        if seat in bots:
            terminal.answer(seat, bots[seat].choose(terminal.game.view(seat), options))
        else:
            keyboard.decide(seat)
        if record_to:
            keep(record_to, deal, terminal)
