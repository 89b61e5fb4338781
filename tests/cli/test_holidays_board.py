"""The table of Take Over the Holidays as it is drawn: everything that can be seen, and whose left is where."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from spiralhill.games.holidays.characters.jack import TRACK, Research
from spiralhill.games.holidays.characters.mayor import PANIC, Mood
from spiralhill.games.holidays.characters.oogie import Dice
from spiralhill.games.holidays.characters.sally import Seams
from spiralhill.games.holidays.characters.santa import SANTA, Gifts, GiftsGiven
from spiralhill.words import LANGUAGES
from tests.cli.drawing import board_of
from tests.rules.holidays.story import Story, finkelstein, holidays, jack, mayor, oogie, sally, santa, wander

LOCATIONS = "hinterlands, spiral-hill, laboratory, town-hall"
WIDTHS = (80, 120)


def lines(drawn: str, word: str) -> list[str]:
    """The lines that hold a word, without frames."""
    return [re.sub(r" +", " ", line.replace("│", " ")).strip() for line in drawn.splitlines() if word in line]


def three() -> Story:
    """Jack, Santa and Oogie in the third round, with cards at every Location."""
    return holidays(
        jack(hand="courtly-bow-3, pumpkin-king-1", left="~pumpkin-king-9", middle="pumpkin-king-6", tokens=(4, 2)),
        santa(left="jolly-visitor-2, naughty-list-5", middle="~jolly-visitor-8", tokens=(3, 1), gear=Gifts(2)),
        oogie(middle="bag-of-bugs-7", right="bag-of-bugs-4", gear=Dice(5, 3, "right")),
        locations=LOCATIONS,
        tokens={0: (2, 3), 1: (3, 2), 2: (1, 0), 3: (4, 5)},
        round=3,
        order=(2, 0, 1),
    )


@pytest.mark.parametrize("width", WIDTHS)
def test_the_round_and_the_starting_player_are_shown(width: int) -> None:
    drawn = board_of(three().game, 0, width=width)
    assert "Round 3 of 4   1 ─ 2 ─ [3] ─ 4   Zero, the starting player: Jack" in drawn


@pytest.mark.parametrize("width", WIDTHS)
def test_every_player_has_a_line_with_tokens_points_piles_and_turns(width: int) -> None:
    drawn = board_of(three().game, 0, width=width)
    assert "▸Jack (you) 4 × 1 2 × 0 · 4 2 16 0 3" in lines(drawn, "▸Jack")
    # Two of the gifts count (HOL-SANTA-02).
    assert isinstance(SANTA.bonus, GiftsGiven)
    bonus = SANTA.bonus.for_gifts(2)
    assert f"Santa 3 × 2 1 × 0 +{bonus} {6 + bonus} 0 17 0 2" in lines(drawn, "×")
    assert "Oogie 0 × 0 0 × 2 · 0 0 18 0 3" in lines(drawn, "×")


def test_a_location_shows_where_it_lies_and_its_tokens() -> None:
    drawn = board_of(three().game, 0)
    assert re.search(r"Hinterlands  2 Christmas  3 Halloween ─+╮\n(│.*\n)+╰─ your left, shared with Santa", drawn)
    assert re.search(r"Spiral Hill  3 Christmas  2 Halloween ─+╮\n(│.*\n)+╰─ between Santa and Oogie", drawn)
    assert re.search(r"Laboratory  1 Christmas  0 Halloween ─+╮\n(│.*\n)+╰─ your right, shared with Oogie", drawn)
    assert re.search(r"Town Hall  4 Christmas  5 Halloween ─+╮\n(│.*\n)+╰─ the Middle", drawn)


@pytest.mark.parametrize(
    ("language", "zero", "between"),
    [
        ("en", "Zero, the starting player: the Mayor", "between the Mayor and Oogie"),
        ("it", "Zero, il primo giocatore: il Sindaco", "tra il Sindaco e il Bau Bau"),
    ],
)
def test_names_that_want_an_article_have_it(language: str, zero: str, between: str) -> None:
    table = holidays(jack(hand="courtly-bow-3, pumpkin-king-1"), mayor(), oogie(), start=1)
    drawn = board_of(table.game, 0, language=language)
    assert zero in drawn
    assert between in drawn


def test_italian_dice_count_somewhere() -> None:
    assert "Bau Bau Dadi: 5 e 3, che contano sulla Collina a Spirale" in lines(
        board_of(three().game, 0, language="it"), "Dadi"
    )


@pytest.mark.parametrize("width", WIDTHS)
def test_at_the_middle_names_stand_below_each_other(width: int) -> None:
    story = three()
    story.game.order = (2, 0)
    drawn = board_of(story.game, None, width=width).splitlines()
    (numbered,) = [line for line in drawn if "1. Oogie" in line]
    column = numbered.index("Oogie", numbered.index("1. "))
    assert any(line[column : column + 5] == "Santa" and line[column - 3 : column] == "   " for line in drawn)


def test_in_a_wide_terminal_the_locations_lie_as_on_the_table() -> None:
    drawn = board_of(three().game, 0, width=120).splitlines()
    (below,) = [line for line in drawn if "your left" in line]
    assert below.index("your left") < below.index("the Middle") < below.index("your right")
    nearest = [line for line in drawn if "Hinterlands" in line or "Laboratory" in line]
    assert all(line.find("Hinterlands") < 40 for line in nearest)
    assert any(line.find("Laboratory") > 80 for line in nearest)
    # What lies between the others is farther away.
    far = next(at for at, line in enumerate(drawn) if "Spiral Hill" in line)
    near = next(at for at, line in enumerate(drawn) if "Hinterlands" in line)
    assert far < near


@pytest.mark.parametrize("width", WIDTHS)
def test_whoever_looks_sees_the_own_places(width: int) -> None:
    game = three().game
    for reader, left, right in ((0, "Hinterlands", "Laboratory"), (1, "Spiral Hill", "Hinterlands")):
        drawn = board_of(game, reader, width=width)
        if width == 80:
            assert re.search(rf"{left}.*\n(│.*\n)+╰─ your left", drawn)
            assert re.search(rf"{right}.*\n(│.*\n)+╰─ your right", drawn)
        assert drawn.count("your left") == drawn.count("your right") == drawn.count("the Middle") == 1
    spectator = board_of(game, None, width=width)
    assert "your" not in spectator
    assert "(you)" not in spectator


def test_cards_count_and_face_down_cards_do_not_yet() -> None:
    game = three().game
    assert lines(board_of(game, 0), "▒") == ["Jack (you) 0 ▒ Pumpkin King 9", "3. Santa 0 ▒ face-down"]
    assert lines(board_of(game, None), "▒") == ["Jack 0 ▒ face-down", "3. Santa 0 ▒ face-down"]
    assert "Santa 7 Jolly Visitor 2 · Naughty List 5" in lines(board_of(game, 0), "Naughty List")
    # The number of a player at the Middle breaks ties.
    assert lines(board_of(game, 0), "Bag of Bugs 7") == ["1. Oogie 7 Bag of Bugs 7"]


def test_what_the_dice_add_is_told_beside_the_cards() -> None:
    game = three().game
    assert lines(board_of(game, 0), "Bag of Bugs 4") == ["Oogie 6 Bag of Bugs 4 · dice +2"]
    assert "Oogie Dice: 5 and 3, rolled for Spiral Hill" in lines(board_of(game, 0), "Dice")
    game.gear[2] = Dice(4, 4, "right")
    assert sorted(lines(board_of(game, 0), "dice +1")) == [
        "1. Oogie 8 Bag of Bugs 7 · dice +1",
        "Oogie 1 dice +1",
        "Oogie 5 Bag of Bugs 4 · dice +1",
    ]


@pytest.mark.parametrize("width", WIDTHS)
def test_modifiers_and_stitched_cards_are_marked(width: int) -> None:
    table = holidays(
        sally(hand="rag-doll-1, rag-doll-4", left="ill-omen-5", middle="rag-doll-3", stitched="rag-doll-2"),
        jack(left="pumpkin-king-2", middle="pumpkin-king-9", right="pumpkin-king-6"),
        round=3,
    )
    omen, king, two = (table.card(name) for name in ("ill-omen-5", "pumpkin-king-9", "pumpkin-king-2"))
    table.game.gear[0] = Seams(((omen, table.card("rag-doll-2")),))
    table.game.modifiers = {omen: 6, king: -2, two: -5}
    drawn = board_of(table.game, 1, width=width)
    assert "Ill Omen 5 (+6) = 11" in drawn
    assert "Pumpkin King 9 (-2) = 7" in drawn
    # A card never counts for less than nought (HOL-CARD-08).
    assert "Pumpkin King 2 (-5) = 0" in drawn
    assert "⌊ Rag Doll 2" in drawn


def test_mats_show_what_lies_on_them() -> None:
    table = holidays(
        mayor(hand="elected-official-1, elected-official-2", gear=Mood(PANIC)),
        jack(gear=Research(3, False)),
        santa(gear=Gifts(1)),
        oogie(),
        finkelstein(
            left="mad-scientist-1",
            first="clockwork-bat",
            second="hopping-boots, bottled-thunder, ideal-companion",
            completed="whispering-kettle",
        ),
    )
    drawn = board_of(table.game, 0, width=120)
    assert "Mayor Mood: Panic" in lines(drawn, "Mood")
    christmas, halloween = TRACK[4]
    assert f"Research Tracker: space 3 of 7; next space: Christmas × {christmas}, Halloween × {halloween}" in drawn
    assert "1 gift given" in drawn
    assert "Dice: not rolled yet" in drawn
    assert re.search(r"Clockwork Bat \(Nightshade and Wormwood\): \d points *\n", drawn)
    assert re.search(r"Ideal Companion \(Frog Breath, Wormwood and Bone Dust\): \d points, 3 below", drawn)
    assert "Completed: Whispering Kettle" in drawn
    assert "Mad Scientist 1 ‹Nightshade›" in drawn


def test_the_own_hand_is_shown_with_its_texts_and_nobody_elses() -> None:
    game = three().game
    drawn = board_of(game, 0)
    assert "Your hand: 2 cards" in drawn
    assert re.search(r"Courtly Bow 3 +End of round: ", drawn)
    for other in (1, 2, None):
        assert "Courtly Bow" not in board_of(game, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", ["jack,finkelstein", "mayor,finkelstein,oogie,santa,sally,jack"])
def test_whatever_happens_nothing_is_cut_off(seats: str, width: int, language: str) -> None:
    for table in islice(wander(*seats.split(","), seed=3), 0, None, 9):
        for reader in (table.waiting, None):
            drawn = board_of(table.game, reader, language=language, width=width)
            assert "…" not in drawn
            assert max(len(line) for line in drawn.splitlines()) <= width
