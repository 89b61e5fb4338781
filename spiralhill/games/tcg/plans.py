"""What Pumpkin Points, cards and Locales are worth to a player who thinks one turn ahead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spiralhill.games.tcg.balance import balance, befalls, best_bounce
from spiralhill.games.tcg.bargains import cheapest
from spiralhill.games.tcg.effects.conditions import AnotherHere, Counter, Here, OthersHere
from spiralhill.games.tcg.effects.creating import lacks
from spiralhill.games.tcg.effects.hands import AddPoints, AddPointsPer, Draw, DrawPer, Pitch, Refill
from spiralhill.games.tcg.effects.kinds import Condition
from spiralhill.games.tcg.effects.lasting import StandGuard, Stay
from spiralhill.games.tcg.effects.leaving import ScrapAnotherHere, ScrapAnotherOrThis, ScrapThis
from spiralhill.games.tcg.effects.performing import PerformShort, ScreamForPoints
from spiralhill.games.tcg.effects.players import TargetText
from spiralhill.games.tcg.effects.prices import price
from spiralhill.games.tcg.effects.searches import Search
from spiralhill.games.tcg.effects.strikes import BounceTheirs
from spiralhill.games.tcg.effects.text import AndThen, Both, If, IfElse, To
from spiralhill.games.tcg.effects.triggers import Hexing
from spiralhill.games.tcg.effects.under import DiscardUnder, TakeUnder, under
from spiralhill.games.tcg.plays import locations
from spiralhill.games.tcg.prints import Character, Creation, MainCard, Surprise
from spiralhill.games.tcg.sight import Sight
from spiralhill.games.tcg.state import HAND_LIMIT, MOST_POINTS, PILES, TABLE
from spiralhill.games.tcg.traits import CountsVampires
from spiralhill.kernel.effects import Deed, Effect, May
from spiralhill.kernel.table import Card

# What a card in hand is worth in Scare Points while there is time to play it, and on the last Day.
CARD: Final = 0.8
LATE_CARD: Final = 0.3
# What being able to use a better Locale is worth on each Day that follows.
HABIT: Final = 0.9
FAR: Final = 6
# What tips the scales between equals.
SMALL: Final = 0.05


def total(values: Iterable[float]) -> float:
    """Worths added up; none are worth nothing."""
    result = 0.0
    for value in values:
        result += value
    return result


class Plans:
    """What a seat could do in this turn, and what that would bring."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.me = sight.me
        self.days = sight.days
        size = len(sight.hand(sight.me))
        self.card_worth = LATE_CARD if sight.last_day else CARD * (0.5 if size > HAND_LIMIT else 1.0)
        self.best_function = max((self.function_worth(slot) for slot in sight.active_slots(sight.me)), default=0.0)
        # The best that can be had for 0, 1, ... Pumpkin Points; what texts bring is reckoned without it at first.
        self.buys = [0.0] * (MOST_POINTS + 1)
        self.buys = self._buys()

    # What can be bought

    def ware(self, card: Card) -> tuple[int, float] | None:
        """The price of a Character or Creation in hand, and what it would bring; nothing for what cannot come."""
        sight, face = self.sight, self.sight.faces[self.sight.prints[card]]
        if isinstance(face, Creation):
            if not lacks(sight, self.me, card):
                return None
            return cheapest(sight, self.me, card, None), self.creation_value(card, face)
        if not isinstance(face, Character) or sight.has(self.me, face.title):
            return None
        places = [place for place in locations(sight, self.me, face, True) if sight.owner(place) == self.me]
        if not places:
            return None
        offers = [(cheapest(sight, self.me, card, place), self.character_value(card, face, place)) for place in places]
        return max(offers, key=lambda offer: offer[1] - offer[0])

    def _buys(self) -> list[float]:
        """The best that can be had for 0, 1, ... Pumpkin Points, each card once."""
        best = [0.0] * (MOST_POINTS + 1)
        for card in self.sight.hand(self.me):
            cost, value = self.ware(card) or (0, 0.0)
            if value > 0:
                for points in range(MOST_POINTS, cost - 1, -1):
                    best[points] = max(best[points], best[points - cost] + value)
        return best

    def points_worth(self, number: int) -> float:
        """What more Pumpkin Points are worth now."""
        now = self.sight.pp[self.me]
        then = min(now + number, MOST_POINTS)
        return self.buys[then] - self.buys[now] + 0.12 * (then - now)

    def lasting_worth(self, card: Card) -> float:
        """What the prices of a Surprise that stays on the table would let the own hand buy more, once it is paid.

        They may be the prices of all players, but what the others hold is theirs to know.
        """
        sight, table = self.sight, self.me * PILES + TABLE
        points = max(sight.pp[self.me] - price(sight, self.me, card), 0)
        before, lying = self._buys(), sight.piles[table]
        sight.piles[table] = (*lying, card)
        after = self._buys()
        sight.piles[table] = lying
        return after[points] - before[points]

    def creation_value(self, card: Card, face: Creation) -> float:
        """What a Creation brings: its Scare Number, and its text."""
        return face.number + total(self.worth(text, card) for text in face.on_play)

    def character_value(self, card: Card, face: Character, location: Card) -> float:
        """What a Character brings at a Locale: its Scare Number, its text, and what it makes Active."""
        sight = self.sight
        number = self.number_of(face)
        place = sight.place_of_locale(location)
        company = () if place is None else sight.at(*place)
        value = number + total(self.worth(text, card, company) for text in face.on_play)
        if place is not None and place[0] == self.me:
            value += self.activation(place[1], number)
        return value

    def number_of(self, face: Character) -> int:
        """The Scare Number that a Character would have in the own town."""
        return self.sight.vampires(self.me) + 1 if face.trait(CountsVampires) is not None else face.number

    # Locales

    def function_worth(self, slot: int) -> float:
        """What the best Function of an own Locale is worth in the long run."""
        face = self.sight.locale_face(self.me, slot)
        return max(total(text.worth() for text in function.activities) for function in face.functions)

    def activation(self, slot: int, number: int) -> float:
        """What so much more Scare at a Locale is worth for the Days that follow."""
        sight = self.sight
        face = sight.locale_face(self.me, slot)
        if face.is_starting or number <= 0:
            return 0.0
        missing = face.threshold - sight.scare_at(self.me, slot)
        better = self.function_worth(slot) - self.best_function
        if missing <= 0 or better <= 0:
            return 0.0
        days = min(self.days, FAR) + (0 if sight.performed else 1)
        done = 1.0 if number >= missing else 0.35 * number / missing
        return HABIT * better * days * done

    # Texts

    def holds(self, when: Condition, card: Card, company: tuple[Card, ...]) -> bool:
        """Whether a condition holds as the table lies, for a card that would stand among some company."""
        if isinstance(when, Here):
            titles = [self.sight.main_face(other).title for other in company]
            return all(title in titles for title in when.characters)
        if isinstance(when, AnotherHere):
            return any(when.group.has(self.sight.main_face(other)) for other in company)
        return when.holds(self.sight, self.me, card)

    def count(self, per: Counter, card: Card, company: tuple[Card, ...]) -> int:
        """What a text counts as the table lies, for a card that would stand among some company."""
        if isinstance(per, OthersHere):
            return sum(per.group.has(self.sight.main_face(other)) for other in company)
        return per.of(self.sight, self.me, card)

    def worth(self, text: Effect, card: Card, company: tuple[Card, ...] = ()) -> float:
        """What a sentence is worth now, in Scare Points, on a card that would stand among some company."""
        if isinstance(text, Draw):
            return self.card_worth * text.number
        if isinstance(text, (DrawPer, AddPointsPer)):
            number = self.count(text.per, card, company)
            return self.card_worth * number if isinstance(text, DrawPer) else self.points_worth(number)
        if isinstance(text, AddPoints):
            return self.points_worth(text.number)
        if isinstance(text, Refill):
            return self.card_worth * max(HAND_LIMIT - len(self.sight.hand(self.me)), 0)
        if isinstance(text, Pitch):
            return -self.card_worth * 0.7 * text.number
        if isinstance(text, (DiscardUnder, TakeUnder)):
            number = len(under(self.sight, self.me, text.location)[1])
            return self.card_worth * (min(number, text.number) if isinstance(text, TakeUnder) else -0.5 * number)
        if isinstance(text, Search):
            return self.card_worth * (0.9 if text.limit else 0.7)
        if isinstance(text, ScrapThis):
            return -float(max(self.sight.number(card), 0)) - (0.0 if self.sight.last_day else 0.5)
        if isinstance(text, (ScrapAnotherHere, ScrapAnotherOrThis)):
            alone = 9.0 if isinstance(text, ScrapAnotherHere) else float(self.sight.main_face(card).number) + 1.0
            return -min((float(self.sight.number(other)) for other in company), default=alone)
        if isinstance(text, ScreamForPoints):
            return self.points_worth(max(text.points(self.sight, self.me), 0)) - self.best_function
        if isinstance(text, PerformShort):
            return -self.best_function
        return self.joined(text, card, company)

    def joined(self, text: Effect, card: Card, company: tuple[Card, ...]) -> float:
        """What a sentence with others in it is worth."""
        if isinstance(text, (AndThen, Both)):
            return self.worth(text.first, card, company) + self.worth(text.second, card, company)
        if isinstance(text, If):
            return self.worth(text.effect, card, company) if self.holds(text.when, card, company) else 0.0
        if isinstance(text, IfElse):
            met = self.holds(text.when, card, company)
            return self.worth(text.effect if met else text.otherwise, card, company)
        if isinstance(text, Hexing):
            return self.worth(text.effect, card, company)
        if isinstance(text, May):
            return max(0.0, self.worth(text.effect, card, company))
        return self.between(text, card)

    def between(self, text: Effect, card: Card) -> float:
        """What a sentence about several players is worth; any other is worth what it says, if it finds something."""
        sight = self.sight
        each = befalls(sight, text, card, self.card_worth)
        if each:
            return balance(each, self.me)
        if isinstance(text, BounceTheirs):
            return best_bounce(sight, text)
        if isinstance(text, Stay) and not isinstance(text, StandGuard):
            return self.lasting_worth(card)
        if not text.finds(sight, Deed(text, self.me, card)):
            return 0.0
        if isinstance(text, TargetText) and not any(text.fits(sight, seat) for seat in sight.opponents(self.me)):
            return -self.card_worth  # nobody else is left for it
        return 0.8 * text.worth()

    def for_discard(self) -> float:
        """What Characters give at least for each card that may be discarded: which text asks is not to be seen."""
        gains: list[float] = []
        for card in self.sight.characters(self.me):
            face = self.sight.character_face(card)
            texts = face.on_play if face.listener is None else (*face.on_play, face.listener.effect)
            for text in texts:
                offer = text.effect if isinstance(text, May) and card not in self.sight.hexed else None
                if isinstance(offer, To) and isinstance(offer.first, Pitch):
                    gains.append(self.worth(offer.second, card) / offer.first.number)
        return min(gains, default=0.0)

    def keep(self, card: Card) -> float:
        """How much a card in hand is worth keeping."""
        face = self.sight.faces[self.sight.prints[card]]
        if not isinstance(face, MainCard):
            return 0.0
        if isinstance(face, Surprise):
            return 0.6 if (face.cost or face.number) < 2 else 0.5
        ware = self.ware(card)
        if ware is None:
            return 0.15
        cost, value = ware
        if self.sight.last_day and cost > MOST_POINTS:
            return 0.0
        return 0.3 + 0.35 * value - 0.12 * max(cost - 2, 0)
