"""Undo at a table: free, in practice, or with the consent of the others, who are asked (`Table.wish`)."""

from __future__ import annotations

from typing import Literal

from serenissima.tables.effect import Effect
from serenissima.tables.messages import Notice, UndoWish
from serenissima.tables.table import Table

LONGEST = 20_000
"""Entries, as a visitor counts; beyond that they cannot undo, or a match could grow for ever."""


def way(table: Table, visitor: str) -> Literal["free", "ask", "none"]:
    """What asking to undo would do now."""
    last = last_own(table, visitor) if table.state == "running" and not undone_enough(table, visitor) else None
    if last is None:
        return "none"
    match = table.match
    free = match.practice or match.free_undo(last[1]) is not None or not table.others(visitor)
    return "free" if free else "ask"


def last_own(table: Table, visitor: str) -> tuple[int, int] | None:
    """The last move of this visitor that counts: its entry and its seat."""
    moves = [(n, seat) for seat in table.mine(visitor) if (n := table.match.last_own(seat)) is not None]
    return max(moves, default=None)


def undone_enough(table: Table, visitor: str) -> bool:
    """Whether this visitor may undo nothing more."""
    return table.number(visitor) > LONGEST


def wish(table: Table, effect: Effect, visitor: str, seat: int, to: int) -> None:
    """Undoes entry `to` and everything after it for this visitor's seat, or asks the others to agree."""
    limit = table.match.free_undo(seat)
    others = table.others(visitor)
    if limit is not None and limit <= to:
        _take_back(table, effect, seat, to, "free")
    elif table.match.practice:
        _take_back(table, effect, seat, to, "practice")
    elif not others:
        _take_back(table, effect, seat, to, "consent")
    else:
        table.wish = UndoWish(seat=seat, to=to, waiting=others)
        effect.changed = effect.shown = True


def agree(table: Table, effect: Effect, agreed: tuple[int, ...]) -> None:
    """Notes that these seats agree to the wish; also called for seats taken by bots, who always agree."""
    assert table.wish is not None
    asked = table.wish
    waiting = [seat for seat in asked.waiting if seat not in agreed]
    if waiting:
        table.wish = UndoWish(seat=asked.seat, to=asked.to, waiting=waiting)
    else:
        _take_back(table, effect, asked.seat, asked.to, "consent")
        table.wish = None


def _take_back(table: Table, effect: Effect, seat: int, to: int, how: Literal["free", "consent", "practice"]) -> None:
    effect.entries = table.match.undo(seat, to, how)
    table.moved(effect)
    effect.fresh = True
    effect.notices.append(Notice(key="notice-undone", args={"name": table.seats[seat].name}))
