"""The HeroCard cards, one module a Hero: declarations only."""

from __future__ import annotations

from typing import Final

from spiralhill.games.herocard.cards.aisling import AISLING
from spiralhill.games.herocard.cards.core_test import TESTER
from spiralhill.games.herocard.cards.deon import DEON
from spiralhill.games.herocard.cards.isis import ISIS
from spiralhill.games.herocard.cards.will import WILL
from spiralhill.games.herocard.prints import ActionCard, Hero

# The four Heroes of the Nightmare box, and one of ours whose cards reach every rule that theirs do not.
CAST: Final = (WILL, ISIS, DEON, AISLING)
HEROES: Final[dict[str, Hero]] = {hero.id: hero for hero in (*CAST, TESTER)}
CARDS: Final[dict[str, ActionCard]] = {card.id: card for hero in HEROES.values() for _, card in hero.deck}
