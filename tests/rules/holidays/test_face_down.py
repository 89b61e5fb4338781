"""Chapter 8, the face-down first card: hidden from its placing to the reveal."""

from typing import Any, cast

import pytest

from spiralhill.games.holidays.characters.jack import Research
from spiralhill.games.holidays.events import MiddleOrder, Plays, PlaysFaceDown, Researches, Reveals
from spiralhill.games.holidays.picks import SKIP, Look, Play, Push, Weaken
from tests.rules.holidays.story import Story, holidays, jack, mayor, oogie, sally, santa, wander

ALL = ("jack", "santa", "mayor", "finkelstein", "oogie", "sally")
SANTAS = "jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"
PLACES = ("left", "middle", "right")


def test_the_first_card_of_each_player_is_placed_face_down() -> None:
    """HOL-FD-01"""
    table = holidays(jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3"), santa(hand=SANTAS))
    table.answer(0, "play pumpkin-king-2 middle")
    table.answer(1, "play jolly-visitor-3 right")
    assert table.game.laid_down == (table.card("pumpkin-king-2"), table.card("jolly-visitor-3"))
    # The other one sees that a card lies there, and no face.
    piles = cast(list[dict[str, Any]], table.game.view(1)["piles"])
    assert [card[1] for card in piles[5]["cards"]] == [None]
    assert (table.waiting, table.total(0, "middle")) == (0, 0)


def test_in_every_round_the_first_card_and_no_other_is_face_down_unless_it_says_so() -> None:
    """HOL-FD-01 HOL-FD-04"""
    hiding = {"down-the-chimney-6", "veil-of-fog-8"}
    later = 0
    for seed in range(10):
        placed: set[tuple[int, int]] = set()
        *_, table = wander(*ALL, seed=seed)
        round = 0
        for event in table.game.log:
            if type(event).__name__ == "RoundBegins":
                round += 1
            if isinstance(event, (Plays, PlaysFaceDown)):
                first = (round, event.seat) not in placed
                placed.add((round, event.seat))
                if isinstance(event, PlaysFaceDown):
                    assert first or event.cards[0] in hiding
                    later += not first
                else:
                    assert not first
                    assert event.card not in hiding
        assert len(placed) == 24
    assert later > 0


@pytest.mark.parametrize("place", PLACES)
def test_the_first_card_may_go_to_any_of_the_three_locations(place: str) -> None:
    """HOL-FD-02"""
    table = holidays(jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3"), santa(hand=SANTAS))
    table.asks(0, *(f"play pumpkin-king-{card} {there}" for card in (1, 2, 3) for there in PLACES))
    table.answer(0, f"play pumpkin-king-1 {place}")
    assert table.pile(0, place) == ["pumpkin-king-1"]
    assert table.card("pumpkin-king-1") in table.game.down
    assert table.waiting == 1


def test_the_effect_of_the_first_card_does_not_happen_when_it_is_placed() -> None:
    """HOL-FD-03"""
    table = holidays(
        jack(hand="chalkboard-formula-6, repainted-toys-4, pumpkin-king-3, pumpkin-king-4"), santa(hand=SANTAS)
    )
    table.answer(0, "play chalkboard-formula-6 left")
    assert (table.game.gear[0], table.told(Researches)) == (Research(0, False), [])
    # Nor does it ask anything: it is Santa's turn.
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
    table.answer(1, "play jolly-visitor-1 left")
    # The same as a second card does ask.
    table.answer(0, "play repainted-toys-4 middle")
    assert (table.waiting, table.asks_for) == (0, "Perhaps")


def test_later_cards_are_placed_face_up() -> None:
    """HOL-FD-04"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3", left="~pumpkin-king-9"), santa(hand=SANTAS)
    )
    table.answer(0, "play pumpkin-king-1 middle")
    assert table.game.down == {table.card("pumpkin-king-9")}
    assert table.told(Plays) == [Plays(0, "pumpkin-king-1", table.game.location(2))]
    assert (table.waiting, table.total(0, "middle")) == (1, 1)


@pytest.mark.parametrize(
    ("who", "hides"), [(santa, "down-the-chimney-6"), (sally, "veil-of-fog-8")], ids=["the chimney", "the fog"]
)
def test_a_card_that_says_so_is_placed_face_down_whenever_it_is_played(who: Any, hides: str) -> None:
    """HOL-FD-04"""
    plain = {"down-the-chimney-6": "jolly-visitor", "veil-of-fog-8": "rag-doll"}[hides]
    table = holidays(
        who(hand=f"{hides}, {plain}-1, {plain}-2", left=f"~{plain}-9"),
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3"),
    )
    table.answer(0, f"play {hides} middle")
    assert table.game.down == {table.card(f"{plain}-9"), table.card(hides)}
    assert (table.told(Plays), table.total(0, "middle")) == ([], 0)
    assert table.waiting == 1


def test_a_face_down_card_covers_its_location() -> None:
    """HOL-FD-05"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4", middle="~pumpkin-king-9"),
        santa(hand=SANTAS),
        round=2,
    )
    table.asks(0, *(f"play pumpkin-king-{card} {place}" for card in (1, 2, 3, 4) for place in ("left", "right")))
    table.refuses(0, Play(table.card("pumpkin-king-1"), "middle"), "HOL-PLACE-02")
    assert table.waiting == 0


def test_a_face_down_card_at_the_middle_earns_the_next_order_number() -> None:
    """HOL-FD-05"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3"),
        santa(hand=SANTAS),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2, bag-of-bugs-3"),
    )
    table.answer(0, "play pumpkin-king-1 left")
    table.answer(1, "play jolly-visitor-1 middle")
    table.answer(2, "play bag-of-bugs-1 middle")
    table.answer(0, "play pumpkin-king-2 middle")
    # Face-down or face-up makes no difference.
    assert table.game.order == (1, 2, 0)
    assert table.told(MiddleOrder) == [MiddleOrder(1, 1), MiddleOrder(2, 2), MiddleOrder(0, 3)]
    assert table.waiting == 1


def test_face_down_cards_stay_hidden_until_the_last_turn_and_are_turned_up_where_they_lie() -> None:
    """HOL-FD-06"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-9", right="pumpkin-king-8"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2", middle="~bag-of-bugs-9", right="bag-of-bugs-8"),
    )
    table.answer(0, "play pumpkin-king-1 middle")
    assert len(table.game.down) == 2
    assert table.told(Reveals) == []
    table.answer(1, "play bag-of-bugs-1 left")
    assert table.game.down == frozenset()
    assert (table.pile(0, "left"), table.pile(1, "middle")) == (["pumpkin-king-9"], ["bag-of-bugs-9"])
    left, middle = table.game.location(0), table.game.location(2)
    assert table.told(Reveals) == [Reveals(0, "pumpkin-king-9", left), Reveals(1, "bag-of-bugs-9", middle)]
    assert (table.total(0, "left"), table.total(1, "middle")) == (9, 9)
    assert (table.waiting, table.asks_for) == (1, "RollWhere")


def test_no_card_is_turned_up_while_anybody_has_a_turn_left() -> None:
    """HOL-FD-06"""
    for seed in range(6):
        for table in wander(*ALL, seed=seed):
            if any(table.game.turns) and not table.game.over:
                hidden = {table.game.owner(card) for card in table.game.down}
                assert hidden == {seat for seat in range(6) if table.game.in_play(seat)}
                assert set(table.game.laid_down) == table.game.down


def at_the_middle(hand: str) -> Story:
    """Four at the Middle: Jack and the Mayor lie face-up there, Oogie face-down; Santa is to play."""
    return holidays(
        santa(hand=f"{hand}, jolly-visitor-1, jolly-visitor-2", left="~jolly-visitor-3"),
        jack(middle="pumpkin-king-4", left="~pumpkin-king-5", hand="pumpkin-king-1, pumpkin-king-2"),
        mayor(middle="elected-official-4", left="~elected-official-5"),
        oogie(middle="~bag-of-bugs-4"),
        round=2,
    )


def test_an_effect_cannot_choose_a_face_down_card_of_an_opponent() -> None:
    """HOL-FD-07 HOL-AMB-14"""
    table = at_the_middle("naughty-list-5")
    table.answer(0, "play naughty-list-5 middle")
    table.asks(0, "weaken pumpkin-king-4 @2", "weaken elected-official-4 @3")
    hidden = table.card("bag-of-bugs-4")
    table.refuses(0, Weaken(hidden, 3), "HOL-FD-07")
    table.refuses(0, hidden, "HOL-FD-07")
    table.answer(0, "weaken elected-official-4")
    assert list(table.game.modifiers) == [table.card("elected-official-4")]
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_a_face_down_card_of_an_opponent_cannot_be_moved() -> None:
    """HOL-FD-07 HOL-AMB-14"""
    table = holidays(
        oogie(hand="trapdoor-6, bag-of-bugs-1, bag-of-bugs-2", left="~bag-of-bugs-3"),
        jack(
            hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3",
            left="pumpkin-king-4",
            middle="~pumpkin-king-5, pumpkin-king-6",
        ),
        round=3,
    )
    table.answer(0, "play trapdoor-6 middle")
    table.asks(0, "push pumpkin-king-6 @2 left", "push pumpkin-king-6 @2 right")
    table.refuses(0, Push(table.card("pumpkin-king-5"), 1, "right"), "HOL-FD-07")
    table.answer(0, "push pumpkin-king-6 @2 right")
    assert table.waiting == 1


def test_an_effect_that_looks_may_choose_face_down_cards_and_only_those() -> None:
    """HOL-FD-07 HOL-AMB-14"""
    table = holidays(
        jack(hand="glowing-nose-8, pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-3"),
        mayor(middle="elected-official-4", left="~elected-official-5"),
        oogie(middle="~bag-of-bugs-4", hand="bag-of-bugs-1, bag-of-bugs-2, bag-of-bugs-3"),
        sally(middle="~rag-doll-4"),
        round=2,
    )
    table.answer(0, "play glowing-nose-8 middle")
    table.asks(0, "look ? @3", "look ? @4", "no")
    for card, owner in (("elected-official-4", 1), ("elected-official-5", 1), ("pumpkin-king-3", 0)):
        table.refuses_pick(0, Look(table.card(card), owner))
    table.answer(0, "look ? @4")
    # Looking turns nothing up.
    assert table.card("rag-doll-4") in table.game.down
    assert (table.waiting, table.asks_for) == (2, "PlayerTurn")


def test_players_may_move_their_own_face_down_cards() -> None:
    """HOL-AMB-14"""
    table = holidays(
        jack(hand="coffin-sleigh-5, pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-3"), santa(hand=SANTAS)
    )
    table.answer(0, "play coffin-sleigh-5 middle")
    table.asks(0, "move pumpkin-king-3 right", "no")
    table.answer(0, "move pumpkin-king-3 right")
    assert (table.pile(0, "left"), table.pile(0, "right")) == ([], ["pumpkin-king-3"])
    assert table.card("pumpkin-king-3") in table.game.down
    assert table.waiting == 1


def test_if_sally_skips_her_first_turns_the_first_card_she_places_is_face_down() -> None:
    """HOL-FD-08 HOL-AMB-09"""
    table = holidays(
        sally(hand="rag-doll-1, rag-doll-2, rag-doll-3, rag-doll-4, rag-doll-5"),
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4, pumpkin-king-5, pumpkin-king-6"),
        round=3,
    )
    table.answer(0, "skip")
    table.answer(1, "play pumpkin-king-1 left")
    table.answer(0, "skip")
    table.answer(1, "play pumpkin-king-2 middle")
    # Three turns for three gaps: no more skipping, and her first card is hidden although Jack is at his third.
    table.refuses(0, SKIP, "HOL-SALLY-08")
    table.answer(0, "play rag-doll-1 middle")
    assert table.game.down == {table.card("rag-doll-1"), table.card("pumpkin-king-1")}
    table.answer(1, "play pumpkin-king-3 right")
    table.answer(0, "play rag-doll-2 left")
    assert table.card("rag-doll-2") not in table.game.down
    assert table.waiting == 1
