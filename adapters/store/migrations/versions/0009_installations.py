"""Several workspaces: their installations, and whose hints and verified questions are whose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def _text(name: str, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, primary_key=key)


def upgrade() -> None:
    """Create installations and used_passes; what hints and verified questions there are belong to no installed
    workspace."""
    for table in ("hints", "verified"):
        op.add_column(table, sa.Column("team", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "installations",
        _text("team", True),
        *map(_text, ("name", "enterprise", "bot_user", "bot_id", "scopes")),
        sa.Column("sealed", sa.LargeBinary(), nullable=False),
        sa.Column("expires_at", _TIME),
        _text("by"),
        sa.Column("at", _TIME, nullable=False),
    )
    op.create_table("used_passes", _text("digest", True), sa.Column("until", _TIME, nullable=False))


def downgrade() -> None:
    """Forget them."""
    op.drop_table("used_passes")
    op.drop_table("installations")
    for table in ("verified", "hints"):
        op.drop_column(table, "team")
