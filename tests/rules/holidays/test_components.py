"""Chapter 1, components: what comes in the box, and for whom."""

import pytest

import spiralhill
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS
from spiralhill.games.holidays.characters.jack import TRACK, Research
from spiralhill.games.holidays.characters.mayor import Mood
from spiralhill.games.holidays.characters.oogie import Dice as OogiesDice
from spiralhill.games.holidays.holidays import Holidays
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.games.holidays.prints import FACES, ROUNDS
from spiralhill.games.holidays.rules import HOLIDAYS
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.errors import Illegal, Unknown
from tests.rules.holidays.story import Story, begun, holidays, oogie, santa, wander

ALL = ("jack", "santa", "mayor", "finkelstein", "oogie", "sally")
# All Holiday tokens of the box together, in points.
SUPPLY = 108 * 1 + 16 * 5 + 12 * 10

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def test_there_are_six_characters_each_with_a_mat_of_its_own() -> None:
    """HOL-COMP-01"""
    assert sorted(HOLIDAYS.cast) == sorted(ALL)
    game = begun(*ALL).game
    assert [game.name(game.mat(seat)) for seat in range(6)] == list(ALL)
    with pytest.raises(Unknown):
        spiralhill.new("holidays", ["jack", "lock"])


def test_of_the_126_character_cards_each_character_has_20_and_the_six_experiments_are_finkelsteins() -> None:
    """HOL-COMP-02"""
    assert [len(CHARACTERS[name].deck) for name in ALL] == [20] * 6
    assert {name: len(CHARACTERS[name].extras) for name in ALL if CHARACTERS[name].extras} == {"finkelstein": 6}
    cards = [card.id for name in ALL for card in (*CHARACTERS[name].deck, *CHARACTERS[name].extras)]
    assert len(cards) == len(set(cards)) == 126


@pytest.mark.parametrize("name", ALL)
def test_a_deck_has_every_number_twice_once_plain_and_once_with_an_effect(name: str) -> None:
    """HOL-COMP-03"""
    deck = CHARACTERS[name].deck
    plain = [card.number for card in deck if not (card.when_played or card.end_of_round or card.stitch)]
    special = [card.number for card in deck if card.when_played or card.end_of_round or card.stitch]
    assert sorted(plain) == sorted(special) == list(range(1, 11))


def test_experiments_never_get_among_the_cards_that_are_drawn_and_played() -> None:
    """HOL-COMP-04"""
    experiments = {card.id for card in EXPERIMENTS}
    completed = 0
    for seed in range(8):
        for table in wander("finkelstein", "oogie", seed=seed):
            for pile in ("deck", "hand", "discard", "left", "middle", "right"):
                assert not experiments & set(table.pile(0, pile))
            own = [name for pile in ("first", "second", "completed") for name in table.pile(0, pile)]
            assert sorted(own) == sorted(experiments)
        completed += len(table.pile(0, "completed"))
    assert completed > 0


def test_finkelsteins_draw_pile_and_hand_are_twenty_cards_without_the_experiments() -> None:
    """HOL-COMP-04"""
    table = begun("finkelstein", "oogie")
    cards = table.pile(0, "deck") + table.pile(0, "hand")
    assert sorted(cards) == sorted(card.id for card in CHARACTERS["finkelstein"].deck)
    assert len(cards) == 20


def test_each_of_the_twelve_locations_shows_two_amounts_for_each_of_the_four_rounds() -> None:
    """HOL-COMP-05"""
    assert len({location.id for location in LOCATIONS}) == len(LOCATIONS) == 12
    for location in LOCATIONS:
        assert [len(pair) for pair in location.tokens] == [2] * 4
        assert all(min(pair) >= 0 for pair in location.tokens)
        # Every Location is worth fighting for in every round.
        assert all(sum(pair) > 0 for pair in location.tokens)
    # The one that the rulebook tells.
    assert {location.id: location.tokens[3] for location in LOCATIONS}["hinterlands"] == (3, 3)


@every_number_of_players
def test_the_middle_location_card_holds_one_location_and_adds_no_tokens(players: int) -> None:
    """HOL-COMP-06"""
    game = begun(*ALL[:players]).game
    zones = [zone.name for zone in game.box.zones]
    assert zones.count("location") == players + 1
    assert game.tokens[players] == game.location_face(players).tokens[ROUNDS - 1]
    # It is no Location itself: the twelve are those on the table and those aside.
    on_table = [game.location(slot) for slot in range(players + 1)]
    aside = [game.name(card) for card in game.piles[game.aside]]
    assert sorted(on_table + aside) == sorted(location.id for location in LOCATIONS)


def test_holiday_tokens_have_two_faces_and_never_run_out() -> None:
    """HOL-COMP-07 HOL-AMB-29"""
    assert FACES == ("christmas", "halloween")
    # All the tokens of the box have been collected already, and there are still more.
    table = holidays(
        santa(tokens=(SUPPLY, 0), hand="stocking-filler-1, secret-gift-3, jolly-visitor-2", left="~jolly-visitor-1"),
        oogie(tokens=(0, SUPPLY), hand="bag-of-bugs-2, bag-of-bugs-3", right="~bag-of-bugs-1"),
        tokens={0: (1, 0), 1: (0, 2), 2: (3, 3)},
    )
    table.answer(0, "play stocking-filler-1 middle")
    assert table.game.tokens == [(1, 0), (0, 2), (4, 3)]
    table.answer(1, "play bag-of-bugs-2 left")
    table.answer(0, "play secret-gift-3 right")
    # A gift of a Christmas token for Oogie, and another one for Santa himself.
    assert table.game.collected == [(SUPPLY + 1, 0), (1, SUPPLY)]
    assert (table.waiting, table.asks_for) == (1, "RollWhere")


def test_four_rounds_with_six_players_never_need_more_tokens_than_there_are() -> None:
    """HOL-COMP-07 HOL-AMB-29"""
    # The richest Locations that could be laid out, round by round, with the richest of all on the Middle each time.
    laid = sum(sum(sorted((sum(card.tokens[round]) for card in LOCATIONS), reverse=True)[:6]) for round in range(4))
    laid += 4 * max(sum(card.tokens[3]) for card in LOCATIONS)
    assert laid <= SUPPLY // 2
    for seed in range(10):
        for table in wander(*ALL, seed=seed):
            game = table.game
            assert sum(sum(pair) for pair in (*game.tokens, *game.collected)) <= SUPPLY
            assert all(min(pair) >= 0 for pair in (*game.tokens, *game.collected))


class Noted(Dice):
    """Chance that notes what it was asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: list[str] = []

    def below(self, label: str, limit: int) -> int:
        self.asked.append(label)
        return super().below(label, limit)


def dice_rolled(*names: str) -> int:
    """How many dice are rolled in a game of people who take the first thing that is offered."""
    chance = Noted(3)
    table = Story(Holidays.begun(tuple(CHARACTERS[name] for name in names), chance))
    table.go_on()
    assert table.game.over
    return sum(label.startswith("die") for label in chance.asked)


def test_only_oogie_boogie_has_dice_and_rolls_them() -> None:
    """HOL-COMP-08"""
    assert dice_rolled("jack", "santa", "mayor", "finkelstein", "sally") == 0
    # Both dice, in each of the four rounds; one more roll where a card lets him roll again.
    assert dice_rolled("santa", "oogie") >= 8
    gear = begun(*ALL).game.gear
    assert [type(item) is OogiesDice for item in gear] == [name == "oogie" for name in ALL]


def test_only_the_mayor_has_the_mood_token_and_it_shows_joy_or_panic() -> None:
    """HOL-COMP-09"""
    seen = set()
    for seed in range(4):
        for table in wander("jack", "mayor", "sally", seed=seed):
            moods = [seat for seat, gear in enumerate(table.game.gear) if isinstance(gear, Mood)]
            assert moods == [1]
            mood = table.game.gear[1]
            assert isinstance(mood, Mood)
            seen.add(mood.showing)
    assert seen == {"joy", "panic"}
    assert not any(isinstance(gear, Mood) for gear in begun("jack", "santa", "finkelstein", "oogie", "sally").game.gear)


def test_only_jack_has_the_research_tracker() -> None:
    """HOL-COMP-10"""
    spaces = set()
    for seed in range(4):
        for table in wander("jack", "mayor", "sally", seed=seed):
            research = [gear for gear in table.game.gear if isinstance(gear, Research)]
            assert research == [table.game.gear[0]]
            spaces.add(research[0].space)
    assert spaces >= {0, 1, 2}
    assert spaces <= set(range(len(TRACK)))
    others = begun("santa", "mayor", "finkelstein", "oogie", "sally").game
    assert not any(isinstance(gear, Research) for gear in others.gear)


@every_number_of_players
def test_one_pumpkin_shows_the_round_and_one_zero_the_starting_player(players: int) -> None:
    """HOL-COMP-11"""
    shown: list[tuple[object, object]] = []
    for table in wander(*ALL[-players:], seed=players):
        facts = table.game.facts()
        assert facts["starting_player"] in range(players)
        if (facts["round"], facts["starting_player"]) not in shown:
            shown.append((facts["round"], facts["starting_player"]))
    # The Pumpkin goes through the four sections, and one starting player belongs to each.
    assert [round for round, _ in shown] == [1, 2, 3, 4]


@pytest.mark.parametrize("seats", [[], ["jack"], [*ALL, "jack"]], ids=["nobody", "one", "seven"])
def test_fewer_than_two_or_more_than_six_players_are_refused(seats: list[str]) -> None:
    """HOL-COMP-12"""
    with pytest.raises(Illegal, match=f"2 to 6 players, not for {len(seats)} .HOL-COMP-12"):
        spiralhill.new("holidays", seats)


@every_number_of_players
def test_two_to_six_players_can_play_but_nobody_a_character_that_is_taken(players: int) -> None:
    """HOL-COMP-12"""
    seats = list(ALL[:players])
    assert not spiralhill.new("holidays", seats).over
    seats[-1] = seats[0]
    with pytest.raises(Illegal, match=r"twice .HOL-COMP-12"):
        spiralhill.new("holidays", seats)
