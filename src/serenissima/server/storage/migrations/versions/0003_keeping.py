"""Clocks that survive a restart, tables hidden from a list or unreadable, and an index to find old tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is hidden yet; a pending decision gets its full time again."""
    comment = "when the time for the decision at hand is over, and of which start of the machine that speaks"
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=True, comment=comment))
    comment = "the version of the rules that could not read its entries"
    op.add_column("tables", sa.Column("unreadable", sa.Integer, nullable=True, comment=comment))
    op.create_index("tables_state", "tables", ["state", "changed"])
    op.create_index("tables_rematch", "tables", ["rematch"])
    op.create_table(
        "hidden",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
        comment="who has taken which table off their list",
    )
    comment = "when what was old was removed last, by a clock that was believed"
    op.create_table("sweeps", sa.Column("at", sa.Float, primary_key=True, comment=comment))


def downgrade() -> None:
    """Drops them."""
    op.drop_table("sweeps")
    op.drop_table("hidden")
    op.drop_index("tables_rematch", "tables")
    op.drop_index("tables_state", "tables")
    op.drop_column("tables", "unreadable")
    op.drop_column("tables", "clock")
