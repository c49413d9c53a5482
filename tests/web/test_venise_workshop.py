"""The board editor of Venise for newcomers: wishes for a proposal, an address that follows, words instead of codes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.test_venise_editor import Editor

pytestmark = pytest.mark.browser

CODE = re.compile(r"\b[A-I][1-9]\.\w+|\b[SLTH]{1,2}:[A-I]\d|vb1\.")


def test_the_address_follows_the_draft(arrive: Arrive) -> None:
    """Whoever reloads the page, or sends its address to a friend, has the board as it is, with no button pressed."""
    maker = Editor(arrive())
    maker.start_from("blank")
    maker.tool("bridge")
    maker.press("B2")
    made = maker.drawn()
    before = maker.page.url
    maker.page.get_by_label("Name", exact=True).fill("Ponte nuovo")
    maker.page.get_by_label("Name", exact=True).blur()
    maker.page.wait_for_function(
        "(before) => location.href !== before && location.search.includes('board=')", arg=before
    )
    friend = Editor(arrive(), "?" + maker.page.url.partition("?")[2])
    expect(friend.page.get_by_label("Name", exact=True)).to_have_value("Ponte nuovo")
    assert friend.drawn() == made
    maker.page.reload()
    expect(maker.page.get_by_label("Name", exact=True)).to_have_value("Ponte nuovo")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_proposal_as_one_likes_it(arrive: Arrive, size: str) -> None:
    """A proposal is shown at once; size, length and difficulty can be chosen, and words say what came out."""
    editor = Editor(arrive(size))
    page = editor.page
    page.get_by_role("button", name="Propose", exact=True).click()
    dialog = page.get_by_role("dialog", name="Propose a board")
    about = dialog.get_by_test_id("proposal-about")
    expect(about).to_contain_text("hourglasses")
    dialog.get_by_label("Length").select_option("Short")
    dialog.get_by_label("Difficulty").select_option("Easy")
    dialog.get_by_label("Number").fill("3")
    dialog.get_by_role("button", name="Propose a board").click()
    expect(about).to_contain_text(re.compile(r"needs (2|3)\d hourglasses"))
    dialog.get_by_label("Length").select_option("Long")
    dialog.get_by_role("button", name="Propose a board").click()
    expect(about).to_contain_text(re.compile(r"needs [6-9]\d hourglasses"))
    assert editor.visitor.axe() == []
    dialog.get_by_role("button", name="Take it").click()
    expect(editor.verdict).to_contain_text("Ready to play")


def test_the_editor_speaks_of_bridges_and_walls(arrive: Arrive) -> None:
    """What the checks say, and what is selected, has no codes of fields in it."""
    editor = Editor(arrive())
    page = editor.page
    editor.start_from("day-basic")
    expect(editor.verdict).to_contain_text("Ready to play")
    editor.tool("erase")
    editor.press("B3")
    expect(page.locator("[data-finding]").first).to_be_visible()
    editor.tool("wall")
    editor.press("B3")
    expect(page.locator("[data-finding]").first).to_be_visible()
    words = page.locator("body").inner_text()
    assert not CODE.search(words), CODE.findall(words)
