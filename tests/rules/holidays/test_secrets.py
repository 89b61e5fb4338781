"""Chapter 16, information: cards that lie hidden, and who has seen them."""

from spiralhill.games.holidays.events import Looks, MovesFaceDown, PlaysFaceDown, PutsUnder
from tests.rules.holidays.story import holidays, imagined, jack, mayor, sally, santa
from tests.rules.views import SPECTATOR, faces, facts, heard, known, lawful, piles


def test_a_player_remembers_the_card_put_under_the_own_draw_pile_and_nobody_else_knows_it() -> None:
    """HOL-INFO-02, HOL-AMB-34"""
    table = holidays(
        mayor(
            hand="ribbon-cutting-7, elected-official-3",
            middle="elected-official-1",
            deck="elected-official-9, elected-official-8, elected-official-4",
        ),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3", middle="jolly-visitor-4"),
    )
    table.answer(0, "play ribbon-cutting-7 left")
    table.asks(0, "put-under elected-official-3", "put-under elected-official-4")
    table.answer(0, "put-under elected-official-3")
    assert table.pile(0, "deck") == ["elected-official-3", "elected-official-9", "elected-official-8"]
    assert faces(table, 0, 0, "deck") == ["elected-official-3", None, None]
    assert heard(table, 0, PutsUnder) == [PutsUnder(0, ("elected-official-3",))]
    for viewer in (1, SPECTATOR):
        assert faces(table, viewer, 0, "deck") == [None] * 3
        assert heard(table, viewer, PutsUnder) == [PutsUnder(0, ())]
    assert imagined(table, 0, "elected-official-3") == {"elected-official-3"}
    assert len(imagined(table, 1, "elected-official-3")) > 1
    lawful(table)
    assert table.waiting == 1


def test_what_was_put_under_is_as_secret_as_any_card_once_it_is_drawn() -> None:
    """HOL-AMB-34, HOL-INFO-01"""
    deck = ", ".join(f"elected-official-{number}" for number in (9, 8, 6, 4))
    table = holidays(
        mayor(hand="ribbon-cutting-7, cold-sweat-3", left="elected-official-1", middle="elected-official-2", deck=deck),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        turns={0: 1, 1: 0},
    )
    table.answer(0, "play ribbon-cutting-7 right", "put-under cold-sweat-3")
    # The next round has begun, and the pile was drawn down to the bottom.
    assert (table.game.round, table.pile(0, "deck"), "cold-sweat-3" in table.hand(0)) == (2, [], True)
    assert (known(table, 1, 0), known(table, SPECTATOR, 0)) == ([], [])
    assert len(imagined(table, 1, "cold-sweat-3")) > 3
    lawful(table)


def test_a_face_down_card_is_known_to_its_owner_and_a_back_to_the_others() -> None:
    """HOL-INFO-03"""
    table = holidays(
        jack(hand="pumpkin-king-4, glowing-nose-8, pumpkin-king-1, pumpkin-king-2"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, jolly-visitor-4"),
        mayor(hand="elected-official-1, elected-official-2, elected-official-3, elected-official-4"),
    )
    table.answer(0, "play glowing-nose-8 middle")
    assert faces(table, 0, 0, "middle") == ["glowing-nose-8"]
    location = table.game.location(3)
    assert heard(table, 0, PlaysFaceDown) == [PlaysFaceDown(0, location, ("glowing-nose-8",))]
    for viewer in (1, 2, SPECTATOR):
        # Whose it is, where it lies, and that it is face-down.
        assert faces(table, viewer, 0, "middle") == [None]
        assert [card[2:] for card in piles(table, viewer, 0, "middle")[0]["cards"]] == [[None]]
        assert facts(table, viewer)["face_down"] == list(table.game.down)
        assert facts(table, viewer)["totals"][0] == [0, 0, 0]
        assert heard(table, viewer, PlaysFaceDown) == [PlaysFaceDown(0, location, ())]
    assert len(imagined(table, 1, "glowing-nose-8", 60)) > 10
    assert imagined(table, 0, "glowing-nose-8") == {"glowing-nose-8"}
    lawful(table)
    assert table.waiting == 1


def test_a_face_down_card_that_is_moved_shows_no_more_than_before() -> None:
    """HOL-INFO-03"""
    table = holidays(
        jack(hand="coffin-sleigh-5, pumpkin-king-8", left="~glowing-nose-8", middle="pumpkin-king-2"),
        santa(hand="jolly-visitor-1, jolly-visitor-2", left="jolly-visitor-3", middle="jolly-visitor-4"),
        round=2,
    )
    table.answer(0, "play coffin-sleigh-5 right", "move glowing-nose-8 middle")
    assert faces(table, 1, 0, "middle") == faces(table, SPECTATOR, 0, "middle") == ["pumpkin-king-2", None]
    assert heard(table, 1, MovesFaceDown) == [MovesFaceDown(0, table.game.location(0), table.game.location(2), ())]
    assert faces(table, 0, 0, "middle") == ["pumpkin-king-2", "glowing-nose-8"]
    lawful(table)


def test_a_second_face_down_card_gives_away_what_it_must_be() -> None:
    """HOL-INFO-03"""
    table = holidays(
        sally(hand="rag-doll-4", left="~errant-hand-4", middle="~veil-of-fog-8", right="rag-doll-1"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        round=2,
        turns={0: 1, 1: 0},
    )
    # Everybody can tell that only one of her cards is placed face-down when it is not the first.
    assert imagined(table, 1, "veil-of-fog-8") == {"veil-of-fog-8"}
    assert len(imagined(table, 1, "errant-hand-4")) > 5
    table.answer(0, "skip")
    # Her first card is up now and asks; the other one is still what it must be.
    assert (table.asks_for, len(table.game.down)) == ("StitchWhich", 1)
    assert imagined(table, 1, "veil-of-fog-8") == {"veil-of-fog-8"}


def test_what_an_effect_lets_a_player_look_at_is_known_to_that_player_alone() -> None:
    """HOL-INFO-10"""
    table = holidays(
        jack(hand="glowing-nose-8, pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-4"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3", middle="~jolly-visitor-4"),
        mayor(hand="elected-official-1, elected-official-2, elected-official-3", middle="~elected-official-4"),
    )
    table.answer(0, "play glowing-nose-8 middle")
    table.asks(0, "look ? @2", "look ? @3", "no")
    table.answer(0, "look ? @2")
    assert faces(table, 0, 1, "middle") == ["jolly-visitor-4"]
    assert faces(table, 0, 2, "middle") == [None]
    assert heard(table, 0, Looks) == [Looks(0, 1, ("jolly-visitor-4",))]
    for viewer in (2, SPECTATOR):
        assert faces(table, viewer, 1, "middle") == [None]
        assert heard(table, viewer, Looks) == [Looks(0, 1, ())]
        assert len(imagined(table, viewer, "jolly-visitor-4")) > 5
    assert imagined(table, 0, "jolly-visitor-4") == {"jolly-visitor-4"}
    lawful(table)
    assert table.waiting == 1
