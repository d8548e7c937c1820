"""Watchers of a running bot: real HTTP requests to the real bot, and what they are told when something is away."""

from __future__ import annotations

import contextlib
import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adapters.store.store import Store
from bot.cli.observing.exposition import exposition
from bot.cli.observing.figures import of_promises
from bot.cli.observing.server import answering, observed
from bot.main import opened
from bot.settings import ROOT
from reliability.errors import CandorError
from tests.bot.cli.observing.prometheus_text import Family, read
from tests.conftest import eventually, free_port, listening_port
from tests.support.peopled_workspace import PeopledWorkspace


def get(port: int, path: str, method: str = "GET") -> tuple[int, str, str]:
    """Status, content type and body."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    try:
        connection.request(method, path)
        answer = connection.getresponse()
        return answer.status, answer.getheader("Content-Type", ""), answer.read().decode()
    finally:
        connection.close()


def metrics(port: int) -> dict[str, Family]:
    status, kind, text = get(port, "/metrics")
    assert (status, kind) == (200, "text/plain; version=0.0.4; charset=utf-8")
    return read(text)


def value(found: dict[str, Family], name: str, **labels: str) -> float:
    [one] = [number for _, had, number in found[name].samples if had == labels]
    return one


@contextlib.contextmanager
def watched(folder: Path, **given: Any) -> Iterator[tuple[Any, Any, PeopledWorkspace, int]]:
    """A bot in the local workspace whose model is missing, and the port on which it is watched."""
    with PeopledWorkspace().run_in_thread() as workspace:
        settings: dict[str, Any] = {
            "slack_api_url": workspace.api_url,
            "slack_bot_token": workspace.bot_token,
            "slack_app_token": workspace.app_token,
            "state_dir": folder,
            "model": str(folder / "gone"),
            "metrics_port": free_port(),
            **given,
        }
        with opened(**settings) as candor, candor.bot() as bot, observed(candor, bot) as port:
            assert port == settings["metrics_port"]
            yield candor, bot, workspace, int(settings["metrics_port"])


def test_a_running_bot_is_live_at_once_and_ready_when_its_models_were_looked_for(tmp_path: Path) -> None:
    with watched(tmp_path) as (candor, bot, _, port):
        assert get(port, "/live")[0] == 200
        status, kind, body = get(port, "/ready")
        assert (status, kind) == (503, "application/json")
        assert json.loads(body) == {"status": "no", "reason": "The models are being loaded."}
        assert "candor_calibration_used" not in metrics(port), "looking would load what the warm-up loads"
        candor.warm_up()
        assert eventually(lambda: get(port, "/ready")[0] == 200)
        found = metrics(port)
        assert (value(found, "candor_model_loaded"), value(found, "candor_store_up")) == (0, 1)
        assert (value(found, "candor_line_waiting"), value(found, "candor_line_working")) == (0, 0)
        assert value(found, "candor_calibration_used", warehouse="sample") in (0, 1)
        assert get(port, "/metrics", "HEAD")[2] == ""
        assert get(port, "/metrics?name=x")[0] == 200
        assert get(port, "/")[0] == 404
        assert get(port, "/live", "POST")[0] == 501
        bot.lost.report("Slack no longer accepts Candor's token.")
        assert get(port, "/live") == get(port, "/ready")
        assert (get(port, "/live")[0], "no longer accepts" in get(port, "/live")[2]) == (503, True)


def test_an_ask_that_no_model_answers_is_counted(tmp_path: Path) -> None:
    from bot.slack.app import connect, disconnect

    with watched(tmp_path) as (_, bot, workspace, port):
        assert value(metrics(port), "candor_model_errors_total") == 0
        handler = connect(bot.app, workspace.app_token)
        try:
            assert workspace.wait_for(lambda: workspace.connections == 1, 120)
            ts = workspace.mention("ada", "#data", "How many orders were there in Berlin?")
            assert workspace.wait_for(lambda: bool(workspace.bot_messages("#data", ts)), 120)
            assert eventually(lambda: value(metrics(port), "candor_model_errors_total") == 1)
        finally:
            disconnect(handler)
        found = metrics(port)
        assert value(found, "candor_asks_total", outcome="apologized", reason="ModelUnavailable") == 1
        assert "Berlin" not in get(port, "/metrics")[2], "nothing of what people ask is told"


def test_a_store_that_is_away_makes_it_unready_but_not_dead(tmp_path: Path) -> None:
    with watched(tmp_path) as (candor, _, _, port):
        candor.warmed.set()
        assert get(port, "/ready")[0] == 200
        for file in tmp_path.glob("candor.sqlite*"):
            if not file.name.endswith(".lock"):
                file.unlink()
        assert get(port, "/ready")[0] == 503
        assert get(port, "/live")[0] == 200
        found = metrics(port)
        assert value(found, "candor_store_up") == 0
        assert "candor_line_waiting" not in found
        assert "candor_model_errors_total" in found


def test_nobody_is_answered_where_no_port_is_named(tmp_path: Path) -> None:
    from bot.main import Candor
    from bot.settings import load_settings

    with observed(Candor(load_settings(state_dir=tmp_path)), None) as port:  # type: ignore[arg-type]  # never used
        assert port is None


def test_a_port_that_is_taken_is_a_sentence() -> None:
    with (
        listening_port() as port,
        pytest.raises(CandorError, match=f"cannot listen on 127.0.0.1:{port}: .*; CANDOR_METRICS_PORT chooses another"),
        answering("127.0.0.1", port, {}),
    ):
        pass


def test_what_fails_to_answer_is_an_answer_too(caplog: pytest.LogCaptureFixture) -> None:
    def fails() -> tuple[int, str, str]:
        raise ZeroDivisionError

    with answering("127.0.0.1", 0, {"/metrics": fails}) as port:
        assert get(port, "/metrics")[0] == 500
        assert get(port, "/metrics")[2] == "See the log.\n"
    assert "ZeroDivisionError" in caplog.text


def test_promises_are_told_with_what_was_seen_of_them(tmp_path: Path) -> None:
    """Thirty answers were promised to be wrong at most one time in ten, and half were."""
    from tests.bot.slack.test_admin_report import UNASKED, end

    store = Store(f"sqlite:///{tmp_path / 'candor.sqlite'}")
    try:
        for number in range(30):
            end(store, f"Q{number}", UNASKED, ("U1", number % 2 == 0))
        found = read(exposition(of_promises(store)))
        names = {"promise": "error", "record": found["candor_promise_judged"].samples[0][1]["record"]}
        assert value(found, "candor_promise_judged", **names) == 30
        assert value(found, "candor_promise_failures", **names) == 15
        assert value(found, "candor_promise_limit", **names) == 0.1
        assert value(found, "candor_promise_broken", **names) == 1
    finally:
        store.close()


def test_the_page_of_operations_lists_every_metric_and_no_other(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "OPERATIONS.md").read_text("utf-8")
    with watched(tmp_path) as (candor, bot, _, port):
        candor.warmed.set()
        bot.asks.counts.ran("write", 1.0)
        bot.asks.counts.stopped()
        bot.asks.counts.refused("person")
        told = set(metrics(port)) | {metric.name for metric in of_promises(candor.store)}
    listed = {line.split("`")[1].partition("{")[0] for line in page.splitlines() if line.startswith("| `candor_")}
    assert listed == told
