"""Surprises that are about every player."""

import pytest

from tests.cards.tcg.scenes import (
    DEMON,
    DOCTOR,
    GAMBLER,
    JACK,
    LEADER,
    LOCK,
    MAYOR,
    ON_TURN,
    OOGIE,
    SALLY,
    SHOCK,
    TRIO,
    drawn,
    now,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import Story, town


def counts(table: Story) -> list[int]:
    """How many cards of their decks all players have in hand."""
    return [drawn(table, seat) for seat in range(table.game.box.seats)]


# Everybody draws


def test_kidnap_mr_sandy_claws_lets_all_draw_for_the_trio_and_sandy() -> None:
    """RUL-43"""
    me = standing({"town-hall": f"{LOCK}, {SHOCK}", "back-alley": "sandy-claws"}, pp=1)
    others = (rival({"town-hall": f"{TRIO}, sandy-claws"}), rival({"town-hall": f"igor, {JACK}"}), rival())
    table = surprise("kidnap-mr-sandy-claws", 1, me, *others)
    assert counts(table) == [4, 5, 1, 1]
    assert (table.game.pp[0], now(table)) == (0, ON_TURN)


def test_kidnap_mr_sandy_claws_counts_every_version() -> None:
    kit = "lock-impish-trick-or-treater, shock-bossy-trick-or-treater, barrel-dopey-trick-or-treater"
    assert counts(surprise("kidnap-mr-sandy-claws", 1, standing({"town-hall": kit}))) == [4, 1]


def test_nightmare_before_christmas_lets_all_draw_for_the_five() -> None:
    me = standing({"town-hall": f"{DEMON}, {SALLY}", "back-alley": f"{MAYOR}, {OOGIE}, {DOCTOR}"})
    others = (rival({"town-hall": f"{GAMBLER}, igor"}), rival({"town-hall": f"zero, {LOCK}"}))
    table = surprise("nightmare-before-christmas", 1, me, *others)
    assert counts(table) == [5, 1, 0]
    assert (table.pile(0, "surprises"), now(table)) == (["nightmare-before-christmas"], ON_TURN)


# Everybody discards


def test_somethings_up_with_jack_halves_all_hands_and_comforts_those_with_jack() -> None:
    """RUL-02, RUL-53: half is rounded up; the Surprise itself has left the hand."""
    me = standing({"town-hall": DEMON}, hand="fire, zero, igor")
    others = (rival({"town-hall": JACK}, hand="4 fire"), rival(hand="fire"), rival({"town-hall": JACK}))
    table = surprise("somethings-up-with-jack", 1, me, *others)
    table.asks(0, "discard fire", "discard zero", "discard igor")
    assert 2 not in table.game.asked
    table.answer(0, "discard fire")
    table.answer(1, "discard fire")
    # Nobody knows what the others have named, but everybody what they have named themselves.
    assert table.pile(0, "discard") == []
    window = table.game.agenda[-1]
    assert [window.named(seat) for seat in (0, 1)] == [(table.card("fire"),), (table.card("fire", 1),)]
    assert [(one.message, one.rule) for one in table.game.why_not(0, table.card("fire"))] == [
        ("goes-already", "RUL-54")
    ]
    table.answer(0, "discard igor")
    table.answer(1, "discard fire")
    assert [len(table.pile(seat, "discard")) for seat in range(4)] == [2, 2, 1, 0]
    assert [len(table.hand(seat)) for seat in range(4)] == [1 + 1, 2 + 1, 0, 0 + 1]
    assert counts(table) == [1, 1, 0, 1]
    assert now(table) == ON_TURN


# Everybody does something to the left neighbour


def test_im_the_boogie_man_lets_all_return_a_character_of_one_from_the_left() -> None:
    """RUL-02, RUL-22"""
    me = standing({"town-hall": f"igor, {LOCK}, devil"}, stacked={LOCK: "i-wanna-do-it"})
    others = (rival({"town-hall": f"{SHOCK}, mummy-boy, zero"}), rival({"town-hall": f"devil, {GAMBLER}"}))
    table = surprise("im-the-boogie-man", 1, me, *others)
    # Seat 0 aims at seat 1; seat 1 has nobody of 1 on its left, and seat 2 but one.
    table.asks(0, f"bounce {SHOCK}", "bounce mummy-boy")
    table.answer(0, "bounce mummy-boy")
    assert [table.hand(seat) for seat in range(3)] == [["igor"], ["mummy-boy"], ["cyclops"]]
    # Only the one with Oogie in town has drawn.
    assert counts(table) == [0, 0, 1]
    assert now(table) == ON_TURN


def test_im_the_boogie_man_makes_two_players_each_others_neighbours() -> None:
    """RUL-57"""
    table = surprise("im-the-boogie-man", 1, standing({"town-hall": "igor"}), rival({"town-hall": f"zero, {LOCK}"}))
    assert [table.hand(seat) for seat in (0, 1)] == [["igor"], [LOCK]]
    assert now(table) == ON_TURN


def test_public_transportation_lets_all_shift_a_character_of_the_left_neighbour() -> None:
    """RUL-02"""
    me = town("jacks-house, town-hall, the-well", at={"town-hall": "igor"})
    others = (
        town("mayor-mobile, town-hall, the-well", at={"mayor-mobile": f"zero, {SALLY}"}),
        town("oogies-lair, town-hall, the-well", at={"town-hall": f"{OOGIE}"}),
    )
    table = surprise("public-transportation", 1, me, *others)
    table.asks(0, "move zero town-hall", f"move {SALLY} town-hall")
    table.asks(1, f"move {OOGIE} oogies-lair", f"move {OOGIE} the-well")
    table.asks(2, "move igor jacks-house", "move igor the-well")
    table.answer(0, "move zero town-hall")
    table.answer(1, f"move {OOGIE} the-well")
    assert table.at(0, "town-hall") == ["igor"]
    table.answer(2, "move igor jacks-house")
    assert (table.at(0, "jacks-house"), table.at(1, "town-hall")) == (["igor"], ["zero"])
    assert table.at(2, "the-well") == [OOGIE]
    assert now(table) == ON_TURN


def test_public_transportation_passes_by_those_who_stand_with_the_mayor() -> None:
    me = town("jacks-house, town-hall", at={"town-hall": f"{LEADER}, igor"})
    other = town("mayor-mobile, town-hall", at={"town-hall": f"{MAYOR}, zero", "mayor-mobile": "easter-bunny, devil"})
    table = surprise("public-transportation", 1, me, other)
    # Mine are with the Mayor; of theirs one is, and one never moves: the Devil alone is left, and goes.
    assert (table.at(0, "town-hall"), table.at(1, "town-hall")) == (["igor", LEADER], ["devil", MAYOR, "zero"])
    assert now(table) == ON_TURN


def test_public_transportation_moves_a_heavy_oogie_out_of_his_lair() -> None:
    """RUL-11"""
    other = town("oogies-lair, town-hall", at={"oogies-lair": OOGIE})
    table = surprise("public-transportation", 1, town("jacks-house, the-well"), other)
    assert (table.at(1, "town-hall"), now(table)) == ([OOGIE], ON_TURN)


# Creations for nothing


def test_organ_donor_lets_all_from_the_pumpkin_king_on_pay_with_finklestein_or_three_others() -> None:
    """TCG-CREA-03"""
    me = standing({"town-hall": f"{DOCTOR}, igor, zero"}, hand="old-sparkly, road-kill", pp=1)
    others = (
        rival({"town-hall": "igor, zero, devil, clown"}, hand="sandy-claws-outfit, fire", creations="road-kill"),
        rival({"town-hall": f"{DOCTOR}"}, hand="dead-head"),
    )
    table = surprise("organ-donor", 1, me, *others, king=1, turn=0)
    # The Pumpkin King is first: Finklestein is not there, so it takes three.
    table.asks(1, "pass", "scrap igor", "scrap zero", "scrap devil", "scrap clown")
    table.answer(1, "scrap igor", "scrap zero", "scrap clown")
    assert table.pile(1, "creations") == ["road-kill", "sandy-claws-outfit"]
    assert sorted(table.pile(1, "discard")) == ["clown", "igor", "zero"]
    table.answer(2, "pass")
    assert table.pile(2, "creations") == []
    # Two others are not enough.
    table.asks(0, "pass", f"scrap {DOCTOR}")
    table.answer(0, f"scrap {DOCTOR}")
    table.asks(0, "play-free old-sparkly", "play-free road-kill")
    table.answer(0, "play-free old-sparkly")
    assert (table.pile(0, "creations"), table.game.pp) == (["old-sparkly"], [0, 0, 0])
    assert now(table) == ON_TURN


def test_organ_donor_plays_no_second_copy_but_sets_off_what_the_creation_says() -> None:
    me = standing(
        {"town-hall": f"{DOCTOR}, decomposing-guy"}, hand="nutcracker, road-kill", creations="nutcracker", pp=1
    )
    table = surprise("organ-donor", 1, me)
    table.answer(0, f"scrap {DOCTOR}")
    assert table.pile(0, "creations") == ["nutcracker", "road-kill"]
    assert (drawn(table), now(table)) == (2, ON_TURN)


def test_organ_donor_asks_nobody_who_has_nobody_to_give() -> None:
    giver = rival({"town-hall": "igor, zero, cyclops"}, hand="dead-head")
    table = surprise("organ-donor", 1, standing({"town-hall": "igor, zero"}, hand="dead-head"), giver)
    assert (table.waiting, table.asks_for) == (1, "DonateWho")
    table.answer(1, "pass")
    assert (table.pile(0, "surprises"), now(table)) == (["organ-donor"], ON_TURN)


def test_organ_donor_lets_jewel_stand_in_for_finklestein() -> None:
    """DEC-27"""
    table = surprise("organ-donor", 1, standing({"town-hall": f"{DOCTOR}, jewel"}, hand="dead-head"))
    table.answer(0, f"scrap {DOCTOR}", "yes")
    assert (table.at(0, "town-hall"), table.pile(0, "creations")) == ([DOCTOR], ["dead-head"])


@pytest.mark.parametrize("answer", ["play-free jingle-bells", "pass"])
def test_sackful_of_mischief_may_play_a_creation_from_the_top_for_nothing(answer: str) -> None:
    """The deck holds nothing else, so that it makes no difference where it is cut."""
    me = standing({"the-laboratory": DOCTOR}, deck="3 jingle-bells", pp=1)
    table = surprise("sackful-of-mischief", 1, me, rival(), rival())
    table.asks(0, "play-free jingle-bells", "pass")
    table.answer(0, answer)
    left = (["jingle-bells"], []) if answer != "pass" else ([], ["jingle-bells"])
    assert (table.pile(0, "creations"), table.pile(0, "discard")) == left
    # Played it is, so that Finklestein draws.
    assert (len(table.pile(0, "deck")), table.game.pp[0]) == (1 if answer != "pass" else 2, 0)
    assert now(table) == ON_TURN


@pytest.mark.parametrize("top", ["igor", "fire", "road-kill"])
def test_sackful_of_mischief_discards_anything_else(top: str) -> None:
    """A Creation of which the town has one is anything else, too (TCG-CREA-03)."""
    table = surprise("sackful-of-mischief", 1, standing({}, deck=f"3 {top}", creations="road-kill"))
    assert (table.pile(0, "discard"), len(table.pile(0, "deck"))) == ([top], 2)
    assert (table.pile(0, "creations"), now(table)) == (["road-kill"], ON_TURN)


def test_sackful_of_mischief_is_cut_by_chance() -> None:
    tops = set()
    for seed in range(30):
        table = surprise("sackful-of-mischief", 1, standing({}, deck="igor, zero, fire, devil"), seed=seed)
        tops.add(table.pile(0, "discard")[0])
        # A cut only turns the order round.
        order = [*table.pile(0, "discard"), *table.pile(0, "deck")]
        at = order.index("igor")
        assert order[at:] + order[:at] == ["igor", "zero", "fire", "devil"]
    assert tops == {"igor", "zero", "fire", "devil"}
