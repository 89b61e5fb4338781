"""The eight cards of the tournament kit."""

import pytest

from tests.cards.tcg.scenes import (
    GAMBLER,
    LEADER,
    MAYOR,
    ON_TURN,
    OOGIE,
    costs_exactly,
    drawn,
    is_offered,
    now,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import Story, tcg, town

BARREL = "barrel-dopey-trick-or-treater"
LOCK = "lock-impish-trick-or-treater"
SHOCK = "shock-bossy-trick-or-treater"
KIT = [BARREL, LOCK, SHOCK]
HOUSE = "house-of-cards"


def moved(card: str, hand: str = "") -> Story:
    """A Character has just made the first of four moves."""
    table = tcg(town("jacks-house, town-hall", at={"jacks-house": card}, hand=hand), rival(hand="2 zero"))
    table.answer(0, "perform jacks-house 3", f"move {card} town-hall")
    return table


# Lock, Shock and Barrel


def test_dopey_barrel_draws_a_card_once_he_has_moved() -> None:
    """TCG-HEX-01, TCG-HEX-02"""
    table = moved(BARREL)
    table.answer(0, "yes")
    assert (drawn(table), table.card(BARREL) in table.game.hexed) == (1, True)
    # The next move sets nothing off: the Hex Counter is there.
    table.answer(0, f"move {BARREL} jacks-house")
    assert now(table) == (0, "MoveCharacters")


def test_impish_lock_discards_two_to_make_a_player_discard_at_random() -> None:
    """TCG-INFO-08: any player with cards, even his own."""
    table = moved(LOCK, "fire, igor, devil")
    table.asks(0, "discard fire", "discard igor", "discard devil", "no")
    table.answer(0, "discard fire", "discard devil")
    table.asks(0, "target @1", "target @2")
    table.answer(0, "target @2")
    assert (table.pile(0, "discard"), table.hand(0)) == (["fire", "devil"], ["igor"])
    assert (table.pile(1, "discard"), len(table.hand(1))) == (["zero"], 1)
    assert table.card(LOCK) in table.game.hexed
    table.answer(0, f"move {LOCK} jacks-house")
    assert now(table) == (0, "MoveCharacters")


def test_impish_lock_needs_two_cards() -> None:
    """TCG-THEN-01"""
    assert now(moved(LOCK, "fire")) == (0, "MoveCharacters")
    assert now(moved(LOCK, "fire, igor")) != (0, "MoveCharacters")


def test_bossy_shock_turns_a_card_into_a_point() -> None:
    table = moved(SHOCK, "fire, igor")
    table.asks(0, "discard fire", "discard igor", "no")
    table.answer(0, "discard fire")
    assert (table.game.pp[0], table.hand(0)) == (1, ["igor"])
    table.answer(0, f"move {SHOCK} jacks-house")
    assert now(table) == (0, "MoveCharacters")
    assert now(moved(SHOCK)) == (0, "MoveCharacters")


@pytest.mark.parametrize("card", KIT)
def test_one_who_was_left_alone_can_be_used_after_the_next_move(card: str) -> None:
    """TCG-HEX-02: without use no Hex Counter."""
    table = moved(card, "fire, igor, devil")
    table.answer(0, "no")
    assert (table.hand(0), table.game.hexed) == (["devil", "fire", "igor"], frozenset())
    table.answer(0, f"move {card} jacks-house")
    assert table.offers(0, "no")


@pytest.mark.parametrize("card", KIT)
def test_nothing_is_set_off_by_coming_into_play_or_by_others_who_move(card: str) -> None:
    me = town("jacks-house, town-hall", at={"town-hall": "igor"}, hand=f"{card}, fire, zero, devil", pp=1)
    table = tcg(me, rival())
    table.answer(0, f"play {card} town-hall")
    assert now(table) == ON_TURN
    table.answer(0, "perform jacks-house 3", "move igor jacks-house")
    assert now(table) == (0, "MoveCharacters")


@pytest.mark.parametrize("card", KIT)
def test_nothing_is_set_off_in_the_start_phase_or_in_an_opponents_turn(card: str) -> None:
    """TCG-HEX-06"""
    me = town("jacks-house, town-hall", at={"jacks-house": card}, hand="fire, zero, devil")
    table = tcg(me, rival(), stage="activity")
    table.answer(0, "mark move", "join")
    assert table.at(0, "town-hall") == [card]
    assert now(table) == ON_TURN
    theirs = surprise("public-transportation", 1, town("mayor-mobile"), me)
    assert (theirs.at(1, "town-hall"), now(theirs)) == ([card], ON_TURN)


@pytest.mark.parametrize("card", KIT)
def test_a_ride_is_a_move_too(card: str) -> None:
    me = town("mayor-mobile, town-hall", at={"mayor-mobile": card}, hand="fire, zero, devil")
    table = surprise("hitch-a-ride", 1, me)
    assert (table.at(0, "town-hall"), table.offers(0, "no")) == ([card], True)


@pytest.mark.parametrize("card", KIT)
def test_the_hex_counter_goes_in_the_end_phase(card: str) -> None:
    """TCG-HEX-03"""
    me = town("jacks-house, town-hall", at={"jacks-house": card}, hand="fire, zero, devil", hexed=card)
    table = tcg(me, rival())
    table.answer(0, "perform jacks-house 3", f"move {card} town-hall")
    assert now(table) == (0, "MoveCharacters")
    table.answer(0, "stop")
    table.go_on("ChooseActivity")
    assert table.game.hexed == frozenset()


# Creations


def test_old_sparkly_costs_four_less_with_six_active_locales() -> None:
    """The Starting Locale always is."""
    at = {
        "the-well": "igor",
        "witches-nook": "mummy-boy",
        "back-alley": "devil",
        "sallys-room": "clown",
        "the-graveyard": "wolfman",
    }
    row = ", ".join(["jacks-house", *at])
    assert costs_exactly("old-sparkly", "", 1, town(row, at=at))
    five = {**at, "the-graveyard": "zero"}
    assert costs_exactly("old-sparkly", "", 5, town(row, at=five), town(row, at=at))


@pytest.mark.parametrize("oogie", [OOGIE, GAMBLER])
def test_snake_and_spider_stew_costs_five_less_with_oogie_and_sandy_at_the_lair(oogie: str) -> None:
    row = "oogies-lair, town-hall"
    both = f"{oogie}, sandy-claws"
    assert costs_exactly("snake-and-spider-stew", "", 1, town(row, at={"oogies-lair": both}))
    for at in ({"town-hall": both}, {"oogies-lair": oogie, "town-hall": "sandy-claws"}, {"oogies-lair": "sandy-claws"}):
        assert costs_exactly("snake-and-spider-stew", "", 6, town(row, at=at), town(row, at={"oogies-lair": both}))


def built(top: str, **said: str) -> Story:
    """I think I've got it is played with a card on top of the deck."""
    return surprise("i-think-ive-got-it", 2, standing({}, creations=HOUSE, deck=f"{top}, devil", **said))


@pytest.mark.parametrize("top", ["igor", "road-kill", HOUSE])
def test_i_think_ive_got_it_builds_the_house_of_cards_higher(top: str) -> None:
    """RUL-32: the card lies face down, for its owner alone to look at, and is in nobody's town."""
    table = built(top)
    assert (table.number(HOUSE), table.game.scores[0]) == (4, 4)
    (card,) = table.game.stacks[table.card(HOUSE)]
    assert (table.game.name(card), card in table.game.down) == (top, True)
    assert (table.game.name_for(0, card), table.game.name_for(1, card)) == (top, None)
    assert (table.pile(0, "deck"), table.pile(0, "surprises")) == (["devil"], ["i-think-ive-got-it"])
    assert now(table) == ON_TURN


def tomorrow(table: Story) -> None:
    """Everybody declines everything until seat 0 is on turn again."""
    table.answer(0, "end-turn")
    table.go_on("TurnAction")
    while table.waiting != 0:
        table.answer(1, "end-turn")
        table.go_on("TurnAction")


def test_a_house_of_cards_grows_by_two_for_every_card_until_a_surprise_makes_it_fall_in() -> None:
    deck = "igor, road-kill, fetch, devil, zero"
    me = standing({}, creations=HOUSE, hand="3 i-think-ive-got-it", stacked={HOUSE: "what-have-i-done"}, deck=deck)
    table = surprise("i-think-ive-got-it", 2, me)
    assert table.number(HOUSE) == 2 + 1 + 2
    # Once a Round (TCG-SURP-04).
    assert not table.offers(0, "play-surprise i-think-ive-got-it")
    tomorrow(table)
    table.answer(0, "play-surprise i-think-ive-got-it 2")
    assert table.number(HOUSE) == 2 + 1 + 4
    tomorrow(table)
    table.answer(0, "play-surprise i-think-ive-got-it 2")
    # Fetch was on top: everything under the house goes with it, what was stacked there, too.
    assert (table.number(HOUSE), table.stacked(HOUSE)) == (2, [])
    assert sorted(table.pile(0, "discard")[-4:]) == ["fetch", "igor", "road-kill", "what-have-i-done"]
    assert (table.pile(0, "deck"), table.game.down) == (["devil", "zero"], frozenset())
    assert now(table) == ON_TURN
    tomorrow(table)
    table.answer(0, "play-surprise i-think-ive-got-it 2")
    assert table.number(HOUSE) == 2 + 2


def test_a_house_of_cards_takes_all_under_it_along_when_it_is_scrapped() -> None:
    """TCG-STACK-07"""
    me = standing({}, creations=HOUSE, hand="i-think-ive-got-it", deck="igor, devil")
    table = tcg(me, rival(hand="fire", pp=5))
    table.answer(0, "play-surprise i-think-ive-got-it 2", "end-turn")
    table.answer(1, "play-surprise fire 1")
    assert sorted(table.pile(0, "discard")) == [HOUSE, "igor"]
    assert (table.game.scores[0], table.game.down) == (0, frozenset())


def test_a_house_of_cards_is_bought_for_two() -> None:
    assert costs_exactly(HOUSE, "", 2, standing({}))


def test_i_think_ive_got_it_needs_the_own_house_of_cards() -> None:
    assert not is_offered("i-think-ive-got-it", 2, standing({}), rival(creations=HOUSE))


# Everybody make a scene


@pytest.mark.parametrize(("mayor", "number"), [("zero", 2), (MAYOR, 3), (LEADER, 3)])
def test_everybody_make_a_scene_draws_for_active_locales_of_two_or_more_or_of_one_with_the_mayor(
    mayor: str, number: int
) -> None:
    """The Starting Locale has 0, and what is not Active does not count."""
    at = {
        "jacks-house": mayor,
        "the-well": "igor",
        "back-alley": "devil",
        "town-hall": "reaper",
        "town-square": "wolfman",
    }
    me = town(", ".join(at), at=at, pp=2)
    table = surprise("everybody-make-a-scene", 1, me, rival({"town-hall": f"{MAYOR}, igor"}))
    assert (drawn(table), table.game.pp[0], now(table)) == (number, 0, ON_TURN)
