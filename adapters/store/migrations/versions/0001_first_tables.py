"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_TIME = sa.DateTime(timezone=True)


def _text(name: str, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, primary_key=key)


def _texts(*names: str) -> list[sa.Column[str]]:
    return [_text(name) for name in names]


def _count(name: str, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False, primary_key=key, autoincrement=False)


def _of_an_ask() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["ask_id"], ["asks.id"], ondelete="CASCADE")


def upgrade() -> None:
    """Create asks and what hangs on them, hints and audit."""
    op.create_table(
        "asks",
        _text("id", key=True),
        *_texts("person", "channel", "team", "thread_ts", "kind", "question", "warehouse"),
        sa.Column("request", sa.LargeBinary()),
        _text("status"),
        _count("turn"),
        _count("tries"),
        sa.Column("outcome", sa.LargeBinary()),
        *_texts("reason", "sql", "sentence"),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("updated_at", _TIME, nullable=False),
        sa.Column("ended_at", _TIME),
    )
    op.create_index("asks_by_status", "asks", ["status"])
    op.create_index("asks_by_thread", "asks", ["channel", "thread_ts"])
    op.create_table(
        "stages",
        _text("ask_id", key=True),
        _count("position", key=True),
        _text("name"),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        _of_an_ask(),
    )
    op.create_table(
        "clarifications",
        _text("token", key=True),
        _text("ask_id"),
        _count("step"),
        *_texts("team", "channel", "message_ts", "may_reply"),
        sa.Column("clarification", sa.LargeBinary(), nullable=False),
        _text("state"),
        sa.Column("reply", sa.LargeBinary()),
        _text("decided_by"),
        sa.Column("decided_at", _TIME),
        sa.Column("expires_at", _TIME, nullable=False),
        _of_an_ask(),
        sa.UniqueConstraint("ask_id", "step", name="one_clarification_a_step"),
    )
    op.create_index("clarifications_by_expiry", "clarifications", ["state", "expires_at"])
    op.create_table(
        "messages",
        _text("ask_id", key=True),
        _text("kind", key=True),
        _count("step", key=True),
        _text("ts"),
        _text("state"),
        _count("attempts"),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("due_at", _TIME, nullable=False),
        _of_an_ask(),
    )
    op.create_index("messages_by_due", "messages", ["state", "due_at"])
    op.create_table(
        "feedback",
        _text("ask_id", key=True),
        _text("person", key=True),
        sa.Column("right", sa.Boolean(), nullable=False),
        _text("note"),
        sa.Column("at", _TIME, nullable=False),
        _of_an_ask(),
    )
    op.create_table(
        "hints",
        sa.Column("number", _NUMBER, primary_key=True),
        _text("id"),
        *_texts("phrase", "phrase_key", "preferred_table", "preferred_column"),
        *_texts("passed_over", "scope", "owner", "author", "question", "created_at", "state"),
        sa.Column("weight", sa.Double(), nullable=False),
        _text("warehouse"),
        _text("said_at"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("hints_by_owner", "hints", ["scope", "owner", "state"])
    op.create_index("hints_by_phrase", "hints", ["phrase_key"])
    op.create_table(
        "audit",
        sa.Column("number", _NUMBER, primary_key=True),
        sa.Column("at", _TIME, nullable=False),
        *_texts("actor", "action", "detail"),
    )


def downgrade() -> None:
    """Drop everything."""
    for table in ("audit", "hints", "feedback", "messages", "clarifications", "stages", "asks"):
        op.drop_table(table)
