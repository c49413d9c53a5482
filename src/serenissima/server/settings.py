"""What can be set when a server is started. Everything has a default that suits a laptop."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from serenissima.server.keeping import Keeping
from serenissima.server.rehearsal import Rehearsal


def default_data() -> Path:
    """Where a server keeps its tables if no folder is named."""
    return user_data_path("serenissima", appauthor=False)


def default_workers() -> int:
    """Processes for bots: as many as there are cores, up to four. They stand back when the server needs one."""
    return max(1, min(4, os.cpu_count() or 1))


@dataclass(frozen=True, kw_only=True)
class Settings:
    """A limit of 0 is no limit.

    `db` is a database address (`postgresql://...`); without one, SQLite in the data folder. `base` is the address
    invitations carry when it is not the one a request came by (`--lan`).
    """

    data: Path = field(default_factory=default_data)
    db: str | None = None
    base: str | None = None
    origins: tuple[str, ...] = ()
    """Further hosts whose pages may talk to this server (a development server in front of it)."""

    bot_workers: int = field(default_factory=default_workers)
    bot_seconds: float = 1.0
    """What a bot may spend on a decision."""
    bot_delay: float = 0.4
    """A bot's answer is not heard sooner after the prompt, so that people can follow."""
    bot_grace: float = 15.0
    """How much longer than its budget a bot may take before it is given up."""
    hint_seconds: float = 1.5
    """What a bot spends on a hint."""
    look_back_seconds: float = 12.0
    """What a bot spends on looking back at a match from one seat."""

    away_seconds: float = 20.0
    """How long somebody is away before the others may give the seat to a bot: a reloaded page is not an absence."""

    message_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    messages_per_second: float = 30
    messages_burst: int = 60
    open_tables: int = 50
    """Unfinished tables one visitor may have made."""
    tables_per_minute: float = 20
    tables_burst: int = 40
    """New tables and records from one address."""
    name_length: int = 24
    outbox: int = 2_000
    """Messages that may wait for a slow connection before it is closed."""

    studies_per_second: float = 10
    studies_burst: int = 60
    """Questions about positions, matches and puzzles from one address."""
    study_seconds: float = 60
    """How long such a question may take before it is given up."""

    rehearsal: Rehearsal | None = None
    """For tests only: nothing is left to chance or to the clock. `serenissima serve` cannot ask for it."""

    idle_seconds: float = 300
    """A table nobody is connected to leaves memory after this time; it is read again when somebody comes."""

    keeping: Keeping | None = None
    """How long what is kept, and how much in all; None: as the file in the data folder says (docs/keeping.md)."""
    first_sweep_seconds: float = 120
    sweep_seconds: float = 3600
    """When what is kept no longer is removed for the first time after the start, and how often afterwards."""

    def spend(self, seconds: float) -> tuple[float, int | None]:
        """Seconds and steps for a bot that is to think for so long; in a rehearsal the steps alone count."""
        if self.rehearsal is None:
            return seconds, None
        return self.study_seconds, self.rehearsal.iterations
