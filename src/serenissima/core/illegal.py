"""What is raised when a move may not be played."""

from __future__ import annotations

from serenissima.core.game import AnyGame, Refusal
from serenissima.core.text import sentence

SHOWN_MOVES = 12
"""How many legal moves an error message lists."""


class IllegalMove(ValueError):
    """A move that may not be played now: which rule forbids it, why, and what is legal.

    `legal` is empty when the position is not the asker's to move in, so that an error tells nobody another seat's
    moves.
    """

    def __init__(self, game: AnyGame, refusal: Refusal, legal: tuple[str, ...] = ()) -> None:
        self.game = game
        self.refusal = refusal
        self.legal = legal
        super().__init__(refusal, legal)

    @property
    def rule(self) -> str:
        """The number of the rule that forbids it."""
        return self.refusal.rule

    def __str__(self) -> str:
        why = sentence(self.game, f"refusal-{self.refusal.reason}", dict(self.refusal.args))
        if not self.legal:
            return f"{self.rule}: {why}"
        more = f" and {len(self.legal) - SHOWN_MOVES} more" if len(self.legal) > SHOWN_MOVES else ""
        return f"{self.rule}: {why} Legal now: {', '.join(self.legal[:SHOWN_MOVES])}{more}."
