"""What a lore has learned from play: a network in a file beside it, one for each number of players.

`serenissima learn` writes such a file, with a manifest that says how it was made.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from serenissima.bots.network import Network
from serenissima.core.errors import SerenissimaError


class BadNetwork(SerenissimaError, ValueError):
    """The numbers of a network do not fit together."""


class Learned(msgspec.Struct, frozen=True, kw_only=True):
    """A network as stored in a file: the hidden `rows` with their `shift` and `weights`, and the linear part."""

    rows: list[list[float]]
    shift: list[float]
    weights: list[float]
    base: float
    linear: list[float]

    def network(self) -> Network:
        """The network, ready for use; raises BadNetwork if the numbers do not fit together."""
        hidden, told = len(self.rows), len(self.linear)
        if len(self.shift) != hidden or len(self.weights) != hidden:
            raise BadNetwork(f"{hidden} rows, but {len(self.shift)} shifts and {len(self.weights)} weights")
        if any(len(row) != told for row in self.rows):
            raise BadNetwork(f"a row does not have {told} numbers, as the linear part has")
        return Network(self.rows, self.shift, self.weights, self.linear, self.base)


def file_of(folder: Path, seats: int) -> Path:
    """The file of the lore in this folder for matches with this many players."""
    return folder / f"learned{seats}.json"


def read(file: Path) -> Learned:
    """Reads the network in such a file."""
    return msgspec.json.decode(file.read_bytes(), type=Learned)
