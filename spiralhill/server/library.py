"""What can be read without a table: the games, their cards and their rules, in every language."""

from __future__ import annotations

import hashlib
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
from spiralhill.words import LANGUAGES, words
from spiralhill.words.wording import Deck

Asked = Request[Any, Any, State]


@get("/api/games")
async def games(request: Asked) -> Response[bytes]:
    """What can be played."""
    return printed(request, shelf(language_of(request)))


@get("/api/games/{game:str}/cards")
async def cards(request: Asked, game: str) -> Response[bytes]:
    """All cards of a game."""
    return printed(request, catalogue(known(game), language_of(request)))


@get("/api/games/{game:str}/rules")
async def rules(request: Asked, game: str) -> Response[bytes]:
    """The rule reference of a game."""
    return printed(request, rulebook(known(game), language_of(request)))


@get("/api/games/{game:str}/lesson")
async def lesson(request: Asked, game: str) -> Response[bytes]:
    """A first game with a coach."""
    return printed(request, lesson_of(known(game), language_of(request)))


def known(game: str) -> str:
    """The name of a game that there is."""
    if game not in GAMES:
        raise Refusal("no-such-game", games=", ".join(GAMES))
    return game


def language_of(request: Asked) -> str:
    """The language that is asked for, or the one that whoever asks seems to speak."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else str(request.state.lang)


def printed(request: Asked, text: bytes) -> Response[bytes]:
    """Something that changes with our version only: a browser keeps it, and asks whether it still holds."""
    etag = f'"{hashlib.sha256(text).hexdigest()[:32]}"'
    headers = {"etag": etag, "cache-control": "no-cache", "vary": "accept-language"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)


@cache
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


@cache
def catalogue(game: str, lang: str) -> bytes:
    """All cards of a game in a language, as they are sent."""
    speech = words(lang, rules_of(game).package)
    return msgspec.json.encode(Catalogue(game, [shown(deck) for deck in wording_of(game).decks(speech)]))


def shown(deck: Deck) -> DeckInfo:
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
        )
        for copies, face in deck.cards
    ]
    return DeckInfo(deck.name, deck.heading, cards)


@cache
def rulebook(game: str, lang: str) -> bytes:
    """The rule reference of a game in a language, as it is sent."""
    (_, preface), *rest = chapters(rules_of(game).package, lang)
    told = [Chapter(heading, RULE.findall(text)) for heading, text in rest]
    return msgspec.json.encode(Reference(game, preface.split("\n\n"), told))


@cache
def lesson_of(game: str, lang: str) -> bytes:
    """The lesson of a game in a language, as it is sent."""
    return msgspec.json.encode(taught(game, lang))
