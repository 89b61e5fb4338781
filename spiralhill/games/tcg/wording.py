"""The TCG in words: what its players are called, what picks leave to the table, and all cards in their lists."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from spiralhill.games.tcg.bargains import cheapest
from spiralhill.games.tcg.catalogue import FACES, PRINTS
from spiralhill.games.tcg.days import Reimburse
from spiralhill.games.tcg.decks import deck_of, problems, read_list, read_seat
from spiralhill.games.tcg.effects.creating import CreateFlipped
from spiralhill.games.tcg.effects.leaving import StandInstead
from spiralhill.games.tcg.effects.moving import MoveCharacters
from spiralhill.games.tcg.effects.prices import price
from spiralhill.games.tcg.effects.relocating import RelocateWhere, RideWho
from spiralhill.games.tcg.events import DayBegins, Performs, TurnBegins
from spiralhill.games.tcg.faces import ability_phrase, ability_text, card_face, function_text, sentence
from spiralhill.games.tcg.kings import JoinActivity, MoveForKing
from spiralhill.games.tcg.lesson import LESSON
from spiralhill.games.tcg.picks import (
    LEFT,
    MOVE,
    AskScore,
    Bounce,
    Choose,
    EndTurn,
    Mark,
    Move,
    Perform,
    PerformPart,
    PlaceLocale,
    Play,
    PlaySurprise,
    Protect,
    Replace,
    Scrap,
    Stack,
    Stop,
    Use,
)
from spiralhill.games.tcg.prints import PREMIERE, TOURNAMENT_KIT, Character, Creation, Locale, Print, Surprise
from spiralhill.games.tcg.sight import Sight
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.games.tcg.state import CREATIONS
from spiralhill.games.tcg.table_sight import TableSight, locale_face
from spiralhill.games.tcg.tcg import Tcg
from spiralhill.games.tcg.turns import TurnAction
from spiralhill.kernel.game import Game, Setup, View
from spiralhill.kernel.steps import Event, Item, Pick, card_of
from spiralhill.kernel.table import Card, Pile, Seat
from spiralhill.words import Names, Words, words
from spiralhill.words.wording import Deck, Face, Lesson, Wording

# Whom the Starter Decks are about.
LEADERS: Final = {
    "jack": "jack-skellington",
    "finklestein": "dr-finklestein",
    "oogie": "oogie-boogie",
    "mayor": "the-mayor",
}
LISTS: Final[dict[str, type[Print]]] = {
    "locales": Locale,
    "characters": Character,
    "creations": Creation,
    "surprises": Surprise,
}
# Questions about a card that is not the one that asks.
ABOUT_ANOTHER: Final = (CreateFlipped, RelocateWhere, RideWho, StandInstead)
MOVING: Final = (MoveCharacters.__name__, MoveForKing.__name__)


class TcgWording(Wording):
    """The Nightmare Before Christmas TCG."""

    seats: ClassVar[str] = "jack,oogie"
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    usual: ClassVar[int] = 2
    heads: ClassVar[tuple[type[Event], ...]] = (DayBegins, TurnBegins)
    lesson: ClassVar[Lesson | None] = LESSON
    rests: ClassVar[tuple[type[Pick], ...]] = (*Wording.rests, EndTurn, Stop)
    grave: ClassVar[tuple[type[Pick], ...]] = (PlaySurprise, Use)
    aside: ClassVar[tuple[type[Pick], ...]] = (AskScore, PerformPart)

    def __init__(self) -> None:
        # The view of which something was told last, laid out as a table: all options of a question are told of one.
        self._sight: tuple[View, Sight] | None = None

    def players(self, speech: Words, seats: Sequence[object]) -> tuple[str, ...]:
        """The players, called by their decks; where two are called the same, the seat is added."""
        names = [deck_name(speech, seat) for seat in seats]
        return tuple(name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, 1))

    def names(self, speech: Words, game: Game, reader: Seat | None) -> Names:
        assert isinstance(game, Tcg)
        seats = game.setup.get("seats") or [deck.name for deck in game.decks]
        return Names(self.players(speech, seats), reader, partial(game.name_for, reader))

    def welcome(self, speech: Words, game: Game) -> str:
        return speech.say("cli-welcome", players=speech.list(list(self.names(speech, game, None).players)))

    def log(self, speech: Words, event: Event, names: Names) -> str:
        """What happened; of a Function also what it does, in the words of the Locale."""
        line = speech.log(event, names)
        if not isinstance(event, Performs):
            return line
        function = locale_face(event.location).functions[event.function - 1]
        return speech.say("log-as-written", line=line, text=sentence(function_text(speech, function)))

    # Picks

    def label(self, speech: Words, view: View, pick: Pick, names: Names, item: Item | None) -> str:
        """What an option says; of a card also its price and whose it is, of an activity for whom it is free."""
        label = speech.pick(pick, names, item)
        if isinstance(pick, (Play, PlaySurprise, Protect, Replace)) and (told := self.price(view, pick)):
            label = speech.say("label-price", label=label, **told)
        if isinstance(pick, Mark) and (leader := self.sight(view).strict_leader(pick.activity)) is not None:
            whose = "you" if leader == names.reader else "other"
            label = speech.say("label-free", label=label, whose=whose, player=names.players[leader])
        if gloss := self.gloss(speech, view, pick):
            label = f"{label}: {gloss}"
        card = pick.location if isinstance(pick, Play) else card_of(pick)
        if card is None or not isinstance(pick, (Bounce, Choose, Move, Play, Scrap, Stack)):
            return label
        town = TableSight(view).town_of(card)
        if town is None or town == names.reader:
            return label
        return speech.say("label-theirs", label=label, player=names.players[town])

    def price(self, view: View, pick: Play | PlaySurprise | Protect | Replace) -> dict[str, str | int]:
        """What a card in hand would cost now, and whether something could be given to make it cheaper."""
        sight, card = self.sight(view), pick.card
        if card not in sight.hand(sight.me):
            return {}  # what guards a town goes back to hand, and costs nothing
        location = pick.location if isinstance(pick, Play) else None
        cost = price(sight, sight.me, card, location, pick.source if isinstance(pick, Replace) else None)
        less = isinstance(pick, Play) and cheapest(sight, sight.me, card, location) < cost
        return {"price": cost, "less": "yes" if less else "no"}

    def sight(self, view: View) -> Sight:
        """A view laid out as a table."""
        kept = self._sight
        if kept is None or kept[0] is not view:
            kept = self._sight = view, Sight(view, [])
        return kept[1]  # not what is kept by then: other threads tell other views

    def source(self, speech: Words, view: View, item: Item) -> str:
        """What stands on the card that asks."""
        question = item.unwrapped()
        card: Any = None if isinstance(question, ABOUT_ANOTHER) else getattr(question, "card", None)
        name = None if card is None else TableSight(view).names.get(card)
        return "" if name is None else speech.say("source", card=speech.title(name), text=says(speech, name))

    def rest(self, item: Item, options: Sequence[Pick]) -> int | None:
        """Whoever wants nothing special takes cards and points that cost nothing (RUL-36); nobody is moved for that."""
        gladly = isinstance(item, Reimburse) or (
            isinstance(item, JoinActivity) and item.gratis and item.activity != MOVE
        )
        return 0 if gladly else super().rest(item, options)

    def gloss(self, speech: Words, view: View, pick: Pick) -> str:
        """What an ability of a card, or a Function of a Locale, does."""
        if isinstance(pick, (Perform, PerformPart)):
            functions = locale_face(TableSight(view).names[pick.card]).functions
            return function_text(speech, functions[pick.function - 1]) if 0 < pick.function <= len(functions) else ""
        if isinstance(pick, Use):
            used = PRINTS[TableSight(view).names[pick.card]]
            ability = used.ability if isinstance(used, Character) else None
            return "" if ability is None else speech.text(ability.text)
        if isinstance(pick, PlaySurprise):
            face = PRINTS[TableSight(view).names[pick.card]]
            if isinstance(face, Surprise) and 0 < pick.ability <= len(face.abilities):
                return ability_text(speech, face, face.abilities[pick.ability - 1])
        return ""

    def places(self, view: View, pick: Pick) -> Sequence[Pile]:
        """The piles of the Locale that a pick is about, or the end of the row to which a new one would go."""
        sight = TableSight(view)
        if isinstance(pick, PlaceLocale):
            row = sight.row()
            return [row[0] if pick.side == LEFT else row[-1]] if row else []
        if isinstance(pick, (Play, Move)):
            return [sight.own(CREATIONS)] if pick.location is None else sight.places_at(pick.location)
        if isinstance(pick, (Choose, Perform, PerformPart)):
            return sight.places_at(pick.card)
        return ()

    def tries(self, view: View) -> Sequence[Pick]:
        """To play a card where it may not go, to use what cannot be used now, to move where nobody gets."""
        sight = TableSight(view)
        if view["asks"] in MOVING:
            return [Move(card, locale) for card in sight.characters() for locale in sight.locales()]
        if view["asks"] != TurnAction.__name__:
            return ()
        found: list[Pick] = []
        for card in sight.hand():
            found += hand_tries(sight, card)
        for locale in sight.locales():
            functions = len(locale_face(sight.names[locale]).functions) if locale in sight.names else 0
            found += [Perform(locale, number) for number in range(1, functions + 1)]
        return [*found, *(Use(card) for card in sight.characters())]

    def ways(self, speech: Words, view: View, card: Card) -> Sequence[tuple[Pick, str]]:
        """The abilities of a Surprise, the Functions of a Locale."""
        if view["asks"] != TurnAction.__name__:
            return ()
        face = PRINTS.get(TableSight(view).names.get(card, ""))
        if isinstance(face, Surprise):
            phrases = [ability_phrase(speech, face, ability) for ability in face.abilities]
            return [(PlaySurprise(card, number), sentence(one)) for number, one in enumerate(phrases, 1)]
        if isinstance(face, Locale):
            phrases = [function_text(speech, function) for function in face.functions]
            return [(Perform(card, number), sentence(one)) for number, one in enumerate(phrases, 1)]
        return ()

    def subject(self, speech: Words, view: View, pick: Pick) -> str:
        """The card that is tried: people ask about it, not about every place to which it might go."""
        card = card_of(pick)
        name = None if card is None else TableSight(view).names.get(card)
        return "" if name is None else speech.title(name)

    # Seats

    def seat_names(self, speech: Words) -> Mapping[str, Sequence[str]]:
        return {id: (deck_name(speech, id), speech.term("title", title)) for id, title in LEADERS.items()}

    def seat_title(self, seat: object) -> str:
        return deck_name(words("en", "tcg"), seat)

    def seat_report(self, seat: object, setup: Setup) -> str:
        deck = deck_of(read_seat(seat))
        start = words("en", "tcg").title(deck.start.id)
        return f"{self.seat_title(seat)}: legal, {len(deck.main)} cards, {start}"

    def known(self, text: str) -> int:
        return len(read_list(text)[0].cards)

    def file_problems(self, speech: Words, text: str) -> list[str]:
        """Everything that is wrong with a deck file, each with its rule."""
        listed, wrong = read_list(text)
        if not any(reason.message == "deck-file" for reason in wrong):
            wrong = [*wrong, *problems(listed)]
        return [speech.reason(reason) for reason in wrong]

    # Cards

    def ids(self) -> Collection[str]:
        return PRINTS

    def face(self, speech: Words, id: str) -> Face:
        return card_face(speech, PRINTS[id])

    def decks(self, speech: Words) -> Iterable[Deck]:
        for name, listed in STARTERS.items():
            heading = speech.say("deck-starter", name=deck_name(speech, name))
            yield Deck(name, heading, tuple((copies, self.face(speech, id)) for id, copies in listed.items()))
        for name, kind in LISTS.items():
            faces = [face for face in FACES if isinstance(face, kind) and face.kit == PREMIERE]
            yield self.deck(speech, name, faces)
        yield self.deck(speech, TOURNAMENT_KIT, [face for face in FACES if face.kit != PREMIERE])

    def deck(self, speech: Words, name: str, faces: Iterable[Print]) -> Deck:
        """A list of cards, each of them once."""
        return Deck(name, speech.say(f"deck-{name}"), tuple((1, self.face(speech, face.id)) for face in faces))


def deck_name(speech: Words, seat: object) -> str:
    """What a deck is called, by what a setup keeps of it: a Starter Deck, or a deck with a name of its own."""
    if isinstance(seat, dict):
        return str(seat["name"])
    return speech.say(f"starter-{seat}") if seat in STARTERS else str(seat)


def says(speech: Words, name: str) -> str:
    """What stands on a card below its number."""
    face = card_face(speech, PRINTS[name])
    return " · ".join(face.lines[face.look.said :])


def hand_tries(sight: TableSight, card: Card) -> list[Pick]:
    """All that people may try with a card in hand."""
    face = PRINTS[sight.names[card]]
    if isinstance(face, Character):
        versions = [other for other in sight.characters() if face.versions and title_of(sight, other) == face.title]
        return [*(Play(card, locale) for locale in sight.locales()), *(Replace(card, other) for other in versions)]
    if isinstance(face, Surprise):
        return [PlaySurprise(card, number) for number in range(1, len(face.abilities) + 1)]
    return [Play(card)]


def title_of(sight: TableSight, card: Card) -> str:
    """The Title of a Character."""
    face = PRINTS[sight.names[card]]
    assert isinstance(face, Character)
    return face.title
