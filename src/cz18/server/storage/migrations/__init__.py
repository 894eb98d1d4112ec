"""Schema migrations (Alembic). `upgrade` runs when a server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine


class NewerDatabase(Exception):
    """The database has a schema that this program does not know."""


def config_for(engine: Engine | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["engine"] = engine
    return config


def revisions() -> list[str]:
    """All schema revisions, the first one first."""
    found = ScriptDirectory.from_config(config_for()).walk_revisions()
    return [script.revision for script in found][::-1]


def revision_of(engine: Engine) -> str | None:
    """The schema revision of a database; None if it is empty."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: Engine, to: str = "head") -> None:
    """Migrate a database to the newest revision, or to another later one.

    Does nothing if it is there already: checking all foreign keys takes time that grows with the number of games.
    """
    present, known = revision_of(engine), revisions()
    if present is not None and present not in known:
        raise NewerDatabase(
            f"This database was written by a newer version of 18CZ (its schema is {present}; this one knows "
            f"{known[-1]}). Upgrade 18CZ, or restore a backup into a new database."
        )
    if present != (known[-1] if to == "head" else to):
        command.upgrade(config_for(engine), to)


def downgrade(engine: Engine, to: str) -> None:
    """Migrate an empty database to an earlier revision, to restore old backups."""
    command.downgrade(config_for(engine), to)
