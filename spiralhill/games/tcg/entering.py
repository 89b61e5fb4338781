"""How cards come into play, and what that sets off."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.tcg import events
from spiralhill.games.tcg.effects.text import If
from spiralhill.games.tcg.effects.triggers import WhenCreationPlayed, WhenSurprisePlayed, heard
from spiralhill.games.tcg.prints import CENTRE, PLACED, Creation, Surprise
from spiralhill.games.tcg.state import CREATIONS, DISCARD, HAND, PILES, PLAYED, SURPRISES, TABLE
from spiralhill.games.tcg.table import TcgTable
from spiralhill.kernel.effects import Deed, Effect
from spiralhill.kernel.steps import Heard, Step, Trigger
from spiralhill.kernel.table import Card, Pile, Seat


def arrive(game: TcgTable, seat: Seat, card: Card, source: Pile, location: Card, price: int) -> None:
    """Pay for a Character and play it to a Locale; its own text is set off by that (TCG-CHAR-01)."""
    place = game.place_of_locale(location)
    assert place is not None
    game.spend(seat, price)
    town, slot = place
    card = game.enter(card, source, town, slot)
    if game.telling:
        target = None if town == seat else town
        game.tell(events.PlaysCharacter(seat, game.name(card), game.name(location), target, price))
    set_off_text(game, town, card)


def set_off_text(game: TcgTable, seat: Seat, card: Card) -> None:
    """Let the text of a Character that was just played happen."""
    texts = [text for text in game.character_face(card).on_play if is_due(game, text, seat, card)]
    if texts:
        game.set_off([Heard(seat, card, Deed(text, seat, card)) for text in texts])


def is_due(game: TcgTable, text: Effect, seat: Seat, card: Card) -> bool:
    """Whether a text happens at all now; what depends on something that is not there sets nothing off."""
    return not isinstance(text, If) or text.when.holds(game, seat, card)


def take_place(game: TcgTable, seat: Seat, card: Card, old: Card, price: int) -> None:
    """Play a version of a Character in the place of another one (TCG-REPL-02).

    What is stacked passes on, the Hex Counter does not, and no text takes it for a discard (TCG-REPL-07, RUL-24).
    """
    place = game.standing(old)
    assert place is not None
    game.spend(seat, price)
    town, slot = place
    beneath = game.stacks.get(old, ())
    game.stacks = {over: cards for over, cards in game.stacks.items() if over != old}
    game.leave_town(old, town, game.owner(old) * PILES + DISCARD)
    card = game.enter(card, seat * PILES + HAND, town, slot)
    if beneath:
        game.stacks = {**game.stacks, card: beneath}
    if game.telling:
        game.tell(events.Replaces(seat, game.name(card), game.name(old), price))
    set_off_text(game, town, card)


def create(game: TcgTable, seat: Seat, card: Card, source: Pile, price: int) -> None:
    """Pay for a Creation and lay it beside the row; its text and those that listen are due together (TCG-TIME-01)."""
    game.spend(seat, price)
    card = game.move(card, source, seat * PILES + CREATIONS)
    face = game.face(card)
    assert isinstance(face, Creation)
    if game.telling:
        game.tell(events.PlaysCreation(seat, face.id, price))
    due = [Heard(seat, card, Deed(text, seat, card)) for text in face.on_play if is_due(game, text, seat, card)]
    for other, listening in game.listeners(seat):
        listener = listening.listener
        if isinstance(listener, WhenCreationPlayed) and listener.when.holds(game, seat, other):
            due.append(heard(seat, other, listener))
    game.set_off(due)


def surprise(game: TcgTable, seat: Seat, card: Card, number: int, price: int) -> None:
    """Pay for a Surprise and let one of its abilities happen (TCG-SURP-02)."""
    face = game.face(card)
    assert isinstance(face, Surprise)
    game.spend(seat, price)
    game.note_title(seat, face.title)
    card = game.move(card, seat * PILES + HAND, seat * PILES + PLAYED)
    if game.telling:
        game.tell(events.PlaysSurprise(seat, face.id, price))
    ability = face.abilities[number - 1]
    game.next(Deed(ability.text, seat, card), SurpriseDone(seat, card, ability.placement))


@dataclass(frozen=True, slots=True)
class SurpriseDone(Step):
    """A Surprise goes where it belongs, and texts that wait for one happen (TCG-SURP-03)."""

    seat: Seat
    card: Card
    placement: str

    def act(self, game: TcgTable) -> None:
        seat, card = self.seat, self.card
        if card in game.piles[seat * PILES + PLAYED]:
            # One that could not be stacked after all was played all the same (RUL-28).
            to = seat * PILES + SURPRISES
            if self.placement == PLACED:
                to = seat * PILES + TABLE
                if game.telling:
                    game.tell(events.StaysOnTable(seat, game.name(card)))
            elif self.placement == CENTRE:
                to = game.centre
                if game.telling:
                    game.tell(events.StaysInCentre(seat, game.name(card)))
            game.move(card, seat * PILES + PLAYED, to)
        waiting: list[Heard] = []
        for other, face in game.listeners(seat):
            if isinstance(face.listener, WhenSurprisePlayed):
                waiting.append(heard(seat, other, face.listener))
        if waiting:
            game.next(Trigger(seat, tuple(waiting)))
