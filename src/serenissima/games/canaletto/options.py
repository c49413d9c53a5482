"""What a table may choose."""

from __future__ import annotations

from serenissima.core.options import choice, number
from serenissima.games.canaletto.box import LAST_BID

OPTIONS = (
    choice("values", "CAN-15", "next_only", "open", main=True),
    choice("bribe_timing", "CAN-37", "own_turn", "interrupt", main=True),
    choice("start_palace", "CAN-18", "two_plus", "any", "first_player"),
    choice("layout", "CAN-12", "uniform", "flat"),
    choice("no_bid", "CAN-32", "move_on", "discard"),
    choice("tie_break", "CAN-58", "shared", "debt_then_mask"),
    number("max_bid", "CAN-28", 1, LAST_BID, LAST_BID),
)
