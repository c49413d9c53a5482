"""Venise in the browser: a match of four, cards and planks, ghost routes, day and night."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import lagoon
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

BOT = "uniform"
STARTS = {"A5": "ruby", "E5": "diamond", "E1": "emerald", "A1": "topaz"}
SLOTS = [f"{column}{row}" for row in range(5, 0, -1) for column in "ABCDE"]
QUICK: dict[str, Any] = {
    "format": "venise-board",
    "version": 1,
    "id": "quick",
    "name": {"en": "Quick"},
    "side": "night",
    "cols": 5,
    "rows": 5,
    "symmetry": "turn4",
    "printed": [slot for slot in SLOTS if slot not in STARTS],
    "starts": {colour: slot for slot, colour in STARTS.items()},
    "poles": [
        {"at": slot, "kind": "start", "owner": STARTS[slot]} if slot in STARTS else {"at": slot, "kind": "plain"}
        for slot in SLOTS
    ],
    "gems": {
        "ruby": ["B5", "A4", "B4", "C5"],
        "diamond": ["D5", "E4", "D4", "E3"],
        "emerald": ["D1", "E2", "D2", "C1"],
        "topaz": ["B1", "A2", "B2", "A3"],
    },
}
"""Plain poles and near gems: a match on it is soon over."""


def table_of(visitor: Visitor, seats: int, board: object = None, **options: str) -> None:
    """A table for this many against bots, on a custom board or with these options."""
    page = visitor.visit("/g/venise")
    page.get_by_label("How many players?").select_option(str(seats))
    for number in range(2, seats + 1):
        page.get_by_label(f"Seat {number}", exact=True).select_option("bot")
        page.get_by_label(f"Bot of seat {number}").select_option(BOT)
    for label, value in options.items():
        page.get_by_label(label, exact=True).select_option(value)
    if board is not None:
        page.get_by_text("More options").click()
        page.get_by_label("Own board").fill(json.dumps(board))
    page.get_by_role("button", name="To the table").click()
    expect(visitor.status).to_be_visible()


def sit_down(visitor: Visitor, seats: int = 2, board: object = None, **options: str) -> None:
    """Such a table, with a tent chosen and the visitor's first turn."""
    table_of(visitor, seats, board, **options)
    lagoon.choose_tent(visitor)
    assert lagoon.ready(visitor)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_match_of_four(arrive: Arrive, size: str) -> None:
    """Four players, one of them a visitor who follows the ghost routes, play a match to its end."""
    visitor = arrive(size)
    sit_down(visitor, 4, QUICK)
    lagoon.play_out(visitor)
    expect(visitor.page.locator("[data-player]")).to_have_count(4)


def test_a_card_shows_its_places(arrive: Arrive) -> None:
    """A picked card shows ghosts of all its places and what it costs; picking it again takes them away."""
    visitor = arrive()
    sit_down(visitor)
    page = visitor.page
    lagoon.card(visitor, "short").click()
    expect(page.locator("[data-ghost]")).to_have_count(2)
    expect(page.locator(".budget .planned")).to_have_count(1)
    lagoon.card(visitor, "long").click()
    expect(page.locator("[data-ghost]")).to_have_count(1)
    expect(page.locator(".budget .planned")).to_have_count(2)
    lagoon.card(visitor, "long").click()
    expect(page.locator("[data-ghost]")).to_have_count(0)


def test_lay_and_walk(arrive: Arrive) -> None:
    """A plank is laid with one press, the path over it is shown and counted, and the gem at its end is taken."""
    visitor = arrive()
    sit_down(visitor)
    page = visitor.page
    near = page.evaluate(lagoon.LOOK)["path"]
    lagoon.card(visitor, "short").click()
    lagoon.press(visitor, near[0])
    expect(page.locator(f'[data-plank="{near[0]}"]')).to_be_visible()
    expect(page.locator(".budget")).to_have_attribute("data-used", "1")
    lagoon.card(visitor, "walk2").click()
    lagoon.target(visitor, near[1]).focus()
    expect(page.locator(".prompt")).to_contain_text("2 steps")
    expect(page.locator(".steps .planned")).to_have_count(1)
    lagoon.press(visitor, near[1])
    expect(page.locator(".panel.me")).to_have_attribute("aria-label", re.compile("1 of 4 gems.*1 hourglass tile"))
    expect(page.locator(".budget")).to_have_attribute("data-left", "2")


def test_a_card_that_cannot_be_played_says_why(arrive: Arrive) -> None:
    """Pressing a card that has no target now shows the reason with its rule."""
    visitor = arrive()
    sit_down(visitor)
    lagoon.card(visitor, "walk1").click()
    toast = visitor.page.locator(".toast, [role=alert]")
    expect(toast.filter(has_text="nowhere to go").first).to_be_visible()
    lagoon.card(visitor, "short").click()
    lagoon.press(visitor, visitor.page.evaluate(lagoon.LOOK)["path"][0])
    lagoon.card(visitor, "walk2").click()
    lagoon.press(visitor, visitor.page.evaluate(lagoon.LOOK)["path"][0])
    lagoon.act(visitor, visitor.page.locator("button.stop"))
    lagoon.card(visitor, "long").click()
    expect(toast.filter(has_text="costs 2 hourglasses").first).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_board_keeps_its_size(arrive: Arrive, size: str) -> None:
    """Neither picking a card nor choosing what a joker shall be changes the size of the board."""
    visitor = arrive(size)
    sit_down(visitor)
    page = visitor.page
    lagoon.act(visitor, page.get_by_role("button", name="Take a joker"))
    lagoon.end_turn(visitor)
    assert lagoon.ready(visitor)
    measured = "() => JSON.stringify(document.querySelector('.map svg').getBoundingClientRect())"
    before = page.evaluate(measured)
    page.locator("[data-card].usable").first.click()
    expect(page.locator("[data-target]").first).to_be_visible()
    assert page.evaluate(measured) == before
    lagoon.card(visitor, "joker").click()
    expect(page.locator("[data-as]").first).to_be_visible()
    assert page.evaluate(measured) == before


def test_nothing_on_the_board_is_called_by_a_code(arrive: Arrive) -> None:
    """Whoever looks at the table reads no names of fields and places: neither on the board nor in the log."""
    visitor = arrive()
    sit_down(visitor)
    page = visitor.page
    near = page.evaluate(lagoon.LOOK)["path"]
    lagoon.card(visitor, "short").click()
    lagoon.press(visitor, near[0])
    lagoon.card(visitor, "walk2").click()
    lagoon.press(visitor, near[1])
    expect(visitor.lines.filter(has_text="gem").last).to_be_visible()
    words = page.locator("body").inner_text()
    assert not re.search(r"\b[SLTH]{1,2}:[A-E]\d|\b[A-E]\d\.(top|low|[NESW])", words), words


def test_ghost_routes_can_be_turned_off(arrive: Arrive) -> None:
    """The routes to all gems are drawn with planks and steps; turned off they stay off, also after a reload."""
    visitor = arrive()
    sit_down(visitor)
    page = visitor.page
    expect(page.locator("[data-route]")).to_have_count(4)
    lagoon.card(visitor, "short").click()
    lagoon.target(visitor, page.evaluate(lagoon.LOOK)["path"][0]).focus()
    expect(page.locator(".then.better").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("switch", name="Ways to your gems").click()
    expect(page.locator("[data-route]")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("switch", name="Ways to your gems")).to_have_attribute("aria-checked", "false")


@pytest.mark.parametrize(
    ("size", "theme", "board"), [("desktop", "light", "day-basic"), ("phone", "dark", "night-basic")]
)
def test_axe_finds_nothing(arrive: Arrive, size: str, theme: str, board: str) -> None:
    """Neither the choice of tents nor the board with a picked card has a violation axe can find, day or night."""
    visitor = arrive(size, theme)
    table_of(visitor, 2, Board=board)
    expect(visitor.page.locator("[data-choose]").first).to_be_visible()
    assert visitor.axe() == []
    lagoon.choose_tent(visitor)
    assert lagoon.ready(visitor)
    expect(visitor.page.locator(f"div.venise[data-side={board.split('-')[0]}]")).to_be_visible()
    lagoon.card(visitor, "short").click()
    assert visitor.axe() == []


def test_keyboard_alone(arrive: Arrive) -> None:
    """A plank can be laid and a turn ended without a mouse."""
    visitor = arrive()
    sit_down(visitor)
    page = visitor.page
    page.keyboard.press("1")
    expect(lagoon.card(visitor, "short")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-target]").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-plank]").first).to_be_visible()
    expect(page.locator(".budget")).to_have_attribute("data-used", "1")
    visitor.at_rest()
    page.get_by_role("button", name="End turn").focus()
    page.keyboard.press("Enter")
    expect(visitor.lines.filter(has_text="You draw 2 cards").last).to_be_visible()
    expect(page.locator(".budget")).to_have_attribute("data-used", "0")


def walk_onto_a_long_plank(visitor: Visitor) -> str:
    """Lays a long plank and steps onto it; its place is returned."""
    lagoon.card(visitor, "long").click()
    carrier = visitor.page.locator("[data-target]").first.get_attribute("data-target")
    assert carrier is not None
    lagoon.press(visitor, carrier)
    lagoon.card(visitor, "walk1").click()
    lagoon.press(visitor, carrier)
    return carrier


def test_planks_that_would_fall_tremble_first(arrive: Arrive) -> None:
    """Taking a plank that carries another needs a confirmation while the other trembles; then it falls."""
    visitor = arrive()
    sit_down(visitor, 2, QUICK)
    page = visitor.page
    home = page.locator("[data-pawn] .pawn.mine").locator("..").get_attribute("data-field")
    assert home is not None
    carrier = walk_onto_a_long_plank(visitor)
    lagoon.card(visitor, "short").click()
    stem = page.locator('[data-target^="T:"]').first.get_attribute("data-target")
    assert stem is not None
    lagoon.press(visitor, stem)
    lagoon.end_turn(visitor)
    lagoon.act(visitor, page.get_by_role("button", name="Take a joker"))
    lagoon.end_turn(visitor)
    lagoon.card(visitor, "walk2").click()
    lagoon.press(visitor, home)
    lagoon.act(visitor, page.locator("button.stop"))
    assert lagoon.pick(visitor, ["joker"], "remove")
    lagoon.aim(visitor, carrier)
    expect(page.locator(f'[data-plank="{stem}"] .falls')).to_be_visible()
    expect(page.locator(".prompt.danger")).to_contain_text("fall into the water")
    page.get_by_role("button", name="Better not").click()
    expect(page.locator(f'[data-plank="{carrier}"]')).to_be_visible()
    lagoon.press(visitor, carrier)
    expect(page.locator(f'[data-plank="{stem}"]')).to_have_count(0)
    expect(page.locator(".drowned")).to_contain_text("1 short and 0 long")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_from_stem_to_stem_of_an_x(arrive: Arrive, size: str) -> None:
    """Whoever stands on one short plank of an X gets to the other with one press, which is one step."""
    visitor = arrive(size)
    sit_down(visitor, 2, QUICK)
    page = visitor.page
    walk_onto_a_long_plank(visitor)
    lagoon.card(visitor, "short").click()
    expect(page.locator('[data-target^="T:"]')).to_have_count(2)
    stems = [str(page.locator('[data-target^="T:"]').nth(number).get_attribute("data-target")) for number in (0, 1)]
    lagoon.press(visitor, stems[0])
    lagoon.end_turn(visitor)
    lagoon.act(visitor, page.get_by_role("button", name="Take a joker"))
    lagoon.end_turn(visitor)
    assert lagoon.pick(visitor, ["joker"], "short")
    lagoon.press(visitor, stems[1])
    lagoon.card(visitor, "walk2").click()
    lagoon.press(visitor, stems[0])
    pawn = page.locator("[data-pawn]", has=page.locator(".pawn.mine"))
    expect(pawn).to_have_attribute("data-field", stems[0])
    expect(lagoon.target(visitor, stems[1])).to_be_visible()
    lagoon.press(visitor, stems[1])
    expect(pawn).to_have_attribute("data-field", stems[1])
    expect(page.locator(".budget")).to_have_attribute("data-used", "4")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_table_with_free_colours_and_no_longest_match(arrive: Arrive, size: str) -> None:
    """A limit is switched off with its box, the table says so in words, and two players choose among four tents."""
    visitor = arrive(size)
    page = visitor.visit("/g/venise")
    page.get_by_text("More options").click()
    page.get_by_label("No limit").check()
    expect(page.get_by_label("Longest match")).to_be_disabled()
    page.get_by_label("Colours", exact=True).select_option("free")
    assert visitor.axe() == []
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    page.get_by_label("Bot of seat 2").select_option(BOT)
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_text("Longest match: No limit")).to_be_visible()
    expect(page.locator("[data-choose]:enabled")).to_have_count(4)
    page.locator("[data-choose=topaz]").click()
    assert lagoon.ready(visitor)
    expect(page.locator("[data-pawn]", has=page.locator(".pawn.mine"))).to_have_attribute("data-field", "A1")
