"""What whoever runs the server has decided: whom it is closed to, what all are told."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing has been decided yet."""
    op.create_table(
        "house",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    # Step 7 was another for some hours, and databases of then lack this.
    op.create_index("players_by_next_token", "players", ["next_token"], if_not_exists=True)
