"""Playing Venice Connection by clicking what the board offers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.visitor import Visitor

CELLS = "[data-cell].fits:has(.corner)"
"""Where the face in hand may be laid beside a tile (or anywhere on an empty table): then one tile is a whole turn."""
FREE_CELLS = f"""async () => {{
  const ground = document.querySelector('[role=application]');
  const find = () => [...document.querySelectorAll('{CELLS}')].map(cell => {{
    const box = cell.getBoundingClientRect();
    return {{x: box.x + box.width / 2, y: box.y + box.height / 2}};
  }}).filter(at => ground.contains(document.elementFromPoint(at.x, at.y)));
  const frame = () => new Promise(requestAnimationFrame);
  for (let before = '', same = 0; same < 5; await frame()) {{
    const now = JSON.stringify(find());
    same = now === before ? same + 1 : 0;
    before = now;
  }}
  return find();
}}"""
"""The middles of those that show, once the table lies still."""
ANSWERED = "count => document.querySelectorAll('[data-tile]').length === count || document.querySelector('button.put')"


def ready(visitor: Visitor) -> bool:
    """Waits until something can be done; false when the match is over."""
    return visitor.my_turn()


def put(visitor: Visitor) -> None:
    """Puts a tile beside the figure, turning it until it fits somewhere."""
    page = visitor.page
    tiles = page.locator("[data-tile]").count() + 1
    faces = page.get_by_role("group", name="Faces").get_by_role("button")
    free = page.evaluate(FREE_CELLS)
    for number in range(faces.count()):
        if free:
            break
        faces.nth(number).click()
        free = page.evaluate(FREE_CELLS)
    assert free, "no face fits anywhere beside the figure"
    if visitor.size == "phone":
        page.touchscreen.tap(free[0]["x"], free[0]["y"])
    else:
        page.mouse.click(free[0]["x"], free[0]["y"])
    page.wait_for_function(ANSWERED, arg=tiles)
    if page.locator("button.put").is_visible():
        page.locator("button.put").click()
    expect(page.locator("[data-tile]")).to_have_count(tiles)
    visitor.at_rest()


def turn(visitor: Visitor) -> None:
    """A whole turn: one tile, laid; or conceding when there is something to prove."""
    page = visitor.page
    concede = page.locator("button.concede")
    if concede.is_visible():
        concede.click()
        visitor.act(page.get_by_role("dialog").get_by_role("button", name="Give up").click)
    else:
        put(visitor)
        visitor.act(page.locator("button.confirm").click)


def play_out(visitor: Visitor) -> None:
    """Plays until the match is over."""
    while ready(visitor):
        turn(visitor)
    expect(visitor.outcome).to_be_visible()
