"""Lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("games", sa.Column("lesson", sa.String(length=20), nullable=True))


def downgrade() -> None:
    op.drop_column("games", "lesson")
