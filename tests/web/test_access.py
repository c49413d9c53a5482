"""Accessibility: axe finds nothing, and everything can be done by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web import canal
from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

SIZES = ["desktop", "phone"]


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(arrive: Arrive, size: str) -> None:
    """Home, game page, dialogs, rules, table, end and replay have nothing that axe can find, by day and by night."""
    visitor = arrive(size)
    page = visitor.page
    found: dict[str, list[str]] = {}

    visitor.visit()
    expect(visitor.card("Venice Connection")).to_be_visible()
    found["home"] = visitor.axe_by_day_and_night()
    dialog = page.get_by_role("dialog")
    visitor.card("Venice Connection").get_by_role("button", name="Table for friends").click()
    expect(dialog).to_be_visible()
    found["new table"] = visitor.axe_by_day_and_night()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Settings").click()
    expect(dialog).to_be_visible()
    found["settings"] = visitor.axe_by_day_and_night()

    visitor.visit("/g/venice-connection")
    expect(page.get_by_role("heading", name="Venice Connection")).to_be_visible()
    found["game"] = visitor.axe_by_day_and_night()
    visitor.visit("/g/venice-connection/rules#VC-29")
    expect(page.locator("#VC-29")).to_be_visible()
    found["rules"] = visitor.axe_by_day_and_night()

    visitor.new_table("pebbles", "me", "friend")
    expect(page.get_by_label("Invitation link")).to_be_visible()
    found["waiting room"] = visitor.axe_by_day_and_night()

    visitor.play_now("Venice Connection")
    assert canal.ready(visitor)
    canal.put(visitor)
    found["table"] = visitor.axe_by_day_and_night()
    page.get_by_role("button", name="Resign").click()
    expect(dialog).to_be_visible()
    found["resign"] = visitor.axe_by_day_and_night()
    dialog.get_by_role("button", name="Resign").click()
    expect(visitor.outcome).to_be_visible()
    found["end"] = visitor.axe_by_day_and_night()
    visitor.outcome.get_by_role("button", name="Replay").click()
    expect(page.get_by_label("Step of the match")).to_be_visible()
    found["replay"] = visitor.axe_by_day_and_night()
    problems = [f"{where}: {what}" for where, all_there in found.items() for what in all_there]
    assert not problems, "\n".join(problems)


def test_keyboard_alone(arrive: Arrive) -> None:
    """From the first page to a move at the table without a mouse; the skip link comes first."""
    visitor = arrive()
    page = visitor.visit()
    expect(visitor.card("Pebbles")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    visitor.card("Pebbles").get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    move = page.get_by_role("button", name="take 1")
    expect(move).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-move')"):
            break
    visitor.act(lambda: page.keyboard.press("Enter"))


def test_dialog_keeps_and_returns_the_focus(arrive: Arrive) -> None:
    """A dialog keeps the focus while open, Escape closes it, and the focus returns to where it was."""
    visitor = arrive()
    page = visitor.visit()
    button = visitor.card("Pebbles").get_by_role("button", name="Table for friends")
    button.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()
