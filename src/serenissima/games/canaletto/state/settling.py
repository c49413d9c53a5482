# compiled with mypyc
"""How an auction ends: somebody buys the lot, or nobody bids (rules.md, CAN-32, CAN-33, CAN-41 to CAN-46)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from serenissima.games.canaletto import telling
from serenissima.games.canaletto.box import KINDS_TO_END
from serenissima.games.canaletto.holdings import COUNT_OF, count_of
from serenissima.games.canaletto.ledger import pack_auction
from serenissima.games.canaletto.state.ending import end
from serenissima.games.canaletto.state.moving_on import after_no_bid
from serenissima.games.canaletto.state.position import NONE, Position
from serenissima.games.canaletto.state.selling import sell_complete


def settle(position: Position, buyer: i64, price: i64, bribe: bool) -> None:
    """CAN-41 to CAN-46: pay, borrow what is missing, take the lot; then sell what is complete."""
    paid: i64 = price
    if paid > position.money[buyer]:
        paid = position.money[buyer]
    position.money[buyer] -= paid
    position.debt[buyer] += price - paid
    lot: i64 = position.lots[position.column]
    position.buyer = buyer
    position.quiet = 0
    _note(position, lot, buyer, bribe, price - paid)
    if position.told is not None:
        telling.bought(position, price, price - paid)
    position.own[buyer] += COUNT_OF[lot]
    position.waiting = _clear(position, lot) & ~position.lost
    sell_complete(position)


def settle_without_bid(position: Position) -> None:
    """CAN-32, CAN-33: the lot stays, or leaves the game; the next one follows, unless nobody wanted any lot."""
    lot: i64 = position.lots[position.column]
    _note(position, lot, NONE, False, 0)
    over = False
    if position.rules.discard:
        if position.told is not None:
            telling.discarded(position)
        position.lost |= lot
        position.discarded += COUNT_OF[lot]
        _clear(position, lot)
        over = position.kinds <= KINDS_TO_END
    else:
        position.quiet += 1
        if position.told is not None:
            telling.unsold(position)
        over = position.quiet >= position.filled
    if over:
        end(position)
    else:
        after_no_bid(position)


def _note(position: Position, lot: i64, buyer: i64, bribe: bool, borrowed: i64) -> None:
    """Writes the auction into the ledger."""
    column, starter, bid = position.column, position.starter, position.bid
    note = pack_auction(column, lot, starter, buyer, bid, 1 if bribe else 0, borrowed)
    position.auctions = append(position.auctions, note)


def _clear(position: Position, lot: i64) -> i64:
    """CAN-46: the column's palace is empty now; returns the groups that left the board with its lot (CAN-47)."""
    position.lots[position.column] = 0
    position.full &= ~(i64(1) << position.column)
    position.filled -= 1
    position.left -= COUNT_OF[lot]
    gone: i64 = 0
    group: i64 = 0
    rest: i64 = lot
    while rest:
        if rest & 1 and count_of(position.left, group) == 0:
            gone |= i64(1) << group
            position.kinds -= 1
        rest >>= 1
        group += 1
    return gone
