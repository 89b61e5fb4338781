"""The games: each declares its steps, its cards and its words, and stands on the kernel alone."""
