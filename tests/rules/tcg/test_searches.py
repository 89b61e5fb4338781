"""Chapter 13, Searches: what is turned up, what must be taken, and where the rest goes."""

from spiralhill.games.tcg.effects.conditions import ALWAYS
from spiralhill.games.tcg.effects.searches import Search
from spiralhill.games.tcg.events import FindsNothing, LosesCard, Searches, Takes
from spiralhill.games.tcg.groups import OfType
from spiralhill.games.tcg.picks import PlaySurprise, Take
from spiralhill.games.tcg.prints import CHARACTER, Ability
from spiralhill.kernel.effects import NO
from tests.rules.tcg.story import Story, tcg, town
from tests.rules.views import SPECTATOR, faces, heard, known, viewers

JACK = "jack-skellington-the-pumpkin-king"
MASTER = "jack-skellington-master-of-fright"
SALLY = "sally-shy-creature"
ALCHEMIST = "sally-skilled-alchemist"


def searching(hand: str, deck: str, at: dict[str, str] | None = None) -> Story:
    """A player with a Surprise, points to play it, and a known Main Deck."""
    return tcg(town("jacks-house, witches-nook", hand=hand, deck=deck, at=at, pp=3), town())


def test_what_is_found_goes_to_hand_and_the_rest_is_discarded() -> None:
    """TCG-SEARCH-01"""
    table = searching("pull-yourself-together", f"igor, zero, {SALLY}, fetch, road-kill, clown, 4 cyclops")
    table.answer(0, "play-surprise pull-yourself-together 1")
    assert (table.hand(0), table.told(Takes)) == ([SALLY], [Takes(0, SALLY)])
    assert table.pile(0, "discard") == ["igor", "zero", "fetch", "road-kill", "clown"]
    assert (len(table.pile(0, "deck")), table.asks_for) == (4, "TurnAction")


def test_everybody_sees_the_cards_that_were_searched() -> None:
    """TCG-SEARCH-02"""
    deck = (SALLY, "zero", "road-kill", "fetch", "igor", "clown")
    table = searching("search-lights", ", ".join(deck) + ", 4 cyclops")
    table.answer(0, "play-surprise search-lights 1")
    for viewer in viewers(table):
        assert faces(table, viewer, 0, "searched") == list(deck)
        assert heard(table, viewer, Searches) == [Searches(0, 6, deck)]
    table.answer(0, "take zero")
    # Everybody saw what went into the hand, and what was lost.
    assert known(table, 1, 0) == known(table, SPECTATOR, 0) == ["zero"]
    assert len(heard(table, 1, LosesCard)) == 5


def test_a_search_without_success_loses_all_cards() -> None:
    """TCG-SEARCH-03"""
    table = searching("fetch", "6 igor, zero")
    table.answer(0, "play-surprise fetch 1")
    assert (table.hand(0), len(table.pile(0, "discard"))) == ([], 6)
    assert (table.told(FindsNothing), table.pile(0, "deck")) == ([FindsNothing(0)], ["zero"])


def test_all_cards_are_turned_up_even_if_the_first_is_the_one() -> None:
    """TCG-SEARCH-04"""
    table = searching("fetch", "zero, 5 igor, 3 cyclops")
    table.answer(0, "play-surprise fetch 1")
    assert (table.hand(0), len(table.pile(0, "discard")), len(table.pile(0, "deck"))) == (["zero"], 5, 3)


def test_a_short_deck_is_searched_as_far_as_it_goes() -> None:
    """TCG-SEARCH-05"""
    table = tcg(town(hand="fetch", deck="igor, zero, 2 igor", discard="9 zero"), town())
    table.answer(0, "play-surprise fetch 1")
    assert (table.hand(0), table.pile(0, "deck"), len(table.pile(0, "discard"))) == (["zero"], [], 12)


def test_titles_without_a_number_mean_every_copy_in_any_mix() -> None:
    """TCG-SEARCH-06"""
    for deck in ((JACK, JACK, SALLY), (JACK, JACK, JACK), (SALLY, "igor", SALLY)):
        table = searching("i-never-realized", ", ".join(deck) + f", {JACK}")
        table.answer(0, "play-surprise i-never-realized 1")
        assert table.hand(0) == sorted(name for name in deck if name != "igor")
        assert table.pile(0, "discard") == ["igor"] * deck.count("igor")


def test_a_type_without_a_number_means_all_of_that_type() -> None:
    """TCG-SEARCH-07"""
    table = searching("", "fetch, igor, fire, fetch, zero, moody-mayor, fetch", {"witches-nook": "clown"})
    table.answer(0, "perform witches-nook 1")
    assert (table.hand(0), table.pile(0, "discard")) == (["fetch", "fetch", "fire", "moody-mayor"], ["igor", "zero"])


def test_of_several_the_searcher_chooses_so_many() -> None:
    """TCG-SEARCH-08 RUL-41"""
    table = searching("my-fantasies", "road-kill, igor, fender-bender, zero, nutcracker, clown", {"jacks-house": JACK})
    table.answer(0, "play-surprise my-fantasies 2")
    table.asks(0, "take road-kill", "take fender-bender", "take nutcracker")
    table.refuses(0, Take(table.card("igor")), "TCG-SEARCH-08")
    table.refuses_pick(0, NO)
    table.answer(0, "take fender-bender")
    assert (table.hand(0), len(table.pile(0, "discard"))) == (["fender-bender"], 5)


def test_exactly_the_number_is_taken_or_all_there_are() -> None:
    """RUL-41"""
    for deck, taken in (("3 igor, 2 fetch", 2), ("igor, 4 fetch", 1), ("5 fetch", 0)):
        table = searching("fetch", deck)
        # No printed Search takes two.
        table.reprint("fetch", abilities=(Ability(Search(5, OfType(CHARACTER), 2), ALWAYS),))
        table.answer(0, "play-surprise fetch 1")
        if deck.startswith("3"):
            table.answer(0, "take igor", "take igor")
        assert (table.hand(0), len(table.pile(0, "discard"))) == (["igor"] * taken, 5 - taken)
        assert table.asks_for == "TurnAction"


def test_one_card_means_any_card() -> None:
    """TCG-SEARCH-09"""
    table = searching("fetch", "road-kill, igor, fire, 3 zero", {"jacks-house": f"{JACK}, zero"})
    table.answer(0, "play-surprise fetch 2")
    table.asks(0, "take road-kill", "take igor", "take fire", "take zero", "take zero 2", "take zero 3")
    table.answer(0, "take fire")
    assert (table.hand(0), len(table.pile(0, "discard"))) == (["fire"], 5)


def test_nothing_that_was_found_is_left_behind() -> None:
    """TCG-SEARCH-10"""
    table = searching("i-never-realized", f"{JACK}, {SALLY}, {JACK}")
    table.answer(0, "play-surprise i-never-realized 1")
    # Nobody was asked.
    assert (table.hand(0), table.pile(0, "discard"), table.asks_for) == ([JACK, JACK, SALLY], [], "TurnAction")
    assert len(table.game.picks) == 1


def test_the_search_is_chosen_before_a_card_is_turned_up() -> None:
    """TCG-SEARCH-11"""
    for ability, found in ((1, ["zero"]), (2, [])):
        table = searching("fetch", "5 igor, zero", {"jacks-house": f"{JACK}, zero"})
        assert table.told(Searches) == []
        table.answer(0, f"play-surprise fetch {ability}")
        assert (table.hand(0), len(table.told(Searches))) == (found, 1)
        table.refuses_pick(0, PlaySurprise(table.card("fetch"), 3 - ability))


def test_one_may_search_for_what_one_has() -> None:
    """TCG-SEARCH-12"""
    table = searching(f"pull-yourself-together, {SALLY}", f"{SALLY}, 5 igor", {"jacks-house": SALLY})
    table.answer(0, "play-surprise pull-yourself-together 1")
    assert table.hand(0) == [SALLY, SALLY]


def test_a_name_covers_all_versions() -> None:
    """TCG-SEARCH-13 RUL-13"""
    table = searching("i-never-realized", f"{JACK}, {MASTER}, {ALCHEMIST}")
    table.answer(0, "play-surprise i-never-realized 1")
    assert table.hand(0) == sorted([JACK, MASTER, ALCHEMIST])


def test_a_short_name_means_the_character_only() -> None:
    """RUL-13"""
    table = searching("my-fantasies", f"jack-in-the-box, somethings-up-with-jack, {JACK}, oogies-dice, igor, fetch")
    table.answer(0, "play-surprise my-fantasies 1")
    assert table.hand(0) == [JACK]
    finding = searching("oogies-turn-to-boogie", "oogies-dice, sandy-claws-outfit, sandy-claws")
    finding.answer(0, "play-surprise oogies-turn-to-boogie 1")
    assert finding.hand(0) == ["sandy-claws"]


def test_a_word_in_quotation_marks_means_characters_with_that_word() -> None:
    """RUL-13"""
    table = searching("hyde-and-seek", "mr-hyde, mr-hyde-iii, hyde-and-seek, igor")
    table.answer(0, "play-surprise hyde-and-seek 1")
    assert (table.hand(0), table.pile(0, "discard")) == (["mr-hyde", "mr-hyde-iii"], ["hyde-and-seek", "igor"])
    trio = searching("mellow-trio", "bass-player, sax-player, accordion-player, putrid-playmates, lets-play, igor")
    trio.answer(0, "play-surprise mellow-trio 1")
    assert trio.hand(0) == ["accordion-player", "bass-player", "sax-player"]


def test_a_vampire_is_one_of_four() -> None:
    """RUL-13"""
    at = {"jacks-house": "vampire-baron, vampire-count, vampire-lord, vampire-prince, winged-demon"}
    table = tcg(town("jacks-house", at=at, hand="undead-duck", pp=4), town())
    assert table.number("vampire-baron") == 4
    table.answer(0, "play undead-duck")
    assert len(table.hand(0)) == 4


def test_the_discard_pile_is_searched_without_the_surprise_pile() -> None:
    """RUL-40"""
    at = {"jacks-house": "corpse-dad, corpse-mom"}
    table = tcg(town("jacks-house", at=at, hand="thats-our-job", surprises="fetch", discard="igor, zero", pp=2), town())
    table.answer(0, "play-surprise thats-our-job 2")
    table.asks(0, "take igor", "take zero")
    table.refuses(0, Take(table.card("fetch")), "TCG-DISC-06")
    # Nor can it fetch itself.
    table.refuses(0, Take(table.card("thats-our-job")), "TCG-DISC-06")
    table.answer(0, "take zero")
    assert (table.hand(0), table.pile(0, "surprises")) == (["zero"], ["fetch", "thats-our-job"])
    empty = tcg(town("jacks-house", at=at, hand="thats-our-job", surprises="fetch", pp=2), town())
    empty.refuses(0, PlaySurprise(empty.card("thats-our-job"), 2), "RUL-14")


def test_what_is_lost_is_discarded_in_the_order_it_was_turned_up() -> None:
    """RUL-42 TCG-DISC-02"""
    table = searching("fetch", "igor, clown, zero, road-kill, fire, devil")
    table.answer(0, "play-surprise fetch 1")
    lost = ["igor", "clown", "road-kill", "fire", "devil"]
    assert table.told(LosesCard) == [LosesCard(0, name) for name in lost]
    assert table.pile(0, "discard") == lost
