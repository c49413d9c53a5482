# compiled with mypyc
"""A game ends, and the match with it, or the next game begins (VC-60, VC-63)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.games.venice_connection import telling
from serenissima.games.venice_connection.state.beginning import begin
from serenissima.games.venice_connection.state.position import NONE, OVER, REASONS, Position


def end(position: Position, winner: i64, reason: i64) -> None:
    """A game is over (VC-60); so is the match, or the next game begins (VC-63).

    The other player begins it, unless the table has named a player who begins every game.
    """
    if winner == 0:
        position.won0 += 1
    else:
        position.won1 += 1
    position.winner = winner
    position.reason = reason
    rules = position.rules
    needed = rules.needed()
    over = position.won0 == needed or position.won1 == needed
    if position.told is not None:
        telling.ended(position, over)
    if over:
        position.phase = OVER
        return
    position.history.append(position.game_now())
    position.figure = rules.figure()
    position.turns = position.last = position.scratch = 0
    position.winner = NONE
    position.game += 1
    begin(position, position.starter if rules.named else 1 - position.starter)


def outcome(position: Position) -> Outcome:
    """The winner of the match and why the last game ended; scores are games won (VC-60, VC-63)."""
    ranks = (1, 2) if position.winner == 0 else (2, 1)
    return Outcome(ranks=ranks, reason=REASONS[position.reason], scores=(position.won0, position.won1))
