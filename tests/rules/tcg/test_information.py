"""Chapter 24, who knows what: hands, decks, piles, and what lies face down."""

from spiralhill.games.tcg.events import Discards, Draws, Looks, LooksAtDeck
from spiralhill.games.tcg.state import DECK, LOCALE_DECK, PILES
from tests.rules.tcg.games import begun, laid, wander
from tests.rules.tcg.story import tcg, town
from tests.rules.views import SPECTATOR, faces, facts, heard, known, lawful, piles, size, viewers

JACK = "jack-skellington-the-pumpkin-king"
SHOCK = "shock-little-hag"


def test_a_hand_is_known_to_its_owner_only() -> None:
    """TCG-INFO-01"""
    table = tcg(town(hand="igor, fetch, zero"), town(hand="clown"))
    for viewer in (1, SPECTATOR):
        shown = piles(table, viewer, 0, "hand")[0]
        assert (shown["known"], "cards" in shown) == ([], False)
    assert sorted(filter(None, faces(table, 0, 0, "hand"))) == ["fetch", "igor", "zero"]
    # What may be played would tell what is held: only the player sees it.
    assert table.game.view(0)["options"] == table.offered(0)
    assert [table.game.view(viewer)["options"] for viewer in (1, SPECTATOR)] == [None, None]
    lawful(table)


def test_drawn_cards_are_told_to_their_player_only() -> None:
    """TCG-INFO-01"""
    table = tcg(town("jacks-house", deck="igor, fetch, zero"), town())
    table.answer(0, "perform jacks-house 1")
    assert heard(table, 0, Draws) == [Draws(0, 2, ("igor", "fetch"))]
    for viewer in (1, SPECTATOR):
        assert heard(table, viewer, Draws) == [Draws(0, 2, ())]
    lawful(table)


def test_a_look_at_a_hand_is_for_the_one_who_looks() -> None:
    """TCG-INFO-01"""
    table = tcg(town(hand="mystic-cauldron"), town(hand="igor, fetch"), town(hand="zero"))
    table.answer(0, "play-surprise mystic-cauldron 1", "target @2")
    assert known(table, 0, 1) == ["fetch", "igor"]
    assert known(table, 2, 1) == known(table, SPECTATOR, 1) == []
    assert known(table, 0, 2) == []
    assert heard(table, 0, Looks) != heard(table, 2, Looks) == [Looks(0, 1, 2, ())]
    lawful(table)


def test_nobody_learns_from_a_question_whether_an_answer_is_held() -> None:
    """TCG-INFO-01 TCG-TIME-02"""
    for held, options in (("pull-yourself-together", 2), ("fetch", 1)):
        table = tcg(
            town("jacks-house", at={"jacks-house": JACK}, hand="hello-oogie", pp=3),
            town("oogies-lair", at={"oogies-lair": "igor"}, hand=held, pp=1),
            patient=True,
        )
        table.answer(0, "play-surprise hello-oogie 1")
        # At a patient table the player without an answer is asked as well, and can only pass.
        assert (table.waiting, len(table.offered(1))) == (1, options)
        view = table.game.view(0)
        assert (view["waits_for"], view["asks"], view["options"]) == (1, "Ward", None)


def test_hand_sizes_are_public() -> None:
    """TCG-INFO-02"""
    for table in wander("jack", "oogie", "mayor", seed=3):
        for viewer in viewers(table):
            sizes = [size(table, viewer, seat, "hand") for seat in range(3)]
            assert sizes == [len(table.hand(seat)) for seat in range(3)]


def test_decks_are_face_down_for_all_and_their_sizes_public() -> None:
    """TCG-INFO-03 RUL-33"""
    table = begun("jack", "oogie")
    for viewer in viewers(table):
        for owner, number in ((0, 33), (1, 35)):
            assert faces(table, viewer, owner, "deck") == [None] * number
            assert faces(table, viewer, owner, "locale-deck") == [None] * 5
    lawful(table)


def test_no_deck_is_known_in_a_whole_game() -> None:
    """TCG-INFO-03 RUL-33"""
    for step, table in enumerate(wander("jack", "oogie", seed=5)):
        if step % 7 == 0:
            for viewer in viewers(table):
                for owner in (0, 1):
                    assert set(faces(table, viewer, owner, "deck")) <= {None}
                    assert set(faces(table, viewer, owner, "locale-deck")) <= {None}
                    for zone, pile in (("deck", DECK), ("locale-deck", LOCALE_DECK)):
                        assert size(table, viewer, owner, zone) == len(table.game.piles[owner * PILES + pile])
            lawful(table)


def test_who_has_put_cards_in_order_knows_them() -> None:
    """TCG-INFO-03"""
    table = tcg(
        town("jacks-house", at={"jacks-house": "big-witch"}, hand="mystic-cauldron", deck="igor, zero, fetch"), town()
    )
    table.answer(0, "play-surprise mystic-cauldron 2")
    assert heard(table, 1, LooksAtDeck) == [LooksAtDeck(0, 3, ())]
    table.answer(0, "choose fetch", "choose igor")
    assert table.pile(0, "deck") == ["fetch", "igor", "zero"]
    assert faces(table, 0, 0, "deck") == ["zero", "igor", "fetch"]
    assert faces(table, 1, 0, "deck") == [None, None, None]
    lawful(table)


def test_everything_face_up_in_a_town_is_public() -> None:
    """TCG-INFO-04"""
    table = tcg(
        town(
            "jacks-house, the-well",
            at={"the-well": f"{SHOCK}, corpse-kid"},
            stacked={SHOCK: "i-told-you"},
            creations="scary-teddy",
            table="halloweentown-gates",
            hexed="corpse-kid",
        ),
        town("oogies-lair"),
    )
    for viewer in viewers(table):
        assert faces(table, viewer, 0, "locale") == ["jacks-house", "the-well"]
        assert faces(table, viewer, 0, "at") == [SHOCK, "corpse-kid"]
        assert faces(table, viewer, 0, "creations") == ["scary-teddy"]
        assert faces(table, viewer, 0, "table") == ["halloweentown-gates"]
        assert faces(table, viewer, 0, "beneath") == ["i-told-you"]
        told = facts(table, viewer)
        assert told["hexed"] == [table.card("corpse-kid")]
        assert told["beneath"] == [[table.card(SHOCK), table.card("i-told-you")]]
        assert told["scare"][0] == [0, 4]


def test_points_counters_king_and_activity_are_public() -> None:
    """TCG-INFO-05"""
    table = tcg(town(pp=2, hand="igor"), town(pp=5, hand="igor"), king=1, day=4, stage="activity")
    table.answer(1, "mark draw")
    for viewer in viewers(table):
        told = facts(table, viewer)
        assert (told["pp"], told["days"], told["day"]) == ([2, 5], 8, 4)
        assert (told["king"], told["activity"], told["free"]) == (1, "draw", None)


def test_discards_are_seen_as_they_happen_and_not_afterwards() -> None:
    """TCG-INFO-06"""
    table = tcg(town("jacks-house", hand="cyclops, igor, zero", discard="fire", surprises="fetch", pp=1), town())
    table.answer(0, "play cyclops jacks-house", "discard igor")
    for viewer in (1, SPECTATOR):
        assert heard(table, viewer, Discards) == [Discards(0, "igor")]
        assert faces(table, viewer, 0, "discard") == [None, "igor"]
        assert faces(table, viewer, 0, "surprises") == ["fetch"]
    assert faces(table, 0, 0, "discard") == ["fire", "igor"]
    lawful(table)


def test_face_down_locales_and_cards_are_secret() -> None:
    """TCG-INFO-07"""
    start = laid("jack", "oogie")
    for viewer in (1, SPECTATOR):
        assert faces(start, viewer, 0, "locale") == [None]
    table = tcg(town("jacks-house, scary-bed", under={"scary-bed": "fetch, igor"}), town())
    for viewer in (1, SPECTATOR):
        assert faces(table, viewer, 0, "locale") == ["jacks-house", None, None, "scary-bed"]
    assert faces(table, 0, 0, "locale") == ["jacks-house", "fetch", "igor", "scary-bed"]
    lawful(table)


def test_a_random_discard_is_random() -> None:
    """TCG-INFO-08"""
    hand = ("igor", "fetch", "zero", "clown")
    lost = set()
    for seed in range(40):
        table = tcg(town(hand="mad-genius", pp=1), town(hand=", ".join(hand)), seed=seed)
        table.answer(0, "play-surprise mad-genius 1")
        # Nobody is asked which.
        assert (table.waiting, table.asks_for) == (0, "TurnAction")
        lost.update(table.pile(1, "discard"))
    assert lost == set(hand)


def test_what_returned_to_a_hand_is_known_to_be_there() -> None:
    """TCG-INFO-01 TCG-INFO-04"""
    table = tcg(
        town("jacks-house", at={"jacks-house": JACK}, hand="hello-oogie", pp=3),
        town("oogies-lair", at={"oogies-lair": "igor"}, hand="fetch"),
    )
    table.answer(0, "play-surprise hello-oogie 1")
    assert known(table, 0, 1) == known(table, SPECTATOR, 1) == ["igor"]
    lawful(table)


def test_every_position_of_a_game_is_lawful() -> None:
    """TCG-INFO-01 TCG-INFO-03 TCG-INFO-07"""
    for seed in range(2):
        for step, table in enumerate(wander("finklestein", "mayor", "oogie", seed=seed)):
            if step % 9 == 0:
                lawful(table)
