"""The auctions of a match so far, as a view tells them: what each lot cost and brought, and how wealth went."""

from __future__ import annotations

import msgspec

from serenissima.games.canaletto.box import DEBT_COST
from serenissima.games.canaletto.holdings import Fallen, count_of, fallen, groups_of
from serenissima.games.canaletto.moves import Group
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.telling import GROUP_NAMES


class Sale(msgspec.Struct, frozen=True):
    """A group that was sold after an auction: its value and the treasures of each seat."""

    group: Group
    value: int
    counts: list[int]


class Auction(msgspec.Struct, frozen=True):
    """An auction that is over.

    `buyer` is None when nobody bid. `price` is 0 for a bribe, and `borrowed` the part of it that became debt; `bid` is
    where the bidding stood.
    `brought`: what the treasures of this lot have brought the buyer so far; `unsold`: how many of them are still
    waiting for their group. `sales`: what was sold right after it. `wealth`: money less twice the debt of every seat
    after it.
    """

    number: int
    palace: int
    lot: list[Group]
    starter: int
    buyer: int | None
    price: int
    borrowed: int
    bid: int
    bribe: bool
    brought: int
    unsold: int
    sales: list[Sale]
    wealth: list[int]


def sold_groups(state: State) -> dict[int, tuple[int, list[int], int]]:
    """For every group that was sold: its value, the treasures of each seat, and the index of the auction before it."""
    values = state.values()
    found = {}
    for index, sale in enumerate(state.sales):
        counts = [count_of(sale >> 4, seat) for seat in range(state.rules.seats)]
        found[sale & 15] = (values[index], counts, sale >> 20)
    return found


def history(state: State) -> tuple[list[int], list[Auction]]:
    """The wealth of every seat before the first auction, and the auctions.

    Wealth is reckoned back from what everybody has now.
    """
    auctions = [fallen(packed) for packed in state.auctions]
    sold = sold_groups(state)
    wealth = [state.worth(seat) for seat in range(state.rules.seats)]
    told: list[Auction] = []
    for index in range(len(auctions) - 1, -1, -1):
        auction = auctions[index]
        sales = [Sale(GROUP_NAMES[g], value, counts) for g, (value, counts, after) in sold.items() if after == index]
        told.append(_auction(index + 1, auction, sales, sold, wealth))
        wealth = _before(auction, sales, wealth)
    told.reverse()
    return wealth, told


def _before(auction: Fallen, sales: list[Sale], wealth: list[int]) -> list[int]:
    """The wealth before an auction and its sales (CAN-41, CAN-42, CAN-48)."""
    before = [now - sum(sale.value * sale.counts[seat] for sale in sales) for seat, now in enumerate(wealth)]
    if auction.buyer >= 0:
        before[auction.buyer] += auction.price() + (DEBT_COST - 1) * auction.borrowed
    return before


def _auction(
    number: int,
    auction: Fallen,
    sales: list[Sale],
    sold: dict[int, tuple[int, list[int], int]],
    wealth: list[int],
) -> Auction:
    groups = groups_of(auction.lot)
    bought = auction.buyer >= 0
    return Auction(
        number=number,
        palace=auction.palace,
        lot=[GROUP_NAMES[group] for group in groups],
        starter=auction.starter,
        buyer=auction.buyer if bought else None,
        price=auction.price(),
        borrowed=auction.borrowed,
        bid=auction.bid,
        bribe=auction.bribe,
        brought=sum(sold[group][0] for group in groups if group in sold) if bought else 0,
        unsold=sum(group not in sold for group in groups) if bought else 0,
        sales=sales,
        wealth=wealth,
    )
