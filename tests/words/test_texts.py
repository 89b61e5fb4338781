"""The sentences of card texts, alone and after "you may", in both languages."""

from __future__ import annotations

import pytest

from spiralhill.games.herocard.effects import ClearTop, ConvertActive, Draw, Forbid, TargetDiscards, WasteFromDeck
from spiralhill.games.herocard.values import ACTIVE, ALL, IN_PLAY, YOU, BestBaseAttack, Cards, PlusPer
from spiralhill.kernel.effects import Effect, May
from spiralhill.words import words


@pytest.mark.parametrize(
    ("effect", "english", "italian"),
    [
        (Draw(1), "Draw 1 card.", "Pesca 1 carta."),
        (May(Draw(2)), "You may draw 2 cards.", "Puoi pescare 2 carte."),
        (
            May(ClearTop("x")),
            "You may clear the top card of your X stack.",
            "Puoi rimuovere la carta in cima alla tua pila X.",
        ),
        (
            May(TargetDiscards(1)),
            "You may make the target discard 1 card of their choice.",
            "Puoi far scartare al bersaglio 1 carta a sua scelta.",
        ),
        (
            May(Forbid("attacker", "attack-mod")),
            "You may keep the attacker from playing Attack Mod cards for the rest of this attack.",
            "Puoi impedire all’attaccante di giocare carte Modificatore d’Attacco fino alla fine dell’attacco.",
        ),
        (
            WasteFromDeck(1),
            "See the top card of the target’s deck: the target wastes it.",
            "Guarda la prima carta del mazzo del bersaglio: il bersaglio la spreca.",
        ),
        (
            ConvertActive(YOU, "base-attack", 6, "sequence-end"),
            "Convert 1 of your active Base Attack cards: it counts 6 until the attack ends.",
            "Converti 1 delle tue carte Attacco Base attive: vale 6 fino alla fine dell’attacco.",
        ),
    ],
)
def test_a_text_stands_alone_or_follows_may(effect: Effect, english: str, italian: str) -> None:
    assert words("en", "herocard").text(effect) == english
    assert words("it", "herocard").text(effect) == italian


def test_a_value_that_starts_above_nought_says_so() -> None:
    value = PlusPer(1, 2, Cards(ALL, ACTIVE))
    assert words("en", "herocard").text(value, kind="base-attack") == "Base Attack: 1, and 2 more for each active card."
    assert words("it", "herocard").text(value, kind="base-attack") == "Attacco Base: 1, più 2 per ogni carta attiva."
    other = PlusPer(0, 2, Cards(YOU, IN_PLAY, "attack", other=True))
    assert (
        words("it", "herocard")
        .text(other, kind="block-mod")
        .endswith("+2 per ogni altra carta Attacco che hai in gioco.")
    )
    assert words("en", "herocard").text(BestBaseAttack(3), kind="attack-mod").endswith("in play, and 3 more.")
