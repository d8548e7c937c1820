"""The connections of durable workflows: what cannot be written just now holds nobody else up."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from adapters.store.workflow_database import WorkflowDatabase


def test_a_write_that_is_refused_lets_go_of_the_lock_while_its_error_is_still_held(tmp_path: Path) -> None:
    """SQLite keeps a closed connection, with its lock, as long as a cursor of it lives: in an error's traceback."""
    file = tmp_path / "store.sqlite"
    database = WorkflowDatabase(f"sqlite:///{file}")
    with database.engine.begin() as connection:
        connection.execute(text("CREATE TABLE steps (n INTEGER)"))
    with pytest.raises(DBAPIError) as held:
        _write_and_be_refused(database)
    assert held.value.connection_invalidated, "it is repeated like what failed for a lost connection"
    other = sqlite3.connect(file, timeout=0.2)
    other.execute("INSERT INTO steps VALUES (3)")
    other.commit()
    assert other.execute("SELECT n FROM steps").fetchall() == [(3,)]
    other.close()
    with database.engine.begin() as connection:
        connection.execute(text("INSERT INTO steps VALUES (4)"))
    database.let_go()


def _write_and_be_refused(database: WorkflowDatabase) -> None:
    with database.engine.begin() as connection:
        connection.execute(text("INSERT INTO steps VALUES (1)"))
        connection.connection.cursor().execute("PRAGMA query_only = 1")
        connection.execute(text("INSERT INTO steps VALUES (2)"))
