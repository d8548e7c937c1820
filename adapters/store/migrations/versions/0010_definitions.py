"""Words that admins defined."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False)


def upgrade() -> None:
    """Create definitions."""
    names = ("team", "phrase", "means", "home", "warehouse", "author", "created_at", "uses", "origin", "state", "why")
    op.create_table(
        "definitions",
        sa.Column("number", _NUMBER, primary_key=True),
        sa.Column("id", sa.Text(), nullable=False, unique=True),
        *map(_text, names),
        sa.Column("told", sa.Boolean(), nullable=False),
    )
    op.create_index("definitions_by_warehouse", "definitions", ["warehouse", "state"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("definitions")
