"""Positions written down: all that lies on the table, whatever is being decided, so that a match can begin there.

Treasures are short names, `St Ri`. `position.set_up` makes a state at the start of an auction from less.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec
from librt.vecs import append
from msgspec import Meta

from serenissima.core.options import Options
from serenissima.core.positions import Part
from serenissima.games.canaletto.alphabet import PLACE
from serenissima.games.canaletto.board import CHOOSING, NONE, PHASES
from serenissima.games.canaletto.box import GROUPS, LAST_BID, LOWEST_VALUE, MARKERS, MONEY, MOST_SEATS, PALACES, SHORT
from serenissima.games.canaletto.holdings import count_of, fallen, groups_of, packed
from serenissima.games.canaletto.imagine import EARLIER
from serenissima.games.canaletto.position import group_of, lots_of
from serenissima.games.canaletto.rules import Rules
from serenissima.games.canaletto.setup_checks import check, check_lot
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.view import Phase

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Palace = Annotated[int, Meta(ge=0, lt=PALACES)]
Ducats = Annotated[int, Meta(ge=0, le=100_000)]
Bid = Annotated[int, Meta(ge=0, le=LAST_BID)]
Value = Annotated[int, Meta(ge=LOWEST_VALUE, lt=LOWEST_VALUE + MARKERS)]
Held = Annotated[int, Meta(ge=0, le=4)]


class Holder(Part, frozen=True, kw_only=True):
    """What a seat has. `still_in`: it has not passed in this auction."""

    money: Ducats = MONEY
    debt: Ducats = 0
    mask: bool = True
    still_in: bool = True
    treasures: str = ""


class Hammer(Part, frozen=True, kw_only=True):
    """An auction that is over; without a `buyer` nobody bid."""

    palace: Palace
    lot: str
    starter: Seat
    buyer: Seat | None = None
    bid: Bid = 0
    bribe: bool = False
    borrowed: Ducats = 0


class Sold(Part, frozen=True, kw_only=True):
    """A group that was sold, what each seat had of it, and after which auction; None: before the first one here."""

    group: str
    counts: tuple[Held, ...]
    after: Annotated[int, Meta(ge=1, le=100_000)] | None = None


class Setup(Part, frozen=True, kw_only=True):
    """A position.

    `lots`: the treasures of the sixteen palaces, `La Mi/Ca//...`, while they are being placed, too. `values`: those
    turned up, in the order of the row. `sold`: in the same order. `discarded`: treasures that left the game unsold.
    Treasures that are nowhere left it earlier. `turn`: who decides, if a seat does.
    """

    phase: Phase = "bidding"
    lots: str
    players: tuple[Holder, ...]
    values: tuple[Value, ...] = ()
    column: Palace | None = None
    starter: Seat | None = None
    turn: Seat | None = None
    bid: Bid = 0
    high: Seat | None = None
    buyer: Seat | None = None
    waiting: str = ""
    quiet: Annotated[int, Meta(ge=0, le=PALACES)] = 0
    discarded: str = ""
    sold: tuple[Sold, ...] = ()
    auctions: tuple[Hammer, ...] = ()


_PHASES = msgspec.convert(PHASES, tuple[Phase, ...])


def _number(seat: int | None) -> int:
    return NONE if seat is None else seat


def _groups(names: str) -> list[int]:
    return [group_of(name) for name in names.split()]


def _count(names: str) -> int:
    """Treasures as a count of groups; there are never more of one than fit."""
    counted = Counter(_groups(names))
    if any(number > 4 for number in counted.values()):
        raise ValueError(f"{names!r} has more treasures of one group than there are (CAN-03)")
    return sum(number << 4 * group for group, number in counted.items())


def build(seats: int, options: Options, setup: Setup) -> State:
    """The state of a position; ValueError if it cannot be."""
    if len(setup.players) != seats:
        raise ValueError(f"{len(setup.players)} players at a table for {seats}")
    state = State(Rules(seats, options))
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
    _remember(state, setup)
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
    """A placement that could have been drawn."""
    laying = state.laying
    assert laying is not None
    if PLACE + PALACES * group + palace not in laying.codes():
        raise ValueError(f"{SHORT[group]} cannot lie in P{palace}: groups are placed one after the other (CAN-12)")
    state.put(palace, group)
    laying.place(palace)


def _remember(state: State, setup: Setup) -> None:
    for hammer in setup.auctions:
        lot = sum(1 << group for group in set(_groups(hammer.lot)))
        buyer = _number(hammer.buyer)
        note = packed(hammer.palace, lot, hammer.starter, buyer, hammer.bid, int(hammer.bribe), hammer.borrowed)
        state.auctions = append(state.auctions, note)
    for sold in setup.sold:
        group = group_of(sold.group)
        if len(sold.counts) != len(setup.players):
            raise ValueError(f"{sold.group} was sold by {len(setup.players)} seats, not {len(sold.counts)}")
        counts = sum(count << 4 * seat for seat, count in enumerate(sold.counts))
        index = EARLIER if sold.after is None else sold.after - 1
        state.sales = append(state.sales, group | counts << 4 | index << 20)
        state.sold += 1


def _names(groups: list[int]) -> str:
    return " ".join(SHORT[group] for group in groups)


def _counted(count: int) -> str:
    return _names([group for group in range(len(GROUPS)) for _ in range(count_of(count, group))])


def _seat(number: int) -> int | None:
    return None if number == NONE else number


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
        sold=tuple(_sale(sale, state.rules.seats) for sale in state.sales),
        auctions=tuple(_hammer(note) for note in state.auctions),
    )


def _holder(state: State, seat: int) -> Holder:
    return Holder(
        money=state.money[seat],
        debt=state.debt[seat],
        mask=state.masks >> seat & 1 == 1,
        still_in=state.still_in >> seat & 1 == 1,
        treasures=_counted(state.own[seat]),
    )


def _sale(sale: int, seats: int) -> Sold:
    index = sale >> 20
    counts = tuple(int(count_of(sale >> 4, seat)) for seat in range(seats))
    return Sold(group=SHORT[sale & 15], counts=counts, after=None if index == EARLIER else index + 1)


def _hammer(note: int) -> Hammer:
    hammer = fallen(note)
    return Hammer(
        palace=hammer.palace,
        lot=_names(groups_of(hammer.lot)),
        starter=hammer.starter,
        buyer=_seat(hammer.buyer),
        bid=hammer.bid,
        bribe=hammer.bribe,
        borrowed=hammer.borrowed,
    )
