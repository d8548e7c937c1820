"""Names that people give to answers and to schedules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_NAMED = ("asks", "schedules")


def upgrade() -> None:
    """Give both a name, which is empty for all that are there."""
    for table in _NAMED:
        op.add_column(table, sa.Column("name", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget the names."""
    for table in _NAMED:
        op.drop_column(table, "name")
