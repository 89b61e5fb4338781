"""The lessons: every pick of theirs is legal, and the coach calls what is to be clicked as the table does."""

from __future__ import annotations

from typing import Any

import pytest

from spiralhill.deals import Deal, History, follow
from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.game import View
from spiralhill.table.doors import Moment, Replay
from spiralhill.table.retelling import LEARNER, taught
from spiralhill.words import LANGUAGES, words
from spiralhill.words.messages import texts
from spiralhill.words.wording import Lesson, faces_in
from tests.words import ftl

GAMES = ("duel", "holidays", "tcg")
LESSONS = {game: lesson for game in GAMES if (lesson := wording_of(game).lesson)}
# So much can be read at a glance.
LONGEST = 250

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def history_of(game: str, lesson: Lesson) -> History:
    """The deal of a lesson."""
    return History(Deal(game, rules_of(game).set_up(lesson.seats), lesson.seed))


def played(game: str) -> History:
    """A lesson up to its end."""
    history = history_of(game, LESSONS[game])
    for line in LESSONS[game].picks:
        history.apply(line)
    return history


def options_of(view: View) -> list[str]:
    """What the learner is offered, as records write it."""
    options: Any = view["options"]
    return list(options)


def decisions(replay: Replay) -> list[Moment]:
    """The moments at which the learner decides."""
    return [moment for moment in replay.moments if moment.pick]


@every_game
def test_a_lesson_is_played_from_its_first_pick_to_its_last(game: str) -> None:
    assert tuple(played(game).lines) == LESSONS[game].picks


@every_game
def test_a_lesson_with_a_pick_left_out_is_refused(game: str) -> None:
    history = history_of(game, LESSONS[game])
    with pytest.raises(Illegal):
        list(follow(history, LESSONS[game].picks[1:]))


@every_game
def test_the_learner_decides_often_enough_to_learn_and_not_too_often_for_five_minutes(game: str) -> None:
    assert 6 <= len(decisions(taught(game, "en"))) <= 16


@every_game
def test_the_learner_begins(game: str) -> None:
    assert taught(game, "en").moments[0].pick


@every_game
def test_every_note_lies_within_the_picks_and_the_last_one_closes_the_lesson(game: str) -> None:
    lesson = LESSONS[game]
    assert set(lesson.notes) <= set(range(len(lesson.picks) + 1))
    assert len(lesson.picks) in lesson.notes
    assert len(set(lesson.notes.values())) == len(lesson.notes)


@every_game
@every_language
def test_every_note_has_its_words_and_no_words_are_left_over(game: str, language: str) -> None:
    package = rules_of(game).package
    known = ftl.entries(*texts(language, package).values())
    said = {id for id in known if id.startswith("lesson-")}
    taught_here = {name: one for name, one in LESSONS.items() if rules_of(name).package == package}
    assert said == {f"lesson-{name}-{note}" for name, one in taught_here.items() for note in one.notes.values()}


@every_game
@every_language
def test_the_coach_is_brief(game: str, language: str) -> None:
    spoken = [moment.coach for moment in taught(game, language).moments if moment.coach]
    assert [text for text in spoken if len(text) > LONGEST] == []


@every_game
def test_the_coach_speaks_before_every_decision(game: str) -> None:
    assert [moment.pick for moment in decisions(taught(game, "en")) if not moment.coach] == []


@every_game
@every_language
def test_the_coach_calls_what_is_to_be_clicked_as_the_table_does(game: str, language: str) -> None:
    replay, speech = taught(game, language), words(language, rules_of(game).package)
    players = wording_of(game).players(speech, rules_of(game).set_up(replay.seats)["seats"])
    history = history_of(game, LESSONS[game])
    missing: list[tuple[str, str]] = []
    for line, moment in zip(LESSONS[game].picks, replay.moments, strict=False):
        if moment.pick:
            view, ask = history.game.view(LEARNER), moment.ask
            assert ask is not None
            at, faces = options_of(view).index(moment.pick), faces_in(view)
            wanted = [speech.title(faces[card]) for card in ask.touches[at]]
            if not wanted:
                wanted = [players[seat] for seat in ask.targets[at]] or [ask.says[at]]
            elif ask.touches.count(ask.touches[at]) > 1:
                # The card alone could go to several places: the label ends with the name of the one.
                wanted.append(ask.says[at].rpartition(": ")[2])
            missing += [(moment.pick, title) for title in wanted if title not in moment.coach]
        history.apply(line)
    assert missing == []


@every_game
def test_no_copy_of_a_card_would_do_as_well(game: str) -> None:
    moments = decisions(taught(game, "en"))
    assert [moment.pick for moment in moments if f"{moment.pick} 2" in options_of(moment.view)] == []


@every_game
def test_the_coach_speaks_when_an_attack_or_a_round_is_decided(game: str) -> None:
    silent = [moment for moment in taught(game, "en").moments if not moment.coach]
    assert [line.says for moment in silent for line in moment.lines if line.what in ("AttackEnds", "Wins")] == []


# Where the lessons end


def test_the_duel_ends_with_one_attack_scored_one_stopped_and_the_body_free() -> None:
    said = [line.says for moment in taught("duel", "en").moments for line in moment.lines]
    for line in ("Your attack on Isis succeeds, 7 against 4.", "Isis’s attack on you fails, 8 against 9."):
        assert said.count(line) == 1
    game = played("duel").game
    assert game.view(LEARNER)["scores"] == [1, 0]
    assert "play shotgun @2" in options_of(game.view(LEARNER))


def test_the_holidays_end_when_round_one_is_counted_and_round_two_has_begun() -> None:
    game = played("holidays").game
    facts: Any = game.view(LEARNER)["facts"]
    assert facts["round"] == 2
    points = [
        christmas * first + halloween * second + bonus
        for (christmas, halloween), (first, second), bonus in zip(
            facts["collected"], facts["values"], facts["bonus"], strict=True
        )
    ]
    assert points == [13, 2, 4]
    assert facts["collected"][LEARNER] == [6, 4]


def test_the_tcg_ends_on_the_second_day_with_a_locale_made_active() -> None:
    game = played("tcg").game
    facts: Any = game.view(LEARNER)["facts"]
    assert facts["day"] == 2
    assert game.view(LEARNER)["scores"] == [5, 1]
    assert facts["active"][LEARNER] == [True, True]
