"""Take Over the Holidays in the terminal: its table, its cards, and how a card and a Location are picked together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spiralhill.cli.holidays_board import Board, says
from spiralhill.cli.holidays_sight import Sight, character_card
from spiralhill.cli.screen import Deck, Face, Offer, Screen, lines_of
from spiralhill.games.holidays.catalogue import PRINTS
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS
from spiralhill.games.holidays.effects.moving import MoveWhich
from spiralhill.games.holidays.holidays import Holidays
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.games.holidays.picks import SKIP, Complete, Move, Play, Push, RollFor, Use
from spiralhill.games.holidays.prints import PLACES, Print
from spiralhill.games.holidays.rounds import PlayerTurn
from spiralhill.games.holidays.state import HAND, IN_PLAY
from spiralhill.games.holidays.wording import card_face, character_name, names_of
from spiralhill.kernel.game import Game, View
from spiralhill.kernel.steps import First, Item, Pick
from spiralhill.kernel.table import Seat
from spiralhill.words import Names, Words, words


class HolidaysScreen(Screen):
    """Take Over the Holidays."""

    seats: ClassVar[str] = "jack,oogie"

    def names(self, speech: Words, game: Game, reader: Seat | None) -> Names:
        assert isinstance(game, Holidays)
        return names_of(speech, game, reader)

    def welcome(self, speech: Words, game: Game) -> str:
        players = speech.players(range(game.box.seats), self.names(speech, game, None))
        return speech.say("cli-welcome", players=players[0].upper() + players[1:])

    def board(self, view: View, speech: Words, names: Names) -> RenderableType:
        return Board(view, speech, names)

    # Picks

    def source(self, speech: Words, view: View, item: Item) -> str:
        """What stands on the card that asks: it has left the hand, and its text with it."""
        question = item.unwrapped()
        name = Sight(view).names.get(getattr(question, "card", None))
        return "" if name is None else says(speech, name)

    def gloss(self, speech: Words, view: View, pick: Pick) -> str:
        """Which Location somebody's left, middle or right is, and what a card does or gives."""
        sight = Sight(view)
        if isinstance(pick, Push):
            return speech.title(sight.location(sight.slot(pick.owner, pick.place)))
        if isinstance(pick, (Play, Move, RollFor)):
            return speech.title(sight.location(sight.slot(sight.reader, pick.place)))
        if isinstance(pick, Use):
            return speech.term("ingredient", str(character_card(sight.names[pick.card]).ingredient))
        if isinstance(pick, Complete):
            return says(speech, sight.names[pick.card])
        if isinstance(pick, First):
            return " ".join(speech.text(text) for text in sight.end_of_round(pick.card))
        return ""

    def tries(self, view: View) -> Sequence[Pick]:
        """To play a card where none may go now, or not to play at all; to move one where it may not go."""
        sight = Sight(view)
        if view["asks"] == PlayerTurn.__name__:
            hand = [card for card, _ in sight.pile(sight.reader, HAND)["cards"]]
            return [SKIP, *(Play(card, place) for card in hand for place in PLACES)]
        if view["asks"] == MoveWhich.__name__:
            piles = [sight.pile(sight.reader, IN_PLAY + at)["cards"] for at in range(len(PLACES))]
            return [Move(card, place) for cards in piles for card, *_ in cards for place in PLACES]
        return ()

    def subject(self, speech: Words, view: View, pick: Pick) -> str:
        """A Location where no card may go now, and where it lies."""
        if not isinstance(pick, Play):
            return ""
        sight = Sight(view)
        location = speech.title(sight.location(sight.slot(sight.reader, pick.place)))
        return f"{location}, {speech.say('cli-place', place=pick.place)}"

    def menu(self, speech: Words, view: View, offers: Sequence[Offer]) -> RenderableType:
        """Cards that can go to several of one's own Locations as a table, everything else line by line."""
        placed: dict[int, dict[str, Offer]] = {}
        others: list[Offer] = []
        for offer in offers:
            if isinstance(offer.pick, (Play, Move)):
                placed.setdefault(offer.pick.card, {})[offer.pick.place] = offer
            else:
                others.append(offer)
        if len(placed) < 2:
            return super().menu(speech, view, offers)
        return Group(crossing(speech, Sight(view), placed), lines_of(others))

    # Cards

    def seat_names(self, speech: Words) -> Mapping[str, Sequence[str]]:
        return {one.id: (character_name(speech, one), speech.title(one.mat.id)) for one in CHARACTERS.values()}

    def seat_title(self, seat: object) -> str:
        return words("en", "holidays").title(str(seat))

    def ids(self) -> Collection[str]:
        return PRINTS

    def face(self, speech: Words, id: str) -> Face:
        face = card_face(speech, PRINTS[id])
        return Face(id, face.title, face.lines, face.source)

    def decks(self, speech: Words) -> Iterable[Deck]:
        for one in CHARACTERS.values():
            yield self.deck(speech, one.id, speech.title(one.mat.id), (one.mat, *one.deck))
        yield self.deck(speech, "locations", speech.say("cli-locations"), LOCATIONS)
        yield self.deck(speech, "experiments", speech.say("cli-experiments"), EXPERIMENTS)

    def deck(self, speech: Words, name: str, heading: str, cards: Iterable[Print]) -> Deck:
        """Cards that belong together; there is one of each."""
        return Deck(name, heading, tuple((1, self.face(speech, card.id)) for card in cards))


def crossing(speech: Words, sight: Sight, placed: dict[int, dict[str, Offer]]) -> Table:
    """A line for each card, a column for each Location, and the number of the pick where they cross."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for _ in PLACES:
        table.add_column(justify="center")
    table.add_row("", *(Text(speech.say("cli-place", place=place), style="bold") for place in PLACES))
    here = [speech.title(sight.location(sight.slot(sight.reader, place))) for place in PLACES]
    table.add_row("", *(Text(location, style="dim") for location in here))
    for card, offers in placed.items():
        numbers = [f"{offers[place].number:2}" if place in offers else " ·" for place in PLACES]
        title = Text(f"   {speech.title(sight.names[card])}")
        table.add_row(title, *(Text(number, style="bold") for number in numbers))
    return table
