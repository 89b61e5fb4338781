"""A HeroCard table as it stands: decks, hands and stacks, the running attack, and all that can be told from them.

A board game that fights its conflicts with HeroCard says here what differs: the phases of a turn, range, its own
actions, and what a successful attack brings (DUEL-OVR-02).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiralhill.games.herocard.lasting import Converted, Forbidden, Twisted
from spiralhill.games.herocard.picks import BoardAction
from spiralhill.games.herocard.prints import (
    ATTACK_MOD,
    ATTRIBUTES,
    BASE_ATTACK,
    BASE_BLOCK,
    BLOCK_MOD,
    ActionCard,
    Hero,
    Value,
)
from spiralhill.kernel.chance import Chance
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.game import Game
from spiralhill.kernel.steps import Item
from spiralhill.kernel.table import EVERYBODY, NOBODY, OWNER, Box, Card, Pile, Seat, Zone

DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
STACKS: Final = 3  # the first of three: Body, Mind, X
PILES: Final = 6
HAND_LIMIT: Final = 7


class HeroState(Game):
    """The table of a HeroCard game, as far as it can be told; `HeroTable` has the verbs that change it."""

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
                if faces.setdefault(card.id, card) != card:
                    raise Illegal(f"two different cards at this table are called {card.id!r}")
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

    def copy_hero_table(self, other: HeroState) -> None:
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

    def out_of_turns(self) -> bool:
        """Whether a referee's limit lets no further turn begin."""
        return False

    def finish_early(self) -> None:
        """End the game at the referee's limit."""
        raise AssertionError("a game with a limit says how it ends there")

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
        return [card.attribute, card.cost]

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

    def facts(self) -> dict[str, object]:
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
            "face_down": sorted(self.down),
            "forbidden": [[ban.seat, ban.kind] for ban in self.forbidden],
            "twisted": [
                [twist.owner, None if twist.attribute is None else ATTRIBUTES[twist.attribute], twist.card, twist.less]
                for twist in self.twists
            ],
            "converted": {str(card): [how.kind, how.value] for card, how in sorted(self.converted.items())},
        }
