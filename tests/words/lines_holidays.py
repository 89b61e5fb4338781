"""What Take Over the Holidays says to readers, side by side in both languages."""

from __future__ import annotations

from spiralhill.games.holidays import picks
from spiralhill.games.holidays.characters.jack import FlipWhich
from spiralhill.games.holidays.characters.sally import StitchWhich
from spiralhill.games.holidays.characters.santa import GiveTo, TakeGift
from spiralhill.games.holidays.effects.experiments import CompleteWhich, UseWhich
from spiralhill.games.holidays.effects.moving import PushWhich, PutInWhich
from spiralhill.games.holidays.effects.strength import WeakenWhich
from spiralhill.games.holidays.effects.tokens import TakeFromWhich
from spiralhill.games.holidays.rounds import PlayerTurn
from spiralhill.kernel.effects import NO, Perhaps
from spiralhill.kernel.steps import Heard, Item, Pick, Reason, Trigger
from tests.words.log_holidays import LOG, MAYOR, OOGIE, SALLY, SANTA

__all__ = ["BUTTONS", "CARDS", "LOG", "PLAYERS", "PROMPTS", "REASONS"]

PLAYERS = {"en": ("Sally", "Mayor", "Oogie", "Santa"), "it": ("Sally", "Sindaco", "Bau Bau", "Babbo Natale")}
CARDS = ("rag-doll-7", "brass-band-9", "pumpkin-patch", "clockwork-bat")
DOLL, BAND, PATCH, BAT = range(4)
TEXT = Heard(SALLY, DOLL, PlayerTurn(SALLY, False))

# A pick, the question it answers, and what the button says; Sally reads.
BUTTONS: list[tuple[Pick, Item | None, str, str]] = [
    (picks.Play(DOLL, "left"), None, "Play Rag Doll 7 on the left", "Gioca Bambola di Pezza 7 a sinistra"),
    (picks.Play(DOLL, "middle"), None, "Play Rag Doll 7 at the Middle", "Gioca Bambola di Pezza 7 al centro"),
    (picks.SKIP, None, "Play no card", "Non giocare carte"),
    (picks.Stitch(DOLL), None, "Stitch Rag Doll 7", "Sutura Bambola di Pezza 7"),
    (picks.UNSTITCHED, None, "Use the regular effect", "Usa l’effetto normale"),
    (picks.Move(DOLL, "right"), None, "Move Rag Doll 7 to your right", "Sposta Bambola di Pezza 7 a destra"),
    (
        picks.Push(BAND, MAYOR, "right"),
        None,
        "The Mayor’s Brass Band 9 to their right",
        "Banda Cittadina 9 del Sindaco a destra",
    ),
    (
        picks.Push(BAND, MAYOR, "middle"),
        None,
        "The Mayor’s Brass Band 9 to the Middle",
        "Banda Cittadina 9 del Sindaco al centro",
    ),
    (picks.Weaken(BAND, MAYOR), None, "Weaken the Mayor’s Brass Band 9", "Indebolisci Banda Cittadina 9 del Sindaco"),
    (picks.Weaken(BAND, OOGIE), None, "Weaken Oogie’s Brass Band 9", "Indebolisci Banda Cittadina 9 del Bau Bau"),
    (
        picks.Flip(PATCH, "halloween"),
        None,
        "Flip a Halloween token at Pumpkin Patch",
        "Gira 1 Halloween nel Campo di Zucche",
    ),
    (picks.TakeFrom(PATCH), None, "Take it from Pumpkin Patch", "Prendilo dal Campo di Zucche"),
    (picks.Give(MAYOR), None, "Give it to the Mayor", "Dallo al Sindaco"),
    (picks.Give(OOGIE), None, "Give it to Oogie", "Dallo al Bau Bau"),
    (picks.RollFor("left"), None, "Roll for the Location on your left", "Tira per il Luogo a sinistra"),
    (picks.RollFor("middle"), None, "Roll for the Middle", "Tira per il Luogo di Mezzo"),
    (picks.Reroll("both"), None, "Reroll both dice", "Tira di nuovo tutti e due i dadi"),
    (picks.Complete(BAT), None, "Complete Clockwork Bat", "Completa Pipistrello a Molla"),
    (NO, Perhaps(SALLY, CompleteWhich(SALLY)), "Do nothing", "Non fare nulla"),
]

# A question, and how it is put; Sally reads.
PROMPTS: list[tuple[Item, str, str]] = [
    (
        PlayerTurn(SALLY, False),
        "Your turn: which card do you play, and where?",
        "Tocca a te: quale carta giochi, e dove?",
    ),
    (
        PlayerTurn(SALLY, True),
        "Your turn: which card do you play face-down, and where?",
        "Tocca a te: quale carta giochi a faccia in giù, e dove?",
    ),
    (PlayerTurn(OOGIE, False), "Waiting: Oogie.", "In attesa: il Bau Bau."),
    (PlayerTurn(MAYOR, False), "Waiting: the Mayor.", "In attesa: il Sindaco."),
    (
        Trigger(SALLY, (TEXT, TEXT)),
        "Two of your End of round texts wait: which happens first?",
        "Due dei tuoi testi «Fine del Round» attendono: quale si applica per primo?",
    ),
    (
        Trigger(SALLY, (TEXT, TEXT, TEXT)),
        "Three of your End of round texts wait: which happens first?",
        "Tre dei tuoi testi «Fine del Round» attendono: quale si applica per primo?",
    ),
    (
        StitchWhich(SALLY, DOLL),
        "Rag Doll 7: which card do you Stitch under it, if any?",
        "Bambola di Pezza 7: quale carta ci suturi sotto, se vuoi?",
    ),
    (
        WeakenWhich(SALLY, DOLL, 2),
        "Rag Doll 7: which card gets (-2)?",
        "Bambola di Pezza 7: quale carta riceve (-2)?",
    ),
    (
        PushWhich(SALLY, DOLL),
        "Rag Doll 7: which opposing card do you move, and where to?",
        "Bambola di Pezza 7: quale carta avversaria sposti, e dove?",
    ),
    (
        PutInWhich(SALLY, DOLL),
        "Which card from your hand takes the place of Rag Doll 7?",
        "Quale carta della mano prende il posto di Bambola di Pezza 7?",
    ),
    (
        TakeFromWhich(SALLY, DOLL, "halloween", "yours"),
        "Rag Doll 7: from which Location does the Halloween token come?",
        "Bambola di Pezza 7: da quale Luogo prendi il segnalino Halloween?",
    ),
    (
        Perhaps(SALLY, FlipWhich(SALLY, DOLL, 2, "here", "any")),
        "Rag Doll 7: which token do you flip? You can flip up to 2.",
        "Bambola di Pezza 7: quale segnalino giri? Puoi girarne fino a 2.",
    ),
    (
        GiveTo(SALLY, DOLL, "any"),
        "Rag Doll 7: who may take a token of their choice?",
        "Bambola di Pezza 7: chi può prendere un segnalino a sua scelta?",
    ),
    (
        TakeGift(SALLY, SANTA),
        "A gift from Santa: which token do you take?",
        "Un regalo di Babbo Natale: quale segnalino prendi?",
    ),
    (
        TakeGift(SALLY, OOGIE),
        "A gift from Oogie: which token do you take?",
        "Un regalo del Bau Bau: quale segnalino prendi?",
    ),
    (
        UseWhich(SALLY, BAT, (DOLL,), "wormwood"),
        "Clockwork Bat, so far with Rag Doll 7: which card gives the Wormwood?",
        "Pipistrello a Molla, finora con Bambola di Pezza 7: quale carta dà Assenzio?",
    ),
]

REASONS: list[tuple[Reason, str, str]] = [
    (
        Reason("cover-first", "HOL-PLACE-02"),
        "First play at a Location where you have no card yet. (HOL-PLACE-02)",
        "Prima gioca in un Luogo in cui non hai ancora carte. (HOL-PLACE-02)",
    ),
    (
        Reason("no-neutrals-for-two", "HOL-SETUP-14"),
        "With two players, the neutral Characters (the Mayor and Sally) are better left in the box. (HOL-SETUP-14)",
        "In due è meglio lasciare nella scatola i Personaggi Neutrali, il Sindaco e Sally. (HOL-SETUP-14)",
    ),
]
