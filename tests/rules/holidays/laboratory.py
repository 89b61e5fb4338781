"""Dr. Finkelstein's part of the end of a round, for his scenarios."""

from __future__ import annotations

from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS
from spiralhill.games.holidays.events import Completes
from tests.rules.holidays.story import Story, finkelstein, holidays, santa

# A second stack for stories about the first.
BURIED = "clockwork-bat, bottled-thunder, whispering-kettle"


def at_the_end(left: str, middle: str, right: str, first: str, second: str, round: int = 3) -> Story:
    """Dr. Finkelstein's part of step 2; the other Experiments are completed already."""
    named = {name.strip() for name in f"{first}, {second}".split(",")}
    others = ", ".join(one.id for one in EXPERIMENTS if one.id not in named)
    return holidays(
        finkelstein(left=left, middle=middle, right=right, first=first, second=second, completed=others),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="effects",
        round=round,
    )


def completed(table: Story) -> list[tuple[str, tuple[str, ...]]]:
    """What was completed in the story, and with which cards."""
    return [(event.card, event.cards) for event in table.game.log if isinstance(event, Completes)]
