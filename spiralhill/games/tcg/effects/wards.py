"""Protection: whoever is about to be hit by an opponent's card may answer it (RUL-28 to RUL-30)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.lasting import StandGuard
from spiralhill.games.tcg.effects.prices import NO_CARD, price, price_of, too_dear
from spiralhill.games.tcg.effects.text import Question, Text, Then
from spiralhill.games.tcg.groups import Group, Worded
from spiralhill.games.tcg.prints import HITS_CHARACTERS, Ability, Print, Surprise
from spiralhill.games.tcg.state import HAND, PILES, SURPRISES, TABLE
from spiralhill.games.tcg.traits import Guards
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, PASS, Choice, Item, Pick, Reason, card_of
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable

HYDES = Worded("hyde")


def warn(
    game: TcgTable, by: Seat, source: Card, victims: dict[Seat, str], strike: Item, cards: tuple[Card, ...] = ()
) -> None:
    """Let those who are about to be hit answer, clockwise from the current player, before it happens (RUL-30).

    Each of them is told which of some cards of theirs it is about.

    Protection is for an opponent's turn and against an opponent's card, so the current player is not asked, nor is the
    one whose card it is.
    """
    game.spared = frozenset()
    turn = by if game.turn is None else game.turn
    wards: list[Item] = []
    for seat in game.clockwise(turn)[1:]:
        if seat in victims and seat != by and could_protect(game, seat, source, victims[seat]):
            mine = tuple(card for card in cards if seat == whose(game, card))
            wards.append(Ward(seat, source, victims[seat], mine))
    game.next(*wards, strike)


def whose(game: TcgTable, card: Card) -> Seat:
    """In whose town a card is, or in whose hand."""
    town = game.town_of(card)
    return game.owner(card) if town is None else town


@dataclass(frozen=True, slots=True)
class Ward(Choice):
    """Whether a player protects Characters or hand from the card that is about to affect them (DEC-18)."""

    card: Card
    what: str
    cards: tuple[Card, ...] = ()

    def options(self, game: TcgTable) -> list[Pick]:
        return [PASS, *(picks.Protect(card) for card in protections(game, self.seat, self.card, self.what))]

    def act(self, game: TcgTable, pick: Pick) -> None:
        if isinstance(pick, picks.Protect):
            protect(game, self.seat, pick.card, self.card, self.what)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card is None:
            return NOT_OFFERED
        if card not in game.hand(self.seat):
            return Reason("answers-only", "TCG-TIME-03")
        face = game.main_face(card)
        if answer_of(face, self.what) is None:
            return Reason("answers-only", "TCG-TIME-03")
        if face.title in game.titles[self.seat]:
            return Reason("title-played", "TCG-SURP-04")
        return too_dear(game, self.seat, price(game, self.seat, card))


def answer_of(face: Print, what: str) -> Ability | None:
    """The ability of a Surprise by which Characters in play, or a hand, are kept from a card."""
    if isinstance(face, Surprise):
        for ability in face.abilities:
            if ability.timing == what:
                return ability
    return None


def could_protect(game: TcgTable, seat: Seat, source: Card, what: str) -> bool:
    """Whether, as far as everybody can see, a player might answer a card that affects Characters or hand.

    Whether the player really holds an answer is nobody's business, so it is asked all the same (TCG-TIME-02).
    """
    if guards(game, seat, source, what):
        return True
    if not game.hand(seat):
        return False
    answers = [face for face in game.faces if isinstance(face, Surprise) and answer_of(face, what) is not None]
    played, points = game.titles[seat], game.pp[seat]
    return any(face.title not in played and price_of(game, seat, face, NO_CARD) <= points for face in answers)


def guards(game: TcgTable, seat: Seat, source: Card, what: str) -> list[Card]:
    """The cards in a town that may go back to hand to keep a card from what it is about to affect."""
    if what != HITS_CHARACTERS:
        return [card for card in game.characters(seat) if game.character_face(card).trait(Guards) is not None]
    if not isinstance(game.face(source), Surprise):
        return []
    return [card for card in game.piles[seat * PILES + TABLE] if stands_guard(game.face(card))]


def stands_guard(face: Print) -> bool:
    """Whether a card on the table may return to hand, to keep an opponent's Surprise from the own Characters."""
    return isinstance(face, Surprise) and any(isinstance(ability.text, StandGuard) for ability in face.abilities)


def protections(game: TcgTable, seat: Seat, source: Card, what: str) -> list[Card]:
    """The cards with which a player can answer now."""
    held = [card for card in game.hand(seat) if answer_of(game.main_face(card), what) is not None]
    return [*guards(game, seat, source, what), *(card for card in held if is_playable(game, seat, card))]


def is_playable(game: TcgTable, seat: Seat, card: Card) -> bool:
    """Whether a player can pay for a Surprise whose Title was not played in this Round (TCG-LIMIT-05)."""
    return game.main_face(card).title not in game.titles[seat] and price(game, seat, card) <= game.pp[seat]


def protect(game: TcgTable, seat: Seat, card: Card, source: Card, what: str) -> None:
    """Use a protection: it is paid and played, or goes back to hand, and the player's cards are left alone."""
    face = game.main_face(card)
    if game.telling:
        game.tell(events.Protects(seat, face.id, game.name(source)))
    if card in game.hand(seat):
        ability = answer_of(face, what)
        assert ability is not None
        game.spend(seat, price(game, seat, card))
        game.note_title(seat, face.title)
        card = game.move(card, seat * PILES + HAND, seat * PILES + SURPRISES)
        game.next(Deed(ability.text, seat, card))
    else:
        game.bounce(card)
        game.spare(seat)


@dataclass(frozen=True, slots=True)
class IgnoreCard(Text):
    """Leaves the player's Characters in play, or hand, alone; it is used in answer to a card (TCG-TIME-02)."""

    what: str

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.spare(deed.seat)
        game.next(*then)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return False  # never in the own turn


@dataclass(frozen=True, slots=True)
class ShowToDraw(Text):
    """Draws cards if the player shows one of a group from hand."""

    group: Group
    number: int

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return ShowWhich(deed.seat, then, self.group, self.number)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return False  # never in the own turn


@dataclass(frozen=True, slots=True)
class ShowWhich(Question):
    """Which card of a group a player shows from hand, to draw cards; whoever holds none is asked all the same."""

    group: Group = HYDES
    number: int = 0

    def options(self, game: TcgTable) -> list[Pick]:
        hand = game.hand(self.seat)
        return [*(picks.Reveal(card) for card in hand if self.group.has(game.main_face(card))), PASS]

    def act(self, game: TcgTable, pick: Pick) -> None:
        if isinstance(pick, picks.Reveal):
            game.show((pick.card,))
            if game.telling:
                game.tell(events.Reveals(self.seat, game.name(pick.card)))
            game.draw(self.seat, self.number)
        game.next(*self.then)
