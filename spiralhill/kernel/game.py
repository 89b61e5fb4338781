"""A game as people and programs meet it: what a seat sees of it, and worlds that look the same to that seat.

A view is built up from what may be seen, never cut down from what is there. `imagine` deals again, among the places a
seat cannot see, the cards it cannot place; the two are tied by a law that every game is tested on:
`game.imagine(seat, seed).view(seat) == game.view(seat)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from spiralhill.kernel.agenda import Agenda
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.errors import Damaged, Illegal, Unknown
from spiralhill.kernel.notation import notations
from spiralhill.kernel.saves import FORMAT, check_version, sealed_text
from spiralhill.kernel.steps import PASS, Choice, Event, Pick, Reason, Story, Window
from spiralhill.kernel.table import EVERYBODY, NOBODY, TOP, Box, Card, Pile, Seat

View: TypeAlias = dict[str, object]
# What every view says in the same words, and each pile as a stranger sees it, with who may see more of it.
Common: TypeAlias = tuple[View, list[tuple[View, int]]]
Setup: TypeAlias = dict[str, Any]


class Game(Agenda):
    """A game being played."""

    __slots__ = ("setup",)

    name_of_game: ClassVar[str] = ""
    rules_version: ClassVar[int] = 0

    def __init__(self, box: Box, prints: list[int], chance: Chance) -> None:
        super().__init__(box, prints, chance)
        # How the table was set: what each seat plays, and the options that were agreed on.
        self.setup: Setup = {}

    def copy_game(self, other: Game) -> None:
        """Make this game stand like another."""
        self.copy_agenda(other)
        self.setup = other.setup

    # What each game says of itself

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; nobody while the game goes on, several for a shared victory or a draw."""
        raise AssertionError("a game says who has won")

    @property
    def scores(self) -> tuple[int, ...]:
        """What every seat has scored so far."""
        raise AssertionError("a game says how it is scored")

    def facts(self) -> View:
        """What every view of this game tells beside the piles; only what everybody may know."""
        raise AssertionError("a game says what its views tell")

    def clone(self) -> Game:
        """A position of its own that stands exactly like this one."""
        raise AssertionError("a game says how it is copied")

    def written(self) -> dict[str, object]:
        """Everything that makes up the position, ready for JSON."""
        raise AssertionError("a game says how it is saved")

    def read(self, content: dict[str, Any]) -> None:
        """Stand as a save says, on a table that was set in the same way."""
        raise AssertionError("a game says how it is loaded")

    def __eq__(self, other: object) -> bool:
        """Whether two games stand alike, whatever led there."""
        return isinstance(other, Game) and self.save() == other.save()

    def __repr__(self) -> str:
        waiting = ", ".join(f"seat {seat}" for seat in self.asked)
        state = f"{waiting} to decide" if waiting else "over"
        return f"<{self.name_of_game}: {state}, scores {list(self.scores)}>"

    def save(self) -> str:
        """The position as one line of JSON, secrets and all."""
        head = {"game": self.name_of_game, "format": FORMAT, "rules": self.rules_version, "setup": self.setup}
        return sealed_text(head | self.written())

    # What a seat may know

    def common(self) -> Common:
        """What all views of the position have in common; whoever shows it to several seats builds that once."""
        head = {
            "game": self.name_of_game,
            "rules": self.rules_version,
            "you": None,
            "over": self.over,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "piles": [],
            "facts": self.facts(),
        }
        # Seats are counted from 0 and spectators come after them, so nobody has this number.
        stranger = self.box.seats + 1
        return head, [(self._pile(stranger, pile), self._see_more(pile)) for pile in range(len(self.piles))]

    def view(self, seat: Seat | None, common: Common | None = None) -> View:
        """Everything a seat (None: a spectator) may know of the position, ready for JSON."""
        head, piles = common or self.common()
        me = 1 << (self.box.seats if seat is None else seat)
        item = self.agenda[-1] if self.agenda else None
        question = None if item is None else item.unwrapped()
        card: Card | None = getattr(question, "card", None)
        options = None if seat is None else self.asked.get(seat)
        return {
            **head,
            "you": seat,
            "piles": [self._pile(seat, at) if more & me else pile for at, (pile, more) in enumerate(piles)],
            "asks": None if question is None else type(question).__name__,
            # The card whose text asks, where there is one that the seat can see.
            "about": None if card is None or self.name_for(seat, card) is None else card,
            "waits_for": item.seat if isinstance(item, Choice) else None,
            "options": None if options is None or seat is None else notations(self, options, seat),
        }

    def _see_more(self, pile: Pile) -> int:
        """Who may see more of a pile than a stranger to the table, as bits: seats, and after them spectators."""
        zone, cards = self.box.zones[pile], self.piles[pile]
        if zone.ordered and zone.sees == EVERYBODY and (not self.down or self.down.isdisjoint(cards)):
            return 0
        hides = zone.ordered and zone.sees in (NOBODY, TOP)
        more = 0 if zone.owner is None or hides else 1 << zone.owner
        if self.known:
            for card in cards:
                more |= self.known.get(card, 0)
        return more

    def _pile(self, seat: Seat | None, pile: Pile) -> View:
        """A pile: its faces by place where places can be told apart, else only which faces are known to be in it."""
        zone = self.box.zones[pile]
        cards = self.piles[pile]
        if not zone.ordered and (seat is None or seat != zone.owner):
            known = sorted(self.name(card) for card in cards if self.sees(seat, card, pile))
            return {"zone": zone.name, "owner": zone.owner, "size": len(cards), "known": known}
        shown: list[list[object] | None]
        if zone.sees == EVERYBODY and (not self.down or self.down.isdisjoint(cards)):
            names, prints = self.box.names, self.prints
            shown = [[card, names[prints[card]]] for card in cards]
        elif zone.sees == NOBODY and self._knows_no_card(seat):
            shown = [None] * len(cards)
        else:
            shown = [self._shown(seat, card, pile) for card in cards]
        return {"zone": zone.name, "owner": zone.owner, "size": len(cards), "cards": shown}

    def _knows_no_card(self, seat: Seat | None) -> bool:
        """Whether all that lies hidden from a seat is unknown to it: as to everybody at first, and to a stranger."""
        return not self.known or (seat is not None and seat > self.box.seats)

    def _shown(self, seat: Seat | None, card: Card, pile: Pile) -> list[object] | None:
        """A card in its place: number and name, or number and back where it lies face down, or nothing at all."""
        if self.sees(seat, card, pile):
            return [card, self.name(card)]
        if self.box.zones[pile].sees == EVERYBODY:
            return [card, None, self.back(self.prints[card])]
        return None

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
        world.be_quiet()
        world.past = None
        top = world.agenda[-1] if world.agenda else None
        if isinstance(top, Window):
            world.agenda[-1] = top = top.reopened(seat)
        world.ask_again()
        if isinstance(top, Window):
            # The others are asked whatever they hold in this world: to leave one out would tell the viewer something.
            for other in top.waiting:
                if other != seat and other not in world.asked:
                    world.asked[other] = [PASS]
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
            # What lies face down hides only what could lie there, so those with the least choice come first; `faces`
            # are in random order already.
            down = [card for card in hidden if card in self.down]
            if len(down) > 1:
                down.sort(key=lambda card: sum(self.could_be(card, face) for face in faces))
            for card in down:
                prints[card] = faces.pop(next(at for at, face in enumerate(faces) if self.could_be(card, face)))
            for card in hidden:
                if card not in self.down:
                    prints[card] = faces.pop()

    def could_be(self, card: Card, face: int) -> bool:
        """Whether everybody would take a face-down card for this print, by its back and by how it came there."""
        return self.back(face) == self.back(self.prints[card])


class Ruleset:
    """A game in its box: its name and version, what a seat can be, and how a game of it is begun and loaded."""

    name: ClassVar[str] = ""
    version: ClassVar[int] = 0
    # The folder of the game under `spiralhill/games`, where its rule reference lies.
    package: ClassVar[str] = ""
    # What a table may agree on, with what holds when it does not.
    options: ClassVar[Mapping[str, object]] = {}
    # What comes in the box for a seat to play, by name.
    cast: ClassVar[tuple[str, ...]] = ()
    # For how many players it is, from the fewest to the most.
    players: ClassVar[tuple[int, int]] = (0, 0)

    def set_up(self, seats: Sequence[object], **options: object) -> Setup:
        """A table as it is set, ready for JSON; whatever the game does not allow is refused."""
        if isinstance(seats, str) or not isinstance(seats, Sequence):
            raise Illegal(f"the seats of {self.name} are a list, one entry a player, not {seats!r:.60}")
        for name in options:
            if name not in self.options:
                known = f"its options are {', '.join(self.options)}" if self.options else "it has none"
                raise Unknown(f"{self.name} has no option {name!r}; {known}")
        setup: Setup = {"seats": [self.seat(seat) for seat in seats], **self.options, **options}
        self.check(setup)
        return setup

    def load(self, content: dict[str, Any]) -> Game:
        """The position that a save holds."""
        check_version(content, self.version, "the save")
        try:
            setup = content["setup"]
            if not isinstance(setup, dict):
                raise Damaged(f"the setup of {self.name} is an object with its seats and options, not {setup!r:.60}")
            self.check(setup)
            game = self.blank(setup)
            game.read(content)
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError) as error:
            if isinstance(error, (Damaged, Illegal, Unknown)):
                raise
            raise Damaged(f"the save of {self.name} is not complete: {error} is missing or wrong") from None
        if bool(game.agenda) != bool(game.asked) or not all(game.asked.values()):
            raise Damaged(f"the save of {self.name} cannot be right: nobody is asked what its agenda asks")
        return game

    # What each game says

    def seat(self, what: object) -> object:
        """What a seat plays, as a setup keeps it; what the game does not have is refused."""
        raise AssertionError("a game says what a seat can be")

    def seat_from_file(self, text: str) -> object:
        """A seat described in a file of its own, such as a deck."""
        raise Illegal(f"a seat of {self.name} is not read from a file")

    def check(self, setup: Setup) -> None:
        """Refuse a table that cannot be played."""
        raise AssertionError("a game says what it can be played with")

    def advice(self, setup: Setup) -> tuple[Reason, ...]:
        """What the rulebook advises against, though it can be played."""
        return ()

    def begin(self, setup: Setup, chance: Chance, *, quiet: bool = False, patient: bool = False) -> Game:
        """A game, dealt and waiting for its first decision; a quiet one keeps no log, a patient one skips no seat."""
        raise AssertionError("a game says how it begins")

    def blank(self, setup: Setup) -> Game:
        """A table that is set but not dealt, for a save to be read into."""
        raise AssertionError("a game says how its table is set")

    def rate(self, view: View, options: list[Pick]) -> list[float]:
        """How good each option looks from a view, for bots that look no further ahead."""
        raise AssertionError("a game says how its options are rated")
