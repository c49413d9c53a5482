"""Why something is not allowed: a rule and the key of a sentence, for people and for programs."""

from __future__ import annotations

import msgspec

from serenissima.core.errors import SerenissimaError


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed:

    the rule that forbids it and the key of a sentence (`refusal-<reason>` in the game's text).
    """

    rule: str
    reason: str
    args: dict[str, str | int] = {}


NOT_YOUR_TURN = Refusal("MATCH", "not-your-turn")
"""What `refuse` answers a seat that is not to move, unless the game knows better."""


class NotAMove(SerenissimaError, ValueError):
    """A value or text that is no move of this game at all, whatever the position."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {refusal.args}")
        self.refusal = refusal
