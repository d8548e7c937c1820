"""Both readings among the first so many: shares by hand, intervals over databases, databases whose readings differ."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.evaluation.ambiqt import AmbiguousQuestion, asked, make_ambiguous, read_ambiqt
from adapters.warehouses.fake import FakeWarehouse
from bot.cli.evaluating.ambiguity import kept
from reliability.errors import BadInput, WarehouseUnavailable
from reliability.evaluation.ambiguity import AmbiguousAsk, FoundReadings, ambiguity_figures, over_databases
from reliability.values import Failure, FailureKind
from tests.support.trace_world import GROSS, NET, RESULTS, SCHEMA, core


def ask(number: int, kind: str, one: int | None, other: int | None, database: str = "a") -> AmbiguousAsk:
    return AmbiguousAsk(f"q{number}", kind, database, {"sampling": FoundReadings(one, other, 5, 2.0)})


def test_the_shares_by_hand() -> None:
    """Both among four: of the first and third; either: of all three but the last."""
    asks = [
        ask(1, "column", 1, 4),
        ask(2, "column", 2, None),
        ask(3, "column", 3, 2, "b"),
        ask(4, "column", None, None),
    ]
    figures = ambiguity_figures([*asks, ask(5, "join", None, 7)])
    assert figures["n"] == {"column": 4, "join": 1}
    assert figures["databases"] == {"column": 2, "join": 1}
    both, either = figures["both_in_k"]["sampling"], figures["either_in_k"]["sampling"]
    assert [both["column"][k] for k in ("1", "2", "4", "10")] == [0.0, 0.0, 0.5, 0.5]
    assert [either["column"][k] for k in ("1", "2", "4")] == [0.25, 0.75, 0.75]
    assert [either["join"][k] for k in ("6", "8")] == [0.0, 1.0]
    assert figures["intervals"]["both_in_k"]["sampling"]["join"]["4"] is None, "one database tells nothing of others"
    assert figures["seconds"] == {"sampling": 2.0}


def test_nothing_asked_gives_no_figures() -> None:
    assert ambiguity_figures([])["both_in_k"] == {}


def test_intervals_are_over_databases_not_questions() -> None:
    """A hundred questions of one database and one of another: the share is 1/101 or so, and may be anything."""
    low, high = over_databases(["a"] * 100 + ["b"], [False] * 100 + [True]) or (0.5, 0.5)
    assert (low, high) == (0.0, 1.0)


def made(*setup: str) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.executescript(
        "CREATE TABLE owners (id INTEGER PRIMARY KEY);"
        "CREATE TABLE pets (pet_id INTEGER PRIMARY KEY, kind TEXT, weight REAL, owner INTEGER REFERENCES owners(id));"
        "INSERT INTO owners VALUES (1), (2);"
        "INSERT INTO pets VALUES (1, 'cat', 12.0, 1), (2, 'dog', 13.4, 2), (3, 'dog', NULL, 2);"
    )
    for statement in setup:
        make_ambiguous(connection, statement)
    return connection


def test_a_synonym_column_has_other_rows_than_what_it_copies() -> None:
    with closing(made('ALTER TABLE "pets" ADD COLUMN "mass" REAL', 'UPDATE "pets" SET "mass"="weight"')) as connection:
        rows = connection.execute("SELECT weight, mass FROM pets ORDER BY pet_id").fetchall()
    assert rows == [(12.0, 2 * 13.4 + 1), (13.4, None), (None, 25.0)]


def test_a_copied_table_has_the_keys_of_the_other_and_other_rows() -> None:
    with closing(made('CREATE TABLE "beasts" AS SELECT * FROM "pets"')) as connection:
        rows = connection.execute("SELECT * FROM beasts ORDER BY pet_id").fetchall()
        keys = connection.execute("PRAGMA foreign_key_list(beasts)").fetchall()
        key = [row[1] for row in connection.execute("PRAGMA table_info(beasts)") if row[5]]
    assert rows == [(1, "dog", 27.8, 1), (2, "dog", None, 2), (3, "cat", 25.0, 2)], "keys stay, the rest moves"
    assert (key, [(row[2], row[3]) for row in keys]) == (["pet_id"], [("owners", "owner")])


def test_a_part_of_a_table_refers_to_it() -> None:
    with closing(made('CREATE TABLE "pets_kind" AS SELECT "pet_id", "kind" FROM "pets"')) as connection:
        rows = connection.execute("SELECT * FROM pets_kind ORDER BY pet_id").fetchall()
        keys = connection.execute("PRAGMA foreign_key_list(pets_kind)").fetchall()
    assert rows == [(1, "dog"), (2, "dog"), (3, "cat")]
    assert [(row[2], row[3], row[4]) for row in keys] == [("pets", "pet_id", "pet_id")]


def test_questions_are_read_evenly_and_other_files_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="AmbiQT"):
        read_ambiqt(tmp_path)
    line = {"db_id": "pets_1", "question": "?", "query1": "a", "query2": "b", "setup_sql": [], "nonempty": True}
    for kind in ("column", "table", "join"):
        lines = [{**line, "id": f"{kind}-{n}", "kind": kind, "executes": n != 0} for n in range(9)]
        (tmp_path / f"{kind}.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert len(read_ambiqt(tmp_path)) == 24
    assert [one.id for one in read_ambiqt(tmp_path, 2)][:2] == ["column-1", "column-5"]


def test_a_stopped_run_goes_on_and_another_one_is_told(tmp_path: Path) -> None:
    file, about = tmp_path / "figures.json", {"code": "one"}
    assert kept(file, about) == ([], set())
    question = {
        "id": "q",
        "kind": "join",
        "database": "a",
        "found": {"all": {"one": 1, "other": None, "results": 2, "seconds": 1.0}},
    }
    file.write_text(json.dumps({"about": about, "left_out": ["z"], "questions": [question]}), encoding="utf-8")
    assert kept(file, about) == ([AmbiguousAsk("q", "join", "a", {"all": FoundReadings(1, None, 2, 1.0)})], {"z"})
    with pytest.raises(BadInput, match="another model"):
        kept(file, {"code": "other"})
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(BadInput, match="does not hold"):
        kept(file, about)


def test_a_busy_machine_leaves_no_question_out() -> None:
    """A query that ran out of time is run again, and in the end the run stops: it can go on, the figure is not changed."""
    one = AmbiguousQuestion("q", "column", "d", "?", (NET, GROSS), ())
    failures = [Failure(FailureKind.TIMEOUT, "late"), Failure(FailureKind.UNAVAILABLE, "away")]
    made_core = core()
    late = iter(failures)
    warehouse = FakeWarehouse(SCHEMA, lambda sql: next(late, RESULTS[sql]))
    found = asked(one, replace(made_core, warehouse=warehouse), ())
    assert found is not None
    away = FakeWarehouse(SCHEMA, lambda _sql: failures[0])
    with pytest.raises(WarehouseUnavailable, match="start the command again"):
        asked(one, replace(made_core, warehouse=away), ())
    wrong = FakeWarehouse(SCHEMA, lambda _sql: Failure(FailureKind.INVALID, "no such column"))
    assert asked(one, replace(made_core, warehouse=wrong), ()) is None, "a query that is wrong can tell nothing"
