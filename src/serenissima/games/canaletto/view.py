"""What a seat sees, built up from nothing. No player holds a secret, so all see the same.

What nobody knows, the values after the next one, is not in the state either: Fortuna draws each when it is turned up
(CAN-15).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from serenissima.core.options import OptionValue
from serenissima.core.state import NOBODY
from serenissima.games.canaletto.board import ASKING, BIDDING, NONE, PHASES
from serenissima.games.canaletto.box import (
    BRIBE_LIMIT,
    GROUPS,
    LOWEST_VALUE,
    MARKERS,
    PALACES,
    SIZES,
    SPACES,
)
from serenissima.games.canaletto.history import Auction, history, sold_groups
from serenissima.games.canaletto.holdings import count_of, groups_of
from serenissima.games.canaletto.moves import Group
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.telling import GROUP_NAMES

Phase = Literal[
    "placing",
    "values",
    "drawing-palace",
    "drawing-starter",
    "choosing",
    "bidding",
    "asking",
    "selling",
    "revealing",
    "over",
]
"""Fortuna lays out, turns values up and draws who begins where; then players choose the first palace, bid, are asked
for a bribe, or choose what is sold next."""
BribeState = Literal["may", "not-now", "asked", "no-bid", "too-high", "used", "out", "high"]
"""Whether a player may bribe: `may` (now), `asked` (now, as a question), or why not: it is not the player's turn
(though the mask and the bid would allow it), nobody has bid, the bid is above 15, the mask is used, the player has
passed, the player is the high bidder."""


class Table(msgspec.Struct, frozen=True):
    """The options of the table."""

    values: Literal["next_only", "open"]
    start_palace: Literal["two_plus", "any", "first_player"]
    bribe_timing: Literal["own_turn", "interrupt"]
    layout: Literal["uniform", "flat"]
    no_bid: Literal["move_on", "discard"]
    tie_break: Literal["shared", "debt_then_mask"]
    max_bid: int


class Palace(msgspec.Struct, frozen=True):
    """A palace and its lot.

    `next`: where the next auction would be if the gondola stopped here and the current lot were taken, over empty
    palaces (CAN-53); None if nothing would be left, and before the first auction. Outside an auction as the board is.
    """

    lot: list[Group]
    next: int | None


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a seat. All is public.

    `worth`: money less twice the debt, the score if it ended now (CAN-57). `plain`, `second`: where the counters stand
    on the money track; no second below 70. `mask`: the bribe marker is unused. `still_in`: has not passed in this
    auction. `treasures`: how many of each group, only those there are. `next_starter`: who speaks first in the next
    auction if this seat buys (CAN-54).
    """

    money: int
    debt: int
    worth: int
    plain: int
    second: int | None
    mask: bool
    still_in: bool
    bribe: BribeState
    treasures: dict[Group, int]
    next_starter: int


class Space(msgspec.Struct, frozen=True):
    """A space of the value row (CAN-06).

    `state`: `used` by the sale of `group`, the `next` one, `open` (known, later) or `hidden` (its value is None).
    """

    value: int | None
    state: Literal["used", "next", "open", "hidden"]
    group: Group | None


class Holdings(msgspec.Struct, frozen=True):
    """Everything about one group: who has what, and what became of it.

    `owned`: treasures by seat; all 0 once it is sold. `sold_at`: its value, None until then; `sold_by_seat`: what each
    seat had when it was sold. `discarded`: treasures that left the game unsold: then it can never be complete.
    `waiting`: complete and not sold yet.
    """

    group: Group
    size: int
    on_board: int
    palaces: list[int]
    owned: list[int]
    sold_at: int | None
    sold_by_seat: list[int]
    discarded: int
    waiting: bool


class View(msgspec.Struct, frozen=True):
    """The table as everybody sees it.

    `column`, `gondola`: palaces, None before the first auction. `lowest`, `highest`: the bids that are possible now
    (`lowest` is above `highest` when none is). `waiting`: complete groups the `buyer` is selling. `unseen`: values of
    markers nobody has seen; with an open row the two that were left out. `kinds`: groups with a treasure on the board;
    with two or fewer it ends (CAN-55). `quiet`: auctions in a row without a bid; with `quiet_end` it ends (CAN-33; with
    `no_bid=discard` nothing is counted).
    `start`: the worth of every seat before the first auction.
    """

    options: Table
    phase: Phase
    to_move: int | None
    auction: int
    palaces: list[Palace]
    column: int | None
    gondola: int | None
    lot: list[Group]
    bid: int
    high: int | None
    starter: int | None
    lowest: int
    highest: int
    players: list[Player]
    row: list[Space]
    unseen: list[int]
    groups: list[Holdings]
    buyer: int | None
    waiting: list[Group]
    kinds: int
    quiet: int
    quiet_end: int
    start: list[int]
    history: list[Auction]


LOOP = range(PALACES)
_PHASES = msgspec.convert(PHASES, tuple[Phase, ...])


@lru_cache(maxsize=256)
def _options(values: tuple[tuple[str, OptionValue], ...]) -> Table:
    return msgspec.convert(dict(values), Table)


def _names(groups: list[int]) -> list[Group]:
    return [GROUP_NAMES[group] for group in groups]


def _palaces(state: State) -> list[Palace]:
    """The lots, and where the gondola would end up from each palace (CAN-53)."""
    full = state.full
    if state.phase in (BIDDING, ASKING):
        full &= ~(1 << state.column)
    ahead = [next((p % PALACES for p in range(at, at + PALACES) if full >> p % PALACES & 1), None) for at in LOOP]
    return [Palace(_names(state.lot_groups(palace)), ahead[palace]) for palace in LOOP]


def track(money: int) -> tuple[int, int | None]:
    """CAN-10: where the counters stand; from 70 on the second one on the largest of 70, 80, 90, 100 not above."""
    if money < 70:
        return money, None
    second = min(money // 10 * 10, 100)
    return money - second, second


def _bribe(state: State, seat: int) -> BribeState:
    """CAN-34 to CAN-37: whether this seat may bribe, or the first reason why not."""
    if not state.masks >> seat & 1:
        return "used"
    if state.phase not in (BIDDING, ASKING):
        return "not-now"
    if not state.still_in >> seat & 1:
        return "out"
    if state.bid == 0:
        return "no-bid"
    if state.bid > BRIBE_LIMIT:
        return "too-high"
    if state.high == seat:
        return "high"
    if state.turn != seat:
        return "not-now"
    if state.phase == ASKING:
        return "asked"
    return "may" if state.may_bribe() else "not-now"


def _player(state: State, seat: int) -> Player:
    plain, second = track(state.money[seat])
    own = state.own[seat]
    return Player(
        money=state.money[seat],
        debt=state.debt[seat],
        worth=state.worth(seat),
        plain=plain,
        second=second,
        mask=state.masks >> seat & 1 == 1,
        still_in=state.still_in >> seat & 1 == 1,
        bribe=_bribe(state, seat),
        treasures={GROUP_NAMES[group]: held for group in range(len(GROUPS)) if (held := count_of(own, group))},
        next_starter=state.left_of(seat),
    )


def _row(state: State) -> list[Space]:
    """CAN-15: used and next for all to see, the later ones only when the row is open."""
    values = state.values()
    sold = [GROUP_NAMES[sale & 15] for sale in state.sales]
    row = []
    for space in range(SPACES):
        if space < state.sold:
            row.append(Space(values[space], "used", sold[space]))
        elif space < len(values):
            row.append(Space(values[space], "next" if space == state.sold else "open", None))
        else:
            row.append(Space(None, "hidden", None))
    return row


def _groups(state: State) -> list[Holdings]:
    sold = sold_groups(state)
    seats = range(state.rules.seats)
    found = []
    for group, name in enumerate(GROUP_NAMES):
        value, counts, _ = sold.get(group, (None, [0] * len(seats), 0))
        on_board = count_of(state.left, group)
        owned = [count_of(state.own[seat], group) for seat in seats]
        found.append(
            Holdings(
                group=name,
                size=SIZES[group],
                on_board=on_board,
                palaces=[palace for palace in LOOP if state.lots[palace] >> group & 1],
                owned=owned,
                sold_at=value,
                sold_by_seat=counts,
                discarded=count_of(state.discarded, group),
                waiting=state.waiting >> group & 1 == 1,
            )
        )
    return found


def view(state: State, seat: int) -> View:
    """What everybody sees, this seat (or ONLOOKER) too."""
    mover = state.to_move()
    bidding = state.phase in (BIDDING, ASKING)
    start, auctions = history(state)
    return View(
        options=_options(tuple(state.rules.values().items())),
        phase=_PHASES[state.phase],
        to_move=None if mover == NOBODY else mover,
        auction=len(auctions) + bidding,
        palaces=_palaces(state),
        column=None if state.column == NONE else state.column,
        gondola=None if state.column == NONE else state.gondola(),
        lot=_names(state.lot_groups(state.column)) if bidding else [],
        bid=state.bid,
        high=None if state.high == NONE else state.high,
        starter=None if state.starter == NONE else state.starter,
        lowest=state.bid + 1,
        highest=state.rules.max_bid,
        players=[_player(state, seat) for seat in range(state.rules.seats)],
        row=_row(state),
        unseen=[LOWEST_VALUE + marker for marker in range(MARKERS) if not state.seen >> marker & 1],
        groups=_groups(state),
        buyer=None if state.buyer == NONE else state.buyer,
        waiting=_names(groups_of(state.waiting)),
        kinds=state.kinds,
        quiet=state.quiet,
        quiet_end=state.filled,
        start=start,
        history=auctions,
    )
