"""Which questions are reviewed and what was said of them; calibrations made from reviews."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _text(name: str, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, primary_key=key)


def _number(name: str, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False, primary_key=key, autoincrement=False)


def _time(name: str, nullable: bool = False) -> sa.Column[datetime]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable)


def upgrade() -> None:
    """Create draws, reviews and proposals."""
    op.create_table(
        "draws", _text("warehouse", True), _text("week", True), _number("asked"), _number("drawn"), _time("at")
    )
    op.create_table(
        "reviews",
        _text("ask_id", True),
        _text("warehouse"),
        _text("week"),
        sa.Column("counts", sa.Boolean(), nullable=False),
        _text("question"),
        _text("before"),
        _time("asked_at"),
        _text("state"),
        sa.Column("sql", sa.Text()),
        sa.Column("foremost", sa.Boolean()),
        _text("record"),
        _text("by"),
        _time("at", nullable=True),
    )
    op.create_index("reviews_by_state", "reviews", ["warehouse", "state"])
    op.create_table(
        "proposals",
        _text("warehouse", True),
        _number("look", True),
        _number("reviews"),
        _text("state"),
        _text("name"),
        _text("record"),
        sa.Column("arrays", sa.LargeBinary()),
        sa.Column("novelty", sa.LargeBinary()),
        _text("why"),
        _time("made_at"),
        _text("by"),
        _time("at"),
    )


def downgrade() -> None:
    """Forget reviews and what was calibrated on them."""
    for table in ("proposals", "reviews", "draws"):
        op.drop_table(table)
