"""Visitors, tables, seats and entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates everything."""
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(64), primary_key=True, comment="SHA-256 of the secret in the visitor's cookie"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False, comment="JSON"),
        sa.Column("seed", sa.Text, comment="Fortuna's secret; absent for a record that was brought in without one"),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("inherited", sa.Integer, nullable=False, comment="entries taken over from another match"),
        sa.Column(
            "kept", sa.Boolean, nullable=False, comment="a record that was brought in: it can be looked at, not played"
        ),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("rematch", sa.String(32)),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tables_host", "tables", ["host", "state"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("visitor", sa.String(64)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
    )
    op.create_index("seats_visitor", "seats", ["visitor"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.Text, nullable=False, comment="JSON, one line of the record"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drops everything."""
    for name in ("entries", "seats", "tables", "visitors"):
        op.drop_table(name)
