"""Schedules whose answers are shown in the channel of their thread too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those that are there stay in their threads."""
    op.add_column("schedules", sa.Column("in_channel", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget which are shown in their channels."""
    op.drop_column("schedules", "in_channel")
