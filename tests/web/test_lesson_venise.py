"""The lesson of Venise in a real browser: every step is done with cards, planks and steps on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web import lagoon
from tests.web.conftest import Arrive
from tests.web.lessons import do_step, lesson, open_lesson, stands, take
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
GAME = "venise"
BUTTONS = {"end play": "End turn", "take joker": "Take a joker", "stop": "Stop here"}


def play(visitor: Visitor, text: str) -> None:
    """Picks cards and presses places and fields, as somebody would who clicks or taps."""
    page = visitor.page
    if text in BUTTONS:
        lagoon.act(visitor, page.get_by_role("button", name=BUTTONS[text], exact=True))
        return
    *joker, kind, where = text.split() if "walk" not in text else [*text.split(), ""]
    if kind not in ("step", "to"):
        lagoon.card(visitor, joker[0] if joker else kind).click()
        if joker:
            page.locator(f"[data-as={kind}]").click()
    if where:
        lagoon.press(visitor, where)
        expect(page.locator(".dock")).to_have_attribute("aria-busy", "false")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_whole_lesson(arrive: Arrive, size: str) -> None:
    """Who does what the coach asks for comes to the end, and from there into a match."""
    take(arrive(size), GAME, play)


def follow(visitor: Visitor, most: int = 12) -> None:
    """Presses what is marked in gold after "Show me", and nothing else, until the step is done."""
    page = visitor.page
    page.get_by_role("button", name="Show me").click()
    for _ in range(most):
        page.wait_for_function("() => document.querySelector('.learn').dataset.sending === 'false'")
        if page.locator(".learn").get_attribute("data-phase") == "done":
            return
        button = page.locator(".dock .hinted")
        if button.count():
            button.first.click()
        else:
            marked = page.locator("[data-hinted]").last.get_attribute("data-hinted")
            assert marked is not None
            lagoon.aim(visitor, marked)
        visitor.page.wait_for_function("() => document.querySelector('.dock').getAttribute('aria-busy') === 'false'")
    raise AssertionError("the marks lead nowhere")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_who_presses_what_is_marked_gets_there(arrive: Arrive, size: str) -> None:
    """The plank that carries another: a card, a place and a confirmation, each marked in its turn."""
    visitor = arrive(size)
    number = [step.name for step in lesson(GAME).steps].index("fall")
    visitor.visit()
    place = {GAME: {"step": number, "acts": []}}
    visitor.page.evaluate("kept => (localStorage['serenissima-lessons'] = JSON.stringify(kept))", place)
    visitor.visit(f"/g/{GAME}/learn")
    stands(visitor, number, "asked")
    follow(visitor)
    stands(visitor, number, "done")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_wrong_plank_and_a_long_walk(arrive: Arrive, size: str) -> None:
    """A plank in the wrong place is answered and taken back; a walk over several fields is one press."""
    visitor = arrive(size)
    page = visitor.page
    open_lesson(visitor, GAME)
    play(visitor, "short S:A3-A4")
    stands(visitor, 0, "wrong")
    expect(page.get_by_test_id("coach-line")).to_contain_text("down to a wall")
    page.get_by_role("button", name="Take it back").click()
    do_step(visitor, GAME, 0, play)
    stands(visitor, 1, "asked")
    play(visitor, "walk2")
    play(visitor, "step B4.top")
    stands(visitor, 1, "done")
