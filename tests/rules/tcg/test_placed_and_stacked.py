"""Chapter 12, continued: Surprises that stay on the table, in its centre, or under other cards."""

from spiralhill.games.tcg.events import AddsPoints, LeavesCentre, Scraps, Stacks
from spiralhill.games.tcg.picks import PlaySurprise, Stack
from tests.rules.tcg.story import tcg, town
from tests.rules.views import faces, facts, viewers

JACK = "jack-skellington-the-pumpkin-king"
SHOCK = "shock-little-hag"
TRIO = f"lock-little-devil, {SHOCK}, barrel-little-skeleton"


def test_a_placed_surprise_stays() -> None:
    """TCG-TABLE-01"""
    table = tcg(town("jacks-house", hand="halloweentown-gates", pp=2), town())
    table.answer(0, "play-surprise halloweentown-gates 1")
    assert (table.pile(0, "table"), table.pile(0, "surprises")) == (["halloweentown-gates"], [])
    table.next_turn(1)
    table.end_turn(1)
    table.next_turn(0)
    assert (table.game.day, table.pile(0, "table")) == (8, ["halloweentown-gates"])


def test_the_text_of_a_placed_surprise_keeps_working() -> None:
    """TCG-TABLE-02"""
    table = tcg(
        town("jacks-house", hand="search-lights, 3 fire", pp=6), town(creations="road-kill, scary-teddy"), town()
    )
    table.answer(0, "play-surprise search-lights 2", "play-surprise fire 1", "scrap road-kill")
    # 3 for the Search Lights, then 5 less 2.
    assert (table.game.pp[0], table.pile(1, "creations")) == (0, ["scary-teddy"])
    # On the next Day it is still so.
    table.next_turn(1)
    table.end_turn(1)
    table.next_turn(0)
    assert (table.game.day, table.pile(0, "table"), table.game.pp[0]) == (8, ["search-lights"], 0)
    table.answer(0, "perform jacks-house 2")
    table.refuses(0, PlaySurprise(table.card("fire", pile="hand"), 1), "TCG-PLAY-04")
    assert dict(table.game.why_not(0, table.card("fire", pile="hand"))[0].blanks) == {"price": 3, "points": 2}


def test_a_town_has_one_copy_of_a_table_surprise() -> None:
    """TCG-TABLE-03"""
    table = tcg(
        town(
            "jacks-house", hand="halloweentown-gates, search-lights", table="halloweentown-gates, search-lights", pp=6
        ),
        town(table="halloweentown-gates"),
    )
    table.refuses(0, PlaySurprise(table.card("halloweentown-gates", pile="hand"), 1), "TCG-TABLE-03")
    table.refuses(0, PlaySurprise(table.card("search-lights", pile="hand"), 2), "TCG-TABLE-03")
    # Its other ability places nothing.
    assert table.offers(0, "play-surprise search-lights 1")


def test_an_opponents_copy_is_not_in_the_way() -> None:
    """TCG-TABLE-03"""
    table = tcg(town(hand="halloweentown-gates", pp=2), town(table="halloweentown-gates"))
    table.answer(0, "play-surprise halloweentown-gates 1")
    assert table.game.scores == (2, 2)


def test_a_placed_surprise_scores() -> None:
    """TCG-TABLE-04 TCG-TOWN-01"""
    table = tcg(town(table="halloweentown-gates, search-lights"), town(), stage="end", day=12)
    assert (table.game.scores, table.game.winners) == ((5, 0), (0,))


def test_a_placed_surprise_is_discarded_to_the_ordinary_pile() -> None:
    """TCG-TABLE-05"""
    table = tcg(town(hand="gate-keeper", pp=1), town(table="halloweentown-gates"))
    table.answer(0, "play-surprise gate-keeper 1")
    assert (table.pile(1, "discard"), table.pile(1, "surprises")) == (["halloweentown-gates"], [])
    assert table.told(Scraps) == [Scraps(1, "halloweentown-gates")]
    table.end_turn(0)
    table.end_turn(1)
    # Only the first player has something to make up for.
    table.answer(0, "yes")
    assert (table.asks_for, table.hand(1)) == ("PlaceLocale", [])


def test_a_stacked_surprise_lies_under_a_card_for_all_to_read() -> None:
    """TCG-STACK-01"""
    table = tcg(town("jacks-house", at={"jacks-house": f"{TRIO}, igor"}, hand="i-told-you", pp=1), town())
    table.answer(0, "play-surprise i-told-you 2")
    shock, told = table.card(SHOCK), table.card("i-told-you")
    assert table.told(Stacks) == [Stacks(0, "i-told-you", SHOCK)]
    for viewer in viewers(table):
        assert faces(table, viewer, 0, "beneath") == ["i-told-you"]
        assert facts(table, viewer)["beneath"] == [[shock, told]]
    assert (table.pile(0, "surprises"), table.stacked(SHOCK)) == ([], ["i-told-you"])


def test_it_is_stacked_on_the_named_card_only() -> None:
    """TCG-STACK-01"""
    table = tcg(
        town(
            "jacks-house, the-tree-house",
            at={"jacks-house": f"{JACK}, igor", "the-tree-house": "sandy-claws"},
            hand="look-what-youve-done",
            pp=1,
        ),
        town("oogies-lair", at={"oogies-lair": "jack-skellington-demon-of-light"}),
    )
    table.answer(0, "play-surprise look-what-youve-done 2")
    table.asks(0, f"stack {JACK}", "stack sandy-claws")
    table.refuses(0, Stack(table.card("igor")), "TCG-STACK-01")
    table.refuses(0, Stack(table.card("jack-skellington-demon-of-light", 1)), "TCG-STACK-01")
    table.answer(0, f"stack {JACK}")
    assert table.number(JACK) == 4


def test_its_number_helps_to_activate_a_locale() -> None:
    """TCG-STACK-02"""
    table = tcg(town("jacks-house, town-square", at={"town-square": JACK}, hand="look-what-youve-done", pp=1), town())
    assert not table.offers(0, "perform town-square")
    table.answer(0, "play-surprise look-what-youve-done 2")
    assert table.offers(0, "perform town-square 1")


def test_its_number_counts_at_the_end() -> None:
    """TCG-STACK-03"""
    table = tcg(
        town("jacks-house", at={"jacks-house": SHOCK}, stacked={SHOCK: "i-told-you"}), town(), stage="end", day=12
    )
    assert table.game.scores == (2, 0)


def test_its_bonus_happens_once() -> None:
    """TCG-STACK-04"""
    table = tcg(town("jacks-house", at={"jacks-house": TRIO}, hand="i-told-you", pp=1), town())
    table.answer(0, "play-surprise i-told-you 2")
    assert (table.game.pp[0], len(table.told(AddsPoints))) == (2, 1)
    table.next_turn(1)
    table.end_turn(1)
    table.next_turn(0)
    # In the next turn the card is silent.
    assert (table.game.pp[0], len(table.told(AddsPoints))) == (0, 1)
    assert not table.offers(0, "use shock")


def test_one_character_carries_several() -> None:
    """TCG-STACK-05"""
    table = tcg(
        town(
            "jacks-house",
            at={"jacks-house": TRIO},
            hand="i-told-you",
            pp=1,
            stacked={SHOCK: "the-best-i-can"},
        ),
        town(),
    )
    table.answer(0, "play-surprise i-told-you 2")
    assert (table.stacked(SHOCK), table.number(SHOCK)) == (["the-best-i-can", "i-told-you"], 3)


def test_one_copy_is_stacked_in_a_town() -> None:
    """TCG-STACK-06"""
    at = {"jacks-house": JACK, "the-tree-house": "sandy-claws"}
    table = tcg(
        town(
            "jacks-house, the-tree-house",
            at=at,
            stacked={"sandy-claws": "look-what-youve-done"},
            hand="look-what-youve-done",
            pp=1,
        ),
        town(),
    )
    copy = table.card("look-what-youve-done", pile="hand")
    # Neither under the same Character nor under another one.
    table.refuses(0, PlaySurprise(copy, 2), "TCG-STACK-06")
    assert table.offers(0, "play-surprise look-what-youve-done 1")


def test_one_shadow_falls_on_a_town() -> None:
    """TCG-STACK-06"""
    table = tcg(
        town(hand="shadow-on-the-moon", pp=2),
        town("oogies-lair", at={"oogies-lair": "igor, clown"}, stacked={"igor": "shadow-on-the-moon"}),
        town("mayor-mobile", at={"mayor-mobile": "igor, clown"}),
    )
    table.answer(0, "play-surprise shadow-on-the-moon 1")
    table.asks(0, "stack igor", "stack clown")
    table.refuses(0, Stack(table.card("clown", 1)), "TCG-STACK-06")
    table.answer(0, "stack clown")
    assert table.stacked("clown", 2) == ["shadow-on-the-moon"]


def test_when_its_character_leaves_play_it_is_discarded() -> None:
    """TCG-STACK-07 TCG-STACK-08"""
    table = tcg(
        town("jacks-house", at={"jacks-house": "jack-skellington-demon-of-light"}, hand="hello-oogie", pp=3),
        town("oogies-lair", at={"oogies-lair": SHOCK}, stacked={SHOCK: "i-told-you, the-best-i-can"}),
    )
    table.answer(0, "play-surprise hello-oogie 1")
    assert (table.hand(1), table.pile(1, "discard")) == ([SHOCK], ["i-told-you", "the-best-i-can"])
    assert (table.pile(1, "beneath"), table.pile(1, "surprises"), table.game.stacks) == ([], [], {})
    table.end_turn(0)
    table.end_turn(1)
    # They are not made up for.
    table.answer(0, "no")
    assert (table.asks_for, table.hand(1)) == ("PlaceLocale", [SHOCK])


def test_it_goes_with_a_discarded_or_buried_character() -> None:
    """TCG-STACK-07"""
    table = tcg(town("jacks-house", at={"jacks-house": "igor"}, stacked={"igor": "i-told-you"}), town())
    table.answer(0, "use igor")
    assert table.pile(0, "discard") == ["i-told-you", "igor"]
    patch = tcg(
        town(
            "jacks-house, pumpkin-patch",
            at={"pumpkin-patch": f"{JACK}, 2 clown"},
            stacked={JACK: "look-what-youve-done"},
        ),
        town(),
    )
    patch.answer(0, "perform pumpkin-patch 1", f"lay {JACK}")
    assert (patch.pile(0, "discard"), patch.under(0, "pumpkin-patch")) == (["look-what-youve-done"], [JACK])


def test_surprises_in_the_centre_are_nobodys_and_go_first_in_the_end_phase() -> None:
    """RUL-38"""
    table = tcg(town(hand="making-christmas, fetch", deck="20 igor"), town(hand="making-christmas"))
    table.answer(0, "play-surprise making-christmas 1")
    assert (table.game.scores, table.pile(0, "surprises")) == ((0, 0), [])
    # One copy at a time, whoever brings it; and it is not on the way to the limit of three.
    table.end_turn(0)
    table.refuses(1, PlaySurprise(table.card("making-christmas", 1), 1), "RUL-38")
    table.end_turn(1)
    assert table.told(LeavesCentre) == [LeavesCentre(0, "making-christmas")]
    assert (table.pile(0, "discard"), table.asks_for) == (["making-christmas"], "PlaceLocale")
    # Nothing was made up for.
    assert table.hand(0) == ["fetch"]


def test_what_lay_in_the_centre_goes_to_its_owner_whoever_is_pumpkin_king() -> None:
    """RUL-38"""
    table = tcg(town(), town(hand="making-christmas"), turn=1, king=0)
    table.answer(1, "play-surprise making-christmas 1")
    table.end_turn(1)
    assert table.told(LeavesCentre) == [LeavesCentre(1, "making-christmas")]
    assert [table.pile(seat, "discard") for seat in (0, 1)] == [[], ["making-christmas"]]


def test_gates_that_came_back_to_hand_may_be_played_again() -> None:
    """RUL-47"""
    for before, again in ((("halloweentown-gates",), False), ((), True)):
        table = tcg(
            town("jacks-house", at={"jacks-house": "igor"}, table="halloweentown-gates", pp=2, titles=before),
            town("oogies-lair", at={"oogies-lair": JACK}, hand="hello-oogie", pp=3),
            turn=1,
            king=1,
        )
        table.answer(1, "play-surprise hello-oogie 1")
        table.answer(0, "protect halloweentown-gates")
        table.end_turn(1)
        assert table.hand(0) == ["halloweentown-gates"]
        assert table.offers(0, "play-surprise halloweentown-gates 1") == again
        if not again:
            table.refuses(0, table.card("halloweentown-gates"), "TCG-SURP-04")


def test_stacks_count_for_texts_about_characters() -> None:
    """RUL-22"""
    master = "jack-skellington-master-of-fright"
    table = tcg(
        town("jacks-house", at={"jacks-house": master}, hand="scared-stiff"),
        town(
            "oogies-lair",
            at={"oogies-lair": f"{SHOCK}, igor, clown"},
            stacked={SHOCK: "i-told-you", "clown": "shadow-on-the-moon"},
        ),
    )
    table.answer(0, "play-surprise scared-stiff 2")
    # Shock counts 2 now, and the Clown 1.
    table.asks(0, "scrap igor", "scrap clown")


def test_stacks_count_for_texts_about_creations() -> None:
    """RUL-22"""
    table = tcg(
        town("jacks-house", at={"jacks-house": "corpse-kid"}, hand="fender-bender", pp=3),
        town(creations="road-kill, nutcracker", stacked={"road-kill": "what-have-i-done"}),
    )
    assert table.number("road-kill", 1) == 4
    table.answer(0, "play fender-bender")
    assert (table.hand(1), table.pile(1, "creations")) == (["nutcracker"], ["road-kill"])
    assert table.game.scores == (5, 4)
