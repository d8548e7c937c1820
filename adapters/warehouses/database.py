"""What must be known of one kind of database: its addresses, its connection, its tables. One file for each implements
it.

This module imports little, so that a worker starts in a tenth of a second.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from adapters.warehouses.sessions import Session, Source
from reliability.errors import WarehouseUnavailable
from reliability.values import Dialect, Failure, Rows

_MOST_NAMED = 5

if TYPE_CHECKING:
    from adapters.warehouses.schema import Described
    from adapters.warehouses.workers.control import Control
    from reliability.guard.guard import Verdict

MEMORY_BYTES = 1_000_000_000
Ask = Callable[[str], Rows | Failure]
"""Runs a statement of our own, unguarded, on the connection of a worker."""


class WarehouseKind(ABC):
    """One kind of database. Without state: everything is told by the Source."""

    dialect: Dialect
    # What a worker may use, and which environment variables its driver reads.
    memory_bytes = MEMORY_BYTES
    variables: tuple[str, ...] = ()
    # For people who connect one: what `warnings` looks at, and what keeps every session from writing all the same.
    looked_at = ""
    kept_from_writing = ""
    # A URL of this scheme names a file, whose path may be relative.
    file_scheme = ""
    # An account may take a role for each statement, which can do what the role may and no more.
    has_roles = False
    # Tables stand in schemas, of which some may be offered.
    has_schemas = True
    # A column without a type may hold words.
    untyped_is_text = False

    # --- addresses ---------------------------------------------------------------------------------

    @abstractmethod
    def source(self, address: str, hidden: frozenset[str]) -> Source | None:
        """What an address names; None for another database's. Raises WarehouseUnavailable for one that lacks a part."""

    def names_file(self, text: str) -> bool:
        """Is the text, which is no URL, the path of something that such a database reads?"""
        del text
        return False

    def absolute(self, address: str, folder: Path) -> str:
        """The address with its file's whole path; a relative one starts from the folder."""
        start, _, rest = address.partition(":///")
        if not self.file_scheme or not start.startswith(self.file_scheme) or not rest:
            return address
        return address if rest.startswith(("/", ":memory:", "file:")) else f"{start}:///{folder / rest}"

    # --- in the worker -----------------------------------------------------------------------------

    @abstractmethod
    def open(self, source: Source) -> Session:
        """Connect. Raises StatementFailed."""

    def control(self, source: Source) -> Callable[[], Control] | None:
        """How the watchdog connects; None where nothing runs on when a worker's process is killed."""
        del source
        return None

    def server(self, source: Source) -> str:
        """The address of the server that everything is sent to, as admins know it; empty where there is none."""
        del source
        return ""

    def file_bytes(self, source: Source) -> int:
        """How large a file the worker may write once it is connected."""
        del source
        return 0

    # --- tables ------------------------------------------------------------------------------------

    @abstractmethod
    def describe(self, source: Source, schemas: Sequence[str] | None, ask: Ask) -> Described:
        """Read tables, columns, keys and comments. Raises WarehouseUnavailable."""

    def warnings(self, source: Source) -> list[str]:
        """What the account may do beyond reading, a sentence each. Raises WarehouseUnavailable."""
        del source
        return []

    def place(self, table: str, homes: Mapping[str, str]) -> str:
        """A table of the schema, quoted and with its database schema, for SQL of our own."""
        home = homes[table]
        return f"{quoted(home)}.{quoted(table.removeprefix(f'{home}.'))}"

    def placed(self, verdict: Verdict, homes: Mapping[str, str]) -> str | None:
        """The text to run, each table with its database schema; None where it is written with another."""
        text = verdict.sql
        for place in sorted(verdict.tables, key=lambda place: -place.start):
            home = homes[place.name]
            if place.home and place.home != home:
                return None
            if not place.home:
                text = f"{text[: place.start]}{quoted(home)}.{text[place.start :]}"
        return text

    @abstractmethod
    def sample_cell(self, column: str, kind: str, length: int) -> str:
        """SQL for a column's cell as text, cut; `kind` is its type in capitals."""


def asked(ask: Ask, sql: str) -> tuple[tuple[Any, ...], ...]:
    """The rows of a statement of our own. Raises WarehouseUnavailable with the reason why there are none."""
    answer = ask(sql)
    if isinstance(answer, Failure):
        raise WarehouseUnavailable(answer.message)
    return answer.rows


def text_literal(value: str) -> str:
    """A text as a string of SQL.

    >>> text_literal("it's")
    "'it''s'"
    """
    return "'" + value.replace("'", "''") + "'"


def quoted(name: str) -> str:
    """A name in double quotes, as all databases here read it.

    >>> print(quoted('a"b'))
    "a""b"
    """
    return '"' + name.replace('"', '""') + '"'


def named(names: Sequence[str]) -> str:
    """Names for a sentence: the first few, and how many more there are.

    >>> named(["a", "b"]), named(list("abcdefg"))
    ('a, b', 'a, b, c, d, e and 2 more')
    """
    more = f" and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""
    return ", ".join(names[:_MOST_NAMED]) + more
