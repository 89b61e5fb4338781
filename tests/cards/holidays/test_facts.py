"""What is printed on the cards and mats, as data: whoever changes a number changes it here too.

Most of it is ours, as the printed cards are not known: titles, texts, the worth of tokens, Locations, Experiments. The
rulebooks know the numbers 1 to 10, the two quoted texts, Hinterlands in round 4, and what the last test says of Sally.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest

from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS, INGREDIENTS
from spiralhill.games.holidays.characters.jack import TRACK
from spiralhill.games.holidays.effects.text import COUNTS, text_of
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.games.holidays.prints import CharacterCard
from spiralhill.games.holidays.state import HAND_LIMITS
from spiralhill.kernel.effects import Effect
from spiralhill.kernel.notation import hyphened

# Christmas and Halloween tokens in rounds 1 to 4.
LOCATION_TOKENS = {
    "hinterlands": "2+1 2+2 2+3 3+3",
    "holiday-doors": "1+2 2+2 3+2 3+3",
    "pumpkin-patch": "0+3 0+4 0+5 0+6",
    "toy-workshop": "3+0 4+0 5+0 6+0",
    "old-graveyard": "0+3 1+3 1+4 1+5",
    "christmas-square": "3+0 3+1 4+1 5+1",
    "oogies-lair": "1+2 1+3 1+4 2+4",
    "snowy-rooftops": "2+1 3+1 4+1 4+2",
    "laboratory": "1+3 1+3 2+3 2+3",
    "spiral-hill": "3+1 3+1 3+2 3+2",
    "guillotine-square": "1+1 1+2 2+3 3+4",
    "town-hall": "1+1 2+1 3+2 4+3",
}

# Alignment, level, what a Christmas and a Halloween token are worth, bonus, and what the mat does.
MATS = {
    "jack": "christmas advanced 1+0; after awards: study 1",
    "santa": "christmas basic 2+0; gifts-given 1 1",
    "mayor": "neutral basic 1+1; token-pairs 2 2 10",
    "finkelstein": "halloween advanced 0+2; experiment-points 1 2 4; end of round: may complete-experiments",
    "oogie": "halloween basic 0+2; after reveal: roll-dice",
    "sally": "neutral advanced 1+1; empty-handed 5",
}
RESEARCH_TRACK = "1+0 1+0 1+0 1+1 1+1 2+1 2+1 3+0"

EXPERIMENT_POINTS = {
    "hopping-boots": "nightshade frog-breath: 2",
    "whispering-kettle": "wormwood bone-dust: 2",
    "clockwork-bat": "nightshade wormwood: 2",
    "bottled-thunder": "frog-breath bone-dust: 2",
    "two-headed-duckling": "nightshade frog-breath wormwood: 3",
    "ideal-companion": "frog-breath wormwood bone-dust: 3",
}

PLAIN = {
    "jack": "pumpkin-king",
    "santa": "jolly-visitor",
    "mayor": "elected-official",
    "finkelstein": "mad-scientist",
    "oogie": "bag-of-bugs",
    "sally": "rag-doll",
}
SPECIAL = {
    "jack": {
        "snow-in-the-palm-1": "played: advance-research 1, may flip-tokens 1 here any",
        "candy-cane-assay-2": "played: advance-research 1, may flip-tokens 1 here any",
        "courtly-bow-3": "end: strengthen-per research-space 1",
        "repainted-toys-4": "played: may flip-tokens 2 here any",
        "coffin-sleigh-5": "played: may move-own-card",
        "chalkboard-formula-6": "played: advance-research 1",
        "borrowed-ornaments-7": "played: may flip-tokens 1 yours any",
        "glowing-nose-8": "played: may look-at-card",
        "frightful-presents-9": "end: flip-tokens 1 here christmas",
        "borrowed-red-suit-10": "end: strengthen -2 research-below 3",
    },
    "santa": {
        "stocking-filler-1": "played: place-token christmas",
        "nice-list-2": "end: strengthen-per tokens-here christmas 6",
        "secret-gift-3": "played: give-token christmas, gain-token christmas",
        "reindeer-gallop-4": "played: may move-own-card",
        "naughty-list-5": "played: weaken-opponent 9",
        "down-the-chimney-6": "end: strengthen 5 alone-here; face-down",
        "heaped-sleigh-7": "played: move-token christmas yours",
        "open-hands-8": "played: give-token any; end: strengthen 2",
        "lost-in-the-dark-9": "end: strengthen -3 more-tokens-here halloween",
        "gifts-for-everyone-10": "played: give-to-each christmas",
    },
    "mayor": {
        "change-of-face-1": "played: choose-mood",
        "painted-smile-2": "end: strengthen 3 mood-is joy",
        "cold-sweat-3": "end: strengthen 3 mood-is panic",
        "popular-mandate-4": "end: strengthen 3 mood-is joy, strengthen -1 mood-is panic; quoted",
        "loudspeaker-car-5": "played: turn-mood, may move-own-card",
        "sound-the-alarm-6": "played: show-mood panic, weaken-opponent 1",
        "ribbon-cutting-7": "played: show-mood joy, draw-and-return",
        "bulletin-of-doom-8": "end: strengthen 2 mood-is panic, strengthen -2 mood-is joy",
        "brass-band-9": "end: strengthen 1 mood-is joy, strengthen -2 mood-is panic",
        "re-election-speech-10": "played: turn-mood",
    },
    "finkelstein": {
        "spare-brain-1": "end: wild-ingredient; bone-dust",
        "notebook-of-horrors-2": "end: strengthen-per experiments-completed 3; wormwood",
        "wheeled-dash-3": "played: may move-own-card; frog-breath",
        "stooped-assistant-4": "played: draw-and-return; nightshade",
        "vital-spark-5": "end: strengthen 3 experiment-done True; bone-dust",
        "unstable-mixture-6": "played: weaken-opponent 3; wormwood",
        "replacement-parts-7": "played: may exchange-card; frog-breath",
        "storm-rod-8": "end: strengthen 3 more-tokens-here halloween; nightshade",
        "locked-tower-9": "end: strengthen -3 experiment-done False",
        "crowning-creation-10": "end: strengthen -1 experiments-below 2",
    },
    "oogie": {
        "loaded-dice-1": "end: may reroll-dice",
        "snake-eyes-2": "end: strengthen-per lower-die 4",
        "high-roller-3": "end: strengthen 2 higher-die 5",
        "even-odds-4": "end: strengthen 3 same-parity True; quoted",
        "crawling-swarm-5": "played: weaken-opponent 1",
        "trapdoor-6": "played: move-opponent-card",
        "crooked-wheel-7": "end: strengthen 6 dice-sum 7 12, strengthen -1 dice-sum 2 6",
        "little-henchmen-8": "played: move-token halloween anywhere",
        "double-trouble-9": "end: strengthen 5 double True, strengthen -1 double False",
        "all-or-nothing-10": "end: strengthen -6 same-parity False",
    },
    "sally": {
        "loose-thread-1": "played: strengthen 1; stitched: strengthen-per stitched-number 10",
        "nightshade-tea-2": "played: weaken-opponent 1; stitched: weaken-opponent 2",
        "patchwork-shawl-3": "end: strengthen 1 alone-here; stitched end: strengthen 9",
        "errant-hand-4": "played: may move-own-card; stitched: move-opponent-card",
        "ill-omen-5": "played: may look-at-card; stitched: look-at-card, strengthen 7",
        "sewing-basket-6": "played: draw-and-return",
        "fallen-leaf-limbs-7": "played: may exchange-card",
        "veil-of-fog-8": "end: strengthen 2 have-stitched; face-down",
        "torn-seam-9": "end: strengthen -4; stitched end: strengthen 5",
        "rescue-plan-10": "end: strengthen -5; stitched end: strengthen 3",
    },
}


def said(part: object) -> str:
    """A record as its name and its blanks."""
    if not is_dataclass(part):
        return str(part)
    words = [hyphened(type(part).__name__), *(said(getattr(part, field.name)) for field in fields(part))]
    return " ".join(word for word in words if word not in ("", "always"))


def texts(moment: str, effects: tuple[Effect, ...]) -> list[str]:
    """The texts of a moment, or nothing."""
    return [f"{moment}: {', '.join(said(effect) for effect in effects)}"] if effects else []


def line(card: CharacterCard) -> str:
    """All that a card says."""
    parts = texts("played", card.when_played) + texts("end", card.end_of_round)
    if card.stitch is not None:
        parts += texts("stitched", card.stitch.when_played) + texts("stitched end", card.stitch.end_of_round)
    if card.face_down:
        parts.append("face-down")
    if card.ingredient is not None:
        parts.append(card.ingredient)
    return "; ".join([*parts, "quoted"] if card.real_text else parts)


def pairs(tokens: tuple[tuple[int, int], ...]) -> str:
    """Counts of Christmas and Halloween."""
    return " ".join(f"{christmas}+{halloween}" for christmas, halloween in tokens)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_deck_has_every_number_once_plain_and_once_with_a_text(name: str) -> None:
    """HOL-COMP-02, HOL-COMP-03"""
    deck = {card.id: card for card in CHARACTERS[name].deck}
    assert len(deck) == len(CHARACTERS[name].deck) == 20
    assert set(deck) == {f"{PLAIN[name]}-{number}" for number in range(1, 11)} | set(SPECIAL[name])
    assert sorted(deck[title].number for title in SPECIAL[name]) == [*range(1, 11)]
    assert all(card.number == int(title.rpartition("-")[2]) for title, card in deck.items())


@pytest.mark.parametrize(("name", "title"), [(name, title) for name in SPECIAL for title in SPECIAL[name]])
def test_a_special_card_says_what_it_says(name: str, title: str) -> None:
    assert line(next(card for card in CHARACTERS[name].deck if card.id == title)) == SPECIAL[name][title]


@pytest.mark.parametrize("name", PLAIN)
def test_a_plain_card_says_nothing(name: str) -> None:
    said = {card.id: line(card) for card in CHARACTERS[name].deck if card.id not in SPECIAL[name]}
    ingredients = ["nightshade", "frog-breath", "wormwood", "bone-dust"] * 2 if name == "finkelstein" else []
    expected = [*ingredients, *[""] * (10 - len(ingredients))]
    assert said == {f"{PLAIN[name]}-{number}": text for number, text in enumerate(expected, 1)}


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_mat_says_what_it_says(name: str) -> None:
    """HOL-COMP-01, HOL-OVER-03"""
    character = CHARACTERS[name]
    parts = [f"{character.alignment} {character.level} {pairs((character.values,))}"]
    parts += [] if character.bonus is None else [said(character.bonus)]
    mat = character.mat
    parts += texts("after reveal", mat.after_reveal) + texts("end of round", mat.end_of_round)
    assert "; ".join(parts + texts("after awards", mat.after_awards)) == MATS[name]
    assert mat.id == name


def test_only_texts_that_give_strength_can_happen_in_any_order() -> None:
    """HOL-EOR-05"""
    faces = [(card, card.stitch) for one in CHARACTERS.values() for card in one.deck]
    spoken = [face.end_of_round for pair in faces for face in pair if face is not None]
    spoken += [one.mat.end_of_round for one in CHARACTERS.values()]
    texts = {text_of(text) for part in spoken for text in part}
    counting = {type(text).__name__ for text in texts if text.place_in_line() == COUNTS}
    others = {type(text).__name__ for text in texts if text.place_in_line() != COUNTS}
    assert counting == {"Strengthen", "StrengthenPer"}
    assert others == {"CompleteExperiments", "FlipTokens", "RerollDice", "WildIngredient"}


def test_the_research_track() -> None:
    assert pairs(TRACK) == RESEARCH_TRACK
    assert CHARACTERS["jack"].values == TRACK[0]


def test_the_twelve_locations() -> None:
    """HOL-COMP-05"""
    assert {place.id: pairs(place.tokens) for place in LOCATIONS} == LOCATION_TOKENS
    assert len(LOCATIONS) == 12


def test_the_six_experiments() -> None:
    """HOL-COMP-02, HOL-FINK-01"""
    printed = {card.id: f"{' '.join(card.ingredients)}: {card.points}" for card in EXPERIMENTS}
    assert printed == EXPERIMENT_POINTS
    assert len(EXPERIMENTS) == 6
    assert CHARACTERS["finkelstein"].extras == EXPERIMENTS
    assert {name for card in EXPERIMENTS for name in card.ingredients} == set(INGREDIENTS)
    assert all(character.extras == () for name, character in CHARACTERS.items() if name != "finkelstein")


def test_hand_limits_sallys_privileges_and_hinterlands() -> None:
    """HOL-HAND-01, HOL-HAND-02, HOL-R1-03, HOL-SALLY-12"""
    assert HAND_LIMITS == (4, 5, 6, 7)
    assert {name: one.extra_cards for name, one in CHARACTERS.items() if one.extra_cards} == {"sally": 1}
    assert {name: one.skips_from for name, one in CHARACTERS.items() if one.skips_from} == {"sally": 2}
    assert LOCATIONS[0].tokens[3] == (3, 3)
