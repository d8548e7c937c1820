"""Questions that are asked again by schedule."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _text(name: str, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, primary_key=key)


def upgrade() -> None:
    """Create schedules."""
    names = ("person", "team", "channel", "thread_ts", "warehouse", "question", "sql", "day", "uses", "rule", "zone")
    op.create_table(
        "schedules",
        _text("id", key=True),
        *map(_text, names),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        _text("sign"),
        sa.Column("threshold", sa.Double(), nullable=False),
        sa.Column("beyond", sa.Boolean(), nullable=False),
        _text("state"),
        sa.Column("failures", sa.Integer(), nullable=False),
        _text("why"),
        _text("last_run"),
        _text("pending"),
    )
    op.create_index("schedules_by_due", "schedules", ["state", "due_at"])
    op.create_index("schedules_by_person", "schedules", ["person"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("schedules")
