"""Bringing a database to the present shape, step by step (Alembic). `upgrade` runs when a server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def config_for(engine: Engine) -> Config:
    """Alembic's configuration for this database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["engine"] = engine
    return config


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest version. Nothing happens if it is there already."""
    command.upgrade(config_for(engine), "head")
