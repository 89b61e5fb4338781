"""Chapter 1, components and terms: decks, tracks, counters, and what is printed on a card."""

from dataclasses import replace

import pytest

import spiralhill
from spiralhill.games.tcg.catalogue import FACES, PRINTS
from spiralhill.games.tcg.events import ChoosesKing, PassesCrown
from spiralhill.games.tcg.picks import Play
from spiralhill.games.tcg.prints import RARITIES, SETS, Character, Creation, Locale, Surprise
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.games.tcg.state import LOCALE_DECK, LOCALES, PILES, ROW
from spiralhill.kernel.chance import Dice
from tests.rules.tcg.games import begun, laid, wander
from tests.rules.tcg.story import Story, tcg, town

JACK = "jack-skellington-the-pumpkin-king"
FOUR = ("jack", "oogie", "mayor", "finklestein")
SIX = (*FOUR, "jack", "oogie")

any_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 6])


@any_number_of_players
def test_two_or_more_play(players: int) -> None:
    """TCG-COMP-01 RUL-01"""
    game = spiralhill.new("tcg", SIX[:players], seed=1)
    assert (game.box.seats, len(game.asked)) == (players, 1)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_nobody_plays_alone(players: int) -> None:
    """TCG-COMP-01 RUL-01"""
    with pytest.raises(spiralhill.Illegal, match="TCG-COMP-01"):
        spiralhill.new("tcg", (*SIX, "mayor")[:players], seed=1)


def test_there_are_four_card_types() -> None:
    """TCG-COMP-02"""
    kinds = (Locale, Character, Creation, Surprise)
    assert [sum(type(face) is kind for face in FACES) for kind in kinds] == [20, 53, 23, 63]
    assert len(FACES) == len(PRINTS) == 20 + 53 + 23 + 63


def test_only_the_base_game_is_in_the_box() -> None:
    """RUL-59"""
    assert {face.kit for face in FACES} == set(SETS) == {"premiere", "tournament-kit"}
    starting = [face.id for face in FACES if isinstance(face, Locale) and face.is_starting]
    assert starting == ["finklestein-hall", "jacks-house", "mayor-mobile", "oogies-lair"]


def test_each_player_has_six_locales_apart_from_the_main_deck() -> None:
    """TCG-COMP-03"""
    table = laid(*FOUR)
    for seat in range(4):
        first = seat * PILES + LOCALES
        assert table.game.piles[first] == (table.game.locale(seat, 0),)
        assert table.game.locale(seat, 0) in table.game.down
        assert table.game.locale_face(seat, 0).is_starting
        assert len(table.pile(seat, "locale-deck")) == 5
        assert not any(isinstance(PRINTS[name], Locale) for name in table.pile(seat, "deck"))
        assert all(isinstance(PRINTS[name], Locale) for name in table.pile(seat, "locale-deck"))


def test_locales_never_mix_with_other_cards() -> None:
    """TCG-COMP-03"""
    for table in wander("jack", "mayor", "oogie", seed=4):
        for pile, cards in enumerate(table.game.piles):
            at = pile % PILES
            rows = LOCALES <= at < LOCALES + ROW
            for card in cards[:-1] if rows else cards:
                assert isinstance(table.game.face(card), Locale) == (at == LOCALE_DECK)


@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_has_forty_cards_and_six_locales(name: str) -> None:
    """TCG-COMP-04 RUL-49"""
    table = laid(name, name)
    assert len(table.pile(0, "deck")) == 40
    kinds = {type(PRINTS[card]) for card in table.pile(0, "deck")}
    assert kinds == {Character, Creation, Surprise}


@any_number_of_players
def test_every_track_starts_at_0_and_stays_between_0_and_6(players: int) -> None:
    """TCG-COMP-05 TCG-DECK-08"""
    assert laid(*SIX[:players]).game.pp == [0] * players
    seen: set[int] = set()
    for seed in range(6):
        for table in wander(*SIX[:players], seed=seed):
            assert len(table.game.pp) == players
            seen.update(table.game.pp)
    assert {0, 1, 2, 3, 4} <= seen <= {0, 1, 2, 3, 4, 5, 6}


def test_a_track_at_6_takes_no_more_and_one_at_0_gives_no_more() -> None:
    """TCG-COMP-05"""
    table = tcg(town("jacks-house, town-square", at={"town-square": "4 wolfman"}, pp=5, hand="igor"), town())
    table.answer(0, "perform town-square 1")
    assert table.game.pp[0] == 6
    empty = tcg(town(hand="igor"), town())
    empty.refuses(0, Play(empty.card("igor"), empty.card("jacks-house")), "TCG-PLAY-04")
    assert empty.game.pp[0] == 0


@any_number_of_players
def test_one_king_serves_the_whole_table(players: int) -> None:
    """TCG-COMP-06 TCG-DECK-09"""
    kings: list[int] = []
    for table in wander(*SIX[:players], seed=2):
        if not kings or kings[-1] != table.game.king:
            kings.append(table.game.king)
    first = table.told(ChoosesKing)
    assert [event.seat for event in first] == kings[:1]
    # The card is handed on once a Day; nobody else ever has one.
    assert kings == [(kings[0] + day) % players for day in range(13)]
    assert [event.seat for event in table.told(PassesCrown)] == kings[1:]


@any_number_of_players
def test_twelve_day_counters_serve_the_whole_table(players: int) -> None:
    """TCG-COMP-07 TCG-SETUP-03"""
    assert laid(*SIX[:players]).game.days == 12
    assert begun(*SIX[:players]).game.days == 11


def test_the_scare_number_is_the_price() -> None:
    """TCG-COMP-08"""
    for name, number, rest in (("monster-under-the-bed", 3, 1), ("behemoth", 2, 2), ("zero", 0, 4)):
        table = tcg(town(hand=name, pp=4), town())
        table.answer(0, f"play {name} jacks-house")
        assert (table.number(name), table.game.pp[0]) == (number, rest)
    table = tcg(town(hand="scary-teddy", pp=4), town())
    table.answer(0, "play scary-teddy")
    assert table.game.pp[0] == 0
    table = tcg(town(hand="halloweentown-gates", pp=4), town())
    table.answer(0, "play-surprise halloweentown-gates 1")
    assert table.game.pp[0] == 2


def test_the_scare_number_is_what_a_card_scores() -> None:
    """TCG-COMP-09 TCG-CREA-06"""
    table = tcg(town(creations="scary-teddy"), town(start="oogies-lair"), stage="end", day=12)
    assert (table.game.over, table.game.scores) == (True, (4, 0))


def test_the_scare_number_of_a_character_counts_for_its_locale() -> None:
    """TCG-COMP-10"""
    table = tcg(town("jacks-house, back-alley", at={"back-alley": "igor"}, hand="behemoth", pp=2), town())
    assert not table.offers(0, "perform back-alley")
    table.answer(0, "play behemoth back-alley")
    assert table.game.scare_at(0, table.slot(0, "back-alley")) == 3
    assert table.offers(0, "perform back-alley")


def test_a_locale_costs_nothing_and_is_worth_nothing() -> None:
    """TCG-COMP-11"""
    table = tcg(
        town("jacks-house", locales="town-square", pp=3),
        town("oogies-lair", locales="the-well"),
        day=2,
        stage="locales",
    )
    table.answer(0, "place-locale town-square left")
    table.answer(1, "place-locale the-well left")
    assert (table.game.pp, table.game.scores) == ([3, 0], (0, 0))


def test_versions_of_a_character_are_one_character() -> None:
    """TCG-COMP-12"""
    king, master = PRINTS[JACK], PRINTS["jack-skellington-master-of-fright"]
    assert isinstance(king, Character)
    assert isinstance(master, Character)
    assert (king.title, king.id != master.id) == (master.title, True)
    # Either of them is Jack for the text of Sally and of My Fantasies.
    for version in (JACK, "jack-skellington-demon-of-light"):
        table = tcg(
            town("jacks-house, the-well", at={"the-well": f"{version}, sally-shy-creature"}, hand="my-fantasies"),
            town(),
        )
        assert table.offers(0, "use sally-shy-creature")
        assert table.offers(0, "play-surprise my-fantasies 2")


def test_a_starting_locale_shows_0_a_hand_and_three_functions() -> None:
    """TCG-COMP-13 RUL-59"""
    starting = {face.id: face for face in FACES if isinstance(face, Locale) and face.is_starting}
    hands = {"finklestein-hall": 7, "jacks-house": 7, "mayor-mobile": 6, "oogies-lair": 5}
    assert {name: face.starting_hand for name, face in starting.items()} == hands
    assert [(face.threshold, len(face.functions)) for face in starting.values()] == [(0, 3)] * 4


def test_a_regular_locale_has_one_function_of_one_or_more_activities() -> None:
    """TCG-COMP-14"""
    regular = {face.id: face for face in FACES if isinstance(face, Locale) and not face.is_starting}
    assert [len(face.functions) for face in regular.values()] == [1] * 16
    assert all(face.threshold >= 1 and face.starting_hand is None for face in regular.values())
    assert len(regular["sallys-room"].functions[0].activities) == 2
    assert len(regular["town-square"].functions[0].activities) == 1


def test_rarity_changes_nothing() -> None:
    """TCG-COMP-15"""
    logs = []
    for rarity in (None, *RARITIES):
        table = begun("jack", "oogie", seed=5)
        if rarity is not None:
            table.game.faces = tuple(replace(face, rarity=rarity) for face in table.game.faces)
        play_out(table)
        logs.append(table.game.log)
    assert all(log == logs[0] for log in logs)
    assert len(logs[0]) > 100


def play_out(table: Story) -> None:
    """Let everybody choose by the same dice to the end."""
    dice = Dice(9)
    while table.game.asked:
        seat, options = next(iter(table.game.asked.items()))
        table.game.answer(seat, options[dice.below("answer", len(options))])
