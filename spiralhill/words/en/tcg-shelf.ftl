### The shelf: the game on the start page, and by what one looks for its cards.

game-title-tcg = Nightmare Before Christmas TCG
game-says-tcg = Build the scariest Halloweentown before the twelfth Day is over: bring Characters to your Locales, and pay with Pumpkin Points.

facet-type = Type
facet-kit = Set
facet-rarity = Rarity
facet-number = { -scare-number }
deck-starter = Starter Deck: { $name }
deck-locales = Locales
deck-characters = Characters
deck-creations = Creations
deck-surprises = Surprises
deck-tournament-kit = { kit-tournament-kit }
label-price =
    { $less ->
        [yes] { $label } { part-price }, or less for what you give
       *[other] { $label } { part-price }
    }
label-theirs = { $label } ({ $player })
# What was performed, as it stands on the Locale.
log-as-written = { $line } “{ $text }”
label-free =
    { $whose ->
        [you] { $label } (free for you)
       *[other] { $label } (free: { $player })
    }
source = { $card }: { $text }
