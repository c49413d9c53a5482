"""The history of the database schema, step by step (Alembic)."""
