"""Chapter 33, information: what each seat, and a spectator, may know, and what becomes of knowledge over time."""

from typing import Any

import pytest

from spiralhill.games.herocard.events import Clears, Deploys, Draws, Looks, Recovers
from spiralhill.games.herocard.prints import MIND
from spiralhill.games.herocard.state import DECK, PILES
from spiralhill.kernel.steps import Event
from spiralhill.kernel.table import Seat
from tests.rules.duel.story import Story, aisling, anyone, duel

SPECTATOR = None


def pile(table: Story, viewer: Seat | None, owner: Seat, zone: str) -> dict[str, Any]:
    """A pile as a seat sees it."""
    view: dict[str, Any] = table.game.view(viewer)
    return next(shown for shown in view["piles"] if (shown["owner"], shown["zone"]) == (owner, zone))


def faces(table: Story, viewer: Seat | None, owner: Seat, zone: str) -> list[str | None]:
    """The faces that a seat sees in a pile, place by place; None for a back."""
    return [None if card is None else card[1] for card in pile(table, viewer, owner, zone)["cards"]]


def known(table: Story, viewer: Seat | None, owner: Seat) -> list[str]:
    """The cards that a seat knows to be in another's hand."""
    names: list[str] = pile(table, viewer, owner, "hand")["known"]
    return names


def heard(table: Story, viewer: Seat | None, kind: type[Event]) -> list[Event]:
    """The events of a kind as a seat was told them."""
    return [event for event in table.game.log_for(viewer) if isinstance(event, kind)]


def lawful(table: Story) -> None:
    """The cards that a seat cannot see may be dealt again without its noticing."""
    for seat in (*range(table.game.box.seats), None):
        for seed in range(5):
            assert table.game.imagine(seat, seed).view(seat) == table.game.view(seat)


def test_hands_are_secret_and_their_sizes_public() -> None:
    """DUEL-INFO-01 AMB-26"""
    table = duel(anyone(hand="strike, push"), anyone(hand="guard, brace, parry"), anyone(hand=""))
    for viewer in (1, 2, SPECTATOR):
        shown = pile(table, viewer, 0, "hand")
        assert (shown["size"], shown["known"], "cards" in shown) == (2, [], False)
    assert pile(table, 0, 1, "hand")["size"] == 3
    assert sorted(filter(None, faces(table, 0, 0, "hand"))) == ["push", "strike"]
    # Nor do the options of the player who is asked reach anybody else.
    assert table.game.view(0)["options"] == table.offered(0)
    assert table.game.view(1)["options"] is table.game.view(SPECTATOR)["options"] is None
    lawful(table)
    assert table.waiting == 0


def test_drawn_cards_are_told_to_their_player_and_counted_by_the_others() -> None:
    """DUEL-INFO-01 AMB-26"""
    table = duel(anyone(hand="reload", deck="strike, jab, push"), anyone(hand="slip-free"))
    table.answer(0, "play reload")
    assert heard(table, 0, Draws) == [Draws(0, 2, ("push", "jab"))]
    assert heard(table, 1, Draws) == heard(table, SPECTATOR, Draws) == [Draws(0, 2, ())]
    assert pile(table, 1, 0, "hand")["size"] == 2
    lawful(table)
    table.asks(1, "pass", "play slip-free")


def test_the_order_of_a_deck_is_secret_to_everyone() -> None:
    """DUEL-INFO-02"""
    table = duel(anyone(hand="strike", deck="jab, push, guard"), anyone(hand="guard"))
    for viewer in (0, 1, SPECTATOR):
        assert faces(table, viewer, 0, "deck") == [None, None, None]
    lawful(table)
    assert table.waiting == 0


def test_discard_stacks_are_public() -> None:
    """DUEL-INFO-03"""
    table = duel(anyone(hand="scatter", discard="jab"), anyone(hand="guard", discard="push"))
    table.answer(0, "play scatter")
    for viewer in (0, 1, SPECTATOR):
        assert faces(table, viewer, 0, "discard") == ["jab"]
        assert faces(table, viewer, 1, "discard") == ["push", "guard"]
    lawful(table)
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_stacks_free_points_and_totals_are_public() -> None:
    """DUEL-INFO-04"""
    table = duel(anyone(hand="strike, push, slip-free", x="second-wind"), anyone(hand="guard, slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "play guard")
    for viewer in (0, 1, SPECTATOR):
        assert [faces(table, viewer, 0, zone) for zone in ("body", "mind", "x")] == [
            ["strike"],
            ["push"],
            ["second-wind"],
        ]
        assert faces(table, viewer, 1, "body") == ["guard"]
        facts: Any = table.game.view(viewer)["facts"]
        assert facts["free"] == [[6, 6, 7], [7, 8, 8]]
        assert (facts["attack_value"], facts["block_value"], facts["values"]) == (6, 2, [3, 3, 2])
        assert (facts["attacker"], facts["target"]) == (0, 1)
    lawful(table)
    table.asks(0, "pass", "play slip-free")


def test_a_deployed_card_is_known_to_its_owner_only_and_its_cost_to_all() -> None:
    """DUEL-INFO-05 DUEL-DEPLOY-01 AMB-23"""
    table = duel(anyone(hand="lie-in-wait, push, strike", deck="3 push, 3 burn"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait", "deploy push")
    assert faces(table, 0, 0, "mind") == ["lie-in-wait", "push"]
    for viewer in (1, SPECTATOR):
        assert faces(table, viewer, 0, "mind") == ["lie-in-wait", None]
        # Number and back: everybody sees the stack it lies on and the points it ties up.
        assert pile(table, viewer, 0, "mind")["cards"][-1][1:] == [None, [MIND, 2]]
        facts: Any = table.game.view(viewer)["facts"]
        assert facts["free"][0] == [8, 5, 8]
        assert heard(table, viewer, Deploys) == [Deploys(0, "mind", 2, ())]
    assert heard(table, 0, Deploys) == [Deploys(0, "mind", 2, ("push",))]
    # In the eyes of the others it may be any card of that cost.
    imagined = {table.game.imagine(1, seed).name(next(iter(table.game.down))) for seed in range(30)}
    assert imagined == {"push", "burn"}
    lawful(table)
    table.asks(1, "pass", "play slip-free")


def test_a_deployed_card_is_public_when_it_is_turned_up_or_cleared() -> None:
    """DUEL-INFO-05 DUEL-DEPLOY-08"""
    table = duel(anyone(hand="lie-in-wait, push, strike, second-wind"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait", "deploy push")
    table.settle()
    table.answer(0, "play second-wind", "clear push", "stop")
    for viewer in (0, 1, SPECTATOR):
        assert faces(table, viewer, 0, "discard") == ["push"]
        assert heard(table, viewer, Clears) == [Clears(0, "push")]
    lawful(table)
    table.asks(1, "pass", "play slip-free")


def test_cards_seen_by_an_effect_are_seen_by_the_player_named_only() -> None:
    """DUEL-INFO-06"""
    table = duel(
        aisling(hand="phantasm"),
        anyone(deck="jab, strike, push, brace, guard", hand="slip-free"),
        anyone(hand="slip-free"),
    )
    table.answer(0, "play phantasm @2")
    assert faces(table, 0, 1, "deck") == [None, "strike", "push", "brace", "guard"]
    assert heard(table, 0, Looks) == [Looks(0, 1, 4, ("guard", "brace", "push", "strike"))]
    assert table.game.view(0)["options"] == ["waste guard", "waste brace", "waste push", "waste strike"]
    # Not even the owner of the deck sees them.
    for viewer in (1, 2, SPECTATOR):
        assert faces(table, viewer, 1, "deck") == [None] * 5
        assert heard(table, viewer, Looks) == [Looks(0, 1, 4, ())]
        assert table.game.view(viewer)["options"] is None
    lawful(table)
    table.answer(0, "waste push")
    table.asks(1, "pass", "play slip-free")


def test_the_looker_knows_the_other_cards_where_they_lie_until_a_shuffle() -> None:
    """DUEL-INFO-06"""
    table = duel(aisling(hand="phantasm", deck=""), anyone(deck="strike, push, brace, guard", hand="", discard=""))
    table.answer(0, "play phantasm", "waste guard")
    assert faces(table, 0, 1, "deck") == ["strike", "push", "brace"]
    assert faces(table, 1, 1, "deck") == [None, None, None]
    # He draws two of them: Aisling knows that he holds these two, and what lies on the deck.
    table.answer(1, "draw 2")
    assert (known(table, 0, 1), faces(table, 0, 1, "deck")) == (["brace", "push"], ["strike"])
    assert pile(table, SPECTATOR, 1, "hand")["known"] == []
    lawful(table)
    table.answer(1, "stop", "end")
    table.answer(0, "stop", "end")
    # He discards both and draws the deck and a new one: after the shuffle she cannot tell any more.
    table.answer(1, "discard push", "discard brace", "draw 2")
    assert (pile(table, 0, 1, "hand")["size"], pile(table, 0, 1, "deck")["size"]) == (2, 1)
    # Strike came from the old deck.
    assert (known(table, 0, 1), faces(table, 0, 1, "deck")) == (["strike"], [None])
    lawful(table)
    assert (table.waiting, table.asks_for) == (1, "ClearPhase")


def test_after_a_shuffle_of_the_deck_nobody_knows_where_a_card_lies() -> None:
    """DUEL-INFO-02 DUEL-INFO-06"""
    table = duel(aisling(hand="phantasm"), anyone(deck="strike, push, brace, guard", hand="slip-free"))
    table.answer(0, "play phantasm", "waste guard")
    assert faces(table, 0, 1, "deck") == ["strike", "push", "brace"]
    # No card of the box shuffles a deck that is not empty; a board game's may.
    table.game.shuffle(PILES + DECK, "shuffle:deck:1")
    assert faces(table, 0, 1, "deck") == [None, None, None]
    lawful(table)
    table.asks(1, "pass", "play slip-free")


def test_a_known_card_is_followed_through_the_hand_when_others_leave_it() -> None:
    """DUEL-INFO-06"""
    table = duel(
        aisling(hand="phantasm", deck=""), anyone(deck="push, brace", hand="jab, guard", discard=""), phase="action"
    )
    table.answer(0, "play phantasm", "waste brace")
    table.answer(1, "stop", "draw 1", "stop")
    assert known(table, 0, 1) == ["push"]
    # Jab leaves the hand; Push is still in it, and Guard is still unknown.
    table.answer(1, "play jab", "done")
    assert known(table, 0, 1) == ["push"]
    lawful(table)
    assert table.hand(1) == ["guard", "push"]
    table.asks(1, "pass", "play push")


def test_a_recovered_card_is_known_in_the_hand() -> None:
    """DUEL-INFO-01 DUEL-INFO-03"""
    table = duel(anyone(hand="salvage, strike", discard="guard, push"), anyone(hand="slip-free"), anyone(hand=""))
    table.answer(0, "play salvage", "recover push")
    for viewer in (1, 2, SPECTATOR):
        assert known(table, viewer, 0) == ["push"]
    for any_viewer in (0, 1, SPECTATOR):
        assert heard(table, any_viewer, Recovers) == [Recovers(0, "push")]
    lawful(table)
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize("copy", ["play strike @2", "play strike @2 2"])
def test_of_two_copies_nobody_can_tell_which_one_was_played(copy: str) -> None:
    """DUEL-INFO-01"""
    table = duel(anyone(hand="salvage, strike, guard", discard="strike, jab"), anyone(hand="slip-free"))
    table.answer(0, "play salvage", "recover strike")
    table.answer(1, "pass")
    assert known(table, 1, 0) == ["strike"]
    table.answer(0, copy)
    # The opponent knew of one Strike and saw one go.
    assert known(table, 1, 0) == []
    assert table.hand(0) == ["guard", "strike"]
    lawful(table)
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize("copy", ["discard guard", "discard guard 2", "discard guard 3"])
def test_of_two_known_copies_one_is_left_when_one_is_discarded(copy: str) -> None:
    """DUEL-INFO-01"""
    table = duel(anyone(hand="2 salvage, guard", discard="2 guard, jab"), anyone(hand="scatter, slip-free", deck=""))
    table.answer(0, "play salvage", "recover guard")
    table.answer(1, "pass")
    table.answer(0, "play salvage", "recover guard")
    assert known(table, 1, 0) == ["guard", "guard"]
    table.answer(1, "play scatter")
    table.answer(0, copy)
    assert known(table, 1, 0) == ["guard"]
    lawful(table)
    table.asks(1, "pass", "play slip-free")


def test_deploying_makes_the_others_forget_what_can_no_longer_be_told() -> None:
    """DUEL-INFO-05 AMB-23"""
    table = duel(
        anyone(hand="2 salvage, lie-in-wait, push", discard="burn, guard, jab"), anyone(hand="slip-free", deck="")
    )
    table.answer(0, "play salvage", "recover burn")
    table.answer(1, "pass")
    table.answer(0, "play salvage", "recover guard")
    table.answer(1, "pass")
    assert known(table, 1, 0) == ["burn", "guard"]
    table.answer(0, "play lie-in-wait", "deploy push")
    # A Mind card of cost two went down: it may have been Burn. Guard it was not.
    assert (known(table, 1, 0), faces(table, 1, 0, "mind")) == (["guard"], ["salvage", "salvage", "lie-in-wait", None])
    lawful(table)
    table.asks(1, "pass", "play slip-free")


def test_deploying_a_known_card_hides_it() -> None:
    """DUEL-INFO-05 AMB-23"""
    views = []
    for title in ("push", "burn"):
        table = duel(anyone(hand="salvage, lie-in-wait, push", discard="burn, jab"), anyone(hand="slip-free", deck=""))
        table.answer(0, "play salvage", "recover burn")
        table.answer(1, "pass")
        table.answer(0, "play lie-in-wait", f"deploy {title}")
        views.append((table.game.view(1), table.game.view(SPECTATOR), table.game.log_for(1)))
        lawful(table)
        table.asks(1, "pass", "play slip-free")
    # Whichever of the two it was, the others see the same.
    assert views[0] == views[1]


@pytest.mark.parametrize("fits", [True, False])
def test_a_wasted_card_is_public(fits: bool) -> None:
    """DUEL-INFO-07"""
    body = "" if fits else "2 strike, deliverance"
    table = duel(anyone(hand="panic"), anyone(hand="guard", deck="", body=body))
    table.answer(0, "play panic")
    for viewer in (0, 1, SPECTATOR):
        assert faces(table, viewer, 1, "body" if fits else "discard") == ["guard"]
        assert pile(table, viewer, 1, "hand")["size"] == 0
    lawful(table)
    assert table.waiting == 1


def test_the_number_of_a_card_does_not_tell_when_it_was_drawn() -> None:
    """DUEL-INFO-01"""
    seen = []
    for hand in ("strike, push, guard", "guard, push, strike", "push, strike, guard"):
        table = duel(anyone(hand=hand), anyone(hand="scatter, slip-free"))
        table.answer(0, "play strike", "done")
        table.answer(1, "play scatter")
        table.answer(0, "discard push")
        seen.append((table.game.view(1), table.game.view(SPECTATOR), table.game.log_for(1)))
        lawful(table)
        table.asks(1, "pass", "play slip-free")
    # However the cards came to her hand, the others see the same cards under the same numbers.
    assert seen[0] == seen[1] == seen[2]


def test_a_shuffle_deals_numbers_that_tell_nothing() -> None:
    """DUEL-INFO-02"""
    table = duel(anyone(hand="reload", deck="", discard="strike, jab, push, guard"), anyone(hand="slip-free"))
    numbers = {card: table.game.name(card) for card in table.game.piles[2]}
    moved = False
    for seed in range(8):
        table = duel(
            anyone(hand="reload", deck="", discard="strike, jab, push, guard"), anyone(hand="slip-free"), seed=seed
        )
        table.answer(0, "play reload")
        moved = moved or any(table.game.name(card) != name for card, name in numbers.items())
        assert faces(table, 1, 0, "deck") == [None, None]
        lawful(table)
        table.asks(1, "pass", "play slip-free")
    assert moved
