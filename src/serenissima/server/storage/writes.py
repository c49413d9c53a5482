"""What is written to the database: entries, the cards of tables, and other statements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Executable

from serenissima.core.log import Entry

EntryRow = tuple[str, int, float, str]
"""Table, number, time, the entry as JSON."""
CardRow = tuple[str, str, int | None, int, float]
"""Table, state, seat to move, number of entries, time: what lists of tables show."""


@dataclass(slots=True)
class Step:
    """A statement other than appending entries; `rows`: how many it must change, otherwise it is a Conflict."""

    statement: Executable
    rows: int | None = None


@dataclass(slots=True)
class Write:
    """What is stored completely or not at all.

    `done` is called on the event loop with the error, or with None when it is durable.
    """

    entries: list[EntryRow] = field(default_factory=list)
    card: CardRow | None = None
    steps: Sequence[Step] = ()
    done: Callable[[Exception | None], None] = lambda error: None


def removal(table: Any, which: Any) -> Step:
    """Deletes rows."""
    return Step(table.delete().where(which))


def insert(table: Any, **values: Any) -> Step:
    """Inserts a row."""
    return Step(table.insert().values(**values))


def line(entry: Entry) -> str:
    """An entry as a line of the record."""
    return msgspec.json.encode(entry).decode()
