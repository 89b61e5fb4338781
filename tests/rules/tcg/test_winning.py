"""Chapter 15, winning: what counts, and how ties are broken."""

import pytest

from spiralhill.games.tcg.events import BreaksTie, Scores, SharesGame, WinsGame
from tests.rules.tcg.games import wander
from tests.rules.tcg.story import Story, Town, tcg, town

JACK = "jack-skellington-the-pumpkin-king"
SIX = "jacks-house, town-hall, tree-circle, town-square, the-well, the-crypt"


def scored(*towns: Town) -> Story:
    """A game whose last End Phase has just gone by."""
    table = tcg(*towns, stage="end", day=12)
    assert table.game.over
    return table


def test_characters_creations_and_surprises_in_town_are_added_up() -> None:
    """TCG-WIN-01"""
    table = scored(
        town(
            "jacks-house",
            at={"jacks-house": JACK},
            stacked={JACK: "look-what-youve-done"},
            creations="scary-teddy",
            table="halloweentown-gates",
        ),
        town(start="oogies-lair"),
    )
    assert table.game.scores == (10, 0)
    assert table.told(Scores) == [Scores(0, 10), Scores(1, 0)]


def test_thresholds_are_not_added() -> None:
    """TCG-WIN-02 TCG-COMP-11"""
    table = scored(town(SIX), town(SIX.replace("jacks-house", "oogies-lair")))
    assert (table.game.scores, len(table.row(0))) == ((0, 0), 6)


def test_what_is_not_in_town_scores_nothing() -> None:
    """TCG-WIN-03"""
    table = scored(
        town(
            "jacks-house, pumpkin-patch, scary-bed",
            hand=f"{JACK}, scary-teddy",
            deck="3 behemoth",
            discard="3 behemoth, fire",
            under={"pumpkin-patch": "oogie-boogie-eight-ball", "scary-bed": "scary-teddy"},
        ),
        town(start="oogies-lair"),
    )
    assert table.game.scores == (0, 0)


def test_the_highest_total_wins() -> None:
    """TCG-WIN-04"""
    table = scored(
        town(creations="sandy-claws-outfit, scary-teddy"),
        town(SIX, at={"town-hall": JACK, "the-crypt": "monster-under-the-bed"}, creations="road-kill"),
    )
    # Ten against nine; Active Locales are no matter then.
    assert (table.game.scores, table.game.winners) == ((10, 9), (0,))
    assert (table.told(WinsGame), table.told(BreaksTie)) == ([WinsGame(0, 10)], [])


def test_on_a_tie_more_active_locales_win() -> None:
    """TCG-WIN-05"""
    row = "jacks-house, the-well, witches-nook, back-alley, the-graveyard"
    table = scored(
        town(row, at={"the-well": "2 clown"}, creations="sandy-claws-outfit"),
        town(row, at={"the-well": "clown", "witches-nook": "clown"}, creations="sandy-claws-outfit"),
        town(row, at=dict.fromkeys(row.split(", ")[1:], "clown")),
    )
    assert table.game.scores == (10, 10, 8)
    # The third has most Active Locales of all, but is not tied for the most points.
    assert [table.game.ties(seat)[0] for seat in range(3)] == [2, 3, 5]
    assert table.game.winners == (1,)
    assert [event.seat for event in table.told(BreaksTie)] == [0, 1]


def test_still_tied_larger_thresholds_win() -> None:
    """TCG-WIN-06"""
    table = scored(
        town("jacks-house, back-alley, town-hall, pumpkin-patch", at={"back-alley": JACK, "town-hall": "2 clown"}),
        town("oogies-lair, town-hall, town-square", at={"town-hall": JACK, "town-square": "2 clown"}),
    )
    # The Pumpkin Patch would make it eleven, but nobody is there.
    assert (table.game.scores, [table.game.ties(seat) for seat in (0, 1)]) == ((7, 7), [(3, 5), (3, 7)])
    assert table.game.winners == (1,)
    assert table.told(WinsGame) == [WinsGame(1, 7)]


def test_more_active_locales_go_before_larger_thresholds() -> None:
    """TCG-WIN-05 TCG-WIN-06"""
    table = scored(
        town("jacks-house, the-well, witches-nook", at={"the-well": "clown", "witches-nook": "clown"}),
        town("oogies-lair, town-square", at={"town-square": "2 clown"}),
    )
    assert [table.game.ties(seat) for seat in (0, 1)] == [(3, 2), (2, 4)]
    assert (table.game.scores, table.game.winners) == ((4, 4), (0,))


@pytest.mark.parametrize("players", [2, 3])
def test_who_is_still_tied_shares_the_win(players: int) -> None:
    """TCG-WIN-07"""
    same = [town("jacks-house, the-well", at={"the-well": "clown"}) for _ in range(players)]
    table = scored(*same, town("oogies-lair"))
    assert table.game.winners == tuple(range(players))
    assert table.told(SharesGame) == [SharesGame(seat, 2) for seat in range(players)]
    assert table.told(WinsGame) == []


def test_somebody_wins_every_game_and_nobody_before_its_end() -> None:
    """TCG-WIN-04 TCG-END-14"""
    for seed in range(4):
        for table in wander("jack", "oogie", "mayor", seed=seed):
            assert bool(table.game.winners) == table.game.over
        best = max(table.game.scores)
        assert all(table.game.scores[seat] == best for seat in table.game.winners)
