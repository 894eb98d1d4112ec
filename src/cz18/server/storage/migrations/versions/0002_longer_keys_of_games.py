"""Longer keys of games: the person and their full key

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


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
