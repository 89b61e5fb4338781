### Il primo duello con un maestro. Ciò su cui si clicca si chiama come la sua carta o il suo pulsante.

lesson-duel-discard = Tu sei Will. Se un attacco supera la difesa di Isis, segni: con tre { -victory-points(number: 3) } vinci. Un turno: Scarto, Pesca, Rimozione, Azione. { card-shake-it-off } rimuove carte e in gioco non ce n’è ancora: cliccala per scartarla.
lesson-duel-keep = Per leggere una carta in grande, fermati sopra con il mouse o tienici il dito. Le altre sei possono restare: clicca su «Non scartare altro».
lesson-duel-draw = Puoi pescare fino a tre carte per turno, ma in mano non ne tieni mai più di sette. C’è posto per una: clicca su «Pesca 1 carta».
lesson-duel-attack = Ora viene la { -action-phase(case: "inside") }. Ogni carta si paga con { -body }, { -mind } o { -x }: { card-nightstick }, un { -base-attack }, prende 3 dei tuoi 9 punti { -body }. Clicca su questa carta. { card-shotgun } ne prenderebbe 8, e per { card-self-defense } non basterebbero.
lesson-duel-set = Attacchi con 4. { card-follow-through } potrebbe unirsi subito, ma prima guarda che cosa fa Isis: clicca su «{ pick-done }». Una carta che non brilla ora non si può usare: cliccala e saprai perché.
lesson-duel-mod = Isis si difende con { card-ward-circle }: 4 a 4, e in parità l’attacco fallisce! Deve essere più alto. Clicca su { card-follow-through }, un { -attack-mod }: aggiunge 3 e costa 2 dei tuoi 7 punti { -mind }.
lesson-duel-point = 7 a 4: l’attacco riesce e segni il tuo primo { -victory-points(number: 1) }. È sempre un punto solo, per quanto netto sia il distacco. Adesso tocca a Isis.
lesson-duel-block = Isis ti attacca: { card-soul-capture } vale 2 e { card-burn } 3, in tutto 5. Clicca su { card-self-defense }, una { -base-block } da 5. Costa 4 punti { -body }: ne hai 6 liberi, perché { card-nightstick } ne occupa ancora 3.
lesson-duel-tie = 5 a 5: se resta così, la parità la ferma. Tieni le altre carte, nel caso aggiunga qualcosa: clicca su «{ pick-done }».
lesson-duel-block-mod = Con un’altra { card-burn } siamo 8 a 5. Clicca su { card-show-the-badge }: questo { -block-mod } aggiunge 4 alla tua { -base-block } e prende 2 dei tuoi 6 punti { -x }.
lesson-duel-ahead = Il tuo 9 regge contro il suo 8, quindi risparmia { card-take-cover }: clicca su «{ pick-done }».
lesson-duel-pass = Isis passa. Un attacco finisce quando passate tutti e due di fila, e tu sei in vantaggio: clicca su «{ pick-pass }».
lesson-duel-stopped = 8 a 9: il suo attacco fallisce e Isis non segna nulla. Tocca di nuovo a te. Le tue tre carte sono buone: clicca su «Non scartare altro».
lesson-duel-draw-more = Con tre carte in mano c’è posto per tutte e tre quelle che un turno concede: clicca su «Pesca 3 carte».
lesson-duel-clear = Le carte giocate occupano i loro punti: di 9 { -body } solo 2 sono liberi, e { card-shotgun } costa 8. In un turno ne rimuovi fino a tre, a partire dalla cima di una pila: clicca su { card-self-defense } nella tua pila { -body }.
lesson-duel-clear-below = Recuperi 4 punti { -body }: ora 6 sono liberi. In cima adesso c’è { card-nightstick }: clicca su questa carta e li riavrai tutti e 9.
lesson-duel-clear-last = Ti resta una rimozione. Clicca su { card-follow-through } per riavere 2 punti { -mind }; { card-show-the-badge } può aspettare un altro turno.
lesson-duel-end = Sai attaccare, difenderti e rimuovere. Conduci per 1 a 0, e 9 punti { -body } liberi bastano per { card-shotgun }: con altri due { -victory-points(number: 2) } avresti vinto. Adesso gioca un duello tutto tuo!
