### HeroCard: terms, log lines, picks, prompts and reasons.

## Terms: each is said one way everywhere

-body = Body
-mind = Mind
-x = X
-attack = Attack
-block = Block
-base-attack = Base Attack
-attack-mod = Attack Mod
-special-attack = Special Attack
-base-block = Base Block
-block-mod = Block Mod
-special-block = Special Block
-miscellaneous = Miscellaneous
-exclusive = Exclusive
-restricted = Restricted
-fast = Fast
-discard-phase = Discard phase
-draw-phase = Draw phase
-clear-phase = Clear phase
-action-phase = Action phase
-discard-stack = discard stack
-victory-points =
    { $number ->
        [one] Victory Point
       *[other] Victory Points
    }

attribute-body = { -body }
attribute-mind = { -mind }
attribute-x = { -x }
kind-base-attack = { -base-attack }
kind-attack-mod = { -attack-mod }
kind-special-attack = { -special-attack }
kind-base-block = { -base-block }
kind-block-mod = { -block-mod }
kind-special-block = { -special-block }
kind-miscellaneous = { -miscellaneous }
family-attack = { -attack }
family-block = { -block }
family-miscellaneous = { -miscellaneous }
family-any = any
type-exclusive = { -exclusive }
type-restricted = { -restricted }
type-fast = { -fast }

unseen-card = a face-down card

## Parts of sentences

# A player in the middle of a sentence.
player = { $seat }
part-number-of-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
part-target =
    { $target_is ->
        [you] you
       *[other] { $target }
    }
part-at-target =
    { $target_is ->
        [you] { "" } at you
        [nobody] { "" }
       *[other] { "" } at { $target }
    }
part-cards-drawn =
    { $cards_are ->
        [shown] { $cards }
       *[hidden] { part-number-of-cards }
    }
part-owner-card =
    { $seat_is ->
        [you] Your { $card }
       *[other] { $seat }’s { $card }
    }
part-owner-attribute =
    { $seat_is ->
        [you] Your { $attribute } card
       *[other] { $seat }’s { $attribute } card
    }

## Log

log-turn-begins =
    { $seat_is ->
        [you] Turn { $turn }: your turn.
       *[other] Turn { $turn }: { $seat }’s turn.
    }
log-discards =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
log-draws =
    { $seat_is ->
        [you] You draw { part-cards-drawn }.
       *[other] { $seat } draws { part-cards-drawn }.
    }
log-reshuffles =
    { $seat_is ->
        [you] You shuffle your { -discard-stack } into a new deck.
       *[other] { $seat } shuffles the { -discard-stack } into a new deck.
    }
log-clears =
    { $seat_is ->
        [you] You clear { $card }.
       *[other] { $seat } clears { $card }.
    }
log-refreshes =
    { $seat_is ->
        [you] You refresh your hand.
       *[other] { $seat } refreshes their hand.
    }
log-plays =
    { $seat_is ->
        [you] You play { $card }{ part-at-target }.
       *[other] { $seat } plays { $card }{ part-at-target }.
    }
log-turns-up =
    { $seat_is ->
        [you] You turn up { $card } and play it{ part-at-target }.
       *[other] { $seat } turns up { $card } and plays it{ part-at-target }.
    }
log-passes =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
log-attack-ends =
    { $seat_is ->
        [you] Your attack
       *[other] { $seat }’s attack
    } on { part-target } { $success ->
        [yes] succeeds
       *[no] fails
    }, { $attack } against { $block }.
log-scores =
    { $seat_is ->
        [you] You score: you have { $points }
       *[other] { $seat } scores and has { $points }
    } { $points ->
        [one] { -victory-points(number: 1) }
       *[other] { -victory-points(number: 2) }
    }.
log-wastes =
    { $seat_is ->
        [you] You waste { $card }
       *[other] { $seat } wastes { $card }
    }{ $played ->
        [yes] : it lies in play and does nothing.
       *[no] : there are too few free points, so it is discarded.
    }
log-looks =
    { $seat_is ->
        [you] You look
       *[other] { $seat } looks
    } at the top { $number ->
        [one] card
       *[other] { $number } cards
    } of { $target_is ->
        [you] your
       *[other] { $target }’s
    } deck{ $cards_are ->
        [shown] : { $cards }.
       *[hidden] .
    }
log-purges = { part-owner-card } is purged.
log-deploys =
    { $seat_is ->
        [you] You lay
       *[other] { $seat } lays
    } { $cards_are ->
        [shown] { $cards } face down.
       *[hidden] a card face down: { $attribute } { $cost }.
    }
log-twists-attribute = { part-owner-attribute } is twisted: its score counts { $less } lower.
log-twists-card = { part-owner-card } is twisted and cannot be cleared.
log-unwinds-attribute = { part-owner-attribute } is unwound.
log-unwinds-card = { part-owner-card } is unwound.
log-converts = { $card } is converted: its value is now { $value }.
log-forbids =
    { $seat_is ->
        [you] You cannot play { $kind } cards for the rest of this attack.
       *[other] { $seat } cannot play { $kind } cards for the rest of this attack.
    }
log-recovers =
    { $seat_is ->
        [you] You take { $card } back from your { -discard-stack }.
       *[other] { $seat } takes { $card } back from the { -discard-stack }.
    }
log-names =
    { $seat_is ->
        [you] You name { $attribute }.
       *[other] { $seat } names { $attribute }.
    }
log-wins =
    { $seat_is ->
        [you] You win the duel!
       *[other] { $seat } wins the duel!
    }
log-draw = The duel ends in a draw.

## Picks

pick-stop =
    { $during ->
        [discard-phase] Discard no more
        [clear-phase] Clear no more
        [clear-by-text] Clear no more
       *[nothing] That is all
    }
pick-discard = Discard { $card }
pick-draw =
    { $number ->
        [0] Draw no card
       *[other] Draw { part-number-of-cards }
    }
pick-clear = Clear { $card }
pick-unwind = Unwind your { $attribute } card
pick-unwind-card = Unwind { $card }
pick-refresh = Refresh your hand
pick-end = End your { -action-phase }
pick-play = Play { $card }{ part-at-target }
pick-turn-up = Turn up { $card }{ part-at-target }
pick-add = Add { $card }
pick-done = Close the set
pick-waste = Waste { $card }
pick-purge = Purge { $card }
pick-deploy = Lay { $card } face down
pick-twist = Twist { $card }
pick-convert = Convert { $card }
pick-recover = Take { $card } back
pick-name = Name { $attribute }

## Prompts

prompt-trigger =
    { $waiting ->
        [one] A card’s text happens now.
       *[other] The texts of { $waiting } cards happen now: which comes first?
    }
prompt-discard-phase = { -discard-phase }: which cards can go?
prompt-draw-phase = { -draw-phase }: how many cards do you draw?
prompt-clear-phase =
    { -clear-phase }: which card do you clear? { $left ->
        [one] You have one clear left.
       *[other] You have { $left } clears left.
    }
prompt-action-phase =
    { $begun ->
        [yes] { -action-phase }: play another card, or end the phase.
       *[no] { -action-phase }: play a card, refresh your hand, or end the phase.
    }
prompt-name-attribute = { $card }: which attribute do you name?
prompt-build-set =
    { $side ->
        [attack] Add another { -attack } card, or close the set.
       *[block] Add another { -block } card, or close the set.
    }
prompt-priority =
    { $closing ->
        [yes] The turn is ending: play a { -fast } card, or pass.
       *[no] Play a card, or pass.
    }
prompt-discard-forced =
    { $number ->
        [one] You must discard 1 card: which one?
       *[other] You must discard { $number } cards: which one first?
    }
prompt-recover-card = Which card do you take back?
prompt-waste-from-hand =
    { $family_is ->
        [any] Which card from your hand do you waste?
       *[other] Which { $family } card from your hand do you waste?
    }
prompt-waste-seen =
    { $owner_is ->
        [you] You see { $cards }: which one do you waste?
       *[other] You see { $cards }: which one must { $owner } waste?
    }
prompt-clear-by-text =
    { $number ->
        [one] Which card do you clear? You can clear one more.
       *[other] Which card do you clear? You can clear { $number } more.
    }
prompt-clear-named =
    { $owner_is ->
        [you] Which of your active { $kind } cards do you clear?
       *[other] Which active { $kind } card of { $owner }’s do you clear?
    }
prompt-purge-card = Which card do you purge?
prompt-deploy-card = Which card do you lay face down?
prompt-twist-card =
    { $owner_is ->
        [you] { $source }: which of your cards do you twist?
       *[other] { $source }: which card of { $owner }’s do you twist?
    }
prompt-unwind-twist = Which twisted card do you unwind?
prompt-convert-card =
    { $owner_is ->
        [you] { $source }: which of your active cards do you convert?
       *[other] { $source }: which active card of { $owner }’s do you convert?
    }

## Reasons

reason-set-only-bases-and-mods = { $card } cannot join a set: only Bases and Mods can.
reason-set-one-base-attack = A set has room for one { -base-attack } only, so { $card } cannot join it.
reason-set-one-side = A set is all { -attack } or all { -block }, and { $card } belongs to the other side.
reason-exclusive-own-phase = { $card } is { -exclusive }: it waits for your own { -action-phase }.
reason-restricted-own-phase = { $card } is { -restricted }: it waits for your own { -action-phase }.
reason-closing-fast-only = The turn is ending and only { -fast } cards can still be played; { $card } is not one.
reason-exclusive-once = { $card } is { -exclusive }, and you have already taken this turn’s { -exclusive } action.
reason-attack-own-turn = { $card } starts an attack, which you can do only in your own turn.
reason-closing-no-attack = The turn is ending, so { $card } cannot start an attack any more.
reason-one-base-attack = The attack under way already has its { -base-attack }, so { $card } must wait until it is over.
reason-attack-mod-needs-base = { $card } needs an active { -base-attack } of yours.
reason-special-attack-own-sequence = { $card } can be played only during an attack of your own.
reason-block-when-attacked = { $card } is a { -block } card: play it when somebody attacks you.
reason-block-mod-needs-base = { $card } needs an active { -base-block } of yours.
reason-forbidden-by-card = Another card forbids you { $kind } cards for the rest of this attack, and { $card } is one.
reason-purge-in-sequence = { $card } can purge only while an attack is under way.
reason-nothing-to-purge = Nothing in the last play can be purged by { $card }.
reason-nobody-in-range = Nobody is in range for { $card }.
reason-too-dear =
    { $card } costs { $cost }, and you have { $free ->
        [0] no free { $attribute } points.
        [one] only 1 free { $attribute } point.
       *[other] only { $free } free { $attribute } points.
    }
reason-referee-limit = The referee allows no more cards in this turn.
reason-not-in-hand = That card is neither in your hand nor face down among your stacks.
reason-text-asks = First what the text asks is settled; that is no answer to it.
reason-discard-from-hand = You can discard only from your hand.
reason-draw-three = You draw at most three cards.
reason-hand-limit = Your hand would grow past seven cards.
reason-held-by-twist = That card is twisted and cannot be cleared.
reason-clear-top-first = That card is covered: clear what lies on top of it first.
reason-clear-own = That card is not yours to clear.
reason-play-in-action-phase = Cards are played in the { -action-phase }, and that is still to come.
reason-refresh-instead = You refresh instead of the whole { -action-phase }, and yours has already begun.
reason-end-after-round = You can end the phase once everybody has passed.
