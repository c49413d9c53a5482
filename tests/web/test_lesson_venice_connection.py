"""The lesson of Venice Connection in a real browser: every tile is chosen and put with a hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.canal_board import Board
from tests.web.conftest import Arrive
from tests.web.lessons import do_step, lesson, open_lesson, stands, take
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
GAME = "venice-connection"
FACES = {
    "|": "straight, north to south",
    "-": "straight, west to east",
    "L": "bend, north and east",
    "F": "bend, east and south",
    "7": "bend, south and west",
    "J": "bend, north and west",
}


def put(visitor: Visitor, text: str) -> None:
    """Plays a move: a tile is chosen and put on its place, with a mouse or with a finger; a call is confirmed."""
    page = visitor.page
    if text == "confirm":
        visitor.act(page.locator("button.confirm").click)
    elif text == "proof":
        visitor.act(page.get_by_role("button", name="Show the ring").click)
    elif text == "impossible":
        page.get_by_role("button", name="Impossible!").click()
        visitor.act(page.get_by_role("button", name="Call it").click)
    else:
        cell, face = text.split(":")
        x, y = map(int, cell.split(","))
        lay(visitor, x, y, face)


def lay(visitor: Visitor, x: int, y: int, face: str) -> None:
    """Puts a tile on a cell."""
    board = Board(visitor)
    button = visitor.page.get_by_role("group", name="Faces").get_by_role("button", name=FACES[face])
    if visitor.size == "phone":
        board.tap(x, y)
    if button.get_attribute("aria-pressed") != "true":
        button.click()
    visitor.act(lambda: board.tap(x, y) if visitor.size == "phone" else board.click(x, y))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_whole_lesson(arrive: Arrive, size: str) -> None:
    """Who does what the coach asks for closes rings, calls, proves, and sits down to a match."""
    take(arrive(size), GAME, put)


def test_what_was_laid_wrongly_is_punished(arrive: Arrive) -> None:
    """Who leaves a single strip sees it filled, and the step begins again; who fills the corner goes on."""
    visitor = arrive("phone")
    open_lesson(visitor, GAME)
    corner = next(number for number, step in enumerate(lesson(GAME).steps) if step.name == "even")
    for number in range(corner):
        do_step(visitor, GAME, number, put)
    stands(visitor, corner, "asked")
    put(visitor, "1,1:F")
    put(visitor, "confirm")
    stands(visitor, corner, "wrong")
    expect(visitor.page.get_by_test_id("coach-line")).to_contain_text("fills both at once")
    expect(Board(visitor).tiles).to_have_count(12)
    visitor.page.get_by_role("button", name="Take it back").click()
    do_step(visitor, GAME, corner, put)
    stands(visitor, corner + 1, "asked")
    assert not visitor.axe()
