"""The workshop: decks of the TCG are checked here, boosters opened, and drafts played with programs and friends.

Nothing is kept: a deck belongs to whoever builds it, and a seed with the cards taken so far is a whole draft.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State

from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.decks import DeckList, deck_text, problems, read_list
from spiralhill.games.tcg.limited import LOAN, ROUNDS, Draft, boosters, counted, pool_problems, suggested
from spiralhill.kernel.errors import Illegal
from spiralhill.server.house import House
from spiralhill.server.routes import body_of
from spiralhill.table.doors import DeckReport, DeckWish, DraftState, DraftWish, Opened
from spiralhill.table.refusal import Refusal
from spiralhill.words import LANGUAGES, words

Asked = Request[Any, Any, State]


@post("/api/games/tcg/decks", status_code=200)
async def deck(request: Asked, house: House) -> DeckReport:
    """Say everything that is wrong with a deck; nothing is saved."""
    house.knock(request.state.address)
    wish = await body_of(request, house, DeckWish)
    return await asyncio.to_thread(reported, wish)


def reported(wish: DeckWish) -> DeckReport:
    """What is to be said of a deck."""
    if wish.text and (wish.name or wish.cards):
        raise Refusal("bad-message", problem="a deck is told as a text, or by its name and cards, not as both")
    listed, wrong = read_list(wish.text) if wish.text else (DeckList(wish.name, known(wish.cards)), [])
    if not (wrong and wrong[0].message == "deck-file"):
        wrong = [*wrong, *problems(listed)]
    if wish.pool is not None:
        wrong += pool_problems(listed, wish.pool)
    speech = words(wish.lang if wish.lang in LANGUAGES else "en", "tcg")
    # The page shows a rule beside its sentence, as a link.
    said = [(speech.reason(replace(one, rule="")), one.rule) for one in wrong]
    text = deck_text(listed, speech.title)
    return DeckReport(listed.name, listed.cards, said, text, None if wrong else listed.written())


def known(cards: dict[str, int]) -> dict[str, int]:
    """Cards that there are; any other is refused by name."""
    strange = [id for id in cards if id not in PRINTS]
    if strange:
        names = ", ".join(repr(id[:40]) for id in strange[:5])
        raise Refusal("cannot-be-played", problem=f"there is no card {names}")
    return cards


@get("/api/games/tcg/boosters")
async def packs(request: Asked, house: House, seed: int, number: int = 1) -> Opened:
    """Open the boosters of a seed."""
    house.knock(request.state.address)
    try:
        found = boosters(seed, number)
    except Illegal as error:
        raise Refusal("bad-message", problem=str(error)) from None
    pool = counted(card for cards in found for card in cards)
    return Opened(seed, found, pool, list(LOAN), suggested(pool, "deck").cards)


@post("/api/games/tcg/draft", status_code=200)
async def draft(request: Asked, house: House) -> DraftState:
    """Play a draft up to the next card that somebody has to take."""
    house.knock(request.state.address)
    wish = await body_of(request, house, DraftWish)
    return await asyncio.to_thread(drafted, wish)


def drafted(wish: DraftWish) -> DraftState:
    """A draft after all cards that were taken; what was not offered is refused."""
    try:
        table = Draft(wish.seed, wish.players, wish.people)
        for card in wish.taken:
            table.take(card)
    except Illegal as error:
        raise Refusal("bad-message", problem=str(error)[:200]) from None
    pools = [table.pool(seat) for seat in range(wish.people)]
    return DraftState(
        wish.seed,
        wish.players,
        wish.people,
        seat=table.turn,
        round=min(table.round + 1, ROUNDS),
        rounds=ROUNDS,
        offer=table.offer,
        pools=pools,
        loan=list(LOAN),
        over=table.over,
        decks=[suggested(pool, "draft").cards for pool in pools] if table.over else [],
    )
