"""`spiralhill cards`, `rules` and `deck`: looking things up, and checking what one has written."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console
from rich.table import Table

from spiralhill.cli.asking import add_game, add_language, read_file, whole
from spiralhill.cli.coverage import scenarios
from spiralhill.games.herocard.cards import HEROES
from spiralhill.games.herocard.decks import BUILD_LIMIT, check_hero, read_deck
from spiralhill.games.herocard.prints import ATTRIBUTES
from spiralhill.games.herocard.wording import card_face, hero_name
from spiralhill.games.reference import reference
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.errors import Unknown
from spiralhill.words import words


def add_commands(commands: Any) -> None:
    """Make `cards`, `rules` and `deck` known."""
    cards = commands.add_parser("cards", help="every card with its text", description="Print every card of a game.")
    add_game(cards)
    add_language(cards)
    cards.add_argument("--json", action="store_true", help="print them as JSON")
    cards.set_defaults(run=print_cards)

    rules = commands.add_parser(
        "rules",
        help="what the rules say",
        description="Print the rules of a game, one rule, or a chapter by the beginning of its ids.",
        epilog="examples: spiralhill rules duel DUEL-ATTR-05\n          spiralhill rules duel DUEL-SET --coverage",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(rules)
    rules.add_argument("id", nargs="?", default="", metavar="ID", help="a rule, or the beginning of several")
    rules.add_argument("--coverage", action="store_true", help="list the scenarios of each rule; exit 1 on a gap")
    rules.set_defaults(run=print_rules)

    deck = commands.add_parser("deck", help="check a custom hero and deck", description="Check a deck file.")
    deck.add_argument("action", choices=["check"], help="check: whether the file describes a legal hero")
    deck.add_argument("file", metavar="FILE", help="a deck file")
    deck.add_argument("--build-limit", type=whole, default=BUILD_LIMIT, metavar="N", help="build points (default: 30)")
    deck.set_defaults(run=check_deck)


def print_cards(asked: Any) -> None:
    """Every card of a game, hero by hero."""
    speech = words(asked.lang, rules_of(asked.game).package)
    if asked.json:
        rows = [
            {"id": card.id, "hero": hero.id, "copies": copies, "face": str(card_face(speech, card)), "real": card.real}
            for hero in HEROES.values()
            for copies, card in hero.deck
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    console = Console()
    for hero in HEROES.values():
        scores = ", ".join(
            f"{speech.term('attribute', ATTRIBUTES[one.attribute])} {one.score}" for one in hero.attributes
        )
        table = Table(
            title=f"{hero_name(speech, hero)}: {scores}", show_header=False, title_justify="left", expand=True
        )
        table.add_column(justify="right")
        table.add_column(style="bold", ratio=3)
        table.add_column(ratio=7)
        for copies, card in hero.deck:
            face = card_face(speech, card)
            body = "\n".join([f"{face.cost} · {face.line}", *face.sentences, f"[dim]{face.source}[/dim]"])
            table.add_row(str(copies), face.title, body)
        console.print(table)


def print_rules(asked: Any) -> int:
    """Rules by the beginning of their ids, and with `--coverage` who plays them."""
    rules = rules_of(asked.game)
    found = {id: text for id, text in reference(rules.package).items() if id.startswith(asked.id.upper())}
    if not found:
        raise Unknown(f"there is no rule {asked.id!r}; `spiralhill rules {asked.game}` lists them all")
    if not asked.coverage:
        for id, text in found.items():
            print(f"{id}  {text}")
        return 0
    played = scenarios(rules.name)
    missing = [id for id in found if id not in played]
    for id in found:
        print(f"{id}  {', '.join(played.get(id, ['-- no scenario --']))}")
    print(f"{len(found) - len(missing)} of {len(found)} rules have a scenario")
    return 1 if missing else 0


def check_deck(asked: Any) -> None:
    """Whether a deck file describes a legal hero."""
    hero = read_deck(read_file(asked.file))
    check_hero(hero, asked.build_limit)
    print(f"{hero.title}: legal, {hero.size} cards, {hero.build_value} of {asked.build_limit} build points")
