#!/usr/bin/env python3
"""Measures the page in a real browser on loopback: its script, its first paint, and how soon a table answers a click.

script    what the start page loads, packed as it is sent: at most 150 kB
paint     first contentful paint of the start page, nothing cached: under 1 s
click     at a table of six, from a click on a card until the page shows the answer of the server: within 100 ms
"""

import statistics
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.browsing import house, in_test_environment, lay
from tools.environment import run_script

PAINTS = 7
CLICKS = 40
QUIET = "localStorage.setItem('spiralhill', JSON.stringify({ speed: 0, sound: false }))"
SCRIPTS = """performance.getEntriesByType("resource")
  .filter((one) => one.name.endsWith(".js"))
  .map((one) => one.encodedBodySize)"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
# Clicks the first card that glows; where it can go several ways, the first of the menu. Tells how long the answer took.
CLICK = """async () => {
  const shown = () => document.querySelector("[role=log]").childElementCount;
  const glows = document.querySelector(".hand .glows");
  if (!glows) return null;
  const before = shown();
  glows.click();
  await new Promise((then) => setTimeout(then, 30));
  const begun = performance.now();
  const way = document.querySelector("[role=menu] button");
  if (!way) return null;
  way.click();
  while (shown() === before) {
    if (performance.now() - begun > 5000) return null;
    await new Promise((then) => requestAnimationFrame(then));
  }
  return performance.now() - begun;
}"""
ANSWER = """() => {
  document.querySelector(".prompt.mine .buttons .button")?.click();
  setTimeout(() => document.querySelector(".choices .button")?.click(), 20);
}"""


def main(arguments: list[str]) -> int:
    """Measures everything and says whether it is as it should be."""
    if "--inside" not in arguments:
        in_test_environment("benchmarks.page", ["--inside"])
    with house() as (url, browser):
        rows = [*loading(url, browser), clicking(url, browser)]
    print(f"{'':8}{'measured':>14}{'wanted':>14}")
    for name, figure, wanted, good in rows:
        print(f"{name:8}{figure:>14}{wanted:>14}  {'' if good else 'MISSED'}")
    return 0 if all(good for *_, good in rows) else 1


def loading(url: str, browser: Any) -> list[tuple[str, str, str, bool]]:
    """What the start page loads, and when something is to be seen."""
    paints, size = [], 0
    for _ in range(PAINTS):
        context = browser.new_context()
        shown = context.new_page()
        shown.goto(url)
        shown.wait_for_selector(".tile")
        paints.append(shown.evaluate(PAINT))
        size = sum(shown.evaluate(SCRIPTS))
        context.close()
    paint = statistics.median(paint for paint in paints if paint is not None)
    return [
        ("script", f"{size / 1000:.1f} kB", "150 kB", size <= 150_000),
        ("paint", f"{paint:.0f} ms", "1000 ms", paint < 1000),
    ]


def clicking(url: str, browser: Any) -> tuple[str, str, str, bool]:
    """How soon a table of six answers a click."""
    times: list[float] = []
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(QUIET)
    shown = context.new_page()
    while len(times) < CLICKS:
        lay(shown, url, game="holidays", seats=[{"who": "me"}, *({"who": "bot"} for _ in range(5))])
        while len(times) < CLICKS:
            asked = shown.wait_for_selector(".prompt.mine, dialog[open]", timeout=60_000)
            if asked is None or shown.query_selector("dialog[open]"):
                break
            taken = shown.evaluate(CLICK)
            if taken is None:
                # A question that no card in hand answers: any answer will do.
                shown.evaluate(ANSWER)
                shown.wait_for_timeout(50)
            else:
                times.append(taken)
    median, most = statistics.median(times), sorted(times)[CLICKS * 95 // 100]
    print(f"{len(times)} clicks: {min(times):.0f} to {max(times):.0f} ms, 95 % within {most:.0f} ms")
    return "click", f"{median:.0f} ms", "100 ms", median <= 100


if __name__ == "__main__":
    run_script(main)
