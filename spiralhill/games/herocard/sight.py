"""A view read back into cards and numbers, for players that are programs: it holds what the seat may know, no more."""

from __future__ import annotations

from typing import Any

from spiralhill.games.herocard.cards import CARDS, HEROES
from spiralhill.games.herocard.prints import (
    ATTACK_MOD,
    BASE_ATTACK,
    BASE_BLOCK,
    BLOCK_MOD,
    FAMILIES,
    ActionCard,
    Value,
)
from spiralhill.games.herocard.state import HAND, PILES, STACKS
from spiralhill.games.herocard.values import (
    ACTIVE,
    ALL,
    ANY,
    ATTACKER,
    TARGET,
    BestBaseAttack,
    Cards,
    CostInPlay,
    EqualToBaseAttack,
    PlusPer,
)
from spiralhill.kernel.game import View
from spiralhill.kernel.table import Card, Seat


class Sight:
    """What one seat sees of a duel."""

    def __init__(self, view: View) -> None:
        facts: Any = view["facts"]
        piles: Any = view["piles"]
        self.me: Seat = int(view["you"])  # type: ignore[call-overload]
        self.asks = str(view["asks"])
        self.facts = facts
        self.points: list[int] = list(view["scores"])  # type: ignore[call-overload]
        self.seats = range(len(self.points))
        self.free: list[list[int]] = facts["free"]
        self.attacker: Seat | None = facts["attacker"]
        self.target: Seat | None = facts["target"]
        self.attack: int = facts["attack_value"]
        self.block: int = facts["block_value"]
        self.sizes: list[int] = [piles[seat * PILES + HAND]["size"] for seat in self.seats]
        self.faces: dict[Card, ActionCard] = {}
        for pile in piles:
            for shown in pile.get("cards", ()):
                if shown is not None and shown[1] is not None:
                    self.faces[shown[0]] = CARDS[shown[1]]
        self.hand: list[Card] = [shown[0] for shown in piles[self.me * PILES + HAND]["cards"]]
        self.stacks: list[list[list[Card | None]]] = [
            [
                [None if shown[1] is None else shown[0] for shown in piles[seat * PILES + STACKS + attribute]["cards"]]
                for attribute in range(3)
            ]
            for seat in self.seats
        ]
        self.active: list[Card] = facts["active_cards"]
        self.values: dict[Card, int] = dict(zip(self.active, facts["values"], strict=True))

    def in_play(self, seat: Seat) -> list[ActionCard | None]:
        """The cards a player has in play; a face-down one is None."""
        return [None if card is None else self.faces[card] for stack in self.stacks[seat] for card in stack]

    def base(self) -> int:
        """What the active Base Attack is worth."""
        return sum(self.values[card] for card in self.active if self.faces[card].kind == BASE_ATTACK)

    def has_base_block(self) -> bool:
        """Whether the seat has an active Base Block."""
        return any(self.faces[card].kind == BASE_BLOCK for card in self.active)

    def worth(self, face: ActionCard, target: Seat | None = None) -> int:
        """What a card would be worth in the running attack, or in an attack on a target."""
        value = face.value
        if value is None or isinstance(value, int):
            return value or 0
        return value.start + self._variable(value, self.target if self.target is not None else target)

    def _variable(self, value: Value, target: Seat | None) -> int:
        if isinstance(value, EqualToBaseAttack):
            return self.base()
        if isinstance(value, PlusPer):
            return value.per * self._count(value.cards, target)
        if target is None:
            return 0
        if isinstance(value, BestBaseAttack):
            numbers = [face.value for face in self.in_play(target) if face is not None and face.kind == BASE_ATTACK]
            return max((number for number in numbers if isinstance(number, int)), default=0)
        if isinstance(value, CostInPlay):
            return max(
                sum(self.faces[card].cost for card in stack if card is not None) for stack in self.stacks[target]
            )
        return 0

    def _count(self, cards: Cards, target: Seat | None) -> int:
        if cards.where == ACTIVE:
            faces: list[ActionCard | None] = [self.faces[card] for card in self.active]
        elif cards.whose == ALL:
            faces = [face for seat in self.seats for face in self.in_play(seat)]
        else:
            seat = {TARGET: target, ATTACKER: self.attacker}.get(cards.whose, self.me)
            faces = [] if seat is None else self.in_play(seat)
        return sum(cards.family == ANY or (face is not None and FAMILIES[face.kind] == cards.family) for face in faces)

    def best_set(self, cards: list[Card], free: list[int], needs_base: bool) -> int:
        """The most that cards could add with the free points; with a Base among them if one is needed."""
        best = 0
        for chosen in range(1, 1 << len(cards)):
            points, total, based = free[:], 0, not needs_base
            for place, card in enumerate(cards):
                if chosen >> place & 1:
                    face = self.faces[card]
                    points[face.attribute] -= face.cost
                    total += self.worth(face)
                    based = based or face.kind == BASE_BLOCK
            if based and total > best and min(points) >= 0:
                best = total
        return best

    def of_kinds(self, *kinds: str) -> list[Card]:
        """The cards in hand of some kinds."""
        return [card for card in self.hand if self.faces[card].kind in kinds]

    def mods_reach(self) -> int:
        """How far the Attack Mods in hand could still raise the running attack."""
        return self.best_set(self.of_kinds(ATTACK_MOD), self.free[self.me], False)

    def blocks_reach(self) -> int:
        """How far the Blocks in hand could still raise the defence."""
        return self.best_set(self.of_kinds(BASE_BLOCK, BLOCK_MOD), self.free[self.me], not self.has_base_block())

    def lives_on_attacks_in_play(self) -> bool:
        """Whether the own deck has cards that count the own Attack cards in play: those are then worth keeping."""
        hero = HEROES.get(str(self.facts["heroes"][self.me]))
        return hero is not None and any(
            isinstance(face.value, PlusPer) and face.value.cards.whose == "you" for _, face in hero.deck
        )
