"""Hosts, notices, lists of sessions, limits shared by workers, bans and invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COLUMNS = {
    "games": ("host", "played", "origin"),
    "seats": ("excused",),
    "messages": ("kind", "about"),
    "sessions": ("created", "used", "device"),
}


def upgrade() -> None:
    op.add_column("games", sa.Column("host", sa.Integer(), nullable=True))
    op.add_column("games", sa.Column("played", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("origin", sa.String(length=60), nullable=True))
    op.add_column("seats", sa.Column("excused", sa.Float(), nullable=True))
    op.add_column("messages", sa.Column("kind", sa.String(length=20), nullable=False, server_default="said"))
    op.add_column("messages", sa.Column("about", sa.Text(), nullable=True))
    op.add_column("sessions", sa.Column("created", sa.Float(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("used", sa.Float(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String(length=60), nullable=False, server_default=""))
    games = sa.table("games", sa.column("id"), sa.column("played"))
    entries = sa.table("entries", sa.column("game"), sa.column("by"))
    by_people = sa.exists().where(entries.c.game == games.c.id, entries.c.by == "person")
    op.execute(sa.update(games).where(by_people).values(played=sa.true()))
    op.create_index("ix_games_status_played", "games", ["status", "played"])
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("value", sa.String(length=60), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("kind", "value", name=op.f("pk_bans")),
    )
    op.create_table(
        "invitations",
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("code_hash", name=op.f("pk_invitations")),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house")),
    )
    op.create_table(
        "limits",
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_limits")),
    )
    op.create_index("ix_limits_expires", "limits", ["expires"])


def downgrade() -> None:
    for table in ("limits", "house", "invitations", "bans"):
        op.drop_table(table)
    op.drop_index("ix_games_status_played", "games")
    for name, columns in COLUMNS.items():
        with op.batch_alter_table(name, schema=None) as batch_op:
            for column in columns:
                batch_op.drop_column(column)
