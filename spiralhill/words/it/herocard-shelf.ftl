### Lo scaffale: il gioco nella pagina iniziale, e in base a che cosa si cercano le sue carte.

game-title-duel = Duello HeroCard
game-says-duel = Metti alle strette un eroe rivale in un sogno: paga con il corpo, la mente e il sangue freddo, e colpisci più forte di quanto possa parare.

facet-attribute = Attributo
facet-type = Tipo di Azione
facet-kind = Genere
