"""What Take Over the Holidays says to readers, side by side in both languages."""

from __future__ import annotations

from spiralhill.games.holidays import events, picks
from spiralhill.games.holidays.characters.finkelstein import CompleteWhich, UseWhich
from spiralhill.games.holidays.characters.jack import FlipWhich
from spiralhill.games.holidays.characters.sally import StitchWhich
from spiralhill.games.holidays.characters.santa import GiveTo, TakeGift
from spiralhill.games.holidays.effects.moving import PushWhich, PutInWhich
from spiralhill.games.holidays.effects.strength import WeakenWhich
from spiralhill.games.holidays.effects.tokens import TakeFromWhich
from spiralhill.games.holidays.round import PlayerTurn
from spiralhill.kernel.effects import NO, Perhaps
from spiralhill.kernel.steps import Event, Item, Pick, Reason

SALLY, MAYOR, OOGIE, SANTA = range(4)
PLAYERS = {"en": ("Sally", "Mayor", "Oogie", "Santa"), "it": ("Sally", "Sindaco", "Bau Bau", "Babbo Natale")}
CARDS = ("rag-doll-7", "brass-band-9", "pumpkin-patch", "clockwork-bat")
DOLL, BAND, PATCH, BAT = range(4)

# An event, who reads it, and the line in English and in Italian.
LOG: list[tuple[Event, int | None, str, str]] = [
    (events.RoundBegins(SALLY, 1), SALLY, "Round 1: you start.", "Round 1: cominci tu."),
    (events.RoundBegins(MAYOR, 2), SALLY, "Round 2: the Mayor starts.", "Round 2: comincia il Sindaco."),
    (
        events.LaysLocation("hinterlands", MAYOR, SALLY, 2, 1),
        SALLY,
        "Hinterlands lies between you and the Mayor: 2 Christmas and 1 Halloween token.",
        "Entroterra, tra te e il Sindaco: 2 segnalini Natale e 1 Halloween.",
    ),
    (
        events.LaysLocation("town-hall", None, None, 4, 3),
        None,
        "Town Hall lies on the Middle: 4 Christmas and 3 Halloween tokens.",
        "Municipio, sul Luogo di Mezzo: 4 segnalini Natale e 3 Halloween.",
    ),
    (events.Draws(OOGIE, 4, ("trapdoor-6",) * 4), SALLY, "Oogie draws 4 cards.", "Bau Bau pesca 4 carte."),
    (
        events.Plays(MAYOR, "brass-band-9", "spiral-hill"),
        SALLY,
        "The Mayor plays Brass Band 9 at Spiral Hill.",
        "Il Sindaco gioca Banda Cittadina 9 sulla Collina a Spirale.",
    ),
    (
        events.PlaysFaceDown(SALLY, "town-hall", ("rag-doll-7",)),
        SALLY,
        "You play Rag Doll 7 face-down at Town Hall.",
        "Giochi Bambola di Pezza 7 a faccia in giù nel Municipio.",
    ),
    (
        events.PlaysFaceDown(SALLY, "town-hall", ("rag-doll-7",)),
        OOGIE,
        "Sally plays a card face-down at Town Hall.",
        "Sally gioca una carta a faccia in giù nel Municipio.",
    ),
    (
        events.MiddleOrder(SANTA, 2),
        SALLY,
        "Santa reaches the Middle as number 2.",
        "Babbo Natale arriva al Luogo di Mezzo con il numero 2.",
    ),
    (
        events.Strengthened(SALLY, "torn-seam-9", 4, 13),
        SALLY,
        "Your Torn Seam 9 gets (+4): its strength is now 13.",
        "La tua carta Cucitura Strappata 9 riceve (+4): ora ha forza 13.",
    ),
    (
        events.Strengthened(MAYOR, "brass-band-9", -2, 7),
        SALLY,
        "The Mayor’s Brass Band 9 gets (-2): its strength is now 7.",
        "La carta Banda Cittadina 9 del Sindaco riceve (-2): ora ha forza 7.",
    ),
    (
        events.Pushes(OOGIE, MAYOR, "brass-band-9", "hinterlands"),
        SALLY,
        "Oogie moves the Mayor’s Brass Band 9 to Hinterlands.",
        "Bau Bau sposta la carta Banda Cittadina 9 del Sindaco nell’Entroterra.",
    ),
    (
        events.Pushes(OOGIE, SALLY, "rag-doll-7", "hinterlands"),
        SALLY,
        "Oogie moves your Rag Doll 7 to Hinterlands.",
        "Bau Bau sposta la tua carta Bambola di Pezza 7 nell’Entroterra.",
    ),
    (
        events.Exchanges(SALLY, "rag-doll-7", "torn-seam-9", "town-hall"),
        OOGIE,
        "Sally takes Rag Doll 7 back in hand and puts Torn Seam 9 in its place at Town Hall.",
        "Sally riprende in mano Bambola di Pezza 7 e mette al suo posto Cucitura Strappata 9 nel Municipio.",
    ),
    (
        events.PutsUnder(SALLY, ("rag-doll-7",)),
        OOGIE,
        "Sally puts a card from hand under their draw pile.",
        "Sally mette una carta della mano in fondo al suo mazzo di pesca.",
    ),
    (
        events.Looks(OOGIE, SALLY, ("rag-doll-7",)),
        SALLY,
        "Oogie looks at your face-down Rag Doll 7.",
        "Bau Bau guarda la tua carta a faccia in giù: Bambola di Pezza 7.",
    ),
    (
        events.Looks(OOGIE, SALLY, ("rag-doll-7",)),
        MAYOR,
        "Oogie looks at Sally’s face-down card.",
        "Bau Bau guarda una carta a faccia in giù di Sally.",
    ),
    (
        events.FlipsToken(SALLY, "pumpkin-patch", "christmas"),
        None,
        "Sally flips a token at Pumpkin Patch to Christmas.",
        "Sally gira un segnalino sul lato Natale nel Campo di Zucche.",
    ),
    (
        events.MovesToken(SANTA, "pumpkin-patch", "town-hall", "christmas"),
        SALLY,
        "Santa moves 1 Christmas token from Pumpkin Patch to Town Hall.",
        "Babbo Natale sposta 1 segnalino Natale: Campo di Zucche → Municipio.",
    ),
    (
        events.GivesToken(SANTA, MAYOR, "halloween"),
        SANTA,
        "You give 1 Halloween token to the Mayor.",
        "Dai 1 segnalino Halloween al Sindaco.",
    ),
    (
        events.GivesToken(SANTA, SALLY, "halloween"),
        SALLY,
        "Santa gives you 1 Halloween token.",
        "Babbo Natale ti dà 1 segnalino Halloween.",
    ),
    (
        events.MoodShows(MAYOR, "panic"),
        MAYOR,
        "The Mood token shows Panic.",
        "Il segnalino Umore mostra il lato Panico.",
    ),
    (
        events.RollsDice(OOGIE, "snowy-rooftops", 5, 3),
        OOGIE,
        "You roll 5 and 3 for Snowy Rooftops.",
        "Tiri i dadi sui Tetti Innevati: 5 e 3.",
    ),
    (
        events.Stitches(SALLY, "torn-seam-9", "rag-doll-7"),
        SALLY,
        "You Stitch Rag Doll 7 under Torn Seam 9.",
        "Suturi Bambola di Pezza 7 sotto Cucitura Strappata 9.",
    ),
    (
        events.Wins(MAYOR, "oogies-lair", 12, False, 0, 3),
        SALLY,
        "The Mayor wins Oogie’s Lair with strength 12 and collects 3 Halloween tokens.",
        "Il Sindaco vince nel Covo del Bau Bau con forza 12 e raccoglie 3 segnalini Halloween.",
    ),
    (
        events.Wins(SALLY, "oogies-lair", 9, True, 1, 0),
        SALLY,
        "You win Oogie’s Lair, tied at strength 9 but earlier at the Middle, and collect 1 Christmas token.",
        "Vinci nel Covo del Bau Bau con forza 9, in parità ma prima nel Luogo di Mezzo, e raccogli 1 segnalino Natale.",
    ),
    (
        events.Scores(MAYOR, 24, 5),
        SALLY,
        "The Mayor has 24 points from tokens and 5 from the bonus.",
        "Il Sindaco ha 24 punti dai segnalini e 5 dal bonus.",
    ),
    (events.Scores(OOGIE, 1, 0), OOGIE, "You have 1 point from tokens.", "Hai 1 punto dai segnalini."),
    (
        events.ShowsHand(MAYOR, 9, ("brass-band-9",)),
        SALLY,
        "In the tie the Mayor shows Brass Band 9: strength 9.",
        "Nella parità il Sindaco mostra Banda Cittadina 9: forza 9.",
    ),
    (
        events.ShowsHand(SALLY, 0, ()),
        SALLY,
        "In the tie you have no card left to show.",
        "Nella parità non ti restano carte da mostrare.",
    ),
    (
        events.WinsGame(SALLY, 37),
        SALLY,
        "You win with 37 points and take over the holidays!",
        "Vinci con 37 punti e ti impadronisci delle feste!",
    ),
]

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
        "Move Brass Band 9 to the Mayor’s right",
        "Banda Cittadina 9 a destra del Sindaco",
    ),
    (
        picks.Push(BAND, MAYOR, "middle"),
        None,
        "Move Brass Band 9 to the Middle",
        "Banda Cittadina 9 del Sindaco al centro",
    ),
    (picks.Weaken(BAND, MAYOR), None, "Weaken the Mayor’s Brass Band 9", "Indebolisci Banda Cittadina 9 del Sindaco"),
    (
        picks.Flip(PATCH, "halloween"),
        None,
        "Flip a Halloween token at Pumpkin Patch",
        "Gira 1 Halloween: Campo di Zucche",
    ),
    (picks.TakeFrom(PATCH), None, "Take it from Pumpkin Patch", "Prendilo da: Campo di Zucche"),
    (picks.Give(MAYOR), None, "Give it to the Mayor", "Dallo al Sindaco"),
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
    (PlayerTurn(OOGIE, False), "Waiting: Oogie.", "In attesa: Bau Bau."),
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
