"""RUL-39 in its corners: what a Locale that is turned face down keeps out, and what it is left out of."""

from spiralhill.games.tcg.picks import Choose, Gather, Move, Play, PlaySurprise, Replace, Use
from tests.rules.tcg.story import Story, Town, tcg, town

JACK = "jack-skellington-the-pumpkin-king"
MASTER = "jack-skellington-master-of-fright"
OFFICIAL = "the-mayor-elected-official"
SALLY = "sally-shy-creature"
TRIO = ("lock-little-devil", "shock-little-hag", "barrel-little-skeleton")
GANG = "wolfman, decomposing-guy, harlequin-demon"


def alley(theirs: Town, locale: str, hand: str = "") -> Story:
    """The first player, who still is on turn, has turned a Locale of the second one face down."""
    table = tcg(town("jacks-house", at={"jacks-house": GANG}, hand=f"dark-alley, {hand}", pp=3), theirs)
    table.answer(0, "play-surprise dark-alley 2", f"choose {locale}")
    assert not table.is_active(1, locale)
    return table


def closed(theirs: Town, locale: str) -> Story:
    """The second player is on turn, with a Locale face down."""
    table = alley(theirs, locale)
    table.end_turn(0)
    return table


def test_nobody_is_replaced_at_a_locale_that_is_face_down() -> None:
    """RUL-39 TCG-REPL-06: the new version would be played to it."""
    theirs = town("oogies-lair, the-crypt", at={"the-crypt": JACK}, hand=MASTER, pp=2)
    table = closed(theirs, "the-crypt")
    master, jack = table.card(MASTER, 1), table.card(JACK, 1)
    table.refuses(1, Replace(master, jack), "RUL-39")
    # Nor can the other version go elsewhere while this one is in town.
    table.refuses(1, Play(master, table.card("oogies-lair", 1)), "TCG-CHAR-04")
    assert (table.at(1, "the-crypt"), table.game.pp[1]) == ([JACK], 2)
    # Out of there Jack can be replaced.
    table.answer(1, "perform oogies-lair 3", f"move {JACK} oogies-lair")
    table.answer(1, f"replace {MASTER} {JACK}")
    assert (table.pile(1, "discard"), table.game.pp[1]) == ([JACK, MASTER], 0)
    assert (table.waiting, table.asks_for) == (1, "TurnAction")


def test_little_witch_cannot_join_big_witch_at_a_locale_that_is_face_down() -> None:
    """RUL-39"""
    theirs = town("oogies-lair, the-crypt, the-well", at={"the-crypt": "big-witch", "the-well": "little-witch"})
    table = closed(theirs, "the-crypt")
    table.refuses(1, Use(table.card("little-witch", 1)), "TCG-THEN-01")
    # Big Witch may leave, and somewhere else she can be joined.
    table.answer(1, "perform oogies-lair 3", "move big-witch oogies-lair")
    table.answer(1, "use little-witch")
    assert table.at(1, "oogies-lair") == ["big-witch", "little-witch"]
    assert (table.waiting, table.asks_for) == (1, "TurnAction")


def test_the_mayor_gathers_nobody_at_a_town_square_that_is_face_down() -> None:
    """RUL-39"""
    theirs = town("mayor-mobile, town-square, the-well", at={"town-square": OFFICIAL, "mayor-mobile": "igor"})
    table = closed(theirs, "town-square")
    table.answer(1, "perform mayor-mobile 3")
    # Igor has nowhere to go, and the Mayor can only leave.
    table.asks(1, f"move {OFFICIAL} mayor-mobile", f"move {OFFICIAL} the-well", "stop")
    table.refuses_pick(1, Gather(table.card(OFFICIAL, 1)))
    table.refuses_pick(1, Move(table.card("igor", 1), table.card("town-square", 1)))
    table.answer(1, "stop")
    assert (table.at(1, "town-square"), table.asks_for) == ([OFFICIAL], "TurnAction")


def test_a_locale_that_is_face_down_keeps_its_place() -> None:
    """RUL-39: the Gate Keeper swaps it with no other, not even for the one who turned it."""
    theirs = town("oogies-lair, the-crypt, the-well, back-alley", at={"back-alley": "igor"})
    table = alley(theirs, "the-crypt", hand="gate-keeper")
    table.answer(0, "play-surprise gate-keeper 2")
    table.asks(0, "choose oogies-lair", "choose the-well")
    table.refuses_pick(0, Choose(table.card("the-crypt", 1)))
    # With the first of the two there is no choice left of the second.
    table.answer(0, "choose oogies-lair")
    assert table.row(1) == ["the-well", "the-crypt", "oogies-lair", "back-alley"]
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


def test_two_locales_cannot_be_swapped_if_one_of_them_is_face_down() -> None:
    """RUL-39 RUL-14"""
    table = alley(town("oogies-lair, the-crypt"), "the-crypt", hand="gate-keeper")
    table.refuses(0, PlaySurprise(table.card("gate-keeper"), 2), "RUL-14")
    assert (table.row(1), table.asks_for) == (["oogies-lair", "the-crypt"], "TurnAction")


def test_mellow_trio_plays_at_no_locale_that_is_face_down() -> None:
    """RUL-39"""
    band = "accordion-player, bass-player, sax-player"
    theirs = town("oogies-lair, the-crypt", at={"the-crypt": band}, hand="mellow-trio", pp=1)
    table = closed(theirs, "the-crypt")
    table.refuses(1, PlaySurprise(table.card("mellow-trio", 1), 2), "RUL-14")
    # One of them leaves, and is the only one to draw for.
    table.answer(1, "perform oogies-lair 3", "move sax-player oogies-lair")
    table.answer(1, "play-surprise mellow-trio 2")
    assert (table.hand(1), table.at(1, "the-crypt")) == (["cyclops"], ["accordion-player", "bass-player"])
    assert (table.waiting, table.asks_for) == (1, "TurnAction")


def test_nobody_rides_to_a_mayor_mobile_that_is_face_down() -> None:
    """RUL-39 RUL-14"""
    theirs = town("mayor-mobile, the-crypt", at={"the-crypt": "igor"}, hand="hitch-a-ride")
    table = closed(theirs, "mayor-mobile")
    table.refuses(1, PlaySurprise(table.card("hitch-a-ride", 1), 2), "RUL-14")
    assert (table.at(1, "the-crypt"), table.waiting, table.asks_for) == (["igor"], 1, "TurnAction")


def test_nobody_rides_from_the_mayor_mobile_to_a_locale_that_is_face_down() -> None:
    """RUL-39"""
    theirs = town("mayor-mobile, the-crypt, the-well, back-alley", at={"mayor-mobile": "igor"}, hand="hitch-a-ride")
    table = closed(theirs, "the-crypt")
    table.answer(1, "play-surprise hitch-a-ride 1")
    table.asks(1, "choose the-well", "choose back-alley")
    table.answer(1, "choose the-well")
    assert (table.at(1, "the-well"), table.waiting, table.asks_for) == (["igor"], 1, "TurnAction")


def test_winged_demon_does_not_come_to_a_locale_that_is_face_down() -> None:
    """RUL-39"""
    row = "oogies-lair, the-crypt, the-well, back-alley"
    table = closed(town(row, at={"the-well": "winged-demon"}, hand="fetch"), "the-crypt")
    table.answer(1, "use winged-demon")
    table.asks(1, "move winged-demon oogies-lair", "move winged-demon back-alley")
    table.answer(1, "move winged-demon oogies-lair")
    assert (table.at(1, "oogies-lair"), table.waiting, table.asks_for) == (["winged-demon"], 1, "TurnAction")


def test_the_tub_of_terror_does_not_stop_at_a_locale_that_is_face_down() -> None:
    """RUL-39"""
    row = "oogies-lair, the-crypt, the-well, back-alley"
    table = closed(town(row, at={"the-well": ", ".join(TRIO)}, hand="tub-of-terror", pp=1), "the-crypt")
    table.answer(1, "play-surprise tub-of-terror 2")
    table.asks(1, "choose oogies-lair", "choose back-alley")
    table.answer(1, "choose back-alley")
    assert (table.at(1, "back-alley"), table.waiting, table.asks_for) == (sorted(TRIO), 1, "TurnAction")


def test_no_town_meeting_is_held_at_a_locale_that_is_face_down() -> None:
    """RUL-39 RUL-14"""
    at = {"the-well": "igor, zero"}
    table = closed(town("oogies-lair, town-hall, the-well", at=at, hand="town-meeting", pp=1), "town-hall")
    table.refuses(1, PlaySurprise(table.card("town-meeting", 1), 1), "RUL-14")
    # With the Town Square in the row there is nothing to choose but who is called there.
    both = closed(town("oogies-lair, town-hall, the-well, town-square", at=at, hand="town-meeting", pp=1), "town-hall")
    both.answer(1, "play-surprise town-meeting 1")
    both.asks(1, "bring igor", "bring zero")
    both.answer(1, "bring zero")
    assert (both.at(1, "town-square"), both.waiting, both.asks_for) == (["zero"], 1, "TurnAction")


def test_an_opponent_moves_nobody_to_a_locale_that_is_face_down() -> None:
    """RUL-39 RUL-14"""
    theirs = town("oogies-lair, the-crypt", at={"oogies-lair": SALLY})
    table = alley(theirs, "the-crypt", hand="i-am-not-the-one")
    table.refuses(0, PlaySurprise(table.card("i-am-not-the-one"), 2), "RUL-14")
    assert (table.at(1, "oogies-lair"), table.waiting, table.asks_for) == ([SALLY], 0, "TurnAction")


def test_the_easter_bunny_is_not_played_to_an_opponents_locale_that_is_face_down() -> None:
    """RUL-39"""
    table = alley(town("oogies-lair, the-crypt, the-well"), "the-crypt", hand="easter-bunny")
    table.refuses(0, Play(table.card("easter-bunny"), table.card("the-crypt", 1)), "RUL-39")
    table.answer(0, "play easter-bunny the-well")
    assert (table.at(1, "the-well"), table.game.pp[0]) == (["easter-bunny"], 0)
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


def test_cards_do_not_make_up_for_what_a_locale_that_is_face_down_is_short_of() -> None:
    """RUL-39 RUL-14: It's Time You Begun is about a Locale that is too weak, not about one that is closed."""
    theirs = town("oogies-lair, the-well", hand="its-time-you-begun, fetch")
    table = closed(theirs, "the-well")
    table.refuses(1, PlaySurprise(table.card("its-time-you-begun", 1), 1), "RUL-14")
    assert (table.hand(1), table.waiting, table.asks_for) == (["fetch", "its-time-you-begun"], 1, "TurnAction")


def test_nobody_shares_a_locale_that_is_face_down() -> None:
    """RUL-39 TCG-NAME-02: Jack and Sally are in town, but at no Locale that a text could name."""
    hand = "sandy-claws-outfit, i-never-realized"
    theirs = town("oogies-lair, the-crypt", at={"the-crypt": f"{JACK}, {SALLY}"}, hand=hand, pp=3)
    table = closed(theirs, "the-crypt")
    table.refuses(1, Play(table.card("sandy-claws-outfit", 1), None), "TCG-PLAY-04")
    table.refuses(1, PlaySurprise(table.card("i-never-realized", 1), 2), "RUL-14")
    table.refuses(1, Use(table.card(SALLY, 1)), "TCG-NAME-02")
    # In the daylight all three would do.
    there = tcg(theirs, town("jacks-house"))
    assert all(there.offers(0, pick) for pick in ("play sandy", "play-surprise i-never-realized 2", f"use {SALLY}"))
    assert (table.waiting, table.asks_for) == (1, "TurnAction")


def test_who_is_at_a_locale_that_is_face_down_is_in_town() -> None:
    """RUL-39: My Fantasies asks for Jack, wherever he is."""
    table = closed(town("oogies-lair, the-crypt", at={"the-crypt": JACK}, hand="my-fantasies"), "the-crypt")
    assert table.offers(1, "play-surprise my-fantasies 2")


def test_the_mayor_keeps_nobody_at_a_locale_that_is_face_down() -> None:
    """RUL-39: Public Transportation calls there, too; of three towns the left neighbour's is moved."""
    theirs = town("mayor-mobile, the-crypt", at={"the-crypt": OFFICIAL})
    table = alley(theirs, "the-crypt", hand="public-transportation")
    table.answer(0, "play-surprise public-transportation 1")
    assert table.at(1, "mayor-mobile") == [OFFICIAL]
    # Where he can be seen, nobody is moved.
    kept = tcg(town(hand="public-transportation"), theirs)
    kept.refuses(0, PlaySurprise(kept.card("public-transportation"), 1), "RUL-14")


def test_jewel_stands_in_for_nobody_at_a_locale_that_is_face_down() -> None:
    """RUL-39"""
    doctor = "dr-finklestein-mad-scientist"
    theirs = town("oogies-lair, the-crypt", at={"the-crypt": f"{doctor}, jewel"})
    table = tcg(
        town("jacks-house", at={"jacks-house": f"{GANG}, reaper"}, hand="dark-alley, fear-the-reaper", pp=2), theirs
    )
    table.answer(0, "play-surprise dark-alley 2", "choose the-crypt")
    table.answer(0, "play-surprise fear-the-reaper 2", f"scrap {doctor}")
    assert (table.at(1, "the-crypt"), table.pile(1, "discard")) == (["jewel"], [doctor])
    assert (table.waiting, table.asks_for) == (0, "TurnAction")


def test_nobody_is_heavy_at_a_lair_that_is_face_down() -> None:
    """RUL-39 TCG-MOVE-07: a Locale without a name makes leaving no harder."""
    oogie = "oogie-boogie-meanest-guy-around"
    theirs = town("finklestein-hall, the-well, the-crypt, oogies-lair", at={"oogies-lair": oogie})
    heavy = tcg(town(), theirs, turn=1)
    table = closed(theirs, "oogies-lair")
    for story, left in ((heavy, False), (table, True)):
        story.answer(1, "perform finklestein-hall 3", f"move {oogie} the-crypt")
        assert (story.asks_for == "MoveCharacters") == left


def test_moody_mayor_counts_twice_for_no_locale_that_is_face_down() -> None:
    """RUL-39"""
    theirs = town("mayor-mobile, town-square", at={"town-square": OFFICIAL}, hand="moody-mayor", pp=3)
    choice = "play-surprise moody-mayor 2"
    assert tcg(town(), theirs, turn=1).offers(1, choice)
    assert not closed(theirs, "town-square").offers(1, choice)


def test_what_is_face_down_is_not_turned_face_down_again() -> None:
    """RUL-39"""
    theirs = town("oogies-lair, the-crypt", at={"the-crypt": "igor"}, hand="fetch")
    mine = town("jacks-house", at={"jacks-house": GANG}, hand="dark-alley", pp=3)
    table = tcg(mine, theirs, town("mayor-mobile", at={"mayor-mobile": GANG}, hand="dark-alley", pp=3))
    table.answer(0, "play-surprise dark-alley 2", "choose the-crypt")
    table.end_turn(0)
    table.end_turn(1)
    table.answer(2, "play-surprise dark-alley 2")
    assert not table.offers(2, "choose the-crypt")
