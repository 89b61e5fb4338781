"""The table as it is drawn, for tests of what a reader sees."""

from __future__ import annotations

from rich.console import Console

from spiralhill.cli.screens import screen_of
from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.game import Game
from spiralhill.words import words


def board_of(game: Game, reader: int | None, *, language: str = "en", width: int = 80) -> str:
    """The table as a reader sees it, without colours."""
    console = Console(width=width, markup=False, emoji=False, highlight=False)
    speech = words(language, rules_of(game.name_of_game).package)
    names = wording_of(game.name_of_game).names(speech, game, reader)
    with console.capture() as drawn:
        console.print(screen_of(game.name_of_game).board(game.view(reader), speech, names))
    return drawn.get()
