"""Chapter 17, card text: it goes before the rules, and its own name means that very card."""

from spiralhill.games.tcg.events import Draws, Scraps
from spiralhill.games.tcg.picks import Play, Use
from tests.rules.tcg.story import tcg, town

JACK = "jack-skellington-the-pumpkin-king"
SALLY = "sally-shy-creature"
DOCTOR = "dr-finklestein-brainy-inventor"


def test_a_card_may_give_a_second_function() -> None:
    """TCG-TEXT-01"""
    witches = {"tree-circle": "big-witch, little-witch"}
    table = tcg(town("jacks-house, tree-circle", at=witches, hand="say-it-twice", pp=2), town())
    table.answer(0, "perform jacks-house 2")
    assert not table.offers(0, "perform")
    table.answer(0, "play-surprise say-it-twice 2", "perform tree-circle 1")
    assert (table.game.pp[0], len(table.hand(0))) == (4, 2)
    assert not table.offers(0, "perform")


def test_a_card_may_go_to_an_opponents_row() -> None:
    """TCG-TEXT-01"""
    table = tcg(town("jacks-house", hand="easter-bunny, zero", pp=2), town("oogies-lair, the-well"))
    table.refuses(0, Play(table.card("zero"), table.card("the-well", 1)), "TCG-CHAR-01")
    table.answer(0, "play easter-bunny the-well")
    assert table.at(1, "the-well") == ["easter-bunny"]


def test_a_card_may_take_the_kings_card_for_a_while() -> None:
    """TCG-TEXT-01 TCG-COMP-06"""
    table = tcg(
        town("jacks-house", hand="2 zero"),
        town("oogies-lair", at={"oogies-lair": JACK}, hand="i-am-the-pumpkin-king, igor"),
        town("mayor-mobile", hand="2 zero"),
        turn=1,
        king=0,
    )
    table.answer(1, "play-surprise i-am-the-pumpkin-king 1")
    assert table.game.king == 1
    table.answer(1, "mark points", "pass")
    # Everybody in order, from the one who has the card now.
    table.answer(2, "pay zero")
    table.answer(0, "pay zero")
    assert (table.game.king, table.game.pp) == (0, [1, 0, 1])
    assert (table.waiting, table.asks_for) == (1, "TurnAction")


def test_who_cannot_be_discarded_is_not() -> None:
    """TCG-TEXT-01"""
    table = tcg(
        town("jacks-house, the-tree-house", at={"the-tree-house": "sandy-claws, igor"}, hand="wolfman", pp=2), town()
    )
    table.answer(0, "play wolfman the-tree-house")
    table.asks(0, "scrap igor", "no")
    table.cites(0, table.card("sandy-claws"), "TCG-TEXT-01")


def test_an_own_name_means_that_very_card() -> None:
    """TCG-NAME-01"""
    table = tcg(
        town("jacks-house", at={"jacks-house": f"{JACK}, {SALLY}"}),
        town("oogies-lair, the-well", at={"the-well": f"{JACK}, {SALLY}"}),
    )
    assert [text for text in table.offered(0) if text.startswith("use")] == [f"use {SALLY}"]
    table.refuses(0, Use(table.card(SALLY, 1)), "TCG-NAME-01")
    table.answer(0, f"use {SALLY}")
    assert (table.told(Scraps), table.at(1, "the-well")) == ([Scraps(0, SALLY)], [JACK, SALLY])
    assert table.told(Draws)[0].seat == 0


def test_the_condition_is_read_for_that_card_alone() -> None:
    """TCG-NAME-02"""
    table = tcg(
        town("jacks-house, the-well", at={"jacks-house": SALLY, "the-well": JACK}),
        town("oogies-lair, the-well", at={"the-well": f"{JACK}, {SALLY}"}),
    )
    # Her own Jack is at another Locale; theirs stand together, and that is no help.
    table.refuses(0, Use(table.card(SALLY, 0)), "TCG-NAME-02")
    table.answer(0, "perform jacks-house 3", f"move {SALLY} the-well", "stop", f"use {SALLY}")
    assert len(table.hand(0)) == 3


def test_a_locale_in_the_condition_is_one_of_the_own_row() -> None:
    """TCG-NAME-02"""
    table = tcg(
        town("jacks-house", at={"jacks-house": DOCTOR}, creations="road-kill"),
        town("finklestein-hall", at={"finklestein-hall": DOCTOR}, creations="road-kill"),
    )
    table.refuses(0, Use(table.card(DOCTOR, 0)), "TCG-NAME-02")
    table.end_turn(0)
    table.answer(1, f"use {DOCTOR}")
    assert (len(table.hand(1)), table.pile(0, "creations")) == (3, ["road-kill"])
