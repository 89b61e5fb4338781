"""What people type at a table of a server: picks, questions, talk, and what the company decides together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from spiralhill.bots import BOTS
from spiralhill.cli.asking import command_name
from spiralhill.cli.errors import one_line, told
from spiralhill.cli.inquiry import Grounds, Inquiry, Matter, Thing, tell_reasons
from spiralhill.cli.lines import Typed
from spiralhill.cli.place import Place
from spiralhill.cli.reading import command_in, printable
from spiralhill.cli.recording import USUAL, write_whole
from spiralhill.cli.screen import indented
from spiralhill.cli.talking import KNOWN, ORDER_BEFORE_THE_DEAL, Talk
from spiralhill.client import Client, Lost, Turned
from spiralhill.kernel.errors import Damaged, Illegal, Unknown
from spiralhill.kernel.steps import Pick
from spiralhill.table import protocol
from spiralhill.words.wording import faces_in, mentions, spaced


class Orders(Talk):
    """Whoever types at a place."""

    def __init__(self, place: Place, client: Client) -> None:
        super().__init__(place)
        self.client = client
        self._orders: dict[str, Callable[[str], Awaitable[None]]] = {
            "help": self._help,
            "log": self._log,
            "table": self._table,
            "discards": self._discards,
            "card": self._card,
            "rule": self._rule,
            "undo": self._undo,
            "say": self.say,
            "mute": self.mute,
            "back": self.back,
            "agree": self.agree,
            "decline": self.decline,
            "bot": self.bot,
            "me": self.me,
            "hand": self.hand,
            "free": self.free,
            "choose": self.choose,
            "rematch": self.rematch,
            "publish": self.publish,
            "abort": self.abort,
            "record": self._record,
        }

    async def obey(self, typed: Typed) -> None:
        """Do what a line says; what is refused is told as the server says it."""
        line = typed.text
        command, rest = command_in(line, KNOWN)
        try:
            if line.startswith("?"):
                await self._why_not(line[1:].strip())
            elif self._is_order(command, line):
                await self._orders[command](rest)
            else:
                await self._pick(line, typed.asked)
        except Turned as turned:
            self._tell(f"{turned} ({turned.rule})" if turned.rule else str(turned))
        except Lost:
            self._tell(f"{self.place.base} cannot be reached: is a table server running there?")
        except (Damaged, Illegal, Unknown, OSError) as error:
            self._tell(one_line(error))

    def _is_order(self, command: str, line: str) -> bool:
        """Whether a line is an order; "say it twice" is a card where there is one of that title."""
        if command not in self._orders or (command == ORDER_BEFORE_THE_DEAL and self.place.table.phase != "lobby"):
            return False
        return not self.place.wording.is_title(self.place.speech, line)

    def _tell(self, problem: str) -> None:
        with self.place.lines.above():
            self.place.quote(told(problem, self.place.speech.language))

    # Looking

    async def _help(self, _: str) -> None:
        with self.place.lines.above():
            if self.place.me is None:
                self.place.say("watch-help")
            else:
                self.place.say("help")
                self.place.say("join-help", bots=", ".join(BOTS))
            self.place.say("legend")

    async def _log(self, _: str) -> None:
        with self.place.lines.above():
            for line in self.place.session.lines:
                self.place.tell(line)

    async def _table(self, _: str) -> None:
        with self.place.lines.above():
            if self.place.session.view is not None:
                self.place.show_company(links=True)
            self.place.show(again=True)

    async def _discards(self, _: str) -> None:
        view = self.place.session.view
        if view is None:
            self.said("not-dealt")
            return
        with self.place.lines.above():
            self.place.show_discards(view["piles"], self.place.names())

    async def _card(self, title: str) -> None:
        with self.place.lines.above():
            self.place.look_up_card(title)

    async def _rule(self, id: str) -> None:
        with self.place.lines.above():
            self.place.look_up_rule(id)

    # Deciding

    async def _pick(self, line: str, asked: object) -> None:
        """Take the option that a line means: by its number, as it is written, or as it is said."""
        place, question = self.place, self.place.question
        if question is None:
            self.said("not-asked", typed=printable(line))
            return
        if asked is not question and line.isdecimal():
            # The number was begun before this question came, so it was not meant for it.
            self.said("question-changed")
            return
        meant = question.meant(line)
        if question.are_alike(meant):
            await place.seat.do(protocol.Pick, at=place.since, pick=question.texts[meant[0]])
        elif meant:
            with place.lines.above():
                place.several(line, [question.labels[at] for at in meant])
        else:
            await self._refuse(line)

    async def _refuse(self, line: str) -> None:
        """Say why what a line means or names cannot be used, or that it means nothing."""
        place, inquiry = self.place, self._inquiry()
        tried, named = inquiry.tried(line), inquiry.named(line)
        assert place.question is not None
        with_it = [offer.label for offer in place.question.offers_with(named)]
        if tried is not None:
            grounds = await self._grounds(inquiry, "", tried)
            with place.lines.above():
                for told, _ in grounds:
                    place.console.print(indented(told))
        elif with_it:
            with place.lines.above():
                place.several(line, with_it)
        elif named:
            await self._explain(inquiry, inquiry.titled(named))
        else:
            self.said("not-offered", typed=printable(line))

    async def _undo(self, _: str) -> None:
        await self.place.seat.do(protocol.Undo, at=self.place.session.n)

    # Why not

    async def _why_not(self, title: str) -> None:
        """Why a card or a place cannot be used now; without a title, all that cannot."""
        if self.place.question is None:
            self.said("not-asked", typed="?")
            return
        inquiry = self._inquiry()
        if title:
            with self.place.lines.above():
                matters = inquiry.about(title)
            await self._explain(inquiry, matters)
            return
        cards, places = inquiry.everything()
        if not cards:
            self.said("nothing-refused")
        await self._explain(inquiry, [*cards, *places])

    async def _explain(self, inquiry: Inquiry, matters: list[Matter]) -> None:
        found = [(title, await self._grounds(inquiry, title, thing)) for title, thing in matters]
        with self.place.lines.above():
            tell_reasons(self.place, found)

    async def _grounds(self, inquiry: Inquiry, title: str, thing: Thing) -> Grounds:
        """Why something is not offered, as the server says it."""
        asked: dict[str, Any] = {"card": thing} if isinstance(thing, int) else {"pick": inquiry.written(thing)}
        reasons = await self.place.seat.why(**asked)
        return [(printable(one.says), mentions(spaced(one.says), spaced(title))) for one in reasons]

    def _inquiry(self) -> Inquiry:
        place, view = self.place, self.place.session.view
        assert place.question is not None
        assert view is not None
        names = place.names()

        def labels(picks: Sequence[Pick]) -> list[str]:
            return [place.wording.label(place.speech, view, pick, names, None) for pick in picks]

        faces = faces_in(view)
        hand = {card: faces[card] for card in place.question.hand}
        return Inquiry(place, view, place.question, labels, hand | faces)

    # After the end

    async def _record(self, file: str) -> None:
        """Save the record of a game that has ended; a file that is there already is not written over."""
        place = self.place
        if not file:
            self.said("record-where")
            return
        path = Path(file).expanduser()
        if path.exists():
            self.said("record-exists", file=printable(file))
            return
        if place.table.phase not in ("over", "aborted"):
            self.said("record-later")
            return
        text = await self.client.record(place.session.id)
        write_whole(path, text, USUAL)
        with place.lines.above():
            command = f"{command_name()} verify {printable(file)}"
            place.share("record-saved", file=printable(file), command=command)
