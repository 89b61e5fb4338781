"""Chapter 15, Santa Claus: what Christmas is worth to him, and gifts from the supply."""

from spiralhill.games.holidays.characters.santa import Gifts
from spiralhill.games.holidays.events import GainsToken, GivesToken
from spiralhill.games.holidays.picks import Give
from tests.rules.holidays.story import Story, holidays, mayor, oogie, santa


def giving(card: str) -> Story:
    """Santa about to play a card; the Mayor has a face-down card on Santa's left, Oogie one on his right."""
    return holidays(
        santa(hand=f"{card}, jolly-visitor-9, jolly-visitor-7", left="jolly-visitor-2", tokens=(3, 1)),
        mayor(hand="elected-official-1, elected-official-3", right="~elected-official-4", tokens=(2, 2)),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-3", middle="~bag-of-bugs-4", left="bag-of-bugs-5", tokens=(0, 5)),
        turns={0: 2, 1: 2, 2: 2},
    )


def test_christmas_tokens_are_worth_more_to_santa_than_halloween_tokens() -> None:
    """HOL-SANTA-01"""

    def score(christmas: int, halloween: int) -> int:
        table = holidays(santa(tokens=(christmas, halloween)), oogie(), stage="end", round=4, order=(0, 1))
        return table.game.scores[0]

    assert score(6, 0) > score(5, 1) > score(1, 5) > score(0, 6)
    # He scores big: more than they bring the neutral Characters.
    neutral = holidays(mayor(tokens=(6, 0)), oogie(), stage="end", round=4, order=(0, 1))
    assert score(6, 0) > neutral.game.scores[0]


def test_a_gift_comes_from_the_supply() -> None:
    """HOL-SANTA-02, HOL-AMB-21"""
    table = giving("secret-gift-3")
    laid = list(table.game.tokens)
    table.answer(0, "play secret-gift-3 right")
    # Oogie is the only opponent at his right: he gets it at once, and Santa a token of his own.
    assert table.told(GivesToken) == [GivesToken(0, 2, "christmas")]
    assert table.told(GainsToken) == [GainsToken(0, "christmas")]
    # Santa has one Christmas token more and lost none; no token was taken from a Location.
    assert table.game.collected == [(3 + 1, 1), (2, 2), (0 + 1, 5)]
    assert table.game.tokens == laid
    assert (table.game.gear[0], table.waiting) == (Gifts(1), 1)


def test_even_a_santa_without_tokens_can_give() -> None:
    """HOL-SANTA-02, HOL-AMB-21"""
    table = holidays(
        santa(hand="gifts-for-everyone-10, jolly-visitor-9", left="jolly-visitor-2"),
        mayor(hand="elected-official-1, elected-official-3", middle="~elected-official-4"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-3", middle="bag-of-bugs-4"),
        turns={0: 2, 1: 2, 2: 2},
    )
    table.answer(0, "play gifts-for-everyone-10 middle")
    # A face-down card is a card there too.
    assert table.game.collected == [(0, 0), (1, 0), (1, 0)]
    assert table.told(GivesToken) == [GivesToken(0, 1, "christmas"), GivesToken(0, 2, "christmas")]
    assert (table.game.gear[0], table.waiting) == (Gifts(2), 1)


def test_only_opponents_with_a_card_there_get_gifts() -> None:
    """HOL-SANTA-02"""
    table = giving("gifts-for-everyone-10")
    table.answer(0, "play gifts-for-everyone-10 middle")
    # Oogie lies there face-down; the Mayor has not come to the Middle yet.
    assert table.game.collected == [(3, 1), (2, 2), (1, 5)]
    assert table.waiting == 1


def test_where_nobody_is_a_gift_goes_to_nobody_and_the_rest_of_the_text_is_done() -> None:
    """HOL-SANTA-02"""
    table = holidays(
        santa(hand="secret-gift-3, jolly-visitor-9", left="jolly-visitor-2"),
        mayor(hand="elected-official-1, elected-official-3", right="~elected-official-4"),
        turns={0: 2, 1: 2},
    )
    table.answer(0, "play secret-gift-3 middle")
    assert (table.game.collected, table.game.gear[0]) == ([(1, 0), (0, 0)], Gifts(0))
    assert table.waiting == 1


def test_santa_chooses_who_gets_it_and_the_one_who_gets_it_chooses_the_face() -> None:
    """HOL-SANTA-02, HOL-AMB-21"""
    table = holidays(
        santa(hand="open-hands-8, jolly-visitor-9", left="jolly-visitor-2", tokens=(3, 1)),
        mayor(hand="elected-official-1, elected-official-3", middle="~elected-official-4", tokens=(2, 2)),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-3", middle="bag-of-bugs-4", tokens=(0, 5)),
        turns={0: 2, 1: 2, 2: 2},
    )
    table.answer(0, "play open-hands-8 middle")
    table.asks(0, "give @2", "give @3")
    # Not to himself.
    table.refuses_pick(0, Give(0))
    table.answer(0, "give @3")
    # His choice comes before the next turn.
    table.asks(2, "take christmas", "take halloween")
    table.answer(2, "take halloween")
    assert table.game.collected == [(3, 1), (2, 2), (0, 6)]
    assert table.told(GivesToken) == [GivesToken(0, 2, "halloween")]
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
