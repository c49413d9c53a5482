"""What never changes: no treasure and no ducat is lost or made except by the rules."""

from __future__ import annotations

from serenissima.games.canaletto.box import SIZES
from serenissima.games.canaletto.holdings import WHOLE
from serenissima.games.canaletto.ledger import past_auction
from serenissima.games.canaletto.showing.history import sold_groups
from serenissima.games.canaletto.state import State


def conserved(state: State) -> tuple[int, ...]:
    """The count of all treasures wherever they are, and the money as if there had been no auctions and no sales."""
    unplaced = 0 if state.laying is None else WHOLE - int(state.left)
    sold = sold_groups(state)
    out_of_play = sum(SIZES[group] << 4 * group for group in sold)
    treasures = unplaced + state.left + sum(state.own) + out_of_play + state.discarded
    cash = sum(state.money[seat] - state.debt[seat] for seat in range(state.rules.seats))
    prices = sum(past_auction(packed).price() for packed in state.auctions)
    income = sum(value * sum(counts) for value, counts, _ in sold.values())
    return (treasures, cash + prices - income)
