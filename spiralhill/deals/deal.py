"""How a game begins: who sits where, under which options, and where chance comes from.

For games between people chance is sealed: the commitment is told before the deal, the seeds are kept until the end and
then stand in the record.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from spiralhill.games.shelf import rules_of
from spiralhill.kernel.chance import Chance, Dice, Sealed, commitment, sealing_key
from spiralhill.kernel.game import Game, Setup


@dataclass(frozen=True, slots=True)
class Fair:
    """Sealed chance: the table's seed, which is secret until the end, and one seed from each person."""

    id: str
    seed: bytes
    client_seeds: tuple[bytes, ...]

    @classmethod
    def fresh(cls, people: int) -> Fair:
        """New seeds from the system for a table with that many people."""
        return cls(secrets.token_hex(8), secrets.token_bytes(32), tuple(secrets.token_bytes(16) for _ in range(people)))


@dataclass(frozen=True, slots=True)
class Deal:
    """How a game begins."""

    game: str
    setup: Setup
    origin: int | Fair

    @property
    def rules_id(self) -> str:
        """The game and the version of its rules."""
        return f"{self.game}@{rules_of(self.game).version}"

    @property
    def commitment(self) -> str:
        """What is told before the deal; nothing for a game from a seed."""
        return commitment(self.origin.seed, self.origin.id, self.rules_id) if isinstance(self.origin, Fair) else ""

    def begin(self, *, quiet: bool = False, patient: bool = False) -> Game:
        """The game, dealt; a quiet one keeps no log, in a patient one questions with one answer wait, too."""
        chance: Chance
        if isinstance(self.origin, Fair):
            chance = Sealed(sealing_key(self.origin.seed, self.origin.id, self.rules_id, self.origin.client_seeds))
        else:
            chance = Dice(self.origin)
        return rules_of(self.game).begin(self.setup, chance, quiet=quiet, patient=patient)
