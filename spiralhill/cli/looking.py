"""`spiralhill cards` and `rules`: looking things up."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table
from rich.text import Text

from spiralhill.cli.asking import add_game, add_language
from spiralhill.cli.coverage import scenarios
from spiralhill.cli.screen import plain_console, rule_line
from spiralhill.games.reference import reference
from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.errors import Unknown
from spiralhill.words import words
from spiralhill.words.wording import Deck


def add_commands(commands: Any) -> None:
    """Make `cards` and `rules` known."""
    cards = commands.add_parser("cards", help="every card with its text", description="Print every card of a game.")
    add_game(cards)
    add_language(cards)
    cards.add_argument("--json", action="store_true", help="print them as JSON")
    cards.set_defaults(run=print_cards)

    rules = commands.add_parser(
        "rules",
        help="what the rules say",
        description="Print the rules of a game, one rule, or a chapter by the beginning of its ids.",
        epilog="examples: spiralhill rules duel DUEL-ATTR-05\n          spiralhill rules holidays HOL-SETUP --lang it",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(rules)
    rules.add_argument("id", nargs="?", default="", metavar="ID", help="a rule, or the beginning of several")
    add_language(rules)
    rules.add_argument("--coverage", action="store_true", help="list the scenarios of each rule; exit 1 on a gap")
    rules.set_defaults(run=print_rules)


def print_cards(asked: Any) -> None:
    """Every card of a game, deck by deck."""
    speech = words(asked.lang, rules_of(asked.game).package)
    decks = list(wording_of(asked.game).decks(speech))
    if asked.json:
        print(json.dumps([row for deck in decks for row in rows_of(deck)], ensure_ascii=False, indent=1))
        return
    console = plain_console()
    sources = {face.source for deck in decks for _, face in deck.cards}
    for deck in decks:
        console.print(table_of(deck, sourced=len(sources) > 1))
    if len(sources) == 1:
        console.print(*sources)


def rows_of(deck: Deck) -> list[dict[str, object]]:
    """The cards of a deck for programs."""
    return [
        {"id": face.id, "deck": deck.name, "copies": copies, "face": str(face), "source": face.source}
        for copies, face in deck.cards
    ]


def table_of(deck: Deck, *, sourced: bool) -> Table:
    """The cards of a deck for people; where not all cards have their facts from one source, each says from which."""
    table = Table(title=deck.heading, show_header=False, title_justify="left", expand=True)
    table.add_column(justify="right")
    table.add_column(style="bold", ratio=3)
    table.add_column(ratio=7)
    for copies, face in deck.cards:
        body = Text("\n".join([*face.lines, ""])).append(face.source if sourced else "", style="dim")
        table.add_row(str(copies), face.title, body)
    return table


def print_rules(asked: Any) -> int:
    """Rules by the beginning of their ids, and with `--coverage` who plays them."""
    rules = rules_of(asked.game)
    known = reference(rules.package, asked.lang)
    found = {id: text for id, text in known.items() if id.startswith(asked.id.upper())}
    if not found:
        raise Unknown(f"there is no rule {asked.id!r}; `spiralhill rules {asked.game}` lists them all")
    if not asked.coverage:
        console = plain_console()
        for id, text in found.items():
            console.print(rule_line(id, text), soft_wrap=True)
        return 0
    played = scenarios(rules.name)
    missing = [id for id in found if id not in played]
    for id in found:
        print(f"{id}  {', '.join(played.get(id, ['-- no scenario --']))}")
    print(f"{len(found) - len(missing)} of {len(found)} rules have a scenario")
    return 1 if missing else 0
