"""The worked examples of the rule inventory, told as they are written, up to the tenth."""

import pytest

from spiralhill.games.tcg.effects.conditions import ALWAYS
from spiralhill.games.tcg.effects.searches import Search
from spiralhill.games.tcg.events import Declines, Draws, LosesCard, Searches
from spiralhill.games.tcg.groups import titled
from spiralhill.games.tcg.picks import PlaceLocale, PlaySurprise, Replace, Use
from spiralhill.games.tcg.prints import Ability
from tests.rules.tcg.story import Story, tcg, town

JACK = "jack-skellington-the-pumpkin-king"
SALLY = "sally-shy-creature"
MASTER = "jack-skellington-master-of-fright"


def test_a_new_locale_goes_to_either_end_and_never_between_two() -> None:
    """TCG-EX-01: TCG-START-06, TCG-START-07"""
    for side, row in (
        ("left", ["tree-circle", "town-hall", "jacks-house"]),
        ("right", ["town-hall", "jacks-house", "tree-circle"]),
    ):
        table = tcg(
            town("jacks-house", locales="town-hall, tree-circle"), town(start="oogies-lair"), day=2, stage="locales"
        )
        table.asks(0, "place-locale town-hall left", "place-locale town-hall right")
        table.answer(0, "place-locale town-hall left")
        assert table.row(0) == ["town-hall", "jacks-house"]
        table.answer(1, "place-locale the-well left")
        assert table.asks_for == "ChooseActivity"
        # On the next Day the other player is Pumpkin King, and puts a Locale down first.
        table.go_on("PlaceLocale")
        table.answer(1, "place-locale witches-nook left")
        table.asks(0, "place-locale tree-circle left", "place-locale tree-circle right")
        table.refuses(0, PlaceLocale(table.card("tree-circle"), "middle"), "TCG-START-07")
        table.answer(0, f"place-locale tree-circle {side}")
        assert table.row(0) == row


def test_with_two_empty_hands_nobody_draws_for_nothing() -> None:
    """TCG-EX-02: TCG-PK-08, TCG-PK-15"""
    table = tcg(town(), town(), town(hand="4 cyclops"), day=4, stage="activity")
    table.answer(0, "mark draw")
    assert table.game.free is None
    # Those with nothing to give cannot perform it: the question passes them by.
    assert [event.seat for event in table.told(Declines)] == [0, 1]
    assert table.hand(0) == table.hand(1) == []
    table.asks(2, "pay cyclops", "pay cyclops 2", "pay cyclops 3", "pay cyclops 4", "pass")
    table.answer(2, "pay cyclops")
    assert (len(table.hand(2)), len(table.pile(2, "discard"))) == (4, 1)
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


def test_the_mayor_and_mr_hyde_activate_the_town_hall_together() -> None:
    """TCG-EX-03: TCG-FUNC-02, TCG-FUNC-03"""
    table = tcg(
        town("jacks-house, town-hall", at={"town-hall": "the-mayor-elected-official, mr-hyde"}), town(hand="cyclops")
    )
    assert table.is_active(0, "town-hall")
    assert table.offers(0, "perform town-hall 1")
    table.answer(0, "use mr-hyde")
    assert table.at(0, "town-hall") == ["the-mayor-elected-official"]
    assert not table.is_active(0, "town-hall")
    assert not table.offers(0, "perform town-hall")
    table.cites(0, table.card("town-hall"), "TCG-FUNC-03")


@pytest.mark.parametrize(
    ("steps", "where"),
    [
        (
            ["mr-hyde the-well", "igor the-well", "cyclops the-well"],
            {"the-well": ["cyclops", "igor", "mr-hyde"], "jacks-house": []},
        ),
        (
            ["mr-hyde the-well", "mr-hyde the-crypt", "mr-hyde town-hall"],
            {"town-hall": ["mr-hyde"], "sallys-room": ["cyclops", "igor"]},
        ),
        (
            ["igor the-well", "igor the-crypt", "mr-hyde jacks-house"],
            {"the-crypt": ["igor"], "jacks-house": ["mr-hyde"]},
        ),
    ],
    ids=["three of them", "one thrice", "two and one"],
)
def test_movement_is_split_as_the_player_likes(steps: list[str], where: dict[str, list[str]]) -> None:
    """TCG-EX-04: TCG-MOVE-03"""
    table = tcg(
        town("jacks-house, sallys-room, the-well, the-crypt, town-hall", at={"sallys-room": "mr-hyde, igor, cyclops"}),
        town(),
    )
    table.answer(0, "perform sallys-room 1", *(f"move {step}" for step in steps))
    assert table.game.pp[0] == 2
    assert {locale: table.at(0, locale) for locale in where} == where
    assert table.asks_for == "TurnAction"


def test_a_third_movement_may_lapse() -> None:
    """TCG-EX-05: TCG-MOVE-05, TCG-FUNC-11"""
    table = tcg(
        town("jacks-house, sallys-room, the-well, the-crypt", at={"sallys-room": "mr-hyde, igor"}),
        town(start="mayor-mobile"),
    )
    table.answer(0, "perform sallys-room 1", "move igor the-well", "move igor the-crypt", "stop")
    assert (table.at(0, "the-crypt"), table.at(0, "sallys-room")) == (["igor"], ["mr-hyde"])
    assert table.asks_for == "TurnAction"
    table.cites(0, table.card("jacks-house"), "TCG-FUNC-01")


def test_sally_may_leave_her_room_while_its_function_goes_on() -> None:
    """TCG-EX-06: TCG-FUNC-09, TCG-FUNC-10, TCG-FUNC-01"""
    table = tcg(town("jacks-house, sallys-room, the-well", at={"sallys-room": SALLY}), town())
    table.answer(0, "perform sallys-room 1", f"move {SALLY} the-well")
    assert not table.is_active(0, "sallys-room")
    table.asks(0, f"move {SALLY} sallys-room", "stop")
    table.answer(0, f"move {SALLY} sallys-room", f"move {SALLY} jacks-house")
    # The three Movement are used up, and no second Function follows.
    assert table.asks_for == "TurnAction"
    assert not table.offers(0, "perform")


SEARCHED = f"{SALLY}, {JACK}, fetch, {SALLY}, scary-teddy, igor"


def searching(hand: str = "", deck: str = f"{SEARCHED}, 4 cyclops", at: dict[str, str] | None = None) -> Story:
    """A player with those six cards on top of the Main Deck, and enough Pumpkin Points for a Surprise."""
    return tcg(town("jacks-house, witches-nook, the-well", hand=hand, deck=deck, pp=3, at=at), town())


def found(table: Story, lost: int) -> list[str]:
    """What a Search has brought to hand; so many cards went to the Discard Pile, one after the other."""
    assert len(table.told(LosesCard)) == len(table.pile(0, "discard")) == lost
    assert table.asks_for == "TurnAction"
    return table.hand(0)


def test_searches_a_both_sallys() -> None:
    """TCG-EX-07: TCG-SEARCH-01, TCG-SEARCH-06"""
    table = searching("pull-yourself-together")
    table.answer(0, "play-surprise pull-yourself-together 1")
    assert found(table, 4) == [SALLY, SALLY]


def test_searches_b_jack_and_sally_in_three() -> None:
    """TCG-EX-07: TCG-SEARCH-06"""
    table = searching("i-never-realized")
    table.answer(0, "play-surprise i-never-realized 1")
    assert found(table, 1) == [JACK, SALLY]
    assert table.pile(0, "discard") == ["fetch"]


def test_searches_c_all_surprises() -> None:
    """TCG-EX-07: TCG-SEARCH-07"""
    table = searching(at={"witches-nook": "mr-hyde"})
    table.answer(0, "perform witches-nook 1")
    assert found(table, 5) == ["fetch"]


def test_searches_d_one_creation() -> None:
    """TCG-EX-07: TCG-SEARCH-08"""
    table = searching("my-fantasies", at={"the-well": JACK})
    table.answer(0, "play-surprise my-fantasies 2")
    assert found(table, 5) == ["scary-teddy"]


@pytest.mark.parametrize("wanted", [SALLY, JACK, "fetch", "scary-teddy", "igor"])
def test_searches_e_any_one_card(wanted: str) -> None:
    """TCG-EX-07: TCG-SEARCH-09"""
    table = searching("search-lights")
    table.answer(0, "play-surprise search-lights 1")
    table.asks(0, *(f"take {name}" for name in (SALLY, JACK, "fetch", f"{SALLY} 2", "scary-teddy", "igor")))
    table.answer(0, f"take {wanted}")
    assert found(table, 5) == [wanted]


def test_searches_f_all_that_is_found_must_be_taken() -> None:
    """TCG-EX-07: TCG-SEARCH-10"""
    table = searching("fetch")
    # No printed card has this Search.
    table.reprint("fetch", abilities=(Ability(Search(6, titled("jack-skellington", "sally")), ALWAYS),))
    table.answer(0, "play-surprise fetch 1")
    assert found(table, 3) == [JACK, SALLY, SALLY]


def test_searches_g_nothing() -> None:
    """TCG-EX-07: TCG-SEARCH-03"""
    table = searching("fetch")
    table.answer(0, "play-surprise fetch 1")
    assert found(table, 6) == []


def test_searches_h_only_four_cards_left() -> None:
    """TCG-EX-07: TCG-SEARCH-05"""
    table = searching("pull-yourself-together", deck=f"{SALLY}, {JACK}, fetch, {SALLY}")
    table.answer(0, "play-surprise pull-yourself-together 1")
    assert table.told(Searches) == [Searches(0, 4, (SALLY, JACK, "fetch", SALLY))]
    assert found(table, 2) == [SALLY, SALLY]
    assert table.pile(0, "deck") == []


def test_my_sally_does_not_mean_yours() -> None:
    """TCG-EX-08: TCG-NAME-01, TCG-NAME-02"""
    table = tcg(
        town("jacks-house, the-well", at={"the-well": SALLY}),
        town("oogies-lair, the-well", at={"the-well": f"{SALLY}, {JACK}"}),
    )
    assert not table.offers(0, "use")
    table.refuses(0, Use(table.card(SALLY, 0)), "TCG-NAME-02")
    table.refuses(0, Use(table.card(SALLY, 1)), "TCG-NAME-01")
    table.end_turn(0)
    # Hers stands with Jack.
    table.answer(1, f"use {SALLY}")
    assert table.at(1, "the-well") == [JACK]
    assert len(table.hand(1)) == 3
    assert table.at(0, "the-well") == [SALLY]


@pytest.mark.parametrize("whose", [0, 1])
def test_twilight_sun_a_vampire_returns_and_three_cards_come(whose: int) -> None:
    """TCG-EX-09: TCG-THEN-01"""
    at = [{"the-well": "vampire-count"} if seat == whose else {} for seat in (0, 1)]
    table = tcg(
        town("jacks-house, the-well", at=at[0], hand="twilight-sun", pp=2), town("oogies-lair, the-well", at=at[1])
    )
    table.answer(0, "play-surprise twilight-sun 2")
    assert "vampire-count" in table.hand(whose)
    assert len(table.hand(0)) == 3 + (whose == 0)
    assert table.pile(0, "surprises") == ["twilight-sun"]
    assert (table.game.pp[0], table.asks_for) == (0, "TurnAction")


def test_twilight_sun_without_a_vampire_only_the_first_ability_is_offered() -> None:
    """TCG-EX-09: RUL-14, TCG-THEN-01"""
    table = tcg(town(hand="twilight-sun, vampire-count", pp=2), town(hand="vampire-lord", discard="vampire-baron"))
    assert [text for text in table.offered(0) if "twilight" in text] == ["play-surprise twilight-sun 1"]
    table.refuses(0, PlaySurprise(table.card("twilight-sun"), 2), "RUL-14")
    table.answer(0, "play-surprise twilight-sun 1")
    assert len(table.hand(0)) == 3


def test_twilight_sun_against_a_protected_vampire_draws_nothing() -> None:
    """TCG-EX-09: TCG-THEN-01, RUL-28, RUL-29"""
    table = tcg(
        town(hand="twilight-sun", pp=2),
        town("oogies-lair, the-well", at={"the-well": "vampire-count"}, hand="pull-yourself-together", pp=1),
    )
    table.answer(0, "play-surprise twilight-sun 2")
    table.asks(1, "pass", "protect pull-yourself-together")
    table.answer(1, "protect pull-yourself-together")
    assert table.at(1, "the-well") == ["vampire-count"]
    assert (table.hand(0), table.told(Draws)) == ([], [])
    assert (table.pile(0, "surprises"), table.game.pp) == (["twilight-sun"], [0, 0])
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


def test_jack_is_replaced_by_a_scarier_jack() -> None:
    """TCG-EX-10: TCG-REPL-01 to TCG-REPL-07, TCG-REPL-09"""
    table = tcg(
        town(
            "jacks-house, town-hall",
            at={"town-hall": f"{JACK}, igor, mr-hyde"},
            stacked={JACK: "look-what-youve-done"},
            hand=MASTER,
            pp=2,
        ),
        town("oogies-lair, the-well", at={"the-well": "devil"}),
    )
    table.answer(0, f"replace {MASTER} {JACK}")
    assert table.game.pp[0] == 0
    assert table.pile(0, "discard") == [JACK]
    assert table.at(0, "town-hall") == ["igor", MASTER, "mr-hyde"]
    assert (table.stacked(MASTER), table.number(MASTER)) == (["look-what-youve-done"], 6)
    assert table.hand(1) == []
    # He counts as played: somebody else here has to go, and for that one the Devil draws.
    table.asks(0, "scrap igor", "scrap mr-hyde")
    table.answer(0, "scrap igor")
    assert len(table.hand(1)) == 1
    assert table.asks_for == "TurnAction"


def test_a_less_scary_jack_replaces_nobody() -> None:
    """TCG-EX-10: TCG-REPL-05"""
    table = tcg(town("jacks-house, town-hall", at={"town-hall": MASTER}, hand=JACK, pp=6), town())
    assert not table.offers(0, "replace")
    table.refuses(0, Replace(table.card(JACK), table.card(MASTER)), "TCG-REPL-05")
