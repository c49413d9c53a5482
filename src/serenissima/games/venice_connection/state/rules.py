# compiled with mypyc
"""The options of a table as the state needs them: native integers, read once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.games.venice_connection.box import KINDS, SPECIALS
from serenissima.games.venice_connection.state.figure import Figure

MODES: Final = ("prove", "arbiter", "auto")
"""What follows a call; in the last mode there are no calls (VC-45)."""
ARBITER: Final = 1
AUTO: Final = 2


class Rules:
    """The number of seats and the options. Shared by all copies of a state."""

    def __init__(self, seats: int, options: Options) -> None:
        starter = options.choice("starter")
        self.seats: i64 = seats
        self.options = options
        self.mode: i64 = MODES.index(options.choice("challenge"))
        self.plain: i64 = options.number("supply")
        self.bridge = options.flag("bridge")
        self.drawn = starter == "random"
        """Fortuna draws who begins the first game (VC-18)."""
        self.first: i64 = 1 if starter == "seat-2" else 0
        """Who begins the first game if it is not drawn."""
        self.named = starter == "seat-1" or starter == "seat-2"
        """The player who begins the first game begins every game; otherwise the players alternate (VC-63)."""
        self.length: i64 = options.number("match_length")
        self.mint_tide = options.flag("mint_tide")
        self.kinds: i64 = KINDS if self.mint_tide else 1
        self.specials: i64 = SPECIALS // 2 if self.mint_tide else 0
        """Special tiles of each of the two kinds (VC-73)."""
        self.teaching = options.flag("teaching")
        self.show_building = options.flag("show_proof_building")
        self.proof_seconds = options.number("proof_seconds")

    def needed(self) -> i64:
        """The games that must be won to win the match (VC-63)."""
        return self.length // 2 + 1

    def figure(self) -> Figure:
        """The empty table with the whole supply (VC-16, VC-17)."""
        return Figure(self.plain, self.specials, self.specials)


@lru_cache(maxsize=64)
def rules_for(seats: int, options: Options) -> Rules:
    """The rules of a table, read once however many matches begin with them."""
    return Rules(seats, options)
