# compiled with mypyc
"""The end of a match, and who has won it (CAN-33, CAN-55 to CAN-58)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.games.canaletto import telling
from serenissima.games.canaletto.box import GROUPS
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.state.position import OVER, Position


def end(position: Position) -> None:
    """CAN-33, CAN-55 to CAN-57: the match is over and scored."""
    position.phase = OVER
    if position.told is not None:
        telling.ended(position)


def outcome(position: Position) -> Outcome:
    """CAN-57, CAN-58: the greatest worth wins; ties share the place, or are broken as the table chose."""
    seats = range(int(position.rules.seats))
    keys = [_rank_key(position, seat) for seat in seats]
    ranks = tuple([1 + sum([other > key for other in keys]) for key in keys])
    return Outcome(ranks=ranks, reason=position.reason(), scores=tuple([position.worth(seat) for seat in seats]))


def _rank_key(position: Position, seat: int) -> tuple[int, int, int, int]:
    """The key seats are ranked by: worth alone, or then less debt, an unused mask and fewer treasures (CAN-58)."""
    if not position.rules.by_debt:
        return (position.worth(seat), 0, 0, 0)
    mask: i64 = (position.masks >> seat) & 1
    treasures = sum([int(count_of(position.own[seat], group)) for group in range(len(GROUPS))])
    return (position.worth(seat), -position.debt[seat], mask, -treasures)
