"""A game as people and programs meet it: what a seat sees of it, and worlds that look the same to that seat.

A view is built up from what may be seen, never cut down from what is there. `imagine` deals again, among the places a
seat cannot see, the cards it cannot place; the two are tied by a law that every game is tested on:
`game.imagine(seat, seed).view(seat) == game.view(seat)`.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from spiralhill.kernel.agenda import Agenda, Choice, Event, Story, Window
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.notation import notations
from spiralhill.kernel.table import EVERYBODY, Card, Pile, Seat

View: TypeAlias = dict[str, object]


class Game(Agenda):
    """A game being played."""

    __slots__ = ()

    name_of_game: ClassVar[str] = ""
    rules_version: ClassVar[int] = 0

    # What each game says of itself

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; nobody while the game goes on, several for a shared victory or a draw."""
        raise AssertionError("a game says who has won")

    @property
    def scores(self) -> tuple[int, ...]:
        """What every seat has scored so far."""
        raise AssertionError("a game says how it is scored")

    def facts(self, seat: Seat | None) -> View:
        """What a view of this game tells beside the piles; only what the seat may know."""
        raise AssertionError("a game says what its views tell")

    def clone(self) -> Game:
        """A position of its own that stands exactly like this one."""
        raise AssertionError("a game says how it is copied")

    def save(self) -> str:
        """The position as one line of JSON, secrets and all."""
        raise AssertionError("a game says how it is saved")

    # What a seat may know

    def view(self, seat: Seat | None) -> View:
        """Everything a seat (None: a spectator) may know of the position, ready for JSON."""
        item = self.agenda[-1] if self.agenda else None
        options = None if seat is None else self.asked.get(seat)
        return {
            "game": self.name_of_game,
            "rules": self.rules_version,
            "you": seat,
            "over": self.over,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "piles": [self._pile(seat, pile) for pile in range(len(self.piles))],
            "facts": self.facts(seat),
            "asks": None if item is None else type(item).__name__,
            "waits_for": item.seat if isinstance(item, Choice) else None,
            "options": None if options is None else notations(self, options),
        }

    def _pile(self, seat: Seat | None, pile: Pile) -> View:
        """A pile: its faces by place where places can be told apart, else only which faces are known to be in it."""
        zone = self.box.zones[pile]
        cards = self.piles[pile]
        if not zone.ordered and (seat is None or seat != zone.owner):
            known = sorted(self.name(card) for card in cards if self.sees(seat, card, pile))
            return {"zone": zone.name, "owner": zone.owner, "size": len(cards), "known": known}
        shown = [[card, self.name(card)] if self.sees(seat, card, pile) else None for card in cards]
        return {"zone": zone.name, "owner": zone.owner, "size": len(cards), "cards": shown}

    def log_for(self, seat: Seat | None, since: Story | None = None) -> list[Event]:
        """What a seat (None: a spectator) has been told, from a moment of the story on."""
        events: list[Event] = []
        story = self.story
        while story is not None and story is not since:
            events.append(story[1].seen_by(seat))
            story = story[0]
        events.reverse()
        return events

    def imagine(self, seat: Seat | None, seed: int) -> Game:
        """A full position that looks to a seat exactly like this one; its future chance is made from the seed."""
        world = self.clone()
        dice = Dice(seed)
        world._deal_again(seat, dice)
        world.chance = Dice(dice.below("chance", 1 << 62))
        world.telling = False
        world.past = None
        world.story = None
        if world.agenda:
            top = world.agenda[-1]
            if isinstance(top, Window):
                world.agenda[-1] = top.reopened(seat)
            world.ask_again(seat)
        return world

    def _deal_again(self, seat: Seat | None, dice: Dice) -> None:
        """Deal the prints of unseen cards again within the deck they came from."""
        unseen: dict[int, list[Card]] = {}
        pools, zones, prints = self.box.pools, self.box.zones, self.prints
        for pile, cards in enumerate(self.piles):
            if zones[pile].sees == EVERYBODY and not self.down:
                continue
            for card in cards:
                if not self.sees(seat, card, pile):
                    unseen.setdefault(pools[card], []).append(card)
        for hidden in unseen.values():
            faces = dice.shuffled("imagine", [prints[card] for card in hidden])
            # A back that tells something can only hide a face with that back; `faces` lie in random order already.
            for card in hidden:
                if card in self.down:
                    back = self.back(prints[card])
                    place = next(place for place, face in enumerate(faces) if self.back(face) == back)
                    prints[card] = faces.pop(place)
            for card in hidden:
                if card not in self.down:
                    prints[card] = faces.pop()
