"""What a visitor's page shows, frame by frame."""

from __future__ import annotations

from typing import NamedTuple

from tests.web.visitor import Visitor

WATCH = """() => {
  const seen = window.__frames = [];
  const ends = one => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime);
  const look = () => {
    const table = document.querySelector('[data-sending]');
    const board = document.querySelector('main');
    if (table && board) {
      const busy = board.querySelector('[data-busy=true]') !== null;
      const moving = busy || board.getAnimations({subtree: true}).some(ends);
      const over = document.querySelector('[data-testid=outcome]') !== null;
      const said = document.querySelector('[data-testid=pace] .lines')?.innerText ?? '';
      const frame = [
        Number(table.dataset.entry), table.dataset.turn, table.dataset.behind === 'true', moving, over, said,
      ];
      if (JSON.stringify(frame) !== JSON.stringify(seen.at(-1))) seen.push(frame);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


class Frame(NamedTuple):
    """The entry, whose turn it is, whether more is to be seen, whether anything moves, the result, and what is said."""

    entry: int
    turn: str
    behind: bool
    moving: bool
    over: bool
    said: str


def watch(visitor: Visitor) -> None:
    """Looks at the table from now on."""
    visitor.page.evaluate(WATCH)


def seen(visitor: Visitor) -> list[Frame]:
    """The frames that differed from the one before."""
    return [Frame(*frame) for frame in visitor.page.evaluate("() => window.__frames")]
