"""Whatever a special card says when played, it says nothing while it lies face-down as the first card of a round."""

import pytest

from spiralhill.games.holidays.characters import CHARACTERS
from tests.rules.holidays.story import holidays, mayor, place, santa

SPECIAL = [(name, card) for name in CHARACTERS for card in CHARACTERS[name].deck[10:]]


@pytest.mark.parametrize(("name", "title"), [(name, card.id) for name, card in SPECIAL])
def test_a_card_laid_face_down_does_nothing_yet(name: str, title: str) -> None:
    """HOL-FD-01, HOL-FD-03"""
    plain = [card.id for card in CHARACTERS[name].deck[:3]]
    if name == "santa":
        opponent = mayor(right="elected-official-9, ~elected-official-8", hand="elected-official-1, elected-official-2")
    else:
        opponent = santa(right="jolly-visitor-9, ~jolly-visitor-8", hand="jolly-visitor-1, jolly-visitor-2")
    own = place(name, hand=", ".join([title, *plain]))
    table = holidays(own, opponent, round=2, tokens=dict.fromkeys(range(3), (3, 3)))
    game = table.game
    gear = game.gear[:]
    table.answer(0, f"play {title} left")
    # The next player is asked at once, and nothing has changed but that a card lies there.
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
    assert (table.pile(0, "left"), table.hand(0)) == ([title], sorted(plain))
    assert game.at(0, 0)[0] in game.down
    assert (game.gear, game.modifiers, game.known) == (gear, {}, {})
    assert (game.tokens, game.collected) == ([(3, 3)] * 3, [(0, 0)] * 2)
    assert table.total(0, "left") == 0
