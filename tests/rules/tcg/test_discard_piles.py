"""Chapter 18, Discard Piles: what goes there, who sees it, and how a card comes back."""

from itertools import permutations

from spiralhill.games.tcg.events import Discards, LosesCard, Scraps, Takes
from spiralhill.games.tcg.picks import Take
from tests.rules.tcg.games import wander
from tests.rules.tcg.story import tcg, town
from tests.rules.views import SPECTATOR, faces, heard, known, size, viewers

JACK = "jack-skellington-the-pumpkin-king"


def test_a_discard_goes_to_its_players_pile_whatever_the_reason() -> None:
    """TCG-DISC-01"""
    # From hand.
    table = tcg(town("jacks-house", hand="cyclops, fetch", pp=1), town())
    table.answer(0, "play cyclops jacks-house", "discard fetch")
    assert (table.pile(0, "discard"), table.pile(0, "surprises")) == (["fetch"], [])
    # From play.
    play = tcg(town("jacks-house", at={"jacks-house": "igor"}), town())
    play.answer(0, "use igor")
    assert play.pile(0, "discard") == ["igor"]
    # From a Search.
    search = tcg(town(hand="fetch", deck="4 clown, 2 fire"), town())
    search.answer(0, "play-surprise fetch 1")
    assert search.pile(0, "discard") == ["clown"] * 4 + ["fire"] * 2
    assert search.pile(0, "surprises") == ["fetch"]


def test_several_cards_are_discarded_one_after_the_other() -> None:
    """TCG-DISC-02"""
    table = tcg(town(hand="somethings-up-with-jack"), town(hand="igor, clown, zero, fire"))
    table.answer(0, "play-surprise somethings-up-with-jack 1")
    table.answer(1, "discard clown", "discard zero")
    for viewer in viewers(table):
        assert heard(table, viewer, Discards) == [Discards(1, "clown"), Discards(1, "zero")]
    assert (table.pile(1, "discard"), table.hand(1)) == (["clown", "zero"], ["fire", "igor"])


def test_the_owner_puts_them_on_the_pile_in_an_order_of_choice() -> None:
    """TCG-DISC-02 RUL-54"""
    for order in permutations(("igor", "clown", "zero")):
        table = tcg(town(hand="somethings-up-with-jack"), town(hand="igor, clown, zero, fire, fetch"))
        table.answer(0, "play-surprise somethings-up-with-jack 1")
        table.answer(1, *(f"discard {name}" for name in order))
        assert (table.pile(1, "discard"), table.hand(1)) == (list(order), ["fetch", "fire"])


def test_the_owner_looks_through_the_own_pile_at_any_time() -> None:
    """TCG-DISC-03"""
    for table in wander("jack", "oogie", seed=1):
        for seat in (0, 1):
            assert faces(table, seat, seat, "discard") == table.pile(seat, "discard")
    assert any(table.pile(seat, "discard") for seat in (0, 1))


def test_opponents_see_the_top_card_and_the_size() -> None:
    """TCG-DISC-04 RUL-34"""
    table = tcg(town(discard="igor, zero, clown"), town())
    for viewer in (1, SPECTATOR):
        assert faces(table, viewer, 0, "discard") == [None, None, "clown"]
        assert size(table, viewer, 0, "discard") == 3
    for played in wander("jack", "oogie", seed=1):
        shown = faces(played, 1, 0, "discard")
        assert shown == [None] * (len(shown) - 1) + played.pile(0, "discard")[-1:]


def test_the_order_is_kept_and_none_other_is_offered() -> None:
    """TCG-DISC-05 RUL-34"""
    table = tcg(town("jacks-house", hand="cyclops, fetch", discard="igor, zero, clown", pp=1), town())
    before = table.offered(0)
    table.answer(0, "play cyclops jacks-house", "discard fetch")
    assert table.pile(0, "discard") == ["igor", "zero", "clown", "fetch"]
    # The same cards in another order make no difference to what can be done.
    other = tcg(town("jacks-house", hand="cyclops, fetch", discard="clown, zero, igor", pp=1), town())
    assert other.offered(0) == before
    assert not any("discard" in text for text in before)


def test_a_card_is_chosen_shown_and_taken() -> None:
    """TCG-DISC-06"""
    table = tcg(
        town("jacks-house, the-graveyard", at={"the-graveyard": "clown"}, discard="igor, fetch, zero"),
        town(discard="fire"),
    )
    table.answer(0, "perform the-graveyard 1")
    table.asks(0, "take igor", "take fetch", "take zero")
    table.refuses(0, Take(table.card("fire", 1)), "TCG-DISC-06")
    table.answer(0, "take igor")
    assert (table.hand(0), table.pile(0, "discard")) == (["igor"], ["fetch", "zero"])
    for viewer in viewers(table):
        assert heard(table, viewer, Takes) == [Takes(0, "igor")]
    assert known(table, 1, 0) == ["igor"]


def test_only_a_card_of_the_stated_kind_is_taken() -> None:
    """TCG-DISC-06"""
    table = tcg(town(hand="what-have-i-done", discard="igor, fetch, road-kill, clown", pp=1), town())
    table.answer(0, "play-surprise what-have-i-done 1")
    table.asks(0, "take igor", "take clown")
    table.refuses(0, Take(table.card("road-kill")), "TCG-DISC-06")


def test_cards_from_play_and_deck_are_told_one_by_one() -> None:
    """TCG-DISC-02"""
    table = tcg(town("jacks-house", at={"jacks-house": "igor"}, stacked={"igor": "i-told-you"}, hand="fetch"), town())
    table.answer(0, "use igor")
    assert table.told(Scraps) == [Scraps(0, "i-told-you"), Scraps(0, "igor")]
    table.answer(0, "play-surprise fetch 1")
    assert len(heard(table, 1, LosesCard)) == 6
