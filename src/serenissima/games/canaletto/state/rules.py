# compiled with mypyc
"""The options of a table as the state needs them: native integers, read once."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.games.canaletto.codes import BID, BRIBE, PASS


class Rules:
    """The number of seats and the options. Shared by all copies of a state."""

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        self.seats: i64 = seats
        self.everyone: i64 = (1 << seats) - 1
        self.max_bid: i64 = options.number("max_bid")
        self.open_row: bool = options.choice("values") == "open"
        self.two_plus: bool = options.choice("start_palace") == "two_plus"
        self.first_player: bool = options.choice("start_palace") == "first_player"
        self.interrupt: bool = options.choice("bribe_timing") == "interrupt"
        self.flat: bool = options.choice("layout") == "flat"
        self.discard: bool = options.choice("no_bid") == "discard"
        self.by_debt: bool = options.choice("tie_break") == "debt_then_mask"
        self.row: list[int] = [*range(BID, BID + options.number("max_bid")), PASS, BRIBE]
        """All codes of a turn; from index b on they are those possible when the bid stands at b."""


@lru_cache(maxsize=64)
def rules_for(seats: int, options: Options) -> Rules:
    """The rules of a table, read once however many matches begin with them."""
    return Rules(seats, options)
