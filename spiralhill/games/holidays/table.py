"""The verbs of Take Over the Holidays: everything that changes a table, and what it tells."""

from __future__ import annotations

from spiralhill.games.holidays import events
from spiralhill.games.holidays.character import Gear
from spiralhill.games.holidays.prints import FACES, MIDDLE, PLACES, ROUNDS
from spiralhill.games.holidays.scoring import HolidaysScore
from spiralhill.games.holidays.state import DECK, DISCARD, HAND, HAND_LIMITS, IN_PLAY, PILES
from spiralhill.kernel.table import Card, Seat


class HolidaysTable(HolidaysScore):
    """The table of Take Over the Holidays."""

    __slots__ = ()

    # Rounds

    def begin_round(self) -> None:
        """Everybody has the turns of the round, and nobody is at the Middle yet (HOL-TIE-05)."""
        self.turns = [HAND_LIMITS[self.round - 1] - 1] * self.box.seats
        self.order = ()
        if self.telling:
            self.tell(events.RoundBegins(self.starting_player, self.round))

    def lay_locations(self) -> None:
        """Shuffle all Locations; one goes between each pair of neighbours, then one on the Middle, with their tokens.

        The Middle carries the tokens of the last round in every round (HOL-SETUP-09).
        """
        seats = self.box.seats
        for slot in range(seats + 1):
            self.sweep(self.aside + 1 + slot, self.aside)
        self.shuffle(self.aside, "shuffle:locations")
        for slot in range(seats + 1):
            self.deal(self.aside, self.aside + 1 + slot, 1)
            face = self.location_face(slot)
            self.tokens[slot] = tokens = face.tokens[(ROUNDS if slot == seats else self.round) - 1]
            if self.telling:
                one, other = (None, None) if slot == seats else (slot, self.left_of(slot))
                self.tell(events.LaysLocation(face.id, one, other, *tokens))

    def end_round(self) -> None:
        """The Pumpkin moves to the next round, and Zero to the player on the left (HOL-NEXT-04, HOL-NEXT-08)."""
        self.round += 1
        self.starting_player = self.left_of(self.starting_player)

    def refill(self, seat: Seat) -> None:
        """Draw up to the hand limit of the round, as far as the draw pile goes (HOL-HAND-05, HOL-HAND-08)."""
        self.draw(seat, self.limit(seat) - len(self.hand(seat)))

    def draw(self, seat: Seat, number: int) -> int:
        """Draw cards and say how many there were; discards never return (HOL-HAND-06)."""
        pile = seat * PILES
        drawn = self.deal(pile + DECK, pile + HAND, number)
        if drawn > 0 and self.telling:
            taken = self.piles[pile + HAND][-drawn:]
            self.tell(events.Draws(seat, drawn, tuple(self.name(card) for card in taken)))
        return drawn

    def discard_played(self) -> None:
        """Discard all cards in play, and put away what belongs to the round (HOL-NEXT-01, HOL-NEXT-10)."""
        for seat, character in enumerate(self.characters):
            for place in range(len(PLACES)):
                self.sweep(seat * PILES + IN_PLAY + place, seat * PILES + DISCARD)
            character.round_over(self, seat)
        self.laid_down = ()
        self.modifiers = {}

    # Cards

    def place(self, seat: Seat, card: Card, place: int) -> Card:
        """Place a card from the hand and say which number it has in play; the first of a round lies face-down.

        A turn is over with it (HOL-TURN-02).
        """
        face = self.card_face(card)
        hand, to = seat * PILES + HAND, seat * PILES + IN_PLAY + place
        if face.face_down or self.is_first(seat):
            card = self.lay_down(card, hand, to)
            self.laid_down = (*self.laid_down, card)
            if self.telling:
                self.tell(events.PlaysFaceDown(seat, self.location(self.slot(seat, place)), (face.id,)))
        else:
            card = self.move(card, hand, to)
            if self.telling:
                self.tell(events.Plays(seat, face.id, self.location(self.slot(seat, place))))
        self.turns[seat] -= 1
        self.reach(seat, place)
        return card

    def is_first(self, seat: Seat) -> bool:
        """Whether a player has not placed a card in this round yet (HOL-FD-01, HOL-FD-08)."""
        return not self.in_play(seat)

    def reach(self, seat: Seat, place: int) -> None:
        """Note who has come to the Middle; the number is kept for the round (HOL-TIE-04)."""
        if place == MIDDLE and seat not in self.order:
            self.order = (*self.order, seat)
            if self.telling:
                self.tell(events.MiddleOrder(seat, len(self.order)))

    def skip(self, seat: Seat) -> None:
        """Take a turn without playing a card (HOL-SALLY-07), or with none left to play (HOL-SALLY-11)."""
        forced = self.plays_left(seat, self.turns[seat], len(self.hand(seat))) < 1
        self.turns[seat] -= 1
        if self.telling:
            self.tell(events.Skips(seat, forced))

    def reveal(self, card: Card) -> None:
        """Turn a face-down card up where it lies (HOL-FD-06)."""
        self.turn_up(card)
        if self.telling:
            self.tell(events.Reveals(self.owner(card), self.name(card), self.location(self.slot_below(card))))

    def relocate(self, mover: Seat, card: Card, place: int) -> None:
        """Move a card in play to another place of its owner, as it lies and with all it carries (HOL-MOVE-05)."""
        owner = self.owner(card)
        first = owner * PILES + IN_PLAY
        here = self.place_of(card)
        self.shift(card, first + here, first + place)
        if self.telling:
            name = self.name(card)
            source, location = self.location(self.slot(owner, here)), self.location(self.slot(owner, place))
            if mover != owner:
                self.tell(events.Pushes(mover, owner, name, source, location))
            elif card in self.down:
                self.tell(events.MovesFaceDown(owner, source, location, (name,)))
            else:
                self.tell(events.Moves(owner, name, source, location))
        self.reach(owner, place)

    def exchange(self, seat: Seat, out: Card, held: Card) -> None:
        """Take a face-up card in play back to the hand and put a card from the hand in its place, face-up."""
        pile = seat * PILES + IN_PLAY + self.place_of(out)
        self.modifiers = {card: amount for card, amount in self.modifiers.items() if card != out}
        self.laid_down = tuple(card for card in self.laid_down if card != out)
        came = self.move(held, seat * PILES + HAND, pile)
        went = self.move(out, pile, seat * PILES + HAND)
        if self.telling:
            location = self.location(self.slot_below(came))
            self.tell(events.Exchanges(seat, self.name(went), self.name(came), location))

    def return_card(self, seat: Seat, card: Card) -> None:
        """Put a card from the hand under the own draw pile."""
        name = self.name(card)
        self.put_under(card, seat * PILES + HAND, seat * PILES + DECK)
        if self.telling:
            self.tell(events.PutsUnder(seat, (name,)))

    def peek(self, seat: Seat, card: Card) -> None:
        """Let one player see a face-down card (HOL-INFO-10)."""
        self.look(seat, (card,))
        if self.telling:
            self.tell(events.Looks(seat, self.owner(card), (self.name(card),)))

    def modify(self, card: Card, amount: int) -> None:
        """Give a card a (+n) or (-n) for the rest of the round; it is fixed from now on (HOL-EOR-06)."""
        if amount:
            self.modifiers = {**self.modifiers, card: self.modifiers.get(card, 0) + amount}
            if self.telling:
                self.tell(events.Strengthened(self.owner(card), self.name(card), amount, self.strength(card)))

    def tell_nothing(self, seat: Seat, card: Card) -> None:
        """Tell that nothing comes of what a card or mat says (HOL-CARD-07)."""
        if self.telling:
            self.tell(events.ChangesNothing(seat, self.name(card)))

    # Tokens: on Locations and with players they are counts of single tokens (HOL-SETUP-10)

    def flip(self, seat: Seat, slot: int, face: int) -> None:
        """Turn over a token at a Location that shows a face."""
        self._add(slot, face, -1)
        self._add(slot, 1 - face, 1)
        if self.telling:
            self.tell(events.FlipsToken(seat, self.location(slot), FACES[1 - face]))

    def move_token(self, seat: Seat, source: int, slot: int, face: int) -> None:
        """Move a token from one Location to another; it keeps its face."""
        self._add(source, face, -1)
        self._add(slot, face, 1)
        if self.telling:
            self.tell(events.MovesToken(seat, self.location(source), self.location(slot), FACES[face]))

    def place_token(self, seat: Seat, slot: int, face: int) -> None:
        """Add a token from the supply to a Location."""
        self._add(slot, face, 1)
        if self.telling:
            self.tell(events.PlacesToken(seat, self.location(slot), FACES[face]))

    def _add(self, slot: int, face: int, number: int) -> None:
        christmas, halloween = self.tokens[slot]
        self.tokens[slot] = (christmas + number, halloween) if face == 0 else (christmas, halloween + number)

    def collect(self, seat: Seat, christmas: int, halloween: int) -> None:
        """Add tokens to those a player has collected, as they show (HOL-EOR-10)."""
        mine = self.collected[seat]
        self.collected[seat] = (mine[0] + christmas, mine[1] + halloween)

    def award(self, slot: int) -> None:
        """Give all tokens of a Location to the one who is strongest there (HOL-EOR-08, HOL-EOR-09)."""
        seat, strength, tied = self.winner(slot)
        tokens = self.tokens[slot]
        self.tokens[slot] = (0, 0)
        self.collect(seat, *tokens)
        if self.telling:
            self.tell(events.Wins(seat, self.location(slot), strength, tied, *tokens))
        self.characters[seat].wins(self, seat, tokens)

    def set_gear(self, seat: Seat, gear: Gear) -> None:
        """Change what lies on a mat."""
        self.gear[seat] = gear

    # The end of the game

    def final_scoring(self) -> None:
        """Points for tokens and bonuses; tied leaders show their hands (HOL-END-02 to HOL-END-07)."""
        self.finish()
        leaders = self.leaders()
        if len(leaders) > 1:
            self.show(tuple(card for seat in leaders for card in self.hand(seat)))
        if self.telling:
            for seat in range(self.box.seats):
                self.tell(events.Scores(seat, self.worth(seat), self.bonus(seat)))
            if len(leaders) > 1:
                for seat in leaders:
                    cards = tuple(self.name(card) for card in self.hand(seat))
                    self.tell(events.ShowsHand(seat, self.left_in_hand(seat), cards))
            (winner,) = self.winners
            self.tell(events.WinsGame(winner, self.scores[winner]))
