"""A full state that fits what a seat sees. Nothing is hidden, so it is always the state itself.

Even the values after the next one are no secret: they are not drawn before they are turned up (CAN-15).
"""

from __future__ import annotations

from random import Random

import msgspec
from librt.vecs import append

from serenissima.core.options import Options
from serenissima.games.canaletto.box import GROUPS, LOWEST_VALUE
from serenissima.games.canaletto.ledger import EARLIER, pack_auction, pack_sale
from serenissima.games.canaletto.moves import Group
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.state.position import NONE, PHASES, PLACING
from serenissima.games.canaletto.state.rules import rules_for
from serenissima.games.canaletto.view import Auction, View


def _group(name: Group) -> int:
    return GROUPS.index(name)


def _lot(names: list[Group]) -> int:
    return sum(1 << _group(name) for name in names)


def _number(seat: int | None) -> int:
    return NONE if seat is None else seat


def imagine(view: View, random: Random) -> State:
    """The state whose view is this view."""
    state = State(rules_for(len(view.players), Options(msgspec.to_builtins(view.options))))
    _lay_out(state, view)
    state.phase = PHASES.index(view.phase)
    for seat, player in enumerate(view.players):
        state.money[seat] = player.money
        state.debt[seat] = player.debt
        state.own[seat] = sum(count << 4 * _group(name) for name, count in player.treasures.items())
    state.masks = sum(1 << seat for seat, player in enumerate(view.players) if player.mask)
    state.still_in = sum(1 << seat for seat, player in enumerate(view.players) if player.still_in)
    for space, value in enumerate(space.value for space in view.row):
        if value is not None:
            state.row |= (value - LOWEST_VALUE) << 4 * space
            state.seen |= 1 << value - LOWEST_VALUE
            state.turned += 1
    state.discarded = sum(holdings.discarded << 4 * group for group, holdings in enumerate(view.groups))
    state.lost = sum(1 << group for group, holdings in enumerate(view.groups) if holdings.discarded)
    state.column = _number(view.column)
    state.starter = _number(view.starter)
    state.turn = max(view.to_move or 0, 0)
    state.bid = view.bid
    state.high = _number(view.high)
    state.buyer = _number(view.buyer)
    state.waiting = _lot(view.waiting)
    state.quiet = view.quiet
    _fill_ledger(state, view)
    return state


def _lay_out(state: State, view: View) -> None:
    """The treasures on the board, and the placement if it is under way: group after group (CAN-12)."""
    laying = state.laying if view.phase == PHASES[PLACING] else None
    for group, holdings in enumerate(view.groups):
        for palace in holdings.palaces:
            state.put(palace, group)
            if laying is not None:
                laying.place(palace)
    state.laying = laying


def _fill_ledger(state: State, view: View) -> None:
    """Fills the ledger: the auctions, and the sales in the order of the row."""
    for auction in view.history:
        state.auctions = append(state.auctions, _packed(auction))
    after = {sale.group: auction.number - 1 for auction in view.history for sale in auction.sales}
    by_name = {holdings.group: holdings for holdings in view.groups}
    for space in view.row:
        if space.group is not None:
            counts = sum(count << 4 * seat for seat, count in enumerate(by_name[space.group].sold_by_seat))
            index = after.get(space.group, EARLIER)
            state.sales = append(state.sales, pack_sale(_group(space.group), counts, index))
            state.sold += 1


def _packed(auction: Auction) -> int:
    return pack_auction(
        auction.palace,
        _lot(auction.lot),
        auction.starter,
        _number(auction.buyer),
        auction.bid,
        int(auction.bribe),
        auction.borrowed,
    )
