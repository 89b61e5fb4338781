### Nightmare Before Christmas, il gioco di carte: come si chiamano le carte, e che cosa dicono.

## Luoghi

card-finklestein-hall = Sala Finklestein
card-jacks-house = Casa di Jack
card-mayor-mobile = Sindaco-mobile
card-oogies-lair = Covo del Bau Bau
card-back-alley = Vicolo sul Retro
card-castle-finklestein = Castello Finklestein
card-jacks-bedroom = Camera di Jack
card-pumpkin-patch = Campo di Zucche
card-sallys-room = Stanza di Sally
card-scary-bed = Letto Spaventoso
card-the-crypt = Cripta
card-the-fountain = Fontana
card-the-graveyard = Cimitero
card-the-laboratory = Laboratorio
card-the-tree-house = Casa sull’Albero
card-the-well = Pozzo
card-town-hall = Municipio
card-town-square = Piazza Principale
card-tree-circle = Cerchio degli Alberi
card-witches-nook = Angolo delle Streghe

## Dove accade qualcosa

at-finklestein-hall = nella { card-finklestein-hall }
at-jacks-house = nella { card-jacks-house }
at-mayor-mobile = sulla { card-mayor-mobile }
at-oogies-lair = nel { card-oogies-lair }
at-back-alley = nel { card-back-alley }
at-castle-finklestein = nel { card-castle-finklestein }
at-jacks-bedroom = nella { card-jacks-bedroom }
at-pumpkin-patch = nel { card-pumpkin-patch }
at-sallys-room = nella { card-sallys-room }
at-scary-bed = nel { card-scary-bed }
at-the-crypt = nella { card-the-crypt }
at-the-fountain = alla { card-the-fountain }
at-the-graveyard = nel { card-the-graveyard }
at-the-laboratory = nel { card-the-laboratory }
at-the-tree-house = nella { card-the-tree-house }
at-the-well = al { card-the-well }
at-town-hall = nel { card-town-hall }
at-town-square = nella { card-town-square }
at-tree-circle = nel { card-tree-circle }
at-witches-nook = nell’{ card-witches-nook }

## Da dove viene qualcosa

from-finklestein-hall = dalla { card-finklestein-hall }
from-jacks-house = dalla { card-jacks-house }
from-mayor-mobile = dalla { card-mayor-mobile }
from-oogies-lair = dal { card-oogies-lair }
from-back-alley = dal { card-back-alley }
from-castle-finklestein = dal { card-castle-finklestein }
from-jacks-bedroom = dalla { card-jacks-bedroom }
from-pumpkin-patch = dal { card-pumpkin-patch }
from-sallys-room = dalla { card-sallys-room }
from-scary-bed = dal { card-scary-bed }
from-the-crypt = dalla { card-the-crypt }
from-the-fountain = dalla { card-the-fountain }
from-the-graveyard = dal { card-the-graveyard }
from-the-laboratory = dal { card-the-laboratory }
from-the-tree-house = dalla { card-the-tree-house }
from-the-well = dal { card-the-well }
from-town-hall = dal { card-town-hall }
from-town-square = dalla { card-town-square }
from-tree-circle = dal { card-tree-circle }
from-witches-nook = dall’{ card-witches-nook }

## Titoli dei Personaggi

title-accordion-player = Suonatore di Fisarmonica
title-barrel = Prendo
title-bass-player = Suonatore di Contrabbasso
title-behemoth = Behemoth
title-big-witch = Strega Grande
title-black-cat = Gatto Nero
title-clown = Pagliaccio
title-corpse-dad = Papà Cadavere
title-corpse-kid = Bimbo Cadavere
title-corpse-mom = Mamma Cadavere
title-cyclops = Ciclope
title-decomposing-guy = Tizio in Decomposizione
title-devil = Diavolo
title-dr-finklestein = Dott. Finklestein
title-easter-bunny = Coniglietto di Pasqua
title-hanging-tree = Albero degli Impiccati
title-harlequin-demon = Demone Arlecchino
title-igor = Igor
title-jack-skellington = Jack Skeletron
title-jewel = Jewel
title-little-witch = Strega Piccola
title-lock = Vado
title-monster-under-the-bed = Mostro sotto il Letto
title-monster-under-the-stairs = Mostro sotto le Scale
title-mr-hyde = Mr. Hyde
title-mr-hyde-ii = Mr. Hyde II
title-mr-hyde-iii = Mr. Hyde III
title-mummy-boy = Bambino Mummia
title-oogie-boogie = Bau Bau
title-reaper = Mietitore
title-sally = Sally
title-sandy-claws = Babbo Nachele
title-sax-player = Suonatore di Sassofono
title-shock = Vedo
title-the-mayor = Il Sindaco
title-undersea-gal = Ragazza degli Abissi
title-vampire-baron = Vampiro Barone
title-vampire-count = Vampiro Conte
title-vampire-lord = Vampiro Lord
title-vampire-prince = Vampiro Principe
title-winged-demon = Demone Alato
title-wolfman = Uomo Lupo
title-zero = Zero

## Titoli delle Creazioni

title-christmas-casket = Bara di Natale
title-christmas-tree-bats = Pipistrelli dell’Albero di Natale
title-dead-head = Testa Morta
title-delightful-hat = Cappello Delizioso
title-eager-anaconda = Anaconda Impaziente
title-fender-bender = Macchinina Ammaccata
title-house-of-cards = Castello di Carte
title-jack-in-the-box = Jack a Molla
title-jingle-bells = Campanelli Tintinnanti
title-jumbo-treat-bag = Sacco Gigante di Dolcetti
title-marie-antoinette-doll = Bambola Maria Antonietta
title-nutcracker = Schiaccianoci
title-old-sparkly = Vecchia Scintillante
title-oogies-dice = Dadi del Bau Bau
title-road-kill = Bestia Investita
title-sandy-claws-outfit = Costume da Babbo Nachele
title-scary-teddy = Orsetto Spaventoso
title-scorpion-surprise = Sorpresa allo Scorpione
title-skeletal-reindeer = Renne Scheletriche
title-snake-and-spider-stew = Stufato di Serpi e Ragni
title-takeoff-ramp = Rampa di Lancio
title-undead-duck = Papera Non Morta
title-wreath-of-wrath = Ghirlanda della Collera

## Titoli delle Sorprese

title-bun-ny = Coni-glio!
title-dark-alley = Vicolo Oscuro
title-deadly-nightshade = Belladonna Letale
title-double-dead = Morto Due Volte
title-eureka = Eureka!
title-everybody-make-a-scene = Tutti in scena
title-everybody-scream = Gridate Tutti!
title-fear-the-reaper = Temi il Mietitore
title-fetch = Riporta
title-fire = Fuoco!
title-gate-keeper = Guardiano del Cancello
title-halloween-plans = Piani per Halloween
title-halloweentown-gates = Cancelli della Città di Halloween
title-hello-oogie = Ciao, Bau Bau
title-hiding-under-your-bed = Nascosto Sotto il Tuo Letto
title-hitch-a-ride = Un Passaggio al Volo
title-hyde-and-seek = Nascond-Hyde
title-i-am-not-the-one = Non sono io
title-i-am-the-pumpkin-king = Il Re delle Zucche sono io!
title-i-never-realized = Non me n’ero mai accorto
title-i-think-ive-got-it = Credo di aver capito
title-i-told-you = Te l’avevo detto!
title-i-wanna-do-it = Voglio farlo io!
title-im-not-the-dumb-one = Lo stupido non sono io
title-im-santa-claus = Sono Babbo Natale!
title-im-the-boogie-man = Sono l’Uomo Nero!
title-its-a-phase-my-dear = È solo una fase, mia cara
title-its-time-to-party = È ora di far festa!
title-its-time-you-begun = È Ora che Cominci
title-kidnap-mr-sandy-claws = Rapite il signor Babbo Nachele
title-lets-play = Giochiamo!
title-look-what-youve-done = Guarda che hai combinato
title-mad-genius = Genio Folle
title-making-christmas = Facciamo il Natale
title-master-the-plans = Padrone! I Progetti!
title-mellow-trio = Trio Malinconico
title-moody-mayor = Sindaco Lunatico
title-mournful-howl = Ululato Lamentoso
title-my-fantasies = Le Mie Fantasie
title-mystic-cauldron = Calderone Mistico
title-nightmare-before-christmas = Incubo Prima di Natale
title-oogies-turn-to-boogie = Ora balla Bau Bau
title-organ-donor = Donatore di Organi
title-public-transportation = Trasporti Pubblici
title-pull-yourself-together = Ricomponiti
title-putrid-playmates = Putridi Compagni di Giochi
title-sackful-of-mischief = Sacco di Malefatte
title-say-it-twice = Dillo Due Volte
title-scared-stiff = Paralizzato dal Terrore
title-search-lights = Riflettori
title-shadow-on-the-moon = Ombra sulla Luna
title-somethings-up-with-jack = Jack ha qualcosa che non va
title-sound-of-rollin-dice = Rumore di Dadi
title-thats-our-job = È il nostro mestiere
title-the-best-i-can = Il Meglio che Posso
title-this-is-halloween = Questo è Halloween!
title-three-of-a-kind = Tris
title-throw-me-a-bone = Buttami un osso
title-town-meeting = Assemblea Cittadina!
title-tub-of-terror = Vasca del Terrore
title-twilight-sun = Sole al Crepuscolo
title-what-have-i-done = Che cosa ho fatto?
title-wheel-of-torture = Ruota della Tortura

## Alias dei Personaggi

alias-accordion-player = “Jimmy”
alias-barrel-dopey-trick-or-treater = Sciocco Cacciatore di Dolcetti
alias-barrel-little-skeleton = Piccolo Scheletro
alias-bass-player = “Jim”
alias-behemoth = Vittima dell’Ascia
alias-big-witch = “Helgamine”
alias-black-cat = Presagio Incerto
alias-clown = Con la Faccia Staccabile
alias-corpse-dad = “Ned”
alias-corpse-kid = “Ethan”
alias-corpse-mom = “Bertha”
alias-cyclops = Prodigio con un Occhio Solo
alias-decomposing-guy = Testa di Budino
alias-devil = Demonio Sadico
alias-dr-finklestein-brainy-inventor = Genio Inventore
alias-dr-finklestein-mad-scientist = Scienziato Pazzo
alias-easter-bunny = Coniglio Spaventato
alias-hanging-tree = Ospite Assassino
alias-harlequin-demon = Aggeggio Indefinibile
alias-igor = Servo Fedele
alias-jack-skellington-demon-of-light = Demone della Luce
alias-jack-skellington-master-of-fright = Maestro del Terrore
alias-jack-skellington-the-pumpkin-king = Il Re delle Zucche
alias-jewel = Creatura Preziosa
alias-little-witch = “Zeldaborn”
alias-lock-impish-trick-or-treater = Birbante Cacciatore di Dolcetti
alias-lock-little-devil = Diavoletto
alias-monster-under-the-bed = Rosicchiatore di Alluci
alias-monster-under-the-stairs = Acchiappacaviglie
alias-mr-hyde = Tipo Furtivo
alias-mr-hyde-ii = Tipo Servizievole
alias-mr-hyde-iii = Tipo Minuscolo
alias-mummy-boy = Piccolo Straccione
alias-oogie-boogie-eight-ball = Palla Otto
alias-oogie-boogie-gamblin-boogie-man = Uomo Nero d’Azzardo
alias-oogie-boogie-meanest-guy-around = Il Più Cattivo che Ci Sia
alias-reaper = Cupo Falciatore
alias-sally-shy-creature = Timida Creatura
alias-sally-skilled-alchemist = Abile Alchimista
alias-sandy-claws = Vittima delle Circostanze
alias-sax-player = “James”
alias-shock-bossy-trick-or-treater = Prepotente Cacciatrice di Dolcetti
alias-shock-little-hag = Streghetta
alias-the-mayor-elected-official = Funzionario Eletto
alias-the-mayor-lugubrious-leader = Lugubre Guida
alias-undersea-gal = Signora della Laguna
alias-vampire-baron = Nemico dell’Aglio
alias-vampire-count = Rompispecchi
alias-vampire-lord = Predatore Notturno
alias-vampire-prince = Succhiasangue
alias-winged-demon = Ragazzo Pipistrello
alias-wolfman = Bestia Licantropa
alias-zero = Cane Fantasma

## Carte: un Personaggio con più versioni porta anche il suo Alias

card-accordion-player = { title-accordion-player }
card-barrel-dopey-trick-or-treater = { title-barrel }, { alias-barrel-dopey-trick-or-treater }
card-barrel-little-skeleton = { title-barrel }, { alias-barrel-little-skeleton }
card-bass-player = { title-bass-player }
card-behemoth = { title-behemoth }
card-big-witch = { title-big-witch }
card-black-cat = { title-black-cat }
card-bun-ny = { title-bun-ny }
card-christmas-casket = { title-christmas-casket }
card-christmas-tree-bats = { title-christmas-tree-bats }
card-clown = { title-clown }
card-corpse-dad = { title-corpse-dad }
card-corpse-kid = { title-corpse-kid }
card-corpse-mom = { title-corpse-mom }
card-cyclops = { title-cyclops }
card-dark-alley = { title-dark-alley }
card-dead-head = { title-dead-head }
card-deadly-nightshade = { title-deadly-nightshade }
card-decomposing-guy = { title-decomposing-guy }
card-delightful-hat = { title-delightful-hat }
card-devil = { title-devil }
card-double-dead = { title-double-dead }
card-dr-finklestein-brainy-inventor = { title-dr-finklestein }, { alias-dr-finklestein-brainy-inventor }
card-dr-finklestein-mad-scientist = { title-dr-finklestein }, { alias-dr-finklestein-mad-scientist }
card-eager-anaconda = { title-eager-anaconda }
card-easter-bunny = { title-easter-bunny }
card-eureka = { title-eureka }
card-everybody-make-a-scene = { title-everybody-make-a-scene }
card-everybody-scream = { title-everybody-scream }
card-fear-the-reaper = { title-fear-the-reaper }
card-fender-bender = { title-fender-bender }
card-fetch = { title-fetch }
card-fire = { title-fire }
card-gate-keeper = { title-gate-keeper }
card-halloween-plans = { title-halloween-plans }
card-halloweentown-gates = { title-halloweentown-gates }
card-hanging-tree = { title-hanging-tree }
card-harlequin-demon = { title-harlequin-demon }
card-hello-oogie = { title-hello-oogie }
card-hiding-under-your-bed = { title-hiding-under-your-bed }
card-hitch-a-ride = { title-hitch-a-ride }
card-house-of-cards = { title-house-of-cards }
card-hyde-and-seek = { title-hyde-and-seek }
card-i-am-not-the-one = { title-i-am-not-the-one }
card-i-am-the-pumpkin-king = { title-i-am-the-pumpkin-king }
card-i-never-realized = { title-i-never-realized }
card-i-think-ive-got-it = { title-i-think-ive-got-it }
card-i-told-you = { title-i-told-you }
card-i-wanna-do-it = { title-i-wanna-do-it }
card-igor = { title-igor }
card-im-not-the-dumb-one = { title-im-not-the-dumb-one }
card-im-santa-claus = { title-im-santa-claus }
card-im-the-boogie-man = { title-im-the-boogie-man }
card-its-a-phase-my-dear = { title-its-a-phase-my-dear }
card-its-time-to-party = { title-its-time-to-party }
card-its-time-you-begun = { title-its-time-you-begun }
card-jack-in-the-box = { title-jack-in-the-box }
card-jack-skellington-demon-of-light = { title-jack-skellington }, { alias-jack-skellington-demon-of-light }
card-jack-skellington-master-of-fright = { title-jack-skellington }, { alias-jack-skellington-master-of-fright }
card-jack-skellington-the-pumpkin-king = { title-jack-skellington }, { alias-jack-skellington-the-pumpkin-king }
card-jewel = { title-jewel }
card-jingle-bells = { title-jingle-bells }
card-jumbo-treat-bag = { title-jumbo-treat-bag }
card-kidnap-mr-sandy-claws = { title-kidnap-mr-sandy-claws }
card-lets-play = { title-lets-play }
card-little-witch = { title-little-witch }
card-lock-impish-trick-or-treater = { title-lock }, { alias-lock-impish-trick-or-treater }
card-lock-little-devil = { title-lock }, { alias-lock-little-devil }
card-look-what-youve-done = { title-look-what-youve-done }
card-mad-genius = { title-mad-genius }
card-making-christmas = { title-making-christmas }
card-marie-antoinette-doll = { title-marie-antoinette-doll }
card-master-the-plans = { title-master-the-plans }
card-mellow-trio = { title-mellow-trio }
card-monster-under-the-bed = { title-monster-under-the-bed }
card-monster-under-the-stairs = { title-monster-under-the-stairs }
card-moody-mayor = { title-moody-mayor }
card-mournful-howl = { title-mournful-howl }
card-mr-hyde = { title-mr-hyde }
card-mr-hyde-ii = { title-mr-hyde-ii }
card-mr-hyde-iii = { title-mr-hyde-iii }
card-mummy-boy = { title-mummy-boy }
card-my-fantasies = { title-my-fantasies }
card-mystic-cauldron = { title-mystic-cauldron }
card-nightmare-before-christmas = { title-nightmare-before-christmas }
card-nutcracker = { title-nutcracker }
card-old-sparkly = { title-old-sparkly }
card-oogie-boogie-eight-ball = { title-oogie-boogie }, { alias-oogie-boogie-eight-ball }
card-oogie-boogie-gamblin-boogie-man = { title-oogie-boogie }, { alias-oogie-boogie-gamblin-boogie-man }
card-oogie-boogie-meanest-guy-around = { title-oogie-boogie }, { alias-oogie-boogie-meanest-guy-around }
card-oogies-dice = { title-oogies-dice }
card-oogies-turn-to-boogie = { title-oogies-turn-to-boogie }
card-organ-donor = { title-organ-donor }
card-public-transportation = { title-public-transportation }
card-pull-yourself-together = { title-pull-yourself-together }
card-putrid-playmates = { title-putrid-playmates }
card-reaper = { title-reaper }
card-road-kill = { title-road-kill }
card-sackful-of-mischief = { title-sackful-of-mischief }
card-sally-shy-creature = { title-sally }, { alias-sally-shy-creature }
card-sally-skilled-alchemist = { title-sally }, { alias-sally-skilled-alchemist }
card-sandy-claws = { title-sandy-claws }
card-sandy-claws-outfit = { title-sandy-claws-outfit }
card-sax-player = { title-sax-player }
card-say-it-twice = { title-say-it-twice }
card-scared-stiff = { title-scared-stiff }
card-scary-teddy = { title-scary-teddy }
card-scorpion-surprise = { title-scorpion-surprise }
card-search-lights = { title-search-lights }
card-shadow-on-the-moon = { title-shadow-on-the-moon }
card-shock-bossy-trick-or-treater = { title-shock }, { alias-shock-bossy-trick-or-treater }
card-shock-little-hag = { title-shock }, { alias-shock-little-hag }
card-skeletal-reindeer = { title-skeletal-reindeer }
card-snake-and-spider-stew = { title-snake-and-spider-stew }
card-somethings-up-with-jack = { title-somethings-up-with-jack }
card-sound-of-rollin-dice = { title-sound-of-rollin-dice }
card-takeoff-ramp = { title-takeoff-ramp }
card-thats-our-job = { title-thats-our-job }
card-the-best-i-can = { title-the-best-i-can }
card-the-mayor-elected-official = { title-the-mayor }, { alias-the-mayor-elected-official }
card-the-mayor-lugubrious-leader = { title-the-mayor }, { alias-the-mayor-lugubrious-leader }
card-this-is-halloween = { title-this-is-halloween }
card-three-of-a-kind = { title-three-of-a-kind }
card-throw-me-a-bone = { title-throw-me-a-bone }
card-town-meeting = { title-town-meeting }
card-tub-of-terror = { title-tub-of-terror }
card-twilight-sun = { title-twilight-sun }
card-undead-duck = { title-undead-duck }
card-undersea-gal = { title-undersea-gal }
card-vampire-baron = { title-vampire-baron }
card-vampire-count = { title-vampire-count }
card-vampire-lord = { title-vampire-lord }
card-vampire-prince = { title-vampire-prince }
card-what-have-i-done = { title-what-have-i-done }
card-wheel-of-torture = { title-wheel-of-torture }
card-winged-demon = { title-winged-demon }
card-wolfman = { title-wolfman }
card-wreath-of-wrath = { title-wreath-of-wrath }
card-zero = { title-zero }

## La carta attorno ai suoi testi

print-locale = Luogo · { -scare-threshold } { $number }
print-starting-locale = { -starting-locale } · { -scare-threshold } { $number }
print-starting-hand = { -starting-hand } { $number }
print-character = Personaggio · { -scare-number } { $number }
print-creation = Creazione · { -scare-number } { $number }
print-surprise = Sorpresa · { -scare-number } { $number }
print-price = Costo { $number }
print-function = Funzione: { $texts }
print-on-play = quando viene giocata: { $text }
print-ability =
    { $when_is ->
        [always] nel tuo turno puoi { $text }
       *[other] nel tuo turno, se { $when }, puoi { $text }
    }
print-hex = { -hex }: { $text }
print-or = OPPURE: { $text }
print-condition =
    { $when_is ->
        [always] { $text }
       *[other] se { $when }, { $text }
    }
print-placed = mettere questa carta sul tuo tavolo; finché è lì, { $text }
print-centre = mettere questa carta al centro del tavolo (una copia alla volta) fino alla { -end-phase }: per tutti, { $text }
print-grows = il { -scare-number } di questa carta aumenta di { $number } per ogni carta a faccia in giù sotto di essa
print-source = Tutti i dati vengono dalla carta stampata; le parole sono nostre.

starter-jack = Jack
starter-finklestein = Finklestein
starter-oogie = Bau Bau
starter-mayor = Sindaco

kit-premiere = Première
kit-tournament-kit = Kit da torneo
rarity-common = Comune
rarity-uncommon = Non comune
rarity-rare = Rara
rarity-ultra-rare = Ultra-rara
rarity-promo = Promozionale
rarity-fixed = Fissa
type-locale = Luogo
type-starting-locale = { -starting-locale }
type-character = Personaggio
type-creation = Creazione
type-surprise = Sorpresa

## Gruppi di carte: una di esse, tutte, ognuna, un’altra, ogni altra

word-corpse = Cadavere
word-hyde = Hyde
word-player = Suonatore
word-vampire = Vampiro
part-word =
    { $word ->
        [corpse] { word-corpse }
        [hyde] { word-hyde }
        [player] { word-player }
       *[vampire] { word-vampire }
    }
any-card = una carta a scelta
any-card-all = tutte le carte
any-card-each = ogni carta
any-card-another = un’altra carta
any-card-other = ogni altra carta
of-type =
    { $type_is ->
        [character] un { $type }
       *[other] una { $type }
    }
of-type-all =
    { $type_is ->
        [character] tutti i Personaggi
        [creation] tutte le Creazioni
       *[surprise] tutte le Sorprese
    }
of-type-each = ogni { $type }
of-type-another =
    { $type_is ->
        [character] un altro { $type }
       *[other] un’altra { $type }
    }
of-type-other =
    { $type_is ->
        [character] ogni altro { $type }
       *[other] ogni altra { $type }
    }
titled = { $characters_any }
titled-all = { $characters }
titled-each =
    { $characters_number ->
        [one] ogni { $characters }
       *[other] ogni carta tra { $characters }
    }
titled-another = un’altra carta { $characters_any }
titled-other = ogni altra carta { $characters_any }
worded = un Personaggio con «{ part-word }» nel Titolo
worded-all = tutti i Personaggi con «{ part-word }» nel Titolo
worded-each = ogni Personaggio con «{ part-word }» nel Titolo
worded-another = un altro Personaggio con «{ part-word }» nel Titolo
worded-other = ogni altro Personaggio con «{ part-word }» nel Titolo

## Condizioni

part-characters-are =
    { $characters_number ->
        [one] { $characters } è
       *[other] { $characters } sono
    }
always = accade qualsiasi cosa
have = hai in città { $characters }
have-one-of = hai in città { $characters_any }
have-version = hai in città { $version }
have-creation = hai in città { $version }
share = { $characters } sono nello stesso tuo Luogo
stand-at = nella tua città { part-characters-are } { $location_at }
is-at = questa carta è { $location_at }
here =
    { $characters_number ->
        [one] qui c’è { $characters }
       *[other] qui ci sono { $characters }
    }
another-here = qui c’è { $group_another }
played-to = la giochi { $location_at }
all-active =
    { $number ->
        [one] 1 dei tuoi Luoghi è Attivo
       *[other] { $number } dei tuoi Luoghi sono Attivi
    }
not-performed = in questo turno non hai svolto nessuna Funzione
either = { $one }, o se { $other }

## Ciò che i testi contano

in-town = { $group_each } nella tua città
creations-in-town = ogni Creazione nella tua città
others-here = { $group_other } qui
others-at = ogni altro Personaggio { $location_at } della tua città mentre lì c’è { $characters }
active-locales = ogni tuo Luogo Attivo con { -scare-threshold } { $threshold } o più ({ $lower } o più se hai in città { $characters })

## Come si uniscono i testi

you-may = puoi { $effect }
if = se { $when }, { $effect }
if-else = se { $when }, { $effect }; altrimenti { $otherwise }
to = { $first } per { $second }
and-then = { $first }, e poi { $second }
stack-then = { $first }, poi { $second }
both = { $first }, e { $second }
hexing = { $effect }

## Testi: la propria mano e i Punti Zucca

draw = pescare { part-card-count }
draw-per = pescare 1 carta per { $per }
add-points = aggiungere { part-point-count }
add-points-per = aggiungere 1 Punto Zucca per { $per }
refill =
    { $number ->
        [nothing] pescare fino ad avere in mano tante carte quante la tua { -starting-hand }
        [one] pescare fino ad avere in mano 1 carta
       *[other] pescare fino ad avere in mano { $number } carte
    }
pitch =
    { $group_is ->
        [any-card] scartare { part-card-count } dalla mano
        [titled] scartare { $number ->
            [one] una carta { $group }
           *[other] { $number } carte { $group }
        } dalla mano
       *[other] scartare { $number ->
            [one] { $group }
           *[other] { $number } carte tra { $group_all }
        } dalla mano
    }
pitch-hand-to-draw = scartare tutta la mano, poi pescare altrettante carte
pitch-any-to-draw = scartare insieme un numero qualsiasi di carte dalla mano, poi pescarne altrettante
spend-points-to-draw = rinunciare insieme a un numero qualsiasi di Punti Zucca per pescare altrettante carte

## Testi: lasciare il gioco

scrap-this = scartare questa carta dal gioco
bounce-this = far tornare questa carta in mano al proprietario
scrap-another-here = scartare un altro Personaggio da qui
scrap-another-or-this = scartare un altro Personaggio da qui, o altrimenti questa carta
scrap-character = scartare { $title } dalla tua città
scrap-creation-to-draw = scartare una Creazione dalla tua città per pescare tante carte quanto il suo { -scare-number }
scrap-cards = scartare { $cards } dal gioco

## Testi: muovere

movement =
    { $number ->
        [one] usare 1 Movimento
       *[other] usare { $number } Movimenti
    }
relocate-this = portare questa carta in un qualsiasi altro tuo Luogo
relocate-character = portare { $title } in un qualsiasi altro tuo Luogo senza Movimenti
join-character = portare questa carta nel Luogo della tua città in cui è { $title } senza Movimenti
relocate-together = portare insieme { $characters } in un altro tuo Luogo
relocate-to =
    { $many ->
        [yes] portare un numero qualsiasi di tuoi Personaggi { $locations_at }
       *[no] portare un tuo Personaggio { $locations_at }
    }
ride-from = portare un numero qualsiasi di tuoi Personaggi { $location_from } in un solo altro tuo Luogo
ride-to = portare un numero qualsiasi di tuoi Personaggi da un solo tuo Luogo { $location_at }
follow = andare nello stesso Luogo senza Movimenti

## Testi: Funzioni e Luoghi

scream-for-points = sommare i Valori di Paura di tutti i tuoi Personaggi e, al posto di una Funzione, aggiungere 1 Punto Zucca ogni { $number } (ogni { $lower } se hai in città { $title })
perform-short = scegliere un tuo Luogo non Attivo, scartare 1 carta dalla mano per ogni Punto Paura che gli manca, e poi svolgere la sua Funzione come unica del turno
perform-again = svolgere una Funzione in più, quella del Luogo Attivo in cui sono insieme { $characters }, se la sua { -scare-threshold } è { $high } o meno
close-locale = girare a faccia in giù un Luogo di un avversario fino alla { -end-phase }
swap-locales = scambiare di posto due Luoghi senza Personaggi nella fila di un giocatore
draw-per-at = scegliere un tuo Luogo e pescare 1 carta per { $group_each } che si trova lì
count-twice = contare in questo turno { $title } con il doppio del suo { -scare-number } per il Luogo in cui si trova
lay-character-under = mettere un Personaggio che è qui a faccia in giù sotto questo Luogo
lay-cards-under =
    { $most ->
        [one] mettere 1 carta della mano a faccia in giù sotto questo Luogo
       *[other] mettere fino a { $most } carte della mano a faccia in giù sotto questo Luogo
    } e aggiungere { part-point-count } per ognuna
discard-under = scartare tutte le carte sotto il Luogo { $location }
take-under = prendere in mano fino a { part-card-count } a scelta da sotto il Luogo { $location }

## Testi: mazzi

part-search =
    { $number ->
        [one] fare una Ricerca di 1 carta
       *[other] fare una Ricerca di { $number } carte
    }
search =
    { $limit ->
        [0] { part-search }: { $group_all }
        [one] { part-search }: { $group }
       *[other] { part-search }: { $limit } tra { $group_all }
    }
dig = prendere in mano { $group } dalla tua { -discard-pile }
reveal-to-draw = mostrare un Personaggio dalla tua { -discard-pile } e pescare tante carte quanto il suo { -scare-number }, al massimo { $limit }
restack =
    { $number ->
        [one] guardare la prima carta del tuo { -main-deck } e rimetterla a posto
       *[other] guardare le prime { $number } carte del tuo { -main-deck } e rimetterle a posto in qualsiasi ordine
    }
remove-named = nominare un Titolo e togliere dal gioco ogni sua copia in qualsiasi { -discard-pile }
try-the-top = far tagliare il tuo { -main-deck } al giocatore alla tua destra e scoprire la prima carta: una Creazione che manca alla tua città si può giocare gratis, e ogni altra carta va scartata
build-house = scoprire la prima carta del tuo { -main-deck }: una Sorpresa va scartata insieme a tutto ciò che è sotto { $version }, e ogni altra carta va sotto a faccia in giù

## Testi: altri giocatori

part-of-whom =
    { $whom ->
        [opponents] di un avversario
        [everyone] di un giocatore a scelta
       *[fewest-active] di un giocatore con meno Luoghi Attivi
    }
part-to-whom =
    { $whom ->
        [opponents] a un avversario
        [everyone] a un giocatore a scelta
       *[fewest-active] a un giocatore con meno Luoghi Attivi
    }
look-at-hand = guardare la mano { part-of-whom }
one-pitches-at-random = far scartare { part-to-whom } 1 carta a caso dalla mano
pick-from-hand = guardare la mano { part-of-whom } e scegliere 1 carta da farne scartare
pitch-down-to = far scartare { part-to-whom } con più di { part-card-count } fino a restare con { $number }, e pescare 1 carta per ogni carta scartata
they-pitch =
    far scartare { $whom ->
        [opponents] a ogni avversario
        [everyone] a ogni giocatore
       *[fewest-active] a chi ha meno Luoghi Attivi
    } { $number ->
        [0] metà della mano, per eccesso
       *[other] { part-card-count } a sua scelta dalla mano
    }
everyone-draws =
    far pescare a ogni giocatore { $number ->
        [0] 1 carta
       *[other] { part-card-count }, e 1 in più
    } per ognuno tra { $characters } nella sua città
holders-draw = far pescare { part-card-count } a ogni giocatore che ha in città { $characters }
leaders-refill =
    far pescare chi ha più Personaggi in gioco (anche a pari merito) fino ad avere in mano { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
everyone-scraps = far scartare a ogni giocatore un Personaggio della sua città
everyone-gives-up = far scartare a ogni giocatore un Personaggio dalla mano o dalla sua città
everyone-bounces = far scegliere a ogni giocatore un Personaggio con { -scare-number } { $number } nella città del vicino di sinistra, che torna in mano al proprietario
everyone-shifts = far muovere a ogni giocatore un Personaggio del vicino di sinistra in un Luogo adiacente, ma nessuno che sia con { $characters }
donate = permettere a ogni giocatore, a partire dal { -pumpkin-king }, di scartare { $characters } o { $others } altri Personaggi della sua città per giocare gratis una Creazione dalla mano
take-crown = prendere la { -pumpkin-king-card }, segnare un’attività per tutti i giocatori come nella Fase Iniziale, e restituire la carta

## Testi: colpire gli avversari

scrap-theirs =
    scartare { $high ->
        [99] un Personaggio
       *[other] { $low ->
            [-99] un Personaggio con { -scare-number } { $high } o meno
           *[other] un Personaggio con { -scare-number } { $high }
        }
    } dalla città di un avversario
scrap-pair =
    scartare { $characters } dalla città di un avversario che li ha { $characters_number ->
        [2] entrambi
       *[other] tutti
    }
bounce-theirs =
    far tornare { $group_is ->
        [any-card] un Personaggio
       *[other] { $group }
    } { $whose ->
        [theirs] dalla città di un avversario
       *[anybodys] dalla città di qualsiasi giocatore
    } in mano al proprietario
shift-theirs =
    muovere { $group_is ->
        [any-card] un Personaggio
       *[other] { $group }
    } nella città di un avversario in un Luogo adiacente
scrap-their-creation = scartare una Creazione dalla città di un avversario
bounce-their-creation = far tornare una Creazione con { -scare-number } { $high } o meno dalla città di un avversario in mano al proprietario
scrap-table-surprise = scartare una Sorpresa dal tavolo di un avversario
roll-against = scegliere un Personaggio di un avversario e scartare la prima carta del { -main-deck } di quel giocatore: se ha il { -scare-number } più alto, scartare il Personaggio
roll-once-more = subito dopo { title-sound-of-rollin-dice }, scartare un’altra carta dallo stesso { -main-deck } e sommare il suo { -scare-number } al primo
spin-against = scartare la prima carta del { -main-deck } di un avversario, poi un Personaggio di quel giocatore con lo stesso { -scare-number }
stack-on = impilare questa carta sotto { $group } nella tua città
stack-on-theirs = impilare questa carta sotto un Personaggio di un avversario
ignore-card =
    { $what ->
        [characters] nel turno di un avversario, ignorare una carta che sta per colpire i tuoi Personaggi in gioco
       *[hand] nel turno di un avversario, ignorare una carta che sta per farti scartare dalla mano
    }
show-to-draw = puoi mostrare dalla mano { $group } per pescare { part-card-count }
stay = lasciare questa carta dov’è
stand-guard = puoi riprenderla in mano quando una Sorpresa di un avversario sta per colpire i tuoi Personaggi in gioco, per ignorare quella Sorpresa

## Testi che scattano

when-theirs-scrapped = quando un Personaggio viene scartato dalla città di un avversario, { $effect }
when-ours-scrapped = quando un altro Personaggio viene scartato dalla tua città, { $effect }
when-creation-played =
    { $when_is ->
        [always] quando giochi una Creazione, { $effect }
       *[other] quando giochi una Creazione mentre { $when }, { $effect }
    }
when-function-here = quando si è svolta una Funzione di questo Luogo, { $effect }
when-surprise-played = quando nel tuo turno hai giocato una Sorpresa, { $effect }
when-moved = quando nel tuo turno questa carta si è mossa in un Luogo, { $effect }
when-left = quando { $characters_any } lascia il Luogo di questa carta, questa carta può { $effect }
when-leaving = quando questa carta lascia il Luogo di { $characters_any }, anche loro possono { $effect }

## Prezzi

part-when-you-play =
    { $when_is ->
        [always] quando giochi questa carta
       *[other] quando giochi questa carta mentre { $when }
    }
cheaper = questa carta costa { $number } in meno se { $when }
cheaper-per =
    questa carta costa 1 in meno per { $per }{ $minimum ->
        [0] { "" }
       *[other] , ma mai meno di { $minimum }
    }
group-costs =
    { $group_is ->
        [titled] { $group } ti costa
       *[other] { $group_all } costano
    } { $amount ->
        [-2] 2 in meno
        [-1] 1 in meno
       *[other] { $amount } in più
    }{ $minimum ->
        [0] { "" }
       *[other] { "" } (ma non meno di { $minimum })
    }
give-cards =
    { part-when-you-play }, puoi scartare { $group ->
        [nothing] 1 carta
       *[other] { $group }
    } dalla mano per pagare { $number } in meno{ $many ->
        [yes] , quante volte vuoi
       *[no] { "" }
    }
give-characters = quando giochi questa carta, puoi scartare { $characters_any } o { $others } altri Personaggi dalla tua città per pagare { $number } in meno

## Ciò che vale per un Personaggio

never-moves = questa carta non può muoversi
moves-only-with = questa carta può muoversi solo mentre hai in città { $characters }
heavy-at = { $location_from } questa carta parte solo con 2 Movimenti
flies = 1 Movimento può portare questa carta in qualsiasi Luogo della sua fila
gathers-at = mentre questa carta è { $location_at }, con 1 Movimento può raggiungerla un numero qualsiasi di tuoi Personaggi dai Luoghi adiacenti
cannot-be-scrapped = questa carta non può essere scartata dal gioco
played-only-to = questa carta si può giocare solo { $locations_at }
invades-for =
    questa carta si può giocare anche in un Luogo di un avversario che non sia il { -starting-locale }, per { $cost ->
        [one] 1 Punto Zucca
       *[other] { $cost } Punti Zucca
    }
counts-vampires = il { -scare-number } di questa carta è il numero di Personaggi con «{ word-vampire }» nel Titolo nella sua città
stands-in-for = quando { $characters_any } verrebbe scartato da questo Luogo, puoi scartare invece questa carta
guards = nel turno di un avversario puoi far tornare questa carta in mano al proprietario per ignorare una carta che sta per farti scartare dalla mano
