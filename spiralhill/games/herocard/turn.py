"""The turn: Discard, Draw, Clear, Action; priority, sets and the end of an attack."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.herocard import events, picks
from spiralhill.games.herocard.effects import twist_of, unwindings
from spiralhill.games.herocard.lasting import END_OF_OWNER_TURN, SPEND_CLEAR
from spiralhill.games.herocard.plays import CLOSING, OPEN, additions, plays, why_not_play
from spiralhill.games.herocard.prints import ATTRIBUTES, EXCLUSIVE, FAMILIES, FAST, SETTABLE
from spiralhill.games.herocard.state import DECK, DISCARD, HAND_LIMIT, PILES
from spiralhill.games.herocard.table import HeroTable
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, PASS, Choice, Item, Pick, Reason, Step, card_of
from spiralhill.kernel.table import Card, Seat

CLEARS = 3
DRAWS = 3


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """One player's turn; the next begins when it is over."""

    seat: Seat

    def act(self, game: HeroTable) -> None:
        if game.out_of_turns():
            game.finish_early()
            return
        game.begin_turn(self.seat)
        game.next(*game.phases(self.seat))


@dataclass(frozen=True, slots=True)
class DiscardPhase(Choice):
    """Any number of cards from the hand, one at a time (DUEL-DISC-01)."""

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.STOP, *map(picks.discard, game.hand(self.seat))]

    def act(self, game: HeroTable, pick: Pick) -> None:
        if isinstance(pick, picks.Discard):
            game.discard(self.seat, pick.card)
            game.next(self)

    def why_not(self, game: HeroTable, thing: Pick | Card) -> Reason:
        return why_not_yet(game, self.seat, thing, Reason("discard-from-hand", "DUEL-DISC-03"))


@dataclass(frozen=True, slots=True)
class DrawPhase(Choice):
    """Up to three cards, never past seven in hand (DUEL-DRAW-01, DUEL-DRAW-04)."""

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: HeroTable) -> list[Pick]:
        pile = self.seat * PILES
        left = len(game.piles[pile + DECK]) + len(game.piles[pile + DISCARD])
        most = min(DRAWS, HAND_LIMIT - len(game.hand(self.seat)), left)
        return [*picks.DRAWS[1 : most + 1], picks.DRAWS[0]]

    def act(self, game: HeroTable, pick: picks.Draw) -> None:
        if pick.number:
            game.draw(self.seat, pick.number)

    def why_not(self, game: HeroTable, thing: Pick | Card) -> Reason:
        if isinstance(thing, picks.Draw):
            if thing.number > DRAWS:
                return Reason("draw-three", "DUEL-DRAW-01")
            if thing.number + len(game.hand(self.seat)) > HAND_LIMIT:
                return Reason("hand-limit", "DUEL-DRAW-03")
        return why_not_yet(game, self.seat, thing, NOT_OFFERED)


@dataclass(frozen=True, slots=True)
class ClearPhase(Choice):
    """Up to three own cards in all, the top of a stack first; a clear can be spent on unwinding instead."""

    left: int = CLEARS

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: HeroTable) -> list[Pick]:
        options: list[Pick] = [picks.STOP, *map(picks.clear, game.tops(self.seat))]
        if game.twists:
            options += unwindings(game, self.seat, SPEND_CLEAR)
        return options

    def act(self, game: HeroTable, pick: Pick) -> None:
        if isinstance(pick, picks.Clear):
            game.clear(pick.card)
        elif isinstance(pick, (picks.Unwind, picks.UnwindCard)):
            game.unwind(twist_of(game, self.seat, pick))
        else:
            return
        if self.left > 1:
            game.next(ClearPhase(self.seat, self.left - 1))

    def why_not(self, game: HeroTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card is not None and card in game.in_play(self.seat):
            if game.is_pinned(card):
                return Reason("held-by-twist", "DUEL-TWIST-02")
            return Reason("clear-top-first", "DUEL-CLEAR-03")
        if card is not None and any(card in game.in_play(other) for other in range(game.box.seats)):
            return Reason("clear-own", "DUEL-CLEAR-09")
        return why_not_yet(game, self.seat, thing, NOT_OFFERED)


def why_not_yet(game: HeroTable, seat: Seat, thing: Pick | Card, otherwise: Reason) -> Reason:
    """Before the Action phase no card can be played (DUEL-TURN-05)."""
    card = thing if isinstance(thing, int) else thing.card if isinstance(thing, picks.Play) else None
    if card is not None and card in game.hand(seat):
        return Reason("play-in-action-phase", "DUEL-TURN-05")
    return otherwise


@dataclass(frozen=True, slots=True)
class ActionPhase(Choice):
    """The active player plays, acts on the board, ends the phase, or refreshes instead of all that."""

    begun: bool = False

    def options(self, game: HeroTable) -> list[Pick]:
        options = plays(game, self.seat, OPEN)
        for action in game.board_actions(self.seat):
            if action.action_type() != EXCLUSIVE or not game.exclusive_used:
                options.append(action)
        if not self.begun:
            options.append(picks.REFRESH)
        options.append(picks.END)
        return options

    def act(self, game: HeroTable, pick: Pick) -> None:
        if isinstance(pick, (picks.Play, picks.TurnUp)):
            after = (Priority(game.left_of(self.seat)), EndOfSequence(), ActionPhase(self.seat, True))
            game.next(*play(game, self.seat, pick), *after)
        elif isinstance(pick, picks.Refresh):
            refresh(game, self.seat)
        elif isinstance(pick, picks.BoardAction):
            # It does not pass priority (DUEL-BGA-04), and all Exclusive actions share one allowance (DUEL-TYPE-04).
            game.next(ActionPhase(self.seat, True))
            if pick.action_type() == EXCLUSIVE:
                game.exclusive_used = True
            game.board_action(self.seat, pick)
        elif not game.played:
            game.next(Priority(game.left_of(self.seat), closing=True))

    def why_not(self, game: HeroTable, thing: Pick | Card) -> Reason:
        if thing == picks.REFRESH:
            return Reason("refresh-instead", "DUEL-REFR-05")
        return why_not_play(game, self.seat, thing, OPEN)


def refresh(game: HeroTable, seat: Seat) -> None:
    """Discard the hand and draw as many cards (DUEL-REFR-02)."""
    number = len(game.hand(seat))
    if game.telling:
        game.tell(events.Refreshes(seat))
    # In no order that would tell when a card was drawn.
    for face in sorted(game.prints[card] for card in game.hand(seat)):
        game.discard(seat, next(card for card in game.hand(seat) if game.prints[card] == face))
    game.draw(seat, number)


def play(game: HeroTable, seat: Seat, pick: picks.Play | picks.TurnUp) -> list[Item]:
    """Lay the first card of a play; what it brings, before anybody else may answer (DUEL-PRI-08)."""
    face = game.face(pick.card)
    card = game.lay(seat, pick.card, pick.target)
    game.before_last = game.last_play
    game.last_play = (card,)
    follows = consequences(game, seat, card, pick.target)
    if face.kind in SETTABLE:
        follows.append(BuildSet(seat, FAMILIES[face.kind]))
    return follows


def consequences(game: HeroTable, seat: Seat, card: Card, target: Seat | None) -> list[Item]:
    """What the text of a card brings when it is played, in the order written (DUEL-ACT-06)."""
    face = game.face(card)
    follows: list[Item] = [NameAttribute(seat, card)] if face.names_attribute else []
    follows += [Deed(text, seat, card, target) for text in face.texts]
    return follows


@dataclass(frozen=True, slots=True)
class NameAttribute(Choice):
    """Which attribute the card just played speaks of."""

    card: Card

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.Name(attribute) for attribute in ATTRIBUTES]

    def act(self, game: HeroTable, pick: picks.Name) -> None:
        game.named = {**game.named, self.card: ATTRIBUTES.index(pick.attribute)}
        if game.telling:
            game.tell(events.Names(self.seat, pick.attribute))


@dataclass(frozen=True, slots=True)
class BuildSet(Choice):
    """Further cards for the set that is being played, one at a time; nobody answers in between (DUEL-SET-13)."""

    side: str

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.DONE, *additions(game, self.seat, self.side)]

    def act(self, game: HeroTable, pick: Pick) -> None:
        if isinstance(pick, picks.Add):
            card = game.lay(self.seat, pick.card, None)
            game.last_play = (*game.last_play, card)
            game.next(*consequences(game, self.seat, card, None), self)

    def why_not(self, game: HeroTable, thing: Pick | Card) -> Reason:
        return why_not_play(game, self.seat, thing, self.side)


@dataclass(frozen=True, slots=True)
class Priority(Choice):
    """A player plays one card or set, or passes; when all have passed in a row the round is over (DUEL-PRI-06)."""

    passes: int = 0
    closing: bool = False

    def options(self, game: HeroTable) -> list[Pick]:
        options = [PASS, *plays(game, self.seat, CLOSING if self.closing else OPEN)]
        # A Fast action is possible in any player's Action phase, with or without a card (DUEL-BGA-02).
        options += [action for action in game.board_actions(self.seat) if action.action_type() == FAST]
        return options

    def act(self, game: HeroTable, pick: Pick) -> None:
        left = game.left_of(self.seat)
        if isinstance(pick, (picks.Play, picks.TurnUp)):
            game.next(*play(game, self.seat, pick), Priority(left, 0, self.closing))
            return
        if isinstance(pick, picks.BoardAction):
            game.next(self)
            game.board_action(self.seat, pick)
            return
        if game.telling:
            game.tell(events.Passes(self.seat))
        if self.passes + 1 < game.box.seats:
            game.next(Priority(left, self.passes + 1, self.closing))

    def why_not(self, game: HeroTable, thing: Pick | Card) -> Reason:
        if thing == picks.END:
            return Reason("end-after-round", "DUEL-ACT-05")
        if thing == picks.REFRESH:
            return Reason("refresh-instead", "DUEL-REFR-05")
        return why_not_play(game, self.seat, thing, CLOSING if self.closing else OPEN)


@dataclass(frozen=True, slots=True)
class EndOfSequence(Step):
    """All have passed: the attack, if one runs, is judged once (DUEL-SEQ-11)."""

    def act(self, game: HeroTable) -> None:
        if game.attacker is not None and game.target is not None:
            attacker, target = game.attacker, game.target
            if game.judge():
                game.attack_succeeds(attacker, target)


@dataclass(frozen=True, slots=True)
class EndOfTurn(Step):
    """The turn is over; what was twisted until now is turned back, and the left neighbour begins."""

    seat: Seat

    def act(self, game: HeroTable) -> None:
        for twist in game.twists:
            if twist.owner == self.seat and twist.unwind == END_OF_OWNER_TURN:
                game.unwind(twist)
        game.next(Turn(game.left_of(self.seat)))
