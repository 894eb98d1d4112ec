"""Longer keys of games: the person and their full key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.alter_column(
            "key", existing_type=sa.String(length=80), type_=sa.String(length=128), existing_nullable=True
        )


def downgrade() -> None:
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.alter_column(
            "key", existing_type=sa.String(length=128), type_=sa.String(length=80), existing_nullable=True
        )
