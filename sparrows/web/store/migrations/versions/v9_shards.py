"""Who holds which shard of the tables, and what all processes show of the tables of each."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One process had everything, and showed what it had in its memory."""
    op.create_table(
        "shards",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.Text, nullable=False),
    )
    op.create_table(
        "shown",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("listed", sa.Text, nullable=False),
        sa.Column("present", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("info", sa.JSON, nullable=False),
    )
