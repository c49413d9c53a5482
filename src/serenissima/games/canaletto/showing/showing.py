"""The table as everybody sees it, built up from nothing."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from serenissima.core.options import Options
from serenissima.core.state import NOBODY
from serenissima.games.canaletto.box import (
    BRIBE_LIMIT,
    DEBT_COST,
    GROUPS,
    LOWEST_VALUE,
    MARKERS,
    PALACES,
    SIZES,
    SPACES,
)
from serenissima.games.canaletto.holdings import count_of, groups_of
from serenissima.games.canaletto.ledger import past_sale
from serenissima.games.canaletto.moves import GROUP_NAMES, Group
from serenissima.games.canaletto.showing.history import history, sold_groups
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.state.position import ASKING, BIDDING, NONE, PHASES
from serenissima.games.canaletto.view import (
    BribeState,
    Completion,
    Holdings,
    Loan,
    Palace,
    Phase,
    Player,
    Space,
    Table,
    View,
)

LOOP = range(PALACES)
_PHASES = msgspec.convert(PHASES, tuple[Phase, ...])


@lru_cache(maxsize=64)
def _table(options: Options) -> Table:
    return msgspec.convert(dict(options), Table)


def _names(groups: list[int]) -> list[Group]:
    return [GROUP_NAMES[group] for group in groups]


def _possible(state: State) -> range:
    """The bids that can be made now (CAN-25, CAN-28)."""
    return range(state.bid + 1, state.rules.max_bid + 1) if state.phase == BIDDING else range(0)


def _palaces(state: State) -> list[Palace]:
    """The lots, the bids that lead to each palace (CAN-26), and where the gondola would end up from there (CAN-53)."""
    full = state.full
    if state.phase in (BIDDING, ASKING):
        full &= ~(1 << state.column)
    ahead = [next((p % PALACES for p in range(at, at + PALACES) if full >> p % PALACES & 1), None) for at in LOOP]
    bids: list[list[int]] = [[] for _ in LOOP]
    for bid in _possible(state):
        bids[state.stop_of(bid)].append(bid)
    return [Palace(_names(state.lot_groups(palace)), ahead[palace], bids[palace]) for palace in LOOP]


def _loans(state: State) -> list[Loan]:
    """What the seat to move would borrow for each bid (CAN-42), and what that would cost (CAN-57)."""
    money = state.money[state.turn]
    return [Loan(bid, bid - money, DEBT_COST * (bid - money)) for bid in _possible(state) if bid > money]


def _completes(state: State) -> list[Completion]:
    """CAN-47: what is sold as soon as the lot is taken, and what the seat to move would get for it as the buyer."""
    if state.phase not in (BIDDING, ASKING):
        return []
    last = [
        group
        for group in state.lot_groups(state.column)
        if count_of(state.left, group) == 1 and not state.lost >> group & 1
    ]
    value = state.next_value() if len(last) == 1 else None
    found = []
    for group in last:
        count = count_of(state.own[state.turn], group) + 1
        found.append(Completion(GROUP_NAMES[group], count, None if value is None else value * count))
    return found


def track(money: int) -> tuple[int, int | None]:
    """CAN-10: where the counters stand; from 70 on the second one marks the largest of 70, 80, 90, 100 reached."""
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
    """CAN-15: the used and the next values, and the later ones if the row is open."""
    values = state.values()
    sold = [GROUP_NAMES[past_sale(sale).group] for sale in state.sales]
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
        waiting = state.waiting >> group & 1 == 1
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
                waiting=waiting,
                brings=[state.next_value() * held for held in owned] if waiting else [],
            )
        )
    return found


def view(state: State, seat: int) -> View:
    """What everybody sees, whichever seat (or ONLOOKER) asks."""
    mover = state.to_move()
    bidding = state.phase in (BIDDING, ASKING)
    start, auctions = history(state)
    return View(
        options=_table(state.rules.options),
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
        loans=_loans(state),
        completes=_completes(state),
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
