"""Boosters, sealed pools and drafts: all from a seed, so that the same seed opens the same cards for everybody.

A booster has six common cards, three uncommon ones and a rare one, all different; in one of six boosters an ultra-rare
card takes the place of the rare one. Locales are never short: those of the Starter Decks are on loan to everybody who
plays with a pool.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spiralhill.games.tcg.catalogue import FACES, PRINTS
from spiralhill.games.tcg.decks import LEAST_CARDS, MOST_COPIES, REGULAR_LOCALES, DeckList, is_starting
from spiralhill.games.tcg.plans import total
from spiralhill.games.tcg.prints import (
    COMMON,
    PREMIERE,
    RARE,
    ULTRA_RARE,
    UNCOMMON,
    Character,
    Creation,
    Locale,
    MainCard,
    Print,
)
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.steps import Reason

# How many cards of each rarity a booster has, and in how many boosters the rare card is an ultra-rare one.
COMMONS: Final = 6
UNCOMMONS: Final = 3
ULTRA_RARE_IN: Final = 6
BOOSTER: Final = COMMONS + UNCOMMONS + 1
# Boosters of a sealed pool, and boosters that each player opens in a draft.
SEALED: Final = 8
ROUNDS: Final = 6
DRAFTERS: Final = (2, 6)
# Seeds are such that a person can type and tell them; and what is opened at once can still be looked at.
SEEDS: Final = 1 << 32
MOST_BOOSTERS: Final = DRAFTERS[1] * ROUNDS

BY_RARITY: Final[dict[str, list[str]]] = {
    rarity: [face.id for face in FACES if face.rarity == rarity and face.kit == PREMIERE and not is_starting(face.id)]
    for rarity in (COMMON, UNCOMMON, RARE, ULTRA_RARE)
}
LOAN: Final = tuple(dict.fromkeys(id for deck in STARTERS.values() for id in deck if isinstance(PRINTS[id], Locale)))


def opened(dice: Dice) -> list[str]:
    """The cards of one booster, the rarest last."""
    cards = some_of(dice, COMMON, COMMONS) + some_of(dice, UNCOMMON, UNCOMMONS)
    rarest = ULTRA_RARE if dice.below("booster", ULTRA_RARE_IN) == 0 else RARE
    return cards + some_of(dice, rarest, 1)


def some_of(dice: Dice, rarity: str, number: int) -> list[str]:
    """So many different cards of a rarity."""
    among = BY_RARITY[rarity]
    return [among[place] for place in dice.shuffled("booster", range(len(among)))[:number]]


def boosters(seed: int, number: int) -> list[list[str]]:
    """The boosters that a seed opens.

    >>> boosters(7, 2) == boosters(7, 3)[:2]
    True
    """
    if not 0 <= seed < SEEDS:
        raise Illegal(f"a seed is a number from 0 to {SEEDS - 1}, not {seed}")
    if not 1 <= number <= MOST_BOOSTERS:
        raise Illegal(f"1 to {MOST_BOOSTERS} boosters are opened at once, not {number}")
    dice = Dice(seed)
    return [opened(dice) for _ in range(number)]


def sealed(seed: int) -> dict[str, int]:
    """The pool that a seed opens for a sealed deck: card by card, how many copies."""
    return counted(card for booster in boosters(seed, SEALED) for card in booster)


def counted(cards: Iterable[str]) -> dict[str, int]:
    """How many copies of each card there are, in the order of the catalogue."""
    found: dict[str, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return {face.id: found[face.id] for face in FACES if face.id in found}


def pool_problems(listed: DeckList, pool: dict[str, int]) -> list[Reason]:
    """Cards of a deck that its pool does not have; Locales on loan are there for everybody."""
    found: list[Reason] = []
    for id, copies in listed.cards.items():
        have = pool.get(id, 0) + (id in LOAN)
        if copies > have:
            found.append(Reason("deck-pool", "", (("card", id), ("number", copies), ("most", have))))
    return found


# Drafts


class Draft:
    """A draft: everybody takes a card and passes the rest on, to the left, then to the right, and so on by rounds.

    People have the first seats and say one after the other what they take; nobody sees it before all have chosen.
    Programs have the other seats, and choose when all people have.
    """

    def __init__(self, seed: int, seats: int, people: int = 1) -> None:
        fewest, most = DRAFTERS
        if not fewest <= seats <= most:
            raise Illegal(f"a draft is for {fewest} to {most} players, not for {seats}")
        if not 1 <= people <= seats:
            raise Illegal(f"1 to {seats} of {seats} players are people, not {people}")
        packs = boosters(seed, seats * ROUNDS)
        self.seats = seats
        self.people = people
        self.round = 0
        self.unopened = [packs[start : start + seats] for start in range(0, seats * ROUNDS, seats)]
        # The booster in each hand, and what each player has taken; a choice waits until all have made theirs.
        self.packs = [list(pack) for pack in self.unopened[0]]
        self.taken: list[list[str]] = [[] for _ in range(seats)]
        self.chosen: list[str] = []

    @property
    def over(self) -> bool:
        """Whether all boosters are shared out."""
        return self.round == ROUNDS

    @property
    def turn(self) -> int:
        """The person who takes a card now."""
        return len(self.chosen)

    @property
    def offer(self) -> list[str]:
        """The cards from which that person takes one."""
        return [] if self.over else self.packs[self.turn]

    def take(self, card: str) -> None:
        """Take a card; what is not offered is refused. When all have chosen, the boosters are passed on."""
        if self.over:
            raise Illegal(f"{card!r:.60} is not offered: the draft is over, and all cards are taken")
        if card not in self.offer:
            raise Illegal(f"{card!r:.60} is not offered: take one of {', '.join(self.offer)}")
        self.chosen.append(card)
        if self.turn == self.people:
            self._pass_on()

    def _pass_on(self) -> None:
        programs = range(self.people, self.seats)
        self.chosen += [favourite(self.packs[seat], self.taken[seat]) for seat in programs]
        for seat, card in enumerate(self.chosen):
            self.packs[seat].remove(card)
            self.taken[seat].append(card)
        self.chosen = []
        step = 1 if self.round % 2 == 0 else -1
        self.packs = [self.packs[(seat - step) % self.seats] for seat in range(self.seats)]
        if not self.packs[0]:
            self.round += 1
            if not self.over:
                self.packs = [list(pack) for pack in self.unopened[self.round]]

    def pool(self, seat: int) -> dict[str, int]:
        """What a player has taken so far."""
        return counted(self.taken[seat])


def favourite(offer: list[str], taken: list[str]) -> str:
    """The card that a program would take: what is strong, and fits what it has."""
    return max(offer, key=lambda card: (liking(PRINTS[card], taken), card))


def liking(face: Print, taken: list[str]) -> float:
    """How much a program wants a card, given what it has taken."""
    if isinstance(face, Locale):
        return 0.5 if face.id in LOAN or face.id in taken else 1.5
    assert isinstance(face, MainCard)
    titles = [one.title for card in taken if isinstance(one := PRINTS[card], MainCard)]
    copies = titles.count(face.title)
    if copies >= MOST_COPIES:
        return -1.0
    worth = 2.0 if isinstance(face, Character) else 2.4 if isinstance(face, Creation) else 1.2
    dear = max(face.number - 4, 0) * 0.4
    return worth + 0.3 * min(face.number, 4) - dear - 0.25 * copies


def suggested(pool: dict[str, int], name: str) -> DeckList:
    """A deck from a pool and the Locales on loan, of the cards that a program likes best.

    A pool with too few cards gives a deck that is too small, for its owner to see what is missing.
    """
    locales = [id for id in (*pool, *LOAN) if isinstance(PRINTS[id], Locale)]
    regular = sorted(dict.fromkeys(id for id in locales if not is_starting(id)), key=locale_rank)
    cards = {"jacks-house": 1} | dict.fromkeys(regular[:REGULAR_LOCALES], 1)
    faces = [face for id in pool if isinstance(face := PRINTS[id], MainCard)]
    titles: dict[str, int] = {}
    main = 0
    for face in sorted(faces, key=lambda face: (-liking(face, []), face.id)):
        room = min(pool[face.id], MOST_COPIES - titles.get(face.title, 0), LEAST_CARDS - main)
        if room > 0:
            cards[face.id] = room
            titles[face.title] = titles.get(face.title, 0) + room
            main += room
    return DeckList(name, cards)


def locale_rank(id: str) -> tuple[float, str]:
    """Which Locales are wanted first: much for little Scare."""
    face = PRINTS[id]
    assert isinstance(face, Locale)
    worth = total(text.worth() for function in face.functions for text in function.activities)
    return (-worth / (face.threshold + 1), id)
