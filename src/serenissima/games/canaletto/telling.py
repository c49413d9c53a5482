"""What the table is told, and by which rule. Called only when somebody listens."""

from __future__ import annotations

from typing import Literal, cast, get_args

import msgspec

from serenissima.core.state import EVERYONE, Told
from serenissima.games.canaletto.board import CHOOSING, NONE, Board
from serenissima.games.canaletto.box import KINDS_TO_END, PALACES, SIZES, SPACES
from serenissima.games.canaletto.events import (
    Bidden,
    Bought,
    Bribed,
    Declined,
    Discarded,
    Ended,
    LaidOut,
    MovedOn,
    Opened,
    Paid,
    PalaceChosen,
    PalaceDrawn,
    Passed,
    Placed,
    RowDrawn,
    RowOpen,
    Scored,
    Sold,
    StarterDrawn,
    TurnedUp,
    Unsold,
)
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.moves import Group

GROUP_NAMES: tuple[Group, ...] = get_args(Group)


def _tell(board: Board, rule: str, event: msgspec.Struct) -> None:
    assert board.told is not None
    board.told.append(Told(event, rule, EVERYONE))


def _lot(board: Board) -> tuple[Group, Group | None, Group | None]:
    """The lot under the hammer."""
    names = [GROUP_NAMES[group] for group in board.lot_groups(board.column)]
    return names[0], names[1] if len(names) > 1 else None, names[2] if len(names) > 2 else None


def placed(board: Board, group: int, palace: int) -> None:
    """CAN-12: a treasure was laid into a palace."""
    _tell(board, "CAN-12", Placed(GROUP_NAMES[group], palace))


def laid_out(board: Board) -> None:
    """CAN-11: all of them are."""
    sizes = [len(board.lot_groups(palace)) for palace in range(PALACES)]
    _tell(board, "CAN-11", LaidOut(sizes.count(3), sizes.count(2), sizes.count(1)))


def turned_up(board: Board, value: int) -> None:
    """CAN-15: the next value, or one more of an open row."""
    if not board.rules.open_row:
        _tell(board, "CAN-15", TurnedUp(value, board.turned))
        return
    _tell(board, "CAN-15", RowDrawn(value, board.turned))
    if board.turned == SPACES:
        _tell(board, "CAN-15", RowOpen(board.values()))


def starter_drawn(board: Board) -> None:
    """CAN-19: who speaks first."""
    _tell(board, "CAN-19", StarterDrawn(board.starter))


def begun(board: Board) -> None:
    """CAN-18: where the first auction is, drawn or chosen."""
    chosen = board.phase == CHOOSING
    _tell(board, "CAN-18", PalaceChosen(board.turn, board.column) if chosen else PalaceDrawn(board.column))


def opened(board: Board) -> None:
    """CAN-22: an auction begins."""
    _tell(board, "CAN-22", Opened(len(board.auctions) + 1, board.starter, board.column, *_lot(board)))


def bidden(board: Board, before: int) -> None:
    """CAN-26: a bid moves the gondola by what it is higher."""
    _tell(board, "CAN-26", Bidden(board.turn, board.bid, board.bid - before, board.gondola()))


def passed(board: Board) -> None:
    """CAN-29: out of this auction."""
    _tell(board, "CAN-29", Passed(board.turn))


def declined(board: Board) -> None:
    """CAN-37: asked, but no bribe."""
    _tell(board, "CAN-37", Declined(board.turn))


def bribed(board: Board) -> None:
    """CAN-38: a mask is used."""
    _tell(board, "CAN-38", Bribed(board.turn, board.bid))


def bought(board: Board, price: int, borrowed: int) -> None:
    """CAN-41, CAN-42: the lot changes hands."""
    rule = "CAN-42" if borrowed else "CAN-41"
    _tell(board, rule, Bought(board.buyer, price, price - borrowed, borrowed, board.column, *_lot(board)))


def unsold(board: Board) -> None:
    """CAN-32: nobody bid and the lot stays."""
    _tell(board, "CAN-32", Unsold(board.column))


def discarded(board: Board) -> None:
    """CAN-32: nobody bid and the lot leaves the game."""
    _tell(board, "CAN-32", Discarded(board.column, *_lot(board)))


def sold(board: Board, group: int) -> None:
    """CAN-48: a group is sold and its owners are paid. Told before it is done, while the owners have it."""
    name, value = GROUP_NAMES[group], board.next_value()
    _tell(board, "CAN-48", Sold(name, value, board.sold + 1, SIZES[group]))
    for seat in range(board.rules.seats):
        count = count_of(board.own[seat], group)
        if count:
            _tell(board, "CAN-48", Paid(seat, name, count, count * value))


def moved_on(board: Board, stopped: int, palace: int) -> None:
    """CAN-53, CAN-32: the gondola goes on to a palace that holds treasures. Told while the column is where it was."""
    rule = "CAN-32" if board.buyer == NONE else "CAN-53"
    _tell(board, rule, MovedOn(stopped, palace, stopped == board.column))


def ended(board: Board) -> None:
    """CAN-33, CAN-55, CAN-57: it is over; the final scores."""
    reason = cast(Literal["kinds", "no-bids"], board.reason())
    _tell(board, "CAN-55" if board.kinds <= KINDS_TO_END else "CAN-33", Ended(reason, board.kinds))
    for seat in range(board.rules.seats):
        money, debt = board.money[seat], board.debt[seat]
        _tell(board, "CAN-57", Scored(seat, money, debt, board.worth(seat)))
