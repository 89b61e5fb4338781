"""When the abilities of Surprises can be chosen, and when they just cannot (RUL-14).

Everybody who would make an ability possible stands in the opponent's town all the time: that must not count.
"""

from typing import Any

import pytest

from tests.cards.tcg.scenes import (
    BARREL,
    DOCTOR,
    GAMBLER,
    JACK,
    LEADER,
    LOCK,
    MASTER,
    MAYOR,
    OOGIE,
    SALLY,
    SHOCK,
    TRIO,
    is_offered,
    standing,
)
from tests.rules.tcg.story import Town, town

# Characters who must share a Locale of the player's; the cards that need that for their second ability.
SHARED = {
    "bun-ny": "behemoth, easter-bunny",
    "fetch": f"{JACK}, zero",
    "halloween-plans": f"{JACK}, {MAYOR}",
    "i-never-realized": f"{MASTER}, sally-skilled-alchemist",
    "i-told-you": TRIO,
    "i-wanna-do-it": TRIO,
    "im-not-the-dumb-one": TRIO,
    "its-a-phase-my-dear": f"{DOCTOR}, {SALLY}",
    "master-the-plans": "dr-finklestein-brainy-inventor, igor",
    "putrid-playmates": "corpse-kid, mummy-boy",
    "say-it-twice": "big-witch, little-witch",
    "thats-our-job": "corpse-dad, corpse-mom",
    "tub-of-terror": TRIO,
}
# Characters who must be in the player's town, wherever.
IN_TOWN = {
    ("dark-alley", 2): "wolfman, decomposing-guy, harlequin-demon",
    ("deadly-nightshade", 2): SALLY,
    ("fear-the-reaper", 2): "reaper",
    ("hello-oogie", 1): JACK,
    ("i-am-the-pumpkin-king", 1): JACK,
    ("im-santa-claus", 2): "sandy-claws",
    ("its-time-to-party", 2): "devil",
    ("moody-mayor", 2): LEADER,
    ("mournful-howl", 2): "wolfman",
    ("my-fantasies", 2): "jack-skellington-demon-of-light",
    ("scared-stiff", 2): MASTER,
    ("the-best-i-can", 2): OOGIE,
    ("three-of-a-kind", 2): TRIO,
    ("throw-me-a-bone", 2): f"{DOCTOR}, igor",
    ("wheel-of-torture", 1): GAMBLER,
}
# Characters who must stand at a certain Locale of the player's.
AT_LOCALE = {
    ("eureka", 1): ("jacks-house", JACK),
    ("halloween-plans", 2): ("mayor-mobile", LEADER),
    ("hiding-under-your-bed", 2): ("scary-bed", "monster-under-the-bed"),
    ("mad-genius", 2): ("the-laboratory", "dr-finklestein-brainy-inventor"),
    ("oogies-turn-to-boogie", 2): ("oogies-lair", f"{OOGIE}, sandy-claws"),
    ("town-meeting", 2): ("mayor-mobile", LEADER),
}
# What else the abilities need, so that nothing is missing but the condition.
PILES: dict[str, Any] = {"discard": "igor, road-kill", "creations": "dead-head", "hand": "4 fire"}


def everybody(names: str) -> Town:
    """An opponent with all those Characters at one Locale, and somebody for every strike."""
    at = {"sallys-room": names, "back-alley": f"mr-hyde, {DOCTOR}" if DOCTOR not in names else "mr-hyde"}
    return town("finklestein-hall, sallys-room, back-alley", at=at, **PILES)


def split(names: str) -> list[str]:
    """The Characters one by one."""
    return names.split(", ")


@pytest.mark.parametrize("card", SHARED)
def test_characters_who_share_a_locale_make_it_possible(card: str) -> None:
    names = SHARED[card]
    assert is_offered(card, 2, standing({"sallys-room": names}, **PILES), everybody(names))


@pytest.mark.parametrize("card", SHARED)
def test_characters_at_two_locales_do_not(card: str) -> None:
    first, *rest = split(SHARED[card])
    at = {"sallys-room": first, "back-alley": ", ".join(rest)}
    assert not is_offered(card, 2, standing(at, **PILES), everybody(SHARED[card]))


@pytest.mark.parametrize("card", SHARED)
def test_one_of_them_is_not_enough_whoever_else_is_there(card: str) -> None:
    for missing in split(SHARED[card]):
        there = ", ".join(name for name in split(SHARED[card]) if name != missing)
        me = standing({"sallys-room": f"{there}, clown"}, **PILES | {"hand": missing})
        assert not is_offered(card, 2, me, everybody(SHARED[card]))


@pytest.mark.parametrize(("card", "ability"), IN_TOWN)
def test_characters_anywhere_in_town_make_it_possible(card: str, ability: int) -> None:
    names = IN_TOWN[card, ability]
    rows = dict(zip(["sallys-room", "back-alley", "town-square"], split(names), strict=False))
    assert is_offered(card, ability, standing(rows, **PILES), everybody(names))


@pytest.mark.parametrize(("card", "ability"), IN_TOWN)
def test_one_who_is_missing_or_in_hand_is_not_in_town(card: str, ability: int) -> None:
    """TCG-TOWN-02"""
    names = IN_TOWN[card, ability]
    for missing in split(names):
        there = ", ".join([name for name in split(names) if name != missing] or ["clown"])
        me = standing({"sallys-room": there}, **PILES | {"hand": f"{missing}, fire"})
        assert not is_offered(card, ability, me, everybody(names))


@pytest.mark.parametrize(("card", "ability", "version"), [("scared-stiff", 2, JACK), ("wheel-of-torture", 1, OOGIE)])
def test_another_version_is_not_the_one(card: str, ability: int, version: str) -> None:
    assert not is_offered(card, ability, standing({"sallys-room": version}), everybody(IN_TOWN[card, ability]))


@pytest.mark.parametrize(("card", "ability"), AT_LOCALE)
def test_characters_at_the_locale_make_it_possible(card: str, ability: int) -> None:
    locale, names = AT_LOCALE[card, ability]
    me = town(f"{locale}, town-hall", at={locale: names}, under=beneath(locale), pp=6, **PILES)
    assert is_offered(card, ability, me, everybody(names))


@pytest.mark.parametrize(("card", "ability"), AT_LOCALE)
def test_characters_next_door_do_not(card: str, ability: int) -> None:
    locale, names = AT_LOCALE[card, ability]
    row = f"{locale}, town-hall"
    abroad = town(row, at={locale: names}, **PILES)
    for moved in split(names):
        there = ", ".join(name for name in split(names) if name != moved)
        at = {locale: f"{there}, zero" if there else "zero", "town-hall": f"{moved}, igor"}
        me = town(row, at=at, under=beneath(locale), pp=6, **PILES)
        assert not is_offered(card, ability, me, abroad)


def beneath(locale: str) -> dict[str, str]:
    """Something lies under the Scary Bed."""
    return {locale: "zero"} if locale == "scary-bed" else {}


@pytest.mark.parametrize("witch", ["big-witch", "little-witch"])
def test_either_witch_is_enough_for_the_mystic_cauldron(witch: str) -> None:
    assert is_offered("mystic-cauldron", 2, standing({"town-hall": witch}))
    assert not is_offered("mystic-cauldron", 2, standing({"town-hall": "clown"}), everybody("big-witch, little-witch"))


@pytest.mark.parametrize(
    ("at", "possible"),
    [
        ({"sallys-room": "big-witch, little-witch"}, True),  # Scare Threshold 2
        ({"town-square": "big-witch, little-witch, igor"}, True),  # just Active at 4
        ({"town-square": "big-witch, little-witch"}, False),  # not Active
        ({"castle-finklestein": "big-witch, little-witch, devil"}, False),  # Active, but 5
        ({"jacks-house": "big-witch, little-witch"}, True),  # a Starting Locale has 0
    ],
)
def test_say_it_twice_needs_an_active_locale_of_four_or_less(at: dict[str, str], possible: bool) -> None:
    """RUL-48"""
    locale = next(iter(at))
    row = f"{locale}, the-well" if locale == "jacks-house" else f"jacks-house, {locale}"
    assert is_offered("say-it-twice", 2, town(row, at=at, pp=6)) == possible


def test_there_must_be_something_to_stack_it_on() -> None:
    """TCG-STACK-01"""
    theirs = town(
        "finklestein-hall, back-alley", at={"back-alley": f"{JACK}, {OOGIE}, sandy-claws"}, creations="old-sparkly"
    )
    assert not is_offered("what-have-i-done", 2, standing({"town-hall": "igor"}), theirs)
    assert is_offered("what-have-i-done", 2, standing({}, creations="dead-head"), theirs)
    assert not is_offered("look-what-youve-done", 2, standing({"town-hall": "igor"}), theirs)
    for name in (JACK, "sandy-claws"):
        assert is_offered("look-what-youve-done", 2, standing({"town-hall": name}), theirs)


@pytest.mark.parametrize(
    ("card", "something"),
    [
        ("im-the-boogie-man", {"at": {"back-alley": "igor"}}),
        ("im-the-boogie-man", {"at": {"back-alley": OOGIE}}),
        ("nightmare-before-christmas", {"at": {"back-alley": SALLY}}),
        ("public-transportation", {"at": {"back-alley": "devil"}}),
    ],
)
def test_what_would_do_nothing_to_anybody_cannot_be_played(card: str, something: dict[str, Any]) -> None:
    """RUL-14"""
    row = "finklestein-hall, back-alley"
    assert not is_offered(card, 1, town("jacks-house"), town(row))
    assert is_offered(card, 1, town("jacks-house"), town(row, **something))


@pytest.mark.parametrize("something", [{"hand": "fire"}, {"at": {"back-alley": JACK}}])
def test_somethings_up_with_jack_needs_a_card_in_hand_or_a_jack_somewhere(something: dict[str, Any]) -> None:
    """RUL-14"""
    row = "finklestein-hall, back-alley"
    assert is_offered("somethings-up-with-jack", 1, town("jacks-house"), town(row, **something))


def test_somethings_up_with_jack_is_no_card_to_be_discarded_for_itself() -> None:
    """RUL-14: it has left the hand when it happens, and nobody else has a card or a Jack."""
    assert not is_offered("somethings-up-with-jack", 1, town("jacks-house"), town("finklestein-hall"))


@pytest.mark.parametrize(
    ("card", "ability", "at"),
    [
        ("deadly-nightshade", 2, SALLY),
        ("fear-the-reaper", 2, "reaper"),
        ("hello-oogie", 1, JACK),
        ("hello-oogie", 2, f"{JACK}, {OOGIE}"),
        ("fire", 1, ""),
        ("gate-keeper", 1, ""),
        ("i-am-not-the-one", 2, SALLY),
        ("mad-genius", 1, ""),
        ("mystic-cauldron", 1, ""),
        ("scared-stiff", 2, MASTER),
        ("shadow-on-the-moon", 1, ""),
        ("sound-of-rollin-dice", 1, ""),
        ("three-of-a-kind", 2, f"{LOCK}, {SHOCK}, {BARREL}"),
        ("twilight-sun", 2, ""),
        ("wheel-of-torture", 1, GAMBLER),
    ],
)
def test_there_must_be_a_target(card: str, ability: int, at: str) -> None:
    """RUL-14: the own cards are none, and an opponent has nothing."""
    me = standing({"sallys-room": f"{at}, igor" if at else "igor"}, creations="dead-head", table="halloweentown-gates")
    assert not is_offered(card, ability, me, town("finklestein-hall", deck=""))
