"""Custom boards, stored with their games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_boards")),
    )
    op.create_index("ix_games_board", "games", ["board"])


def downgrade() -> None:
    op.drop_index("ix_games_board", "games")
    op.drop_table("boards")
