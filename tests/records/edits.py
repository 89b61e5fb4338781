"""Edits of a record: of what it says, as a hand makes them, and of its bytes, as a bad disk does."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final, TypeAlias

from tests.kernel.edits import ODD, places

Content: TypeAlias = dict[str, Any]
WORDS: Final = ("human", "greedy", "will", "jack", "pass", "stop", "nbc-fair/2", "ab", "")


# Edits of what a record says; the content is the edit's own, and `others` are other records of the same game.


def another_value(content: Content, rng: Random, others: list[Content]) -> None:
    """Any value, however deep, becomes one nearby or an odd one."""
    within, last = place(content, rng)
    within[last] = nearby(within[last], rng) if rng.random() < 0.8 else rng.choice(ODD)


def another_entry(content: Content, rng: Random, others: list[Content]) -> None:
    """A key is taken out, renamed, or there is one more."""
    holders = [content, content["chance"], content["setup"]]
    within = rng.choice(holders)
    key, how = rng.choice(list(within)), rng.randrange(3)
    if how < 2:
        value = within.pop(key)
        if how:
            within[nearby(key, rng)] = value
    else:
        within[f"{key}{rng.randrange(9)}"] = deepcopy(within[key])


def from_another_record(content: Content, rng: Random, others: list[Content]) -> None:
    """One entry is the one of another game that was really played."""
    key = rng.choice(list(content))
    content[key] = deepcopy(rng.choice(others)[key])


def another_seed(content: Content, rng: Random, others: list[Content]) -> None:
    """One bit of something sealed, or the case of its digits; or the seeds in another order or number."""
    chance = content["chance"]
    if "dice" in chance:
        chance["dice"] ^= 1 << rng.randrange(64)
        return
    key, how = rng.choice(list(chance)), rng.randrange(4)
    if key != "client_seeds":
        chance[key] = chance[key].upper() if how == 0 else flipped(chance[key], rng)
        return
    seeds = chance[key]
    at = rng.randrange(len(seeds))
    if how == 0:
        seeds[at], seeds[at - 1] = seeds[at - 1], seeds[at]
    elif how == 1:
        seeds.append(rng.choice([*seeds, rng.randbytes(16).hex(), ""]))
    elif how == 2:
        del seeds[at]
    else:
        seeds[at] = rng.choice([flipped(seeds[at], rng), seeds[at].upper(), seeds[at][:-2]])


def another_line(content: Content, rng: Random, others: list[Content]) -> None:
    """A line of the history is changed, added, taken out, doubled, or swapped with another."""
    lines = content["picks"]
    at, how = rng.randrange(len(lines)), rng.randrange(7)
    if how == 0:
        lines[at] = nearby(lines[at], rng)
    elif how == 1:
        lines[at] = rng.choice(lines)
    elif how == 2:
        lines.insert(at, rng.choice([*lines, *rng.choice(others)["picks"]]))
    elif how == 3:
        del lines[at]
    elif how == 4:
        lines.insert(at, lines[at])
    elif how == 5:
        lines[at], lines[at - 1] = lines[at - 1], lines[at]
    else:
        other = rng.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]


def another_return(content: Content, rng: Random, others: list[Content]) -> None:
    """Something is taken back that was not, or was not taken back though it was, or by others, or further."""
    lines = content["picks"]
    seats = len(content["setup"]["seats"])
    at, how = rng.randrange(len(lines) + 1), rng.randrange(5)
    taken = [number for number, line in enumerate(lines) if line.startswith("back") or line.endswith("undo")]
    if how == 0:
        lines.insert(at, f"{rng.randint(1, seats)} undo")
    elif how == 1:
        lines.insert(at, f"back {rng.randint(0, at)}")
    elif how == 2:
        del lines[rng.choice(taken)]
    elif how == 3:
        lines[rng.choice(taken)] = rng.choice([f"{rng.randint(1, seats)} undo", f"back {rng.randrange(60)}"])
    else:
        # A pick is left out together with what took it back: the game is the same without.
        number = next(number for number in taken if number - 1 not in taken)
        del lines[number - 1 : number + 1]


def another_result(content: Content, rng: Random, others: list[Content]) -> None:
    """Somebody else has won, with other points, or nobody yet."""
    key = rng.choice(["winners", "scores", "over", "final"])
    value = content[key]
    if isinstance(value, list) and rng.random() < 0.5:
        value.insert(rng.randrange(len(value) + 1), rng.randrange(4))
    elif isinstance(value, list):
        at = rng.randrange(len(value))
        value[at] = nearby(value[at], rng)
    else:
        content[key] = nearby(value, rng)


def other_players(content: Content, rng: Random, others: list[Content]) -> None:
    """Somebody else sat there, or in another order, or nobody is told."""
    players = content["players"]
    if not players:
        content["players"] = [rng.choice(WORDS) for _ in content["setup"]["seats"]]
    elif rng.random() < 0.2:
        players.clear()
    else:
        at = rng.randrange(len(players))
        players[at] = rng.choice([nearby(players[at], rng), *WORDS])


# Edits of the file itself, as a bad disk does them; nobody seals it again.


def bit(text: bytes, at: int, rng: Random) -> bytes:
    """One bit is turned over."""
    return text[:at] + bytes([text[at] ^ 1 << rng.randrange(8)]) + text[at + 1 :]


def byte(text: bytes, at: int, rng: Random) -> bytes:
    """One byte is another one."""
    return text[:at] + bytes([rng.randrange(256)]) + text[at + 1 :]


def left_out(text: bytes, at: int, rng: Random) -> bytes:
    """Some bytes are missing."""
    return text[:at] + text[at + rng.choice([1, 1, 1, 16, 512]) :]


def doubled(text: bytes, at: int, rng: Random) -> bytes:
    """Some bytes stand there twice."""
    end = at + rng.choice([1, 1, 1, 16, 512])
    return text[:end] + text[at:end] + text[end:]


def cut(text: bytes, at: int, rng: Random) -> bytes:
    """The file breaks off."""
    return text[:at]


EDITS: Final[tuple[Callable[[Content, Random, list[Content]], None], ...]] = (
    another_value,
    another_entry,
    from_another_record,
    another_seed,
    another_line,
    another_return,
    another_result,
    other_players,
)
DAMAGES: Final[tuple[Callable[[bytes, int, Random], bytes], ...]] = (bit, byte, left_out, doubled, cut)


def place(content: Content, rng: Random) -> tuple[Any, Any]:
    """Any place in a record: the list or object that has it, and where in it; all entries come as often."""
    key = rng.choice(list(content))
    way = rng.choice(list(places(content[key], (key,))))
    within: Any = content
    for step in way[:-1]:
        within = within[step]
    return within, way[-1]


def nearby(value: Any, rng: Random) -> Any:
    """Another value of the same kind that looks much like this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice([-1, 1, 2, 10])
    if isinstance(value, str) and value:
        at = rng.randrange(len(value))
        other = rng.choice("0123456789abcdef -ADE\n\u0661é")
        return rng.choice(
            [
                value[:at] + other + value[at + 1 :],
                value[:at] + other + value[at:],
                value[:at] + value[at + 1 :],
                value[:at] + value[at:].swapcase(),
                f"{value} ",
                rng.choice(WORDS),
            ]
        )
    if isinstance(value, (list, dict)) and value:
        fewer = deepcopy(value)
        del fewer[rng.choice(list(fewer) if isinstance(fewer, dict) else range(len(fewer)))]
        return fewer
    return rng.choice(ODD)


def flipped(text: str, rng: Random) -> str:
    """A text of which one bit of one letter is another; hexadecimal digits stay such."""
    at = rng.randrange(len(text))
    if text[at] in "0123456789abcdef":
        return f"{text[:at]}{int(text[at], 16) ^ 1 << rng.randrange(4):x}{text[at + 1 :]}"
    return f"{text[:at]}{chr(ord(text[at]) ^ 1)}{text[at + 1 :]}"
