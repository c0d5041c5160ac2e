"""How long servers have run with the database, and where in that time each table was last used."""

import sqlalchemy as sa
from alembic import op

from sparrows.web.store.migrations.columns import add_missing

revision = "7"
down_revision = "6"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The count begins now: nobody knows how long servers ran before, so every table that is there
    has its whole life before it."""
    op.create_table(
        "server",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ran", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO server (id, ran) VALUES (1, 0)")
    op.add_column("tables", sa.Column("unused_since", sa.Float, nullable=False, server_default="0"))
    # Steps 2 and 4 were others for some hours, and databases of then lack these.
    add_missing("players", sa.Column("for_friend", sa.Boolean, nullable=False, server_default="0"))
    add_missing("tables", sa.Column("strict", sa.Boolean, nullable=False, server_default="1"))
    add_missing("tables", sa.Column("pause", sa.Float, nullable=False, server_default="1"))
    op.create_index("players_by_next_token", "players", ["next_token"])
