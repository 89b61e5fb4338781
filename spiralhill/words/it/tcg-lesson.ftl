### Il primo Giorno con un maestro. Ciò che si deve cliccare si chiama come la sua carta, il suo posto o il suo pulsante.

lesson-tcg-king = Sei Jack, e il primo { -pumpkin-king }. Ognuno dei dodici Giorni comincia con un’attività che sceglie il { -pumpkin-king } e a cui tutti possono unirsi. I Punti Zucca comprano carte: clicca «Segna: { activity-points }».
lesson-tcg-price = Nessuno ha più Creazioni dell’altro, quindi non è gratis per nessuno: costa una carta della mano. { card-scorpion-surprise } ora ti serve meno di tutte: cliccala per scartarla.
lesson-tcg-others = Hai 1 Punto Zucca. Ora anche il Bau Bau può unirsi. Ferma il mouse su una carta, o tienici sopra il dito, per leggerla in grande.
lesson-tcg-function = Il Bau Bau rinuncia, e comincia il tuo turno: una Funzione di un Luogo, e tutte le carte che puoi pagare. Clicca { card-jacks-house } e scegli «aggiungere 2 Punti Zucca».
lesson-tcg-character = Hai 3 punti. { card-jack-skellington-the-pumpkin-king } costa 3, ma 1 di meno a casa sua: clicca lui, e va nella { card-jacks-house }, il tuo unico Luogo. Il suo Valore di Paura 3 conta per te finché resta in città.
lesson-tcg-surprise = Resta 1 punto. Le Sorprese accadono una volta e vanno via: { card-fetch } non costa nulla e cerca Zero tra le prime 6 carte del tuo mazzo. Cliccala.
lesson-tcg-no-zero = Niente Zero: tutte e sei le carte sono scartate. Ciò che ti resta costa più di 1 punto: clicca «{ pick-end-turn }».
lesson-tcg-oogie = Ora tocca al Bau Bau: una Funzione, e le carte che può pagare. { card-oogies-lair } gli ha dato solo cinque carte per cominciare.
lesson-tcg-reimburse = Il Bau Bau ha pescato 2 carte. Il Giorno finisce: il tuo ultimo Punto Zucca va perso, ma per ogni Sorpresa giocata e scartata puoi pescare una carta. Ne hai giocata una: clicca «{ pick-yes }».
lesson-tcg-second-day = Hai pescato { card-sandy-claws-outfit }: 6 punti, ma 3 di meno con Jack e Sally nello stesso Luogo! Ora il Re delle Zucche è il Bau Bau, e tutti e due ricevete un nuovo Luogo.
lesson-tcg-row = Il tuo nuovo Luogo va a un’estremità della fila e lì resta; i Personaggi camminano lungo la fila. Clicca { card-sallys-room } e scegli «all’estremità destra».
lesson-tcg-new-king = La { -pumpkin-king-card } passa di mano ogni Giorno, e con lei il primo turno.
lesson-tcg-decline = Il Bau Bau ha segnato di nuovo i Punti Zucca, senza unirsi lui stesso. Ti costerebbe una carta, e le tue ti servono tutte: clicca «{ pick-pass }».
lesson-tcg-oogie-plays = Il Bau Bau prende 3 Punti Zucca: è ciò che { card-oogies-lair } sa fare meglio.
lesson-tcg-points = Ora Vedo è nella città del Bau Bau: 1 Punto Paura per lui, 3 per te. Tocca a te: clicca { card-jacks-house } e scegli ancora «aggiungere 2 Punti Zucca».
lesson-tcg-activate = { card-sallys-room } funziona solo finché lì ci sono Valori di Paura per almeno 2. { card-sally-shy-creature } ne ha proprio 2: clicca lei, poi { card-sallys-room }.
lesson-tcg-end = La Stanza è Attiva! Da domani ti dà 2 Punti Zucca e 3 movimenti: porta Jack da Sally, e il Costume ti costa solo 3. Dopo il Giorno 12 vince la città più spaventosa. Ora gioca una partita intera!
