### Il terminale: che cosa può non andare in un comando.
###
### Ogni frase si trova tramite quella inglese; lo spazio chiamato $error contiene un’altra frase di questo file.

## Argomenti

error-see-help = { $error } (vedi `{ $command } --help`)
error-argument = argomento { $argument }: { $error }
error-required = mancano questi argomenti: { $arguments }
error-unrecognized = questi argomenti non esistono: { $arguments }
error-one-expected = manca il suo valore
error-invalid-choice = { $argument } non è tra le scelte, che sono { $arguments }
error-no-number = { $typed } non è un numero intero
error-too-small = { $typed } è troppo poco: almeno { $least }
error-no-game = il gioco { $typed } non esiste; i giochi sono { $games }
error-no-rule = la regola { $typed } non esiste; `{ $command }` le elenca tutte

## Il tavolo

error-too-many-seats = --seats { $number } è troppo: nessun tavolo ha più di { $most } posti
error-seats-of-a-duel = un duello è per 2, 3 o 4 giocatori, non per { $number }
error-seats = { $game } è per un numero di giocatori da { $fewest } a { $most }, non per { $number } ({ $rule })
error-chosen-twice = { $typed } occupa due posti: nessun Personaggio può essere scelto due volte ({ $rule })
error-no-file-for-a-seat = un posto di { $game } non si legge da un file
error-no-options = { $game } non ha l’opzione { $typed }; non ne ha nessuna
error-option = { $option } è un numero intero da { $least } in su, non { $number }
error-no-player = il giocatore { $typed } non esiste; a un posto siede { $human } o un bot: { $bots }
error-one-player = --players nomina 1 giocatore per { $seats } posti
error-players = --players nomina { $number } giocatori per { $seats } posti

## Tavoli di un server

error-no-link = { $typed } non è un link a un tavolo: i link sono come { $example }
error-only-new = { $flags }: solo per un tavolo aperto con --new GAME
error-watch-to-play = --watch non va con un link per giocare: chi lo ha mandato ne ha anche uno per guardare
error-new-alone = --new vuole il solo indirizzo del server: { $url }
error-new-or-watch = { $flag } e --watch non vanno insieme: chi apre un tavolo ci si siede
error-one-human = --players ha { $human } per te, e per chi è alla tua tastiera: i posti dei tuoi amici sono { $open }
error-pace = { $typed } non è un numero da 0 a 5
error-new-or-same = --new e --same-deal non vanno insieme: le stesse carte sono dello stesso gioco
error-no-name = --name { $typed } salta un nome: scrivi Anna, o Anna,Bob per due a una tastiera
error-names = --name nomina { $number } persone per { $people } a questa tastiera
error-plays = --plays vuole un link per giocare: { $link }; a un tavolo nuovo --seats dice con chi si gioca
error-seat = --seat vuole un tavolo dove hai dei posti: { $link }
error-not-your-seat = --seat { $seat } non è tuo a { $url }: hai { $seats }
error-same-deal = --same-deal vuole un tuo tavolo che è finito: { $link }
error-clock = { $typed } non è un orologio: scrivi 15 per 15 minuti a testa, o 15+10 per 10 secondi in più a ogni risposta; al massimo { $most }
error-window = { $typed } non è un numero di secondi da { $least } a { $most }
error-unreachable = { $url } non si raggiunge: c’è un server di tavoli acceso lì?
error-no-server = ciò che risponde a { $url } non è un server di tavoli
error-no-tables = non hai ancora tavoli a { $url }: aprine uno con --new GAME, o unisciti a uno con il suo link
error-no-seat = non hai un posto a { $url }: unisciti al tavolo con il suo link per giocare, o per guardare
error-other-rules = questo tavolo gioca { $game } con la versione { $found } delle regole, che questo programma non ha
error-not-shown = il server non mostra il suo tavolo: riprova più tardi
error-not-drawn = { $url } ha mandato un tavolo che questo programma non sa disegnare

## File

error-missing = { $file }: questo file non esiste
error-directory = { $file }: è una cartella
error-no-directory = { $file }: il percorso non passa per una cartella
error-forbidden = { $file }: manca il permesso
error-too-large = { $file } è troppo grande: i nostri file restano sotto { $size } MB
error-no-text = { $file } non è un file di testo
error-exists = { $file } esiste già: scegli un altro nome, o continua quella partita con --resume { $record }
error-resume = --resume continua come dice la registrazione: togli { $flags }
error-other-game = { $file } contiene una partita di { $game }, non di { $other }
error-no-json = questa non è una registrazione: non è JSON
error-cut = questa non è una registrazione: si interrompe a metà
error-no-record = questa non è una registrazione: dovrebbe essere un oggetto JSON con una somma di controllo in fondo
error-changed = la registrazione è stata cambiata dopo essere stata scritta: la somma di controllo non torna
error-newer-rules = la registrazione ha regole di versione { $found }, più nuova della { $ours } di questo programma: aggiorna Spiral Hill per leggerla
error-older-rules = la registrazione ha regole di versione { $found }, più vecchia della { $ours } di questo programma, che non può continuarla
error-newer-format = la registrazione ha il formato { $found }, più nuovo del { $ours } di questo programma: aggiorna Spiral Hill per leggerla
error-older-format = la registrazione ha il formato { $found }, più vecchio del { $ours } di questo programma, che non può continuarla

## Mazzi

error-line = riga { $number }: { $error }
error-deck-name = il file di un mazzo comincia con una riga come { $line }
error-deck-line = { $line } non è una riga del file di un mazzo: scrivi un numero e un titolo, come { $example }
error-no-hero = l’Eroe { $typed } non esiste; gli Eroi sono { $names }
error-no-attribute = l’attributo { $typed } non esiste; una riga dice name, body, mind o x
error-near-card = la carta { $typed } non esiste; volevi dire { $card }?
error-no-card = la carta { $typed } non esiste; `{ $command }` le elenca tutte
error-attribute-cards = un Eroe ha esattamente una carta { $attribute }, non { $number } ({ $rule }): scrivi una sola riga { $line }
error-deck-size = un mazzo ha almeno { $least } carte, questo ne ha { $number } ({ $rule })
error-copies = un mazzo ha al massimo { $most } copie di una carta, non { $number } { $card } ({ $rule })
error-build-points = un Eroe ha al massimo { $most } punti costruzione, questo ne ha { $number } ({ $rule })
