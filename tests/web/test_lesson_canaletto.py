"""The lesson of Canaletto in a real browser: every step is done with the controls of the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.lessons import do_step, lesson, open_lesson, stands, take
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
GAME = "canaletto"
GROUPS = {"Pa": "painting", "Bu": "bust"}


def play(visitor: Visitor, text: str) -> None:
    """Bids, passes, uses the mask or sells, as somebody would who clicks."""
    page = visitor.page
    kind, _, what = text.partition(" ")
    if kind == "bid":
        page.get_by_label("Your bid").fill(what)
        visitor.act(page.get_by_role("button", name=f"Bid {what}", exact=True).click)
    elif kind == "bribe":
        page.get_by_role("button", name="Mask", exact=True).click()
        visitor.act(page.get_by_role("button", name="Take the lot").click)
    elif kind == "sell":
        visitor.act(page.locator(f"[data-sell='{GROUPS[what]}']").click)
    else:
        visitor.act(page.get_by_role("button", name="Pass", exact=True).click)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_whole_lesson(arrive: Arrive, size: str) -> None:
    """Who does what the coach asks for comes to the end, and from there into a match."""
    take(arrive(size), GAME, play)


def test_a_mask_answers_a_low_bid(arrive: Arrive) -> None:
    """In the step about masks, whoever bids low loses the lot to one on the board; taken back, a bid of 16 keeps it."""
    visitor = arrive("phone")
    page = visitor.page
    number = next(at for at, step in enumerate(lesson(GAME).steps) if step.name == "guard")
    open_lesson(visitor, GAME)
    for step in range(number):
        do_step(visitor, GAME, step, play)
    stands(visitor, number, "asked")
    play(visitor, "bid 6")
    stands(visitor, number, "wrong")
    expect(page.get_by_test_id("coach-line")).to_contain_text("Marina uses her mask")
    expect(page.locator("[data-purse='1']").get_by_text("Mask used")).to_have_count(1)
    page.get_by_role("button", name="Take it back").click()
    stands(visitor, number, "asked")
    do_step(visitor, GAME, number, play)
    stands(visitor, number + 1, "asked")
