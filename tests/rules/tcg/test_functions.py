"""Chapter 7, Locales and Functions: which are Active, what may be left out, what follows."""

import pytest

from spiralhill.games.tcg.events import AddsPoints, Discards, Draws, Moves
from spiralhill.games.tcg.picks import Perform, PlaySurprise
from tests.rules.tcg.story import tcg, town

SALLY = "sally-shy-creature"
JACK = "jack-skellington-the-pumpkin-king"
SHOCK = "shock-little-hag"


def test_one_function_a_turn_of_whichever_locale() -> None:
    """TCG-FUNC-01"""
    table = tcg(town("jacks-house, the-well, back-alley", at={"back-alley": "behemoth", "the-well": "igor"}), town())
    table.answer(0, "perform back-alley 1", "stop")
    for locale in ("jacks-house", "the-well", "back-alley"):
        assert not table.offers(0, f"perform {locale}")
        table.refuses(0, Perform(table.card(locale), 1), "TCG-FUNC-01")
    # The next player has one of their own, and so has this one on the next Day.
    table.end_turn(0)
    assert table.offers(1, "perform jacks-house 1")
    table.next_turn(0)
    assert table.offers(0, "perform back-alley 1")


def test_the_locale_must_be_active_and_ones_own() -> None:
    """TCG-FUNC-02"""
    table = tcg(
        town("jacks-house, town-hall", at={"town-hall": "behemoth"}),
        town("oogies-lair, town-square, the-well", at={"town-square": "2 behemoth", "the-well": "igor"}),
    )
    performs = [text for text in table.offered(0) if text.startswith("perform ")]
    assert performs == ["perform jacks-house 1", "perform jacks-house 2", "perform jacks-house 3"]
    table.refuses(0, Perform(table.card("town-hall"), 1), "TCG-FUNC-03")
    for theirs in ("town-square", "the-well", "oogies-lair"):
        table.refuses(0, Perform(table.card(theirs, 1), 1), "TCG-FUNC-02")
    # What still lies in the Locale Deck is in nobody's row.
    table.refuses(0, Perform(table.card("the-crypt"), 1), "TCG-FUNC-02")


@pytest.mark.parametrize(("there", "active"), [("behemoth", False), ("behemoth, igor", True), ("2 behemoth", True)])
def test_a_locale_is_active_from_its_threshold_on(there: str, active: bool) -> None:
    """TCG-FUNC-03"""
    table = tcg(town("jacks-house, town-hall", at={"town-hall": there}), town())
    assert table.is_active(0, "town-hall") == active
    assert table.offers(0, "perform town-hall 1") == active


def test_stacked_surprises_add_to_the_sum() -> None:
    """TCG-FUNC-04 TCG-STACK-02"""
    for stacked, active in (({}, False), ({SHOCK: "i-told-you"}, True)):
        table = tcg(town("jacks-house, back-alley", at={"back-alley": SHOCK}, stacked=stacked), town())
        assert table.is_active(0, "back-alley") == active
        assert table.offers(0, "perform back-alley 1") == active


def test_nothing_else_adds_to_the_sum() -> None:
    """TCG-FUNC-05"""
    table = tcg(
        town(
            "jacks-house, the-well, pumpkin-patch",
            at={"jacks-house": "3 behemoth"},
            creations="sandy-claws-outfit, christmas-casket",
            table="halloweentown-gates",
            under={"pumpkin-patch": "oogie-boogie-eight-ball"},
        ),
        town("oogies-lair, the-well", at={"the-well": "igor"}),
    )
    for locale in ("the-well", "pumpkin-patch"):
        assert table.game.scare_at(0, table.slot(0, locale)) == 0
        table.refuses(0, Perform(table.card(locale), 1), "TCG-FUNC-03")


def test_a_starting_locale_is_always_there() -> None:
    """TCG-FUNC-06"""
    table = tcg(town(), town(start="mayor-mobile"), stage="dawn")
    table.go_on("TurnAction")
    assert [text for text in table.offered(0) if text.startswith("perform ")] == [
        f"perform jacks-house {number}" for number in (1, 2, 3)
    ]
    table.answer(0, "perform jacks-house 2")
    assert table.game.pp[0] == 2


def test_a_negative_sum_leaves_a_starting_locale_active() -> None:
    """TCG-FUNC-06 RUL-21"""
    table = tcg(town("jacks-house", at={"jacks-house": "easter-bunny"}), town())
    assert table.game.scare_at(0, 0) == -1
    assert table.is_active(0, "jacks-house")
    assert table.game.ties(0) == (1, 0)
    table.answer(0, "perform jacks-house 2")
    assert table.game.pp[0] == 2


@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_of_the_three_functions_of_a_starting_locale(number: int) -> None:
    """TCG-FUNC-07"""
    table = tcg(town("jacks-house, the-well", at={"jacks-house": "igor"}), town())
    table.answer(0, f"perform jacks-house {number}")
    if number == 3:
        table.answer(0, "move igor the-well", "stop")
    happened = (len(table.hand(0)), table.game.pp[0], table.at(0, "the-well"))
    assert happened == [(2, 0, []), (0, 2, []), (0, 0, ["igor"])][number - 1]
    for other in (1, 2, 3):
        table.refuses(0, Perform(table.card("jacks-house"), other), "TCG-FUNC-01")


def test_a_regular_function_has_all_its_activities() -> None:
    """TCG-FUNC-08 RUL-16"""
    table = tcg(town("jacks-house, sallys-room, the-well", at={"sallys-room": SALLY}), town())
    table.answer(0, "perform sallys-room 1")
    assert table.game.pp[0] == 2
    table.answer(0, f"move {SALLY} the-well", f"move {SALLY} sallys-room", f"move {SALLY} jacks-house")
    assert table.asks_for == "TurnAction"
    # In the order in which they are printed.
    kinds = [type(event) for event in table.game.log if isinstance(event, (AddsPoints, Moves))]
    assert kinds == [AddsPoints, Moves, Moves, Moves]


def test_only_the_moment_of_choosing_matters() -> None:
    """TCG-FUNC-09 TCG-FUNC-10"""
    table = tcg(town("jacks-house, the-well, the-crypt", at={"the-well": "igor"}), town())
    table.answer(0, "perform the-well 1", "move igor the-crypt")
    assert not table.is_active(0, "the-well")
    for step in ("the-well", "jacks-house", "the-well", "jacks-house"):
        table.answer(0, f"move igor {step}")
    # Six Movement in all, although the Locale was empty meanwhile.
    table.asks(0, "move igor the-well", "stop")
    table.answer(0, "move igor the-well")
    assert (len(table.told(Moves)), table.asks_for) == (6, "TurnAction")


@pytest.mark.parametrize("points", [0, 1, 2])
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_any_activity_may_be_left_out_or_cut_short(points: int, steps: int) -> None:
    """TCG-FUNC-11 TCG-MOVE-02"""
    table = tcg(town("jacks-house, sallys-room, the-well", at={"sallys-room": SALLY}), town())
    table.answer(0, "perform-part sallys-room 1")
    table.asks(0, "amount 2", "amount 1", "amount 0")
    table.answer(0, f"amount {points}")
    for step in range(steps):
        table.answer(0, f"move {SALLY} {'sallys-room' if step % 2 else 'the-well'}")
    if steps < 3:
        table.answer(0, "stop")
    assert (table.game.pp[0], len(table.told(Moves)), table.asks_for) == (points, steps, "TurnAction")
    assert not table.offers(0, "perform")


def test_what_was_left_out_does_not_come_back() -> None:
    """RUL-16 RUL-17"""
    table = tcg(town("jacks-house, tree-circle", at={"tree-circle": JACK}, deck="igor, zero, 4 cyclops"), town())
    table.answer(0, "perform-part tree-circle 1")
    # How many cards are drawn is said before the first is.
    table.asks(0, "amount 2", "amount 1", "amount 0")
    table.answer(0, "amount 1")
    assert table.hand(0) == ["igor"]
    table.asks(0, "amount 2", "amount 1", "amount 0")
    table.answer(0, "amount 2")
    assert (table.hand(0), table.game.pp[0], table.asks_for) == (["igor"], 2, "TurnAction")


def test_a_search_may_be_left_out_and_the_points_taken() -> None:
    """TCG-FUNC-11"""
    table = tcg(town("jacks-house, the-laboratory", at={"the-laboratory": JACK}, deck="scary-teddy, 9 igor"), town())
    table.answer(0, "perform-part the-laboratory 1", "no", "amount 3")
    assert (table.hand(0), len(table.pile(0, "deck")), table.game.pp[0]) == ([], 10, 3)


def test_what_a_function_gives_is_not_tied_to_its_locale() -> None:
    """TCG-FUNC-12"""
    table = tcg(
        town("jacks-house, town-hall, the-well", at={"town-hall": JACK}, hand="behemoth", deck="igor, zero"), town()
    )
    table.answer(0, "perform town-hall 1", "play behemoth the-well", "play igor jacks-house")
    assert (table.at(0, "the-well"), table.at(0, "jacks-house"), table.game.pp[0]) == (["behemoth"], ["igor"], 0)


def test_the_graveyard_digs_in_the_own_discard_pile() -> None:
    """TCG-FUNC-13"""
    table = tcg(town("jacks-house, the-graveyard", at={"the-graveyard": "behemoth"}, discard="igor, fetch"), town())
    table.answer(0, "perform the-graveyard 1")
    table.asks(0, "take igor", "take fetch")
    table.answer(0, "take igor")
    assert (table.hand(0), table.pile(0, "discard")) == (["igor"], ["fetch"])


def test_the_pumpkin_patch_buries_a_character_for_six_points() -> None:
    """TCG-FUNC-13"""
    table = tcg(town("jacks-house, pumpkin-patch", at={"pumpkin-patch": f"{JACK}, behemoth, igor"}), town())
    table.answer(0, "perform pumpkin-patch 1", "lay behemoth")
    assert (table.under(0, "pumpkin-patch"), table.game.pp[0]) == (["behemoth"], 6)
    assert table.at(0, "pumpkin-patch") == ["igor", JACK]


def test_castle_finklestein_gives_five_points_for_a_card() -> None:
    """TCG-FUNC-13 TCG-THEN-01"""
    for hand, points in (("igor, fetch", 5), ("", 0)):
        table = tcg(
            town("jacks-house, castle-finklestein", at={"castle-finklestein": f"{JACK}, behemoth"}, hand=hand), town()
        )
        table.answer(0, "perform castle-finklestein 1")
        if hand:
            table.answer(0, "discard igor")
        assert (table.game.pp[0], table.asks_for) == (points, "TurnAction")


def test_zero_follows_at_once_and_the_monster_waits_for_the_end() -> None:
    """RUL-19"""
    table = tcg(
        town(
            "jacks-house, sallys-room, the-well",
            at={"sallys-room": f"{JACK}, zero, monster-under-the-bed"},
            hand="2 fetch",
        ),
        town(),
    )
    table.answer(0, "perform sallys-room 1", f"move {JACK} the-well")
    table.asks(0, "bring zero", "stop")
    table.answer(0, "bring zero")
    # Then the rest of the Movement; what hears the Function comes when it is complete.
    assert table.asks_for == "MoveCharacters"
    table.answer(0, "stop")
    table.asks(0, "discard fetch", "discard fetch 2", "no")
    table.answer(0, "discard fetch")
    assert (table.game.pp[0], table.told(Discards)) == (3, [Discards(0, "fetch")])
    assert (table.at(0, "the-well"), table.asks_for) == ([JACK, "zero"], "TurnAction")


def test_an_extra_function_does_not_use_up_that_of_the_turn() -> None:
    """RUL-48 TCG-TEXT-01"""
    witches = {"the-crypt": "big-witch, little-witch"}
    table = tcg(town("jacks-house, the-crypt", at=witches, hand="say-it-twice", pp=2), town())
    table.answer(0, "perform the-crypt 1", "play-surprise say-it-twice 2")
    table.asks(0, "perform the-crypt 1", "perform-part the-crypt 1")
    table.answer(0, "perform the-crypt 1")
    assert [event.number for event in table.told(Draws)] == [4, 4]
    # The other way round the turn's own Function comes after it.
    other = tcg(town("jacks-house, the-crypt", at=witches, hand="say-it-twice", pp=2), town())
    other.answer(0, "play-surprise say-it-twice 2", "perform the-crypt 1")
    assert other.offers(0, "perform the-crypt 1")
    # It needs an Active Locale.
    short = tcg(
        town("jacks-house, town-square", at={"town-square": "big-witch, little-witch"}, hand="say-it-twice", pp=2),
        town(),
    )
    short.refuses(0, PlaySurprise(short.card("say-it-twice"), 2), "RUL-14")


def test_what_stands_in_for_a_function_uses_it_up() -> None:
    """RUL-48"""
    table = tcg(town("jacks-house", at={"jacks-house": "2 behemoth"}, hand="everybody-scream"), town())
    table.answer(0, "play-surprise everybody-scream 1")
    assert table.game.pp[0] == 1
    table.refuses(0, Perform(table.card("jacks-house"), 1), "TCG-FUNC-01")
    after = tcg(town("jacks-house", at={"jacks-house": "2 behemoth"}, hand="everybody-scream"), town())
    after.answer(0, "perform jacks-house 2")
    after.refuses(0, PlaySurprise(after.card("everybody-scream"), 1), "RUL-48")
