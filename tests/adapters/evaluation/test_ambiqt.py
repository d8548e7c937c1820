"""AmbiQT: databases whose readings differ, with keys or without, and what asking by a method costs and finds."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.evaluation.ambiqt.asking import METHODS, AmbiqtSettings, asked, gets_a_second, link_alone
from adapters.evaluation.ambiqt.counted_model import CountedModel
from adapters.evaluation.ambiqt.databases import make_ambiguous
from adapters.evaluation.ambiqt.questions import AmbiguousQuestion, read_ambiqt
from adapters.models.fake import FakeModel
from adapters.warehouses.fake import FakeWarehouse
from bot.sample import SELECTOR
from reliability.candidates.by_name.selector import read_selector
from reliability.errors import BadInput, WarehouseUnavailable
from reliability.evaluation.ambiguity import FoundReadings
from reliability.ports import Ranker, Sampling
from reliability.values import Element, Failure, FailureKind, Rows
from tests.support.trace_world import BROKEN, GROSS, NET, RESULTS, SCHEMA, core

SHIPPED = read_selector(SELECTOR)
NO_METHOD = AmbiqtSettings(())
ONE = AmbiguousQuestion("q", "column", "d", "What were sales?", (NET, GROSS), ())


def made(*setup: str, keys: bool = True) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.executescript(
        "CREATE TABLE owners (id INTEGER PRIMARY KEY);"
        "CREATE TABLE pets (pet_id INTEGER PRIMARY KEY, kind TEXT, weight REAL, owner INTEGER REFERENCES owners(id));"
        "INSERT INTO owners VALUES (1), (2);"
        "INSERT INTO pets VALUES (1, 'cat', 12.0, 1), (2, 'dog', 13.4, 2), (3, 'dog', NULL, 2);"
    )
    for statement in setup:
        make_ambiguous(connection, statement, keys)
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


def test_without_keys_a_copy_declares_none_and_has_the_same_rows() -> None:
    with closing(made('CREATE TABLE "beasts" AS SELECT * FROM "pets"', keys=False)) as connection:
        rows = connection.execute("SELECT * FROM beasts ORDER BY pet_id").fetchall()
        keys = connection.execute("PRAGMA foreign_key_list(beasts)").fetchall()
        key = [row[1] for row in connection.execute("PRAGMA table_info(beasts)") if row[5]]
    assert rows == [(1, "dog", 27.8, 1), (2, "dog", None, 2), (3, "cat", 25.0, 2)]
    assert (key, keys) == ([], [])


def test_questions_are_read_in_an_order_in_which_any_beginning_is_fair(tmp_path: Path) -> None:
    """The kinds in turn, each in an order of chance that is always the same. Of summaries no second query runs yet."""
    with pytest.raises(BadInput, match="AmbiQT"):
        read_ambiqt(tmp_path)
    line = {"db_id": "pets_1", "question": "?", "query1": "a", "query2": "b", "setup_sql": [], "nonempty": True}
    for kind in ("column", "table", "join"):
        lines = [{**line, "id": f"{kind}-{n}", "kind": kind, "executes": n != 0} for n in range(9)]
        (tmp_path / f"{kind}.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    summary = {"query1": "select max(x) from t", "query2": "select max_x from t_x", "new_table_name": "t_x"}
    lines = [{**line, **summary, "id": f"s-{n}", "kind": "aggregate", "executes": False} for n in range(3)]
    told = [json.dumps({**each, "nonempty": False, "all_cols": ["max_x"]}) for each in lines]
    (tmp_path / "aggregate.jsonl").write_text("\n".join(told), encoding="utf-8")
    every = read_ambiqt(tmp_path)
    assert len({one.id for one in every}) == 27
    assert [one.kind for one in every[:8]] == ["column", "table", "join", "aggregate"] * 2
    assert read_ambiqt(tmp_path) == every
    assert every[3].setup == ('CREATE TABLE "t_x" AS SELECT MAX(x) AS "max_x" FROM t',)
    assert [one.id for one in every if one.kind == "join"] != [f"join-{n}" for n in range(1, 9)]


def test_a_busy_machine_leaves_no_question_out() -> None:
    """A query that ran out of time is run again, and in the end the run stops: it can go on, the figure is not
    changed."""
    one = AmbiguousQuestion("q", "column", "d", "?", (NET, GROSS), ())
    failures = [Failure(FailureKind.TIMEOUT, "late"), Failure(FailureKind.UNAVAILABLE, "away")]
    made_core = core()
    late = iter(failures)
    warehouse = FakeWarehouse(SCHEMA, lambda sql: next(late, RESULTS[sql]))
    found = asked(one, replace(made_core, warehouse=warehouse), NO_METHOD)
    assert found is not None
    away = FakeWarehouse(SCHEMA, lambda _sql: failures[0])
    with pytest.raises(WarehouseUnavailable, match="start the command again"):
        asked(one, replace(made_core, warehouse=away), NO_METHOD)
    wrong = FakeWarehouse(SCHEMA, lambda _sql: Failure(FailureKind.INVALID, "no such column"))
    assert asked(one, replace(made_core, warehouse=wrong), NO_METHOD) is None, "a query that is wrong can tell nothing"


def test_a_method_says_where_both_readings_stand_and_how_often_it_asked_the_model() -> None:
    found = asked(ONE, core(), AmbiqtSettings(("greedy", "sampling", "siblings", "all"), selector=SHIPPED))
    assert found is not None
    assert found.linked
    assert {method: (each.one, each.other, each.calls) for method, each in found.found.items()} == {
        "greedy": (1, None, 1),
        "sampling": (1, 2, 10),
        "siblings": (1, 2, 1),
        "all": (1, 2, 6),  # of six completions over masked schemas two: there are but two columns
    }


def written_with(
    method: str,
    readings: tuple[str, str],
    script: Mapping[str, float] | Callable[[str], str],
    ranker: Ranker | None = None,
) -> FoundReadings:
    """What a method finds where every query but the readings returns nothing."""

    def completions(prompt: str) -> Mapping[str, float] | list[str]:
        return [script(prompt)] if callable(script) else script

    results = {readings[0]: Rows(("x",), ((1,), (2,))), readings[1]: Rows(("x",), ((3,), (4,)))}
    warehouse = FakeWarehouse(SCHEMA, lambda sql: results.get(sql, Rows(("x",), ())))
    asking = replace(core(), model=FakeModel(completions), warehouse=warehouse, ranker=ranker)
    found = asked(replace(ONE, readings=readings), asking, AmbiqtSettings((method,), selector=SHIPPED))
    assert found is not None
    return found.found[method]


def test_all_are_all_ways_within_ten_calls() -> None:
    """Also what only a schema without the first query's column has the model write, and what only a rewrite says."""
    assert all(
        METHODS["all"][name] for name in ("nucleus", "beam", "masked_calls", "rewrites", "composed", "siblings of each")
    )

    def named(prompt: str) -> str:
        return NET if "net_sales" in prompt else GROSS

    sampled, every = (written_with(method, (NET, GROSS), named) for method in ("sampling", "all"))
    assert (sampled.both_in(10), every.both_in(10)) == (0.0, 1.0)
    least = NET.replace("SUM", "MIN")
    close = {NET: 0.51, NET.replace("SUM", "MAX"): 0.49}
    sampled, every = (written_with(method, (NET, least), close) for method in ("sampling", "all"))
    assert (sampled.both_in(10), every.both_in(10)) == (0.0, 1.0)
    assert every.calls <= 10


class Liking:
    """A ranker that likes the readings with a word."""

    fingerprint = "liking"

    def __init__(self, word: str) -> None:
        self._word = word

    def scores(self, question: str, readings: Sequence[str]) -> list[float]:
        return [0.9 if self._word in reading.lower() else 0.1 for reading in readings]


def test_composed_queries_stand_as_the_ranker_has_them_as_in_service() -> None:
    listed = tuple(f"SELECT orders.{name}_sales FROM orders" for name in ("net", "gross"))
    for word, first in (("net", True), ("gross", False)):
        found = written_with("composed", (listed[0], listed[1]), lambda _prompt: BROKEN, Liking(word))
        assert found.one is not None
        assert found.other is not None
        assert (found.one < found.other) is first


def test_own_linking_asks_nobody_and_what_it_links_is_what_queries_are_written_over() -> None:
    """Also where a linking names nothing, there is an answer: nothing is found."""
    linked = link_alone(ONE, SCHEMA, core())
    assert linked is not None
    assert (linked.tables, linked.columns) == (("orders",), (Element("orders", "net_sales"),))
    found = asked(ONE, core(), AmbiqtSettings(("sampling",), own_linking=True))
    assert found is not None
    assert found.linked
    assert found.found["sampling"].both_in(10)


def test_a_model_writes_nothing_twice_for_one_question_but_counts_it_twice() -> None:
    model = FakeModel(lambda _prompt: ["one", "two"])
    counted = CountedModel(model)
    beam, greedy = Sampling(beam=4), Sampling()
    first = counted.sample("p", beam)
    assert counted.sample("p", beam) == first
    assert (counted.calls, len(model.prompts)) == (8, 1)
    assert counted.remembered_s >= 0
    counted.sample("p", greedy)
    counted.sample("p", greedy)
    assert (counted.calls, len(model.prompts)) == (10, 3), "what is allowed may differ: greedy ones are written again"


def test_an_unambiguous_question_gets_a_second_reading_where_the_selector_takes_one_for_it() -> None:
    def second(least: float) -> bool:
        return gets_a_second(ONE.question, core(), AmbiqtSettings(selector=replace(SHIPPED, second=least)))

    assert second(0.0)
    assert not second(1.0)
    assert not gets_a_second(ONE.question, core(), AmbiqtSettings())
