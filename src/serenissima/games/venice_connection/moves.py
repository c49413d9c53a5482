"""The decisions of Venice Connection: one struct for each kind."""

from __future__ import annotations

import msgspec


class Begin(msgspec.Struct, frozen=True, tag_field="type", tag="begin"):
    """Fortuna's: this seat makes the first turn (VC-18)."""

    seat: int


class Lay(msgspec.Struct, frozen=True, tag_field="type", tag="lay"):
    """Enter a tile of this turn (VC-83); while proving, add a private scratch tile (VC-44)."""

    x: int
    y: int
    face: str


class Confirm(msgspec.Struct, frozen=True, tag_field="type", tag="confirm"):
    """The tiles entered are this turn's move (VC-83)."""


class Impossible(msgspec.Struct, frozen=True, tag_field="type", tag="impossible"):
    """The call: the canal can no longer be closed (VC-36)."""


class Show(msgspec.Struct, frozen=True, tag_field="type", tag="proof"):
    """Submit the laid and scratch tiles as the closed canal (VC-41)."""


class Concede(msgspec.Struct, frozen=True, tag_field="type", tag="concede"):
    """The challenged player gives up (VC-42)."""


Move = Begin | Lay | Confirm | Impossible | Show | Concede
