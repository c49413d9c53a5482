"""Builds the state of a position that is written down."""

from __future__ import annotations

from collections import Counter

from librt.vecs import append

from serenissima.core.options import Options
from serenissima.games.canaletto.alphabet.lines import lots_of
from serenissima.games.canaletto.alphabet.values import group_of
from serenissima.games.canaletto.box import GROUPS, LOWEST_VALUE, PALACES, SHORT
from serenissima.games.canaletto.codes import PLACE
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.ledger import EARLIER, pack_auction, pack_sale
from serenissima.games.canaletto.setup.checks import check, check_lot
from serenissima.games.canaletto.setup.written import Setup
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.state.position import NONE, PHASES
from serenissima.games.canaletto.state.rules import rules_for


def _number(seat: int | None) -> int:
    return NONE if seat is None else seat


def _groups(names: str) -> list[int]:
    return [group_of(name) for name in names.split()]


def _count(names: str) -> int:
    """Treasures as a count of groups (see `holdings`)."""
    counted = Counter(_groups(names))
    if any(number > 4 for number in counted.values()):
        raise ValueError(f"{names!r} has more treasures of one group than there are (CAN-03)")
    return sum(number << 4 * group for group, number in counted.items())


def build(seats: int, options: Options, setup: Setup) -> State:
    """The state of a position; ValueError if it is impossible."""
    if len(setup.players) != seats:
        raise ValueError(f"{len(setup.players)} players at a table for {seats}")
    state = State(rules_for(seats, options))
    _lay_out(state, setup)
    for seat, holder in enumerate(setup.players):
        state.money[seat], state.debt[seat] = holder.money, holder.debt
        state.own[seat] = _count(holder.treasures)
    state.masks = sum(1 << seat for seat, holder in enumerate(setup.players) if holder.mask)
    state.still_in = sum(1 << seat for seat, holder in enumerate(setup.players) if holder.still_in)
    if len(set(setup.values)) < len(setup.values):
        raise ValueError(f"{setup.values} are not different values (CAN-05)")
    for space, value in enumerate(setup.values):
        state.row |= (value - LOWEST_VALUE) << 4 * space
        state.seen |= 1 << value - LOWEST_VALUE
        state.turned += 1
    state.discarded = _count(setup.discarded)
    state.lost = sum(1 << group for group in range(len(GROUPS)) if count_of(state.discarded, group))
    state.column, state.starter = _number(setup.column), _number(setup.starter)
    state.turn = max(_number(setup.turn), 0)
    state.bid, state.high, state.buyer = setup.bid, _number(setup.high), _number(setup.buyer)
    state.waiting = sum(1 << group for group in set(_groups(setup.waiting)))
    state.quiet = setup.quiet
    _fill_ledger(state, setup)
    check(state)
    return state


def _lay_out(state: State, setup: Setup) -> None:
    """The treasures on the board, and the placement if it is under way: group after group (CAN-12)."""
    state.phase = PHASES.index(setup.phase)
    lots = lots_of(setup.lots)
    if len(lots) != PALACES:
        raise ValueError(f"there are {PALACES} palaces, not {len(lots)}: lots are separated by / (CAN-01)")
    for palace, groups in enumerate(lots):
        check_lot(palace, groups)
    laying = state.laying if setup.phase == "placing" else None
    for group in range(len(GROUPS)):
        for palace in range(PALACES):
            if group in lots[palace]:
                if laying is not None:
                    _place(state, palace, group)
                else:
                    state.put(palace, group)
    state.laying = laying


def _place(state: State, palace: int, group: int) -> None:
    """Places a treasure as Fortuna could have; ValueError if she could not."""
    laying = state.laying
    assert laying is not None
    if PLACE + PALACES * group + palace not in laying.codes():
        raise ValueError(f"{SHORT[group]} cannot lie in P{palace}: groups are placed one after the other (CAN-12)")
    state.put(palace, group)
    laying.place(palace)


def _fill_ledger(state: State, setup: Setup) -> None:
    """The auctions that are over, and the sales."""
    for hammer in setup.auctions:
        lot = sum(1 << group for group in set(_groups(hammer.lot)))
        buyer = _number(hammer.buyer)
        packed = pack_auction(hammer.palace, lot, hammer.starter, buyer, hammer.bid, int(hammer.bribe), hammer.borrowed)
        state.auctions = append(state.auctions, packed)
    for sold in setup.sold:
        group = group_of(sold.group)
        if len(sold.counts) != len(setup.players):
            raise ValueError(f"{sold.group} was sold by {len(setup.players)} seats, not {len(sold.counts)}")
        counts = sum(count << 4 * seat for seat, count in enumerate(sold.counts))
        index = EARLIER if sold.after is None else sold.after - 1
        state.sales = append(state.sales, pack_sale(group, counts, index))
        state.sold += 1
