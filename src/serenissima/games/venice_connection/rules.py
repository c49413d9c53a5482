# compiled with mypyc
"""The options of a table as the state needs them, and the games of a match that are over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.options import Options, OptionValue
from serenissima.games.venice_connection.box import KINDS, SPECIALS
from serenissima.games.venice_connection.figure import Figure

MODES: Final = ("prove", "arbiter", "auto")
ARBITER: Final = 1
AUTO: Final = 2


class Rules:
    """The options of the table, as the state needs them. Shared by all copies of a state."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.mode: i64 = MODES.index(options.choice("challenge"))
        self.plain: i64 = options.number("supply")
        self.bridge = options.flag("bridge")
        self.starter = options.choice("starter")
        self.length: i64 = options.number("match_length")
        self.mint_tide = options.flag("mint_tide")
        self.kinds: i64 = KINDS if self.mint_tide else 1
        self.specials: i64 = SPECIALS // 2 if self.mint_tide else 0
        """Special tiles of each of the two kinds (VC-73)."""
        self.teaching = options.flag("teaching")
        self.show_building = options.flag("show_proof_building")
        self.proof_seconds = options.number("proof_seconds")

    def values(self) -> dict[str, OptionValue]:
        """The options by name."""
        return dict(self.options)

    def figure(self) -> Figure:
        """The empty table with the whole supply (VC-16, VC-17)."""
        return Figure(self.plain, self.specials, self.specials)


class Finished:
    """A game of the match that is over: who won it and why, who began, the tiles laid in turns, and a proof shown."""

    def __init__(
        self, winner: int, reason: int, starter: int, tiles: list[int], proof: list[int], left: list[int]
    ) -> None:
        self.winner = winner
        self.reason = reason
        self.starter = starter
        self.tiles = tiles
        self.proof = proof
        self.left = left
        """What was left by kind, before any proof."""
