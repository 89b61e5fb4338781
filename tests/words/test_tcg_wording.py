"""What the TCG says of itself beside its sentences: labels, places, what may be tried, decks and their files."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import spiralhill
from spiralhill.games.tcg import picks
from spiralhill.games.tcg.bargains import Bargain, cheapest
from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.days import Reimburse
from spiralhill.games.tcg.effects.relocating import RelocateWhere
from spiralhill.games.tcg.events import Discards, Performs
from spiralhill.games.tcg.faces import HALLOWEEN, SUITS, card_face
from spiralhill.games.tcg.groups import Worded
from spiralhill.games.tcg.kings import JoinActivity
from spiralhill.games.tcg.prints import Character, Locale
from spiralhill.games.tcg.state import AT, CREATIONS, LOCALES, PILES
from spiralhill.games.tcg.tcg import Tcg
from spiralhill.games.tcg.turns import TurnAction
from spiralhill.games.tcg.wording import TcgWording
from spiralhill.kernel.effects import NO, YES
from spiralhill.kernel.steps import PASS, Pick
from spiralhill.words import LANGUAGES, Names, words
from tests.kernel.tcg_decks import deck_for
from tests.rules.tcg.story import tcg, town

WORDING = TcgWording()
EN = words("en", "tcg")
PULL, GATES = "pull-yourself-together", "halloweentown-gates"


def until(wanted: type[Any], seats: list[Any], day: int = 1, seed: int = 5) -> Tcg:
    """A game that has come to a question on a Day."""
    game: Any = spiralhill.new("tcg", seats, seed=seed)
    rng = Random(seed)
    while not isinstance(game.agenda[-1], wanted) or game.day < day:
        seat, options = next(iter(game.asked.items()))
        game.answer(seat, rng.choice(options))
    assert isinstance(game, Tcg)
    return game


def labels(game: Tcg) -> dict[str, Pick]:
    """What the options say to whoever decides."""
    ((seat, options),) = game.asked.items()
    view, names = game.view(seat), WORDING.names(EN, game, seat)
    return {WORDING.label(EN, view, pick, names, game.agenda[-1]): pick for pick in options}


def test_a_function_and_an_ability_say_what_they_do() -> None:
    said = labels(until(TurnAction, ["jack", "jack"]))
    assert isinstance(said["Perform Jack’s House: draw 2 cards"], picks.Perform)
    assert isinstance(said["Perform Jack’s House in part: add 2 Pumpkin Points"], picks.PerformPart)
    surprises = [label for label, pick in said.items() if isinstance(pick, picks.PlaySurprise)]
    assert surprises
    assert all(": " in label for label in surprises)


def test_a_card_says_what_it_costs_now() -> None:
    """TCG-PLAY-04: the price is the one that is paid, with everything that changes it."""
    paid, seen = re.compile(r"(at no cost|for (\d) Pumpkin Points?)(, or less|:|$)"), set[str]()
    for seed in range(12):
        deck = deck_for("delightful-hat", Random(seed)) if seed % 2 == 0 else "jack"
        game = until(TurnAction, [deck, deck], day=5, seed=seed)
        seat = next(iter(game.asked))
        game.pp = [6, 6]
        game.ask_again()
        for label, pick in labels(game).items():
            if not isinstance(pick, (picks.Play, picks.PlaySurprise, picks.Replace)):
                continue
            found = paid.search(label)
            assert found, label
            seen.add(found[3])
            after = game.clone()
            after.answer(seat, pick)
            told: list[Any] = [event for event in after.log[len(game.log) :] if hasattr(event, "price")]
            if found[3] == ", or less":
                assert isinstance(pick, picks.Play)
                assert cheapest(game, seat, pick.card, pick.location) < int(found[2]), label
            else:
                assert told[0].price == int(found[2] or 0), label
    assert seen == {"", ":", ", or less"}


def test_an_answer_says_what_it_costs_and_a_guard_costs_nothing() -> None:
    """TCG-TURN-07: in somebody else's turn Pumpkin Points are scarce."""
    table = tcg(
        town(hand="twilight-sun", pp=2),
        town(row="town-hall, oogies-lair", at={"town-hall": "vampire-lord"}, hand=PULL, table=GATES, pp=1),
    )
    table.answer(0, "play-surprise twilight-sun 2")
    said = {label for label, pick in labels(table.game).items() if isinstance(pick, picks.Protect)}
    assert said == {"Use Pull Yourself Together for 1 Pumpkin Point", "Use Halloweentown Gates"}


def test_a_card_in_another_town_says_whose_it_is() -> None:
    game = until(TurnAction, ["jack", "oogie"], day=3)
    seat = next(iter(game.asked))
    other = 1 - seat
    theirs, mine = game.row(other)[0], game.row(seat)[0]
    view, names = game.view(seat), WORDING.names(EN, game, seat)
    bounce, choose = picks.Choose(theirs), picks.Choose(mine)
    assert WORDING.label(EN, view, bounce, names, None).endswith(f" ({names.players[other]})")
    assert not WORDING.label(EN, view, choose, names, None).endswith(")")


def test_a_pick_is_about_the_locale_and_who_is_there() -> None:
    game = until(TurnAction, ["jack", "oogie"], day=2)
    seat = next(iter(game.asked))
    view, card = game.view(seat), game.hand(seat)[0]
    first = seat * PILES
    for slot in game.rows[seat]:
        locale = game.locale(seat, slot)
        for pick in (picks.Play(card, locale), picks.Choose(locale), picks.Perform(locale, 1)):
            assert WORDING.places(view, pick) == [first + AT + slot, first + LOCALES + slot]
    assert WORDING.places(view, picks.Play(card)) == [first + CREATIONS]
    assert WORDING.places(view, picks.Discard(card)) == ()
    left, right = game.rows[seat][0], game.rows[seat][-1]
    ends = [WORDING.places(view, picks.PlaceLocale(card, side)) for side in picks.SIDES]
    assert ends == [[first + LOCALES + left], [first + LOCALES + right]]


@pytest.mark.parametrize("day", [1, 4])
def test_whatever_is_offered_in_a_turn_and_more_can_be_tried(day: int) -> None:
    game = until(TurnAction, ["jack", "oogie", "mayor"], day)
    ((seat, options),) = game.asked.items()
    tries = WORDING.tries(game.view(seat))
    sort = (picks.Play, picks.PlaySurprise, picks.Perform, picks.Use, picks.Replace)
    assert {pick for pick in options if isinstance(pick, sort)} <= set(tries)
    assert len(set(tries)) == len(tries) > 5
    for pick in tries:
        assert WORDING.subject(EN, game.view(seat), pick)
        assert (pick in options) == (not game.why_not(seat, pick))


def test_the_question_of_a_card_comes_with_its_text() -> None:
    game = until(TurnAction, ["jack", "oogie"])
    seat = next(iter(game.asked))
    view, card = game.view(seat), game.hand(seat)[0]
    lines = card_face(EN, game.face(card)).lines
    assert WORDING.source(EN, view, game.agenda[-1]) == ""
    assert (
        WORDING.source(EN, view, Bargain(seat, card, None)) == f"{EN.title(game.name(card))}: {' · '.join(lines[1:])}"
    )
    assert WORDING.source(EN, view, RelocateWhere(seat, (), card)) == ""


def test_every_card_lies_in_a_list_and_belongs_to_somebody() -> None:
    decks = list(WORDING.decks(EN))
    assert [deck.name for deck in decks[:4]] == ["jack", "finklestein", "oogie", "mayor"]
    assert [sum(copies for copies, _ in deck.cards) for deck in decks[:4]] == [46] * 4
    assert [len(deck.cards) for deck in decks[4:]] == [20, 50, 20, 61, 8]
    assert {face.id for deck in decks[4:] for _, face in deck.cards} == set(PRINTS)
    suits = {card_face(EN, face).look.suit for face in PRINTS.values()}
    assert suits == {*SUITS, HALLOWEEN}
    for face in PRINTS.values():
        look = card_face(EN, face).look
        assert look.motifs or not isinstance(face, Locale)
        assert dict(look.facets).keys() >= {"Type", "Set", "Rarity"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_texts_look_for_stand_in_the_titles(language: str) -> None:
    """RUL-13"""
    speech = words(language, "tcg")
    for word in ("corpse", "hyde", "player", "vampire"):
        said = speech.say(f"word-{word}")
        characters = [face for face in PRINTS.values() if isinstance(face, Character)]
        meant = [face.id for face in characters if Worded(word).has(face)]
        assert meant
        assert [face.id for face in characters if said in speech.term("title", face.title).split()] == meant


def test_a_deck_file_is_told_everything_that_is_wrong_with_it() -> None:
    wrong = WORDING.file_problems(EN, "name: Half\nJack's House\n5 Fetch\n1 Zerro\n")
    assert wrong == [
        "There is no card “Zerro”; the nearest is “Zero”.",
        "This deck has 0 other Locales, and needs five. (TCG-DECK-02)",
        "The Main Deck has 5 cards: 35 are missing to make 40. (TCG-DECK-04)",
        "Fetch is in this deck 5 times, and four are the most. (TCG-DECK-06)",
    ]
    assert len(WORDING.file_problems(words("it", "tcg"), "")) == 1


def test_a_legal_deck_is_reported() -> None:
    assert WORDING.seat_report("jack", {}) == "Jack: legal, 40 cards, Jack’s House"
    assert WORDING.seat_title({"name": "Moonlit Row", "cards": []}) == "Moonlit Row"


def test_the_log_says_which_function_was_performed() -> None:
    names = Names(("Jack", "Mayor"), 0)
    mine, theirs = Performs(0, "jacks-house", 2, False), Performs(1, "jacks-house", 2, True)
    assert WORDING.log(EN, mine, names) == "You perform a Function of Jack’s House: “Add 2 Pumpkin Points.”"
    assert WORDING.log(EN, theirs, names).startswith("The Mayor performs a part of a Function of Jack’s House: “Add")
    italian = WORDING.log(words("it", "tcg"), Performs(1, "jacks-house", 2, False), Names(("Jack", "Sindaco"), 0))
    assert italian == "Il Sindaco svolge una Funzione del Luogo Casa di Jack: «Aggiungere 2 Punti Zucca.»"


@pytest.mark.parametrize(
    ("creations", "says"),
    [
        (("", ""), "Mark: add 1 Pumpkin Point"),
        (("scary-teddy", ""), "Mark: add 1 Pumpkin Point (free for you)"),
        (("", "scary-teddy"), "Mark: add 1 Pumpkin Point (free: story 2)"),
    ],
)
def test_who_marks_an_activity_reads_for_whom_it_is_free(creations: tuple[str, str], says: str) -> None:
    """TCG-PK-12, TCG-PK-15"""
    table = tcg(*(town(creations=one) for one in creations), stage="activity")
    game = table.game
    names = WORDING.names(EN, game, 0)
    labels = [WORDING.label(EN, game.view(0), pick, names, game.agenda[-1]) for pick in game.asked[0]]
    assert says in labels


def test_a_line_ends_once_where_its_last_title_brings_a_sign() -> None:
    names = Names(("Jack", "Mayor"), 0)
    assert WORDING.log(EN, Discards(0, "town-meeting"), names) == "You discard Town Meeting!"


def test_who_only_passes_takes_the_cards_that_cost_nothing() -> None:
    """RUL-36: what is drawn for Surprises, and a free card; nobody is moved, and no card is paid."""
    wording = TcgWording()
    assert wording.rest(Reimburse(0, 2), [YES, NO]) == 0
    assert wording.rest(JoinActivity(0, picks.DRAW, True), [picks.JOIN, PASS]) == 0
    assert wording.rest(JoinActivity(0, picks.POINTS, True), [picks.JOIN, PASS]) == 0
    assert wording.rest(JoinActivity(0, picks.MOVE, True), [picks.JOIN, PASS]) == 1
    assert wording.rest(JoinActivity(0, picks.DRAW, False), [picks.pay(3), PASS]) == 1
