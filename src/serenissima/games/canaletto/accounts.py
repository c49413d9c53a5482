"""What never changes: no treasure and no ducat is lost or made but by the rules."""

from __future__ import annotations

from serenissima.games.canaletto.box import SIZES
from serenissima.games.canaletto.history import sold_groups
from serenissima.games.canaletto.holdings import WHOLE, fallen
from serenissima.games.canaletto.state import State


def conserved(state: State) -> tuple[int, ...]:
    """The count of all treasures wherever they are, and the money as if no auction and no sale had been."""
    unplaced = 0 if state.laying is None else WHOLE - int(state.left)
    owned = sum(state.own)
    sold = sold_groups(state)
    out = sum(SIZES[group] << 4 * group for group in sold)
    treasures = unplaced + state.left + owned + out + state.discarded
    seats = range(state.rules.seats)
    cash = sum(state.money[seat] - state.debt[seat] for seat in seats)
    prices = sum(fallen(note).price() for note in state.auctions)
    income = sum(value * sum(counts) for value, counts, _ in sold.values())
    return (treasures, cash + prices - income)
