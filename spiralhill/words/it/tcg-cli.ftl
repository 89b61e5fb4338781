### Il terminale: che cosa sta attorno al gioco di carte.

cli-welcome = { $players }: dodici Giorni a Natale, e vince la Città di Halloween più spaventosa.
cli-no-such-seat = non c’è nessun mazzo { $typed }; i mazzi sono { $names }
cli-day = Giorno { $day } di 12, ne mancano { $left } · Re delle Zucche: { $king }
cli-scare =
    { $points ->
        [one] { $points } Punto Paura
       *[other] { $points } Punti Paura
    }
cli-turn = di turno
cli-creations = Creazioni: { $cards }
cli-functions = Che cosa fanno i tuoi Luoghi
cli-centre = Al centro, fino alla { -end-phase }: { $cards }
cli-table = Sul tavolo: { $cards }
cli-surprises = Sorprese giocate: { $cards }
cli-piles = mano { $hand } · mazzo { $deck } · scarti { $discard } · Luoghi da venire { $locales }
cli-legend = Dopo il titolo c’è il Valore di Paura; ● è un Luogo Attivo con la sua paura e la sua Soglia, ○ non è Attivo, ▒ è a faccia in giù, ✶ ha un segnalino Maleficio; @2 è il secondo posto.

## Bustine, riserve chiuse e draft

limited-booster = Bustina { $number }
limited-sealed = Una riserva chiusa di { $number } carte
limited-take = Bustina { $round }: hai { $taken } carte. Prendine una con il suo numero o il suo titolo.
limited-which = Di’ una di queste: { $titles }
limited-written = Il mazzo è in { $file }.
