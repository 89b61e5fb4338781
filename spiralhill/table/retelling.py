"""Games that were played, told once more: moment by moment from any seat, and point by point when they are proved."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from msgspec import structs

from spiralhill.bots import BOTS
from spiralhill.deals import Deal, Fair, History, Proof, Record, follow, prove, read_record
from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.game import Game, View
from spiralhill.kernel.notation import notations
from spiralhill.kernel.saves import FORMAT
from spiralhill.kernel.steps import Story
from spiralhill.kernel.table import Seat
from spiralhill.table.doors import Moment, Replay, Verdict
from spiralhill.table.protocol import Ask, Line, Reason
from spiralhill.table.refusal import Refusal
from spiralhill.table.telling import event_line, in_words, plain
from spiralhill.words import Names, Words, words
from spiralhill.words.wording import Wording, faces_in

# Whose seat a lesson is told from.
LEARNER: Final = 0
# A game of so many decisions can be told; the longest of ours have some hundreds.
LONGEST: Final = 3000


class Reteller:
    """Tells one game to one reader in one language."""

    def __init__(self, record: Record, seat: Seat | None, lang: str) -> None:
        if seat is not None and seat >= len(record.deal.setup["seats"]):
            raise Damaged(f"the game has no seat {seat + 1}")
        game = record.deal.game
        self.record = record
        self.seat = seat
        self.speech: Words = words(lang, rules_of(game).package)
        self.wording: Wording = wording_of(game)
        self._piles: list[Any] = []
        self._story: Story | None = None

    def moments(self) -> Iterator[tuple[Moment, Game]]:
        """Every moment from the deal on, each with the game as it stands there; picks that were taken back are gone."""
        history = History(self.record.deal)
        yield self._moment(history.game, None, ""), history.game
        for line in standing(self.record):
            seat, before = int(line.split(" ", 1)[0]) - 1, history.game
            says = self._said(before, seat, line.split(" ", 1)[1])
            history.apply(line)
            yield self._moment(history.game, seat, says), history.game

    def names(self, game: Game, reader: Seat | None) -> Names:
        """What a reader calls players and cards."""
        players = self.wording.names(self.speech, game, None).players
        return Names(players, reader, partial(game.name_for, reader))

    def asked(self, game: Game) -> dict[str, Any]:
        """What the reader is asked, and why the other cards that they hold are not offered."""
        assert self.seat is not None
        names, view = self.names(game, self.seat), game.view(self.seat)
        reasons = {}
        for card in faces_in(view):
            found = game.why_not(self.seat, card)
            if found:
                reasons[card] = [Reason(one.message, self.speech.reason(one, names), one.rule) for one in found]
        ask = Ask(0, **in_words(self.speech, self.wording, game, view, names))
        return {"ask": ask, "reasons": reasons}

    def _said(self, game: Game, seat: Seat, text: str) -> str:
        """What a decision was called by whoever took it."""
        options = game.asked[seat]
        pick = options[notations(game, options, seat).index(text)]
        names = self.names(game, seat)
        return self.wording.label(self.speech, game.view(seat), pick, names, game.agenda[-1])

    def _moment(self, game: Game, seat: Seat | None, says: str) -> Moment:
        lines = self._lines(game)
        # What somebody chose is their secret until the table shows it.
        told = says if seat == self.seat else ""
        return Moment(self._view(game), lines, seat, told, any(line.head for line in lines))

    def _lines(self, game: Game) -> list[Line]:
        names, events = self.names(game, self.seat), game.log_for(self.seat, self._story)
        self._story = game.story
        return [
            event_line(self.wording, seen, 0, self.wording.log(self.speech, seen, names), plain(seen))
            for seen in events
        ]

    def _view(self, game: Game) -> View:
        """What the reader sees, with those piles only that look different from the moment before."""
        view = game.view(self.seat)
        piles: Any = view["piles"]
        changed = {at: pile for at, pile in enumerate(piles) if at >= len(self._piles) or pile != self._piles[at]}
        self._piles = piles
        return view | {"piles": changed}


def check_length(record: Record) -> Record:
    """Refuse a game that is too long to be played again."""
    if len(record.picks) > LONGEST:
        raise Damaged(f"the record has {len(record.picks)} picks; games of up to {LONGEST} can be told")
    return record


def standing(record: Record) -> list[str]:
    """The decisions of a game that nobody has taken back."""
    check_length(record)
    history = History(record.deal, quiet=True)
    for _ in follow(history, record.picks):
        pass
    return history.standing_lines


def replayed(text: str, seat: Seat | None, lang: str, players: list[str]) -> Replay:
    """A record as a replay; where the table knows the players' names, by these."""
    record = read_record(text)
    reteller = Reteller(record, seat, lang)
    moments = [moment for moment, _ in reteller.moments()]
    deal = record.deal
    bots = [player in BOTS for player in record.players]
    return Replay(deal.game, list(deal.setup["seats"]), players or list(record.players), bots, seat, moments)


def taught(game: str, lang: str) -> Replay:
    """The lesson of a game: a replay in which the learner is asked, and the coach speaks."""
    lesson = wording_of(game).lesson
    if lesson is None:
        raise Refusal("no-lesson")
    deal = Deal(game, rules_of(game).set_up(lesson.seats), lesson.seed)
    record = Record(deal, lesson.picks, (), (), False, "")
    reteller = Reteller(record, LEARNER, lang)
    told: list[Moment] = []
    for ply, (moment, position) in enumerate(reteller.moments()):
        note = lesson.notes.get(ply)
        coach = "" if note is None else reteller.speech.say(f"lesson-{game}-{note}")
        line = lesson.picks[ply] if ply < len(lesson.picks) else ""
        asked = reteller.asked(position) if line.startswith(f"{LEARNER + 1} ") else {}
        told.append(structs.replace(moment, coach=coach, pick=line.partition(" ")[2] if asked else "", **asked))
    bots = [seat != LEARNER for seat in range(len(lesson.seats))]
    return Replay(game, list(lesson.seats), ["" for _ in bots], bots, LEARNER, told)


def verdict(text: str, lang: str) -> Verdict:
    """Check everything that a record claims, and say what was found; the first thing that does not hold is refused."""
    check_length(read_record(text))
    proof = prove(text)
    deal = proof.record.deal
    fair = deal.origin if isinstance(deal.origin, Fair) else None
    return Verdict(
        deal.commitment,
        "" if fair is None else fair.seed.hex(),
        [] if fair is None else [seed.hex() for seed in fair.client_seeds],
        "" if fair is None else fair.id,
        deal.rules_id,
        list(findings(proof, words(lang, ""))),
    )


def findings(proof: Proof, speech: Words) -> Iterator[tuple[str, str]]:
    """What was checked of a record, and what was found, in words."""
    record, say = proof.record, speech.say
    origin, deal = record.deal.origin, record.deal

    def found(what: str, kind: str = "", /, **blanks: str | int) -> tuple[str, str]:
        return say(f"table-checked-{what}"), say(f"table-found-{what}{kind}", **blanks)

    yield found("file", format=FORMAT)
    yield found("rules", game=deal.game, version=rules_of(deal.game).version)
    if isinstance(origin, Fair):
        labels = ", ".join(f"{label} {events}" for label, events in sorted(proof.drawn.items()))
        yield found("seed", commitment=deal.commitment)
        yield found("people", number=len(origin.client_seeds))
        yield found("chance", number=sum(proof.drawn.values()), labels=labels)
    else:
        yield found("chance", "-dice", seed=str(origin))
    yield found("picks", picks=proof.picks, back=proof.taken_back)
    yield found("result")
    if record.players:
        players = ", ".join(record.players)
        yield found("players", players=players) if proof.names_players else found("players", "-unknown")
