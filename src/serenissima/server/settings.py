"""What can be set when a server is started. Everything has a default that suits a laptop."""

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
    """Where a server stores its tables if no folder is named."""
    return user_data_path("serenissima", appauthor=False)


def default_workers() -> int:
    """Processes for bots: as many as there are cores, up to four. They stand back when the server needs one."""
    return max(1, min(4, os.cpu_count() or 1))


@dataclass(frozen=True, kw_only=True)
class Settings(TableSettings):
    """What its tables need to know, and the rest. A limit of 0 is no limit.

    `db` is a database address (`postgresql://...`); without one, SQLite in the data folder. `base` is set by `--lan`.
    `serenissima serve` cannot ask for a `rehearsal`.
    """

    data: Path = field(default_factory=default_data)
    db: str | None = None
    origins: tuple[str, ...] = ()
    """Further hosts whose pages may talk to this server (a development server in front of it)."""
    names: tuple[str, ...] = ()
    """What the server is called besides its addresses, this machine's name and `base`."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that may say whose requests they pass on; nobody else may."""

    bot_workers: int = field(default_factory=default_workers)
    bot_way: float = 0.2
    """Where something is secret, what an answer may take on top of the thinking; who is not ready then, guesses."""
    bot_grace: float = 15.0
    """How much longer than its budget a bot may take before it is given up."""
    hint_seconds: float = 1.5
    """What a bot spends on a hint."""
    look_back_seconds: float = 12.0
    """What a bot spends on looking back at a match from one seat."""

    message_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    record_entries: int = 20_000
    """Entries of a record that is brought in; the longest match of bots that move at random has about 3,000."""
    record_seconds: float = 60
    """How long checking a record, or proving that its chance was fair, may take before it is given up."""
    shares: Mapping[str, Share] = field(default_factory=lambda: SHARES)
    """How often one person and one address may ask for what; what is not named has no limit."""
    refusal_seconds: float = 5
    """Whoever has used up the share of requests hears so after this time."""
    visitor_sockets: int = 20
    address_sockets: int = 2_500
    """Windows with a table that one visitor may have open at once, and all people at one address."""
    open_tables: int = 50
    """Unfinished tables one visitor may have made."""
    name_length: int = 24
    outbox: int = 256
    outbox_bytes: int = 1024 * 1024
    """Messages, and bytes of them, that may wait for a slow connection before it is closed. One may always wait."""

    study_seconds: float = 60
    """How long a question about a position, a match or a puzzle may wait, and take, before it is given up."""

    connections: int = 10_000
    address_connections: int = 3_000
    """Connections altogether (fewer if the system allows fewer files) and from one address that is no trusted proxy."""
    header_seconds: float = 10
    """A connection is closed unless it has sent its whole request, up to the body, by then; silence counts, too."""
    body_seconds: float = 30
    """How long the body of a request may take."""
    keep_alive_seconds: float = 5
    """How long a connection may rest between two requests."""
    unread_seconds: float = 30
    """A connection is closed whose other end has taken nothing of what waits for it in this time."""
    ping_seconds: float = 20
    """How often an open socket is asked whether anybody is there, and how long the answer may take."""

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
