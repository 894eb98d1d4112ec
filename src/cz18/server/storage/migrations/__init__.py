"""Bringing a database to the present shape, step by step (Alembic). `upgrade` runs when a server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine


class NewerDatabase(Exception):
    """The database has a shape this program does not know; the message says so."""


def config_for(engine: Engine | None = None) -> Config:
    """Alembic's configuration for this database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["engine"] = engine
    return config


def revisions() -> list[str]:
    """Every shape a database has had, the first one first."""
    found = ScriptDirectory.from_config(config_for()).walk_revisions()
    return [script.revision for script in found][::-1]


def revision_of(engine: Engine) -> str | None:
    """The shape of this database; None if it is empty. Changes nothing."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: Engine, to: str = "head") -> None:
    """Bring the database to the newest version, or another later one.

    Nothing happens if it is there already; in particular the check of all references, whose time grows with the number
    of games, runs only after a migration.
    """
    present, known = revision_of(engine), revisions()
    if present is not None and present not in known:
        raise NewerDatabase(
            f"This database was written by a newer 18CZ (its shape is {present}; this program knows "
            f"{known[-1]}). Upgrade the program, or restore a backup into a new database."
        )
    if present != (known[-1] if to == "head" else to):
        command.upgrade(config_for(engine), to)


def downgrade(engine: Engine, to: str) -> None:
    """Give a database an earlier shape. For empty ones, to read old backups into."""
    command.downgrade(config_for(engine), to)
