"""What a first visit costs in bytes and requests, and that nothing jumps. `serenissima bench` has the seconds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from serenissima.bench.pages import SHOWN, SIZES, Meter, new_table
from serenissima.games import all_games
from tests.web.house import House

pytestmark = pytest.mark.browser

HOME_BYTES = 180_000
TABLE_BYTES = 230_000
REQUESTS = 36
SHIFT = 0.05
GAMES = [name for name in all_games() if name != "pebbles"]


def first_visit(browser: Browser, size: str) -> Page:
    """A browser that has never been here."""
    return browser.new_context(viewport=SIZES[size]).new_page()


@pytest.mark.parametrize("size", list(SIZES))
def test_the_home_page_is_light(browser: Browser, shared_house: House, size: str) -> None:
    """The home page and what it preloads for a table stay within their budget, and nothing moves on arrival."""
    page = first_visit(browser, size)
    meter = Meter(page, SHOWN["home"], slow=False)
    page.goto(shared_house.address)
    expect(page.get_by_role("article").first.locator("svg").first).to_be_visible()
    figures = meter.figures()
    page.context.close()
    assert 20_000 < figures["bytes"] <= HOME_BYTES
    assert figures["requests"] <= REQUESTS
    assert figures["layout_shift"] < SHIFT


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(browser: Browser, shared_house: House, game: str, size: str) -> None:
    """A table opened by link loads only its own game, and on a second visit hardly anything."""
    page = first_visit(browser, size)
    address = new_table(page.context, shared_house.address, game, all_games()[game].seats[0])
    meter = Meter(page, SHOWN["table"], slow=False)
    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url))
    page.goto(address)
    figures = meter.figures()
    assert 20_000 < figures["bytes"] <= TABLE_BYTES
    assert figures["requests"] <= REQUESTS
    assert figures["layout_shift"] < SHIFT
    assert not [url for url in seen if any(f"/{other}-" in url for other in GAMES if not game.startswith(other))]
    page.reload()
    again = meter.figures()
    page.context.close()
    assert again["bytes"] < figures["bytes"] / 10
    assert again["layout_shift"] < SHIFT


def test_the_frame_stands_before_any_script(browser: Browser, shared_house: House) -> None:
    """Without JavaScript the home page shows its name and first words, and with it in the chosen theme."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(shared_house.address)
    expect(page.get_by_role("heading", name="Serenissima")).to_be_visible()
    page.goto(f"{shared_house.address}/g/venise")
    expect(page.get_by_text("One moment …")).to_be_visible()
    expect(page.get_by_role("heading")).to_have_count(0)
    context.close()


def test_nothing_is_loaded_that_nobody_is_about_to_open(browser: Browser, shared_house: House) -> None:
    """The table's code comes when somebody is about to press "Play now", not before."""
    page = first_visit(browser, "desktop")
    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url))
    page.goto(shared_house.address)
    button = page.get_by_role("article").first.get_by_role("button").first
    expect(button).to_be_visible()
    # what is done while idle is done in order: after two more such tasks the page's own would have begun
    page.evaluate("() => new Promise(done => requestIdleCallback(() => requestIdleCallback(done)))")
    assert not [url for url in seen if "/TablePage-" in url]
    button.hover()
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(one => one.name.includes('/TablePage-'))"
    )
    page.context.close()
