"""Chapter 10, moved cards: what goes along with a card that is moved, and where it speaks of."""

import pytest

from spiralhill.games.holidays.characters.jack import Research
from spiralhill.games.holidays.characters.oogie import Dice
from spiralhill.games.holidays.events import Moves, MovesFaceDown, Strengthened, Wins
from tests.rules.holidays.story import holidays, jack, oogie, sally, santa

PLACES = ("left", "middle", "right")
SANTAS = "jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"
BUGS = "bag-of-bugs-1, bag-of-bugs-2"


def test_a_moved_card_does_not_repeat_what_it_did_when_played() -> None:
    """HOL-MOVE-05 HOL-AMB-16"""
    table = holidays(
        jack(
            hand="coffin-sleigh-5, pumpkin-king-1, pumpkin-king-2",
            left="~pumpkin-king-7",
            middle="chalkboard-formula-6",
            gear=Research(1, False),
        ),
        santa(hand=SANTAS),
        round=2,
    )
    table.answer(0, "play coffin-sleigh-5 right", "move chalkboard-formula-6 left")
    assert table.game.gear[0] == Research(1, False)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_a_moved_card_stays_face_up_or_face_down() -> None:
    """HOL-MOVE-05 HOL-AMB-16"""
    for name, hidden in (("pumpkin-king-7", True), ("pumpkin-king-8", False)):
        table = holidays(
            jack(
                hand="coffin-sleigh-5, pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-7", middle="pumpkin-king-8"
            ),
            santa(hand=SANTAS),
            round=2,
        )
        table.answer(0, "play coffin-sleigh-5 right", f"move {name} right")
        assert table.game.down == {table.card("pumpkin-king-7")}
        assert table.game.laid_down == (table.card("pumpkin-king-7"),)
        assert table.total(0, "right") == 5 + (0 if hidden else 8)
        assert (len(table.told(MovesFaceDown)), len(table.told(Moves))) == (hidden, not hidden)
        assert table.waiting == 1


def test_a_moved_card_keeps_its_modifiers() -> None:
    """HOL-MOVE-05 HOL-AMB-16"""
    table = holidays(
        oogie(hand=f"crawling-swarm-5, trapdoor-6, {BUGS}", left="~bag-of-bugs-7", right="bag-of-bugs-8"),
        jack(
            hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3",
            left="~pumpkin-king-7",
            middle="pumpkin-king-8",
            right="pumpkin-king-9",
        ),
        round=3,
    )
    table.answer(0, "play crawling-swarm-5 middle")
    weakened = table.strength("pumpkin-king-8")
    assert weakened < 8
    table.answer(1, "play pumpkin-king-1 right")
    table.answer(0, "play trapdoor-6 middle", "push pumpkin-king-8 @2 left")
    assert (table.strength("pumpkin-king-8"), table.total(1, "left")) == (weakened, weakened)
    assert len(table.told(Strengthened)) == 1
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_a_moved_card_keeps_its_stitched_card() -> None:
    """HOL-MOVE-05 HOL-AMB-16"""
    table = holidays(
        sally(hand="patchwork-shawl-3, rag-doll-4, rag-doll-1, rag-doll-2", left="~rag-doll-9", right="rag-doll-8"),
        oogie(hand=f"trapdoor-6, {BUGS}", left="~loaded-dice-1", right="bag-of-bugs-8", gear=Dice(0, 0, None)),
        round=2,
        rolls=(1, 2),
        turns={0: 2, 1: 2},
    )
    table.answer(0, "play patchwork-shawl-3 middle", "stitch rag-doll-4")
    table.answer(1, "play trapdoor-6 middle", "push patchwork-shawl-3 @1 right")
    table.answer(0, "play rag-doll-1 middle")
    table.answer(1, "play bag-of-bugs-1 middle", "roll-for middle")
    # STITCH makes the shawl stronger where it lies now, though it is not alone there.
    assert table.strength("patchwork-shawl-3") > 3
    assert table.total(0, "right") == 8 + table.strength("patchwork-shawl-3")
    assert table.pile(0, "stitched") == ["rag-doll-4"]
    table.asks(1, "no", "reroll first", "reroll second", "reroll both")


@pytest.mark.parametrize(("to", "strength"), [("left", 2 + 0), ("middle", 2 + 2), ("right", 2 + 1)])
def test_here_is_where_a_moved_card_lies_at_the_end_of_the_round(to: str, strength: int) -> None:
    """HOL-MOVE-06 HOL-AMB-16"""
    start = "left" if to != "left" else "right"
    others = {place: f"jolly-visitor-{number}" for number, place in enumerate(PLACES, 6)}
    others[start] += ", nice-list-2"
    hand = "reindeer-gallop-4, jolly-visitor-1"
    table = holidays(
        santa(hand=hand, **others),
        oogie(left="loaded-dice-1", middle="~bag-of-bugs-1", right="bag-of-bugs-2"),
        round=3,
        turns={0: 1, 1: 0},
        tokens={0: (0, 3), 1: (1, 3), 2: (2, 3)},
        rolls=(1, 2),
    )
    table.answer(0, "play reindeer-gallop-4 left", f"move nice-list-2 {to}")
    table.answer(1, "roll-for left")
    # Its (+1)s are counted by the Christmas tokens of the place it came to.
    assert table.strength("nice-list-2") == strength
    assert table.told(Wins) == []
    table.asks(1, "no", "reroll first", "reroll second", "reroll both")
