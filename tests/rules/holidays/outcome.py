"""What a story has come to, told from its log: what the awards gave, what became of a card, what a card prints.

The round goes on by itself once nobody has anything to decide, and then the cards lie in the discard piles already.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.events import Scores, Strengthened, Wins
from spiralhill.games.holidays.prints import Tokens
from spiralhill.kernel.table import Seat
from tests.rules.holidays.story import Story


def won(table: Story, location: str) -> tuple[Seat, int]:
    """Who won a Location when it was awarded last, and with which strength."""
    return [(win.seat, win.strength) for win in table.game.log if isinstance(win, Wins) and win.location == location][
        -1
    ]


def gained(table: Story, card: str) -> list[int]:
    """Every (+n) and (-n) that a card got in the story."""
    return [event.amount for event in table.game.log if isinstance(event, Strengthened) and event.card == card]


def counted(table: Story, card: str) -> int:
    """What a card counted in the end, after every (+n) and (-n) of the story."""
    return max(0, number(card) + sum(gained(table, card)))


def bonuses(table: Story) -> list[int]:
    """What the mats added to the final scores, by seat."""
    return [event.bonus for event in table.game.log if isinstance(event, Scores)]


def number(card: str) -> int:
    """The number on a card, with which its name ends."""
    return int(card.rpartition("-")[2])


def blanks(title: str, name: str) -> list[int]:
    """The numbers that a card prints in the blanks of that name, STITCH last: `blanks("torn-seam-9", "amount")`.

    Scenarios read them from the card where they are ours and could be others; `test_facts` knows them all.
    """
    face = next(card for character in CHARACTERS.values() for card in character.deck if card.id == title)
    found = _found((face.when_played, face.end_of_round, face.stitch), name)
    assert found, f"{title} prints no {name}"
    return found


def _found(part: object, name: str) -> list[int]:
    if isinstance(part, tuple):
        return [value for each in part for value in _found(each, name)]
    if not is_dataclass(part):
        return []
    values = [(field.name, getattr(part, field.name)) for field in fields(part)]
    return [found for key, value in values for found in ([value] if key == name else _found(value, name))]


def tokens_worth(name: str, points: int) -> Tokens:
    """Tokens of one face that are worth so much on a mat."""
    christmas, halloween = CHARACTERS[name].values
    value = max(christmas, halloween)
    assert points % value == 0, f"{name} cannot have {points} points with tokens of {value}"
    return (points // value, 0) if christmas == value else (0, points // value)
