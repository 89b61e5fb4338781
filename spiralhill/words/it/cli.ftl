### Il terminale: ciò che sta attorno alla partita.

cli-known-hand = Sai che questa mano contiene { $cards }.
cli-hand =
    { $number ->
        [0] La tua mano è vuota
        [one] La tua mano: 1 carta
       *[other] La tua mano: { $number } carte
    }
cli-how-to = Scrivi un numero, o le parole accanto; aiuto spiega il resto.
cli-commitment = L’ordine delle carte è deciso prima di distribuirle. Il suo sigillo: { $seal }
cli-ask = La tua mossa
cli-hand-over = { $player }, la tastiera è tua. Premi Invio quando nessun altro guarda.
cli-hand-over-first = Prima premi Invio, così le tue carte le vedi solo tu; o scrivi esci per lasciare il tavolo.
cli-not-offered = «{ $typed }» non è tra le scelte: scrivi un numero, o le parole accanto.
cli-several = «{ $typed }» può voler dire più cose: { $options }.
cli-cannot-undo = Non si può tornare indietro: è intervenuto il caso, una carta è stata vista o qualcun altro ha agito.
cli-nothing-to-undo = Non c’è nulla da ritirare: non hai fatto mosse da quando sei al tavolo.
cli-undone = Mossa ritirata.
cli-took-back = { $player } ritira l’ultima mossa.
cli-went-back =
    { $number ->
        [0] Tutti sono d’accordo: si torna all’inizio.
        [one] Tutti sono d’accordo: si torna a com’era la partita dopo 1 mossa.
       *[other] Tutti sono d’accordo: si torna a com’era la partita dopo { $number } mosse.
    }
cli-nothing-refused = Ogni carta della tua mano può essere usata adesso.
cli-offered = { $card }: adesso si può usare.
cli-which-rule = Scrivi regola e la sigla di una regola, o l’inizio di più sigle, come «regola { $example }».
cli-no-such-rule = Nessuna regola comincia con «{ $rule }»; le regole si chiamano come { $example }.
cli-discards =
    { $number ->
        [0] { $player }: nessuno scarto
       *[other] { $player }: { $cards }
    }
cli-which-card = Scrivi carta e il titolo di una carta, come «carta { $example }».
cli-no-such-card = Nessuna carta che puoi vedere si chiama «{ $card }».
cli-recorded = La partita è registrata in { $file }.
cli-left = Hai lasciato il tavolo.
cli-left-recorded = Hai lasciato il tavolo. Per continuare: { $command }
cli-scores = La partita è finita: { $scores }.
cli-help =
    Un numero o una mossa come sta scritta (basta un inizio chiaro): decidi
    ?             perché ciò che non è offerto non si può fare
    ? NOME        perché non questa carta, o non in questo posto
    carta CARTA   che cosa dice una carta
    regola SIGLA  che cosa dice una regola
    tavolo        di nuovo il tavolo
    scarti        che cosa c’è nelle pile degli scarti
    diario        che cosa è successo finora
    annulla       ritira la tua ultima mossa, finché non ti ha fatto scoprire nulla
    esci          lascia il tavolo

## A un tavolo di un server

cli-guest = Ospite
cli-join-how-to = Scrivi un numero, o le parole accanto; di’ e qualche parola per parlare; aiuto spiega il resto.
cli-watching = Stai guardando: vedi ciò che tutti possono vedere. aiuto spiega che cosa puoi scrivere.
cli-company = Al tavolo ({ $game }):
cli-game =
    { $game ->
        [duel] duello
        [tcg] TCG
       *[holidays] holidays
    }
cli-sitter =
    { $who ->
        [open] ancora nessuno
        [bot] bot ({ $level })
        [you] { $name } (tu)
       *[person] { $name }
    }
cli-sitter-note =
    { $note ->
        [bot] , per cui gioca un bot
        [ready] , a posto
        [away] , via
       *[knows-deal] , ha già visto queste carte
    }
cli-share-play = Link per giocare:   { $link }
cli-share-watch = Link per guardare:  { $link }
cli-not-complete = Le carte si distribuiscono quando ogni posto è occupato.
cli-seated-already = Hai già un posto a questo tavolo; eccolo.
cli-earlier =
    { $number ->
        [one] … e prima 1 riga: scrivi diario
       *[other] … e prima { $number } righe: scrivi diario
    }
cli-connection =
    { $now ->
        [lost] La connessione è caduta; si riprova …
       *[back] La connessione è tornata.
    }
cli-presence =
    { $now ->
        [here] { $name } è al tavolo.
       *[away] { $name } non è più al tavolo.
    }
cli-forced = Nulla da decidere: { $option }. Avviene da sé.
cli-window = Chi non dice nulla passa dopo { $seconds } secondi.
cli-times = Tempo rimasto: { $times }
cli-bot-plays-for-you = Un bot gioca per te; scrivi io per riprendere il posto.
cli-agree-or-decline = Scrivi accetta o rifiuta.
cli-substitute = Con questo link qualcun altro può prendere il posto di { $name }: { $link }
cli-hand-link = Con questo link qualcun altro prende il tuo posto: { $link }
cli-seat-taken =
    { $kind ->
        [open] Il tuo posto è stato liberato; con il link per giocare puoi tornare.
       *[person] Adesso al tuo posto gioca { $name }.
    }
cli-muted =
    { $on ->
        [yes] Non senti più { $name }; un altro zittisci e torni a sentire.
       *[no] Senti di nuovo { $name }.
    }
cli-whom = «{ $name }» può indicare più d’uno: { $names }.
cli-nobody-called = Nessun altro qui si chiama «{ $name }». Al tavolo: { $names }.
cli-nobody-else = Nessun altro siede ancora a questo tavolo.
cli-choose-what = Scrivi scegli e con chi vuoi giocare: { $names }.
cli-choose-first = Per ora sei { $plays }: scrivi scegli e con chi vuoi giocare; prima le carte non si distribuiscono.
cli-say-what = Scrivi di’ e ciò che vuoi dire.
cli-nothing-proposed = Non c’è nessuna proposta a cui rispondere così.
cli-not-asked = Adesso non ti si chiede nulla, quindi «{ $typed }» non decide nulla; aiuto dice che cosa puoi scrivere.
cli-question-changed = La domanda è cambiata mentre scrivevi: guarda di nuovo, e riscrivi il numero.
cli-not-dealt = Le carte non sono ancora distribuite.
cli-seed-is-open = Il seme delle mescolate: { $seed }
cli-after-the-end = Scrivi salva FILE per conservare la partita («{ $command } FILE» la controlla), rivincita per giocare ancora, o esci.
cli-plays-on = La compagnia continua a giocare qui: { $link }
cli-record-where = Scrivi salva e il nome di un file.
cli-record-exists = { $file } esiste già: scegli un altro nome.
cli-record-saved = La partita è registrata in { $file }. Per controllarla: { $command }
cli-your-tables = I tuoi tavoli qui:
cli-left-seat = Hai lasciato il tavolo; il posto resta tuo. Per tornare: { $command }
cli-own-news =
    { $what ->
        [late] Il tuo tempo è scaduto: adesso un bot gioca per te.
        [stands-in] Adesso un bot gioca per te.
       *[back] Giochi di nuovo tu.
    }
cli-missing =
    { $host ->
        [yes] Le carte si distribuiscono quando { $name } torna; libera { $name } riapre il posto.
       *[no] Le carte si distribuiscono quando { $name } torna.
    }
cli-record-address = Tutti possono scaricare la registrazione, e verify ne prende l’indirizzo: { $link }
cli-little-time = Ti restano { $seconds } secondi; poi un bot gioca per te.
cli-other-seat = { $name }, forse tocca a te: scrivi posto { $seat } quando nessun altro guarda.
cli-which-seat =
    { $number ->
        [0] Non hai altri posti a questo tavolo.
       *[other] Scrivi posto e il numero di un altro tuo posto: { $seats }.
    }
cli-whose = Scrivi { $order } e un nome: { $names }.
cli-record-later = La registrazione si salva quando la partita è finita.
cli-table-state =
    { $state ->
        [lobby] si aspettano giocatori
        [playing] in gioco
        [asked] tocca a te
        [over] finita
       *[aborted] finita senza risultato
    }
cli-watch-help =
    Mentre guardi:
    carta CARTA   che cosa dice una carta
    regola SIGLA  che cosa dice una regola
    tavolo        di nuovo il tavolo
    scarti        che cosa c’è nelle pile degli scarti
    diario        che cosa è successo finora
    salva FILE    salva la registrazione, quando tutti possono vederla
    esci          lascia il tavolo
cli-join-help =
    E con gli altri:
    di’ PAROLE    parla a tutti
    zittisci NOME smetti di sentire qualcuno, o torna a sentirlo
    scegli CHI    gioca con un altro, prima che si cominci: per nome, o un file
    libera NOME   riapri il posto di qualcuno, prima che si cominci
    posto N       passa a un altro tuo posto
    indietro      chiedi agli altri di tornare a prima della tua ultima mossa
    accetta       di’ sì a ciò che è proposto
    rifiuta       di’ no, o ritira la tua proposta
    bot           fai giocare un bot per te; bot LIVELLO un altro: { $bots };
                  bot NOME ne propone uno per chi è via
    io            riprendi il posto dal bot
    cedi          un link con cui qualcun altro prende il tuo posto;
                  cedi NOME lo propone per chi è via
    interrompi    proponi di finire la partita senza risultato
    rivincita     proponi un’altra partita, quando questa è finita
    pubblica      proponi che tutti possano vedere la registrazione
    salva FILE    salva la registrazione, quando la partita è finita
