"""Boosters, sealed pools and drafts of the TCG at the terminal: all from a seed, and each good for a deck."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from spiralhill.cli.asking import add_language
from spiralhill.cli.reading import meanings
from spiralhill.cli.screen import plain_console
from spiralhill.games.shelf import wording_of
from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.decks import DeckList, deck_text, starter
from spiralhill.games.tcg.limited import SEALED, SEEDS, Draft, boosters, sealed, suggested
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.kernel.errors import Illegal
from spiralhill.words import Words, words


def add_actions(actions: Any) -> None:
    """Make known what can be done with decks and cards of the TCG."""
    show = actions.add_parser("starter", help="a Starter Deck of the TCG as a deck file")
    show.add_argument("name", choices=list(STARTERS), help="which of them")
    show.set_defaults(run=show_starter)
    for name, does, run in (
        ("booster", "open boosters of the TCG", open_boosters),
        ("sealed", f"open {SEALED} boosters and get a deck from them", open_sealed),
        ("draft", "draft against programs and get a deck from it", run_draft),
    ):
        action = actions.add_parser(name, help=does)
        action.add_argument("--seed", type=int, default=None, metavar="N", help="the same seed opens the same cards")
        add_language(action)
        if name == "booster":
            action.add_argument("--number", type=int, default=1, metavar="N", help="how many boosters (default: 1)")
        else:
            action.add_argument("--out", metavar="FILE", help="where the deck file is written")
        if name == "draft":
            action.add_argument("--players", type=int, default=4, metavar="N", help="how many draft (default: 4)")
        action.set_defaults(run=run)


def show_starter(asked: Any) -> None:
    """Print a Starter Deck as a file that can be changed and played."""
    print(deck_text(starter(asked.name), words("en", "tcg").title), end="")


def seed_of(asked: Any) -> int:
    """The seed that was named, or a new one."""
    return secrets.randbelow(SEEDS) if asked.seed is None else int(asked.seed)


def open_boosters(asked: Any) -> None:
    """Print what is in some boosters."""
    seed, speech = seed_of(asked), words(asked.lang, "tcg")
    console = plain_console()
    for number, cards in enumerate(boosters(seed, asked.number), 1):
        console.print(table_of(speech, cards, f"{speech.say('limited-booster', number=number)} · --seed {seed}"))


def table_of(speech: Words, cards: list[str], title: str) -> Table:
    """Cards one below the other, each with a number, its rarity, and all that stands on it."""
    table = Table(title=title, show_header=False, title_justify="left", expand=True)
    for column in range(4):
        table.add_column(no_wrap=column < 3)
    for number, card in enumerate(cards, 1):
        face = wording_of("tcg").face(speech, card)
        rarity = Text(speech.term("rarity", PRINTS[card].rarity), style="orange3")
        table.add_row(str(number), Text(face.title, style="bold"), rarity, Text(" · ".join(face.lines), style="dim"))
    return table


def open_sealed(asked: Any) -> None:
    """Open a sealed pool, and write a deck that could be built from it."""
    seed, speech = seed_of(asked), words(asked.lang, "tcg")
    pool = sealed(seed)
    cards = [card for card, copies in pool.items() for _ in range(copies)]
    plain_console().print(table_of(speech, cards, f"{speech.say('limited-sealed', number=len(cards))} · --seed {seed}"))
    hand_over(asked, speech, suggested(pool, f"Sealed {seed}"))


def hand_over(asked: Any, speech: Words, deck: DeckList) -> None:
    """Write a deck to the file that was named, or print it."""
    text = deck_text(deck, speech.title)
    if asked.out:
        Path(asked.out).write_text(text, encoding="utf-8")
        print(speech.say("limited-written", file=asked.out))
    else:
        print(text, end="")


def run_draft(asked: Any) -> None:
    """Draft at the keyboard: a booster, a card, and the rest goes on to the next."""
    seed, speech = seed_of(asked), words(asked.lang, "tcg")
    draft = Draft(seed, asked.players)
    console = plain_console()
    while not draft.over:
        offer = draft.offer
        title = speech.say("limited-take", taken=len(draft.taken[0]), round=draft.round + 1)
        console.print(table_of(speech, offer, f"{title} · --seed {seed}"))
        draft.take(offer[asked_for(speech, offer)])
    hand_over(asked, speech, suggested(draft.pool(0), f"Draft {seed}"))


def asked_for(speech: Words, offer: list[str]) -> int:
    """Which of the offered cards somebody types, by its number or its title."""
    titles = [speech.title(card) for card in offer]
    while True:
        try:
            line = input("> ").strip()
        except EOFError:
            raise Illegal("the draft was left before it was over") from None
        if line.isdecimal() and 0 < int(line) <= len(offer):
            return int(line) - 1
        places = meanings(titles, line)
        if len(places) == 1:
            return places[0]
        print(speech.say("limited-which", titles=", ".join(f"{at} {title}" for at, title in enumerate(titles, 1))))
