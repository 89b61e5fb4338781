"""Chapter 10, Characters: where they go, and who may not come twice."""

from spiralhill.games.tcg.events import Draws, PlaysCharacter
from spiralhill.games.tcg.picks import Play, Replace
from spiralhill.games.tcg.wording import TcgWording
from tests.rules.tcg.story import tcg, town

SALLY = "sally-shy-creature"
ALCHEMIST = "sally-skilled-alchemist"
FINKLESTEIN = "dr-finklestein-mad-scientist"


def test_a_character_goes_to_any_locale_of_the_own_row() -> None:
    """TCG-CHAR-01"""
    row = "the-well, jacks-house, the-crypt"
    table = tcg(town(row, hand="igor", pp=1, creations="road-kill"), town("oogies-lair, town-hall"))
    plays = [text for text in table.offered(0) if text.startswith("play")]
    assert plays == ["play igor the-well", "play igor jacks-house", "play igor the-crypt"]
    igor = table.card("igor")
    table.refuses(0, Play(igor, table.card("town-hall", 1)), "TCG-CHAR-01")
    table.refuses(0, Play(igor, table.card("road-kill")), "TCG-CHAR-01")
    # What lies in the Locale Deck is in no row.
    table.refuses_pick(0, Play(igor, table.card("town-square")))
    table.refuses_pick(0, Play(igor, None))
    table.answer(0, "play igor the-crypt")
    assert (table.at(0, "the-crypt"), table.told(PlaysCharacter)[0].price) == (["igor"], 1)


def test_the_locale_need_not_be_active_nor_have_given_the_points() -> None:
    """TCG-CHAR-02"""
    table = tcg(town("jacks-house, town-square", hand="igor"), town())
    table.answer(0, "perform jacks-house 2", "play igor town-square")
    assert (table.at(0, "town-square"), table.is_active(0, "town-square")) == (["igor"], False)


def test_any_number_of_characters_stand_at_one_locale() -> None:
    """TCG-CHAR-03"""
    there = "behemoth, clown, cyclops, mr-hyde, zero, winged-demon"
    table = tcg(town("jacks-house", at={"jacks-house": there}, hand="igor, undersea-gal", pp=3), town())
    table.answer(0, "play igor jacks-house", "play undersea-gal jacks-house")
    assert len(table.at(0, "jacks-house")) == 8


def test_nobody_comes_twice_to_a_town() -> None:
    """TCG-CHAR-04"""
    table = tcg(town("jacks-house, the-well", at={"the-well": "igor"}, hand="igor", pp=3), town())
    for locale in ("jacks-house", "the-well"):
        table.refuses(0, Play(table.card("igor", pile="hand"), table.card(locale)), "TCG-CHAR-04")
    # He has no versions: there is one reason, and nothing is said of replacing.
    (reason,) = table.game.why_not(0, table.card("igor", pile="hand"))
    assert reason.message == "one-of-a-kind"
    (reason,) = table.game.why_not(0, Play(table.card("igor", pile="hand"), table.card("the-well")))
    assert reason.message == "one-of-a-kind"
    assert not [pick for pick in TcgWording().tries(table.game.view(0)) if isinstance(pick, Replace)]
    # Once the first has left, the second may come.
    table.answer(0, "use igor", "play igor jacks-house")
    assert table.at(0, "jacks-house") == ["igor"]


def test_the_ban_covers_other_versions() -> None:
    """TCG-CHAR-05"""
    table = tcg(town("jacks-house, the-well", at={"the-well": SALLY}, hand=f"{ALCHEMIST}, {SALLY}", pp=4), town())
    assert [text for text in table.offered(0) if "sally" in text] == [f"replace {ALCHEMIST} {SALLY}"]
    for locale in ("jacks-house", "the-well"):
        table.refuses(0, Play(table.card(ALCHEMIST), table.card(locale)), "TCG-CHAR-04")
    table.answer(0, f"replace {ALCHEMIST} {SALLY}")
    assert table.at(0, "the-well") == [ALCHEMIST]


def test_each_town_is_looked_at_by_itself() -> None:
    """TCG-CHAR-06"""
    table = tcg(
        town("jacks-house", hand=SALLY, pp=2),
        town("oogies-lair, the-well", at={"the-well": SALLY}),
        town("mayor-mobile", at={"mayor-mobile": ALCHEMIST}),
    )
    # Nobody else's Sally is in the way, and none of theirs is replaced.
    table.refuses(0, Replace(table.card(SALLY, 0), table.card(ALCHEMIST, 2)), "TCG-REPL-01")
    table.answer(0, f"play {SALLY} jacks-house")
    assert [table.game.has(seat, "sally") for seat in range(3)] == [True] * 3


def test_the_text_of_a_character_works_again_and_again() -> None:
    """TCG-CHAR-07"""
    table = tcg(
        town(
            "jacks-house, the-laboratory",
            at={"the-laboratory": f"{FINKLESTEIN}, mr-hyde"},
            hand="scorpion-surprise, christmas-tree-bats",
            pp=6,
        ),
        town(),
    )
    table.answer(0, "play scorpion-surprise")
    assert len(table.told(Draws)) == 1
    table.answer(0, "play christmas-tree-bats")
    assert [event.number for event in table.told(Draws)] == [1, 1]


def test_the_easter_bunny_goes_to_an_opponents_regular_locale() -> None:
    """RUL-31 TCG-TEXT-01"""
    table = tcg(
        town("jacks-house", hand="2 easter-bunny, igor", pp=3),
        town("oogies-lair, the-well", at={"the-well": "igor"}),
        town("mayor-mobile, the-crypt", at={"the-crypt": "easter-bunny"}),
    )
    # Not to a Starting Locale, nor where there is one already.
    bunny = table.card("easter-bunny", pile="hand")
    table.refuses(0, Play(bunny, table.card("oogies-lair", 1)), "TCG-CHAR-01")
    table.refuses(0, Play(bunny, table.card("the-crypt", 2)), "TCG-CHAR-01")
    table.answer(0, "play easter-bunny the-well")
    assert table.told(PlaysCharacter) == [PlaysCharacter(0, "easter-bunny", "the-well", 1, 2)]
    # It belongs to that town for counting and scoring...
    assert (table.game.scores, table.is_active(1, "the-well")) == ((0, 0, -1), False)
    assert len(table.game.characters(1)) == 2
    # ...and its player may have another one at home.
    table.answer(0, "play easter-bunny jacks-house")
    assert table.game.scores == (-1, 0, -1)


def test_a_card_with_another_player_goes_back_to_its_owner() -> None:
    """RUL-31"""
    table = tcg(
        town("jacks-house", hand="shadow-on-the-moon", pp=2),
        town("oogies-lair, the-well", at={"the-well": "igor, clown"}),
    )
    table.answer(0, "play-surprise shadow-on-the-moon 1", "stack igor")
    assert (table.stacked("igor", 1), table.number("igor", 1)) == (["shadow-on-the-moon"], 0)
    table.end_turn(0)
    # Igor is discarded with it: each card goes to the pile of its owner.
    table.answer(1, "use igor", "stop")
    assert (table.pile(1, "discard"), table.pile(0, "discard")) == (["igor"], ["shadow-on-the-moon"])


def test_the_bunny_returns_to_its_owners_hand() -> None:
    """RUL-31"""
    table = tcg(
        town("jacks-house", hand="easter-bunny", pp=2),
        town("oogies-lair, the-well"),
        town("mayor-mobile", at={"mayor-mobile": "jack-skellington-demon-of-light"}, hand="hello-oogie", pp=3),
    )
    table.answer(0, "play easter-bunny the-well", "end-turn")
    table.end_turn(1)
    table.answer(2, "play-surprise hello-oogie 1")
    assert (table.hand(0), table.hand(1)) == (["easter-bunny"], [])


def test_sandy_claws_needs_one_of_his_locales() -> None:
    """RUL-45"""
    table = tcg(town("jacks-house, the-well, tree-circle, the-tree-house", hand="sandy-claws"), town())
    plays = [text for text in table.offered(0) if text.startswith("play")]
    assert plays == ["play sandy-claws tree-circle", "play sandy-claws the-tree-house"]
    table.refuses(0, Play(table.card("sandy-claws"), table.card("the-well")), "RUL-45")
    lost = tcg(town("jacks-house, the-well", hand="sandy-claws"), town("oogies-lair, tree-circle"))
    assert not lost.offers(0, "play")
    lost.refuses(0, lost.card("sandy-claws"), "RUL-45")
