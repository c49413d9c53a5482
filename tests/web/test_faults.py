"""When things break: the server dies in the middle of a match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.house import House
from tests.web.test_friends import mover, sit_down

pytestmark = pytest.mark.browser

BROKEN = re.compile("WebSocket|ERR_|Failed to load resource")


def test_server_is_killed_and_comes_back(arrive: Arrive, own_house: House) -> None:
    """After a SIGKILL both browsers say so and recover by themselves, and nothing is lost."""
    host, guest = arrive(house=own_house, name="Anzola"), arrive(house=own_house, name="Bortolo")
    for visitor in (host, guest):
        visitor.forgive = BROKEN
    sit_down(host, guest, heap=20)
    first = mover(host, guest)
    second = guest if first is host else host
    first.toy_move("take 2")
    expect(second.status).to_have_text("Your turn")
    told = [visitor.log for visitor in (host, guest)]

    own_house.kill()
    for visitor in (host, guest):
        expect(visitor.page.get_by_test_id("connection")).to_be_visible()
    # a move made while nobody listens is kept and sent when the server is back
    second.page.get_by_role("button", name="take 1").click()
    own_house.start()
    for visitor in (host, guest):
        expect(visitor.page.get_by_test_id("connection")).to_be_hidden()
    expect(first.status).to_have_text("Your turn")
    for visitor, before in zip((host, guest), told, strict=True):
        expect(visitor.lines).to_have_count(len(before) + 1)
        assert visitor.log[: len(before)] == before
    first.toy_move("take 1")
    expect(second.status).to_have_text("Your turn")


def test_two_tabs_agree(arrive: Arrive) -> None:
    """A move made in one tab is seen in the other, and a stale click there cannot play twice."""
    visitor = arrive()
    visitor.new_table("pebbles", "me", "bot", options={"heap": 20})
    other = visitor.page.context.new_page()
    other.goto(visitor.page.url)
    expect(other.get_by_role("button", name="take 1")).to_be_visible()
    lines = visitor.lines
    visitor.toy_move("take 1")
    expect(visitor.status).to_have_text("Your turn")
    expect(other.locator(".events li:not(.word) .said > .line")).to_have_count(lines.count())
