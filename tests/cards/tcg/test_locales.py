"""The Functions of all twenty Locales, in full and in part, and what each gives when something is missing."""

import pytest

from tests.cards.tcg.scenes import DRAWN, JACK, ON_TURN, OOGIE, SALLY, drawn, now, rival, standing
from tests.rules.tcg.story import tcg, town

# Cards, Pumpkin Points and Movement of the three Functions.
STARTS = {
    "finklestein-hall": (3, 2, 2),
    "jacks-house": (2, 2, 4),
    "mayor-mobile": (3, 2, 5),
    "oogies-lair": (2, 3, 1),
}
# Who makes it just Active, and cards, Pumpkin Points and Movement of the one Function.
REGULAR = {
    "back-alley": ("devil", 2, 0, 3),
    "sallys-room": ("devil", 0, 2, 3),
    "the-crypt": ("hanging-tree", 4, 0, 0),
    "the-tree-house": ("hanging-tree", 3, 1, 0),
    "the-well": ("igor", 0, 0, 6),
    "town-hall": ("hanging-tree", 1, 3, 0),
    "town-square": (OOGIE, 0, 4, 0),
    "tree-circle": ("hanging-tree", 2, 2, 0),
}
# The threshold of the others, and who makes them just Active.
OTHERS = {
    "castle-finklestein": "devil, reaper",
    "jacks-bedroom": OOGIE,
    "pumpkin-patch": "reaper, hanging-tree",
    "scary-bed": "reaper",
    "the-fountain": OOGIE,
    "the-graveyard": "devil",
    "the-laboratory": "reaper",
    "witches-nook": "igor",
}


@pytest.mark.parametrize("locale", STARTS)
def test_a_starting_locale_gives_cards_or_points_or_movement(locale: str) -> None:
    """TCG-FUNC-06, TCG-FUNC-07, TCG-COMP-13"""
    cards, points, movement = STARTS[locale]
    for function in (1, 2, 3):
        table = tcg(town(f"{locale}, back-alley", at={"back-alley": "igor"}), rival())
        table.answer(0, f"perform {locale} {function}")
        steps = 0
        while table.asks_for == "MoveCharacters":
            table.answer(0, "move igor")
            steps += 1
        given = (drawn(table), table.game.pp[0], steps)
        assert given == [(cards, 0, 0), (0, points, 0), (0, 0, movement)][function - 1]
        # One Function was it: neither its others nor another Locale's are left (TCG-FUNC-01).
        assert not table.offers(0, "perform")
        assert now(table) == ON_TURN


@pytest.mark.parametrize("locale", REGULAR)
def test_a_regular_locale_gives_all_it_has_at_once(locale: str) -> None:
    """TCG-FUNC-08"""
    who, cards, points, movement = REGULAR[locale]
    table = tcg(town(f"jacks-house, {locale}, scary-bed", at={locale: who}), rival())
    table.answer(0, f"perform {locale} 1")
    # What comes by itself has come before the first Movement is asked for (RUL-16).
    assert (drawn(table), table.game.pp[0]) == (cards, points)
    steps = 0
    while table.asks_for == "MoveCharacters":
        target = "scary-bed" if table.at(0, locale) == [who] else locale
        table.answer(0, f"move {who} {target}")
        steps += 1
    assert steps == movement
    assert (drawn(table), table.game.pp[0]) == (cards, points)
    assert now(table) == ON_TURN


@pytest.mark.parametrize("locale", [*REGULAR, *OTHERS])
def test_a_regular_locale_is_active_at_its_threshold_and_not_below(locale: str) -> None:
    """TCG-FUNC-02, TCG-FUNC-03"""
    who = OTHERS.get(locale) or REGULAR[locale][0]
    enough = tcg(town(f"jacks-house, {locale}", at={locale: who}, hand="fetch"), rival())
    assert enough.is_active(0, locale)
    assert enough.offers(0, f"perform {locale} 1")
    # The Easter Bunny takes just one point away.
    short = tcg(town(f"jacks-house, {locale}", at={locale: f"{who}, easter-bunny"}, hand="fetch"), rival())
    assert not short.is_active(0, locale)
    short.cites(0, short.card(locale), "TCG-FUNC-03")


@pytest.mark.parametrize(("locale", "points"), [("sallys-room", 2), ("town-hall", 3), ("the-tree-house", 1)])
def test_points_can_be_left_out_and_the_rest_be_taken(locale: str, points: int) -> None:
    """TCG-FUNC-11"""
    table = tcg(town(f"jacks-house, {locale}", at={locale: "reaper"}), rival())
    table.answer(0, f"perform-part {locale} 1")
    if REGULAR[locale][1]:
        table.answer(0, "amount 1")
    table.asks(0, *(f"amount {number}" for number in range(points + 1)))
    table.answer(0, "amount 0")
    if REGULAR[locale][3]:
        table.answer(0, "stop")
    assert (drawn(table), table.game.pp[0]) == (min(REGULAR[locale][1], 1), 0)
    assert now(table) == ON_TURN


def test_castle_finklestein_gives_five_points_for_a_card() -> None:
    at = {"castle-finklestein": "devil, reaper"}
    table = tcg(standing(at, hand="fetch, igor", pp=0), rival())
    table.answer(0, "perform castle-finklestein 1")
    table.asks(0, "discard fetch", "discard igor")
    table.answer(0, "discard igor")
    assert table.game.pp[0] == 5
    assert (table.hand(0), table.pile(0, "discard")) == (["fetch"], ["igor"])
    assert now(table) == ON_TURN


def test_castle_finklestein_gives_nothing_to_an_empty_hand() -> None:
    """TCG-THEN-01"""
    table = tcg(standing({"castle-finklestein": "devil, reaper"}, pp=0), rival())
    table.answer(0, "perform castle-finklestein 1")
    assert table.game.pp[0] == 0
    assert table.game.performed
    assert now(table) == ON_TURN


@pytest.mark.parametrize(("start", "size"), [("jacks-house", 7), ("mayor-mobile", 6), ("oogies-lair", 5)])
def test_jacks_bedroom_fills_the_hand_up_to_the_starting_hand(start: str, size: int) -> None:
    """TCG-START-03"""
    row = f"{start}, jacks-bedroom"
    table = tcg(town(row, at={"jacks-bedroom": OOGIE}, hand="fetch, igor"), rival())
    table.answer(0, "perform jacks-bedroom 1")
    assert table.hand(0) == sorted(["fetch", "igor", *[DRAWN] * (size - 2)])
    assert now(table) == ON_TURN


def test_jacks_bedroom_may_fill_the_hand_in_part() -> None:
    """TCG-FUNC-11, RUL-17"""
    table = tcg(town("oogies-lair, jacks-bedroom", at={"jacks-bedroom": OOGIE}, hand="3 fetch"), rival())
    table.answer(0, "perform-part jacks-bedroom 1")
    table.asks(0, "amount 2", "amount 1", "amount 0")
    table.answer(0, "amount 1")
    assert table.hand(0) == sorted(["fetch"] * 3 + [DRAWN])
    assert now(table) == ON_TURN


def test_jacks_bedroom_gives_nothing_to_a_hand_that_is_full() -> None:
    table = tcg(town("oogies-lair, jacks-bedroom", at={"jacks-bedroom": OOGIE}, hand="6 fetch"), rival())
    table.answer(0, "perform jacks-bedroom 1")
    assert table.hand(0) == ["fetch"] * 6
    assert now(table) == ON_TURN


def test_pumpkin_patch_gives_six_points_for_a_character_that_goes_under_it() -> None:
    """RUL-32, TCG-WIN-03: it is no discard, and the Character is in nobody's town any more."""
    at = {"pumpkin-patch": f"{JACK}, reaper", "town-hall": "the-mayor-lugubrious-leader"}
    me = standing(at, stacked={JACK: "im-santa-claus"}, pp=0)
    table = tcg(me, rival({"town-hall": "devil"}))
    table.answer(0, "perform pumpkin-patch 1")
    table.asks(0, f"lay {JACK}", "lay reaper")
    table.answer(0, f"lay {JACK}")
    assert table.game.pp[0] == 6
    assert (table.at(0, "pumpkin-patch"), table.under(0, "pumpkin-patch")) == (["reaper"], [JACK])
    # What was stacked on him is discarded; nobody draws for him.
    assert table.pile(0, "discard") == ["im-santa-claus"]
    assert (drawn(table, 0), drawn(table, 1)) == (0, 0)
    assert table.game.points_of(0) == 3 + 2
    assert now(table) == ON_TURN


def test_pumpkin_patch_takes_nobody_who_stands_elsewhere() -> None:
    table = tcg(standing({"pumpkin-patch": "reaper, hanging-tree", "town-hall": SALLY}, pp=0), rival())
    table.answer(0, "perform-part pumpkin-patch 1")
    table.asks(0, "lay reaper", "lay hanging-tree", "no")
    # Left alone, it gives nothing (TCG-FUNC-11).
    table.answer(0, "no")
    assert table.game.pp[0] == 0
    assert now(table) == ON_TURN


@pytest.mark.parametrize("laid", [0, 1, 2])
def test_scary_bed_gives_two_points_for_each_of_up_to_two_cards(laid: int) -> None:
    """RUL-32, DEC-24"""
    table = tcg(standing({"scary-bed": "reaper"}, hand="fetch, igor, zero", pp=0), rival())
    table.answer(0, "perform scary-bed 1")
    for card in ["igor", "zero"][:laid]:
        table.answer(0, f"lay {card}")
    if laid < 2:
        table.answer(0, "stop")
    assert table.game.pp[0] == 2 * laid
    assert table.under(0, "scary-bed") == ["igor", "zero"][:laid]
    assert table.hand(0) == sorted(["fetch", *["igor", "zero"][laid:]])
    assert table.pile(0, "discard") == []
    assert now(table) == ON_TURN


def test_the_fountain_finds_one_character_among_three_and_gives_three_points() -> None:
    """TCG-SEARCH-08"""
    me = standing({"the-fountain": OOGIE}, deck="igor, zero, jack-in-the-box, devil", pp=0)
    table = tcg(me, rival())
    table.answer(0, "perform the-fountain 1")
    table.asks(0, "take igor", "take zero")
    table.answer(0, "take zero")
    assert (table.hand(0), table.pile(0, "deck")) == (["zero"], ["devil"])
    assert sorted(table.pile(0, "discard")) == ["igor", "jack-in-the-box"]
    assert table.game.pp[0] == 3
    assert now(table) == ON_TURN


def test_the_laboratory_finds_one_creation_among_five_and_gives_three_points() -> None:
    """TCG-SEARCH-08"""
    me = standing({"the-laboratory": "reaper"}, deck="igor, fetch, road-kill, zero, dead-head, old-sparkly", pp=0)
    table = tcg(me, rival())
    table.answer(0, "perform the-laboratory 1")
    table.asks(0, "take road-kill", "take dead-head")
    table.answer(0, "take dead-head")
    assert (table.hand(0), table.pile(0, "deck")) == (["dead-head"], ["old-sparkly"])
    assert sorted(table.pile(0, "discard")) == ["fetch", "igor", "road-kill", "zero"]
    assert table.game.pp[0] == 3
    assert now(table) == ON_TURN


@pytest.mark.parametrize(("locale", "who"), [("the-fountain", OOGIE), ("the-laboratory", "reaper")])
def test_points_come_even_if_nothing_is_found(locale: str, who: str) -> None:
    """TCG-THEN-02"""
    table = tcg(standing({locale: who}, deck="6 fetch", pp=0), rival())
    table.answer(0, f"perform {locale} 1")
    assert (table.hand(0), table.game.pp[0]) == ([], 3)
    assert now(table) == ON_TURN


def test_the_graveyard_takes_any_card_from_the_own_discard_pile() -> None:
    """TCG-DISC-06, RUL-40: neither from the Surprise Discard Pile nor from an opponent's."""
    me = standing({"the-graveyard": "devil"}, discard="fetch, igor, road-kill", surprises="eureka", pp=0)
    table = tcg(me, rival(discard="zero"))
    table.answer(0, "perform the-graveyard 1")
    table.asks(0, "take fetch", "take igor", "take road-kill")
    table.answer(0, "take road-kill")
    assert (table.hand(0), table.pile(0, "discard")) == (["road-kill"], ["fetch", "igor"])
    assert now(table) == ON_TURN


def test_the_graveyard_gives_nothing_from_an_empty_pile() -> None:
    table = tcg(standing({"the-graveyard": "devil"}, pp=0), rival(discard="zero"))
    table.answer(0, "perform the-graveyard 1")
    assert table.hand(0) == []
    assert now(table) == ON_TURN


def test_witches_nook_finds_all_surprises_among_six() -> None:
    """TCG-SEARCH-07, TCG-SEARCH-10"""
    deck = "fetch, igor, eureka, road-kill, fetch, hyde-and-seek, fire"
    table = tcg(standing({"witches-nook": "igor"}, deck=deck, pp=0), rival())
    table.answer(0, "perform witches-nook 1")
    assert table.hand(0) == ["eureka", "fetch", "fetch", "hyde-and-seek"]
    assert sorted(table.pile(0, "discard")) == ["igor", "road-kill"]
    assert table.pile(0, "deck") == ["fire"]
    assert now(table) == ON_TURN
