"""Everything the games say, in English and Italian: log lines, picks, prompts, reasons and card texts.

    speech = words("it", "herocard")
    speech.pick(Play(3, 1), Names(("Will", "Isis"), reader=0, card=game.name))   # Gioca Doppietta contro Isis

The sentences stand in Fluent files, one folder a language; a record finds its own by its name and fills it with its
fields.
"""

from __future__ import annotations

from functools import cache

from spiralhill.kernel.errors import Unknown
from spiralhill.words.messages import LANGUAGES
from spiralhill.words.names import NOBODY, Names
from spiralhill.words.sentences import Words

__all__ = ["LANGUAGES", "NOBODY", "Names", "Words", "words"]


@cache
def words(language: str, game: str) -> Words:
    """The words of a game in a language.

    >>> words("it", "herocard").say("pick-pass")
    'Passa'
    """
    if language not in LANGUAGES:
        raise Unknown(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
    return Words(language, game)
