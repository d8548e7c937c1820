"""The audit log of an ask: who asked, which SQL ran as whom, what was shown, who decided, and its export."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import Generator, Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from adapters.stop_signal import current_signal
from adapters.store.operations.audit import AuditNote, StoredAudit
from adapters.store.store import StoreUnavailable
from adapters.warehouses.stoppable import SharedWarehouse, WarehouseOfAsk, open_stoppable
from bot.asks.asks import Stage
from bot.asks.conversation import AskRequest
from bot.asks.replay import RecordedStages, ran_by
from bot.cli import run
from reliability.clarifications.elements import ConfirmElements
from reliability.values import Answered, Clarification, Limits, LinkedSchema, Outcome, Reading, Reply, Rows
from tests.bot.asks.test_asks import FAST, OPTION, YES, Bot, ready_file, stopped  # noqa: F401 - fixtures

COUNT, WRONG = "SELECT COUNT(*) AS n FROM poems", "SELECT word FROM poem"
LONG = "SELECT COUNT(*) FROM poems a, poems b, poems c, poems d WHERE a.word < b.word || c.word || d.word"


@pytest.fixture
def warehouse(tmp_path: Path) -> Iterator[SharedWarehouse]:
    with closing(sqlite3.connect(tmp_path / "shop.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE poems (word TEXT)")
        connection.executemany("INSERT INTO poems VALUES (?)", [(f"hush{n}",) for n in range(1_000)])
    opened = open_stoppable(f"sqlite:///{tmp_path / 'shop.sqlite'}", "shop")
    yield opened
    opened.close()


class Story:
    """A flow that runs statements as the bot's own does (bot/parts/flows.py)."""

    def __init__(self, warehouse: SharedWarehouse) -> None:
        self.warehouse = warehouse

    def told(self, request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        stop = current_signal()
        assert stop is not None
        assert isinstance(stage, RecordedStages)
        seen = WarehouseOfAsk(self.warehouse, stop, ran_by(request, "reader", stage.note))
        yield ConfirmElements(0, (OPTION,))
        found, _ = stage("run", lambda: (seen.run(COUNT, Limits()), seen.run(WRONG, Limits())))
        assert isinstance(found, Rows)
        return Answered(Reading(COUNT, "how many", found), LinkedSchema(("poems",), ()), asked=True)

    def endless(self, request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        stop = current_signal()
        assert stop is not None
        assert isinstance(stage, RecordedStages)
        seen = WarehouseOfAsk(self.warehouse, stop, ran_by(request, "reader", stage.note))
        yield from ()
        stage("run", lambda: seen.run(LONG, Limits(time_s=300)))
        raise AssertionError("it was stopped")


def entries(bot: Bot, ask_id: str) -> list[dict[str, Any]]:
    return [each for each in bot.store.audit.entries() if each.get("ask") == ask_id]


def test_an_ask_is_told_from_the_question_to_the_verdict(stopped: Bot, warehouse: SharedWarehouse) -> None:  # noqa: F811 - the fixture
    bot = stopped.start()
    request = bot.ask(Story(warehouse).told, "Q1")
    bot.click(bot.wait(request, "clarify"), YES)
    bot.wait(request)
    bot.asks.feedback("Q1", "U2", right=False, note="no")
    bot.until(lambda: sum(each["action"] == "shown" for each in entries(bot, "Q1")) == 2)
    told = entries(bot, "Q1")
    by = [(each["actor"], each["action"]) for each in told]
    assert by[0] == ("U1", "asked")
    assert sorted(by) == sorted(
        [
            ("U1", "asked"),
            ("candor", "shown"),
            ("U1", "replied"),
            ("U1", "ran"),
            ("U1", "ran"),
            ("candor", "shown"),
            ("U2", "judged"),
        ]
    )
    assert (told[0]["question"], told[0]["channel"], told[0]["warehouse"]) == ("told", "C1", "retail")
    good, bad = [each for each in told if each["action"] == "ran"]
    assert (good["sql"], good["account"], good["rows"], good["cut"]) == (COUNT, "reader", 1, False)
    assert (bad["sql"], bad["failed"]) == (WRONG, "refused")
    [shown] = [each for each in told if each.get("kind") == "conclude"]
    assert (shown["outcome"], shown["sql"], shown["columns"], shown["rows"]) == ("answered", COUNT, ["n"], 1)
    [replied] = [each for each in told if each["action"] == "replied"]
    assert (replied["step"], replied["reply"]) == (0, "yes")
    assert [each["number"] for each in told] == sorted(each["number"] for each in told)
    assert "hush" not in json.dumps(told), "no cell is in it"


def test_a_statement_that_was_stopped_is_told_as_such(stopped: Bot, warehouse: SharedWarehouse) -> None:  # noqa: F811 - the fixture
    bot = stopped.start()
    request = bot.ask(Story(warehouse).endless, "Q2")
    bot.until(lambda: bool(warehouse._stoppable._at_work))
    assert bot.asks.cancel("Q2", "UADMIN", "Stopped.") == "stopped"
    bot.wait(request, "apologize")
    bot.until(lambda: any(each["action"] == "ran" for each in entries(bot, "Q2")))
    told = entries(bot, "Q2")
    [ran] = [each for each in told if each["action"] == "ran"]
    assert (ran["sql"], ran["stopped"]) == (LONG, True)
    assert ("UADMIN", "stopped") in [(each["actor"], each["action"]) for each in told]


def test_what_ran_before_a_stage_failed_is_told(stopped: Bot) -> None:  # noqa: F811 - the fixture
    bot = stopped.start()

    def failing(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        assert isinstance(stage, RecordedStages)
        recorded = stage

        def work() -> None:
            recorded.note(AuditNote("U1", "ran", {"ask": request.ask_id, "sql": "SELECT 1"}))
            raise RuntimeError("broken")

        stage("run", work)
        raise AssertionError

    request = bot.ask(failing, "Q3")
    bot.wait(request, "apologize")
    bot.until(lambda: [each["action"] for each in entries(bot, "Q3")] == ["asked", "ran", "shown"])


def test_old_entries_go_and_the_rest_is_exported_as_asked_for(
    stopped: Bot,  # noqa: F811 - the fixture
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bot = stopped.start(FAST)
    audit = bot.store.audit
    bot.clock.ahead = timedelta(days=-400)
    audit.note("U1", "asked", ask="old", question="an old one")
    bot.clock.ahead = timedelta(0)
    audit.note("U1", "asked", ask="A", question="what’s «new»?\u2028")
    audit.note("U2", "judged", ask="A", right=True)
    bot.store.asks.audit("U3", "hints imported", "3 of 5 were new")
    assert audit.prune(bot.store.now() - timedelta(days=365)) == 1
    bot.stop()

    monkeypatch.setenv("CANDOR_STORE_URL", f"sqlite:///{bot.file}")
    file = tmp_path / "audit.jsonl"
    assert run(["audit", "export", str(file)]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    lines = [json.loads(line) for line in file.read_text("utf-8").split("\n") if line]
    assert [line["actor"] for line in lines][-3:] == ["U1", "U2", "U3"]
    assert lines[-3]["question"] == "what’s «new»?\u2028"
    assert lines[-1]["detail"] == "3 of 5 were new"
    assert "old" not in {line.get("ask") for line in lines}
    assert run(["audit", "export", str(file)]) == 1
    assert "is there already" in capsys.readouterr().err
    capsys.readouterr()
    assert run(["audit", "export", "-", "--person", "U2", "--ask", "A", "--since", "2020-01-01"]) == 0
    [only] = capsys.readouterr().out.splitlines()
    assert json.loads(only)["right"] is True
    assert run(["audit", "export", "-", "--since", "2999-01-01"]) == 0
    assert capsys.readouterr().out == ""


def test_more_entries_than_one_read_takes_come_whole_and_once(stopped: Bot) -> None:  # noqa: F811 - the fixture
    bot = stopped.start()
    before = len(list(bot.store.audit.entries()))
    bot.store.audit.add([AuditNote("U1", "clicked", {"number_of": n}) for n in range(1_203)])
    told = list(bot.store.audit.entries())[before:]
    assert [each["number_of"] for each in told] == list(range(1_203))


def test_an_export_that_breaks_off_leaves_no_file_that_would_pass_for_whole(
    stopped: Bot,  # noqa: F811 - the fixture
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CANDOR_STORE_URL", f"sqlite:///{stopped.file}")
    file = tmp_path / "audit.jsonl"
    for error, said in (
        (StoreUnavailable("The store is away."), "is away"),
        (OSError(28, "No space left"), "No space"),
    ):

        def entries(_: StoredAudit, since: object = None, error: Exception = error) -> Iterator[dict[str, Any]]:
            yield {"actor": "U1", "since": since}
            raise error

        monkeypatch.setattr(StoredAudit, "entries", entries)
        assert run(["audit", "export", str(file)]) == 1
        assert said in capsys.readouterr().err
        assert not file.exists()


def test_what_an_entry_tells_never_stands_for_who_and_when(stopped: Bot) -> None:  # noqa: F811 - the fixture
    bot = stopped.start()
    bot.store.audit.add([AuditNote("U1", "hint edited", {"actor": "U2", "at": "never", "action": "none", "number": 0})])
    *_, last = bot.store.audit.entries()
    assert (last["actor"], last["action"]) == ("U1", "hint edited")
    assert last["number"] > 0
    assert last["at"] != "never"
