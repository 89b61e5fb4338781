"""Every record of HeroCard becomes a sentence in both languages, whatever its fields hold."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from spiralhill.games.herocard.prints import SETTABLE, Value
from spiralhill.kernel.effects import Effect
from spiralhill.kernel.notation import hyphened
from spiralhill.kernel.steps import Choice, Event, Pick
from spiralhill.words import LANGUAGES, words
from spiralhill.words.sentences import IMPERATIVE, INFINITIVE
from tests.words import ftl
from tests.words.records import NAMES, SAMPLES, reasons, records, samples
from tests.words.test_files import KNOWN

LOOSE = re.compile(r"[{}$]|  | [.,;:?!]|\.\.|None")
# Values that would give themselves away if they were said bare.
BARE = [str(value) for values in SAMPLES.values() for value in values if "-" in str(value)]


def told(language: str, record: Any) -> list[str]:
    """All that a record says."""
    speech = words(language, "herocard")
    if isinstance(record, Event):
        return [speech.log(record, NAMES)]
    if isinstance(record, Pick):
        return [speech.pick(record, NAMES)]
    if isinstance(record, Choice):
        return [speech.prompt(record, NAMES)]
    if isinstance(record, Value):
        return [speech.text(record, kind=kind) for kind in SETTABLE]
    if isinstance(record, Effect):
        return [speech.text(record, mood=mood) for mood in (IMPERATIVE, INFINITIVE)]
    return [speech.text(record, NAMES)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", records(), ids=lambda kind: kind.__name__)
def test_a_record_is_told_whole(kind: type[Any], language: str) -> None:
    for record in samples(kind):
        for text in told(language, record):
            assert text.strip() == text
            assert text
            assert not LOOSE.search(text), text
            assert not any(re.search(rf"\b{bare}\b", text) for bare in BARE), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", records(), ids=lambda kind: kind.__name__)
def test_a_message_has_no_blank_that_its_record_cannot_fill(kind: type[Any], language: str) -> None:
    record = next(iter(samples(kind)))
    filled = {*words(language, "herocard").blanks(record, NAMES), "mood", "during"}
    if issubclass(kind, Value):
        filled |= {"kind", "kind_is"}
    id = records()[kind] + hyphened(kind.__name__)
    assert ftl.blanks(KNOWN[language], id) <= filled


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", records(), ids=lambda kind: kind.__name__)
def test_lines_prompts_and_texts_are_sentences_and_buttons_are_short(kind: type[Any], language: str) -> None:
    for record in samples(kind):
        text = told(language, record)[0]
        if issubclass(kind, Pick):
            assert not text.endswith(".")
            assert len(text) <= 50
        elif issubclass(kind, (Event, Choice, Effect, Value)):
            assert text[0].isupper()
            assert text[-1] in ".?!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_with_its_rule(language: str) -> None:
    for reason in reasons():
        text = words(language, "herocard").reason(reason)
        assert text.endswith(". (DUEL-X-01)")
        assert text[0].isupper()
        assert not LOOSE.search(text), text


def test_the_samples_reach_every_field() -> None:
    """A class whose samples are empty would pass every test above."""
    for kind in records():
        assert any(True for _ in samples(kind)), kind.__name__
        assert all(field.init for field in fields(kind))
