# compiled with mypyc
"""Tics: gestures that anybody may make at any time, outside the order of turns (IV-901 to IV-905)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serenissima.games.intrigues_a_venise import telling
from serenissima.games.intrigues_a_venise.box import GESTURES
from serenissima.games.intrigues_a_venise.codes import NOTICE, TIC, codes_of
from serenissima.games.intrigues_a_venise.state.position import NONE, OVER, READY, Position
from serenissima.games.intrigues_a_venise.state.question import pack_tic, tic_seat, tic_shake, tic_to
from serenissima.games.intrigues_a_venise.state.rules import DISCREET, OFF

NO_LIMIT: Final = -1
"""Tics left at a table that does not count them."""

# what may be done


def asides(position: Position, seat: i64) -> list[int]:
    """The codes of the tics this seat may make now: for all to see, or each meant for one other player (IV-904)."""
    if position.noticing or tics_left(position, seat) == 0:
        return []
    colour = position.colours[seat]
    others = [position.colours[other] for other in range(position.rules.seats) if other != seat]
    whom = [1 + other for other in sorted(others)] if position.rules.tics == DISCREET else [0]
    return [TIC + 20 * colour + 5 * gesture + to for gesture in range(len(GESTURES)) for to in whom]


def tics_left(position: Position, seat: i64) -> i64:
    """How many tics this seat may still make before the next shake, or NO_LIMIT (IV-905); 0 outside the turns."""
    rules = position.rules
    if seat < 0 or position.phase < READY or position.phase >= OVER or rules.tics == OFF:
        return 0
    if rules.tic_limit == 0:
        return NO_LIMIT
    left = rules.tic_limit
    i: i64
    for i in range(len(position.tics)):
        tic = position.tics[i]
        if tic_seat(tic) == seat and tic_shake(tic) == position.shakes:
            left -= 1
    return left if left > 0 else 0


def noticing_codes(position: Position) -> list[int]:
    """Any of the bystanders may notice the last tic, together or alone (IV-904)."""
    bystanders = _bystanders(position)
    found: i64 = 0
    seats: i64
    for seats in range(16):
        if not seats & ~bystanders:
            found |= 1 << seats
    return codes_of(NOTICE, found)


def noticing_odds(position: Position) -> list[int]:
    """Each bystander notices it with one chance in three (IV-904)."""
    bystanders = int(_bystanders(position))
    return [2 ** (bystanders & ~(code - NOTICE)).bit_count() for code in noticing_codes(position)]


def _bystanders(position: Position) -> i64:
    """Who might notice the last tic: all but its player and its addressee (IV-904)."""
    tic = position.tics[len(position.tics) - 1]
    return ((1 << position.rules.seats) - 1) & ~(1 << tic_seat(tic)) & ~(1 << tic_to(tic))


# what it does


def tic(position: Position, number: i64) -> None:
    """IV-903, IV-904: a gesture; if it is discreet, Fortuna says who else notices it."""
    seat = position.seat_of[number // 20]
    gesture: i64 = number % 20 // 5
    to: i64 = NONE
    seers: i64 = (1 << position.rules.seats) - 1
    if position.rules.tics == DISCREET:
        to = position.seat_of[number % 5 - 1]
        seers = 1 << seat | 1 << to
        position.noticing = True
    position.tics = append(position.tics, pack_tic(position.shakes, seat, gesture, to, seers))
    if position.told is not None:
        telling.gestured(position, seers)


def notice(position: Position, seats: i64) -> None:
    """IV-904: these bystanders notice it."""
    last = len(position.tics) - 1
    position.tics[last] |= seats << 8
    position.noticing = False
    if position.told is not None and seats:
        telling.gestured(position, seats)
