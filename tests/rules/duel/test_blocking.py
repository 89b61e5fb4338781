"""Chapter 19, blocking: bases, mods and Special Blocks of the one who is attacked."""

from tests.rules.duel.story import anyone, duel


def test_several_base_blocks_add_up() -> None:
    """DUEL-BLK-01 DUEL-BLK-02"""
    table = duel(anyone(hand="stallion-charge, slip-free"), anyone(hand="2 guard, recoil"))
    table.answer(0, "play stallion-charge")
    table.answer(1, "play guard", "add guard", "done")
    assert (table.active, table.block_value) == (["stallion-charge", "guard", "guard"], 4)
    table.answer(0, "pass")
    # A later Base Block of the same sequence adds to them.
    table.answer(1, "play recoil")
    assert table.block_value == 7
    table.asks(0, "pass", "play slip-free")


def test_a_block_mod_needs_an_active_base_block() -> None:
    """DUEL-BLK-03"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="guard, brace, slip-free", body="guard"))
    table.answer(0, "play strike")
    # A Guard left over from an earlier turn is no active one.
    table.refuses(1, "brace", "DUEL-BLK-03")
    table.answer(1, "play guard", "add brace")
    assert table.block_value == 5
    table.asks(0, "pass", "play slip-free")


def test_a_special_block_needs_no_base_block_and_opens_no_way_for_mods() -> None:
    """DUEL-BLK-04 DUEL-BLK-05"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="parry, brace, slip-free"))
    table.answer(0, "play strike")
    table.asks(1, "pass", "play parry", "play slip-free")
    table.answer(1, "play parry")
    assert (table.active, table.block_value) == (["strike", "parry"], 0)
    table.answer(0, "pass")
    table.refuses(1, "brace", "DUEL-BLK-03")
    table.asks(1, "pass", "play slip-free")


def test_block_mods_count_only_while_a_base_block_is_active() -> None:
    """DUEL-BLK-06 DUEL-BLK-07"""
    table = duel(anyone(hand="strike, break-guard, slip-free"), anyone(hand="2 guard, 2 brace"))
    table.answer(0, "play strike")
    table.answer(1, "play guard", "add brace", "done")
    assert table.block_value == 5
    table.answer(0, "play break-guard")
    assert (table.active, table.block_value) == (["strike", "brace", "break-guard"], 0)
    # Without a base no further mod can be played; with a new one the old mod counts again.
    table.refuses(1, "brace", "DUEL-BLK-03")
    table.answer(1, "play guard", "done")
    assert table.block_value == 5
    table.asks(0, "pass", "play slip-free")


def test_one_remaining_base_block_is_enough_for_all_mods() -> None:
    """DUEL-BLK-08"""
    table = duel(anyone(hand="strike, break-guard, slip-free"), anyone(hand="2 guard, 2 brace, slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "play guard", "add guard", "add brace", "add brace")
    assert table.block_value == 10
    table.asks(0, "pass", "play break-guard", "play slip-free")
    table.answer(0, "play break-guard", "clear guard 2")
    assert (table.pile(1, "body"), table.block_value) == (["guard"], 8)
    table.asks(1, "pass", "play slip-free")


def test_blocks_are_no_plays_without_an_attack() -> None:
    """DUEL-BLK-09 AMB-03"""
    table = duel(anyone(hand="guard, parry, prayer"), anyone(hand="guard, parry, slip-free"))
    table.refuses(0, "guard", "DUEL-BLK-09")
    table.refuses(0, "parry", "DUEL-BLK-09")
    table.answer(0, "play prayer")
    table.refuses(1, "guard", "DUEL-BLK-09")
    table.refuses(1, "parry", "DUEL-BLK-09")
    table.asks(1, "pass", "play slip-free")


def test_nobody_blocks_an_attack_on_somebody_else() -> None:
    """DUEL-BLK-09 AMB-02"""
    table = duel(
        anyone(hand="strike, guard, slip-free"),
        anyone(hand="guard"),
        anyone(hand="guard, brace, parry, push, feint, reload, slip-free", deck="push"),
    )
    table.answer(0, "play strike @2")
    table.answer(1, "play guard")
    # A bystander has priority, but only a Fast Miscellaneous card is of use: no side may be joined.
    for title, rule in (
        ("guard", "DUEL-BLK-09"),
        ("brace", "DUEL-BLK-09"),
        ("parry", "DUEL-BLK-09"),
        ("push", "DUEL-ATK-04"),
        ("feint", "DUEL-ATK-09"),
        ("reload", "DUEL-TYPE-09"),
    ):
        table.refuses(2, title, rule)
    table.asks(2, "pass", "play slip-free")
    table.answer(2, "pass")
    # Nor does the attacker block her own attack.
    table.refuses(0, "guard", "DUEL-BLK-09")
    table.asks(0, "pass", "play slip-free")
