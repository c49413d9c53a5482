"""The state of a match: what lies on the table, what may be done and what it does, phase by phase.

The position is made of `planks` (those on the board) and a `player` for each seat. The phases are `beginning`,
`playing` (with `planking`, `walking` and `exchanging`), `drawing` and `trimming`. Several phases share `piles` (the
draw pile and the discard pile) and `paying` (hourglasses and tiles).
"""

from __future__ import annotations

from serenissima.games.venise.state.state import State

__all__ = ["State"]
