"""What texts that concern several towns do to each of them, and what a player has of that."""

from __future__ import annotations

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.effects.leaving import scrappable
from spiralhill.games.tcg.effects.pitching import HALF, TheyPitch
from spiralhill.games.tcg.effects.players import EveryoneDraws, HoldersDraw, LeadersRefill, those
from spiralhill.games.tcg.effects.strikes import BounceTheirs, their_characters
from spiralhill.games.tcg.effects.together import (
    EveryoneBounces,
    EveryoneGivesUp,
    EveryoneScraps,
    EveryoneShifts,
    ShiftTogether,
    everybody,
)
from spiralhill.games.tcg.prints import Character
from spiralhill.games.tcg.sight import Sight
from spiralhill.games.tcg.traits import CountsVampires
from spiralhill.kernel.effects import Effect
from spiralhill.kernel.steps import Pick
from spiralhill.kernel.table import Card, Seat


def balance(each: list[float], me: Seat) -> float:
    """What a seat gets or loses, less what the others do on average."""
    return each[me] - (sum(each) - each[me]) / (len(each) - 1)


def befalls(sight: Sight, text: Effect, card: Card, worth: float) -> list[float]:
    """What a text about everybody brings to each seat, if a card is worth so much; nothing for any other text."""
    seats = everybody(sight)
    if isinstance(text, (EveryoneDraws, HoldersDraw, LeadersRefill, TheyPitch)):
        return [worth * number for number in cards_to(sight, text, card)]
    if isinstance(text, EveryoneBounces):
        numbers = [[sight.number_in(seat, other) for other in sight.characters(seat)] for seat in seats]
        return [-float(text.number) if text.number in there else 0.0 for there in numbers]
    if isinstance(text, EveryoneScraps):
        return [-min(scares(sight, seat), default=0.0) for seat in seats]
    if isinstance(text, EveryoneGivesUp):
        return [-least_given(sight, seat, card, worth) for seat in seats]
    if isinstance(text, EveryoneShifts):
        window = ShiftTogether(seats, (), sight.me, card, text.characters)
        shut = [any(shuts(sight, pick) for pick in window.options(sight, seat)) for seat in seats]
        # Everybody suffers from the neighbour on the right.
        return [-1.0 if shut[seat - 1] else 0.0 for seat in seats]
    return []


def cards_to(sight: Sight, text: EveryoneDraws | HoldersDraw | LeadersRefill | TheyPitch, card: Card) -> list[int]:
    """How many cards each seat draws by a text, or discards; the card that says so is not in hand any more."""
    seats = everybody(sight)
    if isinstance(text, EveryoneDraws):
        return [text.number + sum(sight.has(seat, title) for title in text.characters) for seat in seats]
    if isinstance(text, HoldersDraw):
        return [text.number * all(sight.has(seat, title) for title in text.characters) for seat in seats]
    sizes = [held(sight, seat, card) for seat in seats]
    if isinstance(text, LeadersRefill):
        towns = [len(sight.characters(seat)) + (card in sight.hand(seat)) for seat in seats]
        return [max(text.number - sizes[seat], 0) * (towns[seat] == max(towns)) for seat in seats]
    lost = [(size + 1) // 2 if text.number == HALF else min(text.number, size) for size in sizes]
    hit = those(sight, sight.me, text.whom)
    return [-lost[seat] * (seat in hit) for seat in seats]


def held(sight: Sight, seat: Seat, card: Card) -> int:
    """How many cards a seat holds beside the one that is being played."""
    hand = sight.hand(seat)
    return len(hand) - (card in hand)


def scares(sight: Sight, seat: Seat) -> list[float]:
    """What a town would lose by each of the Characters that can be discarded from it."""
    return [scare(sight, seat, card) for card in scrappable(sight, seat)]


def scare(sight: Sight, town: Seat, card: Card) -> float:
    """How many Scare Points a town would lose with a Character: a Vampire frightens by the others, too (RUL-23)."""
    counts = sight.character_face(card).trait(CountsVampires) is not None
    return float(sight.number_in(town, card) + (sight.vampires(town) - 1 if counts else 0))


def least_given(sight: Sight, seat: Seat, card: Card, worth: float) -> float:
    """What a seat would lose with a Character of its choice, from town or from hand; any unknown card may be one."""
    losses = scares(sight, seat)
    for other in sight.hand(seat):
        if other == card:
            losses.append(float(sight.main_face(card).number))  # it is in town by then
        elif other < 0 or isinstance(sight.face(other), Character):
            losses.append(worth)
    return min(losses, default=0.0)


def best_bounce(sight: Sight, text: BounceTheirs) -> float:
    """What it brings to send the best of some Characters home; nothing where there is none."""
    gains: list[float] = []
    for card in their_characters(sight, sight.me, text.group, whose=text.whose):
        town = sight.town_of(card)
        assert town is not None
        each = [-scare(sight, town, card) if seat == town else 0.0 for seat in everybody(sight)]
        gains.append(balance(each, sight.me))
    return max(gains, default=0.0)


def shuts(sight: Sight, pick: Pick) -> bool:
    """Whether a Locale does not stay Active if a Character is moved away from it as a pick says."""
    assert isinstance(pick, picks.Move)
    place = sight.standing(pick.card)
    assert place is not None
    return closes(sight, *place, sight.number_in(place[0], pick.card))


def closes(sight: Sight, town: Seat, slot: int, number: int) -> bool:
    """Whether so much less Scare makes a Locale inactive."""
    face = sight.locale_face(town, slot)
    return not face.is_starting and face.threshold <= sight.scare_at(town, slot) < face.threshold + number
