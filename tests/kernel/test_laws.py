"""The laws of the design on random games: the small game of the tests, and every game with every seat count."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

import spiralhill
from spiralhill.games.herocard.cards import HEROES as BOX
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.events import Deploys, Draws, Looks, Scores
from spiralhill.games.herocard.state import PILES
from spiralhill.games.shelf import GAMES
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.game import Game
from spiralhill.kernel.steps import Event, Pick, Reason
from spiralhill.kernel.table import Seat
from tests.kernel import laws, seance
from tests.kernel.tcg_decks import any_deck
from tests.kernel.tcg_towns import grown

# Every game on the shelf with every number of seats, and the small one of the tests, which has windows.
# Five towns of the TCG are like four or six.
TABLES = [(rules.name, seats) for rules in GAMES.values() for seats in range(rules.players[0], rules.players[1] + 1)]
TABLES.remove(("tcg", 5))
TABLES += [("seance", seats) for seats in (2, 3, 4)]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def table(name: str, seats: int, seed: int) -> Game:
    """A game of random Heroes, Characters or decks; the duel's tester is there often, as it reaches every rule."""
    rng = Random(seed)
    if name == "seance":
        return seance.dealt(seed, seats)
    if name == "duel":
        heroes = [rng.choice([*BOX, "tester"]) for _ in range(seats)]
        return spiralhill.new("duel", heroes, seed, turn_cap=300)
    if name == "tcg":
        decks = [any_deck(rng) for _ in range(seats)]
        return grown(decks, seed) if seed % 2 else spiralhill.new(name, decks, seed)
    return spiralhill.new(name, rng.sample(GAMES[name].cast, seats), seed)


@every_table
def test_cards_are_conserved(name: str, seats: int) -> None:
    for seed in range(40):
        game = table(name, seats, seed)
        at_first = laws.faces(game)
        for position in laws.random_play(game, Random(seed)):
            laws.cards_are_conserved(position, at_first)
        laws.cards_are_conserved(game, at_first)


@every_table
def test_clones_and_saves(name: str, seats: int) -> None:
    load = seance.load if name == "seance" else spiralhill.load
    for seed in range(25):
        rng = Random(seed)
        game = table(name, seats, seed)
        game.patient = seed % 2 == 1
        for position in laws.random_play(game, Random(seed)):
            if rng.random() < 0.25 or name == "seance":
                laws.a_clone_never_changes_its_original(position, rng)
                laws.a_save_loads_as_the_same_position(position, load, rng)


@every_table
def test_offered_picks_work_and_all_others_are_refused(name: str, seats: int) -> None:
    for seed in range(20):
        rng = Random(seed)
        met: set[Pick] = set()
        for position in laws.random_play(table(name, seats, seed), Random(seed)):
            met.update(pick for options in position.asked.values() for pick in options)
            if rng.random() < 0.3:
                laws.what_is_offered_can_be_taken(position)
                laws.everything_else_is_refused(position, met, rng)


@every_table
def test_the_same_seed_and_picks_give_the_same_game(name: str, seats: int) -> None:
    for seed in range(10):
        first, second = table(name, seats, seed), table(name, seats, seed)
        for _ in laws.random_play(first, Random(seed)):
            pass
        for seat, pick in first.picks:
            second.answer(seat, pick)
        assert second.save() == first.save()
        assert second.log == first.log


@every_table
def test_keeping_no_log_makes_no_difference(name: str, seats: int) -> None:
    for seed in range(25):
        laws.a_quiet_game_goes_alike(table(name, seats, seed), Random(seed))


# How many parts the work is cut into, and positions that are compared for a game in all of them together.
PARTS = 4
POSITIONS = 12_000


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] in GAMES])
@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_sees_what_is_hidden(name: str, seats: int, part: int) -> None:
    rng = Random(part)
    positions = compared = different = 0
    seed = part * 1_000_000
    tables = sum(game == name for game, _ in TABLES)
    # The more seats, the more there is to compare in a position.
    while positions < POSITIONS / tables / PARTS * min(1, 3 / seats):
        seed += 1
        for position in laws.random_play(table(name, seats, seed), Random(seed)):
            if rng.random() < 0.3:
                worlds, others = laws.nobody_sees_what_is_hidden(position, rng)
                positions += 1
                compared += worlds
                different += others
    # The test would prove nothing if the worlds it compares were the same.
    assert different > 0.99 * compared


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_what_is_hidden_in_windows(seats: int) -> None:
    for seed in range(60):
        for position in laws.random_play(seance.dealt(seed, seats), Random(seed)):
            laws.nobody_sees_what_is_hidden(position, Random(seed))


# Games that leak, each in another way: the secrecy law must notice every one of them.


class SeedInView(Duel):
    """Tells the state of chance."""

    def facts(self) -> dict[str, object]:
        return {**super().facts(), "chance": self.chance.state()}


class DeckInView(Duel):
    """Tells what lies on top of a deck."""

    def facts(self) -> dict[str, object]:
        return {**super().facts(), "top": [self.name(self.piles[player * PILES][-1]) for player in (0, 1)]}


class HandCounted(Duel):
    """Tells something computed from a hidden hand."""

    def facts(self) -> dict[str, object]:
        costs = [sum(self.face(card).cost for card in self.hand(player)) for player in (0, 1)]
        return {**super().facts(), "costs": costs}


class ReasonsFromDeck(Duel):
    """Gives reasons that depend on cards its seat cannot see."""

    def why_not(self, seat: Seat, thing: Pick | int) -> list[Reason]:
        reasons = super().why_not(seat, thing)
        if isinstance(thing, int) and thing not in self.hand(seat):
            return [*reasons, Reason(self.name(thing), "")]
        return reasons


class DrawsTold(Duel):
    """Tells everybody which cards were drawn."""

    def tell(self, event: Event) -> None:
        super().tell(event)
        if isinstance(event, Draws):
            super().tell(Scores(event.seat, len("".join(event.cards))))


class LooksTold(Duel):
    """Tells everybody which cards somebody has looked at or laid face down."""

    def tell(self, event: Event) -> None:
        super().tell(OpenBook(event.seat, event.cards) if isinstance(event, (Draws, Looks, Deploys)) else event)


@dataclass(frozen=True, slots=True)
class OpenBook(Event):
    """Cards that everybody is told of."""

    seat: Seat
    cards: tuple[str, ...]


class RefusalsTold(Duel):
    """Says in its refusals what lies on the decks."""

    def _refusal(self, seat: Seat, pick: Pick) -> str:
        return super()._refusal(seat, pick) + str(self.prints)


class OptionsFromDeck(Duel):
    """Orders the options of a seat by a card it cannot see."""

    def hand(self, seat: Seat) -> tuple[int, ...]:
        deck = self.piles[seat * PILES]
        cards = super().hand(seat)
        return cards[::-1] if deck and self.prints[deck[-1]] % 2 else cards


@pytest.mark.parametrize(
    "leaky",
    [SeedInView, DeckInView, HandCounted, ReasonsFromDeck, DrawsTold, LooksTold, RefusalsTold, OptionsFromDeck],
    ids=lambda kind: kind.__name__,
)
def test_the_secrecy_law_catches_a_leak(leaky: type[Duel], monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(game: Duel) -> Duel:
        copy = leaky.__new__(leaky)
        copy.copy_hero_table(game)
        copy.points, copy.scored, copy.cap = game.points[:], game.scored, game.cap
        return copy

    monkeypatch.setattr(leaky, "clone", clone)
    game: Game = leaky.begun((BOX["will"], BOX["isis"]), Dice(3), 100)
    rng = Random(1)

    def watched_play() -> None:
        for position in laws.random_play(game, rng):
            laws.nobody_sees_what_is_hidden(position, rng)

    with pytest.raises(AssertionError):
        watched_play()
