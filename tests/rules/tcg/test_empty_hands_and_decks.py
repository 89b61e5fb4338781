"""What may be played and paid for where little or nothing can come of it (RUL-10, RUL-14), and who is asked anyway."""

import pytest

from spiralhill.games.tcg.picks import PlaySurprise
from tests.rules.tcg.story import Town, tcg, town

JACK = "jack-skellington-the-pumpkin-king"
MAYOR = "the-mayor-elected-official"
SALLY = "sally-shy-creature"
DOCTOR = "dr-finklestein-mad-scientist"
PULL = "pull-yourself-together"
BAND = "accordion-player, bass-player"


# A draw needs no target


def test_a_vampire_flees_from_the_twilight_sun_though_no_card_is_left_to_draw() -> None:
    """RUL-14 TCG-DRAW-02 TCG-THEN-01"""
    theirs = town("oogies-lair, the-well", at={"the-well": "vampire-count"})
    table = tcg(town(hand="twilight-sun", deck="", pp=2), theirs)
    table.refuses(0, PlaySurprise(table.card("twilight-sun"), 1), "RUL-14")
    table.answer(0, "play-surprise twilight-sun 2")
    assert (table.hand(1), table.hand(0), table.pile(0, "surprises")) == (["vampire-count"], [], ["twilight-sun"])
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


def test_the_easter_bunny_is_eaten_though_no_card_is_left_to_draw() -> None:
    """RUL-14 TCG-DRAW-02"""
    table = tcg(town("jacks-house", at={"jacks-house": "behemoth, easter-bunny"}, hand="bun-ny", deck=""), town())
    table.answer(0, "play-surprise bun-ny 2")
    assert (table.at(0, "jacks-house"), table.pile(0, "discard"), table.hand(0)) == (["behemoth"], ["easter-bunny"], [])


def test_fear_the_reaper_wants_somebody_to_be_afraid() -> None:
    """RUL-14: what comes after "and then" needs its target."""
    table = tcg(town("jacks-house", at={"jacks-house": "reaper"}, hand="fear-the-reaper", pp=1), town("oogies-lair"))
    table.refuses(0, PlaySurprise(table.card("fear-the-reaper"), 2), "RUL-14")


def test_sally_may_go_though_no_card_is_left_to_draw() -> None:
    """RUL-10 TCG-DRAW-02: the price is paid, and nothing is drawn."""
    table = tcg(town("jacks-house", at={"jacks-house": f"{JACK}, {SALLY}"}, deck=""), town())
    table.answer(0, f"use {SALLY}")
    assert (table.at(0, "jacks-house"), table.pile(0, "discard"), table.hand(0)) == ([JACK], [SALLY], [])


# A Surprise of which nothing can come is not burnt


@pytest.mark.parametrize(
    ("card", "ability", "useless", "useful"),
    [
        ("eureka", 1, {"pp": 0}, {"pp": 1}),
        ("eureka", 1, {"pp": 1, "deck": ""}, {"pp": 1, "deck": "fire"}),
        ("double-dead", 1, {}, {"discard": "fire"}),
        ("mournful-howl", 2, {"discard": "zero"}, {"discard": "igor"}),
        ("mournful-howl", 2, {"discard": "igor", "deck": ""}, {"discard": "igor", "deck": "fire"}),
        ("mellow-trio", 2, {"deck": ""}, {"deck": "fire"}),
        ("kidnap-mr-sandy-claws", 1, {"deck": ""}, {"deck": "fire"}),
        ("nightmare-before-christmas", 1, {"deck": ""}, {"deck": "fire"}),
    ],
)
def test_a_surprise_is_played_only_if_something_can_come_of_it(
    card: str, ability: int, useless: dict[str, str | int], useful: dict[str, str | int]
) -> None:
    """RUL-14"""
    at = {"jacks-house": f"{JACK}, wolfman, {BAND}"}

    def mine(told: dict[str, str | int]) -> Town:
        return town("jacks-house", at=at, hand=card, **{"pp": 1, **told})  # type: ignore[arg-type]

    other = town("oogies-lair", deck="")
    table = tcg(mine(useless), other)
    table.refuses(0, PlaySurprise(table.card(card), ability), "RUL-14")
    assert tcg(mine(useful), other).offers(0, f"play-surprise {card} {ability}")


@pytest.mark.parametrize(("locale", "offered"), [("jacks-house", False), ("town-square", True)])
def test_the_mayor_counts_twice_only_where_that_could_make_a_difference(locale: str, offered: bool) -> None:
    """RUL-14 TCG-FUNC-06: a Starting Locale is Active in every case."""
    table = tcg(town("jacks-house, town-square", at={locale: MAYOR}, hand="moody-mayor"), town())
    assert table.offers(0, "play-surprise moody-mayor 2") == offered


def test_the_mayor_counts_twice_for_the_locale_where_he_was() -> None:
    """RUL-56: whoever goes away leaves the double number behind."""
    row = "jacks-house, town-square, town-hall"
    table = tcg(town(row, at={"town-square": MAYOR}, hand="moody-mayor"), town())
    table.answer(0, "play-surprise moody-mayor 2")
    assert table.is_active(0, "town-square")
    table.answer(0, "perform jacks-house 3", f"move {MAYOR} town-hall", "stop")
    assert not table.is_active(0, "town-hall")
    assert not table.is_active(0, "town-square")


# A guest under the Pumpkin Patch


def test_a_guest_at_the_pumpkin_patch_goes_to_its_owner() -> None:
    """RUL-31: it is under no Locale of somebody else's, and the Pumpkin Points come all the same."""
    mine = town("jacks-house, pumpkin-patch", at={"pumpkin-patch": "reaper, hanging-tree, wolfman"})
    table = tcg(town("oogies-lair", hand="easter-bunny", pp=2), mine)
    table.answer(0, "play easter-bunny pumpkin-patch")
    table.end_turn(0)
    table.answer(1, "perform pumpkin-patch 1", "lay easter-bunny")
    assert (table.pile(0, "discard"), table.under(1, "pumpkin-patch")) == (["easter-bunny"], [])
    assert table.game.pp[1] == 6


# Who is asked tells nothing about what they hold


def test_the_reaper_asks_everybody_at_a_patient_table() -> None:
    """TCG-INFO-01 TCG-TIME-02: whether somebody holds a Character is nobody's business."""
    me = town("jacks-house", hand="reaper", pp=3)
    table = tcg(me, town("oogies-lair", hand="2 fetch"), town("mayor-mobile", hand="igor, zero"), patient=True)
    table.answer(0, "play reaper jacks-house")
    assert set(table.game.asked) == {0, 1, 2}
    assert table.offered(1) == ["pass"]


@pytest.mark.parametrize("hand", ["fetch", "road-kill"])
def test_organ_donor_asks_for_a_creation_whoever_holds_one(hand: str) -> None:
    """TCG-INFO-01 TCG-TIME-02"""
    theirs = town("oogies-lair", at={"oogies-lair": DOCTOR}, hand=hand)
    table = tcg(town("jacks-house", hand="organ-donor", pp=1), theirs, patient=True)
    table.answer(0, "play-surprise organ-donor 1")
    table.answer(1, f"scrap {DOCTOR}")
    assert (table.waiting, table.asks_for) == (1, "CreateFree")


@pytest.mark.parametrize("hand", ["fetch", "mr-hyde"])
def test_hyde_and_seek_asks_for_a_hyde_whoever_holds_one(hand: str) -> None:
    """TCG-INFO-01 TCG-TIME-02"""
    table = tcg(town(hand="mad-genius", pp=1), town("oogies-lair", hand=f"hyde-and-seek, {hand}"), patient=True)
    table.answer(0, "play-surprise mad-genius 1")
    table.answer(1, "protect hyde-and-seek")
    assert (table.waiting, table.asks_for) == (1, "ShowWhich")


@pytest.mark.parametrize("played", [False, True])
def test_nobody_is_asked_for_a_protection_whose_title_was_played_in_this_round(played: bool) -> None:
    """TCG-SURP-04 RUL-30: everybody saw that it was."""
    titles = (PULL,) if played else ()
    theirs = town("oogies-lair", at={"oogies-lair": "igor"}, hand="2 fetch", pp=1, titles=titles)
    table = tcg(town("jacks-house", at={"jacks-house": "clown"}), theirs, patient=True)
    table.answer(0, "use clown")
    assert (table.asks_for == "Ward") != played


def test_behemoth_may_go_though_nobody_holds_a_card() -> None:
    """RUL-10 RUL-58"""
    table = tcg(town("jacks-house", at={"jacks-house": "behemoth"}), town("oogies-lair"))
    table.answer(0, "use behemoth")
    assert table.pile(0, "discard") == ["behemoth"]
