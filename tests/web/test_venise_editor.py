"""The board editor of Venise: drawing, checks, saving, links, proposals, and playing the board."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web import lagoon
from tests.web.conftest import Arrive
from tests.web.test_venise import QUICK
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

Board = dict[str, Any]


class Editor:
    """The editor as one visitor sees it."""

    def __init__(self, visitor: Visitor, query: str = "") -> None:
        self.visitor = visitor
        self.page: Page = visitor.visit(f"/g/venise/editor{query}")
        expect(self.verdict).to_be_visible()
        expect(self.poles.nth(4)).to_be_visible()

    @property
    def verdict(self) -> Locator:
        """Whether the board can be played, in a word."""
        return self.page.get_by_test_id("verdict")

    @property
    def poles(self) -> Locator:
        """Everything that stands in the water."""
        return self.page.locator(".easel [data-pole]")

    @property
    def gems(self) -> Locator:
        """Every gem on the board."""
        return self.page.locator(".easel [data-gem]")

    def drawn(self) -> list[str]:
        """All poles and gems by their names."""
        return sorted(
            self.page.locator(".easel [data-pole], .easel [data-gem]").evaluate_all(
                "all => all.map(one => one.dataset.pole ?? one.dataset.gem)"
            )
        )

    def tool(self, name: str) -> None:
        """Takes a tool: `wall`, `bridge`, `plain`, `ruby` (its start), `gem-ruby`, `hand`, `erase`."""
        tool = self.page.locator(f"[data-tool={name}]")
        if tool.get_attribute("aria-pressed") != "true":
            tool.click()

    def point(self, slot: str) -> tuple[float, float]:
        """Where a slot is on the screen."""
        found = self.page.locator(f'.easel [data-slot="{slot}"] circle, .easel [data-pole="{slot}"] .disc')
        found.scroll_into_view_if_needed()
        return self.visitor.middle(found)

    def press(self, *slots: str) -> None:
        """Presses slots with the tool in hand."""
        for slot in slots:
            x, y = self.point(slot)
            if self.visitor.size == "phone":
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)

    def drag(self, origin: str, to: str) -> None:
        """Drags what stands in one slot to another."""
        self.page.mouse.move(*self.point(origin))
        self.page.mouse.down()
        self.page.mouse.move(*self.point(to), steps=5)
        self.page.mouse.up()

    def start_from(self, board: str) -> None:
        """Puts a board of the box on the bench."""
        self.page.get_by_label("Start from…").select_option(board)

    def bring(self, text: str) -> Locator:
        """Imports a text; returns the dialog, which closes if all was well."""
        self.page.get_by_role("button", name="Import").click()
        dialog = self.page.get_by_role("dialog", name="Import")
        dialog.get_by_label("Text of the file").fill(text)
        dialog.get_by_role("button", name="Open", exact=True).click()
        return dialog


def pole(at: str, kind: str, **more: str) -> dict[str, str]:
    """A pole as a file has it."""
    return {"at": at, "kind": kind, **more}


def changed(**parts: object) -> Board:
    """The quick board with other parts."""
    return {**QUICK, **parts}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_make_a_board_and_play_it(arrive: Arrive, size: str) -> None:
    """From open water to a fair board with a few presses, made in all four quarters; then a match on it to its end."""
    visitor = arrive(size)
    editor = Editor(visitor)
    page = editor.page
    page.get_by_label("Rows").select_option("5")
    editor.start_from("blank")
    expect(editor.poles).to_have_count(4)
    expect(editor.verdict).to_contain_text("must be put right")
    page.get_by_label("Symmetry").select_option("turn4")
    editor.tool("plain")
    editor.press("B5", "C5", "D5", "B4")
    expect(editor.poles).to_have_count(20)
    editor.tool("gem-ruby")
    editor.press("B5", "A4", "B4", "C5")
    expect(editor.gems).to_have_count(16)
    page.get_by_label("Name", exact=True).fill("Four quarters")
    expect(editor.verdict).to_contain_text("Ready to play")
    page.get_by_role("button", name="Play this board").click()
    dialog = page.get_by_role("dialog", name="Play this board")
    dialog.get_by_label("Against").select_option("uniform")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(visitor.status).to_be_visible()
    lagoon.choose_tent(visitor)
    expect(page.locator("[data-pole]")).to_have_count(20)
    lagoon.play_out(visitor)


def test_drag_flip_and_take_back(arrive: Arrive) -> None:
    """Poles are dragged and flipped with their gems, in all mirror images; undo and redo go through all of it."""
    editor = Editor(arrive())
    page = editor.page
    first = editor.drawn()
    editor.drag("B4", "C3")
    expect(page.locator('[data-pole="C3"]')).to_be_visible()
    moved = editor.drawn()
    assert "ruby C3.top" in moved
    assert "emerald C2.top" in moved or "topaz C2.top" in moved
    editor.press("A3")
    page.locator("[data-act=flip]").click()
    expect(page.locator('[data-gem^="topaz A3."]')).to_have_attribute("data-gem", re.compile("topaz A3.(top|low)"))
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(page.locator('[data-pole="B4"]')).to_be_visible()
    assert editor.drawn() == first
    page.get_by_role("button", name="Redo").click()
    assert editor.drawn() == moved
    page.reload()
    expect(page.locator('[data-pole="C3"]')).to_be_visible()
    assert editor.drawn() == moved


def test_drag_from_the_toolbox(arrive: Arrive) -> None:
    """A pole or a gem dragged from the toolbox lands where it is dropped; outside the board nothing happens."""
    editor = Editor(arrive())
    page = editor.page
    editor.start_from("blank")
    expect(editor.poles).to_have_count(4)
    for tool, slot in (("bridge", "B3"), ("gem-ruby", "B3"), ("wall", None)):
        box = page.locator(f"[data-tool={tool}]").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(*(editor.point(slot) if slot else (1100, 500)), steps=6)
        page.mouse.up()
    expect(editor.poles).to_have_count(8)
    expect(editor.gems).to_have_count(4)
    expect(page.locator("[data-tool=hand]")).to_have_attribute("aria-pressed", "true")


def test_checks_speak_on_the_board(arrive: Arrive) -> None:
    """Errors are explained where they are, with their rule, as soon as they occur (VE-X24)."""
    editor = Editor(arrive())
    page = editor.page
    expect(editor.verdict).to_have_text("Ready to play.")
    page.get_by_label("Make every change in all mirror images").uncheck()
    editor.press("A3")
    page.locator("[data-act=turn]").click()
    page.locator("[data-act=turn]").click()
    page.locator("[data-tool=erase]").click()
    editor.press("B4")
    expect(editor.verdict).to_contain_text("must be put right")
    expect(page.locator(".marks .words p")).to_contain_text("18 tiles")
    page.locator("[data-finding]").filter(has_text="The gem of ruby on").first.click()
    expect(page.locator(".marks .words p")).to_contain_text("The gem of ruby on")
    expect(page.locator(".marks .ring").first).to_be_visible()
    page.get_by_role("button", name=re.compile("^Show rule VE-M")).first.click()
    expect(page.get_by_role("dialog", name=re.compile("Rule VE-M"))).to_be_visible()


def test_a_broken_file_changes_nothing(arrive: Arrive) -> None:
    """A truncated file is reported with line and column; the text and the board on the bench stay."""
    editor = Editor(arrive())
    before = editor.drawn()
    text = json.dumps(QUICK, indent=1)
    dialog = editor.bring(text[:400])
    expect(dialog.get_by_role("alert")).to_contain_text(re.compile(r"line \d+, column \d+"))
    assert editor.drawn() == before
    expect(dialog.get_by_label("Text of the file")).to_have_value(text[:400])
    dialog.get_by_label("Text of the file").fill(text)
    dialog.get_by_role("button", name="Open", exact=True).click()
    expect(dialog).to_be_hidden()
    expect(editor.poles).to_have_count(25)


def test_a_file_with_mistakes_names_them_all(arrive: Arrive) -> None:
    """Every value that makes no sense is named; what can be read may be opened all the same."""
    editor = Editor(arrive())
    poles = [*QUICK["poles"], pole("C3", "tower"), pole("Q", "wall", axis="N-S")]
    dialog = editor.bring(json.dumps(changed(poles=poles, cols=12)))
    alert = dialog.get_by_role("alert")
    for words in ("“cols” must be a whole number from 3 to 9", "Pole C3", "Pole number 27"):
        expect(alert).to_contain_text(words)
    dialog.get_by_role("button", name="Open what can be read").click()
    expect(editor.poles).to_have_count(25)


def test_duplicate_starts_and_gems_astray(arrive: Arrive) -> None:
    """Two starts of one colour, poles beside the grid and gems on fields that do not exist: all kept, all explained."""
    editor = Editor(arrive())
    page = editor.page
    owners = {"E5": "ruby"}
    poles = [{**one, "owner": owners.get(one["at"], one.get("owner"))} for one in QUICK["poles"]]
    poles = [{key: value for key, value in one.items() if value} for one in poles]
    board = changed(poles=[*poles, pole("I9", "plain")], gems={**QUICK["gems"], "topaz": ["B1", "A2", "B2", "C3.top"]})
    expect(editor.bring(json.dumps(board))).to_be_hidden()
    expect(editor.verdict).to_contain_text("must be put right")
    tray = page.get_by_role("region", name="Not on the board")
    expect(tray).to_contain_text("I9")
    expect(tray).to_contain_text("A gem of topaz has nothing to lie on")
    expect(page.locator("[data-finding]").filter(has_text="ruby").first).to_be_visible()
    tray.get_by_role("button", name="Back to the tray").click()
    tray.get_by_role("button", name="Take away").click()
    expect(tray).to_be_hidden()
    expect(page.locator("[data-tool=gem-topaz] .count")).to_have_text("1")


def test_unreachable_gems_are_marked(arrive: Arrive) -> None:
    """A gem that nobody can reach is an error at its place."""
    editor = Editor(arrive())
    alone = [one for one in QUICK["poles"] if one["at"] not in ("B5", "B4", "A4")]
    gems = {**QUICK["gems"], "ruby": ["C4", "C5", "C3", "C2"]}
    dialog = editor.bring(json.dumps(changed(poles=alone, gems=gems, symmetry="none", printed=[])))
    expect(dialog).to_be_hidden()
    expect(editor.verdict).to_contain_text("must be put right")
    expect(editor.page.locator("[data-finding]").filter(has_text=re.compile("C4|C5|C3|C2")).first).to_be_visible()
    expect(editor.page.locator(".marks .words p")).to_be_visible()


def test_nine_by_nine_with_every_slot_filled(arrive: Arrive) -> None:
    """The largest board is drawn and checked like any other, and taken back in one step."""
    editor = Editor(arrive())
    before = editor.drawn()
    slots = [f"{column}{row}" for row in range(9, 0, -1) for column in "ABCDEFGHI"]
    corners = {"A9": "ruby", "I9": "diamond", "I1": "emerald", "A1": "topaz"}
    axes = ["N-S", "E-W", "NE-SW", "NW-SE"]
    poles = [
        pole(slot, "start", owner=corners[slot])
        if slot in corners
        else pole(slot, "bridge" if number % 2 else "wall", axis=axes[number % 4])
        for number, slot in enumerate(slots)
    ]
    board = changed(cols=9, rows=9, poles=poles, printed=[], symmetry="none", gems={}, starts={})
    dialog = editor.bring(json.dumps(board))
    expect(dialog).to_be_hidden()
    expect(editor.poles).to_have_count(81)
    expect(editor.verdict).to_contain_text("must be put right")
    editor.page.get_by_role("button", name="Undo").click()
    assert editor.drawn() == before


def test_export_import_and_link(arrive: Arrive, tmp_path: Path) -> None:
    """A board can be saved and opened by somebody else, and a link carries it as well."""
    maker = Editor(arrive())
    maker.start_from("day-expert")
    maker.page.get_by_label("Name", exact=True).fill("Ponte storto")
    maker.page.get_by_label("Name", exact=True).press("Enter")
    expect(maker.verdict).to_have_text("Ready to play.")
    made = maker.drawn()
    with maker.page.expect_download() as saved:
        maker.page.get_by_role("button", name="Export").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "ponte-storto.json"
    assert json.loads(file.read_text("utf-8"))["format"] == "venise-board"

    reader = Editor(arrive())
    assert reader.drawn() != made
    reader.page.get_by_role("button", name="Import").click()
    reader.page.get_by_test_id("board-file").set_input_files(file)
    expect(reader.page.get_by_role("dialog")).to_be_hidden()
    assert reader.drawn() == made

    maker.page.get_by_role("button", name="Copy link").click()
    expect(maker.page).to_have_url(re.compile("board="))
    friend = Editor(arrive(), "?" + maker.page.url.partition("?")[2])
    expect(friend.page.get_by_label("Name", exact=True)).to_have_value("Ponte storto")
    assert friend.drawn() == made


def test_a_board_is_proposed_from_a_number(arrive: Arrive) -> None:
    """The same number gives the same fair board, another number another one."""
    editor = Editor(arrive())
    page = editor.page

    def propose(number: str) -> list[str]:
        page.get_by_role("button", name="Propose", exact=True).click()
        dialog = page.get_by_role("dialog", name="Propose a board")
        dialog.get_by_label("Number").fill(number)
        dialog.get_by_role("button", name="Propose a board").click()
        dialog.get_by_role("button", name="Take it").click()
        expect(editor.verdict).to_contain_text("Ready to play")
        return editor.drawn()

    seventh = propose("7")
    assert propose("8") != seventh
    assert propose("7") == seventh


def test_keyboard_alone(arrive: Arrive) -> None:
    """Poles and gems are put, turned, moved and taken away without a mouse."""
    editor = Editor(arrive())
    page = editor.page
    editor.start_from("blank")
    expect(editor.poles).to_have_count(4)
    page.keyboard.press("Tab")
    page.get_by_role("application").focus()
    for key in ("ArrowRight", "w", "r", "1"):
        page.keyboard.press(key)
    expect(editor.poles).to_have_count(8)
    expect(editor.gems).to_have_count(4)
    for key in ("m", "ArrowDown", "m"):
        page.keyboard.press(key)
    expect(page.locator('[data-pole="B3"]')).to_be_visible()
    page.keyboard.press("Delete")
    expect(editor.poles).to_have_count(4)


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_nothing(arrive: Arrive, size: str, theme: str) -> None:
    """The editor, its findings and its dialogs have no violation that axe can find."""
    visitor = arrive(size, theme)
    editor = Editor(visitor)
    assert visitor.axe() == []
    editor.page.get_by_label("Make every change in all mirror images").uncheck()
    editor.tool("erase")
    editor.press("B4")
    expect(editor.verdict).to_contain_text("must be put right")
    assert visitor.axe() == []
    dialog = editor.bring("{")
    expect(dialog.get_by_role("alert")).to_be_visible()
    assert visitor.axe() == []
