"""What a lore has learned from play: a network in a file beside it, one for each number of players.

`serenissima learn` writes such a file, and beside it a manifest that says how it was found.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from serenissima.bots.network import Network
from serenissima.core.errors import SerenissimaError


class BadNetwork(SerenissimaError, ValueError):
    """The numbers of a network do not fit together."""


class Learned(msgspec.Struct, frozen=True, kw_only=True):
    """A network as it is kept in a file: the hidden `rows` with their `shift` and `weights`, and the linear part."""

    rows: list[list[float]]
    shift: list[float]
    weights: list[float]
    base: float
    linear: list[float]

    def network(self) -> Network:
        """To be asked for chances; BadNetwork if the numbers do not fit together."""
        hidden, told = len(self.rows), len(self.linear)
        if len(self.shift) != hidden or len(self.weights) != hidden:
            raise BadNetwork(f"{hidden} rows, but {len(self.shift)} shifts and {len(self.weights)} weights")
        if any(len(row) != told for row in self.rows):
            raise BadNetwork(f"a row does not have {told} numbers, as the linear part has")
        return Network(self.rows, self.shift, self.weights, self.linear, self.base)


def file_of(folder: Path, seats: int) -> Path:
    """Where the lore in this folder keeps what was learned about matches with this many players."""
    return folder / f"learned{seats}.json"


def read(file: Path) -> Learned:
    """The network in such a file."""
    return msgspec.json.decode(file.read_bytes(), type=Learned)
