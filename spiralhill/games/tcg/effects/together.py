"""Texts by which every player says something about Characters, and then all of it happens at once (RUL-02)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.leaving import ScrapCards, scrappable, why_not_scrapped
from spiralhill.games.tcg.effects.strikes import StrikeBounce, StrikeScrap, StrikeShift, owners_of, shifts_of
from spiralhill.games.tcg.effects.text import Text, Then
from spiralhill.games.tcg.effects.wards import warn
from spiralhill.games.tcg.prints import HITS_CHARACTERS, HITS_HAND, Character
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, PASS, Pick, Reason, Step, Window, card_of, touches
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class Together(Window):
    """A moment in which every player must choose something, if there is anything to choose."""

    by: Seat = 0
    card: Card = 0

    @property
    def secret(self) -> bool:
        """Whether only its own player can tell what a seat may choose from."""
        return False

    def asks(self, game: TcgTable) -> dict[Seat, list[Pick]]:
        """Nobody is asked who has nothing to choose from, unless that would tell the others something."""
        asked: dict[Seat, list[Pick]] = {}
        for seat in self.waiting:
            options = self.options(game, seat)
            if len(options) > 1 or (self.secret and game.patient):
                asked[seat] = options or [PASS]
        return asked

    def act(self, game: TcgTable, answers: dict[Seat, Pick]) -> None:
        chosen: dict[Seat, Pick] = {}
        for seat in game.clockwise(self.by):
            pick = answers[seat]
            options = self.options(game, seat)
            if options:
                chosen[seat] = pick if pick != PASS else options[0]
        self.happen(game, chosen)

    def happen(self, game: TcgTable, chosen: dict[Seat, Pick]) -> None:
        """Let all that was chosen happen, once those who are hit have had their say."""
        raise AssertionError(f"{self!r} does not say what the answers do")

    def why_not(self, game: TcgTable, seat: Seat, thing: Pick | Card) -> Reason:
        return NOT_OFFERED if card_of(thing) is None else why_not_scrapped(game, thing)


def everybody(game: TcgTable) -> tuple[Seat, ...]:
    """All seats, as a window waits for them."""
    return tuple(range(game.box.seats))


# Everybody discards a Character of the own town


@dataclass(frozen=True, slots=True)
class EveryoneScraps(Text):
    """Every player discards a Character from the own town."""

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.next(ScrapTogether(everybody(game), (), deed.seat, deed.card))

    def worth(self) -> float:
        return -0.5


@dataclass(frozen=True, slots=True)
class ScrapTogether(Together):
    """Which Character of the own town each player discards (DEC-22)."""

    def options(self, game: TcgTable, seat: Seat) -> list[Pick]:
        return [picks.Scrap(card) for card in scrappable(game, seat)]

    def happen(self, game: TcgTable, chosen: dict[Seat, Pick]) -> None:
        cards = tuple(pick.card for pick in chosen.values() if isinstance(pick, picks.Scrap))
        warn(game, self.by, self.card, owners_of(game, cards), StrikeScrap(cards), cards)


# Everybody gives up a Character, from hand or town


@dataclass(frozen=True, slots=True)
class EveryoneGivesUp(Text):
    """Every player discards a Character, from hand or from the own town."""

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.next(GiveUpTogether(everybody(game), (), deed.seat, deed.card))

    def worth(self) -> float:
        return -0.2


@dataclass(frozen=True, slots=True)
class GiveUpTogether(Together):
    """Which Character each player gives up: a card in hand, or one in town (DEC-22)."""

    @property
    def secret(self) -> bool:
        return True

    def options(self, game: TcgTable, seat: Seat) -> list[Pick]:
        held = [card for card in game.hand(seat) if isinstance(game.face(card), Character)]
        return [*map(picks.Scrap, scrappable(game, seat)), *map(picks.discard, held)]

    def happen(self, game: TcgTable, chosen: dict[Seat, Pick]) -> None:
        hit = {seat: HITS_CHARACTERS if isinstance(pick, picks.Scrap) else HITS_HAND for seat, pick in chosen.items()}
        given = tuple((seat, pick) for seat, pick in chosen.items())
        # All is named aloud before anybody answers: who is asked would tell it anyway.
        for seat, pick in given:
            card = card_of(pick)
            assert card is not None
            if isinstance(pick, picks.Discard):
                game.show((card,))
            if game.telling:
                game.tell(events.GivesUp(seat, game.name(card)))
        warn(game, self.by, self.card, hit, GiveUp(given), tuple(card for _, pick in given for card in touches(pick)))


@dataclass(frozen=True, slots=True)
class GiveUp(Step):
    """What players gave up goes to their Discard Piles, unless they are protected."""

    given: tuple[tuple[Seat, Pick], ...]

    def act(self, game: TcgTable) -> None:
        cards: list[Card] = []
        for seat, pick in self.given:
            if seat in game.spared:
                continue
            if isinstance(pick, picks.Discard):
                game.pitch(seat, pick.card)
            elif isinstance(pick, picks.Scrap) and game.is_in_play(pick.card):
                cards.append(pick.card)
        if cards:
            game.next(ScrapCards(tuple(cards)))


# Everybody does something to the neighbour on the left


@dataclass(frozen=True, slots=True)
class EveryoneBounces(Text):
    """Every player returns a Character with a certain Scare Number from the left neighbour's town to its owner."""

    number: int

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.next(BounceTogether(everybody(game), (), deed.seat, deed.card, self.number), *then)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        window = BounceTogether(everybody(game), (), deed.seat, deed.card, self.number)
        return any(window.options(game, seat) for seat in everybody(game))

    def worth(self) -> float:
        return 0.3


@dataclass(frozen=True, slots=True)
class BounceTogether(Together):
    """Which Character of the left neighbour each player sends back."""

    number: int = 1

    def options(self, game: TcgTable, seat: Seat) -> list[Pick]:
        left = game.left_of(seat)
        cards = game.characters(left)
        return [picks.Bounce(card) for card in cards if game.number_in(left, card) == self.number]

    def happen(self, game: TcgTable, chosen: dict[Seat, Pick]) -> None:
        cards = tuple(pick.card for pick in chosen.values() if isinstance(pick, picks.Bounce))
        warn(game, self.by, self.card, owners_of(game, cards), StrikeBounce(cards), cards)


@dataclass(frozen=True, slots=True)
class EveryoneShifts(Text):
    """Every player moves a Character of the left neighbour by one Locale; nobody at a certain Character's Locale."""

    characters: tuple[str, ...]

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.next(ShiftTogether(everybody(game), (), deed.seat, deed.card, self.characters))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        window = ShiftTogether(everybody(game), (), deed.seat, deed.card, self.characters)
        return any(window.options(game, seat) for seat in everybody(game))

    def worth(self) -> float:
        return 0.3


@dataclass(frozen=True, slots=True)
class ShiftTogether(Together):
    """Which Character of the left neighbour each player moves, and where to."""

    characters: tuple[str, ...] = ()

    def options(self, game: TcgTable, seat: Seat) -> list[Pick]:
        left = game.left_of(seat)
        options: list[Pick] = []
        for slot in game.rows[left]:
            cards = game.at(left, slot)
            keeps = any(game.main_face(card).title in self.characters for card in cards)
            if keeps and game.locale(left, slot) not in game.closed:
                continue
            options += [picks.move(card, location) for card in cards for location in shifts_of(game, card)]
        return options

    def happen(self, game: TcgTable, chosen: dict[Seat, Pick]) -> None:
        shifts = tuple((pick.card, pick.location) for pick in chosen.values() if isinstance(pick, picks.Move))
        cards = tuple(card for card, _ in shifts)
        warn(game, self.by, self.card, owners_of(game, cards), StrikeShift(shifts), cards)
