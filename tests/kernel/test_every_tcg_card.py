"""Every card of the TCG is played in games of players who often choose at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

import spiralhill
from spiralhill.bots import bot_named
from spiralhill.games.tcg import picks
from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.tcg import Tcg
from spiralhill.kernel.steps import Pick, card_of
from tests.kernel.tcg_decks import deck_for

# For each card at least so many games with it in both decks, and more until it was played.
LEAST = 2
MOST = 60
PLAYED: tuple[type[Pick], ...] = (picks.Play, picks.PlaySurprise, picks.Replace, picks.PlayFree, picks.PlaceLocale)
SENSIBLE = bot_named("greedy", 1)


def plays(game: Tcg, wanted: str, rng: Random) -> Counter[str]:
    """Play a game to its end with an eye on one card, and count which cards were played."""
    seen: Counter[str] = Counter(game.name(game.locale(seat, 0)) for seat in (0, 1))
    while game.asked:
        seat, options = next(iter(game.asked.items()))
        # Whoever never saves up for anything plays no dear card, and whoever is too clever no foolish one.
        pick = rng.choice(options) if rng.random() < 0.3 else SENSIBLE.choose(game.view(seat), options)
        # The card that both decks are built around is played as soon as it can be.
        plain = [option for option in options if isinstance(option, PLAYED)]
        pick = next((option for option in plain if game.name(card_of(option) or 0) == wanted), pick)
        if isinstance(pick, PLAYED):
            card = card_of(pick)
            assert card is not None
            seen[game.name(card)] += 1
        game.answer(seat, pick)
    return seen


@pytest.mark.slow
def test_every_card_is_played(record_property: Callable[[str, object], None]) -> None:
    seen: Counter[str] = Counter(dict.fromkeys(PRINTS, 0))
    rng = Random(1)
    games = 0
    for id in PRINTS:
        for number in range(MOST):
            if number >= LEAST and seen[id]:
                break
            games += 1
            game = spiralhill.new("tcg", [deck_for(id, rng), deck_for(id, rng)], games, quiet=True)
            assert isinstance(game, Tcg)
            seen += plays(game, id, rng)
    least = ", ".join(f"{name} {seen[name]}" for name in sorted(PRINTS, key=lambda id: seen[id])[:8])
    record_property(f"least played in {games} random games", least)
    assert [id for id in PRINTS if not seen[id]] == []
