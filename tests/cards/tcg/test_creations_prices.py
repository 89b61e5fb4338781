"""What makes Creations cheaper: who stands where in the town, or what is given for them."""

import pytest

from tests.cards.tcg.scenes import (
    BARREL,
    DOCTOR,
    JACK,
    LEADER,
    LOCK,
    MASTER,
    MAYOR,
    ON_TURN,
    SALLY,
    SHOCK,
    TRIO,
    costs_exactly,
    now,
    played,
    price,
    rival,
    standing,
)
from tests.rules.tcg.story import tcg

BAND = "accordion-player, bass-player, sax-player"
ALCHEMIST = "sally-skilled-alchemist"
INVENTOR = "dr-finklestein-brainy-inventor"

# What a Creation costs in towns that make it cheaper, and in those that just do not.
PRICES: list[tuple[str, int, dict[str, str]]] = [
    ("christmas-tree-bats", 3, {}),
    ("christmas-tree-bats", 3, {"town-hall": "corpse-mom", "back-alley": "bass-player"}),
    ("christmas-tree-bats", 3, {"town-hall": "corpse-mom, sax-player"}),
    ("christmas-tree-bats", 1, {"town-hall": "corpse-mom, bass-player"}),
    ("jingle-bells", 4, {"town-hall": "igor"}),
    ("jingle-bells", 3, {"town-hall": "sax-player"}),
    ("jingle-bells", 2, {"town-hall": "sax-player", "back-alley": "bass-player"}),
    ("jingle-bells", 1, {"town-hall": BAND}),
    ("jumbo-treat-bag", 5, {"town-hall": f"{LOCK}, {SHOCK}"}),
    ("jumbo-treat-bag", 5, {"town-hall": f"{LOCK}, {BARREL}"}),
    ("jumbo-treat-bag", 5, {"town-hall": f"{SHOCK}, {BARREL}"}),
    ("jumbo-treat-bag", 5, {"town-hall": f"{LOCK}, {SHOCK}", "back-alley": BARREL}),
    ("jumbo-treat-bag", 2, {"town-hall": TRIO}),
    ("jumbo-treat-bag", 2, {"town-hall": f"lock-impish-trick-or-treater, {SHOCK}, {BARREL}"}),
    ("sandy-claws-outfit", 6, {"town-hall": JACK, "back-alley": SALLY}),
    ("sandy-claws-outfit", 6, {"town-hall": "sandy-claws"}),
    ("sandy-claws-outfit", 3, {"town-hall": f"{JACK}, {SALLY}"}),
    ("sandy-claws-outfit", 3, {"town-hall": f"{MASTER}, {ALCHEMIST}"}),
    ("scary-teddy", 4, {"town-hall": "igor, corpse-mom"}),
    ("scary-teddy", 3, {"town-hall": "corpse-dad"}),
    ("scary-teddy", 3, {"town-hall": "devil"}),
    ("scary-teddy", 3, {"town-hall": "wolfman"}),
    ("scary-teddy", 1, {"town-hall": "corpse-dad, wolfman", "back-alley": "devil"}),
    ("scorpion-surprise", 4, {"town-hall": "igor"}),
    ("scorpion-surprise", 3, {"town-hall": "mr-hyde-iii"}),
    ("scorpion-surprise", 1, {"town-hall": "mr-hyde, mr-hyde-ii", "back-alley": "mr-hyde-iii"}),
    ("skeletal-reindeer", 6, {"town-hall": f"{DOCTOR}, igor"}),
    ("skeletal-reindeer", 6, {"the-laboratory": "igor"}),
    ("skeletal-reindeer", 4, {"the-laboratory": DOCTOR, "town-hall": "igor"}),
    ("skeletal-reindeer", 4, {"the-laboratory": INVENTOR}),
    ("skeletal-reindeer", 3, {"the-laboratory": f"{DOCTOR}, igor"}),
    ("takeoff-ramp", 5, {"town-square": "igor, zero"}),
    ("takeoff-ramp", 5, {"town-square": MAYOR}),
    ("takeoff-ramp", 5, {"town-hall": f"{MAYOR}, igor", "town-square": "zero"}),
    ("takeoff-ramp", 4, {"town-square": f"{MAYOR}, igor", "town-hall": "zero"}),
    ("takeoff-ramp", 3, {"town-square": f"{LEADER}, igor, zero"}),
    ("takeoff-ramp", 1, {"town-square": f"{MAYOR}, igor, zero, devil, clown"}),
    ("takeoff-ramp", 1, {"town-square": f"{MAYOR}, igor, zero, devil, clown, wolfman, reaper"}),
]


@pytest.mark.parametrize(("card", "points", "at"), PRICES)
def test_a_creation_costs_what_the_town_makes_of_it(card: str, points: int, at: dict[str, str]) -> None:
    """TCG-PLAY-05, RUL-06, RUL-13"""
    assert costs_exactly(card, "", points, standing(at))


@pytest.mark.parametrize("card", sorted({card for card, _, _ in PRICES}))
def test_an_opponents_characters_make_nothing_cheaper(card: str) -> None:
    full = max(points for name, points, _ in PRICES if name == card)
    cheap = min((points, str(at)) for name, points, at in PRICES if name == card)
    at = next(at for name, points, at in PRICES if (name, points, str(at)) == (card, *cheap))
    assert price(card, "", standing({}), rival(at)) == full


# Something may be given for it


def test_delightful_hat_costs_two_less_for_one_card_with_the_harlequin_demon() -> None:
    """DEC-09"""
    me = standing({"town-hall": "harlequin-demon"}, hand="fetch, igor", pp=2)
    table = played("delightful-hat", "", me)
    table.asks(0, "discard fetch", "discard igor")
    table.answer(0, "discard igor")
    assert (table.pile(0, "creations"), table.game.pp[0]) == (["delightful-hat"], 0)
    assert (table.hand(0), table.pile(0, "discard")) == (["fetch"], ["igor"])
    assert now(table) == ON_TURN


def test_delightful_hat_may_be_paid_in_full() -> None:
    table = played("delightful-hat", "", standing({"town-hall": "harlequin-demon"}, hand="fetch", pp=4))
    table.asks(0, "discard fetch", "stop")
    table.answer(0, "stop")
    assert (table.hand(0), table.game.pp[0]) == (["fetch"], 0)


def test_delightful_hat_costs_four_without_the_demon_or_without_a_card() -> None:
    demon = {"town-hall": "harlequin-demon"}
    assert costs_exactly("delightful-hat", "", 4, standing({}, hand="fetch"), rival(demon))
    assert costs_exactly("delightful-hat", "", 4, standing(demon))
    # Only once: the second card would bring it down to nothing.
    assert not tcg(standing(demon, hand="delightful-hat, fetch, igor", pp=1), rival()).offers(0, "play delightful")


def test_eager_anaconda_costs_three_less_for_corpse_dad() -> None:
    me = standing({"town-hall": "corpse-dad, igor"}, pp=2)
    table = played("eager-anaconda", "", me)
    # There is but one other Character, and it takes two.
    assert (table.at(0, "town-hall"), table.pile(0, "discard")) == (["igor"], ["corpse-dad"])
    assert (table.pile(0, "creations"), table.game.pp[0]) == (["eager-anaconda"], 0)
    assert now(table) == ON_TURN


def test_eager_anaconda_costs_three_less_for_two_other_characters() -> None:
    me = standing({"town-hall": "corpse-dad, igor, zero", "back-alley": "devil"}, pp=6)
    table = played("eager-anaconda", "", me, rival({"town-hall": "clown"}))
    table.asks(0, "scrap corpse-dad", "scrap igor", "scrap zero", "scrap devil", "stop")
    table.answer(0, "scrap zero")
    table.asks(0, "scrap igor", "scrap devil")
    table.answer(0, "scrap devil")
    assert sorted(table.pile(0, "discard")) == ["devil", "zero"]
    assert (table.pile(0, "creations"), table.game.pp[0]) == (["eager-anaconda"], 4)
    assert now(table) == ON_TURN


def test_eager_anaconda_may_be_paid_in_full_and_must_be_without_such_characters() -> None:
    table = played("eager-anaconda", "", standing({"town-hall": "corpse-dad"}, pp=5))
    table.answer(0, "stop")
    assert (table.at(0, "town-hall"), table.game.pp[0]) == (["corpse-dad"], 0)
    assert costs_exactly("eager-anaconda", "", 5, standing({"town-hall": "igor"}), rival({"town-hall": "corpse-dad"}))
    # Sandy Claws cannot be scrapped, so that two are not there.
    assert costs_exactly("eager-anaconda", "", 5, standing({"town-hall": "igor, sandy-claws"}))
