"""A room without faults: dealing, answering, watching, talking."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from spiralhill.kernel.chance import commitment
from spiralhill.kernel.steps import Event
from spiralhill.kernel.table import Card, Seat
from spiralhill.table import protocol
from spiralhill.table.company import clean_text
from spiralhill.table.entropy import Foreseen
from spiralhill.table.journal import Append, Created, Link, Member, Readied, read_entry
from spiralhill.table.laying import NewTable, Wish, duplicate, lay
from spiralhill.table.messages import Heard
from spiralhill.table.refusal import Refusal
from spiralhill.table.telling import Page
from tests.table.room_story import BOT, ME, OPEN, SEED, Story, duel, refused, table

# Dealing


def test_the_seal_is_shown_before_the_deal_and_the_seeds_after() -> None:
    story = table(ME, OPEN, BOT)
    seal = story["anna"].table.commitment
    assert seal == commitment(bytes.fromhex(story.created.seed), story.created.id, "duel@1")
    story.does("anna", protocol.Ready, seed="aa" * 16)
    assert story["anna"].table.client_seeds == []
    assert story["anna"].table.seats[0].ready
    story.sits("bob")
    assert story["bob"].table.client_seeds == []
    story.does("bob", protocol.Ready, seed="bb" * 16)
    for name in ("anna", "bob"):
        state = story[name].table
        assert (state.phase, state.commitment, state.seed) == ("playing", seal, "")
        assert state.client_seeds == ["aa" * 16, "bb" * 16]
        assert story[name].news[-2:] == ["ready", "dealt"]


def test_everybody_is_ready_once_and_nobody_before_all_seats_are_taken() -> None:
    story = table(ME, OPEN)
    story.does("anna", protocol.Ready, seed=SEED)
    assert story.may_not("anna", protocol.Ready, seed=SEED) == "ready-already"
    assert story.room.phase == "lobby"
    assert story.may_not("anna", protocol.Pick, at=0, pick="pass") == "not-dealt"


def test_one_seed_counts_for_all_seats_of_a_person() -> None:
    story = table(ME, ME)
    story.does("anna", protocol.Ready, seed=SEED)
    assert story["anna"].table.client_seeds == [SEED]
    assert story["anna"].table.mine == [0, 1]


def test_whoever_chooses_makes_everybody_think_again() -> None:
    story = table(Wish("me", "will"), Wish("open", "isis"))
    story.sits("bob")
    story.does("anna", protocol.Ready, seed=SEED)
    story.does("bob", protocol.Choose, plays="deon")
    assert not story["anna"].table.seats[0].ready
    oddities: list[object] = ["nobody", 7, None, [], {}, {"hero": []}, [["will"]]]
    for nonsense in oddities:
        assert story.may_not("bob", protocol.Choose, plays=nonsense) == "cannot-be-played"
    story.everybody_is_ready()
    assert story.may_not("bob", protocol.Choose, plays="isis") == "dealt-already"
    assert story.may_not("bob", protocol.Ready, seed=SEED) == "dealt-already"
    assert story.may_not("anna", protocol.Free, seat=1) == "dealt-already"


# Answering


def test_a_pick_is_done_once_and_told_to_everybody() -> None:
    story = duel("bob")
    (name,) = story.asked
    page = story[name].session.n
    done = story.picks(name)
    assert done.at == page + 1
    assert story["anna"].session.n == story["bob"].session.n == page + 1


def test_a_repeated_command_is_answered_and_not_carried_out() -> None:
    story = duel("bob")
    (name,) = story.asked
    command = story[name].session.command(protocol.Pick, at=story[name].session.n, pick=story[name].options[0])
    first = story.repeats(name, command)
    entries = len(story.rows)
    story.does("anna", protocol.Chat, text="Hm.")
    again = story.repeats(name, command)
    assert isinstance(first, protocol.Done)
    assert isinstance(again, protocol.Done)
    assert again.at == first.at
    assert len(story.rows) == entries + 1
    story.restart()
    story.connects(name)
    once_more = story.repeats(name, command)
    assert isinstance(once_more, protocol.Done)
    assert once_more.at == first.at


def test_an_id_is_good_for_one_command() -> None:
    story = duel("bob")
    answer = story.repeats("bob", protocol.Chat("b1", "Hello!"))
    assert isinstance(answer, protocol.Done)
    answer = story.repeats("bob", protocol.Chat("b1", "Goodbye!"))
    assert isinstance(answer, protocol.Refused)
    assert answer.error == "id-used"
    # Another person has ids of their own.
    assert isinstance(story.repeats("anna", protocol.Chat("b1", "Goodbye!")), protocol.Done)


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    story = duel("bob")
    (name,) = story.asked
    story.picks(name)
    (name,) = story.asked
    session = story[name].session
    assert session.ask is not None
    pick = story[name].options[0]
    assert story.may_not(name, protocol.Pick, at=session.ask.since - 1, pick=pick) == "stale"
    assert story.may_not(name, protocol.Pick, at=session.n + 1, pick=pick) == "stale"
    story.does(name, protocol.Pick, at=session.ask.since, pick=pick)


def test_what_is_said_in_between_makes_no_answer_stale() -> None:
    story = duel("bob")
    (name,) = story.asked
    page, pick = story[name].session.n, story[name].options[0]
    story.does("anna", protocol.Chat, text="Take your time.")
    story.does("anna", protocol.Propose, what="abort")
    story.does(name, protocol.Pick, at=page, pick=pick)


def test_only_what_is_offered_to_whom_it_is_offered() -> None:
    story = duel("bob")
    (name,) = story.asked
    (other,) = {"anna", "bob"} - {name}
    page = story[name].session.n
    assert story.may_not(name, protocol.Pick, at=page, pick="fly to the moon") == "not-offered"
    assert story.may_not(other, protocol.Pick, at=page, pick=story[name].options[0]) == "not-asked"


def test_a_pick_that_a_rule_forbids_is_refused_with_that_rule() -> None:
    story = table(ME, OPEN, game="holidays")
    story.sits("bob")
    story.everybody_is_ready()
    story.plays_until(lambda: story.match.game.view(0)["asks"] == "PlayerTurn")
    (name,) = story.asked
    reader = story.connects("a reader", person=name, lang="en")
    why = story.says("a reader", protocol.Why, pick="skip")
    assert isinstance(why, protocol.Reasons)
    refused = story.says("a reader", protocol.Pick, at=reader.session.n, pick="skip")
    assert isinstance(refused, protocol.Refused)
    assert (refused.error, refused.says, refused.rule) == ("not-offered", why.reasons[0].says, why.reasons[0].rule)
    assert refused.rule.startswith("HOL-")


def test_why_something_is_not_offered() -> None:
    story = duel("bob")
    (name,) = story.asked
    answer = story.says(name, protocol.Why, pick=story[name].options[0])
    assert isinstance(answer, protocol.Reasons)
    assert answer.reasons == []
    answer = story.says(name, protocol.Why, pick="fly to the moon")
    assert isinstance(answer, protocol.Reasons)
    assert [reason.message for reason in answer.reasons] == ["not-offered"]
    (other,) = {"anna", "bob"} - {name}
    hers = story.room.match.game.piles  # type: ignore[union-attr]
    answer = story.says(other, protocol.Why, card=max(card for pile in hers for card in pile))
    assert isinstance(answer, protocol.Reasons)
    assert len(answer.reasons) == 1


def test_when_the_game_is_over_the_seed_is_open_and_nothing_is_asked() -> None:
    story = duel("bob", turns=2)
    watcher = story.connects("zoe")
    assert not any(story.created.seed.encode() in data for name in ("anna", "bob") for _, data in story[name].told)
    story.plays_to_the_end()
    for name in ("anna", "bob"):
        guest = story[name]
        assert (guest.table.phase, guest.table.seed) == ("over", story.created.seed)
        assert guest.session.ask is None
        assert guest.session.view is not None
        assert guest.session.view["over"]
        assert guest.news[-1] == "over"
    # To those who only watched, the seed would tell every hand that was held, unless all agree to that.
    assert (watcher.table.phase, watcher.table.seed) == ("over", "")
    assert story.may_not("anna", protocol.Pick, at=story["anna"].session.n, pick="pass") == "game-over"
    assert story.room.wakes is None


# Spectators


def test_spectators_see_what_everybody_may_and_do_nothing() -> None:
    story = duel("bob")
    watcher = story.connects("zoe", lang="en")
    assert watcher.session.view is not None
    assert watcher.session.view["you"] is None
    assert watcher.options == []
    assert watcher.session.ask is None
    assert watcher.session.waits
    assert (watcher.table.invite, watcher.table.watch, watcher.table.mine) == ("", "", [])
    hands = [pile for pile in watcher.session.view["piles"] if pile["zone"] == "hand"]
    assert [pile["known"] for pile in hands] == [[], []]
    for kind, fields in (
        (protocol.Chat, {"text": "Let me play!"}),
        (protocol.Ready, {"seed": SEED}),
        (protocol.Pick, {"at": watcher.session.n, "pick": "pass"}),
        (protocol.Propose, {"what": "abort"}),
        (protocol.Hand, {}),
        (protocol.Why, {"card": 3}),
    ):
        assert story.may_not("zoe", kind, **fields) == "spectators-watch"


def test_the_watch_code_opens_no_seat_and_a_wrong_one_nothing() -> None:
    story = duel("bob")
    guest = story.connects("zoe")
    guest.session.watch = "another-code-entirely"
    assert refused(lambda: story.connects("zoe")) == "no-such-table"
    assert refused(lambda: story.arrives("zoe", story.created.watch)) == "no-such-table"


def test_who_is_here_is_told_when_it_changes() -> None:
    story = duel("bob")
    assert story["anna"].session.online == [True, True]
    came = len(story["anna"].told)
    story.connects("zoe")
    assert len(story["anna"].told) == came
    story.leaves("bob")
    assert story["anna"].session.online == [True, False]
    story.connects("bob")
    assert story["anna"].session.online == [True, True]
    assert story["bob"].session.online == [True, True]


# Talking


def test_what_is_said_is_cleaned_and_bounded() -> None:
    story = table(ME, OPEN)
    story.sits("bob")
    story.does("bob", protocol.Chat, text=" Hello\u202e,\nAnna! ")
    (line,) = [line for line in story["anna"].lines if line.kind == "chat"]
    assert (line.says, line.seat) == ("Hello, Anna!", 1)
    assert story.may_not("bob", protocol.Chat, text="\u200b") == "bad-chat"
    assert story.may_not("bob", protocol.Chat, text="x" * 301) == "bad-chat"
    with pytest.raises(Refusal):
        clean_text("", 300)


def test_nobody_talks_all_the_time() -> None:
    story = table(ME, OPEN)
    story.sits("bob")
    for number in range(5):
        story.does("bob", protocol.Chat, text=f"{number}!")
    assert story.may_not("bob", protocol.Chat, text="And six!") == "chat-too-fast"
    story.does("anna", protocol.Chat, text="Psst.")
    story.passes(10.1)
    story.does("bob", protocol.Chat, text="And six!")


def test_whoever_is_muted_is_not_heard_by_whom_and_nobody_else_knows() -> None:
    story = table(ME, OPEN, OPEN)
    story.sits("bob", "carla")
    story.does("bob", protocol.Chat, text="One.")
    page = story["bob"].session.n
    story.does("anna", protocol.Mute, seat=1)
    assert story["anna"].table.muted == [1]
    assert story["bob"].session.n == story["carla"].session.n == page
    assert story["bob"].table.muted == []
    story.does("bob", protocol.Chat, text="Two.")
    story.does("anna", protocol.Mute, seat=1, on=False)
    story.does("bob", protocol.Chat, text="Three.")

    def heard(name: str) -> list[str]:
        return [line.says for line in story[name].lines if line.kind == "chat"]

    assert heard("anna") == ["One.", "Three."]
    assert heard("carla") == ["One.", "Two.", "Three."]
    # Whoever connects anew is told what was told before, no more and no less.
    old = story.guests.pop("anna").session
    assert story.connects("anna").session.lines == old.lines
    assert story.may_not("anna", protocol.Mute, seat=0) == "nobody-sits-there"
    assert story.may_not("anna", protocol.Mute, seat=9) == "nobody-sits-there"


def test_everybody_reads_in_their_own_language() -> None:
    story = duel("bob")
    english = story.connects("eve", lang="en")
    italian = story.connects("ivo", lang="it")
    wordless = story.connects("zoe")
    story.does("bob", protocol.Propose, what="abort")
    assert english.lines[-1].says == "Bob asks to end the game without a result."
    assert italian.lines[-1].says not in ("", english.lines[-1].says)
    assert wordless.lines[-1].says == ""
    story.step(Heard(wordless.line, wordless.session.speak("it")))
    assert wordless.session.lines == italian.session.lines


# Laying


def test_a_table_that_cannot_be_played_is_not_laid() -> None:
    def laid(**wish: object) -> Created:
        return lay(NewTable("Anna", **wish), "anna", Foreseen(1))  # type: ignore[arg-type]

    assert refused(lambda: laid(game="chess")) == "no-such-game"
    assert refused(lambda: laid(game="duel", seats=[ME])) == "cannot-be-played"
    assert refused(lambda: laid(game="duel", seats=[OPEN, BOT])) == "sit-down"
    assert refused(lambda: laid(game="duel", seats=[ME, Wish("bot", level="genius")])) == "no-such-bot"
    assert refused(lambda: laid(game="duel", options={"turn_cap": "soon"})) == "cannot-be-played"
    assert refused(lambda: laid(game="holidays", seats=[Wish("me", "jack"), Wish("bot", "jack")])) == "cannot-be-played"
    assert [plan.bot for plan in laid(game="holidays").seats] == ["", "greedy"]


def test_a_table_with_the_same_deal_says_who_knows_it() -> None:
    story = duel("bob", turns=2)
    story.plays_to_the_end()
    room = story.room
    assert refused(lambda: duplicate(room, NewTable("Carla", seats=[ME]), "carla", Foreseen(9))) == "same-seats"
    wish = NewTable("Carla", seats=[ME, OPEN])
    other, again = (Story(duplicate(room, wish, "carla", Foreseen(9))) for _ in range(2))
    for one, guest in ((other, "dora"), (again, "bob")):
        one.connects("carla")
        one.sits(guest)
        # Whoever lays it could read the record of the other table.
        assert [sitter.knows_deal for sitter in one["carla"].table.seats] == [True, guest == "bob"]
    assert again["carla"].table.same_deal_as == story.created.id
    assert again["carla"].table.commitment == story["bob"].table.commitment
    assert again.may_not("carla", protocol.Choose, plays="deon") == "same-seats"
    again.everybody_is_ready()
    assert room.match is not None
    assert again.room.match is not None
    assert again.room.match.game == room.match.deal.begin(patient=True)
    assert again["carla"].table.seed == ""


def test_everything_about_a_new_table_is_stored_with_it() -> None:
    story = table(ME, OPEN)
    append, invite, watch, member = story.stored
    assert isinstance(append, Append)
    assert read_entry(append.body) == story.created
    assert invite == Link(story.created.invite, story.created.id, "invite")
    assert watch == Link(story.created.watch, story.created.id, "watch")
    assert member == Member(story.created.id, "anna")
    story.does("anna", protocol.Ready, seed=SEED)
    assert story.rows[-1][0] == Readied(0, "anna", SEED)


@dataclass(frozen=True, slots=True)
class Clears(Event):
    """An event of a game that names cards by their numbers: who does not see one is told of a card."""

    seat: Seat
    card: Card


@pytest.mark.parametrize("readers", [(0, None), (None, 0)])
def test_a_line_is_shared_only_among_those_who_see_the_same_cards_in_it(readers: tuple[int | None, ...]) -> None:
    story = duel("bob")
    game = story.match.game
    card = next(card for cards in game.piles for card in cards if game.name_for(0, card) and not game.name_for(1, card))
    page, teller = Page((Clears(1, card),)), story.room.teller("en")
    said = {reader: teller.lines(page, 1, reader)[0].says for reader in readers}
    title = teller.speech.title(game.name_for(0, card))
    assert title in said[0]
    assert title not in said[None]
