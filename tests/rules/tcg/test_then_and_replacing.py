"""Chapter 22: what depends on success, and Characters that take the place of others."""

import pytest

from spiralhill.games.tcg.effects.conditions import ALWAYS
from spiralhill.games.tcg.effects.hands import AddPoints, Pitch
from spiralhill.games.tcg.effects.strikes import ScrapPair, ScrapTheirs
from spiralhill.games.tcg.effects.text import AndThen, Text
from spiralhill.games.tcg.events import Draws, Replaces, Scraps
from spiralhill.games.tcg.picks import Replace, Use
from spiralhill.games.tcg.prints import Ability, Function
from spiralhill.games.tcg.traits import CannotBeScrapped
from tests.rules.tcg.story import Story, tcg, town

JACK = "jack-skellington-the-pumpkin-king"
MASTER = "jack-skellington-master-of-fright"
LIGHT = "jack-skellington-demon-of-light"
SHY = "sally-shy-creature"
ALCHEMIST = "sally-skilled-alchemist"
LEADER = "the-mayor-lugubrious-leader"
OFFICIAL = "the-mayor-elected-official"


def test_the_second_part_needs_the_first() -> None:
    """TCG-THEN-01"""
    table = tcg(
        town("jacks-house", at={"jacks-house": "clown"}, hand="igor"),
        town("oogies-lair", at={"oogies-lair": "zero, igor"}, hand="2 zero"),
    )
    table.answer(0, "use clown")
    assert (table.told(Scraps), table.at(1, "oogies-lair")) == ([Scraps(0, "clown"), Scraps(1, "igor")], ["zero"])
    # Without a Barrel to give, Barrel draws nothing.
    trio = "lock-little-devil, shock-little-hag, barrel-little-skeleton"
    short = tcg(town("jacks-house", at={"jacks-house": trio}, hand="lock-little-devil"), town())
    short.refuses(0, Use(short.card("barrel-little-skeleton")), "TCG-THEN-01")


def test_a_price_that_was_not_paid_brings_nothing() -> None:
    """TCG-THEN-01 RUL-52"""
    for hand, lost, points in (("3 igor", 2, 5), ("2 igor", 2, 5), ("igor", 1, 0), ("", 0, 0)):
        table = tcg(
            town("jacks-house, castle-finklestein", at={"castle-finklestein": f"{JACK}, clown"}, hand=hand), town()
        )
        # The printed Castle takes one card.
        table.reprint("castle-finklestein", functions=(Function((AndThen(Pitch(2), AddPoints(5)),)),))
        table.answer(0, "perform castle-finklestein 1")
        while table.asks_for == "PitchWhich":
            table.answer(0, "discard igor")
        assert (len(table.pile(0, "discard")), table.game.pp[0]) == (lost, points)
        assert table.asks_for == "TurnAction"


@pytest.mark.parametrize("text", [ScrapTheirs(), ScrapPair(("igor", "zero"))])
def test_what_protection_has_stopped_did_not_happen(text: Text) -> None:
    """TCG-THEN-01 RUL-28"""
    for answer, points, there in (("pass", 2, []), ("protect halloweentown-gates", 0, ["igor", "zero"])):
        table = tcg(
            town("jacks-house", hand="fear-the-reaper", pp=1),
            town("oogies-lair", at={"oogies-lair": "igor, zero"}, table="halloweentown-gates"),
        )
        # No printed card goes on after it has hit an opponent's Characters like this.
        table.reprint("fear-the-reaper", abilities=(Ability(AndThen(text, AddPoints(2)), ALWAYS),))
        table.answer(0, "play-surprise fear-the-reaper 1")
        if table.waiting == 0:
            table.answer(0, "scrap igor")
            there = there or ["zero"]
        table.answer(1, answer)
        assert (table.game.pp[0], table.at(1, "oogies-lair"), table.asks_for) == (points, there, "TurnAction")


@pytest.mark.parametrize(("hand", "lost"), [("", 0), ("igor", 1), ("2 igor", 2), ("3 igor", 2)])
def test_a_forced_discard_takes_what_there_is(hand: str, lost: int) -> None:
    """RUL-52 RUL-18"""
    table = tcg(town("jacks-house", hand=f"black-cat, {hand}", pp=1), town())
    table.answer(0, "play black-cat jacks-house")
    while table.asks_for != "TurnAction":
        # It is no "may".
        assert not table.offers(0, "no")
        table.answer(0, "discard igor")
    assert (len(table.pile(0, "discard")), table.asks_for) == (lost, "TurnAction")


def test_what_may_be_done_may_be_left() -> None:
    """RUL-18"""
    table = tcg(town("jacks-house", hand="cyclops, igor", pp=1), town())
    table.answer(0, "play cyclops jacks-house")
    table.asks(0, "discard igor", "no")
    table.answer(0, "no")
    assert (table.hand(0), table.told(Draws)) == (["igor"], [])


def test_plain_and_does_not_depend() -> None:
    """TCG-THEN-02"""
    for deck in ("5 igor", ""):
        table = tcg(town("jacks-house, the-laboratory", at={"the-laboratory": JACK}, deck=deck), town())
        table.answer(0, "perform the-laboratory 1")
        # No Creation was found, and the points come all the same.
        assert (table.hand(0), table.game.pp[0]) == ([], 3)
    # Nobody has a card to give up, and whoever has Jack draws.
    both = tcg(town("jacks-house", at={"jacks-house": JACK}, hand="somethings-up-with-jack"), town())
    both.answer(0, "play-surprise somethings-up-with-jack 1")
    assert (len(both.hand(0)), both.hand(1)) == (1, [])


def replacing(old: str, hand: str, pp: int = 6, stacked: str = "") -> Story:
    """A Character at the Town Hall, versions of it in hand, and listeners on both sides."""
    return tcg(
        town(
            "jacks-house, town-hall",
            at={"town-hall": f"{old}, igor, zero", "jacks-house": "wolfman"},
            hand=hand,
            stacked={old: stacked} if stacked else {},
            pp=pp,
        ),
        town("oogies-lair", at={"oogies-lair": "devil"}),
    )


def test_the_same_title_and_another_alias() -> None:
    """TCG-REPL-01"""
    table = replacing(JACK, f"{MASTER}, {LIGHT}, {JACK}, {SHY}")
    replaces = [text for text in table.offered(0) if text.startswith("replace")]
    assert replaces == [f"replace {MASTER} {JACK}", f"replace {LIGHT} {JACK}"]
    # Sally is no version of Jack, and nobody replaces what is in hand.
    table.refuses(0, Replace(table.card(SHY), table.card(JACK)), "TCG-REPL-01")
    table.refuses(0, Replace(table.card(LIGHT), table.card(MASTER)), "TCG-REPL-01")


def test_only_in_the_own_town() -> None:
    """TCG-REPL-01"""
    table = tcg(town("jacks-house", hand=MASTER, pp=6), town("oogies-lair", at={"oogies-lair": JACK}))
    assert not table.offers(0, "replace")
    table.refuses(0, Replace(table.card(MASTER), table.card(JACK, 1)), "TCG-REPL-01")


def test_the_old_one_is_discarded_and_the_new_one_played() -> None:
    """TCG-REPL-02 TCG-REPL-06"""
    table = replacing(JACK, LIGHT, 3)
    table.answer(0, f"replace {LIGHT} {JACK}")
    # In one action, and without a question where to.
    assert (table.at(0, "town-hall"), table.pile(0, "discard")) == (["igor", LIGHT, "zero"], [JACK])
    assert table.told(Replaces) == [Replaces(0, LIGHT, JACK, 3)]
    assert len(table.game.picks) == 1


@pytest.mark.parametrize("stacked", ["", "look-what-youve-done"])
@pytest.mark.parametrize(("new", "price"), [(MASTER, 2), (LIGHT, 3)])
def test_the_price_is_the_difference_of_printed_numbers(new: str, price: int, stacked: str) -> None:
    """TCG-REPL-03 RUL-22"""
    table = replacing(JACK, new, price, stacked)
    table.answer(0, f"replace {new} {JACK}")
    assert table.game.pp[0] == 0
    poor = replacing(JACK, new, price - 1, stacked)
    poor.refuses(0, Replace(poor.card(new), poor.card(JACK)), "TCG-PLAY-04")


@pytest.mark.parametrize(("old", "new"), [(SHY, ALCHEMIST), (ALCHEMIST, SHY), (OFFICIAL, LEADER)])
def test_equal_numbers_cost_nothing(old: str, new: str) -> None:
    """TCG-REPL-04"""
    table = replacing(old, new, 0)
    table.answer(0, f"replace {new} {old}")
    assert new in table.at(0, "town-hall")


@pytest.mark.parametrize(("old", "new"), [(MASTER, JACK), (LIGHT, MASTER), (LIGHT, JACK)])
def test_no_lower_version_replaces_a_higher_one(old: str, new: str) -> None:
    """TCG-REPL-05"""
    table = replacing(old, new)
    assert not table.offers(0, "replace")
    table.refuses(0, Replace(table.card(new), table.card(old)), "TCG-REPL-05")


def test_the_new_one_stands_where_the_old_one_stood() -> None:
    """TCG-REPL-06"""
    table = replacing(JACK, LIGHT)
    # Not even at a Locale where he would be cheaper.
    assert [text for text in table.offered(0) if LIGHT in text] == [f"replace {LIGHT} {JACK}"]
    table.answer(0, f"replace {LIGHT} {JACK}")
    assert LIGHT in table.at(0, "town-hall")


def test_stacked_surprises_pass_on() -> None:
    """TCG-REPL-07"""
    table = replacing(JACK, LIGHT, 3, "look-what-youve-done, the-best-i-can")
    table.answer(0, f"replace {LIGHT} {JACK}")
    assert table.stacked(LIGHT) == ["look-what-youve-done", "the-best-i-can"]
    assert (table.number(LIGHT), table.pile(0, "discard")) == (8, [JACK])


def test_no_version_replaces_itself() -> None:
    """TCG-REPL-08"""
    table = replacing(JACK, JACK)
    assert not table.offers(0, "replace")
    table.refuses(0, Replace(table.card(JACK, pile="hand"), table.card(JACK)), "TCG-REPL-08")


def test_a_replacement_sets_off_no_text_about_discards() -> None:
    """TCG-REPL-09"""
    table = tcg(
        town("jacks-house", at={"jacks-house": f"{LEADER}, {SHY}"}, hand=f"{ALCHEMIST}, wolfman", pp=2),
        town("oogies-lair", at={"oogies-lair": "devil"}),
    )
    table.answer(0, f"replace {ALCHEMIST} {SHY}")
    assert (table.told(Draws), table.told(Scraps), table.asks_for) == ([], [], "TurnAction")
    # A real discard does: the Mayor and the Devil draw, and the Wolfman's player for the price.
    table.answer(0, "play wolfman jacks-house", f"scrap {ALCHEMIST}")
    while table.asks_for == "Trigger":
        table.answer(0, table.offered(0)[0])
    assert sorted((event.seat, event.number) for event in table.told(Draws)) == [(0, 1), (0, 2), (1, 1)]


def test_a_new_version_counts_as_played() -> None:
    """RUL-25"""
    table = replacing(JACK, MASTER, 2)
    table.answer(0, f"replace {MASTER} {JACK}")
    table.asks(0, "scrap igor", "scrap zero")


def test_who_cannot_be_discarded_can_be_replaced() -> None:
    """RUL-25"""
    table = replacing(JACK, LIGHT, 3)
    # No printed Character with versions is safe from discards.
    table.reprint(JACK, traits=(CannotBeScrapped(),))
    table.answer(0, f"replace {LIGHT} {JACK}")
    assert table.pile(0, "discard") == [JACK]
