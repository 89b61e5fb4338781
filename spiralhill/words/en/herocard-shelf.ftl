### The shelf: the game on the start page, and by what one looks for its cards.

game-title-duel = HeroCard Duel
game-says-duel = Corner a rival hero in a dream: pay with body, mind and nerve, and strike harder than they can block.

facet-attribute = Attribute
facet-type = Action Type
facet-kind = Kind
