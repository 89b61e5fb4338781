### Lo scaffale: il gioco nella pagina iniziale, e in base a che cosa si cercano le sue carte.

game-title-tcg = Nightmare Before Christmas, il gioco di carte
game-says-tcg = Costruisci la Città di Halloween più spaventosa prima che finisca il dodicesimo Giorno: porta Personaggi nei tuoi Luoghi, e paga con Punti Zucca.

facet-type = Tipo
facet-kit = Serie
facet-rarity = Rarità
facet-number = { -scare-number }
deck-starter = Mazzo base: { $name }
deck-locales = Luoghi
deck-characters = Personaggi
deck-creations = Creazioni
deck-surprises = Sorprese
deck-tournament-kit = { kit-tournament-kit }
label-price =
    { $less ->
        [yes] { $label } { part-price }, o meno per ciò che dai
       *[other] { $label } { part-price }
    }
label-theirs = { $label } ({ $player })
# Ciò che viene svolto, come sta scritto sul Luogo.
log-as-written = { $line } «{ $text }»
label-free =
    { $whose ->
        [you] { $label } (gratis per te)
       *[other] { $label } (gratis: { $player })
    }
source = { $card }: { $text }
