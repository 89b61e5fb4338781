"""Chapter 6, a player's turn: one Function, any number of cards, and questions about scores."""

from spiralhill.games.tcg.events import Performs, TellsScore, TurnBegins
from spiralhill.games.tcg.picks import AskScore, Perform, Play, PlaySurprise, Use
from tests.rules.tcg.story import tcg, town

SALLY = "sally-shy-creature"


def test_the_king_begins_and_the_others_follow_clockwise() -> None:
    """TCG-TURN-01"""
    table = tcg(town(), town(), town(), town(), king=1, stage="activity")
    table.answer(1, "mark move")
    for seat in (1, 2, 3, 0):
        assert (table.waiting, table.asks_for, table.game.turn) == (seat, "TurnAction", seat)
        table.end_turn(seat)
    assert [event.seat for event in table.told(TurnBegins)] == [1, 2, 3, 0]


def test_a_turn_has_one_function_and_any_number_of_cards() -> None:
    """TCG-TURN-02 TCG-PLAY-01"""
    table = tcg(town("jacks-house", hand="igor, mr-hyde, zero, fetch, road-kill", pp=5), town())
    table.answer(0, "play igor jacks-house", "play mr-hyde jacks-house", "play zero jacks-house")
    table.answer(0, "play-surprise fetch 1", "play road-kill", "perform jacks-house 2")
    assert (table.hand(0), table.game.pp[0]) == ([], 2)
    assert not table.offers(0, "perform")
    table.refuses(0, Perform(table.card("jacks-house"), 1), "TCG-FUNC-01")


def test_cards_come_before_and_after_the_function() -> None:
    """TCG-TURN-03"""
    table = tcg(town("jacks-house", hand="igor, behemoth", pp=1), town())
    table.answer(0, "play igor jacks-house", "perform jacks-house 2", "play behemoth jacks-house")
    assert (table.at(0, "jacks-house"), table.game.pp[0]) == (["behemoth", "igor"], 0)
    # Or the Function first, and both cards then.
    other = tcg(town("jacks-house", hand="igor, behemoth", pp=1), town())
    other.answer(0, "perform jacks-house 2", "play behemoth jacks-house", "play igor jacks-house")
    assert other.at(0, "jacks-house") == ["behemoth", "igor"]


def test_no_card_comes_in_the_middle_of_a_function() -> None:
    """TCG-TURN-04"""
    table = tcg(
        town(
            "jacks-house, sallys-room, the-well",
            at={"sallys-room": f"{SALLY}, igor, jack-skellington-the-pumpkin-king"},
            hand="mr-hyde, fetch",
            pp=3,
        ),
        town(),
    )
    hyde, fetch = table.card("mr-hyde"), table.card("fetch")
    table.answer(0, "perform sallys-room 1", "move igor the-well")
    assert all(text.startswith("move") or text == "stop" for text in table.offered(0))
    table.refuses(0, Play(hyde, table.card("the-well")), "TCG-TURN-04")
    table.refuses(0, PlaySurprise(fetch, 1), "TCG-TURN-04")
    table.refuses(0, Use(table.card(SALLY)), "TCG-TURN-04")
    table.cites(0, fetch, "TCG-TURN-04")
    table.answer(0, "stop")
    assert table.offers(0, "play mr-hyde the-well")
    assert table.offers(0, f"use {SALLY}")


def test_nor_while_somebody_may_come_along_on_the_way() -> None:
    """TCG-TURN-04 RUL-19"""
    at = {"jacks-house": "jack-skellington-the-pumpkin-king, zero"}
    table = tcg(town("jacks-house, the-well", at=at, hand="mr-hyde", pp=1), town())
    hyde = table.card("mr-hyde")
    table.answer(0, "perform jacks-house 3", "move jack-skellington-the-pumpkin-king the-well")
    assert table.asks_for == "ComeAlong"
    table.refuses(0, Play(hyde, table.card("the-well")), "TCG-TURN-04")
    table.cites(0, hyde, "TCG-TURN-04")


def test_a_character_just_played_activates_its_locale() -> None:
    """TCG-TURN-05"""
    table = tcg(town("jacks-house, town-hall", at={"town-hall": "behemoth"}, hand="igor", pp=1), town())
    table.refuses(0, Perform(table.card("town-hall"), 1), "TCG-FUNC-03")
    table.answer(0, "play igor town-hall", "perform town-hall 1")
    assert (table.game.pp[0], len(table.hand(0))) == (3, 1)
    # Elsewhere it does not help.
    other = tcg(town("jacks-house, town-hall", at={"town-hall": "behemoth"}, hand="igor", pp=1), town())
    other.answer(0, "play igor jacks-house")
    assert not other.offers(0, "perform town-hall")


def test_there_is_no_hand_limit_in_a_turn() -> None:
    """TCG-TURN-06"""
    table = tcg(town("jacks-house, the-crypt", at={"the-crypt": "monster-under-the-bed"}, hand="9 igor"), town())
    table.answer(0, "perform the-crypt 1", "no")
    assert (len(table.hand(0)), table.waiting, table.asks_for) == (13, 0, "TurnAction")
    table.end_turn(0)
    assert (len(table.hand(0)), table.waiting) == (13, 1)


def test_unspent_points_stay_for_an_answer_in_another_turn() -> None:
    """TCG-TURN-07"""
    table = tcg(
        town("jacks-house, the-well", at={"the-well": "igor"}, hand="pull-yourself-together", pp=1),
        town("oogies-lair, the-well", at={"the-well": "jack-skellington-demon-of-light"}, hand="hello-oogie", pp=3),
    )
    table.end_turn(0)
    assert table.game.pp[0] == 1
    table.answer(1, "play-surprise hello-oogie 1")
    table.answer(0, "protect pull-yourself-together")
    assert (table.game.pp[0], table.at(0, "the-well")) == (0, ["igor"])
    table.end_turn(1)
    table.go_on("ChooseActivity")
    assert table.game.pp == [0, 0]


def test_without_points_there_is_no_answer() -> None:
    """TCG-TURN-07"""
    table = tcg(
        town("jacks-house, the-well", at={"the-well": "igor"}, hand="pull-yourself-together", pp=0),
        town("oogies-lair, the-well", at={"the-well": "jack-skellington-demon-of-light"}, hand="hello-oogie", pp=3),
    )
    table.end_turn(0)
    table.answer(1, "play-surprise hello-oogie 1")
    assert (table.at(0, "the-well"), table.waiting) == ([], 1)


def test_each_opponent_is_asked_for_the_score_once_a_turn() -> None:
    """TCG-TURN-08 RUL-35"""
    table = tcg(
        town(creations="scary-teddy"),
        town("oogies-lair, the-well", at={"the-well": "igor, behemoth"}, table="halloweentown-gates"),
        town(creations="fender-bender"),
    )
    table.answer(0, "ask-score @2")
    assert table.told(TellsScore) == [TellsScore(0, 1, 5)]
    table.refuses(0, AskScore(1), "TCG-TURN-08")
    table.answer(0, "ask-score @3")
    assert table.told(TellsScore)[1:] == [TellsScore(0, 2, 3)]
    assert not table.offers(0, "ask-score")
    # Nobody asks themselves, and in the next turn everybody may ask again.
    table.end_turn(0)
    assert [text for text in table.offered(1) if text.startswith("ask")] == ["ask-score @3", "ask-score @1"]
    table.next_turn(0)
    assert table.offers(0, "ask-score @2")


def test_a_question_about_scores_changes_nothing() -> None:
    """TCG-TURN-08 RUL-35"""
    table = tcg(town("jacks-house", hand="fetch", pp=2), town(creations="scary-teddy"))
    before = table.offered(0)
    table.answer(0, "ask-score @2")
    assert table.offered(0) == [text for text in before if text != "ask-score @2"]
    assert (table.game.pp[0], table.hand(0)) == (2, ["fetch"])
    # Totals are in every view, asked or not.
    assert table.game.view(0)["scores"] == [0, 4]


def test_a_turn_may_end_without_a_function() -> None:
    """RUL-15"""
    table = tcg(town("jacks-house"), town("oogies-lair"))
    assert table.offers(0, "perform")
    table.end_turn(0)
    assert (table.told(Performs), table.waiting) == ([], 1)


def test_an_ability_without_hex_is_used_as_often_as_it_can_be_paid() -> None:
    """RUL-20"""
    table = tcg(
        town("jacks-house, the-well, the-crypt", at={"the-well": "winged-demon"}, hand="3 fetch"), town("oogies-lair")
    )
    table.answer(0, "use winged-demon", "discard fetch", "move winged-demon the-crypt")
    table.answer(0, "use winged-demon", "discard fetch", "move winged-demon the-well", "perform jacks-house 2")
    # Before the Function and after it, until there is nothing left to give.
    table.answer(0, "use winged-demon", "move winged-demon jacks-house")
    assert (table.at(0, "jacks-house"), table.hand(0)) == (["winged-demon"], [])
    table.refuses(0, Use(table.card("winged-demon")), "TCG-THEN-01")
