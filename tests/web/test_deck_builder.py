"""The deck builder of the TCG: decks grow by clicks, are judged while they grow, kept here, and played."""

from __future__ import annotations

from playwright.sync_api import expect

from spiralhill.games.tcg.starters import STARTERS
from tests.web.axe import guest, in_both_ways, violations
from tests.web.bench import LEGAL, PROBLEMS, begin, card, kept, legal, line, problem, sideways
from tests.web.company import sit_down
from tests.web.conftest import Visit
from tests.web.visitors import PHONE

BAD = "name: Bad\n\nJack's House\n4 Zero\n5 Fetch\n3 Zerro\nthis: is nothing\n"


def test_a_legal_deck_is_built_by_clicks(visit: Visit) -> None:
    """TCG-DECK-02, TCG-DECK-04, TCG-DECK-06"""
    anna = visit()
    page = begin(anna)
    line(page, "Zero").get_by_role("button", name="One Zero fewer").click()
    expect(problem(page, "TCG-DECK-04")).to_contain_text("39 cards")
    expect(page.get_by_role("button", name="Play this deck now")).to_be_disabled()
    page.get_by_role("searchbox").fill("igor")
    expect(card(page, "zero")).to_have_count(0)
    card(page, "igor").click()
    legal(page)
    expect(card(page, "igor").locator(".wax")).to_have_text("1")
    for _ in range(4):
        card(page, "igor").click()
    expect(problem(page, "TCG-DECK-06")).to_contain_text("Igor is in this deck 5 times")
    line(page, "Igor").get_by_role("button", name="One Igor fewer").click()
    legal(page)
    page.get_by_role("button", name="Show everything").click()

    page.get_by_role("button", name="Take out Tree Circle").click()
    expect(problem(page, "TCG-DECK-02")).to_have_count(1)
    page.locator(".town").get_by_role("button", name="Locale?").click()
    expect(page.locator(".card-button")).to_have_count(20)
    card(page, "the-graveyard").click()
    legal(page)
    (deck,) = kept(page)
    swapped = {**STARTERS["jack"], "zero": 1, "igor": 4, "the-graveyard": 1}
    del swapped["tree-circle"]
    assert deck["cards"] == swapped
    assert deck["seat"]["name"] == "Jack Skellington, resewn"


def test_cards_are_found_filtered_and_sorted(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/decks/tcg")
    cards = page.locator(".card-button")
    expect(cards).to_have_count(159)
    page.get_by_role("combobox", name="Type", exact=True).select_option("Character")
    page.get_by_role("combobox", name="Rarity").select_option("Ultra-rare")
    page.get_by_role("combobox", name="Sorted by").select_option("Scare Number")
    number = cards.count()
    assert 1 < number < 12
    found = page.locator(".card-button .figure").all_text_contents()
    assert found == sorted(found, key=lambda one: (one == "?", int(one) if one != "?" else 0))
    page.get_by_role("button", name="Show everything").click()
    page.get_by_role("searchbox").fill("cimitero")  # in English The Graveyard
    expect(cards).to_have_count(1)
    page.get_by_role("searchbox").fill("nothing of the kind")
    expect(page.get_by_text("No card in the whole town is like that.")).to_be_visible()
    page.get_by_role("button", name="Show everything").click()
    expect(cards).to_have_count(159)


def test_everything_is_done_by_keys(visit: Visit) -> None:
    anna = visit()
    page = begin(anna)
    first = page.locator(".card-button").first
    first.focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowUp", "End"):
        page.keyboard.press(key)
    last = page.locator(".card-button").last
    expect(last).to_be_focused()
    page.keyboard.press("Enter")
    expect(last.locator(".wax")).to_have_text("1")
    page.keyboard.press("-")
    expect(last.locator(".wax")).to_have_text("+")
    page.keyboard.press("z")
    expect(page.locator(".look .card.full")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".look")).to_have_count(0)


def test_decks_are_kept_copied_renamed_and_fetched_back(visit: Visit) -> None:
    anna = visit()
    page = begin(anna)
    page.get_by_label("Name of the deck").fill("Moonlit Row")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_label("Your decks")).to_contain_text("Moonlit Row 2")
    page.get_by_role("button", name="Throw away").click()
    expect(page.get_by_text("“Moonlit Row 2” was thrown away.")).to_be_visible()
    assert [deck["name"] for deck in kept(page)] == ["Moonlit Row"]
    page.get_by_role("button", name="Fetch it back").click()
    page.get_by_role("button", name="New deck").click()
    page.get_by_role("button", name="Begin with nothing").click()
    expect(page.locator(PROBLEMS)).to_have_count(3)
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("My deck")
    assert [deck["name"] for deck in kept(page)] == ["Moonlit Row", "Moonlit Row 2", "My deck"]
    page.get_by_label("Your decks").select_option(index=0)
    legal(page)
    page.get_by_label("Name of the deck").fill("")
    expect(page.locator(PROBLEMS)).to_contain_text("A deck needs a name")


def test_hands_on_the_keys_never_lose_their_place(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/decks/tcg")
    page.locator(".card-button").first.wait_for()
    page.get_by_role("button", name="Jack Skellington", exact=True).press("Enter")
    legal(page)
    expect(page.get_by_label("Your decks")).to_be_focused()
    lines = page.locator("section[aria-labelledby=main-deck] li:has(.fewer)")
    second = lines.nth(1).locator(".fewer").get_attribute("aria-label")
    first = lines.first.locator(".fewer")
    number = lines.count()
    first.focus()
    while lines.count() == number:
        page.keyboard.press("Enter")
    expect(first).to_be_focused()
    assert first.get_attribute("aria-label") == second
    # The next house moves up; where nothing is left, the plot is.
    page.locator(".town .down").nth(1).focus()
    for left in range(5, 1, -1):
        page.keyboard.press("Enter")
        expect(page.locator(".town .down")).to_have_count(left)
        expect(page.locator(".town .down").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".town li").nth(1).locator(".house")).to_be_focused()
    page.get_by_role("button", name="Throw away").press("Enter")
    expect(page.get_by_role("button", name="Fetch it back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your decks")).to_be_focused()
    page.get_by_role("button", name="Import", exact=True).press("Enter")
    page.get_by_label("The deck as a text").focus()
    page.keyboard.insert_text(BAD)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").locator(".verdict li")).to_have_count(5)
    expect(page.get_by_role("button", name="Import it")).to_be_focused()
    page.get_by_role("dialog").get_by_role("button", name="Take the").press("Enter")
    expect(page.get_by_label("Name of the deck")).to_have_value("Bad")
    expect(page.get_by_role("button", name="Import", exact=True)).to_be_focused()


def test_a_bad_file_is_explained_and_not_kept(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/decks/tcg")
    page.get_by_role("button", name="Import a deck").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[type=file]").set_input_files(
        {"name": "bad.txt", "mimeType": "text/plain", "buffer": BAD.encode()}
    )
    expect(dialog.locator(".verdict li")).to_have_count(5)
    said = " ".join(dialog.locator(".verdict li").all_inner_texts())
    for words in ("“Zerro”", "Line 7", "31 are missing", "Fetch is in this deck 5 times", "0 other Locales"):
        assert words in said, said
    assert kept(page) == []
    dialog.get_by_label("The deck as a text").fill("<html>\nnothing of ours\n</html>")
    dialog.get_by_role("button", name="Import it").click()
    expect(dialog.locator(".verdict li")).to_contain_text("This is no deck file")
    assert kept(page) == []


def test_a_deck_goes_out_as_a_file_and_comes_back(visit: Visit) -> None:
    anna = visit()
    page = begin(anna, "Oogie Boogie")
    page.get_by_role("button", name="Export", exact=True).click()
    text = page.get_by_label("The deck as a text").input_value()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = download.value.path()
    assert file.read_text(encoding="utf-8") == text
    assert download.value.suggested_filename == "oogie-boogie-resewn.txt"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Import", exact=True).click()
    page.get_by_role("dialog").locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Name of the deck")).to_have_value("Oogie Boogie, resewn 2")
    legal(page)
    first, second = kept(page)
    assert first["cards"] == second["cards"] == STARTERS["oogie"]


def test_a_deck_is_played_at_once(visit: Visit) -> None:
    anna = visit()
    anna.hurry()
    page = begin(anna)
    page.get_by_label("Name of the deck").fill("Moonlit Row")
    legal(page)
    page.get_by_role("button", name="Play this deck now").click()
    expect(page.locator(".prompt.mine .asks")).to_be_visible()
    assert "/g/" in page.url


def test_the_start_page_deals_what_somebody_wants_to_play(visit: Visit) -> None:
    anna = visit()
    anna.hurry()
    begin(anna).get_by_label("Name of the deck").fill("Moonlit Row")
    legal(anna.page)
    for choice in ("Moonlit Row", "Oogie Boogie"):
        tile = anna.open("/").locator(".game-tcg")
        tile.get_by_label("What you play").select_option(choice)
        tile.get_by_role("button", name="Play now").click()
        expect(anna.page.locator(".prompt.mine .asks")).to_be_visible()
        expect(anna.page.locator(".mat .mine")).to_contain_text(choice)


def test_a_friend_meets_the_deck_in_the_lobby_and_brings_another(visit: Visit) -> None:
    anna, bob = visit(), visit()
    begin(bob, "The Mayor")
    page = begin(anna)
    page.get_by_role("link", name="Invite a friend").click()
    plays = page.get_by_label("Plays")
    expect(plays).to_have_count(2)
    first, second = plays.all()
    assert first.evaluate("one => one.selectedOptions[0].label") == "Jack Skellington, resewn"
    second.select_option("Jack Skellington")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_label("What you play")).to_contain_text("Jack Skellington, resewn")
    link = page.get_by_label("The link that invites").input_value()
    theirs = sit_down(bob, link, "Bob")
    theirs.get_by_label("What you play").select_option("The Mayor, resewn")
    expect(page.locator(".seats li").nth(1)).to_contain_text("The Mayor, resewn")
    # Lists are open at our tables.
    page.locator(".seats li").nth(1).get_by_role("button", name="Look at the deck").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="The Mayor, resewn")).to_be_visible()
    expect(dialog.locator("button[data-id]").first).to_be_visible()
    shown = dialog.locator("button[data-id]").evaluate_all("all => all.map((one) => one.dataset.id)")
    assert set(shown) == set(STARTERS["mayor"])
    dialog.locator("button[data-id]").first.click()
    expect(dialog.locator(".look .card.full")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog.locator(".look")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    for one in (page, theirs):
        one.get_by_role("button", name="I am ready").click()
    expect(page.locator(".frame")).to_be_visible()


def test_problems_are_told_in_italian(visit: Visit) -> None:
    anna = visit(lang="it")
    page = begin(anna, "Il Sindaco")
    page.locator(".town .down").first.click()
    expect(problem(page, "TCG-DECK-01")).to_contain_text("Luogo Iniziale")
    page.get_by_role("button", name="English").click()
    expect(problem(page, "TCG-DECK-01")).to_contain_text("Starting Locale")


def test_a_phone_shows_cards_or_deck(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True)
    page = anna.open("/decks/tcg")
    sides = page.get_by_role("group", name="Cards or deck").get_by_role("button")
    card(page, "back-alley").tap()
    expect(card(page, "back-alley").locator(".wax")).to_have_text("1")
    expect(page.locator(".deck")).not_to_be_visible()
    assert not sideways(page)
    sides.nth(1).tap()
    expect(page.locator(".town")).to_contain_text("Back Alley")
    expect(card(page, "back-alley")).not_to_be_visible()
    assert not sideways(page)
    page.get_by_role("button", name="New deck").tap()
    page.get_by_role("button", name="Dr. Finklestein").tap()
    legal(page)
    expect(sides.nth(1)).to_contain_text("40/40")


@in_both_ways
def test_the_builder_can_be_used_by_everybody(theme: str, device: str, visit: Visit) -> None:
    anna = guest(visit, theme, device)
    page = anna.open("/decks/tcg")
    # A few cards are like all of them.
    page.get_by_role("searchbox").fill("Zero")
    page.locator(".card-button").first.wait_for()
    found = violations(page, "cards")
    if device == "phone":
        page.get_by_role("group", name="Cards or deck").get_by_role("button").nth(1).tap()
    found += violations(page, "nothing")
    page.get_by_role("button", name="The Mayor", exact=True).click()
    expect(page.locator(LEGAL)).to_be_visible()
    found += violations(page, "legal")
    page.get_by_role("button", name="Take out Town Hall").click()
    expect(page.locator(PROBLEMS)).to_have_count(1)
    found += violations(page, "problem")
    page.get_by_role("button", name="Import", exact=True).click()
    page.get_by_label("The deck as a text").fill(BAD)
    page.get_by_role("button", name="Import it").click()
    page.get_by_role("dialog").locator(".verdict").wait_for()
    found += violations(page, "import")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Throw away").click()
    found += violations(page, "thrown away")
    assert not found, "\n".join(found)
