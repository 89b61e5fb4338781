"""People who open the page: each in a browser of their own, with everything noted that the browser complains of."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, WebSocket

from tests.table.serving import Server

PATIENCE: Final = 45_000
DESK: Final = (1280, 860)
PHONE: Final = (390, 844)
LOCALES: Final = {"en": "en-GB", "it": "it-IT"}
CUT: Final = "net::ERR_"
# Said where we let no service worker in, so that requests can be watched.
BLOCKED: Final = "Service Worker registration blocked by Playwright"
LAY: Final = """async (order) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(order)});
    return await answer.json();
}"""


# Until the page has read the cards of the game, it calls them by their ids, which are small letters.
KNOWN: Final = """() => [...document.querySelectorAll(".hand .title")]
    .every(({textContent: [first]}) => first !== first.toLowerCase())"""
CUT_OFF: Final = """all => all
    .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map(one => one.textContent)"""


def cut_off(texts: Locator) -> list[str]:
    """Those texts that do not stand whole in the room they have."""
    found: list[str] = texts.evaluate_all(CUT_OFF)
    return found


@dataclass(frozen=True)
class Seated:
    """A table that somebody has laid, with the codes to share."""

    table: str
    invite: str
    watch: str


class Visitor:
    """Somebody with a browser of their own; `page` is what they look at."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        lang: str = "en",
        theme: str = "dark",
        size: tuple[int, int] = DESK,
        touch: bool = False,
        worker: bool = False,
        kept: dict[str, Any] | None = None,
    ) -> None:
        self.server = server
        # What the browser complains of, and which of it the test itself has provoked.
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.frames: list[str] = []
        self.context = browser.new_context(
            base_url=server.url,
            locale=LOCALES[lang],
            color_scheme="dark" if theme == "dark" else "light",
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.set_default_navigation_timeout(PATIENCE)
        settings = json.dumps({"speed": 0, "sound": False, **(kept or {})})
        # Chosen once: what the person changes afterwards is kept.
        self.context.add_init_script(f"if (location.host) localStorage.spiralhill ??= {json.dumps(settings)}")
        self.context.on("page", self._listen)
        self.page = self.context.new_page()

    def _listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.complaints.append(f"{message.type}: {message.text}")

    def _error(self, error: Error) -> None:
        self.complaints.append(f"uncaught: {error}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, data: str | bytes) -> None:
        self.frames.append(data if isinstance(data, str) else data.decode())

    def forgive(self, *words: str) -> None:
        """What has these words in it is what the test wants to see."""
        self.forgiven += words

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        left = [one for one in self.complaints if not any(words in one for words in self.forgiven)]
        assert left == [], left

    # Going places

    def open(self, path: str) -> Page:
        """Go to an address of ours."""
        self.page.goto(path)
        return self.page

    def lay(self, game: str, *seats: str | dict[str, Any], **more: Any) -> Seated:
        """Lay a table past the page, where bots answer at once: `lay("duel", "me", "bot")`."""
        if not self.page.url.startswith(self.server.url):
            self.open("/rules")
        wishes = [{"who": seat} if isinstance(seat, str) else seat for seat in seats]
        order = {"game": game, "name": "Anna", "seats": wishes, "pace": 0, **more}
        told = self.page.evaluate(LAY, order)
        assert "table" in told, told
        return Seated(told["table"], told.get("invite") or "", told.get("watch") or "")

    def play(self, game: str, *seats: str | dict[str, Any], **more: Any) -> Seated:
        """Lay a table past the page and sit down at it."""
        seated = self.lay(game, *seats, **more)
        self.open(f"/g/{seated.table}")
        self.page.locator(".frame").wait_for()
        return seated

    def hurry(self) -> None:
        """Bots of tables that are laid by the page answer at once."""
        self.page.route(
            "**/api/tables",
            lambda route: route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "pace": 0})),
        )

    # Looking around

    def log(self) -> list[str]:
        """Every line of the log."""
        return self.page.locator("[role=log] p").all_inner_texts()

    def hand(self) -> list[str]:
        """The cards in hand, by their numbers."""
        cards = self.page.locator(".hand .table-card").all()
        return [card.get_attribute("data-card") or "" for card in cards]

    def titles(self) -> list[str]:
        """The cards in hand, by their titles: copies of a card are as good as each other."""
        self.wait(KNOWN)
        return sorted(self.page.locator(".hand .table-card .title").all_inner_texts())

    def wait(self, condition: str, value: Any = None) -> None:
        """Wait until something is true of the page."""
        # A function: what is only an expression the policy of the page forbids to evaluate.
        function = condition if "=>" in condition else f"() => {condition}"
        self.page.wait_for_function(function, arg=value, timeout=PATIENCE)
