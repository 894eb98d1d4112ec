"""Run by Alembic: all migrations in one transaction."""

from __future__ import annotations

from alembic import context
from sqlalchemy import text

from cz18.server.storage.schema import metadata

ONE_AT_A_TIME = 1818
"""Key of the PostgreSQL lock that keeps two starting servers from migrating at once."""

engine = context.config.attributes["engine"]
with engine.connect() as connection:
    connection = connection.execution_options(cz18_writes=True)
    is_sqlite = connection.dialect.name == "sqlite"
    driver = connection.connection.driver_connection
    if is_sqlite:
        # Altering a table in SQLite means copying and dropping it, which would cascade to all that refers to it.
        # This setting cannot change within a transaction.
        driver.execute("PRAGMA foreign_keys=OFF")
    try:
        with connection.begin():
            if not is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
            context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
            with context.begin_transaction():
                context.run_migrations()
            if is_sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                raise RuntimeError("the migration would leave dangling references; nothing was changed")
    finally:
        if is_sqlite:
            driver.execute("PRAGMA foreign_keys=ON")
