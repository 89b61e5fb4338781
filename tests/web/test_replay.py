"""Games that were played, on the page: stepped through, seen from every seat, kept, verified and gone on from."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from spiralhill.deals import Deal, Fair, History, record_of, write_record
from spiralhill.games.shelf import GAMES, rules_of, wording_of
from spiralhill.words import words
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.visitors import Visitor

HOLDS: Final = """(titles) => {
    const shown = [...document.querySelectorAll("section.hand .title")].map((one) => one.textContent);
    return JSON.stringify(shown.sort()) === JSON.stringify(titles);
}"""


def played(game: str, seats: int = 2) -> tuple[History, str]:
    """A game by chance to its end, and its record."""
    setup = rules_of(game).set_up(list(rules_of(game).cast)[:seats])
    history = History(Deal(game, setup, Fair.fresh(1)))
    luck = Random(3)
    while history.game.asked:
        seat, options = next(iter(history.game.asked.items()))
        history.answer(seat, luck.choice(options))
    players = ["human", *["greedy"] * (seats - 1)]
    return history, write_record(record_of(history.deal, history.game, history.lines, players))


def open_record(visitor: Visitor, text: str, name: str = "game.json") -> None:
    """Open a file on the page for records."""
    visitor.open("/replay")
    visitor.page.set_input_files("input[type=file]", {"name": name, "mimeType": "text/plain", "buffer": text.encode()})
    visitor.page.locator(".controls").wait_for()


def hand(history: History, ply: int, seat: int) -> list[str]:
    """The titles that a seat held after so many decisions."""
    again = History(history.deal)
    for line in history.standing_lines[:ply]:
        again.apply(line)
    view: Any = again.game.view(seat)
    speech = words("en", rules_of(history.deal.game).package)
    (pile,) = (pile for pile in view["piles"] if (pile["owner"], pile["zone"]) == (seat, "hand"))
    return sorted(speech.title(name) for _, name in pile["cards"])


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_stepped_through_from_every_seat(visit: Visit, game: str) -> None:
    history, text = played(game)
    anna = visit()
    open_record(anna, text)
    page, last = anna.page, history.standing
    where = page.locator(".where b")
    expect(where).to_have_text(f"Moment 0 of {last}")
    # Spectators see no hand.
    assert page.locator("section.hand").count() == 0
    page.get_by_label("Seen from").select_option("1")
    for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect(where).to_have_text(f"Moment {ply} of {last}")
        anna.wait(HOLDS, hand(history, ply, 1))
        assert page.url.endswith(f"#{ply}")
    page.keyboard.press("]")
    # A turn or a round begins where its line is told.
    expect(page.locator("[role=log] .head").last).to_be_visible()
    page.get_by_label("One step on", exact=True).click()
    page.get_by_label("Let it run").click()
    expect(page.get_by_label("Pause")).to_be_visible()


def test_a_moment_has_an_address_for_those_who_sat_there(visit: Visit) -> None:
    anna, bob = visit(), visit()
    seated = anna.play("duel", "me", "bot", options={"turn_cap": 4})
    Player(anna).play()
    anna.page.get_by_role("link", name="Watch it again").click()
    anna.page.locator(".controls").wait_for()
    anna.open(f"/g/{seated.table}#3")
    expect(anna.page.locator(".where b")).to_contain_text("Moment 3 of")
    expect(anna.page.locator("section.hand")).to_be_visible()
    # Others are not even told that there is such a table.
    bob.forgive("404")
    bob.open(f"/g/{seated.table}#3")
    expect(bob.page.get_by_role("alert")).to_contain_text("There is no such table")


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_gone_on_from_against_bots(visit: Visit, game: str) -> None:
    history, text = played(game)
    ply = next(at for at, line in enumerate(history.standing_lines) if at > 8 and line.startswith("1 "))
    anna = visit()
    open_record(anna, text)
    anna.page.get_by_label("Seen from").select_option("0")
    anna.page.locator("section.hand").wait_for()
    for _ in range(ply):
        anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(".where b")).to_contain_text(f"Moment {ply} of")
    held = hand(history, ply, 0)
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.locator(".prompt.mine").wait_for()
    assert "/g/" in anna.page.url
    assert anna.titles() == held
    Player(anna).play(steps=3)


def test_a_game_is_kept_as_a_record_and_as_a_text_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    history, text = played("holidays", 3)
    anna = visit()
    open_record(anna, text)
    anna.page.get_by_role("button", name="Keep and verify").click()
    files = {}
    for name in ("Save as a record", "Save as a text"):
        with anna.page.expect_download() as download:
            anna.page.get_by_role("button", name=name).click()
        files[name] = tmp_path / download.value.suggested_filename
        download.value.save_as(files[name])
    assert files["Save as a record"].read_text(encoding="utf-8") == text
    readable = files["Save as a text"].read_text(encoding="utf-8")
    assert "Round 1" in readable
    assert readable.startswith("Spiral Hill: holidays")
    open_record(anna, readable, "game.txt")
    expect(anna.page.locator(".where b")).to_have_text(f"Moment 0 of {history.standing}")


def test_what_is_no_record_is_refused_with_a_sentence(visit: Visit) -> None:
    _, text = played("duel")
    anna = visit()
    anna.forgive("400")
    anna.open("/replay")
    for content, says in (("hello", "no record in this file"), ("x" * 300_000, "too large")):
        file = {"name": "x.json", "mimeType": "text/plain", "buffer": content.encode()}
        anna.page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]
        expect(anna.page.get_by_role("alert")).to_contain_text(says)
    changed = {
        "name": "x.json",
        "mimeType": "text/plain",
        "buffer": text.replace('"over": true', '"over": false').encode(),
    }
    anna.page.set_input_files("input[type=file]", changed)  # type: ignore[arg-type]
    expect(anna.page.get_by_role("alert")).to_contain_text("This record cannot be used")


def test_verify_says_what_it_checked_and_what_this_browser_remembers(visit: Visit) -> None:
    anna = visit()
    anna.play("duel", "me", "bot", options={"turn_cap": 4})
    Player(anna).play()
    anna.page.get_by_role("link", name="Watch it again").click()
    anna.page.get_by_role("button", name="Keep and verify").click()
    anna.page.get_by_role("button", name="Verify", exact=True).click()
    found = anna.page.locator("dialog[open] dl")
    expect(anna.page.get_by_role("heading", name="Everything holds")).to_be_visible()
    for point in (
        "sealed before the deal",
        "shuffles and dice drawn again",
        "all legal",
        "computed here, the seed gives the seal",
        "the one that this browser was told before the deal",
        "the seed that this browser threw in is among those",
    ):
        expect(found).to_contain_text(point)


def test_verify_notices_another_seal_than_the_one_that_was_told(visit: Visit) -> None:
    anna = visit()
    seated = anna.play("duel", "me", "bot", options={"turn_cap": 2})
    Player(anna).play()
    anna.page.evaluate(
        "(table) => localStorage.setItem(`spiralhill-seal-${table}`, JSON.stringify({commitment: 'ab', seed: 'cd'}))",
        seated.table,
    )
    anna.page.get_by_role("link", name="Watch it again").click()
    anna.page.get_by_role("button", name="Keep and verify").click()
    anna.page.get_by_role("button", name="Verify", exact=True).click()
    expect(anna.page.get_by_role("heading", name="Something does not hold")).to_be_visible()
    expect(anna.page.locator("dialog[open] dl")).to_contain_text("not the one that this browser was told")
    expect(anna.page.locator("dialog[open] dl")).to_contain_text("was not mixed in")


# Lessons


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_finishes_the_lesson(visit: Visit, game: str, lang: str) -> None:
    lesson = wording_of(game).lesson
    assert lesson is not None
    anna = visit(lang=lang)
    page = anna.open(f"/learn/{game}")
    moments = page.evaluate("(address) => fetch(address).then((answer) => answer.json())", f"/api/games/{game}/lesson")
    coach, strayed = page.locator(".coach"), False
    steps = [ply for ply, line in enumerate(lesson.picks) if line.startswith("1 ") or ply in lesson.notes]
    for ply, line in enumerate(lesson.picks):
        options = moments["moments"][ply]["view"]["options"]
        mine = line.startswith("1 ")
        if ply not in steps:
            continue  # the others go on by themselves
        expect(coach.locator("small")).to_have_text(f"({steps.index(ply)}/{len(steps)})")
        if not mine:
            coach.get_by_role("button").click()
            continue
        page.locator(".prompt.mine").wait_for()  # the others may still be shown
        every = page.locator(".prompt .buttons .button[aria-expanded]")
        # What is seldom wanted stands after the others.
        aside = moments["moments"][ply]["ask"].get("aside", [])
        right = sorted(range(len(options)), key=lambda at: (at in aside, at)).index(options.index(line[2:]))
        if not strayed and every.count():
            # Something else that is allowed, too.
            every.click()
            page.locator(".choices .button").nth((right + 1) % len(options)).click()
            expect(coach).to_contain_text("That is allowed" if lang == "en" else "Anche questo si può fare")
            strayed = True
        if every.count():
            if every.get_attribute("aria-expanded") == "false":
                every.click()
            page.locator(".choices .button").nth(right).click()
        else:
            page.locator(".prompt .buttons .button").nth(right).click()
    assert strayed
    coach.get_by_role("button", name="Play now" if lang == "en" else "Gioca subito").click()
    page.locator(".frame .prompt").wait_for()
    assert "/g/" in page.url


def test_a_key_held_down_answers_one_question_of_a_lesson(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/learn/tcg")
    page.locator(".prompt.mine").wait_for()
    page.locator(".prompt .buttons .button", has_text="Add 1 Pumpkin Point").locator("kbd", has_text="2").wait_for()
    page.keyboard.down("2")
    page.keyboard.down("2")
    page.keyboard.up("2")
    coach = page.locator(".coach")
    expect(coach.locator("small")).to_have_text(re.compile(r"^\(1/"))
    expect(coach).not_to_contain_text("That is allowed")
    # The same key again answers the next question: with something else than the coach has in mind.
    page.keyboard.press("2")
    expect(coach).to_contain_text("That is allowed")
