"""The error raised when a move may not be played."""

from __future__ import annotations

from typing import Any

from serenissima.core.errors import SerenissimaError
from serenissima.core.game import AnyGame
from serenissima.core.refusal import Refusal
from serenissima.core.state import State
from serenissima.core.text import sentence

SHOWN_MOVES = 12
"""How many legal moves an error message lists."""


class IllegalMove(SerenissimaError, ValueError):
    """A move that may not be played now: the rule against it, the reason, the legal moves, and what the seat sees.

    `legal` is empty unless the seat asking is to move, so that the error reveals nobody else's moves.
    """

    def __init__(
        self,
        game: AnyGame,
        refusal: Refusal,
        legal: tuple[str, ...] = (),
        state: State | None = None,
        seat: int | None = None,
    ) -> None:
        self.game = game
        self.refusal = refusal
        self.legal = legal
        self.seat = seat if seat is not None and seat >= 0 else None
        """The seat that wanted to play it; None if unknown."""
        self._state = state
        super().__init__(refusal, legal)

    @property
    def rule(self) -> str:
        """The number of the rule that forbids it."""
        return self.refusal.rule

    @property
    def view(self) -> Any:
        """The position as seen by the seat that wanted to play; None if the seat is unknown."""
        return None if self._state is None or self.seat is None else self.game.view(self._state, self.seat)

    def __str__(self) -> str:
        why = sentence(self.game, f"refusal-{self.refusal.reason}", dict(self.refusal.args))
        if not self.legal:
            return f"{self.rule}: {why}"
        more = f" and {len(self.legal) - SHOWN_MOVES} more" if len(self.legal) > SHOWN_MOVES else ""
        return f"{self.rule}: {why} Legal now: {', '.join(self.legal[:SHOWN_MOVES])}{more}."
