"""The TCG in its box: what a seat can be, and how a game is begun and loaded."""

from __future__ import annotations

from typing import ClassVar

from spiralhill.games.tcg import policy
from spiralhill.games.tcg.decks import DeckList, check, deck_of, read_deck, read_seat
from spiralhill.games.tcg.prints import Deck
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.games.tcg.tcg import Tcg
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.errors import Damaged, Illegal
from spiralhill.kernel.game import Ruleset, Setup, View
from spiralhill.kernel.steps import Pick


class TcgRules(Ruleset):
    """The TCG for two to six players, with Starter Decks or decks of their own."""

    name: ClassVar[str] = Tcg.name_of_game
    version: ClassVar[int] = Tcg.rules_version
    package: ClassVar[str] = "tcg"
    cast: ClassVar[tuple[str, ...]] = tuple(STARTERS)
    players: ClassVar[tuple[int, int]] = (2, 6)

    def seat(self, what: object) -> object:
        """A Starter Deck by its name, or a deck card by card; what is not legal is refused (TCG-SETUP-01)."""
        if isinstance(what, DeckList):
            check(what)
            return what.written()
        listed = read_seat(what)
        return what if isinstance(what, str) else listed.written()

    def seat_from_file(self, text: str) -> object:
        return read_deck(text).written()

    def check(self, setup: Setup) -> None:
        seats = setup.get("seats")
        if set(setup) != {"seats"} or not isinstance(seats, list):
            raise Damaged("the setup of tcg has a list of seats, and nothing else")
        fewest, most = self.players
        if not fewest <= len(seats) <= most:
            raise Illegal(f"tcg is for {fewest} to {most} players, not for {len(seats)} (TCG-COMP-01)")
        for seat in seats:
            read_seat(seat)

    def decks(self, setup: Setup) -> tuple[Deck, ...]:
        """The decks at the seats."""
        return tuple(deck_of(read_seat(seat)) for seat in setup["seats"])

    def begin(self, setup: Setup, chance: Chance, *, quiet: bool = False, patient: bool = False) -> Tcg:
        game = Tcg.begun(self.decks(setup), chance, quiet=quiet, patient=patient)
        game.setup = setup
        return game

    def blank(self, setup: Setup) -> Tcg:
        game = Tcg(self.decks(setup), Dice(0))
        game.setup = setup
        return game

    def rate(self, view: View, options: list[Pick]) -> list[float]:
        return policy.rate(view, options)


TCG = TcgRules()
