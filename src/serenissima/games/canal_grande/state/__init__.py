"""The state of a match: what lies on the table, what may be done and what it does."""

from serenissima.games.canal_grande.state.state import State

__all__ = ["State"]
