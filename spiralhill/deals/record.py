"""Records: the deal, every line of the history and the result of a game, as a file that people can read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spiralhill.deals.deal import Deal, Fair
from spiralhill.deals.history import History, follow
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.chance import PROTOCOL, WORD, read_hex
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.game import Game
from spiralhill.kernel.saves import FORMAT, check_version, checksum, sealed_page, unsealed, whole

RECORD_KEYS: Final = frozenset(
    {"record", "format", "rules", "setup", "players", "chance", "picks", "winners", "scores", "over", "final"}
)
FAIR_KEYS: Final = frozenset({"protocol", "id", "commitment", "seed", "client_seeds"})


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played; one that was given up is not over."""

    deal: Deal
    # The whole history: every pick, and every time that picks were taken back.
    picks: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    over: bool
    # A print of the players, all picks and the last position, so that not one card of it can differ.
    final: str
    # Who sat where, "human" or a bot's name, so that a game is resumed by the same people; nobody if it is not told.
    players: tuple[str, ...] = ()


def record_from(deal: Deal, lines: Iterable[str], players: Sequence[str] = ()) -> Record:
    """The record of a history, which is played again for it: a line that breaks the rules is refused."""
    history = History(deal, quiet=True)
    for _ in follow(history, lines):
        pass
    return record_of(deal, history.game, history.lines, players)


def record_of(deal: Deal, game: Game, lines: Sequence[str], players: Sequence[str] = ()) -> Record:
    """The record of a game that stands where these lines have led."""
    final = final_print(players, lines, game)
    return Record(deal, tuple(lines), game.winners, game.scores, game.over, final, tuple(players))


def final_print(players: Sequence[str] | None, lines: Iterable[str], game: Game) -> str:
    """A print of who played how, and where the game stands; the first records were made without the players."""
    head = [] if players is None else [f"players {json.dumps(list(players))}"]
    return checksum("\n".join([*head, *lines, game.save()]))


def write_record(record: Record) -> str:
    """A record as a file that people can read."""
    return sealed_page(content_of(record))


def content_of(record: Record) -> dict[str, object]:
    """What the file of a record says, before it is sealed."""
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
    return {
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


def read_record(text: str) -> Record:
    """The record that a file holds."""
    return record_in(unsealed(text, "a record"))


def record_in(content: dict[str, Any]) -> Record:
    """The record that the content of a file describes, if everything in it is of its kind."""
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
