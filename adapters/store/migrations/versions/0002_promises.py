"""What asks say about promises, what was wrong with an answer, and what admins are told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def _text(name: str, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, primary_key=key)


def upgrade() -> None:
    """Add columns to asks and feedback; create tallies, notices and told.

    Asks of before count as given without a promise; whether they asked back is read from their clarifications.
    Columns are added in place: to change a table, SQLite would copy it and drop the first one, and with it go
    the rows of other tables that hang on it.
    """
    op.add_column("asks", sa.Column("asked", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("asks", sa.Column("record", sa.Text(), nullable=False, server_default=""))
    op.add_column("asks", sa.Column("risk", sa.Double()))
    op.add_column("asks", sa.Column("miss", sa.Double()))
    op.add_column("asks", sa.Column("picked", sa.Boolean()))
    op.execute("UPDATE asks SET asked = TRUE WHERE id IN (SELECT ask_id FROM clarifications)")
    op.create_index("asks_by_end", "asks", ["ended_at"])
    op.add_column("feedback", sa.Column("fault", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "tallies",
        _text("bound", key=True),
        _text("record", key=True),
        sa.Column("limit", sa.Double(), nullable=False),
        sa.Column("trials", sa.Integer(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
    )
    op.create_table("notices", _text("key", key=True), _text("sentence"), sa.Column("at", _TIME, nullable=False))
    op.create_table(
        "told",
        _text("key", key=True),
        _text("person", key=True),
        sa.Column("at", _TIME, nullable=False),
        sa.ForeignKeyConstraint(["key"], ["notices.key"], ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Forget promises, faults and notices."""
    for table in ("told", "notices", "tallies"):
        op.drop_table(table)
    op.drop_index("asks_by_end", "asks")
    op.drop_column("feedback", "fault")
    for column in ("asked", "record", "risk", "miss", "picked"):
        op.drop_column("asks", column)
