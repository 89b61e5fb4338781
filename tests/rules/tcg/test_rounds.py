"""Chapter 3, the structure of a Round: Start Phase, a turn each, End Phase, twelve times over."""

from functools import cache

import pytest

from spiralhill.games.tcg.events import (
    ClearsHex,
    DayBegins,
    Discards,
    Draws,
    DrawsLocale,
    EmptiesPoints,
    EndPhase,
    Marks,
    PassesCrown,
    PlacesLocale,
    Recycles,
    Reimburses,
    RevealsStart,
    Scores,
    TurnBegins,
    WinsGame,
)
from spiralhill.games.tcg.picks import END_TURN, Perform, Play, PlaySurprise
from spiralhill.kernel.steps import Event
from tests.rules.tcg.games import wander
from tests.rules.tcg.story import Story, tcg, town

SIX = ("jack", "oogie", "mayor", "finklestein", "jack", "mayor")
ALCHEMIST = "sally-skilled-alchemist"

any_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 6])


@cache
def whole(players: int, seed: int) -> Story:
    """A game that was played out by dice."""
    *_, table = wander(*SIX[:players], seed=seed)
    return table


def days(players: int) -> list[list[Event]]:
    """What happened on each Day of a few games."""
    found: list[list[Event]] = []
    for seed in range(3):
        for event in whole(players, seed).game.log:
            if isinstance(event, DayBegins):
                found.append([])
            if found and not isinstance(event, (Scores, WinsGame)):
                found[-1].append(event)
    return found


def places(day: list[Event], *kinds: type[Event]) -> list[int]:
    """Where events of some kinds stand in the log of a Day."""
    return [place for place, event in enumerate(day) if isinstance(event, kinds)]


@any_number_of_players
def test_a_game_has_twelve_days(players: int) -> None:
    """TCG-ROUND-01 RUL-50"""
    for seed in range(3):
        table = whole(players, seed)
        assert [(event.day, event.left) for event in table.told(DayBegins)] == [(day, 12 - day) for day in range(1, 13)]
        assert (table.game.over, table.game.days) == (True, 0)
        # The last thing before the scores is that the card passes on.
        kinds = [type(event) for event in table.game.log]
        assert kinds[kinds.index(Scores) - 1] is PassesCrown


@any_number_of_players
def test_start_phase_turns_and_end_phase_follow_each_other(players: int) -> None:
    """TCG-ROUND-02"""
    for day in days(players):
        marked, [ended] = places(day, Marks)[0], places(day, EndPhase)
        turns = places(day, TurnBegins)
        assert 0 < marked < turns[0] < turns[-1] < ended < places(day, PassesCrown)[0]


def test_start_phase_and_end_phase_come_once_for_all() -> None:
    """TCG-ROUND-03 RUL-02"""
    for day in days(4):
        assert [len(places(day, kind)) for kind in (DayBegins, EndPhase, PassesCrown)] == [1, 1, 1]
    table = whole(4, 0)
    assert [event.left for event in table.told(DayBegins)] == list(range(11, -1, -1))


@any_number_of_players
def test_each_player_has_one_turn_a_day(players: int) -> None:
    """TCG-ROUND-04"""
    for seed in range(3):
        assert len(whole(players, seed).told(TurnBegins)) == players * 12
    for day in days(players):
        assert sorted(event.seat for event in day if isinstance(event, TurnBegins)) == list(range(players))


@any_number_of_players
def test_the_start_phase_has_its_order(players: int) -> None:
    """TCG-ROUND-05"""
    for number, day in enumerate(days(players)):
        number = number % 12 + 1
        laid = places(day, RevealsStart, DrawsLocale, PlacesLocale)
        assert places(day, DayBegins) == [0]
        assert len(laid) == (players if number == 1 else 2 * players if number < 7 else 0)
        assert all(0 < place < places(day, Marks)[0] for place in laid)


def full_end() -> Story:
    """Two players with something to do in every step of the End Phase."""
    return tcg(
        town(
            "jacks-house, sallys-room",
            at={"sallys-room": ALCHEMIST},
            hexed=ALCHEMIST,
            hand="7 cyclops",
            surprises="fetch, my-fantasies",
            deck="2 igor",
            pp=3,
        ),
        town("oogies-lair", hand="8 cyclops", surprises="fetch", deck="2 igor", pp=1),
        stage="end",
    )


def test_the_end_phase_has_its_order() -> None:
    """TCG-ROUND-06"""
    table = full_end()
    # First all tracks are emptied; then Surprises are made up for.
    assert (table.game.pp, table.asks_for) == ([0, 0], "Reimburse")
    assert len(table.game.hexed) == 1
    table.answer(0, "yes")
    table.answer(1, "yes")
    # Then Hex Counters come off, and hands go down to seven, while decks are still empty.
    assert (len(table.game.hexed), table.asks_for) == (0, "DiscardToSeven")
    table.answer(0, "discard igor", "discard igor")
    assert table.pile(0, "deck") == []
    table.answer(1, "discard cyclops", "discard cyclops")
    # Then empty decks are renewed, and the card passes on.
    assert len(table.pile(0, "deck")) == 4
    assert (table.game.king, table.asks_for) == (1, "PlaceLocale")
    kinds = [type(event) for event in table.game.log if not isinstance(event, (Draws, DrawsLocale))]
    assert kinds == [
        EndPhase,
        EmptiesPoints,
        Reimburses,
        Reimburses,
        ClearsHex,
        *[Discards] * 4,
        Recycles,
        PassesCrown,
        DayBegins,
    ]


def test_no_turn_begins_while_an_activity_is_open() -> None:
    """TCG-ROUND-07"""
    table = tcg(town("jacks-house", hand="2 igor", pp=3), town(hand="2 igor"), town(hand="2 igor"), stage="activity")
    house = table.card("jacks-house")
    for answer in ("mark points", "pass"):
        table.refuses_pick(0, Perform(house, 2))
        table.refuses_pick(0, END_TURN)
        table.answer(0, answer)
    for seat in (1, 2):
        assert table.told(TurnBegins) == []
        table.refuses_pick(0, Perform(house, 2))
        table.answer(seat, "pass")
    assert (table.told(TurnBegins), table.asks_for) == ([TurnBegins(0, 7)], "TurnAction")


def test_no_end_step_comes_while_a_turn_is_open() -> None:
    """TCG-ROUND-07"""
    table = tcg(town(pp=3, surprises="fetch"), town(pp=2, surprises="fetch"), day=7)
    table.end_turn(0)
    assert (table.waiting, table.game.pp, table.told(EndPhase)) == (1, [3, 2], [])
    assert (table.pile(0, "surprises"), table.game.king) == (["fetch"], 0)
    table.end_turn(1)
    assert (table.asks_for, table.game.pp) == ("Reimburse", [0, 0])
    table.refuses_pick(1, END_TURN)


def test_no_card_is_played_in_the_start_phase() -> None:
    """TCG-ROUND-08"""
    table = tcg(
        town("jacks-house", locales="the-well, the-crypt", hand="igor, fetch", pp=3),
        town("oogies-lair", locales="the-well, the-crypt"),
        day=2,
        stage="locales",
    )
    igor, fetch, house = table.card("igor"), table.card("fetch"), table.card("jacks-house")
    for answer in ("place-locale the-well left", "mark points"):
        table.refuses(0, Play(igor, house), "TCG-ROUND-08")
        table.refuses(0, PlaySurprise(fetch, 1), "TCG-ROUND-08")
        table.answer(0, answer)
        if table.waiting == 1:
            table.answer(1, "place-locale the-well left")
    # Cards can be given for the activity now, and that is all.
    assert table.asks_for == "JoinActivity"
    table.refuses(0, Play(igor, house), "TCG-ROUND-08")
    table.refuses(0, PlaySurprise(fetch, 1), "TCG-ROUND-08")
    table.answer(0, "pass")
    assert table.offers(0, "play igor jacks-house")
    assert table.offers(0, "play-surprise fetch 1")


def test_no_card_is_played_in_the_end_phase() -> None:
    """TCG-ROUND-08"""
    table = tcg(town(hand="7 igor, fetch"), town(hand="igor, fetch", surprises="fetch"), stage="end")
    table.refuses_pick(0, PlaySurprise(table.card("fetch"), 1))
    table.answer(1, "no")
    assert table.asks_for == "DiscardToSeven"
    table.refuses(0, PlaySurprise(table.card("fetch"), 1), "TCG-ROUND-08")
    table.refuses(0, Play(table.card("igor"), table.card("jacks-house")), "TCG-ROUND-08")
