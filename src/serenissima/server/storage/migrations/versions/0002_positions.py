"""Tables whose match began from a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Existing matches began with the setup of the rules."""
    comment = "JSON: where the match began, secrets too; absent: with the setup of the rules"
    op.add_column("tables", sa.Column("position", sa.Text, nullable=True, comment=comment))


def downgrade() -> None:
    """Drops the column."""
    op.drop_column("tables", "position")
