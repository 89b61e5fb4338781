"""The verbs of the TCG: everything that changes a table, and what it tells."""

from __future__ import annotations

from spiralhill.games.tcg import events
from spiralhill.games.tcg.prints import Character, Locale
from spiralhill.games.tcg.scoring import TcgScore
from spiralhill.games.tcg.state import (
    AT,
    BENEATH,
    DECK,
    DISCARD,
    HAND,
    LOCALES,
    MOST_POINTS,
    PILES,
    SEARCHED,
    SURPRISES,
)
from spiralhill.kernel.steps import Heard
from spiralhill.kernel.table import Card, Pile, Seat


class TcgTable(TcgScore):
    """The table of the TCG."""

    __slots__ = ()

    # Hands and Pumpkin Points

    def draw(self, seat: Seat, number: int) -> int:
        """Draw from the top of the own Main Deck, as far as it goes (TCG-DRAW-01, TCG-DRAW-02)."""
        pile = seat * PILES
        drawn = self.deal(pile + DECK, pile + HAND, number) if number > 0 else 0
        if drawn > 0 and self.telling:
            taken = self.piles[pile + HAND][-drawn:]
            self.tell(events.Draws(seat, drawn, tuple(self.name(card) for card in taken)))
        return drawn

    def add_points(self, seat: Seat, number: int) -> None:
        """Raise the track of a player, never above six (RUL-05)."""
        if number > 0:
            self.pp[seat] = min(self.pp[seat] + number, MOST_POINTS)
            if self.telling:
                self.tell(events.AddsPoints(seat, number, self.pp[seat]))

    def spend(self, seat: Seat, number: int) -> None:
        """Lower the track of a player (TCG-PP-03)."""
        assert 0 <= number <= self.pp[seat], "nobody pays more than they have"
        self.pp[seat] -= number

    def pitch(self, seat: Seat, card: Card) -> None:
        """Discard a card from hand, for everybody to see (TCG-DISC-01, TCG-DISC-02)."""
        card = self.move(card, seat * PILES + HAND, seat * PILES + DISCARD)
        if self.telling:
            self.tell(events.Discards(seat, self.name(card)))

    def pitch_all(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Discard several cards from a hand, one after the other, in the order in which they were named (RUL-54)."""
        waiting = cards
        while waiting:
            hand, (card, *rest) = self.hand(seat), waiting
            place = hand.index(card)
            self.pitch(seat, card)
            # In a hand the faces before a card move up by one number when it leaves.
            places = [hand.index(other) for other in rest]
            waiting = tuple(hand[at + 1 if at < place else at] for at in places)

    # Cards in play

    def enter(self, card: Card, source: Pile, town: Seat, slot: int) -> Card:
        """Bring a Character to a Locale and say which number it has there."""
        return self.move(card, source, town * PILES + AT + slot)

    def leave_town(self, card: Card, town: Seat, to: Pile) -> Card:
        """Take a card out of play: its Hex Counter goes, and what is stacked on it is discarded (TCG-STACK-07)."""
        source = self.pile_of(card)
        self.release(card)
        for under in self.stacks.get(card, ()):
            self.discard_beneath(town, under)
        self.stacks = {over: cards for over, cards in self.stacks.items() if over != card}
        return self.move(card, source, to)

    def release(self, card: Card) -> None:
        """Take from a Character what holds for this very card only (TCG-HEX-04, RUL-26)."""
        if card in self.hexed:
            self.hexed = self.hexed - {card}
        if self.doubled is not None and self.doubled[0] == card:
            self.doubled = None
        if self.rolled is not None and self.rolled[0] == card:
            self.rolled = None

    def discard_beneath(self, town: Seat, card: Card) -> None:
        """Discard a card that lay beneath another one to its owner's Discard Pile (TCG-STACK-08)."""
        owner = self.owner(card)
        card = self.move(card, town * PILES + BENEATH, owner * PILES + DISCARD)
        if self.telling:
            self.tell(events.Scraps(town, self.name(card)))

    def scrap(self, card: Card) -> None:
        """Discard a Character, Creation or Surprise from play to its owner's Discard Pile (TCG-INPLAY-03)."""
        town = self.town_of(card)
        assert town is not None, "only what is in play is discarded from play"
        card = self.leave_town(card, town, self.owner(card) * PILES + DISCARD)
        if self.telling:
            self.tell(events.Scraps(town, self.name(card)))

    def bounce(self, card: Card) -> None:
        """Return a card from play to its owner's hand; everybody knows that it is there."""
        town = self.town_of(card)
        assert town is not None, "only what is in play returns from play"
        owner = self.owner(card)
        card = self.leave_town(card, town, owner * PILES + HAND)
        if self.telling:
            self.tell(events.Bounces(town, self.name(card), owner))

    def shift_to(self, seat: Seat, card: Card, slot: int) -> None:
        """Move a Character within its town, with all that lies on it (TCG-MOVE-08)."""
        source = self.slot_of(seat, card)
        self.shift(card, seat * PILES + AT + source, seat * PILES + AT + slot)
        if self.telling:
            here, there = self.name(self.locale(seat, source)), self.name(self.locale(seat, slot))
            self.tell(events.Moves(seat, self.name(card), here, there))

    def put_beneath(self, card: Card, source: Pile, town: Seat, over: Card) -> None:
        """Lay a card beneath a Character or Creation of a town."""
        card = self.move(card, source, town * PILES + BENEATH)
        self.stacks = {**self.stacks, over: (*self.stacks.get(over, ()), card)}

    def hide_beneath(self, card: Card, source: Pile, town: Seat, over: Card) -> None:
        """Lay a card face down beneath a Creation, for its owner alone to look at."""
        card = self.move(card, source, town * PILES + BENEATH)
        self.down = self.down | {card}
        self.stacks = {**self.stacks, over: (*self.stacks.get(over, ()), card)}

    def lay_under(self, seat: Seat, card: Card, source: Pile, slot: int) -> Card:
        """Put a card face down under a Locale of its player: out of play, for its owner to look at (RUL-32)."""
        to = seat * PILES + LOCALES + slot
        if source == seat * PILES + HAND:
            card = self.lay_down(card, source, to)
        else:
            card = self.move(card, source, to)
            self.down = self.down | {card}
        cards = self.piles[to]
        self.piles[to] = (*cards[:-2], card, cards[-2])
        return card

    def tuck(self, seat: Seat, card: Card, slot: int) -> None:
        """Put a Character face down under its Locale: no discard, but it leaves play (RUL-26, RUL-32)."""
        card = self.leave_town(card, seat, seat * PILES + SEARCHED)
        self.lay_under(seat, card, seat * PILES + SEARCHED, slot)

    # Surprises

    def note_title(self, seat: Seat, title: str) -> None:
        """Remember that a Surprise was played in this Round (TCG-SURP-04)."""
        self.titles[seat] = (*self.titles[seat], title)

    def spare(self, seat: Seat) -> None:
        """Leave a player alone with what is about to happen (RUL-29)."""
        self.spared = self.spared | {seat}

    def mark_hex(self, seat: Seat, card: Card) -> None:
        """Lay a Hex Counter on a Character (TCG-HEX-02)."""
        self.hexed = self.hexed | {card}
        if self.telling:
            self.tell(events.Hexes(seat, self.name(card)))

    # Decks

    def turn_up_cards(self, seat: Seat, number: int) -> tuple[Card, ...]:
        """Turn up the top cards of the own Main Deck, as many as there are (TCG-SEARCH-04, TCG-SEARCH-05)."""
        pile = seat * PILES
        self.deal(pile + DECK, pile + SEARCHED, number)
        cards = self.piles[pile + SEARCHED]
        for card in cards:
            self.known.pop(card, None)
        if self.telling:
            self.tell(events.Searches(seat, len(cards), tuple(self.name(card) for card in cards)))
        return cards

    def take_searched(self, seat: Seat, card: Card) -> None:
        """Take a card that a Search has found."""
        card = self.move(card, seat * PILES + SEARCHED, seat * PILES + HAND)
        if self.telling:
            self.tell(events.Takes(seat, self.name(card)))

    def discard_searched(self, seat: Seat) -> None:
        """Discard what a Search has left, one card after the other."""
        for card in self.piles[seat * PILES + SEARCHED]:
            self.move(card, seat * PILES + SEARCHED, seat * PILES + DISCARD)
            if self.telling:
                self.tell(events.LosesCard(seat, self.name(card)))

    def dig(self, seat: Seat, card: Card) -> None:
        """Take a card from the own Discard Pile and show it to all (TCG-DISC-06)."""
        card = self.move(card, seat * PILES + DISCARD, seat * PILES + HAND)
        self.show((card,))
        if self.telling:
            self.tell(events.Takes(seat, self.name(card)))

    def restack(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Put cards that were looked at back on the own Main Deck, the first of them on top."""
        pile = seat * PILES + DECK
        self.piles[pile] = self.piles[pile][: -len(cards)] + cards[::-1]
        if self.telling:
            self.tell(events.Restacks(seat, len(cards)))

    def flip(self, seat: Seat) -> Card | None:
        """Turn up the top card of the own Main Deck for everybody; say which it is."""
        pile = seat * PILES
        if not self.deal(pile + DECK, pile + SEARCHED, 1):
            return None
        card = self.piles[pile + SEARCHED][-1]
        self.known.pop(card, None)
        if self.telling:
            self.tell(events.TurnsUp(seat, self.name(card)))
        return card

    def mill(self, seat: Seat) -> Card | None:
        """Discard the top card of a player's Main Deck; say which it was."""
        deck = self.piles[seat * PILES + DECK]
        if not deck:
            return None
        card = self.move(deck[-1], seat * PILES + DECK, seat * PILES + DISCARD)
        self.irrevocable += 1
        if self.telling:
            self.tell(events.LosesCard(seat, self.name(card)))
        return card

    def peek_hand(self, seat: Seat, target: Seat) -> None:
        """Let a player look at the hand of an opponent (TCG-INFO-01)."""
        cards = self.hand(target)
        if cards:
            self.look(seat, cards)
        if self.telling:
            self.tell(events.Looks(seat, target, len(cards), tuple(sorted(self.name(card) for card in cards))))

    def tell_nothing(self, seat: Seat, card: Card) -> None:
        """Tell that nothing comes of what a card says."""
        if self.telling:
            self.tell(events.ChangesNothing(seat, self.name(card)))

    # Rows

    def reveal_start(self, seat: Seat) -> None:
        """Turn the Starting Locale up: it is the first of the row (TCG-START-02)."""
        locale = self.piles[seat * PILES + LOCALES][-1]
        self.turn_up(locale)
        self.rows[seat] = (0,)
        if self.telling:
            self.tell(events.RevealsStart(seat, self.name(locale)))

    def place_locale(self, seat: Seat, slot: int, left: bool) -> None:
        """Put the Locale that came as number `slot` at an end of the row (TCG-START-06)."""
        row = self.rows[seat]
        self.rows[seat] = (slot, *row) if left else (*row, slot)
        if self.telling:
            side = "left" if left else "right"
            self.tell(events.PlacesLocale(seat, self.name(self.locale(seat, slot)), side))

    # What texts in play listen to

    def set_off(self, heard: list[Heard]) -> None:
        """Let texts happen that this moment has set off; the current player puts them in order (TCG-TIME-01)."""
        if not self.ended:
            self.pending += heard

    def orders(self) -> Seat:
        """The player whose turn it is; in the Start Phase only texts of the one who moves are set off."""
        return self.pending[0].seat if self.turn is None else self.turn

    def listeners(self, seat: Seat) -> list[tuple[Card, Character]]:
        """The Characters of a town with a text that listens to something."""
        found: list[tuple[Card, Character]] = []
        for card in self.characters(seat):
            face = self.character_face(card)
            if face.listener is not None and not (face.hex and (card in self.hexed or self.turn != seat)):
                found.append((card, face))
        return found

    def starting_hand(self, seat: Seat) -> int:
        """How many cards a player's Starting Locale gives (TCG-START-03)."""
        face = self.face(self.piles[seat * PILES + LOCALES][-1])
        assert isinstance(face, Locale)
        assert face.starting_hand is not None
        return face.starting_hand

    def sweep_surprises(self, seat: Seat) -> int:
        """Put the Surprise Discard Pile on the Discard Pile; say how many there were (TCG-END-04)."""
        number = len(self.piles[seat * PILES + SURPRISES])
        self.sweep(seat * PILES + SURPRISES, seat * PILES + DISCARD)
        return number

    def is_in_play(self, card: Card) -> bool:
        """Whether a card is a Character, a Creation or a Surprise on the table of some town."""
        return self.town_of(card) is not None
