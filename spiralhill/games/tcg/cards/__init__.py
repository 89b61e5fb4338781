"""The cards of the TCG: declarations only."""
