"""The board of Venice Connection as a visitor uses it: cells, tiles, and the hand that lays them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor


class Board:
    """The board as one visitor sees it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        expect(self.ground).to_be_visible()

    @property
    def ground(self) -> Locator:
        """The table itself, which takes the keys."""
        return self.page.get_by_role("application")

    @property
    def tiles(self) -> Locator:
        """Everything that lies on the table."""
        return self.page.locator("[data-tile]")

    @property
    def draft(self) -> Locator:
        """Tiles that are not confirmed yet."""
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
        """Does something after which a tile must be at least this many times as wide."""
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
    """A table for two on this device, so that one visitor plays both sides, after these turns."""
    friend = {"kind": "here", "name": "Zaneta"}
    visitor.new_table("venice-connection", "me", friend, options={"starter": "seat-1", **options})
    board = Board(visitor)
    board.write_all(turns)
    if "impossible" in turns:  # the dock of the proof moves the picture
        expect(board.page.locator("button.concede")).to_be_visible()
    return board


def enter(board: Board, *tiles: str) -> None:
    """Puts down tiles of the current turn with the mouse, without confirming them."""
    for tile in tiles:
        cell, face = tile.split(":")
        board.ground.press(str("|-LF7J".index(face) + 1))
        board.click(*map(int, cell.split(",")))
        expect(board.tile(tile)).to_be_visible()
