"""Experiments with many games: simulation now, ratings and research adapters later."""
