"""Every message between a table and those who sit at it or watch, as typed records; docs/protocol.md explains them.

A message is a JSON object that says in `t` what it is. What comes in is decoded into these records and nothing else:
an unknown field, a wrong type or a number out of range is refused before any room sees it. What goes out carries in
`n` the number of the last page of the table's tale that its reader has been told; an `Update` is the next page.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

VERSION: Final = 1

# Bounds of what may come in.
MESSAGE_BYTES: Final = 4096
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.:-]+\Z")]
Code: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[\w-]+\Z")]
TableId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[\w-]+\Z")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Seed: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Name: TypeAlias = Annotated[str, Meta(max_length=1000)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
Language: TypeAlias = Literal["en", "it", ""]
Matter: TypeAlias = Literal["rollback", "abort", "rematch", "publish", "bot", "substitute"]


# What somebody plays may be a name, or a deck of their own: no more than lists in lists in a record.
LAYERS: Final = 4


def check_layers(value: object, layers: int = LAYERS) -> None:
    """Refuse what is nested so deeply that it can only be meant to harm.

    >>> check_layers({"title": "Night Watch", "deck": [["shotgun", 3]]})
    """
    if isinstance(value, (list, dict)):
        if not layers:
            raise ValueError(f"it has more than {LAYERS} layers")
        for part in value.values() if isinstance(value, dict) else value:
            check_layers(part, layers - 1)


class In(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """A message from a client."""


class Hello(In, frozen=True):
    """The first message on a socket: which table, as whom, and the last page that the client has.

    A seat is shown to its owner alone; without a seat, the watch code lets one see what everybody may. `lang` is the
    language of all sentences; an empty one asks for none, as programs do.
    """

    table: TableId
    have: Number = 0
    seat: SeatNumber | None = None
    watch: Code | None = None
    lang: Language = "en"


class Speak(In, frozen=True):
    """Another language from now on; the whole state is told again in it."""

    lang: Language


class Ping(In, frozen=True):
    """Are you there?"""


class Command(In, frozen=True):
    """Something that changes the table. The same `id` is carried out once and answered every time."""

    id: Id


class Ready(Command, frozen=True):
    """Sits down for good and throws a seed into the shuffles; when everybody has, the game is dealt."""

    seed: Seed


class Choose(Command, frozen=True):
    """What one's seat will play, before the deal."""

    plays: Any

    def __post_init__(self) -> None:
        check_layers(self.plays)


class Pick(Command, frozen=True):
    """An answer to what was asked on page `at` or before."""

    at: Number
    pick: Notation


class Undo(Command, frozen=True):
    """Takes back one's own last pick, while nothing was learned from it."""

    at: Number


class Propose(Command, frozen=True):
    """Asks the others for their consent: to go back to a ply, to end the game without a result, ..."""

    what: Matter
    to: Number | None = None
    seat: SeatNumber | None = None


class Agree(Command, frozen=True):
    """Says yes to what was proposed."""

    what: Matter


class Decline(Command, frozen=True):
    """Says no to what was proposed, or takes one's own proposal back."""

    what: Matter


class Chat(Command, frozen=True):
    """Says something to everybody at the table."""

    text: ChatText


class Mute(Command, frozen=True):
    """Stops hearing what another seat says, or hears it again."""

    seat: SeatNumber
    on: bool = True


class StandIn(Command, frozen=True):
    """Lets a bot play one's own seat; without a level, takes the seat back."""

    level: Annotated[str, Meta(max_length=20)] | None = None


class Free(Command, frozen=True):
    """Before the deal: gives up one's own seat, or, as the host, frees any."""

    seat: SeatNumber


class Hand(Command, frozen=True):
    """Makes a link by which somebody else can take over one's own seat; only the newest one is good."""


class Why(In, frozen=True):
    """Why a card cannot be used, or not at a place, or something written like a pick cannot be done."""

    id: Id
    card: Number | None = None
    # A pile, by its place in the view, where the card was to go.
    place: Number | None = None
    pick: Notation | None = None


Inbound: TypeAlias = (
    Hello
    | Speak
    | Ping
    | Ready
    | Choose
    | Pick
    | Undo
    | Propose
    | Agree
    | Decline
    | Chat
    | Mute
    | StandIn
    | Free
    | Hand
    | Why
)


class Out(Struct, frozen=True, tag_field="t", tag=str.lower, omit_defaults=True):
    """A message to a client; `n` is the number of the last page it has been told."""

    n: int


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat and what they play."""

    plays: Any
    # "open", "person" or "bot"
    kind: str
    name: str = ""
    # The level of the bot that plays here, also where it stands in for a person.
    bot: str = ""
    ready: bool = False
    host: bool = False
    # At a table that deals the same cards again: whether this person has seen them before.
    knows_deal: bool = False
    # The link by which somebody can take the seat over, for those at the table who agreed to make one.
    link: str = ""


class Proposal(Struct, frozen=True, omit_defaults=True):
    """What somebody asks consent for, and who has given it."""

    what: Matter
    by: int
    agreed: list[int]
    to: int | None = None
    seat: int | None = None


class Timing(Struct, frozen=True, omit_defaults=True):
    """The agreed time: a bank and an increment for each seat, and how long a window stays open, all in seconds."""

    bank: Annotated[int, Meta(ge=10, le=86_400)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    window: Annotated[int, Meta(ge=3, le=3600)] = 30


class TableState(Struct, frozen=True, omit_defaults=True):
    """Everything about a table that is not on it."""

    id: str
    game: str
    rules: int
    # "lobby", "playing", "over" or "aborted"
    phase: str
    seats: list[Sitter]
    options: dict[str, Any]
    timing: Timing
    # The seal of the shuffles, the seeds that people threw in, and, once nothing is secret any more, the table's own.
    commitment: str
    client_seeds: list[str] = []
    seed: str = ""
    # What the reader may do here: seats on this device, and the links to share.
    mine: list[int] = []
    invite: str = ""
    watch: str = ""
    proposals: list[Proposal] = []
    muted: list[int] = []
    same_deal_as: str = ""
    # How many decisions of another game this one goes on from.
    fork: int | None = None
    next: str = ""
    public: bool = False


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log: an event of the game, something said, or news of the table."""

    n: int
    # "event", "chat" or "news"
    kind: str
    what: str
    says: str = ""
    seat: int | None = None
    # Who said it, by the name they had then.
    name: str = ""
    # The fields of an event, for those who want to animate it.
    fields: dict[str, Any] = {}
    # A turn or a round begins with it.
    head: bool = False


class Ask(Struct, frozen=True, omit_defaults=True):
    """What the reader is asked, beside the options in the view: in words, and what each option is about."""

    # The page since which it is asked: an answer with a smaller `at` was meant for another question.
    since: int
    prompt: str = ""
    says: list[str] = []
    # The cards that each option touches; the piles, by their places in the view; the seats.
    touches: list[list[int]] = []
    places: list[list[int]] = []
    targets: list[list[int]] = []
    # Which option somebody takes who wants nothing, such as to pass: it leaves things as they are, or costs nothing.
    rest: int | None = None
    # Options of more weight than one click on a card should have: they are shown before they are taken.
    grave: list[int] = []
    # Options that are seldom wanted: they stand after the others.
    aside: list[int] = []
    # The cards that the reader has named already, where several are named one by one and go together.
    named: list[int] = []
    # The text of the card that asks.
    source: str = ""
    # There is only one answer; it gives itself after a while.
    forced: bool = False
    undo: bool = False


class Times(Struct, frozen=True, omit_defaults=True):
    """The clocks: milliseconds left for each seat, and whose are running."""

    left: list[int]
    running: list[int] = []


class State(Out, frozen=True):
    """All that the reader may know now, with the lines since page `since`: after a hello, or when words change.

    Those before a later page than the reader has are told no more: there are too many.
    """

    since: int
    table: TableState
    online: list[bool]
    lines: list[Line]
    view: dict[str, Any] | None = None
    ask: Ask | None = None
    # What somebody who is not asked reads instead of a question.
    waits: str = ""
    times: Times | None = None


class Update(Out, frozen=True):
    """The next page: what has changed, each part whole; what did not change is left out.

    Of a view all is told but its `piles`: they are not a list here but those that look different now, by their places.
    """

    lines: list[Line] = []
    table: TableState | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    ask: Ask | UnsetType | None = UNSET
    waits: str | UnsetType = UNSET
    times: Times | UnsetType = UNSET


class Presence(Out, frozen=True):
    """Who is connected; clocks begin to run when the first player comes, and stop when the last one goes."""

    online: list[bool]
    times: Times | UnsetType = UNSET


class Done(Out, frozen=True):
    """A command was carried out and will not be lost; page `at` told it."""

    id: str
    at: int
    # The link that was asked for.
    code: str = ""


class Refused(Out, frozen=True):
    """A command changed nothing: why, in a word for programs, in a sentence for people, and the rule it rests on."""

    id: str
    error: str
    says: str
    rule: str = ""


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why something is not offered."""

    message: str
    says: str = ""
    rule: str = ""
    # What it is that is not offered, where other things are that the same card says.
    about: str = ""


class Reasons(Out, frozen=True):
    """The answer to `Why`; no reason means that it is offered, and all else that the card says."""

    id: str
    reasons: list[Reason]


class Pong(Out, frozen=True):
    """Yes."""


class Bye(Out, frozen=True):
    """The last message before the server hangs up; `again` says in how many seconds to come back, if at all."""

    error: str
    says: str
    again: float | None = None


Outbound: TypeAlias = State | Update | Presence | Done | Refused | Reasons | Pong | Bye

_decoder: msgspec.json.Decoder[Inbound] = msgspec.json.Decoder(Inbound)
_reader: msgspec.json.Decoder[Outbound] = msgspec.json.Decoder(Outbound)
_encoder = msgspec.json.Encoder()


def read_message(data: bytes | str) -> Inbound:
    """The message that a client sent; whatever is not one is refused with a sentence."""
    return _decoder.decode(data)


def read_reply(data: bytes | str) -> Outbound:
    """The message that a server sent."""
    return _reader.decode(data)


def written(message: object) -> bytes:
    """A message, or a part of one, as it goes over the wire."""
    return _encoder.encode(message)
