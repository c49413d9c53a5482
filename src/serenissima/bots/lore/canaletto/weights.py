# compiled with mypyc
"""The weights of the players of Canaletto, and what each means; `weights.json` holds sets of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec


class Weights:
    """One set of weights, given by name, so that a file can hold them and a tuner can change them."""

    def __init__(self, given: dict[str, float]) -> None:
        self.caution: float = given["caution"]
        """The share of what treasures may fetch that counts at the start, when money is scarce."""
        self.sure: float = given["sure"]
        """How many groups must be sold until all of it counts."""
        self.mask: float = given["mask"]
        """What a mask saves while there are enough lots left to choose from."""
        self.late: float = given["late"]
        """The share of their value at which the last two places in the selling order count.

        The last two kinds are not sold, but which they will be is a guess, and several groups may be sold at once.
        """
        self.belief: float = given["belief"]
        """The share of a lot's worth to them that the others are expected to bid."""
        self.doubt: float = given["doubt"]
        """The uncertainty of that, in ducats."""
        self.grudge: float = given["grudge"]
        """How much of a loss a ducat gained by another is."""
        self.ahead: float = given["ahead"]
        """The share of the lot at which the gondola stops that counts for the buyer, who speaks last there."""
        self.keep: float = given["keep"]
        """What an unused mask is worth, as a share of the best lot left."""
        self.steady: float = given["steady"]
        """How many ducats of lead are significant when nothing is left to come."""
        self.open: float = given["open"]
        """How many more are needed for every palace that is still full."""


def read(name: str) -> dict[str, float]:
    """The set of this name in `weights.json`."""
    sets = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, float]])
    return sets[name]


FILE: Final = Path(__file__).with_name("weights.json")
HAND: Final = Weights(read("hand"))
"""Made by hand before anything was tuned: the merchant's, with which the others are compared."""
ROUGH: Final = Weights({**read("hand"), **read("rough")})
"""The shopkeeper's: ignores the others, the next lot and the kinds that will not be sold, and uses masks early."""
TUNED: Final = Weights({**read("hand"), **read("tuned")})
"""Made by hand, then improved from play by `serenissima tune`; see `weights.manifest.json`."""
