"""Published seeds

Revision ID: 0008
Revises: 0007
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("seed_salt", sa.String(length=32), nullable=True))
    op.add_column("games", sa.Column("seed_chosen", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("games", "seed_chosen")
    op.drop_column("games", "seed_salt")
