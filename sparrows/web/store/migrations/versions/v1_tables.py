"""Tables, their players and decisions."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("preset", sa.Text),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("aids", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("finished", sa.Text),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("clocks", sa.JSON, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "public", "finished"])
    op.create_table(
        "players",
        sa.Column("table_id", sa.Text, _table(), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("players_by_token", "players", ["token"])
    op.create_table(
        "decisions",
        sa.Column("table_id", sa.Text, _table(), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")
