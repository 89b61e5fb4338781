"""What was taken back stays in the history, and whoever takes back what they may not is refused."""

from __future__ import annotations

from random import Random

import pytest

from spiralhill.deals import Deal, History, line_of, prove, record_from, replay, undo_line, verify, write_record
from spiralhill.deals.history import LINE
from spiralhill.games.shelf import GAMES, rules_of
from spiralhill.kernel.errors import Damaged, Illegal
from spiralhill.kernel.notation import hyphened
from spiralhill.kernel.saves import checksum
from spiralhill.kernel.steps import Pick
from tests.records.told import played, sealed_deal

# Isis, at seat 2, begins with her Discard phase: she may discard one card after the other, then she draws.
DUEL = Deal("duel", rules_of("duel").set_up(["will", "isis"]), 1)
WILL, ISIS = 0, 1


def told(*lines: str) -> History:
    """The duel after these lines."""
    history = History(DUEL)
    for line in lines:
        history.apply(line)
    return history


def refused(*lines: str) -> str:
    """Why the last of these lines is refused, by the history and by a record that has it; nothing has changed."""
    history = told(*lines[:-1])
    before, stood = history.game.save(), (list(history.lines), history.standing, history.picks)
    with pytest.raises((Illegal, Damaged)) as refusal:
        history.apply(lines[-1])
    assert (history.game.save(), (history.lines, history.standing, history.picks)) == (before, stood)
    with pytest.raises(type(refusal.value)) as of_record:
        record_from(DUEL, lines)
    assert str(of_record.value) == f"in line {len(lines)} of the picks, {refusal.value}"
    return str(refusal.value)


def test_a_pick_that_is_taken_back_has_not_happened_but_was_said() -> None:
    history = told("2 discard burn", "2 discard darkroom", "2 undo")
    assert history.lines == ["2 discard burn", "2 discard darkroom", "2 undo"]
    assert (history.picks, history.standing) == (2, 1)
    assert history.game == told("2 discard burn").game
    history.apply("2 undo")
    assert history.game == DUEL.begin()
    # And the game goes on.
    history.apply("2 stop")
    assert history.game == told("2 stop").game


def test_everybody_may_agree_to_go_back_over_whatever_happened() -> None:
    drawn = ("2 discard burn", "2 stop", "2 draw 1")
    history = told(*drawn)
    history.apply("back 2")
    assert history.game == told("2 discard burn", "2 stop").game
    assert history.standing == 2
    # Chance does not change by that: the same card is drawn again.
    history.apply("2 draw 1")
    assert history.game == told(*drawn).game
    history.apply("back 0")
    assert history.game == DUEL.begin()


def test_only_picks_that_stand_are_counted_when_one_goes_back() -> None:
    history = told("2 discard burn", "2 undo", "2 discard darkroom", "2 discard burn", "back 1")
    assert history.game == told("2 discard darkroom").game
    assert (history.picks, history.standing) == (3, 1)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("2 undo",), "'2 undo' is against the rules: no pick stands that could be taken back"),
        (("2 stop", "back 0", "2 undo"), "no pick stands that could be taken back"),
        (("2 stop", "1 undo"), "'1 undo' is against the rules: the last pick is one of seat 2"),
        (("2 stop", "9 undo"), "'9 undo' is against the rules: the last pick is one of seat 2"),
        (
            ("2 discard burn", "2 stop", "2 draw 1", "2 undo"),
            "with the last pick chance has spoken, a card was seen or the game",
        ),
        (("back 0",), "'back 0' is against the rules: one can only go back to fewer picks than stand, and that is 0"),
        (("2 stop", "back 1"), "'back 1' is against the rules: one can only go back to fewer picks than stand"),
        (("2 discard burn", "2 stop", "2 undo", "2 stop", "back 4"), "fewer picks than stand, and that is 2"),
        (("2 discard burn", "2 stop", "back 999999999"), "fewer picks than stand, and that is 2"),
        (("2 undo 1",), "'2 undo 1' is against the rules: 'undo 1' is not offered: say one of stop, discard darkroom"),
        (("2 UNDO",), "'2 UNDO' is against the rules: 'UNDO' is not offered"),
        (("1 stop",), "'1 stop' is against the rules: seat 2 is asked"),
        (("2 fly",), "'2 fly' is against the rules: 'fly' is not offered: say one of stop"),
        (("undo",), "'undo' is not written as a seat and what it answers, such as '1 pass', nor as '1 undo' or"),
        (("0 undo",), "is not written as a seat"),
        (("10 undo",), "is not written as a seat"),
        (("2 stop", "back"), "is not written as a seat"),
        (("2 stop", "back -1"), "is not written as a seat"),
        (("2 stop", "back 00"), "is not written as a seat"),
        (("2 stop", "back 0 "), "is not written as a seat"),
        (("2 stop", "back \u0660"), "is not written as a seat"),
        (("2 stop", "back 1000000000"), "is not written as a seat"),
        (("2 stop", "2 undo\n"), "is not written as a seat"),
        (("2 stop", "1 back 0"), "'1 back 0' is against the rules: "),
    ],
)
def test_a_wrong_line_is_refused_and_changes_nothing(lines: tuple[str, ...], why: str) -> None:
    assert why in refused(*lines)


def test_a_program_plays_a_history_by_picks() -> None:
    history = History(DUEL)
    stop, discard, *_ = history.game.asked[ISIS]
    with pytest.raises(Illegal):
        history.answer(WILL, stop)
    assert history.why_no_undo(ISIS) == "no pick stands that could be taken back"
    history.answer(ISIS, discard)
    assert (history.why_no_undo(ISIS), history.why_no_undo(WILL)) == ("", "the last pick is one of seat 2")
    history.undo(ISIS)
    with pytest.raises(Illegal, match="no pick stands"):
        history.undo(ISIS)
    history.answer(ISIS, stop)
    history.back(0)
    with pytest.raises(Illegal, match="fewer picks than stand, and that is 0"):
        history.back(0)
    assert history.lines == ["2 discard darkroom", "2 undo", "2 stop", "back 0"]
    assert history.game == DUEL.begin()


def test_an_unfinished_game_in_which_much_was_taken_back_is_verified_and_goes_on() -> None:
    lines = ("2 discard darkroom", "2 undo", "2 discard burn", "2 stop", "2 draw 1", "back 2", "2 draw 0")
    proof = prove(write_record(record_from(DUEL, lines, ["human", "greedy"])))
    assert (proof.picks, proof.taken_back, proof.record.over, proof.names_players) == (5, 2, False, True)
    assert proof.record.picks == lines
    assert proof.record.players == ("human", "greedy")
    *_, (game, _) = replay(proof.record)
    assert game == told("2 discard burn", "2 stop", "2 draw 0").game


def test_a_replay_shows_the_game_before_every_line() -> None:
    lines = ("2 discard burn", "2 undo", "2 stop")
    shown = [(game.save(), line) for game, line in replay(record_from(DUEL, lines))]
    assert [line for _, line in shown] == [*lines, ""]
    assert [save for save, _ in shown] == [told(*lines[:number]).game.save() for number in range(4)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_without_what_was_taken_back(game: str) -> None:
    for seed in range(4):
        deal = sealed_deal(game, Random(seed))
        history = played(deal, Random(seed))
        stand: list[str] = []
        for line in history.lines:
            back = LINE.fullmatch(line)
            assert back is not None
            if back[3]:
                del stand[int(back[3]) :]
            elif back[2] == "undo":
                stand.pop()
            else:
                stand.append(line)
        again, whole = record_from(deal, stand), record_from(deal, history.lines)
        assert (again.winners, again.scores) == (whole.winners, whole.scores)
        assert len(stand) == history.standing
        # But it was another story, so the final print is another.
        assert again.final != whole.final


def test_whatever_could_be_taken_back_where_forced_answers_wait_stands_in_the_record() -> None:
    """At some tables a question with one answer waits for it, so that nobody learns that there was no other."""
    undone = 0
    for seed in range(12):
        rng = Random(seed)
        for name in GAMES:
            deal = sealed_deal(name, rng)
            game, lines = deal.begin(patient=True), list[str]()
            while game.asked:
                seat, options = next(iter(game.asked.items()))
                pick, earlier = rng.choice(options), game.clone()
                game.answer(seat, pick)
                if len(options) == 1:
                    continue
                lines.append(line_of(earlier, seat, pick))
                if rng.random() < 0.3 and game.may_return(earlier, seat):
                    game = earlier
                    lines.append(undo_line(seat))
                    undone += 1
            record = verify(write_record(record_from(deal, lines)))
            assert (record.over, record.winners, record.scores) == (True, game.winners, game.scores)
    assert undone > 100


def test_a_game_that_is_given_up_at_a_forced_question_has_a_record() -> None:
    waiting = 0
    for seed in range(30):
        rng = Random(seed)
        deal = sealed_deal("duel", rng)
        game, lines = deal.begin(patient=True), list[str]()
        while game.asked:
            seat, options = next(iter(game.asked.items()))
            if len(options) == 1 and lines:
                waiting += 1
                assert not verify(write_record(record_from(deal, lines))).winners
                break
            pick = rng.choice(options)
            if len(options) > 1:
                lines.append(line_of(game, seat, pick))
            game.answer(seat, pick)
    assert waiting > 20


def test_records_from_before_players_were_printed_are_still_right() -> None:
    """The first records print the picks and the last position only."""
    record = record_from(DUEL, ["2 stop"], ["human", "greedy"])
    old = checksum("\n".join(["2 stop", told("2 stop").game.save()]))
    proof = prove(write_record(type(record)(DUEL, record.picks, (), (0, 0), False, old, record.players)))
    assert not proof.names_players


def kinds(kind: type[Pick]) -> set[type[Pick]]:
    """Every kind of pick below a kind, in all games of the shelf."""
    return {below for one in kind.__subclasses__() for below in {one, *kinds(one)}}


def test_no_pick_is_written_like_what_takes_it_back() -> None:
    words = {hyphened(kind.__name__) for kind in kinds(Pick)}
    assert {"pass", "discard", "stitch"} <= words
    assert not {"undo", "back"} & words
