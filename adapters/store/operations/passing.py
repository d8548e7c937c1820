"""Failures of a database that takes no writes just now, and will again: a full disk, or one that is read-only."""

from __future__ import annotations

import sqlite3

_SQLITE = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR)
_POSTGRES = (
    "25006",  # read-only: a standby answers in its primary's place, or an administrator holds the database
    "53100",  # the disk is full
)


def takes_no_writes(error: BaseException | None) -> bool:
    """Whether a driver's error says that nothing can be written at present."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in _SQLITE  # the low byte is the kind, the rest tells more
    return getattr(error, "sqlstate", None) in _POSTGRES
