### Lo scaffale: il gioco nella pagina iniziale, e in base a che cosa si cercano le sue carte.

game-title-holidays = Impadronitevi delle feste!
game-says-holidays = Sei intriganti, una sola stagione: piazza le carte tra i tuoi vicini e fai di ogni Luogo la tua festa.

facet-print = Carta
facet-text = Effetto
facet-strength = Forza
facet-alignment = Festa
facet-when-played = { -when-played }
facet-end-of-round = { -end-of-round }
facet-plain = Nessuno
sort-character-card = Carta Personaggio
sort-mat = Plancia
sort-location = Luogo
sort-experiment = Esperimento
