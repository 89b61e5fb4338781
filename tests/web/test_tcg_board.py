"""The board of the TCG: a whole game by clicks, and the ways to decide that only its towns have."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

from playwright.sync_api import expect

from spiralhill.deals import Deal, History, record_of, write_record
from spiralhill.games.shelf import rules_of
from spiralhill.games.tcg.picks import EndTurn
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.kernel.steps import PASS
from tests.web.conftest import Visit
from tests.web.player import MENU, Player
from tests.web.test_deciding import drag
from tests.web.test_phone import Thumb
from tests.web.test_whole_games import Typist
from tests.web.visitors import DESK, PHONE, Visitor, cut_off

FORK: Final = """async (moment) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch("/api/forks", {method: "POST", headers, body: JSON.stringify(moment)});
    return (await answer.json()).table;
}"""
# Where the first entry of a menu is, in every frame from now on.
WATCH_MENU: Final = """() => {
    window.tops = [];
    const look = () => {
        const entry = document.querySelector("[role=menuitem]");
        if (entry) tops.push(Math.round(entry.getBoundingClientRect().top));
        requestAnimationFrame(look);
    };
    look();
}"""
HANDED_OVER: Final = ".over button"


class Citizen(Player):
    """Plays a whole game without wondering too long: a turn ends after a few things were done in it."""

    def step(self) -> bool:
        if self.steps % 3 == 2 and self.page.locator(".prompt.mine .button.main kbd", has_text="␣").count():
            stamp = self.look()["stamp"]
            self.steps += 1
            self.page.keyboard.press("Escape")
            self.touch(".prompt.mine .button.main")
            self.settle(stamp)
            return True
        return super().step()


def moment(asks: str, seats: list[Any], seat: int, seed: int, least: int, wants: str) -> tuple[str, int]:
    """The record of a game by chance up to where a seat is asked something certain, and could pick as is wished."""
    history = History(Deal("tcg", rules_of("tcg").set_up(seats), seed))
    luck = Random(seed)
    while asked := history.game.asked:
        view: Any = history.game.view(seat)
        written = view["options"] or []
        if view["asks"] == asks and len(written) >= least and any(text.startswith(wants) for text in written):
            text = write_record(record_of(history.deal, history.game, history.lines, ["human"] * len(seats)))
            return text, len(history.lines)
        who, options = next(iter(asked.items()))
        some = [pick for pick in options if pick != PASS and not isinstance(pick, EndTurn)]
        history.answer(who, luck.choice(some if some and luck.random() < 0.8 else options))
    raise AssertionError(f"nobody is ever asked {asks}")


def at(
    visitor: Visitor, asks: str, seats: list[Any], seat: int = 0, seed: int = 1, least: int = 2, wants: str = ""
) -> None:
    """Sit down where a game has come to."""
    text, ply = moment(asks, seats, seat, seed, least, wants)
    page = visitor.open("/rules")
    table = page.evaluate(FORK, {"name": "Anna", "seat": seat, "ply": ply, "record": text})
    visitor.open(f"/g/{table}")
    page.locator(".prompt.mine").wait_for()


def deck(name: str, **cards: int) -> dict[str, Any]:
    """A Starter Deck with other cards in place of some of its own."""
    listed = {**STARTERS["jack"], **{id.replace("_", "-"): copies for id, copies in cards.items()}}
    return {"name": name, "cards": [[copies, id] for id, copies in listed.items()]}


# Characters and Creations whose names are long in Italian.
LONG: Final = deck(
    "Long", decomposing_guy=4, shock_bossy_trick_or_treater=4, barrel_dopey_trick_or_treater=4, christmas_tree_bats=4
)


def test_a_game_is_played_by_clicks_from_play_now_to_the_end(visit: Visit) -> None:
    anna = visit()
    anna.hurry()
    page = anna.open("/")
    page.locator(".game-tcg").get_by_role("button", name="Play now").click()
    page.locator(".frame").wait_for()
    player = Citizen(anna, 7)
    player.play()
    expect(page.locator("dialog[open] h2")).to_contain_text("won")
    expect(page.locator("dialog[open] .scores li")).to_have_count(2)
    assert player.steps > 40


def test_it_is_played_by_taps_on_a_phone_and_by_the_keyboard_alone(visit: Visit) -> None:
    anna, bob = visit(size=PHONE, touch=True), visit()
    thumb, typist = Thumb(anna, 3), Typist(bob, 11)
    for player, others in ((thumb, 3), (typist, 1)):
        player.visitor.play("tcg", "me", *["bot"] * others)
        player.play(12)
        assert player.steps > 10
    assert {"Tab", "Enter"} <= typist.keys


def test_whoever_is_asked_sees_the_own_town(visit: Visit) -> None:
    anna = visit(size=(DESK[0], 640))
    at(anna, "TurnAction", ["jack", "oogie", "mayor", "finklestein"])
    page = anna.page
    assert page.evaluate(
        "() => { const board = document.querySelector('.board'); return board.scrollHeight > board.clientHeight; }"
    )
    anna.wait("() => document.querySelector('.board').scrollTop > 0")
    home, board = page.locator(".board .home").bounding_box(), page.locator(".board").bounding_box()
    assert home is not None
    assert board is not None
    assert board["y"] <= home["y"]
    assert home["y"] + home["height"] <= board["y"] + board["height"]


def test_to_stop_is_no_habit_and_a_reason_covers_no_question(visit: Visit) -> None:
    anna = visit()
    at(anna, "RideWho", ["mayor", "mayor"], seed=4)
    page = anna.page
    page.locator(".board .table-card.glows").first.click()
    # One goes already, and one more could: two answers, but not whether to begin.
    expect(page.locator(".prompt kbd", has_text="␣")).to_have_count(1)
    expect(page.locator(".habit")).to_have_count(0)
    page.locator(".hand .table-card").first.click()
    expect(page.locator(".why")).to_contain_text("TCG-TIME-04")
    why, prompt = page.locator(".why").bounding_box(), page.locator(".prompt").bounding_box()
    assert why is not None
    assert prompt is not None
    assert why["y"] + why["height"] <= prompt["y"]


def test_a_new_locale_goes_to_an_end_of_the_row(visit: Visit) -> None:
    anna = visit()
    at(anna, "PlaceLocale", ["jack", "oogie"])
    page = anna.page
    card = page.locator(".spotlight .table-card.glows").get_attribute("data-card") or ""
    expect(page.locator(".home .plot")).to_have_count(2)
    page.locator(".home .plot").first.click()
    expect(page.locator(".home .location")).to_have_count(2)
    expect(page.locator(".home .location .name").first).to_have_attribute("data-card", card)
    expect(page.locator(".home .plot")).to_have_count(0)


def test_a_character_is_dragged_along_the_row(visit: Visit) -> None:
    anna = visit()
    at(anna, "MoveForKing", ["jack", "oogie"])
    page = anna.page
    figure = page.locator(".home .table-card.glows").first
    card = figure.get_attribute("data-card")
    homes = page.locator(".home .location")
    count = homes.count()
    place = next(place for place in range(count) if homes.nth(place).locator(f"[data-card='{card}']").count())
    next_door = place + 1 if place + 1 < count else place - 1
    drag(figure, homes.nth(next_door).locator(".name"))
    expect(homes.nth(next_door).locator(f"[data-card='{card}']")).to_be_visible()


def test_a_card_is_played_by_choosing_it_and_then_its_locale(visit: Visit) -> None:
    anna = visit()
    at(anna, "TurnAction", ["jack", "oogie"], seed=4, least=12)
    page = anna.page
    # Only what can be begun glows: the Functions of Active Locales, not every Locale to which a card could go.
    assert page.locator(".home .location.glows:not(.active)").count() == 0
    characters = page.locator(".hand .table-card.glows", has=page.locator(".band", has_text="Character"))
    held = page.locator(".hand .table-card").count()
    characters.first.click()
    expect(page.locator(".home .location.beckons")).not_to_have_count(0)
    there = page.locator(".home .location.beckons").last
    people = there.locator(".street .table-card").count()
    place = there.locator(".name").get_attribute("data-card")
    there.locator(".name").click()
    expect(page.locator(".hand .table-card")).to_have_count(held - 1)
    street = page.locator(".home .location", has=page.locator(f"[data-card='{place}']")).locator(".street .table-card")
    expect(street).to_have_count(people + 1)


def test_the_town_of_another_player_is_shown_by_a_click(visit: Visit) -> None:
    anna = visit()
    at(anna, "TurnAction", ["jack", "oogie", "mayor", "jack", "finklestein"])
    page = anna.page
    # Two play the same deck: their seats tell them apart.
    assert page.locator(".plate .names b").all_inner_texts()[2].endswith(" 4")
    for name in ("The Mayor", "Dr. Finklestein"):
        page.get_by_role("button", name=f"Look at a town: {name}").click()
        expect(page.locator(".opposite .whose > b")).to_have_text(name)
    # Anywhere on a plate will do, and no question is asked by it; the piles of that town are there, too.
    box = page.locator(".plate", has_text="Oogie Boogie").bounding_box()
    assert box is not None
    told = len(anna.log())
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(page.locator(".opposite .whose > b")).to_have_text("Oogie Boogie")
    expect(page.locator(".opposite .whose .pile")).to_have_count(4)
    assert len(anna.log()) == told
    phone = visit(size=PHONE, touch=True)
    at(phone, "TurnAction", ["jack", "oogie", "mayor"])
    expect(phone.page.locator(".opposite")).to_be_hidden()
    phone.page.get_by_role("button", name="Look at a town: The Mayor").tap()
    expect(phone.page.locator(".opposite .location").first).to_be_visible()
    wide = phone.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1] == PHONE[0], wide


def test_what_is_named_already_is_marked(visit: Visit) -> None:
    anna = visit()
    at(anna, "PitchWindow", ["jack", "oogie", "mayor"], seed=2, least=4, wants="discard")
    page = anna.page
    first = page.locator(".hand .table-card.glows").first
    card = first.get_attribute("data-card")
    first.click()
    named = page.locator(".hand .table-card.named")
    expect(named).to_have_count(1)
    expect(named).to_have_attribute("data-card", card or "")
    expect(named).to_contain_text("Chosen already")
    named.click()
    expect(page.locator(".why")).to_contain_text("it goes with the others")


def test_one_of_very_many_titles_is_looked_for(visit: Visit) -> None:
    anna = visit()
    at(anna, "NameWhich", [deck("Names", double_dead=4), "oogie"])
    page = anna.page
    choices = page.locator(".prompt .buttons .button:not(.quiet)")
    assert choices.count() > 100
    page.get_by_role("searchbox").fill("vampire b")
    expect(choices).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("Vampire Baron")


def test_a_window_is_answered_by_all_who_share_a_device(visit: Visit) -> None:
    anna = visit()
    names = ("Anna", "Bob")
    decks = [deck(f"{name}’s deck", somethings_up_with_jack=4) for name in names]
    anna.play("tcg", *({"who": "me", "name": name, "plays": own} for name, own in zip(names, decks, strict=True)))
    page, player, answered = anna.page, Player(anna, 1), set[str]()
    halving = page.locator(".prompt.mine .asks", has_text="half of your hand")
    surprise = page.locator(".hand .glows", has_text="Something’s up")
    house = page.locator(".home .location.glows > .name")
    for _ in range(200):
        anna.wait("document.querySelector('.over button, .prompt.mine')")
        if page.locator(HANDED_OVER).count():
            page.locator(HANDED_OVER).click()
            page.locator("section.hand").wait_for()
            continue
        stamp = player.look()["stamp"]
        if halving.count():
            answered.add(page.locator(".mat .mine .person").inner_text())
            page.locator(".hand .glows").first.click()
        elif answered == set(names):
            break  # the window is closed, and the game goes on
        elif page.locator(MENU).count():
            page.locator(MENU).first.click()
        elif page.locator(".prompt .asks", has_text="Your turn").count() and surprise.count():
            surprise.first.click()
        elif house.count():
            house.first.click()  # its first Function draws: sooner or later the Surprise is there
        elif not player.touch(".prompt.mine .button.main"):
            player.step()
            continue
        player.settle(stamp)
    assert answered == set(names)


def test_a_character_that_counts_twice_says_so(visit: Visit) -> None:
    anna = visit()
    at(
        anna,
        "TurnAction",
        [deck("Moods", moody_mayor=4, the_mayor_elected_official=4), "oogie"],
        seed=3,
        wants="play-surprise moody-mayor 2",
    )
    page = anna.page
    expect(page.locator(".figure sup")).to_have_count(0)
    page.locator(".prompt .buttons .button[aria-expanded]").click()
    page.locator(".choices .button", has_text="Moody Mayor").filter(has_text="twice").click()
    expect(page.locator(".figure", has_text="The Mayor").locator("sup")).to_have_text("×2")


def test_nobody_is_spent_by_a_glance(visit: Visit) -> None:
    """A text that takes its card away says what it does before it is used, though there is nothing else to choose."""
    anna = visit()
    at(anna, "TurnAction", [deck("Hydes", mr_hyde=4), "oogie"], seed=2, wants="use mr-hyde")
    page = anna.page
    figure = page.locator(".figure .glows", has_text="Mr. Hyde").or_(page.locator(".figure.glows", has_text="Mr. Hyde"))
    told = len(anna.log())
    figure.first.click()
    expect(page.locator(MENU)).to_have_count(1)
    expect(page.locator(MENU)).to_contain_text("Mr. Hyde")
    assert len(anna.log()) == told
    digit = page.locator(f"{MENU} kbd").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(MENU)).to_have_count(0)
    # A digit, too, shows first and takes then.
    page.keyboard.press(digit)
    expect(page.locator(MENU)).to_contain_text("Mr. Hyde")
    assert len(anna.log()) == told
    page.keyboard.press(digit)
    expect(page.locator("section.hand")).to_contain_text("Mr. Hyde")


def test_what_a_surprise_cannot_do_now_is_explained_beside_what_it_can(visit: Visit) -> None:
    """RUL-14"""
    anna = visit()
    at(anna, "TurnAction", ["jack", "oogie"], wants="play-surprise deadly-nightshade 1")
    page = anna.page
    page.evaluate(WATCH_MENU)
    page.locator("section.hand .glows", has_text="Deadly Nightshade").first.click()
    expect(page.locator(MENU)).to_have_count(1)
    expect(page.locator(MENU)).to_contain_text("Search 3 for Sally")
    told = page.locator(".menu .other")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("If Sally is in your town, return Dr. Finklestein from an opponent’s town")
    expect(told.get_by_role("link")).to_have_attribute("href", "/rules/tcg#RUL-14")
    # What is about to be clicked stays where it is when the reason comes.
    assert len(set(page.evaluate("tops"))) == 1


def test_names_stand_whole_on_figures(visit: Visit) -> None:
    for size in (DESK, PHONE):
        anna = visit(lang="it", size=size, touch=size == PHONE)
        at(anna, "TurnAction", [LONG, "mayor"], seed=11, wants="use decomposing-guy")
        names = anna.page.locator(".home .figure .names b")
        names.first.wait_for()
        assert names.count() == 4
        assert cut_off(anna.page.locator(".home .figure .names > *")) == []


def test_a_phone_tells_what_happened_last_and_opens_the_log(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    at(anna, "TurnAction", ["jack", "oogie"])
    page = anna.page
    newest, heard = page.locator(".latest .new"), page.locator(".latest [aria-live] p")
    begins = re.compile("^Day [0-9]+: your turn begins.$")
    expect(newest).to_have_text(begins)
    page.get_by_role("button", name="End your turn").tap()
    expect(newest).not_to_have_text(begins)
    page.locator(".prompt.mine").wait_for()
    assert newest.text_content() == page.locator("[role=log] p:not(.news)").last.text_content()
    # Whoever listens hears each line once, as it comes.
    told = heard.all_text_contents()
    assert told[-1] == newest.text_content()
    assert len([line for line in told if begins.match(line)]) <= 1
    newest.tap()
    expect(page.locator("[role=log]")).to_be_visible()
    expect(heard).to_have_count(0)
    # Nor is anything told again when the log closes: only what happens after that.
    page.keyboard.press("l")
    expect(page.locator("[role=log]")).to_be_hidden()
    expect(heard).to_have_count(0)
    told = page.locator("[role=log] p:not(.news)").all_text_contents()
    page.keyboard.press("1")
    expect(heard).not_to_have_count(0)
    assert not set(heard.all_text_contents()) & set(told)
