### Take Over the Holidays: terms, log lines, picks, prompts and reasons.

## Terms: each is said one way everywhere

-middle = Middle
-research-tracker = Research Tracker
-mood-token = Mood token
-draw-pile = draw pile
-experiment =
    { $number ->
        [one] Experiment
       *[other] Experiments
    }
-stitch = STITCH
-when-played =
    { $case ->
        [inside] when played
       *[first] When played
    }
-end-of-round =
    { $case ->
        [inside] end of round
       *[first] End of round
    }

place-left = left
place-middle = middle
place-right = right
face-christmas = Christmas
face-halloween = Halloween
face-any = any
# What a token shows: the side of the Mood token, or of a Holiday token.
showing-joy = Joy
showing-panic = Panic
showing-christmas = { face-christmas }
showing-halloween = { face-halloween }
showing-any = { face-any }
ingredient-nightshade = Nightshade
ingredient-frog-breath = Frog Breath
ingredient-wormwood = Wormwood
ingredient-bone-dust = Bone Dust

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
part-target =
    { $target_named ->
        [mayor] the { $target }
       *[other] { $target }
    }
part-of-target = { part-target }’s
part-to-target = to { part-target }
part-from-giver =
    { $giver_named ->
        [mayor] from the { $giver }
       *[other] from { $giver }
    }
part-of-owner-first =
    { $owner_named ->
        [mayor] The { $owner }’s
       *[other] { $owner }’s
    }
part-of-owner =
    { $owner_named ->
        [mayor] the { $owner }’s
       *[other] { $owner }’s
    }
# A player in the middle of a sentence.
player = { part-seat }
part-of-seat = { part-seat-first }’s
part-owner-card =
    { $seat_is ->
        [you] Your { $card }
       *[other] { part-of-seat } { $card }
    }
# Where a card goes, as seen from its own player.
part-to-place =
    { $place_is ->
        [middle] at the { -middle }
       *[other] on the { $place }
    }
part-token =
    { $face_is ->
        [any] token
       *[other] { $face } token
    }
part-tokens =
    { $christmas ->
        [0] { $halloween ->
            [0] no tokens
            [one] 1 Halloween token
           *[other] { $halloween } Halloween tokens
        }
       *[other] { $halloween ->
            [0] { $christmas ->
                [one] 1 Christmas token
               *[other] { $christmas } Christmas tokens
            }
            [one] { $christmas } Christmas and 1 Halloween token
           *[other] { $christmas } Christmas and { $halloween } Halloween tokens
        }
    }
part-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Log

log-round-begins =
    { $seat_is ->
        [you] Round { $round }: you start.
       *[other] Round { $round }: { part-seat } starts.
    }
log-lays-location =
    { $location } lies { $seat_is ->
        [nobody] on the { -middle }
        [you] between you and { part-target }
       *[other] { $target_is ->
            [you] between you and { part-seat }
           *[other] between { part-seat } and { part-target }
        }
    }: { part-tokens }.
log-draws =
    { $seat_is ->
        [you] You draw
       *[other] { part-seat-first } draws
    } { $cards_are ->
        [shown] { $cards }.
       *[hidden] { $number ->
            [one] 1 card.
           *[other] { $number } cards.
        }
    }
log-plays =
    { $seat_is ->
        [you] You play { $card } { $location_at }.
       *[other] { part-seat-first } plays { $card } { $location_at }.
    }
log-plays-face-down =
    { $seat_is ->
        [you] You play
       *[other] { part-seat-first } plays
    } { $cards_are ->
        [shown] { $cards }
       *[hidden] a card
    } face-down { $location_at }.
log-skips =
    { $seat_is ->
        [you] { $forced ->
            [yes] You have no card left that you may play.
           *[no] You choose to play no card this turn.
        }
       *[other] { $forced ->
            [yes] { part-seat-first } has no card left that may be played.
           *[no] { part-seat-first } chooses to play no card this turn.
        }
    }
log-middle-order =
    { $seat_is ->
        [you] You reach the { -middle } as number { $number }.
       *[other] { part-seat-first } reaches the { -middle } as number { $number }.
    }
log-reveals =
    { $seat_is ->
        [you] You reveal { $card } { $location_at }.
       *[other] { part-seat-first } reveals { $card } { $location_at }.
    }
log-strengthened = { part-owner-card } gets ({ $amount_signed }): its strength is now { $strength }.
log-changes-nothing = { $card }: the text has no effect.
log-moves =
    { $seat_is ->
        [you] You move { $card } from { $source } to { $location }.
       *[other] { part-seat-first } moves { $card } from { $source } to { $location }.
    }
log-moves-face-down =
    { $seat_is ->
        [you] You move
       *[other] { part-seat-first } moves
    } { $cards_are ->
        [shown] your face-down { $cards }
       *[hidden] a face-down card
    } from { $source } to { $location }.
log-pushes =
    { $seat_is ->
        [you] You move
       *[other] { part-seat-first } moves
    } { $target_is ->
        [you] your { $card }
       *[other] { part-of-target } { $card }
    } from { $source } to { $location }.
log-exchanges =
    { $seat_is ->
        [you] You take { $source } back into your hand and put { $card } in its place { $location_at }.
       *[other] { part-seat-first } takes { $source } back in hand and puts { $card } in its place { $location_at }.
    }
log-puts-under =
    { $seat_is ->
        [you] You put
       *[other] { part-seat-first } puts
    } { $cards_are ->
        [shown] { $cards }
       *[hidden] a card from hand
    } under { $seat_is ->
        [you] your { -draw-pile }.
       *[other] their { -draw-pile }.
    }
log-looks =
    { $seat_is ->
        [you] You look
       *[other] { part-seat-first } looks
    } at { $target_is ->
        [you] your
       *[other] { part-of-target }
    } face-down { $cards_are ->
        [shown] { $cards }.
       *[hidden] card.
    }
log-flips-token =
    { $seat_is ->
        [you] You flip a token { $location_at } to { $face }.
       *[other] { part-seat-first } flips a token { $location_at } to { $face }.
    }
log-places-token =
    { $seat_is ->
        [you] You lay 1 more { part-token } { $location_at }.
       *[other] { part-seat-first } lays 1 more { part-token } { $location_at }.
    }
log-moves-token =
    { $seat_is ->
        [you] You move 1 { part-token } from { $source } to { $location }.
       *[other] { part-seat-first } moves 1 { part-token } from { $source } to { $location }.
    }
log-gains-token =
    { $seat_is ->
        [you] You take 1 { part-token } from the supply.
       *[other] { part-seat-first } takes 1 { part-token } from the supply.
    }
log-gives-token =
    { $seat_is ->
        [you] You give
       *[other] { part-seat-first } gives
    } { $target_is ->
        [you] you 1 { part-token }.
       *[other] 1 { part-token } { part-to-target }.
    }
log-mood-shows = The { -mood-token } shows { $showing }.
log-researches =
    { $seat_is ->
        [you] Your { -research-tracker } moves to space { $space }.
       *[other] { part-of-seat } { -research-tracker } moves to space { $space }.
    }
# The difference counts where the dice were rolled for, a double everywhere.
part-roll =
    { $difference ->
        [0] { $seat_is ->
            [you] a double counts (+1) at each of your Locations
           *[other] a double counts (+1) at each of their Locations
        }
       *[other] the difference of { $difference } counts { $location_at }
    }
log-rolls-dice =
    { $seat_is ->
        [you] You roll { $first } and { $second }
       *[other] { part-seat-first } rolls { $first } and { $second }
    }: { part-roll }.
log-rerolls =
    { $seat_is ->
        [you] You reroll to { $first } and { $second }
       *[other] { part-seat-first } rerolls to { $first } and { $second }
    }: { part-roll }.
log-makes-wild = { part-owner-card } can give any ingredient this round.
log-completes =
    { $seat_is ->
        [you] You complete { $card } with { $cards }.
       *[other] { part-seat-first } completes { $card } with { $cards }.
    }
log-stitches =
    { $seat_is ->
        [you] You Stitch { $card } under { $source }.
       *[other] { part-seat-first } Stitches { $card } under { $source }.
    }
log-wins =
    { $seat_is ->
        [you] You win { $location } with strength { $strength } and collect { part-tokens }.{ $tied ->
            [yes] { "" } It was a tie, but you had reached the { -middle } earlier.
           *[no] { "" }
        }
       *[other] { part-seat-first } wins { $location } with strength { $strength } and collects { part-tokens }.{ $tied ->
            [yes] { "" } It was a tie, but { part-seat } had reached the { -middle } earlier.
           *[no] { "" }
        }
    }
log-scores =
    { $seat_is ->
        [you] You have
       *[other] { part-seat-first } has
    } { part-points } from tokens{ $bonus ->
        [0] .
       *[other] { "" } and { $bonus } from the bonus.
    }
log-shows-hand =
    { $cards_are ->
        [shown] { $seat_is ->
            [you] To break the tie you show the cards left in your hand, { $cards }: strength { $strength }.
           *[other] To break the tie { part-seat } shows the cards left in hand, { $cards }: strength { $strength }.
        }
       *[hidden] { $seat_is ->
            [you] You have no card left in hand to break the tie: strength { $strength }.
           *[other] { part-seat-first } has no card left in hand to break the tie: strength { $strength }.
        }
    }
log-wins-game =
    { $seat_is ->
        [you] You win with { part-points } and take over the holidays!
       *[other] { part-seat-first } wins with { part-points } and takes over the holidays!
    }

## Picks

pick-play = Play { $card } { part-to-place }
pick-skip = Play no card
pick-stitch = Stitch { $card }
pick-unstitched = Use the regular effect
pick-move =
    { $place_is ->
        [middle] Move { $card } to the { -middle }
       *[other] Move { $card } to your { $place }
    }
# Without a verb: with the longest titles it would not fit, and the question says it already.
pick-push =
    { $place_is ->
        [middle] { part-of-owner-first } { $card } to the { -middle }
       *[other] { part-of-owner-first } { $card } to their { $place }
    }
pick-weaken = Weaken { part-of-owner } { $card }
# A card whose face is not known is "a face-down card".
pick-look = Look at { $card } of { part-of-owner }
pick-take-up = Take back { $card }
pick-put-in = Put { $card } in its place
pick-put-under = Put { $card } under your { -draw-pile }
pick-take-from = Take it from { $card }
pick-flip = Flip a { $face } token at { $card }
pick-give = Give it { part-to-target }
pick-take = Take a { part-token }
pick-show = Show { $showing }
pick-roll-for =
    { $place_is ->
        [middle] Roll for the { -middle }
       *[other] Roll for the Location on your { $place }
    }
pick-reroll =
    { $dice ->
        [first] Reroll the first die
        [second] Reroll the second die
       *[both] Reroll both dice
    }
pick-complete = Complete { $card }
pick-use = Use { $card }

## Prompts

# Each player orders the End of round texts of their own cards and mat.
prompt-trigger =
    { $waiting ->
        [one] One of your { -end-of-round } texts happens now.
        [2] Two of your { -end-of-round } texts wait: which happens first?
        [3] Three of your { -end-of-round } texts wait: which happens first?
        [4] Four of your { -end-of-round } texts wait: which happens first?
       *[other] { $waiting } of your { -end-of-round } texts wait: which happens first?
    }
prompt-player-turn =
    { $first ->
        [yes] Your turn: which card do you play face-down, and where?
       *[no] Your turn: which card do you play, and where?
    }
prompt-stitch-which = { $card }: which card do you Stitch under it, if any?
prompt-weaken-which = { $card }: which card gets (-{ $amount })?
prompt-move-which = { $card }: which of your cards do you move, and where to?
prompt-push-which = { $card }: which opposing card do you move, and where to?
prompt-look-which = { $card }: which face-down card do you look at?
prompt-take-up-which = { $card }: which of your cards goes back into your hand?
prompt-put-in-which = Which card from your hand takes the place of { $card }?
prompt-return-card = Which card from your hand goes under your { -draw-pile }?
prompt-take-from-which = { $card }: from which Location does the { part-token } come?
prompt-flip-which =
    { $card }: which token do you flip?{ $number ->
        [one] { "" }
       *[other] { "" } You can flip up to { $number }.
    }
prompt-give-to =
    { $face_is ->
        [any] { $card }: who may take a token of their choice?
       *[other] { $card }: who gets the { part-token }?
    }
prompt-take-gift = A gift { part-from-giver }: which token do you take?
prompt-show-which = Which side shall your { -mood-token } show?
prompt-roll-where = For which of your Locations do you roll the dice?
prompt-reroll-which = Which dice do you roll again?
prompt-complete-which = Which { -experiment(number: 1) } do you complete?
prompt-use-which =
    { $cards_are ->
        [shown] { $card }, so far with { $cards }: which card gives the { $ingredient }?
       *[hidden] { $card }: which card gives the { $ingredient }?
    }

## Reasons

reason-no-skipping = You play a card on every turn: only Sally may skip one.
reason-no-skipping-yet = In round 1 every turn takes a card; you may skip from round 2 on.
reason-skip-leaves-gap = If you skip now, you can no longer cover all three of your Locations.
reason-not-in-hand = That card is not in your hand.
reason-own-locations = You can play at your own three Locations only.
reason-one-card-each = In round 1 each of your Locations takes one card, and that one has its card.
reason-cover-first = First play at a Location where you have no card yet.
reason-move-another = That text moves another card, not its own.
reason-move-leaves-gap = If it moves, its owner may end the round with no card at one of their Locations.
reason-face-down-cannot-be-chosen = That card is face-down and cannot be chosen.
reason-opponent-here = Only a card that an opponent has here can be chosen.
reason-ingredients-missing = Your cards in play do not offer all its ingredients any more.
reason-top-experiments-only = Only an { -experiment(number: 1) } on top of a stack can be completed.
reason-stays-where-it-lies = A card in play stays where it lies until the round ends, unless a text moves it.
reason-must-be-done = That text is not optional: if it can be done, it must be.
reason-its-own-locations = A card moves only between the three Locations of its owner.
reason-lies-there-already = It lies there already: a move goes to another Location.
reason-look-face-down-here = Only an opponent’s face-down card here can be looked at.
reason-exchange-another = Only another of your face-up cards in play can be exchanged.
reason-exchange-from-hand = Only a card from your hand can take its place.
reason-carries-a-stitch = That card has a Stitched card under it and cannot be exchanged.
reason-stitch-from-hand = Only another card from your hand can be Stitched.
reason-ingredient-used = That card has already served an { -experiment(number: 1) } this round.
reason-no-token-to-flip = No token with that face lies on a Location this card reaches.
reason-give-to-opponent-here = A gift goes to an opponent who has a card here.
reason-no-token-to-take = No such token lies at a Location this card can take it from.
reason-no-such-ingredient = That card does not have the ingredient that is wanted now.
reason-no-neutrals-for-two = With two players, the neutral Characters (the Mayor and Sally) are better left in the box.
