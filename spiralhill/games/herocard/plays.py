"""Which cards may be played, when and why not: one list of obstacles serves the options and the refusals."""

from __future__ import annotations

from typing import Final

from spiralhill.games.herocard import picks
from spiralhill.games.herocard.effects import PurgeLast
from spiralhill.games.herocard.prints import (
    ATTACK,
    ATTACK_MOD,
    ATTACKS,
    ATTRIBUTES,
    BASE_ATTACK,
    BLOCK,
    BLOCK_MOD,
    EXCLUSIVE,
    FAMILIES,
    FAST,
    MISCELLANEOUS,
    SETTABLE,
    ActionCard,
)
from spiralhill.games.herocard.table import HeroTable
from spiralhill.kernel.steps import NOT_OFFERED, Pick, Reason, card_of
from spiralhill.kernel.table import Card, Seat

# When a card is to be played: in the own Action phase or a priority round, in the closing round of a turn without
# plays, or as a further card of a set of attacks or of blocks.
OPEN: Final = "open"
CLOSING: Final = "closing"
SIDES: Final = (ATTACK, BLOCK)

# What forbids a play: the message that says it, and the rule it rests on.
OBSTACLES: Final = {
    "set-only-bases-and-mods": "DUEL-SET-02",
    "set-one-base-attack": "DUEL-SET-08",
    "set-one-side": "DUEL-SET-03",
    "exclusive-own-phase": "DUEL-TYPE-05",
    "restricted-own-phase": "DUEL-TYPE-09",
    "closing-fast-only": "DUEL-NON-05",
    "exclusive-once": "DUEL-TYPE-02",
    "attack-own-turn": "DUEL-SEQ-02",
    "closing-no-attack": "DUEL-NON-08",
    "one-base-attack": "DUEL-SEQ-08",
    "attack-mod-needs-base": "DUEL-ATK-04",
    "special-attack-own-sequence": "DUEL-ATK-09",
    "block-when-attacked": "DUEL-BLK-09",
    "block-mod-needs-base": "DUEL-BLK-03",
    "forbidden-by-card": "DUEL-OVR-01",
    "purge-in-sequence": "DUEL-PURGE-03",
    "nothing-to-purge": "DUEL-PURGE-02",
    "nobody-in-range": "DUEL-RNG-01",
    "too-dear": "DUEL-ATTR-05",
    "referee-limit": "DUEL-END-01",
}


def obstacle(game: HeroTable, seat: Seat, card: Card, moment: str) -> str:
    """What keeps a player from playing a card now, as the name of its message; nothing when it may be played."""
    face = game.faces[game.prints[card]]
    kind = face.kind
    # A set holds Bases and Mods of one side, and never a second Base Attack.
    if moment in SIDES:
        if kind not in SETTABLE:
            return "set-only-bases-and-mods"
        if FAMILIES[kind] != moment:
            return "set-one-side"
        if kind == BASE_ATTACK:
            return "set-one-base-attack"
    # Action Types
    if face.type != FAST:
        if seat != game.active_player:
            return "exclusive-own-phase" if face.type == EXCLUSIVE else "restricted-own-phase"
        if moment == CLOSING:
            return "closing-no-attack" if kind == BASE_ATTACK else "closing-fast-only"
        if face.type == EXCLUSIVE and game.exclusive_used:
            return "exclusive-once"
    # Kinds
    if kind != MISCELLANEOUS:
        missing = _kind_obstacle(game, seat, kind, moment)
        if missing:
            return missing
        if game.forbidden:
            for ban in game.forbidden:
                if ban.seat == seat and ban.kind == kind:
                    return "forbidden-by-card"
    # Points: a face-down card has paid already (DUEL-DEPLOY-05)
    if face.cost > game.free(seat, face.attribute) and card not in game.down:
        return "too-dear"
    if face.texts:
        for text in face.texts:
            if isinstance(text, PurgeLast):
                if game.attacker is None:
                    return "purge-in-sequence"
                if not text.targets(game, seat, game.last_play):
                    return "nothing-to-purge"
    return ""


def _kind_obstacle(game: HeroTable, seat: Seat, kind: str, moment: str) -> str:
    """What the kind of an Attack or Block needs and does not find."""
    if kind == BASE_ATTACK:
        if seat != game.active_player:
            return "attack-own-turn"
        if moment == CLOSING:
            return "closing-no-attack"
        return "" if game.base is None else "one-base-attack"
    if kind in ATTACKS:
        if kind == ATTACK_MOD:
            return "" if game.attacker == seat and game.base is not None else "attack-mod-needs-base"
        return "" if game.attacker == seat else "special-attack-own-sequence"
    if game.target != seat:
        return "block-when-attacked"
    if kind == BLOCK_MOD and not game.has_base_block(seat):
        return "block-mod-needs-base"
    return ""


def needs_target(face: ActionCard) -> bool:
    """Whether a target is named with the card: an attack has one (DUEL-ATK-01), and so have texts outside of it."""
    if face.kind == MISCELLANEOUS:
        return any(text.at_target() for text in face.texts)
    return face.kind == BASE_ATTACK


def targets(game: HeroTable, seat: Seat) -> list[Seat]:
    """The opponents in range, clockwise from the player."""
    seats = game.box.seats
    return [other % seats for other in range(seat + 1, seat + seats) if game.in_range(seat, other % seats)]


def plays(game: HeroTable, seat: Seat, moment: str) -> list[Pick]:
    """Every way to play one card now: from the hand, then face-down cards, each at each target it may have."""
    found: list[Pick] = []
    if game.capped():
        return found
    for card in game.hand(seat):
        if not obstacle(game, seat, card, moment):
            face = game.faces[game.prints[card]]
            if needs_target(face):
                for target in targets(game, seat):
                    found.append(picks.play(card, target))
            else:
                found.append(picks.play(card, None))
    if game.down:
        for card in own_face_down(game, seat):
            if not obstacle(game, seat, card, moment):
                if needs_target(game.face(card)):
                    found += [picks.TurnUp(card, target) for target in targets(game, seat)]
                else:
                    found.append(picks.TurnUp(card))
    return found


def additions(game: HeroTable, seat: Seat, side: str) -> list[Pick]:
    """Every card that may join the set being played."""
    if game.capped():
        return []
    found: list[Pick] = [picks.add(card) for card in game.hand(seat) if not obstacle(game, seat, card, side)]
    if game.down:
        found += [picks.add(card) for card in own_face_down(game, seat) if not obstacle(game, seat, card, side)]
    return found


def own_face_down(game: HeroTable, seat: Seat) -> list[Card]:
    """A player's deployed cards."""
    return [card for card in game.in_play(seat) if card in game.down]


def why_not_play(game: HeroTable, seat: Seat, thing: Pick | Card, moment: str) -> Reason:
    """Why a card cannot be played now."""
    card = card_of(thing)
    if card is None or (card not in game.hand(seat) and card not in own_face_down(game, seat)):
        return NOT_OFFERED if card is None else Reason("not-in-hand", "DUEL-ACT-03")
    if game.capped():
        return Reason("referee-limit", OBSTACLES["referee-limit"])
    face = game.face(card)
    message = obstacle(game, seat, card, moment)
    if not message and needs_target(face) and not targets(game, seat):
        message = "nobody-in-range"
    if not message:
        return NOT_OFFERED
    blanks: tuple[tuple[str, str | int], ...] = (("card", face.id),)
    if message == "too-dear":
        free = game.free(seat, face.attribute)
        blanks += (("cost", face.cost), ("free", free), ("attribute", ATTRIBUTES[face.attribute]))
    elif message == "forbidden-by-card":
        blanks += (("kind", face.kind),)
    return Reason(message, OBSTACLES[message], blanks)
