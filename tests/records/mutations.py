"""Records changed as a hand or a disk may change them, and how many of those `verify` lets through: none.

Every mutant is one edit of a record of a finished game. Most are sealed again with the right checksum, so that
something else must catch them. A mutant counts if it means something else than the original: if it is not the same
JSON, whatever its spaces, escapes and order of keys (and the checksum, which goes by the order, where it was sealed
again). Nothing in a record is left out: the players, whom nothing can prove, stand in the final print.

    python -m tests.records.mutations 10000
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Final

from spiralhill.deals import verify
from spiralhill.kernel.errors import Damaged, Illegal, Unknown
from spiralhill.kernel.saves import sealed_page
from tests.records.edits import DAMAGES, EDITS, Content
from tests.records.told import all_records


def meaning(content: object) -> str:
    """What a file says, written in one way only."""
    return json.dumps(content, sort_keys=True)


def read(text: str) -> object:
    """What a file says; nothing if it says nothing."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


@dataclass
class Tally:
    """How many mutants there were of each kind, and those that were not refused as they should be."""

    tried: Counter[str] = field(default_factory=Counter)
    rejected: Counter[str] = field(default_factory=Counter)
    # Why, in the first words of each refusal.
    reasons: Counter[str] = field(default_factory=Counter)
    survivors: list[tuple[str, str]] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{kind:<20} {self.rejected[kind]:>6} of {self.tried[kind]:>6} rejected" for kind in self.tried]
        total = f"{self.tried.total()} mutated records tried, {self.rejected.total()} rejected"
        return "\n".join([*lines, *(f"NOT REFUSED: {kind}: {how}" for kind, how in self.survivors), total])


def mutants(seed: int = 0) -> Iterator[tuple[str, str]]:
    """Mutants of all records in turn without end, each with the name of its kind."""
    rng, originals = Random(seed), all_records()
    contents = [unchecked(text) for text in originals]
    same = [[other for other in contents if other is not one and other["record"] == one["record"]] for one in contents]
    while True:
        for original, content, others in zip(originals, contents, same, strict=True):
            # Two of three are sealed again.
            if rng.random() < 2 / 3:
                edit, changed = rng.choice(EDITS), deepcopy(content)
                edit(changed, rng, others)
                if meaning(changed) != meaning(content):
                    yield edit.__name__, sealed_page(changed)
            else:
                damage, plain = rng.choice(DAMAGES), original.encode()
                damaged = damage(plain, rng.randrange(len(plain)), rng).decode(errors="replace")
                if meaning(read(damaged)) != meaning(read(original)):
                    yield damage.__name__, damaged


def unchecked(text: str) -> Content:
    """What a record says, without its checksum."""
    content: Content = json.loads(text)
    del content["check"]
    return content


def tally(count: int, seed: int = 0) -> Tally:
    """Let so many mutants be verified."""
    found = Tally()
    for kind, text in mutants(seed):
        if found.tried.total() == count:
            break
        found.tried[kind] += 1
        try:
            verify(text)
        except (Damaged, Illegal, Unknown) as refusal:
            found.rejected[kind] += 1
            found.reasons[reason(str(refusal))] += 1
        except Exception as error:
            found.survivors.append((kind, repr(error)))
        else:
            found.survivors.append((kind, "accepted"))
    return found


REASONS: Final = (
    "checksum does not fit",
    "this is not",
    "the same key stands twice",
    "no number of ours",
    "too large",
    "not the one that was committed to",
    "otherwise than records do",
    "is not written as",
    "is against the rules",
    "the winners of the record",
    "the scores of the record",
    "the end of the record",
    "the final print of the record",
)


def reason(refusal: str) -> str:
    """What kind of refusal it is: of something wrong in itself, unless it is one of a list."""
    return next((known for known in REASONS if known in refusal), "something of the wrong kind")


def main(arguments: list[str]) -> int:
    """Print how many of how many mutants were rejected; 1 if any was not."""
    found = tally(int(arguments[0]) if arguments else 1000, int(arguments[1]) if arguments[1:] else 0)
    print(found)
    print("because of:", ", ".join(f"{why} {times}" for why, times in found.reasons.most_common()))
    return int(found.rejected != found.tried)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
