"""The settings of a server. Every default suits a laptop."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from serenissima.server.limits.shares import SHARES, Share
from serenissima.server.storage.keeping import Keeping
from serenissima.tables.settings import TableSettings


def default_data() -> Path:
    """Where a server stores its tables if no folder is given."""
    return user_data_path("serenissima", appauthor=False)


def default_workers() -> int:
    """Processes for bots: one per core, up to four. They run at a lower priority than the server."""
    return max(1, min(4, os.cpu_count() or 1))


@dataclass(frozen=True, kw_only=True)
class Settings(TableSettings):
    """The settings of the tables and of the server around them. A limit of 0 means no limit.

    `db` is a database URL (`postgresql://...`); without one, SQLite in the data folder. `base` is set by `--lan`.
    `serenissima serve` cannot ask for a `rehearsal`.
    """

    data: Path = field(default_factory=default_data)
    db: str | None = None
    origins: tuple[str, ...] = ()
    """Further hosts whose pages may talk to this server, such as a development server in front of it."""
    names: tuple[str, ...] = ()
    """Names of the server besides its addresses, this machine's name and `base`."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of trusted proxies, which may say whose requests they forward."""

    bot_workers: int = field(default_factory=default_workers)
    bot_way: float = 0.2
    """Seconds an answer may take on top of the thinking if something is secret; then the weakest bot answers."""
    bot_grace: float = 15.0
    """How much longer than its budget a bot may take before it is stopped."""
    hint_seconds: float = 1.5
    """The time a bot spends on a hint."""
    look_back_seconds: float = 12.0
    """The time a bot spends on looking back at a match from one seat."""

    message_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    record_entries: int = 20_000
    """Entries of an imported record; the longest match of bots that move at random has about 3,000."""
    record_seconds: float = 60
    """How long checking a record, or verifying its draws, may take before it is stopped."""
    shares: Mapping[str, Share] = field(default_factory=lambda: SHARES)
    """How often one person and one address may ask for what; anything not listed has no limit."""
    refusal_seconds: float = 5
    """How long the answer is delayed once the share of requests is used up."""
    visitor_sockets: int = 20
    address_sockets: int = 2_500
    """Sockets of tables that one visitor may have open, and all people at one address."""
    open_tables: int = 50
    """Unfinished tables one visitor may have made."""
    name_length: int = 24
    outbox: int = 256
    outbox_bytes: int = 1024 * 1024
    """Messages, and bytes, that may wait for a slow connection before it is closed. One may always wait."""

    study_seconds: float = 60
    """How long a question about a position, a match or a puzzle may wait, and then take, before it is given up."""

    connections: int = 10_000
    address_connections: int = 3_000
    """Connections in all (fewer if the system allows fewer files), and from one address that is no trusted proxy."""
    header_seconds: float = 10
    """How long a request may take to arrive, up to its body, before the connection is closed; including silence."""
    body_seconds: float = 30
    """How long the body of a request may take to arrive."""
    keep_alive_seconds: float = 5
    """How long a connection may stay idle between two requests."""
    unread_seconds: float = 30
    """How long a client may read nothing of what waits for it before the connection is closed."""
    ping_seconds: float = 20
    """How often an open socket is pinged, and how long the answer may take."""

    keeping: Keeping | None = None
    """How long things are kept, and how much in all; None: as in the file in the data folder (docs/keeping.md)."""
    first_sweep_seconds: float = 120
    sweep_seconds: float = 3600
    """When expired tables are first removed after the start, and how often afterwards."""

    def spend(self, seconds: float) -> tuple[float, int | None]:
        """Seconds and steps for a bot that is to think this long; in a rehearsal only the steps count."""
        if self.rehearsal is None:
            return seconds, None
        return self.study_seconds, self.rehearsal.iterations
