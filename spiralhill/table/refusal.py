"""Refusals: what cannot be done, as a message id that programs know and every language can say."""

from __future__ import annotations

from spiralhill.words import Words


class Refusal(ValueError):
    """Something asked of a table that it does not do; nothing has changed."""

    def __init__(self, error: str, **blanks: str | int) -> None:
        super().__init__(error)
        self.error = error
        self.blanks = blanks

    def said(self, speech: Words) -> str:
        """The refusal in one sentence."""
        return speech.say(f"table-{self.error}", **self.blanks)
