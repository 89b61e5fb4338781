"""Chapter 9, playing cards in general: when, and at what price."""

import pytest

from spiralhill.games.tcg.picks import Play, PlaySurprise
from tests.rules.tcg.story import tcg, town

JACK = "jack-skellington-the-pumpkin-king"
MASTER = "jack-skellington-master-of-fright"
SALLY = "sally-shy-creature"
MAYOR = "the-mayor-elected-official"


def test_any_number_of_cards_may_be_played() -> None:
    """TCG-PLAY-01"""
    names = ("igor", "mr-hyde", "mr-hyde-ii", "bass-player", "little-witch", "winged-demon")
    table = tcg(town("jacks-house", hand=", ".join(names), discard="zero", pp=6), town())
    # Only from hand.
    table.refuses(0, table.card("zero"), "TCG-PLAY-01")
    table.refuses(0, table.game.piles[0][-1], "TCG-PLAY-01")
    for name in names:
        table.answer(0, f"play {name} jacks-house")
    assert (table.at(0, "jacks-house"), table.hand(0), table.game.pp[0]) == (sorted(names), [], 0)


def test_in_other_players_turns_nothing_is_played() -> None:
    """TCG-PLAY-02"""
    table = tcg(
        town("jacks-house", hand="igor, fetch, road-kill", pp=6),
        town("oogies-lair, the-well", at={"the-well": JACK}, hand="hello-oogie", pp=3),
        turn=1,
        king=1,
    )
    for pick in (
        Play(table.card("igor"), table.card("jacks-house")),
        Play(table.card("road-kill"), None),
        PlaySurprise(table.card("fetch"), 1),
    ):
        table.refuses_pick(0, pick)
    assert table.offered(0) == []
    table.end_turn(1)
    for beginning in ("play igor", "play road-kill", "play-surprise fetch"):
        assert table.offers(0, beginning)


def test_the_price_comes_from_the_own_track() -> None:
    """TCG-PLAY-03"""
    table = tcg(town("jacks-house", hand="behemoth", pp=3), town(pp=5))
    table.answer(0, "play behemoth jacks-house")
    assert table.game.pp == [1, 5]


@pytest.mark.parametrize(("points", "offered"), [(1, False), (2, True)])
def test_a_card_that_is_too_dear_cannot_be_played(points: int, offered: bool) -> None:
    """TCG-PLAY-04"""
    table = tcg(town("jacks-house", hand="behemoth, halloweentown-gates", pp=points), town(pp=6))
    assert table.offers(0, "play behemoth jacks-house") == offered
    assert table.offers(0, "play-surprise halloweentown-gates 1") == offered
    if not offered:
        table.refuses(0, Play(table.card("behemoth"), table.card("jacks-house")), "TCG-PLAY-04")
        table.refuses(0, PlaySurprise(table.card("halloweentown-gates"), 1), "TCG-PLAY-04")


def test_a_creation_that_is_too_dear_cannot_be_played() -> None:
    """TCG-PLAY-04"""
    table = tcg(town(hand="fender-bender", pp=2), town())
    table.refuses(0, Play(table.card("fender-bender"), None), "TCG-PLAY-04")


def test_jack_is_cheaper_at_home() -> None:
    """TCG-PLAY-05"""
    for locale, price in (("jacks-house", 2), ("the-well", 3)):
        table = tcg(town("jacks-house, the-well", hand=JACK, pp=3), town())
        table.answer(0, f"play {JACK} {locale}")
        assert table.game.pp[0] == 3 - price
    table = tcg(town("jacks-house, the-well", hand=JACK, pp=2), town())
    assert table.offers(0, f"play {JACK} jacks-house")
    table.refuses(0, Play(table.card(JACK), table.card("the-well")), "TCG-PLAY-04")


def test_the_outfit_is_cheaper_with_jack_and_sally_at_one_locale() -> None:
    """TCG-PLAY-05"""
    for at, price in (
        ({"the-well": f"{JACK}, {SALLY}"}, 3),
        ({"the-well": JACK, "jacks-house": SALLY}, 6),
        ({}, 6),
    ):
        table = tcg(town("jacks-house, the-well", at=at, hand="sandy-claws-outfit", pp=6), town())
        table.answer(0, "play sandy-claws-outfit")
        assert table.game.pp[0] == 6 - price


def test_text_in_play_raises_and_lowers_prices_for_everybody() -> None:
    """TCG-PLAY-05"""
    table = tcg(
        town("jacks-house", hand="igor, fender-bender", pp=4),
        town("oogies-lair", hand="igor", pp=2),
        centre="making-christmas",
    )
    table.answer(0, "play fender-bender")
    assert table.game.pp[0] == 2
    table.answer(0, "play igor jacks-house")
    assert table.game.pp[0] == 0
    table.end_turn(0)
    table.answer(1, "play igor oogies-lair")
    assert table.game.pp[1] == 0


def test_a_card_of_price_0_needs_no_points() -> None:
    """TCG-PLAY-06"""
    table = tcg(town("jacks-house", hand="fetch, zero", pp=0), town())
    table.answer(0, "play-surprise fetch 1", "play zero jacks-house")
    assert (table.hand(0), table.game.pp[0]) == ([], 0)


def ramp(others: int, centre: str = "") -> int:
    """What the Takeoff Ramp costs with the Mayor and so many others at Town Square."""
    at = {"town-square": f"{MAYOR}, {others} igor"} if others else {"town-square": MAYOR}
    table = tcg(town("jacks-house, town-square", at=at, hand="takeoff-ramp", pp=6), town(), centre=centre)
    table.answer(0, "play takeoff-ramp")
    return 6 - table.game.pp[0]


@pytest.mark.parametrize(
    ("others", "centre", "price"),
    [
        (0, "", 5),
        (3, "", 2),
        (4, "", 1),
        (6, "", 1),
        (3, "making-christmas", 1),
        (5, "making-christmas", 1),
        (3, "this-is-halloween", 3),
        # All changes first, then the minimum: 5 - 5 + 1.
        (5, "this-is-halloween", 1),
        (5, "this-is-halloween, making-christmas", 1),
    ],
)
def test_changes_come_together_then_the_minimum(others: int, centre: str, price: int) -> None:
    """RUL-06"""
    assert ramp(others, centre) == price


def test_a_replacement_is_subtracted_before_other_changes() -> None:
    """RUL-06 RUL-25"""
    for centre, price in (("", 2), ("making-christmas", 3), ("this-is-halloween", 1)):
        table = tcg(
            town("jacks-house", at={"jacks-house": f"{JACK}, igor, zero"}, hand=MASTER, pp=4), town(), centre=centre
        )
        table.answer(0, f"replace {MASTER} {JACK}")
        assert table.game.pp[0] == 4 - price


def test_no_price_is_below_0_and_a_minimum_makes_nothing_dearer() -> None:
    """RUL-06"""
    players = {"jacks-house": "bass-player, sax-player, accordion-player", "the-well": "2 bass-player"}
    table = tcg(town("jacks-house, the-well", at=players, hand="jingle-bells", pp=1), town())
    table.answer(0, "play jingle-bells")
    assert table.game.pp[0] == 1
    # Characters are never brought below 1, but Zero was there before, and a swap for nothing stays one.
    halloween = tcg(
        town("jacks-house", at={"jacks-house": SALLY}, hand="zero, igor, sally-skilled-alchemist", pp=1),
        town(),
        centre="this-is-halloween",
    )
    halloween.answer(0, "play zero jacks-house", f"replace sally-skilled-alchemist {SALLY}")
    assert halloween.game.pp[0] == 1
    halloween.answer(0, "play igor jacks-house")
    assert halloween.game.pp[0] == 0


def test_a_negative_number_has_its_stated_price() -> None:
    """RUL-07"""
    table = tcg(
        town("jacks-house, the-well", hand="easter-bunny, shadow-on-the-moon", at={"the-well": "igor"}, pp=2),
        town("oogies-lair, the-well", at={"the-well": "igor"}),
    )
    table.answer(0, "play easter-bunny the-well")
    assert (table.game.pp[0], table.game.scores[0]) == (2, 0)
    # It counts where it stands: 1 - 1 is too little for the Well.
    assert not table.is_active(0, "the-well")
    table.answer(0, "play-surprise shadow-on-the-moon 1")
    assert (table.game.pp[0], table.game.scores[1]) == (0, 0)
    assert not table.is_active(1, "the-well")


def test_a_total_may_be_negative() -> None:
    """RUL-07"""
    table = tcg(town(at={"jacks-house": "easter-bunny"}), town(), stage="end", day=12)
    assert (table.game.scores, table.game.winners) == ((-1, 0), (1,))
