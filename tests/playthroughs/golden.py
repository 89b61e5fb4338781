"""Whole games as texts that people can read: what was picked, what happened, how it stood.

`python -m tests.playthroughs.golden` writes the files anew, `python -m tests.playthroughs.golden holidays` those that
begin so. A change in one of them is a change in how games go: it needs a reason, and where saved games are affected a
new rules version.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import spiralhill
from spiralhill.bots import bot_named
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import notation
from spiralhill.words import words

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Table:
    """A game to be told: what the seats play, the seed of everything, and a limit of turns where there is one."""

    game: str
    seats: tuple[str, ...]
    seed: int
    turn_cap: int | None = None

    def begin(self) -> Game:
        """The game, dealt."""
        if self.turn_cap is None:
            return spiralhill.new(self.game, self.seats, self.seed)
        return spiralhill.new(self.game, self.seats, self.seed, turn_cap=self.turn_cap)


GAMES = {
    "duel-will-isis": Table("duel", ("will", "isis"), 11, 100),
    "duel-deon-aisling": Table("duel", ("deon", "aisling"), 12, 100),
    "duel-three": Table("duel", ("isis", "tester", "deon"), 13, 100),
    "duel-four": Table("duel", ("tester", "will", "aisling", "isis"), 14, 100),
    "holidays-jack-oogie": Table("holidays", ("jack", "oogie"), 21),
    "holidays-three": Table("holidays", ("sally", "finkelstein", "santa"), 22),
    "holidays-six": Table("holidays", ("mayor", "oogie", "sally", "jack", "finkelstein", "santa"), 23),
    "tcg-jack-oogie": Table("tcg", ("jack", "oogie"), 31),
    "tcg-four": Table("tcg", ("mayor", "finklestein", "oogie", "jack"), 32),
}


def playthrough(table: Table) -> str:
    """A game between greedy bots, told to a spectator, with every pick."""
    game = table.begin()
    speech = words("en", rules_of(table.game).package)
    wording = wording_of(table.game)
    names = wording.names(speech, game, None)
    bots = [bot_named("greedy", table.seed + seat) for seat in range(len(table.seats))]
    lines = [f"{table.game}: {', '.join(table.seats)}, seed {table.seed}", ""]
    told = None
    while game.asked:
        seat, options = next(iter(game.asked.items()))
        pick = bots[seat].choose(game.view(seat), options)
        lines.append(f"{names.players[seat]}: {notation(game, pick, seat)}   (one of {len(options)})")
        game.answer(seat, pick)
        for event in game.log_for(seat, told):
            lines.append(f"    {wording.log(speech, event, names)}")
        told = game.story
        lines += standing(game)
    turn = f", turn {game.turn}" if isinstance(game, Duel) else ""
    lines += ["", f"scores {list(game.scores)}{turn}"]
    return "\n".join(lines) + "\n"


def standing(game: Game) -> Iterator[str]:
    """What no line of the log tells: how a running attack stands."""
    if isinstance(game, Duel) and game.attacker is not None:
        yield f"    [attack {game.attack_value()}, block {game.block_value()}]"


if __name__ == "__main__":
    for name, table in GAMES.items():
        if name.startswith(tuple(sys.argv[1:]) or ""):
            (FOLDER / f"{name}.txt").write_text(playthrough(table), encoding="utf-8")
