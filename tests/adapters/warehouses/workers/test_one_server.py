"""All that send to one server, in this process and in others, stop while one statement there will not end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pymysql
import pytest

from adapters.warehouses.mysql import MysqlControl
from adapters.warehouses.registry import source_of
from adapters.warehouses.workers import watchdog as module
from adapters.warehouses.workers.pool import WorkerPool
from adapters.warehouses.workers.watchdog import REFUSAL
from reliability.values import Failure, FailureKind, Limits, Rows
from tests.conftest import MariadbServer, PostgresServer, eventually, own_postgres_server

HELD = Failure(FailureKind.UNAVAILABLE, REFUSAL)
SLEEPERS = """
SELECT pid FROM pg_stat_activity WHERE application_name ~ '^candor [0-9a-f]{12}$' AND wait_event = 'PgSleep'
"""
# Another process of the program: it runs one statement, says what came of it and of the next, and waits to be ended.
OTHER = """
import sys
from adapters.warehouses.registry import source_of
from adapters.warehouses.workers.pool import WorkerPool
from reliability.values import Limits
pool = WorkerPool(source_of(sys.argv[1]))
for statement in sys.argv[2:]:
    print(type(pool.run(statement, Limits(time_s=5.0))).__name__, flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOK_FOR_OTHERS_EVERY_S", 0.5)
    monkeypatch.setattr(module, "LOOK_AGAIN_EVERY_S", 0.2)
    monkeypatch.setattr(module, "WAIT_FOR_LOOK_S", 60.0)  # a busy machine is slow, not wrong


@pytest.fixture
def server() -> Iterator[PostgresServer]:
    with own_postgres_server() as own:
        yield own


@contextmanager
def other_process(url: str, *statements: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that sends these, each with a few seconds' limit."""
    root = str(Path(__file__).resolve().parents[4])
    process = subprocess.Popen(
        [sys.executable, "-c", OTHER, url, *statements],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": root},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def sleepers(url: str) -> list[int]:
    """The server's processes that sleep for a worker."""
    with psycopg.connect(url.replace("+psycopg", "")) as connection:
        return [int(pid) for (pid,) in connection.execute(SLEEPERS)]


def stop_the_sleeper(url: str) -> int:
    """Make the one that sleeps deaf, as one is that works where no interrupt reaches; its number."""
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as onlooker:
        assert eventually(lambda: onlooker.execute(SLEEPERS).fetchall())
        ((pid,),) = onlooker.execute(SLEEPERS).fetchall()
    os.kill(pid, signal.SIGSTOP)
    return int(pid)


def word(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.slow
@pytest.mark.postgres
def test_pools_of_one_server_stop_together_and_go_on_together(server: PostgresServer) -> None:
    url, other_url = server.new_database(), server.new_database()
    one, two = WorkerPool(source_of(url)), WorkerPool(source_of(other_url))
    assert one.watchdog is two.watchdog
    assert isinstance(two.run("SELECT 1", Limits()), Rows)
    sends = threading.Thread(target=one.run, args=["SELECT pg_sleep(900)", Limits(time_s=5.0)])
    sends.start()
    pid = stop_the_sleeper(url)
    try:
        sends.join()
        assert eventually(lambda: two.run("SELECT 2", Limits()) == HELD)
        assert eventually(lambda: one.watchdog.problem != "")
        assert one.run("SELECT 2", Limits()) == HELD
    finally:
        os.kill(pid, signal.SIGCONT)
    assert eventually(lambda: isinstance(two.run("SELECT 3", Limits()), Rows))
    assert isinstance(one.run("SELECT 3", Limits()), Rows)
    begun, ended = one.watchdog.news()
    assert ended[0] == f"{begun[0]} ended"
    assert two.watchdog.news() == []
    for pool in (one, two):
        pool.close()


@pytest.mark.slow
@pytest.mark.postgres
def test_a_stuck_statement_of_another_process_holds_this_one_and_is_found_after_a_restart(
    server: PostgresServer,
) -> None:
    url = server.new_database()
    here = WorkerPool(source_of(url))
    assert isinstance(here.run("SELECT 1", Limits()), Rows)
    with other_process(url, "SELECT pg_sleep(900)", "SELECT 2") as other:
        pid = stop_the_sleeper(url)
        try:
            assert word(other) == "Failure"
            assert eventually(lambda: here.run("SELECT 3", Limits()) == HELD)
            other.kill()  # and nobody is left who sent it
            assert eventually(lambda: here.watchdog.problem != "")
            with other_process(url, "SELECT 4") as restarted:
                assert word(restarted) == "Failure"
            assert sleepers(url) == [pid]
        finally:
            os.kill(pid, signal.SIGCONT)
    assert eventually(lambda: isinstance(here.run("SELECT 5", Limits()), Rows))
    with other_process(url, "SELECT 6") as restarted:
        assert word(restarted) == "Rows"
    assert [key.endswith(" ended") for key, _ in here.watchdog.news()] == [False, True]
    here.close()


@pytest.mark.slow
@pytest.mark.postgres
def test_a_server_that_goes_away_while_one_is_stuck_ends_the_hold_when_it_is_back(server: PostgresServer) -> None:
    url = server.new_database()
    pool = WorkerPool(source_of(url))
    assert isinstance(pool.run("SELECT 1", Limits()), Rows)
    sends = threading.Thread(target=pool.run, args=["SELECT pg_sleep(900)", Limits(time_s=5.0)])
    sends.start()
    pid = stop_the_sleeper(url)
    sends.join()
    assert eventually(lambda: pool.watchdog.problem != "")
    server.process.send_signal(signal.SIGQUIT)
    os.kill(pid, signal.SIGKILL)
    server.process.wait(120)
    for _ in range(3):
        assert pool.run("SELECT 2", Limits()) == HELD  # whether it ended nobody can tell yet
    server.start()
    assert eventually(lambda: isinstance(pool.run("SELECT 3", Limits()), Rows))
    assert [key.endswith(" ended") for key, _ in pool.watchdog.news()] == [False, True]
    pool.close()


@pytest.mark.mysql
def test_mariadb_another_processs_statement_past_its_limit_is_ended_or_held_for(
    mariadb_server: MariadbServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = mariadb_server.new_database()
    one, two = WorkerPool(source_of(url)), WorkerPool(source_of(mariadb_server.new_database()))
    assert one.watchdog is two.watchdog
    assert isinstance(one.run("SELECT 1", Limits()), Rows)
    with monkeypatch.context() as deaf:
        deaf.setattr(MysqlControl, "_kill", lambda *_: None)  # no thread of a server's can be stopped alone
        with left_behind(mariadb_server, 200), left_behind(mariadb_server, 900_000):
            assert eventually(lambda: two.run("SELECT 2", Limits()) == HELD)
            assert eventually(lambda: one.watchdog.problem != "")
            assert one.run("SELECT 2", Limits()) == HELD
            deaf.undo()
            # A new watchdog tells it again, as that of a restarted bot does.
            again = WorkerPool(source_of(url.replace("127.0.0.1", "localhost")))
            assert eventually(lambda: isinstance(again.run("SELECT 3", Limits()), Rows))
            assert eventually(lambda: isinstance(two.run("SELECT 3", Limits()), Rows))
            assert [each.rpartition(" ")[2] for each in running(mariadb_server)] == [f"{900_000:012x}"]
    for pool in (one, two, again):
        pool.close()


@contextmanager
def left_behind(server: MariadbServer, limit_ms: int) -> Iterator[None]:
    """A statement as another process of the program sends it, of which nobody is left."""
    connection = server.connect()

    def sends() -> None:
        with suppress(pymysql.Error), connection.cursor() as cursor:
            cursor.execute(f"/* candor {limit_ms:012x} {limit_ms} */ (SELECT SLEEP(900))")

    thread = threading.Thread(target=sends)
    thread.start()
    assert eventually(lambda: any(f"{limit_ms:012x}" in each for each in running(server)))
    try:
        yield
    finally:
        with suppress(pymysql.Error), server.connect() as ending, ending.cursor() as cursor:
            cursor.execute(f"KILL {connection.thread_id()}")
        thread.join()


def running(server: MariadbServer) -> list[str]:
    """The marked statements that the server is at, by their sessions' names."""
    control = MysqlControl(source_of(server.url("mysql")))
    try:
        return list(control._statements())
    finally:
        control.close()
