"""Chapter 20, Hex: once in the own turn, and a counter to remember it by."""

from spiralhill.games.tcg.events import Draws, Hexes
from spiralhill.games.tcg.picks import Use
from tests.rules.tcg.story import Story, tcg, town
from tests.rules.views import facts, viewers

SHY = "sally-shy-creature"
ALCHEMIST = "sally-skilled-alchemist"
BARREL = "barrel-dopey-trick-or-treater"
INVENTOR = "dr-finklestein-brainy-inventor"
SCIENTIST = "dr-finklestein-mad-scientist"


def alchemy(hand: str = "3 igor", pp: int = 0) -> Story:
    """Sally in her room, with cards to give."""
    return tcg(town("jacks-house, sallys-room", at={"sallys-room": ALCHEMIST}, hand=hand, pp=pp), town())


def test_hex_text_is_used_once_in_a_turn() -> None:
    """TCG-HEX-01"""
    table = alchemy()
    table.answer(0, f"use {ALCHEMIST}", "discard igor")
    assert len(table.told(Draws)) == 1
    assert not table.offers(0, "use")
    table.refuses(0, Use(table.card(ALCHEMIST)), "TCG-HEX-02")
    # The Function changes nothing about that.
    table.answer(0, "perform jacks-house 2")
    table.refuses(0, Use(table.card(ALCHEMIST)), "TCG-HEX-02")


def test_a_counter_marks_the_character() -> None:
    """TCG-HEX-02"""
    table = alchemy()
    sally = table.card(ALCHEMIST)
    assert table.game.hexed == frozenset()
    table.answer(0, f"use {ALCHEMIST}", "discard igor")
    assert (table.game.hexed, table.told(Hexes)) == (frozenset({sally}), [Hexes(0, ALCHEMIST)])
    for viewer in viewers(table):
        assert facts(table, viewer)["hexed"] == [sally]
    # Who has one already cannot use the text at all.
    marked = tcg(town("jacks-house, sallys-room", at={"sallys-room": ALCHEMIST}, hexed=ALCHEMIST, hand="igor"), town())
    marked.refuses(0, Use(marked.card(ALCHEMIST)), "TCG-HEX-02")


def test_a_text_that_waits_says_so_and_a_counter_says_more() -> None:
    """TCG-HEX-02, TCG-CHAR-07"""
    for hexed, message, rule in (("", "text-waits", "TCG-CHAR-07"), ("corpse-kid", "hexed", "TCG-HEX-02")):
        table = tcg(town("jacks-house", at={"jacks-house": "corpse-kid"}, hexed=hexed, hand="fetch"), town())
        (reason,) = table.game.why_not(0, table.card("corpse-kid"))
        assert (reason.message, reason.rule) == (message, rule)
    table = tcg(town("jacks-house", at={"jacks-house": "cyclops"}), town())
    (reason,) = table.game.why_not(0, table.card("cyclops"))
    assert reason.message == "nothing-to-use"


def test_a_text_that_was_not_used_leaves_no_counter() -> None:
    """TCG-HEX-02"""
    table = tcg(town("jacks-house", at={"jacks-house": "corpse-kid"}, hand="fetch, moody-mayor, igor"), town())
    table.answer(0, "play-surprise fetch 1", "no")
    assert (table.game.hexed, table.told(Hexes)) == (frozenset(), [])
    # After the next Surprise he may still use it.
    table.answer(0, "play-surprise moody-mayor 1", "discard igor")
    assert (table.told(Hexes), table.game.pp[0]) == ([Hexes(0, "corpse-kid")], 1)


def test_counters_come_off_and_the_text_works_again() -> None:
    """TCG-HEX-03"""
    table = alchemy()
    table.answer(0, f"use {ALCHEMIST}", "discard igor", "end-turn")
    # In an opponent's turn the counter is still there.
    assert len(table.game.hexed) == 1
    table.end_turn(1)
    assert table.game.hexed == frozenset()
    table.next_turn(0)
    table.answer(0, f"use {ALCHEMIST}", "discard igor")
    assert len(table.told(Hexes)) == 2


def test_a_discarded_character_loses_its_counter() -> None:
    """TCG-HEX-04"""
    table = alchemy("igor, wolfman, 2 clown", pp=2)
    table.answer(0, f"use {ALCHEMIST}", "discard igor", "play wolfman sallys-room", f"scrap {ALCHEMIST}")
    assert (table.game.hexed, ALCHEMIST in table.pile(0, "discard")) == (frozenset(), True)


def test_another_copy_comes_without_a_counter() -> None:
    """TCG-HEX-05"""
    table = alchemy(f"igor, wolfman, 2 clown, {ALCHEMIST}", pp=4)
    table.answer(0, f"use {ALCHEMIST}", "discard igor", "play wolfman sallys-room", f"scrap {ALCHEMIST}")
    table.answer(0, f"play {ALCHEMIST} sallys-room", f"use {ALCHEMIST}", "discard clown")
    assert (len(table.told(Hexes)), table.game.hexed) == (2, frozenset({table.card(ALCHEMIST)}))
    table.refuses(0, Use(table.card(ALCHEMIST)), "TCG-HEX-02")


def test_hex_text_is_silent_in_an_opponents_turn() -> None:
    """TCG-HEX-06"""
    table = tcg(
        town("jacks-house", hand="public-transportation"),
        town("oogies-lair, the-well", at={"the-well": BARREL}),
    )
    table.answer(0, "play-surprise public-transportation 1")
    # He has moved to a Locale, but not in his own player's turn.
    assert (table.at(1, "oogies-lair"), table.told(Hexes), table.hand(1)) == ([BARREL], [], [])
    table.end_turn(0)
    table.answer(1, "perform oogies-lair 3", f"move {BARREL} the-well", "yes")
    assert (table.told(Hexes), len(table.hand(1))) == ([Hexes(1, BARREL)], 1)


def test_hex_text_is_silent_in_the_start_phase() -> None:
    """TCG-HEX-06"""
    table = tcg(
        town("jacks-house, the-well", at={"the-well": BARREL}, hand="igor"), town(hand="igor"), stage="activity"
    )
    table.answer(0, "mark move", "join")
    assert (table.at(0, "jacks-house"), table.told(Hexes), table.asks_for) == ([BARREL], [], "TurnAction")


def test_a_replacement_removes_the_counter() -> None:
    """RUL-24"""
    table = tcg(
        town(
            "finklestein-hall, the-laboratory",
            at={"finklestein-hall": SCIENTIST},
            hand=INVENTOR,
            hexed=SCIENTIST,
            creations="road-kill",
        ),
        town(),
    )
    assert len(table.game.hexed) == 1
    table.answer(0, f"replace {INVENTOR} {SCIENTIST}")
    assert table.game.hexed == frozenset()
    # The new version may use its own text in this turn.
    table.answer(0, f"use {INVENTOR}")
    assert (len(table.hand(0)), table.game.hexed) == (3, frozenset({table.card(INVENTOR)}))


def test_a_version_with_a_used_text_is_replaced_by_one_that_may_use_its_own() -> None:
    """RUL-24"""
    table = alchemy(f"2 igor, {SHY}")
    table.answer(0, f"use {ALCHEMIST}", "discard igor", f"replace {SHY} {ALCHEMIST}")
    assert (table.at(0, "sallys-room"), table.game.hexed) == ([SHY], frozenset())


def test_there_are_no_counters_outside_play() -> None:
    """RUL-26"""
    jack = "jack-skellington-demon-of-light"
    table = tcg(
        town("jacks-house", at={"jacks-house": jack}, hand="hello-oogie", pp=3),
        town("oogies-lair", at={"oogies-lair": "corpse-kid"}, hexed="corpse-kid"),
    )
    table.answer(0, "play-surprise hello-oogie 1")
    assert (table.hand(1), table.game.hexed) == (["corpse-kid"], frozenset())
    patch = tcg(
        town("jacks-house, pumpkin-patch", at={"pumpkin-patch": "3 clown, corpse-kid"}, hexed="corpse-kid"), town()
    )
    patch.answer(0, "perform pumpkin-patch 1", "lay corpse-kid")
    assert (patch.under(0, "pumpkin-patch"), patch.game.hexed) == (["corpse-kid"], frozenset())
