# compiled with mypyc
"""After an auction: on to the next lot, or the end (CAN-32, CAN-52 to CAN-55)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canaletto import telling
from serenissima.games.canaletto.box import KINDS_TO_END, PALACES
from serenissima.games.canaletto.state.ending import end
from serenissima.games.canaletto.state.opening import open_auction
from serenissima.games.canaletto.state.position import Position


def after_sales(position: Position) -> None:
    """CAN-52 to CAN-55: the buyer's left neighbour starts where the gondola stands; or too few kinds are left."""
    if position.kinds <= KINDS_TO_END:
        end(position)
    else:
        move_on(position, position.column + position.bid, position.buyer)


def after_no_bid(position: Position) -> None:
    """CAN-32: the next auction is in the next palace; the starter's left neighbour starts."""
    move_on(position, position.column + 1, position.starter)


def move_on(position: Position, stopped: i64, last: i64) -> None:
    """CAN-53, CAN-54: column and gondola meet at the first palace that holds treasures, and a new auction opens.

    `stopped` is where the gondola stands; the left neighbour of `last` starts.
    """
    stopped &= PALACES - 1
    palace: i64 = stopped
    while not (position.full >> palace) & 1:
        palace = (palace + 1) & (PALACES - 1)
    if palace != stopped and position.told is not None:
        telling.moved_on(position, stopped, palace)
    position.column = palace
    position.starter = position.left_of(last)
    open_auction(position)
