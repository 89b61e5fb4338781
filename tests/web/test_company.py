"""Two people at one table: whose turn it is shows everywhere, what is said is heard, and markup is only text."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.company import meet
from tests.web.conftest import Visit

ICON = "link[rel=icon]"
BOLD = "<b>x</b>"
EVIL = "<img src=x onerror=a()>"
TALK = "<script>window.bad = 1</script><b>hello</b>"


def test_the_title_and_the_icon_show_whose_turn_it_is(visit: Visit) -> None:
    anna, bob = visit(), visit()
    meet(anna, bob)
    anna.wait("document.querySelector('.seat.decides')")
    asked, waits = (anna, bob) if anna.page.locator(".prompt.mine").count() else (bob, anna)
    expect(asked.page).to_have_title(re.compile("^● Your turn"))
    expect(asked.page.locator(ICON)).to_have_attribute("href", "/icon-turn.svg")
    expect(waits.page).not_to_have_title(re.compile("Your turn"))
    expect(waits.page.locator(ICON)).to_have_attribute("href", "/icon.svg")
    # Whoever discards nothing, draws and ends their turn hands it over.
    for _ in range(30):
        if waits.page.locator(".prompt.mine").count():
            break
        asked.page.locator(".prompt.mine .buttons > .button:not(.quiet)").last.click()
        asked.page.wait_for_timeout(100)
    expect(waits.page).to_have_title(re.compile("^● Your turn"))
    expect(waits.page.locator(ICON)).to_have_attribute("href", "/icon-turn.svg")


def test_what_one_says_the_other_reads(visit: Visit) -> None:
    anna, bob = visit(), visit()
    meet(anna, bob)
    anna.page.get_by_label("Say something").fill("Good luck, Bob!")
    anna.page.get_by_role("button", name="Send").click()
    expect(bob.page.locator("[role=log] .chat")).to_have_text("Anna Good luck, Bob!")
    bob.page.get_by_label("Say something").fill("You too")
    bob.page.get_by_label("Say something").press("Enter")
    expect(anna.page.locator("[role=log] .chat").last).to_have_text("Bob You too")
    expect(bob.page.get_by_label("Say something")).to_have_value("")


def test_markup_in_names_and_in_what_is_said_is_only_text(visit: Visit) -> None:
    anna, bob = visit(), visit()
    anna.context.add_init_script("window.a = () => (window.bad = 1)")
    bob.context.add_init_script("window.a = () => (window.bad = 1)")
    meet(anna, bob, names=(EVIL, BOLD))
    anna.page.get_by_label("Say something").fill(TALK)
    anna.page.get_by_role("button", name="Send").click()
    for one in (anna, bob):
        expect(one.page.locator("[role=log] .chat")).to_have_text(f"{EVIL} {TALK}")
        for name in (EVIL, BOLD):
            expect(one.page.locator(".seat .person", has_text=name)).to_have_text(name)
        assert one.page.evaluate("window.bad === undefined")
        assert one.page.locator("img[src=x], .person b, .chat b b, .chat script").count() == 0


def test_the_policy_of_the_page_lets_no_foreign_script_in(visit: Visit) -> None:
    anna = visit()
    anna.forgive("Content Security Policy")
    answer = anna.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";") if rule.strip()}
    assert rules["script-src"] == ["'self'"]
    assert rules["default-src"] in (["'none'"], ["'self'"])
    anna.page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.bad = 1";
        document.body.append(script);
        const inline = document.createElement("div");
        inline.innerHTML = "<img src='data:,' onerror='window.bad = 2'>";
        document.body.append(inline);
        setTimeout("window.bad = 3");
        setTimeout(() => window.later = true);
    }""")
    anna.wait("window.later && document.images[document.images.length - 1].complete")
    assert anna.page.evaluate("window.bad === undefined")
    assert len([one for one in anna.complaints if "Content Security Policy" in one]) >= 3
