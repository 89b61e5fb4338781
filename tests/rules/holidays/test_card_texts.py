"""Chapter 4, the texts of cards: when they happen, whether they must, and what if they cannot."""

import pytest

from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.jack import Research
from spiralhill.games.holidays.characters.mayor import Mood
from spiralhill.games.holidays.effects.text import Question
from spiralhill.games.holidays.events import Plays, Researches, Reveals, RollsDice, Strengthened, Wins
from spiralhill.kernel.effects import NO, Perhaps
from tests.rules.holidays.story import holidays, jack, mayor, oogie, sally, santa, wander

# When played


def test_a_when_played_effect_happens_as_soon_as_the_card_is_placed_face_up() -> None:
    """HOL-CARD-04"""
    table = holidays(
        jack(hand="chalkboard-formula-6, pumpkin-king-2", left="~pumpkin-king-1", middle="pumpkin-king-3"),
        santa(hand="jolly-visitor-1, jolly-visitor-2", left="~jolly-visitor-3", middle="jolly-visitor-4"),
    )
    table.answer(0, "play chalkboard-formula-6 right")
    assert table.game.gear[0] == Research(1, False)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
    table.answer(1, "play jolly-visitor-1 right")
    told = [type(event) for event in table.game.log if isinstance(event, (Plays, Researches, Reveals))]
    assert told[:3] == [Plays, Researches, Plays]


def test_a_when_played_effect_of_a_face_down_card_happens_at_its_reveal() -> None:
    """HOL-CARD-04"""
    table = holidays(
        jack(hand="chalkboard-formula-6, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2, bag-of-bugs-3, bag-of-bugs-4"),
    )
    table.answer(0, "play chalkboard-formula-6 left")
    for number, place in ((1, "middle"), (2, "right"), (3, "left")):
        table.answer(1, f"play bag-of-bugs-{number} {place}")
        if number < 3:
            assert table.game.gear[0] == Research(0, False)
            table.answer(0, f"play pumpkin-king-{number + 1} {'middle' if number == 1 else 'right'}")
    # All cards are played and revealed: Oogie is asked for his dice.
    assert (table.waiting, table.asks_for) == (1, "RollWhere")
    assert table.game.gear[0] == Research(1, False)
    told = [event for event in table.game.log if isinstance(event, (Reveals, Researches))]
    assert [type(event) for event in told] == [Reveals, Researches, Reveals]


def test_a_mood_turned_at_the_reveal_is_read_by_the_end_of_round() -> None:
    """HOL-CARD-04 HOL-CARD-05 HOL-EX-07"""
    table = holidays(
        mayor(left="~re-election-speech-10", middle="popular-mandate-4", right="elected-official-5"),
        oogie(left="~loaded-dice-1", middle="bag-of-bugs-1", right="bag-of-bugs-2"),
        stage="reveal",
        rolls=(2, 5),
    )
    # The dice come after the reveal and before any End of round effect.
    assert (table.waiting, table.asks_for) == (1, "RollWhere")
    assert (table.game.gear[0], table.strength("popular-mandate-4")) == (Mood("panic"), 4)
    table.answer(1, "roll-for left")
    assert table.strength("popular-mandate-4") == 3
    table.asks(1, "no", "reroll first", "reroll second", "reroll both")


# End of round


def test_an_end_of_round_effect_waits_while_cards_are_played() -> None:
    """HOL-CARD-05"""
    table = holidays(
        santa(hand="open-hands-8, jolly-visitor-2", left="~jolly-visitor-1", middle="jolly-visitor-3"),
        jack(hand="frightful-presents-9, pumpkin-king-2", left="~pumpkin-king-1", middle="pumpkin-king-3"),
        tokens={0: (2, 0), 1: (2, 0), 2: (2, 0)},
    )
    table.answer(0, "play open-hands-8 right")
    # Jack gets his gift at once, but the (+2) of Open Hands is for the End of round, and so are his own presents.
    table.asks(1, "take christmas", "take halloween")
    table.answer(1, "take christmas")
    assert table.strength("open-hands-8") == 8
    table.answer(1, "play frightful-presents-9 right")
    effects = [event for event in table.game.log if isinstance(event, (Reveals, Strengthened, Wins))]
    assert [type(event) for event in effects] == [Reveals, Reveals, Strengthened, Wins, Wins, Wins]
    # Slot 0 is Jack's right: one of its two Christmas tokens was turned before it was won.
    assert table.game.collected[1] == (1 + 1, 1)
    assert table.game.round == 2


def test_no_end_of_round_effect_happens_before_everybody_has_revealed() -> None:
    """HOL-CARD-05"""
    table = holidays(
        mayor(left="painted-smile-2", middle="~elected-official-1", right="elected-official-3"),
        jack(left="pumpkin-king-1", middle="~repainted-toys-4", right="pumpkin-king-2"),
        oogie(left="loaded-dice-1", middle="~bag-of-bugs-3", right="bag-of-bugs-2"),
        stage="reveal",
        rolls=(1, 2),
    )
    # Jack reveals after the Mayor, and decides about tokens: the smile still counts two.
    assert (table.waiting, table.strength("painted-smile-2")) == (1, 2)
    table.answer(1, "no")
    table.answer(2, "roll-for right")
    assert table.strength("painted-smile-2") > 2
    told = [type(event) for event in table.game.log if isinstance(event, (Reveals, RollsDice, Strengthened))]
    assert told == [Reveals, Reveals, Reveals, RollsDice, Strengthened]
    assert table.waiting == 2


# Mandatory and optional


def test_a_mandatory_effect_cannot_be_declined() -> None:
    """HOL-CARD-06"""
    table = holidays(
        oogie(hand="crawling-swarm-5, bag-of-bugs-2", left="~bag-of-bugs-1", right="bag-of-bugs-3"),
        jack(hand="pumpkin-king-6, pumpkin-king-7", middle="pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-3"),
        round=2,
    )
    table.answer(0, "play crawling-swarm-5 middle")
    table.asks(0, "weaken pumpkin-king-1 @2", "weaken pumpkin-king-2 @2")
    table.refuses_pick(0, NO)
    table.answer(0, "weaken pumpkin-king-2")
    assert table.strength("pumpkin-king-2") < 2
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_a_mandatory_effect_with_only_one_way_to_do_it_is_carried_out_without_asking() -> None:
    """HOL-CARD-06"""
    table = holidays(
        oogie(hand="crawling-swarm-5, bag-of-bugs-2", left="~bag-of-bugs-1", right="bag-of-bugs-3"),
        jack(hand="pumpkin-king-6, pumpkin-king-7", middle="pumpkin-king-9", left="~pumpkin-king-3"),
    )
    table.answer(0, "play crawling-swarm-5 middle")
    assert table.strength("pumpkin-king-9") < 9
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_an_optional_effect_can_be_declined() -> None:
    """HOL-CARD-06"""
    table = holidays(
        jack(hand="repainted-toys-4, pumpkin-king-2", left="~pumpkin-king-1", right="pumpkin-king-3"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2", left="~bag-of-bugs-3", right="bag-of-bugs-4"),
        locations="town-hall, spiral-hill, hinterlands",
        tokens={2: (3, 3)},
    )
    table.answer(0, "play repainted-toys-4 middle")
    table.asks(0, "no", "flip hinterlands christmas", "flip hinterlands halloween")
    table.answer(0, "flip hinterlands halloween")
    # "Up to two": the second one can be declined as well.
    table.asks(0, "no", "flip hinterlands christmas", "flip hinterlands halloween")
    table.answer(0, "no")
    assert table.game.tokens[2] == (4, 2)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_whatever_a_text_asks_must_be_done_unless_it_may_be_left_alone() -> None:
    """HOL-CARD-06"""
    must: set[str] = set()
    for seed in range(30):
        for table in wander(*CHARACTERS, seed=seed):
            for seat, options in table.game.asked.items():
                if isinstance(table.game.agenda[-1], Question):
                    assert NO not in options
                    table.refuses(seat, NO, "HOL-CARD-06")
                    must.add(table.asks_for)
                elif isinstance(table.game.agenda[-1], Perhaps):
                    assert options[-1] == NO
    assert must == {
        "GiveTo",
        "LookWhich",
        "PushWhich",
        "PutInWhich",
        "ReturnCard",
        "RollWhere",
        "ShowWhich",
        "TakeFromWhich",
        "TakeGift",
        "UseWhich",
        "WeakenWhich",
    }


# Nothing to work on


@pytest.mark.parametrize("there", ["", "~pumpkin-king-9"], ids=["nobody there", "only a face-down card"])
def test_a_mandatory_effect_without_a_target_does_nothing_and_the_game_goes_on(there: str) -> None:
    """HOL-CARD-07 HOL-AMB-15"""
    hidden = "" if there else "~"
    table = holidays(
        oogie(hand="crawling-swarm-5, bag-of-bugs-2, bag-of-bugs-4", left="~bag-of-bugs-1"),
        jack(hand="pumpkin-king-6, pumpkin-king-7, pumpkin-king-8", left=f"{hidden}pumpkin-king-3", middle=there),
        round=2,
    )
    table.answer(0, "play crawling-swarm-5 middle")
    assert table.game.modifiers == {}
    assert table.told(Strengthened) == []
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_what_can_be_done_of_an_effect_is_done() -> None:
    """HOL-CARD-07 HOL-AMB-15"""
    table = holidays(
        santa(hand="secret-gift-3, jolly-visitor-2, jolly-visitor-4", left="~jolly-visitor-1"),
        mayor(hand="sound-the-alarm-6, elected-official-2, elected-official-4", left="~elected-official-1"),
    )
    # Nobody is at the Middle to get Santa's gift; his own token he gets all the same.
    table.answer(0, "play secret-gift-3 middle")
    assert table.game.collected == [(1, 0), (0, 0)]
    # The Mayor's alarm finds no card to weaken at his right, but it shows Panic.
    table.answer(1, "play sound-the-alarm-6 right")
    assert (table.game.gear[1], table.game.modifiers) == (Mood("panic"), {})
    assert (table.waiting, table.asks_for) == (0, "PlayerTurn")


def test_a_draw_from_an_empty_pile_gives_nothing_and_nothing_is_put_back() -> None:
    """HOL-CARD-07 HOL-AMB-15"""
    table = holidays(
        sally(hand="sewing-basket-6, rag-doll-2, rag-doll-4", left="~rag-doll-1", middle="rag-doll-3", deck=""),
        jack(hand="pumpkin-king-6, pumpkin-king-7, pumpkin-king-8", left="~pumpkin-king-3"),
        round=4,
    )
    table.answer(0, "play sewing-basket-6 right")
    assert (table.hand(0), table.pile(0, "deck")) == (["rag-doll-2", "rag-doll-4"], [])
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
