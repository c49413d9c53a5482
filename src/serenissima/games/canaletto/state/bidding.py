# compiled with mypyc
"""BIDDING, ASKING: bids, passes and bribes (rules.md, CAN-22 to CAN-40)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canaletto import telling
from serenissima.games.canaletto.codes import BRIBE, DECLINE
from serenissima.games.canaletto.state.position import ASKING, BIDDING, NONE, Position
from serenissima.games.canaletto.state.settling import settle, settle_without_bid


def codes(position: Position) -> list[int]:
    """CAN-24, CAN-25: every higher bid, pass, and bribe if it is allowed."""
    return position.rules.row[position.bid : _row_end(position)]


def asking_codes(position: Position) -> list[int]:
    """CAN-37: bribe or decline."""
    return [BRIBE, DECLINE]


def pick(position: Position, ticket: float) -> int:
    """One of these codes, evenly, without listing a hundred bids."""
    choices: int = _row_end(position) - position.bid
    skip: i64 = int(ticket * choices)
    return position.rules.row[position.bid + skip]


def _row_end(position: Position) -> i64:
    """The end of the slice of `rules.row` that holds what may be done now."""
    end: i64 = position.rules.max_bid + 1
    return end + 1 if position.may_bribe() else end


def bid(position: Position, amount: i64) -> None:
    """CAN-25, CAN-26, CAN-30, CAN-31: a higher bid; a bidder who is the only one left buys at once."""
    before: i64 = position.bid
    position.bid = amount
    position.high = position.turn
    if position.told is not None:
        telling.bidden(position, before)
    if position.still_in == i64(1) << position.turn:
        settle(position, position.turn, amount, False)
    elif position.rules.interrupt:
        _ask(position)
    else:
        _next_turn(position)


def pass_(position: Position) -> None:
    """CAN-29, CAN-30, CAN-32: out for this auction; a high bidder who is left alone buys."""
    position.still_in &= ~(i64(1) << position.turn)
    if position.told is not None:
        telling.passed(position)
    if position.still_in == 0:
        settle_without_bid(position)
    elif position.high != NONE and position.still_in == i64(1) << position.high:
        settle(position, position.high, position.bid, False)
    else:
        _next_turn(position)


def bribe(position: Position) -> None:
    """CAN-34, CAN-38: the lot is taken at once for nothing; the mask leaves the game."""
    position.masks &= ~(i64(1) << position.turn)
    if position.told is not None:
        telling.bribed(position)
    settle(position, position.turn, 0, True)


def decline(position: Position) -> None:
    """CAN-37: the player asked does not bribe."""
    if position.told is not None:
        telling.declined(position)
    _ask(position)


def _next_turn(position: Position) -> None:
    """CAN-23: to the left of the last speaker, skipping those who are out."""
    seat: i64 = position.left_of(position.turn)
    while not (position.still_in >> seat) & 1:
        seat = position.left_of(seat)
    position.turn = seat


def _ask(position: Position) -> None:
    """CAN-37 with `bribe_timing=interrupt`: the next player to the left of the last speaker who can bribe is asked.

    When everybody who can bribe has been asked, the bidding goes on from the high bidder.
    """
    if position.bribable():
        seat: i64 = position.left_of(position.turn)
        while seat != position.high:
            if (position.still_in & position.masks) >> seat & 1:
                position.turn = seat
                position.phase = ASKING
                return
            seat = position.left_of(seat)
    position.turn = position.high
    position.phase = BIDDING
    _next_turn(position)
