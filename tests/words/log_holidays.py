"""What the log of Take Over the Holidays says to readers, side by side in both languages."""

from __future__ import annotations

from spiralhill.games.holidays import events
from spiralhill.kernel.steps import Event

SALLY, MAYOR, OOGIE, SANTA = range(4)
# What is added where a tie was broken.
TIE = "It was a tie, but {} had reached the Middle earlier."
PARITY = "Era parità, ma il {} nel Luogo di Mezzo è più basso."

# An event, who reads it, and the line in English and in Italian.
LOG: list[tuple[Event, int | None, str, str]] = [
    (events.RoundBegins(SALLY, 1), SALLY, "Round 1: you start.", "1° round: cominci tu."),
    (events.RoundBegins(MAYOR, 2), SALLY, "Round 2: the Mayor starts.", "2° round: comincia il Sindaco."),
    (events.RoundBegins(OOGIE, 3), SALLY, "Round 3: Oogie starts.", "3° round: comincia il Bau Bau."),
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
    (events.Draws(OOGIE, 4, ("trapdoor-6",) * 4), SALLY, "Oogie draws 4 cards.", "Il Bau Bau pesca 4 carte."),
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
        events.Pushes(OOGIE, MAYOR, "brass-band-9", "old-graveyard", "hinterlands"),
        SALLY,
        "Oogie moves the Mayor’s Brass Band 9 from Old Graveyard to Hinterlands.",
        "Il Bau Bau sposta la carta Banda Cittadina 9 del Sindaco dal Vecchio Cimitero nell’Entroterra.",
    ),
    (
        events.Pushes(OOGIE, SALLY, "rag-doll-7", "snowy-rooftops", "hinterlands"),
        SALLY,
        "Oogie moves your Rag Doll 7 from Snowy Rooftops to Hinterlands.",
        "Il Bau Bau sposta la tua carta Bambola di Pezza 7 dai Tetti Innevati nell’Entroterra.",
    ),
    (
        events.Strengthened(OOGIE, "trapdoor-6", -2, 4),
        SALLY,
        "Oogie’s Trapdoor 6 gets (-2): its strength is now 4.",
        "La carta Botola 6 del Bau Bau riceve (-2): ora ha forza 4.",
    ),
    (
        events.ChangesNothing(OOGIE, "even-odds-4"),
        SALLY,
        "Even Odds 4: the text has no effect.",
        "Pari o Dispari 4: il testo non ha effetto.",
    ),
    (
        events.Skips(SALLY, False),
        OOGIE,
        "Sally chooses to play no card this turn.",
        "Sally sceglie di non giocare carte in questo turno.",
    ),
    (
        events.Skips(SALLY, True),
        SALLY,
        "You have no card left that you may play.",
        "Non hai più carte che puoi giocare.",
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
        events.PutsUnder(SALLY, ("rag-doll-7",)),
        SALLY,
        "You put Rag Doll 7 under your draw pile.",
        "Metti Bambola di Pezza 7 in fondo al tuo mazzo di pesca.",
    ),
    (
        events.Looks(OOGIE, SALLY, ("rag-doll-7",)),
        SALLY,
        "Oogie looks at your face-down Rag Doll 7.",
        "Il Bau Bau guarda la tua carta a faccia in giù: Bambola di Pezza 7.",
    ),
    (
        events.Looks(OOGIE, SALLY, ("rag-doll-7",)),
        MAYOR,
        "Oogie looks at Sally’s face-down card.",
        "Il Bau Bau guarda una carta a faccia in giù di Sally.",
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
        "Babbo Natale sposta 1 segnalino Natale dal Campo di Zucche nel Municipio.",
    ),
    (
        events.GivesToken(SANTA, MAYOR, "halloween"),
        SANTA,
        "You give 1 Halloween token to the Mayor.",
        "Dai 1 segnalino Halloween al Sindaco.",
    ),
    (
        events.GivesToken(SANTA, OOGIE, "christmas"),
        SALLY,
        "Santa gives 1 Christmas token to Oogie.",
        "Babbo Natale dà 1 segnalino Natale al Bau Bau.",
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
        events.RollsDice(OOGIE, "snowy-rooftops", 5, 3, 2),
        OOGIE,
        "You roll 5 and 3: the difference of 2 counts at Snowy Rooftops.",
        "Tiri 5 e 3: la differenza di 2 conta sui Tetti Innevati.",
    ),
    (
        events.Rerolls(OOGIE, "old-graveyard", 4, 4, 0),
        SALLY,
        "Oogie rerolls to 4 and 4: a double counts (+1) at each of their Locations.",
        "Il Bau Bau tira di nuovo, 4 e 4: un doppio conta (+1) in ognuno dei suoi Luoghi.",
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
        "You win Oogie’s Lair with strength 9 and collect 1 Christmas token. " + TIE.format("you"),
        "Vinci nel Covo del Bau Bau con forza 9 e raccogli 1 segnalino Natale. " + PARITY.format("tuo numero"),
    ),
    (
        events.Wins(MAYOR, "town-hall", 9, True, 1, 0),
        SALLY,
        "The Mayor wins Town Hall with strength 9 and collects 1 Christmas token. " + TIE.format("the Mayor"),
        "Il Sindaco vince nel Municipio con forza 9 e raccoglie 1 segnalino Natale. "
        + PARITY.format("numero del Sindaco"),
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
        "To break the tie the Mayor shows the cards left in hand, Brass Band 9: strength 9.",
        "Per lo spareggio il Sindaco mostra le carte che ha ancora in mano, Banda Cittadina 9: forza 9.",
    ),
    (
        events.ShowsHand(SALLY, 0, ()),
        SALLY,
        "You have no card left in hand to break the tie: strength 0.",
        "Non hai più carte in mano per lo spareggio: forza 0.",
    ),
    (
        events.WinsGame(SALLY, 37),
        SALLY,
        "You win with 37 points and take over the holidays!",
        "Vinci con 37 punti e ti impadronisci delle feste!",
    ),
]
