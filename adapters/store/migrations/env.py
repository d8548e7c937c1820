"""Alembic's entry: upgrades on the connection that the store hands over, within its transaction and lock."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from adapters.store.tables import Base


def _run() -> None:
    connection: Connection = context.config.attributes["connection"]
    context.configure(
        connection=connection,
        target_metadata=Base.metadata,
        render_as_batch=connection.dialect.name == "sqlite",  # SQLite alters tables by copying them
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


_run()
