"""What is said beside what is posted of an ask."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is said beside the asks that are there."""
    op.add_column("asks", sa.Column("beside", sa.LargeBinary(), nullable=True))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("asks", "beside")
