"""Reviews of games, and private plans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("games", sa.Column("planning", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("origin", sa.String(length=60), nullable=True),
        sa.Column("worker", sa.String(length=20), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_reviews_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_reviews")),
    )
    op.create_index("ix_reviews_status_created", "reviews", ["status", "created"])
    op.create_table(
        "review_parts",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("unit", sa.String(length=40), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_review_parts_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "unit", name=op.f("pk_review_parts")),
    )
    op.create_table(
        "plans",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_plans_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_plans_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_plans")),
    )
    op.create_index("ix_plans_person_game", "plans", ["person", "game"])
    op.create_index("ix_plans_changed", "plans", ["changed"])


def downgrade() -> None:
    op.drop_table("plans")
    op.drop_table("review_parts")
    op.drop_table("reviews")
    op.drop_column("games", "planning")
