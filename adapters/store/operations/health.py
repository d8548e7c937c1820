"""Looking over the store and copying it, without changing anything: not even a migration is run.

SQLite: the file is opened for reading only, so that a missing one is a finding and no new file; SQLite itself says
whether it is whole (`PRAGMA integrity_check`, `foreign_key_check`), and copies it while Candor writes (its backup API).
PostgreSQL looks after its own integrity and has its own copies (pg_dump): here it is asked whether it answers, and what
it holds.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL, ColumnElement, Connection, create_engine, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from adapters.store.codec import StoredDataUnreadable, decode
from adapters.store.database import StoreUnavailable, checked_url
from adapters.store.migrations import NEWEST
from adapters.store.store_file import make_private, open_to_others
from adapters.store.tables import AskRow, AuditRow, Base, ClarificationRow, HintRow, MessageRow
from reliability.errors import BadInput

_MOST_PROBLEMS = 20
_CONNECT_S = 10
_UNDER_WAY = ("queued", "working", "waiting")


@dataclass(frozen=True, slots=True)
class StoreHealth:
    """What a store holds and what is wrong with it, a sentence each. `version` is the migration that it stands at, ""
    where it has none; `size_bytes` is None where the database does not tell; `whole`: it is a store, and SQLite finds
    no damage in it. `warnings`: what is better mended, though nothing is wrong with the store."""

    database: str
    place: str
    version: str = ""
    newest: str = NEWEST
    size_bytes: int | None = None
    asks: int = 0
    in_line: int = 0
    at_work: int = 0
    waiting_for_people: int = 0
    unsaid: int = 0
    oldest_under_way: datetime | None = None
    hints: int = 0
    audit_entries: int = 0
    problems: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    whole: bool = True
    counted: bool = False
    """Whether what it holds was counted: tables of another version, or parts of them, are not."""


def check_store(address: str) -> StoreHealth:
    """Look a store over. What is wrong with it is in `problems`; raises SettingsError for an address of another kind,
    StoreUnavailable for a PostgreSQL that does not answer."""
    url = checked_url(address)
    shown = url.render_as_string(hide_password=True)
    if url.get_backend_name() != "sqlite":
        return _check_postgres(url, shown)
    file = _file_of(url)
    if not file.is_file():
        return StoreHealth("SQLite", shown, problems=(f"There is no file {file}.",), whole=False)
    warning = open_to_others(file)
    return replace(check_file(file), warnings=(warning,) if warning else ())


def rights_warning(address: str) -> str:
    """That others may read the store's file, a sentence; empty where nobody may, and for a store that is no file.
    Raises SettingsError for an address of another kind."""
    url = checked_url(address)
    if url.get_backend_name() != "sqlite":
        return ""
    try:
        return open_to_others(_file_of(url))
    except BadInput:  # in memory
        return ""


def check_file(file: Path) -> StoreHealth:
    """Look a store's SQLite file over, whichever it is: also a copy."""
    shown, size = str(file), file.stat().st_size
    engine = create_engine("sqlite://", creator=lambda: _reading(file), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            broken = [
                str(row[0])
                for row in connection.execute(text(f"PRAGMA integrity_check({_MOST_PROBLEMS})"))
                if row[0] != "ok"
            ]
            loose = len(connection.execute(text("PRAGMA foreign_key_check")).all())
            problems = [f"SQLite finds the file damaged: {each}." for each in broken]
            if loose:
                some = "1 row belongs to another that is" if loose == 1 else f"{loose:,} rows belong to others that are"
                problems.append(f"{some} not there.")
            return _counted(connection, StoreHealth("SQLite", shown, size_bytes=size, whole=not broken), problems)
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", error))
        why = f"The file cannot be read as a store: {why}."
        return StoreHealth("SQLite", shown, size_bytes=size, problems=(why,), whole=False)
    finally:
        engine.dispose()


def back_up(address: str, copy: Path) -> StoreHealth:
    """Copy a SQLite store into a new file that only its owner reads, while Candor may go on; what the copy holds.

    The copy is one moment of the store, and is looked over before it gets its name: what fails leaves nothing behind.
    What can be copied whole is, whatever else is wrong: also the store of another version, as before an update.
    Raises BadInput where there is nothing to copy, the file is there already or the copy is not whole.
    """
    url = checked_url(address)
    if url.get_backend_name() != "sqlite":
        raise BadInput(
            "PostgreSQL has its own copies: pg_dump --format=custom --file=FILE with the address of CANDOR_STORE_URL, and "
            "pg_restore --clean --if-exists to put one back."
        )
    file = _file_of(url)
    if not file.is_file():
        raise BadInput(f"There is no file {file} to copy.")
    if copy.exists():
        raise BadInput(f"{copy} is there already; a copy takes a new name.")
    if not copy.parent.is_dir():
        raise BadInput(f"{copy} cannot be written: there is no folder {copy.parent}.")
    scratch = copy.with_name(f"{copy.name}.part-{os.getpid()}")
    try:
        make_private(scratch)
        with contextlib.closing(_reading(file)) as source, contextlib.closing(sqlite3.connect(scratch)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        found = check_file(scratch)
        if not found.whole:
            raise BadInput(f"The copy is not whole, so it was not kept: {' '.join(found.problems)}")
        _name_it(scratch, copy)
    except sqlite3.Error as error:
        raise BadInput(f"{file} cannot be copied: {error}.") from error
    except OSError as error:
        raise BadInput(f"{copy} cannot be written: {error.strerror}.") from error
    finally:
        with contextlib.suppress(OSError):
            scratch.unlink(missing_ok=True)
    return check_file(copy)


def _name_it(scratch: Path, copy: Path) -> None:
    """Give the copy its name; what has that name already stays. Raises OSError."""
    try:
        os.link(scratch, copy)  # unlike a rename, it replaces nothing
    except FileExistsError:
        raise
    except OSError:  # a disk that knows no links, as of a stick or a share: the name is taken first
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            scratch.replace(copy)
        except OSError:
            copy.unlink(missing_ok=True)
            raise


def _file_of(url: URL) -> Path:
    named = url.database or ""
    if named in ("", ":memory:") or named.startswith("file:"):
        raise BadInput("A store in memory cannot be looked at from outside.")
    return Path(named)


def _reading(file: Path) -> sqlite3.Connection:
    """A connection that cannot write, and waits for whoever writes."""
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True, timeout=30)


def _check_postgres(url: URL, shown: str) -> StoreHealth:
    engine = create_engine(
        url,
        poolclass=NullPool,
        connect_args={
            "connect_timeout": _CONNECT_S,
            "application_name": "candor",
            "options": "-c default_transaction_read_only=on",
        },
    )
    try:
        with engine.connect() as connection:
            size = connection.scalar(text("SELECT pg_database_size(current_database())"))
            return _counted(connection, StoreHealth("PostgreSQL", shown, size_bytes=size), [])
    except SQLAlchemyError as error:
        raise StoreUnavailable(f"Candor’s own database at {shown} cannot be reached or used.") from error
    finally:
        engine.dispose()


def _counted(connection: Connection, found: StoreHealth, problems: list[str]) -> StoreHealth:
    """The store with its version and counts."""
    if not inspect(connection).has_table("alembic_version"):
        return replace(found, problems=(*problems, "It holds no store of Candor’s."), whole=False)
    version = str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
    if version != NEWEST:
        which = "older, and brought up to date when Candor starts" if version < NEWEST else "newer than this Candor"
        problems.append(f"Its tables stand at {version}, and this Candor knows {NEWEST}: they are {which}.")
        return replace(found, version=version, problems=tuple(problems))
    if lacking := _lacking(connection):
        return replace(found, version=version, problems=(*problems, *lacking))

    def count(table: type[Base], *which: ColumnElement[bool]) -> int:
        return connection.scalar(select(func.count()).select_from(table).where(*which)) or 0

    under_way = (AskRow.status.in_(_UNDER_WAY), AskRow.request.is_not(None))
    return replace(
        found,
        version=version,
        asks=count(AskRow),
        in_line=count(AskRow, AskRow.status == "queued", under_way[1]),
        at_work=count(AskRow, AskRow.status == "working", under_way[1]),
        waiting_for_people=count(AskRow, AskRow.status == "waiting", under_way[1]),
        unsaid=count(MessageRow, MessageRow.state == "pending"),
        oldest_under_way=connection.scalar(select(func.min(AskRow.updated_at)).where(*under_way)),
        hints=count(HintRow, HintRow.state == "active"),
        audit_entries=count(AuditRow),
        counted=True,
        problems=(*problems, *_unreadable(connection)),
    )


def _lacking(connection: Connection) -> list[str]:
    """Tables and columns of this version that are not there, whatever the version says: a copy that was put back in
    part, or tables that something else has changed."""
    looked, problems = inspect(connection), []
    for table in Base.metadata.sorted_tables:
        there = {each["name"] for each in looked.get_columns(table.name)} if looked.has_table(table.name) else set()
        names = [column.name for column in table.columns if column.name not in there]
        if not there:
            problems.append(f"Its table {table.name} is not there.")
        elif names:
            problems.append(f"Its table {table.name} lacks {', '.join(names)}.")
    return problems[:_MOST_PROBLEMS]


def _unreadable(connection: Connection) -> list[str]:
    """What is still to be worked on and cannot be read."""
    open_asks = select(AskRow.id, AskRow.request).where(AskRow.status.in_(_UNDER_WAY), AskRow.request.is_not(None))
    asked = select(ClarificationRow.ask_id, ClarificationRow.clarification).where(ClarificationRow.state == "open")
    problems = []
    for query in (open_asks, asked):
        for ask_id, stored in connection.execute(query):
            try:
                decode(bytes(stored or b""))
            except StoredDataUnreadable as error:
                problems.append(f"What is kept of the ask {ask_id} cannot be read: {error}")
    return problems[:_MOST_PROBLEMS]
