"""What a player who is a program answers to texts: whom to hit, what to give up, where to go."""

from __future__ import annotations

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.balance import closes, shuts
from spiralhill.games.tcg.effects.prices import price
from spiralhill.games.tcg.plans import SMALL, Plans, total
from spiralhill.games.tcg.prints import Creation, Locale
from spiralhill.games.tcg.state import DISCARD, PILES
from spiralhill.kernel.steps import First, Pick
from spiralhill.kernel.table import Card


def rate_move(plans: Plans, pick: Pick) -> float:
    """Move own Characters to where they make something Active, and others' away from it."""
    assert isinstance(pick, picks.Move)
    sight = plans.sight
    place, to = sight.standing(pick.card), sight.place_of_locale(pick.location)
    assert place is not None
    assert to is not None
    if place[0] != plans.me:
        return 1.0 if shuts(sight, pick) else 0.1
    return moved(plans, pick.card, place[1], to[1])


def moved(plans: Plans, card: Card, slot: int, to: int) -> float:
    """What it brings to move an own Character: what becomes Active, less what does not stay so."""
    number = plans.sight.number_in(plans.me, card)
    loss = 0.3 * plans.function_worth(slot) if closes(plans.sight, plans.me, slot, number) else 0.0
    return plans.activation(to, number) - loss - SMALL


def rate_gather(plans: Plans, pick: Pick) -> float:
    """Bring Characters together where that makes something Active."""
    assert isinstance(pick, picks.Gather)
    place = plans.sight.standing(pick.card)
    assert place is not None
    return plans.activation(place[1], 3) - 0.2


def rate_bring(plans: Plans, pick: Pick) -> float:
    """Bring to a Locale whoever helps there more; to follow somebody is rarely wrong, as texts like company."""
    assert isinstance(pick, picks.Bring)
    sight = plans.sight
    place = sight.standing(pick.card)
    to = None if sight.about is None else sight.place_of_locale(sight.about)
    if place is None or to is None:
        return 0.2
    return moved(plans, pick.card, place[1], to[1])


def rate_amount(plans: Plans, pick: Pick) -> float:
    """Take all; give up only what cannot be used."""
    assert isinstance(pick, picks.Amount)
    if plans.sight.asks == "SpendHowMany":
        points = plans.sight.pp[plans.me]
        return plans.buys[points - pick.number] + plans.card_worth * pick.number
    return float(pick.number)


def rate_discard(plans: Plans, pick: Pick) -> float:
    """Discard what is worth least; from somebody else's hand, what is worth most."""
    assert isinstance(pick, picks.Discard)
    sight = plans.sight
    if pick.card not in sight.hand(plans.me):
        return float(sight.main_face(pick.card).number)
    if sight.asks == "Bargain":
        return 0.6 - plans.keep(pick.card)
    if sight.asks == "PitchMore":
        return plans.card_worth * 0.8 - plans.keep(pick.card)
    return (plans.for_discard() if sight.asks == "PitchWhich" else 0.0) - plans.keep(pick.card)


def rate_lay(plans: Plans, pick: Pick) -> float:
    """Under a Locale goes what is worth least."""
    assert isinstance(pick, picks.Lay)
    if pick.card in plans.sight.hand(plans.me):
        return plans.points_worth(2) - plans.keep(pick.card)
    return 6.0 - plans.sight.number(pick.card)


def rate_scrap(plans: Plans, pick: Pick) -> float:
    """Discard the others' scariest, and the least scary of one's own."""
    assert isinstance(pick, picks.Scrap)
    sight = plans.sight
    town = sight.town_of(pick.card)
    number = sight.number(pick.card)
    if town != plans.me:
        leads = 0.01 * sight.points_of(town) if town is not None else 0.0
        return number + 1.0 + leads
    if sight.asks == "Bargain":
        return 2.5 - number
    if sight.asks == "DonateWho":
        return best_creation(plans) - (number if sight.main_face(pick.card).title == "dr-finklestein" else 3 * number)
    gain = 2.0 * plans.card_worth if sight.asks == "ScrapHere" else 0.0
    return gain - number


def best_creation(plans: Plans) -> float:
    """The Scare Number of the best Creation in hand that could be played."""
    sight = plans.sight
    built = [sight.name(card) for card in sight.creations(plans.me)]
    faces = [sight.faces[sight.prints[card]] for card in sight.hand(plans.me)]
    return max((float(face.number) for face in faces if isinstance(face, Creation) and face.id not in built), default=0)


def rate_bounce(plans: Plans, pick: Pick) -> float:
    """Send home the others' scariest."""
    assert isinstance(pick, picks.Bounce)
    number = plans.sight.number(pick.card)
    return -number if plans.sight.town_of(pick.card) == plans.me else float(number + 1)


def rate_take(plans: Plans, pick: Pick) -> float:
    """Take what is worth most."""
    assert isinstance(pick, picks.Take)
    return plans.keep(pick.card) + SMALL


def rate_stack(plans: Plans, pick: Pick) -> float:
    """On a Character that makes something Active by it; on the others' where it makes something inactive."""
    assert isinstance(pick, picks.Stack)
    sight = plans.sight
    number = 0 if sight.about is None else sight.main_face(sight.about).number
    place = sight.standing(pick.card)
    if place is None:
        return float(number)
    town, slot = place
    if town == plans.me:
        return number + plans.activation(slot, number)
    return 0.02 * sight.points_of(town) - number + (1.0 if closes(sight, town, slot, -number) else 0.0)


def rate_protect(plans: Plans, pick: Pick) -> float:
    """Protect what is hit, unless the points for it buy more in the own turn of this Day."""
    assert isinstance(pick, picks.Protect)
    sight = plans.sight
    if pick.card not in sight.hand(plans.me):
        # It goes back to hand, and has to be played once more.
        return 1.5 - (1.0 if sight.last_day else 0.3) * sight.number(pick.card)
    order = sight.clockwise(sight.king)
    turn_comes = sight.turn is not None and order.index(plans.me) > order.index(sight.turn)
    points = sight.pp[plans.me]
    cost = price(sight, plans.me, pick.card)
    lost = plans.buys[points] - plans.buys[points - cost] if turn_comes else 0.0
    return 1.5 - lost


def rate_choose(plans: Plans, pick: Pick) -> float:
    """The Locale with the best Function, the Character that is easiest to beat, the card wanted first."""
    assert isinstance(pick, picks.Choose)
    sight = plans.sight
    face = sight.face(pick.card)
    if isinstance(face, Locale):
        place = sight.place_of_locale(pick.card)
        if place is None or sight.asks == "SwapWhich":
            return 0.0
        active = 1.0 if sight.is_active(*place) else 0.0
        return total(text.worth() for text in face.functions[0].activities) + active
    if sight.asks == "RestackNext":
        return plans.keep(pick.card)
    number = sight.number(pick.card)
    return number * (0.9 if number < 3 else 0.25)


def rate_target(plans: Plans, pick: Pick) -> float:
    """Whoever leads, and holds most."""
    assert isinstance(pick, picks.Target)
    if pick.target == plans.me:
        return -5.0
    return plans.sight.points_of(pick.target) + 0.5 * len(plans.sight.hand(pick.target))


def rate_name(plans: Plans, pick: Pick) -> float:
    """What was discarded last by somebody else, and no card of one's own."""
    assert isinstance(pick, picks.NameTitle)
    sight = plans.sight
    mine = sight.piles[plans.me * PILES + DISCARD]
    tops = [sight.piles[seat * PILES + DISCARD][-1:] for seat in sight.opponents(plans.me)]
    theirs = [card for top in tops for card in top if card >= 0]
    if any(sight.main_face(card).title == pick.title for card in mine):
        return -1.0
    return float(sum(sight.main_face(card).title == pick.title for card in theirs))


def rate_reveal(plans: Plans, pick: Pick) -> float:
    """Show the scariest."""
    assert isinstance(pick, picks.Reveal)
    return 1.0 + plans.sight.main_face(pick.card).number


def rate_free(plans: Plans, pick: Pick) -> float:
    """Create the scariest."""
    assert isinstance(pick, picks.PlayFree)
    return 1.0 + plans.sight.main_face(pick.card).number


def rate_first(plans: Plans, pick: Pick) -> float:
    """As they are listed."""
    assert isinstance(pick, First)
    return -float(pick.place)
