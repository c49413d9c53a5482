"""Whole matches against a bot, and what can be done with them afterwards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web import canal
from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_whole_match_replay_rematch(arrive: Arrive, size: str) -> None:
    """A whole match of Venice Connection is played by clicking, then verified, replayed, and played again."""
    visitor = arrive(size)
    visitor.new_table("venice-connection", "me", "bot", options={"supply": 10})
    canal.play_out(visitor)
    page = visitor.page
    expect(visitor.outcome).to_contain_text(re.compile("win"))

    visitor.outcome.get_by_role("button", name="Verify the draws").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("The seed fits its fingerprint")
    page.get_by_role("button", name="Close").click()

    visitor.outcome.get_by_role("button", name="Replay").click()
    slider = page.get_by_label("Step of the match")
    expect(slider).to_have_value("0")
    expect(page.locator("[data-tile]")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-tile]").first).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Back to the table").click()

    first = visitor.table_path
    visitor.outcome.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(f"{first}$"))
    expect(page.get_by_role("application")).to_be_visible()
    assert visitor.table_path != first


def test_export_import_fork(arrive: Arrive, tmp_path: Path) -> None:
    """A finished match can be saved, opened by somebody else, replayed, and continued from any entry."""
    visitor = arrive(name="Beatrice")
    visitor.new_table("pebbles", "me", "bot", options={"heap": 6})
    while not visitor.outcome.is_visible():
        visitor.toy_move("take")
        visitor.page.wait_for_function(
            "() => document.querySelector('[data-testid=outcome]') || document.querySelector('[data-move]')"
        )
    sentences = visitor.log
    with visitor.page.expect_download() as saved:
        visitor.outcome.get_by_role("link", name="Save record").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)

    reader = arrive()
    page = reader.visit()
    reader.bring_record(file)
    expect(reader.status).to_have_text("Looking back")
    expect(reader.lines.first).to_be_visible()
    assert len(reader.log) <= len(sentences)
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="To the table").click()
    expect(reader.status).not_to_have_text("Looking back")
    expect(page.get_by_role("list", name="Players").get_by_text("You", exact=True)).to_be_visible()


def test_undo_against_a_bot(arrive: Arrive) -> None:
    """In a match against bots only, every move can be taken back."""
    visitor = arrive()
    visitor.new_table("pebbles", "me", "bot", options={"heap": 20})
    before = visitor.log
    visitor.toy_move("take 1")
    expect(visitor.status).to_have_text("Your turn")
    visitor.page.get_by_role("button", name="Undo").click()
    expect(visitor.lines).to_have_count(len(before))
    assert visitor.log == before


def test_resign(arrive: Arrive) -> None:
    """Resigning asks for confirmation; then the match is over and says why."""
    visitor = arrive()
    visitor.new_table("pebbles", "me", "bot")
    visitor.page.get_by_role("button", name="Resign").click()
    dialog = visitor.page.get_by_role("dialog", name="Give up?")
    dialog.get_by_role("button", name="Play on").click()
    expect(dialog).to_be_hidden()
    visitor.page.get_by_role("button", name="Resign").click()
    dialog.get_by_role("button", name="Resign").click()
    expect(visitor.outcome).to_contain_text("by resignation")


def test_events_are_announced(arrive: Arrive) -> None:
    """Every event is announced to screen readers, word for word as in the log."""
    visitor = arrive()
    visitor.new_table("pebbles", "me", "bot", options={"heap": 20})
    told = len(visitor.log)
    visitor.toy_move("take 2")
    expect(visitor.status).to_have_text("Your turn")
    announced = visitor.page.get_by_role("log", name="Announcements").get_by_role("paragraph")
    expect(announced.first).to_have_text(re.compile("takes 2 pebbles"))
    assert set(visitor.log[told:]) <= set(announced.all_inner_texts())


def test_pass_and_play_has_a_curtain(arrive: Arrive) -> None:
    """Two players on one device never see each other's secrets: a curtain falls between them."""
    visitor = arrive()
    visitor.visit("/g/pebbles")
    page = visitor.page
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name of seat 2").fill("Zaneta")
    page.get_by_role("button", name="To the table").click()
    lift = page.get_by_role("button", name=re.compile("^I am "))
    lift.click()
    page.get_by_role("button", name="take 1").click()
    expect(page.get_by_role("heading", name="Hand the device to Zaneta")).to_be_visible()
    expect(page.get_by_role("button", name="take 1")).to_be_hidden()
    assert not any("sees the stone of Zaneta" in line for line in visitor.log)
    page.get_by_role("button", name="I am Zaneta").click()
    expect(page.get_by_role("button", name="take 1")).to_be_visible()
    assert any("sees the stone of Zaneta" in line for line in visitor.log)


def test_log_is_a_sheet_on_a_phone(arrive: Arrive) -> None:
    """On a phone the log opens on a tap, a rule opens from it, and the match is still there behind."""
    visitor = arrive("phone")
    visitor.new_table("pebbles", "me", "bot")
    page = visitor.page
    page.get_by_role("button", name="Log", exact=True).click()
    sheet = page.get_by_role("dialog", name="What happened")
    expect(sheet).to_contain_text("draws a stone.")
    sheet.get_by_role("button", name="Show rule TOY-3").first.click()
    rule = page.get_by_role("dialog", name="Rule TOY-3")
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("button", name="take 1")).to_be_visible()
