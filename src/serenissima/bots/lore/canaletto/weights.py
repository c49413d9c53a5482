# compiled with mypyc
"""The numbers a player of Canaletto reckons with, and what each means; `weights.json` holds sets of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec


class Weights:
    """One set of numbers, given by name, so that a file can hold them and a tuner can change them."""

    def __init__(self, given: dict[str, float]) -> None:
        self.caution: float = given["caution"]
        """What share of what treasures may bring counts at the start, when money is scarce."""
        self.sure: float = given["sure"]
        """How many groups must be sold until all of it counts."""
        self.mask: float = given["mask"]
        """What a mask saves while there are enough lots left to choose from."""
        self.late: float = given["late"]
        """What share of their value the last two places in the selling order count.

        The last two kinds are not sold, but which they will be is a guess, and several groups may go at once.
        """
        self.belief: float = given["belief"]
        """What share of a lot's worth to them the others are expected to bid."""
        self.doubt: float = given["doubt"]
        """How uncertain that is, in ducats."""
        self.grudge: float = given["grudge"]
        """How much of a loss a ducat gained by another is."""
        self.ahead: float = given["ahead"]
        """What share of the lot at which the gondola stops counts for the buyer, who speaks last there."""
        self.keep: float = given["keep"]
        """What share of the best lot that is left an unused mask is worth."""
        self.steady: float = given["steady"]
        """How many ducats of lead mean something when nothing is left to come."""
        self.open: float = given["open"]
        """How many more that takes for every palace that is still full."""


def read(name: str) -> dict[str, float]:
    """The set of this name in `weights.json`."""
    sets = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, float]])
    return sets[name]


FILE: Final = Path(__file__).with_name("weights.json")
HAND: Final = Weights(read("hand"))
"""Made by hand before anything was tuned: the merchant's, by which the others are measured."""
ROUGH: Final = Weights({**read("hand"), **read("rough")})
"""The shopkeeper's: the others, the next lot and the kinds that will not be sold do not count, and masks go early."""
TUNED: Final = Weights({**read("hand"), **read("tuned")})
"""Made by hand, then improved by `serenissima tune` from play; `weights.manifest.json` says how."""
