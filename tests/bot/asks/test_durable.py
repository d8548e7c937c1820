"""Stopping: nothing that waits for a workflow or a database holds up the end of a process."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from adapters.store.store import Store, StoreUnavailable
from adapters.store.workflow_database import LetGo, WorkflowDatabase
from tests.conftest import PostgresServer, free_port

ROOT = Path(__file__).parents[3]


@pytest.mark.slow
@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_a_process_that_lost_its_running_turn_ends_by_itself(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Without letting go, a thread of DBOS looks every second, for ever, for a result that nobody records."""
    if backend == "sqlite":
        url = f"sqlite:///{tmp_path / 'candor.sqlite'}"
    else:
        url = request.getfixturevalue("postgres_database")()
    worker = subprocess.Popen(
        [sys.executable, "-m", "tests.support.stop_worker", url], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    try:
        assert worker.stdout is not None
        assert worker.stdout.readline() == "stopped\n"
        assert worker.wait(60) == 0
    finally:
        worker.kill()
        worker.communicate()


def test_after_letting_go_every_use_of_the_database_ends_its_thread(tmp_path: Path) -> None:
    database = WorkflowDatabase(f"sqlite:///{tmp_path / 'candor.sqlite'}")
    with database.engine.begin() as connection:
        assert connection.execute(sa.text("SELECT 1")).scalar() == 1
    database.let_go()
    with pytest.raises(LetGo), database.engine.begin():
        pass


def test_what_is_there_can_be_used_until_it_is_let_go(tmp_path: Path) -> None:
    """DBOS still writes while it is being stopped."""
    database = WorkflowDatabase(f"sqlite:///{tmp_path / 'candor.sqlite'}")
    database.stop_waiting()
    with database.engine.begin() as connection:
        assert connection.execute(sa.text("SELECT 1")).scalar() == 1
    database.let_go()


def test_a_connection_that_comes_back_after_letting_go_is_closed(tmp_path: Path) -> None:
    database = WorkflowDatabase(f"sqlite:///{tmp_path / 'candor.sqlite'}")
    with database.engine.connect() as connection:
        driver = connection.connection.driver_connection
        database.let_go()
    assert driver is not None
    with pytest.raises(Exception, match="closed"):
        driver.execute("SELECT 1")


def test_waiting_for_a_database_that_is_away_ends_when_let_go() -> None:
    database = WorkflowDatabase(f"postgresql+psycopg://nobody@127.0.0.1:{free_port()}/none")
    ended: list[BaseException] = []

    def look() -> None:
        try:
            database.engine.connect()
        except BaseException as error:
            ended.append(error)

    waiting = threading.Thread(target=look)
    waiting.start()
    time.sleep(0.3)
    assert waiting.is_alive()
    database.stop_waiting()
    waiting.join(120)
    database.let_go()
    assert [type(error) for error in ended] == [LetGo]


def test_a_database_that_comes_back_is_used(postgres_server: PostgresServer) -> None:
    """Its port opens only after the first attempts."""
    port, url = free_port(), postgres_server.new_database()
    database = WorkflowDatabase(url.replace(f":{postgres_server.port}/", f":{port}/"))
    opened = threading.Timer(0.8, forward, (port, postgres_server.port))
    opened.start()
    with database.engine.connect() as connection:
        assert connection.execute(sa.text("SELECT 1")).scalar() == 1
    database.let_go()
    opened.join(60)


def forward(port: int, to_port: int) -> None:
    """Forward one connection until it is closed."""

    def pump(source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):  # the other side may be closed first
            while data := source.recv(65_536):
                target.sendall(data)

    with socket.create_server(("127.0.0.1", port)) as server:
        near, _ = server.accept()
    with near, socket.create_connection(("127.0.0.1", to_port)) as far:
        threading.Thread(target=pump, args=(far, near), daemon=True).start()
        pump(near, far)


# --- a database that takes no writes for a while ------------------------------------------------------


@pytest.fixture
def one_connection(tmp_path: Path) -> Iterator[WorkflowDatabase]:
    """A file that DBOS's engine has with a table in it, on one connection."""
    database = WorkflowDatabase(f"sqlite:///{tmp_path / 'candor.sqlite'}")
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE kept (text TEXT)")
    yield database
    database.let_go()


def run(engine: sa.Engine, *statements: str) -> None:
    """Run statements in one transaction."""
    with engine.begin() as connection:
        for each in statements:
            connection.exec_driver_sql(each)


def is_repeated(error: Exception) -> bool:
    """Whether DBOS tries again what failed so."""
    from dbos._utils import retriable_postgres_exception

    return retriable_postgres_exception(error)


def test_what_a_full_disk_refuses_is_a_lost_connection_to_the_workflows(one_connection: WorkflowDatabase) -> None:
    much = "INSERT INTO kept VALUES (zeroblob(100000))"
    with pytest.raises(sa.exc.OperationalError, match="full") as refused:
        run(one_connection.engine, "PRAGMA max_page_count = 1", much)
    assert is_repeated(refused.value)
    run(one_connection.engine, much)


def test_what_a_read_only_file_refuses_is_one_too_and_a_mistake_is_none(one_connection: WorkflowDatabase) -> None:
    with pytest.raises(sa.exc.OperationalError, match="readonly") as refused:
        run(one_connection.engine, "PRAGMA query_only = 1", "INSERT INTO kept VALUES ('x')")
    assert is_repeated(refused.value)
    with pytest.raises(sa.exc.OperationalError) as mistaken:
        run(one_connection.engine, "INSERT INTO nowhere VALUES ('x')")
    assert not is_repeated(mistaken.value)


@pytest.mark.postgres
def test_what_a_read_only_server_refuses_waits_in_both_parts_of_the_store(postgres_url: str) -> None:
    database, store = WorkflowDatabase(postgres_url), Store(postgres_url)

    def write() -> None:
        with store._database.write() as session:
            session.execute(sa.text("SET TRANSACTION READ ONLY"))
            session.execute(sa.text("DELETE FROM asks"))

    try:
        with pytest.raises(sa.exc.InternalError) as refused:
            run(database.engine, "SET TRANSACTION READ ONLY", "CREATE TABLE kept (text TEXT)")
        assert is_repeated(refused.value)
        with pytest.raises(StoreUnavailable):
            write()
    finally:
        database.let_go()
        store.close()
