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


MARKED = "() => [...CSS.highlights.get('found')].map(one => one.toString().toLowerCase())"
HERE = """() => {
  const [one] = CSS.highlights.get('found-here');
  const box = one.getBoundingClientRect();
  return {words: one.toString().toLowerCase(), top: box.top, seen: box.top >= 0 && box.bottom <= innerHeight};
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_words_are_found_in_the_rules(arrive: Arrive, size: str) -> None:
    """While one types, all places are marked and counted; keys and buttons go from one to the next, and round."""
    visitor = arrive(size)
    page = visitor.visit("/g/canaletto/quick")
    page.get_by_role("link", name="Look something up in the whole rules").click()
    field = page.get_by_role("searchbox", name="Find in the rules")
    expect(field).to_be_focused()
    page.keyboard.type("GÓNDOLA")
    count = page.locator("search").get_by_role("status")
    expect(count).to_contain_text("1 of ")
    marked = page.evaluate(MARKED)
    assert len(marked) > 3
    assert set(marked) == {"gondola"}
    expect(count).to_have_text(f"1 of {len(marked)}")
    assert page.evaluate(HERE)["seen"]
    page.keyboard.press("Enter")
    expect(count).to_have_text(f"2 of {len(marked)}")
    assert page.evaluate(HERE)["seen"]
    page.keyboard.press("Shift+Enter")
    page.get_by_role("button", name="The place before").click()
    expect(count).to_have_text(f"{len(marked)} of {len(marked)}")
    assert page.evaluate(HERE)["seen"]
    assert not visitor.axe()
    field.fill("nothing like this")
    expect(count).to_have_text("Not found")
    expect(page.get_by_text("Nothing like that is in the rules.")).to_be_visible()
    field.fill("gondoola")
    page.get_by_role("button", name="Did you mean “gondola”?").click()
    expect(count).to_have_text(f"1 of {len(marked)}")
    field.fill("xyxyxy")
    expect(page.get_by_role("button", name="The next place")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(count).to_have_text("")


def test_a_rule_is_still_found_by_its_number(arrive: Arrive) -> None:
    """A link to a number leads to that rule, searching or not; a slash leads to the search."""
    visitor = arrive()
    page = visitor.visit("/g/canaletto/rules?find=mask#CAN-22")
    expect(page.locator("search").get_by_role("status")).to_contain_text("1 of ")
    expect(page.locator("#CAN-22")).to_have_class(re.compile("target"))
    page.locator("#CAN-22").click()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("CAN-22")
    expect(page.locator("search").get_by_role("status")).to_contain_text("1 of ")
    assert page.evaluate(HERE)["words"] == "can-22"
