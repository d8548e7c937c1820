"""When two results are one: rows and columns in any order, further columns, numbers to five digits, orders asked
for.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.calibration.judging.row_order import asks_for_order, row_places
from reliability.calibration.judging.same_result import same_result
from reliability.values import Cell, Rows

Table = Sequence[Sequence[Cell]]


def rows(table: Table, width: int | None = None, *, cut: bool = False) -> Rows:
    """Rows whose columns are named as nobody would name them: names never count."""
    columns = width if width is not None else len(table[0])
    return Rows(tuple(f"x{n}" for n in range(columns)), tuple(map(tuple, table)), cut)


SAME: dict[str, tuple[Table, Table]] = {
    "one number": ([[7]], [[7]]),
    "a whole number written as a fraction": ([[7.0]], [[7]]),
    "rows in another order": ([["b", 2], ["a", 1]], [["a", 1], ["b", 2]]),
    "columns in another order": ([[1, "a"], [2, "b"]], [["a", 1], ["b", 2]]),
    "rows and columns in another order": ([[2, "b"], [1, "a"]], [["a", 1], ["b", 2]]),
    "one further column": ([["a", 1, "x"], ["b", 2, "y"]], [["a", 1], ["b", 2]]),
    "two further columns, one in front": ([["x", 1, "a", 5], ["y", 2, "b", 5]], [["a", 1], ["b", 2]]),
    "a further column that equals a column": ([[1, 1, "a"]], [["a", 1]]),
    "five digits": ([[73694.4]], [[73694.0]]),
    "sums whose last binary digit differs": ([[0.1 + 0.2]], [[0.3]]),
    "a large sum whose last binary digit differs": ([[73694.25000000001]], [[73694.25]]),
    "a small fraction to five digits": ([[0.000123456]], [[0.000123459]]),
    "minus nought": ([[-0.0]], [[0]]),
    "booleans": ([[True], [False]], [[1], [0]]),
    "nulls": ([[None, 1], ["a", None]], [[None, 1], ["a", None]]),
    "a lone null": ([[None]], [[None]]),
    "a row twice": ([["a"], ["b"], ["a"]], [["a"], ["a"], ["b"]]),
    "bytes": ([[b"ab"]], [[b"ab"]]),
    "infinity": ([[float("inf")]], [[float("inf")]]),
    "not a number": ([[float("nan")]], [[float("nan")]]),
    "columns that hold the same cells in other rows": ([[2, 1], [1, 2], [3, 3]], [[1, 2], [2, 1], [3, 3]]),
    "two columns that are one": ([[1, 1], [2, 2]], [[1, 1], [2, 2]]),
}
OTHER: dict[str, tuple[Table, Table]] = {
    "another number": ([[8]], [[7]]),
    "the fifth digit": ([[73695]], [[73694]]),
    "a number as text": ([["7"]], [[7]]),
    "text in other letters": ([["graz"]], [["Graz"]]),
    "a date with a time": ([["2026-01-01 00:00:00"]], [["2026-01-01"]]),
    "null for nought": ([[None]], [[0]]),
    "null for empty text": ([[None]], [[""]]),
    "bytes for text": ([[b"ab"]], [["ab"]]),
    "a row more": ([["a"], ["b"]], [["a"]]),
    "a row less": ([["a"]], [["a"], ["b"]]),
    "a row twice against another twice": ([["a"], ["a"], ["b"]], [["a"], ["b"], ["b"]]),
    "a column less": ([["a"]], [["a", 1]]),
    "three further columns": ([["a", 1, 2, 3]], [["a"]]),
    "columns that hold the same, paired otherwise": ([["a", 2], ["b", 1]], [["a", 1], ["b", 2]]),
    "one column where gold has two that are one": ([[1, 5], [2, 6]], [[1, 1], [2, 2]]),
    "infinity and its opposite": ([[float("-inf")]], [[float("inf")]]),
}


@pytest.mark.parametrize("case", SAME)
def test_results_that_are_the_same(case: str) -> None:
    found, gold = SAME[case]
    assert same_result(rows(found), rows(gold))


@pytest.mark.parametrize("case", OTHER)
def test_results_that_are_not(case: str) -> None:
    found, gold = OTHER[case]
    assert not same_result(rows(found), rows(gold))


def test_empty_results_are_the_same_where_their_columns_fit() -> None:
    assert same_result(rows([], 2), rows([], 2))
    assert same_result(rows([], 4), rows([], 2))
    assert not same_result(rows([], 5), rows([], 2))
    assert not same_result(rows([], 1), rows([], 2))
    assert not same_result(rows([], 2), rows([["a", 1]]))
    assert not same_result(rows([], 0), rows([], 0))


def test_a_result_that_was_cut_equals_none() -> None:
    assert not same_result(rows([["a"]], cut=True), rows([["a"]]))
    assert not same_result(rows([["a"]]), rows([["a"]], cut=True))
    assert not same_result(rows([["a"]], cut=True), rows([["a"]], cut=True))


def test_where_an_order_counts_rows_keep_it_and_ties_may_change_places() -> None:
    gold = rows([["a", 9], ["b", 5], ["c", 5], ["d", 1]])
    places = [0, 1, 1, 3]
    assert same_result(rows([["a", 9], ["c", 5], ["b", 5], ["d", 1]]), gold, places)
    assert same_result(rows([[9, "a"], [5, "c"], [5, "b"], [1, "d"]]), gold, places)
    assert not same_result(rows([["b", 5], ["a", 9], ["c", 5], ["d", 1]]), gold, places)
    assert not same_result(rows([["d", 1], ["c", 5], ["b", 5], ["a", 9]]), gold, places)


def test_a_large_result_is_judged_in_seconds() -> None:
    drawn = random.Random(0)
    gold = [[n, f"name {n % 977}", n % 7 / 3, drawn.random() < 0.5, None, n % 13, n % 13] for n in range(10_000)]
    shuffled = [[row[i] for i in (6, 4, 2, 0, 5, 3, 1)] + ["x", "y"] for row in gold]
    drawn.shuffle(shuffled)
    begun = time.thread_time()
    assert same_result(rows(shuffled), rows(gold))
    shuffled[0][3], shuffled[1][3] = shuffled[1][3], shuffled[0][3]  # every column still holds the same cells
    assert not same_result(rows(shuffled), rows(gold))
    assert time.thread_time() - begun < 10


def test_many_columns_that_cannot_be_told_apart_end_the_search() -> None:
    """Columns that hold the same cells in other rows, and no order of them that fits."""
    drawn = random.Random(1)
    columns = [drawn.sample([0, 1] * 50, 100) for _ in range(12)]
    others = [drawn.sample([0, 1] * 50, 100) for _ in range(12)]
    begun = time.thread_time()
    assert not same_result(rows(list(zip(*columns, strict=True))), rows(list(zip(*others, strict=True))))
    assert same_result(rows(list(zip(*reversed(columns), strict=True))), rows(list(zip(*columns, strict=True))))
    assert time.thread_time() - begun < 10


CELLS = st.one_of(st.none(), st.integers(0, 3), st.sampled_from(["a", "b"]))


@given(st.lists(st.tuples(CELLS, CELLS, CELLS), max_size=6), st.randoms(use_true_random=False))
def test_any_order_of_rows_and_columns_is_the_same_result(table: list[tuple[Cell, ...]], drawn: random.Random) -> None:
    order = drawn.sample(range(3), 3)
    moved = [tuple(row[i] for i in order) for row in drawn.sample(table, len(table))]
    assert same_result(rows(moved, 3), rows(table, 3))
    assert same_result(rows([(*row, "more") for row in moved], 4), rows(table, 3))


# --- orders that are asked for ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        "refunds paid out by reason, biggest amount on top",
        "payroll per department, highest payroll first",
        "list the departments with their budgets, starting with the largest",
        "the payment history, newest first",
        "region ranking for october by order value",
        "lamps with list price, cheap to expensive",
        "all stores in alphabetical order",
        "sales by store, sorted by city",
    ],
)
def test_an_order_is_asked_for(words: str) -> None:
    assert asks_for_order(words)


@pytest.mark.parametrize(
    "words",
    [
        "top 10 customers by open amount",
        "which three stores had the highest final sales in the first nine months of this year",
        "how many orders were placed in order date 2026",
        "average days from order date to receipt of money",
        "first order of every customer",
        "orders by month",
    ],
)
def test_no_order_is_asked_for(words: str) -> None:
    assert not asks_for_order(words)


TIES = Rows(("city", "n"), (("a", 9), ("b", 5), ("c", 5)))


@pytest.mark.parametrize(
    ("sql", "places"),
    [
        ("SELECT city, n FROM t ORDER BY n DESC", [0, 1, 1]),
        ("SELECT city, n FROM t ORDER BY 2 DESC", [0, 1, 1]),
        ("SELECT city, sum(x) AS n FROM t GROUP BY city ORDER BY n DESC", [0, 1, 1]),
        ("SELECT city, sum(x) FROM t GROUP BY city ORDER BY sum(x) DESC", [0, 1, 1]),
        ("SELECT city, n FROM t ORDER BY n DESC, city", [0, 1, 2]),
        ("SELECT city, n FROM t ORDER BY opened_on", [0, 1, 2]),  # ties cannot be seen
        ("SELECT * FROM t ORDER BY 2", [0, 1, 2]),  # nor what its columns are
        ("SELECT city, n FROM t", None),
        ("SELECT city, n FROM (SELECT city, n FROM t ORDER BY n) AS s", None),
        ("SELECT city, n FROM t UNION SELECT city, n FROM s ORDER BY n", [0, 1, 1]),
        ("SELECT city, n FROM t ORDER BY 9", [0, 1, 2]),
    ],
)
def test_gold_says_which_rows_tie(sql: str, places: list[int] | None) -> None:
    assert row_places(TIES, sql, "sqlite") == places
