"""What may be played from hand: one list of obstacles gives both the options and the reasons."""

from __future__ import annotations

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.bargains import cheapest
from spiralhill.games.tcg.effects.creating import lacks
from spiralhill.games.tcg.effects.prices import lasting, price, too_dear
from spiralhill.games.tcg.effects.shifting import open_slots
from spiralhill.games.tcg.effects.stacking import has_stacked
from spiralhill.games.tcg.effects.text import StackThen
from spiralhill.games.tcg.prints import (
    CENTRE,
    OWN_TURN,
    PLACED,
    Ability,
    Character,
    Creation,
    Locale,
    Surprise,
)
from spiralhill.games.tcg.state import PILES, SURPRISE_LIMIT, SURPRISES, TABLE
from spiralhill.games.tcg.table import TcgTable
from spiralhill.games.tcg.traits import InvadesFor, PlayedOnlyTo
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import Pick, Reason
from spiralhill.kernel.table import Card, Seat


def hand_picks(game: TcgTable, seat: Seat) -> list[Pick]:
    """Everything that a player may play from hand now."""
    options: list[Pick] = []
    plain = not lasting(game, seat)
    points = game.pp[seat]
    may_surprise = len(game.piles[seat * PILES + SURPRISES]) < SURPRISE_LIMIT
    for card in game.hand(seat):
        face = game.faces[game.prints[card]]
        if isinstance(face, Character):
            if plain and face.offer is None and not face.prices and face.cost is None and not face.traits:
                # Most Characters cost the same everywhere.
                old = game.find(seat, face.title)
                if old is not None:
                    options += replacements(game, seat, card, old)
                elif face.number <= points:
                    options += [picks.play(card, game.locale(seat, slot)) for slot in open_slots(game, seat)]
            else:
                options += character_picks(game, seat, card, face)
        elif isinstance(face, Creation):
            if not why_not_creation(game, seat, card, face):
                options.append(picks.play(card, None))
        elif isinstance(face, Surprise) and may_surprise and not why_not_surprise(game, seat, card, face):
            for number, ability in enumerate(face.abilities, 1):
                if is_choosable(game, seat, card, ability):
                    options.append(picks.play_surprise(card, number))
    return options


# Characters


def character_picks(game: TcgTable, seat: Seat, card: Card, face: Character) -> list[Pick]:
    """Where a Character may be played, or whom it may replace."""
    old = game.find(seat, face.title)
    options: list[Pick] = []
    if old is not None:
        options += replacements(game, seat, card, old)
    for location in locations(game, seat, face, old is None):
        if cheapest(game, seat, card, location) <= game.pp[seat]:
            options.append(picks.play(card, location))
    return options


def replacements(game: TcgTable, seat: Seat, card: Card, old: Card) -> list[Pick]:
    """The pick that replaces a Character in town by a card from hand, where that is allowed (TCG-REPL-01)."""
    return [] if why_not_replace(game, seat, card, old) else [picks.Replace(card, old)]


def why_not_replace(game: TcgTable, seat: Seat, card: Card, old: Card) -> Reason | None:
    """What keeps a version from taking the place of another one."""
    new, before = game.main_face(card), game.main_face(old)
    if new.id == before.id:
        if isinstance(new, Character) and new.versions:
            return Reason("same-version", "TCG-REPL-08", (("card", new.id),))
        return Reason("one-of-a-kind", "TCG-CHAR-04", (("card", new.id),))
    if new.number < before.number:
        return Reason("lower-version", "TCG-REPL-05", (("card", new.id),))
    if game.locale(seat, game.slot_of(seat, old)) in game.closed:
        return Reason("closed-locale", "RUL-39")
    cost = price(game, seat, card, None, old)
    if cost > game.pp[seat]:
        return too_dear(game, seat, cost)
    return None


def locations(game: TcgTable, seat: Seat, face: Character, new_here: bool) -> list[Card]:
    """The Locales to which a Character may be played, whatever it costs there."""
    found: list[Card] = []
    only = face.trait(PlayedOnlyTo)
    if new_here:
        for slot in open_slots(game, seat):
            locale = game.locale(seat, slot)
            if not isinstance(only, PlayedOnlyTo) or game.name(locale) in only.locations:
                found.append(locale)
    if face.trait(InvadesFor) is not None:
        for town in game.opponents(seat):
            if not game.has(town, face.title):
                regular = [slot for slot in open_slots(game, town) if not game.locale_face(town, slot).is_starting]
                found += [game.locale(town, slot) for slot in regular]
    return found


def why_not_character(game: TcgTable, seat: Seat, card: Card, face: Character, location: Card | None) -> Reason:
    """Why a Character cannot be played, or not to a certain Locale."""
    old = game.find(seat, face.title)
    known = location is None or 0 <= location < len(game.prints)
    if old is not None and known and (location is None or game.owner(location) == seat):
        obstacle = why_not_replace(game, seat, card, old) if location is None or not face.versions else None
        return obstacle or Reason("in-town-already", "TCG-CHAR-04", (("card", game.name(old)),))
    possible = locations(game, seat, face, old is None)
    if location is not None and location not in possible:
        if not 0 <= location < len(game.prints) or not isinstance(game.face(location), Locale):
            return Reason("needs-locale", "TCG-CHAR-01")
        if location in game.closed:
            return Reason("closed-locale", "RUL-39")
        if game.owner(location) != seat:
            return Reason("own-row", "TCG-CHAR-01")
        return Reason("only-to-some", "RUL-45", (("card", face.id),))
    if not possible:
        return Reason("only-to-some", "RUL-45", (("card", face.id),))
    places = possible if location is None else [location]
    return too_dear(game, seat, min(cheapest(game, seat, card, place) for place in places))


# Creations


def why_not_creation(game: TcgTable, seat: Seat, card: Card, face: Creation) -> Reason | None:
    """What keeps a Creation from being played."""
    if not lacks(game, seat, card):
        return Reason("one-of-each", "TCG-CREA-03", (("card", face.id),))
    cost = cheapest(game, seat, card, None)
    return too_dear(game, seat, cost) if cost > game.pp[seat] else None


# Surprises


def why_not_surprise(game: TcgTable, seat: Seat, card: Card, face: Surprise) -> Reason | None:
    """What keeps a Surprise from being played at all."""
    if len(game.piles[seat * PILES + SURPRISES]) >= SURPRISE_LIMIT:
        return Reason("surprise-limit", "TCG-LIMIT-01")
    if face.title in game.titles[seat]:
        return Reason("title-played", "TCG-SURP-04")
    cost = price(game, seat, card)
    return too_dear(game, seat, cost) if cost > game.pp[seat] else None


def is_choosable(game: TcgTable, seat: Seat, card: Card, ability: Ability) -> bool:
    """Whether an ability of a Surprise can be chosen now: its condition holds and its targets are there (RUL-14)."""
    return not why_not_ability(game, seat, card, ability)


def why_not_ability(game: TcgTable, seat: Seat, card: Card, ability: Ability) -> Reason | None:
    """What keeps an ability of a Surprise from being chosen."""
    name = game.name(card)
    if ability.timing != OWN_TURN:
        return Reason("answers-later", "TCG-SURP-01")
    if not ability.when.holds(game, seat, card):
        return ability.when.obstacle()
    if ability.placement == PLACED and any(game.name(other) == name for other in game.piles[seat * PILES + TABLE]):
        return Reason("one-on-table", "TCG-TABLE-03", (("card", name),))
    if ability.placement == CENTRE and any(game.name(other) == name for other in game.piles[game.centre]):
        return Reason("one-in-centre", "RUL-38", (("card", name),))
    if isinstance(ability.text, StackThen) and has_stacked(game, seat, name):
        return Reason("one-stacked", "TCG-STACK-06", (("card", name),))
    if not ability.text.finds(game, Deed(ability.text, seat, card)):
        return Reason("no-target", "RUL-14")
    return None


def why_not_play(game: TcgTable, seat: Seat, card: Card, thing: Pick | Card) -> Reason:
    """Why a card in hand cannot be played, or not as a pick says."""
    face = game.faces[game.prints[card]]
    if isinstance(face, Character):
        if isinstance(thing, picks.Replace):
            old = thing.source
            town = game.standing(old)
            if town is None or town[0] != seat or game.main_face(old).title != face.title:
                return Reason("replace-own", "TCG-REPL-01")
            return why_not_replace(game, seat, card, old) or Reason("replace-own", "TCG-REPL-01")
        location = thing.location if isinstance(thing, picks.Play) else None
        return why_not_character(game, seat, card, face, location)
    if isinstance(face, Creation):
        return why_not_creation(game, seat, card, face) or Reason("no-locale", "TCG-CREA-01")
    assert isinstance(face, Surprise)
    obstacle = why_not_surprise(game, seat, card, face)
    if obstacle is not None:
        return obstacle
    if isinstance(thing, picks.PlaySurprise) and 0 < thing.ability <= len(face.abilities):
        abilities = [face.abilities[thing.ability - 1]]
    else:
        abilities = list(face.abilities)
    reasons = [why_not_ability(game, seat, card, ability) for ability in abilities]
    return next((reason for reason in reasons[::-1] if reason is not None), Reason("no-such-ability", "TCG-SURP-02"))
