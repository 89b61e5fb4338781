"""Records as sentences: the name of a record finds its message, its fields fill the blanks.

A message is found by the record's class: `log-turns-up` for the event TurnsUp, `pick-turn-up`, `prompt-clear-phase`,
`reason-too-dear`, and for effects, values and what stands inside them the bare name, `waste-from-deck`. The name of a
field says how it is told:

- `seat`, `target`, `owner`, `giver`: the player's name, in `seat_named` the same as a bare word such as `bau-bau`,
  because some names want an article, and in `seat_is` whether that is `you`, an `other` or `nobody`;
- `card`, `source`, `location`, `version`: the card's title, from its number or from its print; of a Location also, in
  `source_at` and `source_from`, where something happens and from where it comes, from messages such as
  `at-spiral-hill`, because languages have different words before the name of a place;
- `cards`, `revealed`: titles joined as the language does it, and in `cards_are` whether they are `shown` or `hidden`;
- `characters`: Titles that several versions may share, joined with "and", in `characters_any` with "or", and in
  `characters_number` how many there are;
- `locations`: prints of Locations, joined with "or", and in `locations_at` the same with where something happens;
- `attribute`, `kind`, `family`, `type`, `place`, `face`, `showing`, `ingredient`, `activity`, `title`: the term, from a
  message such as `kind-base-attack`, and in `kind_is` the bare value to select by;
- `amount`: the number, and in `amount_signed` the same with its plus or minus;
- another record, such as `when`: its own sentence, in the infinitive, and in `when_is` its name to select by; where
  there are messages for more forms of it, such as `titled-all` for a group, they are in `group_all`, `group_each`,
  `group_another` and `group_other`;
- `then`, what follows once something is accomplished: the sentence of the first of it, or `nothing`;
- other numbers as they are, other tuples by their length, true and false as `yes` and `no`, what is not there or empty
  as `nothing`, other words bare, to select by.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import Any, Final, TypeAlias

from spiralhill.kernel.effects import Deed
from spiralhill.kernel.notation import SEATS, shape_of
from spiralhill.kernel.steps import CARDS, Choice, Event, Item, Pick, Reason, Window
from spiralhill.kernel.table import Card, Seat
from spiralhill.words.messages import Messages
from spiralhill.words.names import NOBODY, Names
from spiralhill.words.shapes import REMEMBERED

Blanks: TypeAlias = dict[str, str | int]

TERMS: Final = frozenset(
    {"attribute", "kind", "family", "type", "place", "face", "showing", "ingredient", "activity", "title"}
)
# What is told by the title of a card.
TITLED: Final = frozenset({*CARDS, "version"})
# Cards that only some may see, and cards that everybody sees.
LISTED: Final = frozenset({"cards", "revealed"})
# How a group of cards can be told beside the plain form: all of them, each, another one, each other one.
FORMS: Final = ("all", "each", "another", "other")
NOTHING: Final = "nothing"

# A text stands alone ("Pesca 2 carte.") or follows a verb ("Puoi pescare 2 carte.").
IMPERATIVE: Final = "imperative"
INFINITIVE: Final = "infinitive"


class Words(Messages):
    """The words of one language."""

    __slots__ = ("_told",)

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        # What was told before, by record and reader: finding the blanks again takes longer than all the rest.
        self._told: dict[tuple[object, ...], str] = {}

    def log(self, event: Event, names: Names) -> str:
        """What happened, as far as the reader may know it: "Isis draws 2 cards."."""
        line = self._tell("log", event.seen_by(names.reader), names)
        return line[:-1] if line.endswith(("!.", "?.")) else line  # a title at the end brings its own sign

    def pick(self, pick: Pick, names: Names, item: Item | None = None) -> str:
        """What a button says: "Play Shotgun at Isis". The item that asks lets a bare "stop" say what stops."""
        during = "nothing" if item is None else _word(item.unwrapped())
        return self._tell("pick", pick, names, during=during)

    def prompt(self, item: Item, names: Names) -> str:
        """What a question asks of the one who decides; all others learn whom they wait for."""
        deciders = _deciders(item)
        if names.reader not in deciders:
            return self.say("prompt-waiting", players=self.players(deciders, names))
        question = item.unwrapped()
        return self._tell("prompt", question, names)

    def reason(self, reason: Reason, names: Names = NOBODY) -> str:
        """Why something is not offered, and the rule that says so."""
        sentence = self.say(f"reason-{reason.message}", **self._filled(reason.blanks, names))
        return self.say("reason-with-rule", reason=sentence, rule=reason.rule) if reason.rule else sentence

    def text(self, record: Any, names: Names = NOBODY, *, mood: str = IMPERATIVE, **beside: object) -> str:
        """A sentence of a card's text; `beside` are blanks that the record itself does not have, such as its kind."""
        blanks = self.blanks(record, names) | self._filled(beside.items(), names)
        return self.say(_word(record), mood=mood, **blanks)

    def title(self, name: str | None) -> str:
        """The title of a card, from the name of its print; None is a card whose face cannot be seen.

        A print whose name ends in a number is one of several with the same title.
        """
        if name is None:
            return self.say("unseen-card")
        title, _, number = name.rpartition("-")
        return f"{self.title(title)} {number}" if number.isdecimal() else self.say(f"card-{name}")

    def players(self, seats: Iterable[Seat], names: Names) -> str:
        """Several players in a row, each with the article that the name may want inside a sentence."""
        return self.list([self.say("player", **self.player("seat", seat, names)) for seat in seats])

    def term(self, field: str, value: str) -> str:
        """A term of the game: `term("kind", "base-attack")`."""
        return self.say(f"{field}-{value}")

    def _tell(self, kind: str, record: Any, names: Names, **beside: str) -> str:
        """The sentence of a record: as it was told before to such a reader, or with its blanks filled anew."""
        key = _key(kind, record, names, *beside.values())
        if key is None:
            return self.say(f"{kind}-{_word(record)}", **beside, **self.blanks(record, names))
        told = self._told.get(key)
        if told is None:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            told = self._told[key] = self.say(f"{kind}-{_word(record)}", **beside, **self.blanks(record, names))
        return told

    # Blanks

    def blanks(self, record: Any, names: Names) -> Blanks:
        """The fields of a record as the blanks of its message."""
        return self._filled(((name, getattr(record, name)) for name in shape_of(type(record))[1]), names)

    def player(self, name: str, seat: Seat | None, names: Names) -> Blanks:
        """A player as the blanks of a message."""
        if seat is None:
            return {name: "", f"{name}_named": "nobody", f"{name}_is": "nobody"}
        called, yours = names.players[seat], seat == names.reader
        bare = "-".join(called.lower().split())
        return {name: called, f"{name}_named": bare, f"{name}_is": "you" if yours else "other"}

    def whereabouts(self, name: str, card: str | None) -> Blanks:
        """Where something happens and from where it comes, if a card is a Location."""
        forms = {f"{name}_{form}": f"{form}-{card}" for form in ("at", "from")}
        return {blank: self.say(message) for blank, message in forms.items() if self.has(message)}

    def _filled(self, pairs: Iterable[tuple[str, object]], names: Names) -> Blanks:
        found: Blanks = {}
        for name, value in pairs:
            found |= self._blank(name, value, names)
        return found

    def _blank(self, name: str, value: object, names: Names) -> Blanks:
        if name in SEATS and (value is None or isinstance(value, int)):
            return self.player(name, value, names)
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if value is None or value == "":
            return {name: NOTHING}
        if name in TITLED and isinstance(value, (int, str)):
            return {name: self._card(value, names)} | self.whereabouts(name, _print(value, names))
        if name in TERMS and isinstance(value, str):
            return {name: self.term(name, value), f"{name}_is": value}
        if name == "amount" and isinstance(value, int):
            return {name: value, f"{name}_signed": f"{value:+d}"}
        if isinstance(value, (int, str)):
            return {name: value}
        if isinstance(value, tuple):
            return self._several(name, value, names)
        if is_dataclass(value):
            return {name: self.text(value, names, mood=INFINITIVE), f"{name}_is": _word(value)} | self._forms(
                name, value
            )
        raise TypeError(f"no sentence can be filled with {name}={value!r}")

    def _several(self, name: str, values: tuple[Any, ...], names: Names) -> Blanks:
        if name == "then":
            deeds = [item.effect for item in values if isinstance(item, Deed)]
            return {name: self.text(deeds[0], names, mood=INFINITIVE) if deeds else NOTHING}
        if name in LISTED:
            shown = self.list([self._card(card, names) for card in values])
            return {name: shown, f"{name}_are": "shown" if values else "hidden"}
        if name == "characters":
            titles = [self.term("title", title) for title in values]
            return {name: self.list(titles), f"{name}_any": self.any_of(titles), f"{name}_number": len(titles)}
        if name == "locations" and _is_words(values):
            places = [self.say(f"at-{location}") for location in values]
            return {name: self.any_of([self.title(one) for one in values]), f"{name}_at": self.any_of(places)}
        return {name: len(values)}

    def _forms(self, name: str, record: Any) -> Blanks:
        word = _word(record)
        forms = {f"{name}_{form}": f"{word}-{form}" for form in FORMS if self.has(f"{word}-{form}")}
        return {blank: self.say(message, **self.blanks(record, NOBODY)) for blank, message in forms.items()}

    def _card(self, card: int | str, names: Names) -> str:
        return self.title(_print(card, names))


def _key(kind: str, record: object, names: Names, *beside: object) -> tuple[object, ...] | None:
    """All that the sentence of a record depends on; None where another record stands in it, with cards of its own."""
    key: list[object] = [kind, type(record), *beside]
    for name in shape_of(type(record))[1]:
        value = getattr(record, name)
        if isinstance(value, int):
            if name in SEATS:
                value = names.players[value], value == names.reader
            elif name in CARDS:
                value = names.card(value)
        elif isinstance(value, tuple):
            if name == "then" and value:
                return None
            if name in LISTED:
                value = tuple(_print(card, names) for card in value)
            elif not _is_words(value):
                value = len(value)
        elif not isinstance(value, str) and is_dataclass(value):
            return None
        key.append(value)
    return tuple(key)


def seats_in(record: object) -> list[Seat]:
    """The players that a sentence about a record names."""
    values = [getattr(record, name) for name in shape_of(type(record))[1] if name in SEATS]
    return [value for value in values if isinstance(value, int)]


def cards_in(record: object) -> list[Card]:
    """The cards that a sentence about a record names by their numbers, also in records inside it."""
    found: list[Card] = []
    for name in shape_of(type(record))[1]:
        value = getattr(record, name)
        if is_dataclass(value):
            found += cards_in(value)
        elif name in CARDS and isinstance(value, int):
            found.append(value)
        elif name == "cards":
            found += [card for card in value if isinstance(card, int)]
    return found


def _is_words(values: tuple[object, ...]) -> bool:
    """Whether a tuple holds words, such as Titles, and not only numbers or records to be counted."""
    return bool(values) and all(isinstance(value, str) for value in values)


def _word(record: object) -> str:
    return shape_of(type(record))[0]


def _print(card: int | str, names: Names) -> str | None:
    return card if isinstance(card, str) else names.card(card)


def _deciders(item: Item) -> tuple[Seat, ...]:
    if isinstance(item, Choice):
        return (item.seat,)
    if isinstance(item, Window):
        return item.waiting
    raise TypeError(f"nobody decides anything at {item!r}")
