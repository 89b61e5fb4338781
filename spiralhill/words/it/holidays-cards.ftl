### Impadronitevi delle feste: come si chiamano i giocatori, titoli, e ciò che sta scritto su carte e plance.

## I giocatori, con il nome del loro Personaggio

character-jack = Jack
character-santa = Babbo Natale
# Una carica, perciò la cronaca dice "il Sindaco": vedi part-seat.
character-mayor = Sindaco
character-finkelstein = Finkelstein
character-oogie = Bau Bau
character-sally = Sally

## Titoli: plance

card-jack = Jack Skeletron
card-santa = Babbo Natale
card-mayor = Il Sindaco
card-finkelstein = Dott. Finkelstein
card-oogie = Bau Bau
card-sally = Sally

## Titoli: Jack

card-pumpkin-king = Re delle Zucche
card-snow-in-the-palm = Neve sul Palmo
card-candy-cane-assay = Analisi del Bastoncino
card-courtly-bow = Inchino Regale
card-repainted-toys = Giocattoli Ridipinti
card-coffin-sleigh = Slitta Bara
card-chalkboard-formula = Formula alla Lavagna
card-borrowed-ornaments = Addobbi in Prestito
card-glowing-nose = Naso Luminoso
card-frightful-presents = Regali Spaventosi
card-borrowed-red-suit = Abito Rosso in Prestito

## Titoli: Babbo Natale

card-jolly-visitor = Visitatore Gioviale
card-stocking-filler = Riempi-calza
card-nice-list = Lista dei Buoni
card-secret-gift = Dono Segreto
card-reindeer-gallop = Galoppo di Renne
card-naughty-list = Lista dei Cattivi
card-down-the-chimney = Giù per il Camino
card-heaped-sleigh = Slitta Stracolma
card-open-hands = Mani Generose
card-lost-in-the-dark = Smarrito nel Buio
card-gifts-for-everyone = Doni per Tutti

## Titoli: il Sindaco

card-elected-official = Pubblico Ufficiale
card-change-of-face = Cambio di Faccia
card-painted-smile = Sorriso Dipinto
card-cold-sweat = Sudore Freddo
card-popular-mandate = Mandato Popolare
card-loudspeaker-car = Auto con Altoparlanti
card-sound-the-alarm = Suona l’Allarme
card-ribbon-cutting = Taglio del Nastro
card-bulletin-of-doom = Bollettino di Sventura
card-brass-band = Banda Cittadina
card-re-election-speech = Discorso di Rielezione

## Titoli: Finkelstein

card-mad-scientist = Scienziato Pazzo
card-spare-brain = Cervello di Riserva
card-notebook-of-horrors = Taccuino degli Orrori
card-wheeled-dash = Scatto su Ruote
card-stooped-assistant = Assistente Ricurvo
card-vital-spark = Scintilla Vitale
card-unstable-mixture = Miscela Instabile
card-replacement-parts = Pezzi di Ricambio
card-storm-rod = Asta della Tempesta
card-locked-tower = Torre Sprangata
card-crowning-creation = Creazione Suprema

## Titoli: Bau Bau

card-bag-of-bugs = Sacco di Insetti
card-loaded-dice = Dadi Truccati
card-snake-eyes = Occhi di Serpente
card-high-roller = Grande Scommettitore
card-even-odds = Pari o Dispari
card-crawling-swarm = Sciame Strisciante
card-trapdoor = Botola
card-crooked-wheel = Ruota Truccata
card-little-henchmen = Piccoli Scagnozzi
card-double-trouble = Doppio Guaio
card-all-or-nothing = Tutto o Niente

## Titoli: Sally

card-rag-doll = Bambola di Pezza
card-loose-thread = Filo Sciolto
card-nightshade-tea = Infuso di Belladonna
card-patchwork-shawl = Scialle di Toppe
card-errant-hand = Mano Vagabonda
card-ill-omen = Cattivo Presagio
card-sewing-basket = Cestino da Cucito
card-fallen-leaf-limbs = Arti di Foglie
card-veil-of-fog = Velo di Nebbia
card-torn-seam = Cucitura Strappata
card-rescue-plan = Piano di Salvataggio

## Titoli: Luoghi

card-hinterlands = Entroterra
card-holiday-doors = Radura delle Porte
card-pumpkin-patch = Campo di Zucche
card-toy-workshop = Fabbrica dei Giocattoli
card-old-graveyard = Vecchio Cimitero
card-christmas-square = Piazza della Città del Natale
card-oogies-lair = Covo del Bau Bau
card-snowy-rooftops = Tetti Innevati
card-laboratory = Laboratorio sulla Collina
card-spiral-hill = Collina a Spirale
card-guillotine-square = Piazza della Ghigliottina
card-town-hall = Municipio

## Titoli: Esperimenti

card-hopping-boots = Stivali Saltellanti
card-whispering-kettle = Bollitore Sussurrante
card-clockwork-bat = Pipistrello a Molla
card-bottled-thunder = Tuono in Bottiglia
card-two-headed-duckling = Anatroccolo Bicefalo
card-ideal-companion = Compagna Ideale

## Dove accade qualcosa

at-hinterlands = nell’Entroterra
at-holiday-doors = nella Radura delle Porte
at-pumpkin-patch = nel Campo di Zucche
at-toy-workshop = nella Fabbrica dei Giocattoli
at-old-graveyard = nel Vecchio Cimitero
at-christmas-square = in Piazza della Città del Natale
at-oogies-lair = nel Covo del Bau Bau
at-snowy-rooftops = sui Tetti Innevati
at-laboratory = nel Laboratorio sulla Collina
at-spiral-hill = sulla Collina a Spirale
at-guillotine-square = in Piazza della Ghigliottina
at-town-hall = nel Municipio

## Da dove viene qualcosa

from-hinterlands = dall’Entroterra
from-holiday-doors = dalla Radura delle Porte
from-pumpkin-patch = dal Campo di Zucche
from-toy-workshop = dalla Fabbrica dei Giocattoli
from-old-graveyard = dal Vecchio Cimitero
from-christmas-square = da Piazza della Città del Natale
from-oogies-lair = dal Covo del Bau Bau
from-snowy-rooftops = dai Tetti Innevati
from-laboratory = dal Laboratorio sulla Collina
from-spiral-hill = dalla Collina a Spirale
from-guillotine-square = da Piazza della Ghigliottina
from-town-hall = dal Municipio

## La carta intorno ai testi

print-strength = Forza { $number }
print-ingredient = Ingrediente: { $ingredient }
print-face-down = Si colloca sempre a faccia in giù.
print-when-played = { -when-played }: { $texts }
print-end-of-round = { -end-of-round }: { $texts }
print-stitch-when-played = { -stitch }, { -when-played(case: "inside") }: { $texts }
print-stitch-end-of-round = { -stitch }, { -end-of-round(case: "inside") }: { $texts }
print-round = { $round }° round: { part-tokens }
print-ingredients = Richiede { $ingredients }.
print-points = Vale { part-points }.

print-original = Tutti i dati sono nostri.
print-mixed = Dal gioco stampato: { $facts }. Il resto è nostro.
fact-name = nome
fact-number = numero
fact-effect = effetto
fact-alignment = festa
fact-level = livello
fact-dice = dadi
fact-mood = Umore
fact-abilities = capacità
fact-bonus = bonus
fact-round-four = segnalini del 4° round

## Plance

alignment-christmas = { face-christmas }
alignment-halloween = { face-halloween }
alignment-neutral = Neutrale
level-basic = Base
level-advanced = Avanzato
print-kind = { $alignment } · { $level }
print-values = Un segnalino vale: Natale { $christmas }, Halloween { $halloween }.
print-space =
    { $space ->
        [0] Partenza: Natale { $christmas }, Halloween { $halloween }
       *[other] Casella { $space }: Natale { $christmas }, Halloween { $halloween }
    }
print-extra-cards =
    { $number ->
        [one] Cominci ogni round con 1 carta più degli altri.
       *[other] Cominci ogni round con { $number } carte più degli altri.
    }
print-skips = Dal { $round }° round in poi puoi lasciar passare un turno senza giocare.
print-after-reveal = Dopo che tutti hanno rivelato: { $texts }
print-after-awards = Dopo aver assegnato i Luoghi: { $texts }
print-bonus = Bonus: { $bonus }

# Ciò che un Personaggio tiene sulla plancia.
gear-research = La casella in cui finisce il tuo { -research-tracker } dice quanto vale un segnalino:
gear-gifts = I segnalini che regali vengono dalla riserva, non dai tuoi.
gear-mood = Il { -mood-token } comincia con Gioia; da un round all’altro resta com’è.
gear-laboratory = I tuoi { -experiment(number: 6) } stanno in due mazzi; puoi completare quelli in cima.
gear-dice = Un doppio non ha differenza, ma porta (+1) in ognuno dei tuoi Luoghi.
gear-seams = Quando giochi o riveli una carta con { -stitch }, puoi metterci sotto una carta della mano: allora vale solo la sua { -stitch }.

## Bonus

gifts-given =
    { $most ->
        [one] 1 punto se hai regalato un segnalino.
       *[other] { $each ->
            [one] 1 punto
           *[other] { $each } punti
        } per ogni segnalino che hai regalato, ma al massimo { $most } punti in tutto.
    }
token-pairs =
    { $each ->
        [one] 1 punto
       *[other] { $each } punti
    } per ogni coppia di segnalini, uno Natale e uno Halloween, oltre le prime { $beyond }, ma al massimo { $most } punti in tutto.
experiment-points = gli { -experiment(number: 6) } che hai completato, e { $four ->
        [one] un altro punto
       *[other] altri { $four } punti
    } se sono quattro, { $five } se cinque, { $six } se sei.
empty-handed =
    { $bonus ->
        [one] 1 punto
       *[other] { $bonus } punti
    } se alla fine non hai carte né in mano né nel { -draw-pile }.

## Condizioni, dopo un (+n) o un (-n)

always = sempre
alone-here = se qui non hai altre carte
more-tokens-here =
    { $face_is ->
        [christmas] se qui ci sono più segnalini Natale che Halloween
       *[halloween] se qui ci sono più segnalini Halloween che Natale
    }
research-below = se il tuo { -research-tracker } è prima della casella { $space }
mood-is = se il { -mood-token } mostra { $showing }
same-parity =
    { $same ->
        [yes] se i dadi sono tutti e due pari o tutti e due dispari
       *[no] se uno solo dei dadi è pari
    }
double =
    { $same ->
        [yes] se i dadi fanno un doppio
       *[no] se i dadi non fanno un doppio
    }
higher-die = se il dado più alto mostra almeno { $least }
# La somma dei dadi va da 2 a 12.
dice-sum =
    { $most ->
        [12] se la somma dei dadi è { $least } o più
       *[other] { $least ->
            [2] se la somma dei dadi è { $most } o meno
           *[other] se la somma dei dadi va da { $least } a { $most }
        }
    }
experiment-done =
    { $done ->
        [yes] se in questo round hai completato almeno un { -experiment(number: 1) }
       *[no] se in questo round non hai completato nessun { -experiment(number: 1) }
    }
experiments-below = se finora hai completato meno di { $number } { -experiment(number: 2) }
have-stitched = se in questo round hai suturato una carta

## Ciò che si conta, dopo "per ogni"

tokens-here = segnalino { $face } qui
research-space = casella di cui è avanzato il tuo { -research-tracker }
lower-die = punto del dado più basso
experiments-completed = { -experiment(number: 1) } che hai completato
stitched-number = punto di forza stampato sulla carta Suturata

## Effetti
##
## $mood: un testo sta da solo ("Gira 1 segnalino qui.") o segue un verbo ("Puoi girare 1 segnalino qui.").

# Nessun numero supera 10: per la carta Suturata il limite va da sé.
part-limit =
    { $counter_is ->
        [stitched-number] { "" }
       *[other] , al massimo (+{ $most })
    }
strengthen =
    { $when_is ->
        [always] { $mood ->
            [infinitive] dare a questa carta ({ $amount_signed })
           *[imperative] Questa carta riceve ({ $amount_signed }).
        }
       *[other] { $mood ->
            [infinitive] dare a questa carta ({ $amount_signed }) { $when }
           *[imperative] ({ $amount_signed }) { $when }.
        }
    }
strengthen-per =
    { $mood ->
        [infinitive] dare a questa carta (+1) per ogni { $counter }{ part-limit }
       *[imperative] (+1) per ogni { $counter }{ part-limit }.
    }
weaken-opponent =
    { $mood ->
        [infinitive] dare (-{ $amount }) a una carta a faccia in su che un avversario ha qui
       *[imperative] Dai (-{ $amount }) a una carta a faccia in su che un avversario ha qui.
    }
move-own-card =
    { $mood ->
        [infinitive] spostare un’altra delle tue carte in un tuo Luogo diverso
       *[imperative] Sposta un’altra delle tue carte in un tuo Luogo diverso.
    }
move-opponent-card =
    { $mood ->
        [infinitive] mandare una carta a faccia in su di un avversario da qui in un altro dei suoi Luoghi
       *[imperative] Manda una carta a faccia in su di un avversario da qui in un altro dei suoi Luoghi.
    }
part-newcomer = che entra a faccia in su e senza il suo «{ -when-played }»
exchange-card =
    { $mood ->
        [infinitive] scambiare un’altra delle tue carte a faccia in su con una della mano, { part-newcomer }
       *[imperative] Scambia un’altra delle tue carte a faccia in su con una della mano, { part-newcomer }.
    }
draw-and-return =
    { $mood ->
        [infinitive] pescare una carta, se ce n’è una, e poi infilarne una della mano in fondo al { -draw-pile }
       *[imperative] Se il tuo { -draw-pile } ha ancora carte, pescane una, poi infila in fondo una carta della mano.
    }
look-at-card =
    { $mood ->
        [infinitive] guardare una carta a faccia in giù che un avversario ha qui
       *[imperative] Guarda una carta a faccia in giù che un avversario ha qui.
    }
part-source =
    { $where ->
        [yours] un altro tuo Luogo
       *[anywhere] qualsiasi altro Luogo
    }
move-token =
    { $mood ->
        [infinitive] portare qui 1 { part-token } da { part-source }
       *[imperative] Porta qui 1 { part-token } da { part-source }.
    }
part-spaces =
    { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }
advance-research =
    { $mood ->
        [infinitive] portare avanti di { part-spaces } il tuo { -research-tracker }
       *[imperative] Porta avanti di { part-spaces } il tuo { -research-tracker }.
    }
part-studied = se un Luogo che hai vinto mostrava più Natale che Halloween
study =
    { $mood ->
        [infinitive] portare avanti di { part-spaces } il tuo { -research-tracker } { part-studied }
       *[imperative] Porta avanti di { part-spaces } il tuo { -research-tracker } { part-studied }.
    }
part-flipped =
    { $number ->
        [one] 1 segnalino
       *[other] fino a { $number } segnalini
    }{ $showing_is ->
        [any] { "" }
       *[other] { "" } { $showing }
    } { $where ->
        [yours] in un tuo Luogo
       *[here] qui
    }
flip-tokens =
    { $mood ->
        [infinitive] girare { part-flipped }
       *[imperative] Gira { part-flipped }.
    }
place-token =
    { $mood ->
        [infinitive] mettere qui un altro { part-token } dalla riserva
       *[imperative] Metti qui un altro { part-token } dalla riserva.
    }
gain-token =
    { $mood ->
        [infinitive] prendere 1 { part-token } dalla riserva
       *[imperative] Prendi 1 { part-token } dalla riserva.
    }
part-gift =
    { $face_is ->
        [any] 1 segnalino a sua scelta
       *[other] 1 segnalino { $face }
    }
give-token =
    { $mood ->
        [infinitive] dare a un avversario con carte qui { part-gift }
       *[imperative] Dai a un avversario con carte qui { part-gift }.
    }
give-to-each =
    { $mood ->
        [infinitive] dare a ogni avversario con carte qui { part-gift }
       *[imperative] Dai a ogni avversario con carte qui { part-gift }.
    }
show-mood =
    { $mood ->
        [infinitive] mettere il { -mood-token } sul lato { $showing }
       *[imperative] Metti il { -mood-token } sul lato { $showing }.
    }
turn-mood =
    { $mood ->
        [infinitive] girare il { -mood-token }
       *[imperative] Gira il { -mood-token }.
    }
choose-mood =
    { $mood ->
        [infinitive] mettere il { -mood-token } sul lato Gioia o Panico
       *[imperative] Metti il { -mood-token } sul lato Gioia o Panico.
    }
roll-dice =
    { $mood ->
        [infinitive] scegliere uno dei tuoi Luoghi e tirare i dadi; la loro differenza si somma lì alla tua forza
       *[imperative] Scegli uno dei tuoi Luoghi e tira i dadi; la loro differenza si somma lì alla tua forza.
    }
reroll-dice =
    { $mood ->
        [infinitive] tirare di nuovo un dado o tutti e due
       *[imperative] Tira di nuovo un dado o tutti e due.
    }
complete-experiments =
    { $mood ->
        [infinitive] completare { -experiment(number: 6) } con gli ingredienti delle tue carte in gioco, ogni carta una volta
       *[imperative] Completa { -experiment(number: 6) } con gli ingredienti delle tue carte in gioco, ogni carta una volta.
    }
wild-ingredient =
    { $mood ->
        [infinitive] far dare a questa carta un ingrediente qualsiasi
       *[imperative] Questa carta può dare un ingrediente qualsiasi.
    }
