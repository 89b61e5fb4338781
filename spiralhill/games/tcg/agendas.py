"""What may lie on the agenda of a TCG save: the rest of the Day, and above it what the rules put there."""

from __future__ import annotations

from typing import Any, Final

from spiralhill.games.tcg import bargains, days, effects, entering, functions, kings, picks, plays, turns
from spiralhill.games.tcg.effects import (
    creating,
    hands,
    leaving,
    moving,
    naming,
    pitching,
    relocating,
    searches,
    shifting,
    strikes,
    together,
)
from spiralhill.games.tcg.effects.kinds import Listener
from spiralhill.games.tcg.effects.triggers import WhenFunctionHere
from spiralhill.games.tcg.effects.wards import Ward
from spiralhill.games.tcg.prints import Character
from spiralhill.games.tcg.records import RECORDS, check_record, parts_of
from spiralhill.games.tcg.state import LOCALES, PILES, PLAYED, ROW, SEARCHED
from spiralhill.games.tcg.table import TcgTable
from spiralhill.kernel.effects import Decide, Deed, Perhaps
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.positions import is_seat, need
from spiralhill.kernel.steps import Choice, Heard, Item, Pass, Pick, Trigger, Window
from spiralhill.kernel.table import Card, Seat

# Steps that wait at the bottom of the agenda: what is left of the Day.
OF_THE_DAY: Final = (
    days.Day,
    days.RemoveDayCounter,
    days.RevealStart,
    days.DrawStartingHand,
    days.DrawLocale,
    days.BeginEndPhase,
    days.ReimburseSurprises,
    days.RemoveHexCounters,
    days.RecycleDecks,
    days.RotateKing,
    turns.PlayerTurn,
    turns.EndOfTurn,
)


# What some records hold inside them.
HOLDS: Final[dict[type[Any], tuple[str, tuple[type[Any], ...]]]] = {
    Decide: ("deed", (Deed,)),
    functions.Partly: ("deed", (Deed,)),
    Heard: ("step", (Deed, shifting.ComeAlong)),
    leaving.StandInstead: ("scrapping", (leaving.ScrapCards,)),
}


def check_agenda(game: TcgTable) -> None:
    """The agenda is what the rules put there: the rest of the Day, and above it what happens now."""
    agenda = game.agenda
    if not agenda:
        need(game.days == 0 and game.turn is None, "a game ends after its last Day")
        return
    for item in agenda:
        need(isinstance(item, Item), "the agenda holds steps and choices only")
        check_record(game, item)
        for part in parts_of(item):
            check_part(game, part)
    top = agenda[-1]
    if not isinstance(top, (Choice, Window)):
        raise Damaged("the save cannot be right: the top of the agenda asks somebody something")
    for item in agenda[:-1]:
        need(not is_begun(item), "what was begun is on top of the agenda")
    crowns = [item for item in agenda if isinstance(item, naming.GiveCrownBack)]
    need(len(crowns) <= 1, "the crown is borrowed once")
    king = crowns[0].seat if crowns else game.king
    rest = rest_of_day(game, king)
    waiting = 0
    while waiting < min(len(agenda), len(rest)) and _written(agenda[waiting]) == _written(rest[waiting]):
        waiting += 1
    above = agenda[waiting:]
    need(waiting > 0 and not any(isinstance(item, OF_THE_DAY) for item in above), "the agenda is in the Day's order")
    check_phase(game, rest[waiting:], above)
    for seat in range(game.box.seats):
        check_open_piles(game, seat, above)
    asks = game_asks(game, top)
    need(asks, "a question has several answers, else it answers itself")


def is_begun(item: Item) -> bool:
    """Whether something was said already of what an item asks: nothing else happens before the rest is said."""
    if isinstance(item, (Window, creating.CreateFlipped)):
        return True
    question = item.unwrapped()
    return isinstance(question, Choice) and not isinstance(question, Ward) and bool(getattr(question, "cards", ()))


def game_asks(game: TcgTable, top: Choice | Window) -> bool:
    """Whether the question on top is one that is asked."""
    if isinstance(top, Window):
        return bool(top.asks(game))
    return game.waits_at(top, top.options(game))


def rest_of_day(game: TcgTable, king: Seat) -> list[Item]:
    """What waits at the bottom of the agenda at the beginning of the turns, from the bottom up."""
    seats = game.clockwise(king)
    ended: list[Item] = [*(turns.PlayerTurn(seat) for seat in seats), *days.end_phase(seats)]
    return ended[::-1]


def check_phase(game: TcgTable, begun: list[Item], above: list[Item]) -> None:
    """What happens now belongs to the part of the Day that has begun."""
    first = above[0] if above else game.agenda[-1]
    current = begun[0] if begun else None
    if current is None:
        # The Start Phase: Locales are placed, an activity is marked and performed.
        fits = isinstance(first, (kings.ChooseActivity, kings.JoinActivity, kings.MoveForKing, moving.GatherWhich))
        fits = fits or isinstance(first, (shifting.ComeAlong, Trigger))
        need(fits and game.turn is None, "the Start Phase comes before the turns")
        places_left = [item for item in above if isinstance(item, days.PlaceLocale)]
        need(all(new_locale(game, item.seat) for item in places_left), "a new Locale waits to be placed")
    elif isinstance(current, turns.PlayerTurn):
        need(game.turn == current.seat, "it is the turn of the player whose turn has begun")
        need(first == turns.TurnAction(current.seat), "a turn goes on until it is ended")
        rest = above[1:]
        need(not any(isinstance(item, (turns.TurnAction, days.PlaceLocale)) for item in rest), "a turn is asked once")
    else:
        need(game.turn is None, "nobody's turn is in the End Phase")
        kinds = (days.Reimburse, days.DiscardToSeven)
        need(all(isinstance(item, kinds) for item in above), "the End Phase asks what the rules say")
    for item in above:
        if isinstance(item, kings.JoinActivity):
            marked = item.activity == game.activity and item.gratis == (item.seat == game.free)
            need(marked, "the marked activity is performed")
    started = [seat for seat in range(game.box.seats) if new_locale(game, seat)]
    pending = [item.seat for item in above if isinstance(item, days.PlaceLocale)]
    need(sorted(started) == sorted(pending), "a new Locale is placed by its player")
    lengths = [len(row) + (seat in started) for seat, row in enumerate(game.rows)]
    need(set(lengths) == {min(game.day, ROW)}, "a row grows by a Locale a Day")


def new_locale(game: TcgTable, seat: Seat) -> bool:
    """Whether a Locale was turned up that is in no row yet."""
    at = len(game.rows[seat])
    return at < ROW and bool(game.piles[seat * PILES + LOCALES + at])


def check_open_piles(game: TcgTable, seat: Seat, above: list[Item]) -> None:
    """Cards that are being played or searched belong to something on the agenda."""
    played = game.piles[seat * PILES + PLAYED]
    playing = [item for item in above if isinstance(item, (entering.SurpriseDone, bargains.Bargain, bargains.Settle))]
    named = [item.card for item in playing if item.seat == seat]
    need(set(played) <= set(named), "a card that is being played is on the agenda")
    need(len(set(named)) == len(named), "a card is being played once")
    unpaid = [item.card for item in playing if item.seat == seat and not isinstance(item, entering.SurpriseDone)]
    need(set(unpaid) <= set(played), "what is bargained for is being played")
    searching = (searches.TakeFound, searches.Found, creating.CreateFlipped)
    busy = any(isinstance(item, searching) and item.seat == seat for item in above)
    need(busy or not game.piles[seat * PILES + SEARCHED], "cards are turned up by a Search only")


def check_part(game: TcgTable, part: Any) -> None:
    """What a record needs of the table beside the right kind of every field."""
    kind = HOLDS.get(type(part))
    if kind is not None:
        need(isinstance(getattr(part, kind[0]), kind[1]), f"a {type(part).__name__} holds what it is for")
    if isinstance(part, Window):
        check_window(game, part)
    elif isinstance(part, Trigger):
        need(all(isinstance(one, Heard) for one in part.waiting), "texts that were set off wait to be put in order")
    elif isinstance(part, Perhaps):
        need(is_of_a_text(part.question), "a text may leave it to the player what it asks")
    elif isinstance(part, strikes.StrikeShift):
        pairs: Any = part.shifts
        need(all(isinstance(pair, tuple) and len(pair) == 2 for pair in pairs), "who is moved is moved somewhere")
    elif isinstance(part, creating.CreateFlipped):
        need(part.card in game.piles[part.seat * PILES + SEARCHED], "a card that was turned up lies there")
    elif isinstance(part, searches.RestackNext):
        cards, deck = (*part.cards, *part.placed), game.piles[part.seat * PILES]
        need(sorted(cards) == sorted(deck[-len(cards) :]), "cards that are put back lie on top of the deck")
    elif isinstance(part, functions.AfterFunction):
        hear = all(isinstance(listener_of(game, card), WhenFunctionHere) for card in part.cards)
        need(hear, "a Function sets off the texts of Characters that listen to it")
    elif isinstance(part, relocating.TogetherWhere):
        need(set(part.cards) <= set(game.characters(part.seat)), "who goes together is in one town")
    elif isinstance(part, hands.PitchMore):
        need(set(part.cards) <= set(game.hand(part.seat)), "who discards discards from hand")
    elif isinstance(part, (relocating.RideWho, moving.GatherWhich)):
        need(set(part.cards) <= set(game.characters(part.seat)), "who is brought along is in the own town")
    elif isinstance(part, together.GiveUp):
        given: Any = part.given
        for pair in given:
            need(isinstance(pair, tuple) and len(pair) == 2 and is_seat(game, pair[0]), "a player gives something up")
            check_given(game, *pair)
    elif isinstance(part, bargains.Bargain):
        face = game.face(part.card)
        fits_in = part.location is None
        if isinstance(face, Character):
            fits_in = part.location in plays.locations(game, part.seat, face, not game.has(part.seat, face.title))
        need(fits_in, "what is bargained for has a place to go")
    then = getattr(part, "then", ())
    follows = isinstance(then, tuple) and all(
        isinstance(item, (Deed, functions.PerformWhich, creating.CreateFree)) for item in then
    )
    need(follows, "what follows a text is a text")


def listener_of(game: TcgTable, card: Card) -> Listener | None:
    """What a card listens to."""
    face = game.face(card)
    return face.listener if isinstance(face, Character) else None


def is_of_a_text(question: object) -> bool:
    """Whether a question is one that a text asks, and not one of the Day or of another question."""
    return isinstance(question, Choice) and type(question).__module__.startswith(effects.__name__)


def check_window(game: TcgTable, window: Any) -> None:
    """In a window every player has spoken or is waited for, once."""
    seats = [*window.waiting, *(pair[0] for pair in window.sealed if isinstance(pair, tuple) and len(pair) == 2)]
    need(len(seats) == len(window.waiting) + len(window.sealed), "a sealed answer is a seat with what it said")
    need(len(set(seats)) == len(seats), "nobody is waited for twice")
    for _, pick in window.sealed:
        need(isinstance(pick, Pick), "a sealed answer is a pick")
    if isinstance(window, pitching.PitchWindow):
        chosen: Any = window.chosen
        pairs = all(isinstance(pair, tuple) and len(pair) == 2 for pair in chosen)
        need(pairs and all(is_seat(game, seat) for seat, _ in chosen), "players choose what they discard")
        need(set(seats) <= {seat for seat, _ in chosen}, "who is waited for has something to discard")
        need(len({seat for seat, _ in chosen}) == len(chosen), "nobody chooses twice")
        for seat, cards in chosen:
            held = isinstance(cards, tuple) and len(set(cards)) == len(cards) and set(cards) <= set(game.hand(seat))
            need(held, "players discard from their hands")
    elif isinstance(window, together.Together):
        need(sorted(seats) == list(range(game.box.seats)), "all players have their say")
    for seat, pick in window.sealed:
        options = window.options(game, seat)
        need(pick in options or (pick == Pass() and not options), "a sealed answer was offered")


def check_given(game: TcgTable, seat: Seat, pick: object) -> None:
    """A player gives up a Character, from hand or from the own town."""
    fine = isinstance(pick, picks.Scrap) or (isinstance(pick, picks.Discard) and pick.card in game.hand(seat))
    need(fine, "a player gives up a Character of their own")


def _written(*items: object) -> str:
    """Items of an agenda as a save has them."""
    return str(RECORDS.write(items))
