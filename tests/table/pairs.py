"""Two worlds that look alike to somebody: what a table tells them must be the same in both, byte for byte.

    python -m tests.table.pairs 100000        so many pairs of positions

In the other world the cards that a viewer cannot see are dealt again. The room stays the same, so whatever differs in
what it tells that viewer was told by a hidden card.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from spiralhill.games.shelf import GAMES
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import notations
from spiralhill.kernel.steps import Event, touches
from spiralhill.kernel.table import Card, Seat
from spiralhill.table import protocol
from spiralhill.table.entropy import Foreseen
from spiralhill.table.gathering import Outcome
from spiralhill.table.journal import Append, Happened, Sat, read_entry
from spiralhill.table.messages import Heard, Tick
from spiralhill.table.room import Room
from tests.table.auditor import Reading, told, visible
from tests.table.indoors import SPECTATOR, Indoors
from tests.table.room_story import room_from
from tests.table.wire import table_of


@dataclass
class Compared:
    """How many pairs were compared, and what differed that may differ."""

    pairs: int = 0
    different_worlds: int = 0
    what: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.what.most_common())
        return f"{self.pairs} pairs, {self.different_worlds} of really different worlds; compared {kinds}"


def put(room: Room, game: Game) -> None:
    """Let a room have another game in front of it."""
    assert room.match is not None
    room.match.game = game
    room.forget_views()


def answers(table: Indoors, line: int, requests: list[protocol.Inbound]) -> list[bytes]:
    """The whole state as the room tells it, and what it answers; nothing of it changes anything."""
    room, reader = table.room, table.room._lines[line]
    room._outcome, room._now = Outcome(), table.now
    # How much was asked before is the same in both worlds.
    room._requested.clear()
    number = room.number_of(reader.seat)
    room._send_state(line, reader, max(0, number - 3))
    heard = [data for _, data in room._outcome.out]
    for request in requests:
        outcome = room.step(table.now, Heard(line, request))
        assert not outcome.store, request
        heard += [data for id, data in outcome.out if id == line]
    return heard


def questions(table: Indoors, line: int, rng: Random) -> list[protocol.Inbound]:
    """What somebody who looks for holes asks: about every card, and for what others may do."""
    game, room = table.game, table.room
    seat = line if line < SPECTATOR else None
    cards = rng.sample(range(len(game.prints)), 4)
    asked: list[protocol.Inbound] = [protocol.Why(table.id(), card) for card in cards]
    mine = [] if seat is None else table.options(seat)
    others = [pick for other in game.asked for pick in table.options(other) if pick not in mine]
    names = [game.name(card) for card in cards]
    tried = [
        *rng.sample(others, min(2, len(others))),
        f"play {names[0]}",
        f"discard {names[1]}",
        f"play {names[2]} left",
    ]
    for pick in tried:
        asked.append(protocol.Why(table.id(), pick=pick))
        if pick not in mine:
            asked.append(protocol.Pick(table.id(), room.number_of(seat), pick))
    asked.append(protocol.Undo(table.id(), 0))
    if seat is not None and room.match is not None and not room.match.standing:
        asked.append(protocol.Propose(table.id(), "rollback"))
    return asked


def compare(table: Indoors, rng: Random, compared: Compared) -> None:
    """Compare what everybody is told here with what they would be told in a world that looks the same to them."""
    game = table.game
    for line in (*table.seats, SPECTATOR):
        viewer = line if line < SPECTATOR else None
        asked = questions(table, line, rng)
        here = answers(table, line, asked)
        world = game.imagine(viewer, rng.getrandbits(60))
        put(table.room, world)
        there = answers(table, line, asked)
        put(table.room, game)
        compared.pairs += 1
        compared.different_worlds += world.prints != game.prints
        for one, other in zip(here, there, strict=True):
            compared.what[str(one[6:12].split(b'"')[0], "ascii")] += 1
            assert one == other, f"viewer {viewer} can tell two worlds apart: {one!r} {other!r}"


def positions(pairs: int, seed: int, kinds: tuple[str, ...] = tuple(GAMES)) -> Compared:
    """Compare positions of games that are played at random."""
    rng, compared = Random(seed), Compared()
    while compared.pairs < pairs:
        for kind in kinds:
            table = table_of(kind, rng)
            table.open_all(lang=rng.choice(["en", "it"]))
            table.ready()
            while table.room.phase == "playing":
                if rng.random() < 0.1:
                    compare(table, rng, compared)
                seat = rng.choice(list(table.game.asked))
                table.pick(seat, rng.choice(table.options(seat)))
    return compared


# Steps


def twin(rows: list[tuple[Happened, str, str, str]], table: Indoors, game: Game) -> Indoors:
    """The same table with the same people and the same history, and another game in front of it."""
    again = Indoors.__new__(Indoors)
    again.__dict__.update(table.__dict__)
    again.entropy = Foreseen(7)
    again.room = room_from(rows, again.entropy)
    put(again.room, game)
    return again


def journal_of(outcome: Outcome) -> list[tuple[Happened, str, str, str]]:
    """What a step wrote down."""
    return [
        (read_entry(one.body), one.person, one.command, one.digest) for one in outcome.store if isinstance(one, Append)
    ]


@dataclass
class Steps:
    """How many steps were compared, and of which kind."""

    compared: int = 0
    forced: int = 0
    parted: int = 0

    def __str__(self) -> str:
        return (
            f"{self.compared} steps compared, {self.forced} of them forced in one world and chosen in the other; "
            f"{self.parted} more showed a card that differs"
        )


@dataclass
class Witnessed:
    """What a viewer has of an answer in one world: what they hear and when, what happened, which cards show now."""

    heard: list[tuple[float, bytes]]
    events: list[Event]
    shown: dict[Card, str]


def step_alike(
    rows: list[tuple[Happened, str, str, str]], table: Indoors, line: int, seat: Seat, rng: Random, steps: Steps
) -> None:
    """Let a seat give the same answer in two worlds that look alike to somebody else, at the same moment.

    Where it was forced to in the real world, the table answers for it there; in the other it may have had a choice.
    What the viewer hears must be the same, at the same time, and so must be what the table tells afterwards; unless
    the answer makes a card known to the viewer, or one that nobody can foresee.
    """
    game = table.game
    viewer = line if line < SPECTATOR else None
    world = game.imagine(viewer, rng.getrandbits(60))
    world.chance = game.chance.copy()
    world.logging = world.telling = True
    known = visible(game, viewer)
    both = answers_in_both(game, world, seat, known)
    if not both:
        return
    is_forced, has_choice = len(game.asked[seat]) == 1, len(world.asked[seat]) > 1
    if is_forced and not has_choice and rng.random() < 0.8:
        return
    text = rng.choice(both)
    real = twin_at_the_start(rows, table, game.clone())
    # The table answers for the seat when it sees fit; in the other world the seat answers at that moment.
    is_forced = is_forced and real.room.playing().answers_itself(seat)
    moment = real.room.due[seat] if is_forced else 1003.0
    here = witnessed(real, line, known, moment, Tick() if is_forced else picked(real, seat, text))
    other = twin_at_the_start(rows, table, world)
    there = witnessed(other, line, known, moment, picked(other, seat, text))
    if here.heard == there.heard:
        steps.compared += 1
        steps.forced += is_forced and has_choice
        return
    reading = Reading(table.created.game)
    named = [reading.of([told(event, viewer) for event in one.events]) for one in (here, there)]
    seen = {game.name(card) for card in known}
    # Whoever is shown a card now, by an event or where it lies, may see that it is another one.
    may_part = named[0] != named[1] or not named[0] <= seen or here.shown != there.shown
    parted = next(pair for pair in zip(here.heard, there.heard, strict=False) if pair[0] != pair[1])
    how = "a forced" if is_forced else "the same"
    assert may_part, f"viewer {viewer} can tell {how} answer of seat {seat} ({text}) apart: {parted}"
    steps.parted += 1


def answers_in_both(game: Game, world: Game, seat: Seat, known: set[Card]) -> list[str]:
    """What a seat may answer in both worlds, of cards that the viewer sees."""
    here = notations(game, game.asked[seat], seat)
    there = notations(world, world.asked[seat], seat)
    return [
        text
        for text, pick in zip(here, game.asked[seat], strict=True)
        if text in there and pick == world.asked[seat][there.index(text)] and known.issuperset(touches(pick))
    ]


def twin_at_the_start(rows: list[tuple[Happened, str, str, str]], table: Indoors, position: Game) -> Indoors:
    """The same table with a position in front of it, to which everybody has just come."""
    again = twin(rows, table, position)
    position.story = None
    again.now = 1000.0
    for one in (*table.seats, SPECTATOR):
        again.open(one)
    return again


def picked(table: Indoors, seat: Seat, text: str) -> Heard:
    """An answer of a seat."""
    return Heard(seat, protocol.Pick("p", table.room.told[seat], text))


def witnessed(table: Indoors, line: int, known: set[Card], moment: float, message: Heard | Tick) -> Witnessed:
    """Let an answer be given, and ask everything that a viewer may ask afterwards."""
    room, viewer = table.room, line if line < SPECTATOR else None
    assert room.match is not None
    first, answered = len(room.tale), len(room.match.standing)
    table.now = moment
    outcome = room.step(moment, message)
    assert outcome.store, (message, outcome)
    heard = [(moment, data) for id, data in outcome.out if id == line]
    events = [event for page in room.tale[first:] for event in page.events]
    heard += [(moment, data) for data in answers(table, line, [protocol.Why("w", 1), protocol.Undo("u", 0)])]
    if viewer is not None:
        # How many answers there were is public, and whether they were decisions is not.
        back = protocol.Propose("r", "rollback", to=answered)
        heard += [(moment + 1, data) for id, data in room.step(moment + 1, Heard(line, back)).out if id == line]
    after = room.match.game
    return Witnessed(heard, events, {card: after.name(card) for card in visible(after, viewer) - known})


def stepping(number: int, seed: int, kinds: tuple[str, ...] = tuple(GAMES)) -> Steps:
    """Compare answers in games that are played at random."""
    rng, steps = Random(seed), Steps()
    while steps.compared < number:
        for kind in kinds:
            table = table_of(kind, rng)
            rows: list[tuple[Happened, str, str, str]] = [(table.created, "", "", "")]
            for seat in table.seats[1:]:
                rows.append((Sat(seat, f"p{seat}", table.room.company.places[seat].name), "", "", ""))
            table.open_all()
            for outcome in table.ready():
                rows += journal_of(outcome)
            while table.room.phase == "playing":
                seat = rng.choice(list(table.game.asked))
                forced = len(table.game.asked[seat]) == 1
                if rng.random() < (0.5 if forced else 0.05):
                    others = [line for line in (*table.seats, SPECTATOR) if line != seat]
                    step_alike(rows, table, rng.choice(others), seat, rng, steps)
                rows += journal_of(table.pick(seat, rng.choice(table.options(seat))))
    return steps


def main(arguments: list[str]) -> int:
    """Compare many pairs, and say how many."""
    number = int(arguments[0]) if arguments else 100_000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    began = time.monotonic()
    for kind in GAMES:
        print(
            f"{kind}: {positions(number // len(GAMES), seed, (kind,))} ({time.monotonic() - began:.0f} s)", flush=True
        )
        print(f"{kind}: {stepping(number // 100, seed, (kind,))} ({time.monotonic() - began:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
