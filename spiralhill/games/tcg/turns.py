"""A player's turn: one Function, and any number of cards (TCG-TURN-02)."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.bargains import play
from spiralhill.games.tcg.effects.dice import RollOnceMore
from spiralhill.games.tcg.effects.prices import price
from spiralhill.games.tcg.effects.text import Text
from spiralhill.games.tcg.entering import surprise, take_place
from spiralhill.games.tcg.functions import function_picks, perform
from spiralhill.games.tcg.plays import hand_picks, why_not_play
from spiralhill.games.tcg.prints import Character, Locale, Surprise
from spiralhill.games.tcg.table import TcgTable
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, Step, card_of
from spiralhill.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class PlayerTurn(Step):
    """A player's turn begins."""

    seat: Seat

    def act(self, game: TcgTable) -> None:
        game.turn = self.seat
        game.performed = False
        game.asked_scores = frozenset()
        if game.telling:
            game.tell(events.TurnBegins(self.seat, game.day))
        game.next(TurnAction(self.seat))


@dataclass(frozen=True, slots=True)
class TurnAction(Choice):
    """What the current player does next; it is asked again until the turn is ended (DEC-07)."""

    @property
    def lingers(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        seat = self.seat
        options = hand_picks(game, seat)
        for card in game.characters(seat):
            face = game.faces[game.prints[card]]
            assert isinstance(face, Character)
            if face.ability is not None and not why_not_use(game, seat, card, face):
                options.append(picks.use(card))
        if not game.performed:
            for slot in game.rows[seat]:
                if game.is_active(seat, slot):
                    options += function_picks(game, seat, slot)
        options += [picks.ask_score(other) for other in game.opponents(seat) if other not in game.asked_scores]
        options.append(picks.END_TURN)
        return options

    def act(self, game: TcgTable, pick: Pick) -> None:
        seat = self.seat
        if isinstance(pick, picks.EndTurn):
            game.next(EndOfTurn(seat))
            return
        game.next(self)
        if not isinstance(pick, picks.AskScore) and not rolls_on(game, pick):
            game.rolled = None  # what comes directly after the dice is something else
        if isinstance(pick, picks.Play):
            play(game, seat, pick)
        elif isinstance(pick, picks.PlaySurprise):
            surprise(game, seat, pick.card, pick.ability, price(game, seat, pick.card))
        elif isinstance(pick, picks.Replace):
            take_place(game, seat, pick.card, pick.source, price(game, seat, pick.card, None, pick.source))
        elif isinstance(pick, (picks.Perform, picks.PerformPart)):
            game.performed = True
            perform(game, seat, pick)
        elif isinstance(pick, picks.Use):
            ability = game.character_face(pick.card).ability
            assert ability is not None
            game.next(Deed(ability.text, seat, pick.card))
        elif isinstance(pick, picks.AskScore):
            game.asked_scores = game.asked_scores | {pick.target}
            if game.telling:
                game.tell(events.TellsScore(seat, pick.target, game.points_of(pick.target)))

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        seat = self.seat
        if isinstance(thing, picks.AskScore):
            again = thing.target in game.asked_scores
            return Reason("asked-already", "TCG-TURN-08") if again else NOT_OFFERED
        card = card_of(thing)
        if card is None:
            return NOT_OFFERED
        if card in game.hand(seat):
            return why_not_play(game, seat, card, thing)
        if isinstance(game.face(card), Locale):
            return why_not_perform(game, seat, card)
        place = game.standing(card)
        if place is not None:
            face = game.character_face(card)
            if place[0] != seat:
                return Reason("not-yours", "TCG-NAME-01")
            return why_not_use(game, seat, card, face) or NOT_OFFERED
        return Reason("not-in-hand", "TCG-PLAY-01")


def rolls_on(game: TcgTable, pick: Pick) -> bool:
    """Whether a pick goes on with the dice that were rolled just before."""
    if not isinstance(pick, picks.PlaySurprise):
        return False
    face = game.face(pick.card)
    return isinstance(face, Surprise) and isinstance(face.abilities[pick.ability - 1].text, RollOnceMore)


def why_not_use(game: TcgTable, seat: Seat, card: Card, face: Character) -> Reason | None:
    """What keeps a player from using the text of a Character in the own turn."""
    if face.hex and card in game.hexed:
        return Reason("hexed", "TCG-HEX-02", (("card", face.id),))
    ability = face.ability
    if ability is None and face.listener is None:
        return Reason("nothing-to-use", "TCG-CHAR-07")
    if ability is None:
        return Reason("text-waits", "TCG-CHAR-07", (("card", face.id),))
    if not ability.when.holds(game, seat, card):
        return Reason("condition-not-met", "TCG-NAME-02")
    text = ability.text
    assert isinstance(text, Text)
    if not text.begins(game, Deed(text, seat, card)):
        return Reason("no-target", "TCG-THEN-01")
    return None


def why_not_perform(game: TcgTable, seat: Seat, card: Card) -> Reason:
    """Why a Function of a Locale cannot be performed."""
    place = game.place_of_locale(card)
    if place is None or place[0] != seat:
        return Reason("own-locales", "TCG-FUNC-02")
    if game.performed:
        return Reason("one-function", "TCG-FUNC-01")
    if card in game.closed:
        return Reason("closed-locale", "RUL-39")
    face = game.locale_face(*place)
    if game.is_active(*place):
        return NOT_OFFERED
    blanks = (("scare", game.scare_at(*place)), ("threshold", face.threshold))
    return Reason("not-active", "TCG-FUNC-03", blanks)


@dataclass(frozen=True, slots=True)
class EndOfTurn(Step):
    """A player's turn ends, and with it what lasts for a turn (RUL-56)."""

    seat: Seat

    def act(self, game: TcgTable) -> None:
        game.doubled = None
        game.rolled = None
        game.turn = None
