"""Writes down the position of a state."""

from __future__ import annotations

import msgspec

from serenissima.games.canaletto.box import GROUPS, PALACES, SHORT
from serenissima.games.canaletto.holdings import count_of, groups_of
from serenissima.games.canaletto.ledger import EARLIER, past_auction, past_sale
from serenissima.games.canaletto.setup.written import Hammer, Holder, Setup, Sold
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.state.position import CHOOSING, NONE, PHASES
from serenissima.games.canaletto.view import Phase

_PHASES = msgspec.convert(PHASES, tuple[Phase, ...])


def describe(state: State) -> Setup:
    """The position of a state."""
    return Setup(
        phase=_PHASES[state.phase],
        lots="/".join(_names(state.lot_groups(palace)) for palace in range(PALACES)),
        players=tuple(_holder(state, seat) for seat in range(state.rules.seats)),
        values=tuple(state.values()),
        column=_seat(state.column),
        starter=_seat(state.starter),
        turn=state.turn if state.phase <= CHOOSING else None,
        bid=state.bid,
        high=_seat(state.high),
        buyer=_seat(state.buyer),
        waiting=_names(groups_of(state.waiting)),
        quiet=state.quiet,
        discarded=_counted(state.discarded),
        sold=tuple(_sold(packed, state.rules.seats) for packed in state.sales),
        auctions=tuple(_hammer(packed) for packed in state.auctions),
    )


def _holder(state: State, seat: int) -> Holder:
    return Holder(
        money=state.money[seat],
        debt=state.debt[seat],
        mask=state.masks >> seat & 1 == 1,
        still_in=state.still_in >> seat & 1 == 1,
        treasures=_counted(state.own[seat]),
    )


def _sold(packed: int, seats: int) -> Sold:
    sale = past_sale(packed)
    after = None if sale.after == EARLIER else sale.after + 1
    return Sold(group=SHORT[sale.group], counts=tuple(sale.by_seat(seats)), after=after)


def _hammer(packed: int) -> Hammer:
    hammer = past_auction(packed)
    return Hammer(
        palace=hammer.palace,
        lot=_names(groups_of(hammer.lot)),
        starter=hammer.starter,
        buyer=_seat(hammer.buyer),
        bid=hammer.bid,
        bribe=hammer.bribe,
        borrowed=hammer.borrowed,
    )


def _names(groups: list[int]) -> str:
    return " ".join(SHORT[group] for group in groups)


def _counted(count: int) -> str:
    return _names([group for group in range(len(GROUPS)) for _ in range(count_of(count, group))])


def _seat(number: int) -> int | None:
    return None if number == NONE else number
