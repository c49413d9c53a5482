"""Somebody in front of a browser: what they do on any page, whatever the game."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, ViewportSize, expect

import serenissima
from serenissima.core.options import OptionValue
from serenissima.server.rehearsal import COOKIE
from tests.web.house import House

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "chromium"
"""The same browser; without a window's frame it starts faster and spends less."""
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "wide": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
    "small phone": {"width": 320, "height": 640},
}
PATIENCE = 60_000
"""Milliseconds until something that does not come has failed; what works is never near it, on a busy machine either."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What still loads, glides or fades has no colours yet that anybody would read: axe looks when the page is at rest.
AT_REST = """async () => {
  await document.fonts.ready;
  const ends = a => Number.isFinite(a.effect?.getComputedTiming().endTime) && a.playState === "running";
  await Promise.all(document.getAnimations().filter(ends).map(a => a.finished.catch(() => undefined)));
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
LOADED = """() => document.readyState === 'complete'
  && !document.querySelector('.loading, [aria-busy=true], main [data-busy=true], [data-sending=true]')"""
"""Nothing is on its way any more."""
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that look at colours."""
AXE_RUN = """async rules => {
  const found = await axe.run(document, {resultTypes: ["violations"], ...(rules ? {runOnly: rules} : {})});
  return found.violations.map(v => `${v.id}: ${v.help}: ` + v.nodes.map(n => n.html.slice(0, 200)).join(" | "));
}"""


AT_REST_AFTER = """entry => {
  const table = document.querySelector('[data-sending]');
  if (!table || table.dataset.sending === 'true') return false;
  if (table.querySelector('main :is(.loading, [data-busy=true], [aria-busy=true])')) return false;
  return Number(table.dataset.entry) > entry || table.dataset.turn === 'over';
}"""
"""The board shows what happened after this entry, and nothing is under way."""
STILL = """async one => {
  const where = () => { const {x, y, width, height} = one.getBoundingClientRect(); return {x, y, width, height}; };
  const frame = () => new Promise(requestAnimationFrame);
  let box = where();
  for (let same = 0; same < 3;) {
    await frame();
    const now = where();
    same = JSON.stringify(now) === JSON.stringify(box) ? same + 1 : 0;
    box = now;
  }
  return box;
}"""
"""Where an element is, once it has stayed there for some frames."""
STATES = """() => [...document.querySelectorAll('[data-sending], main :is([data-busy], [aria-busy])')]
  .map(one => one.cloneNode(false).outerHTML)"""
MY_TURN = f"""() => {{
  const turn = document.querySelector('[data-sending]')?.dataset.turn;
  return (turn === 'mine' || turn === 'over') && ({AT_REST_AFTER})(0);
}}"""
"""The table waits for this visitor, or for nobody any more."""


KNOWS_GOALS = """games => {
  try {
    localStorage['serenissima-goals'] ??= JSON.stringify(Object.fromEntries(games.map(game => [game, true])));
  } catch {}
}"""
"""The goal card of every game was put away before."""
PACED = """kept => { try { localStorage['serenissima'] ??= JSON.stringify(kept); } catch {} }"""
"""What the visitor has chosen in the settings before."""


class Visitor:
    """One browser context: own cookies, own console. `rehearsal`: what the tables this visitor makes shall be like.

    `pace`: how fast others' turns are shown. Without one they are shown as they happen and nothing moves; with one,
    everything moves unless the visitor wants it `still`. `language`: what was chosen on an earlier visit.
    """

    def __init__(
        self,
        browser: Browser,
        house: House,
        size: str,
        theme: str,
        rehearsal: str = "",
        newcomer: bool = False,
        pace: str = "none",
        still: bool = False,
        waits: bool = False,
        language: str = "",
    ) -> None:
        self.house = house
        self.size = size
        self.language = language
        self._context = browser.new_context(
            viewport=SIZES[size],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch="phone" in size,
            reduced_motion="reduce" if pace == "none" or still else "no-preference",
            accept_downloads=True,
        )
        self._context.set_default_timeout(PATIENCE)
        self._context.add_init_script(f"({PACED})({json.dumps({'pace': pace, 'waits': waits})})")
        if not newcomer:
            self._context.add_init_script(f"({KNOWS_GOALS})({json.dumps(sorted(serenissima.all_games()))})")
        if language:
            self._context.add_cookies([{"name": "language", "value": language, "url": house.address}])
        if rehearsal:
            self._context.add_cookies([{"name": COOKIE, "value": rehearsal, "url": house.address}])
        expect.set_options(timeout=PATIENCE)
        self.page: Page = self._context.new_page()
        self.complaints: list[str] = []
        self.console: list[str] = []
        """Everything the page and the browser have said."""
        self._heard_before = len(house.log)
        self.forgive = re.compile("$^")
        """Complaints that belong to the test, for instance a broken connection."""
        self._seen: list[bytes] = []
        self._stood: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", self._failed)

    def _heard(self, message: ConsoleMessage) -> None:
        said = f"{message.text} ({message.location.get('url', '')})"
        self.console.append(f"{message.type}: {said}")
        if message.type in ("error", "warning"):
            self.complaints.append(said)

    def _failed(self, error: Error) -> None:
        self.console.append(f"uncaught: {error}")
        self.complaints.append(str(error))

    def leave(self) -> None:
        """Closes the browser window; there must have been nothing to complain about."""
        unforgiven = [text for text in self.complaints if not self.forgive.search(text)]
        if unforgiven:
            self.look()
        self._context.close()
        assert not unforgiven, f"the console complains: {unforgiven}"

    def look(self) -> list[bytes]:
        """A picture of every page this visitor has open; after closing, the last that was taken."""
        if not self._seen or self._context.pages:
            self._seen = [page.screenshot(timeout=PATIENCE) for page in self._context.pages]
        return self._seen

    def states(self) -> list[str]:
        """The state attributes of the table and its board."""
        if not self._seen or self._context.pages:
            self._stood = self.page.evaluate(STATES)
        return self._stood

    @property
    def server_log(self) -> str:
        """What the server has written since this visitor came."""
        return self.house.log[self._heard_before :]

    # what anybody does

    def visit(self, path: str = "/") -> Page:
        """Opens an address of ours."""
        self.page.goto(self.house.address + path)
        return self.page

    def be(self, name: str) -> None:
        """Uses this nickname from now on."""
        self._post("/api/me", {"name": name})

    def call_myself(self, name: str) -> None:
        """Sets the nickname on the home page."""
        self.visit()
        self.page.get_by_role("button", name="Settings").click()
        self.page.get_by_label("Nickname").fill(name)
        self.page.get_by_role("button", name="Done").click()
        expect(self.page.get_by_role("button", name=f"{name} Settings")).to_be_visible()

    def bring_record(self, file: Path) -> None:
        """Chooses a record file on the page."""
        self.page.locator("input[type=file]").set_input_files(file)

    def card(self, game: str) -> Locator:
        """A game's card on the home page."""
        return self.page.get_by_role("article", name=game)

    def play_now(self, game: str) -> None:
        """One click: at the table, against a bot."""
        self.visit()
        self.card(game).get_by_role("button", name="Play now").click()
        expect(self.status).to_be_visible()

    def new_table(
        self,
        game: str,
        *seats: str | dict[str, str],
        bot: str = "uniform",
        options: Mapping[str, OptionValue] | None = None,
        position: Mapping[str, object] | None = None,
    ) -> None:
        """Sits down at a new table: each seat `me`, `friend`, `here`, or `bot` of this level, or as the wire has it.

        With a `position`, in the game's own form, the match begins there. How one makes a table on the game's page is
        for the tests of the home page and of boards to show.
        """
        kinds = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        chairs = [{**seat, "bot": bot} if seat["kind"] == "bot" else seat for seat in kinds]
        wanted = {"game": game, "seats": chairs, "options": options or {}, "position": position}
        made = self._post("/api/tables", wanted)
        self.visit(f"/t/{made['id']}")
        expect(self.status).to_be_visible()

    def fork(self, record: str, entry: int, seats: Sequence[Mapping[str, str]]) -> str:
        """Makes a table that plays on from a record after this many entries; returns its name."""
        imported = self._post("/api/records", record)
        made: str = self._post(f"/api/tables/{imported['id']}/fork", {"entry": entry, "seats": seats})["id"]
        return made

    def _post(self, path: str, body: object) -> dict[str, Any]:
        """What the server answers when the page of this visitor posts something."""
        address = self.house.address
        answer = self._context.request.post(address + path, data=body, headers={"Origin": address})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def axe(self) -> list[str]:
        """What a machine can find that would shut people out."""
        self.page.wait_for_function(LOADED)
        self.page.evaluate(AT_REST)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found: list[str] = self.page.evaluate(AXE_RUN, None)
        return found

    def axe_by_day_and_night(self) -> list[str]:
        """The same in both themes: by night only the colours differ, so only what depends on them is checked again."""
        found = self.axe()
        self.page.emulate_media(color_scheme="dark")
        self.page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
        self.page.evaluate(AT_REST)
        found += [f"by night: {one}" for one in self.page.evaluate(AXE_RUN, COLOURS)]
        self.page.emulate_media(color_scheme="light")
        self.page.wait_for_function("() => document.documentElement.dataset.theme === 'light'")
        return found

    # what the table shows

    @property
    def entry(self) -> int:
        """The entry the board shows."""
        return int(self.page.locator("[data-sending]").get_attribute("data-entry") or 0)

    def at_rest(self, after: int = 0) -> None:
        """Waits until the board shows something later than this entry with nothing in progress, or the end."""
        self.page.wait_for_function(AT_REST_AFTER, arg=after)

    def act(self, does: Callable[[], object]) -> None:
        """Makes a move, and waits until the board shows its result."""
        before = self.entry
        does()
        self.at_rest(before)

    def poke(self, spot: Locator) -> None:
        """Presses the middle of something that looks inactive: it must say why."""
        expect(spot).to_be_visible()
        x, y = self.middle(spot)
        middle = {"x": x, "y": y}
        assert spot.evaluate("(one, at) => one.contains(document.elementFromPoint(at.x, at.y))", middle), (
            "it is covered"
        )
        self.page.mouse.click(x, y)

    def middle(self, spot: Locator) -> tuple[float, float]:
        """The middle of something on the screen, once it has stopped moving."""
        box = spot.evaluate(STILL)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def my_turn(self) -> bool:
        """Waits until this visitor is to move; false when the match is over."""
        self.page.wait_for_function(MY_TURN)
        return self.page.locator("[data-sending]").get_attribute("data-turn") == "mine"

    @property
    def status(self) -> Locator:
        """Whose turn it is."""
        return self.page.get_by_test_id("status")

    @property
    def outcome(self) -> Locator:
        """The banner of the end."""
        return self.page.get_by_test_id("outcome")

    @property
    def lines(self) -> Locator:
        """The log's lines about the match, without the table's notices."""
        return self.page.locator(".events li:not(.word) .said > .line")

    @property
    def log(self) -> list[str]:
        """The sentences of the log."""
        return self.lines.all_inner_texts()

    @property
    def table_path(self) -> str:
        """The table's address, without the query."""
        return self.page.url.removeprefix(self.house.address).partition("?")[0]

    def toy_move(self, start: str) -> None:
        """Plays a move of the generic board whose words begin like this, and waits until it is reported."""
        self.act(self.page.get_by_role("button", name=re.compile(f"^{start}")).first.click)


def mover(visitors: Sequence[Visitor]) -> Visitor | None:
    """The visitor to move, as soon as their own page knows it; None when the match is over."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        for who in visitors:
            turn = who.page.locator("[data-sending]:not([data-turn=waiting])").get_attribute("data-turn")
            if turn in ("mine", "over"):
                return who if turn == "mine" else None
        time.sleep(0.05)
    raise AssertionError("nobody's turn")
