"""Questions that admins verified with their SQL."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False)


def upgrade() -> None:
    """Create verified."""
    names = ("question", "sql", "warehouse", "author", "created_at", "day", "uses", "origin", "state", "why")
    op.create_table(
        "verified",
        sa.Column("number", _NUMBER, primary_key=True),
        sa.Column("id", sa.Text(), nullable=False, unique=True),
        *map(_text, names),
        sa.Column("told", sa.Boolean(), nullable=False),
    )
    op.create_index("verified_by_warehouse", "verified", ["warehouse", "state"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("verified")
