"""The lesson of Canaletto in a real browser: every step is done with the controls of the board."""

from __future__ import annotations

import pytest

from tests.web.conftest import Arrive
from tests.web.lessons import take
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
