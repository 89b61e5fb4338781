"""A sensible way to play from a view alone: every option gets a number, and the highest is taken.

The sense in it: think the whole hand through for each card one could play now, put strength where the prize is worth it
and can be won, keep the least useful card, and use what the Character can do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from spiralhill.games.holidays import picks
from spiralhill.games.holidays.characters.mayor import mood_value
from spiralhill.games.holidays.characters.oogie import FIRST, SECOND, Dice, dice
from spiralhill.games.holidays.characters.santa import GiveToken
from spiralhill.games.holidays.effects.experiments import laboratory, seen_tops
from spiralhill.games.holidays.effects.tokens import MoveToken
from spiralhill.games.holidays.plans import Plans
from spiralhill.games.holidays.prints import FACES, MIDDLE, PLACES, Experiment
from spiralhill.games.holidays.sight import Sight
from spiralhill.kernel.effects import No
from spiralhill.kernel.game import View
from spiralhill.kernel.steps import AsListed, First, Pick
from spiralhill.kernel.table import Card, Seat

DIE: Final = range(1, 7)

Rater: TypeAlias = Callable[[Sight, Pick], float]


def rate(view: View, options: list[Pick]) -> list[float]:
    """How good each option looks to the seat whose view it is."""
    sight = Sight(view)
    if sight.asks == "PlayerTurn":
        return Plans(sight).rate(options)
    return [RATERS[type(option)](sight, option) for option in options]


# What texts ask


def here(sight: Sight, card: Card) -> int | None:
    """The place of the seat above which a Location card lies; none where it has no place."""
    slots = [pile for pile in sight.piles if pile["zone"] == "location"]
    slot = next(at for at, pile in enumerate(slots) if pile["cards"][0][0] == card)
    return sight.slots.index(slot) if slot in sight.slots else None


def winning(sight: Sight, place: int, more: float = 0.0) -> float:
    """The worth of a place with some strength more or less."""
    return sight.prizes[place] * sight.chance(place, sight.strengths[place] + more)


def rate_move(sight: Sight, pick: Pick) -> float:
    """Move strength to where it wins more than it loses."""
    assert isinstance(pick, picks.Move)
    to = PLACES.index(pick.place)
    source = next(place for card, place in sight.in_play() if card == pick.card)
    counts = sight.counts(pick.card)
    before = winning(sight, to) + winning(sight, source)
    after = winning(sight, to, counts) + winning(sight, source, -counts)
    return after - before - 0.1


def rate_push(sight: Sight, pick: Pick) -> float:
    """Send away what stands in the own way, to where it does least harm."""
    assert isinstance(pick, picks.Push)
    counts = float(sight.counts(pick.card))
    to = sight.slot(pick.owner, PLACES.index(pick.place))
    away = max(range(len(PLACES)), key=lambda place: _lies(sight, pick, place))
    gain = winning(sight, away, counts) - winning(sight, away)
    if to in sight.slots:
        gain -= winning(sight, sight.slots.index(to)) - winning(sight, sight.slots.index(to), -counts)
    return gain


def _lies(sight: Sight, pick: picks.Push, place: int) -> bool:
    slot = sight.slots[place]
    return any(
        sight.slot(pick.owner, at) == slot and pick.card in sight.at(pick.owner, at) for at in range(len(PLACES))
    )


def rate_weaken(sight: Sight, pick: Pick) -> float:
    """Take strength from the opponent who has most of it, and no more than the card has."""
    assert isinstance(pick, picks.Weaken)
    totals: list[int] = sight.facts["totals"][pick.owner]
    return sight.counts(pick.card) + 0.5 * max(totals)


def rate_tokens(sight: Sight, place: int | None, christmas: int, halloween: int) -> float:
    """What more or fewer tokens at a place of the seat, or elsewhere, are worth."""
    mine = sight.points(sight.me, christmas, halloween)
    others = [sight.points(seat, christmas, halloween) for seat in range(sight.seats) if seat != sight.me]
    theirs = sight.rivalry * sum(others) / len(others)
    if place is None:
        return -theirs
    chance = sight.chance(place, sight.strengths[place])
    return chance * mine - (1 - chance) * theirs


def rate_flip(sight: Sight, pick: Pick) -> float:
    """Turn tokens to the face that suits whoever will win them."""
    assert isinstance(pick, picks.Flip)
    to_christmas = 1 if pick.face == FACES[1] else -1
    return rate_tokens(sight, here(sight, pick.card), to_christmas, -to_christmas)


def rate_take_from(sight: Sight, pick: Pick) -> float:
    """Take a token from where it would go to somebody else."""
    assert isinstance(pick, picks.TakeFrom)
    face = next(text.face for text in sight.card(sight.about).when_played if isinstance(text, MoveToken))
    christmas, halloween = (-1, 0) if face == FACES[0] else (0, -1)
    return rate_tokens(sight, here(sight, pick.card), christmas, halloween)


def rate_give(sight: Sight, pick: Pick) -> float:
    """Give to whom it helps least: little worth on their mat, few points so far."""
    assert isinstance(pick, picks.Give)
    values = sight.values[pick.target]
    faces = [text.face for text in sight.card(sight.about).when_played if isinstance(text, GiveToken)]
    worth = values[FACES.index(faces[0])] if faces[0] in FACES else max(values)
    return -worth - 0.1 * collected_points(sight, pick.target)


def collected_points(sight: Sight, seat: Seat) -> float:
    """What a player's collected tokens are worth."""
    christmas, halloween = sight.facts["collected"][seat]
    return sight.points(seat, christmas, halloween)


def rate_take(sight: Sight, pick: Pick) -> float:
    """Take what is worth more."""
    assert isinstance(pick, picks.Take)
    return sight.token_value(pick.face)


def rate_show(sight: Sight, pick: Pick) -> float:
    """Show the side that the own cards like, and the one that shows already when they do not care."""
    assert isinstance(pick, picks.Show)
    return mood_value(sight, pick.showing)


def rate_roll(sight: Sight, pick: Pick) -> float:
    """Roll for the place where two more make the most difference."""
    assert isinstance(pick, picks.RollFor)
    place = PLACES.index(pick.place)
    return winning(sight, place, 70 / 36) - winning(sight, place)


def rate_reroll(sight: Sight, pick: Pick) -> float:
    """Compare what the dice bring now with what new ones would bring on average."""
    assert isinstance(pick, picks.Reroll)
    rolled = dice(sight.gear)
    firsts = DIE if pick.dice != SECOND else [rolled.first]
    seconds = DIE if pick.dice != FIRST else [rolled.second]
    worth = [dice_worth(sight, replace(rolled, first=one, second=other)) for one in firsts for other in seconds]
    return sum(worth) / len(worth) - dice_worth(sight, rolled)


def dice_worth(sight: Sight, rolled: Dice) -> float:
    """What the mat makes of two dice, beyond how they lie now."""
    adds = sight.character.strength_at
    more = [adds(rolled, place) - adds(sight.gear, place) for place in range(len(PLACES))]
    return sum(winning(sight, place, amount) for place, amount in enumerate(more))


def rate_complete(sight: Sight, pick: Pick) -> float:
    """The dearest Experiment first."""
    assert isinstance(pick, picks.Complete)
    face = sight.faces[pick.card]
    assert isinstance(face, Experiment)
    return float(face.points)


def rate_use(sight: Sight, pick: Pick) -> float:
    """Keep what stands for any ingredient, and what the other Experiment wants."""
    assert isinstance(pick, picks.Use)
    wanted = sum(one.ingredients.count(str(sight.card(pick.card).ingredient)) for one in seen_tops(sight))
    return -wanted - 2.0 * (pick.card in laboratory(sight.gear).wild)


def rate_stitch(sight: Sight, pick: Pick) -> float:
    """Stitch the card that is missed least, if the STITCH text is worth it."""
    assert isinstance(pick, picks.Stitch)
    over, place = next((card, place) for card, place in sight.in_play() if card == sight.about)
    stitch = sight.card(over).stitch
    assert stitch is not None
    number = sight.card(pick.card).number
    face = sight.card(over)
    more = sight.lead(stitch.when_played, place) + sight.lead(stitch.end_of_round, place)
    # The STITCH text stands instead of what the card says otherwise (HOL-SALLY-05).
    more -= sight.lead(face.when_played, place) + sight.lead(face.end_of_round, place)
    # A card that can still be played is worth its number; one too many is worth getting rid of (HOL-SALLY-12).
    spare = len(sight.hand) > sight.turns[sight.me] and sight.cards_left() > 1
    cost = 0.05 * number if spare else 0.4 * number
    return winning(sight, place, more) - winning(sight, place) + (0.8 if spare else 0.0) - cost


def rate_take_up(sight: Sight, pick: Pick) -> float:
    """Take up a weak card if a strong one in hand would otherwise not be played."""
    assert isinstance(pick, picks.TakeUp)
    spare = len(sight.hand) > sight.turns[sight.me]
    best = max(sight.card(card).number for card in sight.hand)
    return (best - sight.counts(pick.card)) - (1.0 if spare else 4.0)


def rate_put_in(sight: Sight, pick: Pick) -> float:
    """Put in the strongest."""
    assert isinstance(pick, picks.PutIn)
    face = sight.card(pick.card)
    return face.number + sight.lead(face.end_of_round, MIDDLE)


def rate_put_under(sight: Sight, pick: Pick) -> float:
    """Give up the weakest."""
    assert isinstance(pick, picks.PutUnder)
    face = sight.card(pick.card)
    return -(face.number + sight.lead(face.end_of_round, MIDDLE) + 2.0 * bool(face.when_played))


def rate_first(sight: Sight, pick: Pick) -> float:
    """As they are listed: what others build on comes first."""
    assert isinstance(pick, First)
    return -float(pick.place)


def nothing(sight: Sight, pick: Pick) -> float:
    """To do nothing changes nothing."""
    return 0.0


def gladly(sight: Sight, pick: Pick) -> float:
    """What can only help."""
    return 1.0


RATERS: Final[dict[type[Pick], Rater]] = {
    picks.Move: rate_move,
    picks.Push: rate_push,
    picks.Weaken: rate_weaken,
    picks.Look: gladly,
    picks.TakeUp: rate_take_up,
    picks.PutIn: rate_put_in,
    picks.PutUnder: rate_put_under,
    picks.TakeFrom: rate_take_from,
    picks.Flip: rate_flip,
    picks.Give: rate_give,
    picks.Take: rate_take,
    picks.Show: rate_show,
    picks.RollFor: rate_roll,
    picks.Reroll: rate_reroll,
    picks.Complete: rate_complete,
    picks.Use: rate_use,
    picks.Stitch: rate_stitch,
    picks.Unstitched: nothing,
    First: rate_first,
    AsListed: gladly,
    No: nothing,
}
