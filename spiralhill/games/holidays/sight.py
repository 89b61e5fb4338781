"""A view read back into cards and numbers, for players that are programs: it holds what the seat may know, no more.

Everything here is an estimate: how strong the others may become at a Location, and how likely it is to be won.
"""

from __future__ import annotations

import math
from typing import Any, Final

from spiralhill.games.holidays.catalogue import PRINTS
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.effects.text import text_of
from spiralhill.games.holidays.prints import FACES, PLACES, ROUNDS, CharacterCard, Print, Tokens
from spiralhill.games.holidays.ring import contenders, slot_at
from spiralhill.games.holidays.state import DECK, HAND, IN_PLAY, PILES
from spiralhill.kernel.effects import Effect
from spiralhill.kernel.game import View
from spiralhill.kernel.table import Card, Seat

# What a card of somebody else is taken to count, and how far it may be off.
USUAL_CARD: Final = 5.8
SPREAD: Final = 3.0
# By how much a card is taken to be better where its owner wants to win twice as much.
BIAS: Final = 2.4
LONGEST: Final = 60


class Sight:
    """What one seat sees of a game."""

    def __init__(self, view: View) -> None:
        facts: Any = view["facts"]
        piles: Any = view["piles"]
        you: Any = view["you"]
        about: Any = view["about"]
        self.facts = facts
        self.piles = piles
        self.me: Seat = you
        self.asks = str(view["asks"])
        # The card whose text asks; none on a turn.
        self.about: Card = -1 if about is None else about
        self.seats: int = len(facts["characters"])
        self.round: int = facts["round"]
        self.turns: list[int] = facts["turns"]
        characters = [CHARACTERS[name] for name in facts["characters"]]
        gear = [character.read_gear(seen) for character, seen in zip(characters, facts["gear"], strict=True)]
        self.character, self.gear = characters[self.me], gear[self.me]
        left = ROUNDS - self.round
        self.values: list[Tokens] = [
            character.outlook(own, left) for character, own in zip(characters, gear, strict=True)
        ]
        self.faces: dict[Card, Print] = {}
        for pile in piles:
            for shown in pile.get("cards", ()):
                if shown is not None and shown[1] is not None:
                    self.faces[shown[0]] = PRINTS[shown[1]]
        self.hand: list[Card] = [shown[0] for shown in piles[self.me * PILES + HAND]["cards"]]
        self.down: frozenset[Card] = frozenset(facts["face_down"])
        self.slots = [self.slot(self.me, place) for place in range(len(PLACES))]
        # By how much a point for me is worth more than a point less for one of the others.
        self.rivalry = 1 / (self.seats - 1)
        self.foes = [self._foes(slot) for slot in self.slots]
        self.prizes = [self._prize(place) for place in range(len(PLACES))]
        self.strengths = [self._strength(place) for place in range(len(PLACES))]

    # Cards

    def card(self, card: Card) -> CharacterCard:
        """A Character card that can be seen."""
        face = self.faces[card]
        assert isinstance(face, CharacterCard)
        return face

    def at(self, seat: Seat, place: int) -> list[Card]:
        """The cards a player has at a place."""
        return [shown[0] for shown in self.piles[seat * PILES + IN_PLAY + place]["cards"]]

    def in_play(self) -> list[tuple[Card, int]]:
        """The seat's own cards in play, with their places."""
        return [(card, place) for place in range(len(PLACES)) for card in self.at(self.me, place)]

    def counts(self, card: Card) -> int:
        """What a card in play counts so far."""
        return max(0, self.card(card).number + int(self.facts["modifiers"].get(str(card), 0)))

    def slot(self, seat: Seat, place: int) -> int:
        """The slot that a player calls left, middle or right."""
        return slot_at(self.seats, seat, place)

    def tokens_at(self, place: int) -> list[int]:
        """The Christmas and Halloween tokens at a place of the seat."""
        tokens: list[int] = self.facts["tokens"][self.slots[place]]
        return tokens

    # The others

    def _foes(self, slot: int) -> list[tuple[float, float, Seat]]:
        """How strong each opponent may become at a slot, how far that may be off, and who it is."""
        others = [(seat, place) for seat, place in contenders(self.seats, slot) if seat != self.me]
        return [(*self._expected(seat, place), seat) for seat, place in others]

    def _expected(self, seat: Seat, place: int) -> tuple[float, float]:
        """Others, too, put their cards and above all their best ones where there is something for them."""
        lying = [self.at(seat, at) for at in range(len(PLACES))]
        gaps = sum(not cards for cards in lying)
        keen = self._keenness(seat)
        more = max(0, self.turns[seat] - gaps) * keen[place] / len(PLACES) + (not lying[place])
        hidden = [card for card in lying[place] if card in self.down]
        unseen = sum(card not in self.faces for card in hidden)
        known = sum(self.card(card).number for card in hidden if card in self.faces)
        unknown = more + unseen
        total: int = self.facts["totals"][seat][place]
        usual = USUAL_CARD + BIAS * (keen[place] - 1.0)
        return total + known + usual * unknown, 1.0 + SPREAD * math.sqrt(unknown)

    def _keenness(self, seat: Seat) -> list[float]:
        """How much a player wants each of their places; 1 is as much as the others."""
        tokens = [self.facts["tokens"][self.slot(seat, place)] for place in range(len(PLACES))]
        wishes = [1.0 + self.points(seat, christmas, halloween) for christmas, halloween in tokens]
        return [wish * len(PLACES) / sum(wishes) for wish in wishes]

    def strongest_target(self, place: int) -> float:
        """The strongest face-up card of an opponent at a place; for the first card, which waits, one still to come."""
        seen = [
            self.counts(card)
            for seat, at in contenders(self.seats, self.slots[place])
            if seat != self.me
            for card in self.at(seat, at)
            if card in self.faces and card not in self.down
        ]
        waits = USUAL_CARD if self.opens() else 0.0
        return max([waits, *map(float, seen)])

    def opponents_at(self, place: int) -> int:
        """How many opponents have a card at a place."""
        others = contenders(self.seats, self.slots[place])
        return sum(seat != self.me and bool(self.at(seat, at)) for seat, at in others)

    # Chances and prizes

    def chance(self, place: int, strength: float) -> float:
        """How likely a place is won with a strength."""
        chance = 1.0
        for expected, spread, _ in self.foes[place]:
            behind = (expected - 0.2 - strength) / (0.6 * spread)
            chance /= 1.0 + math.exp(behind if behind < LONGEST else LONGEST)
        return chance

    def _prize(self, place: int) -> float:
        """What it is worth to win a place: the own points, and those that a rival does not get."""
        tokens = self.tokens_at(place)
        rivals = [self.points(seat, tokens[0], tokens[1]) for _, _, seat in self.foes[place]]
        return self.points(self.me, tokens[0], tokens[1]) + self.rivalry * sum(rivals) / len(rivals)

    def points(self, seat: Seat, christmas: float, halloween: float) -> float:
        """What tokens are worth to a player."""
        return christmas * self.values[seat][0] + halloween * self.values[seat][1]

    def token_value(self, face: str) -> float:
        """What a token is worth to the seat."""
        return float(self.values[self.me][FACES.index(face)])

    # The seat's own strength

    def opens(self) -> bool:
        """Whether the seat's next card is its first of the round and lies face-down."""
        return not self.in_play()

    def _strength(self, place: int) -> float:
        """What the seat's cards at a place will count, with all that their texts may still bring."""
        total = float(self.facts["totals"][self.me][place])
        for card in self.at(self.me, place):
            face = self.card(card)
            if card in self.down:
                total += face.number + self.lead(face.when_played, place)
            total += self.lead(self.final_texts(card), place)
        return total

    def final_texts(self, card: Card) -> tuple[Effect, ...]:
        """What a card in play will say at the End of round."""
        return self.card(card).saying(card in self.character.carriers(self.gear)).end_of_round

    def lead(self, texts: tuple[Effect, ...], place: int) -> float:
        """The strength that texts are expected to bring at a place."""
        return sum(text_of(text).lead(self, place) for text in texts)

    def gain(self, texts: tuple[Effect, ...], place: int) -> float:
        """The points that texts are expected to bring beside strength."""
        return sum(text_of(text).gain(self, place) for text in texts)

    def stays_alone(self, place: int) -> float:
        """How likely a card at a place is its player's only one there in the end."""
        others = len(self.at(self.me, place))
        if others > 1 or (others == 1 and self.asks == "PlayerTurn"):
            return 0.0
        return 1.0 if self.round == 1 else 0.4

    # Beside the deck

    def beside(self, zone: str) -> list[Any]:
        """The piles that only the seat's own Character has, by their name."""
        return [pile for pile in self.piles if pile["owner"] == self.me and pile["zone"] == zone]

    def cards_left(self) -> int:
        """How many cards the seat has in hand and draw pile."""
        return len(self.hand) + int(self.piles[self.me * PILES + DECK]["size"])
