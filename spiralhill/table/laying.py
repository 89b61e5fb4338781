"""Laying a table: what it will play, who may come, and the seed that is sealed before anybody sits down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from spiralhill.bots import BOTS
from spiralhill.deals import Fair, Record
from spiralhill.games.shelf import GAMES, rules_of
from spiralhill.kernel.game import Ruleset, Setup
from spiralhill.kernel.table import Seat
from spiralhill.table.company import clean_name, distinct
from spiralhill.table.doors import Fork
from spiralhill.table.entropy import Entropy
from spiralhill.table.journal import Append, Created, Link, Member, Operation, Plan, entry_bytes
from spiralhill.table.protocol import Name, TableId, Timing, check_layers
from spiralhill.table.refusal import Refusal

if TYPE_CHECKING:
    from spiralhill.table.room import Room

MOST_SEATS: Final = 16
DEFAULT_BOT: Final = "greedy"


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as somebody wants it: theirs, open, or a bot's; without `plays` it gets what is left in the box."""

    who: Literal["me", "open", "bot"] = "open"
    plays: Any = None
    name: Name | None = None
    level: Annotated[str, Meta(max_length=20)] = DEFAULT_BOT

    def __post_init__(self) -> None:
        check_layers(self.plays)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wants it laid; with `same_deal_as` the seats and options are that table's."""

    name: Name
    game: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[list[Wish], Meta(max_length=MOST_SEATS)] = []
    options: Annotated[dict[str, Any], Meta(max_length=20)] = {}
    timing: Timing = Timing()
    pace: Annotated[float, Meta(ge=0, le=5)] = 1.0
    same_deal_as: TableId | None = None

    def __post_init__(self) -> None:
        check_layers(self.options)


def lay(wish: NewTable, person: str, entropy: Entropy) -> Created:
    """A new table; what cannot be played is refused."""
    if wish.game not in GAMES:
        raise Refusal("no-such-game", games=", ".join(GAMES))
    rules = rules_of(wish.game)
    seats = wish.seats or [Wish("me"), *(Wish("bot") for _ in range(rules.players[0] - 1))]
    setup = set_up(rules, filled([seat.plays for seat in seats], rules, entropy), wish.options)
    plans = seated(seats, setup["seats"], person, wish.name)
    options = {name: value for name, value in setup.items() if name != "seats"}
    id = entropy.name()
    return Created(
        id=id,
        game=rules.name,
        rules=rules.version,
        seats=plans,
        options=options,
        timing=wish.timing,
        host=person,
        invite=entropy.code(),
        watch=entropy.code(),
        seed=entropy.seed(),
        deal=id,
        pace=wish.pace,
    )


def set_up(rules: Ruleset, plays: list[Any], options: dict[str, Any]) -> Setup:
    """What a table would play; what cannot be played is refused."""
    try:
        return rules.set_up(plays, **options)
    except (ValueError, TypeError) as error:
        raise Refusal("cannot-be-played", problem=str(error)[:200]) from None


def filled(plays: list[Any], rules: Ruleset, entropy: Entropy) -> list[Any]:
    """What the seats play; those who do not say get something from the box that nobody has."""
    left = [one for one in rules.cast if one not in plays]
    chosen: list[Any] = []
    for wanted in plays:
        if wanted is None:
            if not left:
                left = list(rules.cast)
            wanted = left.pop(int(entropy.between(0, len(left))))
        chosen.append(wanted)
    return chosen


def seated(wishes: list[Wish], plays: list[Any], person: str, name: str) -> tuple[Plan, ...]:
    """The seats of a new table, each person under a name of their own."""
    plans: list[Plan] = []
    for wish, chosen in zip(wishes, plays, strict=True):
        if wish.who == "bot":
            if wish.level not in BOTS:
                raise Refusal("no-such-bot", bots=", ".join(BOTS))
            plans.append(Plan(chosen, bot=wish.level))
        elif wish.who == "open":
            plans.append(Plan(chosen))
        else:
            called = distinct(clean_name(wish.name or name), [plan.name for plan in plans])
            plans.append(Plan(chosen, person, called))
    if not any(plan.person for plan in plans):
        raise Refusal("sit-down")
    return tuple(plans)


def rematch(room: Room, id: str, by: Seat) -> Created:
    """The next table of a company: the same seats; who is not here now may come back by the invitation.

    The watch link is the same, too, and leads here from now on, so that spectators can follow.
    """
    old, company = room.created, room.company
    host = company.host if any(map(room.is_near, company.seats_of(company.host))) else company.places[by].person
    plans = tuple(
        Plan(place.plays, place.person, place.name)
        if place.person and room.is_near(seat)
        else Plan(place.plays, bot="" if place.person else place.bot)
        for seat, place in enumerate(room.company.places)
    )
    return replaced(fresh(old, id, plans, host, room.entropy), watch=old.watch)


def duplicate(room: Room, wish: NewTable, person: str, entropy: Entropy) -> Created:
    """A table that deals the same cards again; everybody sees who has seen them before."""
    if room.created.fork is not None:
        # Whoever has seen the cards of the game before it would not be known.
        raise Refusal("forked")
    wishes = wish.seats or [Wish("me"), *(Wish("bot") for _ in room.company.places[1:])]
    if len(wishes) != len(room.company.places):
        raise Refusal("same-seats", seats=len(room.company.places))
    plans = seated(wishes, [place.plays for place in room.company.places], person, wish.name)
    table = fresh(room.created, entropy.name(), plans, person, entropy)
    former = [one for one, _ in room.company.former]
    return replaced(
        table,
        seed=room.created.seed,
        deal=room.created.deal,
        client_seeds=tuple(room.client_seeds),
        same_deal_as=room.created.id,
        knows_deal=(*room.created.knows_deal, *room.company.people, *former, person),
    )


def forked(record: Record, lines: list[str], wish: Fork, person: str, entropy: Entropy) -> Created:
    """A table that goes on from a moment of a game: one person in one of its seats, bots in all others."""
    plays = record.deal.setup["seats"]
    if wish.ply > len(lines):
        raise Refusal("bad-ply", plies=len(lines))
    if wish.seat >= len(plays):
        raise Refusal("same-seats", seats=len(plays))
    wishes = [Wish("me" if seat == wish.seat else "bot") for seat in range(len(plays))]
    origin, id = record.deal.origin, entropy.name()
    fair = origin if isinstance(origin, Fair) else None
    return Created(
        id=id,
        game=record.deal.game,
        rules=rules_of(record.deal.game).version,
        seats=seated(wishes, plays, person, wish.name),
        options={name: value for name, value in record.deal.setup.items() if name != "seats"},
        timing=Timing(),
        host=person,
        invite=entropy.code(),
        watch=entropy.code(),
        seed="" if fair is None else fair.seed.hex(),
        deal=id if fair is None else fair.id,
        client_seeds=() if fair is None else tuple(seed.hex() for seed in fair.client_seeds),
        same_deal_as=wish.table or "",
        knows_deal=(person,),
        fork=tuple(lines[: wish.ply]),
        dice=None if fair is not None else int(str(origin)),
    )


def fresh(old: Created, id: str, plans: tuple[Plan, ...], host: str, entropy: Entropy) -> Created:
    """A table like another one, with links and a seed of its own."""
    return replaced(
        old,
        id=id,
        seats=plans,
        host=host,
        invite=entropy.code(),
        watch=entropy.code(),
        seed=entropy.seed(),
        deal=id,
        client_seeds=(),
        same_deal_as="",
        knows_deal=(),
        fork=None,
        dice=None,
    )


def replaced(created: Created, **changes: Any) -> Created:
    """The same table with some things changed."""
    kept = {name: getattr(created, name) for name in created.__struct_fields__}
    return Created(**(kept | changes))


def opening(created: Created) -> list[Operation]:
    """What must be stored for a new table: the first entry of its journal, its links, whose it is."""
    people = dict.fromkeys(plan.person for plan in created.seats if plan.person)
    return [
        Append(created.id, 0, entry_bytes(created)),
        Link(created.invite, created.id, "invite"),
        Link(created.watch, created.id, "watch"),
        *(Member(created.id, person) for person in people),
    ]
