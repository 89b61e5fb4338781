"""A round, in the order of the rulebook: turns, reveal, the dice, End of round effects, awards, and on to the next."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.holidays import picks
from spiralhill.games.holidays.effects.text import COUNTS, text_of
from spiralhill.games.holidays.prints import PLACES, ROUNDS, Mat
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, Effect
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Heard, Item, Pick, Reason, Step, Trigger, card_of
from spiralhill.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class Round(Step):
    """One of the four rounds: Locations and hands, turns, and the end of the round (HOL-EOR-01)."""

    def act(self, game: HolidaysTable) -> None:
        game.begin_round()
        game.lay_locations()
        for seat in range(game.box.seats):
            game.refill(seat)
        game.next(turn_of(game, game.starting_player), *after_the_turns(game))


def after_the_turns(game: HolidaysTable) -> list[Item]:
    """The end of a round, once all cards are played (HOL-TURN-06)."""
    seats = game.clockwise(game.starting_player)
    mats = [(seat, game.characters[seat].mat) for seat in seats]
    return [
        *(RevealCards(seat) for seat in seats),
        *(deed for seat, mat in mats for deed in deeds(game, seat, mat.after_reveal)),
        *(EndOfRoundEffects(seat) for seat in seats),
        AwardLocations(),
        *(deed for seat, mat in mats for deed in deeds(game, seat, mat.after_awards)),
        EndOfRound(),
    ]


def deeds(game: HolidaysTable, seat: Seat, texts: tuple[Effect, ...]) -> list[Item]:
    """What the mat of a player does."""
    return [Deed(text, seat, game.mat(seat)) for text in texts]


def turn_of(game: HolidaysTable, seat: Seat) -> PlayerTurn:
    """The next turn of a player."""
    return PlayerTurn(seat, game.is_first(seat))


@dataclass(frozen=True, slots=True)
class PlayerTurn(Choice):
    """A player places one card at one of their Locations, the first of a round face-down (HOL-TURN-02, HOL-FD-01)."""

    first: bool

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: HolidaysTable) -> list[Pick]:
        seat = self.seat
        hand = game.hand(seat)
        # Every gap comes before any further card (HOL-PLACE-02).
        gaps = game.gaps(seat)
        options: list[Pick] = []
        if game.can_cover(seat, max(len(gaps) - 1, 0), game.turns[seat] - 1, len(hand) - 1):
            places = gaps or range(len(PLACES))
            options = [picks.play(card, place) for card in hand for place in places]
        if not options or self.may_skip(game, len(gaps)):
            options.append(picks.SKIP)
        return options

    def may_skip(self, game: HolidaysTable, gaps: int) -> bool:
        """Whether the player may play no card and can still cover everything (HOL-SALLY-07, HOL-SALLY-08)."""
        seat = self.seat
        skips_from = game.characters[seat].skips_from
        if skips_from is None or game.round < skips_from:
            return False
        return game.can_cover(seat, gaps, game.turns[seat] - 1, len(game.hand(seat)))

    def act(self, game: HolidaysTable, pick: Pick) -> None:
        # Then it is the turn of the next player clockwise (HOL-TURN-01).
        left = game.left_of(self.seat)
        if game.turns[left] > 0:
            game.next(turn_of(game, left))
        if isinstance(pick, picks.Play):
            card = game.place(self.seat, pick.card, PLACES.index(pick.place))
            if card not in game.down:
                game.next(*game.characters[self.seat].when_played(game, self.seat, card))
        else:
            game.skip(self.seat)

    def why_not(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        seat = self.seat
        if isinstance(thing, picks.Skip):
            skips_from = game.characters[seat].skips_from
            if skips_from is None:
                return Reason("no-skipping", "HOL-TURN-04")
            if game.round < skips_from:
                return Reason("no-skipping-yet", "HOL-R1-03")
            return Reason("skip-leaves-gap", "HOL-SALLY-08")
        card = card_of(thing)
        if card is None:
            return NOT_OFFERED
        if any(card in game.in_play(player) for player in range(game.box.seats)):
            return Reason("stays-where-it-lies", "HOL-TURN-07")
        if any(game.location_card(slot) == card for slot in range(game.box.seats + 1)):
            mine = game.slot_of(card) in [game.slot(seat, place) for place in range(len(PLACES))]
            return NOT_OFFERED if mine else Reason("own-locations", "HOL-GEO-06")
        if card not in game.hand(seat):
            return Reason("not-in-hand", "HOL-HAND-09")
        if isinstance(thing, picks.Play):
            if thing.place not in PLACES:
                return Reason("own-locations", "HOL-GEO-06")
            if game.round == 1:
                return Reason("one-card-each", "HOL-R1-02")
            return Reason("cover-first", "HOL-PLACE-02")
        return NOT_OFFERED


@dataclass(frozen=True, slots=True)
class RevealCards(Step):
    """A player turns up their face-down cards, one after the other as they were placed (HOL-EOR-02, HOL-EOR-03)."""

    seat: Seat

    def act(self, game: HolidaysTable) -> None:
        game.next(*(RevealCard(self.seat, card) for card in game.laid_down if game.owner(card) == self.seat))


@dataclass(frozen=True, slots=True)
class RevealCard(Step):
    """A face-down card is turned up and does at once what it does when played."""

    seat: Seat
    card: Card

    def act(self, game: HolidaysTable) -> None:
        game.reveal(self.card)
        game.next(*game.characters[self.seat].when_played(game, self.seat, self.card))


@dataclass(frozen=True, slots=True)
class EndOfRoundEffects(Step):
    """All End of round effects of a player, in the order the player chooses (HOL-EOR-04, HOL-EOR-05)."""

    seat: Seat

    def act(self, game: HolidaysTable) -> None:
        seat = self.seat
        waiting = [(place_in_line(texts), card) for card, texts in speaking(game, seat)]
        if waiting:
            # Listed so that what others build on comes first; else as they lie.
            waiting.sort(key=lambda entry: entry[0])
            game.next(Trigger(seat, tuple(Heard(seat, card, CardEffects(seat, card)) for _, card in waiting)))


def speaking(game: HolidaysTable, seat: Seat) -> list[tuple[Card, tuple[Effect, ...]]]:
    """A player's mat and cards in play that have something to do at the End of round, with what they say."""
    found: list[tuple[Card, tuple[Effect, ...]]] = []
    for card in (game.mat(seat), *game.in_play(seat)):
        texts = end_of_round_texts(game, seat, card)
        if texts and any(text_of(text).finds(game, Deed(text, seat, card)) for text in texts):
            found.append((card, texts))
    return found


def end_of_round_texts(game: HolidaysTable, seat: Seat, card: Card) -> tuple[Effect, ...]:
    """What a card in play, or the mat, says for the End of round."""
    face = game.faces[game.prints[card]]
    return face.end_of_round if isinstance(face, Mat) else game.characters[seat].end_of_round(game, seat, card)


def place_in_line(texts: tuple[Effect, ...]) -> int:
    """Where texts of one card are listed together."""
    return min(text_of(text).place_in_line() for text in texts)


def order_matters(game: HolidaysTable, waiting: tuple[Heard, ...]) -> bool:
    """Whether End of round effects can build on one another; those that only count cannot."""
    return any(place_in_line(end_of_round_texts(game, heard.seat, heard.card)) != COUNTS for heard in waiting)


@dataclass(frozen=True, slots=True)
class CardEffects(Step):
    """What one card or mat does at the End of round."""

    seat: Seat
    card: Card

    def act(self, game: HolidaysTable) -> None:
        deeds = [Deed(text, self.seat, self.card) for text in end_of_round_texts(game, self.seat, self.card)]
        if game.telling and all(text_of(deed.effect).is_idle(game, deed) for deed in deeds):
            game.tell_nothing(self.seat, self.card)
        else:
            game.next(*deeds)


@dataclass(frozen=True, slots=True)
class AwardLocations(Step):
    """One Location after the other: from the starting player's left clockwise, the Middle last (HOL-EOR-07)."""

    def act(self, game: HolidaysTable) -> None:
        for slot in (*game.clockwise(game.starting_player), game.box.seats):
            game.award(slot)


@dataclass(frozen=True, slots=True)
class EndOfRound(Step):
    """Discard what was played; then the Pumpkin moves on and Zero passes to the next player, or the game is over."""

    def act(self, game: HolidaysTable) -> None:
        game.discard_played()
        if game.round == ROUNDS:
            game.final_scoring()
            return
        game.end_round()
        game.next(Round())
