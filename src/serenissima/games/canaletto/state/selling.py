# compiled with mypyc
"""SELLING, REVEALING: complete groups are sold, and the next value is turned up (rules.md, CAN-47 to CAN-50)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from serenissima.games.canaletto import telling
from serenissima.games.canaletto.box import SPACES
from serenissima.games.canaletto.codes import SELL, codes_of
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.ledger import pack_sale
from serenissima.games.canaletto.state.moving_on import after_sales
from serenissima.games.canaletto.state.opening import show_value
from serenissima.games.canaletto.state.position import REVEALING, SELLING, Position


def codes(position: Position) -> list[int]:
    """CAN-50: any complete group."""
    return codes_of(SELL, position.waiting)


def sell_complete(position: Position) -> None:
    """CAN-47, CAN-50: every complete group is sold at once; if there are several, the buyer chooses the next."""
    while True:
        if position.sold == position.turned and position.sold < SPACES:
            position.phase = REVEALING
            return
        waiting: i64 = position.waiting
        if waiting == 0:
            break
        if waiting & (waiting - 1):
            position.phase = SELLING
            position.turn = position.buyer
            return
        group: i64 = 0
        while not (waiting >> group) & 1:
            group += 1
        _sell(position, group)
    after_sales(position)


def sell(position: Position, group: i64) -> None:
    """CAN-50: the buyer sells this group next."""
    _sell(position, group)
    sell_complete(position)


def turn_up(position: Position, marker: i64) -> None:
    """CAN-15: the value of the next sale is turned up."""
    show_value(position, marker)
    sell_complete(position)


def _sell(position: Position, group: i64) -> None:
    """CAN-48, CAN-49: every owner is paid the first unused value; then group and marker are out of play."""
    value: i64 = position.next_value()
    if position.told is not None:
        telling.sold(position, group)
    counts: i64 = 0
    for seat in range(position.rules.seats):
        count: i64 = count_of(position.own[seat], group)
        if count:
            position.money[seat] += count * value
            position.own[seat] -= count << (4 * group)
            counts |= count << (4 * seat)
    auction: i64 = i64(len(position.auctions)) - 1
    position.sales = append(position.sales, pack_sale(group, counts, auction))
    position.waiting &= ~(i64(1) << group)
    position.sold += 1
