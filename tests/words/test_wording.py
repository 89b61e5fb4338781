"""What games say of themselves, for whoever shows them: without a terminal, and quickly when it is said again."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

import spiralhill
from spiralhill.games.shelf import GAMES, wording_of, wordings
from spiralhill.kernel.errors import Unknown
from spiralhill.words import LANGUAGES, messages, shapes, words
from spiralhill.words.sentences import Words
from spiralhill.words.wording import faces_in

LOADED = """
import sys
import spiralhill
from spiralhill.games.shelf import wording_of
print([name for name in ("fluent", "rich", "spiralhill.words", "spiralhill.cli") if name in sys.modules])
wording_of("duel")
print([name for name in ("fluent", "rich", "spiralhill.words", "spiralhill.cli") if name in sys.modules])
"""
SEATS = [("duel", ["will", "isis", "will"]), ("holidays", ["oogie", "sally"]), ("tcg", ["jack", "mayor", "jack"])]


def test_every_game_has_a_wording_for_its_own_table() -> None:
    assert wordings().keys() == GAMES.keys()
    for name, rules in GAMES.items():
        wording = wording_of(name)
        assert wording.seat_names(words("en", rules.package)).keys() >= set(rules.cast)
        game = spiralhill.new(name, wording.seats.split(","))
        assert len(wording.names(words("it", rules.package), game, None).players) == game.box.seats
    with pytest.raises(Unknown, match="there is no game 'chess'"):
        wording_of("chess")


def test_words_are_loaded_by_whoever_speaks_and_need_no_terminal() -> None:
    run = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["[]", "['fluent', 'spiralhill.words']"]


@pytest.mark.parametrize(
    ("game_name", "language", "label"),
    [
        ("duel", "it", "Non scartare altro"),
        ("holidays", "en", "Play Little Henchmen 8 on the left: Spiral Hill"),
        ("tcg", "en", "Mark: draw 1 card (free for you)"),
    ],
)
def test_a_label_says_what_the_pick_leaves_to_the_table(game_name: str, language: str, label: str) -> None:
    wording, speech = wording_of(game_name), words(language, GAMES[game_name].package)
    game = spiralhill.new(game_name, wording.seats.split(","), seed=1)
    ((seat, options),) = game.asked.items()
    names = wording.names(speech, game, seat)
    assert wording.label(speech, game.view(seat), options[0], names, game.agenda[-1]) == label


@pytest.mark.parametrize(("game_name", "seats"), SEATS)
def test_whoever_has_only_a_view_calls_players_and_cards_the_same(game_name: str, seats: list[str]) -> None:
    wording, speech = wording_of(game_name), words("it", GAMES[game_name].package)
    game, rng = spiralhill.new(game_name, seats, seed=3), Random(3)
    for _ in range(40):
        for reader in (None, *range(len(seats))):
            theirs, ours = wording.names(speech, game, reader), wording.names_in(speech, game.view(reader), seats)
            assert (ours.players, ours.reader) == (theirs.players, theirs.reader)
            # Where places cannot be told apart, a view has no numbers.
            shown = faces_in(game.view(reader))
            assert {card: theirs.card(card) for card in shown} == shown
        seat, options = next(iter(game.asked.items()))
        game.answer(seat, rng.choice(options))


def test_what_is_remembered_is_told_apart_by_message_and_blanks() -> None:
    speech = Words("en", "herocard")
    once = [speech.say("list-last", before="a", item="b"), speech.say("list-last", before="b", item="a")]
    assert once == ["a and b", "b and a"]
    assert [speech.say("list-last", before="a", item="b"), speech.say("list-last", item="a", before="b")] == once
    assert speech.say("list-more", before="a", item="b") == "a, b"
    for _ in range(2):
        with pytest.raises(KeyError, match="item"):
            speech.say("list-last", before="a")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_name", "seats"), SEATS)
def test_everything_is_said_as_fluent_says_it(
    monkeypatch: pytest.MonkeyPatch, game_name: str, seats: list[str], language: str
) -> None:
    """Shapes are quicker than Fluent, and nothing else."""
    package = GAMES[game_name].package
    wording, speech = wording_of(game_name), Words(language, package)
    fluent = FluentBundle([language], use_isolating=False)
    for text in messages.texts(language, package).values():
        fluent.add_resource(FluentResource(text))
    said, say = set[str](), Words.say

    def compared(self: Words, message: str, /, **blanks: str | int) -> str:
        text, problems = fluent.format_pattern(fluent.get_message(message).value, blanks)
        assert (say(self, message, **blanks), []) == (text, problems)
        said.add(message)
        return str(text)

    monkeypatch.setattr(Words, "say", compared)
    game, rng = spiralhill.new(game_name, seats, seed=3), Random(3)
    while not game.over and len(game.log) < 300:
        seat, options = next(iter(game.asked.items()))
        names = wording.names(speech, game, seat)
        for option in options:
            wording.label(speech, game.view(seat), option, names, game.agenda[-1])
        speech.prompt(game.agenda[-1], names)
        game.answer(seat, rng.choice(options))
    for event in game.log:
        for reader in (None, *range(len(seats))):
            wording.log(speech, event, wording.names(speech, game, reader))
    for id in wording.ids():
        wording.face(speech, id)
    assert len(said) > 100


def test_signs_that_mean_something_elsewhere_are_only_written() -> None:
    speech = Words("it", "herocard")
    for odd in ("%", "%s", "%(item)s", "{ $item }", "100 %%"):
        assert speech.say("list-last", before=odd, item=odd) == f"{odd} e {odd}"


def test_great_numbers_are_written_as_the_language_does() -> None:
    written = [Words(language, "herocard").say("list-more", before=999, item=-12_345) for language in ("en", "it")]
    assert written == ["999, -12,345", "999, -12.345"]


def test_what_people_type_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shapes, "REMEMBERED", 10)
    speech = Words("en", "holidays")
    for number in range(100):
        assert f"card {number}" in speech.say("cli-no-such-card", card=f"card {number}")
    assert len(speech._shapes._shapes) == 1
    for number in range(100):
        assert speech.say("part-points", points=number).startswith(f"{number} ")
        assert len(speech._shapes._shapes) <= 10
