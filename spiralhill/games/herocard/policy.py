"""A sensible way to play a duel from a view alone: every option gets a number, and the highest is taken.

The sense in it: hold Mods back until they turn the attack, never waste a block on a lost cause, clear what ties up
points that are wanted, and leave in play what one's own cards count.
"""

from __future__ import annotations

from spiralhill.games.herocard import picks
from spiralhill.games.herocard.effects import (
    ClearUpTo,
    Draw,
    TargetDiscards,
    TargetWastes,
    TargetWastesAtRandom,
    UnwindOne,
)
from spiralhill.games.herocard.prints import (
    ATTACK,
    ATTACK_MOD,
    ATTRIBUTES,
    BASE_ATTACK,
    BASE_BLOCK,
    BLOCK_MOD,
    FAMILIES,
    MISCELLANEOUS,
    SPECIAL_ATTACK,
    SPECIAL_BLOCK,
    ActionCard,
)
from spiralhill.games.herocard.sight import Sight
from spiralhill.games.herocard.state import HAND_LIMIT
from spiralhill.games.herocard.values import BestBaseAttack
from spiralhill.kernel.effects import YES
from spiralhill.kernel.game import View
from spiralhill.kernel.steps import PASS, Pick
from spiralhill.kernel.table import Card, Seat

# Texts that come to nothing against an empty hand.
FROM_HAND = (TargetDiscards, TargetWastes, TargetWastesAtRandom)


def rate(view: View, options: list[Pick]) -> list[float]:
    """How good each option looks to the seat whose view it is."""
    sight = Sight(view)
    how = {
        "DiscardPhase": rate_discard,
        "DrawPhase": rate_draw,
        "ClearPhase": rate_clear,
        "ClearByText": rate_clear,
        "ActionPhase": rate_action,
        "Priority": rate_priority,
        "BuildSet": rate_set,
    }.get(sight.asks, rate_text)
    return [how(sight, option) for option in options]


def keep(sight: Sight, card: Card) -> float:
    """How gladly a card is kept in hand: its value or the worth of its text, less for every further one of its sort."""
    face = sight.faces[card]
    alike = sum(sight.faces[other].kind == face.kind for other in sight.hand if other < card)
    return strength(sight, face) - 0.8 * alike


def strength(sight: Sight, face: ActionCard) -> float:
    """A card by itself, in points of value."""
    if face.kind == MISCELLANEOUS:
        return 1.5 * sum(text.worth() for text in face.texts)
    if face.texts:
        return 1.0 + sum(text.worth() for text in face.texts)
    worth = max((sight.worth(face, seat) for seat in sight.seats if seat != sight.me), default=0)
    # A variable card may grow until it is wanted; a Base is what everything else hangs on.
    grows = 2.5 if not isinstance(face.value, int) else 0.0
    base = 1.5 if face.kind in (BASE_ATTACK, BASE_BLOCK) else 0.0
    return worth + grows + base - 0.25 * face.cost


# The phases


def rate_discard(sight: Sight, pick: Pick) -> float:
    """Throw out what is worst, as long as that makes room for a better draw."""
    if not isinstance(pick, picks.Discard):
        return 0.0
    crowded = len(sight.hand) - (HAND_LIMIT - 3)
    if crowded <= 0:
        return -1.0
    return 3.4 - keep(sight, pick.card)


def rate_draw(sight: Sight, pick: Pick) -> float:
    """Cards are what everything is made of."""
    return float(pick.number) if isinstance(pick, picks.Draw) else 0.0


def rate_clear(sight: Sight, pick: Pick) -> float:
    """Free the points that the hand could use; leave in play what the own cards count."""
    if isinstance(pick, picks.Unwind):
        return 3.0
    if not isinstance(pick, picks.Clear):
        return 0.0
    face = sight.faces[pick.card]
    if sight.attacker is not None and pick.card in sight.active:
        return -5.0
    wanted = sum(sight.faces[card].cost for card in sight.hand if sight.faces[card].attribute == face.attribute)
    short = max(0, wanted - sight.free[sight.me][face.attribute])
    freed = 0.5 + 0.15 * face.cost + 0.5 * min(face.cost, short)
    if FAMILIES[face.kind] == ATTACK and sight.lives_on_attacks_in_play():
        feeding = sum(not isinstance(sight.faces[card].value, int) for card in sight.of_kinds(ATTACK_MOD))
        freed -= 0.2 + 0.8 * feeding
    return freed


def rate_action(sight: Sight, pick: Pick) -> float:
    """First what helps, then the attack that could grow furthest, at the opponent who stands best."""
    if isinstance(pick, picks.Refresh):
        return 0.5 if not sight.of_kinds(BASE_ATTACK) else -1.0
    if not isinstance(pick, (picks.Play, picks.TurnUp)):
        return 0.0
    face = sight.faces[pick.card]
    if face.kind == BASE_ATTACK:
        return rate_attack(sight, face, pick.target)
    return rate_misc(sight, pick, face)


def rate_attack(sight: Sight, face: ActionCard, target: Seat | None) -> float:
    """An attack by what it could become; one that cannot become anything is not begun."""
    assert target is not None
    free = sight.free[sight.me][:]
    free[face.attribute] -= face.cost
    worth = sight.worth(face, target)
    could = worth + sight.best_set(sight.of_kinds(ATTACK_MOD), free, False)
    if could == 0:
        return -1.0
    leading = 0.6 * sight.points[target]
    guarded = 0.3 * sight.sizes[target] + 0.08 * sum(sight.free[target])
    # A first strike that is just strong enough keeps the dear cards for later.
    return 2.0 + 0.5 * could + leading - guarded - 0.1 * face.cost


def rate_misc(sight: Sight, pick: picks.Play | picks.TurnUp, face: ActionCard) -> float:
    """A Miscellaneous card by its text, if it does not take the points that the best attack needs."""
    worth = sum(text.worth() for text in face.texts)
    for text in face.texts:
        if isinstance(text, Draw):
            worth = min(worth, float(HAND_LIMIT - len(sight.hand) + 1))
        elif isinstance(text, ClearUpTo):
            worth = min(worth, 0.8 * sum(len(stack) for stack in sight.stacks[sight.me]))
        elif isinstance(text, UnwindOne):
            if not any(twist[0] == sight.me for twist in sight.facts["twisted"]):
                return -1.0
        elif isinstance(text, FROM_HAND) and pick.target is not None and sight.sizes[pick.target] == 0:
            return -1.0
    if pick.target is not None:
        worth += 0.3 * sight.points[pick.target]
    bases = [sight.faces[card] for card in sight.of_kinds(BASE_ATTACK)]
    rivals = [base for base in bases if base.attribute == face.attribute]
    left = sight.free[sight.me][face.attribute] - face.cost
    blocked = any(left < base.cost <= left + face.cost for base in rivals)
    return 5.0 + worth if not blocked else worth - 2.0


# The attack sequence


def rate_priority(sight: Sight, pick: Pick) -> float:
    """Answer only what can be turned, and with no more than it takes."""
    if pick == PASS:
        return 0.0
    assert isinstance(pick, (picks.Play, picks.TurnUp))
    face = sight.faces[pick.card]
    if face.kind == MISCELLANEOUS:
        return rate_misc(sight, pick, face) - 5.5 - 0.4 * face.cost
    if face.kind == BASE_ATTACK:
        return rate_attack(sight, face, pick.target)
    return rate_answer(sight, face)


def rate_set(sight: Sight, pick: Pick) -> float:
    """Add to a set only while the attack is not yet turned."""
    return rate_answer(sight, sight.faces[pick.card]) if isinstance(pick, picks.Add) else 0.0


def rate_answer(sight: Sight, face: ActionCard) -> float:
    """An Attack or Block in the running sequence, measured by what is missing."""
    attacking = sight.attacker == sight.me
    # The attacker needs one more than the block; the target needs as much as the attack.
    missing = sight.block + 1 - sight.attack if attacking else sight.attack - sight.block
    reach = sight.mods_reach() if attacking else sight.blocks_reach()
    if face.kind in (SPECIAL_ATTACK, SPECIAL_BLOCK):
        return 0.5 if missing > reach else -1.0
    if missing <= 0 or reach < missing:
        return -1.0
    # The target has not answered yet: a Mod shown now is a Mod he can count on.
    if attacking and sight.asks == "BuildSet" and sight.attack > 0 and sight.block == 0 and len(sight.active) == 1:
        return -1.0
    worth = sight.worth(face)
    if face.kind == BLOCK_MOD and not sight.has_base_block():
        return -1.0
    if worth >= missing:
        return 10.0 - (worth - missing) - 0.1 * face.cost
    return 5.0 + worth - 0.1 * face.cost


# What texts ask


def rate_text(sight: Sight, pick: Pick) -> float:
    """Choices inside texts: give up the worst, take the best, hurt the most."""
    if pick == YES:
        top = sight.stacks[sight.me][2]
        clearing = picks.Clear(top[-1]) if top and top[-1] is not None else None
        return 1.0 if clearing is None else rate_clear(sight, clearing)
    if isinstance(pick, picks.Name):
        stacks = sight.stacks[sight.target if sight.target is not None else sight.me]
        stack = stacks[ATTRIBUTES.index(pick.attribute)]
        return float(sum(sight.faces[card].cost for card in stack if card is not None))
    card: Card | None = getattr(pick, "card", None)
    if card is None:
        return 0.0
    if isinstance(pick, picks.Waste):
        return rate_waste(sight, card)
    if isinstance(pick, picks.Discard):
        return -keep(sight, card)
    if isinstance(pick, picks.Deploy):
        return -abs(strength(sight, sight.faces[card]) - 3.0)
    return float(sight.values.get(card, 0)) + 0.1 * strength(sight, sight.faces[card])


def rate_waste(sight: Sight, card: Card) -> float:
    """The own worst card; of another player's deck the best, above all a big Base Attack that fits and can be used."""
    face = sight.faces[card]
    if card in sight.hand:
        return -keep(sight, card)
    wants_base = any(isinstance(sight.faces[held].value, BestBaseAttack) for held in sight.hand)
    number = face.value if isinstance(face.value, int) else 0
    return strength(sight, face) + (2.0 * number if wants_base and face.kind == BASE_ATTACK else 0.0)
