"""Chapter 21, the Surprise limit: three in the pile, and no more in that turn."""

from spiralhill.games.tcg.picks import PlaySurprise, Protect
from tests.rules.tcg.story import Story, tcg, town

JACK = "jack-skellington-demon-of-light"


def test_with_three_in_the_pile_no_more_are_played() -> None:
    """TCG-LIMIT-01"""
    names = ("fetch", "my-fantasies", "moody-mayor", "deadly-nightshade")
    table = tcg(town(hand=", ".join(names), deck="40 igor"), town())
    for name in names[:3]:
        assert table.offers(0, "play-surprise deadly-nightshade 1")
        table.answer(0, f"play-surprise {name} 1")
    table.refuses(0, PlaySurprise(table.card("deadly-nightshade"), 1), "TCG-LIMIT-01")
    # Other cards are no matter, and on the next Day the pile is empty again.
    assert table.offers(0, "perform")
    table.next_turn(1)
    table.end_turn(1)
    table.next_turn(0)
    assert table.offers(0, "play-surprise deadly-nightshade 1")


def test_the_stop_covers_every_kind() -> None:
    """TCG-LIMIT-02"""
    trio = "lock-little-devil, shock-little-hag, barrel-little-skeleton"
    three = "fetch, my-fantasies, moody-mayor"
    hand = "halloweentown-gates, i-told-you, making-christmas"
    table = tcg(town("jacks-house", at={"jacks-house": trio}, hand=hand, surprises=three, pp=6), town())
    assert not table.offers(0, "play-surprise")
    for name, ability in (("halloweentown-gates", 1), ("i-told-you", 2), ("making-christmas", 1)):
        table.refuses(0, PlaySurprise(table.card(name), ability), "TCG-LIMIT-01")


def test_placed_and_stacked_surprises_do_not_count() -> None:
    """TCG-LIMIT-03"""
    trio = "lock-little-devil, shock-little-hag, barrel-little-skeleton"
    table = tcg(
        town(
            "jacks-house",
            at={"jacks-house": trio},
            hand="halloweentown-gates, i-told-you, making-christmas, fetch, my-fantasies, moody-mayor",
            deck="40 igor",
            pp=3,
        ),
        town(),
    )
    table.answer(0, "play-surprise halloweentown-gates 1", "play-surprise i-told-you 2")
    table.answer(0, "play-surprise making-christmas 1", "play-surprise fetch 1", "play-surprise my-fantasies 1")
    assert len(table.pile(0, "surprises")) == 2
    table.answer(0, "play-surprise moody-mayor 1")
    assert len(table.pile(0, "surprises")) == 3


def answering(surprises: str, pp: int, hand: str = "2 pull-yourself-together", titles: tuple[str, ...] = ()) -> Story:
    """A player whose Igor is about to be sent back twice by an opponent."""
    table = tcg(
        town("jacks-house", at={"jacks-house": "igor, clown"}, surprises=surprises, hand=hand, pp=pp, titles=titles),
        town("oogies-lair", at={"oogies-lair": JACK}, hand="hello-oogie, shadow-on-the-moon", pp=5),
        turn=1,
        king=0,
    )
    table.answer(1, "play-surprise hello-oogie 1", "bounce igor")
    return table


def test_answers_in_other_turns_are_not_stopped() -> None:
    """TCG-LIMIT-04"""
    table = answering("fetch, my-fantasies, moody-mayor", 1)
    table.asks(0, "pass", "protect pull-yourself-together", "protect pull-yourself-together 2")
    table.answer(0, "protect pull-yourself-together")
    assert (len(table.pile(0, "surprises")), table.at(0, "jacks-house")) == (4, ["clown", "igor"])


def test_answers_obey_their_title_and_price() -> None:
    """TCG-LIMIT-05"""
    table = answering("fetch", 4)
    table.answer(0, "protect pull-yourself-together")
    # The second copy has the same Title.
    table.answer(1, "play-surprise shadow-on-the-moon 1", "stack igor")
    assert (table.waiting, table.stacked("igor")) == (1, ["shadow-on-the-moon"])
    assert table.hand(0) == ["pull-yourself-together"]


def test_a_second_answer_of_the_same_title_is_refused() -> None:
    """TCG-LIMIT-05 TCG-SURP-04"""
    table = tcg(
        town(
            "jacks-house",
            at={"jacks-house": "igor"},
            hand="pull-yourself-together",
            table="halloweentown-gates",
            pp=2,
            titles=("pull-yourself-together",),
        ),
        town("oogies-lair", at={"oogies-lair": JACK}, hand="hello-oogie", pp=3),
        turn=1,
    )
    table.answer(1, "play-surprise hello-oogie 1")
    table.asks(0, "pass", "protect halloweentown-gates")
    table.refuses(0, Protect(table.card("pull-yourself-together")), "TCG-SURP-04")


def test_an_answer_that_cannot_be_paid_is_not_offered() -> None:
    """TCG-LIMIT-05 RUL-30"""
    table = answering("", 0, "pull-yourself-together")
    assert (table.waiting, table.hand(0)) == (1, ["igor", "pull-yourself-together"])
    # With Gates on the table there is something to decide, and the reason can be asked for.
    gates = tcg(
        town("jacks-house", at={"jacks-house": "igor"}, hand="pull-yourself-together", table="halloweentown-gates"),
        town("oogies-lair", at={"oogies-lair": JACK}, hand="hello-oogie", pp=3),
        turn=1,
    )
    gates.answer(1, "play-surprise hello-oogie 1")
    gates.asks(0, "pass", "protect halloweentown-gates")
    gates.refuses(0, Protect(gates.card("pull-yourself-together")), "TCG-PLAY-04")


def test_answers_given_before_the_own_turn_count() -> None:
    """RUL-27"""
    table = tcg(
        town(
            "jacks-house",
            at={"jacks-house": "igor"},
            hand="pull-yourself-together, fetch, my-fantasies, moody-mayor",
            deck="40 cyclops",
            pp=1,
        ),
        town("oogies-lair", at={"oogies-lair": JACK}, hand="hello-oogie", pp=3),
        turn=1,
        king=1,
    )
    table.answer(1, "play-surprise hello-oogie 1")
    table.answer(0, "protect pull-yourself-together")
    table.end_turn(1)
    table.answer(0, "play-surprise fetch 1", "play-surprise my-fantasies 1")
    assert len(table.pile(0, "surprises")) == 3
    table.refuses(0, PlaySurprise(table.card("moody-mayor"), 1), "TCG-LIMIT-01")
