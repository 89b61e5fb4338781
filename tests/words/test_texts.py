"""The sentences of card texts, alone and after "you may", in both languages."""

from __future__ import annotations

import pytest

from spiralhill.games.herocard.effects import ClearTop, ConvertActive, Draw, Forbid, TargetDiscards, WasteFromDeck
from spiralhill.games.herocard.values import ACTIVE, ALL, IN_PLAY, YOU, BestBaseAttack, Cards, PlusPer
from spiralhill.games.holidays.characters.jack import FlipTokens, ResearchSpace, Study
from spiralhill.games.holidays.characters.oogie import DiceSum
from spiralhill.games.holidays.characters.sally import StitchedNumber
from spiralhill.games.holidays.characters.santa import GiveToken
from spiralhill.games.holidays.effects.experiments import CompleteExperiments, ExperimentDone
from spiralhill.games.holidays.effects.strength import Strengthen, StrengthenPer, WeakenOpponent
from spiralhill.games.holidays.effects.tokens import ANYWHERE, YOURS, MoveToken
from spiralhill.kernel.effects import Effect, May
from spiralhill.words import words

HEROCARD: list[tuple[Effect, str, str]] = [
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
]
HOLIDAYS: list[tuple[Effect, str, str]] = [
    (Strengthen(2), "This card gets (+2).", "Questa carta riceve (+2)."),
    (
        Strengthen(-2, ExperimentDone(False)),
        "(-2) if no Experiment was completed this round.",
        "(-2) se in questo round non hai completato nessun Esperimento.",
    ),
    (
        Strengthen(1, DiceSum(7, 12)),
        "(+1) if the dice add up to 7 or more.",
        "(+1) se la somma dei dadi è 7 o più.",
    ),
    (
        Strengthen(1, DiceSum(4, 8)),
        "(+1) if the dice add up to between 4 and 8.",
        "(+1) se la somma dei dadi va da 4 a 8.",
    ),
    (
        StrengthenPer(ResearchSpace(), 5),
        "(+1) for each space your Research Tracker has advanced, at most (+5).",
        "(+1) per ogni casella di cui è avanzato il tuo Indicatore Ricerca, al massimo (+5).",
    ),
    (
        StrengthenPer(StitchedNumber(), 10),
        "(+1) for each point of strength printed on the Stitched card.",
        "(+1) per ogni punto di forza stampato sulla carta Suturata.",
    ),
    (
        WeakenOpponent(2),
        "Give (-2) to an opponent’s face-up card here.",
        "Dai (-2) a una carta a faccia in su che un avversario ha qui.",
    ),
    (May(FlipTokens(2)), "You may flip up to 2 tokens here.", "Puoi girare fino a 2 segnalini qui."),
    (
        May(FlipTokens(1, YOURS)),
        "You may flip 1 token at a Location of yours.",
        "Puoi girare 1 segnalino in un tuo Luogo.",
    ),
    (FlipTokens(1, showing="christmas"), "Flip 1 Christmas token here.", "Gira 1 segnalino Natale qui."),
    (
        MoveToken("halloween", ANYWHERE),
        "Bring 1 Halloween token here from any other Location.",
        "Porta qui 1 segnalino Halloween da qualsiasi altro Luogo.",
    ),
    (
        GiveToken("any"),
        "Give an opponent with a card here 1 token of their choice.",
        "Dai a un avversario con carte qui 1 segnalino a sua scelta.",
    ),
    (
        Study(1),
        "Advance your Research Tracker by 1 space if a Location you won showed more Christmas than Halloween.",
        (
            "Porta avanti di 1 casella il tuo Indicatore Ricerca "
            "se un Luogo che hai vinto mostrava più Natale che Halloween."
        ),
    ),
    (
        May(CompleteExperiments()),
        "You may complete Experiments with the ingredients on your cards in play, each card once.",
        "Puoi completare Esperimenti con gli ingredienti delle tue carte in gioco, ogni carta una volta.",
    ),
]
TEXTS = [(game, *entry) for game, table in (("herocard", HEROCARD), ("holidays", HOLIDAYS)) for entry in table]


@pytest.mark.parametrize(("game", "effect", "english", "italian"), TEXTS)
def test_a_text_stands_alone_or_follows_may(game: str, effect: Effect, english: str, italian: str) -> None:
    assert words("en", game).text(effect) == english
    assert words("it", game).text(effect) == italian


def test_a_value_that_starts_above_nought_says_so() -> None:
    english, italian = words("en", "herocard"), words("it", "herocard")
    value = PlusPer(1, 2, Cards(ALL, ACTIVE))
    assert english.text(value, kind="base-attack") == "Base Attack: 1, and 2 more for each active card."
    assert italian.text(value, kind="base-attack") == "Attacco Base: 1, più 2 per ogni carta attiva."
    other = PlusPer(0, 2, Cards(YOU, IN_PLAY, "attack", other=True))
    assert italian.text(other, kind="block-mod").endswith("+2 per ogni altra carta Attacco che hai in gioco.")
    assert english.text(BestBaseAttack(3), kind="attack-mod").endswith("in play, and 3 more.")
