"""What is kept of an effect besides its entries: seats, clocks, and that a table is no more."""

from __future__ import annotations

from serenissima.server import clock, schema
from serenissima.server.clearing import out_of_sight
from serenissima.server.effect import Effect
from serenissima.server.seats import Seat
from serenissima.server.store import Step
from serenissima.server.table import Table


def steps(table: Table, effect: Effect, wound: bool) -> list[Step]:
    """The statements to go with the entries of an effect; `wound`: a clock was wound up."""
    if effect.gone:
        return out_of_sight(table.id)
    chairs = [_chair(table.id, seat, effect) for seat in effect.chairs]
    return [*chairs, _clock(table)] if wound else chairs


def _chair(table_id: str, seat: Seat, effect: Effect) -> Step:
    """Keeps a seat that changed; a Conflict if somebody else changed it first."""
    rows = schema.seats
    old = (effect.old_seats or ())[seat.seat]
    return Step(
        rows.update()
        .where(rows.c.table_id == table_id, rows.c.seat == seat.seat, rows.c.kind == old.kind)
        .values(kind=seat.kind, visitor=seat.visitor, name=seat.name, bot=seat.bot),
        rows=1,
    )


def _clock(table: Table) -> Step:
    """Keeps the clock that was wound up, for whoever reads the table again."""
    rows = schema.tables
    return Step(rows.update().where(rows.c.id == table.id).values(clock=clock.kept(table.deadline)))
