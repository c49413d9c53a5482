# compiled with mypyc
"""Which faces fit where, as tables.

A cell's *need* is 16 * (edges whose neighbour is laid) + (those of them that must be wet). Sets of faces are bit masks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serenissima.games.venice_connection.box import KIND, KINDS, WET

NEEDS: Final = 256
PLAIN_MASK: Final = 63
"""The plain faces."""
WET_OF: Final = vec[i64](WET)
"""The wet edges of each face."""
KIND_OF: Final = vec[i64](KIND)
"""The kind of tile that shows each face."""
OF_KIND: Final = vec[i64]([sum(1 << face for face, kind in enumerate(KIND) if kind == k) for k in range(KINDS)])
"""The faces each kind of tile can show (VC-75)."""
WET_FACES: Final = vec[i64]([sum(1 << face for face, wet in enumerate(WET) if wet >> side & 1) for side in range(4)])
"""The faces whose edge on each side is wet."""


def fitting(need: int) -> int:
    """The faces that agree with a need on every known edge (VC-29)."""
    known, wet = need >> 4, need & 15
    return sum(1 << face for face, edges in enumerate(WET) if edges & known == wet)


def _plainly_fills(need: int) -> bool:
    """Some plain tile fits."""
    return fitting(need) & PLAIN_MASK != 0


def _easy(need: int) -> bool:
    """Some plain tile fits, whatever value one more edge must have, on any side that is still free."""
    free = [side for side in range(4) if not need >> 4 >> side & 1]
    return all(_plainly_fills(need | 16 << side | wet << side) for side in free for wet in (0, 1))


FIT: Final = vec[i64]([fitting(need) for need in range(NEEDS)])
"""The faces that fit each need."""
FILLS: Final = vec[u8]([int(_plainly_fills(need)) for need in range(NEEDS)])
"""Whether some plain tile fits each need."""
EASY: Final = vec[u8]([int(_easy(need)) for need in range(NEEDS)])
"""Whether some plain tile fits each need, whatever value one more edge must have."""
