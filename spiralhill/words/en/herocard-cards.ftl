### HeroCard: Heroes, titles, and what is written on the cards.

## Heroes

hero-will = Will
hero-isis = Isis
hero-deon = Deon
hero-aisling = Aisling
hero-tester = Tester

## Titles: Will

card-shotgun = Shotgun
card-nightstick = Nightstick
card-hard-stare = Hard Stare
card-point-blank = Point-Blank
card-overkill = Overkill
card-follow-through = Follow-Through
card-self-defense = Self Defense
card-take-cover = Take Cover
card-show-the-badge = Show the Badge
card-stand-ground = Stand Ground
card-reload = Reload
card-shake-it-off = Shake It Off

## Titles: Isis

card-knife-ritual = Knife Ritual
card-soul-capture = Soul Capture
card-spirit-lash = Spirit Lash
card-burn = Burn
card-blood-rite = Blood Rite
card-premonition = Premonition
card-ward-circle = Ward Circle
card-retouch = Retouch
card-darkroom = Darkroom

## Titles: Deon

card-judgment = Judgment
card-righteous-blow = Righteous Blow
card-cast-out = Cast Out
card-damnation = Damnation
card-zeal = Zeal
card-deliverance = Deliverance
card-hallowed-ground = Hallowed Ground
card-the-other-cheek = The Other Cheek
card-steadfast = Steadfast
card-prayer = Prayer
card-guardian-angel = Guardian Angel

## Titles: Aisling

card-spite = Spite
card-stallion-charge = Stallion Charge
card-unseen-shove = Unseen Shove
card-night-terror = Night Terror
card-malice = Malice
card-recoil = Recoil
card-mind-shell = Mind Shell
card-dream-ward = Dream Ward
card-denial = Denial
card-phantasm = Phantasm
card-panic = Panic

## Titles: the tester

card-strike = Strike
card-jab = Jab
card-push = Push
card-guard = Guard
card-brace = Brace
card-mirror-guard = Mirror Guard
card-overload = Overload
card-feint = Feint
card-break-guard = Break Guard
card-parry = Parry
card-nullify = Nullify
card-unmake = Unmake
card-lie-in-wait = Lie in Wait
card-shackle = Shackle
card-pin-down = Pin Down
card-slip-free = Slip Free
card-soften = Soften
card-sharpen = Sharpen
card-second-wind = Second Wind
card-scatter = Scatter
card-salvage = Salvage

## The card around its texts

# A Mod adds, a Base is an amount of its own.
part-sign =
    { $kind_is ->
        [attack-mod] +
        [block-mod] +
       *[other] { "" }
    }
face-cost = { $attribute } { $cost }
face-line = { $type }: { $kind }
face-line-with-value = { $type }: { $kind } { part-sign }{ $value }
face-names-attribute = Name an attribute as you play it.
face-printed = Every fact comes from the printed card.
face-original = An original card: every fact is ours.
face-mixed = From the printed card: { $facts }. All else is ours.
fact-title = title
fact-attribute = attribute
fact-cost = cost
fact-type = type
fact-kind = kind
fact-value = value
fact-texts = text

## Values

part-other =
    { $other ->
        [yes] other { "" }
       *[no] { "" }
    }
part-counted-card =
    { $family_is ->
        [any] card
       *[other] { $family } card
    }
# What is counted, after "for each".
cards =
    { $where ->
        [active] { part-other }active { part-counted-card }{ $whose ->
            [you] { "" } of yours
            [target] { "" } of the target
            [attacker] { "" } of the attacker
           *[all] { "" }
        }
       *[in-play] { part-other }{ part-counted-card } { $whose ->
            [you] you have in play
            [target] the target has in play
            [attacker] the attacker has in play
           *[all] in play
        }
    }
plus-per =
    { $start ->
        [0] { $kind }: { part-sign }{ $per } for each { $cards }.
       *[other] { $kind }: { part-sign }{ $start }, and { $per } more for each { $cards }.
    }
part-and-start =
    { $start ->
        [0] { "" }
       *[other] , and { $start } more
    }
equal-to-base-attack = { $kind }: as much as the active { -base-attack } is worth{ part-and-start }.
best-base-attack = { $kind }: as much as the highest { -base-attack } the target has in play{ part-and-start }.
cost-in-play =
    { $kind }: what the target’s face-up cards on the named attribute cost together{ part-and-start }.

## Effects
##
## $mood: a text stands alone ("Draw 2 cards.") or follows a verb ("You may draw 2 cards.").

draw =
    { $mood ->
        [infinitive] draw { part-number-of-cards }
       *[imperative] Draw { part-number-of-cards }.
    }
target-discards =
    { $mood ->
        [infinitive] make the target discard { part-number-of-cards } of their choice
       *[imperative] The target discards { part-number-of-cards } of their choice.
    }
take-back =
    { $mood ->
        [infinitive] take 1 card from your { -discard-stack } back into your hand
       *[imperative] Take 1 card from your { -discard-stack } back into your hand.
    }
part-wasted-card =
    { $family_is ->
        [any] 1 card
       *[other] 1 { $family } card
    }
target-wastes =
    { $mood ->
        [infinitive] make the target waste { part-wasted-card } of their choice from hand
       *[imperative] The target wastes { part-wasted-card } of their choice from hand.
    }
target-wastes-at-random =
    { $mood ->
        [infinitive] make the target waste 1 card at random from hand
       *[imperative] The target wastes 1 card at random from hand.
    }
waste-from-deck =
    { $number ->
        [one] { $mood ->
            [infinitive] see the top card of the target’s deck and make the target waste it
           *[imperative] See the top card of the target’s deck: the target wastes it.
        }
       *[other] { $mood ->
            [infinitive] see the top { $number } cards of the target’s deck and make the target waste 1 you pick
           *[imperative] See the top { $number } cards of the target’s deck and pick 1: the target wastes it.
        }
    }
clear-up-to =
    { $mood ->
        [infinitive] clear up to { $number } of your cards, each from the top of a stack
       *[imperative] Clear up to { $number } of your cards, each from the top of a stack.
    }
clear-top =
    { $mood ->
        [infinitive] clear the top card of your { $attribute } stack
       *[imperative] Clear the top card of your { $attribute } stack.
    }
clear-active =
    { $mood ->
        [infinitive] clear 1 active { $kind } card of the target, even a covered one
       *[imperative] Clear 1 active { $kind } card of the target, even a covered one.
    }
purge-last =
    { $mood ->
        [infinitive] purge 1 { $family } card that an opponent has just played
       *[imperative] Purge 1 { $family } card that an opponent has just played.
    }
deploy-one =
    { $mood ->
        [infinitive] lay 1 card from your hand face down, to turn up later
       *[imperative] Lay 1 card from your hand face down, to turn up later.
    }
part-until-unwound =
    { $unwind ->
        [spend-clear] until they spend a clear on unwinding it
       *[end-of-owner-turn] until the end of their turn
    }
twist-attribute =
    { $mood ->
        [infinitive] twist the target’s { $attribute } card, so that its score counts { $less } lower { part-until-unwound }
       *[imperative] Twist the target’s { $attribute } card: its score counts { $less } lower { part-until-unwound }.
    }
hold-card =
    { $mood ->
        [infinitive] twist 1 face-up card of the target’s in play, so that it cannot be cleared { part-until-unwound }
       *[imperative] Twist 1 face-up card the target has in play: it cannot be cleared { part-until-unwound }.
    }
unwind-one =
    { $mood ->
        [infinitive] unwind 1 of your twisted cards
       *[imperative] Unwind 1 of your twisted cards.
    }
part-converted-card =
    { $whose ->
        [you] 1 of your active { $kind } cards
        [attacker] 1 active { $kind } card of the attacker
       *[target] 1 active { $kind } card of the target
    }
part-until-converted =
    { $until ->
        [leaves-play] for as long as it is in play
       *[sequence-end] until the attack ends
    }
convert-active =
    { $mood ->
        [infinitive] convert { part-converted-card }, so that it counts { part-sign }{ $value } { part-until-converted }
       *[imperative] Convert { part-converted-card }: it counts { part-sign }{ $value } { part-until-converted }.
    }
forbid =
    { $mood ->
        [infinitive] keep { $whose ->
            [you] yourself
            [attacker] the attacker
           *[target] the target
        } from playing { $kind } cards for the rest of this attack
       *[imperative] { $whose ->
            [you] You
            [attacker] The attacker
           *[target] The target
        } cannot play { $kind } cards for the rest of this attack.
    }
