"""Whole games as texts that people can read: what was picked, what happened, how it stood.

`python -m tests.playthroughs.golden` writes the files anew. A change in one of them is a change in how games go: it
needs a reason, and where saved games are affected a new rules version.
"""

from __future__ import annotations

from pathlib import Path

import spiralhill
from spiralhill.bots import bot_named
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.wording import names_of
from spiralhill.kernel.notation import notation
from spiralhill.words import words

FOLDER = Path(__file__).parent
GAMES = {
    "duel-will-isis": (["will", "isis"], 11),
    "duel-deon-aisling": (["deon", "aisling"], 12),
    "duel-three": (["isis", "tester", "deon"], 13),
    "duel-four": (["tester", "will", "aisling", "isis"], 14),
}


def playthrough(heroes: list[str], seed: int) -> str:
    """A game between greedy bots, told to a spectator, with every pick."""
    game = spiralhill.new("duel", heroes, seed, turn_cap=100)
    assert isinstance(game, Duel)
    speech = words("en", "herocard")
    names = names_of(speech, game, None)
    bots = [bot_named("greedy", seed + seat) for seat in range(len(heroes))]
    lines = [f"duel: {', '.join(heroes)}, seed {seed}", ""]
    told = None
    while game.asked:
        ((seat, options),) = game.asked.items()
        pick = bots[seat].choose(game.view(seat), options)
        lines.append(f"{names.players[seat]}: {notation(game, pick)}   (one of {len(options)})")
        game.answer(seat, pick)
        for event in game.log_for(seat, told):
            lines.append(f"    {speech.log(event, names)}")
        told = game.story
        if game.attacker is not None:
            lines.append(f"    [attack {game.attack_value()}, block {game.block_value()}]")
    lines += ["", f"scores {list(game.scores)}, turn {game.turn}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name, (heroes, seed) in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(heroes, seed), encoding="utf-8")
