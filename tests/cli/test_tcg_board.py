"""The TCG in the terminal: what lies on the table is drawn."""

from __future__ import annotations

import pytest

from tests.cli.drawing import board_of
from tests.rules.tcg.story import tcg, town


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "In the centre, until the End Phase: This is Halloween!"), ("it", "Al centro, fino alla Fase Finale: ")],
)
def test_a_surprise_in_the_centre_is_shown_until_the_end_phase(language: str, told: str) -> None:
    """RUL-38"""
    assert told in board_of(tcg(town(), town(), centre="this-is-halloween").game, 0, language=language)
    assert told not in board_of(tcg(town(), town()).game, 0, language=language)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Function: draw 1 card; add 3 Pumpkin"), ("it", "Funzione: pescare 1 carta; aggiungere 3")],
)
def test_who_plays_reads_what_the_own_locales_do(language: str, told: str) -> None:
    game = tcg(town("town-hall, jacks-house"), town()).game
    assert told in board_of(game, 0, language=language)
    assert told not in board_of(game, 1, language=language)
