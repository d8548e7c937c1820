"""Leases: named locks on the store that a process holds until it lets go or dies, however it dies.

Durable asks use them to know which processes live: a process works under the first free name, and who can
take a name that has unfinished work knows that its holder is gone.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from adapters.store.database import Database
from adapters.store.store_file import make_private
from reliability.errors import SettingsError


class Lease:
    """A held lease. On PostgreSQL an advisory lock of a session; on SQLite a locked file beside it."""

    def __init__(self, name: str, holder: Connection | sqlite3.Connection) -> None:
        self.name = name
        self._holder = holder

    def alive(self) -> bool:
        """Whether it is still held: a PostgreSQL session can be lost while the process lives."""
        if isinstance(self._holder, sqlite3.Connection):
            return True
        try:
            self._holder.execute(text("SELECT 1"))
        except SQLAlchemyError:
            return False
        return True

    def release(self) -> None:
        """Let go."""
        with contextlib.suppress(SQLAlchemyError, sqlite3.Error):
            if not isinstance(self._holder, sqlite3.Connection):
                self._holder.invalidate()  # its session ends, and the lock with it
            self._holder.close()


def take_lease(database: Database, name: str) -> Lease | None:
    """The lease of that name, or None while another holds it. Raises SettingsError for a store in memory."""
    if database.is_sqlite:
        return _lock_file(database, name)
    connection = database.connection()
    try:
        alone = connection.execution_options(isolation_level="AUTOCOMMIT")
        taken = alone.execute(
            text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))"), {"name": f"candor:{name}"}
        )
        if taken.scalar_one():
            return Lease(name, alone)
    except BaseException:
        connection.invalidate()
        connection.close()
        raise
    connection.close()
    return None


def _lock_file(database: Database, name: str) -> Lease | None:
    """A small SQLite file held in an exclusive transaction: the system frees it when the process dies."""
    if database.is_in_memory:
        raise SettingsError("A store in memory cannot be shared between processes; name a file.")
    file = f"{database.url.database}.{name}.lock"
    make_private(Path(file))
    holder = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        holder.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        holder.close()
        return None
    return Lease(name, holder)
