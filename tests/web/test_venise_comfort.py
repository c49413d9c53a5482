"""Venise in the browser: what one sees and presses is as large, as plain and as coloured as people expect."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import lagoon
from tests.web.conftest import Arrive
from tests.web.test_venise import sit_down, table_of

pytestmark = pytest.mark.browser

BOX = "one => { const {x, y, width, height} = one.getBoundingClientRect(); return [x, y, x + width, y + height]; }"
WORN = """() => {
  const shade = value => { const one = document.body.appendChild(document.createElement('i'));
    one.style.color = value; const seen = getComputedStyle(one).color; one.remove(); return seen; };
  const panels = [...document.querySelectorAll('[data-player]')]
    .map(one => shade(`var(--ve-seat-${one.dataset.player})`));
  const faces = [...document.querySelectorAll('.players .face')].map(one => getComputedStyle(one).backgroundColor);
  const lines = [...document.querySelectorAll('ol.log li')].map(one => getComputedStyle(one).borderLeftColor);
  return {panels, faces, lines};
}"""
SMALL = """() => [...document.querySelectorAll('.venise :is(button, a[href], [role=button], [role=switch])')]
  .map(one => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, {width, height}]) => width > 1 && (width < 44 || height < 44))
  .map(([name, {width, height}]) => `${name}: ${width} x ${height}`)"""


def apart(one: list[float], other: list[float]) -> bool:
    """Whether two boxes do not overlap."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_one_press_is_one_undo(arrive: Arrive) -> None:
    """A walk over two fields is one press and three moves; one undo takes it back, the next one the plank."""
    visitor = arrive()
    sit_down(visitor)
    page = visitor.page
    pawn = page.locator("[data-pawn]", has=page.locator(".pawn.mine"))
    home = str(pawn.get_attribute("data-field"))
    path = page.evaluate(lagoon.LOOK)["path"]
    lagoon.card(visitor, "short").click()
    lagoon.press(visitor, path[0])
    lagoon.card(visitor, "walk2").click()
    lagoon.press(visitor, path[1])
    expect(pawn).to_have_attribute("data-field", path[1])
    lagoon.act(visitor, page.get_by_role("button", name="Undo"))
    expect(pawn).to_have_attribute("data-field", home)
    expect(page.locator(".budget")).to_have_attribute("data-used", "1")
    expect(page.locator(f'[data-plank="{path[0]}"]')).to_be_visible()
    lagoon.act(visitor, page.get_by_role("button", name="Undo"))
    expect(page.locator("[data-plank]")).to_have_count(0)
    expect(page.locator(".budget")).to_have_attribute("data-used", "0")


def test_a_hint_says_why_in_words(arrive: Arrive) -> None:
    """A hint gives its reason as a sentence; no code or coordinate stands in it."""
    visitor = arrive()
    sit_down(visitor)
    page = visitor.page
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_test_id("hint").locator(".reason")).to_have_text(re.compile(r"^[A-Z].*\.$"))
    words = page.get_by_test_id("hint").inner_text()
    assert not re.search(r"why-|\b[SLTH]{1,2}:|\b[A-E]\d\b", words), words


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_pawns_colour_is_its_players_everywhere(arrive: Arrive, theme: str) -> None:
    """The list of players and the lines of the log have the colours of the pawns, whichever tents were chosen."""
    visitor = arrive("desktop", theme)
    table_of(visitor, 3)
    page = visitor.page
    page.locator("[data-choose]:enabled").last.click()
    assert lagoon.ready(visitor)
    expect(page.locator("[data-player]:not([data-player=''])")).to_have_count(3)
    worn = page.evaluate(WORN)
    assert len(set(worn["panels"])) == 3
    assert worn["faces"] == worn["panels"]
    assert set(worn["panels"]) <= set(worn["lines"])


def test_ten_cards_are_two_too_many(arrive: Arrive) -> None:
    """With ten cards in hand the board says what to do, and then that one more must go."""
    visitor = arrive()
    sit_down(visitor)
    page = visitor.page
    lagoon.end_turn(visitor)
    lagoon.act(visitor, page.locator("button.end"))
    expect(page.locator(".prompt")).to_have_text(re.compile("^Put two cards away: you may hold eight"))
    lagoon.act(visitor, page.locator("[data-card].usable").first)
    expect(page.locator(".prompt")).to_have_text(re.compile("^Put one more card away"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_looking_closer(arrive: Arrive, size: str) -> None:
    """The button lies beside the board, not on it; whoever looks closer sees their own pawn."""
    visitor = arrive(size)
    sit_down(visitor)
    page = visitor.page
    glass = page.get_by_role("button", name="Look closer")
    map_box = page.locator(".map").evaluate(BOX)
    assert apart(glass.evaluate(BOX), page.locator(".map .window > svg").evaluate(BOX))
    for _ in range(2):
        glass.click()
        pawn = page.locator(".pawn.mine").evaluate(BOX)
        middle = [(pawn[0] + pawn[2]) / 2, (pawn[1] + pawn[3]) / 2]
        assert map_box[0] <= middle[0] <= map_box[2]
        assert map_box[1] <= middle[1] <= map_box[3]
    glass.click()
    expect(page.locator(".window.near")).to_have_count(0)


def test_on_a_phone_messages_leave_the_board_in_sight(arrive: Arrive) -> None:
    """A message lies over the figures below the board, not over the pawn it is about."""
    visitor = arrive("phone")
    sit_down(visitor)
    page = visitor.page
    lagoon.card(visitor, "walk1").click()
    toast = page.locator(".toast").filter(has_text="nowhere to go")
    expect(toast).to_be_visible()
    assert apart(toast.evaluate(BOX), page.locator(".map .window > svg").evaluate(BOX))
    assert apart(toast.evaluate(BOX), page.locator("[data-card=short]").evaluate(BOX))


def test_on_a_phone_everything_is_large_enough_to_press(arrive: Arrive) -> None:
    """Buttons, cards and targets of the board are at least 44 pixels wide and high."""
    visitor = arrive("phone")
    sit_down(visitor)
    page = visitor.page
    assert page.evaluate(SMALL) == []
    lagoon.card(visitor, "short").click()
    expect(page.locator("[data-target]").first).to_be_visible()
    assert page.evaluate(SMALL) == []


def test_on_a_phone_a_hint_and_its_reason_do_not_overlap(arrive: Arrive) -> None:
    """The move, its reason and the board stand one below the other."""
    visitor = arrive("phone")
    sit_down(visitor)
    page = visitor.page
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_test_id("hint")
    expect(hint.locator(".reason")).to_be_visible()
    assert apart(hint.locator(".move").evaluate(BOX), hint.locator(".reason").evaluate(BOX))
