"""When a table was last used, and who has left it."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there count as used when they were opened; nobody has left them."""
    op.add_column("tables", sa.Column("used", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE tables SET used = coalesce(finished, created)")
    op.add_column("players", sa.Column("left", sa.Boolean, nullable=False, server_default="0"))
