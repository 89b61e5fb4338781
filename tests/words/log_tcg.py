"""What the log of the TCG says to readers, side by side in both languages."""

from __future__ import annotations

from spiralhill.games.tcg import events
from spiralhill.kernel.steps import Event

JACK, MAYOR, OOGIE = range(3)

# An event, who reads it, and the line in English and in Italian.
LOG: list[tuple[Event, int | None, str, str]] = [
    (
        events.ChoosesKing(OOGIE),
        JACK,
        "Oogie is the first Pumpkin King.",
        "Il primo Re delle Zucche è il Bau Bau.",
    ),
    (
        events.DayBegins(JACK, 1, 11),
        JACK,
        "Day 1 begins: you are the Pumpkin King.",
        "Comincia il Giorno 1: il Re delle Zucche sei tu.",
    ),
    (
        events.DayBegins(OOGIE, 12, 0),
        JACK,
        "Day 12 begins, the last one: Oogie is the Pumpkin King.",
        "Comincia il Giorno 12, l’ultimo: il Re delle Zucche è il Bau Bau.",
    ),
    (events.RevealsStart(JACK, "jacks-house"), JACK, "You begin at Jack’s House.", "Cominci nella Casa di Jack."),
    (
        events.PlacesLocale(OOGIE, "the-well", "left"),
        JACK,
        "Oogie puts The Well at the left end of the row.",
        "Il Bau Bau mette Pozzo all’estremità sinistra della fila.",
    ),
    (
        events.Marks(JACK, "draw", None),
        OOGIE,
        "Jack marks an activity: draw 1 card. Whoever wants it pays 1 card.",
        "Jack segna un’attività: pescare 1 carta. Chi la vuole paga 1 carta.",
    ),
    (
        events.Marks(OOGIE, "points", JACK),
        JACK,
        "Oogie marks an activity: add 1 Pumpkin Point. It is free for you; all others pay 1 card.",
        "Il Bau Bau segna un’attività: aggiungere 1 Punto Zucca. Per te è gratis; gli altri pagano 1 carta.",
    ),
    (
        events.Draws(JACK, 2, ("fetch", "zero")),
        JACK,
        "You draw 2 cards: Fetch and Zero.",
        "Peschi 2 carte: Riporta e Zero.",
    ),
    (events.Draws(JACK, 2, ("fetch", "zero")), OOGIE, "Jack draws 2 cards.", "Jack pesca 2 carte."),
    (
        events.AddsPoints(OOGIE, 3, 6),
        JACK,
        "Oogie adds 3 Pumpkin Points and has 6 now.",
        "Il Bau Bau aggiunge 3 Punti Zucca e ora ne ha 6.",
    ),
    (
        events.PlaysCharacter(JACK, "jack-skellington-the-pumpkin-king", "jacks-house", None, 2),
        JACK,
        "You play Jack Skellington, The Pumpkin King at Jack’s House for 2 Pumpkin Points.",
        "Giochi Jack Skeletron, Il Re delle Zucche nella Casa di Jack per 2 Punti Zucca.",
    ),
    (
        events.PlaysCharacter(OOGIE, "easter-bunny", "town-hall", MAYOR, 2),
        JACK,
        "Oogie plays Easter Bunny at Town Hall in the Mayor’s row for 2 Pumpkin Points.",
        "Il Bau Bau gioca Coniglietto di Pasqua nel Municipio nella fila del Sindaco per 2 Punti Zucca.",
    ),
    (
        events.Replaces(JACK, "lock-impish-trick-or-treater", "lock-little-devil", 0),
        OOGIE,
        "Jack replaces Lock, Little Devil with Lock, Impish Trick-or-Treater at no cost.",
        "Jack sostituisce Vado, Diavoletto con Vado, Birbante Cacciatore di Dolcetti gratis.",
    ),
    (
        events.PlaysSurprise(JACK, "fetch", 0),
        JACK,
        "You play the Surprise Fetch at no cost.",
        "Giochi la Sorpresa Riporta gratis.",
    ),
    (
        events.Bounces(OOGIE, "zero", JACK),
        JACK,
        "Zero returns from Oogie’s town to your hand.",
        "Zero torna dalla città del Bau Bau in mano a te.",
    ),
    (
        events.Moves(JACK, "zero", "jacks-house", "town-square"),
        OOGIE,
        "Zero moves from Jack’s House to Town Square in Jack’s town.",
        "Nella città di Jack, Zero si sposta dalla Casa di Jack nella Piazza Principale.",
    ),
    (
        events.Searches(JACK, 2, ("zero", "fetch")),
        OOGIE,
        "Jack turns up 2 cards: Zero and Fetch.",
        "Jack scopre 2 carte: Zero e Riporta.",
    ),
    (
        events.Searches(JACK, 0, ()),
        JACK,
        "You turn up nothing: the Main Deck is empty.",
        "Scopri nulla: il Mazzo Principale è vuoto.",
    ),
    (
        events.LaysUnder(JACK, "scary-bed", 1, ("zero",)),
        JACK,
        "You put 1 card face down under Scary Bed: Zero.",
        "Metti 1 carta a faccia in giù sotto il Luogo Letto Spaventoso: Zero.",
    ),
    (
        events.LaysUnder(JACK, "scary-bed", 1, ("zero",)),
        None,
        "Jack puts 1 card face down under Scary Bed.",
        "Jack mette 1 carta a faccia in giù sotto il Luogo Letto Spaventoso.",
    ),
    (
        events.Looks(OOGIE, JACK, 1, ("zero",)),
        JACK,
        "Oogie looks at your hand (1 card).",
        "Il Bau Bau guarda la tua mano (1 carta).",
    ),
    (
        events.Looks(OOGIE, JACK, 1, ("zero",)),
        OOGIE,
        "You look at Jack’s hand (1 card): Zero.",
        "Guardi la mano di Jack (1 carta): Zero.",
    ),
    (
        events.NamesTitle(OOGIE, "jack-skellington"),
        JACK,
        "Oogie names Jack Skellington.",
        "Il Bau Bau nomina Jack Skeletron.",
    ),
    (
        events.TellsScore(OOGIE, JACK, 1),
        JACK,
        "You tell Oogie: 1 Scare Point.",
        "Dici al Bau Bau: 1 Punto Paura.",
    ),
    (events.ClearsHex(2), None, "2 Hex Counters are removed.", "Si tolgono 2 segnalini Maleficio."),
    (
        events.BreaksTie(JACK, 1, 0),
        JACK,
        "To break the tie, you have 1 Active Locale with a Scare Threshold of 0 in all.",
        "Per decidere il pareggio, tu hai 1 Luogo Attivo con una Soglia di Paura di 0 in tutto.",
    ),
    (
        events.WinsGame(OOGIE, 21),
        JACK,
        "Oogie wins with 21 Scare Points!",
        "Il Bau Bau vince con 21 Punti Paura!",
    ),
]
