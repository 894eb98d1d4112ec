"""Games that continue from a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("games", sa.Column("position", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("games", "position")
