"""Lessons in a real browser: wrong tries are answered, steps can be taken back, left and begun again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.lessons import begin, do_step, open_lesson, stands, take
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
TOY = "pebbles"


def press(visitor: Visitor, text: str) -> None:
    """Presses the button of a move on the board that every game has; players are called by their names there."""
    kind, what = text.split()
    label = f"{kind} Marina" if kind in ("peek", "point") else f"{kind} {what}"
    visitor.act(visitor.page.get_by_role("button", name=label, exact=True).click)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_whole_lesson(arrive: Arrive, size: str) -> None:
    """Who does what the coach asks for comes to the end, and from there into a match."""
    take(arrive(size), TOY, press)


def test_something_else_is_answered_and_taken_back(arrive: Arrive) -> None:
    """The coach says what came of it; taken back, the step begins again; the board shows how it is done on request."""
    visitor = arrive()
    page = visitor.page
    open_lesson(visitor, TOY)
    press(visitor, "take 3")
    stands(visitor, 0, "wrong")
    expect(page.get_by_test_id("coach-line")).to_contain_text("wave")
    page.get_by_role("button", name="Take it back").click()
    stands(visitor, 0, "asked")
    do_step(visitor, TOY, 0, press)
    stands(visitor, 1, "asked")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("main .hinted")).to_have_text("point Marina")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_who_is_wrong_twice_gets_a_hint(arrive: Arrive, size: str) -> None:
    """With the second wrong try the coach adds what helps, until the step is done."""
    visitor = arrive(size)
    page = visitor.page
    open_lesson(visitor, TOY)
    hint = page.get_by_test_id("coach-hint")
    for times in (1, 2):
        press(visitor, "take 3")
        stands(visitor, 0, "wrong")
        expect(hint).to_have_count(times - 1)
        page.get_by_role("button", name="Take it back").click()
        stands(visitor, 0, "asked")
    expect(hint).to_have_text("The buttons under the heap are yours: press the first or the second.")
    assert not visitor.axe()
    do_step(visitor, TOY, 0, press)
    expect(hint).to_have_count(0)


def test_leaving_and_coming_back(arrive: Arrive) -> None:
    """Who leaves in the middle of a step goes on there; the step before can be taken again, and the goal read."""
    visitor = arrive()
    page = visitor.page
    visitor.visit(f"/g/{TOY}/learn")
    assert not visitor.axe()
    begin(visitor)
    do_step(visitor, TOY, 0, press)
    stands(visitor, 1, "asked")
    press(visitor, "point 1")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("log", name="Announcements").get_by_role("paragraph")).to_have_count(0)
    page.get_by_role("link", name="Go on learning").click()
    stands(visitor, 1, "asked")
    press(visitor, "name grey")
    stands(visitor, 1, "done")
    page.reload()
    stands(visitor, 1, "done")
    page.get_by_role("button", name="The step before").click()
    stands(visitor, 0, "asked")
    page.keyboard.press("g")
    page.get_by_role("dialog", name="Pebbles in a nutshell").get_by_role("button", name="Go on").click()
    assert not visitor.axe()


def test_the_coach_is_away(arrive: Arrive) -> None:
    """While the server does not answer the page says so, and nothing that was done is lost."""
    visitor = arrive()
    page = visitor.page
    open_lesson(visitor, TOY)
    visitor.forgive = re.compile("ERR_FAILED|Failed to load")
    page.route("**/api/games/*/lesson", lambda route: route.abort())
    page.get_by_role("button", name="take 1", exact=True).click()
    expect(page.get_by_text("Your coach cannot be reached")).to_be_visible()
    page.unroute("**/api/games/*/lesson")
    page.get_by_role("button", name="Try again").click()
    stands(visitor, 0, "asked")
