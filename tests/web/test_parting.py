"""Parting with tables in the browser: cancelled, left, ended or removed, and onlookers are told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser


def test_a_table_is_cancelled_under_a_guest(arrive: Arrive) -> None:
    """The host cancels in the waiting room and is at home again; the guest on a phone reads why, with a way home."""
    host, guest = arrive(name="Anzola"), arrive("phone", name="Bortolo")
    host.new_table("canaletto", "me", "friend", "friend")
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    guest.page.get_by_role("button", name=re.compile("^Take the seat")).click()
    expect(guest.page.get_by_role("button", name="Get up")).to_be_visible()
    host.page.get_by_role("button", name="Cancel this table").click()
    assert host.axe() == []
    host.page.get_by_role("dialog").get_by_role("button", name="Cancel the table").click()
    expect(host.page.get_by_role("heading", name="The games")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="This table is gone")).to_be_visible()
    expect(guest.page.get_by_text("Anzola has cancelled this table.", exact=False).first).to_be_visible()
    assert guest.axe() == []
    guest.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(guest.page.get_by_role("heading", name="The games")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_a_guest_gets_up(arrive: Arrive) -> None:
    """The seat is free again at the host's table, and the guest is back on the home page."""
    host, guest = arrive(name="Anzola"), arrive(name="Bortolo")
    host.new_table("canaletto", "me", "friend", "friend")
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    guest.page.get_by_role("button", name=re.compile("^Take the seat")).click()
    expect(host.page.get_by_text("One seat is free.", exact=False)).to_be_visible()
    guest.page.get_by_role("button", name="Get up").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Get up").click()
    expect(guest.page.get_by_role("heading", name="The games")).to_be_visible()
    expect(host.page.get_by_text("2 seats are free.", exact=False)).to_be_visible()


def test_by_keyboard_alone(arrive: Arrive) -> None:
    """A match against a bot is ended on the home page by keyboard, after a confirmation, and leaves the list."""
    visitor = arrive(name="Anzola")
    visitor.new_table("pebbles", "me", "bot")
    visitor.new_table("pebbles", "me", "friend")
    page = visitor.visit()
    ends = page.get_by_role("button", name=re.compile("^End: "))
    ends.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="End this match?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ends).to_be_focused()
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name="End the match").focus()
    page.keyboard.press("Enter")
    expect(ends).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Cancel: "))).to_have_count(1)
    expect(page.get_by_role("heading", name="Your tables")).to_be_focused()
