"""A Day, in the order of the rulebook: Start Phase, a turn each, End Phase (TCG-ROUND-02)."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.kings import ChooseActivity
from spiralhill.games.tcg.state import DECK, DISCARD, HAND_LIMIT, LOCALE_DECK, LOCALES, PILES
from spiralhill.games.tcg.table import TcgTable
from spiralhill.games.tcg.turns import PlayerTurn
from spiralhill.kernel.effects import NO, YES
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Item, Pick, Reason, Step, card_of
from spiralhill.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class Day(Step):
    """One of the twelve Days."""

    def act(self, game: TcgTable) -> None:
        seats = game.clockwise(game.king)
        game.next(
            RemoveDayCounter(),
            *place_locales(game, seats),
            ChooseActivity(game.king),
            *(PlayerTurn(seat) for seat in seats),
            *end_phase(seats),
        )


def place_locales(game: TcgTable, seats: list[Seat]) -> list[Item]:
    """What the Locale step of the Day is made of: the Starting Locale first, then one more a Day (TCG-START-05)."""
    if not game.rows[0]:
        return [*(RevealStart(seat) for seat in seats), *(DrawStartingHand(seat) for seat in seats)]
    if not game.piles[LOCALE_DECK]:
        return []
    return [*(DrawLocale(seat) for seat in seats), *(PlaceLocale(seat) for seat in seats)]


def end_phase(seats: list[Seat]) -> list[Item]:
    """The End Phase, each step done by all before the next (TCG-ROUND-06, TCG-END-02)."""
    return [
        BeginEndPhase(),
        ReimburseSurprises(),
        RemoveHexCounters(),
        *(DiscardToSeven(seat) for seat in seats),
        RecycleDecks(),
        RotateKing(),
    ]


# Start Phase


@dataclass(frozen=True, slots=True)
class RemoveDayCounter(Step):
    """The Pumpkin King takes a Day Counter (TCG-START-01)."""

    def act(self, game: TcgTable) -> None:
        game.days -= 1
        if game.telling:
            game.tell(events.DayBegins(game.king, game.day, game.days))


@dataclass(frozen=True, slots=True)
class RevealStart(Step):
    """A player turns up the Starting Locale (TCG-START-02)."""

    seat: Seat

    def act(self, game: TcgTable) -> None:
        game.reveal_start(self.seat)


@dataclass(frozen=True, slots=True)
class DrawStartingHand(Step):
    """A player draws as many cards as the Starting Locale says (TCG-START-03)."""

    seat: Seat

    def act(self, game: TcgTable) -> None:
        game.draw(self.seat, game.starting_hand(self.seat))


@dataclass(frozen=True, slots=True)
class DrawLocale(Step):
    """A player turns up the top card of the Locale Deck (TCG-START-05)."""

    seat: Seat

    def act(self, game: TcgTable) -> None:
        pile = self.seat * PILES
        game.deal(pile + LOCALE_DECK, pile + LOCALES + len(game.rows[self.seat]), 1)
        if game.telling:
            game.tell(events.DrawsLocale(self.seat, game.name(game.locale(self.seat, len(game.rows[self.seat])))))


@dataclass(frozen=True, slots=True)
class PlaceLocale(Choice):
    """At which end of the row the new Locale goes; between others it never does (TCG-START-06, TCG-START-07)."""

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        locale = game.locale(self.seat, len(game.rows[self.seat]))
        return [picks.PlaceLocale(locale, side) for side in picks.SIDES]

    def act(self, game: TcgTable, pick: picks.PlaceLocale) -> None:
        game.place_locale(self.seat, len(game.rows[self.seat]), pick.side == picks.LEFT)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        if isinstance(thing, picks.PlaceLocale):
            return Reason("at-an-end", "TCG-START-07")
        if isinstance(thing, (picks.Play, picks.PlaySurprise, picks.Replace, int)):
            return Reason("only-in-turns", "TCG-ROUND-08")
        return Reason("must-be-placed", "TCG-START-09")


# End Phase


@dataclass(frozen=True, slots=True)
class BeginEndPhase(Step):
    """What lasts until the End Phase ends, then all Pumpkin Points are emptied (RUL-38, RUL-39, TCG-END-03)."""

    def act(self, game: TcgTable) -> None:
        if game.telling:
            game.tell(events.EndPhase(game.king, game.day))
        for card in game.piles[game.centre]:
            owner = game.owner(card)
            game.move(card, game.centre, owner * PILES + DISCARD)
            if game.telling:
                game.tell(events.LeavesCentre(owner, game.name(card)))
        game.closed = frozenset()
        if any(game.pp):
            game.pp = [0] * game.box.seats
            if game.telling:
                game.tell(events.EmptiesPoints(game.king))


@dataclass(frozen=True, slots=True)
class ReimburseSurprises(Step):
    """All Surprise Discard Piles go to the Discard Piles; then each player may make up for them (TCG-END-04)."""

    def act(self, game: TcgTable) -> None:
        seats = game.clockwise(game.king)
        counts = [(seat, game.sweep_surprises(seat)) for seat in seats]
        game.titles = [()] * game.box.seats
        game.next(*(Reimburse(seat, number) for seat, number in counts if number))


@dataclass(frozen=True, slots=True)
class Reimburse(Choice):
    """Whether a player draws as many cards as Surprises were in the pile, if any are left (TCG-END-05, RUL-36)."""

    number: int

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        return [YES, NO] if game.piles[self.seat * PILES + DECK] else []

    def act(self, game: TcgTable, pick: Pick) -> None:
        if pick == YES:
            if game.telling:
                game.tell(events.Reimburses(self.seat, self.number))
            game.draw(self.seat, self.number)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        return NOT_OFFERED if card_of(thing) is None else Reason("only-in-turns", "TCG-ROUND-08")


@dataclass(frozen=True, slots=True)
class RemoveHexCounters(Step):
    """All Hex Counters are removed (TCG-END-07)."""

    def act(self, game: TcgTable) -> None:
        if game.hexed and game.telling:
            game.tell(events.ClearsHex(len(game.hexed)))
        game.hexed = frozenset()


@dataclass(frozen=True, slots=True)
class DiscardToSeven(Choice):
    """A player with more than seven cards discards down to seven (TCG-END-08)."""

    def options(self, game: TcgTable) -> list[Pick]:
        hand = game.hand(self.seat)
        return [picks.discard(card) for card in hand] if len(hand) > HAND_LIMIT else []

    def act(self, game: TcgTable, pick: picks.Discard) -> None:
        game.pitch(self.seat, pick.card)
        if len(game.hand(self.seat)) > HAND_LIMIT:
            game.next(self)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        if card_of(thing) in game.hand(self.seat):
            return Reason("only-in-turns", "TCG-ROUND-08")
        return Reason("down-to-seven", "TCG-END-08")


@dataclass(frozen=True, slots=True)
class RecycleDecks(Step):
    """Whose Main Deck is empty shuffles the Discard Pile into a new one (TCG-END-09, TCG-END-10)."""

    def act(self, game: TcgTable) -> None:
        for seat in game.clockwise(game.king):
            pile = seat * PILES
            if not game.piles[pile + DECK] and game.piles[pile + DISCARD]:
                number = len(game.piles[pile + DISCARD])
                game.sweep(pile + DISCARD, pile + DECK)
                game.shuffle(pile + DECK, f"shuffle:deck:{seat}")
                if game.telling:
                    game.tell(events.Recycles(seat, number))


@dataclass(frozen=True, slots=True)
class RotateKing(Step):
    """The Pumpkin King Card passes to the left; then the next Day begins, or the game is scored (TCG-END-12)."""

    def act(self, game: TcgTable) -> None:
        game.king = game.left_of(game.king)
        game.activity = game.free = None
        if game.telling:
            game.tell(events.PassesCrown(game.king))
        if game.days > 0:
            game.next(Day())
        else:
            final_scoring(game)


def final_scoring(game: TcgTable) -> None:
    """The scariest town wins; Active Locales, then their Scare Thresholds break ties (TCG-WIN-04 to TCG-WIN-07)."""
    game.finish()
    if not game.telling:
        return
    scores = game.scores
    for seat, points in enumerate(scores):
        game.tell(events.Scores(seat, points))
    leaders = [seat for seat, points in enumerate(scores) if points == max(scores)]
    if len(leaders) > 1:
        for seat in leaders:
            game.tell(events.BreaksTie(seat, *game.ties(seat)))
    winners = game.winners
    for seat in winners:
        event = events.WinsGame if len(winners) == 1 else events.SharesGame
        game.tell(event(seat, scores[seat]))
