"""Positions and how they advance: one small kernel for every game.

It imports nothing of ours and only the standard library, reads no clock and does no I/O.
"""
