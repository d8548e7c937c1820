"""What a worker and a database's own file say to one another: what is opened, what runs, what comes of it.

This module imports little, so that a worker starts in a tenth of a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from adapters.warehouses.cells import as_cell, size_bytes
from reliability.values import Cell, Dialect, FailureKind, Limits


@dataclass(frozen=True)
class Source:
    """What a worker opens: a path, or a server by the words of its driver. `hidden` tables are never read; with a
    `role`, everything is read as that role of the database instead of as the account."""

    dialect: Dialect
    path: str = ""
    connection: dict[str, str] = field(default_factory=dict, repr=False)  # may hold a password
    hidden: frozenset[str] = frozenset()
    role: str = ""


@dataclass
class Found:
    """Rows as far as the limits went."""

    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]
    truncated: bool


class StatementFailed(Exception):
    """A statement gave no rows. `lost`: the connection is gone with it."""

    def __init__(self, kind: FailureKind, message: str, lost: bool = False) -> None:
        super().__init__(message)
        self.kind = kind
        self.lost = lost


class Session(Protocol):
    """An open connection that cannot write."""

    backend: str  # what the watchdog calls the server's own side of it; empty where the worker's process is all

    def run(self, sql: str, limits: Limits) -> Found:
        """Run one statement. Raises StatementFailed."""
        ...

    def clean(self) -> None:
        """Leave nothing of the last statement behind. Raises StatementFailed."""
        ...


class Gathering:
    """Rows as they come, until a limit is reached."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.rows: list[tuple[Cell, ...]] = []
        self.used = 0  # bytes

    def takes(self, raw: Sequence[Any]) -> bool:
        """Add a driver's row; False where it is one too many. Raises StatementFailed for a first row that is too
        large.
        """
        row = tuple(map(as_cell, raw))
        self.used += sum(map(size_bytes, row))
        if self.used > self._limits.bytes and not self.rows:
            raise StatementFailed(FailureKind.TOO_LARGE, "A single row is larger than a result may be.")
        if self.used > self._limits.bytes or len(self.rows) >= self._limits.rows:
            return False
        self.rows.append(row)
        return True


def unavailable(message: str) -> StatementFailed:
    """There is no connection, or no more."""
    return StatementFailed(FailureKind.UNAVAILABLE, message, lost=True)


def role_refused(role: str) -> str:
    """Why nothing is read as a role, in one sentence."""
    return f"The database does not let its account take the role {one_line(role)}."


def one_line(text: object) -> str:
    """A driver's message as a part of a sentence."""
    return " ".join(str(text).split())[:200]
