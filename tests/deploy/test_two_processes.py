"""Two bots and one PostgreSQL as deploy/compose.yaml defines them, run as processes: what one takes on, any of them
ends."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.request import urlopen

import psycopg
import pytest

from adapters.store.store import Store
from bot.settings import ROOT
from tests.conftest import PostgresServer, eventually, free_port
from tests.deploy.test_deployment import COMPOSE, THREADS, image_environment, said
from tests.support.fire.crowd import Crowd
from tests.support.peopled_workspace import PeopledWorkspace

pytestmark = [pytest.mark.slow, pytest.mark.postgres]

QUESTIONS = ("How many orders are there?",)
NAMES = ("candor-0", "candor-1")
"""Under which processes work, in the order of their starts."""
AT_LAST_S = 300.0
STARTED = "import sys; from bot.cli import main; sys.argv[0] = 'candor'; main()"


def compose_environment(volume: Path, store_url: str) -> dict[str, str]:
    """What a container of the bot has in its environment, with what compose puts in and where its names lead here."""
    found = {**image_environment(), **COMPOSE["services"]["bot"]["environment"]}
    inside = image_environment()["CANDOR_STATE_DIR"]
    assert re.fullmatch(
        r"postgresql\+psycopg://candor:\$\{POSTGRES_PASSWORD[^}]*\}@postgres:5432/candor", found["CANDOR_STORE_URL"]
    )
    here = {**THREADS, "CANDOR_STORE_URL": store_url, "PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT)}
    return {name: value.replace(inside, str(volume)) for name, value in found.items()} | here


def env_file(workspace: PeopledWorkspace, warehouse: Path) -> dict[str, str]:
    """What a team writes into .env."""
    return {
        "SLACK_API_URL": workspace.api_url,
        "SLACK_BOT_TOKEN": workspace.bot_token,
        "SLACK_SIGNING_SECRET": workspace.signing_secret,
        "CANDOR_SLACK_MODE": "http",
        "CANDOR_WAREHOUSES": json.dumps({"shop": f"sqlite:///{warehouse}"}),
        "CANDOR_ENV_FILE": os.devnull,
    }


class Bot:
    """One container's process."""

    def __init__(self, name: str, environment: dict[str, str], folder: Path) -> None:
        self.port, self.watched = free_port(), free_port()
        own = {"CANDOR_HTTP_PORT": str(self.port), "CANDOR_METRICS_PORT": str(self.watched)}
        self.log = folder / f"{name}.log"
        with self.log.open("wb") as log:
            command = [sys.executable, "-c", STARTED, *json.loads(said("CMD"))]
            self.process = subprocess.Popen(command, env={**environment, **own}, cwd=folder, stdout=log, stderr=log)

    def is_ready(self) -> bool:
        """What a load balancer asks before it sends anything."""
        assert self.process.poll() is None, self.log.read_text("utf-8")
        try:
            with urlopen(f"http://127.0.0.1:{self.watched}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def takes_what_slack_delivers(self, workspace: PeopledWorkspace) -> None:
        """Be what the load balancer chooses from now on."""
        workspace.use_http(f"http://127.0.0.1:{self.port}/slack/events")

    def end(self, how: signal.Signals) -> int:
        """Its exit status, told to end so."""
        self.process.send_signal(how)
        return self.process.wait(AT_LAST_S)


@pytest.fixture
def warehouse(tmp_path: Path) -> Path:
    file = tmp_path / "shop.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript(
        "CREATE TABLE orders (order_id INTEGER PRIMARY KEY, order_date DATE, net_sales REAL);"
        "INSERT INTO orders VALUES (1, '2026-10-01', 12.5), (2, '2026-10-02', 7), (3, '2026-10-02', 9);"
    )
    connection.close()
    return file


@contextmanager
def held_in_a_stage(url: str) -> Iterator[Callable[[], str]]:
    """No stage of a question is written down meanwhile; gives the name under which that process works which waits
    to."""
    address = url.replace("postgresql+psycopg", "postgresql")
    waits = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'stages'::regclass"
    at_work = "SELECT executor_id FROM dbos.workflow_status WHERE status = 'PENDING' AND name = 'candor_turn'"
    with psycopg.connect(address) as holder, psycopg.connect(address, autocommit=True) as onlooker:
        holder.execute("LOCK TABLE stages IN EXCLUSIVE MODE")

        def who_waits() -> str:
            while not onlooker.execute(waits).fetchall():
                time.sleep(0.05)
            ((name,),) = onlooker.execute(at_work).fetchall()
            return str(name)

        yield who_waits


def test_a_click_reaches_the_other_process_and_what_a_killed_one_left_is_ended_once(
    tmp_path: Path, warehouse: Path, postgres_server: PostgresServer
) -> None:
    url, volume = postgres_server.new_database(), tmp_path / "state"
    volume.mkdir()
    with ExitStack() as ending, PeopledWorkspace(acknowledge_within_s=15.0).run_in_thread() as workspace:
        environment = {**env_file(workspace, warehouse), **compose_environment(volume, url)}
        bots: dict[str, Bot] = {}
        for name in NAMES:  # one after the other, so that they get these names
            bots[name] = Bot(name, environment, tmp_path)
            ending.callback(bots[name].process.wait)
            ending.callback(bots[name].process.kill)
            assert eventually(bots[name].is_ready, AT_LAST_S, every_s=0.25)
        crowd = Crowd(workspace, QUESTIONS, random.Random(20261123))

        bots[NAMES[0]].takes_what_slack_delivers(workspace)
        crowd.ask()
        assert workspace.wait_for(crowd.open_clarifications, AT_LAST_S)
        bots[NAMES[1]].takes_what_slack_delivers(workspace)
        crowd.finish(AT_LAST_S)

        with held_in_a_stage(url) as who_waits:
            crowd.ask()
            killed = bots.pop(who_waits())
            assert killed.end(signal.SIGKILL) == -signal.SIGKILL
            (survivor,) = bots.values()
            survivor.takes_what_slack_delivers(workspace)
        crowd.finish(AT_LAST_S)

        store = Store(url)
        figures = crowd.check(store)
        store.close()
        assert (figures["questions"], figures["answered"]) == (2, 2)
        assert figures["clarifications"] >= 2, "without a record a person confirms before each answer"
        assert survivor.end(signal.SIGTERM) == 0, survivor.log.read_text("utf-8")
