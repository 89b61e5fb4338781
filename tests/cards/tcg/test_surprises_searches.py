"""Surprises that search the own Main Deck: how many cards they turn up, and what they find."""

import pytest

from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.prints import MainCard
from tests.cards.tcg.scenes import JACK, ON_TURN, is_offered, now, rival, standing, surprise

JACKS = "jack-skellington-the-pumpkin-king, jack-skellington-master-of-fright, jack-skellington-demon-of-light"
SALLYS = "sally-shy-creature, sally-skilled-alchemist"
MAYORS = "the-mayor-elected-official, the-mayor-lugubrious-leader"
OOGIES = "oogie-boogie-meanest-guy-around, oogie-boogie-gamblin-boogie-man, oogie-boogie-eight-ball"
DOCTORS = "dr-finklestein-mad-scientist, dr-finklestein-brainy-inventor"
LOCKS = "lock-little-devil, lock-impish-trick-or-treater"
SHOCKS = "shock-little-hag, shock-bossy-trick-or-treater"
BARRELS = "barrel-little-skeleton, barrel-dopey-trick-or-treater"
TRIOS = f"{LOCKS}, {SHOCKS}, {BARRELS}"

# How many cards the first ability turns up, and all that it finds.
SEARCHES = {
    "bun-ny": (4, "behemoth, easter-bunny"),
    "dark-alley": (5, "wolfman, decomposing-guy, harlequin-demon"),
    "deadly-nightshade": (3, SALLYS),
    "fear-the-reaper": (6, "reaper"),
    "fetch": (6, "zero"),
    "halloween-plans": (6, MAYORS),
    "hyde-and-seek": (4, "mr-hyde, mr-hyde-ii, mr-hyde-iii"),
    "i-never-realized": (3, f"{JACKS}, {SALLYS}"),
    "i-told-you": (5, TRIOS),
    "i-wanna-do-it": (5, TRIOS),
    "im-not-the-dumb-one": (5, TRIOS),
    "im-santa-claus": (6, "sandy-claws"),
    "its-a-phase-my-dear": (3, f"{DOCTORS}, {SALLYS}"),
    "its-time-to-party": (6, "devil"),
    "lets-play": (6, "sound-of-rollin-dice"),
    "look-what-youve-done": (5, f"{JACKS}, sandy-claws"),
    "master-the-plans": (5, f"{DOCTORS}, igor"),
    "mellow-trio": (6, "accordion-player, bass-player, sax-player"),
    "moody-mayor": (3, f"{MAYORS}, {TRIOS}"),
    "mournful-howl": (6, "wolfman"),
    "my-fantasies": (6, JACKS),
    "oogies-turn-to-boogie": (3, f"{OOGIES}, sandy-claws"),
    "pull-yourself-together": (6, SALLYS),
    "putrid-playmates": (6, "corpse-kid, mummy-boy"),
    "say-it-twice": (6, "big-witch, little-witch"),
    "scared-stiff": (3, JACKS),
    "thats-our-job": (5, "corpse-dad, corpse-mom, corpse-kid"),
    "the-best-i-can": (6, OOGIES),
    "three-of-a-kind": (6, TRIOS),
    "throw-me-a-bone": (6, "igor"),
    "tub-of-terror": (4, TRIOS),
    "i-think-ive-got-it": (6, "house-of-cards"),
}
FINDS = [(card, number, found) for card, (number, text) in SEARCHES.items() for found in text.split(", ")]
# Cards whose Titles only contain a name, and one that is nothing of the kind (RUL-13).
OTHERS = ["jack-in-the-box", "sandy-claws-outfit", "oogies-dice", "undersea-gal"]


@pytest.mark.parametrize(("card", "number", "found"), FINDS)
def test_a_search_takes_every_copy_among_just_so_many_cards(card: str, number: int, found: str) -> None:
    """TCG-SEARCH-01, TCG-SEARCH-06, TCG-SEARCH-13: the last card that counts, and the first that does not."""
    rest = OTHERS[: number - 2]
    deck = ", ".join([found, *rest, found, found, "undersea-gal"])
    table = surprise(card, 1, standing({}, deck=deck))
    face = PRINTS[card]
    assert isinstance(face, MainCard)
    assert table.hand(0) == [found, found]
    assert table.pile(0, "discard") == rest
    assert table.pile(0, "deck") == [found, "undersea-gal"]
    assert (table.pile(0, "surprises"), table.game.pp[0]) == ([card], 6 - face.number)
    assert now(table) == ON_TURN


@pytest.mark.parametrize("card", SEARCHES)
def test_a_search_takes_nothing_else(card: str) -> None:
    """TCG-SEARCH-03, RUL-13: a look at every other card that could be meant."""
    number, text = SEARCHES[card]
    named = set(text.split(", "))
    main = [id for id, face in PRINTS.items() if isinstance(face, MainCard) and id not in named]
    for first in range(0, len(main), number):
        table = surprise(card, 1, standing({}, deck=", ".join(main[first : first + number])))
        assert table.hand(0) == []


@pytest.mark.parametrize("card", SEARCHES)
def test_a_search_needs_no_card_to_search(card: str) -> None:
    """RUL-14"""
    assert is_offered(card, 1, standing({}, deck=""))


def test_a_search_for_one_card_with_jack_and_zero_takes_any() -> None:
    """TCG-SEARCH-09: Fetch"""
    deck = "igor, road-kill, fire, devil, clown, wolfman, reaper"
    table = surprise("fetch", 2, standing({"town-hall": f"{JACK}, zero"}, deck=deck))
    table.asks(0, *(f"take {name}" for name in deck.split(", ")[:6]))
    table.answer(0, "take fire")
    assert (table.hand(0), table.pile(0, "deck")) == (["fire"], ["reaper"])
    assert len(table.pile(0, "discard")) == 5
    assert now(table) == ON_TURN


def test_search_lights_find_any_one_of_six() -> None:
    """TCG-SURP-03: searching, they go to the Surprise Discard Pile and not on the table."""
    deck = "igor, road-kill, fire, devil, clown, wolfman, reaper"
    table = surprise("search-lights", 1, standing({}, deck=deck))
    table.asks(0, *(f"take {name}" for name in deck.split(", ")[:6]))
    table.answer(0, "take wolfman")
    assert (table.hand(0), table.pile(0, "deck"), table.game.pp[0]) == (["wolfman"], ["reaper"], 3)
    assert (table.pile(0, "surprises"), table.pile(0, "table")) == (["search-lights"], [])


def test_my_fantasies_find_one_creation_with_jack_in_town() -> None:
    deck = "igor, road-kill, fire, old-sparkly, clown, wolfman, dead-head"
    table = surprise("my-fantasies", 2, standing({"town-hall": JACK}, deck=deck))
    table.asks(0, "take road-kill", "take old-sparkly")
    table.answer(0, "take old-sparkly")
    assert (table.hand(0), table.pile(0, "deck")) == (["old-sparkly"], ["dead-head"])
    assert len(table.pile(0, "discard")) == 5


def test_i_am_not_the_one_finds_one_surprise_among_three() -> None:
    table = surprise("i-am-not-the-one", 1, standing({}, deck="fetch, igor, fire, eureka"), rival())
    table.asks(0, "take fetch", "take fire")
    table.answer(0, "take fire")
    assert (table.hand(0), table.pile(0, "deck")) == (["fire"], ["eureka"])
    assert table.pile(0, "discard") == ["fetch", "igor"]
