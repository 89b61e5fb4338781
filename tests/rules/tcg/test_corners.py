"""Corners of the rules that few tables ever see: what ends with a card, a turn or a question."""

import pytest

from spiralhill.games.tcg.events import Discards, Looks, Protects, RollsAgainst, Scraps
from spiralhill.games.tcg.picks import PlaySurprise
from tests.rules.tcg.story import Story, tcg, town

OFFICIAL = "the-mayor-elected-official"
OOGIE = "oogie-boogie-meanest-guy-around"
SCIENTIST = "dr-finklestein-mad-scientist"
PULL = "pull-yourself-together"


# Protection


def test_nobody_protects_against_a_card_of_their_own() -> None:
    """TCG-TIME-02 RUL-30: Organ Donor brings a Wreath of Wrath into play in an opponent's turn."""
    table = tcg(
        town("jacks-house", at={"jacks-house": "clown"}, hand=f"organ-donor, {PULL}", pp=2),
        town("oogies-lair", at={"oogies-lair": f"{SCIENTIST}, igor"}, hand=f"wreath-of-wrath, {PULL}", pp=1),
        town("mayor-mobile", at={"mayor-mobile": "zero"}, hand=PULL, pp=1),
    )
    table.answer(0, "play-surprise organ-donor 1")
    table.answer(1, f"scrap {SCIENTIST}")
    # The Wreath hits every town. Its own player and the one on turn are not asked for an answer; the third may answer.
    assert table.pile(1, "creations") == ["wreath-of-wrath"]
    table.asks(2, "pass", f"protect {PULL}")
    table.answer(2, f"protect {PULL}")
    assert table.told(Protects) == [Protects(2, PULL, "wreath-of-wrath")]
    assert table.told(Scraps) == [Scraps(1, SCIENTIST), Scraps(1, "igor"), Scraps(0, "clown")]
    assert (table.hand(0), table.hand(1), table.game.pp) == ([PULL], [PULL], [1, 1, 0])
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


def test_who_discards_first_follows_from_whose_turn_it_is() -> None:
    """RUL-43: all say what they discard, then it is discarded clockwise from the current player."""
    table = tcg(
        town("jacks-house", hand="fetch, igor"),
        town("oogies-lair", at={"oogies-lair": "behemoth"}),
        town("mayor-mobile", hand="fire, zero"),
        turn=1,
    )
    table.answer(1, "use behemoth")
    table.answer(0, "discard fetch")
    table.answer(2, "discard zero")
    assert table.told(Discards) == [Discards(2, "zero"), Discards(0, "fetch")]


def test_protection_from_one_card_is_none_from_the_next() -> None:
    """RUL-29 TCG-INFO-01: a look at a hand discards nothing, and there is no protection from it."""
    table = tcg(
        town(hand="mad-genius, mystic-cauldron", pp=1),
        town("oogies-lair", hand="hyde-and-seek, fetch, igor"),
    )
    table.answer(0, "play-surprise mad-genius 1")
    table.answer(1, "protect hyde-and-seek")
    assert (table.told(Discards), table.hand(1)) == ([], ["fetch", "igor"])
    table.answer(0, "play-surprise mystic-cauldron 1")
    assert table.told(Looks) == [Looks(0, 1, 2, ("fetch", "igor"))]
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


@pytest.mark.parametrize(("hand", "asked"), [("", False), ("fetch", True)])
def test_an_empty_hand_holds_no_protection_and_all_can_see_it(hand: str, asked: bool) -> None:
    """TCG-TIME-02 TCG-INFO-01 TCG-INFO-02: at a patient table only those are asked who might hold an answer."""
    table = tcg(
        town("jacks-house", at={"jacks-house": "clown"}, hand=PULL),
        town("oogies-lair", at={"oogies-lair": "igor"}, hand=hand, pp=1),
        patient=True,
    )
    table.answer(0, "use clown")
    if asked:
        table.asks(1, "pass")
        table.answer(1, "pass")
    assert table.told(Scraps) == [Scraps(0, "clown"), Scraps(1, "igor")]
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


# The dice


def test_the_dice_do_not_discard_who_cannot_be_discarded() -> None:
    """TCG-TEXT-01: Sandy Claws can be rolled against, and stays whatever is rolled."""
    table = tcg(
        town("jacks-house", at={"jacks-house": OOGIE}, hand="sound-of-rollin-dice, lets-play", pp=2),
        town("oogies-lair, tree-circle", at={"tree-circle": "sandy-claws"}, deck="fire, reaper, igor"),
    )
    table.answer(0, "play-surprise sound-of-rollin-dice 1", "play-surprise lets-play 2")
    rolls = [RollsAgainst(1, "sandy-claws", 0, 5), RollsAgainst(1, "sandy-claws", 0, 8)]
    assert (table.told(RollsAgainst), table.told(Scraps)) == (rolls, [])
    assert (table.at(1, "tree-circle"), table.pile(1, "discard")) == (["sandy-claws"], ["fire", "reaper"])
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


def test_nobody_follows_the_dice_of_another_player() -> None:
    """TCG-TEXT-01 RUL-56: Let's Play! comes directly after the dice, and a turn has ended in between."""
    oogie = {"jacks-house": OOGIE}
    table = tcg(
        town("jacks-house", at=oogie, hand="sound-of-rollin-dice, lets-play", pp=2),
        town("jacks-house", at=oogie, hand="lets-play", pp=1),
        town("mayor-mobile", at={"mayor-mobile": "devil"}, deck="igor, fire"),
    )
    table.answer(0, "play-surprise sound-of-rollin-dice 1", "choose devil")
    assert (table.at(2, "mayor-mobile"), table.offers(0, "play-surprise lets-play 2")) == (["devil"], True)
    table.end_turn(0)
    table.refuses(1, PlaySurprise(table.card("lets-play", 1), 2), "RUL-14")
    # Its Search is there as ever.
    assert (table.waiting, table.asks_for) == (1, "TurnAction")
    assert table.offers(1, "play-surprise lets-play 1")


# Cards that leave


def test_who_is_given_up_as_well_stands_in_for_nobody() -> None:
    """RUL-54: Finklestein and Jewel are both discarded for the Eager Anaconda, and it costs 3 less."""
    table = tcg(town("jacks-house", at={"jacks-house": f"{SCIENTIST}, jewel"}, hand="eager-anaconda", pp=2), town())
    table.answer(0, "play eager-anaconda", f"scrap {SCIENTIST}")
    assert table.told(Scraps) == [Scraps(0, SCIENTIST), Scraps(0, "jewel")]
    assert (table.at(0, "jacks-house"), table.pile(0, "creations")) == ([], ["eager-anaconda"])
    assert (table.game.pp[0], table.waiting, table.asks_for) == (0, 0, "TurnAction")


def test_a_mayor_who_comes_back_counts_once() -> None:
    """RUL-56 RUL-26: Moody Mayor is about the Mayor as he stands there, and he has left play in between."""
    table = tcg(
        town(
            "jacks-house, town-hall",
            at={"jacks-house": "undersea-gal, igor", "town-hall": OFFICIAL},
            hand="moody-mayor, eager-anaconda",
            pp=4,
        ),
        town(),
    )
    table.answer(0, "play-surprise moody-mayor 2")
    assert table.is_active(0, "town-hall")
    # He is given up for the Anaconda, found in the Discard Pile and played to the same Locale again.
    table.answer(0, "play eager-anaconda", f"scrap {OFFICIAL}", "scrap igor")
    table.answer(0, "use undersea-gal", f"take {OFFICIAL}")
    table.answer(0, f"play {OFFICIAL} town-hall")
    assert (table.at(0, "town-hall"), table.number(OFFICIAL)) == ([OFFICIAL], 2)
    assert not table.offers(0, "perform town-hall")
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


def patch(laid: str) -> Story:
    """The Function of the Pumpkin Patch, where the Monster under the Bed is, puts a Character under it."""
    at = {"pumpkin-patch": "monster-under-the-bed, reaper"}
    table = tcg(town("jacks-house, pumpkin-patch", at=at, hand="fetch, zero"), town())
    table.answer(0, "perform pumpkin-patch 1", f"lay {laid}")
    assert (table.under(0, "pumpkin-patch"), table.game.pp[0]) == ([laid], 6)
    return table


def test_a_function_sets_off_no_text_of_whom_it_has_put_out_of_play() -> None:
    """RUL-19 RUL-32 TCG-CHAR-07"""
    table = patch("monster-under-the-bed")
    assert (table.waiting, table.asks_for) == (0, "TurnAction")
    # While it stands there, the Monster asks for a card when the Function is complete.
    stays = patch("reaper")
    stays.asks(0, "discard fetch", "discard zero", "no")
    stays.answer(0, "no")
    assert (stays.hand(0), stays.waiting, stays.asks_for) == (["fetch", "zero"], 0, "TurnAction")


# What a hand tells


def test_who_looks_at_a_hand_does_not_learn_how_it_is_held() -> None:
    """TCG-INFO-01: its cards are named in alphabetical order, in whatever order they came."""
    for hand in ("zero, clown, igor", "igor, zero, clown"):
        table = tcg(
            town("jacks-house, the-laboratory", at={"the-laboratory": SCIENTIST}, hand="mad-genius", pp=1),
            town("oogies-lair", hand=hand),
        )
        table.answer(0, "play-surprise mad-genius 2")
        assert table.offered(0) == ["discard clown", "discard igor", "discard zero"]
        table.answer(0, "discard igor")
        assert (table.hand(1), table.told(Discards)) == (["clown", "zero"], [Discards(1, "igor")])
        assert (table.waiting, table.asks_for) == (0, "TurnAction")


@pytest.mark.parametrize(("other", "offered"), [("igor", ["discard igor", "stop"]), ("fetch", ["stop"]), ("", [])])
def test_a_bargain_does_not_tell_what_is_in_the_hand(other: str, offered: list[str]) -> None:
    """TCG-INFO-01 TCG-INFO-02: Characters from hand make the Hanging Tree cheaper, and any card might be one.

    At a patient table the player is asked with any other card in hand, and not with none.
    """
    table = tcg(town("jacks-house", hand=f"hanging-tree, {other}", pp=3), town(), patient=True)
    table.answer(0, "play hanging-tree jacks-house")
    if offered:
        table.asks(0, *offered)
        assert table.asks_for == "Bargain"
        table.answer(0, "stop")
    assert (table.at(0, "jacks-house"), table.game.pp[0]) == (["hanging-tree"], 0)
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


# A borrowed crown


def test_no_card_is_played_before_a_borrowed_crown_is_given_back() -> None:
    """TCG-TIME-04, TCG-PK-01: in the own turn cards wait for the activity, in the Start Phase for a turn."""
    jack = {"jacks-house": "jack-skellington-the-pumpkin-king"}
    table = tcg(town(at=jack, hand="i-am-the-pumpkin-king, fetch"), town())
    table.answer(0, "play-surprise i-am-the-pumpkin-king 1")
    table.refuses(0, PlaySurprise(table.card("fetch"), 1), "TCG-TIME-04")
    dawn = tcg(town(hand="fetch"), town(), stage="activity")
    dawn.refuses(0, PlaySurprise(dawn.card("fetch"), 1), "TCG-ROUND-08")
