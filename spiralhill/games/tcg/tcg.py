"""The Nightmare Before Christmas TCG: twelve Days, most Scare Points win."""

from __future__ import annotations

from typing import Any, ClassVar

from spiralhill.games.tcg import events
from spiralhill.games.tcg.catalogue import FACES
from spiralhill.games.tcg.days import Day
from spiralhill.games.tcg.effects.under import hides_characters
from spiralhill.games.tcg.functions import AfterFunction
from spiralhill.games.tcg.picks import Use
from spiralhill.games.tcg.prints import Character, Deck, Locale, Surprise
from spiralhill.games.tcg.saving import read_table, write_table
from spiralhill.games.tcg.state import BENEATH, DECK, LOCALE_DECK, LOCALES, PILES
from spiralhill.games.tcg.table import TcgTable
from spiralhill.kernel.chance import NO_CHANCE, Chance
from spiralhill.kernel.steps import NOT_OFFERED, Pick, Reason, card_of
from spiralhill.kernel.table import Card, Seat


class Tcg(TcgTable):
    """A game of two to six towns."""

    __slots__ = ()

    name_of_game: ClassVar[str] = "tcg"
    rules_version: ClassVar[int] = 2

    def __init__(self, decks: tuple[Deck, ...] = (), chance: Chance = NO_CHANCE) -> None:
        if decks:  # else a bare table, for a clone to be made on
            super().__init__(decks, FACES, chance)

    @classmethod
    def begun(cls, decks: tuple[Deck, ...], chance: Chance, *, quiet: bool = False, patient: bool = False) -> Tcg:
        """A game that is set up and waits for its first decision (TCG-SETUP-11)."""
        game = cls(decks, chance)
        game.patient = patient
        if quiet:
            game.be_quiet()
        game.king = game.random("first-player", len(decks))
        if game.telling:
            game.tell(events.ChoosesKing(game.king))
        for seat, deck in enumerate(decks):
            game.shuffle(seat * PILES + LOCALE_DECK, f"shuffle:locales:{seat}")
            game.shuffle(seat * PILES + DECK, f"shuffle:deck:{seat}")
            if game.telling:
                game.tell(events.PreparesDeck(seat, len(deck.main)))
        game.begin(Day())
        return game

    def clone(self) -> Tcg:
        copy = Tcg()
        copy.copy_tcg(self)
        return copy

    def could_be(self, card: Card, face: int) -> bool:
        """Under some Locales lie Characters only, and under Characters and Creations no Surprises."""
        pile = self.pile_of(card)
        shown = self.faces[face]
        if pile % PILES == BENEATH:
            return not isinstance(shown, Surprise)
        locale = self.piles[pile][-1]
        if pile % PILES < LOCALES or locale in self.down:
            return True
        over = self.face(locale)
        return not (isinstance(over, Locale) and hides_characters(over)) or isinstance(shown, Character)

    def otherwise(self, seat: Seat, thing: Pick | Card) -> Reason:
        """Cards are played and texts used while nothing else is under way."""
        card = card_of(thing)
        if card is None or not (card in self.hand(seat) or isinstance(thing, Use)):
            return NOT_OFFERED
        if any(isinstance(item, AfterFunction) for item in self.agenda):
            return Reason("not-during-function", "TCG-TURN-04")
        return Reason("first-the-rest", "TCG-TIME-04")

    # Saves

    def written(self) -> dict[str, object]:
        return write_table(self)

    def read(self, content: dict[str, Any]) -> None:
        """Stand as a save says."""
        read_table(self, content)
        self.ask_again()
