"""Chapter 2, set-up: how the table stands before the first Day, and in which order it is laid."""

from collections import Counter

import pytest

import spiralhill
from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.events import ChoosesKing, DayBegins, Draws, PreparesDeck, RevealsStart
from spiralhill.games.tcg.prints import Locale
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.kernel.chance import Dice
from tests.rules.tcg.games import begun, laid
from tests.rules.tcg.story import tcg, town
from tests.rules.views import faces, facts, lawful, viewers

FOUR = ("jack", "oogie", "mayor", "finklestein")


class Noted(Dice):
    """Dice that note what they are rolled for."""

    __slots__ = ("labels",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.labels: list[str] = []

    def below(self, label: str, limit: int) -> int:
        if label not in self.labels[-1:]:
            self.labels.append(label)
        return super().below(label, limit)


def test_every_player_brings_a_deck() -> None:
    """TCG-SETUP-01"""
    own = {"name": "Mine", "cards": [[copies, id] for id, copies in STARTERS["mayor"].items()]}
    game = spiralhill.new("tcg", ["jack", own], seed=3)
    assert sum(len(cards) for cards in game.piles) == 92
    small = {"name": "Mine", "cards": [[1, "jacks-house"], [4, "fetch"]]}
    for missing in (None, "", "santa", {}, {"name": "Mine", "cards": []}, small):
        with pytest.raises((spiralhill.Illegal, spiralhill.Unknown, spiralhill.Damaged)):
            spiralhill.new("tcg", ["jack", missing], seed=3)


def test_an_illegal_deck_is_refused_with_its_rule() -> None:
    """TCG-SETUP-01"""
    cards = dict(STARTERS["mayor"])
    del cards["mayor-mobile"]
    listed = {"name": "Mine", "cards": [[copies, id] for id, copies in cards.items()]}
    with pytest.raises(spiralhill.Illegal, match="TCG-DECK-01"):
        spiralhill.new("tcg", ["jack", listed], seed=3)


def test_chance_picks_the_first_king() -> None:
    """TCG-SETUP-02"""
    tables = [laid("jack", "oogie", "mayor", seed=seed) for seed in range(300)]
    kings = Counter(table.game.king for table in tables)
    assert sorted(kings) == [0, 1, 2]
    assert all(75 <= number <= 125 for number in kings.values())
    # Who it is, is told; no activity is marked yet.
    assert [table.told(ChoosesKing)[0].seat for table in tables] == [table.game.king for table in tables]
    assert {table.game.activity for table in tables} == {None}
    assert facts(tables[0], 1)["activity"] is None


def test_twelve_counters_and_empty_tracks() -> None:
    """TCG-SETUP-03 TCG-SETUP-04"""
    for players in (2, 3, 4):
        game = laid(*FOUR[:players]).game
        assert (game.days, game.pp) == (12, [0] * players)


def test_starting_locales_lie_face_down() -> None:
    """TCG-SETUP-05 TCG-INFO-07"""
    table = laid("jack", "oogie")
    for owner, start in ((0, "jacks-house"), (1, "oogies-lair")):
        assert table.game.name(table.game.locale(owner, 0)) == start
        for viewer in viewers(table):
            assert faces(table, viewer, owner, "locale") == [start if viewer == owner else None]
    # Once the first Day has begun, everybody sees them.
    later = begun("jack", "oogie")
    for viewer in viewers(later):
        assert faces(later, viewer, 1, "locale") == ["oogies-lair"]


@pytest.mark.parametrize(("zone", "number"), [("locale-deck", 5), ("deck", 40)])
def test_decks_are_shuffled_and_nobody_knows_their_order(zone: str, number: int) -> None:
    """TCG-SETUP-06 TCG-SETUP-07"""
    tables = [laid("jack", "oogie", seed=seed) for seed in range(8)]
    orders = {tuple(table.pile(0, zone)) for table in tables}
    assert len(orders) > 5
    # Only the order differs.
    assert len({tuple(sorted(order)) for order in orders}) == 1
    for table in tables:
        for viewer in viewers(table):
            assert faces(table, viewer, 0, zone) == [None] * number
    lawful(tables[0])


def test_nobody_is_asked_to_cut_a_deck() -> None:
    """TCG-SETUP-08 RUL-03"""
    main = {id: copies for id, copies in STARTERS["jack"].items() if not isinstance(PRINTS[id], Locale)}
    assert Counter(laid("jack", "oogie").pile(0, "deck")) == main
    table = begun("jack", "oogie")
    assert (table.waiting, table.asks_for, table.game.picks) == (table.game.king, "ChooseActivity", [])


def test_both_discard_piles_start_empty() -> None:
    """TCG-SETUP-09"""
    for table in (laid(*FOUR), begun(*FOUR)):
        for seat in range(4):
            assert (table.pile(seat, "discard"), table.pile(seat, "surprises")) == ([], [])
            assert (table.pile(seat, "creations"), table.pile(seat, "table")) == ([], [])


def test_no_hand_is_dealt_before_the_starting_locales_are_seen() -> None:
    """TCG-SETUP-10"""
    assert [laid(*FOUR).hand(seat) for seat in range(4)] == [[]] * 4
    table = begun(*FOUR)
    kinds = [type(event) for event in table.game.log if isinstance(event, (RevealsStart, Draws))]
    assert kinds == [RevealsStart] * 4 + [Draws] * 4


def test_the_order_of_the_set_up() -> None:
    """TCG-SETUP-11"""
    table = begun("jack", "oogie")
    kinds = [type(event) for event in table.game.log[:4]]
    assert kinds == [ChoosesKing, PreparesDeck, PreparesDeck, DayBegins]
    chance = Noted(1)
    laid("jack", "oogie", chance=chance)
    labels = chance.labels
    assert labels[0] == "first-player"
    for seat in (0, 1):
        assert labels.index(f"shuffle:locales:{seat}") < labels.index(f"shuffle:deck:{seat}")
    assert len(labels) == 5


def test_a_deck_too_small_for_the_starting_hand_gives_what_it_has() -> None:
    """RUL-04"""
    table = tcg(town(deck="3 cyclops"), town(start="mayor-mobile"), stage="dawn")
    assert (table.hand(0), table.pile(0, "deck")) == (["cyclops"] * 3, [])
    assert (len(table.hand(1)), len(table.pile(1, "deck"))) == (6, 6)
    assert table.asks_for == "ChooseActivity"
