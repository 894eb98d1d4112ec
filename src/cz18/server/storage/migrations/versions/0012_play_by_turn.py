"""Notifications, clocks, standing orders, private notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

COLUMNS = {
    "games": ("turn", "clock", "clock_spent", "clock_since", "clock_acted"),
    "seats": ("away_since", "away_spent"),
}


def upgrade() -> None:
    op.add_column("games", sa.Column("turn", sa.Integer(), server_default="0", nullable=False))
    op.add_column("games", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("clock_spent", sa.Float(), server_default="0", nullable=False))
    op.add_column("games", sa.Column("clock_since", sa.Float(), nullable=True))
    op.add_column("games", sa.Column("clock_acted", sa.Integer(), server_default="-1", nullable=False))
    op.add_column("seats", sa.Column("away_since", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("away_spent", sa.Float(), server_default="0", nullable=False))
    op.execute("UPDATE games SET turn = length")  # nobody is notified of turns that began before
    op.create_table(
        "reach",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=20), nullable=True),
        sa.Column("zone", sa.String(length=60), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("interval_seconds", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reach_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_reach")),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("label", sa.String(length=100), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("confirmed", sa.Float(), nullable=True),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_channels_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("channel", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=True),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("result", sa.String(length=200), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("leased", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name=op.f("fk_outbox_channel"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_outbox_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_outbox_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("channel", "game", "kind", "number", name=op.f("uq_outbox_channel_game_kind_number")),
    )
    op.create_index("ix_outbox_status_due", "outbox", ["status", "due"])
    op.create_index("ix_outbox_person", "outbox", ["person", "created"])
    op.create_index("ix_outbox_game", "outbox", ["game"])
    op.create_table(
        "personal",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("notes", sa.Text(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_personal_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_personal_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_personal")),
    )
    op.create_table(
        "orders",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("order", sa.Text(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("ended", sa.String(length=40), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_orders_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_orders")),
    )
    op.create_index("ix_orders_game_seat", "orders", ["game", "seat"])


def downgrade() -> None:
    for table in ("orders", "personal", "outbox", "channels", "reach"):
        op.drop_table(table)
    for table, columns in COLUMNS.items():
        for column in columns:
            op.drop_column(table, column)
