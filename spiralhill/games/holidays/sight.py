"""A view read back into cards and numbers, for players that are programs: it holds what the seat may know, no more.

Everything here is an estimate: how strong the others may become at a Location, and how likely it is to be won.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.jack import TRACK
from spiralhill.games.holidays.characters.santa import SANTA, GiftsGiven
from spiralhill.games.holidays.effects.text import text_of
from spiralhill.games.holidays.prints import (
    FACES,
    MIDDLE,
    PLACES,
    ROUNDS,
    CharacterCard,
    Experiment,
    Print,
    Stitch,
    Tokens,
)
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

    def __init__(self, view: View, faces: Mapping[str, Print]) -> None:
        facts: Any = view["facts"]
        piles: Any = view["piles"]
        self.facts = facts
        self.piles = piles
        self.me: Seat = int(view["you"])  # type: ignore[call-overload]
        self.asks = str(view["asks"])
        # The card whose text asks; none on a turn.
        self.about: Card = -1 if view["about"] is None else int(view["about"])  # type: ignore[call-overload]
        self.seats: int = len(facts["characters"])
        self.round: int = facts["round"]
        self.turns: list[int] = facts["turns"]
        self.gear: dict[str, Any] = facts["gear"][self.me]
        left = ROUNDS - self.round
        self.values: list[Tokens] = [
            CHARACTERS[name].outlook(gear, left) for name, gear in zip(facts["characters"], facts["gear"], strict=True)
        ]
        self.faces: dict[Card, Print] = {}
        for pile in piles:
            for shown in pile.get("cards", ()):
                if shown is not None and shown[1] is not None:
                    self.faces[shown[0]] = faces[shown[1]]
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
        return self.seats if place == MIDDLE else seat if place < MIDDLE else (seat - 1) % self.seats

    def tokens_at(self, place: int) -> list[int]:
        """The Christmas and Halloween tokens at a place of the seat."""
        tokens: list[int] = self.facts["tokens"][self.slots[place]]
        return tokens

    # The others

    def _foes(self, slot: int) -> list[tuple[float, float, Seat]]:
        """How strong each opponent may become at a slot, how far that may be off, and who it is."""
        foes: list[tuple[float, float, Seat]] = []
        for seat in range(self.seats):
            places = [place for place in range(len(PLACES)) if self.slot(seat, place) == slot]
            if seat != self.me and places:
                foes.append((*self._expected(seat, places[0]), seat))
        return foes

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
            for seat in range(self.seats)
            if seat != self.me
            for at in range(len(PLACES))
            if self.slot(seat, at) == self.slots[place]
            for card in self.at(seat, at)
            if card in self.faces and card not in self.down
        ]
        waits = USUAL_CARD if self.opens() else 0.0
        return max([waits, *map(float, seen)])

    def opponents_at(self, place: int) -> int:
        """How many opponents have a card at a place."""
        slot = self.slots[place]
        return sum(
            seat != self.me and any(self.slot(seat, at) == slot and self.at(seat, at) for at in range(len(PLACES)))
            for seat in range(self.seats)
        )

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
        face = self.card(card)
        stitched = [over for over, _ in self.gear.get("stitched", ())]
        if isinstance(face.stitch, Stitch) and card in stitched:
            return face.stitch.end_of_round
        return face.end_of_round

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

    # What single Characters look at

    def research_step(self) -> float:
        """What a step on the research track is worth: more while many tokens are still to come."""
        return 0.0 if self.gear["space"] >= len(TRACK) - 1 else 2.6

    def flip_value(self, showing: str, place: int) -> float:
        """What turning a token over at a place is worth, with the face that suits better upward."""
        christmas, halloween = self.values[self.me]
        better = FACES[0] if christmas >= halloween else FACES[1]
        tokens = self.tokens_at(place)
        if showing == better or not tokens[1 - FACES.index(better)]:
            return -0.5 if showing == better else 0.0
        return 0.6 * abs(christmas - halloween)

    def gift_value(self, face: str) -> float:
        """What a gift costs and brings: a rival's points against the bonus for giving."""
        others = [self.values[seat] for seat in range(self.seats) if seat != self.me]
        costs = [float(max(value) if face not in FACES else value[FACES.index(face)]) for value in others]
        bonus, given = SANTA.bonus, int(self.gear["given"])
        assert isinstance(bonus, GiftsGiven)
        return bonus.for_gifts(given + 1) - bonus.for_gifts(given) - self.rivalry * sum(costs) / len(costs)

    def mood_value(self, showing: str) -> float:
        """What it brings to the cards in play if the Mood token shows a side."""
        if self.gear["showing"] == showing:
            return 0.0
        before = sum(self.lead(self.final_texts(card), place) for card, place in self.in_play())
        turned = dict(self.gear, showing=showing)
        self.gear, held = turned, self.gear
        after = sum(self.lead(self.final_texts(card), place) for card, place in self.in_play())
        self.gear = held
        return 0.4 * (after - before)

    def stitch_number(self) -> int:
        """The number of the card that would be Stitched: the one that is missed least."""
        return min((self.card(card).number for card in self.hand), default=0)

    def experiments(self) -> list[Experiment]:
        """The Experiments that can be worked on."""
        tops: list[Experiment] = []
        for pile in self.piles:
            if pile["zone"] == "stack" and pile["owner"] == self.me and pile["cards"]:
                face = self.faces[pile["cards"][-1][0]]
                assert isinstance(face, Experiment)
                tops.append(face)
        return tops

    def completed(self) -> int:
        """How many Experiments are completed."""
        sizes = [int(pile["size"]) for pile in self.piles if pile["zone"] == "completed" and pile["owner"] == self.me]
        return sum(sizes)

    def missing(self, experiment: Experiment) -> list[str]:
        """The ingredients of an Experiment that do not lie in play yet."""
        used = self.gear["used"]
        shown = [self.card(card).ingredient for card, _ in self.in_play() if card not in used]
        missing: list[str] = []
        for ingredient in experiment.ingredients:
            if ingredient in shown:
                shown.remove(ingredient)
            else:
                missing.append(ingredient)
        return missing

    def experiment_chance(self) -> float:
        """How likely an Experiment is completed in this round."""
        if self.gear["done"]:
            return 1.0
        return max((0.75 ** len(self.missing(one)) for one in self.experiments()), default=0.0)

    def cards_left(self) -> int:
        """How many cards the seat has in hand and draw pile."""
        return len(self.hand) + int(self.piles[self.me * PILES + DECK]["size"])
