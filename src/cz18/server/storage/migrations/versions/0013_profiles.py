"""Public profiles of accounts, and players' agreement to show a finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("public", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("agrees", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("seats", "agrees")
    op.drop_column("accounts", "public")
