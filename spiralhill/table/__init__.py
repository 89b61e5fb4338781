"""Rooms: one table with its game, its company and its clocks, free of I/O, that tell nobody's secrets."""
