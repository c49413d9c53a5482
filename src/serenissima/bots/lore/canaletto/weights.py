# compiled with mypyc
"""The numbers a player of Canaletto reckons with, each with what it means; `weights.json` holds the sets there are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec


class Weights:
    """One set of numbers. By name, so that a file can hold them and a tuner can change them."""

    def __init__(self, given: dict[str, float]) -> None:
        self.caution: float = given["caution"]
        """How much of what treasures may bring counts at the start, when money is scarce and dear."""
        self.sure: float = given["sure"]
        """So many groups must be sold until all of it counts."""
        self.mask: float = given["mask"]
        """What a mask saves while there are enough lots left to choose from."""
        self.late: float = given["late"]
        """The last two kinds are not sold, but which they will be is a guess, and several may go at once."""
        self.belief: float = given["belief"]
        """How much of what a lot should be worth to them the others are expected to bid."""
        self.doubt: float = given["doubt"]
        """How uncertain that is, in ducats."""
        self.grudge: float = given["grudge"]
        """What a ducat gained by another counts as a loss."""
        self.ahead: float = given["ahead"]
        """What the lot at which the gondola stops counts for the buyer, who speaks last there."""
        self.keep: float = given["keep"]
        """A mask is kept for the best lot that is left, so much of it."""
        self.steady: float = given["steady"]
        """How many ducats a lead must have to say something when nothing is left to come, and"""
        self.open: float = given["open"]
        """how many more with every palace that is still full."""


def read(name: str) -> dict[str, float]:
    """The set of this name in `weights.json`."""
    sets = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, float]])
    return sets[name]


FILE: Final = Path(__file__).with_name("weights.json")
HAND: Final = Weights(read("hand"))
"""Made by hand, before anything was tuned: the merchant's, by which the others are measured."""
ROUGH: Final = Weights({**read("hand"), **read("rough")})
"""The shopkeeper's: the others, the next lot and the kinds that will not be sold do not count, and masks go early."""
TUNED: Final = Weights({**read("hand"), **read("tuned")})
"""The same, as far as `serenissima tune` has learned them from play; `weights.manifest.json` says how."""
