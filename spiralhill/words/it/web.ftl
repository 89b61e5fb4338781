### La pagina: che cosa dice da sé, attorno ai giochi.

## Dappertutto

skip = Vai al contenuto
pages = Pagine
rules = Regole
cards = Carte
settings = Impostazioni
close = Chiudi
all = Tutte
on = Sì
off = No
light = Tema chiaro
dark = Tema scuro
loading = Un momento …
to-start = Alla pagina iniziale
offline-says = Il server non è raggiungibile. Appena lo sarà, tutto continua.
fault-says = Qui qualcosa è andato storto, e l’errore è nostro.
missing-title = Qui non c’è niente
missing-says = Questo indirizzo non porta da nessuna parte. Forse si è persa una lettera per strada.
guest = Ospite
you = tu
bot = Bot
bot-level =
    { $level ->
        [greedy] Bot
        [random] Bot (gioca a caso)
       *[other] Bot ({ $level })
    }

## Impostazioni

your-name = Il tuo nome
language = Lingua
theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
speed = Carte in movimento
speed-of =
    { $speed ->
        [off] No
        [slow] Lente
        [fast] Veloci
       *[usual] Normali
    }
sound = Suoni

## La pagina iniziale

start-says = Giochi di carte da una collina al chiaro di luna, che non puoi giocare da nessun’altra parte. Ogni regola viene fatta rispettare, ogni «no» viene spiegato, e c’è sempre qualcuno con cui giocare.
continue = I tuoi tavoli
games = Giochi
players = { $fewest }–{ $most } giocatori
minutes = { $short }–{ $long } minuti
play-now = Gioca subito
invite-friends = Invita amici
dealing = Si danno le carte …
not-begun = non iniziata
fan-project = Un progetto amatoriale non ufficiale e senza scopo di lucro. Nomi e numeri sono fatti; tutte le parole e le immagini sono nostre.

## Un nuovo tavolo

number-of-players = Giocatori
seat-number = Posto { $number }
who-open = Un amico, con un link
who-bot = Un bot
who-here = Qualcuno a questo dispositivo
name = Nome
level = Livello
level-of =
    { $level ->
        [greedy] Scaltro
        [random] A caso
       *[other] { $level }
    }
plays = Gioca con
by-chance = A caso
clock = Orologio
clock-none = Senza orologio: con calma
clock-of = { $bank } minuti a testa, e { $increment } secondi per ogni risposta
lay-table = Prepara il tavolo
lay-and-invite = Prepara il tavolo e prendi il link

## Entrare

join-title = Ti hanno invitato
join-says = C’è un posto per te. Di’ come ti chiami e siediti: niente registrazione, niente password.
sit-down = Siediti
no-seat-title = Non hai un posto a questo tavolo
no-seat-says = Un posto appartiene al browser in cui è stato preso. Apri di nuovo il link con cui ti hanno invitato, o chiedine uno per guardare.
no-table-title = Questo tavolo non si può aprire

## Prima di dare le carte

invite-says = Manda questo link ai tuoi amici. Chi lo apre ha un posto.
invite-link = Il link d’invito
watch-says = Chi vuole solo guardare prende questo link. Non mostra mai una mano.
watch-link = Il link per guardare
copy = Copia
copied = Copiato
copy-failed = Questo browser non ci ha permesso di copiarlo. È selezionato: copialo a mano.
share = Condividi
seat-open = Posto libero
you-play = Con che cosa giochi
ready = pronto
not-ready = non ancora pronto
i-am-ready = Sono pronto
waits-for-friend = aspetta un amico
waiting-for = Si aspetta { $names }
leave-seat = Lascia
free-seat = Libera il posto
fair-title = Il mazzo è mescolato onestamente?
fair-says = Con quest’impronta il tavolo si è vincolato al suo seme prima che qualcuno fosse pronto, e vi si mescola il seme di ognuno. Dopo la partita puoi controllare ogni mescolata.

## Il tavolo

table = Il tavolo
prompt = Che cosa si chiede
your-turn = Tocca a te
thinks = decide
decides-now = decide adesso
this-is-you = sei tu
is-away = assente
bot-stands-in = Un bot fa le sue veci
winner = Vincitore
game-over = La partita è finita.
forced = C’è una sola risposta; si dà da sé fra un attimo.
all-choices =
    { $number ->
        [one] L’unica scelta
       *[other] Tutte le { $number } scelte
    }
undo = Annulla
yield = Passa fino al mio turno
yielding-stop = Si passa fino al tuo turno: smetti
habit = Quando questa carta chiede
habit-ask = Chiedimelo ogni volta
habit-always = Sempre sì
habit-never = Sempre no
seek-choice = Cerca tra { $number } scelte
choose-one = Che cosa vuoi fare?
not-now = Adesso no:
why-not = { $what }: adesso no, perché
is-offered = { $what } si può usare adesso.
choose-first = Prima scegli una carta, poi dove va.
can-be-used = Si può usare adesso
named-already = Già scelta
hidden-card = Una carta coperta
face-down = coperta
card-zoom = { $card }, in grande
cards-number =
    { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
more-hidden =
    { $number ->
        [one] Un’altra carta che non puoi vedere.
       *[other] Altre { $number } carte che non puoi vedere.
    }
on-top = In cima: { $card }
your-hand =
    { $number ->
        [one] La tua mano: 1 carta
       *[other] La tua mano: { $number } carte
    }
empty-hand = La tua mano è vuota.
known-hand = Si sa che ha in mano: { $cards }
zone-deck = Mazzo
zone-discard = Scarti
zone-hand = Mano
cut-off = Il collegamento è interrotto. Si riprova …
result = Il risultato
hand-over = Passa il dispositivo a { $name }
hand-over-says = Adesso nessun altro dovrebbe guardare lo schermo.
i-am = Sono { $name }

## Cronaca e chiacchiere

log = Cronaca e chiacchiere
log-lines = Cronaca
log-filter = Che cosa mostra la cronaca
log-all = Tutto
log-game = Partita
log-chat = Chiacchiere
chat-say = Di’ qualcosa
send = Invia

## Che cosa si può chiedere a un tavolo

table-menu = Questo tavolo
ask-rollback = Chiedi a tutti di tornare indietro
ask-abort = Chiedi a tutti di finire senza risultato
ask-bot = Fai giocare un bot per { $name }
ask-substitute = Trova qualcuno per il posto di { $name }
let-bot-play = Fai giocare un bot per me
take-seat-back = Riprendo il mio posto
hand-seat = Cedi il mio posto con un link
mute = Non sentire { $name }
unmute = Senti di nuovo { $name }
stop-here = Non passare mai da sé alla domanda aperta adesso
propose =
    { $who } { $what ->
        [rollback] vuole tornare indietro
        [abort] vuole finire la partita senza risultato
        [rematch] vuole giocare ancora
        [publish] vuole che tutti possano vedere la registrazione
        [bot] vuole un bot a un posto vuoto
       *[substitute] vuole un sostituto a un posto vuoto
    }.
you-propose =
    { $what ->
        [rollback] Hai chiesto di tornare indietro
        [abort] Hai chiesto di finire la partita senza risultato
        [rematch] Hai chiesto di giocare ancora
        [publish] Hai chiesto che tutti possano vedere la registrazione
        [bot] Hai chiesto un bot a un posto vuoto
       *[substitute] Hai chiesto un sostituto a un posto vuoto
    }. Si chiede agli altri.
agree = D’accordo
decline = Rifiuta
take-back = Ritira la richiesta

## La fine

you-won = Hai vinto!
you-share = Condividi la vittoria!
have-won =
    { $number ->
        [one] Ha vinto { $names }
       *[other] Hanno vinto { $names }
    }
nobody-won = Non ha vinto nessuno
aborted-title = La partita è finita senza risultato
rematch = Gioca ancora
to-next-table = Al prossimo tavolo
look-at-table = Guarda il tavolo

## Tasti

keys = Tasti
key-digits = prende la scelta con quel numero, o prima la mostra
key-space = passa, non fa altro, o prende ciò che non costa nulla
key-tab = va di cosa in cosa, e ne prende una
key-zoom = mostra in grande la carta selezionata
key-undo = annulla l’ultima scelta
key-yield = passa fino al tuo turno, o smette
key-log = apre e chiude la cronaca su uno schermo piccolo
key-chat = va alle chiacchiere
key-escape = rimette a posto ciò che è scelto
key-help = mostra questo elenco

## La replica

replay = Riguardala
replay-of = { $game } · replica
no-replay-title = Questa partita non si può mostrare
ply-of = Momento { $ply } di { $last }
moment = Momento della partita
step-through = Scorri la partita
to-first = All’inizio
to-last = Alla fine
step-before = Un passo indietro
step-after = Un passo avanti
round-before = Turno o round precedente
round-after = Turno o round successivo
run = Falla scorrere
pause = Pausa
seen-from = Vista da
spectators = Spettatori
fork = Continua da qui come { $name }
keep-and-verify = Conserva e verifica
moment-link-says = Questo link porta esattamente a questo momento, per chi sedeva al tavolo.
moment-link = Link a questo momento
save-record = Salva la registrazione
save-text = Salva come testo
open-record = Apri una registrazione
open-record-says = Una registrazione o un testo salvati qui, o scritti dal comando spiralhill, si raccontano di nuovo, passo per passo, da ogni posto.
choose-file = Scegli un file
record-too-large = Questo file è troppo grande per una registrazione.
record-missing = In questo file non c’è una registrazione. Una registrazione è un file salvato qui, o dal comando spiralhill.
verify = Verifica
verifying = Si ridanno le carte e si rigioca tutto …
verified = Tutto torna
not-verified = Qualcosa non torna
checked-here = in questo browser
seal-fits = calcolato qui, il seme dà il sigillo che la registrazione nomina
seal-differs = calcolato qui, il seme non dà il sigillo che la registrazione nomina
seal-told = il sigillo è quello detto a questo browser prima di dare le carte
seal-other = il sigillo non è quello detto a questo browser prima di dare le carte
seed-mixed = il seme gettato da questo browser è fra quelli mescolati
seed-missing = il seme gettato da questo browser non è stato mescolato

## Una lezione

learn = Imparalo in cinque minuti
lesson-of = { $game } · la prima partita
coach = Maestro
go-on = Avanti
lesson-watch = Adesso guarda che cosa fanno gli altri.
strayed = Anche questo si può fare, e più tardi deciderai tu. Per ora:
lesson-step = ({ $step }/{ $last })

## Regole e carte da leggere

rules-of = { $game } · regole
search-rules = Cerca nelle regole
rules-found =
    { $number ->
        [one] 1 regola trovata
       *[other] { $number } regole trovate
    }
chapters = Capitoli
cards-of = { $game } · carte
search-cards = Cerca fra le carte
deck = Mazzo
cards-found =
    { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
all-cards = Tutte le carte
card-before = La carta precedente
card-after = La carta successiva
copies =
    { $number ->
        [one] 1 copia
       *[other] { $number } copie
    }

## Il tavolo di un duello

duel-body = Corpo
duel-mind = Mente
duel-x = X
duel-attribute =
    { $attribute ->
        [body] Corpo
        [mind] Mente
       *[x] X
    }: { $free } punti liberi su { $score }
duel-points = { $points } Punti Vittoria su { $goal }
duel-active = attiva nell’attacco in corso
duel-twisted = ruotata
duel-converted = convertita, vale { $value }
duel-forbidden =
    Non può giocare: { $kind ->
        [base-attack] Attacco Base
        [attack-mod] Modificatore d’Attacco
        [special-attack] Attacco Speciale
        [base-block] Difesa Base
        [block-mod] Modificatore di Difesa
        [special-block] Difesa Speciale
       *[miscellaneous] Miscellanea
    }
duel-attack-title = L’attacco in corso
duel-would-hit = L’attacco riuscirebbe
duel-would-fail = L’attacco fallirebbe
duel-no-block = ancora nessuna difesa
duel-calm = Turno { $turn }: agisce { $who }, e ancora nessuno attacca.

## Il tavolo di Impadronitevi delle feste

holidays-round = Round { $round } di 4
holidays-location = { $name }: { $christmas } Natale, { $halloween } Halloween
holidays-strength = Forza { $strength }
holidays-order = Numero { $number } nell’ordine al Mezzo, che decide i pareggi
holidays-points-of = { $points } punti: { $christmas } Natale a { $first }, { $halloween } Halloween a { $second }
holidays-turns = Turni rimasti in questo round
holidays-zero = Zero: primo giocatore
holidays-stitched = porta { $card }
holidays-research = Indicatore Ricerca sulla casella { $space } di 7
holidays-gifts =
    { $number ->
        [one] 1 regalo fatto
       *[other] { $number } regali fatti
    }
holidays-mood =
    { $mood ->
        [joy] Umore: Gioia
       *[panic] Umore: Panico
    }
holidays-dice-wait = non ancora tirati
holidays-completed = Esperimenti completati

## Il piano di gioco del TCG

tcg-day =
    { $day ->
        [0] Prima del primo Giorno
       *[other] Giorno { $day } di 12
    }{ $left ->
        [0] , l’ultimo
       *[other] { "" }
    }
tcg-king = Re delle Zucche
tcg-king-card = La carta Re delle Zucche
tcg-activity-draw = Pescare 1 carta
tcg-activity-points = Aggiungere 1 Punto Zucca
tcg-activity-move = Spostare 1 Personaggio
tcg-free-for-draw = gratis con meno carte in mano
tcg-free-for-points = gratis con più Creazioni
tcg-free-for-move = gratis con più Personaggi
tcg-free = gratis: { $who }
tcg-free-you = gratis per te
tcg-free-nobody = gratis per nessuno
tcg-marked = scelta
tcg-points = { $points } Punti Zucca su 6
tcg-score =
    { $points ->
        [one] 1 Punto Paura
       *[other] { $points } Punti Paura
    }
tcg-hand =
    { $number ->
        [one] 1 carta in mano
       *[other] { $number } carte in mano
    }
tcg-locale =
    { $name }: Paura { $scare } su { $threshold }, { $state ->
        [active] Attivo
        [closed] a faccia in giù fino alla Fase Finale
       *[dark] non Attivo
    }
tcg-under = A faccia in giù sotto { $locale }
tcg-number = Valore di Paura { $number }
tcg-doubled = In questo turno vale doppio per il suo Luogo
tcg-hexed = Ha un segnalino Maleficio
tcg-carries = Porta { $cards }
tcg-beneath = Sta sotto { $card }
tcg-look = Guarda una città: { $who }
tcg-turn = { $who } cammina nella notte.
tcg-your-turn = La notte è tua.
tcg-no-turn = La luna è alta.
tcg-played = { $who } gioca
tcg-you-played = Giochi
tcg-searched = { $who } scopre
tcg-you-searched = Scopri
tcg-new-locales = Nuovi Luoghi
tcg-you-locale = Un nuovo Luogo: a quale estremità?
tcg-end-left = all’estremità sinistra
tcg-end-right = all’estremità destra
tcg-rolled = contro { $card }
tcg-played-today = Sorprese giocate oggi: { $cards }
tcg-zone-creations = Creazioni
tcg-zone-table = Sul tavolo
tcg-zone-surprises = Sorprese
tcg-zone-locale-deck = Luoghi
tcg-zone-centre = Al centro
tcg-zone-removed = Fuori dal gioco

## Il costruttore di mazzi del gioco di carte

decks-title = Costruttore di mazzi
decks-yours = I tuoi mazzi
decks-new = Nuovo mazzo
decks-name = Nome del mazzo
decks-copy = Duplica
decks-throw-away = Butta via
decks-thrown = «{ $name }» è stato buttato via.
decks-undo = Riprendilo
decks-not-kept = Questo browser non conserva niente: esporta il mazzo prima di andartene.
decks-export-now = Esporta subito il mazzo
decks-lost = Queste carte non sono più nella scatola, e sono state tolte da «{ $name }»: { $cards }
decks-gone = Un mazzo scelto non c’è più, o non è regolare: scegline un altro.
decks-import = Importa un mazzo
decks-import-short = Importa
decks-import-says = Incolla il testo di un mazzo, o scegli il suo file. La prima riga è «name: …», ogni altra è una carta con le sue copie: «3 Zero».
decks-import-it = Importalo
decks-text = Il mazzo come testo
decks-file-too-large = Questo file è troppo grande per un mazzo.
decks-file-unreadable = Questo file non si può leggere.
decks-anyway-says = Non è stato salvato niente. Quello che si è capito si può sistemare nel costruttore.
decks-anyway =
    { $number ->
        [one] Prendi l’unica carta conosciuta
       *[other] Prendi le { $number } carte conosciute
    }
decks-export = Esporta il mazzo
decks-export-short = Esporta
decks-export-says = Un testo che si legge a occhio nudo, che si può importare di nuovo qui, e con cui gioca il comando spiralhill.
decks-save-file = Salva in un file
decks-none-title = Un banco da lavoro vuoto
decks-none-says = Un mazzo è una città di sei Luoghi e un Mazzo Principale di almeno quaranta carte. Resta in questo browser; non serve registrarsi.
decks-from-starter = Parti da un mazzo base
decks-from-nothing = Parti da zero
decks-from-boosters = Parti dalle bustine
decks-of-starter = { $name }, ricucito
decks-mine = Il mio mazzo
decks-sides = Carte o mazzo
decks-checking = Il mazzo viene esaminato …
decks-legal = Questo mazzo è regolare.
decks-problems =
    { $number ->
        [one] C’è ancora una cosa che non va
       *[other] Ci sono ancora { $number } cose che non vanno
    }
decks-play = Gioca subito questo mazzo
decks-invite = Invita un amico
decks-open-list = Gli altri al tavolo possono leggere questa lista.
decks-read-list = Guarda il mazzo
decks-pool-sealed = Dalla riserva chiusa { $seed }, con i Luoghi in prestito.
decks-pool-draft = Dal draft { $seed }, con i Luoghi in prestito.
decks-locales = Mazzo dei Luoghi
decks-town = I sei Luoghi del mazzo
decks-no-starting = Luogo Iniziale?
decks-no-locale = Luogo?
decks-main = Mazzo Principale
decks-count = { $number } carte su { $wanted }
decks-curve = Carte per Valore di Paura
decks-curve-of =
    { $copies ->
        [one] Valore di Paura { $number }: 1 carta
       *[other] Valore di Paura { $number }: { $copies } carte
    }
decks-empty = Ancora nessuna carta: clicca su una delle carte.
decks-kind-locale =
    { $number ->
        [one] 1 Luogo
       *[other] { $number } Luoghi
    }
decks-kind-character =
    { $number ->
        [one] 1 Personaggio
       *[other] { $number } Personaggi
    }
decks-kind-creation =
    { $number ->
        [one] 1 Creazione
       *[other] { $number } Creazioni
    }
decks-kind-surprise =
    { $number ->
        [one] 1 Sorpresa
       *[other] { $number } Sorprese
    }
decks-in-deck = { $number } nel mazzo
decks-in-pool = { $number } nella riserva
decks-add = Aggiungi { $card }
decks-more = Una copia in più: { $card }
decks-fewer = Una copia in meno: { $card }
decks-take-out = Togli { $card }
decks-look = Guarda da vicino { $card }
decks-filters = Filtri e ordine
decks-sort = Ordine
decks-sort-type = Tipo
decks-sort-title = Titolo
decks-sort-number = Valore di Paura
decks-sort-rarity = Rarità
decks-only-inside = Solo quelle nel mazzo
decks-clear = Mostra tutto
decks-none-found = In tutta la città nessuna carta è così.
decks-keys = Le frecce vanno da carta a carta, Invio ne aggiunge una, − la toglie, Z la guarda da vicino
decks-taps = Un tocco aggiunge una carta, una pressione lunga la mostra da vicino.
decks-starters = Mazzi base
decks-own = I tuoi mazzi

## Bustine, riserve chiuse e draft del gioco di carte

boosters-title = Bustine
boosters-way-one = Una bustina
boosters-way-sealed = Riserva chiusa
boosters-way-draft = Il draft
boosters-seed = Seme
boosters-new-seed = Un altro seme
boosters-seed-says = Lo stesso seme apre per tutti le stesse carte.
boosters-seed-wrong = Un seme è un numero intero minore di 4.294.967.296.
boosters-tear = Strappa la bustina
boosters-tear-says = Dieci carte, la più rara in fondo. Strappala!
boosters-tear-one = Strappa la bustina { $number }
boosters-tear-all = Strappale tutte e otto
boosters-packs = Le otto bustine
boosters-cards = Le carte della bustina
boosters-face-down = Carta { $number } di { $of }, a faccia in giù: girala
boosters-turn-all = Girale tutte
boosters-next = Un’altra bustina
boosters-sealed-says = Otto bustine sono tutto quello che hai, e i Luoghi dei mazzi base sono in prestito. Costruisci un mazzo di quaranta carte: gli amici che scrivono lo stesso seme costruiscono dalla stessa riserva.
boosters-sealed-name = Riserva chiusa { $seed }
boosters-build = Comincia con un mazzo da questa riserva
boosters-pool =
    { $number ->
        [one] La tua riserva: 1 carta
       *[other] La tua riserva: { $number } carte
    }
boosters-draft-says = Ognuno apre una bustina, prende una carta e passa il resto, per sei bustine. Gli amici a questo dispositivo scelgono uno dopo l’altro; tutti gli altri sono programmi, e non si fanno aspettare.
boosters-people = Quanti siete a questo dispositivo
boosters-player = Giocatore { $number }
boosters-draft-begin = Comincia il draft
boosters-draft-name = Draft n. { $seed }
boosters-draft-name-of = Draft n. { $seed }, giocatore { $number }
boosters-draft-of = { $players } giocatori, seme { $seed }
boosters-draft-leave = Lascia questo draft
boosters-draft-left =
    { $number ->
        [one] Il draft { $seed } è stato lasciato dopo 1 carta.
       *[other] Il draft { $seed } è stato lasciato dopo { $number } carte.
    }
boosters-draft-not-kept = Questo browser non conserva niente: il draft si perde se lasci la pagina.
boosters-draft-new = Un nuovo draft
boosters-draft-over = Il draft è finito
boosters-draft-over-says = { $number } carte sono tue, e i Luoghi dei mazzi base sono in prestito.
boosters-draft-over-all = Ognuno costruisce con le sue carte, e i Luoghi dei mazzi base sono in prestito.
boosters-look-pool = Guarda la riserva
boosters-round = Bustina { $round } di { $rounds }: prendi una carta
boosters-pass-left = Il resto passa a sinistra
boosters-pass-right = Il resto passa a destra
boosters-offer =
    { $number ->
        [one] La bustina in mano: 1 carta
       *[other] La bustina in mano: { $number } carte
    }
boosters-take = Prendi { $card }
boosters-took = { $card }: adesso è tua.
boosters-taken =
    { $number ->
        [one] 1 carta presa
       *[other] { $number } carte prese
    }
