"""Whom a table asks after a discard, and how long it holds still."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there go on as they began: they ask everybody."""
    op.add_column("tables", sa.Column("strict", sa.Boolean, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("pause", sa.Float, nullable=False, server_default="1"))
