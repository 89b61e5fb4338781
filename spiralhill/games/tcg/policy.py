"""A sensible way to play from a view alone: every option gets a number, and the highest is taken.

The sense in it: get the Function that buys or draws most, activate what is within reach before using it, spend all
Pumpkin Points on what is scariest for its price, and take from the others what counts most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from spiralhill.games.tcg import choices, picks
from spiralhill.games.tcg.bargains import cheapest
from spiralhill.games.tcg.effects.hands import AddPoints, Draw
from spiralhill.games.tcg.effects.moving import Movement
from spiralhill.games.tcg.effects.prices import price
from spiralhill.games.tcg.plans import SMALL, Plans, total
from spiralhill.games.tcg.prints import CENTRE, DISCARDED, PLACED, STACKED, Character, Creation, Surprise
from spiralhill.games.tcg.sight import Sight
from spiralhill.games.tcg.state import HAND_LIMIT
from spiralhill.kernel.effects import Effect, No, Yes
from spiralhill.kernel.game import View
from spiralhill.kernel.steps import AsListed, First, Pass, Pick
from spiralhill.kernel.table import Card

Rater: TypeAlias = Callable[[Plans, Pick], float]

# What is done first in a turn comes before what is done later, whatever it brings: free Surprises, then cards that
# activate something better, then the Function, then all that can be bought.
FUNCTION: Final = 20.0
BEFORE: Final = 40.0


def rate(view: View, options: list[Pick]) -> list[float]:
    """How good each option looks to the seat whose view it is."""
    plans = Plans(Sight(view, options))
    return [RATERS[type(option)](plans, option) for option in options]


# A turn


def rate_play(plans: Plans, pick: Pick) -> float:
    """Buy what brings most beyond its price; first of all what makes a better Function possible."""
    assert isinstance(pick, picks.Play)
    sight, card = plans.sight, pick.card
    face = sight.main_face(card)
    cost = cheapest(sight, sight.me, card, pick.location)
    if pick.location is not None and sight.owner(pick.location) != sight.me:
        return 2.0 - cost - face.number  # a guest who scares nobody
    if isinstance(face, Creation):
        value = plans.creation_value(card, face)
    else:
        assert isinstance(face, Character)
        assert pick.location is not None
        value = plans.character_value(card, face, pick.location)
        if not sight.performed and opens_better(plans, face, pick.location):
            return BEFORE + value
    if value <= 0:
        return value - 1.0
    # A card that fits into the best way to spend the points comes before one that does not.
    points = sight.pp[sight.me]
    rest = plans.buys[points - cost] if points >= cost else 0.0
    fits = value + rest >= plans.buys[points] - SMALL
    return (5.0 if fits else 1.0) + 0.5 * value


def opens_better(plans: Plans, face: Character, location: Card) -> bool:
    """Whether a Character makes a Locale Active whose Function is better now than all that are."""
    sight = plans.sight
    place = sight.place_of_locale(location)
    if place is None or place[0] != sight.me:
        return False
    locale = sight.locale_face(*place)
    scare = sight.scare_at(*place)
    if locale.is_starting or scare >= locale.threshold or scare + plans.number_of(face) < locale.threshold:
        return False
    now = max((function_values(plans, slot) for slot in sight.active_slots(sight.me)), default=0.0)
    return function_values(plans, place[1]) > now


def function_values(plans: Plans, slot: int) -> float:
    """What the best Function of an own Locale brings now."""
    locale = plans.sight.locale(plans.me, slot)
    functions = plans.sight.locale_face(plans.me, slot).functions
    return max(total(activity(plans, text, locale) for text in function.activities) for function in functions)


def activity(plans: Plans, text: Effect, locale: Card) -> float:
    """What an activity of a Function brings now."""
    if isinstance(text, Draw):
        held = len(plans.sight.hand(plans.me))
        room = max(HAND_LIMIT + 2 - held, 0)
        return plans.card_worth * min(text.number, room) + SMALL * text.number
    if isinstance(text, AddPoints):
        return plans.points_worth(text.number)
    if isinstance(text, Movement) and plans.sight.last_day:
        return 0.0  # nothing is performed any more where it could lead
    return plans.worth(text, locale)


def rate_perform(plans: Plans, pick: Pick) -> float:
    """The Function that brings most."""
    assert isinstance(pick, picks.Perform)
    place = plans.sight.place_of_locale(pick.card)
    assert place is not None
    function = plans.sight.locale_face(*place).functions[pick.function - 1]
    return FUNCTION + total(activity(plans, text, pick.card) for text in function.activities)


def rate_perform_part(plans: Plans, pick: Pick) -> float:
    """More is never worse."""
    return -1.0


def rate_surprise(plans: Plans, pick: Pick) -> float:
    """Free Surprises pay for themselves in the End Phase; dear ones must be worth their points."""
    assert isinstance(pick, picks.PlaySurprise)
    sight = plans.sight
    face = sight.main_face(pick.card)
    assert isinstance(face, Surprise)
    ability = face.abilities[pick.ability - 1]
    value = plans.worth(ability.text, pick.card)
    cost = price(sight, sight.me, pick.card)
    points = sight.pp[sight.me]
    lost = plans.buys[points] - plans.buys[points - cost] if points >= cost else float(cost)
    back = 0.0 if sight.last_day else plans.card_worth * 0.9
    placed = max(face.number, 0) if ability.placement in (PLACED, STACKED) else 0.0
    gain = value + placed + (back if ability.placement == DISCARDED else 0.0) - lost - plans.card_worth * 0.5
    if gain <= 0:
        return gain
    # What changes prices comes before what is bought, once it is known what there is to spend.
    first = sight.performed if ability.placement == CENTRE else cost == 0
    return (BEFORE if first else 4.0) + gain


def rate_replace(plans: Plans, pick: Pick) -> float:
    """A scarier version for the difference."""
    assert isinstance(pick, picks.Replace)
    sight = plans.sight
    new, old = sight.main_face(pick.card), sight.main_face(pick.source)
    assert isinstance(new, Character)
    gain = new.number - old.number + total(plans.worth(text, pick.source) for text in new.on_play)
    return 4.0 + gain if gain > 0 else gain - 1.0


def rate_use(plans: Plans, pick: Pick) -> float:
    """Use a text that brings more than it takes."""
    assert isinstance(pick, picks.Use)
    ability = plans.sight.character_face(pick.card).ability
    assert ability is not None
    gain = plans.worth(ability.text, pick.card) - 0.2
    return 2.0 + gain if gain > 0.3 else gain - 1.0


def rate_ask(plans: Plans, pick: Pick) -> float:
    """Everybody can count."""
    return -1.0


def nothing(plans: Plans, pick: Pick) -> float:
    """To do nothing changes nothing."""
    return 0.0


def gladly(plans: Plans, pick: Pick) -> float:
    """What can only help."""
    return 1.0


# The Start Phase


def rate_place(plans: Plans, pick: Pick) -> float:
    """Next to the Locale where most Scare stands."""
    assert isinstance(pick, picks.PlaceLocale)
    row = plans.sight.rows[plans.me]
    end = row[0] if pick.side == picks.LEFT else row[-1]
    return float(plans.sight.scare_at(plans.me, end))


def rate_mark(plans: Plans, pick: Pick) -> float:
    """What is free for oneself, or at least for nobody else."""
    assert isinstance(pick, picks.Mark)
    worth = {picks.DRAW: plans.card_worth, picks.POINTS: 0.9, picks.MOVE: 0.2}[pick.activity]
    leader = plans.sight.strict_leader(pick.activity)
    if leader is None:
        return 0.1 * worth
    return worth if leader == plans.me else -worth


def rate_pay(plans: Plans, pick: Pick) -> float:
    """Give a card that is worth less than what the activity brings."""
    assert isinstance(pick, picks.Pay)
    gain = {picks.DRAW: plans.card_worth * 0.8, picks.POINTS: plans.points_worth(1), picks.MOVE: 0.1}
    spare = 0.3 if len(plans.sight.hand(plans.me)) > HAND_LIMIT else 0.0
    return gain[str(plans.sight.activity)] + spare - plans.keep(pick.card) - 0.1


RATERS: Final[dict[type[Pick], Rater]] = {
    picks.Play: rate_play,
    picks.Replace: rate_replace,
    picks.PlaySurprise: rate_surprise,
    picks.Use: rate_use,
    picks.Perform: rate_perform,
    picks.PerformPart: rate_perform_part,
    picks.AskScore: rate_ask,
    picks.EndTurn: nothing,
    picks.PlaceLocale: rate_place,
    picks.Mark: rate_mark,
    picks.Join: gladly,
    picks.Pay: rate_pay,
    picks.Move: choices.rate_move,
    picks.Gather: choices.rate_gather,
    picks.Bring: choices.rate_bring,
    picks.Stop: nothing,
    picks.Amount: choices.rate_amount,
    picks.Discard: choices.rate_discard,
    picks.Lay: choices.rate_lay,
    picks.Scrap: choices.rate_scrap,
    picks.Bounce: choices.rate_bounce,
    picks.Take: choices.rate_take,
    picks.Stack: choices.rate_stack,
    picks.Choose: choices.rate_choose,
    picks.Target: choices.rate_target,
    picks.NameTitle: choices.rate_name,
    picks.Protect: choices.rate_protect,
    picks.Reveal: choices.rate_reveal,
    picks.PlayFree: choices.rate_free,
    Pass: nothing,
    Yes: gladly,
    No: nothing,
    First: choices.rate_first,
    AsListed: gladly,
}
