"""Games of the TCG in the middle of a Day: grown towns, full hands, Pumpkin Points, so that most texts find something.

Who plays at random builds little in twelve Days. Here the towns stand already, and whatever is held can be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from spiralhill.games.tcg.days import end_phase
from spiralhill.games.tcg.prints import PLACED, Character, Creation, Print, Surprise
from spiralhill.games.tcg.rules import TCG
from spiralhill.games.tcg.state import (
    AT,
    CREATIONS,
    DAYS,
    DECK,
    DISCARD,
    HAND,
    LOCALE_DECK,
    LOCALES,
    MOST_POINTS,
    PILES,
    ROW,
    TABLE,
    TcgState,
)
from spiralhill.games.tcg.tcg import Tcg
from spiralhill.games.tcg.turns import PlayerTurn, TurnAction
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.table import Card, Seat


def grown(decks: Sequence[object], seed: int) -> Tcg:
    """A turn late in a game with these decks, with everything shuffled."""
    rng = Random(seed)
    game = TCG.blank(TCG.set_up(decks))
    game.chance = Dice(seed)
    seats = len(decks)
    game.days = rng.randrange(DAYS - ROW + 1)
    game.king, game.turn = rng.randrange(seats), rng.randrange(seats)
    game.down = frozenset()
    for seat in range(seats):
        settle(game, seat, rng)
    order = game.clockwise(game.king)
    later = order[order.index(game.turn) + 1 :]
    game.begin(TurnAction(game.turn), *(PlayerTurn(seat) for seat in later), *end_phase(order))
    return game


def settle(game: Tcg, seat: Seat, rng: Random) -> None:
    """Let a town grow: all Locales, some of the Characters and Creations, cards in hand and on the Discard Pile."""
    pile = seat * PILES
    locales = game.piles[pile + LOCALE_DECK]
    for slot, locale in enumerate(locales, 1):
        game.piles[pile + LOCALES + slot] = (locale,)
    game.piles[pile + LOCALE_DECK] = ()
    game.rows[seat] = tuple(rng.sample(range(ROW), ROW))
    game.pp[seat] = rng.randint(1, MOST_POINTS)
    deck = list(game.piles[pile + DECK])
    rng.shuffle(deck)
    piles: dict[int, list[Card]] = {}
    # Many texts want some Characters together, so most of them meet at one Locale.
    centre = AT + rng.randrange(ROW)
    for card in deck:
        piles.setdefault(_home(game, card, piles, centre, rng), []).append(card)
    for at in (DECK, HAND, DISCARD, CREATIONS, TABLE, *range(AT, AT + ROW)):
        game.piles[pile + at] = tuple(piles.get(at, ()))


def _home(game: TcgState, card: Card, piles: dict[int, list[Card]], centre: int, rng: Random) -> int:
    """The pile of its owner on which a card is laid."""
    face = game.face(card)
    in_play = [game.main_face(other).title for at in piles if at >= CREATIONS for other in piles[at]]
    if game.main_face(card).title not in in_play and rng.random() < 0.6:
        if isinstance(face, Character):
            return centre if rng.random() < 0.7 else AT + rng.randrange(ROW)
        if isinstance(face, Creation) or is_placed(face):
            return CREATIONS if isinstance(face, Creation) else TABLE
    return rng.choice((DECK, HAND, DISCARD)) if len(piles.get(HAND, ())) < 9 else DECK


def is_placed(face: Print) -> bool:
    """Whether a Surprise is one that stays on the table."""
    return isinstance(face, Surprise) and all(ability.placement == PLACED for ability in face.abilities)
