"""Whether a position that was written down is possible: what lies where, and what is being decided."""

from __future__ import annotations

from serenissima.games.canaletto.box import FEWEST, GROUPS, KINDS_TO_END, MOST, PALACES, SIZES, SPACES
from serenissima.games.canaletto.holdings import count_of, groups_of
from serenissima.games.canaletto.ledger import EARLIER, past_auction, past_sale
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.state.position import (
    ASKING,
    BIDDING,
    CHOOSING,
    DRAWING_PALACE,
    DRAWING_STARTER,
    NONE,
    OVER,
    PHASES,
    PLACING,
    REVEALING,
    SELLING,
    VALUES,
)

SETUP = (PLACING, VALUES, DRAWING_PALACE, DRAWING_STARTER, CHOOSING)


def check_lot(palace: int, groups: list[int]) -> None:
    """CAN-11: at most three, all different."""
    if len(groups) > MOST or len(set(groups)) < len(groups):
        names = " ".join(GROUPS[group] for group in groups)
        raise ValueError(f"P{palace} cannot hold {names}: at most {MOST} treasures, never two of one group (CAN-11)")


def check(state: State) -> None:
    """Raises ValueError, saying what would be right, if the position is impossible."""
    _seats(state)
    _treasures(state)
    _history(state)
    _row(state)
    if state.phase in SETUP:
        _setting_up(state)
    else:
        _auction(state)


def _seats(state: State) -> None:
    seats = state.rules.seats
    named = [state.starter, state.turn, state.high, state.buyer]
    for auction in map(past_auction, state.auctions):
        named += [auction.starter, auction.buyer]
    if any(seat >= seats for seat in named):
        raise ValueError(f"the seats are 0 to {seats - 1}, there is no seat {max(named)}")


def _treasures(state: State) -> None:
    """CAN-03: never more of a group than there are; nothing of a group that was sold."""
    sales = [past_sale(packed) for packed in state.sales]
    sold = [sale.group for sale in sales]
    if len(set(sold)) < len(sold):
        raise ValueError("no group is sold twice (CAN-49)")
    for group, size in enumerate(SIZES):
        held = sum(int(count_of(state.own[seat], group)) for seat in range(state.rules.seats))
        there = held + int(count_of(state.left, group)) + int(count_of(state.discarded, group))
        if there > size:
            raise ValueError(f"{there} treasures of {GROUPS[group]}: there are {size} (CAN-03)")
        if there and group in sold:
            raise ValueError(f"{GROUPS[group]} was sold, so no treasure of it is left (CAN-49)")
    for sale in sales:
        count, size = sum(sale.by_seat(state.rules.seats)), SIZES[sale.group]
        if count > size:
            raise ValueError(f"{count} treasures of {GROUPS[sale.group]} were sold: there are {size} (CAN-03)")


def _history(state: State) -> None:
    """Sales follow auctions, and each auction has its buyer and bid."""
    for sale in map(past_sale, state.sales):
        if sale.after != EARLIER and sale.after >= len(state.auctions):
            name, number = GROUPS[sale.group], sale.after + 1
            raise ValueError(f"{name} was sold after auction {number}, which is not among the auctions")
    for auction in map(past_auction, state.auctions):
        if not auction.lot:
            raise ValueError("an auction that is over had a lot")
        bought = auction.buyer != NONE
        if bought != (auction.bid > 0) or (not bought and (auction.bribe or auction.borrowed)):
            raise ValueError("an auction that is over has a buyer and a bid, or neither (CAN-31, CAN-32)")
        if auction.borrowed > auction.price():
            raise ValueError("nobody borrows more than the price (CAN-42)")


def _row(state: State) -> None:
    """CAN-14, CAN-15: how many values lie open."""
    phase, sold, turned = state.phase, int(state.sold), int(state.turned)
    usual = SPACES if state.rules.open_row else min(sold + 1, SPACES)
    wanted = {usual}
    if phase == PLACING:
        wanted = {0}
    elif phase == VALUES:
        wanted = set(range(SPACES)) if state.rules.open_row else {0}
    elif phase == REVEALING:
        wanted = {sold} if sold < SPACES else set()
    if turned not in wanted:
        right = " or ".join(map(str, sorted(wanted))) or "no such number of"
        raise ValueError(f"{turned} values lie open while {sold} groups are sold; {right} would be right (CAN-15)")


def _setting_up(state: State) -> None:
    """CAN-11 to CAN-19: nothing has been bought or sold."""
    phase = state.phase
    if any(state.own) or any(state.debt) or len(state.auctions) or len(state.sales) or state.discarded or state.bid:
        raise ValueError(f"in the phase {PHASES[phase]} nothing has been bought, sold or bid")
    if state.high != NONE or state.buyer != NONE or state.waiting or state.quiet or state.still_in:
        raise ValueError(f"in the phase {PHASES[phase]} there is no auction, so nobody is in one")
    if phase != PLACING:
        missing = [GROUPS[group] for group, size in enumerate(SIZES) if count_of(state.left, group) != size]
        empty = [f"P{palace}" for palace in range(PALACES) if len(state.lot_groups(palace)) < FEWEST]
        if missing or empty:
            raise ValueError(
                f"in the phase {PHASES[phase]} the layout is complete; it lacks {', '.join(missing + empty)}"
            )
    drawn = (state.column != NONE, state.starter != NONE)
    wanted = (False, False)
    if phase == CHOOSING:
        wanted = (False, True)
    elif phase == DRAWING_STARTER and not state.rules.first_player:
        wanted = (True, False)
    if drawn != wanted:
        raise ValueError(f"in the phase {PHASES[phase]} column and starter are set or not: {wanted} (CAN-17 to CAN-19)")
    if phase in (CHOOSING, DRAWING_PALACE) and state.rules.first_player != (phase == CHOOSING):
        raise ValueError(f"with this option for the first palace there is no phase {PHASES[phase]} (CAN-18)")
    if phase == CHOOSING and state.turn != state.starter:
        raise ValueError("the player who speaks first chooses the palace (CAN-18)")


def _auction(state: State) -> None:
    phase = state.phase
    if state.column == NONE or state.starter == NONE:
        raise ValueError(f"in the phase {PHASES[phase]} there are a column and a starter (CAN-17, CAN-19)")
    if state.bid > state.rules.max_bid:
        raise ValueError(f"the highest bid the table accepts is {state.rules.max_bid} (CAN-28)")
    if (state.bid == 0) != (state.high == NONE):
        raise ValueError("there is a high bidder exactly when there is a bid (CAN-25)")
    if phase in (BIDDING, ASKING):
        _bidding(state)
    elif phase == OVER:
        if state.waiting:
            raise ValueError("when it is over no group waits to be sold (CAN-47)")
        if state.kinds > KINDS_TO_END and state.quiet < state.filled:
            raise ValueError(f"it is not over with {state.kinds} kinds on the board (CAN-33, CAN-55)")
    else:
        _selling(state)


def _bidding(state: State) -> None:
    """CAN-22 to CAN-37: whose turn it is to speak fits the bids and passes."""
    if not state.lots[state.column]:
        raise ValueError(f"there is nothing to auction in P{state.column}")
    if state.buyer != NONE or state.waiting:
        raise ValueError("while the bidding lasts there is no buyer, and nothing waits to be sold (CAN-47)")
    if not state.still_in >> state.turn & 1 or state.turn == state.high:
        raise ValueError(f"seat {state.turn} cannot be to speak: it has passed or bid last (CAN-23)")
    if state.high != NONE and not state.still_in >> state.high & 1:
        raise ValueError("the high bidder has not passed (CAN-29)")
    if state.quiet >= state.filled:
        raise ValueError(f"after {state.quiet} auctions without a bid it would be over (CAN-33)")
    if state.phase == BIDDING and state.high != NONE:
        seat = state.left_of(state.high)
        while seat != state.turn:
            if state.still_in >> seat & 1:
                raise ValueError(f"seat {seat} speaks before seat {state.turn} (CAN-23)")
            seat = state.left_of(seat)
    if state.phase == ASKING:
        asked = state.masks >> state.turn & 1
        if not state.rules.interrupt or not state.bribable() or not asked:
            raise ValueError(f"seat {state.turn} cannot be asked for a bribe now (CAN-35 to CAN-37)")


def _selling(state: State) -> None:
    """CAN-46 to CAN-50: a lot was just bought, and complete groups wait to be sold."""
    if state.buyer == NONE or state.bid == 0 or not len(state.auctions):
        raise ValueError(f"in the phase {PHASES[state.phase]} somebody has just bought a lot (CAN-41)")
    if state.lots[state.column]:
        raise ValueError(f"the lot of P{state.column} was bought, so that palace is empty (CAN-46)")
    sold = [past_sale(packed).group for packed in state.sales]
    for group in groups_of(state.waiting):
        if count_of(state.left, group) or state.lost >> group & 1 or group in sold:
            raise ValueError(f"{GROUPS[group]} is not complete, so it is not waiting to be sold (CAN-47)")
    if state.phase == SELLING and (not state.waiting & (state.waiting - 1) or state.turn != state.buyer):
        raise ValueError("the buyer chooses only where two groups or more are complete (CAN-50)")
    if len(sold) + len(groups_of(state.waiting)) > SPACES:
        raise ValueError(f"there are {SPACES} groups to be sold (CAN-06)")
