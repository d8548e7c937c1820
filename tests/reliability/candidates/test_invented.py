"""Texts that nobody said and no row has."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.answer import _without_invented
from reliability.candidates.said import Invented, invented_texts
from reliability.decide import Decision
from reliability.values import Failure, Limits, Question, Reading, Rows


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    file: Path = tmp_path_factory.mktemp("ports") / "ports.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript(
            "CREATE TABLE shops (shop_id INTEGER PRIMARY KEY, name TEXT, mail TEXT);"
            "INSERT INTO shops VALUES (1, 'Hamburg Central', 'ham@gmail.com'), (2, 'Kiel Harbour', 'a.x@kiel.de');"
            "CREATE TABLE orders (order_id INTEGER PRIMARY KEY, ordered_on TEXT);"
        )
    warehouse = open_warehouse(f"sqlite:///{file}", "ports")
    yield warehouse
    warehouse.close()


def holds(ports: SqlWarehouse, sql: str, question: str) -> bool:
    (found,) = invented_texts([sql], question, ports.schema(), ports, Limits())
    return found is not None


@pytest.mark.parametrize(
    ("condition", "question", "invented"),
    [
        ("shops.name = 'hamburg harbour'", "compare Hamburg Central and Kiel Harbour", True),
        ("shops.name IN ('Kiel Harbour', 'hamburg harbour')", "Kiel Harbour and Hamburg's harbour", True),
        ("name = 'hamburg harbour'", "compare Hamburg Central and Kiel Harbour", True),
        ("shops.name = 'Kiel Harbour'", "the harbour of Kiel", False),
        ("shops.name = 'Atlantis'", "how many shops in Atlantis", False),
        ("NOT shops.name = 'hamburg harbour'", "shops", False),
        ("shops.nowhere = 'hamburg harbour'", "shops", False),
        ("LOWER(shops.name) = 'hamburg harbour'", "shops", False),
    ],
)
def test_a_text_that_nobody_said_and_no_row_has(
    ports: SqlWarehouse, condition: str, question: str, invented: bool
) -> None:
    assert holds(ports, f"SELECT COUNT(*) FROM shops WHERE {condition}", question) is invented


@pytest.mark.parametrize("sql", ["", "SELECT", "SELECT COUNT(*) FROM shops", "SELECT 1 WHERE 'a' = 'b'"])
def test_a_query_without_texts_invents_none(ports: SqlWarehouse, sql: str) -> None:
    assert not holds(ports, sql, "shops")


def test_a_day_is_no_text_that_somebody_must_have_said(ports: SqlWarehouse) -> None:
    assert not holds(ports, "SELECT COUNT(*) FROM orders WHERE ordered_on = '2026-11-20'", "orders yesterday")


def test_each_text_is_looked_up_once_and_of_all_queries_a_few(
    ports: SqlWarehouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()
    run = type(ports).run

    def counting(self: SqlWarehouse, sql: str, limits: Limits) -> Rows | Failure:
        asked.append(sql)
        assert limits.time_s <= 3
        return run(self, sql, limits)

    monkeypatch.setattr(type(ports), "run", counting)
    queries = [f"SELECT COUNT(*) FROM shops WHERE name = 'shop {chr(65 + n % 20)}'" for n in range(60)]
    found = invented_texts(queries, "some shops", ports.schema(), ports, Limits())
    assert len(asked) == len(set(asked)) == sum(each == "unsaid" for each in found[:20]) == 8
    assert found[:20] == found[20:40] == found[40:]


def test_of_many_texts_a_few_are_looked_up(ports: SqlWarehouse) -> None:
    many = ", ".join(["'Kiel Harbour'"] * 3 + [f"'shop {n}'" for n in range(500)])
    assert holds(ports, f"SELECT COUNT(*) FROM shops WHERE name IN ({many})", "some shops")


AT_KIEL = "SELECT COUNT(*) FROM shops WHERE name = 'Kiel Harbour'"


@pytest.mark.parametrize(
    ("name", "beside", "invented"),
    [
        ("Kiel shop", (AT_KIEL,), "elsewhere"),  # of which another query has what there is
        ("kiel harbour", (AT_KIEL,), "elsewhere"),
        ("Kiel shop", (), None),
        ("Atlantis", (AT_KIEL,), None),
        ("Kiel shop", ("SELECT COUNT(*) FROM shops WHERE name = 'Kiel station'",), None),
        ("Gmail", (), "elsewhere"),  # in another column
        ("a.x", (), None),
        ("ham", (), None),  # three letters stand in many values
        ("nobody", (), "unsaid"),
    ],
)
def test_a_text_that_was_said_and_no_row_has_where_something_nearer_is(
    ports: SqlWarehouse, name: str, beside: tuple[str, ...], invented: Invented | None
) -> None:
    queries = (f"SELECT COUNT(*) FROM shops WHERE name = '{name}'", *beside)
    question = "how many in the Kiel shop, kiel harbour or kiel station of Atlantis have Gmail, ham or a.x?"
    found = invented_texts(queries, question, ports.schema(), ports, Limits())
    assert found == (invented, *(None for _ in beside))


def test_one_text_that_was_not_said_is_enough(ports: SqlWarehouse) -> None:
    sql = "SELECT COUNT(*) FROM shops WHERE name IN ('Kiel Harbour', 'nobody')"
    assert invented_texts((sql,), "in Kiel Harbour", ports.schema(), ports, Limits()) == ("unsaid",)


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Gmail", "Kiel Harbour", "Hamburg Central"), (1, 2)),  # what stands elsewhere goes, though it came first
        (("nobody", "Kiel Harbour", "Hamburg Central"), (0, 1, 2)),  # the likeliest may hold what nobody said
        (("Kiel Harbour", "nobody", "Hamburg Central", "Gmail"), (0, 2)),
        (("Kiel Harbour", "nobody"), (0, 1)),  # nothing would be left to choose from
    ],
)
def test_readings_of_texts_that_no_row_has_are_not_shown(
    ports: SqlWarehouse, names: tuple[str, ...], shown: tuple[int, ...]
) -> None:
    readings = [
        Reading(f"SELECT COUNT(*) FROM shops WHERE name = '{name}'", name, Rows(("n",), ((1,),))) for name in names
    ]
    trace = SimpleNamespace(
        question=Question("q", "shops with Gmail"),
        schema=ports.schema(),
        scored=[SimpleNamespace(reading=reading) for reading in readings],
    )
    core = SimpleNamespace(warehouse=ports, settings=SimpleNamespace(limits=Limits()))
    offered = Decision("choose", tuple(range(len(names))), (None,) * len(names), credible=1)
    decided = _without_invented(offered, trace, core)  # type: ignore[arg-type]
    assert decided.order == shown
    assert decided.credible == int(0 in shown)


@pytest.mark.parametrize(("text", "invented"), [("weekend", True), ("weekdays", True), ("Kiel Harbour", False)])
def test_a_kind_of_days_that_no_row_has_is_found_otherwise(ports: SqlWarehouse, text: str, invented: bool) -> None:
    assert holds(ports, f"SELECT COUNT(*) FROM shops WHERE name = '{text}'", f"shops on {text}") is invented
