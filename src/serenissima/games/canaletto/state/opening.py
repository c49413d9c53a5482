# compiled with mypyc
"""VALUES, DRAWING_PALACE, DRAWING_STARTER, CHOOSING: what precedes the first auction, and how an auction opens."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canaletto import telling
from serenissima.games.canaletto.box import LOWEST_VALUE, SPACES
from serenissima.games.canaletto.codes import BEGIN, STARTER, TURN_UP, codes_of
from serenissima.games.canaletto.state.position import (
    ALL_MARKERS,
    BIDDING,
    CHOOSING,
    DRAWING_PALACE,
    DRAWING_STARTER,
    EVERYWHERE,
    NONE,
    Position,
)

# what may be done


def value_codes(position: Position) -> list[int]:
    """CAN-05, CAN-15: any marker that was not turned up yet."""
    return codes_of(TURN_UP, ALL_MARKERS & ~position.seen)


def palace_codes(position: Position) -> list[int]:
    """CAN-18: the starter chooses any palace, or Fortuna draws one of those that may be drawn."""
    return codes_of(BEGIN, EVERYWHERE if position.phase == CHOOSING else position.first_palaces())


def starter_codes(position: Position) -> list[int]:
    """CAN-19: any seat."""
    return codes_of(STARTER, position.rules.everyone)


# what it does


def show_value(position: Position, marker: i64) -> None:
    """CAN-15: this marker is the next one in the row."""
    position.row |= marker << (4 * position.turned)
    position.seen |= i64(1) << marker
    position.turned += 1
    if position.told is not None:
        telling.turned_up(position, marker + LOWEST_VALUE)


def turn_up(position: Position, marker: i64) -> None:
    """CAN-14, CAN-15: the first value is turned up, or with an open row all twelve."""
    show_value(position, marker)
    if not position.rules.open_row or position.turned == SPACES:
        position.phase = DRAWING_STARTER if position.rules.first_player else DRAWING_PALACE


def starter(position: Position, seat: i64) -> None:
    """CAN-19: who speaks first. With `start_palace=first_player` that seat then chooses the palace (CAN-18)."""
    position.starter = seat
    if position.told is not None:
        telling.starter_drawn(position)
    if position.rules.first_player:
        position.phase = CHOOSING
        position.turn = seat
    else:
        open_auction(position)


def begin(position: Position, palace: i64) -> None:
    """CAN-17, CAN-18: gondola and column start here."""
    position.column = palace
    if position.told is not None:
        telling.palace_chosen(position)
    if position.phase == CHOOSING:
        open_auction(position)
    else:
        position.phase = DRAWING_STARTER


def open_auction(position: Position) -> None:
    """CAN-22, CAN-23: nobody has bid or passed, and the starter speaks first."""
    position.phase = BIDDING
    position.bid = 0
    position.high = NONE
    position.still_in = position.rules.everyone
    position.turn = position.starter
    position.buyer = NONE
    if position.told is not None:
        telling.opened(position)
