"""How soon pages can be used: a real Chromium with an empty cache on a slow connection, and the traffic.

`line` is the speed the browser is limited to. Times are milliseconds since the start of the navigation; `bytes` are
those on the wire, headers included; `socket_bytes` come on top. `shown_ms`: when the cards, or the board, are visible.
Needs playwright (a development dependency) and Chromium; `CHROMIUM` names one to use instead of the system's.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from serenissima.bench.server import started
from serenissima.games import all_games

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

KBITS = 400
LATENCY_MS = 150
SIZES: dict[str, ViewportSize] = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SHOWN = {"home": "article.card", "table": ".table #main > :not(.loading)"}
"""Selects what is on a page once it can be used."""

WATCH = """selector => {
  const seen = window.seen = {shift: 0, largest: 0, shown: 0};
  const watch = (type, tell) =>
    new PerformanceObserver(list => list.getEntries().forEach(tell)).observe({type, buffered: true});
  watch("layout-shift", one => { if (!one.hadRecentInput) seen.shift += one.value; });
  watch("largest-contentful-paint", one => { seen.largest = one.startTime; });
  const look = () => {
    if (document.querySelector(selector)) seen.shown = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
READ = """() => ({...window.seen, first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0})"""


class Meter:
    """One page, on a slow or an unlimited connection, counting all traffic."""

    def __init__(self, page: Page, selector: str, slow: bool) -> None:
        self.page = page
        self.selector = selector
        self.bytes = self.socket = 0
        self.requests = 0
        page.add_init_script(f"({WATCH})({selector!r})")
        line = page.context.new_cdp_session(page)
        line.on("Network.loadingFinished", self._finished)
        line.on("Network.webSocketFrameReceived", self._frame)
        line.send("Network.enable")
        if slow:
            rate = KBITS * 1000 / 8
            conditions = {"downloadThroughput": rate, "uploadThroughput": rate, "latency": LATENCY_MS}
            line.send("Network.emulateNetworkConditions", {"offline": False, **conditions})

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += event["encodedDataLength"] > 0

    def _frame(self, event: dict[str, Any]) -> None:
        self.socket += len(event["response"]["payloadData"])

    def figures(self) -> dict[str, float]:
        """The figures since the start of the navigation; resets the counts."""
        self.page.wait_for_function("() => window.seen.shown > 0", timeout=60_000)
        self.page.evaluate("() => document.fonts.ready.then(() => null)")
        self.page.wait_for_load_state("networkidle")
        seen = self.page.evaluate(READ)
        found = {
            "bytes": self.bytes,
            "socket_bytes": self.socket,
            "requests": self.requests,
            "first_paint_ms": round(seen["first"]),
            "largest_paint_ms": round(seen["largest"]),
            "shown_ms": round(seen["shown"]),
            "layout_shift": round(seen["shift"], 4),
        }
        self.bytes = self.socket = self.requests = 0
        return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser; raises ImportError saying what is missing."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise ImportError("playwright is not installed (pip install playwright)") from error
    names = ("chromium", "chromium-browser", "chromium-headless-shell")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise ImportError("Chromium was not found (on Debian: apt-get install chromium), and CHROMIUM names none")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


def new_table(context: BrowserContext, base: str, game: str, seats: int) -> str:
    """The address of a running table with friends who never move, so that nothing happens in the meantime."""
    ask = context.request
    chairs = [{"kind": "me"}, *({"kind": "friend"} for _ in range(seats - 1))]
    table = ask.post(f"{base}/api/tables", data={"game": game, "seats": chairs}).json()["id"]
    invite = ask.get(f"{base}/api/tables/{table}").json()["invite"]
    for _ in range(seats - 1):
        token = ask.post(f"{base}/api/tokens").json()["token"]
        bearer = {"authorization": f"Bearer {token}"}
        ask.post(f"{base}/api/tables/{table}/join", data={"invite": invite}, headers=bearer)
    return f"{base}/t/{table}"


def _home(browser: Browser, base: str, size: str) -> dict[str, Any]:
    context = browser.new_context(viewport=SIZES[size])
    meter = Meter(context.new_page(), SHOWN["home"], slow=True)
    meter.page.goto(base)
    found = meter.figures()
    context.close()
    return found


def _table(browser: Browser, base: str, game: str, seats: int, size: str) -> dict[str, Any]:
    """Opens a table by its link with an empty cache; then reloads it on the slow connection, and on a fast one."""
    context = browser.new_context(viewport=SIZES[size])
    address = new_table(context, base, game, seats)
    meter = Meter(context.new_page(), SHOWN["table"], slow=True)
    meter.page.goto(address)
    found: dict[str, Any] = meter.figures()
    meter.page.reload()
    found["reloaded"] = meter.figures()
    meter.page.close()
    meter = Meter(context.new_page(), SHOWN["table"], slow=False)
    meter.page.goto(address)
    meter.figures()
    meter.page.reload()
    found["reloaded_free_ms"] = meter.figures()["shown_ms"]
    context.close()
    return found


def measure(quick: bool) -> dict[str, Any]:
    """All pages; `quick`: the home page and one table on a desktop."""
    sizes = ["desktop"] if quick else list(SIZES)
    games = list(all_games().values())[: 1 if quick else None]
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as data,
        started(f"serve_tables({{port}}, {data!r})") as (port, _),
    ):
        base = f"http://127.0.0.1:{port}"
        return {
            "line": {"kbit_s": KBITS, "latency_ms": LATENCY_MS},
            "home": {size: _home(browser, base, size) for size in sizes},
            "table": {
                game.name: {size: _table(browser, base, game.name, game.seats[0], size) for size in sizes}
                for game in games
            },
        }
