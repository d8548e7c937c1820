"""A pool that is closed while threads ask it: every process ends, each is put away once, and nobody gets an exception."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from adapters.warehouses.registry import source_of
from adapters.warehouses.sessions import Source
from adapters.warehouses.workers import pool as pools
from adapters.warehouses.workers.pool import WorkerPool, _Worker
from reliability.values import Failure, FailureKind, Limits, Rows

PATIENT = Limits(time_s=300.0)
LONG = "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT MAX(n) FROM t"


class Watched(_Worker):
    """A worker whose beginning may be held up, and whose ends are counted."""

    made: list[Watched]
    ends: Counter[int]
    held: threading.Event | None = None
    begun: threading.Event

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.made.append(self)
        self.begun.set()
        if self.held is not None:
            assert self.held.wait(60)

    def end(self) -> None:
        self.ends[id(self)] += 1
        super().end()


@pytest.fixture
def pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WorkerPool:
    sqlite3.connect(tmp_path / "n.sqlite").close()
    (tmp_path / "n.sqlite").touch()  # one without tables
    monkeypatch.setattr(Watched, "made", [], raising=False)
    monkeypatch.setattr(Watched, "ends", Counter(), raising=False)
    monkeypatch.setattr(Watched, "begun", threading.Event(), raising=False)
    monkeypatch.setattr(pools, "_Worker", Watched)
    return WorkerPool(source_of(f"sqlite:///{tmp_path / 'n.sqlite'}"))


def all_ended_once() -> bool:
    ended = all(each._process.returncode is not None and each._channel.closed for each in Watched.made)
    return ended and set(Watched.ends.values()) == {1} and len(Watched.ends) == len(Watched.made)


def test_threads_at_work_put_their_own_workers_away(pool: WorkerPool) -> None:
    assert isinstance(pool.run("SELECT 1", PATIENT), Rows)
    with ThreadPoolExecutor(3) as threads:
        waiting = [threads.submit(pool.run, LONG, PATIENT) for _ in range(3)]
        while len(Watched.made) < 3:
            time.sleep(0.01)
        time.sleep(0.3)  # the statements themselves begin
        pool.close()
        assert all(each._process.returncode is not None for each in Watched.made), "none is alive after close()"
        found = [each.result(timeout=60) for each in waiting]
    assert [each.kind for each in found if isinstance(each, Failure)] == [FailureKind.UNAVAILABLE] * 3
    assert all_ended_once()
    pool.close()  # a second time does nothing
    assert all_ended_once()


def test_a_worker_that_starts_while_the_pool_is_closed_ends_too(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = threading.Event()
    monkeypatch.setattr(Watched, "held", held)
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(pool.run, "SELECT 1", PATIENT)
        assert Watched.begun.wait(60)
        pool.close()
        held.set()
        found = waiting.result(timeout=60)
    assert isinstance(found, Failure)
    assert found.kind is FailureKind.UNAVAILABLE
    assert all_ended_once()


def test_a_pool_is_closed_under_threads_that_go_on_asking(pool: WorkerPool) -> None:
    stop = threading.Event()

    def ask() -> None:
        while not stop.is_set():
            pool.run("SELECT 1", PATIENT)

    with ThreadPoolExecutor(4) as threads:
        asking = [threads.submit(ask) for _ in range(4)]
        assert Watched.begun.wait(60)
        time.sleep(0.3)
        pool.close()
        stop.set()
        for each in asking:
            each.result(timeout=60)
    assert all_ended_once()
    assert isinstance(pool.run("SELECT 1", PATIENT), Failure)
