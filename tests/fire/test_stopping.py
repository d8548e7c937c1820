"""A stop ends what an ask is at, whatever it is: a model here, a served one, a statement on a database. What it is at
would go on for minutes. By --whole, which is for a quiet machine, it ends within two seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import duckdb
import psycopg
import pymysql
import pytest

from adapters.models.stoppable import StoppableModel
from adapters.models.vllm.vllm_model import VllmModel
from adapters.stop_signal import current_signal
from adapters.warehouses.stoppable import SharedWarehouse, open_stoppable
from bot.asks.asks import Stage
from bot.asks.conversation import AskRequest
from reliability.ports import Sampling
from reliability.values import Clarification, Limits, Outcome, Reply
from tests.adapters.models.test_served_stop import HeldServer
from tests.bot.asks.test_asks import Bot, ready_file, said, stopped  # noqa: F401 - fixtures
from tests.conftest import MariadbServer, eventually
from tests.fire.conftest import Tell
from tests.support import tiny_models
from tests.support.vllm_stand_in import KEY, NAME

WITHIN_S, ON_A_BUSY_MACHINE_S = 2.0, 30.0
PATIENT = Limits(time_s=300.0)
LONG = "SELECT COUNT(*) FROM n a, n b, n c, n d WHERE a.i + b.i * c.i % 7 = d.i"
PROMPT = "How many orders were there?"
NAMES = [f"orders number {number}" for number in range(40)]

Work = Callable[[Any], object]
OF_STAGES: dict[str, Work] = {
    "writing": lambda model: model.sample(PROMPT, Sampling(max_tokens=60)),
    "writing several": lambda model: model.sample_each([(PROMPT, Sampling(max_tokens=60))] * 3),
    "linking": lambda model: model.score(PROMPT, NAMES),
    "judging": lambda model: model.choose(PROMPT, ["Yes", "No"]),
}
"""What a model does in the stages of an answer."""


def stopped_within(bot: Bot, work: Callable[[], object], at_it: Callable[[], object]) -> float:
    """Seconds from the stop of an ask, given while its work goes on, until its turn is over and others may begin. What
    the work is at runs for minutes if it is let."""
    ended: list[str] = []

    def held(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        stage("working", work)
        ended.append(request.ask_id)
        return said("it was not stopped")

    request = bot.ask(held)
    assert eventually(at_it)
    began = time.monotonic()
    assert bot.asks.cancel(request.ask_id, "U1", "Stopped.") == "stopped"
    assert eventually(lambda: not bot.asks._turns.running(), 60)
    took_s = time.monotonic() - began
    assert bot.wait(request, "apologize").sentence == "Stopped."
    assert ended == []
    assert bot.wait(bot.ask(bot.plain)).outcome == said("plain"), "the next ask has its turn"
    return took_s


InTime = Callable[[str, float], None]


@pytest.fixture
def in_time(whole: bool, tell: Tell) -> InTime:
    """Shows how many seconds something took, and holds it to the limit."""

    def in_time(what: str, took_s: float) -> None:
        tell(f"a stop of {what}", {"seconds": round(took_s, 2)})
        assert took_s < (WITHIN_S if whole else ON_A_BUSY_MACHINE_S)

    return in_time


@pytest.fixture
def bot(stopped: Bot) -> Bot:  # noqa: F811 - the fixture
    return stopped.start()


# --- models ----------------------------------------------------------------------------------------


class SlowNetwork:
    """A network that takes a third of a second for each pass, as a large model does here, and counts them."""

    def __init__(self, network: Any) -> None:
        self._network = network
        self.passes = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._network, name)

    def read(self, *given: Any) -> Any:
        return self._slowly(self._network.read, *given)

    def go_on(self, *given: Any) -> Any:
        return self._slowly(self._network.go_on, *given)

    def _slowly(self, pass_: Callable[..., Any], *given: Any) -> Any:
        self.passes += 1
        time.sleep(0.3)
        return pass_(*given)


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> tuple[StoppableModel, SlowNetwork]:
    model = StoppableModel(tiny_models.qwen(tmp_path_factory.mktemp("qwen")))
    watched: Any = model._network
    watched._network = network = SlowNetwork(watched._network)
    return model, network


@pytest.mark.parametrize("stage", ["writing", "linking"])
def test_a_model_in_this_process_gives_up(
    bot: Bot, slow: tuple[StoppableModel, SlowNetwork], stage: str, in_time: InTime
) -> None:
    """`judging` is one pass or two, with nothing to give up between them; several prompts are written one after
    another."""
    model, network = slow
    network.passes = 0

    def again_and_again() -> None:
        while True:  # scoring takes as many passes as there are batches: few with a tiny model
            OF_STAGES[stage](model)

    in_time(f"{stage} in this process", stopped_within(bot, again_and_again, lambda: network.passes >= 2))
    passes = network.passes
    time.sleep(0.5)
    assert network.passes == passes, "nothing goes on behind it"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HeldServer]:
    held = HeldServer(tiny_models.qwen(tmp_path_factory.mktemp("served")))
    yield held
    held.go_on.set()
    held.stop()


@pytest.mark.parametrize("stage", OF_STAGES)
def test_a_served_model_is_sent_nothing_more(bot: Bot, server: HeldServer, stage: str, in_time: InTime) -> None:
    server.go_on.set()
    model = VllmModel(server.url, NAME, KEY, parallel=2)
    model.sample(PROMPT, Sampling(max_tokens=2))
    server.held = 0
    server.go_on.clear()
    try:
        took_s = stopped_within(bot, lambda: OF_STAGES[stage](model), lambda: server.held > 0)
        held = server.held
        time.sleep(0.3)
        assert server.held == held
    finally:
        server.go_on.set()
        model.close()
    in_time(f"{stage} by a served model", took_s)


# --- databases -------------------------------------------------------------------------------------

Busy = Callable[[], bool]


@pytest.fixture(params=["sqlite", "duckdb", pytest.param("postgres", marks=pytest.mark.postgres), "mariadb"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[SharedWarehouse, Busy, bool]]:
    """A warehouse, whether its server is at the statement, and whether it is a file."""
    rows: Sequence[tuple[int]] = [(i,) for i in range(2_000)]
    close: Callable[[], object] = lambda: None  # noqa: E731 - of who looks on
    if request.param == "postgres":
        url = str(request.getfixturevalue("postgres_database")())
        onlooker = psycopg.connect(url.replace("+psycopg", ""), autocommit=True)
        close = onlooker.close
        onlooker.execute("CREATE TABLE n AS SELECT generate_series(1, 2000) AS i")
        query = "SELECT count(*) FROM pg_stat_activity WHERE application_name ~ '^candor ' AND state = 'active'"
        busy = lambda: onlooker.execute(query).fetchone() != (0,)  # noqa: E731 - one of four
    elif request.param == "mariadb":
        server: MariadbServer = request.getfixturevalue("mariadb_server")
        url = server.new_database()
        watching = server.connect(url.rpartition("/")[2])
        close = watching.close
        with watching.cursor() as cursor:
            cursor.execute("CREATE TABLE n (i INTEGER)")
            cursor.executemany("INSERT INTO n VALUES (%s)", rows)
        watching.commit()
        busy = lambda: _at_work(watching)  # noqa: E731 - one of four
    elif request.param == "duckdb":
        url = f"duckdb:///{tmp_path / 'n.duckdb'}"
        with duckdb.connect(str(tmp_path / "n.duckdb")) as connection:
            connection.execute("CREATE TABLE n AS SELECT i FROM range(20000) AS t(i)")
        busy = lambda: True  # noqa: E731 - there is no server to ask
    else:
        import sqlite3

        url = f"sqlite:///{tmp_path / 'n.sqlite'}"
        with sqlite3.connect(tmp_path / "n.sqlite") as file:
            file.execute("CREATE TABLE n (i INTEGER)")
            file.executemany("INSERT INTO n VALUES (?)", rows)
        file.close()
        busy = lambda: True  # noqa: E731 - there is no server to ask
    warehouse = open_stoppable(url, "n")
    warehouse.schema()
    yield warehouse, busy, request.param in ("sqlite", "duckdb")
    warehouse.close()
    close()


def _at_work(connection: pymysql.Connection[Any]) -> bool:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT COUNT(*) FROM information_schema.processlist WHERE command = 'Query' AND info LIKE '/* candor%'"
        )
        return bool(cursor.fetchone() != (0,))


def test_a_statement_ends_and_so_does_its_backend(
    bot: Bot, database: tuple[SharedWarehouse, Busy, bool], in_time: InTime
) -> None:
    warehouse, busy, is_file = database

    def run() -> object:
        stop = current_signal()
        assert stop is not None
        return warehouse.run_under(stop, LONG, PATIENT)

    def at_it() -> bool:
        return bool(warehouse._stoppable._at_work) and busy()

    of = warehouse.schema().dialect
    in_time(f"a statement on {of}", stopped_within(bot, run, at_it))
    began = time.monotonic()
    assert is_file or eventually(lambda: not busy(), 60)
    in_time(f"its backend on {of}", time.monotonic() - began)
