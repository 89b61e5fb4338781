"""The worked examples of the rule inventory, from the eleventh on."""

import pytest

from spiralhill.games.tcg.decks import DeckList, problems, starter
from spiralhill.games.tcg.events import Discards, Draws, Hexes, Reimburses
from spiralhill.games.tcg.picks import Move, Use
from tests.rules.tcg.story import tcg, town

JACK = "jack-skellington-the-pumpkin-king"
SALLY = "sally-shy-creature"
OOGIE = "oogie-boogie-meanest-guy-around"
FINKLESTEIN = "dr-finklestein-mad-scientist"


@pytest.mark.parametrize(("first", "drawn"), [(FINKLESTEIN, 1), ("road-kill", 2)])
def test_finklestein_and_road_kill_are_put_in_order(first: str, drawn: int) -> None:
    """TCG-EX-11: TCG-TIME-01"""
    table = tcg(
        town(
            "jacks-house, the-laboratory",
            at={"the-laboratory": f"{FINKLESTEIN}, decomposing-guy"},
            hand="road-kill",
            pp=3,
        ),
        town(),
    )
    table.answer(0, "play road-kill")
    assert table.hand(0) == []
    table.asks(0, "first road-kill 0", f"first {FINKLESTEIN} 1")
    table.answer(0, f"first {first}")
    # Of two, the first settles the order; the log tells how the cards came.
    assert [event.number for event in table.told(Draws)] == [drawn, 3 - drawn]
    assert (len(table.hand(0)), table.asks_for) == (3, "TurnAction")


@pytest.mark.parametrize("protects", [True, False])
def test_halloweentown_gates_keep_sally_in_town(protects: bool) -> None:
    """TCG-EX-12: TCG-TIME-02, RUL-28"""
    table = tcg(
        town("jacks-house, the-well", at={"the-well": SALLY}, table="halloweentown-gates"),
        town("oogies-lair, the-well", at={"the-well": JACK}, hand="hello-oogie", pp=3),
        turn=1,
        king=1,
    )
    table.answer(1, "play-surprise hello-oogie 1")
    # Nothing has moved yet.
    assert table.at(0, "the-well") == [SALLY]
    table.asks(0, "pass", "protect halloweentown-gates")
    table.answer(0, "protect" if protects else "pass")
    if protects:
        assert (table.hand(0), table.at(0, "the-well"), table.pile(0, "table")) == (
            ["halloweentown-gates"],
            [SALLY],
            [],
        )
    else:
        assert (table.hand(0), table.at(0, "the-well")) == ([SALLY], [])
        assert table.pile(0, "table") == ["halloweentown-gates"]
    assert (table.pile(1, "surprises"), table.game.pp[1]) == (["hello-oogie"], 0)
    assert (table.waiting, table.asks_for) == (1, "TurnAction")


def test_behemoth_cannot_answer_the_wolfman() -> None:
    """TCG-EX-13: TCG-TIME-05, TCG-TIME-06"""
    table = tcg(
        town("jacks-house, the-well", at={"the-well": "behemoth"}, hand="wolfman", pp=2), town(hand="fetch, igor")
    )
    behemoth = table.card("behemoth")
    assert table.offers(0, "use behemoth")
    table.answer(0, "play wolfman the-well")
    table.asks(0, "scrap behemoth", "no")
    table.refuses_pick(0, Use(behemoth))
    table.answer(0, "scrap behemoth")
    assert (table.pile(0, "discard"), len(table.hand(0))) == (["behemoth"], 2)
    assert table.hand(1) == ["fetch", "igor"]
    assert not table.offers(0, "use")
    assert table.asks_for == "TurnAction"


def test_behemoth_may_go_before_the_wolfman_comes() -> None:
    """TCG-EX-13: TCG-TIME-05"""
    table = tcg(
        town("jacks-house, the-well", at={"the-well": "behemoth"}, hand="wolfman", pp=2), town(hand="fetch, igor")
    )
    table.answer(0, "use behemoth")
    table.answer(1, "discard igor")
    assert (table.told(Discards), table.pile(0, "discard")) == ([Discards(1, "igor")], ["behemoth"])
    # Nobody is left for the Wolfman.
    table.answer(0, "play wolfman the-well")
    assert (table.waiting, table.asks_for, table.hand(0)) == (0, "TurnAction", [])


def test_the_first_day() -> None:
    """TCG-EX-14: TCG-START-03, TCG-PK-18, TCG-END-05"""
    dealt = f"{JACK}, fetch, igor, 4 mr-hyde"
    table = tcg(
        town(deck=f"{dealt}, 6 behemoth, 27 cyclops"), town(start="oogies-lair", deck="40 cyclops"), stage="dawn"
    )
    game = table.game
    assert game.days == 11
    assert [(len(table.hand(seat)), len(table.pile(seat, "deck"))) for seat in (0, 1)] == [(7, 33), (5, 35)]
    table.answer(0, "mark points")
    assert game.free is None
    table.answer(0, "pay igor")
    assert (len(table.hand(0)), game.pp[0], table.pile(0, "discard")) == (6, 1, ["igor"])
    table.answer(1, "pass")
    # The first turn.
    table.answer(0, "perform jacks-house 2")
    assert game.pp[0] == 3
    table.answer(0, f"play {JACK} jacks-house")
    assert (game.pp[0], len(table.hand(0))) == (1, 5)
    table.answer(0, "play-surprise fetch 1")
    assert (len(table.pile(0, "discard")), len(table.pile(0, "deck"))) == (7, 27)
    assert (len(table.hand(0)), table.pile(0, "surprises"), game.pp[0]) == (4, ["fetch"], 1)
    table.end_turn(0)
    # The second turn.
    table.answer(1, "perform oogies-lair 1")
    assert (len(table.hand(1)), len(table.pile(1, "deck"))) == (7, 33)
    table.end_turn(1)
    # The End Phase.
    assert (game.pp, len(table.pile(0, "discard")), table.pile(0, "surprises")) == ([0, 0], 8, [])
    table.asks(0, "yes", "no")
    table.answer(0, "yes")
    assert (len(table.hand(0)), len(table.pile(0, "deck"))) == (5, 26)
    assert (game.king, game.scores) == (1, (3, 0))
    # The second Day has begun.
    assert (game.days, table.waiting, table.asks_for) == (10, 1, "PlaceLocale")


def test_four_jacks_are_legal_and_five_are_not() -> None:
    """TCG-EX-15: TCG-DECK-06, TCG-DECK-07"""
    four = {JACK: 2, "jack-skellington-master-of-fright": 1, "jack-skellington-demon-of-light": 1}
    rest = {name: copies for name, copies in starter("jack").cards.items() if not name.startswith("jack-skellington")}
    assert problems(DeckList("Four Jacks", {**rest, **four})) == []
    for one in four:
        found = problems(DeckList("Five Jacks", {**rest, **four, one: four[one] + 1}))
        assert [reason.rule for reason in found] == ["TCG-DECK-07"]


def test_a_second_corpse_kid_has_no_hex_counter() -> None:
    """TCG-EX-16: TCG-HEX-02, TCG-HEX-04, TCG-HEX-05"""
    table = tcg(
        town(
            "jacks-house, the-well",
            at={"the-well": "corpse-kid"},
            hand="fetch, my-fantasies, moody-mayor, wolfman, corpse-kid, 3 cyclops",
            pp=4,
        ),
        town(),
    )
    table.answer(0, "play-surprise fetch 1", "discard cyclops")
    assert (table.told(Hexes), table.game.pp[0]) == ([Hexes(0, "corpse-kid")], 5)
    # With a counter he hears no other Surprise.
    table.answer(0, "play-surprise moody-mayor 1")
    assert table.asks_for == "TurnAction"
    table.answer(0, "play wolfman the-well", "scrap corpse-kid")
    assert (table.game.hexed, table.pile(0, "discard").count("corpse-kid")) == (frozenset(), 1)
    table.answer(0, "play corpse-kid the-well", "play-surprise my-fantasies 1")
    assert table.offers(0, "discard cyclops")
    assert table.offers(0, "no")
    table.answer(0, "discard cyclops")
    assert (len(table.told(Hexes)), table.game.pp[0], table.asks_for) == (2, 2, "TurnAction")


def test_three_surprises_in_the_own_turn_and_a_fourth_in_answer() -> None:
    """TCG-EX-17: TCG-LIMIT-01, TCG-LIMIT-03, TCG-LIMIT-04"""
    table = tcg(
        town(
            "jacks-house, the-well",
            at={"the-well": "mr-hyde"},
            hand="halloweentown-gates, fetch, my-fantasies, moody-mayor, deadly-nightshade, pull-yourself-together",
            deck="40 cyclops",
            pp=3,
        ),
        town("oogies-lair, the-well", at={"the-well": JACK}, hand="hello-oogie", pp=3),
    )
    table.answer(0, "play-surprise halloweentown-gates 1", "play-surprise fetch 1", "play-surprise my-fantasies 1")
    assert table.offers(0, "play-surprise deadly-nightshade 1")
    table.answer(0, "play-surprise moody-mayor 1")
    assert (len(table.pile(0, "surprises")), table.game.pp[0]) == (3, 1)
    table.refuses(0, table.card("deadly-nightshade"), "TCG-LIMIT-01")
    table.end_turn(0)
    table.answer(1, "play-surprise hello-oogie 1")
    table.asks(0, "pass", "protect halloweentown-gates", "protect pull-yourself-together")
    table.answer(0, "protect pull-yourself-together")
    assert (len(table.pile(0, "surprises")), table.game.pp[0]) == (4, 0)
    assert table.at(0, "the-well") == ["mr-hyde"]
    table.end_turn(1)
    held = len(table.hand(0))
    table.asks(0, "yes", "no")
    table.answer(0, "yes")
    assert (table.told(Reimburses), len(table.hand(0))) == ([Reimburses(0, 4)], held + 4)


def test_oogie_needs_two_movement_to_leave_his_lair() -> None:
    """TCG-EX-18: TCG-PK-17, TCG-MOVE-07"""
    table = tcg(
        town("oogies-lair, sallys-room, the-well", at={"oogies-lair": OOGIE, "sallys-room": SALLY}, hand="3 cyclops"),
        town(),
        stage="activity",
    )
    table.answer(0, "mark move", "join")
    table.asks(0, f"move {SALLY} oogies-lair", f"move {SALLY} the-well")
    table.refuses(0, Move(table.card(OOGIE), table.card("sallys-room")), "TCG-MOVE-07")
    table.answer(0, f"move {SALLY} the-well")
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


def test_oogie_takes_one_step_for_two_movement_and_a_third_is_left() -> None:
    """TCG-EX-18: TCG-MOVE-07"""
    table = tcg(
        town("oogies-lair, sallys-room, the-well", at={"oogies-lair": OOGIE, "sallys-room": SALLY}), town("jacks-house")
    )
    table.answer(0, "perform sallys-room 1", f"move {OOGIE} sallys-room")
    table.asks(
        0,
        f"move {SALLY} oogies-lair",
        f"move {SALLY} the-well",
        f"move {OOGIE} oogies-lair",
        f"move {OOGIE} the-well",
        "stop",
    )
    table.answer(0, f"move {OOGIE} the-well")
    assert (table.at(0, "the-well"), table.asks_for) == ([OOGIE], "TurnAction")


@pytest.mark.parametrize(("other", "winners"), [("back-alley", (0,)), ("town-square", (0, 1))])
def test_ties_are_broken_by_thresholds_or_shared(other: str, winners: tuple[int, ...]) -> None:
    """TCG-EX-19: TCG-WIN-05, TCG-WIN-06, TCG-WIN-07"""
    # 21 points each, three Active Locales each: 0 + 3 + 4 against 0 + 3 + 2, or the same.
    table = tcg(
        town(
            "jacks-house, town-hall, town-square",
            at={"town-hall": JACK, "town-square": OOGIE},
            creations="christmas-casket, sandy-claws-outfit",
            table="halloweentown-gates",
        ),
        town(
            f"oogies-lair, town-hall, {other}",
            at={"town-hall": JACK, other: OOGIE},
            creations="christmas-casket, skeletal-reindeer",
            table="halloweentown-gates",
        ),
        stage="end",
        day=12,
    )
    assert table.game.scores == (21, 21)
    assert [table.game.ties(seat)[0] for seat in (0, 1)] == [3, 3]
    assert (table.game.over, table.game.winners) == (True, winners)


def test_a_deck_that_runs_out_in_the_end_phase() -> None:
    """TCG-EX-20: TCG-END-15, TCG-DRAW-02"""
    table = tcg(
        town(deck="2 igor", discard="10 cyclops", surprises="fetch, my-fantasies, moody-mayor", hand="5 mr-hyde"),
        town(),
        stage="end",
    )
    assert len(table.pile(0, "discard")) == 13
    table.answer(0, "yes")
    assert (len(table.hand(0)), table.hand(0).count("igor")) == (7, 2)
    assert (len(table.pile(0, "deck")), table.pile(0, "discard")) == (13, [])
    # The third card is not made up for.
    assert (table.game.king, table.waiting, table.asks_for) == (1, 1, "PlaceLocale")
