"""The verbs of HeroCard: everything that changes a table, and what it tells."""

from __future__ import annotations

from dataclasses import replace

from spiralhill.games.herocard import events
from spiralhill.games.herocard.lasting import UNTIL_SEQUENCE_ENDS, Twisted
from spiralhill.games.herocard.prints import ATTRIBUTES, BASE_ATTACK, EXCLUSIVE
from spiralhill.games.herocard.state import DECK, DISCARD, HAND, HAND_LIMIT, PILES, HeroState
from spiralhill.kernel.table import Card, Pile, Seat


class HeroTable(HeroState):
    """The table of a HeroCard game."""

    __slots__ = ()

    def begin_turn(self, seat: Seat) -> None:
        """A player becomes the active one, with all allowances renewed (DUEL-TYPE-06)."""
        self.turn += 1
        self.active_player = seat
        self.exclusive_used = False
        self.played = 0
        self.plays = 0
        if self.telling:
            self.tell(events.TurnBegins(seat, self.turn))

    def draw(self, seat: Seat, number: int) -> int:
        """Draw up to a number of cards and say how many it were.

        Never past seven in hand; an empty deck is rebuilt when a card is needed, not before (AMB-04); with nothing left
        to draw, drawing stops (AMB-05).
        """
        pile = seat * PILES
        number = min(number, HAND_LIMIT - len(self.piles[pile + HAND]))
        drawn = 0
        while drawn < number and self.rebuild(seat):
            drawn += self.deal(pile + DECK, pile + HAND, number - drawn)
        if drawn and self.telling:
            taken = self.piles[pile + HAND][-drawn:]
            self.tell(events.Draws(seat, drawn, tuple(self.name(card) for card in taken)))
        return drawn

    def rebuild(self, seat: Seat) -> bool:
        """Shuffle the discard stack into a new deck if the deck has run out; whether there is a deck now."""
        deck, discard = seat * PILES + DECK, seat * PILES + DISCARD
        if self.piles[deck]:
            return True
        if not self.piles[discard]:
            return False
        self.piles[deck], self.piles[discard] = self.piles[discard], ()
        self.shuffle(deck, f"shuffle:deck:{seat}")
        if self.telling:
            self.tell(events.Reshuffles(seat))
        return True

    def discard(self, seat: Seat, card: Card) -> None:
        """Put a card from the hand face up on its owner's discard stack (DUEL-DISC-06)."""
        card = self.move(card, seat * PILES + HAND, seat * PILES + DISCARD)
        if self.telling:
            self.tell(events.Discards(seat, self.name(card)))

    def lay(self, seat: Seat, card: Card, target: Seat | None) -> Card:
        """Play a card onto its stack, or turn it up where it lies, and say which number it has in play."""
        face = self.face(card)
        if face.kind == BASE_ATTACK and self.attacker is not None:
            self.judge()  # a new Base Attack ends a sequence that has lost its own (AMB-12)
        if card in self.down:
            self.turn_up(card)
            if self.telling:
                self.tell(events.TurnsUp(seat, face.id, target))
        else:
            card = self.move(card, seat * PILES + HAND, self.stack_of(card))
            if self.telling:
                self.tell(events.Plays(seat, face.id, target))
        if seat == self.active_player:
            self.played += 1
            if face.type == EXCLUSIVE:
                self.exclusive_used = True
        self.plays += 1
        if face.kind == BASE_ATTACK:
            self.open_sequence(seat, target, card)
        elif self.attacker is not None:
            self.active_cards = (*self.active_cards, card)
        return card

    def open_sequence(self, attacker: Seat, target: Seat | None, base: Card) -> None:
        """Begin an Attack Sequence."""
        self.attacker = attacker
        self.target = target
        self.base = base
        self.active_cards = (base,)

    def judge(self) -> bool:
        """End the running sequence and say whether the attack succeeded: more attack than block (DUEL-RES-01)."""
        assert self.attacker is not None
        assert self.target is not None
        attack, block = self.attack_value(), self.block_value()
        success = attack > block
        if self.telling:
            self.tell(events.AttackEnds(self.attacker, self.target, attack, block, success))
        self.attacker = self.target = self.base = None
        self.active_cards = self.last_play = self.before_last = ()
        self.forbidden = ()
        self.end_conversions(UNTIL_SEQUENCE_ENDS, None)
        return success

    def end_conversions(self, until: str, source: Card | None) -> None:
        """End conversions of a duration or by a card; what they had covered counts again."""
        if self.converted:
            left = [(card, how.without(until, source)) for card, how in self.converted.items()]
            self.converted = {card: how for card, how in left if how is not None}

    def leave_play(self, card: Card, to: Pile) -> None:
        """Take a card out of its stack, wherever in it, and all that hangs on its being there."""
        self.move(card, self.stack_of(card), to)
        if card in self.active_cards:
            self.active_cards = tuple(other for other in self.active_cards if other != card)
            self.last_play = tuple(other for other in self.last_play if other != card)
            self.before_last = tuple(other for other in self.before_last if other != card)
        if card == self.base:
            self.base = None
        if card in self.converted:
            self.converted = {other: how for other, how in self.converted.items() if other != card}
        if card in self.named:
            self.named = {other: what for other, what in self.named.items() if other != card}
        if self.twists:
            self.twists = tuple(twist for twist in self.twists if twist.card != card)
        # What it brought about stays; but after a shuffle its number is another card's, whose purge must not end it.
        if self.twists or self.converted or self.forbidden:
            self.twists = tuple(replace(one, source=None) if one.source == card else one for one in self.twists)
            self.forbidden = tuple(replace(one, source=None) if one.source == card else one for one in self.forbidden)
            self.converted = {other: how.kept(card) for other, how in self.converted.items()}

    def clear(self, card: Card) -> None:
        """Put a card in play face up on its owner's discard stack (DUEL-CLEAR-02)."""
        owner = self.owner(card)
        self.leave_play(card, owner * PILES + DISCARD)
        if self.telling:
            self.tell(events.Clears(owner, self.name(card)))

    def purge(self, card: Card) -> None:
        """Undo a card of the last play as far as it can be undone (AMB-21)."""
        owner = self.owner(card)
        if owner == self.active_player:
            self.played -= 1
            if self.face(card).type == EXCLUSIVE:
                self.exclusive_used = False
        self.forbidden = tuple(ban for ban in self.forbidden if ban.source != card)
        self.twists = tuple(twist for twist in self.twists if twist.source != card)
        self.end_conversions("", card)
        self.leave_play(card, owner * PILES + DISCARD)
        if self.telling:
            self.tell(events.Purges(owner, self.name(card)))

    def waste(self, card: Card, source: Pile) -> None:
        """Put a card into play without any effect, or discard it when its points are not free (DUEL-WASTE-04)."""
        owner = self.owner(card)
        face = self.face(card)
        fits = face.cost <= self.free(owner, face.attribute)
        self.move(card, source, self.stack_of(card) if fits else owner * PILES + DISCARD)
        if self.telling:
            self.tell(events.Wastes(owner, face.id, fits))

    def deploy(self, card: Card) -> None:
        """Lay a card from the hand face down on its stack; its points are spent at once (DUEL-DEPLOY-02)."""
        owner = self.owner(card)
        face = self.face(card)
        self.lay_down(card, owner * PILES + HAND, self.stack_of(card))
        if self.telling:
            self.tell(events.Deploys(owner, ATTRIBUTES[face.attribute], face.cost, (face.id,)))

    def twist(self, twist: Twisted) -> None:
        """Turn a card sideways."""
        self.twists = (*self.twists, twist)
        if self.telling:
            if twist.card is not None:
                self.tell(events.TwistsCard(twist.owner, self.name(twist.card)))
            elif twist.attribute is not None:
                self.tell(events.TwistsAttribute(twist.owner, ATTRIBUTES[twist.attribute], twist.less))

    def unwind(self, twist: Twisted) -> None:
        """Turn a twisted card back; whatever held through its twists ends (DUEL-TWIST-03)."""
        turned = (twist.owner, twist.attribute, twist.card)
        self.twists = tuple(one for one in self.twists if (one.owner, one.attribute, one.card) != turned)
        if self.telling:
            if twist.card is not None:
                self.tell(events.UnwindsCard(twist.owner, self.name(twist.card)))
            elif twist.attribute is not None:
                self.tell(events.UnwindsAttribute(twist.owner, ATTRIBUTES[twist.attribute]))
