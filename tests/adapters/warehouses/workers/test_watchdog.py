"""What a killed worker left on its server ends there, or nothing more is sent."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable, Collection, Iterator

import psycopg
import pytest

from adapters.warehouses.postgres import PostgresControl
from adapters.warehouses.registry import source_of
from adapters.warehouses.sessions import Source
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from adapters.warehouses.workers import watchdog as module
from adapters.warehouses.workers.pool import WorkerPool
from adapters.warehouses.workers.servers import watchdog_of
from adapters.warehouses.workers.watchdog import REFUSAL, Watchdog
from reliability.values import Failure, FailureKind, Limits, Rows
from tests.conftest import MariadbServer, eventually

QUICK = Limits(time_s=0.3)
SLACK_S = 120.0  # for a busy machine


class Server:
    """Backends that end when they are told the word that each listens to; a Control of the watchdog's."""

    def __init__(self, **listens_to: str) -> None:
        self.backends = listens_to
        self.told: list[tuple[str, str]] = []
        self.connections = 0
        self.asked_in_vain = 0
        self.away = False
        self.before_it_is_told: Callable[[], object] = lambda: None
        self.overdue_ones: list[str] = []

    def connect(self) -> Server:
        if self.away:
            self.asked_in_vain += 1
            raise OSError("away")
        self.connections += 1
        return self

    def running(self, backends: Collection[str]) -> set[str]:
        return self.backends.keys() & set(backends)

    def overdue(self, by_s: float) -> list[str]:
        return [backend for backend in self.overdue_ones if backend in self.backends]

    def _tell(self, word: str, backend: str) -> None:
        self.before_it_is_told()
        self.told.append((word, backend))
        if self.backends.get(backend) == word:
            del self.backends[backend]

    def cancel(self, backend: str) -> None:
        self._tell("cancel", backend)

    def terminate(self, backend: str) -> None:
        self._tell("terminate", backend)

    def close(self) -> None:
        self.connections -= 1


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if not any(request.node.get_closest_marker(kind) for kind in ("postgres", "mysql")):
        for name in ("END_AFTER_S", "LOOK_EVERY_S", "LOOK_AGAIN_EVERY_S"):
            monkeypatch.setattr(module, name, 0.02)
        monkeypatch.setattr(module, "STUCK_AFTER_S", 0.2)


def dog_of(server: Server) -> Watchdog:
    dog = Watchdog("db:1")
    dog.watch_account("ada", server.connect)
    return dog


def test_a_backend_is_cancelled_and_no_more_where_that_ends_it() -> None:
    server = Server(a="cancel", b="terminate", other="never")
    dog = dog_of(server)
    dog.given_up("a")
    dog.given_up("b")
    assert dog.wait(SLACK_S)
    assert sorted(server.told) == [("cancel", "a"), ("cancel", "b"), ("terminate", "b")]
    assert (dog.refusal(), dog.problem, server.connections) == ("", "", 0)
    assert set(server.backends) == {"other"}


def test_what_does_not_end_holds_statements_back_until_it_does() -> None:
    server = Server(a="never")
    dog = dog_of(server)
    refusals: list[str] = []
    server.before_it_is_told = lambda: refusals.append(dog.refusal())
    dog.given_up("a")
    assert eventually(lambda: dog.refusal() == REFUSAL)
    assert refusals[0] == ""  # it may end when told to
    assert dog.problem.endswith(".")
    assert "UTC" in dog.problem
    said = dog.problem
    time.sleep(0.1)
    assert dog.problem == said  # the same sentence, so that admins hear it once
    assert eventually(lambda: [word for word, _ in server.told] == ["cancel", "terminate"])
    del server.backends["a"]
    assert eventually(lambda: dog.refusal() == "")
    assert dog.wait(SLACK_S)
    assert dog.problem == ""
    begun, ended = dog.news()
    assert begun == ("hold db:1 a", said)
    assert ended[0] == "hold db:1 a ended"
    assert "db:1 has ended" in ended[1]
    assert dog.news() == []


def test_one_that_is_gone_already_is_told_nothing() -> None:
    server = Server()
    dog = dog_of(server)
    dog.given_up("a")
    assert dog.wait(SLACK_S)
    assert server.told == []


def test_a_server_that_does_not_answer_is_asked_until_it_does() -> None:
    server = Server(a="cancel", b="never")
    dog = dog_of(server)
    server.away = True
    dog.given_up("a")
    assert eventually(lambda: server.asked_in_vain > 20)  # far beyond the time of a hold
    assert dog.refusal() == ""  # nobody knows of one that does not end
    server.away = False
    assert dog.wait(SLACK_S)
    assert server.told == [("cancel", "a")]


def test_a_hold_outlasts_the_servers_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(a="never")
    dog = dog_of(server)
    dog.given_up("a")
    assert eventually(lambda: dog.problem != "")
    server.away = True
    monkeypatch.setattr(server, "running", lambda _: server.connect())  # the open connection is lost too
    assert eventually(lambda: server.asked_in_vain > 20)
    assert dog.refusal() == REFUSAL
    server.backends.clear()
    assert dog.refusal() == REFUSAL
    monkeypatch.undo()
    server.away = False
    assert eventually(lambda: dog.refusal() == "")
    assert [key for key, _ in dog.news()] == ["hold db:1 a", "hold db:1 a ended"]


def test_many_threads_give_up_backends_and_each_is_ended() -> None:
    server = Server(**{f"b{n}": "terminate" for n in range(40)})
    dog = dog_of(server)
    threads = [threading.Thread(target=dog.given_up, args=[f"b{n}"]) for n in range(40)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert eventually(lambda: not server.backends)
    assert dog.wait(SLACK_S)


def test_what_another_process_left_is_ended_and_held_for_meanwhile() -> None:
    server = Server(old="terminate")
    server.overdue_ones = ["old"]
    dog = dog_of(server)
    assert dog.refusal() == REFUSAL
    assert dog.wait(SLACK_S)
    assert server.backends == {}
    assert dog.refusal() == ""
    assert dog.news() == []  # it ended when it was told to, so there is nothing that anybody should do


def test_statements_are_looked_for_once_in_some_seconds_and_by_one_of_many_threads() -> None:
    server = Server()
    connected: list[int] = []

    def connect() -> Server:
        connected.append(1)
        time.sleep(0.2)
        return server.connect()

    dog = Watchdog("db:1")
    dog.watch_account("ada", connect)
    threads = [threading.Thread(target=dog.refusal) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [dog.refusal() for _ in range(100)] == [""] * 100
    assert len(connected) <= 1 + (dog._looked_at > 0)


def test_a_failing_look_is_no_failure_and_a_slow_one_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server()
    server.away = True
    assert dog_of(server).refusal() == ""
    monkeypatch.setattr(module, "WAIT_FOR_LOOK_S", 0.05)
    hangs = threading.Event()
    dog = Watchdog("db:1")
    dog.watch_account("ada", lambda: (hangs.wait(), server)[1])
    assert dog.refusal() == ""
    hangs.set()


def test_every_account_of_a_server_is_looked_after_as_itself() -> None:
    servers = {"ada": Server(a="cancel"), "bob": Server(b="never")}
    servers["bob"].overdue_ones = ["b"]
    dog = Watchdog("db:1")
    for account, server in servers.items():
        dog.watch_account(account, server.connect)
    dog.given_up("a", "ada")
    assert eventually(lambda: dog.refusal() == REFUSAL)
    assert eventually(lambda: not servers["ada"].backends)
    assert eventually(lambda: [word for word, _ in servers["bob"].told] == ["cancel", "terminate"])
    servers["ada"].away = True
    assert dog.refusal() == REFUSAL
    servers["bob"].backends.clear()
    assert dog.wait(SLACK_S)


def test_a_hold_that_an_earlier_process_noted_is_gone_on_with_or_said_to_be_over() -> None:
    server = Server(a="never")
    dog = dog_of(server)
    server.away = True
    dog.take_up("a")
    assert (dog.news(), dog.refusal()) == ([], "")
    server.away = False
    dog.take_up("a")
    assert dog.refusal() == REFUSAL
    assert eventually(lambda: dog.problem != "")
    server.backends.clear()
    assert dog.wait(SLACK_S)
    assert [key for key, _ in dog.news()] == ["hold db:1 a", "hold db:1 a ended"]
    dog.take_up("gone")
    assert eventually(lambda: [key for key, _ in dog.news()] == ["hold db:1 gone ended"])
    dog.take_up("gone too")
    assert dog.refusal() == ""


def test_a_file_has_nothing_to_watch() -> None:
    dog = watchdog_of(Source("sqlite", path="shop.sqlite"))
    dog.given_up("x")
    dog.take_up("x")
    assert dog.wait(0)
    assert (dog.refusal(), dog.problem, dog.news()) == ("", "", [])
    assert dog is not watchdog_of(Source("sqlite", path="shop.sqlite"))


# --- on servers ------------------------------------------------------------------------------------


def as_superuser(url: str) -> psycopg.Connection[tuple[object, ...]]:
    return psycopg.connect(url.replace("+psycopg", ""), autocommit=True)


WORKERS = "SELECT application_name, pid FROM pg_stat_activity WHERE application_name ~ '^candor [0-9a-f]{12}$'"


def backends(connection: psycopg.Connection[tuple[object, ...]]) -> dict[str, int]:
    """The server's side of this program's workers: the names that they go by, and their processes."""
    return {str(name): int(str(pid)) for name, pid in connection.execute(WORKERS)}


def asleep(connection: psycopg.Connection[tuple[object, ...]]) -> int:
    """How many of the server's statements sleep."""
    return len(connection.execute("SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'").fetchall())


def warehouse_of(url: str) -> tuple[SqlWarehouse, WorkerPool]:
    warehouse = open_warehouse(url, "shop", workers=2)
    return warehouse, warehouse._pool


@contextlib.contextmanager
def deaf(processes: Collection[int]) -> Iterator[None]:
    """Meanwhile these hear nothing: they are stopped, and so deaf for as long on a fast machine as on a slow one."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@pytest.mark.postgres
def test_postgres_while_a_deaf_statement_runs_nothing_is_sent_and_afterwards_it_is(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STUCK_AFTER_S", 0.5)
    monkeypatch.setattr(module, "LOOK_AGAIN_EVERY_S", 0.2)
    warehouse, pool = warehouse_of(postgres_url)
    with as_superuser(postgres_url) as onlooker:
        assert isinstance(pool.run("SELECT 1", Limits()), Rows)
        assert eventually(lambda: len(backends(onlooker)) == 1)  # those of tests before are going
        before = backends(onlooker)
        with deaf(before.values()):
            answer = pool.run("SELECT 2", QUICK)
            assert isinstance(answer, Failure)
            assert answer.kind is FailureKind.TIMEOUT
            assert eventually(lambda: pool.watchdog.problem != "")
            held = warehouse.run("SELECT 3", Limits())
            assert held == Failure(FailureKind.UNAVAILABLE, REFUSAL)
            assert backends(onlooker) == before  # neither has it ended, nor has a second one joined it
            assert pool.watchdog.problem != ""
        assert eventually(lambda: pool.watchdog.problem == "")
        assert backends(onlooker) == {}
        assert isinstance(warehouse.run("SELECT 4", Limits()), Rows)
    warehouse.close()


@pytest.mark.postgres
def test_postgres_the_backend_of_a_killed_worker_ends(postgres_url: str) -> None:
    warehouse, pool = warehouse_of(postgres_url)
    with as_superuser(postgres_url) as onlooker:
        thread = threading.Thread(target=pool.run, args=["SELECT pg_sleep(900)", Limits(time_s=800)])
        thread.start()
        assert eventually(lambda: asleep(onlooker) == 1)
        for worker in list(pool._alive):
            worker._process.kill()
        thread.join(SLACK_S)
        assert not thread.is_alive()
        assert eventually(lambda: asleep(onlooker) == 0)
        assert eventually(lambda: pool.watchdog.problem == "")
    warehouse.close()


@pytest.mark.postgres
def test_postgres_overdue_are_this_programs_own_past_their_limit(postgres_url: str) -> None:
    control = PostgresControl(source_of(postgres_url))
    started = [psycopg.connect(postgres_url.replace("+psycopg", ""), application_name=name) for name in NAMES]
    late = psycopg.connect(postgres_url.replace("+psycopg", ""), application_name=LATE)
    for connection in started:
        connection.pgconn.send_query(b"/* candor 900000 */ SELECT pg_sleep(900)")
    late.pgconn.send_query(b"/* candor 100 */ SELECT pg_sleep(900)")
    try:
        with as_superuser(postgres_url) as onlooker:
            assert eventually(lambda: asleep(onlooker) == len(NAMES) + 1)
        assert eventually(lambda: control.overdue(0.5) == [LATE])
        assert control.overdue(800) == []
        control.cancel(LATE)
        assert eventually(lambda: control.overdue(0.5) == [])
        everybody = {LATE, *NAMES}
        assert control.running(everybody) == everybody
        for name in everybody:
            control.terminate(name)
        assert eventually(lambda: control.running(everybody) == set())
    finally:
        control.close()
        for connection in [*started, late]:
            connection.close()


LATE = "candor 00000000000a"
NAMES = ["candor 0123456789ab", "candor", "candor 0123456789ab of another", "somebody"]


@pytest.mark.mysql
def test_mariadb_the_connection_of_a_killed_worker_ends(mariadb_server: MariadbServer) -> None:
    url = mariadb_server.new_database()
    warehouse, pool = warehouse_of(url)
    onlooker = mariadb_server.connect()

    def sleeping() -> int:
        with onlooker.cursor() as cursor:
            cursor.execute(
                "SELECT count(*) FROM information_schema.processlist WHERE info LIKE '%SLEEP%' AND id <> CONNECTION_ID()"
            )
            return int(cursor.fetchall()[0][0])

    thread = threading.Thread(target=pool.run, args=["SELECT SLEEP(900)", Limits(time_s=800)])
    thread.start()
    assert eventually(lambda: sleeping() == 1)
    for worker in list(pool._alive):
        worker._process.kill()
    thread.join(SLACK_S)
    assert eventually(lambda: sleeping() == 0)
    assert eventually(lambda: pool.watchdog.problem == "")
    onlooker.close()
    warehouse.close()
