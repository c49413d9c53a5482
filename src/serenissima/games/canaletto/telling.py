"""Builds the events of a move, with their rules. Called only when somebody listens; everybody hears everything."""

from __future__ import annotations

from typing import Literal, cast

from serenissima.core.state import Told
from serenissima.games.canaletto import events
from serenissima.games.canaletto.box import KINDS_TO_END, PALACES, SIZES, SPACES
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.moves import GROUP_NAMES, Group
from serenissima.games.canaletto.state.position import CHOOSING, NONE, Position


def _tell(position: Position, rule: str, event: events.Event) -> None:
    assert position.told is not None
    position.told.append(Told(event, rule))


def _lot(position: Position) -> tuple[Group, Group | None, Group | None]:
    """The lot under the hammer."""
    names = [GROUP_NAMES[group] for group in position.lot_groups(position.column)]
    return names[0], names[1] if len(names) > 1 else None, names[2] if len(names) > 2 else None


def placed(position: Position, group: int, palace: int) -> None:
    """CAN-12: a treasure was laid into a palace."""
    _tell(position, "CAN-12", events.Placed(GROUP_NAMES[group], palace))


def laid_out(position: Position) -> None:
    """CAN-11: all treasures are laid out."""
    sizes = [len(position.lot_groups(palace)) for palace in range(PALACES)]
    _tell(position, "CAN-11", events.LaidOut(sizes.count(3), sizes.count(2), sizes.count(1)))


def turned_up(position: Position, value: int) -> None:
    """CAN-15: the next value, or one more of an open row."""
    if not position.rules.open_row:
        _tell(position, "CAN-15", events.TurnedUp(value, position.turned))
        return
    _tell(position, "CAN-15", events.RowDrawn(value, position.turned))
    if position.turned == SPACES:
        _tell(position, "CAN-15", events.RowOpen(position.values()))


def starter_drawn(position: Position) -> None:
    """CAN-19: who speaks first."""
    _tell(position, "CAN-19", events.StarterDrawn(position.starter))


def palace_chosen(position: Position) -> None:
    """CAN-18: where the first auction is, drawn or chosen."""
    column = position.column
    chosen = position.phase == CHOOSING
    _tell(position, "CAN-18", events.PalaceChosen(position.turn, column) if chosen else events.PalaceDrawn(column))


def opened(position: Position) -> None:
    """CAN-22: an auction begins."""
    event = events.Opened(len(position.auctions) + 1, position.starter, position.column, *_lot(position))
    _tell(position, "CAN-22", event)


def bidden(position: Position, before: int) -> None:
    """CAN-26: a bid moves the gondola by the difference to the last one."""
    _tell(position, "CAN-26", events.Bidden(position.turn, position.bid, position.bid - before, position.gondola()))


def passed(position: Position) -> None:
    """CAN-29: a player is out of this auction."""
    _tell(position, "CAN-29", events.Passed(position.turn))


def declined(position: Position) -> None:
    """CAN-37: the player asked does not bribe."""
    _tell(position, "CAN-37", events.Declined(position.turn))


def bribed(position: Position) -> None:
    """CAN-38: a mask is used."""
    _tell(position, "CAN-38", events.Bribed(position.turn, position.bid))


def bought(position: Position, price: int, borrowed: int) -> None:
    """CAN-41, CAN-42: the lot changes hands."""
    event = events.Bought(position.buyer, price, price - borrowed, borrowed, position.column, *_lot(position))
    _tell(position, "CAN-42" if borrowed else "CAN-41", event)


def unsold(position: Position) -> None:
    """CAN-32: nobody bid and the lot stays."""
    _tell(position, "CAN-32", events.Unsold(position.column))


def discarded(position: Position) -> None:
    """CAN-32: nobody bid and the lot leaves the game."""
    _tell(position, "CAN-32", events.Discarded(position.column, *_lot(position)))


def sold(position: Position, group: int) -> None:
    """CAN-48: a group is sold and its owners are paid. Told before that happens, while they still have it."""
    name, value = GROUP_NAMES[group], position.next_value()
    _tell(position, "CAN-48", events.Sold(name, value, position.sold + 1, SIZES[group]))
    for seat in range(position.rules.seats):
        count = count_of(position.own[seat], group)
        if count:
            _tell(position, "CAN-48", events.Paid(seat, name, count, count * value))


def moved_on(position: Position, stopped: int, palace: int) -> None:
    """CAN-53, CAN-32: the gondola goes on to a palace that holds treasures. Told before the column follows."""
    rule = "CAN-32" if position.buyer == NONE else "CAN-53"
    _tell(position, rule, events.MovedOn(stopped, palace, stopped == position.column))


def ended(position: Position) -> None:
    """CAN-33, CAN-55, CAN-57: the match is over; the final scores."""
    reason = cast(Literal["kinds", "no-bids"], position.reason())
    _tell(position, "CAN-55" if position.kinds <= KINDS_TO_END else "CAN-33", events.Ended(reason, position.kinds))
    for seat in range(position.rules.seats):
        money, debt = position.money[seat], position.debt[seat]
        _tell(position, "CAN-57", events.Scored(seat, money, debt, position.worth(seat)))
