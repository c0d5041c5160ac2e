"""Where people play again, since when a place is somebody's, and who takes it next."""

import sqlalchemy as sa

from sparrows.web.store.migrations.columns import add_missing

revision = "5"
down_revision = "4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At tables that are there everybody has played from the first deal, and nobody follows."""
    # Before step 4 was what it is now, these columns were step 4.
    add_missing("tables", sa.Column("again", sa.Text, nullable=False, server_default=""))
    add_missing("players", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    for fact in ("next_kind", "next_name", "next_bot", "next_token"):
        add_missing("players", sa.Column(fact, sa.Text, nullable=False, server_default=""))
