"""The table server: rooms on a network, with a store, bots and a doorman."""
