"""Run by Alembic."""

from __future__ import annotations

from alembic import context
from sqlalchemy import text

from cz18.server.schema import metadata

ONE_AT_A_TIME = 1818
"""Key of the PostgreSQL lock that keeps two starting servers from migrating at once."""

engine = context.config.attributes["engine"]
with engine.begin() as connection:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
