"""A store of the version before held pickles: they are written down as JSON, and none of them runs."""

from __future__ import annotations

import gzip
import logging
import os
import pickle
import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest

from adapters.store.codec import StoredDataUnreadable
from adapters.store.requests import AskRequest
from adapters.store.store import Store
from reliability.candidates.selection import ScoredReading
from reliability.clarifications.readings import ChooseReading
from reliability.linking.names import WrittenList
from reliability.promises.feedback import LoggedFeedback
from reliability.values import Answered, Candidate, Element, Execution, PreviousTurn, Schema

OLD = Path(__file__).parents[2] / "fixtures" / "store_0002.sqlite.gz"
"""Written by the version before JSON: an ask that waits, one that was answered and judged, and what it taught."""


class Runs:
    """A pickle that makes a folder when it is read."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (self.folder,)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    kept = tmp_path / "store.sqlite"
    kept.write_bytes(gzip.decompress(OLD.read_bytes()))
    return kept


def columns_of(file: Path) -> list[bytes]:
    """Everything that the store keeps of values."""
    connection = sqlite3.connect(file)
    found = [
        bytes(value)
        for columns, table in (
            ("request, outcome", "asks"),
            ("value", "stages"),
            ("clarification, reply", "clarifications"),
        )
        for row in connection.execute(f"SELECT {columns} FROM {table}")
        for value in row
        if value is not None
    ]
    connection.close()
    return found


def test_the_fixture_holds_pickles_and_afterwards_there_are_none(file: Path) -> None:
    before = columns_of(file)
    assert len(before) > 15
    assert all(value.startswith(b"\x80") for value in before)
    Store(f"sqlite:///{file}").close()
    after = columns_of(file)
    assert len(after) == len(before)
    assert all(value.startswith(b'{"version": 1, ') for value in after)


def test_an_old_answer_its_verdict_and_its_hint_can_be_read(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    outcome = store.asks.outcome("Ev-answered")
    assert isinstance(outcome, Answered)
    assert outcome.reading.sql == "SELECT SUM(orders.net_sales) FROM orders"
    assert [exchange.reply.kind.value for exchange in outcome.exchanges] == ["yes", "choice"]
    assert isinstance(outcome.exchanges[1].clarification, ChooseReading)
    (verdict,) = store.asks.feedback_on("Ev-answered")
    assert isinstance(verdict, LoggedFeedback)
    assert (verdict.right, verdict.note) == (True, "thanks")
    (hint,) = store.memory.hints()
    assert (hint.phrase, hint.preferred) == ("net sales", Element("orders", "net_sales"))
    assert outcome.hints == (hint,)
    assert [row["sql"] for row in store.judged_answers("fake").right] == [outcome.reading.sql]
    store.close()


def test_the_stages_of_an_old_ask_are_the_values_that_they_were(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    request = store.conversations.request("Ev-waiting")
    assert isinstance(request, AskRequest)
    assert request.question.previous == PreviousTurn("What were total net sales?", "SELECT 1")
    stages = store.conversations.stages("Ev-waiting")
    results: dict[str, Any] = {name: cast("tuple[Any, float]", kept)[0] for name, kept in stages.values()}
    kinds = {name: type(result) for name, result in results.items()}
    assert (kinds["schema"], kinds["link tables"], kinds["run"]) == (Schema, WrittenList, Execution)
    assert {type(each) for each in results["write"]} == {Candidate}
    assert {type(each) for each in results["judge"]} == {ScoredReading}
    store.close()


def test_a_pickle_that_would_run_something_is_left_unread(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made = tmp_path / "made by a pickle"
    hostile = pickle.dumps(("a stage", Runs(made)))
    connection = sqlite3.connect(file)
    connection.execute("UPDATE stages SET value = ? WHERE position = 0", [hostile])
    connection.commit()
    connection.close()
    with caplog.at_level(logging.WARNING):
        store = Store(f"sqlite:///{file}")
    assert "stages Ev-waiting 0 is left as it is" in caplog.text
    assert f"{os.name}.mkdir" in caplog.text
    with pytest.raises(StoredDataUnreadable):
        store.conversations.stages("Ev-waiting")
    assert hostile in columns_of(file), "nothing is lost"
    assert isinstance(store.asks.outcome("Ev-answered"), Answered), "and nothing else suffers"
    assert not made.exists()
    pickle.loads(hostile)
    assert made.exists(), "it would have run"
    store.close()
