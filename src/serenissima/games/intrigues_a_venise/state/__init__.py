"""The state of a match: the hot files."""

from __future__ import annotations

from serenissima.games.intrigues_a_venise.state.state import State

__all__ = ["State"]
