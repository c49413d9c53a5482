"""The board of Venice Connection with mouse, wheel and touch: laying, the reasons it gives, and the camera."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.canal_board import enter, sit
from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

PINCH = """([from, to]) => {
  const frame = document.querySelector('.board .frame');
  const send = (type, id, x, y) => frame.dispatchEvent(new PointerEvent(type, {
    pointerId: id, pointerType: 'touch', button: type === 'pointermove' ? -1 : 0, clientX: x, clientY: y, bubbles: true,
  }));
  frame.setPointerCapture = () => {};
  from.forEach(([x, y], id) => send('pointerdown', id + 1, x, y));
  to.forEach(([x, y], id) => send('pointermove', id + 1, x, y));
  to.forEach(([x, y], id) => send('pointerup', id + 1, x, y));
}"""


def test_turn_by_mouse(arrive: Arrive) -> None:
    """A click lays the face in the hand, a click on that tile turns it, and nothing counts before it is confirmed."""
    board = sit(arrive())
    board.page.get_by_role("button", name="straight, west to east").click()
    board.click(0, 0)
    expect(board.draft).to_have_count(1)
    expect(board.tile("0,0:-")).to_be_visible()
    board.click(0, 0)
    expect(board.tile("0,0:L")).to_be_visible()
    board.page.get_by_role("button", name="Take back").click()
    expect(board.tiles).to_have_count(0)
    board.page.get_by_role("button", name="bend, east and south").click()
    board.click(0, 0)
    expect(board.tile("0,0:F")).to_be_visible()
    board.confirm()
    assert board.names() == {"0,0:F"}


def test_turning_a_tile_keeps_the_others(arrive: Arrive) -> None:
    """An earlier tile of the turn takes the next face that lets the later ones stay."""
    board = sit(arrive(), "0,0:F 1,0:7")
    enter(board, "1,1:|", "1,2:J")
    board.click(1, 1)
    expect(board.page.get_by_role("group", name="Why not")).to_contain_text("No other face fits here")
    assert board.names() == {"0,0:F", "1,0:7", "1,1:|", "1,2:J"}
    board.click(1, 2)
    expect(board.tile("1,2:|")).to_be_visible()
    board.page.mouse.click(*board.spot(1, 1), button="right")
    expect(board.draft).to_have_count(1)
    enter(board, "1,1:|")
    board.click(1, 2)
    expect(board.tile("1,2:L")).to_be_visible()
    expect(board.draft).to_have_count(2)
    assert board.names() == {"0,0:F", "1,0:7", "1,1:|", "1,2:L"}


def test_taking_a_tile_off_tells_which_others_cannot_stay(arrive: Arrive) -> None:
    """When a tile of the turn is removed, another that cannot stay without it comes off too, with a message."""
    board = sit(arrive(), "0,0:F 1,0:7", "impossible")
    enter(board, "0,1:|", "1,1:|", "1,2:|")
    board.page.mouse.click(*board.spot(1, 1), button="right")
    expect(board.page.get_by_role("group", name="Why not")).to_contain_text("One tile could not stay there")
    assert board.names() == {"0,0:F", "1,0:7", "0,1:|"}


def test_wrong_face_says_why_and_offers_what_fits(arrive: Arrive) -> None:
    """A face that does not fit is explained with its rule beside the cell, and the faces that fit can be laid there."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.ground.press("2")
    board.click(1, 1)
    why = board.page.get_by_role("group", name="Why not")
    expect(why).to_contain_text("VC-29")
    expect(board.tiles).to_have_count(2)
    expect(why.get_by_role("button", name="Put")).to_have_count(3)
    why.get_by_role("button", name="VC-29").click()
    expect(board.page.get_by_role("dialog")).to_be_visible()
    board.page.keyboard.press("Escape")
    why.get_by_role("button", name="Put straight, north to south here").click()
    expect(board.tile("1,1:|")).to_be_visible()
    expect(why).to_be_hidden()


def test_wheel_turns_over_a_cell_and_zooms_elsewhere(arrive: Arrive) -> None:
    """The wheel over a cell where something fits goes through the fitting faces; over the open table it zooms."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.page.mouse.move(*board.spot(1, 1))
    expect(board.page.locator(".ghost")).to_be_visible()
    board.ground.press("1")
    ghost = board.page.locator(".ghost [data-face]")
    for face in ("L", "J", "|"):
        board.page.mouse.wheel(0, 120)
        expect(ghost).to_have_attribute("data-face", face)
        expect(board.page.locator(".ghost.wrong")).to_have_count(0)
    board.page.mouse.move(*board.spot(-3, 2))
    board.grows(1.1, lambda: board.page.mouse.wheel(0, -240))


def test_table_moves_and_fits_again(arrive: Arrive) -> None:
    """Dragging and two fingers move and zoom the table; one key shows the whole figure again."""
    board = sit(arrive(), "0,0:F 1,0:7")
    start = board.spot(0, 0)
    board.page.mouse.move(start[0] - 150, start[1])
    board.page.mouse.down()
    board.page.mouse.move(start[0] - 100, start[1] + 20, steps=4)
    board.page.mouse.move(start[0] - 50, start[1] + 40, steps=4)
    board.page.mouse.up()
    moved = board.spot(0, 0)
    assert (round(moved[0] - start[0]), round(moved[1] - start[1])) == (100, 40)
    expect(board.draft).to_have_count(0)
    board.grows(1.5, lambda: board.page.evaluate(PINCH, [[[300, 300], [400, 300]], [[250, 300], [450, 300]]]))
    board.ground.press("0")
    again = board.spot(0, 0)
    assert abs(again[0] - start[0]) < 1
    assert abs(again[1] - start[1]) < 1


def test_touch(arrive: Arrive) -> None:
    """On a phone the first tap chooses the cell, the second lays the tile, and every tool is finger-sized."""
    board = sit(arrive("phone"), "0,0:F 1,0:7")
    board.tap(1, 1)
    expect(board.page.locator(".ghost")).to_be_visible()
    expect(board.page.locator(".ghost.wrong")).to_have_count(0)
    expect(board.tiles).to_have_count(2)
    board.tap(1, 1)
    expect(board.draft).to_have_count(1)
    board.tap(1, 2)
    board.page.get_by_role("button", name="Put it here").click()
    expect(board.draft).to_have_count(2)
    small = board.page.locator(".board button:visible").evaluate_all(
        "all => all.filter(b => b.offsetWidth < 44 || b.offsetHeight < 44).map(b => b.ariaLabel || b.textContent)"
    )
    assert small == []
    board.confirm()


def test_phone_on_its_side(arrive: Arrive) -> None:
    """On a phone in landscape the tools are beside the table, and both are fully visible."""
    visitor = arrive("phone")
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    board = sit(visitor, "0,0:F 1,0:7")
    board.tap(1, 1)
    board.page.get_by_role("button", name="Put it here").click()
    expect(board.draft).to_have_count(1)
    hidden = board.page.locator(".board button:visible").evaluate_all(
        """all => all.filter(button => {
          const box = button.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return !button.contains(top);
        }).map(button => button.ariaLabel || button.textContent)"""
    )
    assert hidden == []
    dock = board.page.locator(".dock").bounding_box()
    tile = board.tile("1,0:7").bounding_box()
    assert dock and tile and tile["x"] + tile["width"] < dock["x"]
    board.confirm()
