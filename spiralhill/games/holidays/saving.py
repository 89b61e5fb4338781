"""Tables of Take Over the Holidays as saves: every field of the table and the agenda by name, and back.

A save may have been changed by hand, so nothing in it is believed: what `read_table` accepts can be played to the end.
"""

from __future__ import annotations

from typing import Any, Final

from spiralhill.games.holidays.character import Gear
from spiralhill.games.holidays.characters.finkelstein import COMPLETED, IDLE, STACKS, Laboratory, experiment
from spiralhill.games.holidays.characters.jack import TRACK, Research
from spiralhill.games.holidays.characters.mayor import SIDES, Mood
from spiralhill.games.holidays.characters.oogie import Dice, RollDice, RollWhere
from spiralhill.games.holidays.characters.sally import Seams
from spiralhill.games.holidays.characters.santa import Gifts
from spiralhill.games.holidays.effects.hands import ReturnCard
from spiralhill.games.holidays.prints import MIDDLE, PLACES, ROUNDS, Mat, Tokens
from spiralhill.games.holidays.records import RECORDS, check_agenda
from spiralhill.games.holidays.round import EndOfRoundEffects, RevealCard, RevealCards
from spiralhill.games.holidays.state import DECK, DISCARD, HAND_LIMITS, MAT, PILES
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.positions import (
    by_card,
    cards_of,
    is_card,
    is_seat,
    need,
    read_position,
    within,
    write_position,
)
from spiralhill.kernel.table import Card, Pile, Seat

# More tokens than there are in the box are never laid out (HOL-COMP-07), and no card gets as much as (+100) or (-100).
TOKENS: Final = 308
MODIFIER: Final = 99


def write_table(game: HolidaysTable) -> dict[str, object]:
    """A table and its agenda, ready for JSON, secrets and all."""
    return {
        **write_position(game, RECORDS),
        "round": game.round,
        "starting_player": game.starting_player,
        "turns": game.turns,
        "order": game.order,
        "hidden": game.hidden,
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
    game.hidden = cards_of(game, "hidden", content["hidden"])
    game.modifiers = by_card(game, "modifiers", content["modifiers"])
    seats = range(game.box.seats)
    in_play = {card for seat in seats for card in game.in_play(seat)}
    listed = game.down <= set(game.hidden) <= in_play
    need(listed, "face-down cards are in play, and listed among those that were placed so")
    # Only the first card of a round lies face-down whatever it is.
    need(
        all(game.could_be(card, game.prints[card]) for card in game.hidden),
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
    held = hand + placed + len(_stitched(game, seat)) - returned
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


def _stitched(game: HolidaysTable, seat: Seat) -> tuple[Card, ...]:
    """The cards Stitched under those of a player."""
    return game.piles[game.gear_piles[seat]] if isinstance(game.gear[seat], Seams) else ()


def _read_gear(game: HolidaysTable, content: dict[str, Any]) -> None:
    gears = content["gear"]
    need(isinstance(gears, list) and len(gears) == game.box.seats, "every player has their own gear")
    for seat, character in enumerate(game.characters):
        gear = RECORDS.read(gears[seat])
        need(type(gear) is type(character.gear), f"the gear of {character.id} is a {type(character.gear).__name__}")
        game.gear[seat] = gear
        need(_is_sane(game, seat, gear), f"what lies on the mat of {character.id} cannot be {gear!r:.100}")


def _is_sane(game: HolidaysTable, seat: Seat, gear: Gear) -> bool:
    """Whether gear can stand so beside the cards on the table."""
    if isinstance(gear, Research):
        # Jack learns what there is to study when Locations are awarded, and has studied it before anybody is asked.
        return within(gear.space, 0, len(TRACK) - 1) and gear.studies is False
    if isinstance(gear, Gifts):
        return within(gear.given, 0, TOKENS)
    if isinstance(gear, Mood):
        return gear.showing in SIDES
    if isinstance(gear, Dice):
        rolled = gear.place is not None
        faces = all(within(die, 1, 6) if rolled else within(die, 0, 0) for die in (gear.first, gear.second))
        return faces and (not rolled or gear.place in PLACES)
    if isinstance(gear, Laboratory):
        return _is_laboratory(game, seat, gear)
    return isinstance(gear, Seams) and _are_seams(game, seat, gear)


def _is_laboratory(game: HolidaysTable, seat: Seat, work: Laboratory) -> bool:
    """This round's Experiments were made with ingredients in play, and the others are spread (HOL-FINK-05)."""
    first = game.gear_piles[seat]
    sizes = [len(game.piles[first + stack]) for stack in STACKS]
    half = len(game.characters[seat].extras) // 2
    need(max(sizes) <= half and (min(sizes) > 0 or sum(sizes) < 2), "Experiments lie in two stacks while there are two")
    used_and_wild: tuple[Any, Any] = (work.used, work.wild)
    for cards in used_and_wild:
        if not isinstance(cards, tuple) or not all(is_card(game, card) for card in cards):
            return False
        shown = [card for card in game.in_play(seat) if card not in game.down and game.card_face(card).ingredient]
        if len(set(cards)) != len(cards) or not set(cards) <= set(shown):
            return False
    completed = game.piles[first + COMPLETED]
    if not within(work.done, 0, len(completed)):
        return False
    made = completed[len(completed) - work.done :]
    return len(work.used) == sum(len(experiment(game, card).ingredients) for card in made)


def _are_seams(game: HolidaysTable, seat: Seat, seams: Seams) -> bool:
    """Each Stitched card lies under one face-up card with STITCH, one under each (HOL-SALLY-06)."""
    pairs: Any = seams.stitched
    if not isinstance(pairs, tuple) or not all(isinstance(pair, tuple) and len(pair) == 2 for pair in pairs):
        return False
    if not all(is_card(game, card) for pair in pairs for card in pair):
        return False
    overs = [over for over, _ in pairs]
    stitching = [card for card in game.in_play(seat) if card not in game.down and game.card_face(card).stitch]
    under = tuple(under for _, under in pairs)
    return len(set(overs)) == len(overs) and set(overs) <= set(stitching) and under == _stitched(game, seat)


# Moments


def _check_moment(game: HolidaysTable) -> None:
    """What comes with the end of a round has come as far as its steps are gone from the agenda."""
    agenda = game.agenda
    to_reveal = {item.seat for item in agenda if isinstance(item, RevealCards)}
    revealing = {item.card for item in agenda if isinstance(item, RevealCard)}
    to_act = {item.seat for item in agenda if isinstance(item, EndOfRoundEffects)}
    rolls = [item.effect if isinstance(item, Deed) else item for item in agenda]
    to_roll = not agenda or any(isinstance(item, (RollDice, RollWhere)) for item in rolls)
    hiding = {game.owner(card) for card in game.down}
    # A player is asked between two reveals only when the first card, which may be any, lies face-up already.
    need(all(game.card_face(card).face_down for card in revealing), "a second face-down card is one that says so")
    need(
        hiding <= to_reveal | {game.owner(card) for card in revealing},
        "no card lies face-down after its player has revealed",
    )
    for seat, gear in enumerate(game.gear):
        begun = seat in hiding or seat not in to_reveal or game.is_first(seat)
        need(begun, "the first card of a player lies face-down until the reveal")
        if isinstance(gear, Dice):
            need((gear.place is None) == to_roll, "the dice are rolled when all cards are revealed")
        if isinstance(gear, Laboratory):
            need(gear == IDLE or seat not in to_act, "Experiments are completed at the end of the round")


def _check_end(game: HolidaysTable) -> None:
    """A game that is over has ended with its last round, and nothing of it is left on the table (HOL-NEXT-11)."""
    seats = range(game.box.seats)
    need(game.round == ROUNDS and not any(game.turns), f"the game is over after the last turn of round {ROUNDS}")
    need(not any(game.in_play(seat) or _stitched(game, seat) for seat in seats), "after the game no card is in play")
    need(not any(christmas or halloween for christmas, halloween in game.tokens), "after the game no token is left")
    need(set(game.order) == set(seats), "everybody has had a card at the Middle in the last round")
