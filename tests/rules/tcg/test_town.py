"""Chapter 19, Halloweentown: what is in a town and in play, and what is not."""

import pytest

from spiralhill.games.tcg.events import LaysUnder, LosesCard, Scraps
from spiralhill.games.tcg.picks import PlaySurprise, Scrap, Use
from tests.rules.tcg.story import tcg, town
from tests.rules.views import SPECTATOR, faces, heard, lawful, size

JACK = "jack-skellington-the-pumpkin-king"
SALLY = "sally-shy-creature"
LOCALES = "jacks-house, town-hall, town-square, the-well, the-crypt"


def test_a_town_is_everything_on_the_table() -> None:
    """TCG-TOWN-01 TCG-INPLAY-01"""
    table = tcg(
        town(
            "jacks-house, the-laboratory",
            at={"the-laboratory": JACK},
            stacked={JACK: "look-what-youve-done"},
            creations="scary-teddy",
            table="search-lights",
            hand="my-fantasies, its-time-to-party, fire, skeletal-reindeer",
            pp=3,
        ),
        town(creations="road-kill"),
    )
    # Character, Creation, table Surprise, stacked Surprise: each is found by a text or counts for the score.
    assert table.offers(0, "play-surprise my-fantasies 2")
    assert table.offers(0, "play-surprise fire 1")
    assert table.game.scores[0] == 3 + 1 + 4 + 3
    for name in (JACK, "scary-teddy", "search-lights"):
        assert table.game.town_of(table.card(name)) == 0
    assert table.game.place_of_locale(table.card("the-laboratory")) == (0, 1)


@pytest.mark.parametrize("where", ["hand", "deck", "discard", "under"])
def test_what_lies_elsewhere_is_not_in_town(where: str) -> None:
    """TCG-TOWN-02 TCG-TOWN-03"""
    fantasies = "my-fantasies"
    table = tcg(
        town(
            "jacks-house, pumpkin-patch",
            hand=f"{fantasies}, {JACK}" if where == "hand" else fantasies,
            deck=JACK if where == "deck" else "12 cyclops",
            discard=JACK if where == "discard" else "",
            under={"pumpkin-patch": JACK} if where == "under" else {},
        ),
        town(),
    )
    table.refuses(0, PlaySurprise(table.card(fantasies), 2), "RUL-14")
    assert (table.game.scores[0], table.game.has(0, "jack-skellington")) == (0, False)


def test_surprises_in_the_pile_are_not_in_town() -> None:
    """TCG-TOWN-02"""
    table = tcg(town(surprises="search-lights", hand="fire", pp=3), town(creations="road-kill"))
    # Its text makes nothing cheaper, and it scores nothing.
    table.refuses(0, table.card("fire"), "TCG-PLAY-04")
    assert table.game.scores[0] == 0


def test_face_down_cards_are_not_in_play() -> None:
    """TCG-TOWN-03"""
    table = tcg(
        town("jacks-house, pumpkin-patch", at={"pumpkin-patch": f"{SALLY}, 2 clown"}, hand=f"{SALLY}, igor", pp=0),
        town(),
    )
    table.answer(0, "perform pumpkin-patch 1", f"lay {SALLY}")
    assert (table.under(0, "pumpkin-patch"), table.game.scores[0]) == ([SALLY], 4)
    assert faces(table, 1, 0, "locale") == ["jacks-house", None, "pumpkin-patch"]
    # A new Sally can come, as nobody of that name is in town.
    table.answer(0, f"play {SALLY} jacks-house")
    assert table.at(0, "jacks-house") == [SALLY]


def test_in_play_means_in_a_town() -> None:
    """TCG-INPLAY-01"""
    for at, offered in (({"the-well": "devil"}, True), ({}, False)):
        table = tcg(
            town("jacks-house, the-well", at=at, creations="road-kill", hand="devil, its-time-to-party", pp=1),
            town("oogies-lair", at={"oogies-lair": "devil"}),
        )
        assert table.offers(0, "play-surprise its-time-to-party 2") == offered


def test_a_discard_from_play_takes_nothing_from_hand() -> None:
    """TCG-INPLAY-02"""
    table = tcg(town("jacks-house", hand="behemoth", pp=2), town(hand="igor"))
    table.refuses_pick(0, Use(table.card("behemoth")))
    assert not table.offers(0, "use")
    table.answer(0, "play behemoth jacks-house")
    assert table.offers(0, "use behemoth")
    # The Wolfman eats nobody from hand, either.
    wolf = tcg(town("jacks-house", at={"jacks-house": "igor"}, hand="wolfman, clown", pp=2), town())
    wolf.answer(0, "play wolfman jacks-house")
    wolf.asks(0, "scrap igor", "no")
    wolf.refuses(0, Scrap(wolf.card("clown")), "TCG-INPLAY-02")


def test_cards_from_play_go_face_up_to_the_discard_pile() -> None:
    """TCG-INPLAY-03"""
    table = tcg(town("jacks-house", at={"jacks-house": "behemoth"}), town(hand="igor"))
    table.answer(0, "use behemoth")
    assert (table.pile(0, "discard"), table.told(Scraps)) == (["behemoth"], [Scraps(0, "behemoth")])
    assert faces(table, 1, 0, "discard") == ["behemoth"]
    assert table.game.town_of(table.card("behemoth")) is None


def test_under_a_locale_only_the_owner_looks() -> None:
    """RUL-32 TCG-INFO-07"""
    table = tcg(
        town("jacks-house, scary-bed", at={"scary-bed": "monster-under-the-bed"}, hand="fetch, igor, zero"), town()
    )
    table.answer(0, "perform scary-bed 1", "lay fetch", "lay igor", "no")
    assert (table.under(0, "scary-bed"), table.game.pp[0]) == (["fetch", "igor"], 4)
    assert faces(table, 0, 0, "locale") == ["jacks-house", "fetch", "igor", "scary-bed"]
    for viewer in (1, SPECTATOR):
        assert faces(table, viewer, 0, "locale") == ["jacks-house", None, None, "scary-bed"]
        assert size(table, viewer, 0, "locale") == 4
        assert heard(table, viewer, LaysUnder) == [LaysUnder(0, "scary-bed", 1, ())] * 2
    lawful(table)


def test_under_a_locale_cards_stay_until_an_effect_takes_them() -> None:
    """RUL-32"""
    at = {"scary-bed": "monster-under-the-bed"}
    table = tcg(
        town("jacks-house, scary-bed", at=at, under={"scary-bed": "fetch, igor, zero"}, hand="hiding-under-your-bed"),
        town(),
    )
    table.next_turn(1)
    table.end_turn(1)
    table.next_turn(0)
    assert table.under(0, "scary-bed") == ["fetch", "igor", "zero"]
    table.answer(0, "play-surprise hiding-under-your-bed 2", "take igor", "stop")
    assert (table.hand(0), table.under(0, "scary-bed")) == (["igor"], ["fetch", "zero"])


def test_to_bury_a_character_is_no_discard() -> None:
    """RUL-32"""
    leader = "the-mayor-lugubrious-leader"
    table = tcg(
        town(
            "jacks-house, pumpkin-patch",
            at={"pumpkin-patch": f"{JACK}, clown, igor", "jacks-house": leader},
            stacked={JACK: "look-what-youve-done"},
        ),
        town("oogies-lair", at={"oogies-lair": "devil"}),
    )
    assert table.number(JACK) == 4
    table.answer(0, "perform pumpkin-patch 1", f"lay {JACK}")
    # Neither the Devil nor the Mayor draws; what was stacked is discarded.
    assert (table.hand(0), table.hand(1), table.pile(0, "discard")) == ([], [], ["look-what-youve-done"])
    assert table.told(LosesCard) == []
    assert table.game.pp[0] == 6
