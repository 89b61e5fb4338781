"""Games with a history: picks at random, some of them taken back by their seat, some by everybody."""

from __future__ import annotations

from functools import cache
from random import Random

from spiralhill.deals import Deal, Fair, History, record_of, write_record
from spiralhill.games.shelf import GAMES, rules_of
from tests.cli.files import DECK

# How often a seat tries to take its pick back, and how often everybody goes back.
UNDO, BACK = 0.4, 0.04


def played(deal: Deal, rng: Random) -> History:
    """A deal played at random to the end, with all that was taken back on the way."""
    history = History(deal, quiet=True)
    while history.game.asked:
        seat = rng.choice(list(history.game.asked))
        history.answer(seat, rng.choice(history.game.asked[seat]))
        if rng.random() < UNDO and not history.why_no_undo(seat):
            history.undo(seat)
        elif rng.random() < BACK and not history.game.over:
            history.back(max(0, history.standing - rng.randint(1, 12)))
    return history


def sealed_deal(game: str, rng: Random) -> Deal:
    """A table of any size with two or more seeds from people; at some duels sits a Hero of one's own."""
    rules = rules_of(game)
    seats: list[object] = list(rng.sample(rules.cast, rng.randint(2, 4)))
    if game == "duel":
        seats[0] = rng.choice([seats[0], rules.seat_from_file(DECK)])
    setup = rules.set_up(seats, **({"turn_cap": 12} if game == "duel" else {}))
    seeds = tuple(rng.randbytes(16) for _ in range(rng.randint(2, 3)))
    return Deal(game, setup, Fair(rng.randbytes(8).hex(), rng.randbytes(32), seeds))


@cache
def records(game: str) -> tuple[str, ...]:
    """Six finished games of a kind as files; the first does not tell who played, the last is dealt by dice."""
    texts: list[str] = []
    rng = Random(1)
    while len(texts) < 6:
        deal = sealed_deal(game, rng)
        if len(texts) == 5:
            deal = Deal(game, deal.setup, rng.getrandbits(64))
        history = played(deal, rng)
        players = [rng.choice(["human", "greedy", "random"]) for _ in deal.setup["seats"]] if texts else []
        lines = history.lines
        if any(line.endswith(" undo") for line in lines) and any(line.startswith("back ") for line in lines):
            texts.append(write_record(record_of(deal, history.game, lines, players)))
    return tuple(texts)


def all_records() -> list[str]:
    """The records of every game on the shelf."""
    return [text for game in GAMES for text in records(game)]
