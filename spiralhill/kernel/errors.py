"""The few ways in which something asked of a game can be wrong; all are `ValueError`s."""

from __future__ import annotations


class Illegal(ValueError):
    """A pick that the position does not offer to that seat."""


class Unknown(ValueError):
    """A name that nothing answers to: a game, a hero, a card, a bot, a language."""


class Damaged(ValueError):
    """A file or text that cannot be read back: cut, edited, of a newer version, or not ours."""
