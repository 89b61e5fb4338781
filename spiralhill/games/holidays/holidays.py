"""Take Over the Holidays: four rounds, most points win."""

from __future__ import annotations

from typing import Any, ClassVar

from spiralhill.games.holidays.character import Character
from spiralhill.games.holidays.rounds import Round, order_matters
from spiralhill.games.holidays.saving import read_table, write_table
from spiralhill.games.holidays.state import DECK, PILES
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.chance import NO_CHANCE, Chance
from spiralhill.kernel.steps import Heard


class Holidays(HolidaysTable):
    """A game of two to six Characters."""

    __slots__ = ()

    name_of_game: ClassVar[str] = "holidays"
    rules_version: ClassVar[int] = 2

    def __init__(self, characters: tuple[Character, ...] = (), chance: Chance = NO_CHANCE) -> None:
        if characters:  # else a bare table, for a clone to be made on
            super().__init__(characters, chance)

    @classmethod
    def begun(
        cls, characters: tuple[Character, ...], chance: Chance, *, quiet: bool = False, patient: bool = False
    ) -> Holidays:
        """A game that is set up and waits for the first card."""
        game = cls(characters, chance)
        game.patient = patient
        if quiet:
            game.be_quiet()
        for seat, character in enumerate(characters):
            game.shuffle(seat * PILES + DECK, f"shuffle:deck:{seat}")
            character.set_up(game, seat)
        game.starting_player = game.random("first-player", len(characters))
        game.begin(Round())
        return game

    def clone(self) -> Holidays:
        copy = Holidays()
        copy.copy_holidays(self)
        return copy

    def order_matters(self, waiting: tuple[Heard, ...]) -> bool:
        return order_matters(self, waiting)

    # Saves

    def written(self) -> dict[str, object]:
        return write_table(self)

    def read(self, content: dict[str, Any]) -> None:
        """Stand as a save says."""
        read_table(self, content)
        self.ask_again()
