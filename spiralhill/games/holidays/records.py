"""The records a save of Take Over the Holidays may hold, and what may lie on the agenda at which moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from spiralhill.games.holidays import rounds
from spiralhill.games.holidays.character import Gear
from spiralhill.games.holidays.characters import jack, mayor, oogie, sally, santa
from spiralhill.games.holidays.effects import experiments, hands, moving, strength, tokens
from spiralhill.games.holidays.effects.text import text_of
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, Effect, May, Perhaps
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.positions import is_card, need
from spiralhill.kernel.saves import Records
from spiralhill.kernel.steps import Choice, Heard, Item, Trigger
from spiralhill.kernel.table import Card, Seat

STEPS: Final = (
    rounds.Round,
    rounds.PlayerTurn,
    rounds.RevealCards,
    rounds.RevealCard,
    rounds.EndOfRoundEffects,
    rounds.CardEffects,
    rounds.AwardLocations,
    rounds.EndOfRound,
    strength.WeakenWhich,
    moving.MoveWhich,
    moving.PushWhich,
    moving.TakeUpWhich,
    moving.PutInWhich,
    hands.ReturnCard,
    hands.LookWhich,
    tokens.TakeFromWhich,
    jack.FlipWhich,
    santa.GiveTo,
    santa.TakeGift,
    mayor.ShowWhich,
    oogie.RollWhere,
    oogie.RerollWhich,
    experiments.CompleteWhich,
    experiments.UseWhich,
    sally.StitchWhich,
    Perhaps,
    Trigger,
    Deed,
)
EFFECTS: Final = (
    strength.Strengthen,
    strength.StrengthenPer,
    strength.WeakenOpponent,
    moving.MoveOwnCard,
    moving.MoveOpponentCard,
    moving.ExchangeCard,
    hands.DrawAndReturn,
    hands.LookAtCard,
    tokens.MoveToken,
    jack.AdvanceResearch,
    jack.Study,
    jack.FlipTokens,
    santa.PlaceToken,
    santa.GainToken,
    santa.GiveToken,
    santa.GiveToEach,
    mayor.ShowMood,
    mayor.TurnMood,
    mayor.ChooseMood,
    oogie.RollDice,
    oogie.RerollDice,
    experiments.CompleteExperiments,
    experiments.WildIngredient,
    May,
)
PARTS: Final = (
    strength.Always,
    strength.AloneHere,
    strength.MoreTokensHere,
    strength.TokensHere,
    jack.ResearchBelow,
    jack.ResearchSpace,
    mayor.MoodIs,
    oogie.SameParity,
    oogie.Double,
    oogie.HigherDie,
    oogie.DiceSum,
    oogie.LowerDie,
    experiments.ExperimentDone,
    experiments.ExperimentsBelow,
    experiments.ExperimentsCompleted,
    sally.HaveStitched,
    sally.StitchedNumber,
    Heard,
)
GEAR: Final = (Gear, jack.Research, santa.Gifts, mayor.Mood, experiments.Laboratory, oogie.Dice, sally.Seams)
RECORDS: Final = Records(*STEPS, *EFFECTS, *PARTS, *GEAR)

# The end of a round waits at the bottom of the agenda from the first turn on, and nothing puts these anywhere else.
END_OF_ROUND: Final = (rounds.RevealCards, rounds.EndOfRoundEffects, rounds.AwardLocations, rounds.EndOfRound)


def check_agenda(game: HolidaysTable) -> None:
    """The agenda is what the rules put there: the rest of the round, and above it what happens now.

    What may lie there is made anew from the table and compared as it would be written, since 1 and true are equal.
    """
    agenda = game.agenda
    if not agenda:
        return
    need(all(isinstance(item, STEPS) for item in agenda), "the agenda holds steps and choices only")
    rest = rounds.after_the_turns(game)[::-1]
    waiting = 0
    while waiting < min(len(agenda), len(rest)) and _written(agenda[waiting]) == _written(rest[waiting]):
        waiting += 1
    above = agenda[waiting:]
    ordered = waiting > 0 and not any(isinstance(item, END_OF_ROUND) for item in above)
    need(ordered, "the agenda is in the order of the round, its end at the bottom")
    top = agenda[-1]
    if not isinstance(top, Choice):
        raise Damaged("the save cannot be right: the top of the agenda asks somebody something")
    # The last step of the round that has begun; none while turns are taken.
    now = rest[waiting] if waiting < len(rest) else None
    need(now is None or not any(game.turns), "the end of the round begins when all turns are taken")
    possible = [items for items in _happening(game, now, above) if items]
    asked = any(_written(items[-1]) == _written(top) for items in possible)
    need(asked, f"nothing that happens now asks for {top!r:.100}")
    fitting = any(_written(*items) == _written(*above) for items in possible)
    need(fitting, f"what waits under {top!r:.100} does not belong there")
    need(game.waits_at(top, top.options(game)), "a question with one answer answers itself")


def _written(*items: object) -> str:
    """Items of an agenda as a save has them."""
    return str(RECORDS.write(items))


def _happening(game: HolidaysTable, now: Item | None, above: list[Item]) -> Iterator[list[Item]]:
    """Everything that can lie above the rest of the round while a step of it happens, each from the bottom up."""
    if now is None:
        # Next is the first who has most turns left; a play that still runs is that of the player before.
        turn = max(game.clockwise(game.starting_player), key=lambda seat: game.turns[seat])
        to_come: list[Item] = [rounds.turn_of(game, turn)] if game.turns[turn] else []
        yield to_come
        for play in _plays(game, game.clockwise(turn)[-1]):
            yield [*to_come, *play]
    elif isinstance(now, rounds.RevealCards):
        hidden = [card for card in reversed(game.laid_down) if game.owner(card) == now.seat and card in game.down]
        for play in _plays(game, now.seat):
            yield [*(rounds.RevealCard(now.seat, card) for card in hidden), *play]
    elif isinstance(now, rounds.EndOfRoundEffects):
        yield from _effects(game, now.seat, above)
    elif isinstance(now, Deed):
        yield from _asks(game, now)


def _plays(game: HolidaysTable, seat: Seat) -> Iterator[list[Item]]:
    """What can be left of a card that a player has just placed or revealed."""
    character = game.characters[seat]
    carriers = character.carriers(game.gear[seat])
    for card in game.in_play(seat):
        if card in game.down:
            continue
        face = game.card_face(card)
        if face.stitch is not None and card not in carriers:
            yield character.when_played(game, seat, card)
        yield from _texts(game, seat, card, face.saying(card in carriers).when_played)


def _effects(game: HolidaysTable, seat: Seat, above: list[Item]) -> Iterator[list[Item]]:
    """What can be left of a player's End of round effects: those that wait, in any order, and the one that happens."""
    speaking = dict(rounds.speaking(game, seat))
    trigger = above[0]
    if isinstance(trigger, Trigger):
        heard: Any = trigger.waiting
        wait = isinstance(heard, tuple) and len(heard) > 0 and all(isinstance(one, Heard) for one in heard)
        need(wait, "cards wait for their End of round texts")
        cards = [one.card for one in heard]
    else:
        cards = [item.card for item in above if isinstance(item, rounds.CardEffects)]
    once = all(is_card(game, card) and card in speaking for card in cards) and len(set(cards)) == len(cards)
    need(once, "a card waits once, and only for its own End of round text")
    waiting: list[Item] = [rounds.CardEffects(seat, card) for card in cards]
    if isinstance(trigger, Trigger):
        waiting = [Trigger(seat, tuple(Heard(seat, card, rounds.CardEffects(seat, card)) for card in cards))]
        yield waiting
    for card, texts in speaking.items():
        if card not in cards:
            for play in _texts(game, seat, card, texts):
                yield [*waiting, *play]


def _texts(game: HolidaysTable, seat: Seat, card: Card, texts: tuple[Effect, ...]) -> Iterator[list[Item]]:
    """What can be left of the texts of a card: one asks something, and those after it wait."""
    deeds = [Deed(text, seat, card) for text in texts]
    for at, deed in enumerate(deeds):
        for asked in _asks(game, deed):
            yield [*reversed(deeds[at + 1 :]), *asked]


def _asks(game: HolidaysTable, deed: Deed) -> Iterator[list[Item]]:
    """Everything that a text can ask, its first question and those that follow from the answer to it."""
    text = text_of(deed.effect)
    question = text.question(game, deed)
    if question is not None:
        yield [Perhaps(deed.seat, question) if isinstance(deed.effect, May) else question]
    yield from text.follow_ups(game, deed)
