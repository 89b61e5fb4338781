### The Nightmare Before Christmas TCG: terms, log lines, picks, prompts and reasons.

## Terms: each is said one way everywhere

-pumpkin-king = Pumpkin King
-pumpkin-king-card = Pumpkin King Card
-scare-number = Scare Number
-scare-threshold = Scare Threshold
-starting-locale = Starting Locale
-starting-hand = Starting Hand
-main-deck = Main Deck
-discard-pile = Discard Pile
-end-phase = End Phase
-hex = HEX
-hex-counter =
    { $number ->
        [one] Hex Counter
       *[other] Hex Counters
    }

activity-draw = draw 1 card
activity-points = add 1 Pumpkin Point
activity-move = move 1 Character

unseen-card = a face-down card

## Parts of sentences

# Players bear names that stand alone; only the Mayor is called by an office.
part-seat-first =
    { $seat_named ->
        [mayor] The { $seat }
       *[other] { $seat }
    }
part-seat =
    { $seat_named ->
        [mayor] the { $seat }
       *[other] { $seat }
    }
part-target-first =
    { $target_named ->
        [mayor] The { $target }
       *[other] { $target }
    }
part-target =
    { $target_named ->
        [mayor] the { $target }
       *[other] { $target }
    }
part-owner =
    { $owner_named ->
        [mayor] the { $owner }
       *[other] { $owner }
    }
# A player in the middle of a sentence.
player = { part-seat }
part-seat-draws =
    { $seat_is ->
        [you] You draw
       *[other] { part-seat-first } draws
    }
part-card-count =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
part-point-count =
    { $number ->
        [one] 1 Pumpkin Point
       *[other] { $number } Pumpkin Points
    }
part-price =
    { $price ->
        [0] at no cost
        [one] for 1 Pumpkin Point
       *[other] for { $price } Pumpkin Points
    }
part-score =
    { $points ->
        [one] 1 Scare Point
       *[other] { $points } Scare Points
    }
# What was drawn or looked at, as far as the reader may know it.
part-cards-shown =
    { $cards_are ->
        [shown] : { $cards }.
       *[hidden] .
    }

## Log

log-chooses-king =
    { $seat_is ->
        [you] You are the first { -pumpkin-king }.
       *[other] { part-seat-first } is the first { -pumpkin-king }.
    }
log-prepares-deck =
    { $seat_is ->
        [you] You lay your { -starting-locale } face down and shuffle a { -main-deck } of { part-card-count }.
       *[other] { part-seat-first } lays a { -starting-locale } face down and shuffles a { -main-deck } of { part-card-count }.
    }
log-day-begins =
    Day { $day } begins{ $left ->
        [0] , the last one
       *[other] { "" }
    }: { $seat_is ->
        [you] you are the { -pumpkin-king }.
       *[other] { part-seat } is the { -pumpkin-king }.
    }
log-reveals-start =
    { $seat_is ->
        [you] You begin { $card_at }.
       *[other] { part-seat-first } begins { $card_at }.
    }
log-draws-locale =
    { $seat_is ->
        [you] You turn up a new Locale: { $card }.
       *[other] { part-seat-first } turns up a new Locale: { $card }.
    }
log-places-locale =
    { $seat_is ->
        [you] You put { $location } { $side ->
            [left] at the left
           *[right] at the right
        } end of your row.
       *[other] { part-seat-first } puts { $location } { $side ->
            [left] at the left
           *[right] at the right
        } end of the row.
    }
log-marks =
    { $seat_is ->
        [you] You mark an activity
       *[other] { part-seat-first } marks an activity
    }: { $activity }. { $target_is ->
        [nobody] Whoever wants it pays 1 card.
        [you] It is free for you; all others pay 1 card.
       *[other] It is free for { part-target }; all others pay 1 card.
    }
log-joins-activity =
    { $seat_is ->
        [you] You perform the activity: { $activity }.
       *[other] { part-seat-first } performs the activity: { $activity }.
    }
log-declines =
    { $seat_is ->
        [you] You do not perform the activity.
       *[other] { part-seat-first } does not perform the activity.
    }
log-turn-begins =
    { $seat_is ->
        [you] Day { $day }: your turn begins.
       *[other] Day { $day }: { part-seat }’s turn begins.
    }
log-draws = { part-seat-draws } { part-card-count }{ part-cards-shown }
log-adds-points =
    { $seat_is ->
        [you] You add { part-point-count } and have { $total } now.
       *[other] { part-seat-first } adds { part-point-count } and has { $total } now.
    }
log-spends-points =
    { $seat_is ->
        [you] You give up { part-point-count } and have { $total } left.
       *[other] { part-seat-first } gives up { part-point-count } and has { $total } left.
    }
log-performs =
    { $seat_is ->
        [you] You perform
       *[other] { part-seat-first } performs
    } { $in_part ->
        [yes] a part of a Function of { $location }
       *[no] a Function of { $location }
    }:
log-plays-character =
    { $seat_is ->
        [you] You play
       *[other] { part-seat-first } plays
    } { $card } { $location_at }{ $target_is ->
        [nobody] { "" }
        [you] { "" } in your row
       *[other] { "" } in { part-target }’s row
    } { part-price }.
log-replaces =
    { $seat_is ->
        [you] You replace { $source } with { $card } { part-price }.
       *[other] { part-seat-first } replaces { $source } with { $card } { part-price }.
    }
log-plays-creation =
    { $seat_is ->
        [you] You play the Creation { $card } { part-price }.
       *[other] { part-seat-first } plays the Creation { $card } { part-price }.
    }
log-plays-surprise =
    { $seat_is ->
        [you] You play the Surprise { $card } { part-price }.
       *[other] { part-seat-first } plays the Surprise { $card } { part-price }.
    }
log-discards =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { part-seat-first } discards { $card }.
    }
log-loses-card =
    { $seat_is ->
        [you] { $card } goes to your { -discard-pile }.
       *[other] { $card } goes to { part-seat }’s { -discard-pile }.
    }
log-scraps =
    { $seat_is ->
        [you] { $card } is discarded from your town.
       *[other] { $card } is discarded from { part-seat }’s town.
    }
log-bounces =
    { $card } returns from { $seat_is ->
        [you] your
       *[other] { part-seat }’s
    } town to { $owner_is ->
        [you] your hand.
       *[other] { part-owner }’s hand.
    }
log-moves =
    { $card } moves from { $source } to { $location } in { $seat_is ->
        [you] your town.
       *[other] { part-seat }’s town.
    }
log-searches =
    { $seat_is ->
        [you] You turn up
       *[other] { part-seat-first } turns up
    } { $revealed_are ->
        [shown] { part-card-count }: { $revealed }.
       *[hidden] nothing: the { -main-deck } is empty.
    }
log-finds-nothing =
    { $seat_is ->
        [you] You find nothing suitable.
       *[other] { part-seat-first } finds nothing suitable.
    }
log-takes =
    { $seat_is ->
        [you] You take { $card } into your hand.
       *[other] { part-seat-first } takes { $card } into hand.
    }
log-lays-under =
    { $seat_is ->
        [you] You put { part-card-count } face down under { $location }{ part-cards-shown }
       *[other] { part-seat-first } puts { part-card-count } face down under { $location }{ part-cards-shown }
    }
log-gives-up =
    { $seat_is ->
        [you] You name { $card } to be given up.
       *[other] { part-seat-first } names { $card } to be given up.
    }
log-buries =
    { $seat_is ->
        [you] You put { $card } face down under { $location }.
       *[other] { part-seat-first } puts { $card } face down under { $location }.
    }
log-takes-from-under =
    { $seat_is ->
        [you] You take { part-card-count } from under { $location }{ part-cards-shown }
       *[other] { part-seat-first } takes { part-card-count } from under { $location }{ part-cards-shown }
    }
log-stacks =
    { $seat_is ->
        [you] You stack { $card } under { $source }.
       *[other] { part-seat-first } stacks { $card } under { $source }.
    }
log-stays-on-table =
    { $seat_is ->
        [you] { $card } stays on your table.
       *[other] { $card } stays on { part-seat }’s table.
    }
log-stays-in-centre = { $card } stays in the centre of the table until the { -end-phase }.
log-leaves-centre = { $card } leaves the centre of the table.
log-protects =
    { $seat_is ->
        [you] You use { $card }: { $source } leaves your cards alone.
       *[other] { part-seat-first } uses { $card }: { $source } leaves those cards alone.
    }
log-stands-in =
    { $seat_is ->
        [you] { $card } from your town is discarded in place of { $source }.
       *[other] { $card } from { part-seat }’s town is discarded in place of { $source }.
    }
log-hexes = { $card } gets a { -hex-counter(number: 1) }.
log-looks =
    { $seat_is ->
        [you] You look at { part-target }’s hand ({ part-card-count }){ part-cards-shown }
       *[other] { $target_is ->
            [you] { part-seat-first } looks at your hand ({ part-card-count }){ part-cards-shown }
           *[other] { part-seat-first } looks at { part-target }’s hand ({ part-card-count }){ part-cards-shown }
        }
    }
log-looks-at-deck =
    { $seat_is ->
        [you] You look at the top of your { -main-deck } ({ part-card-count }){ part-cards-shown }
       *[other] { part-seat-first } looks at the top of their { -main-deck } ({ part-card-count }){ part-cards-shown }
    }
log-restacks =
    { $seat_is ->
        [you] You put { part-card-count } back on your { -main-deck }.
       *[other] { part-seat-first } puts { part-card-count } back on the { -main-deck }.
    }
log-reveals =
    { $seat_is ->
        [you] You show { $card }.
       *[other] { part-seat-first } shows { $card }.
    }
log-turns-up =
    { $seat_is ->
        [you] The top card of your { -main-deck } is { $card }.
       *[other] The top card of { part-seat }’s { -main-deck } is { $card }.
    }
log-rolls-against =
    { $seat_is ->
        [you] The dice show { $total } against { $card } ({ $number }) in your town.
       *[other] The dice show { $total } against { $card } ({ $number }) in { part-seat }’s town.
    }
log-names-title =
    { $seat_is ->
        [you] You name { $title }.
       *[other] { part-seat-first } names { $title }.
    }
log-removes =
    { $seat_is ->
        [you] { $card } from your { -discard-pile } leaves the game.
       *[other] { $card } from { part-seat }’s { -discard-pile } leaves the game.
    }
log-closes =
    { $seat_is ->
        [you] { $location } in your town is turned face down until the { -end-phase }.
       *[other] { $location } in { part-seat }’s town is turned face down until the { -end-phase }.
    }
log-swaps-locales =
    { $seat_is ->
        [you] { $location } and { $source } change places in your row.
       *[other] { $location } and { $source } change places in { part-seat }’s row.
    }
log-doubles =
    { $seat_is ->
        [you] The { -scare-number } of { $card } in your town counts twice for its Locale in this turn.
       *[other] The { -scare-number } of { $card } in { part-seat }’s town counts twice for its Locale in this turn.
    }
log-takes-crown =
    { $seat_is ->
        [you] You take the { -pumpkin-king-card } for one activity.
       *[other] { part-seat-first } takes the { -pumpkin-king-card } for one activity.
    }
log-gives-crown-back =
    { $seat_is ->
        [you] The { -pumpkin-king-card } comes back to you.
       *[other] The { -pumpkin-king-card } goes back to { part-seat }.
    }
log-cuts =
    { $seat_is ->
        [you] You cut { part-target }’s { -main-deck }.
       *[other] { $target_is ->
            [you] { part-seat-first } cuts your { -main-deck }.
           *[other] { part-seat-first } cuts { part-target }’s { -main-deck }.
        }
    }
log-tells-score =
    { $seat_is ->
        [you] { part-target-first } tells you: { part-score }.
       *[other] { $target_is ->
            [you] You tell { part-seat }: { part-score }.
           *[other] { part-target-first } tells { part-seat }: { part-score }.
        }
    }
log-changes-nothing = { $card }: the text has no effect.
log-end-phase = The { -end-phase } of Day { $day } begins.
log-empties-points = All Pumpkin Points are emptied.
log-reimburses =
    { $seat_is ->
        [you] You make up for { part-surprise-count }.
       *[other] { part-seat-first } makes up for { part-surprise-count }.
    }
part-surprise-count =
    { $number ->
        [one] 1 Surprise
       *[other] { $number } Surprises
    }
log-clears-hex =
    { $number ->
        [one] 1 { -hex-counter(number: 1) } is removed.
       *[other] { $number } { -hex-counter(number: 2) } are removed.
    }
log-recycles =
    { $seat_is ->
        [you] You shuffle your { -discard-pile } into a new { -main-deck } of { part-card-count }.
       *[other] { part-seat-first } shuffles the { -discard-pile } into a new { -main-deck } of { part-card-count }.
    }
log-passes-crown =
    { $seat_is ->
        [you] The { -pumpkin-king-card } passes to you.
       *[other] The { -pumpkin-king-card } passes to { part-seat }.
    }
log-scores =
    { $seat_is ->
        [you] Your town has { part-score }.
       *[other] { part-seat-first }’s town has { part-score }.
    }
log-breaks-tie =
    { $seat_is ->
        [you] To break the tie, you have
       *[other] To break the tie, { part-seat } has
    } { $number ->
        [one] 1 Active Locale
       *[other] { $number } Active Locales
    } with a { -scare-threshold } of { $total } in all.
log-wins-game =
    { $seat_is ->
        [you] You win with { part-score }!
       *[other] { part-seat-first } wins with { part-score }!
    }
log-shares-game =
    { $seat_is ->
        [you] You share the victory with { part-score }!
       *[other] { part-seat-first } shares the victory with { part-score }!
    }

## Picks

pick-place-locale =
    { $side ->
        [left] Put { $card } in your row: at the left end
       *[right] Put { $card } in your row: at the right end
    }
pick-mark = Mark: { $activity }
pick-join = Perform the activity
pick-pay = Discard { $card } to join in
pick-play =
    { $location ->
        [nothing] Play { $card }
       *[other] Play { $card } { $location_at }
    }
pick-replace = { $card } replaces { $source }
pick-play-surprise =
    { $ability ->
        [one] Play { $card }
       *[other] Play { $card }, other ability
    }
pick-use = Use { $card }
pick-perform = Perform { $card }
pick-perform-part = Perform { $card } in part
pick-ask-score = Ask { part-target } for the Scare Points
pick-end-turn = End your turn
pick-stop =
    { $during ->
        [move-characters] Use no more Movement
        [gather-which] Nobody else comes
        [come-along] Nobody else comes along
        [ride-who] Nobody else goes
        [pitch-more] Discard no more
        [lay-which] Put no more cards under it
        [take-under-which] Take no more cards
        [bargain] Pay the price
       *[other] That is all
    }
pick-move = Move { $card } to { $location }
pick-gather = Let Characters come to { $card }
pick-bring = Take { $card } along
pick-amount =
    { $during ->
        [draw-how-many] Draw { part-card-count }
        [add-how-many] Add { part-point-count }
        [spend-how-many] Give up { part-point-count }
       *[other] { $number }
    }
pick-discard = Discard { $card }
pick-lay = Put { $card } under the Locale
pick-scrap = Discard { $card } from play
pick-bounce = Return { $card } to hand
pick-take = Take { $card }
pick-stack = Stack under { $card }
pick-choose = Choose { $card }
pick-target = Choose { part-target }
pick-name-title = Name { $title }
pick-protect = Use { $card }
pick-reveal = Show { $card }
pick-play-free = Play { $card } at no cost

## Prompts

prompt-trigger =
    { $waiting ->
        [one] The text of a card happens now.
       *[other] The texts of { $waiting } cards happen now: which comes first?
    }
prompt-place-locale = At which end of your row does the new Locale go?
prompt-reimburse =
    { $number ->
        [one] Your Surprise is discarded. Do you draw 1 card for it?
       *[other] Your Surprises are discarded. Do you draw { $number } cards for them?
    }
prompt-discard-to-seven = You hold more than seven cards: which one do you discard?
prompt-choose-activity = You are the { -pumpkin-king }: which activity do you mark?
prompt-join-activity =
    { $gratis ->
        [yes] Do you { $activity }? It is free for you.
       *[no] Do you { $activity }? It takes a card from your hand: choose the one you discard, or pass.
    }
prompt-move-for-king = Which Character do you move, and where to?
prompt-turn-action = Your turn: play cards, perform one Function, or end your turn.
prompt-perform-which = Which Function of { $card } do you perform?
prompt-bargain =
    { $cards_are ->
        [shown] { $card }: who is discarded together with { $cards }?
       *[hidden] { $given ->
            [0] { $card }: what do you give to make it cheaper?
           *[other] { $card } costs { $given } less by now: do you give more?
        }
    }
prompt-draw-how-many = How many cards do you draw, up to { $most }?
prompt-add-how-many = How many Pumpkin Points do you add, up to { $most }?
prompt-pitch-which =
    { $number ->
        [one] { $then ->
            [nothing] Which card do you discard from your hand?
           *[other] Which card do you discard from your hand to { $then }?
        }
       *[other] Which card do you discard first? { $number } have to go.
    }
prompt-pitch-more =
    { $cards_are ->
        [shown] You are going to discard { $cards }: which card goes with them?
       *[hidden] Which cards do you discard?
    }
prompt-spend-how-many = How many Pumpkin Points do you give up to draw as many cards?
prompt-stand-instead = Is { $source } discarded in the place of { $card }?
prompt-scrap-here = { $card }: which other Character here is discarded?
prompt-scrap-creation = Which of your Creations is discarded?
prompt-move-characters =
    { $left ->
        [one] Which Character moves, and where to? You have 1 Movement left.
       *[other] Which Character moves, and where to? You have { $left } Movement left.
    }
prompt-gather-which =
    { $cards_are ->
        [shown] { $cards } and who else comes to { $card }?
       *[hidden] Who comes to { $card }?
    }
prompt-name-which = Which Card Title do you name?
prompt-short-which = { $card }: the Function of which Locale that is not Active do you perform?
prompt-close-which = Which Locale of an opponent is turned face down?
prompt-swap-which =
    { $locations ->
        [0] Which Locale without Characters changes its place?
       *[other] With which Locale of the same row does it change places?
    }
prompt-table-surprise-which = Which Surprise leaves an opponent’s table?
prompt-draw-at-which = For which of your Locales do you draw?
prompt-relocate-where = To which Locale does { $card } go?
prompt-together-where = To which Locale do { $cards } go together?
prompt-ride-from-which = From which Locale do your Characters go to { $location }?
prompt-choose-destination = To which Locale do your Characters go?
prompt-ride-who =
    { $cards_are ->
        [shown] { $cards } and who else goes to { $card }?
       *[hidden] Who goes to { $card }?
    }
prompt-come-along = Who goes along to { $location } without Movement?
prompt-target-whom = { $card }: which player do you choose?
prompt-pick-which = Which card is discarded from { part-owner }’s hand?
prompt-pitch-window =
    { $number ->
        [0] You discard half of your hand, rounded up: which card goes?
        [one] Which card do you discard from your hand?
       *[other] You discard { $number } cards: which one goes?
    }
prompt-take-found =
    { $limit ->
        [one] Which of the cards you have found do you take?
       *[other] Which of the cards you have found do you take first? { $limit } are yours.
    }
prompt-dig-which = Which card do you take from your { -discard-pile }?
prompt-reveal-which = Which Character of your { -discard-pile } do you show, to draw at most { $limit } cards?
prompt-restack-next =
    { $placed ->
        [0] Which card lies on top of your { -main-deck }?
       *[other] Which card lies next below?
    }
prompt-scrap-which =
    { $high ->
        [99] { $card }: which Character of an opponent is discarded?
       *[other] { $low ->
            [-99] { $card }: which Character with a { -scare-number } of { $high } or less is discarded?
           *[other] { $card }: which Character with { -scare-number } { $high } is discarded?
        }
    }
prompt-scrap-pair-of = { $card }: who loses { $characters }?
prompt-bounce-which =
    { $whose ->
        [theirs] { $card }: which Character of an opponent returns to its owner’s hand?
       *[anybodys] { $card }: which Character returns to its owner’s hand?
    }
prompt-shift-which = { $card }: which Character of an opponent moves, and where to?
prompt-creation-which =
    { $scraps ->
        [yes] Which Creation of an opponent is discarded?
       *[no] Which Creation of an opponent returns to its owner’s hand?
    }
prompt-roll-against-which = { $card }: against which Character do the dice roll?
prompt-spin-against-whom = { $card }: against whom does the wheel turn?
prompt-spin-which = { $card }: which Character with { -scare-number } { $number } is discarded?
prompt-stack-where = Under which of your cards do you stack { $card }?
prompt-stack-on-which = Under which Character of an opponent do you stack { $card }?
prompt-scrap-together = { $card }: which Character of your town is discarded?
prompt-give-up-together = { $card }: which Character do you discard, from your hand or from your town?
prompt-bounce-together = { $card }: which Character of your left neighbour returns to hand?
prompt-shift-together = { $card }: which Character of your left neighbour moves, and where to?
prompt-lay-who = { $card }: which Character goes under it?
prompt-lay-which = { $card }: which card from your hand goes under it?
prompt-take-under-which = Which card do you take from under { $location }?
prompt-ward =
    { $what ->
        [characters] { $card } is about to affect { $cards_are ->
            [shown] { $cards }
           *[hidden] your Characters
        }: do you protect yourself?
       *[hand] { $card } is about to hit your hand: do you protect it?
    }
prompt-show-which = Do you show { $group }, to draw { part-card-count }?
prompt-donate-who =
    { $cards_are ->
        [shown] You give { $cards }: who else is discarded?
       *[hidden] Who is discarded, so that you play a Creation at no cost?
    }
prompt-create-free = Which Creation do you play at no cost?
prompt-create-flipped = Do you play { $card } at no cost?

## Reasons

reason-only-in-turns = Cards are played in a player’s turn only, and nobody’s turn is under way.
reason-first-the-activity = First the Pumpkin King’s activity is settled; cards are played afterwards.
reason-at-an-end = A new Locale goes to the left or the right end of the row, never between others.
reason-must-be-placed = First the new Locale must be placed at one end of your row.
reason-down-to-seven = You hold more than seven cards: first discard cards from your hand.
reason-mark-one = As { -pumpkin-king } you first mark one of the three activities.
reason-marked-only = Only the activity that the { -pumpkin-king } has marked can be performed.
reason-nobody-can-move = No Character of yours can move, so this activity is of no use to you.
reason-free-for-you = This activity is free for you: no card is discarded for it.
reason-not-free = This activity is not free for you: discard a card from your hand, or pass.
reason-pay-from-hand = This activity is paid with a card from your hand.
reason-asked-already = You have asked that player already; once a turn is enough.
reason-not-in-hand = That card is not in your hand.
reason-not-yours = That Character is not in your town: you can use your own only.
reason-nothing-to-use = That Character has no text to be used in your turn.
reason-text-waits = The text of { $card } happens by itself, or asks you first, when its moment comes.
reason-hexed = { $card } has a { -hex-counter(number: 1) }: its text can be used again from the next Day on.
reason-condition-not-met = The condition in its text is not met now.
reason-no-target = There is nothing now that its text could work on.
reason-own-locales = You can perform the Functions of your own Locales only.
reason-one-function = You have performed your one Function of this turn already.
reason-closed-locale = That Locale is turned face down until the { -end-phase }.
reason-not-active = That Locale is not Active: its Scare is { $scare }, and its threshold is { $threshold }.
reason-too-dear =
    { $price ->
        [one] It costs 1 Pumpkin Point, and you have none.
       *[other] It costs { $price } Pumpkin Points, and you have { $points ->
            [0] none
           *[other] { $points }
        }.
    }
reason-same-version = { $card } is in your town already; only another version could take its place.
reason-one-of-a-kind = { $card } is in your town already.
reason-lower-version = { $card } has a lower { -scare-number } than the version in your town, and cannot take its place.
reason-replace-own = A card can only take the place of another version of the same Character in your own town.
reason-in-town-already = { $card } is in your town, and another version can only take its place.
reason-needs-locale = A Character is played to a Locale.
reason-own-row = A Character is played to a Locale of your own row.
reason-only-to-some = { $card } cannot be played to every Locale, and not to this one.
reason-one-of-each = { $card } is in your town already, and you can have one of each Creation only.
reason-no-locale = A Creation is played beside the row, not to a Locale.
reason-surprise-limit = With three Surprises in your Surprise Discard Pile you can play no more in your own turn.
reason-title-played = You have played a Surprise with this Title on this Day; play it again on another Day.
reason-answers-later = That ability answers a card of an opponent, in that opponent’s turn.
reason-one-stacked = A copy of { $card } is stacked in your town already: one is the most.
reason-one-on-table = You have { $card } on your table already, and one is all you can have.
reason-one-in-centre = { $card } lies in the centre of the table already, and one is all there can be.
reason-no-such-ability = That Surprise has no such ability.
reason-answers-only = Only a card that protects you can be used now.
reason-not-during-function = First the Function is carried out to its end; cards are played before or after it.
reason-first-the-rest = First everything that has begun is carried out; cards are played afterwards.
reason-moves-characters = Only Characters in play can move.
reason-moves-own = Only Characters of your own town move now.
reason-cannot-move = That Character cannot move.
reason-too-heavy = That Character needs 2 Movement to leave this Locale.
reason-moves-next-door = A Character moves to the next Locale on its left or right, and to no other.
reason-inactive-locale = Choose a Locale of yours that is not Active, and for which you hold enough cards.
reason-their-locale = Choose a Locale of an opponent that is not yet face down.
reason-bare-locales = Two Locales of one row change places, and no Character may be at either of them.
reason-table-surprise = Choose a Surprise on an opponent’s table; one that is stacked is safe.
reason-discard-from-hand = You discard cards from your own hand here.
reason-goes-already = You have chosen { $card } already: it goes with the others.
reason-wrong-card-for-text = The text that is asking does not mean this card.
reason-scrap-from-play = Only a card in play can be chosen here.
reason-cannot-be-scrapped = That Character cannot be discarded from play.
reason-too-scary = The { -scare-number } of that Creation is too high for this text.
reason-their-creation = Choose a Creation of an opponent.
reason-not-searched-for = Your Search was not for this card.
reason-not-in-discard = Choose a card from your own { -discard-pile } that fits the text.
reason-stack-elsewhere = This Surprise cannot be stacked there: it belongs under another card, or a copy of it is stacked already.

## Reasons: decks

reason-deck-name = A deck needs a name of 1 to { $most } characters, without blanks at its ends.
reason-deck-starting =
    { $number ->
        [0] This deck has no { -starting-locale }, and needs one.
       *[other] This deck has { $number } { -starting-locale }s, and exactly one is allowed.
    }
reason-deck-locales =
    { $number ->
        [one] This deck has 1 other Locale, and needs five.
       *[other] This deck has { $number } other Locales, and needs five.
    }
reason-deck-twice = { $card } is in this deck { $number } times, but all its Locales must be different.
reason-deck-small =
    { $missing ->
        [one] The { -main-deck } has { part-card-count }: 1 is missing to make 40.
       *[other] The { -main-deck } has { part-card-count }: { $missing } are missing to make 40.
    }
reason-deck-large = The { -main-deck } has { $number } cards, and at our tables { $most } are the most.
reason-deck-copies = { $title } is in this deck { $number } times, and four are the most.
reason-deck-versions = { $title } is in this deck { $number } times, all versions together, and four are the most.
reason-deck-pool =
    { $card } is in this deck { $number } times, and its pool has { $most ->
        [0] none of it.
        [one] only 1 copy.
       *[other] only { $most } copies.
    }
reason-deck-unknown =
    { $card ->
        [nothing] There is no card “{ $word }”.
       *[other] There is no card “{ $word }”; the nearest is “{ $card }”.
    }
reason-deck-line = Line { $line } is neither a name nor a card: “{ $word }”.
reason-deck-renamed = Line { $line } names the deck again: it is called “{ $word }” already.
reason-deck-long = A deck file has at most { $most } lines, and this one has { $number }: what comes after them was not read.
reason-deck-file = This is no deck file: its first line is “name: My Deck”, and every other one is a card.
