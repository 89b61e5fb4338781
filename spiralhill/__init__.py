"""Spiral Hill: a table for card games that nobody can play online today.

>>> import spiralhill
>>> game = spiralhill.new("duel", seats=["will", "isis"], seed=7)
>>> [seat] = game.asked
>>> game.answer(seat, game.asked[seat][0])
"""

from spiralhill.api import load, new
from spiralhill.kernel.errors import Damaged, Illegal, Unknown

__all__ = ["Damaged", "Illegal", "Unknown", "load", "new"]
