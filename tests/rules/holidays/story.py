"""Scenarios of Take Over the Holidays: who sits where, who holds what, what is answered, what must follow.

    table = holidays(jack(hand="pumpkin-king-7, courtly-bow-3", left="pumpkin-king-2"), oogie(), round=2)
    table.answer(JACK, "play pumpkin-king-7 middle")
    assert table.total(JACK, "middle") == 7

The first seat is the starting player and is on turn, unless it is said otherwise. Seats are the numbers 0 to 5 in the
order told; slot k lies to the left of seat k, and the Middle is slot N. Picks are written as a person types them. Cards
are comma-separated names; `~pumpkin-king-5` lies face-down; piles are written from the bottom up, so the last card of a
deck or stack is its top. Cards that no pile names lie in the deck, or, where the deck is told, in the discard pile.

Everybody has as many turns left as the round gives, less the cards in play; `turns` says otherwise. A story that begins
at a later stage ("reveal", "effects", "awards", "end") has no turns left. A question with one answer answers itself,
and a seat without cards in hand passes its turns: give a hand to every seat that should be asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from spiralhill.games.holidays.character import Character, Gear
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.holidays import Holidays
from spiralhill.games.holidays.prints import PLACES, ROUNDS, Tokens
from spiralhill.games.holidays.rounds import AwardLocations, EndOfRound, EndOfRoundEffects, after_the_turns, turn_of
from spiralhill.games.holidays.state import DECK, DISCARD, HAND, HAND_LIMITS, IN_PLAY, PILES
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.steps import Item, Pick
from spiralhill.kernel.table import Card, Pile, Seat
from tests.rules.telling import Telling

PLACES_OF = {"deck": DECK, "hand": HAND, "discard": DISCARD} | {name: IN_PLAY + at for at, name in enumerate(PLACES)}
# Stages after the turns, by the step that they begin with; "reveal" begins with all of them.
STAGES = {"effects": EndOfRoundEffects, "awards": AwardLocations, "end": EndOfRound}


@dataclass
class Place:
    """A seat before the story begins."""

    character: Character
    tokens: Tokens = (0, 0)
    gear: Gear | None = None
    piles: dict[str, str] = field(default_factory=dict)


def place(name: str, tokens: Tokens = (0, 0), gear: Gear | None = None, **piles: str) -> Place:
    """A seat: collected tokens, what lies on the mat, and piles: hand, deck, discard, left, middle, right.

    Sally may have `stitched`, told with `gear=Seams(...)`; Dr. Finkelstein's Experiments lie in `first`, `second` and
    `completed`.
    """
    return Place(CHARACTERS[name], tokens, gear, piles)


def jack(**said: object) -> Place:
    """Jack Skellington."""
    return place("jack", **said)  # type: ignore[arg-type]


def santa(**said: object) -> Place:
    """Santa Claus."""
    return place("santa", **said)  # type: ignore[arg-type]


def mayor(**said: object) -> Place:
    """The Mayor."""
    return place("mayor", **said)  # type: ignore[arg-type]


def finkelstein(**said: object) -> Place:
    """Dr. Finkelstein."""
    return place("finkelstein", **said)  # type: ignore[arg-type]


def oogie(**said: object) -> Place:
    """Oogie Boogie."""
    return place("oogie", **said)  # type: ignore[arg-type]


def sally(**said: object) -> Place:
    """Sally."""
    return place("sally", **said)  # type: ignore[arg-type]


class Loaded(Chance):
    """Dice that fall as the story wants: each number is what the next die shows; shuffles keep their order."""

    def __init__(self, *rolls: int) -> None:
        self.rolls = list(rolls)

    def below(self, label: str, limit: int) -> int:
        return self.rolls.pop(0) - 1

    def shuffled(self, label: str, items: list[int]) -> list[int]:  # type: ignore[override]
        return sorted(items)

    def copy(self) -> Chance:
        return Loaded(*self.rolls)

    def state(self) -> list[object]:
        return ["loaded", *self.rolls]


class Story(Telling[Holidays]):
    """A game being told."""

    def go_on(self, until: str = "") -> None:
        """Let everybody take their first option until a question of that name comes, or the game is over."""
        while self.game.asked and self.asks_for != until:
            ((seat, options),) = self.game.asked.items()
            self.game.answer(seat, options[0])

    # Asking

    def refuses(self, seat: Seat, thing: Pick | Card, rule: str) -> None:
        """A pick, or anything that could be done with a card, is refused, changes nothing, and the rule is cited."""
        if isinstance(thing, Pick):
            self.refuses_pick(seat, thing)
        self.cites(seat, thing, rule)

    def card(self, name: str) -> Card:
        """The number of the card with that name, wherever it lies."""
        return next(card for card in range(len(self.game.prints)) if self.game.name(card) == name)

    def pile(self, seat: Seat, name: str) -> list[str]:
        """The names in a pile, from the bottom up."""
        return [self.game.name(card) for card in self.game.piles[pile_of(self.game, seat, name)]]

    def hand(self, seat: Seat) -> list[str]:
        """The names in a hand, in alphabetical order."""
        return sorted(self.pile(seat, "hand"))

    def total(self, seat: Seat, place: str) -> int:
        """A player's strength at a Location, as far as it lies face-up."""
        return self.game.total(seat, PLACES.index(place))

    def strength(self, name: str) -> int:
        """What a card in play counts."""
        return self.game.strength(self.card(name))


def pile_of(game: Holidays, seat: Seat, name: str) -> Pile:
    """The pile that a story calls by a name."""
    if name in PLACES_OF:
        return seat * PILES + PLACES_OF[name]
    own = {"stitched": 0, "first": 0, "second": 1, "completed": 2}
    return game.gear_piles[seat] + own[name]


def holidays(
    *places: Place,
    round: int = 1,
    start: Seat = 0,
    turn: Seat | None = None,
    turns: dict[Seat, int] | None = None,
    stage: str = "turn",
    locations: str = "",
    tokens: dict[int, Tokens] | None = None,
    order: tuple[Seat, ...] | None = None,
    rolls: tuple[int, ...] = (),
    seed: int = 1,
    until: Seat | None = None,
) -> Story:
    """A game in the middle of a round; `rolls` are what the next dice show.

    The story may last only `until` the End of round effects of a seat; then nobody is asked anything, and the table can
    be looked at.
    """
    game = Holidays(tuple(spot.character for spot in places), Dice(seed))
    game.round, game.starting_player = round, start
    hidden: list[Card] = []
    for seat, spot in enumerate(places):
        _fill(game, seat, spot, hidden)
        game.collected[seat] = spot.tokens
        if spot.gear is not None:
            game.gear[seat] = spot.gear
        later = stage != "turn"
        game.turns[seat] = 0 if later else max(HAND_LIMITS[round - 1] - 1 - len(game.in_play(seat)), 0)
        if turns is not None and seat in turns:
            game.turns[seat] = turns[seat]
    game.down, game.laid_down = frozenset(hidden), tuple(hidden)
    _lay(game, locations, tokens or {})
    at_middle = [seat for seat in game.clockwise(start) if game.at(seat, 1)]
    game.order = tuple(at_middle) if order is None else order
    if rolls:
        game.chance = Loaded(*rolls)
    rest = after_the_turns(game)
    if until is not None:
        rest = rest[: rest.index(EndOfRoundEffects(until))]
    if stage == "turn":
        items: list[Item] = [turn_of(game, start if turn is None else turn), *rest]
    elif stage == "reveal":
        items = rest
    else:
        first = next(at for at, item in enumerate(rest) if isinstance(item, STAGES[stage]))
        items = rest[first:]
    game.begin(*items)
    return Story(game)


def _fill(game: Holidays, seat: Seat, spot: Place, hidden: list[Card]) -> None:
    """Put the cards of a seat where the story wants them."""
    cards = {game.name(card): card for pile in _piles(game, seat) for card in game.piles[pile]}
    piles: dict[Pile, list[Card]] = {pile: [] for pile in _piles(game, seat)}
    for name, text in spot.piles.items():
        for part in filter(None, (part.strip() for part in text.split(","))):
            card = cards.pop(part.removeprefix("~"))
            piles[pile_of(game, seat, name)].append(card)
            if part.startswith("~"):
                hidden.append(card)
    for name, card in cards.items():
        if name in {extra.id for extra in spot.character.extras}:
            # Experiments that are not told lie under the second stack.
            piles[game.gear_piles[seat] + 1].insert(0, card)
        else:
            piles[seat * PILES + (DISCARD if "deck" in spot.piles else DECK)].append(card)
    for pile, content in piles.items():
        game.piles[pile] = tuple(content)


def _piles(game: Holidays, seat: Seat) -> list[Pile]:
    """All piles of a seat but the mat."""
    own = game.gear_piles[seat]
    extra = range(own, own + len(game.characters[seat].piles))
    return [*(seat * PILES + at for at in PLACES_OF.values()), *extra]


def _lay(game: Holidays, locations: str, tokens: dict[int, Tokens]) -> None:
    """Lay out Locations by name, the Middle last; those not named come from the deck as it lies."""
    aside = list(game.piles[game.aside])
    named = [name.strip() for name in locations.split(",") if name.strip()]
    chosen = [next(card for card in aside if game.name(card) == name) for name in named]
    chosen += [card for card in aside if card not in chosen]
    for slot in range(game.box.seats + 1):
        game.piles[game.aside + 1 + slot] = (chosen[slot],)
        face = game.location_face(slot)
        usual = face.tokens[(ROUNDS if slot == game.box.seats else game.round) - 1]
        game.tokens[slot] = tokens.get(slot, usual)
    game.piles[game.aside] = tuple(chosen[game.box.seats + 1 :])


def begun(*names: str, seed: int = 1) -> Story:
    """A game that was dealt by the rules and waits for its first card."""
    return Story(Holidays.begun(tuple(CHARACTERS[name] for name in names), Dice(seed)))


def wander(*names: str, seed: int) -> Iterator[Story]:
    """A whole game of players who choose by dice, as it stands at every question and at its end."""
    table = begun(*names, seed=seed)
    dice = Dice(seed + 1)
    while table.game.asked:
        yield table
        ((seat, options),) = table.game.asked.items()
        table.game.answer(seat, options[dice.below("answer", len(options))])
    yield table


def imagined(table: Story, viewer: Seat | None, name: str, worlds: int = 40) -> set[str]:
    """What a card may be as far as a seat can tell."""
    card = table.card(name)
    return {table.game.imagine(viewer, seed).name(card) for seed in range(worlds)}
