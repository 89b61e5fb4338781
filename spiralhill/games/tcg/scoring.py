"""What everybody can reckon at a table of the TCG: Scare Numbers, what is Active, the score, what views tell."""

from __future__ import annotations

from spiralhill.games.tcg.groups import VAMPIRES
from spiralhill.games.tcg.picks import DRAW, POINTS
from spiralhill.games.tcg.prints import Character, Creation, Locale, MainCard
from spiralhill.games.tcg.state import AT, CREATIONS, LOCALES, PILES, TABLE, TcgState
from spiralhill.games.tcg.traits import CountsVampires
from spiralhill.kernel.table import Card, Seat


class TcgScore(TcgState):
    """The table with its Scare Numbers and its score."""

    __slots__ = ()

    # Scare Numbers

    def number_in(self, seat: Seat, card: Card) -> int:
        """The Scare Number of a card in a town, with what is stacked on it (RUL-22)."""
        face = self.faces[self.prints[card]]
        assert isinstance(face, MainCard)
        number = face.number
        if isinstance(face, Character) and face.trait(CountsVampires) is not None:
            number = self.vampires(seat)
        beneath = self.stacks.get(card)
        if beneath is not None:
            for under in beneath:
                if under in self.down:
                    assert isinstance(face, Creation)
                    number += face.grows
                else:
                    stacked = self.faces[self.prints[under]]
                    assert isinstance(stacked, MainCard)
                    number += stacked.number
        return number

    def number(self, card: Card) -> int:
        """The Scare Number of a card, wherever it lies (RUL-22, RUL-23)."""
        town = self.town_of(card)
        return self.number_in(self.owner(card) if town is None else town, card)

    def vampires(self, seat: Seat) -> int:
        """How many Vampires a town holds."""
        return len(self.group_in(seat, VAMPIRES))

    def scare_at(self, seat: Seat, slot: int) -> int:
        """What the Characters at a Locale add up to (TCG-FUNC-03, TCG-FUNC-04)."""
        here = self.piles[seat * PILES + AT + slot]
        total = 0
        for card in here:
            total += self.number_in(seat, card)
        if self.doubled is not None and self.doubled[0] in here and self.doubled[1] == self.locale(seat, slot):
            total += self.number_in(seat, self.doubled[0])
        return total

    def is_active(self, seat: Seat, slot: int) -> bool:
        """Whether a Locale is Active; a Starting Locale always is (TCG-FUNC-06, RUL-21)."""
        locale = self.piles[seat * PILES + LOCALES + slot][-1]
        if locale in self.closed:
            return False
        face = self.faces[self.prints[locale]]
        assert isinstance(face, Locale)
        return face.starting_hand is not None or self.scare_at(seat, slot) >= face.threshold

    def active_slots(self, seat: Seat) -> list[int]:
        """The Active Locales of a player."""
        return [slot for slot in self.rows[seat] if self.is_active(seat, slot)]

    # The score

    def points_of(self, seat: Seat) -> int:
        """The Scare Points of a town: all Scare Numbers in it (TCG-WIN-01)."""
        pile = seat * PILES
        total = 0
        for card in (*self.characters(seat), *self.piles[pile + CREATIONS], *self.piles[pile + TABLE]):
            total += self.number_in(seat, card)
        return total

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points_of(seat) for seat in range(self.box.seats))

    @property
    def winners(self) -> tuple[Seat, ...]:
        if self.agenda:
            return ()
        results = [(self.points_of(seat), *self.ties(seat)) for seat in range(self.box.seats)]
        best = max(results)
        return tuple(seat for seat, result in enumerate(results) if result == best)

    def ties(self, seat: Seat) -> tuple[int, int]:
        """What breaks ties: the number of Active Locales, then the sum of their Scare Thresholds (TCG-WIN-05)."""
        active = self.active_slots(seat)
        return len(active), sum(self.locale_face(seat, slot).threshold for slot in active)

    def strict_leader(self, activity: str) -> Seat | None:
        """For whom an activity is free: fewest cards in hand, most Creations, most Characters; nobody on a tie."""
        seats = range(self.box.seats)
        if activity == DRAW:
            counts = [-len(self.hand(seat)) for seat in seats]
        elif activity == POINTS:
            counts = [len(self.creations(seat)) for seat in seats]
        else:
            counts = [len(self.characters(seat)) for seat in seats]
        best = max(counts)
        return counts.index(best) if counts.count(best) == 1 else None

    # What everybody sees

    def facts(self) -> dict[str, object]:
        seats = range(self.box.seats)
        numbers: list[list[int]] = []
        for seat in seats:
            pile = seat * PILES
            town = (*self.characters(seat), *self.piles[pile + CREATIONS], *self.piles[pile + TABLE])
            numbers += [[card, self.number_in(seat, card)] for card in town]
        return {
            "day": self.day,
            "days": self.days,
            "king": self.king,
            "activity": self.activity,
            "free": self.free,
            "pp": list(self.pp),
            "rows": [list(row) for row in self.rows],
            "scare": [[self.scare_at(seat, slot) for slot in self.rows[seat]] for seat in seats],
            "active": [[self.is_active(seat, slot) for slot in self.rows[seat]] for seat in seats],
            "titles": [list(titles) for titles in self.titles],
            "hexed": sorted(self.hexed),
            "closed": sorted(self.closed),
            "beneath": [[over, *cards] for over, cards in sorted(self.stacks.items())],
            "numbers": numbers,
            "turn": self.turn,
            "performed": self.performed,
            "asked": sorted(self.asked_scores),
            "doubled": None if self.doubled is None else list(self.doubled),
            "rolled": None if self.rolled is None else list(self.rolled),
        }
