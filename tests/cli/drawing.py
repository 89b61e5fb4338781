"""The table as it is drawn, for tests of what a reader sees."""

from __future__ import annotations

from rich.console import Console

from spiralhill.cli.screens import screen_of
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.game import Game
from spiralhill.words import words


def board_of(game: Game, reader: int | None, *, language: str = "en", width: int = 80) -> str:
    """The table as a reader sees it, without colours."""
    console = Console(width=width, markup=False, emoji=False, highlight=False)
    screen = screen_of(game.name_of_game)
    speech = words(language, rules_of(game.name_of_game).package)
    with console.capture() as drawn:
        console.print(screen.board(game.view(reader), speech, screen.names(speech, game, reader)))
    return drawn.get()
