"""Short ways to tell the scenes in which a card matters.

Seat 0 is on turn and plays the card; its town is `mine`. The others are rivals with a Starting Locale of their own. A
deck that is not told is made of Cyclops cards, so that what was drawn can be counted in the hand.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tests.rules.tcg.story import Story, Town, tcg, town

JACK: Final = "jack-skellington-the-pumpkin-king"
MASTER: Final = "jack-skellington-master-of-fright"
DEMON: Final = "jack-skellington-demon-of-light"
SALLY: Final = "sally-shy-creature"
MAYOR: Final = "the-mayor-elected-official"
LEADER: Final = "the-mayor-lugubrious-leader"
OOGIE: Final = "oogie-boogie-meanest-guy-around"
GAMBLER: Final = "oogie-boogie-gamblin-boogie-man"
DOCTOR: Final = "dr-finklestein-mad-scientist"
LOCK: Final = "lock-little-devil"
SHOCK: Final = "shock-little-hag"
BARREL: Final = "barrel-little-skeleton"
TRIO: Final = f"{LOCK}, {SHOCK}, {BARREL}"
DRAWN: Final = "cyclops"

# Who is asked what once a card has said all it has to say: its player, for the next thing to do.
ON_TURN: Final = (0, "TurnAction")


def standing(at: dict[str, str], **said: Any) -> Town:
    """A town whose row is made of the Locales at which somebody stands, and the Well at its right end."""
    told: dict[str, Any] = {"row": ", ".join([*at, "the-well"]), "at": at, "pp": 6}
    return town(**told | said)


def rival(at: dict[str, str] | None = None, **said: Any) -> Town:
    """An opponent of whom only the Characters matter."""
    told: dict[str, Any] = {"start": "finklestein-hall", "pp": 0}
    return standing(at or {}, **told | said)


def now(table: Story) -> tuple[int | None, str]:
    """Who is asked what."""
    return table.waiting, table.asks_for


def holding(card: str, me: Town) -> Town:
    """The town of a player who holds one more card."""
    return replace(me, piles={**me.piles, "hand": [*me.piles["hand"], card]})


def surprise(card: str, ability: int, me: Town, *others: Town, **said: Any) -> Story:
    """A Surprise is played for one of its abilities."""
    table = tcg(holding(card, me), *(others or (rival(),)), **said)
    table.answer(0, f"play-surprise {card} {ability}")
    return table


def is_offered(card: str, ability: int, me: Town, *others: Town, **said: Any) -> bool:
    """Whether a Surprise could be played for one of its abilities."""
    table = tcg(holding(card, me), *(others or (rival(),)), **said)
    return f"play-surprise {card} {ability}" in table.offered(0)


def played(card: str, where: str, me: Town, *others: Town, **said: Any) -> Story:
    """A Character is played to a Locale, or a Creation without one."""
    table = tcg(holding(card, me), *(others or (rival(),)), **said)
    table.answer(0, f"play {card} {where}".strip())
    return table


def price(card: str, where: str, me: Town, *others: Town, **said: Any) -> int:
    """What a Character costs at a Locale, or a Creation, to a player with six Pumpkin Points."""
    return 6 - played(card, where, replace(me, pp=6), *others, **said).game.pp[0]


def costs_exactly(card: str, where: str, points: int, me: Town, *others: Town, **said: Any) -> bool:
    """Whether a card can be played with so many Pumpkin Points, which it takes to the last, and not with one less."""
    enough = played(card, where, replace(me, pp=points), *others, **said)
    if enough.game.pp[0] or not points:
        return not enough.game.pp[0]
    short = tcg(holding(card, replace(me, pp=points - 1)), *(others or (rival(),)), **said)
    return f"play {card} {where}".strip() not in short.offered(0)


def drawn(table: Story, seat: int = 0) -> int:
    """How many cards of an untold deck a player has in hand."""
    return table.hand(seat).count(DRAWN)
