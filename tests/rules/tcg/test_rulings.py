"""Rulings that no chapter tells: Vampires, closed Locales, several things at once, neighbours and targets."""

import pytest

from spiralhill.games.tcg.events import Bounces, Closes, Cuts, Discards, Draws, RollsAgainst, Scraps
from spiralhill.games.tcg.picks import Perform, Play, Target
from tests.rules.tcg.story import Story, tcg, town
from tests.rules.views import facts, viewers

JACK = "jack-skellington-the-pumpkin-king"
OFFICIAL = "the-mayor-elected-official"
LEADER = "the-mayor-lugubrious-leader"


def test_a_vampire_outside_play_counts_those_in_its_owners_town() -> None:
    """RUL-23"""
    for vampires, total, scrapped in (("vampire-count, vampire-lord", 2, True), ("vampire-count", 1, False)):
        table = tcg(
            town(at={"jacks-house": "vampire-lord, vampire-baron"}, hand="sound-of-rollin-dice", pp=1),
            town("oogies-lair", at={"oogies-lair": f"igor, {vampires}"}, deck="vampire-prince, 3 zero"),
        )
        table.answer(0, "play-surprise sound-of-rollin-dice 1", "choose igor")
        # The one from the top of the deck is not in play itself, and those of the other town are no matter.
        assert table.told(RollsAgainst) == [RollsAgainst(1, "igor", 1, total)]
        assert ("igor" in table.at(1, "oogies-lair")) != scrapped


def test_the_price_of_a_vampire_is_always_three() -> None:
    """RUL-23"""
    for there, number in (("", 1), ("vampire-count, vampire-lord, vampire-baron", 4)):
        table = tcg(town("jacks-house", at={"jacks-house": there}, hand="vampire-prince", pp=3), town())
        table.answer(0, "play vampire-prince jacks-house")
        assert (table.game.pp[0], table.number("vampire-prince")) == (0, number)
    poor = tcg(town("jacks-house", hand="vampire-prince", pp=2), town())
    poor.refuses(0, Play(poor.card("vampire-prince"), poor.card("jacks-house")), "TCG-PLAY-04")


def closing(locale: str, day: int = 7) -> Story:
    """A game in which the second player's Locale was just turned face down, in that player's turn."""
    gang = "wolfman, decomposing-guy, harlequin-demon"
    table = tcg(
        town("jacks-house", at={"jacks-house": gang}, hand="dark-alley", pp=1),
        town("oogies-lair, the-crypt, the-well", at={"the-crypt": JACK, "the-well": "igor"}, hand="clown", pp=2),
        day=day,
    )
    table.answer(0, "play-surprise dark-alley 2", f"choose {locale}")
    assert table.told(Closes) == [Closes(1, locale)]
    table.end_turn(0)
    return table


def test_a_locale_turned_face_down_cannot_be_used_or_entered() -> None:
    """RUL-39"""
    table = closing("the-crypt")
    crypt = table.card("the-crypt", 1)
    for viewer in viewers(table):
        assert facts(table, viewer)["closed"] == [crypt]
    # It keeps its place, but is not Active though Jack is there, and nobody is played to it.
    assert (table.row(1), table.is_active(1, "the-crypt")) == (["oogies-lair", "the-crypt", "the-well"], False)
    table.refuses(1, Perform(crypt, 1), "RUL-39")
    table.refuses(1, Play(table.card("clown", 1), crypt), "RUL-39")
    # Nobody enters it either; who is there stays in play and may leave.
    assert table.game.scores[1] == 4
    table.answer(1, "perform the-well 1")
    table.asks(1, f"move {JACK} oogies-lair", f"move {JACK} the-well", "stop")
    table.answer(1, f"move {JACK} the-well")
    assert table.at(1, "the-well") == ["igor", JACK]
    # With everybody gone there is no move left, and the Movement lapses.
    assert table.asks_for == "TurnAction"


def test_it_opens_as_the_end_phase_begins() -> None:
    """RUL-39 RUL-50"""
    table = closing("the-crypt")
    table.end_turn(1)
    assert (table.game.closed, table.is_active(1, "the-crypt")) == (frozenset(), True)
    # So the last count is clear.
    last = closing("the-crypt", day=12)
    assert last.game.ties(1)[0] == 2
    last.end_turn(1)
    last.answer(0, "no")
    assert (last.game.over, last.game.ties(1)[0]) == (True, 3)


def test_even_a_starting_locale_can_be_turned_face_down() -> None:
    """RUL-39"""
    table = closing("oogies-lair")
    table.refuses(1, Perform(table.card("oogies-lair", 1), 1), "RUL-39")
    assert [text for text in table.offered(1) if text.startswith("perform ")] == [
        "perform the-crypt 1",
        "perform the-well 1",
    ]


@pytest.mark.parametrize(("size", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3)])
def test_half_a_hand_is_rounded_up_and_half_of_nothing_is_nothing(size: int, lost: int) -> None:
    """RUL-53"""
    table = tcg(town(hand="somethings-up-with-jack, zero"), town(hand=f"{size} igor" if size else ""))
    table.answer(0, "play-surprise somethings-up-with-jack 1")
    while table.waiting == 1:
        table.answer(1, "discard igor")
    assert (len(table.pile(1, "discard")), len(table.hand(1))) == (lost, size - lost)
    assert (table.pile(0, "discard"), table.asks_for) == (["zero"], "TurnAction")


def wrath(*towns: str, turn: int = 0) -> Story:
    """Everybody has to discard a Character: the Wreath of Wrath was just played."""
    hands = ["wreath-of-wrath" if seat == turn else "" for seat in range(len(towns))]
    laid = [
        town("jacks-house", at={"jacks-house": there}, hand=hand, pp=5)
        for there, hand in zip(towns, hands, strict=True)
    ]
    table = tcg(*laid, turn=turn)
    table.answer(turn, "play wreath-of-wrath")
    return table


def test_forced_picks_are_collected_and_then_carried_out_together() -> None:
    """RUL-02"""
    two = "igor, clown"
    table = wrath(two, two, two, turn=1)
    # All are asked at once, in whatever order they answer, and nothing happens before the last one has.
    assert sorted(table.game.asked) == [0, 1, 2]
    table.answer(2, "scrap clown")
    table.answer(0, "scrap igor")
    assert (table.told(Scraps), sorted(table.game.asked)) == ([], [1])
    assert table.game.view(1)["piles"] == wrath(two, two, two, turn=1).game.view(1)["piles"]
    table.answer(1, "scrap igor")
    # Clockwise from the one whose card it is.
    assert table.told(Scraps) == [Scraps(1, "igor"), Scraps(2, "clown"), Scraps(0, "igor")]


def test_all_leave_first_and_then_texts_are_set_off() -> None:
    """RUL-54"""
    table = wrath("igor, devil", "igor, devil", "igor, clown")
    table.answer(0, "scrap igor")
    table.answer(1, "scrap devil")
    table.answer(2, "scrap clown")
    # The second player's Devil has left as well and does nothing; the first one draws for two cards that left.
    while table.asks_for == "Trigger":
        table.answer(0, table.offered(0)[0])
    assert [(event.seat, event.number) for event in table.told(Draws)] == [(0, 1), (0, 1)]


def test_one_trigger_for_each_card_that_left() -> None:
    """RUL-54"""
    table = tcg(
        town("jacks-house", at={"jacks-house": f"{LEADER}, igor, clown"}, hand="eager-anaconda", pp=2),
        town("oogies-lair", at={"oogies-lair": "devil"}),
    )
    table.answer(0, "play eager-anaconda", "scrap igor", "scrap clown")
    while table.asks_for == "Trigger":
        table.answer(0, "as-listed" if len(table.offered(0)) > 2 else table.offered(0)[0])
    assert sorted(event.seat for event in table.told(Draws)) == [0, 0, 1, 1]
    assert table.pile(0, "discard") == ["igor", "clown"]


def test_an_effect_without_a_duration_lasts_until_the_end_of_the_turn() -> None:
    """RUL-56"""
    table = tcg(town("jacks-house, town-hall", at={"town-hall": OFFICIAL}, hand="moody-mayor"), town())
    assert not table.offers(0, "perform town-hall")
    table.answer(0, "play-surprise moody-mayor 2")
    assert (table.game.scare_at(0, table.slot(0, "town-hall")), table.offers(0, "perform town-hall")) == (4, True)
    # It is for making the Locale Active, and no Scare Point more.
    assert table.game.scores[0] == 2
    table.end_turn(0)
    assert not table.is_active(0, "town-hall")
    table.next_turn(0)
    assert not table.offers(0, "perform town-hall")


def test_with_two_players_the_opponent_sits_on_both_sides() -> None:
    """RUL-57"""
    table = tcg(
        town("jacks-house", at={"jacks-house": "igor"}, hand="im-the-boogie-man, sackful-of-mischief", pp=1),
        town("oogies-lair", at={"oogies-lair": "igor"}),
    )
    table.answer(0, "play-surprise im-the-boogie-man 1")
    assert sorted((event.seat, event.owner) for event in table.told(Bounces)) == [(0, 0), (1, 1)]
    table.answer(0, "play-surprise sackful-of-mischief 1")
    assert table.told(Cuts) == [Cuts(1, 0)]


def test_with_three_players_left_and_right_differ() -> None:
    """RUL-57"""
    table = tcg(
        town("jacks-house", at={"jacks-house": "clown"}, hand="im-the-boogie-man, sackful-of-mischief", pp=1),
        town("oogies-lair", at={"oogies-lair": "igor, zero"}),
        town("mayor-mobile", at={"mayor-mobile": "clown"}),
    )
    table.answer(0, "play-surprise im-the-boogie-man 1")
    # Only the first player has a left neighbour with such a Character.
    assert [(event.seat, event.card) for event in table.told(Bounces)] == [(1, "igor")]
    table.answer(0, "play-surprise sackful-of-mischief 1")
    assert table.told(Cuts) == [Cuts(2, 0)]


def test_a_player_is_picked_among_those_with_a_target() -> None:
    """RUL-58"""
    table = tcg(town(hand="mad-genius, igor", pp=1), town(), town(hand="2 igor"), town(hand="igor"))
    table.answer(0, "play-surprise mad-genius 1")
    table.asks(0, "target @3", "target @4")
    table.refuses_pick(0, Target(1))
    table.refuses_pick(0, Target(0))
    table.answer(0, "target @3")
    assert table.told(Discards) == [Discards(2, "igor")]


def test_whoever_has_no_target_is_passed_over() -> None:
    """RUL-58"""
    table = wrath("igor, clown", "", "sandy-claws", "igor, zero")
    # One has nobody, one has somebody who cannot be discarded.
    assert sorted(table.game.asked) == [0, 3]
    table.answer(0, "scrap igor")
    table.answer(3, "scrap zero")
    assert [event.seat for event in table.told(Scraps)] == [0, 3]
    assert (table.waiting, table.asks_for) == (0, "TurnAction")
