"""Somebody in front of a browser: what they do on any page, whatever the game."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, expect

from tests.web.house import House

CHROMIUM = "/usr/bin/chromium"
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SIZES: dict[str, ViewportSize] = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
PATIENCE = 20_000
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What still loads, glides or fades has no colours yet that anybody would read: axe looks at the page as it comes to rest.
AT_REST = """async () => {
  await document.fonts.ready;
  const ends = a => Number.isFinite(a.effect?.getComputedTiming().endTime) && a.playState === "running";
  await Promise.all(document.getAnimations().filter(ends).map(a => a.finished.catch(() => undefined)));
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
AXE_RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ["violations"]});
  return found.violations.map(v => `${v.id}: ${v.help}: ` + v.nodes.map(n => n.html.slice(0, 200)).join(" | "));
}"""


class Visitor:
    """One browser context: own cookies, own console."""

    def __init__(self, browser: Browser, house: House, size: str, theme: str) -> None:
        self.house = house
        self.size = size
        self._context = browser.new_context(
            viewport=SIZES[size],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size == "phone",
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self._context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        self.page: Page = self._context.new_page()
        self.complaints: list[str] = []
        self.forgive = re.compile("$^")
        """Complaints that belong to the test, for instance a broken connection."""
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def leave(self) -> None:
        """Closes the browser window; it must have had nothing to complain about."""
        self._context.close()
        unforgiven = [text for text in self.complaints if not self.forgive.search(text)]
        assert not unforgiven, f"the console complains: {unforgiven}"

    # what anybody does

    def visit(self, path: str = "/") -> Page:
        """Opens an address of ours."""
        self.page.goto(self.house.address + path)
        return self.page

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

    def new_table(self, game: str, *seats: str, bot: str = "uniform", **options: str) -> None:
        """A table from the game's page: each seat `me`, `friend`, `here` or `bot`, all of this level."""
        self.visit(f"/g/{game}")
        expect(self.page.get_by_label("Seat 1", exact=True)).to_be_visible()
        players = self.page.get_by_label("How many players?")
        if players.is_visible():
            players.select_option(str(len(seats)))
        for number, kind in enumerate(seats, 1):
            self.page.get_by_label(f"Seat {number}", exact=True).select_option(kind)
            if kind == "bot":
                self.page.get_by_label(f"Bot of seat {number}").select_option(bot)
        for label, value in options.items():
            self.page.get_by_label(label).fill(value)
        self.page.get_by_role("button", name="To the table").click()
        expect(self.status).to_be_visible()

    def axe(self) -> list[str]:
        """What a machine can find that would shut people out."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate(AT_REST)
        self.page.evaluate(AXE.read_text("utf-8"))
        found: list[str] = self.page.evaluate(AXE_RUN)
        return found

    # what the table shows

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
        """The log's lines about the match (not the table's own words)."""
        return self.page.locator(".events li:not(.word) .line")

    @property
    def log(self) -> list[str]:
        """The sentences of the log."""
        return self.lines.all_inner_texts()

    @property
    def table_path(self) -> str:
        """The table's address, without the query."""
        return self.page.url.removeprefix(self.house.address).partition("?")[0]

    def toy_move(self, start: str) -> None:
        """Plays a move of the generic board whose words begin so, and waits until it is told."""
        told = self.lines.count()
        self.page.get_by_role("button", name=re.compile(f"^{start}")).first.click()
        expect(self.lines).not_to_have_count(told)
