"""A HeroCard table: decks, hands and stacks, the running attack, and the verbs that change them.

A board game that fights its conflicts with HeroCard subclasses `HeroTable` and says what differs: the phases of a turn,
range, its own actions, and what a successful attack brings (DUEL-OVR-02).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from spiralhill.games.herocard import events
from spiralhill.games.herocard.picks import BoardAction
from spiralhill.games.herocard.prints import (
    ATTACK_MOD,
    ATTRIBUTES,
    BASE_ATTACK,
    BASE_BLOCK,
    BLOCK_MOD,
    EXCLUSIVE,
    ActionCard,
    Hero,
    Value,
)
from spiralhill.kernel.agenda import Item
from spiralhill.kernel.chance import Chance
from spiralhill.kernel.game import Game
from spiralhill.kernel.table import EVERYBODY, NOBODY, OWNER, Box, Card, Pile, Seat, Zone

DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
STACKS: Final = 3  # the first of three: Body, Mind, X
PILES: Final = 6
HAND_LIMIT: Final = 7

UNTIL_LEAVES_PLAY: Final = "leaves-play"
UNTIL_SEQUENCE_ENDS: Final = "sequence-end"
SPEND_CLEAR: Final = "spend-clear"
END_OF_OWNER_TURN: Final = "end-of-owner-turn"


@dataclass(frozen=True, slots=True)
class Twisted:
    """A card turned sideways: an Attribute card or a card in play, what holds meanwhile, and what ends it.

    `source` is the twisting card for as long as a purge can reach it; the twist outlasts its being cleared (AMB-24).
    """

    owner: Seat
    attribute: int | None
    card: Card | None
    less: int
    unwind: str
    source: Card | None


@dataclass(frozen=True, slots=True)
class Converted:
    """A card in play that counts as if another kind and value were printed on it, over an earlier conversion."""

    kind: str
    value: int
    until: str
    source: Card | None
    beneath: Converted | None = None

    def without(self, until: str, source: Card | None) -> Converted | None:
        """What is left when conversions of that duration, or by that card, end."""
        beneath = None if self.beneath is None else self.beneath.without(until, source)
        ends = self.until == until or (source is not None and self.source == source)
        return beneath if ends else replace(self, beneath=beneath)

    def kept(self, source: Card) -> Converted:
        """The same without the memory that a card has brought it about."""
        beneath = None if self.beneath is None else self.beneath.kept(source)
        return replace(self, source=None if self.source == source else self.source, beneath=beneath)


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A kind of card that a player may not play for the rest of the sequence."""

    seat: Seat
    kind: str
    source: Card | None


class HeroTable(Game):
    """The table of a HeroCard game."""

    __slots__ = (
        "active_cards",
        "active_player",
        "attacker",
        "base",
        "before_last",
        "converted",
        "exclusive_used",
        "faces",
        "forbidden",
        "heroes",
        "last_play",
        "named",
        "played",
        "plays",
        "target",
        "turn",
        "twists",
    )

    def __init__(self, heroes: tuple[Hero, ...], chance: Chance) -> None:
        zones: list[Zone] = []
        # Cards with the same title are copies of one print (DUEL-CARD-08).
        faces: dict[str, ActionCard] = {}
        numbers: dict[str, int] = {}
        prints: list[int] = []
        pools: list[int] = []
        for seat, hero in enumerate(heroes):
            zones += [Zone("deck", seat, NOBODY, True), Zone("hand", seat, OWNER, False)]
            zones += [Zone(name, seat, EVERYBODY, True) for name in ("discard", *ATTRIBUTES)]
            for copies, card in hero.deck:
                faces[card.id] = card
                prints += [numbers.setdefault(card.id, len(numbers))] * copies
            pools += [seat] * hero.size
        box = Box(len(heroes), tuple(zones), tuple(faces), tuple(pools))
        super().__init__(box, prints, chance)
        self.heroes = heroes
        self.faces: tuple[ActionCard, ...] = tuple(faces.values())
        # The turn
        self.turn = 0
        self.active_player: Seat = 0
        self.exclusive_used = False
        self.played = 0  # cards the active player has played in this Action phase
        self.plays = 0  # cards played by anybody in this turn
        # The running Attack Sequence
        self.attacker: Seat | None = None
        self.target: Seat | None = None
        self.base: Card | None = None
        self.active_cards: tuple[Card, ...] = ()
        self.last_play: tuple[Card, ...] = ()
        self.before_last: tuple[Card, ...] = ()
        self.forbidden: tuple[Forbidden, ...] = ()
        # What lasts longer; replaced, never written into, so that copies can share it
        self.twists: tuple[Twisted, ...] = ()
        self.converted: dict[Card, Converted] = {}
        self.named: dict[Card, int] = {}
        for seat in range(len(heroes)):
            self.piles[seat * PILES] = tuple(card for card, owner in enumerate(pools) if owner == seat)

    def copy_hero_table(self, other: HeroTable) -> None:
        """Make this table stand like another."""
        self.copy_game(other)
        self.heroes = other.heroes
        self.faces = other.faces
        self.turn = other.turn
        self.active_player = other.active_player
        self.exclusive_used = other.exclusive_used
        self.played = other.played
        self.plays = other.plays
        self.attacker = other.attacker
        self.target = other.target
        self.base = other.base
        self.active_cards = other.active_cards
        self.last_play = other.last_play
        self.before_last = other.before_last
        self.forbidden = other.forbidden
        self.twists = other.twists
        self.converted = other.converted
        self.named = other.named

    # What a board game may say differently

    def phases(self, seat: Seat) -> tuple[Item, ...]:
        """The phases of a turn, in order."""
        raise AssertionError("a HeroCard game says what a turn is")

    def in_range(self, seat: Seat, other: Seat) -> bool:
        """Whether a card of one player may affect another; in a plain duel it always may (DUEL-RNG-04)."""
        return True

    def board_actions(self, seat: Seat) -> Sequence[BoardAction]:
        """What the board game lets a player do without a card (DUEL-BGA-01); its Action Type is seen to."""
        return ()

    def board_action(self, seat: Seat, pick: BoardAction) -> None:
        """Carry such an action out."""
        raise AssertionError("this game has no board game actions")

    def attack_succeeds(self, attacker: Seat, target: Seat) -> None:
        """What a successful attack brings (DUEL-RES-04)."""
        raise AssertionError("a HeroCard game says what an attack brings")

    def capped(self) -> bool:
        """Whether a referee's limit forbids further plays in this turn."""
        return False

    # What can be told from the table

    def owner(self, card: Card) -> Seat:
        """Whose deck a card belongs to."""
        return self.box.pools[card]

    def face(self, card: Card) -> ActionCard:
        """What is printed on a card."""
        return self.faces[self.prints[card]]

    def back(self, face: int) -> object:
        """Everybody sees on which stack a face-down card lies and how many points it ties up."""
        card = self.faces[face]
        return card.attribute, card.cost

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards in a hand."""
        return self.piles[seat * PILES + HAND]

    def stack(self, seat: Seat, attribute: int) -> tuple[Card, ...]:
        """The cards in play on an attribute, the top one last."""
        return self.piles[seat * PILES + STACKS + attribute]

    def in_play(self, seat: Seat) -> tuple[Card, ...]:
        """All cards a player has in play."""
        first = seat * PILES + STACKS
        return self.piles[first] + self.piles[first + 1] + self.piles[first + 2]

    def stack_of(self, card: Card) -> Pile:
        """The stack a card belongs on: its owner's, of the attribute printed on it (DUEL-STACK-01)."""
        return self.box.pools[card] * PILES + STACKS + self.faces[self.prints[card]].attribute

    def is_in_play(self, card: Card) -> bool:
        """Whether a card lies in a stack."""
        return card in self.piles[self.stack_of(card)]

    def left_of(self, seat: Seat) -> Seat:
        """The next player clockwise."""
        return (seat + 1) % self.box.seats

    def score(self, seat: Seat, attribute: int) -> int:
        """An Attribute Score as it counts now, lowered by twists."""
        score = self.heroes[seat].attributes[attribute].score
        for twist in self.twists:
            if twist.owner == seat and twist.attribute == attribute:
                score -= twist.less
        return max(score, 0)

    def free(self, seat: Seat, attribute: int) -> int:
        """How many points of an attribute are free (DUEL-ATTR-04); never below nought (DUEL-TWIST-07)."""
        points = self.score(seat, attribute) if self.twists else self.heroes[seat].attributes[attribute].score
        prints, faces = self.prints, self.faces
        for card in self.piles[seat * PILES + STACKS + attribute]:
            points -= faces[prints[card]].cost
        return points if points > 0 else 0

    def kind(self, card: Card) -> str:
        """The kind of a card, as converted if it is."""
        if self.converted and card in self.converted:
            return self.converted[card].kind
        return self.faces[self.prints[card]].kind

    def constant(self, card: Card) -> int | Value:
        """The number or text that gives a card its value, as converted if it is; nought where there is none."""
        if self.converted and card in self.converted:
            return self.converted[card].value
        value = self.faces[self.prints[card]].value
        return 0 if value is None else value

    def value(self, card: Card) -> int:
        """What a Base or Mod is worth now; never below nought (AMB-32)."""
        value = self.constant(card)
        return max(0, value.of(self, card) if isinstance(value, Value) else value)

    def attack_value(self) -> int:
        """The active Base Attack and Attack Mods together; nothing without the Base (DUEL-VAL-06, DUEL-ATK-06)."""
        return 0 if self.base is None else self._total(BASE_ATTACK, ATTACK_MOD)

    def block_value(self) -> int:
        """The active Base Blocks and Block Mods together; nothing without a Base (DUEL-VAL-07, DUEL-BLK-06)."""
        return self._total(BASE_BLOCK, BLOCK_MOD) if self.has_base_block(self.target) else 0

    def _total(self, base: str, mod: str) -> int:
        return sum(self.value(card) for card in self.active_cards if self.kind(card) in (base, mod))

    def has_base_block(self, seat: Seat | None) -> bool:
        """Whether a player has an active Base Block."""
        for card in self.active_cards:
            if self.kind(card) == BASE_BLOCK and self.box.pools[card] == seat:
                return True
        return False

    def is_pinned(self, card: Card) -> bool:
        """Whether a twist forbids clearing a card."""
        for twist in self.twists:
            if twist.card == card:
                return True
        return False

    def tops(self, seat: Seat, attributes: tuple[int, ...] = (0, 1, 2)) -> list[Card]:
        """The cards that can be cleared: the top of each stack, unless it is held (DUEL-CLEAR-03)."""
        tops: list[Card] = []
        for attribute in attributes:
            stack = self.piles[seat * PILES + STACKS + attribute]
            if stack and not (self.twists and self.is_pinned(stack[-1])):
                tops.append(stack[-1])
        return tops

    # Verbs

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
        if card in self.down:
            self.down = self.down - {card}
            self.known.pop(card, None)
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
        """Begin an Attack Sequence; a running one whose Base is gone ends without success (AMB-12)."""
        if self.attacker is not None:
            self.judge()
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
        hand = owner * PILES + HAND
        # Whoever knew a card of this cost in the hand can no longer say whether it still is there.
        back = self.back(self.prints[card])
        for held in self.piles[hand]:
            if held in self.known and self.back(self.prints[held]) == back:
                del self.known[held]
        card = self.leave(card, hand)
        self.down = self.down | {card}
        self.arrive(card, self.stack_of(card), False)
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
        """Turn a twisted card back; what held through the twist ends (DUEL-TWIST-03)."""
        place = self.twists.index(twist)
        self.twists = self.twists[:place] + self.twists[place + 1 :]
        if self.telling:
            if twist.card is not None:
                self.tell(events.UnwindsCard(twist.owner, self.name(twist.card)))
            elif twist.attribute is not None:
                self.tell(events.UnwindsAttribute(twist.owner, ATTRIBUTES[twist.attribute]))

    def facts(self, seat: Seat | None) -> dict[str, object]:
        """What everybody can work out: scores, free points, the running attack, twisted and face-down cards."""
        seats = range(self.box.seats)
        return {
            "heroes": [hero.id for hero in self.heroes],
            "turn": self.turn,
            "active_player": self.active_player,
            "exclusive_used": self.exclusive_used,
            "attributes": [[self.score(player, at) for at in range(3)] for player in seats],
            "free": [[self.free(player, at) for at in range(3)] for player in seats],
            "attacker": self.attacker,
            "target": self.target,
            "attack_value": self.attack_value(),
            "block_value": self.block_value(),
            "active_cards": list(self.active_cards),
            "values": [self.value(card) for card in self.active_cards],
            "face_down": [
                [card, ATTRIBUTES[self.face(card).attribute], self.face(card).cost] for card in sorted(self.down)
            ],
            "forbidden": [[ban.seat, ban.kind] for ban in self.forbidden],
            "twisted": [
                [twist.owner, None if twist.attribute is None else ATTRIBUTES[twist.attribute], twist.card, twist.less]
                for twist in self.twists
            ],
            "converted": {str(card): [how.kind, how.value] for card, how in sorted(self.converted.items())},
        }
