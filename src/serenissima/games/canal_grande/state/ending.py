# compiled with mypyc
"""The end of a match (CG-701 to CG-705)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, size
from serenissima.games.canal_grande.state.position import OVER, REASONS, Position
from serenissima.games.canal_grande.state.rules import EACH_DISTRICT


def won_with(trophies: i64) -> i64:
    """What a side with these trophies has won with: 6 districts, 4 trophies of one of them, or 0 (CG-701)."""
    # a district counts if any of its four bits is set
    held: i64 = trophies | (trophies >> 1)
    held = (held | (held >> 2)) & EACH_DISTRICT
    if held == EACH_DISTRICT:
        return 6
    # four or more: the third bit or the fourth is set
    if ((trophies >> 2) | (trophies >> 3)) & EACH_DISTRICT & DISTRICTS_MASK:
        return 4
    return 0


def end(position: Position, side: i64, reason: i64, district: i64 = 0) -> None:
    """CG-701, CG-702, CG-705: the match is over at once; CG-821: hands and splits lie open."""
    position.stage = OVER
    position.winner = side
    position.reason = reason
    if position.told is not None:
        telling.ended(position, district)


def outcome(position: Position) -> Outcome:
    """The winning side and what it has won with; scores are trophies (CG-701, CG-704)."""
    sides = [position.rules.side(seat) for seat in range(position.rules.seats)]
    ranks = tuple([1 if position.winner < 0 or side == position.winner else 2 for side in sides])
    scores = tuple([size(position.trophies[side]) for side in sides])
    return Outcome(ranks=ranks, reason=REASONS[position.reason], scores=scores)
