"""The database: visitors, tables, seats and entries, which tables are hidden from whom, and the last sweep.

The migrations (`migrations/`) produce exactly this.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

HEAD = "0003"
"""The newest migration; a database that has it needs no look at the migrations."""

GOING = "going"
"""The state of a hidden table whose remains are being removed (`clearing.py`)."""

metadata = MetaData()

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(64), primary_key=True, comment="SHA-256 of the secret in the visitor's cookie"),
    Column("name", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False, comment="JSON"),
    Column("seed", Text, comment="Fortuna's secret; absent for a record that was brought in without one"),
    Column("commitment", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("inherited", Integer, nullable=False, comment="entries taken over from another match"),
    Column("position", Text, comment="JSON: where the match began, secrets too; absent: with the setup of the rules"),
    Column("kept", Boolean, nullable=False, comment="a record that was brought in: it can be looked at, not played"),
    Column("invite", Text, nullable=False),
    Column("host", String(64)),
    Column("rematch", String(32)),
    Column("state", Text, nullable=False),
    Column("to_move", Integer),
    Column("entries", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column(
        "clock",
        Text,
        comment="when the time for the decision at hand is over, and of which start of the machine that speaks",
    ),
    Column("unreadable", Integer, comment="the version of the rules that could not read its entries"),
    Index("tables_host", "host", "state"),
    Index("tables_state", "state", "changed"),
    Index("tables_rematch", "rematch"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("visitor", String(64)),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Index("seats_visitor", "visitor"),
)

hidden = Table(
    "hidden",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("visitor", String(64), primary_key=True),
    comment="who has taken which table off their list",
)

sweeps = Table(
    "sweeps",
    metadata,
    Column("at", Float, primary_key=True, comment="when what was old was removed last, by a clock that was believed"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("entry", Text, nullable=False, comment="JSON, one line of the record"),
    sqlite_with_rowid=False,
)
"""The key (table, number) is unique: only one of two servers can write entry 17."""
