"""When a table was last used, who has left it, and which places are kept for friends."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

from sparrows.web.clocks import date_text

revision = "2"
down_revision = "1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there count as used now, since they may have been until this moment; nobody
    has left them, and their open places are anybody's."""
    op.add_column("tables", sa.Column("used", sa.Text, nullable=False, server_default=""))
    used = sa.text("UPDATE tables SET used = coalesce(finished, :now)")
    op.execute(used.bindparams(now=date_text(datetime.now(UTC))))
    for fact in ("left", "for_friend"):
        op.add_column("players", sa.Column(fact, sa.Boolean, nullable=False, server_default="0"))
