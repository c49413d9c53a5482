"""The board of Venice Connection under a hand: mouse, keyboard, text and touch, the call and the proof, the camera."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.test_friends import mover, sit_down
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

PINCH = """([from, to]) => {
  const frame = document.querySelector('.board .frame');
  const send = (type, id, x, y) => frame.dispatchEvent(new PointerEvent(type, {
    pointerId: id, pointerType: 'touch', button: type === 'pointermove' ? -1 : 0, clientX: x, clientY: y, bubbles: true,
  }));
  frame.setPointerCapture = () => {};
  from.forEach(([x, y], id) => send('pointerdown', id + 1, x, y));
  to.forEach(([x, y], id) => send('pointermove', id + 1, x, y));
  to.forEach(([x, y], id) => send('pointerup', id + 1, x, y));
}"""


WATCH_THE_VOYAGE = """() => {
  window.voyage = new Set();
  const note = () => {
    const sailed = document.querySelector('.voyage')?.dataset.sailed;
    if (sailed) window.voyage.add(sailed);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, attributeFilter: ['data-sailed']});
}"""
"""A busy machine may look again only when the voyage is over: what it went through is noted as it happens."""


class Board:
    """The board as one visitor has it before the eyes."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        expect(self.ground).to_be_visible()

    @property
    def ground(self) -> Locator:
        """The table itself, which has the keys."""
        return self.page.get_by_role("application")

    @property
    def tiles(self) -> Locator:
        """Everything that lies on the table."""
        return self.page.locator("[data-tile]")

    @property
    def draft(self) -> Locator:
        """Tiles not confirmed yet."""
        return self.page.locator("[data-draft]")

    def tile(self, name: str) -> Locator:
        """A tile by its cell and face, `0,1:L`."""
        return self.page.locator(f'[data-tile="{name}"]')

    def names(self) -> set[str]:
        """All tiles by cell and face."""
        return set(self.tiles.evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)"))

    def write(self, turn: str) -> None:
        """Types a whole turn (or `impossible`, `concede` ...) and waits until it is made."""
        field = self.page.get_by_label("Type a move").and_(self.page.locator("input"))
        if not field.is_visible():
            self.page.get_by_role("button", name="Type a move").click()
        before = self.tiles.count()
        field.fill(turn)
        field.press("Enter")
        if ":" in turn:
            expect(self.tiles).to_have_count(before + len(turn.split()))
            expect(self.draft).to_have_count(0)

    def write_all(self, turns: Iterable[str]) -> None:
        """Types these turns and folds the field away again."""
        for turn in turns:
            self.write(turn)
        field = self.page.get_by_label("Type a move").and_(self.page.locator("input"))
        if field.is_visible():
            self.page.get_by_role("button", name="Type a move").click()
            expect(field).to_be_hidden()

    def grows(self, factor: float, act: Callable[[], None]) -> None:
        """Does something after which a tile must be this many times as wide."""
        width = "document.querySelector('[data-tile] rect.paper').getBoundingClientRect().width"
        before = self.page.evaluate(width)
        act()
        self.page.wait_for_function(f"least => {width} >= least", arg=factor * before)

    def spot(self, x: int, y: int) -> tuple[float, float]:
        """The middle of a cell on the screen, once the camera rests."""
        box = self.page.evaluate(
            """async () => {
              const near = () => {
                const paper = document.querySelector('[data-tile] rect.paper, [data-cell]');
                const holder = paper.closest('[data-tile]');
                const box = paper.getBoundingClientRect();
                if (holder) return [holder.dataset.tile.split(':')[0], box.x, box.y, box.width];
                const matrix = paper.getScreenCTM();
                return [paper.dataset.cell, matrix.e, matrix.f, matrix.a * 100];
              };
              const frame = () => new Promise(requestAnimationFrame);
              for (let last = '', now = String(near()); last !== now; last = now, now = String(near())) {
                await frame(); await frame(); await frame();
              }
              return near();
            }"""
        )
        cell_x, cell_y = map(int, box[0].split(","))
        return box[1] + (x - cell_x + 0.5) * box[3], box[2] + (y - cell_y + 0.5) * box[3]

    def click(self, x: int, y: int) -> None:
        """A click with the mouse on a cell."""
        self.page.mouse.click(*self.spot(x, y))

    def tap(self, x: int, y: int) -> None:
        """A tap with a finger on a cell."""
        self.page.touchscreen.tap(*self.spot(x, y))

    def confirm(self) -> None:
        """Lays the turn."""
        self.page.locator("button.confirm").click()
        expect(self.draft).to_have_count(0)


def sit(visitor: Visitor, *turns: str, **options: str | int | bool) -> Board:
    """A table for two on this device, so that one visitor plays both sides. These turns are made."""
    friend = {"kind": "here", "name": "Zaneta"}
    visitor.new_table("venice-connection", "me", friend, options={"starter": "seat-1", **options})
    board = Board(visitor)
    board.write_all(turns)
    if "impossible" in turns:  # the dock of the proof moves the picture
        expect(board.page.locator("button.concede")).to_be_visible()
    return board


def test_turn_by_mouse(arrive: Arrive) -> None:
    """A click lays the face in the hand, a click on the own tile turns it, and nothing counts before it is laid."""
    board = sit(arrive())
    board.page.get_by_role("button", name="straight, west to east").click()
    board.click(0, 0)
    expect(board.draft).to_have_count(1)
    expect(board.tile("0,0:-")).to_be_visible()
    board.click(0, 0)
    expect(board.tile("0,0:L")).to_be_visible()
    board.page.get_by_role("button", name="Take back").click()
    expect(board.tiles).to_have_count(0)
    board.page.get_by_role("button", name="bend, east and south").click()
    board.click(0, 0)
    expect(board.tile("0,0:F")).to_be_visible()
    board.confirm()
    assert board.names() == {"0,0:F"}


def enter(board: Board, *tiles: str) -> None:
    """Puts tiles of the running turn with the mouse, without laying them."""
    for tile in tiles:
        cell, face = tile.split(":")
        board.ground.press(str("|-LF7J".index(face) + 1))
        board.click(*map(int, cell.split(",")))
        expect(board.tile(tile)).to_be_visible()


def test_turning_an_own_tile_keeps_the_others(arrive: Arrive) -> None:
    """An earlier tile of the turn takes the next face beside which the later ones can stay; all of them do stay."""
    board = sit(arrive(), "0,0:F 1,0:7")
    enter(board, "1,1:|", "1,2:J")
    board.click(1, 1)
    expect(board.page.get_by_role("group", name="Why not")).to_contain_text("No other face fits here")
    assert board.names() == {"0,0:F", "1,0:7", "1,1:|", "1,2:J"}
    board.click(1, 2)
    expect(board.tile("1,2:|")).to_be_visible()
    board.page.mouse.click(*board.spot(1, 1), button="right")
    expect(board.draft).to_have_count(1)
    enter(board, "1,1:|")
    board.click(1, 2)
    expect(board.tile("1,2:L")).to_be_visible()
    expect(board.draft).to_have_count(2)
    assert board.names() == {"0,0:F", "1,0:7", "1,1:|", "1,2:L"}


def test_taking_a_tile_off_tells_which_others_cannot_stay(arrive: Arrive) -> None:
    """A tile of the turn can be taken off. Another that cannot stay without it comes off too, and that is said."""
    board = sit(arrive(), "0,0:F 1,0:7", "impossible")
    enter(board, "0,1:|", "1,1:|", "1,2:|")
    board.page.mouse.click(*board.spot(1, 1), button="right")
    expect(board.page.get_by_role("group", name="Why not")).to_contain_text("One tile could not stay there")
    assert board.names() == {"0,0:F", "1,0:7", "0,1:|"}


def test_wrong_face_says_why_and_offers_what_fits(arrive: Arrive) -> None:
    """A face that does not fit is explained with its rule beside the cell, and the faces that fit can be laid there."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.ground.press("2")
    board.click(1, 1)
    why = board.page.get_by_role("group", name="Why not")
    expect(why).to_contain_text("VC-29")
    expect(board.tiles).to_have_count(2)
    expect(why.get_by_role("button", name="Put")).to_have_count(3)
    why.get_by_role("button", name="VC-29").click()
    expect(board.page.get_by_role("dialog")).to_be_visible()
    board.page.keyboard.press("Escape")
    why.get_by_role("button", name="Put straight, north to south here").click()
    expect(board.tile("1,1:|")).to_be_visible()
    expect(why).to_be_hidden()


def test_wheel_turns_over_a_cell_and_zooms_elsewhere(arrive: Arrive) -> None:
    """The wheel over a cell where something fits goes through the fitting faces; over the open table it zooms."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.page.mouse.move(*board.spot(1, 1))
    expect(board.page.locator(".ghost")).to_be_visible()
    board.ground.press("1")
    ghost = board.page.locator(".ghost [data-face]")
    for face in ("L", "J", "|"):
        board.page.mouse.wheel(0, 120)
        expect(ghost).to_have_attribute("data-face", face)
        expect(board.page.locator(".ghost.wrong")).to_have_count(0)
    board.page.mouse.move(*board.spot(-3, 2))
    board.grows(1.1, lambda: board.page.mouse.wheel(0, -240))


def test_table_moves_and_fits_again(arrive: Arrive) -> None:
    """Dragging and two fingers move and zoom the table; one key shows the whole figure again."""
    board = sit(arrive(), "0,0:F 1,0:7")
    start = board.spot(0, 0)
    board.page.mouse.move(start[0] - 150, start[1])
    board.page.mouse.down()
    board.page.mouse.move(start[0] - 100, start[1] + 20, steps=4)
    board.page.mouse.move(start[0] - 50, start[1] + 40, steps=4)
    board.page.mouse.up()
    moved = board.spot(0, 0)
    assert (round(moved[0] - start[0]), round(moved[1] - start[1])) == (100, 40)
    expect(board.draft).to_have_count(0)
    board.grows(1.5, lambda: board.page.evaluate(PINCH, [[[300, 300], [400, 300]], [[250, 300], [450, 300]]]))
    board.ground.press("0")
    again = board.spot(0, 0)
    assert abs(again[0] - start[0]) < 1
    assert abs(again[1] - start[1]) < 1


def test_keyboard_closes_the_canal(arrive: Arrive) -> None:
    """Keys alone choose cells and faces, lay the turn and close the canal; then a gondola lies in it (E-4)."""
    board = sit(arrive(), "0,0:F 1,0:- 2,0:7")
    board.ground.focus()
    for key in ("ArrowDown", "ArrowLeft", "3", "Enter", "ArrowRight", "2", "Enter", "ArrowRight"):
        board.page.keyboard.press(key)
        if key == "Enter":
            expect(board.page.locator(".ghost")).to_have_count(0)
    board.page.keyboard.press("L")
    board.page.keyboard.press("3")
    for _ in range(3):
        board.page.keyboard.press("r")
    board.page.keyboard.press(" ")
    expect(board.draft).to_have_count(3)
    board.page.keyboard.press("c")
    expect(board.visitor.outcome).to_contain_text("by closing the canal")
    expect(board.page.locator(".voyage")).to_have_attribute("data-sailed", "yes")


def test_gondola_sails_once_around(arrive: Arrive) -> None:
    """Where movement is welcome the gondola sails, and comes to rest."""
    visitor = arrive()
    visitor.page.emulate_media(reduced_motion="no-preference")
    board = sit(visitor, "0,0:F 1,0:7")
    board.page.evaluate(WATCH_THE_VOYAGE)
    board.write("0,1:L 1,1:J")
    expect(board.page.locator(".voyage")).to_have_attribute("data-sailed", "yes")
    assert board.page.evaluate("() => [...window.voyage]") == ["no", "yes"]


def test_typed_turn_stops_at_what_is_not_allowed(arrive: Arrive) -> None:
    """Of a typed turn what fits is entered; the first tile that does not is explained; nonsense is refused at once."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.page.get_by_role("button", name="Type a move").click()
    field = board.page.get_by_label("Type a move").and_(board.page.locator("input"))
    field.fill("hello")
    field.press("Enter")
    expect(board.page.get_by_text("That is no move.").first).to_be_visible()
    field.fill("1,1:| 0,2:|")
    field.press("Enter")
    expect(board.draft).to_have_count(1)
    expect(board.page.get_by_role("group", name="Why not")).to_contain_text("VC-26")


def test_call_and_proof(arrive: Arrive) -> None:
    """The call asks once more; then the challenged player builds in private, shows the completion and wins."""
    host, guest = arrive(name="Anzola"), arrive(name="Bortolo")
    sit_down(host, guest, "venice-connection")
    first = mover(host, guest)
    second = guest if first is host else host
    board, other = Board(first), Board(second)
    board.write_all(["0,0:F 1,0:7"])

    other.page.get_by_role("button", name="Impossible!").click()
    other.page.get_by_role("dialog").get_by_role("button", name="Not now").click()
    expect(other.page.get_by_role("dialog")).to_be_hidden()
    other.ground.press("i")
    other.page.get_by_role("dialog").get_by_role("button", name="Call it").click()
    expect(other.page.locator(".prompt")).to_contain_text("is trying to prove")

    show = board.page.get_by_role("button", name="Show the ring")
    expect(show).to_be_disabled()
    board.ground.press("3")
    board.click(0, 1)
    expect(board.draft).to_have_count(1)
    board.ground.press("6")
    board.click(1, 1)
    expect(show).to_be_enabled()
    assert other.names() == {"0,0:F", "1,0:7"}
    assert first.axe() == []
    show.click()
    expect(first.outcome).to_contain_text("by proving that the canal could be closed")
    expect(other.tiles).to_have_count(4)
    assert second.axe() == []


def test_completion_is_shown_after_the_end(arrive: Arrive) -> None:
    """Whoever gives up a proof that existed sees one afterwards, as pale tiles (E-15)."""
    board = sit(arrive(), "0,0:| 1,0:| 2,0:|", "impossible")
    board.page.get_by_role("button", name="Give up").click()
    board.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(board.page.locator("[data-completion]")).to_have_count(13)
    expect(board.page.get_by_text("The pale tiles show one way")).to_be_visible()


def test_no_curtain_falls_in_a_proof_on_one_device(arrive: Arrive) -> None:
    """Whoever builds a proof holds the device already: the first secret tile does not send them away."""
    board = sit(arrive(), "0,0:F 1,0:7", "impossible")
    board.page.get_by_role("button", name="bend, north and east").click()
    board.click(0, 1)
    expect(board.tile("0,1:L")).to_be_visible()
    expect(board.page.get_by_role("heading", name="Hand the device to")).to_have_count(0)


def test_mint_tide_offers_all_kinds(arrive: Arrive) -> None:
    """With Mint Tide the hand chooses among three kinds of tiles, each with its own faces and its own number left."""
    board = sit(arrive(), mint_tide=True)
    kinds = board.page.get_by_role("group", name="Kinds of tiles")
    expect(kinds.get_by_role("button")).to_have_text(["16", "2", "2"])
    kinds.get_by_role("button").nth(2).click()
    board.page.get_by_role("button", name="T, closed to the west").click()
    board.click(0, 0)
    expect(board.tile("0,0:wL")).to_be_visible()
    expect(kinds.get_by_role("button")).to_have_text(["16", "2", "1"])


def test_match_pauses_between_games(arrive: Arrive) -> None:
    """In a match of several games the end of each stays on the table until the player turns to the next."""
    board = sit(arrive(), match_length=3)
    board.write("0,0:F 1,0:7")
    board.write("0,1:L 1,1:J")
    expect(board.page.get_by_text("wins game 1")).to_be_visible()
    expect(board.tiles).to_have_count(4)
    expect(board.page.locator(".voyage")).to_be_visible()
    board.page.get_by_role("button", name="Next game").click()
    expect(board.tiles).to_have_count(0)
    expect(board.page.locator("[data-cell]").first).to_be_visible()


def test_touch(arrive: Arrive) -> None:
    """On a phone the first tap chooses the cell, the second lays; every tool is large enough for a finger."""
    board = sit(arrive("phone"), "0,0:F 1,0:7")
    board.tap(1, 1)
    expect(board.page.locator(".ghost")).to_be_visible()
    expect(board.page.locator(".ghost.wrong")).to_have_count(0)
    expect(board.tiles).to_have_count(2)
    board.tap(1, 1)
    expect(board.draft).to_have_count(1)
    board.tap(1, 2)
    board.page.get_by_role("button", name="Put it here").click()
    expect(board.draft).to_have_count(2)
    small = board.page.locator(".board button:visible").evaluate_all(
        "all => all.filter(b => b.offsetWidth < 44 || b.offsetHeight < 44).map(b => b.ariaLabel || b.textContent)"
    )
    assert small == []
    board.confirm()


def test_cells_are_told(arrive: Arrive) -> None:
    """Whoever does not see the table hears what lies on each cell and what fits there."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.ground.focus()
    told = board.page.locator("[aria-live=polite]")
    board.page.keyboard.press("ArrowDown")
    expect(told.first).to_contain_text("faces fit")
    board.page.keyboard.press("ArrowUp")
    expect(told.first).to_contain_text("laid in the last turn")
    board.page.keyboard.press("f")
    expect(told.first).to_contain_text("In hand: straight")


def test_phone_on_its_side(arrive: Arrive) -> None:
    """On a low window the tools stand beside the table: all of them in sight, the figure too."""
    visitor = arrive("phone")
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    board = sit(visitor, "0,0:F 1,0:7")
    board.tap(1, 1)
    board.page.get_by_role("button", name="Put it here").click()
    expect(board.draft).to_have_count(1)
    hidden = board.page.locator(".board button:visible").evaluate_all(
        """all => all.filter(button => {
          const box = button.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return !button.contains(top);
        }).map(button => button.ariaLabel || button.textContent)"""
    )
    assert hidden == []
    dock = board.page.locator(".dock").bounding_box()
    tile = board.tile("1,0:7").bounding_box()
    assert dock and tile and tile["x"] + tile["width"] < dock["x"]
    board.confirm()


def test_keys_count_wherever_the_focus_is(arrive: Arrive) -> None:
    """Arrow keys lead to the table from nowhere, the first one moves; letters count beside it; `?` tells the keys."""
    board = sit(arrive(), "0,0:F 1,0:7")
    board.page.evaluate("document.activeElement.blur()")
    board.page.keyboard.press("ArrowDown")
    expect(board.ground).to_be_focused()
    expect(board.page.locator("[aria-live=polite]").first).to_contain_text("row 1: empty")
    board.page.get_by_role("button", name="Show rule VC-20").focus()
    board.page.keyboard.press("1")
    expect(board.page.get_by_role("button", name="straight, north to south")).to_have_attribute("aria-pressed", "true")
    board.page.keyboard.press("?")
    keys = board.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("rotate")
    board.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_summary_agrees_with_the_table(arrive: Arrive) -> None:
    """Whoever does not see the table hears the tiles that lie there, those not confirmed, and how many are left."""
    board = sit(arrive(), "0,0:F 1,0:7")
    summary = board.page.locator("#vc-position")
    expect(summary).to_have_text(
        "2 tiles on the table. Column 0, row 0: bend, east and south. Column 1, row 0: bend, south and west. 14 left."
    )
    enter(board, "0,1:L")
    expect(summary).to_have_text(
        "2 tiles on the table. Column 0, row 0: bend, east and south. Column 1, row 0: bend, south and west. "
        "Not laid yet. Column 0, row 1: bend, north and east. 13 left."
    )
    board.confirm()
    board.write_all(["impossible"])
    enter(board, "1,1:J")
    board.page.get_by_role("button", name="Show the ring").click()
    expect(summary).to_have_text(re.compile("4 tiles on the table. .* Column 1, row 1: bend, north and west. 12 left."))


def test_prompt(arrive: Arrive) -> None:
    """The prompt offers a call and three tiles only where there are any."""
    visitor = arrive()
    board = sit(visitor, "0,0:F 1,0:- 2,0:7", "0,1:| 0,2:L", "2,1:|", challenge="auto", supply=8)
    expect(board.page.locator(".prompt")).to_have_text("Your turn: one or two tiles in a line.")
    board = sit(visitor, "0,0:F 1,0:- 2,0:7")
    expect(board.page.locator(".prompt")).to_contain_text("one to three tiles in a line, or say")
