"""Published seeds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("games", sa.Column("seed_salt", sa.String(length=32), nullable=True))
    op.add_column("games", sa.Column("seed_chosen", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("games", "seed_chosen")
    op.drop_column("games", "seed_salt")
