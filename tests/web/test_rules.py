"""The rule book: anchors, and the way from a refusal to its rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import canal
from tests.web.conftest import Arrive
from tests.web.visitor import STILL

pytestmark = pytest.mark.browser


def test_rule_has_an_anchor(arrive: Arrive) -> None:
    """An address with a rule number shows that rule in the middle of the screen, highlighted."""
    page = arrive().visit("/g/venice-connection/rules#VC-29")
    rule = page.locator("#VC-29")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("target"))
    expect(rule).to_contain_text("VC-29")
    page.get_by_role("navigation", name="Contents").get_by_role("link").first.click()
    expect(rule).not_to_have_class(re.compile("target"))


def test_log_line_opens_its_rule(arrive: Arrive) -> None:
    """The rule of a log line opens beside the match, which goes on."""
    visitor = arrive()
    visitor.new_table("pebbles", "me", "bot")
    visitor.page.get_by_role("button", name="Show rule TOY-3").first.click()
    sheet = visitor.page.get_by_role("dialog", name="Rule TOY-3")
    expect(sheet).to_contain_text("draws one stone")
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(visitor.page.get_by_role("button", name="take 1")).to_be_visible()


def test_illegal_click_names_the_rule(arrive: Arrive) -> None:
    """A click where nothing may be laid is explained with the number of the rule."""
    visitor = arrive()
    visitor.new_table("venice-connection", "me", "here")  # so that nobody lays a tile there first
    assert canal.ready(visitor)
    canal.put(visitor)
    tile = visitor.page.locator("[data-tile][data-draft]").first.evaluate(STILL)
    visitor.page.mouse.click(tile["x"] + 1.5 * tile["width"], tile["y"] + 1.5 * tile["height"])
    why = visitor.page.get_by_role("group", name="Why not")
    expect(why).to_contain_text("VC-26")
    assert visitor.page.locator("[data-tile][data-draft]").count() == 1
