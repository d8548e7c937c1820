"""What people leave out of their answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create choices."""
    names = ("team", "person", "warehouse", "home", "condition")
    op.create_table(
        "choices",
        sa.Column("number", _NUMBER, primary_key=True),
        *(sa.Column(name, sa.Text(), nullable=False) for name in names),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("choices_by_person", "choices", ["person", "warehouse"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("choices")
