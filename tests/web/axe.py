"""What axe-core says about a page: nothing, if everybody can use it."""

from __future__ import annotations

from functools import cache
from typing import Final

from playwright.sync_api import Page

from tools.page import PACKAGES

TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
RUN: Final = """async (tags) => {
    await Promise.all(document.getAnimations().map((one) => one.effect.getComputedTiming().iterations === Infinity
        ? null : one.finished.catch(() => null)));
    const found = await axe.run(document, {runOnly: {type: "tag", values: tags}, resultTypes: ["violations"]});
    return found.violations.flatMap(({id, nodes}) => nodes.map((node) => {
        const data = node.any[0]?.data ?? {};
        const why = data.contrastRatio ? ` ${data.contrastRatio} of ${data.expectedContrastRatio}`
            + ` (${data.fgColor} on ${data.bgColor})` : "";
        return `${id}: ${node.target.join(" ")}${why}`;
    }));
}"""


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
