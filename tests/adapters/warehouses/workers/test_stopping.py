"""Statements that are ended because the work that needs them is stopped."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import duckdb
import psycopg
import pytest

from adapters.stop_signal import StopSignal, WorkStopped, current_signal, stoppable
from adapters.warehouses.registry import source_of
from adapters.warehouses.stoppable import SharedWarehouse, WarehouseOfAsk, open_stoppable
from adapters.warehouses.workers.stoppable_pool import StoppablePool
from reliability.values import Failure, FailureKind, Limits, Rows

PATIENT = Limits(time_s=300.0)
LONG = "SELECT COUNT(*) FROM n a, n b, n c, n d WHERE a.i + b.i * c.i % 7 = d.i"


@pytest.fixture
def warehouse(tmp_path: Path) -> Iterator[SharedWarehouse]:
    import sqlite3

    with sqlite3.connect(tmp_path / "n.sqlite") as connection:
        connection.execute("CREATE TABLE n (i INTEGER)")
        connection.executemany("INSERT INTO n VALUES (?)", [(i,) for i in range(2_000)])
    connection.close()
    opened = open_stoppable(f"sqlite:///{tmp_path / 'n.sqlite'}", "n")
    yield opened
    opened.close()


def running(warehouse: SharedWarehouse) -> int:
    return len(warehouse._stoppable._at_work)


def until_running(warehouse: SharedWarehouse, count: int) -> None:
    while running(warehouse) < count:
        time.sleep(0.01)
    time.sleep(0.3)  # the statement itself begins


def test_a_statement_ends_when_its_work_is_stopped_and_others_go_on(warehouse: SharedWarehouse) -> None:
    stop, other = StopSignal(), StopSignal()
    view = WarehouseOfAsk(warehouse, stop)
    assert isinstance(view.run("SELECT COUNT(*) FROM n", PATIENT), Rows)
    with ThreadPoolExecutor(3) as pool:
        mine = [pool.submit(view.run, LONG, PATIENT) for _ in range(2)]
        short = pool.submit(WarehouseOfAsk(warehouse, other).run, LONG, Limits(time_s=3.0))
        until_running(warehouse, 3)
        stop.set()
        for each in mine:
            with pytest.raises(WorkStopped):
                each.result(timeout=60)  # of the 300 seconds that it had
        ended = short.result(timeout=60)
    assert isinstance(ended, Failure)
    assert ended.kind.value == "timeout", "another's statement has its own time"
    assert isinstance(warehouse.run("SELECT COUNT(*) FROM n", PATIENT), Rows)
    with pytest.raises(WorkStopped):
        view.run("SELECT COUNT(*) FROM n", PATIENT)


def test_a_statement_that_waits_for_a_worker_waits_no_longer(tmp_path: Path, warehouse: SharedWarehouse) -> None:
    warehouse.schema()
    one = SharedWarehouse(warehouse._source, "n", workers=1)
    stop, busy = StopSignal(), StopSignal()
    with ThreadPoolExecutor(2) as pool:
        at_work = pool.submit(one.run_under, busy, LONG, PATIENT)
        until_running(one, 1)
        waits = pool.submit(one.run_under, stop, "SELECT COUNT(*) FROM n", PATIENT)
        time.sleep(0.2)
        assert not waits.done()
        stop.set()
        with pytest.raises(WorkStopped):
            waits.result(timeout=60)
        assert not at_work.done()
        busy.set()
        with pytest.raises(WorkStopped):
            at_work.result(timeout=60)
    one.close()


def test_a_stop_reaches_only_its_own_thread() -> None:
    one, seen = StopSignal(), []
    with stoppable(one):
        assert current_signal() is one
        other = threading.Thread(target=lambda: seen.append(current_signal()))
        other.start()
        other.join()
    assert seen == [None]
    assert current_signal() is None


def test_a_call_is_made_once_and_not_after_the_work_is_over() -> None:
    stop, calls = StopSignal(), []
    with stop.calling(lambda: calls.append("over before")):
        pass
    with stop.calling(lambda: calls.append("during")):
        stop.set()
        stop.set()
    assert calls == ["during"]
    with pytest.raises(WorkStopped), stop.calling(lambda: calls.append("after")):
        raise AssertionError("the work begins although it is stopped")


def test_duckdb_ends_as_well(tmp_path: Path) -> None:
    file = tmp_path / "n.duckdb"
    with duckdb.connect(str(file)) as connection:
        connection.execute("CREATE TABLE n AS SELECT i FROM range(20000) AS t(i)")
    warehouse = open_stoppable(f"duckdb:///{file}", "n")
    stop = StopSignal()
    with ThreadPoolExecutor(1) as pool:
        at_work = pool.submit(warehouse.run_under, stop, LONG, PATIENT)
        until_running(warehouse, 1)
        stop.set()
        with pytest.raises(WorkStopped):
            at_work.result(timeout=60)
    warehouse.close()


@pytest.mark.postgres
def test_postgres_its_backend_ends_too(postgres_url: str) -> None:
    """The guard lets no `pg_sleep` through, so that the pool is asked itself."""
    source, stop = source_of(postgres_url), StopSignal()
    pool = StoppablePool(source, 2)
    query = "SELECT count(*) FROM pg_stat_activity WHERE application_name ~ '^candor ' AND state = 'active'"
    with psycopg.connect(postgres_url.replace("+psycopg", ""), autocommit=True) as onlooker:

        def active() -> bool:
            return onlooker.execute(query).fetchone() != (0,)

        def under() -> Rows | Failure:
            with pool.under(stop):
                return pool.run("SELECT pg_sleep(300)", PATIENT)

        with ThreadPoolExecutor(1) as threads:
            at_work = threads.submit(under)
            while not active():
                time.sleep(0.01)
            began = time.monotonic()
            stop.set()
            ended = at_work.result(timeout=60)
        assert isinstance(ended, Failure)
        while active():
            assert time.monotonic() - began < 60, "of the 300 seconds that it had"
            time.sleep(0.01)
    pool.close()


def test_a_signal_that_comes_late_ends_nobody_elses_statement(warehouse: SharedWarehouse) -> None:
    with ThreadPoolExecutor(1) as pool:
        running_on = pool.submit(WarehouseOfAsk(warehouse, StopSignal()).run, LONG, Limits(time_s=2.0))
        until_running(warehouse, 1)
        (thread,) = warehouse._stoppable._at_work
        warehouse._stoppable._end(thread, StopSignal())  # of an ask that this thread worked for before
        answer = running_on.result(timeout=120)
    assert isinstance(answer, Failure)
    assert answer.kind is FailureKind.TIMEOUT
