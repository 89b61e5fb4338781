"""Chapter 12, Surprises: when, which ability, how often, and where they go."""

from dataclasses import replace

import pytest

from spiralhill.games.tcg.events import PlaysSurprise, Searches
from spiralhill.games.tcg.picks import PlaySurprise
from tests.rules.tcg.story import Story, tcg, town
from tests.rules.views import faces, viewers

JACK = "jack-skellington-the-pumpkin-king"
OOGIE = "oogie-boogie-meanest-guy-around"
SALLY = "sally-shy-creature"


def attacked(hand: str, pp: int = 2) -> Story:
    """A game in which an opponent is about to send the first player's Igor back."""
    table = tcg(
        town("jacks-house, the-well", at={"the-well": "igor"}, hand=hand, pp=pp),
        town("oogies-lair, the-well", at={"the-well": JACK}, hand="hello-oogie", pp=3),
        turn=1,
        king=1,
    )
    table.answer(1, "play-surprise hello-oogie 1")
    return table


def test_only_an_answer_is_played_in_an_opponents_turn() -> None:
    """TCG-SURP-01"""
    table = attacked("fetch, pull-yourself-together")
    table.asks(0, "pass", "protect pull-yourself-together")
    table.refuses(0, PlaySurprise(table.card("fetch"), 1), "TCG-TIME-03")
    table.answer(0, "pass")
    # Outside of that moment nothing at all is offered.
    assert (table.waiting, table.offered(0)) == (1, [])


def test_an_answer_is_not_played_in_the_own_turn() -> None:
    """TCG-SURP-01"""
    table = tcg(town(hand="pull-yourself-together, hyde-and-seek", pp=1), town())
    for name in ("pull-yourself-together", "hyde-and-seek"):
        assert table.offers(0, f"play-surprise {name} 1")
        table.refuses(0, PlaySurprise(table.card(name), 2), "TCG-SURP-01")


def test_one_of_two_abilities_at_the_same_price() -> None:
    """TCG-SURP-02"""
    for ability, points, searched in ((1, 0, 1), (2, 2, 0)):
        table = tcg(
            town("jacks-house", at={"jacks-house": "corpse-kid, mummy-boy"}, hand="putrid-playmates", pp=1), town()
        )
        table.answer(0, f"play-surprise putrid-playmates {ability}")
        assert table.told(PlaysSurprise) == [PlaysSurprise(0, "putrid-playmates", 1)]
        assert (table.game.pp[0], len(table.told(Searches))) == (points, searched)
        assert table.pile(0, "surprises") == ["putrid-playmates"]


def test_the_ability_is_chosen_before_anything_is_seen() -> None:
    """TCG-SURP-02 TCG-SEARCH-11"""
    table = tcg(
        town("jacks-house", at={"jacks-house": JACK}, hand="my-fantasies", deck="road-kill, fender-bender, 8 igor"),
        town(),
    )
    fantasies = table.card("my-fantasies")
    assert table.told(Searches) == []
    table.answer(0, "play-surprise my-fantasies 2")
    # The cards lie there; only the Creations can be taken now.
    table.asks(0, "take road-kill", "take fender-bender")
    table.refuses_pick(0, PlaySurprise(fantasies, 1))
    table.answer(0, "take road-kill")
    assert (table.hand(0), len(table.told(Searches))) == (["road-kill"], 1)


def test_there_is_no_third_ability() -> None:
    """TCG-SURP-02"""
    table = tcg(town(hand="fetch", pp=1), town())
    table.refuses_pick(0, PlaySurprise(table.card("fetch"), 3))
    table.refuses_pick(0, PlaySurprise(table.card("fetch"), 0))


def test_an_ability_without_its_condition_or_target_cannot_be_chosen() -> None:
    """RUL-14"""
    table = tcg(town("jacks-house", hand="i-never-realized, fire, eureka, deadly-nightshade", pp=6), town())
    # A Search is always possible; the other halves lack Jack with Sally, or Sally and a target.
    surprises = [text for text in table.offered(0) if text.startswith("play-surprise")]
    assert surprises == ["play-surprise i-never-realized 1", "play-surprise deadly-nightshade 1"]
    for name, ability in (("i-never-realized", 2), ("fire", 1), ("eureka", 1), ("deadly-nightshade", 2)):
        table.refuses(0, PlaySurprise(table.card(name), ability), "RUL-14")
    # Without a choosable ability the card cannot be played at all.
    for name in ("fire", "eureka"):
        table.refuses(0, table.card(name), "RUL-14")


def test_a_search_may_be_played_with_an_empty_deck() -> None:
    """RUL-14"""
    table = tcg(town(hand="fetch", deck=""), town())
    table.answer(0, "play-surprise fetch 1")
    assert (table.pile(0, "surprises"), table.hand(0), table.asks_for) == (["fetch"], [], "TurnAction")


def test_a_played_surprise_goes_to_its_own_pile() -> None:
    """TCG-SURP-03"""
    table = tcg(town("jacks-house", hand="fetch, twilight-sun", discard="igor", deck="12 zero", pp=2), town())
    table.answer(0, "play-surprise twilight-sun 1")
    assert (table.pile(0, "surprises"), table.pile(0, "discard")) == (["twilight-sun"], ["igor"])
    table.answer(0, "play-surprise fetch 1")
    assert table.pile(0, "surprises") == ["twilight-sun", "fetch"]


def test_a_surprise_is_in_its_pile_only_when_its_ability_is_done() -> None:
    """TCG-SURP-03"""
    table = tcg(town("jacks-house", hand="search-lights", deck="2 igor, 4 zero", pp=3), town())
    table.answer(0, "play-surprise search-lights 1")
    assert (table.asks_for, table.pile(0, "surprises"), table.pile(0, "played")) == ("TakeFound", [], ["search-lights"])
    table.answer(0, "take igor")
    assert (table.pile(0, "surprises"), table.pile(0, "played")) == (["search-lights"], [])


def test_a_title_is_played_once_a_round() -> None:
    """TCG-SURP-04"""
    table = tcg(town(hand="2 fetch"), town())
    table.answer(0, "play-surprise fetch 1")
    table.refuses(0, PlaySurprise(table.card("fetch", pile="hand"), 1), "TCG-SURP-04")


def test_a_title_played_in_somebody_elses_turn_counts() -> None:
    """TCG-SURP-04 TCG-LIMIT-05"""
    table = attacked("2 pull-yourself-together", pp=4)
    table.answer(0, "protect pull-yourself-together")
    table.end_turn(1)
    table.refuses(0, PlaySurprise(table.card("pull-yourself-together", pile="hand"), 1), "TCG-SURP-04")


def test_a_title_counts_although_its_card_has_left_the_pile() -> None:
    """TCG-SURP-04"""
    table = tcg(town(hand="halloweentown-gates", pp=4, titles=("halloweentown-gates",)), town())
    table.refuses(0, table.card("halloweentown-gates"), "TCG-SURP-04")


def test_in_a_later_round_the_title_may_be_played_again() -> None:
    """TCG-SURP-05"""
    table = tcg(town("jacks-house", hand="2 fetch", deck="40 igor"), town())
    table.answer(0, "play-surprise fetch 1")
    table.next_turn(1)
    table.end_turn(1)
    table.next_turn(0)
    assert table.game.day == 8
    table.answer(0, "play-surprise fetch 1")
    assert len(table.told(PlaysSurprise)) == 2


def test_the_limit_of_a_title_is_each_players_own() -> None:
    """TCG-SURP-06"""
    table = tcg(town(hand="fetch"), town(hand="fetch"))
    table.answer(0, "play-surprise fetch 1", "end-turn")
    table.answer(1, "play-surprise fetch 1")
    assert (table.pile(0, "surprises"), table.pile(1, "surprises")) == (["fetch"], ["fetch"])


def test_everybody_reads_the_surprise_discard_piles() -> None:
    """TCG-SURP-07"""
    table = tcg(town(hand="fetch, my-fantasies", surprises="moody-mayor"), town())
    table.answer(0, "play-surprise fetch 1", "play-surprise my-fantasies 1")
    for viewer in viewers(table):
        assert faces(table, viewer, 0, "surprises") == ["moody-mayor", "fetch", "my-fantasies"]


def test_discarded_surprises_score_nothing() -> None:
    """TCG-SURP-08"""
    table = tcg(town(surprises="twilight-sun", discard="fire, halloweentown-gates", creations="road-kill"), town())
    assert table.game.scores == (3, 0)


def test_an_ignored_surprise_was_played_all_the_same() -> None:
    """RUL-28"""
    table = attacked("pull-yourself-together")
    table.answer(0, "protect pull-yourself-together")
    assert (table.at(0, "the-well"), table.game.pp[1]) == (["igor"], 0)
    assert (table.pile(1, "surprises"), table.game.titles[1]) == (["hello-oogie"], ("hello-oogie",))
    table.end_turn(1)
    table.end_turn(0)
    # Both are reimbursed, from the Pumpkin King on.
    table.answer(1, "yes")
    table.answer(0, "yes")
    assert (len(table.hand(1)), len(table.hand(0))) == (1, 1)


@pytest.mark.parametrize(("at", "price"), [({}, 1), ({"jacks-house": SALLY}, 0)])
def test_pull_yourself_together_is_free_with_sally_for_its_first_ability_too(at: dict[str, str], price: int) -> None:
    """RUL-46"""
    table = tcg(town("jacks-house", at=at, hand="pull-yourself-together", pp=1), town())
    table.answer(0, "play-surprise pull-yourself-together 1")
    assert table.game.pp[0] == 1 - price
    poor = tcg(town("jacks-house", at=at, hand="pull-yourself-together", pp=0), town())
    assert poor.offers(0, "play-surprise") == (price == 0)


NOTHING_COMES_OF_IT = {
    ("mystic-cauldron", 2): town("jacks-house, the-well", at={"the-well": "big-witch"}, deck=""),
    ("i-think-ive-got-it", 2): town(creations="house-of-cards", deck=""),
    ("its-time-to-party", 2): town("jacks-house, the-well", at={"the-well": "devil"}),
    ("oogies-turn-to-boogie", 2): town(start="oogies-lair", at={"oogies-lair": f"{OOGIE}, sandy-claws"}, hand="7 fire"),
    ("everybody-scream", 1): town("jacks-house, the-well", at={"the-well": "reaper"}),
    ("organ-donor", 1): town("jacks-house, the-well", at={"the-well": "igor, zero"}),
    ("sound-of-rollin-dice", 1): town(),
}


@pytest.mark.parametrize(("card", "ability"), NOTHING_COMES_OF_IT)
def test_no_surprise_is_thrown_away_for_the_card_it_gives_back(card: str, ability: int) -> None:
    """RUL-14: a deck to draw from, something to count, somebody to hit is needed; a Search can always be chosen."""
    me = NOTHING_COMES_OF_IT[card, ability]
    me = replace(me, pp=6, piles={**me.piles, "hand": [*me.piles["hand"], card]})
    table = tcg(me, town("oogies-lair, the-well", at={"the-well": "igor"}, deck=""))
    table.refuses(0, PlaySurprise(table.card(card, pile="hand"), ability), "RUL-14")
