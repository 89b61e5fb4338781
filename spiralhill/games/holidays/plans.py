"""What the rest of a round can bring: for each card that could be played now, the whole hand is thought through."""

from __future__ import annotations

from spiralhill.games.holidays import picks
from spiralhill.games.holidays.prints import MIDDLE, PLACES
from spiralhill.games.holidays.sight import Sight
from spiralhill.kernel.steps import Pick
from spiralhill.kernel.table import Card


class Plans:
    """What the hand can bring in the rest of the round, for every card that could be played now."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.turns = sight.turns[sight.me]
        self.opens = sight.opens()
        # What each card would count at each place, and the points it would bring beside that.
        self.numbers: dict[Card, list[float]] = {}
        self.extra: dict[Card, list[float]] = {}
        for card in sight.hand:
            face = sight.card(card)
            expects = [sight.character.expects(sight, face, place) for place in range(len(PLACES))]
            self.numbers[card] = [max(0.0, strength) for strength in expects]
            gains = sight.character.gains(sight, face)
            self.extra[card] = [sight.gain(face.when_played, place) + gains for place in range(len(PLACES))]
        # The best card first: that is the order in which a plan spends the hand.
        self.by_strength = sorted(sight.hand, key=lambda card: -max(self.numbers[card]))

    def rate(self, options: list[Pick]) -> list[float]:
        """The worth of the whole rest of the round for each option."""
        return [self.plan(pick) if isinstance(pick, picks.Play) else self.skipping() for pick in options]

    def plan(self, pick: picks.Play) -> float:
        """Play a card at a place and spread the best of the others as well as can be."""
        sight, place = self.sight, PLACES.index(pick.place)
        strengths = sight.strengths[:]
        strengths[place] += self.numbers[pick.card][place]
        worth = self.extra[pick.card][place]
        gaps = {at for at in range(len(PLACES)) if not sight.at(sight.me, at)} - {place}
        rest = [card for card in self.by_strength if card != pick.card][: self.turns - 1]
        worth += self._spread(strengths, gaps, rest)
        # Who is early at the Middle wins ties; and what shows little is shown first.
        if place == MIDDLE and sight.me not in sight.facts["order"]:
            worth += 0.25 * (1 - len(sight.facts["order"]) / sight.seats)
        shown = sight.card(pick.card).number
        return worth + (0.02 * shown if self.opens else -0.02 * shown)

    def skipping(self) -> float:
        """Play nothing now, and the best cards in the turns that are left."""
        sight = self.sight
        gaps = {at for at in range(len(PLACES)) if not sight.at(sight.me, at)}
        return self._spread(sight.strengths[:], gaps, self.by_strength[: self.turns - 1]) - 0.1

    def _spread(self, strengths: list[float], gaps: set[int], cards: list[Card]) -> float:
        """Put cards one by one where they help most, gaps before they run out; what all places are then worth."""
        sight = self.sight
        worth = 0.0
        chances = [sight.chance(place, strengths[place]) for place in range(len(PLACES))]
        for left, card in zip(range(len(cards), 0, -1), cards, strict=True):
            best, best_gain, best_chance = 0, -1e9, 0.0
            for place in gaps if len(gaps) >= left else range(len(PLACES)):
                chance = sight.chance(place, strengths[place] + self.numbers[card][place])
                gain = sight.prizes[place] * (chance - chances[place]) + self.extra[card][place]
                if gain > best_gain:
                    best, best_gain, best_chance = place, gain, chance
            strengths[best] += self.numbers[card][best]
            chances[best] = best_chance
            worth += self.extra[card][best]
            gaps.discard(best)
        return worth + sum(prize * chance for prize, chance in zip(sight.prizes, chances, strict=True))
