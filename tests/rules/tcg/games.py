"""Games of Starter Decks: as they are set up, as they begin, and played out by dice."""

from __future__ import annotations

from collections.abc import Iterator

from spiralhill.games.tcg.decks import deck_of, starter
from spiralhill.games.tcg.picks import END_TURN
from spiralhill.games.tcg.tcg import Tcg
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.steps import Item
from tests.rules.tcg.story import Story


def begun(*decks: str, seed: int = 1, patient: bool = False) -> Story:
    """A game of Starter Decks that was dealt by the rules and waits for its first decision."""
    return Story(Tcg.begun(tuple(deck_of(starter(name)) for name in decks), Dice(seed), patient=patient))


class Laid(Tcg):
    """A table that is set up, on which nobody plays yet."""

    __slots__ = ()

    def begin(self, *items: Item) -> None:
        """Leave it at that."""


def laid(*decks: str, chance: Chance | None = None, seed: int = 1) -> Story:
    """A table that is set up for Starter Decks, before the first Day begins."""
    return Story(Laid.begun(tuple(deck_of(starter(name)) for name in decks), chance or Dice(seed)))


def wander(*decks: str, seed: int) -> Iterator[Story]:
    """A whole game of players who choose by dice, as it stands at every question and at its end.

    A turn is seldom ended while there is something else to do.
    """
    table = begun(*decks, seed=seed)
    dice = Dice(seed + 1)
    while table.game.asked:
        yield table
        seat, options = next(iter(table.game.asked.items()))
        if options[-1] == END_TURN and dice.below("eager", 8):
            options = options[:-1] or options
        table.game.answer(seat, options[dice.below("answer", len(options))])
    yield table
