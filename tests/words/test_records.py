"""Every record of every game becomes a sentence in both languages, whatever its fields hold."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from spiralhill.games.herocard.prints import SETTABLE, Value
from spiralhill.kernel.effects import Effect, Perhaps
from spiralhill.kernel.notation import hyphened
from spiralhill.kernel.steps import Choice, Event, Pick, Window
from spiralhill.words import LANGUAGES, words
from spiralhill.words.sentences import IMPERATIVE, INFINITIVE
from tests.words import ftl
from tests.words.records import Told
from tests.words.test_files import KNOWN
from tests.words.told import TOLD

LOOSE = re.compile(r"[{}$]|  | [.,;:?!]|\.\.|None")
RECORDS = [
    pytest.param(game, kind, id=f"{game.name}-{kind.__name__}") for game in TOLD.values() for kind in game.records
]


def sentences(game: Told, language: str, record: Any) -> list[str]:
    """All that a record says."""
    speech = words(language, game.name)
    if isinstance(record, Event):
        return [speech.log(record, game.names)]
    if isinstance(record, Pick):
        return [speech.pick(record, game.names)]
    if isinstance(record, (Choice, Window)):
        return [speech.prompt(record, game.names)]
    if isinstance(record, Value):
        return [speech.text(record, kind=kind) for kind in SETTABLE]
    if isinstance(record, Effect):
        return [speech.text(record, mood=mood) for mood in (IMPERATIVE, INFINITIVE)]
    return [speech.text(record, game.names)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), RECORDS)
def test_a_record_is_told_whole(game: Told, kind: type[Any], language: str) -> None:
    # Values that would give themselves away if they were said bare.
    bare = [value for values in game.fields.values() for value in map(str, values) if "-" in value]
    for record in game.samples(kind):
        for text in sentences(game, language, record):
            assert text.strip() == text
            assert text
            assert not LOOSE.search(text), text
            assert not any(re.search(rf"\b{value}\b", text) for value in bare), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), RECORDS)
def test_a_message_has_no_blank_that_its_record_cannot_fill(game: Told, kind: type[Any], language: str) -> None:
    record = next(iter(game.samples(kind)))
    filled = {*words(language, game.name).blanks(record, game.names), "mood", "during"}
    if issubclass(kind, Value):
        filled |= {"kind", "kind_is"}
    id = game.records[kind] + hyphened(kind.__name__)
    assert ftl.blanks(KNOWN[game.name][language], id) <= filled


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), RECORDS)
def test_lines_prompts_and_texts_are_sentences_and_buttons_are_short(
    game: Told, kind: type[Any], language: str
) -> None:
    for record in game.samples(kind):
        text = sentences(game, language, record)[0]
        if issubclass(kind, Pick):
            assert not text.endswith(".")
            assert len(text) <= game.longest
        elif issubclass(kind, (Event, Choice, Window)) or (issubclass(kind, (Effect, Value)) and not game.phrases):
            # A text may begin with what it gives, "(+2) if ...", and a line with a number, "1° round: ...".
            assert text[0].isupper() or text[0] == "(" or text[0].isdecimal()
            assert text[-1] in (":" if kind in game.introduces else ".?!")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD.values(), ids=TOLD)
def test_every_reason_is_a_sentence_with_its_rule(game: Told, language: str) -> None:
    for reason in game.explained():
        text = words(language, game.name).reason(reason)
        assert text.endswith(". (X-01)")
        assert text[0].isupper()
        assert not LOOSE.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD.values(), ids=TOLD)
def test_a_question_that_may_be_left_alone_asks_the_same(game: Told, language: str) -> None:
    speech = words(language, game.name)
    for kind in game.records:
        if issubclass(kind, Choice):
            for question in game.samples(kind):
                perhaps = Perhaps(question.seat, question)
                assert speech.prompt(perhaps, game.names) == speech.prompt(question, game.names)


def test_the_samples_reach_every_field() -> None:
    """A class whose samples are empty would pass every test above."""
    for game in TOLD.values():
        for kind in game.records:
            assert any(True for _ in game.samples(kind)), kind.__name__
            assert all(field.init for field in fields(kind))
