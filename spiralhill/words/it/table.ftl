# Quello che un tavolo dice oltre alla partita: rifiuti e novità. Gli spazi sono nomi di persone e parole semplici.

table-window-open = Gli altri possono ancora parlare.

## Rifiuti

table-agreed-already = Hai già detto di sì.
table-asked-too-much = A questo tavolo hai chiesto così tanto che ora accetta soltanto le tue risposte: per il resto aprine un altro.
table-bad-chat = Di’ qualcosa di al massimo { $longest } lettere.
table-bad-message = Questo non è un messaggio del protocollo: { $problem }
table-bad-name = Un nome ha da 1 a { $longest } lettere e niente di invisibile.
table-bad-record = Questa registrazione non si può usare: { $problem }
table-bad-ply = La partita ha { $plies } decisioni: scegli uno di quei momenti.
table-bot-answers = Il bot sta per rispondere: riprenditi il posto subito dopo.
table-bot-plays = Un bot gioca per te: prima riprenditi il posto.
table-cannot-be-played = A questo tavolo non si può giocare: { $problem }
table-cannot-undo = Non si può annullare: qualcuno ha saputo qualcosa, o da allora è toccato a un altro. Chiedi piuttosto a tutti di tornare indietro.
table-chat-too-fast = Al massimo { $lines } righe in { $seconds } secondi: aspetta un momento.
table-dealt-already = Le carte sono già distribuite: andava fatto prima.
table-done-already = È già così.
table-forked = Questa partita continua da un’altra: non si possono ridare le sue carte.
table-game-over = La partita è finita.
table-going-down = Il tavolo chiude per un momento; si riprenderà da dove si è.
table-host-only = Può farlo solo chi ha preparato il tavolo.
table-id-used = Questo id è già servito per un altro comando: ogni comando ha il suo.
table-no-such-bot = Questo bot non esiste; i bot sono { $bots }.
table-no-such-game = Questo gioco non esiste; i giochi sono { $games }.
table-no-such-table = Questo tavolo non esiste, o non è aperto per te.
table-no-lesson = Per questo gioco non c’è ancora una lezione.
table-no-page = Questo server è stato avviato senza la pagina per i browser: qui giocano solo i programmi.
table-nobody-is-missing = Di’ di chi è il posto: di qualcun altro, che è assente.
table-nobody-sits-there = Lì non siede nessuno.
table-not-asked = Adesso non ti viene chiesto niente.
table-not-away = { $name } è qui.
table-not-away-yet = Chi è uscito può tornare: aspetta che siano passati { $seconds } secondi.
table-not-dealt = Le carte non sono ancora distribuite.
table-not-offered = Adesso «{ $pick }» non si può scegliere.
table-not-stored = Il tavolo non ha potuto annotarlo, quindi non è successo: riprova.
table-not-your-seat = Questo posto non è tuo.
table-nothing-proposed = Nessuno l’ha proposto, o è già deciso.
table-nothing-to-undo = Non c’è ancora nessuna decisione a cui tornare.
table-nothing-here = A questo indirizzo non c’è niente.
table-older-rules = Questa partita è cominciata con regole più vecchie, che questo server non gioca più.
table-proposed-already = È già proposto: accetta o rifiuta.
table-ready-already = L’hai già detto: si aspettano gli altri.
table-replaced = Adesso al tuo posto gioca { $name }: gli altri hanno deciso per un sostituto mentre eri via.
table-same-seats = Per le stesse carte servono gli stessi { $seats } posti.
table-seated-already = Hai già un posto a questo tavolo: nessuno può vedere due mani.
table-secret-record = La registrazione di questa partita non è aperta per te.
table-sit-down = Tieni un posto per te.
table-spectators-watch = Chi guarda non gioca: può farlo solo chi ha un posto.
table-stale = Intanto la partita è andata avanti: guarda di nuovo e rispondi a ciò che si chiede ora.
table-still-playing = La partita continua: questo viene dopo la fine.
table-table-full = Ogni posto di questo tavolo è occupato.
table-too-fast = Troppi messaggi: aspetta un momento.
table-too-long = Questa partita è troppo lunga per essere raccontata qui.
table-too-many = Troppe connessioni: chiudine qualcuna.
table-wrong-origin = Questo server ha un altro indirizzo: vieni ai suoi tavoli con quello.

## Novità

table-news-back = { $name } è di nuovo qui.
table-news-chose = { $name } ha scelto.
table-news-dealt = Le carte sono distribuite.
table-news-freed-by = { $name } libera il posto di { $about }.
table-news-freed = { $name } ha lasciato il posto.
table-news-late = Il tempo è scaduto: un bot gioca per { $name } finché non riprende il posto.
table-news-over = La partita è finita. Chi l’ha giocata può ora verificarne le mescolate.
table-news-ready = { $name } aspetta solo che si cominci.
table-news-returned = { $name } è di nuovo qui, e nessuno può più prenderne il posto.
table-news-sat = { $name } si siede.
table-news-stands-in = Per ora un bot gioca per { $name }.
table-news-took = { $name } prende il posto di { $about }.
table-news-undone = { $name } annulla l’ultima scelta.

table-news-proposed-rollback = { $name } chiede di tornare indietro.
table-news-proposed-abort = { $name } chiede di finire senza risultato.
table-news-proposed-rematch = { $name } chiede un’altra partita.
table-news-proposed-publish = { $name } chiede che tutti possano vedere la registrazione.
table-news-proposed-bot = { $name } chiede un bot al posto di { $about }.
table-news-proposed-substitute = { $name } chiede un sostituto al posto di { $about }.
table-news-agreed-rollback = { $name } accetta di tornare indietro.
table-news-agreed-abort = { $name } accetta di finire.
table-news-agreed-rematch = { $name } accetta un’altra partita.
table-news-agreed-publish = { $name } accetta di pubblicare la registrazione.
table-news-agreed-bot = { $name } accetta un bot.
table-news-agreed-substitute = { $name } accetta un sostituto.
table-news-declined-rollback = { $name } non vuole tornare indietro.
table-news-declined-abort = { $name } vuole continuare.
table-news-declined-rematch = { $name } non vuole un’altra partita.
table-news-declined-publish = { $name } vuole che la registrazione resti tra noi.
table-news-declined-bot = { $name } preferisce aspettare piuttosto che avere un bot.
table-news-declined-substitute = { $name } preferisce aspettare piuttosto che avere un sostituto.
table-news-withdrawn = { $name } ritira la proposta.
table-news-lapsed = La partita è andata avanti: non si chiede più se tornare indietro.
table-news-carried-rollback = La partita torna indietro.
table-news-carried-abort = La partita finisce senza risultato. Chi l’ha giocata può ora verificarne le mescolate.
table-news-carried-rematch = È pronto un altro tavolo.
table-news-carried-publish = Tutti possono vedere la registrazione.
table-news-carried-bot = Un bot gioca per { $about } finché non riprende il posto.
table-news-carried-substitute = Il posto di { $about } si può prendere con un link.

## Che cosa si controlla di una registrazione

table-checked-file = registrazione
table-checked-rules = regole
table-checked-seed = seme
table-checked-people = persone
table-checked-chance = caso
table-checked-picks = scelte
table-checked-result = risultato
table-checked-players = giocatori
table-found-file = la somma di controllo è giusta, il formato { $format } e tutte le voci sono come devono essere
table-found-rules = { $game }, versione { $version }, la stessa di questo programma
table-found-seed = è quello sigillato prima di dare le carte come { $commitment }
table-found-people =
    { $number ->
        [one] mescolato 1 seme delle persone
       *[other] mescolati { $number } semi delle persone
    }
table-found-chance =
    { $number ->
        [one] 1 mescolata o dado rifatto: { $labels }
       *[other] { $number } mescolate e dadi rifatti: { $labels }
    }
table-found-chance-dice = ogni mescolata e ogni dado rifatti dal seme { $seed }; prima di dare le carte non era sigillato niente
table-found-picks =
    { $picks ->
        [one] 1 scelta, legale
       *[other] { $picks } scelte, tutte legali
    }; { $back ->
        [0] nessuna annullata
       *[other] { $back } annullate a ragione
    }
table-found-result = i vincitori, i punteggi, la fine e l’ultima posizione seguono dalle carte date e dalle scelte
table-found-players = { $players }, come sono stati scritti con l’ultima posizione
table-found-players-unknown = non controllati: le registrazioni di quest’età non li scrivono con l’ultima posizione
