"""What speaks for each hint, and the key that questions call it up by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from reliability.memory.recalling import recall_key

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_AT_ONCE = 1_000
_NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _text(name: str, default: str | None = None) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, server_default=default)


def upgrade() -> None:
    """Add columns to hints; create evidence.

    What a hint weighed becomes one piece of evidence of that weight, by whom and from which question it was said last:
    the single picks were not kept. Which hints are active stays; the next pick about a phrase weighs them anew. The key
    is the one that the store looks up, so it is made by the code that looks it up.
    """
    op.add_column("hints", _text("recall_key", ""))
    op.add_column("hints", _text("ask", ""))
    op.add_column("hints", sa.Column("firm", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "evidence",
        sa.Column("number", _NUMBER, primary_key=True),
        sa.Column("hint", _NUMBER, sa.ForeignKey("hints.number", ondelete="CASCADE"), nullable=False),
        _text("at"),
        _text("person"),
        _text("kind"),
        _text("question"),
        _text("ask"),
        sa.Column("weight", sa.Double(), nullable=False),
    )
    op.execute(
        "INSERT INTO evidence (hint, at, person, kind, question, ask, weight) "
        "SELECT number, said_at, author, 'picked', question, '', weight FROM hints ORDER BY number"
    )
    _write_keys()
    op.create_index("evidence_by_hint", "evidence", ["hint"])
    op.drop_index("hints_by_owner", "hints")
    op.create_index("hints_by_owner", "hints", ["scope", "owner", "state", "recall_key"])


def _write_keys() -> None:
    connection = op.get_bind()
    hints = sa.table("hints", sa.column("number"), sa.column("phrase"), sa.column("recall_key"))
    last = -1
    while True:
        query = sa.select(hints.c.number, hints.c.phrase).where(hints.c.number > last).order_by(hints.c.number)
        rows = connection.execute(query.limit(_AT_ONCE)).all()
        if not rows:
            return
        last = rows[-1].number
        change = sa.update(hints).where(hints.c.number == sa.bindparam("this")).values(recall_key=sa.bindparam("key"))
        connection.execute(change, [{"this": row.number, "key": recall_key(row.phrase)} for row in rows])


def downgrade() -> None:
    """Forget the evidence; what each hint weighs stays."""
    op.drop_index("hints_by_owner", "hints")
    op.create_index("hints_by_owner", "hints", ["scope", "owner", "state"])
    op.drop_table("evidence")
    for column in ("firm", "ask", "recall_key"):
        op.drop_column("hints", column)
