"""What axe-core says about a page: nothing, if everybody can use it.

A dark desk and a light phone show every theme and every layout once; the other two pairs are left out for their time.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.visitors import DESK, PHONE, Visitor
from tools.page import PACKAGES

in_both_ways = pytest.mark.parametrize(("theme", "device"), [("dark", "desk"), ("light", "phone")])

TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
RUN: Final = """async (tags) => {
    await Promise.all(document.getAnimations()
        // What goes on for ever, or with the place to which something is scrolled, never ends.
        .filter((one) => one.timeline === document.timeline && one.effect.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished.catch(() => null)));
    const found = await axe.run(document, {runOnly: {type: "tag", values: tags}, resultTypes: ["violations"]});
    return found.violations.flatMap(({id, nodes}) => nodes.map((node) => {
        const data = node.any[0]?.data ?? {};
        const why = data.contrastRatio ? ` ${data.contrastRatio} of ${data.expectedContrastRatio}`
            + ` (${data.fgColor} on ${data.bgColor})` : "";
        return `${id}: ${node.target.join(" ")}${why}`;
    }));
}"""


def guest(visit: Visit, theme: str, device: str) -> Visitor:
    """A visitor at a desk or with a phone."""
    phone = device == "phone"
    return visit(theme=theme, size=PHONE if phone else DESK, touch=phone)


@cache
def source() -> str:
    """The program."""
    return (PACKAGES / "axe-core/axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, where: str) -> list[str]:
    """Everything that is wrong with what is shown now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {source()} }}")
    found: list[str] = page.evaluate(RUN, list(TAGS))
    return [f"{where}: {one}" for one in found]
