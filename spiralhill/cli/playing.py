"""`spiralhill play`: a game in the terminal, against bots or friends at the same keyboard."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from rich.console import Console

from spiralhill.bots import BOTS, bot_named
from spiralhill.cli.asking import add_game, add_language, add_table, listed, read_file, read_setup, whole
from spiralhill.cli.seat import Keyboard, Quit
from spiralhill.cli.table import Terminal
from spiralhill.deals import Deal, Fair, read_record, record_of, replay, write_record
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
    console = Console(highlight=False)
    if asked.resume:
        record = read_record(read_file(asked.resume))
        deal = record.deal
        if deal.game != rules_of(asked.game).name:
            raise Illegal(f"{asked.resume} records a game of {deal.game}, not of {asked.game}")
        *_, (game, _) = replay(record)
    else:
        rules, setup = read_setup(asked, "will,isis")
        people = read_players(asked.players, len(setup["seats"])).count(HUMAN)
        deal = Deal(rules.name, setup, Fair.fresh(max(people, 1)) if asked.seed is None else asked.seed)
        game = deal.begin()
    players = read_players(asked.players, game.box.seats)
    record_to = asked.resume or asked.record
    terminal = Terminal(game, players, console, speech)
    terminal.welcome(deal)
    try:
        play(terminal, players, deal, record_to)
    except Quit:
        left = {"game": deal.game, "file": record_to}
        console.print(speech.say("cli-left-recorded", **left) if record_to else speech.say("cli-left"))
        return
    terminal.farewell()
    if record_to:
        console.print(speech.say("cli-recorded", file=record_to))


def read_players(text: str | None, seats: int) -> list[str]:
    """Who sits where: a person at the first seat and bots at the others, unless it is said otherwise."""
    players = listed(text) if text else [HUMAN] + ["greedy"] * (seats - 1)
    for player in players:
        if player != HUMAN and player not in BOTS:
            raise Unknown(f"there is no player {player!r}; a seat is for {HUMAN} or a bot: {', '.join(BOTS)}")
    if len(players) != seats:
        raise Illegal(f"--players names {len(players)} players for {seats} seats")
    return players


def play(terminal: Terminal, players: list[str], deal: Deal, record_to: str | None) -> None:
    """Ask whoever has to decide, until nobody has."""
    bots = {
        seat: bot_named(player, int.from_bytes(os.urandom(8), "big"))
        for seat, player in enumerate(players)
        if player != HUMAN
    }
    keyboard = Keyboard(terminal)
    while terminal.game.asked:
        seat, options = next(iter(terminal.game.asked.items()))
        if seat in bots:
            terminal.game.answer(seat, bots[seat].choose(terminal.game.view(seat), options))
        else:
            keyboard.decide(seat)
        if record_to:
            keep(record_to, deal, terminal.game)


def keep(name: str, deal: Deal, game: Game) -> None:
    """Write the record so that a crash at any moment leaves the old or the new one, never half of one."""
    path = Path(name)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(write_record(record_of(deal, game)), encoding="utf-8")
    fresh.replace(path)
