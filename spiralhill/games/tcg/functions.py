"""Functions of Locales: in full or in part, one activity after the other (RUL-16)."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.text import Text
from spiralhill.games.tcg.effects.triggers import WhenFunctionHere, heard
from spiralhill.games.tcg.table import TcgTable
from spiralhill.kernel.effects import Decide, Deed, Perhaps
from spiralhill.kernel.steps import Choice, Heard, Item, Pick, Step, Trigger
from spiralhill.kernel.table import Card, Seat


def function_picks(game: TcgTable, seat: Seat, slot: int) -> list[Pick]:
    """The ways to perform a Function of a Locale; only where it can be done in part, that is offered, too."""
    locale = game.locale(seat, slot)
    options: list[Pick] = []
    for number, function in enumerate(game.locale_face(seat, slot).functions, 1):
        options.append(picks.perform(locale, number))
        if any(isinstance(text, Text) and text.divisible for text in function.activities):
            options.append(picks.perform_part(locale, number))
    return options


def perform(game: TcgTable, seat: Seat, pick: Pick) -> None:
    """Perform a Function as a pick says; it may be completed whatever happens to its Locale (TCG-FUNC-10)."""
    assert isinstance(pick, (picks.Perform, picks.PerformPart))
    place = game.place_of_locale(pick.card)
    assert place is not None
    function = game.locale_face(*place).functions[pick.function - 1]
    in_part = isinstance(pick, picks.PerformPart)
    if game.telling:
        game.tell(events.Performs(seat, game.name(pick.card), pick.function, in_part))
    deeds = [Deed(text, seat, pick.card) for text in function.activities]
    items: list[Item] = [Partly(deed) for deed in deeds] if in_part else [*deeds]
    game.next(*items, AfterFunction(seat, heard_by(game, *place)))


@dataclass(frozen=True, slots=True)
class Partly(Step):
    """An activity of which the player says how much of it to do (TCG-FUNC-11)."""

    deed: Deed

    def act(self, game: TcgTable) -> None:
        deed, text = self.deed, self.deed.effect
        assert isinstance(text, Text)
        if not text.divisible:
            game.next(deed)
            return
        part = text.part(game, deed)
        if part is None:
            question = text.question(game, deed)
            part = Decide(deed.seat, deed) if question is None else Perhaps(deed.seat, question)
        game.next(part)


def heard_by(game: TcgTable, seat: Seat, slot: int) -> tuple[Card, ...]:
    """The Characters at a Locale whose texts a Function of it sets off."""
    here = game.at(seat, slot)
    listening = [(card, face.listener) for card, face in game.listeners(seat) if card in here]
    return tuple(card for card, listener in listening if isinstance(listener, WhenFunctionHere))


@dataclass(frozen=True, slots=True)
class AfterFunction(Step):
    """A Function is complete: texts that it has set off happen now, wherever their Characters have gone (RUL-19)."""

    seat: Seat
    cards: tuple[Card, ...]

    def act(self, game: TcgTable) -> None:
        waiting: list[Heard] = []
        for card in self.cards:
            listener = game.character_face(card).listener
            if listener is not None and game.standing(card) is not None:
                waiting.append(heard(self.seat, card, listener))
        if waiting:
            game.next(Trigger(self.seat, tuple(waiting)))


@dataclass(frozen=True, slots=True)
class PerformWhich(Choice):
    """Which Function of a Locale is performed by a text, on top of the turn's own (RUL-48)."""

    card: Card

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        place = game.place_of_locale(self.card)
        return [] if place is None else function_picks(game, *place)

    def act(self, game: TcgTable, pick: Pick) -> None:
        perform(game, self.seat, pick)
