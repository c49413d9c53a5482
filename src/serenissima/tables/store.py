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
    """Somebody else wrote first: an entry of that number is there, or something is no longer as it was."""


@dataclass(frozen=True, slots=True)
class Change:
    """What happened at a table at this time (`time.time`): all of it is stored, or nothing.

    `wound`: a clock was wound up, so its deadline is stored, too.
    """

    table: Table
    effect: Effect
    at: float
    wound: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table as it is stored; `table.Table` says what most of it means.

    `unreadable`: the version of the rules that could not read its entries. `clock`: as `clock.written` wrote it.
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
    """What a table needs of whatever stores it."""

    def put(self, change: Change, done: Callable[[Exception | None], None]) -> None:
        """Stores a change and returns at once. `done` is called later, on the event loop, when it is durable.

        It is called with a Conflict if somebody else wrote first, with another error if the change could not be stored.
        """

    async def table(self, table_id: str) -> StoredTable | None:
        """The whole of a table; None if there is none."""

    async def length_of(self, table_id: str) -> int:
        """How many entries a table has; 0 if there is none."""

    async def game_of(self, table_id: str) -> str | None:
        """The name of the game at a table; None if there is no such table."""

    async def mark_unreadable(self, table_id: str, version: int | None) -> None:
        """Notes the version of the rules that cannot read the entries of a table; None: today's can."""
