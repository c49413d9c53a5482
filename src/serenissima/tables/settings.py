"""The settings tables need. Every home of tables has more."""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.tables.rehearsal import Rehearsal


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """`base` is the address invitations carry, if it is not the one a request came by."""

    base: str | None = None

    bot_seconds: float = 1.0
    """The time a bot may spend on a decision."""
    bot_delay: float = 0.4
    """The least delay before a bot's answer is heard, so that people can follow."""

    away_seconds: float = 20.0
    """How long somebody must be away before the others may give the seat to a bot; reloading a page takes less."""
    gather_seconds: float = 0.25
    """How long comings and goings at a table are batched before they are told; longer if very many look on."""

    rehearsal: Rehearsal | None = None
    """For tests only: nothing is left to chance or to the clock."""

    unattended_seconds: float = 10.0
    """How long bots go on among themselves after the last connection has ended; reloading a page takes less."""

    idle_seconds: float = 300
    """A table without connections leaves memory after this time; it is read again when somebody comes."""
    idle_rooms: int = 500
    """How many tables without connections may stay in memory until then; every 1,000 entries count as one more."""
