"""Tables of Take Over the Holidays as saves: every field of the table and the agenda by name, and back.

A save may have been changed by hand, so nothing in it is believed: what `read_table` accepts can be played to the end.
"""

from __future__ import annotations

from typing import Any, Final

from spiralhill.games.holidays.effects.hands import ReturnCard
from spiralhill.games.holidays.prints import MIDDLE, PLACES, ROUNDS, TOKENS, Mat, Tokens
from spiralhill.games.holidays.records import RECORDS, check_agenda
from spiralhill.games.holidays.rounds import RevealCard, RevealCards
from spiralhill.games.holidays.state import DECK, DISCARD, HAND_LIMITS, MAT, PILES
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.positions import (
    by_card,
    cards_of,
    is_seat,
    need,
    read_position,
    within,
    write_position,
)
from spiralhill.kernel.table import Card, Pile, Seat

# No card gets as much as (+100) or (-100).
MODIFIER: Final = 99


def write_table(game: HolidaysTable) -> dict[str, object]:
    """A table and its agenda, ready for JSON, secrets and all."""
    return {
        **write_position(game, RECORDS),
        "round": game.round,
        "starting_player": game.starting_player,
        "turns": game.turns,
        "order": game.order,
        "laid_down": game.laid_down,
        "modifiers": sorted(game.modifiers.items()),
        "tokens": game.tokens,
        "collected": game.collected,
        "gear": [RECORDS.write(gear) for gear in game.gear],
    }


def read_table(game: HolidaysTable, content: dict[str, Any]) -> None:
    """Make a fresh table stand as `write_table` wrote it; whatever could not have been written is refused."""
    read_position(game, content, RECORDS)
    _check_piles(game)
    _read_round(game, content)
    game.tokens = _tokens("tokens", content["tokens"], game.box.seats + 1)
    game.collected = _tokens("collected", content["collected"], game.box.seats)
    if not game.agenda:
        _check_end(game)
    _read_cards_in_play(game, content)
    _read_gear(game, content)
    for seat in range(game.box.seats):
        _check_cards_of(game, seat)
    check_agenda(game)
    _check_moment(game)


# The table


def _check_piles(game: HolidaysTable) -> None:
    """Every card lies where cards of its deck can lie; each player has one mat, every slot one Location."""
    pools = game.box.pools
    for pile, cards in enumerate(game.piles):
        need(all(pools[card] == _pool(game, pile) for card in cards), "a pile holds cards of its own deck only")
    for seat in range(game.box.seats):
        mats = [game.faces[game.prints[card]] for card in game.piles[seat * PILES + MAT]]
        need(len(mats) == 1 and isinstance(mats[0], Mat), "every player has a mat, and nothing else in its place")
    slots = range(game.aside + 1, game.aside + 2 + game.box.seats)
    need(all(len(game.piles[slot]) == 1 for slot in slots), "one Location lies in every slot")


def _pool(game: HolidaysTable, pile: Pile) -> int:
    """The deck whose cards a pile holds: a player's, the Locations, or what a Character has beside the deck."""
    owner, seats = game.box.zones[pile].owner, game.box.seats
    if owner is None:
        return seats
    return seats + 1 + owner if pile > game.aside and game.characters[owner].extras else owner


def _read_round(game: HolidaysTable, content: dict[str, Any]) -> None:
    number, first, turns, order = (content[name] for name in ("round", "starting_player", "turns", "order"))
    seats = game.box.seats
    need(within(number, 1, ROUNDS), f"round is a number from 1 to {ROUNDS}, not {number!r:.60}")
    need(is_seat(game, first), f"starting_player is a seat, not {first!r:.60}")
    most = HAND_LIMITS[number - 1] - 1
    counts = isinstance(turns, list) and len(turns) == seats and all(within(left, 0, most) for left in turns)
    need(counts, f"turns are {seats} numbers from 0 to {most} in this round, not {turns!r:.60}")
    row = [turns[seat] for seat in game.clockwise(first)]
    need(row == sorted(row) and row[-1] - row[0] <= 1, "turns go round clockwise from the starting player on")
    numbered = isinstance(order, list) and all(is_seat(game, seat) for seat in order) and len(set(order)) == len(order)
    need(numbered, f"order is a list of different seats, not {order!r:.60}")
    game.round, game.starting_player, game.turns, game.order = number, first, turns, tuple(order)
    for seat in range(seats):
        came = seat in game.order
        need(came or not game.at(seat, MIDDLE), "a player with a card at the Middle has a place in the order")
        need(not came or not game.agenda or len(game.in_play(seat)) > 0, "nobody is at the Middle without a card")


def _read_cards_in_play(game: HolidaysTable, content: dict[str, Any]) -> None:
    """The face-down cards in play, and what was added to the others."""
    game.laid_down = cards_of(game, "laid_down", content["laid_down"])
    game.modifiers = by_card(game, "modifiers", content["modifiers"])
    seats = range(game.box.seats)
    in_play = {card for seat in seats for card in game.in_play(seat)}
    listed = game.down <= set(game.laid_down) <= in_play
    need(listed, "face-down cards are in play, and listed among those that were placed so")
    # Only the first card of a round lies face-down whatever it is.
    need(
        all(game.could_be(card, game.prints[card]) for card in game.laid_down),
        "a second face-down card is one that says so",
    )
    need(set(game.modifiers) <= in_play - game.down, "modifiers are for face-up cards in play")
    sane = all(within(amount, -MODIFIER, MODIFIER) for amount in game.modifiers.values())
    need(sane, f"a modifier is a number from -{MODIFIER} to {MODIFIER}")


def _tokens(name: str, value: object, number: int) -> list[Tokens]:
    """A field with pairs of tokens that show Christmas and Halloween."""
    pairs = value if isinstance(value, list) else []
    fit = len(pairs) == number and all(isinstance(pair, list) and len(pair) == 2 for pair in pairs)
    need(
        fit and all(within(count, 0, TOKENS) for pair in pairs for count in pair),
        f"{name} are {number} pairs of numbers from 0 to {TOKENS}, not {value!r:.60}",
    )
    return [(christmas, halloween) for christmas, halloween in pairs]


# Players


def _check_cards_of(game: HolidaysTable, seat: Seat) -> None:
    """A player has as many cards in hand, in play and discarded as the rounds and turns so far can have brought."""
    _check_discards(game, seat)
    if not game.agenda:
        return
    hand, placed = len(game.hand(seat)), len(game.in_play(seat))
    taken = HAND_LIMITS[game.round - 1] - 1 - game.turns[seat]
    skipped = placed < taken and _may_skip(game, seat, game.round)
    need(placed == taken or skipped, "a player has placed one card for every turn taken")
    # A hand is filled when the round begins, and then its cards are placed or Stitched. What a text draws goes back.
    returned = game.agenda[-1] == ReturnCard(seat)
    held = hand + placed + len(_beside(game, seat)) - returned
    full = held == game.limit(seat) or (held < game.limit(seat) and not game.piles[seat * PILES + DECK])
    need(full, "a player has held as many cards in this round as its hand limit says")
    gaps = len(game.gaps(seat))
    covers = game.can_cover(seat, gaps, game.turns[seat], hand) and gaps <= hand - returned
    need(covers, "every player can still have a card at all three Locations")


def _check_discards(game: HolidaysTable, seat: Seat) -> None:
    """Discarded is what was placed in the rounds that are over, and at most the whole hand where it can be Stitched."""
    character = game.characters[seat]
    stitches = any(card.stitch is not None for card in character.deck)
    least = most = 0
    for number in range(1, game.round if game.agenda else game.round + 1):
        turns = HAND_LIMITS[number - 1] - 1
        least += len(PLACES) if _may_skip(game, seat, number) else turns
        most += HAND_LIMITS[number - 1] + character.extra_cards if stitches else turns
    discards = len(game.piles[seat * PILES + DISCARD])
    need(least <= discards <= most, "discard piles hold what was played in the rounds before")


def _may_skip(game: HolidaysTable, seat: Seat, number: int) -> bool:
    """Whether a player may skip turns in a round."""
    skips_from = game.characters[seat].skips_from
    return skips_from is not None and number >= skips_from


def _beside(game: HolidaysTable, seat: Seat) -> list[Card]:
    """The cards of a player's deck that lie in the piles of the Character: those that are Stitched."""
    first = game.gear_piles[seat]
    piles = game.piles[first : first + len(game.characters[seat].piles)]
    return [card for pile in piles for card in pile if game.box.pools[card] == seat]


def _read_gear(game: HolidaysTable, content: dict[str, Any]) -> None:
    gears = content["gear"]
    need(isinstance(gears, list) and len(gears) == game.box.seats, "every player has their own gear")
    for seat, character in enumerate(game.characters):
        gear = RECORDS.read(gears[seat])
        need(type(gear) is type(character.gear), f"the gear of {character.id} is a {type(character.gear).__name__}")
        game.gear[seat] = gear
        character.check(game, seat)


# Moments


def _check_moment(game: HolidaysTable) -> None:
    """What comes with the end of a round has come as far as its steps are gone from the agenda."""
    agenda = game.agenda
    to_reveal = {item.seat for item in agenda if isinstance(item, RevealCards)}
    revealing = {item.card for item in agenda if isinstance(item, RevealCard)}
    hiding = {game.owner(card) for card in game.down}
    # A player is asked between two reveals only when the first card, which may be any, lies face-up already.
    need(all(game.card_face(card).face_down for card in revealing), "a second face-down card is one that says so")
    need(
        hiding <= to_reveal | {game.owner(card) for card in revealing},
        "no card lies face-down after its player has revealed",
    )
    for seat in range(game.box.seats):
        begun = seat in hiding or seat not in to_reveal or game.is_first(seat)
        need(begun, "the first card of a player lies face-down until the reveal")
        game.characters[seat].check_moment(game, seat)


def _check_end(game: HolidaysTable) -> None:
    """A game that is over has ended with its last round, and nothing of it is left on the table (HOL-NEXT-11)."""
    seats = range(game.box.seats)
    need(game.round == ROUNDS and not any(game.turns), f"the game is over after the last turn of round {ROUNDS}")
    need(not any(game.in_play(seat) or _beside(game, seat) for seat in seats), "after the game no card is in play")
    need(not any(christmas or halloween for christmas, halloween in game.tokens), "after the game no token is left")
    need(set(game.order) == set(seats), "everybody has had a card at the Middle in the last round")
