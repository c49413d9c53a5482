"""What Canaletto has beyond what every game has."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.game import Extras
from serenissima.core.log import Entry
from serenissima.core.options import Options
from serenissima.games.canaletto.box import BRIBE_LIMIT, SIZES
from serenissima.games.canaletto.holdings import WHOLE
from serenissima.games.canaletto.ledger import past_auction
from serenissima.games.canaletto.showing.history import sold_groups
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.state.position import ASKING, BIDDING
from serenissima.games.canaletto.view import View


def draw(view: View, names: Sequence[str]) -> str:
    """The table drawn with characters; imported when it is asked for."""
    from serenissima.games.canaletto import terminal

    return terminal.draw(view, names)


def unchanged(version: int, options: Options, entries: Sequence[Entry]) -> bool:
    """Version 2 lets players bribe at the highest bid of the table (CAN-28).

    Everything that was possible before still is; but with `interrupt` the others are now asked after such a bid, up to
    15.
    """
    return version == 1 and (options.choice("bribe_timing") != "interrupt" or options.number("max_bid") > BRIBE_LIMIT)


def current_round(state: State) -> int:
    """The auction that is going on, or the last one that was (CAN-21)."""
    return len(state.auctions) + (state.phase in (BIDDING, ASKING))


def conserved(state: State) -> tuple[int, ...]:
    """No treasure and no ducat is lost or made except by the rules.

    The count of all treasures wherever they are, and the money as if there had been no auctions and no sales.
    """
    unplaced = 0 if state.laying is None else WHOLE - int(state.left)
    sold = sold_groups(state)
    out_of_play = sum(SIZES[group] << 4 * group for group in sold)
    treasures = unplaced + state.left + sum(state.own) + out_of_play + state.discarded
    cash = sum(state.money[seat] - state.debt[seat] for seat in range(state.rules.seats))
    prices = sum(past_auction(packed).price() for packed in state.auctions)
    income = sum(value * sum(counts) for value, counts, _ in sold.values())
    return (treasures, cash + prices - income)


EXTRAS: Extras[State, View] = Extras(terminal=draw, conserved=conserved, round=current_round, unchanged=unchanged)
