"""Where tables are stored. A home of tables implements `Store`: with a database, or in a browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from serenissima.core.options import OptionValue
from serenissima.tables.effect import Effect
from serenissima.tables.seats import Seat
from serenissima.tables.table import Table


class Conflict(Exception):
    """Somebody else wrote first: that entry number is taken, or something has changed in the meantime."""


@dataclass(frozen=True, slots=True)
class Change:
    """What happened at a table at this time (`time.time`): stored completely or not at all.

    `wound`: a clock was started, so its deadline is stored as well.
    """

    table: Table
    effect: Effect
    at: float
    wound: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table as it is stored; most fields are described in `table.Table`.

    `unreadable`: the version of the rules that could not read its entries. `clock`: from `clock.written`.
    """

    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    seed: str | None
    commitment: str
    practice: bool
    inherited: int
    position: Any
    imported: bool
    invite: str
    host: str | None
    rematch: str | None
    changed: float
    clock: str | None
    unreadable: int | None
    seats: tuple[Seat, ...]
    entries: Sequence[str]
    """Lines of the record, without its header."""


class Store(Protocol):
    """What a table needs from its storage."""

    def put(self, change: Change, done: Callable[[Exception | None], None]) -> None:
        """Stores a change and returns at once. `done` is called later, on the event loop, when it is durable.

        It is passed a Conflict if somebody else wrote first, another error if the change could not be stored, else
        None.
        """

    async def table(self, table_id: str) -> StoredTable | None:
        """A complete table; None if there is none."""

    async def length_of(self, table_id: str) -> int:
        """How many entries a table has; 0 if there is none."""

    async def game_of(self, table_id: str) -> str | None:
        """The name of the game at a table; None if there is no such table."""

    async def mark_unreadable(self, table_id: str, version: int | None) -> None:
        """Notes the version of the rules that cannot read the entries of a table; None: today's can."""
