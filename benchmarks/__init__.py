"""Figures of our engine beside those of its peers, measured in one run."""
