"""Venise under a hand: a match of four, falling planks, ghost routes, and the board editor."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web import lagoon
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

BOT = "uniform"


def table_of(visitor: Visitor, seats: int, **options: str) -> None:
    """A table of so many against bots, with chosen values of named options."""
    page = visitor.visit("/g/venise")
    page.get_by_label("How many players?").select_option(str(seats))
    for number in range(2, seats + 1):
        page.get_by_label(f"Seat {number}", exact=True).select_option("bot")
        page.get_by_label(f"Bot of seat {number}").select_option(BOT)
    for label, value in options.items():
        page.get_by_label(label, exact=True).select_option(value)
    page.get_by_role("button", name="To the table").click()
    expect(visitor.status).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_match_of_four(arrive: Arrive, size: str) -> None:
    """Four players, one of them a visitor who follows the ghost routes, play a match to its end."""
    visitor = arrive(size)
    table_of(visitor, 4)
    lagoon.choose_tent(visitor)
    lagoon.play_out(visitor)
    expect(visitor.page.locator("[data-player]")).to_have_count(4)
