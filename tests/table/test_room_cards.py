"""What a room tells of cards with several texts: which weigh much, which are seldom wanted, why some are refused."""

from __future__ import annotations

from collections.abc import Callable

from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.picks import Perform, PlaySurprise
from spiralhill.games.tcg.prints import Surprise
from spiralhill.kernel.notation import notation
from spiralhill.kernel.table import Card
from spiralhill.table import protocol
from spiralhill.table.laying import Wish
from tests.table.room_story import Story, table


def town() -> Story:
    """Jack, who reads English, against Finklestein, whose line speaks no language."""
    story = table(Wish("me", "jack"), Wish("open", "finklestein"), game="tcg")
    story.sits("bob")
    story.connects("english", seat=0, lang="en", person="anna")
    story.everybody_is_ready()
    return story


def until(story: Story, stop: Callable[[Card], bool], name: str = "anna") -> Card:
    """Plays until, in a turn of somebody, something is so of a card they see; that card."""
    found: list[Card] = []

    def is_so() -> bool:
        game, seat = story.match.game, 0 if name == "anna" else 1
        if story.asked[:1] == [name] and game.view(None)["asks"] == "TurnAction":
            found[:] = [card for pile in game.piles for card in pile if game.name_for(seat, card) and stop(card)]
        return bool(found)

    story.plays_until(is_so)
    return found[0]


def performed(story: Story) -> bool:
    """Whether the Function of this turn was performed."""
    facts = story.match.game.view(None)["facts"]
    return bool(facts["performed"])  # type: ignore[index]


def why(story: Story, name: str, card: Card | None = None, pick: str | None = None) -> list[protocol.Reason]:
    answer = story.says(name, protocol.Why, card=card, pick=pick)
    assert isinstance(answer, protocol.Reasons)
    return answer.reasons


def offered(story: Story, name: str, card: Card, kind: type[PlaySurprise | Perform]) -> list[int]:
    """Which texts of a card can be used."""
    game, seat = story.match.game, 0 if name == "anna" else 1
    picks = [pick for pick in game.asked[seat] if isinstance(pick, kind) and pick.card == card]
    return [pick.ability if isinstance(pick, PlaySurprise) else pick.function for pick in picks]


def half_offered(story: Story, name: str) -> Card:
    """A Surprise of which one ability can be used, and another cannot."""

    def is_so(card: Card) -> bool:
        face = PRINTS[story.match.game.name(card)]
        return isinstance(face, Surprise) and 0 < len(offered(story, name, card, PlaySurprise)) < len(face.abilities)

    return until(story, is_so, name)


def test_of_a_surprise_that_can_be_used_it_is_told_why_its_other_ability_cannot() -> None:
    story = town()
    card = half_offered(story, "anna")
    (used,) = offered(story, "anna", card, PlaySurprise)
    (reason,) = why(story, "english", card)
    refused = notation(story.match.game, PlaySurprise(card, 3 - used), 0)
    (alone,) = why(story, "english", pick=refused)
    assert (reason.message, reason.says) == (alone.message, alone.says)
    assert reason.about.endswith(".")
    assert alone.about == ""
    # Whoever asks about an ability is answered about that, whether the card is named, too, or not.
    assert why(story, "english", card, refused) == [alone]


def test_a_line_without_a_language_is_told_the_reason_and_no_sentence() -> None:
    story = town()
    reasons = why(story, "bob", half_offered(story, "bob"))
    assert reasons
    assert all(reason.message and not reason.says and not reason.about for reason in reasons)


def test_a_locale_to_which_somebody_could_go_tells_once_that_a_function_was_performed() -> None:
    """TCG-FUNC-01"""
    story = town()

    def is_so(card: Card) -> bool:
        game = story.match.game
        where = any(getattr(pick, "location", None) == card for pick in game.asked[0])
        return game.name(card) == "jacks-house" and where and performed(story) and not game.why_not(0, card)

    card = until(story, is_so)
    assert not offered(story, "anna", card, Perform)
    (reason,) = why(story, "english", card)
    assert (reason.message, reason.rule, reason.about) == ("one-function", "TCG-FUNC-01", "")


def test_what_weighs_much_and_what_is_seldom_wanted_is_marked() -> None:
    story = town()
    half_offered(story, "anna")
    ask, options = story["english"].session.ask, story["english"].options
    assert ask is not None
    assert ask.grave == [at for at, text in enumerate(options) if text.startswith(("play-surprise", "use"))] != []
    assert ask.aside == [at for at, text in enumerate(options) if text.startswith(("ask-score", "perform-part"))] != []


def test_the_log_quotes_what_a_function_does() -> None:
    story = town()
    until(story, lambda card: performed(story))
    lines = [line.says for line in story["english"].lines if "a Function of" in line.says]
    assert lines
    assert all("of Jack’s House: “" in line or "of Finklestein Hall: “" in line for line in lines)
