"""Lines, buttons, prompts and reasons as a reader meets them, side by side in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from spiralhill.games.herocard import picks as duel
from spiralhill.games.herocard.effects import Draw, WasteSeen
from spiralhill.games.holidays import picks as holidays
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.games.holidays.prints import FACES, PLACES
from spiralhill.games.holidays.wording import character_name
from spiralhill.games.tcg import picks as tcg
from spiralhill.games.tcg.catalogue import FACES as PRINTED
from spiralhill.games.tcg.prints import Character, Locale, MainCard
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import Event, Item, Pick, Reason
from spiralhill.words import LANGUAGES, Names, words
from tests.words import lines_herocard, lines_holidays, lines_tcg

SAYS: dict[str, Any] = {"herocard": lines_herocard, "holidays": lines_holidays, "tcg": lines_tcg}
# The longest label that fits on a button; on those of the TCG stand two titles.
LONGEST = 50
LONGEST_OF_TCG = 80
# Picks of the TCG that name a card and nothing else.
ONE_CARD: tuple[type[Any], ...] = (
    tcg.Bounce,
    tcg.Bring,
    tcg.Choose,
    tcg.Discard,
    tcg.Gather,
    tcg.Lay,
    tcg.Pay,
    tcg.PlayFree,
    tcg.Protect,
    tcg.Reveal,
    tcg.Scrap,
    tcg.Stack,
    tcg.Take,
    tcg.Use,
)


def read_by(game: str, reader: int | None, language: str = "en") -> Names:
    return Names(SAYS[game].PLAYERS[language], reader, SAYS[game].CARDS.__getitem__)


def every(table: str) -> list[tuple[Any, ...]]:
    """The entries of a table of each game: the game, a language, what is told, and the sentence in that language."""
    return [
        (game, language, *entry, sentence)
        for game, says in SAYS.items()
        for *entry, english, italian in getattr(says, table)
        for language, sentence in (("en", english), ("it", italian))
    ]


@pytest.mark.parametrize(("game", "language", "event", "reader", "line"), every("LOG"))
def test_a_line_of_the_log(game: str, language: str, event: Event, reader: int | None, line: str) -> None:
    """DUEL-INFO-05, DUEL-INFO-06, HOL-INFO-03, HOL-INFO-10, TCG-INFO-01"""
    assert words(language, game).log(event, read_by(game, reader, language)) == line


@pytest.mark.parametrize(("game", "language", "pick", "item", "label"), every("BUTTONS"))
def test_a_button(game: str, language: str, pick: Pick, item: Item | None, label: str) -> None:
    assert words(language, game).pick(pick, read_by(game, 0, language), item) == label


@pytest.mark.parametrize(("game", "language", "item", "question"), every("PROMPTS"))
def test_a_prompt(game: str, language: str, item: Item, question: str) -> None:
    assert words(language, game).prompt(item, read_by(game, 0, language)) == question


@pytest.mark.parametrize(("game", "language", "reason", "sentence"), every("REASONS"))
def test_a_reason(game: str, language: str, reason: Reason, sentence: str) -> None:
    assert words(language, game).reason(reason) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_does_not_learn_what_is_asked(language: str) -> None:
    """DUEL-INFO-06"""
    for reader in (1, None):
        prompt = words(language, "herocard").prompt(WasteSeen(0, 1, (0, 1)), read_by("herocard", reader))
        assert "shotgun" not in prompt.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_the_holidays_are_short_even_with_the_longest_titles(language: str) -> None:
    speech = words(language, "holidays")
    players = tuple(character_name(speech, character) for character in CHARACTERS.values())
    labels: list[str] = []
    for owner, character in enumerate(CHARACTERS.values()):
        for card in (*character.deck, *character.extras):
            names = Names(players, None, {0: card.id}.get)
            own = (holidays.Stitch, holidays.TakeUp, holidays.PutIn, holidays.PutUnder, holidays.Use, holidays.Complete)
            offered: list[Pick] = [kind(0) for kind in own]
            for place in PLACES:
                offered += [holidays.Play(0, place), holidays.Move(0, place), holidays.Push(0, owner, place)]
            offered += [holidays.Weaken(0, owner), holidays.Look(0, owner), holidays.Give(owner)]
            labels += [speech.pick(pick, names) for pick in offered]
    for location in LOCATIONS:
        names = Names(players, None, {0: location.id}.get)
        flips: list[Pick] = [holidays.Flip(0, face) for face in FACES]
        labels += [speech.pick(pick, names) for pick in (*flips, holidays.TakeFrom(0))]
    assert {label: len(label) for label in labels if len(label) > LONGEST} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_the_tcg_are_short_even_with_the_longest_titles(language: str) -> None:
    speech = words(language, "tcg")
    main = [face for face in PRINTED if isinstance(face, MainCard)]
    locales = [face for face in PRINTED if isinstance(face, Locale)]
    labels = [speech.pick(tcg.NameTitle(face.title), Names(())) for face in main]
    for face in PRINTED:
        names = Names((), None, {0: face.id}.get)
        offered = [kind(0) for kind in ONE_CARD] + [kind(0, 2) for kind in (tcg.PlaySurprise, tcg.PerformPart)]
        if isinstance(face, Locale):
            offered += [tcg.PlaceLocale(0, side) for side in tcg.SIDES]
        labels += [speech.pick(pick, names) for pick in offered]
    for face in main:
        for locale in locales:
            names = Names((), None, [face.id, locale.id].__getitem__)
            labels += [speech.pick(pick, names) for pick in (tcg.Play(0, 1), tcg.Move(0, 1))]
        for other in main:
            if isinstance(face, Character) and other.title == face.title and other != face:
                labels.append(speech.pick(tcg.Replace(0, 1), Names((), None, [face.id, other.id].__getitem__)))
    assert {label: len(label) for label in labels if len(label) > LONGEST_OF_TCG} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_said_whole_is_an_error(language: str) -> None:
    with pytest.raises(KeyError, match=f"no message 'pick-dance' in language '{language}'"):
        words(language, "herocard").say("pick-dance")
    with pytest.raises(KeyError, match=f"'pick-discard' in language '{language}'.*card"):
        words(language, "herocard").say("pick-discard")
    with pytest.raises(KeyError, match="card 7"):
        words(language, "herocard").pick(duel.Discard(7), Names(("Will", "Isis"), 0))
    with pytest.raises(TypeError, match="nobody decides"):
        words(language, "herocard").prompt(Deed(Draw(1), 0, 0), read_by("herocard", 0))


def test_a_face_that_is_not_seen_is_told_as_such() -> None:
    unseen = Names(("Will", "Isis"), 0, lambda card: None)
    assert words("en", "herocard").pick(duel.Clear(7), unseen) == "Clear a face-down card"
    assert words("it", "herocard").pick(duel.Clear(7), unseen) == "Rimuovi una carta coperta"
    assert words("en", "holidays").pick(holidays.Look(7, 1), unseen) == "Look at a face-down card of Isis’s"
    assert words("it", "holidays").pick(holidays.Look(7, 1), unseen) == "Guarda una carta a faccia in giù di Isis"
