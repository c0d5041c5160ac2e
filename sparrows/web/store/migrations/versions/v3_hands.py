"""Whether all hands are shown after a deal."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At tables that are there nobody has agreed on it."""
    op.add_column("tables", sa.Column("all_hands", sa.Boolean, nullable=False, server_default="0"))
