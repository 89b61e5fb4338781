"""A simulator: whole evenings at tables in one process, from one seed, with every fault that a network, a disk, a clock
and other people have in store.

The server's lobby and rooms are the real ones; clock, network, disk and bots are ours. Everything follows from the
seed, so what broke once breaks again:

    python -m tests.table.simulator 2000        seeds 1 to 2000
    python -m tests.table.simulator 1 17        seed 17, with what happened last before it broke
"""
