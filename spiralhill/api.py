"""New games, saved games and records: the calls that everything outside the rules begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spiralhill.games.herocard.decks import BUILD_LIMIT, check_hero, hero_of, read_hero
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.prints import Hero
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.errors import Unknown
from spiralhill.kernel.saves import check_version, unsealed

GAMES = {Duel.name_of_game: Duel}


def game_named(name: object) -> type[Duel]:
    """The game with that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise Unknown(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]


def new(
    game: str,
    seats: Sequence[str | Hero],
    seed: int | None = None,
    *,
    chance: Chance | None = None,
    turn_cap: int | None = None,
    build_limit: int = BUILD_LIMIT,
    quiet: bool = False,
) -> Duel:
    """A new game, dealt and waiting for its first decision.

    Seats are heroes, by name or built; chance comes from a seed, or from a source of its own. A quiet game keeps no log.

    >>> game = new("duel", ["will", "isis"], seed=7)
    >>> len(game.asked)
    1
    """
    kind = game_named(game)
    heroes = tuple(hero_of(seat) if isinstance(seat, str) else seat for seat in seats)
    for hero in heroes:
        check_hero(hero, build_limit)
    if chance is None:
        chance = Dice(0 if seed is None else seed)
    return kind.begun(heroes, chance, turn_cap, not quiet)


def load(text: str) -> Duel:
    """The game that `save` wrote; a text that was cut, changed or is of a newer version is refused."""
    content = unsealed(text, "a save")
    kind = game_named(content.get("game"))
    check_version(content, kind.rules_version, "the save")
    return kind.loaded(content, read_heroes(content))


def read_heroes(content: Mapping[str, Any]) -> tuple[Hero, ...]:
    """The Heroes at the seats of a save or record."""
    seats = content.get("seats")
    return tuple(read_hero(seat) for seat in seats) if isinstance(seats, list) else ()
