"""Deals and records: how a game was begun, everything that was said at its table, and the proof that both fit.

A `Deal` says who sits where, under which options, and where chance comes from. A `History` plays the lines of a game
one after the other, those that take something back too. A `Record` is a file of both and of the result, and `verify`
deals and plays the whole game again. A record holds no positions: the deal and the lines give them all.
"""

from spiralhill.deals.deal import Deal, Fair
from spiralhill.deals.history import History, follow, line_of, undo_line
from spiralhill.deals.proof import Proof, prove, replay, verify
from spiralhill.deals.record import Record, final_print, read_record, record_from, record_of, write_record

__all__ = [
    "Deal",
    "Fair",
    "History",
    "Proof",
    "Record",
    "final_print",
    "follow",
    "line_of",
    "prove",
    "read_record",
    "record_from",
    "record_of",
    "replay",
    "undo_line",
    "verify",
    "write_record",
]
