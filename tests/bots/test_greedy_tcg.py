"""The greedy bot in the TCG: it spends its points, activates what is within reach, uses discounts, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

import spiralhill
from spiralhill.bots import bot_named
from spiralhill.games.tcg import picks
from spiralhill.games.tcg.sight import Sight
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.kernel.notation import notations
from spiralhill.labs.simulate import Match, play_out, summarise
from tests.cards.tcg.scenes import DEMON, DOCTOR, JACK, MAYOR, OOGIE, SALLY, TRIO, rival, standing
from tests.kernel.tcg_decks import random_deck
from tests.rules.tcg.story import Story, Town, tcg, town

RIVAL = town("oogies-lair, the-well", hand="cyclops")


def choice(table: Story, seat: int = 0) -> str:
    """What the bot would answer now."""
    options = table.game.asked[seat]
    pick = bot_named("greedy", 1).choose(table.game.view(seat), options)
    return notations(table.game, options, seat)[options.index(pick)]


def first_choice(mine: Town, **more: bool) -> str:
    """What the bot does first in a turn."""
    return choice(tcg(mine, RIVAL, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize("deck", STARTERS)
def test_it_beats_a_player_who_picks_at_random(deck: str) -> None:
    match = Match("tcg", {"seats": [deck, deck]}, ("greedy", "random"))
    result = summarise((play_out(match, 3, number) for number in range(20)), 2)
    assert result.seats[0].share > 0.95


def test_it_takes_the_price_cut_at_jacks_house() -> None:
    mine = town("town-hall, jacks-house", hand="jack-skellington-the-pumpkin-king", pp=2)
    assert first_choice(mine, performed=True) == "play jack-skellington-the-pumpkin-king jacks-house"


def test_it_activates_a_better_locale_before_it_performs_a_function() -> None:
    """Igor makes Town Square Active, which gives twice what the house gives."""
    at = {"town-square": "the-mayor-elected-official, igor"}
    hand = "cyclops, sandy-claws-outfit, scary-teddy, road-kill"
    mine = town("town-square, jacks-house", at=at, hand=hand, pp=1)
    assert first_choice(mine) == "play cyclops town-square"


def test_it_performs_a_function_before_it_buys() -> None:
    mine = town("jacks-house", hand="scary-teddy, behemoth, igor", pp=0)
    assert first_choice(mine) == "perform jacks-house 2"


def test_it_draws_when_there_is_nothing_to_buy() -> None:
    mine = town("jacks-house", hand="", pp=0)
    assert first_choice(mine) == "perform jacks-house 1"


def test_on_the_last_day_it_does_not_take_movement_for_points() -> None:
    """Both Locales give two cards; where Characters go does not matter any more."""
    at = {"back-alley": "clown", "tree-circle": "behemoth, igor"}
    mine = town("back-alley, tree-circle, jacks-house", at=at, hand="sandy-claws-outfit", pp=0)
    assert choice(tcg(mine, RIVAL, day=12)) == "perform tree-circle 1"


def test_it_builds_what_a_discount_makes_cheap() -> None:
    """Jack and Sally share a Locale: the Outfit costs 3 of its 6."""
    at = {"jacks-house": "jack-skellington-the-pumpkin-king, sally-shy-creature"}
    mine = town("jacks-house", at=at, hand="sandy-claws-outfit, igor, cyclops", pp=3)
    assert first_choice(mine, performed=True) == "play sandy-claws-outfit"


def test_it_protects_what_is_about_to_be_hit() -> None:
    me = town(at={"jacks-house": "jack-skellington-the-pumpkin-king"}, hand="hello-oogie", pp=3)
    them = town(start="oogies-lair", at={"oogies-lair": "sally-shy-creature"}, table="halloweentown-gates")
    table = tcg(me, them)
    table.answer(0, "play-surprise hello-oogie 1")
    assert choice(table, 1) == "protect halloweentown-gates"


def test_it_keeps_its_points_for_what_they_buy_in_its_own_turn() -> None:
    """Six Pumpkin Points buy the Outfit, if the turn is still to come; they are gone at the end of the Day."""
    me = town(at={"jacks-house": "jack-skellington-the-pumpkin-king"}, hand="hello-oogie", pp=3)
    pair = {"oogies-lair": "oogie-boogie-meanest-guy-around, igor"}
    for king, answer in ((0, "pass"), (1, "protect pull-yourself-together")):
        them = town(start="oogies-lair", at=pair, hand="pull-yourself-together, sandy-claws-outfit", pp=6)
        table = tcg(me, them, king=king, turn=0)
        table.answer(0, "play-surprise hello-oogie 1")
        table.answer(0, "bounce igor")
        assert choice(table, 1) == answer


def test_it_rides_only_to_where_it_is_worth_more() -> None:
    at = {"town-square": "the-mayor-elected-official, igor, cyclops, jack-skellington-the-pumpkin-king"}
    table = tcg(town("town-square, mayor-mobile, jacks-house", at=at, hand="hitch-a-ride"), RIVAL)
    table.answer(0, "play-surprise hitch-a-ride 2")
    table.answer(0, "bring igor")
    assert choice(table) == "stop"


def test_it_lays_a_shadow_on_whoever_keeps_a_locale_active() -> None:
    at = {"oogies-lair": "oogie-boogie-meanest-guy-around", "town-square": "the-mayor-elected-official, igor, cyclops"}
    them = town("town-square, oogies-lair", start="oogies-lair", at=at)
    table = tcg(town(hand="shadow-on-the-moon", pp=2), them)
    assert table.is_active(1, "town-square")
    table.answer(0, "play-surprise shadow-on-the-moon 1")
    assert choice(table) in {f"stack {name}" for name in ("the-mayor-elected-official", "igor", "cyclops")}


def test_it_reckons_scare_points_as_the_table_does() -> None:
    """What lies under the House of Cards is known to its owner, and counts as what it is: a face-down card."""
    hand = "i-think-ive-got-it, jack-skellington-the-pumpkin-king"
    me = town(creations="house-of-cards", hand=hand, deck="road-kill, devil")
    table = tcg(me, RIVAL)
    table.answer(0, "play-surprise i-think-ive-got-it 2")
    assert table.game.scores == (4, 0)
    assert Sight(table.game.view(0), table.game.asked[0]).scores == (4, 0)


def test_it_sends_home_the_scariest() -> None:
    me = town(at={"jacks-house": "jack-skellington-the-pumpkin-king"}, hand="hello-oogie", pp=3)
    them = town(start="oogies-lair", at={"oogies-lair": "igor, oogie-boogie-meanest-guy-around"})
    table = tcg(me, them)
    table.answer(0, "play-surprise hello-oogie 1")
    assert choice(table) == "bounce oogie-boogie-meanest-guy-around"


# Texts that concern everybody

VAMPIRES = "vampire-baron, vampire-count, vampire-lord, vampire-prince"
FIVE = f"{JACK}, {SALLY}, {MAYOR}, {OOGIE}, {DOCTOR}"


def test_it_does_not_send_its_own_vampires_home() -> None:
    """Four Vampires are 16 Scare Points, three are 9; if the Vampires are theirs, it draws one card more."""
    mine = standing({"town-hall": VAMPIRES}, hand="twilight-sun", pp=2)
    assert choice(tcg(mine, rival(), performed=True)) == "play-surprise twilight-sun 1"
    theirs = rival({"town-hall": VAMPIRES})
    assert choice(tcg(town(hand="twilight-sun", pp=2), theirs, performed=True)) == "play-surprise twilight-sun 2"


def test_it_makes_cheaper_what_it_is_about_to_buy_and_nothing_dearer() -> None:
    for bought, answer in ((JACK, f"play {JACK} town-hall"), ("scary-teddy", "play-surprise making-christmas 1")):
        mine = town("jacks-house, town-hall", hand=f"making-christmas, {bought}", pp=3)
        assert first_choice(mine, performed=True) == answer


def test_it_pays_for_lower_prices_before_it_buys() -> None:
    """Of five Pumpkin Points one is for the Surprise, and the others buy three Characters instead of two."""
    mine = town(hand=f"this-is-halloween, {OOGIE}, igor, {SALLY}, {MAYOR}", pp=5)
    assert first_choice(mine, performed=True) == "play-surprise this-is-halloween 1"


def test_it_does_not_pay_for_lower_prices_with_nothing_left_to_buy() -> None:
    """In the centre of the table a Surprise scares nobody."""
    assert first_choice(town(hand="this-is-halloween", pp=1), performed=True) == "end-turn"


@pytest.mark.parametrize(("mine", "theirs", "plays"), [(7, 1, False), (1, 7, True)])
def test_it_halves_all_hands_only_if_its_own_is_small(mine: int, theirs: int, plays: bool) -> None:
    me = town(hand=f"somethings-up-with-jack, {mine} cyclops")
    table = tcg(me, rival(hand=f"{theirs} cyclops"), performed=True)
    assert choice(table) == ("play-surprise somethings-up-with-jack 1" if plays else "end-turn")


@pytest.mark.parametrize(
    ("card", "who"), [("nightmare-before-christmas", FIVE), ("kidnap-mr-sandy-claws", f"{TRIO}, sandy-claws")]
)
def test_it_lets_everybody_draw_only_if_it_draws_more(card: str, who: str) -> None:
    there = {"the-crypt": who}
    assert choice(tcg(town(hand=card, pp=1), rival(there), performed=True)) == "end-turn"
    assert choice(tcg(standing(there, hand=card, pp=1), rival(), performed=True)) == f"play-surprise {card} 1"


@pytest.mark.parametrize(
    ("card", "who"), [("im-the-boogie-man", "mr-hyde-iii, bass-player"), ("public-transportation", DEMON)]
)
def test_it_hits_everybody_only_if_it_is_not_hit_itself(card: str, who: str) -> None:
    there = {"town-hall": who}
    assert choice(tcg(standing(there, hand=card, pp=0), rival(), performed=True)) == "end-turn"
    assert choice(tcg(town(hand=card), rival(there), performed=True)) == f"play-surprise {card} 1"


def test_it_fills_its_own_hand_rather_than_theirs() -> None:
    """The Demon of Light comes to a town with fewer Characters than theirs, and one Creation is as scary."""
    me = town(hand=f"{DEMON}, sandy-claws-outfit", pp=6)
    theirs = rival({"town-square": "zero, igor, mr-hyde"})
    assert choice(tcg(me, theirs, performed=True)) == "play sandy-claws-outfit"


def test_it_gives_up_no_character_as_good_as_the_reaper() -> None:
    """Jack or the Reaper would have to go, and theirs loses nothing."""
    mine = standing({"the-crypt": JACK}, hand="reaper", pp=3)
    assert choice(tcg(mine, rival(), performed=True)) == "end-turn"


def test_it_names_no_title_that_lies_on_its_own_discard_pile() -> None:
    me = town(hand="double-dead", discard="3 zero, igor")
    table = tcg(me, rival(discard="zero"), rival(discard="zero"), rival(discard="mr-hyde"), performed=True)
    table.answer(0, "play-surprise double-dead 1")
    assert choice(table) == "name-title mr-hyde"


def test_it_leaves_its_cards_under_the_bed_or_takes_them() -> None:
    for who, answer in (("igor", "end-turn"), ("monster-under-the-bed", "play-surprise hiding-under-your-bed 2")):
        under = {"scary-bed": f"{JACK}, scary-teddy"}
        mine = standing({"scary-bed": who}, hand="hiding-under-your-bed", under=under, pp=0)
        assert choice(tcg(mine, rival(), performed=True)) == answer


@pytest.mark.parametrize(("points", "pays"), [(1, False), (3, True), (6, False)])
def test_it_pays_a_card_for_a_point_only_if_the_point_buys_something(points: int, pays: bool) -> None:
    """The fourth Pumpkin Point buys the Teddy, the second buys nothing, and there is no seventh."""
    row, at = "jacks-house, the-well", {"the-well": "shock-bossy-trick-or-treater"}
    table = tcg(town(row, at=at, hand="fetch, my-fantasies, scary-teddy", pp=points), RIVAL)
    table.answer(0, "perform jacks-house 3")
    table.answer(0, "move shock")
    assert choice(table).startswith("discard") == pays


@pytest.mark.parametrize("points", [0, 6])
def test_the_monster_under_the_bed_gets_no_card_for_nothing(points: int) -> None:
    mine = standing({"scary-bed": "monster-under-the-bed"}, hand="fetch, fetch, my-fantasies", pp=points)
    table = tcg(mine, rival())
    table.answer(0, "perform scary-bed")
    table.answer(0, "stop")
    assert not choice(table).startswith("discard")


def test_it_leaves_no_creation_unbuilt_that_it_can_pay_for() -> None:
    for seed in range(12):
        game = spiralhill.new("tcg", ["jack", "finklestein"], seed)
        bots = [bot_named("greedy", seed + seat) for seat in range(2)]
        while game.asked:
            seat, options = next(iter(game.asked.items()))
            pick = bots[seat].choose(game.view(seat), options)
            if isinstance(pick, picks.EndTurn):
                assert not [one for one in options if isinstance(one, picks.Play) and one.location is None]
            game.answer(seat, pick)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_answers_every_question_of_every_deck(seats: int) -> None:
    rng = Random(seats)
    for seed in range(24 // seats):
        game = spiralhill.new("tcg", [random_deck(rng) for _ in range(seats)], seed)
        bot = bot_named("greedy", seed)
        while game.asked:
            seat, options = next(iter(game.asked.items()))
            game.answer(seat, bot.choose(game.view(seat), options))
