"""What can be read without a table: the games, their cards and their rules, in every language."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State

from spiralhill.bots import BOTS
from spiralhill.games.reference import RULE, chapters
from spiralhill.games.shelf import GAMES, rules_of, wording_of
from spiralhill.table.doors import CardInfo, Catalogue, Chapter, DeckInfo, GameInfo, Reference, Shelf
from spiralhill.table.protocol import VERSION
from spiralhill.table.refusal import Refusal
from spiralhill.table.retelling import taught
from spiralhill.words import LANGUAGES, Words, words
from spiralhill.words.wording import Deck

Asked = Request[Any, Any, State]


@get("/api/games")
async def games(request: Asked) -> Response[bytes]:
    """What can be played."""
    return await printed(request, shelf)


@get("/api/games/{game:str}/cards")
async def cards(request: Asked, game: str) -> Response[bytes]:
    """All cards of a game."""
    return await printed(request, catalogue, known(game))


@get("/api/games/{game:str}/rules")
async def rules(request: Asked, game: str) -> Response[bytes]:
    """The rule reference of a game."""
    return await printed(request, rulebook, known(game))


@get("/api/games/{game:str}/lesson")
async def lesson(request: Asked, game: str) -> Response[bytes]:
    """A first game with a coach."""
    return await printed(request, lesson_of, known(game))


def known(game: str) -> str:
    """The name of a game that there is."""
    if game not in GAMES:
        raise Refusal("no-such-game", games=", ".join(GAMES))
    return game


def language_of(request: Asked) -> str:
    """The language that is asked for, or the one that whoever asks seems to speak."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else str(request.state.lang)


async def printed(request: Asked, prints: Callable[..., bytes], *of: str) -> Response[bytes]:
    """Something that changes with our version only: a browser keeps it, and asks whether it still holds.

    It is printed once, in a thread, because the first time may take a while.
    """
    text, packed, etag = await asyncio.to_thread(edition, prints, *of, language_of(request))
    headers = {"etag": etag, "cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        text, headers["content-encoding"] = packed, "gzip"
    return Response(text, media_type="application/json", headers=headers)


@cache
def edition(prints: Callable[..., bytes], *of: str) -> tuple[bytes, bytes, str]:
    """A text as it is sent, plain and packed, and what it is known by."""
    text = prints(*of)
    return text, gzip.compress(text, 9, mtime=0), f'"{hashlib.sha256(text).hexdigest()[:32]}"'


def shelf(lang: str) -> bytes:
    """The games in a language, as they are sent."""
    return msgspec.json.encode(Shelf(VERSION, [introduced(name, lang) for name in GAMES], list(BOTS), list(LANGUAGES)))


def introduced(name: str, lang: str) -> GameInfo:
    """A game as the start page shows it."""
    rules, wording = rules_of(name), wording_of(name)
    speech = words(lang, rules.package)
    called = wording.seat_names(speech)
    return GameInfo(
        name,
        rules.version,
        rules.players,
        list(rules.cast),
        dict(rules.options),
        speech.say(f"game-title-{name}"),
        speech.say(f"game-says-{name}"),
        wording.minutes,
        wording.usual,
        [called[one][-1] for one in rules.cast],
        wording.lesson is not None,
    )


def catalogue(game: str, lang: str) -> bytes:
    """All cards of a game in a language, as they are sent."""
    package = rules_of(game).package
    others = [words(other, package) for other in LANGUAGES if other != lang]
    decks = wording_of(game).decks(words(lang, package))
    return msgspec.json.encode(Catalogue(game, [shown(deck, others) for deck in decks]))


def shown(deck: Deck, others: list[Words]) -> DeckInfo:
    """The cards of a deck, each with what its picture is drawn from."""
    cards = [
        CardInfo(
            face.id,
            face.title,
            list(face.lines),
            face.source,
            copies,
            face.look.kind,
            face.look.suit,
            face.look.corner,
            face.look.value,
            face.look.band,
            face.look.said,
            list(face.look.motifs),
            list(face.look.facets),
            face.look.rarity,
            [title for speech in others if (title := speech.title(face.id)) != face.title],
        )
        for copies, face in deck.cards
    ]
    return DeckInfo(deck.name, deck.heading, cards)


def rulebook(game: str, lang: str) -> bytes:
    """The rule reference of a game in a language, as it is sent."""
    (_, preface), *rest = chapters(rules_of(game).package, lang)
    told = [Chapter(heading, RULE.findall(text)) for heading, text in rest]
    return msgspec.json.encode(Reference(game, preface.split("\n\n"), told))


def lesson_of(game: str, lang: str) -> bytes:
    """The lesson of a game in a language, as it is sent."""
    return msgspec.json.encode(taught(game, lang))
