"""Whether those who play at a table may write to each other."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody agreed on it at tables that are there."""
    op.add_column("tables", sa.Column("free_text", sa.Boolean, nullable=False, server_default="0"))
