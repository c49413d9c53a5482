"""How a change at a table is written: its entries, card, seats and clock, or its removal."""

from __future__ import annotations

from collections.abc import Callable

from serenissima.server.storage import schema
from serenissima.server.storage.clearing import out_of_sight
from serenissima.server.storage.writes import Step, Write, line
from serenissima.tables import clock
from serenissima.tables.effect import Effect
from serenissima.tables.seats import Seat
from serenissima.tables.store import Change
from serenissima.tables.table import Table


def write_of(change: Change, done: Callable[[Exception | None], None]) -> Write:
    """The write that stores this change."""
    table, effect = change.table, change.effect
    match = table.match
    return Write(
        entries=[(table.id, entry.n, change.at, line(entry)) for entry in effect.entries],
        card=None if effect.gone else (table.id, table.state, match.to_move, len(match.log), table.changed),
        steps=_steps(change),
        done=done,
    )


def _steps(change: Change) -> list[Step]:
    """The statements to execute together with the entries."""
    table, effect = change.table, change.effect
    if effect.gone:
        return out_of_sight(table.id)
    steps = [_seat(table.id, seat, effect) for seat in effect.seats]
    if effect.practice:
        rows = schema.tables
        steps.append(Step(rows.update().where(rows.c.id == table.id).values(practice=True)))
    return [*steps, _clock(table)] if change.wound else steps


def _seat(table_id: str, seat: Seat, effect: Effect) -> Step:
    """Stores a seat that changed; a Conflict if somebody else changed it first."""
    rows = schema.seats
    old = (effect.old_seats or ())[seat.seat]
    return Step(
        rows.update()
        .where(rows.c.table_id == table_id, rows.c.seat == seat.seat, rows.c.kind == old.kind)
        .values(kind=seat.kind, visitor=seat.visitor, name=seat.name, bot=seat.bot),
        rows=1,
    )


def _clock(table: Table) -> Step:
    """Stores a clock that was started, for when the table is read again."""
    rows = schema.tables
    return Step(rows.update().where(rows.c.id == table.id).values(clock=clock.written(table.deadline)))
