"""Why something is not allowed, for people and programs."""

from __future__ import annotations

import msgspec

from serenissima.core.errors import SerenissimaError


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the rule that forbids it and the key of a sentence.

    The sentence is `refusal-<reason>` in the game's text.
    """

    rule: str
    reason: str
    args: dict[str, str | int] = {}


NOT_YOUR_TURN = Refusal("MATCH", "not-your-turn")
"""The answer of `refuse` to a seat that is not to move, unless the game has a better reason."""


class NotAMove(SerenissimaError, ValueError):
    """A value or text that is not a move of this game, whatever the position."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {refusal.args}")
        self.refusal = refusal
