"""The log: small pictures, places on the board, moments in words, and one stop of the Tab key, in every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).parents[1] / "games"
TOLD = {
    "venice_connection/records/closed": (r"lays", r"^Turn \d+, (Marco|Bianca) plays$"),
    "canaletto/records/three": (r"buys|Auction", r"^Auction \d+, (Anna|Bruno|Chiara)’s turn$"),
    "canal_grande/records/two-players-six": (r"becomes a trophy", r"^Round \d+, (Anna|Bruno)’s turn$"),
    "intrigues_a_venise/records/four-players-mission": (r"moves the", r"^Turn \d+, (Anna|Bruno|Carla|Dario) plays$"),
    "venise/records/two-players": (r"walks", r"^Round \d+, Seat [12]’s turn$"),
}
"""Of a record of each game: a line with pictures and a place, and how its moments are called."""
STOPS = """() => [...document.querySelectorAll('.events :is(a, button, input, [tabindex])')]
    .filter((one) => one.tabIndex >= 0 && one.checkVisibility()).length"""
HEIGHTS = """() => {
    const line = document.querySelector('.log li:has(.pictures)');
    const high = line.offsetHeight;
    line.querySelector('.pictures').remove();
    return [high, line.offsetHeight, parseFloat(getComputedStyle(line).lineHeight)];
}"""


def moment(page: Page) -> str:
    """What the replay says about the moment shown."""
    return page.locator("output").inner_text()


@pytest.mark.parametrize("record", TOLD)
def test_a_line_shows_what_it_names_and_where_it_was(arrive: Arrive, record: str) -> None:
    """Pointing at a line, or reaching it by keys, marks its place on the board; elsewhere, and nothing is marked."""
    visitor = arrive()
    page = visitor.visit("/")
    visitor.bring_record(RECORDS / f"{record}.jsonl")
    log = page.get_by_role("log", name="What happened")
    words, _ = TOLD[record]
    line = log.get_by_role("listitem").filter(has_text=re.compile(words)).last
    spot = page.get_by_test_id("spot")
    line.locator(".line").click()
    expect(page.locator(".log .current")).not_to_have_attribute("data-line", "0")
    expect(line).not_to_have_class(re.compile("later"))
    page.locator("h1, .bar").first.hover()
    expect(spot).to_have_count(0)
    expect(line.locator(".pictures > svg").first).to_be_visible()
    expect(line.locator(".pictures")).to_have_attribute("aria-hidden", "true")
    line.hover()
    expect(spot.first).to_be_visible()
    page.locator("h1, .bar").first.hover()
    expect(spot).to_have_count(0)
    # keys mark it, too
    line.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(line).to_be_focused()
    expect(spot.first).to_be_visible()
    assert page.evaluate(STOPS) == 1, "the log is one stop of the Tab key"
    page.keyboard.press("Tab")
    expect(spot).to_have_count(0)
    # a picture does not make its line higher, unless it needs another
    tall, plain, row = page.evaluate(HEIGHTS)
    assert (tall - plain) % row < 1, (tall, plain, row)


@pytest.mark.parametrize("record", TOLD)
def test_a_moment_has_a_round_and_a_turn(arrive: Arrive, record: str) -> None:
    """No step is counted aloud: the replay says the round and whose turn it is."""
    visitor = arrive()
    page = visitor.visit("/")
    visitor.bring_record(RECORDS / f"{record}.jsonl")
    slider = page.get_by_label("Step of the match")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last // 2))
    _, called = TOLD[record]
    for _ in range(12):
        if re.match(called, moment(page)):
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_have_text(re.compile(called))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(called))
    said = moment(page)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"A new table begins at this moment: {said}.")


def test_on_a_phone_a_pressed_line_shows_its_place(arrive: Arrive) -> None:
    """There the log lies over the board: it closes, and the place is marked for a while."""
    visitor = arrive("phone")
    visitor.new_table("canaletto", "me", "bot", "bot", bot="uniform")
    page = visitor.page
    page.get_by_role("button", name="Log").click()
    page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Auction 1").locator(".line").tap()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_test_id("spot")).to_be_visible()
    expect(page.get_by_test_id("spot")).to_be_hidden()
