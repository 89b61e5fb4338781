### The shelf: the game on the start page, and by what one looks for its cards.

game-title-holidays = Take Over the Holidays
game-says-holidays = Six schemers, one season: place your cards between your neighbours and turn every Location into your holiday.

facet-print = Card
facet-text = Effect
facet-strength = Strength
facet-alignment = Holiday
facet-when-played = { -when-played }
facet-end-of-round = { -end-of-round }
facet-plain = None
sort-character-card = Character card
sort-mat = Mat
sort-location = Location
sort-experiment = Experiment
