"""The auctions of a match so far: what each lot cost and brought, and how everybody's wealth changed."""

from __future__ import annotations

from serenissima.games.canaletto.box import DEBT_COST
from serenissima.games.canaletto.holdings import groups_of
from serenissima.games.canaletto.ledger import PastAuction, past_auction, past_sale
from serenissima.games.canaletto.moves import GROUP_NAMES
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.view import Auction, Sale


def sold_groups(state: State) -> dict[int, tuple[int, list[int], int]]:
    """For every group that was sold: its value, the treasures of each seat, and the index of the auction before it."""
    sales = [past_sale(packed) for packed in state.sales]
    return {
        sale.group: (value, sale.by_seat(state.rules.seats), sale.after)
        for sale, value in zip(sales, state.values(), strict=False)
    }


def history(state: State) -> tuple[list[int], list[Auction]]:
    """The wealth of every seat before the first auction, and the auctions.

    Wealth is reckoned back from what everybody has now.
    """
    auctions = [past_auction(packed) for packed in state.auctions]
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


def _before(auction: PastAuction, sales: list[Sale], wealth: list[int]) -> list[int]:
    """The wealth before an auction and its sales (CAN-41, CAN-42, CAN-48)."""
    before = [now - sum(sale.value * sale.counts[seat] for sale in sales) for seat, now in enumerate(wealth)]
    if auction.buyer >= 0:
        before[auction.buyer] += auction.price() + (DEBT_COST - 1) * auction.borrowed
    return before


def _auction(
    number: int,
    auction: PastAuction,
    sales: list[Sale],
    sold: dict[int, tuple[int, list[int], int]],
    wealth: list[int],
) -> Auction:
    groups = groups_of(auction.lot)
    bought = auction.buyer >= 0
    brought = sum(sold[group][0] for group in groups if group in sold) if bought else 0
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
        brought=brought,
        unsold=sum(group not in sold for group in groups) if bought else 0,
        gain=brought - auction.price(),
        sales=sales,
        wealth=wealth,
    )
