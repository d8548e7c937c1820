"""DuckDB: a database file, or CSV and Parquet files that become tables in memory.

Decisions:
- Files are read before the connection is locked; afterwards nothing of the file system is reached, no extension is
  loaded and no setting changes. The lock is DuckDB's own and cannot be undone.
- Every statement gets a cursor and a read-only transaction of its own, and must be a single SELECT to DuckDB's own
  parser: a temporary table, variable or setting would live on in a shared one.
- DuckDB's own interrupt ends a statement in time; where it does not, its process is ended.
- A process holds its tables in memory, so files are small; larger data belongs into a database file.
"""

from __future__ import annotations

import gzip
import re
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from adapters.warehouses.cells import as_cell
from adapters.warehouses.database import Ask, WarehouseKind, asked, quoted, text_literal
from adapters.warehouses.sessions import (
    Found,
    Gathering,
    Session,
    Source,
    StatementFailed,
    one_line,
    unavailable,
)
from reliability.errors import WarehouseUnavailable
from reliability.guard.dialects.duckdb import RULES
from reliability.values import FailureKind, Limits

if TYPE_CHECKING:
    import duckdb

    from adapters.warehouses.schema import Described

MAX_FILES_BYTES = 200_000_000
MAX_FILES = 200
LOAD_TIME_S = 12.0  # a worker must be ready within fifteen seconds
BATCH_ROWS = 500
_FIRST_LINES = 100
_ENDS = frozenset(map(as_cell, (date.min, date.max, datetime.min, datetime.max)))
_CATALOG = "warehouse"
_DATABASES = (".duckdb", ".ddb")
_READERS = {".csv": "csv", ".tsv": "csv", ".csv.gz": "csv", ".tsv.gz": "csv", ".parquet": "parquet"}
_SETTINGS = (
    "memory_limit = '800MB'",
    "threads = 2",
    "temp_directory = ''",
    "TimeZone = 'UTC'",
    "autoinstall_known_extensions = false",
    "autoload_known_extensions = false",
    "allow_community_extensions = false",
    "python_enable_replacements = false",
)
_LOCK = ("enable_external_access = false", "lock_configuration = true")
_DELIMITERS = re.compile(r"[,;\t|]")


class DuckdbSession:
    """Runs statements on one database; opens it anew where its files have changed."""

    backend = ""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._seen: tuple[object, ...] = ()
        self._connection = self._open()

    def _open(self) -> duckdb.DuckDBPyConnection:
        import duckdb

        path = Path(self._source.path)
        self._seen = _state(path)
        connection = duckdb.connect(":memory:")
        for setting in _SETTINGS:
            connection.execute(f"SET {setting}")
        if path.is_dir() or _reader(path):
            connection.execute(f"ATTACH ':memory:' AS {_CATALOG}")
            _load(connection, path, self._source.hidden)
        else:
            try:
                connection.execute(f"ATTACH {text_literal(str(path))} AS {_CATALOG} (READ_ONLY, TYPE DUCKDB)")
            except duckdb.Error as error:
                raise unavailable(_why_not_opened(path, str(error))) from None
        for setting in _LOCK:
            connection.execute(f"SET {setting}")
        return connection

    def run(self, sql: str, limits: Limits) -> Found:
        """Run one statement. Raises StatementFailed."""
        import duckdb

        if _state(Path(self._source.path)) != self._seen:
            self._connection.close()
            self._connection = self._open()
        cursor = self._connection.cursor()
        timer = threading.Timer(limits.time_s, cursor.interrupt)
        timer.start()
        try:
            statements = cursor.extract_statements(sql)
            if [statement.type for statement in statements] != [duckdb.StatementType.SELECT]:
                raise StatementFailed(FailureKind.REFUSED, "The database connection may not do that.")
            cursor.execute(f"USE {_CATALOG}")
            cursor.execute("BEGIN TRANSACTION READ ONLY")
            cursor.execute(statements[0])
            return _with_infinities(cursor, sql, _fetch(cursor, limits), limits)
        except duckdb.Error as error:
            raise _failure(error) from None
        finally:
            timer.cancel()
            with suppress(duckdb.Error):
                cursor.execute("ROLLBACK")
            cursor.close()

    def clean(self) -> None:
        """Nothing is left behind: each statement had a cursor of its own, which is closed."""


def _fetch(cursor: duckdb.DuckDBPyConnection, limits: Limits) -> Found:
    columns = tuple(str(column[0]) for column in cursor.description or ())
    gathering = Gathering(limits)
    rows = gathering.rows
    while batch := cursor.fetchmany(1 if not rows else min(BATCH_ROWS, limits.rows + 1 - len(rows))):
        if not all(map(gathering.takes, batch)):
            return Found(columns, rows, truncated=True)
    return Found(columns, rows, truncated=False)


def _with_infinities(cursor: duckdb.DuckDBPyConnection, sql: str, found: Found, limits: Limits) -> Found:
    """What was found, with `infinity` where the driver gives Python's last day or first one instead. Whether a day is
    the last or none, only DuckDB knows: it is asked again, and believed where all else is the same."""
    import duckdb

    kinds = [str(column[1]) for column in cursor.description or ()]
    dated = [
        at
        for at, kind in enumerate(kinds)
        if kind.startswith(("DATE", "TIMESTAMP")) and "[" not in kind and any(row[at] in _ENDS for row in found.rows)
    ]
    if not dated:
        return found
    asked_too = ", ".join(f"CASE WHEN isinf(c{at}) THEN c{at}::VARCHAR END" for at in dated)
    names = ", ".join(f"c{at}" for at in range(len(kinds)))
    try:
        cursor.execute(f"SELECT *, {asked_too} FROM ({sql}\n) AS found({names})")
        again = _fetch(cursor, replace(limits, bytes=2 * limits.bytes)).rows
    except (duckdb.Error, StatementFailed):
        return found
    if repr([row[: len(kinds)] for row in again]) != repr(found.rows):
        return found
    rows = []
    for row in again:
        said = dict(zip(dated, row[len(kinds) :], strict=True))
        rows.append(tuple(said.get(at) or cell for at, cell in enumerate(row[: len(kinds)])))
    return Found(found.columns, rows, found.truncated)


def _failure(error: Exception) -> StatementFailed:
    import duckdb

    text = one_line(str(error).strip().split("\n")[0].partition("Error: ")[2] or error)
    if isinstance(error, duckdb.InterruptException):
        return StatementFailed(FailureKind.TIMEOUT, "The statement took longer than it may.")
    if isinstance(error, duckdb.OutOfMemoryException) or "bad allocation" in text:
        return StatementFailed(FailureKind.TOO_LARGE, "The statement needs more memory than it may use.")
    if isinstance(error, duckdb.PermissionException):
        return StatementFailed(FailureKind.REFUSED, "The database connection may not do that.")
    if "read-only" in text:
        return StatementFailed(FailureKind.REFUSED, "The database connection may not write.")
    if isinstance(error, duckdb.FatalException | duckdb.InternalException | duckdb.IOException):
        return unavailable("The database file cannot be read.")
    return StatementFailed(FailureKind.INVALID, f"The database does not accept the statement: {text.rstrip('.')}.")


# --- files -----------------------------------------------------------------------------------------


def _ending(path: Path) -> str:
    """The file's suffix in lower case, with the one before `.gz`."""
    suffixes = [suffix.lower() for suffix in path.suffixes[-2:]]
    return "".join(suffixes) if suffixes[-1:] == [".gz"] else "".join(suffixes[-1:])


def _reader(path: Path) -> str:
    return _READERS.get(_ending(path), "")


def _table_name(path: Path) -> str:
    """What a file's table is called: its name without suffix, in letters, digits and underscores.

    >>> _table_name(Path("Net sales (2026).csv.gz"))
    'Net_sales_2026'
    """
    stem = path.name[: len(path.name) - len(_ending(path))]
    return re.sub(r"\W+", "_", stem).strip("_") or "data"


def _files(path: Path) -> list[Path]:
    """The files that become tables. Raises StatementFailed."""
    if not path.is_dir():
        return [path]
    try:
        files = sorted(each for each in path.iterdir() if _reader(each) and each.is_file())
    except OSError:
        raise unavailable(f"The folder {path.name} cannot be read.") from None
    if not files:
        raise unavailable(f"The folder {path.name} holds no CSV or Parquet file.")
    if len(files) > MAX_FILES:
        raise unavailable(f"The folder {path.name} holds more than {MAX_FILES} files.")
    return files


def _state(path: Path) -> tuple[object, ...]:
    """What tells the same files from changed ones. Raises StatementFailed where they are gone."""
    try:
        if path.is_dir():
            return tuple((each.name, *_stamp(each)) for each in _files(path))
        return _stamp(path)
    except OSError:
        raise unavailable(f"There is no file or folder {path.name}.") from None


def _stamp(path: Path) -> tuple[object, ...]:
    found = path.stat()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def _load(connection: duckdb.DuckDBPyConnection, path: Path, hidden: frozenset[str]) -> None:
    """Make a table of each file. Raises StatementFailed."""
    made: dict[str, Path] = {}
    files = _files(path)
    if sum(file.stat().st_size for file in files) > MAX_FILES_BYTES:
        what = f"The files in {path.name} are" if path.is_dir() else f"The file {path.name} is"
        raise unavailable(
            f"{what} larger than {MAX_FILES_BYTES // 1_000_000} MB; a DuckDB database file may be of any size."
        )
    for file in files:
        name = _table_name(file)
        if name.lower() in hidden:
            continue
        if name.lower() in made:
            raise unavailable(f"The files {made[name.lower()].name} and {file.name} would be one table, {name}.")
        made[name.lower()] = file
    timer = threading.Timer(LOAD_TIME_S, connection.interrupt)
    timer.start()
    try:
        for file in made.values():
            _load_file(connection, file)
    finally:
        timer.cancel()


def _load_file(connection: duckdb.DuckDBPyConnection, file: Path) -> None:
    import duckdb

    kind, table = _reader(file), f"{_CATALOG}.main.{quoted(_table_name(file))}"
    if not file.stat().st_size:
        raise unavailable(f"The file {file.name} is empty.")
    options = ", sample_size = -1, hive_partitioning = false" if kind == "csv" else ", hive_partitioning = false"
    # DuckDB reads these signs of a path as a pattern.
    path = text_literal(re.sub(r"[*?\[]", lambda found: f"[{found[0]}]", str(file)))
    try:
        connection.execute(f"CREATE TABLE {table} AS SELECT * FROM read_{kind}({path}{options})")
        columns = [str(column[0]) for column in connection.execute(f"FROM {table} LIMIT 0").description or ()]
        ragged = kind == "csv" and _skips_rows(connection, file, path, columns)
    except duckdb.InterruptException:
        raise unavailable(f"The file {file.name} takes too long to read; a DuckDB database file does not.") from None
    except duckdb.Error as error:
        raise unavailable(_why_not_read(file, str(error))) from None
    if ragged or (kind == "csv" and len(columns) == 1 and _DELIMITERS.search(columns[0])):
        raise unavailable(f"The lines of {file.name} do not all hold the same number of fields.")


def _skips_rows(connection: duckdb.DuckDBPyConnection, file: Path, path: str, columns: Sequence[str]) -> bool:
    """Whether DuckDB has left out lines of data at a file's beginning, as it does where those behind them hold another
    number of fields. Blank lines, comments and a title may be left out."""
    with _text_of(file) as lines:
        first = next((line for line in islice(lines, _FIRST_LINES) if line.strip()), "")
    if all(name in first for name in columns):
        return False  # the first line names the columns
    found = connection.execute(
        f"SELECT Delimiter, SkipRows, HasHeader FROM sniff_csv({path}, sample_size = -1)"
    ).fetchone()
    delimiter, skipped, named = found or ("", 0, True)
    with _text_of(file) as lines:
        left_out = [line for line in islice(lines, skipped) if delimiter in line and not line.startswith("#")]
    return len(left_out) > (1 if named else 0)


def _text_of(file: Path) -> TextIO:
    packed = _ending(file).endswith(".gz")
    return (
        gzip.open(file, "rt", encoding="utf-8-sig", errors="replace")
        if packed
        else file.open(encoding="utf-8-sig", errors="replace")
    )


def _why_not_read(file: Path, text: str) -> str:
    if "utf-8" in text.lower() or "unicode" in text.lower():
        return f"The file {file.name} is not text in UTF-8."
    if "allocat" in text or "Out of Memory" in text:
        return f"The file {file.name} needs more memory than it may use; a DuckDB database file does not."
    if "Permission denied" in text:
        return f"The file {file.name} cannot be read."
    return f"The file {file.name} cannot be read as {'CSV' if _reader(file) == 'csv' else 'Parquet'}."


def _why_not_opened(path: Path, text: str) -> str:
    if "lock" in text.lower():
        return f"The database file {path.name} is locked by another program."
    if "not a valid DuckDB database" in text:
        return f"The file {path.name} is not a DuckDB database."
    return f"The file {path.name} cannot be opened as a database."


# --- the database ----------------------------------------------------------------------------------

_TABLES = f"""
SELECT c.schema_name, c.table_name, coalesce(t.comment, v.comment, ''), c.column_name, c.data_type, c.is_nullable,
  EXISTS (SELECT 1 FROM duckdb_constraints() k WHERE k.database_name = '{_CATALOG}' AND k.table_oid = c.table_oid
          AND k.constraint_type = 'PRIMARY KEY' AND list_contains(k.constraint_column_names, c.column_name)),
  coalesce(c.comment, '')
FROM duckdb_columns() c
LEFT JOIN duckdb_tables() t ON t.database_name = c.database_name AND t.table_oid = c.table_oid
LEFT JOIN duckdb_views() v ON v.database_name = c.database_name AND v.view_oid = c.table_oid
WHERE c.database_name = '{_CATALOG}' AND NOT c.internal ORDER BY c.table_oid, c.column_index
"""
_KEYS = f"""
SELECT schema_name, table_name, constraint_index, unnest(constraint_column_names), schema_name, referenced_table,
  unnest(referenced_column_names)
FROM duckdb_constraints() WHERE database_name = '{_CATALOG}' AND constraint_type = 'FOREIGN KEY'
"""
# A macro of the file's own would answer instead of a built-in function of its name.
_FUNCTIONS = "SELECT function_name, bool_and(internal) FROM duckdb_functions() GROUP BY ALL"


class Duckdb(WarehouseKind):
    """DuckDB files, CSV files, Parquet files and folders of them."""

    dialect = RULES.name
    memory_bytes = 2_000_000_000
    file_scheme = "duckdb"
    kept_from_writing = "files are only read, and a database file is attached read-only with its settings locked"

    def source(self, address: str, hidden: frozenset[str]) -> Source | None:
        """`duckdb:///FILE`, or the path of a file or folder."""
        scheme, mark, path = address.partition(":///")
        if scheme == "duckdb" and mark:
            path = path.partition("?")[0]
        elif address.startswith("duckdb:"):
            path = ""
        elif self.names_file(address) or address.startswith("/"):
            path = address
        else:
            return None
        if not path or path == ":memory:":
            raise WarehouseUnavailable("The warehouse's address names no database file.")
        return Source(self.dialect, path=str(Path(path).absolute()), hidden=hidden)

    def names_file(self, text: str) -> bool:
        """Does it end like a file of these, or is it a folder?"""
        if "://" in text or not text.strip() or "\0" in text:
            return False
        try:
            return bool(_reader(Path(text))) or _ending(Path(text)) in _DATABASES or Path(text).is_dir()
        except OSError:  # longer than a path may be
            return False

    def absolute(self, address: str, folder: Path) -> str:
        """A path starts from the folder as well, where it names something there."""
        if "://" in address:
            return super().absolute(address, folder)
        return str(folder / address) if self.names_file(address) or self.names_file(str(folder / address)) else address

    def open(self, source: Source) -> Session:
        """Open the database, or read the files."""
        return DuckdbSession(source)

    def describe(self, source: Source, schemas: Sequence[str] | None, ask: Ask) -> Described:
        """Tables in order of their creation, as a worker sees them."""
        from adapters.warehouses.schema import ColumnRow, KeyRow, described, listed, written_names

        columns = [ColumnRow(*row) for row in asked(ask, _TABLES)]
        keys = [KeyRow(*row) for row in asked(ask, _KEYS)]
        found = dict.fromkeys((row.home, row.table, int(row.home == RULES.home)) for row in columns)
        names = written_names(list(found), source.hidden, schemas)
        built_in = {str(name) for name, internal in asked(ask, _FUNCTIONS) if internal}
        users = {str(name).lower() for name, internal in asked(ask, _FUNCTIONS) if not internal}
        absent = frozenset(RULES.functions - built_in | users)
        return described(self.dialect, names, listed(names, columns, keys), absent)

    def sample_cell(self, column: str, kind: str, length: int) -> str:
        """The cell's first characters."""
        del kind
        return f"left({column}::VARCHAR, {length})"


DATABASE = Duckdb()
