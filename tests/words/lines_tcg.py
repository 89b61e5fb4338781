"""What the TCG says to readers, side by side in both languages."""

from __future__ import annotations

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.bargains import Bargain
from spiralhill.games.tcg.days import DiscardToSeven, PlaceLocale, Reimburse
from spiralhill.games.tcg.effects.hands import AddPoints, Draw, DrawHowMany, PitchWhich, SpendHowMany
from spiralhill.games.tcg.effects.leaving import ScrapCards, StandInstead
from spiralhill.games.tcg.effects.moving import MoveCharacters
from spiralhill.games.tcg.effects.pitching import PitchWindow
from spiralhill.games.tcg.effects.relocating import RideWho
from spiralhill.games.tcg.effects.strikes import NO_LIMIT, ScrapWhich
from spiralhill.games.tcg.effects.wards import Ward
from spiralhill.games.tcg.kings import JoinActivity
from spiralhill.games.tcg.prints import HITS_CHARACTERS, HITS_HAND
from spiralhill.games.tcg.turns import TurnAction
from spiralhill.kernel.effects import NO, Decide, Deed, Perhaps
from spiralhill.kernel.steps import Heard, Item, Pick, Reason, Trigger
from tests.words.log_tcg import JACK, LOG, MAYOR, OOGIE

__all__ = ["BUTTONS", "CARDS", "LOG", "PLAYERS", "PROMPTS", "REASONS"]

PLAYERS = {"en": ("Jack", "Mayor", "Oogie"), "it": ("Jack", "Sindaco", "Bau Bau")}
CARDS = (
    "zero",
    "fetch",
    "town-square",
    "jack-skellington-the-pumpkin-king",
    "jack-skellington-master-of-fright",
    "jewel",
)
ZERO, FETCH, SQUARE, KING, MASTER, JEWEL = range(6)
TEXT = Heard(JACK, ZERO, TurnAction(JACK))

# A pick, the question it answers, and what the button says; Jack reads.
BUTTONS: list[tuple[Pick, Item | None, str, str]] = [
    (
        picks.PlaceLocale(SQUARE, "right"),
        None,
        "Put Town Square in your row: at the right end",
        "Metti Piazza Principale nella fila: all’estremità destra",
    ),
    (picks.Mark("move"), None, "Mark: move 1 Character", "Segna: spostare 1 Personaggio"),
    (picks.Pay(FETCH), None, "Discard Fetch to join in", "Scarta Riporta per partecipare"),
    (picks.Play(ZERO, SQUARE), None, "Play Zero at Town Square", "Gioca Zero nella Piazza Principale"),
    (picks.Play(ZERO), None, "Play Zero", "Gioca Zero"),
    (
        picks.Replace(MASTER, KING),
        None,
        "Jack Skellington, Master of Fright replaces Jack Skellington, The Pumpkin King",
        "Jack Skeletron, Maestro del Terrore invece di Jack Skeletron, Il Re delle Zucche",
    ),
    (picks.PlaySurprise(FETCH, 1), None, "Play Fetch", "Gioca Riporta"),
    (picks.PlaySurprise(FETCH, 2), None, "Play Fetch, other ability", "Gioca Riporta, altra capacità"),
    (picks.PerformPart(SQUARE, 1), None, "Perform Town Square in part", "Usa Piazza Principale in parte"),
    (picks.AskScore(OOGIE), None, "Ask Oogie for the Scare Points", "Chiedi al Bau Bau i Punti Paura"),
    (picks.Amount(1), DrawHowMany(JACK, 3), "Draw 1 card", "Pesca 1 carta"),
    (picks.Amount(0), SpendHowMany(JACK), "Give up 0 Pumpkin Points", "Rinuncia a 0 Punti Zucca"),
    (picks.STOP, MoveCharacters(JACK, 2), "Use no more Movement", "Non usare altri Movimenti"),
    (picks.STOP, Bargain(JACK, ZERO, None), "Pay the price", "Paga il prezzo"),
    (picks.NameTitle("the-mayor"), None, "Name The Mayor", "Nomina Il Sindaco"),
    (NO, Perhaps(JACK, PitchWhich(JACK)), "Do nothing", "Non fare nulla"),
]

# A question, and how it is put; Jack reads.
PROMPTS: list[tuple[Item, str, str]] = [
    (
        TurnAction(JACK),
        "Your turn: play cards, perform one Function, or end your turn.",
        "Tocca a te: gioca carte, svolgi una Funzione, o finisci il turno.",
    ),
    (TurnAction(OOGIE), "Waiting: Oogie.", "In attesa: il Bau Bau."),
    (
        Trigger(JACK, (TEXT, TEXT)),
        "The texts of 2 cards happen now: which comes first?",
        "Ora si applicano i testi di 2 carte: quale per primo?",
    ),
    (Decide(JACK, Deed(Draw(2), JACK, ZERO)), "Do you want to draw 2 cards?", "Vuoi pescare 2 carte?"),
    (
        PlaceLocale(JACK),
        "At which end of your row does the new Locale go?",
        "A quale estremità della tua fila va il nuovo Luogo?",
    ),
    (
        Reimburse(JACK, 2),
        "Your Surprises are discarded. Do you draw 2 cards for them?",
        "Le tue Sorprese vengono scartate. Peschi 2 carte per rimborsarle?",
    ),
    (
        DiscardToSeven(JACK),
        "You hold more than seven cards: which one do you discard?",
        "Hai in mano più di sette carte: quale scarti?",
    ),
    (
        JoinActivity(JACK, "draw", False),
        "Do you draw 1 card? It takes a card from your hand: choose the one you discard, or pass.",
        "Vuoi pescare 1 carta? Costa una carta della mano: scegli quella da scartare, o passa.",
    ),
    (
        JoinActivity(JACK, "points", True),
        "Do you add 1 Pumpkin Point? It is free for you.",
        "Vuoi aggiungere 1 Punto Zucca? Per te è gratis.",
    ),
    (
        PitchWhich(JACK, (Deed(AddPoints(1), JACK, FETCH),)),
        "Which card do you discard from your hand to add 1 Pumpkin Point?",
        "Quale carta scarti dalla tua mano per aggiungere 1 Punto Zucca?",
    ),
    (
        MoveCharacters(JACK, 1),
        "Which Character moves, and where to? You have 1 Movement left.",
        "Quale Personaggio si sposta, e dove? Ti resta 1 Movimento.",
    ),
    (
        RideWho(JACK, SQUARE, (), (ZERO,), True),
        "Zero and who else goes to Town Square?",
        "Oltre a Zero, chi altro va nel Luogo Piazza Principale?",
    ),
    (
        ScrapWhich(JACK, (), FETCH, 1, 1),
        "Fetch: which Character with Scare Number 1 is discarded?",
        "Riporta: quale Personaggio con Valore di Paura 1 va scartato?",
    ),
    (
        ScrapWhich(JACK, (), FETCH, -NO_LIMIT, NO_LIMIT),
        "Fetch: which Character of an opponent is discarded?",
        "Riporta: quale Personaggio di un avversario va scartato?",
    ),
    (
        PitchWindow((JACK, OOGIE)),
        "You discard half of your hand, rounded up: which card goes?",
        "Scarti metà della mano, per eccesso: quale carta va via?",
    ),
    (PitchWindow((MAYOR, OOGIE)), "Waiting: the Mayor and Oogie.", "In attesa: il Sindaco e il Bau Bau."),
    (
        StandInstead(JACK, KING, JEWEL, ScrapCards((KING,))),
        "Is Jewel discarded in the place of Jack Skellington, The Pumpkin King?",
        "Scarti Jewel al posto di Jack Skeletron, Il Re delle Zucche?",
    ),
    (
        Ward(JACK, FETCH, HITS_CHARACTERS),
        "Fetch is about to affect your Characters: do you protect yourself?",
        "Riporta sta per colpire i tuoi Personaggi: ti proteggi?",
    ),
    (
        Ward(JACK, FETCH, HITS_HAND),
        "Fetch is about to hit your hand: do you protect it?",
        "Riporta sta per colpire la tua mano: la proteggi?",
    ),
]

REASONS: list[tuple[Reason, str, str]] = [
    (
        Reason("not-active", "TCG-FUNC-03", (("scare", 1), ("threshold", 3))),
        "That Locale is not Active: its Scare is 1, and its threshold is 3. (TCG-FUNC-03)",
        "Quel Luogo non è Attivo: la Paura che ha è 1, e la sua soglia è 3. (TCG-FUNC-03)",
    ),
    (
        Reason("too-dear", "TCG-PLAY-04", (("price", 1), ("points", 0))),
        "It costs 1 Pumpkin Point, and you have none. (TCG-PLAY-04)",
        "Costa 1 Punto Zucca, e tu non ne hai. (TCG-PLAY-04)",
    ),
    (
        Reason("deck-versions", "TCG-DECK-07", (("title", "jack-skellington"), ("number", 5))),
        "Jack Skellington is in this deck 5 times, all versions together, and four are the most. (TCG-DECK-07)",
        "Jack Skeletron è in questo mazzo 5 volte, contando tutte le versioni, e il massimo è quattro. (TCG-DECK-07)",
    ),
    (
        Reason("deck-unknown", "", (("word", "Zorro"), ("card", ""))),
        "There is no card “Zorro”.",
        "La carta «Zorro» non esiste.",
    ),
    (
        Reason("deck-renamed", "", (("line", 7), ("word", "Mine"))),
        "Line 7 names the deck again: it is called “Mine” already.",
        "La riga 7 dà al mazzo un altro nome: si chiama già «Mine».",
    ),
]
