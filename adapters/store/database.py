"""The store's connections: transactions on SQLite and PostgreSQL that behave alike, and migrations."""

from __future__ import annotations

import copy
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, literal, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session
from sqlalchemy.pool import StaticPool

from adapters.store.migrations import NEWEST
from adapters.store.operations.passing import takes_no_writes
from adapters.store.store_file import StoreFile
from adapters.store.tables import Base
from adapters.store.teams.apart import TEAM
from reliability.errors import CandorError, SettingsError

_MIGRATION_LOCK = 0x63616E646F72  # "candor": the key of PostgreSQL's advisory lock
_BUSY_S = 30


class StoreUnavailable(CandorError):
    """The store's database cannot be reached, or did not let us in for a long time."""


class Database:
    """One database, opened and migrated. `read` and `write` give sessions that commit at their end.

    A write on SQLite takes the write lock at its start (BEGIN IMMEDIATE), so that what it has read stays
    true until it commits; on PostgreSQL, statements that decide carry their condition themselves.
    Raises SettingsError for a URL that cannot work, StoreUnavailable when the database does not answer.
    """

    def __init__(self, url: str) -> None:
        self.url = checked_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.is_in_memory = self.is_sqlite and self.url.database in (None, "", ":memory:")
        on_disk = self.is_sqlite and not self.is_in_memory and not str(self.url.database).startswith("file:")
        self._file = StoreFile(Path(str(self.url.database))) if on_disk else None
        self._engine = _sqlite_engine(self.url) if self.is_sqlite else _postgres_engine(self.url)
        self._writing = self._engine.execution_options(candor_write=True)
        self._about: dict[str, str] = {}
        try:
            with self._errors(), self._writing.begin() as connection:
                self._migrate(connection)
        except StoreUnavailable as error:
            self.close()
            place = self.url.render_as_string(hide_password=True)
            raise StoreUnavailable(f"Candor’s own database at {place} cannot be reached or used.") from error
        except BaseException:
            self.close()
            raise

    def problem(self) -> str:
        """What is wrong with the store's file, in a sentence: deleted or replaced while it was open; "" for nothing."""
        return self._file.problem() if self._file else ""

    def of(self, team: str) -> Database:
        """The same database, in whose sessions there is only what is this workspace's (teams/apart.py); "" is what
        belongs to none that is installed."""
        view = copy.copy(self)
        view._about = {TEAM: team}
        return view

    @property
    def team(self) -> str:
        """The workspace whose own alone is seen; "" also where all is."""
        return self._about.get(TEAM, "")

    @contextmanager
    def read(self) -> Iterator[Session]:
        """A session for reading."""
        with self._errors(), self._session(self._engine) as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A session whose changes are committed together at its end, or not at all."""
        with self._errors(), self._session(self._writing) as session, session.begin():
            yield session

    def _session(self, engine: Engine) -> Session:
        return Session(engine, expire_on_commit=False, info=dict(self._about))

    def insert_new(self, session: Session, model: type[Base], **values: Any) -> bool:
        """Insert a row unless its key is taken; whether it was inserted."""
        insert: Any  # both dialects' have what is called here
        if self.is_sqlite:
            from sqlalchemy.dialects.sqlite import insert
        else:
            from sqlalchemy.dialects.postgresql import insert
        statement = insert(model).values(**values).on_conflict_do_nothing().returning(literal(True))
        return session.connection().execute(statement).first() is not None

    def serialise(self, session: Session, key: str) -> None:
        """Let writers of the same key through one after another, until the session's end."""
        if not self.is_sqlite:  # on SQLite every writer already waits
            session.execute(text("SELECT pg_advisory_xact_lock(hashtextextended(:key, 0))"), {"key": key})

    def connection(self) -> Connection:
        """A connection of its own, for locks that live as long as it does."""
        with self._errors():
            return self._engine.connect()

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    @contextmanager
    def _errors(self) -> Iterator[None]:
        if problem := self.problem():
            raise StoreUnavailable(problem)
        try:
            yield
        except (DBAPIError, PoolTimeout) as error:
            if isinstance(error, DBAPIError) and not _is_outage(error):
                raise
            raise StoreUnavailable("Candor’s own database cannot be reached or used just now.") from error

    def _migrate(self, connection: Connection) -> None:
        """Bring the tables up to date, one process at a time."""
        if not self.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
        if _revision(connection) == NEWEST:
            return
        from alembic import command  # slow to import, and seldom needed
        from alembic.config import Config
        from alembic.script import ScriptDirectory

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
        config.attributes["connection"] = connection
        known = ScriptDirectory.from_config(config)
        current = _revision(connection)
        if current is not None and current not in {revision.revision for revision in known.walk_revisions()}:
            raise SettingsError("Candor’s own database was written by a newer version of Candor.")
        command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """The migration that the tables stand at, as Alembic notes it; None where there are none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    noted: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return noted


def checked_url(url: str) -> URL:
    """The address of a store as SQLAlchemy takes it. Raises SettingsError for one of another kind."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise SettingsError("The address of Candor’s own database is not a database URL.") from error
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "sqlite+pysqlite", "postgresql+psycopg"):
        raise SettingsError(f"Candor keeps its own data in SQLite or PostgreSQL, not in {parsed.drivername}.")
    return parsed


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch the file to write-ahead logging, unless it is.

    While another process switches, or cleans up after one that was killed, SQLite says "locked" at once
    instead of waiting for the busy timeout: so the waiting is done here.
    """
    deadline = time.monotonic() + _BUSY_S
    while True:
        try:
            if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
                connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
            if not busy or time.monotonic() > deadline:
                raise
            time.sleep(0.05)


def _sqlite_engine(url: URL) -> Engine:
    in_memory = url.database in (None, "", ":memory:")
    # One connection for a database in memory: another would see another database.
    pool: dict[str, Any] = {"poolclass": StaticPool} if in_memory else {"pool_size": 10, "max_overflow": 30}
    engine = create_engine(url, connect_args={"timeout": _BUSY_S, "check_same_thread": False}, **pool)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        connection.execute(f"PRAGMA busy_timeout = {_BUSY_S * 1000}")
        if not in_memory:
            _write_ahead(connection)
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("candor_write", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgres_engine(url: URL) -> Engine:
    try:
        return create_engine(
            url,
            pool_pre_ping=True,
            pool_size=10,
            max_overflow=30,
            connect_args={"connect_timeout": 10, "application_name": "candor"},
        )
    except (ArgumentError, NoSuchModuleError) as error:
        raise SettingsError("The address of Candor’s own database is not a database URL.") from error


def _is_outage(error: DBAPIError) -> bool:
    """Whether the database is to blame (gone, locked, full, corrupt, wrong password), not the statement."""
    kinds = ("OperationalError", "InterfaceError", "DatabaseError")
    return error.connection_invalidated or type(error).__name__ in kinds or takes_no_writes(error.orig)
