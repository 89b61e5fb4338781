"""Deals and records: how a game was begun, everything that was answered, and the proof that both belong together.

A `Deal` says who sits where, under which options, and where chance comes from. For games between people chance is
sealed: the commitment is told before the deal, the seeds are kept until the end and then stand in the record, and
`verify` deals and plays the whole game again. A record holds no positions: the deal and the picks give them all.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from spiralhill.games.shelf import rules_of
from spiralhill.kernel.chance import PROTOCOL, WORD, Chance, Dice, Sealed, commitment, read_hex, sealing_key
from spiralhill.kernel.errors import Damaged, Illegal
from spiralhill.kernel.game import Game, Setup
from spiralhill.kernel.notation import notations, written_pick
from spiralhill.kernel.saves import FORMAT, check_version, checksum, sealed_page, unsealed, whole

RECORD_KEYS: Final = frozenset(
    {"record", "format", "rules", "setup", "players", "chance", "picks", "winners", "scores", "over", "final"}
)
FAIR_KEYS: Final = frozenset({"protocol", "id", "commitment", "seed", "client_seeds"})


@dataclass(frozen=True, slots=True)
class Fair:
    """Sealed chance: the table's seed, which is secret until the end, and one seed from each person."""

    id: str
    seed: bytes
    client_seeds: tuple[bytes, ...]

    @classmethod
    def fresh(cls, people: int) -> Fair:
        """New seeds from the system for a table with that many people."""
        return cls(secrets.token_hex(8), secrets.token_bytes(32), tuple(secrets.token_bytes(16) for _ in range(people)))


@dataclass(frozen=True, slots=True)
class Deal:
    """How a game begins."""

    game: str
    setup: Setup
    origin: int | Fair

    @property
    def rules_id(self) -> str:
        """The game and the version of its rules."""
        return f"{self.game}@{rules_of(self.game).version}"

    @property
    def commitment(self) -> str:
        """What is told before the deal; nothing for a game from a seed."""
        return commitment(self.origin.seed, self.origin.id, self.rules_id) if isinstance(self.origin, Fair) else ""

    def begin(self, *, quiet: bool = False) -> Game:
        """The game, dealt."""
        chance: Chance
        if isinstance(self.origin, Fair):
            chance = Sealed(sealing_key(self.origin.seed, self.origin.id, self.rules_id, self.origin.client_seeds))
        else:
            chance = Dice(self.origin)
        return rules_of(self.game).begin(self.setup, chance, quiet=quiet)


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played: the deal, and every answer as its seat (counted from one) and notation."""

    deal: Deal
    picks: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    over: bool
    # A print of all picks and the last position, so that not one card of it can differ.
    final: str
    # Who sat where, "human" or a bot's name, so that a game is resumed by the same people; nobody if it is not told.
    players: tuple[str, ...] = ()


def record_of(deal: Deal, game: Game) -> Record:
    """The record of a game that was played from a deal."""
    texts: list[str] = []
    again = deal.begin(quiet=True)
    for seat, pick in game.picks:
        options = again.asked[seat]
        texts.append(f"{seat + 1} {notations(again, options, seat)[options.index(pick)]}")
        again.answer(seat, pick)
    return Record(deal, tuple(texts), game.winners, game.scores, game.over, final_print(texts, game))


def final_print(picks: Iterable[str], game: Game) -> str:
    """A print of how a game was played and where it stands."""
    return checksum("\n".join([*picks, game.save()]))


def write_record(record: Record) -> str:
    """A record as a file that people can read."""
    deal = record.deal
    chance: dict[str, object]
    if isinstance(deal.origin, Fair):
        chance = {
            "protocol": PROTOCOL.decode(),
            "id": deal.origin.id,
            "commitment": deal.commitment,
            "seed": deal.origin.seed.hex(),
            "client_seeds": [seed.hex() for seed in deal.origin.client_seeds],
        }
    else:
        chance = {"dice": deal.origin & WORD}  # dice take no more of a seed
    return sealed_page(
        {
            "record": deal.game,
            "format": FORMAT,
            "rules": rules_of(deal.game).version,
            "setup": deal.setup,
            "players": list(record.players),
            "chance": chance,
            "picks": list(record.picks),
            "winners": list(record.winners),
            "scores": list(record.scores),
            "over": record.over,
            "final": record.final,
        }
    )


def read_record(text: str) -> Record:
    """The record that a file holds."""
    content = unsealed(text, "a record")
    if "record" not in content:
        raise Damaged("this is not a record: it should name its game under 'record'")
    rules = rules_of(content["record"])
    check_version(content, rules.version, "the record")
    if set(content) != RECORD_KEYS:
        odd = ", ".join(sorted(RECORD_KEYS ^ set(content)))
        raise Damaged(f"the record is not complete: it has no {odd}, or should not have it")
    if not isinstance(content["setup"], dict):
        raise Damaged("the setup of a record is an object with its seats and options")
    rules.check(content["setup"])
    deal = Deal(rules.name, content["setup"], _origin(content["chance"]))
    for key in ("winners", "scores"):
        if not isinstance(content[key], list) or not all(whole(number) for number in content[key]):
            raise Damaged(f"the {key} of a record are a list of whole numbers, not {content[key]!r:.60}")
    if not _texts(content["picks"]):
        raise Damaged("the picks of a record are a list of texts, such as '1 pass'")
    if not isinstance(content["over"], bool) or not isinstance(content["final"], str):
        raise Damaged("a record says whether the game is over as true or false, and its final print as a text")
    players = content["players"]
    if not _texts(players) or len(players) not in (0, len(content["setup"]["seats"])):
        raise Damaged("the players of a record are a list of texts, one for each seat, or none")
    winners, scores = tuple(content["winners"]), tuple(content["scores"])
    return Record(deal, tuple(content["picks"]), winners, scores, content["over"], content["final"], tuple(players))


def _origin(chance: object) -> int | Fair:
    if isinstance(chance, dict) and set(chance) == {"dice"} and whole(chance["dice"]):
        return int(chance["dice"])
    if not isinstance(chance, dict) or set(chance) != FAIR_KEYS:
        raise Damaged(f"the chance of a record is 'dice' with a whole number, or has {', '.join(sorted(FAIR_KEYS))}")
    if chance["protocol"] != PROTOCOL.decode():
        raise Damaged(f"the record uses {chance['protocol']!r:.60}, this program checks {PROTOCOL.decode()!r}")
    if not isinstance(chance["id"], str) or not isinstance(chance["commitment"], str):
        raise Damaged("the id and the commitment of a record are texts")
    if not _texts(chance["client_seeds"]):
        raise Damaged("the client seeds of a record are a list of texts in hexadecimal digits")
    return Fair(chance["id"], read_hex(chance["seed"]), tuple(read_hex(seed) for seed in chance["client_seeds"]))


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def replay(record: Record, *, quiet: bool = False) -> Iterator[tuple[Game, str]]:
    """Play a record again: the game before each pick, with the pick as text; at last the end, with no text."""
    game = record.deal.begin(quiet=quiet)
    for number, text in enumerate(record.picks, 1):
        yield game, text
        where = f"pick {number} of the record, {text!r:.60},"
        match = re.fullmatch(r"([1-9]) (.+)", text)
        if match is None:
            raise Damaged(f"{where} is not written as a seat and what it answers, such as '1 pass'")
        seat = int(match[1]) - 1
        if seat not in game.asked:
            asked = " and ".join(f"seat {other + 1}" for other in game.asked)
            raise Illegal(f"{where} is against the rules: {f'{asked} is asked' if asked else 'the game is over'}")
        try:
            game.answer(seat, written_pick(game, seat, match[2]))
        except ValueError as error:
            raise Illegal(f"{where} is against the rules: {error}") from None
    yield game, ""


def verify(text: str) -> Record:
    """Check everything a record claims, and give it back; the first thing that does not hold is refused."""
    record = read_record(text)
    claimed = unsealed(text, "a record")["chance"].get("commitment", "")
    if claimed != record.deal.commitment:
        raise Damaged(
            f"the seed is not the one that was committed to: it gives {record.deal.commitment}, not {claimed}"
        )
    game = None
    for game, _ in replay(record, quiet=True):  # noqa: B007
        pass
    assert game is not None
    found = (game.winners, game.scores, game.over, final_print(record.picks, game))
    claims = (record.winners, record.scores, record.over, record.final)
    for what, here, there in zip(("winners", "scores", "end", "last position"), found, claims, strict=True):
        if here != there:
            raise Damaged(f"the {what} of the record is {there}, but its deal and picks give {here}")
    return record
