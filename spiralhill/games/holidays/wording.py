"""Take Over the Holidays in words: the faces of cards and mats, and what the players are called."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

from spiralhill.games.holidays.catalogue import PRINTS
from spiralhill.games.holidays.character import Character
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS
from spiralhill.games.holidays.effects.moving import MoveWhich
from spiralhill.games.holidays.events import RoundBegins
from spiralhill.games.holidays.holidays import Holidays
from spiralhill.games.holidays.lesson import LESSON
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.games.holidays.picks import SKIP, Complete, Move, Play, Push, RollFor, Skip, Use
from spiralhill.games.holidays.prints import PLACES, CharacterCard, Experiment, Location, Mat, Print, Tokens
from spiralhill.games.holidays.rounds import PlayerTurn
from spiralhill.games.holidays.state import HAND, IN_PLAY
from spiralhill.games.holidays.table_sight import TableSight, character_card
from spiralhill.kernel.effects import Effect
from spiralhill.kernel.game import Game, View
from spiralhill.kernel.notation import hyphened
from spiralhill.kernel.steps import Event, First, Item, Pick
from spiralhill.kernel.table import Pile, Seat
from spiralhill.words import Names, Words, words
from spiralhill.words.wording import Deck, Face, Lesson, Look, Wording

# What is known of the printed mats beside name, side and level, and of the printed Locations.
KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "mayor": ("mood",),
    "oogie": ("dice",),
    "sally": ("abilities", "bonus"),
    "hinterlands": ("name", "round-four"),
}


class HolidaysWording(Wording):
    """Take Over the Holidays."""

    seats: ClassVar[str] = "jack,oogie"
    minutes: ClassVar[tuple[int, int]] = (30, 45)
    usual: ClassVar[int] = 4
    heads: ClassVar[tuple[type[Event], ...]] = (RoundBegins,)
    lesson: ClassVar[Lesson | None] = LESSON
    rests: ClassVar[tuple[type[Pick], ...]] = (*Wording.rests, Skip)

    def players(self, speech: Words, seats: Sequence[object]) -> tuple[str, ...]:
        """The players, called by their Characters."""
        return tuple(character_name(speech, CHARACTERS[str(seat)]) for seat in seats)

    def names(self, speech: Words, game: Game, reader: Seat | None) -> Names:
        assert isinstance(game, Holidays)
        players = tuple(character_name(speech, character) for character in game.characters)
        return Names(players, reader, partial(game.name_for, reader))

    def welcome(self, speech: Words, game: Game) -> str:
        players = speech.players(range(game.box.seats), self.names(speech, game, None))
        return speech.say("cli-welcome", players=players[0].upper() + players[1:])

    # Picks

    def source(self, speech: Words, view: View, item: Item) -> str:
        """What stands on the card that asks: it has left the hand, and its text with it."""
        question = item.unwrapped()
        name = TableSight(view).names.get(getattr(question, "card", None))
        return "" if name is None else says(speech, name)

    def gloss(self, speech: Words, view: View, pick: Pick) -> str:
        """Which Location somebody's left, middle or right is, and what a card does or gives."""
        sight = TableSight(view)
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

    def places(self, view: View, pick: Pick) -> Sequence[Pile]:
        """The pile at somebody's left, middle or right that a pick names, and the Location there."""
        if not isinstance(pick, (Play, Move, Push, RollFor)):
            return ()
        sight = TableSight(view)
        owner = pick.owner if isinstance(pick, Push) else sight.reader
        location = sight.location_pile(sight.slot(owner, pick.place))
        return [sight.place_of(owner, IN_PLAY + PLACES.index(pick.place)), location]

    def tries(self, view: View) -> Sequence[Pick]:
        """To play a card where none may go now, or not to play at all; to move one where it may not go."""
        sight = TableSight(view)
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
        sight = TableSight(view)
        location = speech.title(sight.location(sight.slot(sight.reader, pick.place)))
        return f"{location}, {speech.say('cli-place', place=pick.place)}"

    # Cards

    def seat_names(self, speech: Words) -> Mapping[str, Sequence[str]]:
        return {one.id: (character_name(speech, one), speech.title(one.mat.id)) for one in CHARACTERS.values()}

    def seat_title(self, seat: object) -> str:
        return words("en", "holidays").title(str(seat))

    def ids(self) -> Collection[str]:
        return PRINTS

    def face(self, speech: Words, id: str) -> Face:
        return replace(card_face(speech, PRINTS[id]), look=card_look(speech, PRINTS[id]))

    def decks(self, speech: Words) -> Iterable[Deck]:
        for one in CHARACTERS.values():
            yield self.deck(speech, one.id, speech.title(one.mat.id), (one.mat, *one.deck))
        yield self.deck(speech, "locations", speech.say("cli-locations"), LOCATIONS)
        yield self.deck(speech, "experiments", speech.say("cli-experiments"), EXPERIMENTS)

    def deck(self, speech: Words, name: str, heading: str, cards: Iterable[Print]) -> Deck:
        """Cards that belong together; there is one of each."""
        return Deck(name, heading, tuple((1, self.face(speech, card.id)) for card in cards))


def card_face(speech: Words, face: Print) -> Face:
    """The face of a card or a mat in a language."""
    lines: list[str] = []
    facts: tuple[str, ...] = KNOWN.get(face.id, ())
    if isinstance(face, CharacterCard):
        lines = card_lines(speech, face)
        facts = ("effect", "number") if face.real_text else ("number",)
    elif isinstance(face, Mat):
        lines = mat_lines(speech, CHARACTERS[face.id])
        facts = ("name", "alignment", "level", *facts)
    elif isinstance(face, Location):
        lines = [tokens_line(speech, "round", at, tokens) for at, tokens in enumerate(face.tokens, 1)]
    elif isinstance(face, Experiment):
        ingredients = [speech.term("ingredient", ingredient) for ingredient in face.ingredients]
        lines = [speech.say("print-ingredients", ingredients=speech.list(ingredients))]
        lines.append(speech.say("print-points", points=face.points))
    return Face(face.id, speech.title(face.id), tuple(lines), source_of(speech, facts))


def card_look(speech: Words, face: Print) -> Look:
    """What a card or a mat is drawn from."""
    kind = hyphened(type(face).__name__)
    deck = next((one.id for one in CHARACTERS.values() if face == one.mat or face in one.deck), "")
    facets = [(speech.say("facet-print"), speech.say(f"sort-{kind}"))]
    corner, motifs = "", tuple[str, ...]()
    if isinstance(face, CharacterCard):
        corner = str(face.number)
        texts = (*face.when_played, *face.end_of_round)
        motifs = tuple(dict.fromkeys(hyphened(type(one).__name__) for one in texts))
        occasions = [("when-played", face.when_played), ("end-of-round", face.end_of_round)]
        told = [speech.say(f"facet-{name}") for name, some in occasions if some] or [speech.say("facet-plain")]
        facets += [(speech.say("facet-text"), one) for one in told]
        facets.append((speech.say("facet-strength"), corner))
    elif isinstance(face, Experiment):
        corner, deck = str(face.points), "finkelstein"
    elif isinstance(face, Mat):
        facets.append((speech.say("facet-alignment"), speech.term("alignment", CHARACTERS[face.id].alignment)))
    said = 1 if isinstance(face, CharacterCard) else 0
    return Look(kind, deck, corner, "", speech.say(f"sort-{kind}"), said, motifs, tuple(facets))


def says(speech: Words, name: str) -> str:
    """What stands on a card beside its title; the strength of a Character card ends the title already."""
    face = PRINTS[name]
    lines = card_face(speech, face).lines
    return " · ".join(lines[1:] if isinstance(face, CharacterCard) else lines)


def card_lines(speech: Words, card: CharacterCard) -> list[str]:
    """What stands on a Character card."""
    lines = [speech.say("print-strength", number=card.number)]
    if card.ingredient is not None:
        lines.append(speech.say("print-ingredient", ingredient=speech.term("ingredient", card.ingredient)))
    if card.face_down:
        lines.append(speech.say("print-face-down"))
    lines += text_line(speech, "when-played", card.when_played)
    lines += text_line(speech, "end-of-round", card.end_of_round)
    if card.stitch is not None:
        lines += text_line(speech, "stitch-when-played", card.stitch.when_played)
        lines += text_line(speech, "stitch-end-of-round", card.stitch.end_of_round)
    return lines


def mat_lines(speech: Words, character: Character) -> list[str]:
    """What stands on a mat: side and level, what tokens are worth, what the Character can do, and its bonus."""
    alignment, level = speech.term("alignment", character.alignment), speech.term("level", character.level)
    lines = [speech.say("print-kind", alignment=alignment, level=level)]
    gear = speech.say(f"gear-{hyphened(type(character.gear).__name__)}")
    track = character.track()
    if track:
        lines.append(gear)
        lines += [tokens_line(speech, "space", space, values) for space, values in enumerate(track)]
    else:
        christmas, halloween = character.values
        lines.append(speech.say("print-values", christmas=christmas, halloween=halloween))
    if character.extra_cards:
        lines.append(speech.say("print-extra-cards", number=character.extra_cards))
    if character.skips_from is not None:
        lines.append(speech.say("print-skips", round=character.skips_from))
    lines += text_line(speech, "after-reveal", character.mat.after_reveal)
    lines += text_line(speech, "end-of-round", character.mat.end_of_round)
    lines += text_line(speech, "after-awards", character.mat.after_awards)
    if not track:
        lines.append(gear)
    if character.bonus is not None:
        lines.append(speech.say("print-bonus", bonus=speech.text(character.bonus)))
    return lines


def text_line(speech: Words, occasion: str, texts: tuple[Effect, ...]) -> list[str]:
    """The texts of one occasion after its name, "End of round: (+2)."; no texts make no line."""
    if not texts:
        return []
    sentences = " ".join(speech.text(text) for text in texts)
    return [speech.say(f"print-{occasion}", texts=sentences[0].lower() + sentences[1:])]


def tokens_line(speech: Words, of: str, number: int, tokens: Tokens) -> str:
    """How many tokens a Location gets in a round, or what they are worth on a space of Jack's."""
    return speech.say(f"print-{of}", **{of: number}, christmas=tokens[0], halloween=tokens[1])


def source_of(speech: Words, facts: tuple[str, ...]) -> str:
    """Which facts stand in the printed game, and which are ours."""
    if not facts:
        return speech.say("print-original")
    return speech.say("print-mixed", facts=speech.list([speech.term("fact", fact) for fact in facts]))


def character_name(speech: Words, character: Character) -> str:
    """What the player of a Character is called; the mat has the full name as its title."""
    return speech.say(f"character-{character.id}")
