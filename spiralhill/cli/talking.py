"""What people type at a table of a server to each other: talk, proposals and answers, and whose seat it is."""

from __future__ import annotations

from typing import Final

from spiralhill.bots import BOTS
from spiralhill.cli.asking import read_seat, seats_offered
from spiralhill.cli.place import Place
from spiralhill.cli.reading import WORDS, command_in, printable
from spiralhill.table import protocol
from spiralhill.words.wording import spaced

ITALIAN: Final = {
    "di": "say",
    "di'": "say",
    "di’": "say",
    "dì": "say",
    "zittisci": "mute",
    "indietro": "back",
    "accetta": "agree",
    "rifiuta": "decline",
    "io": "me",
    "cedi": "hand",
    "rivincita": "rematch",
    "pubblica": "publish",
    "interrompi": "abort",
    "salva": "record",
    "libera": "free",
    "scegli": "choose",
    "posto": "seat",
}
KNOWN: Final = WORDS | ITALIAN
# What can be proposed, by the word that proposes it.
MATTERS: Final[dict[str, protocol.Matter]] = {
    "back": "rollback",
    "abort": "abort",
    "rematch": "rematch",
    "publish": "publish",
    "bot": "bot",
    "hand": "substitute",
}
STAND_IN: Final = "greedy"
# What is an order before the deal only: after it there are picks that begin like this.
ORDER_BEFORE_THE_DEAL: Final = "choose"


class Talk:
    """Whoever speaks at a place."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def said(self, message: str, **blanks: str | int) -> None:
        """Answer with one line."""
        with self.place.lines.above():
            self.place.say(message, **blanks)

    async def say(self, text: str) -> None:
        if text:
            await self.place.seat.do(protocol.Chat, text=text)
        else:
            self.said("say-what")

    async def mute(self, name: str) -> None:
        seat = self._somebody("mute", name)
        if seat is not None:
            on = seat not in self.place.table.muted
            await self.place.seat.do(protocol.Mute, seat=seat, on=on)
            self.said("muted", name=self.place.called(seat), on="yes" if on else "no")

    async def back(self, _: str) -> None:
        await self._propose("rollback")

    async def rematch(self, _: str) -> None:
        await self._propose("rematch")

    async def publish(self, _: str) -> None:
        await self._propose("publish")

    async def abort(self, _: str) -> None:
        await self._propose("abort")

    async def _propose(self, what: protocol.Matter, seat: int | None = None) -> None:
        await self.place.seat.do(protocol.Propose, what=what, seat=seat)

    async def agree(self, word: str) -> None:
        mine = set(self.place.table.mine)
        await self._answer(protocol.Agree, word, [one for one in self._proposals() if not mine & set(one.agreed)])

    async def decline(self, word: str) -> None:
        await self._answer(protocol.Decline, word, self._proposals())

    def _proposals(self) -> list[protocol.Proposal]:
        return self.place.table.proposals

    async def _answer(
        self, kind: type[protocol.Agree | protocol.Decline], word: str, among: list[protocol.Proposal]
    ) -> None:
        """Answer what is proposed; if that is more than one thing, the one that is named."""
        wanted = MATTERS.get(command_in(word, KNOWN)[0])
        meant = [one for one in among if not word or one.what == wanted]
        if len(meant) == 1:
            await self.place.seat.do(kind, what=meant[0].what)
        elif meant:
            verb = self._word(kind.__name__.lower())
            words = {what: self._word(word) for word, what in MATTERS.items()}
            with self.place.lines.above():
                self.place.several(verb, [f"{verb} {words[one.what]}" for one in meant])
        else:
            self.said("nothing-proposed")

    def _word(self, order: str) -> str:
        """An order as it is typed in the language of the table."""
        italian = {english: word for word, english in ITALIAN.items()}
        return italian.get(order, order) if self.place.speech.language == "it" else order

    # Seats

    async def bot(self, who: str) -> None:
        """Let a bot play for oneself, or propose one for somebody who is away."""
        if not who or who in BOTS:
            await self.place.seat.do(protocol.StandIn, level=who or STAND_IN)
            return
        seat = self._somebody("bot", who)
        if seat is not None:
            await self._propose("bot", seat)

    async def me(self, _: str) -> None:
        await self.place.seat.do(protocol.StandIn)

    async def hand(self, who: str) -> None:
        """A link by which somebody takes one's own seat over, or a proposal of one to the seat of who is away."""
        if not who:
            done = await self.place.seat.do(protocol.Hand)
            with self.place.lines.above():
                self.place.share("hand-link", link=f"{self.place.base}/j/{printable(done.code)}")
            return
        seat = self._somebody("hand", who)
        if seat is not None:
            await self._propose("substitute", seat)

    async def free(self, who: str) -> None:
        """Open the seat of somebody again, before the deal."""
        seat = self._somebody("free", who)
        if seat is not None:
            await self.place.seat.do(protocol.Free, seat=seat)

    async def choose(self, what: str) -> None:
        """Play something else, before the deal: by name, or from a file."""
        rules, language = self.place.rules, self.place.speech.language
        if not what:
            self.said("choose-what", names=seats_offered(rules, language))
            return
        await self.place.seat.do(protocol.Choose, plays=read_seat(rules, what, language))
        self.place.has_to_choose = False
        with self.place.lines.above():
            self.place.get_ready()

    def other_seat(self, number: str) -> int | None:
        """Another seat on this device, by its number at the table."""
        others = [str(seat + 1) for seat in self.place.other_seats]
        if number in others:
            return int(number) - 1
        self.said("which-seat", number=len(others), seats=", ".join(others))
        return None

    def _somebody(self, order: str, name: str) -> int | None:
        """The seat of somebody else by name, or by what they play; whoever cannot be told is asked for."""
        place = self.place
        players = place.names().players
        others = [seat for seat, one in enumerate(place.table.seats) if seat != place.me and one.kind != "open"]
        wanted = spaced(name)
        found = [
            seat
            for seat in others
            if wanted and any(spaced(one).startswith(wanted) for one in (place.table.seats[seat].name, players[seat]))
        ]
        if len(found) == 1:
            return found[0]
        names = ", ".join(place.called(seat) for seat in found or others)
        if not others:
            self.said("nobody-else")
        elif not name:
            self.said("whose", order=self._word(order), names=names)
        elif found:
            self.said("whom", name=printable(name), names=names)
        else:
            self.said("nobody-called", name=printable(name), names=names)
        return None
