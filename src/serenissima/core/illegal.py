"""What is raised when a move may not be played."""

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
    """A move that may not be played now: which rule forbids it, why, what is legal, and what the seat sees.

    `legal` is empty when the position is not the asker's to move in, so that an error tells nobody another seat's
    moves.
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
        """Who wanted to play it; None if nobody knows."""
        self._state = state
        super().__init__(refusal, legal)

    @property
    def rule(self) -> str:
        """The number of the rule that forbids it."""
        return self.refusal.rule

    @property
    def view(self) -> Any:
        """The position as the seat saw it that wanted to play; None if nobody knows which it was."""
        return None if self._state is None or self.seat is None else self.game.view(self._state, self.seat)

    def __str__(self) -> str:
        why = sentence(self.game, f"refusal-{self.refusal.reason}", dict(self.refusal.args))
        if not self.legal:
            return f"{self.rule}: {why}"
        more = f" and {len(self.legal) - SHOWN_MOVES} more" if len(self.legal) > SHOWN_MOVES else ""
        return f"{self.rule}: {why} Legal now: {', '.join(self.legal[:SHOWN_MOVES])}{more}."
