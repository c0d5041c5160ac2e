"""Columns that a database may have already."""

from typing import Any

import sqlalchemy as sa
from alembic import op


def add_missing(table: str, column: sa.Column[Any]) -> None:
    """Adds the column, unless a database had it by another step of the same number."""
    found = sa.inspect(op.get_bind()).get_columns(table)
    if column.name not in {each["name"] for each in found}:
        op.add_column(table, column)
