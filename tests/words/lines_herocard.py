"""What HeroCard says to readers, side by side in both languages."""

from __future__ import annotations

from spiralhill.games.herocard import events, picks
from spiralhill.games.herocard.effects import ClearByText, ClearTop, ConvertActive, ConvertCard, WasteSeen
from spiralhill.games.herocard.turn import ActionPhase, ClearPhase, DiscardPhase, Priority
from spiralhill.games.herocard.values import YOU
from spiralhill.kernel.effects import NO, YES, Decide, Deed
from spiralhill.kernel.steps import GAME_OVER, NOT_OFFERED, PASS, Event, Heard, Item, Pick, Reason, Trigger

WILL, ISIS = 0, 1
PLAYERS = {"en": ("Will", "Isis"), "it": ("Will", "Isis")}
CARDS = ("shotgun", "burn", "retouch")
CONVERT = ConvertActive(YOU, "base-attack", 6, "sequence-end")

# An event, who reads it, and the line in English and in Italian.
LOG: list[tuple[Event, int | None, str, str]] = [
    (
        events.Draws(ISIS, 2, ("burn", "retouch")),
        ISIS,
        "You draw Burn and Retouch.",
        "Peschi Bruciatura e Ritocco.",
    ),
    (events.Draws(ISIS, 2, ("burn", "retouch")), WILL, "Isis draws 2 cards.", "Isis pesca 2 carte."),
    (events.Draws(ISIS, 1, ("burn",)), WILL, "Isis draws 1 card.", "Isis pesca 1 carta."),
    (events.Draws(ISIS, 1, ("burn",)), None, "Isis draws 1 card.", "Isis pesca 1 carta."),
    (
        events.Draws(ISIS, 3, ("burn", "burn", "retouch")),
        ISIS,
        "You draw Burn, Burn and Retouch.",
        "Peschi Bruciatura, Bruciatura e Ritocco.",
    ),
    (
        events.Plays(WILL, "shotgun", ISIS),
        WILL,
        "You play Shotgun at Isis.",
        "Giochi Doppietta contro Isis.",
    ),
    (
        events.Plays(WILL, "shotgun", ISIS),
        ISIS,
        "Will plays Shotgun at you.",
        "Will gioca Doppietta contro di te.",
    ),
    (events.Plays(WILL, "reload", None), ISIS, "Will plays Reload.", "Will gioca Ricarica."),
    (
        events.AttackEnds(ISIS, WILL, 8, 5, True),
        WILL,
        "Isis’s attack on you succeeds, 8 against 5.",
        "L’attacco di Isis contro di te riesce, 8 a 5.",
    ),
    (
        events.AttackEnds(WILL, ISIS, 5, 5, False),
        WILL,
        "Your attack on Isis fails, 5 against 5.",
        "Il tuo attacco contro Isis fallisce, 5 a 5.",
    ),
    (
        events.Scores(ISIS, 1),
        WILL,
        "Isis scores and has 1 Victory Point.",
        "Isis segna: ora ha 1 Punto Vittoria.",
    ),
    (
        events.Scores(ISIS, 2),
        ISIS,
        "You score: you have 2 Victory Points.",
        "Segni: ora hai 2 Punti Vittoria.",
    ),
    (
        events.Looks(ISIS, WILL, 2, ("shotgun", "reload")),
        ISIS,
        "You look at the top 2 cards of Will’s deck: Shotgun and Reload.",
        "Guardi le prime 2 carte del mazzo di Will: Doppietta e Ricarica.",
    ),
    (
        events.Looks(ISIS, WILL, 2, ("shotgun", "reload")),
        WILL,
        "Isis looks at the top 2 cards of your deck.",
        "Isis guarda le prime 2 carte del tuo mazzo.",
    ),
    (
        events.Deploys(ISIS, "mind", 2, ("burn",)),
        ISIS,
        "You lay Burn face down.",
        "Schieri una carta coperta: Bruciatura.",
    ),
    (
        events.Deploys(ISIS, "mind", 2, ("burn",)),
        WILL,
        "Isis lays a card face down: Mind 2.",
        "Isis schiera una carta coperta: Mente 2.",
    ),
    (
        events.Wastes(WILL, "shotgun", True),
        WILL,
        "You waste Shotgun: it lies in play and does nothing.",
        "Sprechi Doppietta: resta in gioco senza effetto.",
    ),
    (
        events.Wastes(WILL, "shotgun", False),
        ISIS,
        "Will wastes Shotgun: there are too few free points, so it is discarded.",
        "Will spreca Doppietta: i punti liberi non bastano, quindi finisce fra gli scarti.",
    ),
    (events.Purges(ISIS, "burn"), WILL, "Isis’s Burn is purged.", "La carta Bruciatura di Isis è annullata."),
    (events.Purges(ISIS, "burn"), ISIS, "Your Burn is purged.", "La tua carta Bruciatura è annullata."),
    (
        events.TwistsAttribute(WILL, "body", 3),
        ISIS,
        "Will’s Body card is twisted: its score counts 3 lower.",
        "La carta Corpo di Will è ruotata: vale 3 in meno.",
    ),
    (
        events.Forbids(ISIS, "block-mod"),
        ISIS,
        "You cannot play Block Mod cards for the rest of this attack.",
        "Non puoi più giocare carte Modificatore di Difesa in questo attacco.",
    ),
    (events.Wins(WILL), WILL, "You win the duel!", "Vinci il duello!"),
    (events.Draw(), None, "The duel ends in a draw.", "Il duello finisce in parità."),
]

# A pick, the question it answers, and what the button says; Will reads.
BUTTONS: list[tuple[Pick, Item | None, str, str]] = [
    (picks.Play(0, ISIS), None, "Play Shotgun at Isis", "Gioca Doppietta contro Isis"),
    (picks.Play(1), None, "Play Burn", "Gioca Bruciatura"),
    (picks.Discard(1), None, "Discard Burn", "Scarta Bruciatura"),
    (picks.Draw(0), None, "Draw no card", "Non pescare"),
    (picks.Draw(1), None, "Draw 1 card", "Pesca 1 carta"),
    (picks.Draw(3), None, "Draw 3 cards", "Pesca 3 carte"),
    (picks.Clear(2), None, "Clear Retouch", "Rimuovi Ritocco"),
    (picks.Unwind("body"), None, "Unwind your Body card", "Raddrizza la tua carta Corpo"),
    (picks.END, None, "End your Action phase", "Concludi la tua fase Azione"),
    (picks.REFRESH, None, "Refresh your hand", "Rinnova la mano"),
    (PASS, None, "Pass", "Passa"),
    (YES, None, "Yes", "Sì"),
    (picks.STOP, None, "That is all", "Basta così"),
    (NO, Decide(WILL, Deed(ClearTop("x"), WILL, 0)), "No", "No"),
    (picks.STOP, DiscardPhase(WILL), "Discard no more", "Non scartare altro"),
    (picks.STOP, ClearPhase(WILL), "Clear no more", "Non rimuovere altro"),
    (picks.STOP, ClearByText(WILL, 2), "Clear no more", "Non rimuovere altro"),
]

# A question, and how it is put; Will reads.
PROMPTS: list[tuple[Item, str, str]] = [
    (
        ClearPhase(WILL, 3),
        "Clear phase: which card do you clear? You have 3 clears left.",
        "Fase Rimozione: quale carta rimuovi? Ti restano 3 rimozioni.",
    ),
    (
        ClearPhase(WILL, 1),
        "Clear phase: which card do you clear? You have one clear left.",
        "Fase Rimozione: quale carta rimuovi? Ti resta una rimozione.",
    ),
    (
        ActionPhase(WILL, False),
        "Action phase: play a card, refresh your hand, or end the phase.",
        "Fase Azione: gioca una carta, rinnova la mano o concludi la fase.",
    ),
    (
        Priority(WILL, closing=True),
        "The turn is ending: play a Fast card, or pass.",
        "Il turno sta per finire: gioca una carta Rapida o passa.",
    ),
    (
        WasteSeen(WILL, ISIS, (1, 2)),
        "You see Burn and Retouch: which one must Isis waste?",
        "Vedi Bruciatura e Ritocco: quale deve sprecare Isis?",
    ),
    (
        ConvertCard(WILL, WILL, CONVERT, 0),
        "Shotgun: which of your active cards do you convert?",
        "Doppietta: quale delle tue carte attive converti?",
    ),
    (
        Decide(WILL, Deed(ClearTop("x"), WILL, 0)),
        "Do you want to clear the top card of your X stack?",
        "Vuoi rimuovere la carta in cima alla tua pila X?",
    ),
    (
        Trigger(WILL, (Heard(WILL, 0, ClearPhase(WILL)), Heard(WILL, 1, ClearPhase(WILL)))),
        "The texts of 2 cards happen now: which comes first?",
        "Si applicano i testi di 2 carte: quale per primo?",
    ),
    (Priority(ISIS), "Waiting: Isis.", "In attesa: Isis."),
]

REASONS: list[tuple[Reason, str, str]] = [
    (
        Reason("too-dear", "DUEL-ATTR-05", (("card", "shotgun"), ("cost", 8), ("free", 3), ("attribute", "body"))),
        "Shotgun costs 8, and you have only 3 free Body points. (DUEL-ATTR-05)",
        "Doppietta costa 8, e hai solo 3 punti Corpo liberi. (DUEL-ATTR-05)",
    ),
    (
        Reason("too-dear", "DUEL-ATTR-05", (("card", "burn"), ("cost", 2), ("free", 1), ("attribute", "mind"))),
        "Burn costs 2, and you have only 1 free Mind point. (DUEL-ATTR-05)",
        "Bruciatura costa 2, e hai solo 1 punto Mente libero. (DUEL-ATTR-05)",
    ),
    (
        Reason("block-when-attacked", "DUEL-BLK-09", (("card", "self-defense"),)),
        "Self Defense is a Block card: play it when somebody attacks you. (DUEL-BLK-09)",
        "Legittima difesa è una carta Difesa: giocala quando qualcuno ti attacca. (DUEL-BLK-09)",
    ),
    (NOT_OFFERED, "That cannot be done now.", "Adesso non si può fare."),
    (GAME_OVER, "The game is over.", "La partita è finita."),
]
