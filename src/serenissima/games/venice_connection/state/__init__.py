"""The state of a match: what lies on the table, what may be done, and what it does."""

from __future__ import annotations

from serenissima.games.venice_connection.state.state import State

__all__ = ["State"]
