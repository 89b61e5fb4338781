"""What things count: strength at Locations, points at the end, and what everybody can see of it."""

from __future__ import annotations

from spiralhill.games.holidays.character import shown
from spiralhill.games.holidays.state import HolidaysState
from spiralhill.kernel.table import Card, Seat


class HolidaysScore(HolidaysState):
    """The table with its sums."""

    __slots__ = ()

    # Strength

    def strength(self, card: Card) -> int:
        """What a card counts: its number with all modifiers, never below nought (HOL-CARD-08)."""
        return max(0, self.card_face(card).number + self.modifiers.get(card, 0))

    def total(self, seat: Seat, place: int) -> int:
        """A player's strength at a Location: all face-up cards, and what the Character adds (HOL-CARD-03)."""
        cards = sum(self.strength(card) for card in self.at(seat, place) if card not in self.down)
        return cards + self.characters[seat].strength_at(self.gear[seat], place)

    def winner(self, slot: int) -> tuple[Seat, int, bool]:
        """Who wins a slot, with which strength, and whether a tie had to be broken by the Middle order (HOL-TIE-02)."""
        totals = [(self.total(seat, place), seat) for seat, place in self.contenders(slot)]
        best = max(totals)[0]
        tied = [seat for total, seat in totals if total == best]
        return min(tied, key=self.order.index), best, len(tied) > 1

    # Points

    def worth(self, seat: Seat) -> int:
        """What the tokens a player has collected are worth on their mat now (HOL-END-02)."""
        christmas, halloween = self.collected[seat]
        values = self.characters[seat].token_values(self.gear[seat])
        return christmas * values[0] + halloween * values[1]

    def bonus(self, seat: Seat) -> int:
        """What a mat adds to the final score as things stand now (HOL-END-04)."""
        bonus = self.characters[seat].bonus
        return 0 if bonus is None else bonus.points(self, seat)

    def left_in_hand(self, seat: Seat) -> int:
        """The printed numbers of the cards left in a hand together (HOL-END-06)."""
        return sum(self.card_face(card).number for card in self.hand(seat))

    @property
    def scores(self) -> tuple[int, ...]:
        """Nothing is scored before the end (HOL-EOR-11)."""
        if self.agenda:
            return (0,) * self.box.seats
        return tuple(self.worth(seat) + self.bonus(seat) for seat in range(self.box.seats))

    def leaders(self) -> list[Seat]:
        """The players with the highest score."""
        scores = self.scores
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The highest score; then the strongest cards left in hand; then the first at the Middle in the last round."""
        if self.agenda:
            return ()
        leaders = self.leaders()
        strongest = max(self.left_in_hand(seat) for seat in leaders)
        tied = [seat for seat in leaders if self.left_in_hand(seat) == strongest]
        return (min(tied, key=self.order.index),)

    def facts(self) -> dict[str, object]:
        """What everybody can see beside the cards: tokens, order at the Middle, strengths, gear (HOL-INFO-05)."""
        seats = range(self.box.seats)
        return {
            "characters": [character.id for character in self.characters],
            "round": self.round,
            "starting_player": self.starting_player,
            "turns": list(self.turns),
            "order": list(self.order),
            "tokens": [list(tokens) for tokens in self.tokens],
            "collected": [list(tokens) for tokens in self.collected],
            "values": [list(self.characters[player].token_values(self.gear[player])) for player in seats],
            "bonus": [self.bonus(player) for player in seats],
            "totals": [[self.total(player, place) for place in range(3)] for player in seats],
            "modifiers": {str(card): amount for card, amount in sorted(self.modifiers.items())},
            "face_down": [card for card in self.laid_down if card in self.down],
            "gear": [shown(self.gear[player]) for player in seats],
        }
