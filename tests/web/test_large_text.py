"""Text at 200 %, as set in the browser: nothing is cut, no board is a thumbnail, what does not fit scrolls."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import VISITORS
from tests.web.house import House
from tests.web.lessons import begin
from tests.web.measures import board_size, cut, unreadable
from tests.web.visitor import CHROMIUM, CHROMIUM_ARGUMENTS, SIZES, Visitor

pytestmark = pytest.mark.browser

LARGE = 32
GAMES = {"canal-grande": 4, "canaletto": 3, "intrigues-a-venise": 4, "venice-connection": 2, "venise": 4}
BOTS = {"intrigues-a-venise": "novice"}
"""Not one that plays at random: it would announce a mission at once, and the match would be over."""
LEAST = {"wide": (640, 600), "phone": (380, 800)}
"""The least a board may measure, in pixels."""
Read = Callable[[str], Visitor]


@pytest.fixture(scope="module")
def large_browser(browser: Browser) -> Iterator[Browser]:
    """The browser of somebody who has set its text to 200 %."""
    large = f"--blink-settings=defaultFontSize={LARGE}"
    found = browser.browser_type.launch(executable_path=CHROMIUM, args=[*CHROMIUM_ARGUMENTS, large])
    yield found
    found.close()


@pytest.fixture
def read(large_browser: Browser, shared_house: House, request: pytest.FixtureRequest) -> Iterator[Read]:
    """Lets somebody arrive who reads large letters."""
    here: list[Visitor] = []
    request.node.stash[VISITORS] = here

    def make(size: str) -> Visitor:
        here.append(Visitor(large_browser, shared_house, size, "light", "access"))
        return here[-1]

    yield make
    for visitor in here:
        visitor.leave()


@pytest.mark.parametrize("size", LEAST)
def test_pages(read: Read, size: str) -> None:
    """Every page around the matches can be read and used."""
    visitor = read(size)
    page = visitor.page
    found: dict[str, list[str]] = {}
    visitor.visit()
    expect(visitor.card("Canaletto")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).fontSize") == f"{LARGE}px"
    found["home"] = unreadable(visitor)
    visitor.card("Canaletto").get_by_role("button", name="Table for friends").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["new table"] = unreadable(visitor)
    visitor.visit("/g/venice-connection")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found["game"] = unreadable(visitor)
    for address in ("quick", "rules"):
        visitor.visit(f"/g/intrigues-a-venise/{address}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        found[address] = unreadable(visitor)
    visitor.new_table("canaletto", "me", "friend", "friend")
    expect(page.get_by_label("Invitation link")).to_be_visible()
    found["waiting room"] = unreadable(visitor)
    problems = [f"{where}: {what}" for where, all_there in found.items() for what in all_there]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize("game", GAMES)
def test_a_match(read: Read, game: str, size: str) -> None:
    """The board keeps its size, every decision can be reached, and the end can be read."""
    visitor = read(size)
    visitor.new_table(game, "me", *["bot"] * (GAMES[game] - 1), bot=BOTS.get(game, "uniform"))
    assert visitor.my_turn()
    width, height = board_size(visitor)
    assert width >= LEAST[size][0] and height >= LEAST[size][1], (width, height)
    assert not unreadable(visitor)
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.page.wait_for_function("() => document.querySelector('[data-turn=over]')")
    expect(visitor.outcome).to_be_visible()
    assert not cut(visitor)


@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(read: Read, game: str, size: str) -> None:
    """The goal, then the coach's words and the board are there."""
    visitor = read(size)
    visitor.visit(f"/g/{game}/learn")
    expect(visitor.page.get_by_role("button", name="Begin the lesson")).to_be_in_viewport(ratio=1)
    assert not unreadable(visitor)
    begin(visitor)
    width, height = board_size(visitor)
    assert width >= LEAST[size][0] and height >= LEAST[size][1], (width, height)
    assert not unreadable(visitor)


def test_breakpoints_follow_the_text() -> None:
    """No style asks for a width or height in pixels: who enlarges the text would get a layout made for more room."""
    asked = re.compile(r"@(?:media|container)[^{]*?\d+px")
    web = Path(__file__).parents[2] / "web" / "src"
    files = [*web.rglob("*.svelte"), *web.rglob("*.css")]
    assert not [str(file.relative_to(web)) for file in files if asked.search(file.read_text("utf-8"))]
    assert set(LEAST) <= set(SIZES)
