"""The sample warehouse and its question log: what they promise to whoever trains, calibrates or shows with them."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
import sqlglot
from sqlalchemy import create_engine, inspect
from sqlglot import exp

from deploy.reference.warehouse import vocabulary
from deploy.reference.warehouse.build import build, fingerprint
from deploy.reference.warehouse.questions import LOG, generate, linked, normalised, split_of, written
from deploy.reference.warehouse.rows import generate as generate_rows
from deploy.reference.warehouse.tables import comments, metadata

Rows = list[tuple[Any, ...]]
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


@pytest.fixture(scope="module")
def warehouse(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample warehouse at full size, in SQLite."""
    path = tmp_path_factory.mktemp("warehouse") / "sample.db"
    build(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="module")
def log() -> list[dict[str, Any]]:
    """The committed question log."""
    return [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def answers(warehouse: Path, log: list[dict[str, Any]]) -> dict[str, Rows]:
    """Every SQL of the log with its rows in SQLite."""
    with sqlite3.connect(f"file:{warehouse}?mode=ro", uri=True) as connection:
        found = {sql: connection.execute(sql).fetchall() for sql in statements(log)}
    connection.close()
    return found


def statements(log: list[dict[str, Any]]) -> list[str]:
    """Every different SQL of the log, gold and readings, in its order."""
    each = (sql for row in log for sql in [row["sql"], *(r["sql"] for r in row["readings"])] if sql)
    return list(dict.fromkeys(each))


def comparable(rows: Sequence[Sequence[Any]], sql: str) -> Rows:
    """Rows as SQLite and PostgreSQL agree on them; sorted unless the SQL orders them."""

    def cell(value: Any) -> Any:
        if isinstance(value, datetime):
            return value.isoformat(" ")
        if isinstance(value, date):
            return value.isoformat()
        return round(float(value), 6) if isinstance(value, int | float | Decimal) else value

    found = [tuple(cell(value) for value in row) for row in rows]
    return found if "ORDER BY" in sql else sorted(found, key=repr)


# --- the warehouse -----------------------------------------------------------------------------------


def test_the_warehouse_has_fifteen_tables_and_over_a_hundred_thousand_rows(warehouse: Path) -> None:
    engine = create_engine(f"sqlite:///{warehouse}")
    names = inspect(engine).get_table_names()
    with engine.connect() as connection:
        total = sum(connection.exec_driver_sql(f'SELECT COUNT(*) FROM "{n}"').scalar_one() for n in names)
    engine.dispose()
    assert sorted(names) == sorted(metadata.tables)
    assert 12 <= len(names) <= 15
    assert total >= 100_000


def test_every_table_and_column_has_a_comment_beside_the_sqlite_file(warehouse: Path) -> None:
    kept = json.loads(Path(f"{warehouse}.comments.json").read_text(encoding="utf-8"))
    assert kept == comments()
    assert set(kept["tables"]) == set(metadata.tables)
    assert set(kept["columns"]) == {f"{t.name}.{c.name}" for t in metadata.tables.values() for c in t.columns}
    assert all(kept["tables"].values())
    assert all(kept["columns"].values())


def test_foreign_keys_are_declared_and_hold(warehouse: Path) -> None:
    connection = sqlite3.connect(warehouse)
    declared = {t: connection.execute(f"PRAGMA foreign_key_list({t})").fetchall() for t in metadata.tables}
    broken = connection.execute("PRAGMA foreign_key_check").fetchall()
    connection.close()
    assert not broken
    assert len(declared["orders"]) == 3
    assert len(declared["employees"]) == 4


def test_the_planted_ambiguities_are_in_the_data(warehouse: Path) -> None:
    connection = sqlite3.connect(warehouse)

    def one(sql: str) -> Any:
        return connection.execute(sql).fetchone()[0]

    gross, net, final = connection.execute(
        "SELECT SUM(gross_sales), SUM(net_sales), SUM(final_sales) FROM daily_sales"
    ).fetchone()
    in_orders, rolled_up = (
        one("SELECT SUM(revenue) FROM orders"),
        one("SELECT SUM(total_revenue) FROM customers"),
    )
    counts = [
        one("SELECT COUNT(*) FROM employees WHERE curr_dept <> dept_2022"),
        one("SELECT COUNT(*) FROM employees WHERE birthplace <> origin"),
        one("SELECT COUNT(*) FROM orders WHERE ship_date > order_date"),
        one("SELECT COUNT(*) FROM customers WHERE is_deleted"),
        one("SELECT COUNT(*) FROM suppliers WHERE deleted_at IS NOT NULL"),
        one("SELECT COUNT(*) FROM customers_old"),
    ]
    newest = one("SELECT MAX(order_date) FROM orders")
    connection.close()
    assert gross > 1.05 * net > 1.05 * final > 0
    assert in_orders > 1.02 * rolled_up
    assert all(count >= 5 for count in counts), counts
    assert newest == vocabulary.LAST_DAY.isoformat()


def test_the_same_seed_gives_the_same_rows() -> None:
    small = fingerprint(generate_rows(0.05))
    assert small == fingerprint(generate_rows(0.05))
    assert small.startswith("6bf0e8259d3444ed"), (
        "The rows changed: the log's figures and the demo's answers change too."
    )


def test_building_again_replaces_what_was_there(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'again.db'}"
    assert build(url, scale=0.05) == build(url, scale=0.05)
    connection = sqlite3.connect(tmp_path / "again.db")
    assert connection.execute("SELECT COUNT(*) FROM stores").fetchone() == (24,)
    connection.close()


@pytest.mark.parametrize("scale", [0.0, -1.0, 2.0, float("nan")])
def test_a_scale_out_of_range_is_refused_before_anything_is_written(tmp_path: Path, scale: float) -> None:
    with pytest.raises(ValueError, match="scale"):
        build(f"sqlite:///{tmp_path / 'none.db'}", scale)
    assert not list(tmp_path.iterdir())


def test_the_readme_gives_the_true_numbers(warehouse: Path, log: list[dict[str, Any]]) -> None:
    readme = LOG.with_name("README.md").read_text(encoding="utf-8")
    connection = sqlite3.connect(warehouse)
    for name in metadata.tables:
        [(count,)] = connection.execute(f"SELECT COUNT(*) FROM {name}").fetchall()
        assert f"| {name} | {count:,} |" in readme
    connection.close()
    counts = Counter((row["kind"], row["split"]) for row in log)
    for kind in ("answerable", "ambiguous", "unanswerable"):
        cells = " | ".join(f"{counts[kind, split]:,}" for split in ("train", "calibrate", "test"))
        assert f"| {kind} | {cells} |" in readme
    assert f"{len(log):,} questions" in readme


# --- the log -----------------------------------------------------------------------------------------


def test_the_log_has_as_many_questions_of_each_kind_as_promised(log: list[dict[str, Any]]) -> None:
    kinds = Counter(row["kind"] for row in log)
    assert len(log) >= 1_500
    assert kinds["ambiguous"] >= 200
    assert kinds["unanswerable"] >= 100
    splits = Counter(row["split"] for row in log)
    assert 0.45 < splits["train"] / len(log) < 0.57
    assert 0.2 < splits["calibrate"] / len(log) < 0.3
    assert 0.2 < splits["test"] / len(log) < 0.3


def test_every_kind_is_in_every_split(log: list[dict[str, Any]]) -> None:
    counts = Counter((row["kind"], row["split"]) for row in log)
    assert len(counts) == 9
    assert min(counts.values()) >= 40


def test_regenerating_the_log_gives_the_committed_file_to_the_byte() -> None:
    assert written(generate()).encode() == LOG.read_bytes()


def test_no_group_and_no_sql_is_in_two_splits(log: list[dict[str, Any]]) -> None:
    of_group, of_sql = defaultdict(set), defaultdict(set)
    for row in log:
        of_group[row["group"]].add(row["split"])
        for sql in statements([row]):
            of_sql[sql].add(row["split"])
    assert all(len(splits) == 1 for splits in of_group.values())
    assert all(len(splits) == 1 for splits in of_sql.values())
    assert all(split_of(row["group"]) == row["split"] for row in log)


def test_no_question_is_asked_twice(log: list[dict[str, Any]]) -> None:
    words = Counter(normalised(row["question"]) for row in log)
    assert words.most_common(1)[0][1] == 1
    assert len({row["id"] for row in log}) == len(log)


def test_the_kinds_keep_their_form(log: list[dict[str, Any]]) -> None:
    for row in log:
        if row["kind"] == "ambiguous":
            assert len(row["readings"]) >= 2
            assert row["sql"] == row["readings"][0]["sql"]
            assert len({r["label"] for r in row["readings"]}) == len(row["readings"])
        else:
            assert row["readings"] == []
        assert (row["sql"] is None) == (row["kind"] == "unanswerable") == bool(row["reason"])
        assert (row["tables"], row["columns"]) == linked(statements([row]))


def test_the_first_question_of_the_demo_is_in_the_log_with_its_three_readings(
    log: list[dict[str, Any]],
) -> None:
    [row] = [row for row in log if row["question"] == "What were total sales last quarter?"]
    measures = [re.findall(r"SUM\(daily_sales\.(\w+)\)", r["sql"]) for r in row["readings"]]
    assert measures == [["gross_sales"], ["net_sales"], ["final_sales"]]
    assert "'2026-07-01'" in row["sql"]
    assert "'2026-10-01'" in row["sql"]


@pytest.mark.slow
def test_nearly_every_answerable_question_has_an_answer(log: list[dict[str, Any]], answers: dict[str, Rows]) -> None:
    asked = [answers[row["sql"]] for row in log if row["kind"] == "answerable"]
    told = [rows for rows in asked if any(value is not None for row in rows for value in row)]
    assert len(told) >= 0.95 * len(asked)


def test_readings_of_an_ambiguous_question_mostly_differ_in_their_result(
    log: list[dict[str, Any]], answers: dict[str, Rows]
) -> None:
    found = [[repr(answers[r["sql"]]) for r in row["readings"]] for row in log if row["kind"] == "ambiguous"]
    apart = [results for results in found if len(set(results)) == len(results)]
    assert len(apart) >= 0.9 * len(found)


def test_the_log_uses_every_construct_that_analysts_use(log: list[dict[str, Any]]) -> None:
    every = " ; ".join(statements(log))
    for construct in [
        "COUNT(*)",
        "COUNT(DISTINCT",
        "SUM(",
        "AVG(",
        "MIN(",
        "MAX(",
        "SELECT DISTINCT",
        " AND ",
        " OR ",
        " IN (",
        " NOT IN (",
        "NOT EXISTS",
        " BETWEEN ",
        " LIKE ",
        " IS NULL",
        "NOT ",
        "GROUP BY",
        "HAVING",
        "ORDER BY",
        " DESC",
        " ASC",
        "LIMIT",
        "UNION",
        "INTERSECT",
        "EXCEPT",
        "CASE WHEN",
        "1.0 *",
        "> (SELECT",
        "= (SELECT",
    ]:
        assert construct in every, construct
    assert {sql.count(" JOIN ") for sql in statements(log)} >= {0, 1, 2, 3}


def test_the_sql_is_in_canonical_form(log: list[dict[str, Any]]) -> None:
    for sql in statements(log):
        assert not re.search(r"  |;|`|\"|\n| AS ", sql), sql
        tree = sqlglot.parse_one(sql, read="sqlite")
        for column in tree.find_all(exp.Column):
            table = metadata.tables[column.table]
            assert column.name in table.columns, sql
        for select in tree.find_all(exp.Select):
            tables = [
                select.args["from_"].this.name,
                *(join.this.name for join in select.args.get("joins") or []),
            ]
            assert tables == in_join_order(tables), sql


def in_join_order(tables: list[str]) -> list[str]:
    """The tables in the one order that the log joins them in: the first of the schema that is linked already."""
    schema = list(metadata.tables)
    left = sorted(tables, key=schema.index)
    ordered = [left.pop(0)]
    while left:
        pairs = {(t, o) for t in left for o in ordered if are_linked(t, o)}
        following = next(t for t in left if any(t == pair[0] for pair in pairs))
        ordered.append(following)
        left.remove(following)
    return ordered


def are_linked(one: str, other: str) -> bool:
    """Whether one table has a foreign key to the other, or is the calendar of its dates."""
    if "calendar" in (one, other):
        return bool({one, other} & {"orders", "daily_sales"})
    return any(
        key.column.table.name == target
        for source, target in ((one, other), (other, one))
        for key in metadata.tables[source].foreign_keys
    )


def test_text_literals_are_spelled_as_the_data_spells_them(warehouse: Path, log: list[dict[str, Any]]) -> None:
    connection = sqlite3.connect(warehouse)
    values: dict[tuple[str, str], set[Any]] = {}
    checked = 0
    for sql in statements(log):
        for test in sqlglot.parse_one(sql, read="sqlite").find_all(exp.EQ, exp.In):
            column, others = test.this, test.args.get("expressions") or [test.expression]
            literals = [o.this for o in others if isinstance(o, exp.Literal) and o.is_string]
            if not isinstance(column, exp.Column) or not literals:
                continue
            place = (column.table, column.name)
            if place not in values:
                found = connection.execute(f"SELECT DISTINCT {column.name} FROM {column.table}")
                values[place] = {value for (value,) in found}
            assert set(literals) <= values[place], sql
            checked += 1
    connection.close()
    assert checked > 800


def test_date_literals_lie_in_the_calendar(log: list[dict[str, Any]]) -> None:
    days = [day for sql in statements(log) for day in DATE.findall(sql)]
    assert days
    assert all(vocabulary.FIRST_DAY.isoformat() <= day <= "2027-01-01" for day in days)


# --- SQLite and PostgreSQL -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def in_postgres(postgres_url: str) -> str:
    """A PostgreSQL database with the sample warehouse at full size."""
    build(postgres_url)
    return postgres_url


def unequal(url: str, answers: dict[str, Rows], pick: Callable[[int], bool]) -> list[str]:
    """The SQL, of those picked by place, whose rows differ between SQLite's `answers` and the database at `url`."""
    engine = create_engine(url)
    with engine.connect() as connection:
        found = [
            sql
            for place, (sql, rows) in enumerate(answers.items())
            if pick(place)
            and comparable(connection.exec_driver_sql(sql.replace("%", "%%")).all(), sql) != comparable(rows, sql)
        ]
    engine.dispose()
    return found


@pytest.mark.slow
def test_sqlite_and_postgresql_give_equal_rows_for_the_logs_sql(in_postgres: str, answers: dict[str, Rows]) -> None:
    assert unequal(in_postgres, answers, lambda place: True) == []


def test_postgresql_keeps_every_comment(in_postgres: str) -> None:
    engine = create_engine(in_postgres)
    inspector = inspect(engine)
    tables = {name: inspector.get_table_comment(name)["text"] for name in metadata.tables}
    columns = {
        f"{name}.{column['name']}": column["comment"]
        for name in metadata.tables
        for column in inspector.get_columns(name)
    }
    engine.dispose()
    assert {"tables": tables, "columns": columns} == comments()
