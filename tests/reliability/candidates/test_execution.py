"""Equal results are one cluster, different ones never are; the entropy is the paper's."""

import math
import sqlite3
import threading
import time
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.warehouses.cells import as_cell
from adapters.warehouses.fake import FakeWarehouse
from adapters.warehouses.warehouse import open_warehouse
from reliability.candidates.execution import (
    canonical_cell,
    canonical_key,
    entropy_nats,
    execute,
    execution_entropy,
    result_shares,
)
from reliability.values import Candidate, Cell, Column, Failure, FailureKind, Limits, Rows, Schema, Table

SCHEMA = Schema("sqlite", (Table("t", (Column("a", "int"), Column("b", "int"))),))


def key(*rows: tuple[Cell, ...], ordered: bool = False, truncated: bool = False, sql: str = "q") -> str:
    columns = tuple(f"c{i}" for i in range(len(rows[0]) if rows else 0))
    return canonical_key(Rows(columns, rows, truncated), ordered=ordered, unique=sql)


cells = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 5),
    st.floats(-3, 3, width=16),
    st.sampled_from(["", "a", "1", "null"]),
    st.sampled_from([b"", b"a"]),
)
tables = st.integers(1, 3).flatmap(lambda width: st.lists(st.tuples(*[cells] * width), max_size=6))


@given(tables, st.randoms(use_true_random=False))
def test_row_and_column_order_do_not_matter(rows: list[tuple[Cell, ...]], random: Random) -> None:
    width = len(rows[0]) if rows else 1
    order = list(range(width))
    random.shuffle(order)
    shuffled = [tuple(row[c] for c in order) for row in rows]
    random.shuffle(shuffled)
    columns = tuple("abc"[:width])
    one = canonical_key(Rows(columns, tuple(rows)), ordered=False, unique="x")
    other = canonical_key(Rows(columns, tuple(shuffled)), ordered=False, unique="y")
    assert one == other


@given(tables)
def test_an_added_row_is_another_result(rows: list[tuple[Cell, ...]]) -> None:
    width = len(rows[0]) if rows else 1
    columns = tuple("abc"[:width])
    one = canonical_key(Rows(columns, tuple(rows)), ordered=False, unique="x")
    other = canonical_key(Rows(columns, (*rows, ("new",) * width)), ordered=False, unique="x")
    assert one != other


@given(tables.filter(bool), st.data())
def test_a_row_that_stands_there_once_more_is_another_result(rows: list[tuple[Cell, ...]], data: st.DataObject) -> None:
    again = data.draw(st.sampled_from(rows))
    assert key(*rows) != key(*rows, again)
    assert key(*rows, ordered=True) != key(*rows, again, ordered=True)


@given(st.lists(cells, max_size=5), st.lists(cells, max_size=5))
def test_an_ordered_column_is_equal_only_value_by_value(left: list[Cell], right: list[Cell]) -> None:
    alike = list(map(canonical_cell, left)) == list(map(canonical_cell, right))
    one, other = (
        canonical_key(Rows(("a",), tuple((cell,) for cell in each)), ordered=True, unique="x") for each in (left, right)
    )
    assert (one == other) is alike


@given(tables, tables, st.text(max_size=5), st.text(max_size=5))
def test_whatever_it_holds_a_cut_result_equals_no_other(
    left: list[tuple[Cell, ...]], right: list[tuple[Cell, ...]], one: str, other: str
) -> None:
    cut = key(*left, truncated=True, sql=one)
    assert cut != key(*right, sql=one)
    assert (cut == key(*right, truncated=True, sql=other)) is (one == other)


# --- values, as drivers give them ------------------------------------------------------------------

short = st.integers(-999_999, 999_999)


@given(short, st.integers(0, 6))
def test_a_number_is_one_value_as_integer_float_and_decimal_of_any_scale(digits: int, places: int) -> None:
    exact = Decimal(digits).scaleb(-places)
    written = (exact, exact.quantize(Decimal(1).scaleb(-places - 2)), float(exact))
    values = {key((as_cell(value),)) for value in written}
    if exact == int(exact):
        values.add(key((int(exact),)))
    assert len(values) == 1


@given(short, short)
def test_numbers_of_six_digits_that_differ_stay_different(left: int, right: int) -> None:
    assert (key((left,)) == key((float(right),))) is (left == right)
    assert (key((as_cell(Decimal(left) / 1000),)) == key((right / 1000,))) is (left == right)


@given(cells)
def test_null_is_nothing_else(cell: Cell) -> None:
    assert (key((cell,)) == key((None,))) is (cell is None)


@given(st.text(), st.binary(), st.integers() | st.floats() | st.booleans())
def test_text_bytes_and_numbers_are_never_one_value(text: str, raw: bytes, number: float) -> None:
    assert len({key((text,)), key((raw,)), key((number,)), key((None,))}) == 4
    assert key((str(number),)) != key((number,))


@given(st.floats(allow_nan=False), tables)
def test_not_a_number_is_one_value_and_no_number(number: float, rows: list[tuple[Cell, ...]]) -> None:
    assert key((math.nan,)) == key((-math.nan,)) == key((as_cell(Decimal("NaN")),))
    assert key((math.nan,)) not in {key((number,)), key((None,)), key(("nan",))}
    width = len(rows[0]) if rows else 1
    assert key((math.nan,) * width, *rows) == key(*rows, (float("nan"),) * width)


@given(st.booleans(), st.integers(-3, 3) | st.floats(-3, 3, width=16))
def test_a_truth_value_is_its_number(truth: bool, number: float) -> None:
    assert (key((truth,)) == key((number,))) is (int(truth) == number)


@given(st.dates(), st.dates(), st.datetimes(), st.datetimes())
def test_a_date_is_its_text_and_no_other_date(day: date, other: date, moment: datetime, later: datetime) -> None:
    assert key((as_cell(day),)) == key((day.isoformat(),)), "as a database without dates keeps it"
    assert (key((as_cell(day),)) == key((as_cell(other),))) is (day == other)
    assert key((as_cell(moment),)) == key((moment.isoformat(" "),))
    assert (key((as_cell(moment),)) == key((as_cell(later),))) is (moment == later)


@pytest.mark.parametrize(
    ("left", "right"), [(42, 42.0), (True, 1), (0.0, -0.0), (1.0000001, 1.0), (float("nan"), float("nan"))]
)
def test_numbers_of_any_type_are_one_value(left: Cell, right: Cell) -> None:
    assert key((left,)) == key((right,))


@pytest.mark.parametrize(
    ("left", "right"),
    [(None, ""), (None, 0), (None, "null"), ("1", 1), (b"a", "a"), (1.0001, 1.0), ("a", "A"), (10**400, 1)],
)
def test_different_values_stay_different(left: Cell, right: Cell) -> None:
    assert key((left,)) != key((right,))


def test_repeated_rows_count() -> None:
    assert key((1,), (1,)) != key((1,))


def test_an_outer_order_by_is_respected() -> None:
    assert key((1,), (2,), ordered=True) != key((2,), (1,), ordered=True)
    assert key((1,), (2,)) == key((2,), (1,))


def test_columns_with_equal_contents_in_another_pairing_are_told_apart() -> None:
    assert key((1, 1), (2, 2)) != key((1, 2), (2, 1))
    assert key((1, 2, 5), (2, 1, 6)) == key((2, 1, 5), (1, 2, 6))


def test_a_cut_result_never_equals_another() -> None:
    assert key((1,), truncated=True, sql="a") != key((1,), truncated=True, sql="b")
    assert key((1,), truncated=True) != key((1,))


def test_no_columns_and_no_rows_are_a_result() -> None:
    assert canonical_key(Rows((), ()), ordered=False, unique="") != key((None,))


def candidate(sql: str, probability: float) -> Candidate:
    return Candidate(sql, (), math.log(probability), "test")


def test_the_entropy_by_hand() -> None:
    """Shares 0.5, 0.25, 0.25: H = 1.5·log 2; of the first cluster H_exec = 1.5·log 2 + log 2."""
    shares = result_shares({"a": [math.log(0.2)], "b": [math.log(0.1)], "c": [math.log(0.05), math.log(0.05)]})
    assert shares == pytest.approx({"a": 0.5, "b": 0.25, "c": 0.25})
    assert entropy_nats(list(shares.values())) == pytest.approx(1.5 * math.log(2))
    assert execution_entropy(1.5 * math.log(2), 0.5) == pytest.approx(2.5 * math.log(2))
    assert execution_entropy(0.3, 0.0) == math.inf


def test_very_small_likelihoods_do_not_underflow() -> None:
    assert result_shares({"a": [-2000.0], "b": [-2000.0]}) == pytest.approx({"a": 0.5, "b": 0.5})
    assert result_shares({"a": [-math.inf], "b": [-math.inf, -math.inf]}) == pytest.approx({"a": 1 / 3, "b": 2 / 3})


def test_candidates_with_equal_results_are_one_cluster_and_failures_are_dropped() -> None:
    warehouse = FakeWarehouse(
        SCHEMA,
        {
            "select 1": Rows(("a",), ((1,),)),
            "select 1.0": Rows(("b",), ((1.0,),)),
            "select 2": Rows(("a",), ((2,),)),
            "select x": Failure(FailureKind.INVALID, "no column x"),
        },
    )
    given_ = [candidate("select 2", 0.5), candidate("select 1", 0.3), candidate("select 1.0", 0.3)]
    execution = execute([*given_, candidate("select x", 0.9)], warehouse, Limits())
    assert [[c.sql for c in cluster.candidates] for cluster in execution.clusters] == [
        ["select 1", "select 1.0"],
        ["select 2"],
    ]
    assert execution.clusters[0].share == pytest.approx(0.6 / 1.1)
    assert execution.failed_share == 0.25
    assert execution.failures[0][1].kind is FailureKind.INVALID


def test_rows_count_in_their_order_where_the_outermost_level_orders_them() -> None:
    """A subquery's ORDER BY orders nothing."""
    up, down = Rows(("a",), ((1,), (2,))), Rows(("a",), ((2,), (1,)))
    outer = [
        candidate("SELECT t.a FROM t ORDER BY t.a", 0.5),
        candidate("SELECT t.a FROM t ORDER BY t.a DESC", 0.4),
    ]
    inner = [candidate(f"SELECT s.a FROM (SELECT t.a FROM t ORDER BY t.a{way}) AS s", 0.3) for way in ("", " DESC")]
    for asked, clusters in ((outer, 2), (inner, 1)):
        results = {asked[0].sql: up, asked[1].sql: down}
        assert len(execute(asked, FakeWarehouse(SCHEMA, results), Limits()).clusters) == clusters


# --- in parallel, under limits ---------------------------------------------------------------------


def test_candidates_run_in_parallel_and_no_more_at_once_than_allowed() -> None:
    """Four stand at a barrier that only four together pass; a fifth never ran beside them."""
    barrier, running, most, lock = threading.Barrier(4), 0, 0, threading.Lock()

    def together(_: str) -> Rows:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        barrier.wait(120)
        time.sleep(0.1)  # so that a fifth would be seen
        with lock:
            running -= 1
        return Rows(("a",), ((1,),))

    asked = [candidate(f"SELECT t.a FROM t WHERE t.b = {n}", 0.1) for n in range(8)]
    execution = execute(asked, FakeWarehouse(SCHEMA, together), Limits(), parallel=4)
    assert len(execution.clusters[0].candidates) == 8
    assert most == 4


SLACK_S = 60.0  # for a busy machine


@pytest.mark.slow
def test_a_candidate_that_never_ends_holds_the_others_up_no_longer_than_its_limit(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "t.sqlite") as connection:
        connection.execute("CREATE TABLE t (a INT, b INT)")
    connection.close()
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    asked = [candidate(endless, 0.9), *(candidate(f"SELECT {n} AS a", 0.1) for n in range(12))]
    warehouse = open_warehouse(f"sqlite:///{tmp_path / 't.sqlite'}", "shop", workers=4)
    try:
        execute(asked[1:], warehouse, Limits())  # its processes start
        started = time.monotonic()
        execution = execute(asked, warehouse, Limits(time_s=3.0))
        took_s = time.monotonic() - started
    finally:
        warehouse.close()
    assert 3.0 <= took_s < 3.0 + SLACK_S
    assert [(sql, failed.kind) for sql, failed in execution.failures] == [(endless, FailureKind.TIMEOUT)]
    assert len(execution.clusters) == 12
    assert execution.failed_share == pytest.approx(1 / 13)


@pytest.mark.slow
def test_many_slow_candidates_share_one_limit_and_the_likeliest_begin(tmp_path: Path) -> None:
    """Twelve that never end, four at a time: one limit in all, not three; what has no time left does not begin."""
    with sqlite3.connect(tmp_path / "t.sqlite") as connection:
        connection.execute("CREATE TABLE t (a INT, b INT)")
    connection.close()
    endless = "WITH RECURSIVE n(i) AS (SELECT {} UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    asked = [candidate(endless.format(n), 0.01 + 0.001 * n) for n in range(12)]
    asked.append(candidate("SELECT 7 AS a", 0.9))  # the last of the list, and the likeliest
    warehouse = open_warehouse(f"sqlite:///{tmp_path / 't.sqlite'}", "shop", workers=4)
    try:
        execute([candidate("SELECT 1 AS a", 0.1)] * 4, warehouse, Limits())  # its processes start
        started = time.monotonic()
        execution = execute(asked, warehouse, Limits(time_s=3.0), parallel=4)
        took_s = time.monotonic() - started
    finally:
        warehouse.close()
    assert 3.0 <= took_s < 3.0 + SLACK_S
    assert [cluster.candidates[0].sql for cluster in execution.clusters] == ["SELECT 7 AS a"]
    assert {failed.kind for _, failed in execution.failures} == {FailureKind.TIMEOUT}
    assert len(execution.failures) == 12
    late = "The queries before it took all the time there is."
    assert [failed.message for _, failed in execution.failures].count(late) == 8


def test_no_candidates_give_no_clusters() -> None:
    execution = execute([], FakeWarehouse(SCHEMA, {}), Limits())
    assert execution.clusters == ()
    assert execution.entropy_nats == 0.0


def test_a_sum_falls_on_one_side_whatever_the_order_of_its_terms() -> None:
    """Added in another order a sum of cents ends in another binary digit, here at the tie of the sixth digit."""
    cents = [73694.25, 73694.250000000015, 73694.24999999999]
    assert len({canonical_key(Rows(("total",), ((c,),)), ordered=False, unique="") for c in cents}) == 1
    apart = [73694.25, 73694.35]
    assert len({canonical_key(Rows(("total",), ((c,),)), ordered=False, unique="") for c in apart}) == 2
