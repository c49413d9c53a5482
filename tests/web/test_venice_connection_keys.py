"""Venice Connection without a mouse: keys, typed turns, and what screen readers are told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.canal_board import enter, sit
from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser


def test_keyboard_closes_the_canal(arrive: Arrive) -> None:
    """Keys alone choose cells and faces and close the canal; then a gondola lies in it (E-4)."""
    board = sit(arrive(), "0,0:F 1,0:- 2,0:7")
    board.ground.focus()
    for key in ("ArrowDown", "ArrowLeft", "3", "Enter", "ArrowRight", "2", "Enter", "ArrowRight"):
        board.page.keyboard.press(key)
        if key == "Enter":
            expect(board.page.locator(".ghost")).to_have_count(0)
    board.page.keyboard.press("L")
    board.page.keyboard.press("3")
    for _ in range(3):
        board.page.keyboard.press("r")
    board.page.keyboard.press(" ")
    expect(board.draft).to_have_count(3)
    board.page.keyboard.press("c")
    expect(board.visitor.outcome).to_contain_text("with a closed canal")
    expect(board.page.locator(".voyage")).to_have_attribute("data-sailed", "yes")


def test_typed_turn_stops_at_what_is_not_allowed(arrive: Arrive) -> None:
    """A typed turn is entered up to the first tile that does not fit, which is explained; nonsense is refused."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.page.get_by_role("button", name="Type a move").click()
    field = board.page.get_by_label("Type a move").and_(board.page.locator("input"))
    field.fill("hello")
    field.press("Enter")
    expect(board.page.get_by_text("That cannot be read as a turn.").first).to_be_visible()
    field.fill("1,1:| 0,2:|")
    field.press("Enter")
    expect(board.draft).to_have_count(1)
    expect(board.page.get_by_role("group", name="Why not")).to_contain_text("VC-26")


def test_cells_are_told(arrive: Arrive) -> None:
    """Screen readers are told what lies on each cell and what fits there."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.ground.focus()
    told = board.page.locator("[aria-live=polite]")
    board.page.keyboard.press("ArrowDown")
    expect(told.first).to_contain_text("Water comes from the north. bend, east and south does not fit. 3 faces fit.")
    board.page.keyboard.press("ArrowUp")
    expect(told.first).to_contain_text("laid in the last turn")
    board.page.keyboard.press("f")
    expect(told.first).to_contain_text("In hand: straight")
    board.page.keyboard.press("n")
    expect(told.first).to_contain_text(re.compile(r"empty\. .* faces fit\.$"))
    expect(board.page.locator("#vc-ends")).to_contain_text("2 ends of the canal are open.")


def test_a_second_enter_takes_nothing_back(arrive: Arrive) -> None:
    """Enter puts a tile; once more it only says what can be done with it, and the turn is as it was."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.ground.focus()
    for key in ("ArrowDown", "3", "Enter"):
        board.page.keyboard.press(key)
    expect(board.draft).to_have_count(1)
    before = board.visitor.entry
    board.page.keyboard.press("Enter")
    expect(board.page.get_by_role("group", name="Why not")).to_contain_text("C lays the turn")
    expect(board.draft).to_have_count(1)
    assert board.visitor.entry == before


def test_keys_count_wherever_the_focus_is(arrive: Arrive) -> None:
    """With nothing focused arrow keys focus the table and move; letters work beside it; `?` lists the keys."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.page.evaluate("document.activeElement.blur()")
    board.page.keyboard.press("ArrowDown")
    expect(board.ground).to_be_focused()
    expect(board.page.locator("[aria-live=polite]").first).to_contain_text("1 down: empty")
    board.page.get_by_role("button", name="Show rule VC-20").focus()
    board.page.keyboard.press("1")
    expect(board.page.get_by_role("button", name="straight, north to south")).to_have_attribute("aria-pressed", "true")
    board.page.keyboard.press("?")
    keys = board.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("rotate")
    board.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_summary_agrees_with_the_table(arrive: Arrive) -> None:
    """Screen readers are told the laid tiles, the unconfirmed ones, and how many are left."""
    board = sit(arrive(), "0,0:F 1,0:7")
    summary = board.page.locator("#vc-position")
    expect(summary).to_have_text(
        "2 tiles on the table. In the middle: bend, east and south. 1 right: bend, south and west. 14 left."
    )
    enter(board, "0,1:L")
    expect(summary).to_have_text(
        "2 tiles on the table. In the middle: bend, east and south. 1 right: bend, south and west. "
        "Not laid yet. 1 down: bend, north and east. 13 left."
    )
    board.confirm()
    board.write_all(["impossible"])
    enter(board, "1,1:J")
    board.page.get_by_role("button", name="Show the ring").click()
    expect(summary).to_have_text(re.compile("4 tiles on the table. .* 1 right, 1 down: bend, north and west. 12 left."))
