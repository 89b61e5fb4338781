"""Saves of Take Over the Holidays changed by somebody who also makes the checksum fit: refused in words that fit."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

import spiralhill
from spiralhill import Damaged
from spiralhill.games.holidays.effects.experiments import Laboratory
from spiralhill.games.holidays.holidays import Holidays
from spiralhill.games.holidays.rounds import RevealCards
from spiralhill.games.holidays.state import DECK, DISCARD, HAND, IN_PLAY, MAT, PILES
from spiralhill.kernel.saves import sealed_text
from tests.kernel import edits, laws
from tests.kernel.edits import content_of, saves
from tests.rules.holidays.story import finkelstein, holidays, santa

SEATS = 6


def moment(asks: str) -> dict[str, Any]:
    """A game of all six Characters at a question of that name, or at its end."""
    content = content_of(saves("holidays")[asks])
    assert len(content["setup"]["seats"]) == SEATS
    return content


def refused(content: dict[str, Any], words: str) -> None:
    with pytest.raises(Damaged, match=words) as refusal:
        spiralhill.load(sealed_text(content))
    assert len(str(refusal.value)) < 300


def seat_of(content: dict[str, Any], name: str) -> int:
    """Where a Character sits."""
    seat: int = content["setup"]["seats"].index(name)
    return seat


def own_piles(content: dict[str, Any], name: str) -> int:
    """The first of the piles that only one Character has; they come last, in the order of the seats."""
    counts = {"finkelstein": 3, "sally": 1}
    before = content["setup"]["seats"][: seat_of(content, name)]
    return SEATS * PILES + 1 + SEATS + 1 + sum(counts.get(other, 0) for other in before)


def face_up(content: dict[str, Any], name: str) -> list[int]:
    """The cards a Character has in play that everybody sees."""
    first = seat_of(content, name) * PILES + IN_PLAY
    return [card for pile in content["piles"][first : first + 3] for card in pile if card not in content["down"]]


def hiding(content: dict[str, Any], card: int) -> dict[str, Any]:
    """The save with one more card face-down."""
    modifiers = [pair for pair in content["modifiers"] if pair[0] != card]
    down, hidden = sorted([*content["down"], card]), [*content["laid_down"], card]
    return content | {"down": down, "laid_down": hidden, "modifiers": modifiers}


def carried(content: dict[str, Any], source: int, to: int) -> dict[str, Any]:
    """The save with the top card of a pile on another pile."""
    content = deepcopy(content)
    content["piles"][to].append(content["piles"][source].pop())
    return content


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"round": 5}, "round is a number from 1 to 4, not 5"),
        ({"round": True}, "round is a number from 1 to 4, not True"),
        ({"starting_player": SEATS}, "starting_player is a seat, not 6"),
        ({"turns": [0, 1]}, "turns are 6 numbers from 0 to"),
        ({"turns": [9] * SEATS}, "turns are 6 numbers from 0 to"),
        ({"turns": [0, 1, 0, 1, 0, 1]}, "turns go round clockwise from the starting player on"),
        ({"order": [0, 0]}, "order is a list of different seats"),
        ({"order": []}, "a player with a card at the Middle has a place in the order"),
        ({"laid_down": []}, "face-down cards are in play, and listed among those"),
        ({"down": [], "laid_down": []}, "the first card of a player lies face-down until the reveal"),
        ({"modifiers": [[0, 1], [0, 2]]}, "modifiers is a list of different cards"),
        ({"tokens": [[1, 1]] * SEATS}, "tokens are 7 pairs of numbers from 0 to 308"),
        ({"collected": [[0, -1]] * SEATS}, "collected are 6 pairs"),
        ({"collected": [[True, False]] * SEATS}, "collected are 6 pairs"),
        ({"collected": [[0, 1 << 63]] * SEATS}, "collected are 6 pairs"),
        ({"gear": []}, "every player has their own gear"),
        ({"gear": [{"Gifts": [1]}] * SEATS}, "the gear of .* is a "),
        ({"agenda": []}, "the game is over after the last turn of round 4"),
        ({"agenda": [{"EndOfRound": []}]}, "the top of the agenda asks somebody something"),
        ({"agenda": [{"PlayerTurn": [0, False]}]}, "in the order of the round, its end at the bottom"),
        ({"agenda": [{"GainToken": ["christmas"]}]}, "the agenda holds steps and choices only"),
        ({"agenda": [{"EndOfRound": [0]}]}, "a saved EndOfRound has 0 fields, not 1"),
    ],
)
def test_what_could_not_have_been_written_is_refused(changes: dict[str, object], words: str) -> None:
    refused(moment("PlayerTurn") | changes, words)


@pytest.mark.parametrize(
    ("name", "gear", "words"),
    [
        ("jack", {"Research": [8, False]}, "the Research Tracker stands on a space"),
        ("jack", {"Research": [True, False]}, "the Research Tracker stands on a space"),
        ("jack", {"Research": [1, True]}, "the Research Tracker stands on a space"),
        ("santa", {"Gifts": [-1]}, "Santa has given 0 to 308 tokens"),
        ("santa", {"Gifts": ["many"]}, "Santa has given 0 to 308 tokens"),
        ("mayor", {"Mood": ["bored"]}, "the Mood token shows joy or panic"),
        ("oogie", {"Dice": [7, 1, "left"]}, "two dice from 1 to 6"),
        ("oogie", {"Dice": [0, 0, "left"]}, "two dice from 1 to 6"),
        ("oogie", {"Dice": [3, 4, "up"]}, "two dice from 1 to 6"),
        ("oogie", {"Dice": [3, 4, None]}, "two dice from 1 to 6"),
        ("finkelstein", {"Laboratory": [[999], []]}, "ingredients are those in play"),
        ("finkelstein", {"Laboratory": [[], 5]}, "ingredients are those in play"),
        ("sally", {"Seams": [[[0, 1]]]}, "a card is Stitched under each card that says so"),
        ("sally", {"Seams": [[5]]}, "Stitched cards are pairs of cards"),
        ("sally", {"Seams": [[[True, None]]]}, "Stitched cards are pairs of cards"),
    ],
)
def test_what_cannot_lie_on_a_mat_is_refused(name: str, gear: object, words: str) -> None:
    content = moment("PlayerTurn")
    content["gear"][seat_of(content, name)] = gear
    refused(content, words)


def test_as_many_ingredients_are_used_as_the_experiments_of_the_round_take() -> None:
    content = moment("Trigger Heard")
    game = spiralhill.load(sealed_text(content))
    assert isinstance(game, Holidays)
    used = next(card for card in face_up(content, "finkelstein") if game.card_face(card).ingredient)
    content["gear"][seat_of(content, "finkelstein")] = {"Laboratory": [[used], []]}
    refused(content, "each Experiment takes its own ingredients")
    plain = [card for card in face_up(content, "finkelstein") if not game.card_face(card).end_of_round]
    wild = next(card for card in plain if game.card_face(card).ingredient)
    content["gear"][seat_of(content, "finkelstein")] = {"Laboratory": [[], [wild]]}
    refused(content, "an ingredient stands for any where its card says so")


def test_what_waits_for_its_text_has_not_spoken_yet() -> None:
    """Spare Brain waits, and so does the mat: no ingredient stands for any yet, and no Experiment is completed."""
    table = holidays(
        finkelstein(
            left="spare-brain-1",
            middle="mad-scientist-1, mad-scientist-2",
            right="mad-scientist-7, mad-scientist-5",
            first="hopping-boots",
            second="whispering-kettle",
            completed="clockwork-bat, bottled-thunder, two-headed-duckling, ideal-companion",
            deck="",
            discard="",
        ),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="effects",
        round=3,
    )
    assert table.asks_for == "Trigger"
    character = table.game.characters[0]
    character.check_moment(table.game, 0)
    ingredients = [table.card(f"mad-scientist-{number}") for number in (2, 7, 1)]
    for gear in (Laboratory((), (table.card("spare-brain-1"),)), Laboratory(tuple(ingredients), ())):
        table.game.gear[0] = gear
        with pytest.raises(Damaged, match="what waits for its End of round text has not spoken yet"):
            character.check_moment(table.game, 0)


@pytest.mark.parametrize(
    "item",
    [
        {"PlayerTurn": [-1, False]},
        {"PlayerTurn": ["0", False]},
        {"Trigger": [0, 7]},
        {"Perhaps": [0, 5]},
        {"Perhaps": [0, {"MoveWhich": [0, 999]}]},
        {"WeakenWhich": [0, 0, 99]},
        {"UseWhich": [0, 1, [], "wormwood"]},
        {"TakeGift": [0, 1]},
        {"ReturnCard": [0]},
        {"RollWhere": [0]},
        {"StitchWhich": [0, 0]},
    ],
    ids=str,
)
def test_what_nothing_asks_now_is_refused(item: object) -> None:
    content = moment("PlayerTurn")
    content["agenda"][-1] = item
    refused(content, "nothing that happens now asks for|a player has held as many cards|every player can still")


def test_it_is_the_turn_of_the_next_one_clockwise() -> None:
    content = moment("PlayerTurn")
    seat, first = content["agenda"][-1]["PlayerTurn"]
    content["agenda"][-1] = {"PlayerTurn": [(seat + 1) % SEATS, first]}
    refused(content, "nothing that happens now asks for PlayerTurn")


def test_what_waits_on_the_agenda_follows_from_what_is_asked() -> None:
    content = moment("WeakenWhich")
    seat, card, amount = content["agenda"][-1]["WeakenWhich"]
    under = {"Deed": [{"WeakenOpponent": [amount]}, seat, card, None]}
    refused(
        content | {"agenda": [*content["agenda"][:-1], under, content["agenda"][-1]]}, "what waits under WeakenWhich"
    )
    stronger = {"WeakenWhich": [seat, card, amount + 1]}
    refused(content | {"agenda": [*content["agenda"][:-1], stronger]}, "nothing that happens now asks for WeakenWhich")


def test_the_end_of_the_round_keeps_its_order() -> None:
    content = moment("RollWhere")
    bottom, *middle, top = content["agenda"]
    for agenda in ([*middle, top], [bottom, *middle[::-1], top], [bottom, bottom, *middle, top]):
        refused(content | {"agenda": agenda}, "in the order of the round|nothing that happens now")
    refused(content | {"turns": [1] * SEATS}, "one card for every turn taken|the end of the round begins")


def test_texts_wait_once_for_the_end_of_the_round() -> None:
    content = moment("Trigger Heard")
    seat, waiting = content["agenda"][-1]["Trigger"]
    for heard in ([*waiting, waiting[0]], [*waiting, {"Heard": [seat, 0, {"CardEffects": [seat, 0]}]}], [7, 8], []):
        agenda = [*content["agenda"][:-1], {"Trigger": [seat, heard]}]
        refused(content | {"agenda": agenda}, "a card waits once|cards wait for their End of round texts")
    refused(content | {"agenda": [*content["agenda"][:-1], {"Trigger": [seat, waiting[:1]]}]}, "answers itself")


def test_what_belongs_to_the_end_of_the_round_waits_for_it() -> None:
    content = moment("PlayerTurn")
    content["gear"][seat_of(content, "oogie")] = {"Dice": [3, 4, "left"]}
    refused(content, "the dice are rolled when all cards are revealed")
    content = moment("Trigger Heard")
    content["gear"][seat_of(content, "oogie")] = {"Dice": [0, 0, None]}
    refused(content, "the dice are rolled when all cards are revealed")
    content = moment("PlayerTurn")
    game = spiralhill.load(sealed_text(content))
    assert isinstance(game, Holidays)
    wild = next(card for card in face_up(content, "finkelstein") if game.card_face(card).ingredient)
    content["gear"][seat_of(content, "finkelstein")] = {"Laboratory": [[], [wild]]}
    refused(content, "Experiments are completed at the end of the round")


def test_the_end_of_the_round_comes_when_all_turns_are_taken() -> None:
    """Everybody has taken back a card, and has a turn left to place it."""
    content = moment("RollWhere") | {"modifiers": [], "laid_down": [], "turns": [1] * SEATS}
    carriers = [over for over, _ in content["gear"][seat_of(content, "sally")]["Seams"][0]]
    for seat in range(SEATS):
        places = range(seat * PILES + IN_PLAY, seat * PILES + IN_PLAY + 3)
        free = [place for place in places if content["piles"][place][-1] not in carriers]
        fullest = max((len(content["piles"][place]), place) for place in free)[1]
        content = carried(content, fullest, seat * PILES + HAND)
    refused(content, "the end of the round begins when all turns are taken")


def test_no_card_lies_face_down_after_its_reveal() -> None:
    content = moment("RollWhere")
    opening = next(card for card in content["laid_down"] if card in face_up(content, "mayor"))
    refused(content | {"down": [opening]}, "no card lies face-down after its player has revealed")


def test_a_card_is_revealed_after_the_first_only_if_it_says_so() -> None:
    revealing = next(
        game
        for game in laws.random_play(edits.table("holidays", 7), Random(7))
        if 0 < sum(isinstance(item, RevealCards) for item in game.agenda) < game.box.seats
    )
    content = content_of(revealing.save())
    *below, top = content["agenda"]
    seat, card, _ = top["WeakenWhich"]
    other = next(other for other in face_up(content, content["setup"]["seats"][seat]) if other != card)
    content = hiding(content, other) | {"agenda": [*below, {"RevealCard": [seat, other]}, top]}
    refused(content, "a second face-down card is one that says so")


def test_modifiers_are_for_cards_in_play() -> None:
    content = moment("PlayerTurn")
    for card in (content["piles"][DISCARD][0], content["laid_down"][0]):
        refused(content | {"modifiers": [[card, 2]]}, "modifiers are for face-up cards in play")
    lying = face_up(content, "mayor")[0]
    for amount in (100, None, True):
        refused(content | {"modifiers": [[lying, amount]]}, "modifiers? (is a number|are for)")


def test_cards_stay_in_the_piles_of_their_owner() -> None:
    content = moment("PlayerTurn")
    experiments, stitched = own_piles(content, "finkelstein"), own_piles(content, "sally")
    finkelstein = seat_of(content, "finkelstein") * PILES
    for source, to in (
        (DISCARD, PILES + DISCARD),
        (DISCARD, stitched if seat_of(content, "sally") else experiments),
        (experiments, finkelstein + HAND),
        (finkelstein + DISCARD, experiments),
        (SEATS * PILES, DISCARD),
    ):
        refused(carried(content, source, to), "a pile holds cards of its own deck only")
    refused(carried(content, SEATS * PILES, SEATS * PILES + 1), "one Location lies in every slot")
    refused(carried(content, DISCARD, MAT), "every player has a mat, and nothing else in its place")
    prints, mat, other = content["prints"], content["piles"][MAT][0], content["piles"][DISCARD][0]
    prints[mat], prints[other] = prints[other], prints[mat]
    refused(content, "every player has a mat, and nothing else in its place")


def test_experiments_lie_in_two_stacks_while_there_are_two() -> None:
    content = moment("PlayerTurn")
    first = own_piles(content, "finkelstein")
    cards = [card for pile in content["piles"][first : first + 3] for card in pile]
    for stacks in ([cards, [], []], [[], cards[:2], cards[2:]], [cards[:4], cards[4:], []]):
        content["piles"][first : first + 3] = stacks
        refused(content, "Experiments lie in two stacks while there are two")


def test_hands_and_discards_have_the_cards_that_turns_and_rounds_leave() -> None:
    content = moment("PlayerTurn")
    deck, hand, discard, left = (seat_of(content, "mayor") * PILES + at for at in (DECK, HAND, DISCARD, IN_PLAY))
    for source, to in ((deck, hand), (hand, deck)):
        refused(carried(content, source, to), "a player has held as many cards in this round as its hand limit says")
    for source, to in ((deck, discard), (discard, deck)):
        refused(carried(content, source, to), "discard piles hold what was played in the rounds before")
    refused(carried(content, hand, left), "a player has placed one card for every turn taken")
    # Sally may skip turns and hold fewer cards, but only when no card was left to draw.
    content = moment("StitchWhich")
    deck, hand = (seat_of(content, "sally") * PILES + at for at in (DECK, HAND))
    refused(carried(content, hand, deck), "a player has held as many cards in this round as its hand limit says")


def test_everybody_can_still_cover_all_locations() -> None:
    content = moment("RollWhere")
    first = seat_of(content, "mayor") * PILES + IN_PLAY
    left, middle, right = content["piles"][first : first + 3]
    content["piles"][first : first + 3] = [], [*left, *middle], right
    refused(content, "every player can still have a card at all three Locations")


def test_only_the_first_card_lies_face_down_whatever_it_is() -> None:
    content = moment("PlayerTurn")
    refused(hiding(content, face_up(content, "mayor")[0]), "a second face-down card is one that says so")


def test_a_game_that_is_over_has_nothing_left_on_the_table() -> None:
    over = moment("")
    assert not spiralhill.load(sealed_text(over)).asked
    refused(over | {"round": 3}, "the game is over after the last turn of round 4|turns are")
    refused(over | {"turns": [1] * SEATS}, "the game is over after the last turn of round 4")
    refused(over | {"order": over["order"][1:]}, "everybody has had a card at the Middle in the last round")
    refused(over | {"tokens": [[1, 0]] * (SEATS + 1)}, "after the game no token is left")
    refused(carried(over, DISCARD, IN_PLAY), "after the game no card is in play")
    refused(over | {"agenda": [{"EndOfRound": []}, {"PlayerTurn": [0, True]}]}, "the Middle without a card")
