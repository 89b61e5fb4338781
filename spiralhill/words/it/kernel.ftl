### Ciò che dicono tutti i giochi.

## Elenchi

# Due carte, o le ultime due di più: "Bruciatura e Ritocco".
list-last = { $before } e { $item }
list-more = { $before }, { $item }
# O una tra più: "Bruciatura o Ritocco".
list-any = { $before } o { $item }
# Un numero in cifre: "1.000".
figures = { NUMBER($figures) }

## Scelte

pick-pass = Passa
pick-yes = Sì
pick-no =
    { $during ->
        [decide] No
       *[other] Non fare nulla
    }
pick-as-listed = Tutti nell’ordine elencato
# Fra più testi che avvengono nello stesso momento, prima quello di questa carta.
pick-first = Prima { $card }

## Domande

prompt-waiting = In attesa: { $players }.
prompt-decide = Vuoi { $deed }?

## Testi delle carte

# $mood: un testo sta da solo ("Pesca 2 carte.") o segue un verbo ("Puoi pescare 2 carte.").
may =
    { $mood ->
        [infinitive] { $effect }
       *[imperative] Puoi { $effect }.
    }
deed = { $effect }

## Motivi

reason-with-rule = { $reason } ({ $rule })
reason-not-offered = Adesso non si può fare.
reason-not-asked = Adesso non tocca a te decidere.
reason-game-over = La partita è finita.
