"""The table of Take Over the Holidays as it stands, and all that can be told from it."""

from __future__ import annotations

from typing import Final

from spiralhill.games.holidays.character import Character, Gear
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.games.holidays.prints import PLACES, ROUNDS, CharacterCard, Location, Print, Tokens
from spiralhill.games.holidays.ring import contenders, slot_at
from spiralhill.kernel.chance import Chance
from spiralhill.kernel.game import Game
from spiralhill.kernel.table import EVERYBODY, NOBODY, OWNER, Box, Card, Pile, Seat, Zone

DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
MAT: Final = 3
IN_PLAY: Final = 4  # the first of three: left, middle, right
PILES: Final = 7

# Cards in hand when a round begins, and so one turn fewer in it (HOL-HAND-01, HOL-HAND-03).
HAND_LIMITS: Final = (4, 5, 6, 7)


def set_table(characters: tuple[Character, ...]) -> tuple[Box, tuple[Print, ...], tuple[Pile, ...]]:
    """The box of a table for some Characters, what is printed on its cards, and where each one's own piles begin."""
    seats = len(characters)
    zones: list[Zone] = []
    faces: list[Print] = []
    pools: list[int] = []
    for seat, character in enumerate(characters):
        zones += [Zone("deck", seat, NOBODY, True), Zone("hand", seat, OWNER, False)]
        zones += [Zone(name, seat, EVERYBODY, True) for name in ("discard", "mat", *PLACES)]
        faces += [*character.deck, character.mat]
        pools += [seat] * (len(character.deck) + 1)
    zones.append(Zone("aside", None, NOBODY, True))
    zones += [Zone("location", None, EVERYBODY, True)] * (seats + 1)
    faces += LOCATIONS
    pools += [seats] * len(LOCATIONS)
    gear_piles: list[Pile] = []
    for seat, character in enumerate(characters):
        gear_piles.append(len(zones))
        zones += [Zone(name, seat, sees, True) for name, sees in character.piles]
        faces += character.extras
        pools += [seats + 1 + seat] * len(character.extras)
    names = tuple(face.id for face in faces)
    return Box(seats, tuple(zones), names, tuple(pools)), tuple(faces), tuple(gear_piles)


class HolidaysState(Game):
    """The table as far as it can be told; `HolidaysTable` has the verbs that change it."""

    __slots__ = (
        "characters",
        "collected",
        "faces",
        "gear",
        "gear_piles",
        "laid_down",
        "modifiers",
        "order",
        "round",
        "starting_player",
        "tokens",
        "turns",
    )

    def __init__(self, characters: tuple[Character, ...], chance: Chance) -> None:
        seats = len(characters)
        box, self.faces, self.gear_piles = set_table(characters)
        super().__init__(box, list(range(len(self.faces))), chance)
        self.characters = characters
        self.round = 1
        self.starting_player: Seat = 0
        # Turns each player still has in this round.
        self.turns = [HAND_LIMITS[0] - 1] * seats
        # Players in the order in which they first had a card at the Middle in this round (HOL-TIE-01).
        self.order: tuple[Seat, ...] = ()
        # Cards placed face-down in this round, in their order, whether or not they are revealed by now.
        self.laid_down: tuple[Card, ...] = ()
        # What has been added to or taken from the strength of cards in this round; replaced, never written into.
        self.modifiers: dict[Card, int] = {}
        # Tokens lying at every slot, the Middle last, and tokens collected by every player.
        self.tokens: list[Tokens] = [(0, 0)] * (seats + 1)
        self.collected: list[Tokens] = [(0, 0)] * seats
        self.gear: list[Gear] = [character.gear for character in characters]
        for card, pool in enumerate(box.pools):
            if pool < seats:
                pile = pool * PILES + (MAT if self.faces[card] is characters[pool].mat else DECK)
            elif pool == seats:
                pile = self.aside
            else:
                pile = self.gear_piles[pool - seats - 1]
            self.piles[pile] = (*self.piles[pile], card)

    def copy_holidays(self, other: HolidaysState) -> None:
        """Make this table stand like another."""
        self.copy_game(other)
        self.characters = other.characters
        self.faces = other.faces
        self.gear_piles = other.gear_piles
        self.round = other.round
        self.starting_player = other.starting_player
        self.turns = other.turns[:]
        self.order = other.order
        self.laid_down = other.laid_down
        self.modifiers = other.modifiers
        self.tokens = other.tokens[:]
        self.collected = other.collected[:]
        self.gear = other.gear[:]

    # The ring

    def left_of(self, seat: Seat) -> Seat:
        """The next player clockwise."""
        return (seat + 1) % self.box.seats

    def clockwise(self, first: Seat) -> list[Seat]:
        """All players, from one on."""
        seats = self.box.seats
        return [(first + step) % seats for step in range(seats)]

    def slot(self, seat: Seat, place: int) -> int:
        """The slot that a player calls left, middle or right."""
        return slot_at(self.box.seats, seat, place)

    def contenders(self, slot: int) -> list[tuple[Seat, int]]:
        """The players who contest a slot, each with what they call it (HOL-GEO-04)."""
        return contenders(self.box.seats, slot)

    @property
    def aside(self) -> Pile:
        """The pile of the Location cards that are not on the table."""
        return self.box.seats * PILES

    def location_card(self, slot: int) -> Card:
        """The Location card that lies in a slot."""
        return self.piles[self.aside + 1 + slot][0]

    def location(self, slot: int) -> str:
        """The name of the Location in a slot."""
        return self.name(self.location_card(slot))

    def slot_of(self, card: Card) -> int:
        """The slot in which a Location card lies."""
        return next(slot for slot in range(self.box.seats + 1) if self.location_card(slot) == card)

    # Cards

    def owner(self, card: Card) -> Seat:
        """Whose deck or mat a card belongs to."""
        return self.box.pools[card]

    def card_face(self, card: Card) -> CharacterCard:
        """What is printed on a Character card."""
        face = self.faces[self.prints[card]]
        assert isinstance(face, CharacterCard)
        return face

    def location_face(self, slot: int) -> Location:
        """What is printed on the Location in a slot."""
        face = self.faces[self.prints[self.location_card(slot)]]
        assert isinstance(face, Location)
        return face

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards in a hand."""
        return self.piles[seat * PILES + HAND]

    def mat(self, seat: Seat) -> Card:
        """The mat of a player."""
        return self.piles[seat * PILES + MAT][0]

    def at(self, seat: Seat, place: int) -> tuple[Card, ...]:
        """The cards a player has at a Location."""
        return self.piles[seat * PILES + IN_PLAY + place]

    def in_play(self, seat: Seat) -> tuple[Card, ...]:
        """All cards a player has in play."""
        first = seat * PILES + IN_PLAY
        return self.piles[first] + self.piles[first + 1] + self.piles[first + 2]

    def place_of(self, card: Card) -> int:
        """Where a card in play lies, as its owner calls it."""
        first = self.box.pools[card] * PILES + IN_PLAY
        return next(place for place in range(3) if card in self.piles[first + place])

    def slot_below(self, card: Card) -> int:
        """The slot of the Location where a card in play lies: "here" in card texts (HOL-MOVE-06)."""
        return self.slot(self.box.pools[card], self.place_of(card))

    def opponents_here(self, card: Card) -> list[tuple[Seat, int]]:
        """The opponents who have a card, face-up or face-down, where a card lies, with what they call the place."""
        owner = self.box.pools[card]
        contenders = self.contenders(self.slot_below(card))
        return [(seat, place) for seat, place in contenders if seat != owner and self.at(seat, place)]

    def opposing_cards(self, card: Card) -> list[Card]:
        """The opponents' face-up cards where a card lies; what lies face-down cannot be chosen (HOL-FD-07)."""
        here = self.opponents_here(card)
        return [other for seat, place in here for other in self.at(seat, place) if other not in self.down]

    # Coverage

    def limit(self, seat: Seat) -> int:
        """How many cards a player holds when the round begins (HOL-HAND-01, HOL-HAND-02)."""
        return HAND_LIMITS[self.round - 1] + self.characters[seat].extra_cards

    def gaps(self, seat: Seat) -> list[int]:
        """The places of a player where no card of theirs lies."""
        first = seat * PILES + IN_PLAY
        piles = self.piles
        return [place for place in (0, 1, 2) if not piles[first + place]]

    def plays_left(self, seat: Seat, turns: int, hand: int) -> int:
        """How many cards a player can still place in this round with so many turns and cards in hand.

        Before the last round three cards are kept back, or the next one could not be covered (HOL-AMB-26); only a hand
        that was spent on Stitches ever comes near that. Below nought, cards are missing already.
        """
        plays = min(turns, hand)
        if self.round < ROUNDS:
            plays = min(plays, hand + len(self.piles[seat * PILES + DECK]) - len(PLACES))
        return plays

    def can_cover(self, seat: Seat, gaps: int, turns: int, hand: int) -> bool:
        """Whether a player can still come to have a card at all three Locations (HOL-MOVE-03)."""
        return gaps <= self.plays_left(seat, turns, hand)

    def may_move(self, card: Card, place: int) -> bool:
        """Whether a card in play may go to another place of its owner: never so that a gap stays (HOL-MOVE-02)."""
        seat = self.box.pools[card]
        here = self.place_of(card)
        if here == place:
            return False
        gaps = len(self.gaps(seat)) + (len(self.at(seat, here)) == 1) - (not self.at(seat, place))
        return self.can_cover(seat, gaps, self.turns[seat], len(self.hand(seat)))

    def could_be(self, card: Card, face: int) -> bool:
        """A face-down card that was not its player's first in the round is one that says so (HOL-FD-04)."""
        first = next(other for other in self.laid_down if self.owner(other) == self.owner(card))
        shown = self.faces[face]
        return card == first or (isinstance(shown, CharacterCard) and shown.face_down)
