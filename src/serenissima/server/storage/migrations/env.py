"""Runs the migrations on the given connection (`storage.database.migrate`)."""

from __future__ import annotations

from alembic import context

from serenissima.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
