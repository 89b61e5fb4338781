"""What is printed on the cards, as data: whoever changes a number changes it here too.

Every line says: Title (with the Alias where there are several versions); rarity and Scare Number or Scare Threshold,
with what else is special about them; how many copies are in which Starter Deck. A price that is not the Scare Number
stands behind `for`, a Starting Hand behind `hand`; of a Surprise follows what becomes of it for each of its abilities.
"""

from __future__ import annotations

from collections import Counter

import pytest

from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.decks import deck_of, problems, slug_of, starter
from spiralhill.games.tcg.prints import (
    OWN_TURN,
    PREMIERE,
    TOURNAMENT_KIT,
    Character,
    Creation,
    Locale,
    MainCard,
    Print,
    Surprise,
)
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.games.tcg.traits import CountsVampires, InvadesFor

LOCALES = {
    "back-alley": "Back Alley; uncommon 2; 1 finklestein, 1 mayor, 1 oogie",
    "castle-finklestein": "Castle Finklestein; uncommon 5; 1 oogie",
    "finklestein-hall": "Finklestein Hall; common 0 hand 7; 1 finklestein",
    "jacks-bedroom": "Jack’s Bedroom; uncommon 4; 1 jack",
    "jacks-house": "Jack’s House; common 0 hand 7; 1 jack",
    "mayor-mobile": "Mayor-mobile; common 0 hand 6; 1 mayor",
    "oogies-lair": "Oogie’s Lair; common 0 hand 5; 1 oogie",
    "pumpkin-patch": "Pumpkin Patch; rare 6",
    "sallys-room": "Sally’s Room; common 2; 1 finklestein, 1 jack",
    "scary-bed": "Scary Bed; ultra-rare 3",
    "the-crypt": "The Crypt; uncommon 3",
    "the-fountain": "The Fountain; rare 4",
    "the-graveyard": "The Graveyard; uncommon 2",
    "the-laboratory": "The Laboratory; uncommon 3; 1 finklestein, 1 oogie",
    "the-tree-house": "The Tree House; uncommon 3; 1 mayor, 1 oogie",
    "the-well": "The Well; common 1; 1 oogie",
    "town-hall": "Town Hall; uncommon 3; 1 jack, 1 mayor",
    "town-square": "Town Square; common 4; 1 finklestein, 1 jack, 1 mayor",
    "tree-circle": "Tree Circle; uncommon 3; 1 finklestein, 1 jack, 1 mayor",
    "witches-nook": "Witches’ Nook; common 1",
}
CHARACTERS = {
    "accordion-player": "Accordion Player; common 1; 2 jack, 2 mayor",
    "barrel-little-skeleton": "Barrel, Little Skeleton; common 1; 2 mayor, 3 oogie",
    "bass-player": "Bass Player; common 1; 2 jack, 2 mayor",
    "behemoth": "Behemoth; common 2; 2 jack",
    "big-witch": "Big Witch; uncommon 2",
    "black-cat": "Black Cat; rare 1",
    "clown": "Clown; uncommon 2",
    "corpse-dad": "Corpse Dad; uncommon 1; 2 finklestein",
    "corpse-kid": "Corpse Kid; common 2 hex; 2 finklestein",
    "corpse-mom": "Corpse Mom; uncommon 1; 2 finklestein",
    "cyclops": "Cyclops; common 1",
    "decomposing-guy": "Decomposing Guy; common 1; 1 finklestein, 1 oogie",
    "devil": "Devil; rare 2",
    "dr-finklestein-brainy-inventor": "Dr. Finklestein, Brainy Inventor; ultra-rare 2 hex",
    "dr-finklestein-mad-scientist": "Dr. Finklestein, Mad Scientist; common 2; 4 finklestein, 2 oogie",
    "easter-bunny": "Easter Bunny; rare -1 for 0 or 2",
    "hanging-tree": "Hanging Tree; rare 3",
    "harlequin-demon": "Harlequin Demon; uncommon 2; 1 mayor, 1 oogie",
    "igor": "Igor; common 1; 3 finklestein, 2 oogie",
    "jack-skellington-demon-of-light": "Jack Skellington, Demon of Light; ultra-rare 6",
    "jack-skellington-master-of-fright": "Jack Skellington, Master of Fright; rare 5",
    "jack-skellington-the-pumpkin-king": "Jack Skellington, The Pumpkin King; common 3; 2 finklestein, 4 jack, 1 mayor",
    "jewel": "Jewel; rare 1",
    "little-witch": "Little Witch; uncommon 1",
    "lock-little-devil": "Lock, Little Devil; common 1; 2 mayor, 3 oogie",
    "monster-under-the-bed": "Monster under the Bed; uncommon 3",
    "monster-under-the-stairs": "Monster under the Stairs; uncommon 2",
    "mr-hyde": "Mr. Hyde; common 1; 1 jack, 1 mayor",
    "mr-hyde-ii": "Mr. Hyde II; uncommon 1",
    "mr-hyde-iii": "Mr. Hyde III; rare 1",
    "mummy-boy": "Mummy Boy; common 1",
    "oogie-boogie-eight-ball": "Oogie Boogie, Eight Ball; ultra-rare 6",
    "oogie-boogie-gamblin-boogie-man": "Oogie Boogie, Gamblin’ Boogie Man; rare 5",
    "oogie-boogie-meanest-guy-around": "Oogie Boogie, Meanest Guy Around; common 4; 4 oogie",
    "reaper": "Reaper; rare 3",
    "sally-shy-creature": "Sally, Shy Creature; common 2; 2 finklestein, 3 jack",
    "sally-skilled-alchemist": "Sally, Skilled Alchemist; ultra-rare 2 hex",
    "sandy-claws": "Sandy Claws; uncommon 0",
    "sax-player": "Sax Player; common 1; 2 jack, 2 mayor",
    "shock-little-hag": "Shock, Little Hag; common 1; 2 mayor, 3 oogie",
    "the-mayor-elected-official": "The Mayor, Elected Official; common 2; 2 jack, 4 mayor",
    "the-mayor-lugubrious-leader": "The Mayor, Lugubrious Leader; rare 2",
    "undersea-gal": "Undersea Gal; uncommon 2",
    "vampire-baron": "Vampire Baron; uncommon ? for 3",
    "vampire-count": "Vampire Count; uncommon ? for 3",
    "vampire-lord": "Vampire Lord; uncommon ? for 3",
    "vampire-prince": "Vampire Prince; rare ? for 3",
    "winged-demon": "Winged Demon; rare 1",
    "wolfman": "Wolfman; uncommon 2; 2 finklestein, 1 mayor, 1 oogie",
    "zero": "Zero; uncommon 0; 2 jack",
    "barrel-dopey-trick-or-treater": "Barrel, Dopey Trick-or-Treater; fixed 1 hex",
    "lock-impish-trick-or-treater": "Lock, Impish Trick-or-Treater; fixed 1 hex",
    "shock-bossy-trick-or-treater": "Shock, Bossy Trick-or-Treater; fixed 1 hex",
}
CREATIONS = {
    "christmas-casket": "Christmas Casket; ultra-rare 6",
    "christmas-tree-bats": "Christmas Tree Bats; uncommon 3",
    "dead-head": "Dead Head; uncommon 3",
    "delightful-hat": "Delightful Hat; uncommon 4; 2 mayor, 2 oogie",
    "eager-anaconda": "Eager Anaconda; rare 5",
    "fender-bender": "Fender Bender; uncommon 3; 2 finklestein",
    "jack-in-the-box": "Jack in the Box; uncommon 4",
    "jingle-bells": "Jingle Bells; common 4; 2 jack, 2 mayor",
    "jumbo-treat-bag": "Jumbo Treat Bag; common 5; 2 mayor, 2 oogie",
    "marie-antoinette-doll": "Marie Antoinette Doll; common 3",
    "nutcracker": "Nutcracker; common 3; 2 jack",
    "oogies-dice": "Oogie’s Dice; uncommon 4; 2 oogie",
    "road-kill": "Road Kill; common 3; 2 finklestein, 2 oogie",
    "sandy-claws-outfit": "Sandy Claws Outfit; common 6; 2 finklestein, 2 jack",
    "scary-teddy": "Scary Teddy; uncommon 4; 2 finklestein",
    "scorpion-surprise": "Scorpion Surprise; uncommon 4; 2 jack, 2 mayor",
    "skeletal-reindeer": "Skeletal Reindeer; uncommon 6; 2 finklestein, 2 oogie",
    "takeoff-ramp": "Takeoff Ramp; common 5; 2 jack, 2 mayor",
    "undead-duck": "Undead Duck; rare 4",
    "wreath-of-wrath": "Wreath of Wrath; rare 5",
    "house-of-cards": "House of Cards; fixed 2",
    "old-sparkly": "Old Sparkly; fixed 5",
    "snake-and-spider-stew": "Snake & Spider Stew; fixed 6",
}
SURPRISES = {
    "bun-ny": "Bun-ny!; rare 0 discarded discarded",
    "dark-alley": "Dark Alley; rare 1 discarded discarded",
    "deadly-nightshade": "Deadly Nightshade; uncommon 0 discarded discarded; 1 jack",
    "double-dead": "Double Dead; common 0 discarded",
    "eureka": "Eureka!; rare 0 discarded",
    "everybody-scream": "Everybody Scream!; rare 0 discarded",
    "fear-the-reaper": "Fear the Reaper; rare 1 discarded discarded",
    "fetch": "Fetch; common 0 discarded discarded; 2 jack",
    "fire": "Fire!; common 5 discarded",
    "gate-keeper": "Gate Keeper; rare 1 discarded discarded",
    "halloween-plans": "Halloween Plans; common 0 discarded discarded; 2 mayor",
    "halloweentown-gates": "Halloweentown Gates; uncommon 2 placed; 2 jack",
    "hello-oogie": "Hello, Oogie; rare 3 discarded discarded",
    "hiding-under-your-bed": "Hiding Under Your Bed; rare 0 discarded discarded",
    "hitch-a-ride": "Hitch a Ride; common 0 discarded discarded; 2 mayor",
    "hyde-and-seek": "Hyde and Seek; common 0 discarded answer",
    "i-am-not-the-one": "I am not the one; rare 0 discarded discarded",
    "i-am-the-pumpkin-king": "I am the Pumpkin King!; ultra-rare 0 discarded",
    "i-never-realized": "I never realized; common 0 discarded discarded; 1 finklestein, 1 jack",
    "i-told-you": "I told you!; uncommon 1 discarded stacked; 1 oogie",
    "i-wanna-do-it": "I wanna do it!; uncommon 1 discarded stacked; 1 oogie",
    "im-not-the-dumb-one": "I’m not the dumb one; uncommon 1 discarded stacked; 1 oogie",
    "im-santa-claus": "I’m Santa Claus!; ultra-rare 1 discarded stacked",
    "im-the-boogie-man": "I’m the Boogie Man!; common 0 discarded; 1 oogie",
    "its-a-phase-my-dear": "It’s a phase, my dear; rare 0 discarded discarded",
    "its-time-to-party": "It’s time to party!; rare 1 discarded discarded",
    "its-time-you-begun": "It’s Time You Begun; rare 0 discarded",
    "kidnap-mr-sandy-claws": "Kidnap Mr. Sandy Claws; rare 1 discarded",
    "lets-play": "Let’s Play!; uncommon 1 discarded discarded",
    "look-what-youve-done": "Look what you’ve done; ultra-rare 1 discarded stacked",
    "mad-genius": "Mad Genius; uncommon 1 discarded discarded; 2 finklestein",
    "making-christmas": "Making Christmas; uncommon 0 centre; 1 finklestein, 1 oogie",
    "master-the-plans": "Master! The Plans!; common 1 discarded discarded; 2 finklestein, 2 oogie",
    "mellow-trio": "Mellow Trio; common 1 discarded discarded; 1 jack",
    "moody-mayor": "Moody Mayor; common 0 discarded discarded; 2 mayor",
    "mournful-howl": "Mournful Howl; rare 1 discarded discarded",
    "my-fantasies": "My Fantasies; common 0 discarded discarded; 2 jack",
    "mystic-cauldron": "Mystic Cauldron; rare 0 discarded discarded",
    "nightmare-before-christmas": "Nightmare Before Christmas; promo 0 discarded",
    "oogies-turn-to-boogie": "Oogie’s turn to boogie; uncommon 0 discarded discarded",
    "organ-donor": "Organ Donor; uncommon 1 discarded; 2 finklestein",
    "public-transportation": "Public Transportation; common 0 discarded; 2 mayor",
    "pull-yourself-together": "Pull Yourself Together; common 1 discarded answer",
    "putrid-playmates": "Putrid Playmates; rare 1 discarded discarded",
    "sackful-of-mischief": "Sackful of Mischief; ultra-rare 1 discarded",
    "say-it-twice": "Say It Twice; rare 2 discarded discarded",
    "scared-stiff": "Scared Stiff; rare 0 discarded discarded",
    "search-lights": "Search Lights; uncommon 3 discarded placed",
    "shadow-on-the-moon": "Shadow on the Moon; ultra-rare -1 for 2 stacked",
    "somethings-up-with-jack": "Something’s up with Jack; uncommon 0 discarded; 1 jack",
    "sound-of-rollin-dice": "Sound of Rollin’ Dice; common 1 discarded",
    "thats-our-job": "That’s our Job; uncommon 2 discarded discarded; 2 finklestein",
    "the-best-i-can": "The Best I Can; uncommon 1 discarded stacked; 1 oogie",
    "this-is-halloween": "This is Halloween!; rare 1 centre",
    "three-of-a-kind": "Three of a Kind; common 2 discarded discarded; 2 oogie",
    "throw-me-a-bone": "Throw me a bone; common 1 discarded discarded",
    "town-meeting": "Town Meeting!; uncommon 1 discarded discarded; 2 mayor",
    "tub-of-terror": "Tub of Terror; rare 1 discarded discarded",
    "twilight-sun": "Twilight Sun; rare 2 discarded discarded",
    "what-have-i-done": "What have I done?; uncommon 1 discarded stacked",
    "wheel-of-torture": "Wheel of Torture; ultra-rare 0 discarded",
    "everybody-make-a-scene": "Everybody make a scene; fixed 2 discarded",
    "i-think-ive-got-it": "I think I’ve got it; fixed 0 discarded discarded",
}
CARDS = {Locale: LOCALES, Character: CHARACTERS, Creation: CREATIONS, Surprise: SURPRISES}
EVERY = [(kind, id) for kind, listed in CARDS.items() for id in listed]
TYPES = {
    PREMIERE: {Locale: 20, Character: 50, Creation: 20, Surprise: 61},
    TOURNAMENT_KIT: {Character: 3, Creation: 3, Surprise: 2},
}
RARITIES = {
    PREMIERE: {"common": 50, "uncommon": 50, "rare": 38, "ultra-rare": 12, "promo": 1},
    TOURNAMENT_KIT: {"fixed": 8},
}


def described(face: Print) -> str:
    """A card of the catalogue as the middle of a line says it."""
    words = [face.rarity]
    if isinstance(face, Locale):
        words += [str(face.threshold), *([f"hand {face.starting_hand}"] if face.is_starting else [])]
    assert isinstance(face, (Locale, MainCard))
    if isinstance(face, MainCard):
        counts = isinstance(face, Character) and face.trait(CountsVampires) is not None
        words.append("?" if counts else str(face.number))
        if face.cost is not None:
            invades = face.trait(InvadesFor) if isinstance(face, Character) else None
            words.append(f"for {face.cost}" + (f" or {invades.cost}" if isinstance(invades, InvadesFor) else ""))
    if isinstance(face, Character) and face.hex:
        words.append("hex")
    if isinstance(face, Surprise):
        words += [ability.placement if ability.timing == OWN_TURN else "answer" for ability in face.abilities]
    return " ".join(words)


@pytest.mark.parametrize(("kind", "id"), EVERY)
def test_a_card_is_as_printed(kind: type[Print], id: str) -> None:
    """TCG-COMP-02, TCG-COMP-12, TCG-COMP-13"""
    title, facts, *_ = CARDS[kind][id].split("; ")
    face = PRINTS[id]
    assert isinstance(face, kind)
    assert described(face) == facts
    assert slug_of(title) == id
    assert face.kit == (TOURNAMENT_KIT if facts.startswith("fixed") else PREMIERE)
    if isinstance(face, MainCard):
        assert face.title == slug_of(title.split(", ")[0] if isinstance(face, Character) else title)


def test_there_are_these_cards_and_no_others() -> None:
    assert set(PRINTS) == {id for _, id in EVERY}
    assert len(PRINTS) == len(EVERY) == 151 + 8


@pytest.mark.parametrize("kit", TYPES)
def test_a_set_has_so_many_cards_of_each_type_and_rarity(kit: str) -> None:
    faces = [face for face in PRINTS.values() if face.kit == kit]
    assert Counter(type(face) for face in faces) == TYPES[kit]
    assert Counter(face.rarity for face in faces) == RARITIES[kit]


def test_locales_have_one_function_and_starting_locales_three() -> None:
    """TCG-COMP-13, TCG-COMP-14"""
    for id in LOCALES:
        face = PRINTS[id]
        assert isinstance(face, Locale)
        assert len(face.functions) == (3 if face.is_starting else 1)


def test_versions_are_told_apart_by_an_alias() -> None:
    """TCG-COMP-12"""
    faces = [face for face in PRINTS.values() if isinstance(face, Character)]
    copies = Counter(face.title for face in faces)
    for face in faces:
        assert face.versions == (copies[face.title] > 1)
    several = {title: number for title, number in copies.items() if number > 1}
    assert several == {
        "jack-skellington": 3,
        "oogie-boogie": 3,
        "sally": 2,
        "dr-finklestein": 2,
        "the-mayor": 2,
        "lock": 2,
        "shock": 2,
        "barrel": 2,
    }


@pytest.mark.parametrize("name", ["finklestein", "jack", "mayor", "oogie"])
def test_a_starter_deck_has_these_cards(name: str) -> None:
    """TCG-COMP-04"""
    listed: dict[str, int] = {}
    for kind, id in EVERY:
        decks = "".join(CARDS[kind][id].split("; ")[2:])
        copies = dict(part.split()[::-1] for part in decks.split(", ") if part)
        if name in copies:
            listed[id] = int(copies[name])
    assert STARTERS[name] == listed
    deck = deck_of(starter(name))
    assert (len(deck.main), len(deck.locales)) == (40, 5)
    assert problems(starter(name)) == []


def test_there_are_four_starter_decks() -> None:
    assert set(STARTERS) == {"finklestein", "jack", "mayor", "oogie"}
