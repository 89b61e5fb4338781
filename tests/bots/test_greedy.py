"""The greedy bot: it plays duels in a way that a person would call sensible, and looks at its view alone."""

from __future__ import annotations

import json
from random import Random

import pytest

import spiralhill
from spiralhill.bots import BOTS, bot_named
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.sight import Sight
from spiralhill.games.herocard.values import PlusPer
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.errors import Unknown
from spiralhill.kernel.notation import notation
from spiralhill.labs.simulate import Match, simulate, summarise
from tests.kernel import laws
from tests.rules.duel.story import Story, aisling, anyone, deon, duel, isis, place, will


def choice(table: Story, seat: int) -> str:
    """What the greedy bot answers for a seat."""
    options = table.game.asked[seat]
    # Through JSON and back: a bot in another process gets no more than this.
    view = json.loads(json.dumps(table.game.view(seat)))
    return notation(table.game, bot_named("greedy", 1).choose(view, options), seat)


def test_it_does_not_waste_a_block_on_a_lost_cause() -> None:
    table = duel(will(hand="shotgun"), isis(hand="premonition, retouch"))
    table.answer(0, "play shotgun")
    # 2 + 4 against 9.
    assert choice(table, 1) == "pass"


def test_it_blocks_what_can_be_blocked_with_no_more_than_it_takes() -> None:
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="guard, deliverance, ward-circle, brace"))
    table.answer(0, "play strike")
    # 3 to be stopped: Ward Circle is worth 4, Deliverance 5, Guard 2.
    assert choice(table, 1) == "play ward-circle"
    table.answer(1, "play ward-circle")
    assert choice(table, 1) == "done"


def test_it_builds_a_set_when_one_block_is_not_enough() -> None:
    table = duel(anyone(hand="spirit-lash"), anyone(hand="guard, retouch, brace"))
    table.answer(0, "play spirit-lash")
    assert choice(table, 1) == "play guard"
    table.answer(1, "play guard")
    # 6 to be stopped, 2 stand: Retouch is worth 4.
    assert choice(table, 1) == "add retouch"


def test_it_passes_when_its_block_holds() -> None:
    table = duel(anyone(hand="strike, push"), anyone(hand="deliverance, guard"))
    table.answer(0, "play strike", "done")
    table.answer(1, "play deliverance", "done")
    table.answer(0, "pass")
    assert choice(table, 1) == "pass"


def test_it_holds_its_mods_back_until_they_turn_the_attack() -> None:
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="ward-circle, slip-free"))
    table.answer(0, "play strike")
    assert choice(table, 0) == "done"
    table.answer(0, "done")
    table.answer(1, "play ward-circle")
    # 3 against 4: Push makes it 6.
    assert choice(table, 0) == "play push"


def test_it_keeps_its_mods_when_they_cannot_turn_the_attack() -> None:
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="2 deliverance, slip-free"))
    table.answer(0, "play strike", "done")
    table.answer(1, "play deliverance", "add deliverance")
    assert choice(table, 0) == "pass"


def test_it_does_not_begin_an_attack_that_can_become_nothing() -> None:
    table = duel(aisling(hand="spite"), will())
    assert choice(table, 0) in ("end", "refresh")


def test_it_refreshes_a_hand_without_an_attack() -> None:
    table = duel(will(hand="2 self-defense, stand-ground"), isis())
    assert choice(table, 0) == "refresh"


def test_isis_leaves_her_attacks_in_play_and_will_clears_his() -> None:
    """Blood Rite counts the attacks Isis has in play; Will gains nothing from old cards."""
    table = duel(isis(hand="blood-rite, knife-ritual", body="knife-ritual"), will(), phase="clear")
    assert choice(table, 0) == "stop"
    table = duel(will(hand="shotgun", body="nightstick"), isis(), phase="clear")
    assert choice(table, 0) == "clear nightstick"


def test_it_draws_all_it_can_and_throws_out_what_is_worst() -> None:
    table = duel(will(hand="nightstick"), isis(), phase="draw")
    assert choice(table, 0) == "draw 3"
    table = duel(will(hand="4 stand-ground, shotgun, overkill, self-defense"), isis(), phase="discard")
    assert choice(table, 0) == "discard stand-ground"


def test_deon_makes_the_target_waste_an_attack_before_judging_it() -> None:
    table = duel(deon(hand="guardian-angel, judgment"), anyone(hand="push, strike"))
    assert choice(table, 0) == "play guardian-angel @2"


def test_aisling_wastes_the_biggest_base_attack_when_she_holds_spite() -> None:
    table = duel(aisling(hand="phantasm, spite"), will(deck="self-defense, nightstick, point-blank, shotgun"))
    table.answer(0, "play phantasm")
    assert choice(table, 0) == "waste shotgun"


def test_it_attacks_the_leader_among_equals() -> None:
    table = duel(anyone(hand="strike"), place("tester"), place("tester", points=3))
    assert choice(table, 0) == "play strike @3"


def test_its_answer_depends_on_its_view_alone() -> None:
    for seed in range(12):
        rng = Random(seed)
        game = spiralhill.new("duel", ["tester", "isis", "aisling"], seed, turn_cap=60)
        for position in laws.random_play(game, rng):
            ((seat, options),) = position.asked.items()
            world = position.imagine(seat, rng.getrandbits(60))
            here = bot_named("greedy", seed).choose(position.view(seat), options)
            there = bot_named("greedy", seed).choose(world.view(seat), world.asked[seat])
            assert here == there


def test_it_reckons_values_as_the_rules_do() -> None:
    for seed in range(15):
        game = spiralhill.new("duel", ["tester", "deon", "isis"], seed, turn_cap=60)
        for position in laws.random_play(game, Random(seed)):
            assert isinstance(position, Duel)
            for card in position.active_cards:
                face = position.face(card)
                if card in position.converted or face.names_attribute:
                    continue
                # A card in hand is not yet among the cards it counts; this one is.
                itself = face.value.per if isinstance(face.value, PlusPer) and face.value.cards.other else 0
                sight = Sight(position.view(position.owner(card)))
                assert sight.worth(face) - itself == position.value(card)


def test_it_beats_the_random_bot_with_every_hero() -> None:
    for hero in ("will", "isis", "deon", "aisling", "tester"):
        match = Match("duel", rules_of("duel").set_up([hero, hero], turn_cap=200), ("greedy", "random"))
        summary = summarise(simulate(match, 60, 1, 1), 2)
        assert summary.seats[0].low > 0.85


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_whole_games_of_every_seat_count(name: str) -> None:
    for seats in (2, 3, 4):
        match = Match("duel", rules_of("duel").set_up(["tester"] * seats, turn_cap=200), (name,) * seats)
        assert summarise(simulate(match, 10, seats, 1), seats).games == 10


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Unknown, match="there is no bot 'deep'; the bots are random, greedy"):
        bot_named("deep", 1)
