"""The command `spiralhill`: play in the terminal, simulate, replay, verify, look things up."""
