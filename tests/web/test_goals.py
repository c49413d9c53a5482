"""The goal card: it comes by itself once, and again when asked for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_newcomer_sees_the_goal_once(arrive: Arrive, size: str) -> None:
    """At the first match the card lies on the table; put away, it stays away until it is asked for by key or button."""
    visitor = arrive(size, newcomer=True)
    page = visitor.page
    visitor.new_table("pebbles", "me", "bot")
    card = page.get_by_role("dialog", name="Pebbles in a nutshell")
    expect(card).to_contain_text("Take one to three pebbles")
    expect(card).to_contain_text("most points")
    assert not visitor.axe()
    page.keyboard.press("Enter")
    expect(card).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="take 1", exact=True)).to_be_visible()
    expect(card).to_be_hidden()
    page.keyboard.press("g")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The goal").click()
    expect(card).to_be_visible()


def test_onlookers_are_not_disturbed(arrive: Arrive) -> None:
    """Whoever only looks on, or watches on a shared screen, sees the board."""
    host, onlooker = arrive(), arrive(newcomer=True)
    host.new_table("pebbles", "me", "bot")
    onlooker.visit(host.page.url.removeprefix(host.house.address))
    expect(onlooker.status).to_be_visible()
    expect(onlooker.page.get_by_role("dialog")).to_be_hidden()
