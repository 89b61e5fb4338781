"""Chapter 11, Creations: beside the row, one of each, and silent once they are there."""

from spiralhill.games.tcg.events import Bounces
from spiralhill.games.tcg.picks import Perform, Play
from tests.rules.tcg.story import tcg, town


def test_a_creation_stands_at_no_locale() -> None:
    """TCG-CREA-01"""
    table = tcg(town("jacks-house, town-square", hand="scary-teddy", pp=4), town())
    assert [text for text in table.offered(0) if text.startswith("play")] == ["play scary-teddy"]
    teddy = table.card("scary-teddy")
    table.refuses(0, Play(teddy, table.card("town-square")), "TCG-CREA-01")
    table.answer(0, "play scary-teddy")
    assert (table.pile(0, "creations"), table.at(0, "town-square")) == (["scary-teddy"], [])
    # Its number is as large as the threshold, and helps no Locale.
    table.refuses(0, Perform(table.card("town-square"), 1), "TCG-FUNC-03")


def test_a_creation_is_part_of_its_town() -> None:
    """TCG-CREA-02"""
    table = tcg(
        town(
            "jacks-house",
            at={"jacks-house": "devil"},
            creations="road-kill",
            hand="scary-teddy, its-time-to-party",
            pp=4,
        ),
        town(creations="fender-bender"),
    )
    table.answer(0, "play scary-teddy")
    # Four less one for the Devil; a point is left, and two Creations of this town count.
    table.answer(0, "play-surprise its-time-to-party 2")
    assert (len(table.hand(0)), table.game.pp[0]) == (2, 0)


def test_a_town_has_one_copy_of_a_creation() -> None:
    """TCG-CREA-03"""
    table = tcg(
        town("jacks-house", creations="fender-bender", hand="fender-bender", pp=3),
        town("oogies-lair, the-well", at={"the-well": "corpse-kid"}, hand="fender-bender", pp=3),
    )
    table.refuses(0, Play(table.card("fender-bender", pile="hand"), None), "TCG-CREA-03")
    table.end_turn(0)
    # The other town lacks it; and its text sends the first one home, where nothing is in the way any more.
    table.answer(1, "play fender-bender")
    assert (table.told(Bounces), table.pile(0, "creations")) == ([Bounces(0, "fender-bender", 0)], [])
    assert table.hand(0) == ["fender-bender", "fender-bender"]


def test_after_it_has_left_the_same_creation_comes_again() -> None:
    """TCG-CREA-03"""
    doctor = "dr-finklestein-brainy-inventor"
    table = tcg(
        town("finklestein-hall", at={"finklestein-hall": doctor}, creations="road-kill", hand="road-kill", pp=3), town()
    )
    table.refuses(0, table.card("road-kill", pile="hand"), "TCG-CREA-03")
    table.answer(0, f"use {doctor}", "play road-kill")
    assert (table.pile(0, "creations"), table.pile(0, "discard")) == (["road-kill"], ["road-kill"])


def test_opponents_may_have_the_same_creation() -> None:
    """TCG-CREA-04"""
    table = tcg(town(hand="scary-teddy", pp=4), town(creations="scary-teddy"))
    table.answer(0, "play scary-teddy")
    assert table.game.scores == (4, 4)


def test_its_text_counts_when_it_is_played_and_never_after() -> None:
    """TCG-CREA-05"""
    table = tcg(
        town("jacks-house", hand="fender-bender, corpse-kid", pp=5), town(creations="road-kill, marie-antoinette-doll")
    )
    table.answer(0, "play fender-bender", "play corpse-kid jacks-house")
    assert (table.told(Bounces), len(table.pile(1, "creations"))) == ([], 2)
    assert table.asks_for == "TurnAction"
    # The other way round, somebody has to take a Creation back.
    other = tcg(
        town("jacks-house", hand="fender-bender, corpse-kid", pp=5), town(creations="road-kill, marie-antoinette-doll")
    )
    other.answer(0, "play corpse-kid jacks-house", "play fender-bender", "bounce road-kill")
    assert (other.hand(1), other.pile(1, "creations")) == (["road-kill"], ["marie-antoinette-doll"])


def test_it_stays_in_play_and_scores_at_the_end() -> None:
    """TCG-CREA-06"""
    table = tcg(town("jacks-house", hand="scary-teddy", pp=4), town(), day=12)
    table.answer(0, "play scary-teddy", "end-turn")
    table.end_turn(1)
    assert (table.game.over, table.pile(0, "creations"), table.game.scores) == (True, ["scary-teddy"], (4, 0))
    assert table.game.winners == (0,)
