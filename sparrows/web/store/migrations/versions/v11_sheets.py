"""Sheets of matches at real tables that several phones share."""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"
branch_labels = None
depends_on = None


def of_a_sheet(*, is_key: bool = False) -> sa.Column[str]:
    sheet = sa.ForeignKey("sheets.id", ondelete="CASCADE")
    return sa.Column("sheet_id", sa.Text, sheet, primary_key=is_key, nullable=False)


def upgrade() -> None:
    """Until now every sheet was on its phone alone."""
    op.create_table(
        "sheets",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("pen", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("points", sa.JSON, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("used", sa.Text, nullable=False),
        sa.Column("unused_since", sa.Float, nullable=False),
    )
    op.create_index("sheets_by_use", "sheets", ["unused_since"])
    op.create_table(
        "sheet_entries",
        of_a_sheet(is_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("stored", sa.Float, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.UniqueConstraint("sheet_id", "id", name="sheet_entries_by_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sheet_grants",
        sa.Column("id", sa.Text, primary_key=True),
        of_a_sheet(),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("player", sa.Integer),
        sa.Column("once", sa.Boolean, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("secret_hash", sa.Text, nullable=False, unique=True),
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("code_until", sa.Float, nullable=False),
    )
    op.create_index("sheet_grants_by_sheet", "sheet_grants", ["sheet_id"])
    op.create_index("sheet_grants_by_code", "sheet_grants", ["code_hash"])
    op.create_table(
        "sheet_members",
        of_a_sheet(is_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("grant_id", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("player", sa.Integer),
    )
    op.create_index("sheet_members_by_device", "sheet_members", ["device"])
