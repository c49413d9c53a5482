"""The way in: the home page, one click to a match, settings, bad addresses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_one_click_to_a_match(arrive: Arrive, size: str) -> None:
    """From the home page one click leads to a match against a bot, with nothing to fill in."""
    visitor = arrive(size)
    visitor.visit()
    visitor.card("Venice Connection").get_by_role("button", name="Play now").click()
    expect(visitor.page).to_have_url(re.compile("/t/"))
    expect(visitor.page.get_by_role("application")).to_be_visible()
    expect(visitor.page.get_by_role("list", name="Players").get_by_text("Bot")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_first_visit_sees_at_once_where_to_begin(arrive: Arrive, width: int, height: int) -> None:
    """Without scrolling a newcomer sees both ways in; the lesson is first, and stands out."""
    visitor = arrive(newcomer=True)
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.visit()
    card = visitor.page.get_by_role("article").first
    learn, play = card.get_by_role("link", name="Learn it"), card.get_by_role("button", name="Play now")
    expect(learn).to_have_class(re.compile("primary"))
    expect(play).not_to_have_class(re.compile("primary"))
    boxes = [visitor.middle(one) for one in (learn, play)]
    assert boxes[0] < boxes[1]
    for one in (learn, play):
        assert one.evaluate("one => one.getBoundingClientRect().bottom <= innerHeight")


def test_the_whole_card_opens_the_game(arrive: Arrive) -> None:
    """Pressing a card anywhere but on a button opens the game's page; there is one link for it, and buttons work."""
    visitor = arrive()
    page = visitor.visit()
    card = visitor.card("Venice Connection")
    expect(card.locator("a[href='/g/venice-connection']")).to_have_count(1)
    for part in (card.locator("div.cover"), card.locator(".facts")):
        part.scroll_into_view_if_needed()
        x, y = visitor.middle(part)
        page.mouse.click(x, y)
        expect(page).to_have_url(re.compile("/g/venice-connection$"))
        page.go_back()
        expect(card).to_be_visible()
    card.get_by_role("link", name="Analysis board").click()
    expect(page).to_have_url(re.compile("/g/venice-connection/analysis$"))
    page.go_back()
    card.get_by_role("button", name="Table for friends").click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_todays_puzzle(arrive: Arrive, size: str) -> None:
    """The last card shows the puzzle of the day, the same for everybody, and leads to it."""
    visitors = [arrive(size), arrive(size)]
    drawn = []
    for each in visitors:
        each.visit()
        faces = each.card("Today's puzzle").locator("svg [data-face]")
        expect(faces.first).to_be_visible()
        drawn.append(faces.evaluate_all("all => all.map(one => one.dataset.face)"))
    assert drawn[0] == drawn[1]
    visitor, page = visitors[1], visitors[1].page
    card = visitor.card("Today's puzzle")
    assert not visitor.axe()
    card.locator(".picture").scroll_into_view_if_needed()
    x, y = visitor.middle(card.locator(".picture"))
    page.mouse.click(x, y)
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()


def test_one_choice_seats_three_bots(arrive: Arrive) -> None:
    """In the dialog one choice seats bots everywhere, one more says how strong; the single seats are behind it."""
    visitor = arrive()
    page = visitor.visit()
    visitor.card("Canaletto").get_by_role("button", name="Table for friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("How many players?").select_option("4")
    dialog.get_by_label("Against").select_option(label="Three bots")
    dialog.get_by_label("How strong?").select_option(label="Medium · Shopkeeper")
    expect(dialog.get_by_label("Bot of seat 3")).not_to_be_visible()
    dialog.get_by_text("Choose seat by seat").click()
    expect(dialog.get_by_label("Bot of seat 3")).to_have_value("shopkeeper")
    dialog.get_by_label("Bot of seat 3").select_option("broker")
    dialog.get_by_label("Your name").fill("Zanetta")
    assert not visitor.axe()
    dialog.get_by_role("button", name="To the table").click()
    players = page.get_by_role("list", name="Players")
    expect(players).to_contain_text("Zanetta")
    expect(players.get_by_text("Bot: Shopkeeper")).to_have_count(2)
    expect(players.get_by_text("Bot: Broker")).to_have_count(1)
    visitor.visit()
    expect(page.get_by_role("button", name="Zanetta Settings")).to_be_visible()


def test_my_tables_are_listed(arrive: Arrive) -> None:
    """A visitor's tables are on the home page, and those waiting for the visitor say so."""
    visitor = arrive()
    visitor.new_table("pebbles", "me", "bot")
    expect(visitor.status).to_have_text("Your turn")
    path = visitor.table_path
    visitor.visit()
    mine = visitor.page.locator(f"a[href='{path}']")
    expect(mine).to_contain_text("Pebbles")
    expect(mine).to_contain_text("Your turn")
    mine.click()
    expect(visitor.status).to_have_text("Your turn")


def test_theme_and_nickname_stay(arrive: Arrive) -> None:
    """A chosen theme and nickname are still there when the page is opened again."""
    visitor = arrive()
    visitor.call_myself("Marietta")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Night in Venice").check()
    visitor.page.get_by_role("button", name="Done").click()
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name="Marietta Settings")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_system_theme_is_followed(arrive: Arrive) -> None:
    """Without a choice the page is as dark or light as the device."""
    for theme in ("dark", "light"):
        page = arrive(theme=theme).visit()
        expect(page.get_by_role("article").first).to_be_visible()
        assert page.evaluate("document.documentElement.dataset.theme") == theme


def test_missing_pages_say_so(arrive: Arrive) -> None:
    """An address without a page, a game or a table says so, with status 404, and leads home."""
    visitor = arrive()
    visitor.forgive = re.compile("404")
    for path in ("/nowhere", "/g/nothing", "/g/nothing/rules", "/t/nothing"):
        visitor.visit(path)
        expect(visitor.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    visitor.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(visitor.card("Venice Connection")).to_be_visible()


def test_page_waits_for_the_server(arrive: Arrive) -> None:
    """While the server does not answer the page says so, and continues by itself when it does."""
    visitor = arrive()
    visitor.forgive = re.compile("ERR_FAILED")

    def broken(route: Route) -> None:
        route.abort()

    visitor.page.route("**/api/games", broken)
    visitor.visit()
    expect(visitor.page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    visitor.page.unroute("**/api/games", broken)
    expect(visitor.card("Venice Connection")).to_be_visible()


def test_bad_record_is_explained(arrive: Arrive, tmp_path: Path) -> None:
    """A file that is not a record is refused in the server's words, and the page stays."""
    visitor = arrive()
    visitor.forgive = re.compile("status of 400")
    file = tmp_path / "letter.txt"
    file.write_text("Dear Casanova")
    visitor.visit("/r")
    visitor.bring_record(file)
    expect(visitor.page.locator(".toast")).to_contain_text("This is not a Serenissima record.")


def test_options_go_to_the_table(arrive: Arrive) -> None:
    """What is chosen on the game's page applies at the table."""
    visitor = arrive()
    visitor.visit("/g/pebbles")
    visitor.page.get_by_label("Seat 2", exact=True).select_option("bot")
    visitor.page.get_by_label("Pebbles in the heap").fill("6")
    visitor.page.get_by_role("button", name="To the table").click()
    expect(visitor.page.get_by_role("button", name="take 1")).to_be_visible()
    expect(visitor.page.locator("dt:text-is('heap size') + dd")).to_have_text("6")


def test_drop_a_record_anywhere(arrive: Arrive) -> None:
    """While a file is dragged over the page it says what letting go will do; a bad one is explained."""
    visitor = arrive()
    visitor.forgive = re.compile("status of 400")
    page = visitor.visit()
    expect(visitor.card("Venice Connection")).to_be_visible()
    data = page.evaluate_handle(
        "() => { const all = new DataTransfer(); all.items.add(new File(['?'], 'x.jsonl')); return all; }"
    )
    page.dispatch_event("body", "dragover", {"dataTransfer": data})
    expect(page.get_by_text("Let go to open the record")).to_be_visible()
    page.dispatch_event("body", "drop", {"dataTransfer": data})
    expect(page.locator(".toast")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_bot_writers_find_a_page(arrive: Arrive, size: str) -> None:
    """The link at the foot of the page leads to a page for people, with a program to copy."""
    visitor = arrive(size)
    page = visitor.visit()
    page.get_by_role("contentinfo").get_by_role("link", name="For bot writers").click()
    expect(page.get_by_role("heading", name="For bot writers")).to_be_visible()
    expect(page.locator("pre").first).to_contain_text("websockets")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not visitor.axe()
    page.reload()
    expect(page.get_by_role("heading", name="For bot writers")).to_be_visible()
