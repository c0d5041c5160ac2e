"""What the players give to the seed of a match, and the hashes by which they bind themselves."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody gave anything to the matches that are there: the house's seed is theirs."""
    op.add_column("tables", sa.Column("shares", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("players", sa.Column("share_hash", sa.Text, nullable=False, server_default=""))
