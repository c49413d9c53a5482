"""Why a move of the alphabet is not legal now: the rule a person would name. Everything it looks at is public."""

from __future__ import annotations

from serenissima.core.game import Refusal
from serenissima.games.canaletto.box import BRIBE_LIMIT, GROUPS, LOWEST_VALUE, MOST, PALACES, SIZES
from serenissima.games.canaletto.codes import BEGIN, BRIBE, PASS, PLACE, SELL, STARTER, TURN_UP
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.state.position import (
    ASKING,
    CHOOSING,
    DRAWING_PALACE,
    DRAWING_STARTER,
    PLACING,
    REVEALING,
    SELLING,
    VALUES,
)

FORTUNA_NEXT = {
    PLACING: Refusal("CAN-12", "placing"),
    VALUES: Refusal("CAN-14", "drawing-values"),
    DRAWING_PALACE: Refusal("CAN-18", "drawing-palace"),
    DRAWING_STARTER: Refusal("CAN-19", "drawing-starter"),
    REVEALING: Refusal("CAN-15", "revealing"),
}
"""What Fortuna has to draw before anybody can act."""


def refuse(state: State, seat: int, code: int) -> Refusal:
    """The reason why this seat cannot play this code now."""
    if seat != state.to_move():
        return _out_of_turn(state, seat, code)
    if code >= BEGIN:
        return _fortunas(state, code)
    if state.phase in FORTUNA_NEXT:
        return FORTUNA_NEXT[state.phase]
    if state.phase == CHOOSING:
        return Refusal("CAN-18", "choose-palace")
    if code >= SELL:
        return _sell(state, code - SELL)
    if state.phase == SELLING:
        return Refusal("CAN-50", "choose-sale")
    if state.phase == ASKING:
        return Refusal("CAN-37", "answer-first", {"bid": int(state.bid)})
    if code < PASS:
        return _bid(state, code + 1)
    return _bribe(state) if code == BRIBE else Refusal("CAN-37", "nobody-asks")


def _out_of_turn(state: State, seat: int, code: int) -> Refusal:
    """Why a seat that is not to move cannot do this (CAN-20, CAN-23, CAN-29, CAN-30, CAN-37)."""
    last = int(state.rules.seats) - 1
    if not 0 <= seat <= last:
        return Refusal("CAN-20", "no-such-seat", {"seat": seat, "last": last})
    if state.phase in FORTUNA_NEXT:
        return FORTUNA_NEXT[state.phase]
    if state.phase == CHOOSING:
        return Refusal("CAN-18", "starter-chooses")
    if state.phase == SELLING:
        return Refusal("CAN-50", "buyer-chooses")
    passed, high = not state.still_in >> seat & 1, state.high == seat
    if code == BRIBE:
        return Refusal("CAN-37", "bribe-passed" if passed else "bribe-high" if high else "bribe-own-turn")
    if passed:
        return Refusal("CAN-29", "passed-already")
    return Refusal("CAN-30", "high-bidder-waits") if high else Refusal("CAN-23", "another-speaks")


def _bid(state: State, amount: int) -> Refusal:
    """CAN-25, CAN-28: too low, or above what the table accepts."""
    limit, bid = int(state.rules.max_bid), int(state.bid)
    if amount > limit:
        return Refusal("CAN-28", "bid-above-limit", {"amount": str(amount), "limit": limit})
    if bid == limit:
        return Refusal("CAN-28", "no-higher-bid", {"bid": bid})
    return Refusal("CAN-25", "bid-too-low", {"amount": amount, "bid": bid, "least": bid + 1})


def _bribe(state: State) -> Refusal:
    """CAN-34 to CAN-37: the first condition that does not hold."""
    if not state.masks >> state.turn & 1:
        return Refusal("CAN-34", "mask-used")
    if state.bid == 0:
        return Refusal("CAN-35", "no-bid-yet")
    if state.bid > BRIBE_LIMIT:
        return Refusal("CAN-36", "bid-too-high", {"bid": int(state.bid), "limit": BRIBE_LIMIT})
    return Refusal("CAN-37", "only-when-asked")


def _sell(state: State, group: int) -> Refusal:
    """CAN-47, CAN-50: not complete, or nothing to choose."""
    if state.phase != SELLING:
        return Refusal("CAN-50", "nothing-to-sell")
    return Refusal("CAN-47", "not-waiting", {"group": GROUPS[group]})


def _fortunas(state: State, code: int) -> Refusal:
    """Why Fortuna cannot draw this: it is the wrong time, or the rules of the setup forbid it."""
    if code >= PLACE:
        group, palace = divmod(code - PLACE, PALACES)
        return _place(state, group, palace) if state.phase == PLACING else Refusal("CAN-12", "placed-already")
    if state.phase == PLACING:
        return FORTUNA_NEXT[PLACING]
    if code >= TURN_UP:
        if state.phase in (VALUES, REVEALING):
            return Refusal("CAN-05", "value-taken", {"value": code - TURN_UP + LOWEST_VALUE})
        return Refusal("CAN-15", "no-value-now")
    if code >= STARTER:
        if state.phase == DRAWING_STARTER:
            return Refusal("CAN-20", "no-such-seat", {"seat": code - STARTER, "last": int(state.rules.seats) - 1})
        return Refusal("CAN-19", "no-starter-now")
    if state.phase == DRAWING_PALACE:
        return Refusal("CAN-18", "too-few-treasures", {"palace": code - BEGIN})
    return Refusal("CAN-18", "no-palace-now")


def _place(state: State, group: int, palace: int) -> Refusal:
    """CAN-03, CAN-11: what is wrong with this treasure in this palace."""
    laying = state.laying
    assert laying is not None
    now = int(laying.step.group)
    placed = count_of(state.left, group)
    if placed == SIZES[group]:
        return Refusal("CAN-03", "group-placed", {"group": GROUPS[group], "size": SIZES[group]})
    if group != now:
        return Refusal("CAN-12", "other-group-first", {"group": GROUPS[now], "size": SIZES[now]})
    if state.lots[palace] >> group & 1:
        return Refusal("CAN-11", "same-group", {"group": GROUPS[group], "palace": palace})
    if len(state.lot_groups(palace)) == MOST:
        return Refusal("CAN-11", "palace-full", {"palace": palace, "most": MOST})
    if state.rules.flat:
        return Refusal("CAN-12", "not-flat", {"palace": palace})
    return Refusal("CAN-11", "palace-would-stay-empty", {"palace": palace})
