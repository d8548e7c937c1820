"""Results that give the same answer are one reading, shown by the one that shows more."""

from collections.abc import Sequence

import pytest

from reliability.candidates.execution import execute
from reliability.values import Candidate, Cell, Limits, Rows, Schema

LIMITS = Limits()


class Given:
    """A warehouse in which each query's rows are given."""

    def __init__(self, results: dict[str, tuple[Sequence[Cell], ...]], truncated: bool = False) -> None:
        self._results, self._truncated = results, truncated

    def schema(self) -> Schema:
        return Schema("sqlite", ())

    def run(self, sql: str, _limits: Limits) -> Rows:
        rows = tuple(tuple(row) for row in self._results[sql])
        width = len(rows[0]) if rows else 1
        return Rows(tuple(f"c{n}" for n in range(width)), rows, truncated=self._truncated)


def clusters(
    *results: tuple[str, float, Sequence[tuple[Cell, ...]]], truncated: bool = False
) -> list[tuple[str, float]]:
    """The first query and the share of each cluster of queries with a likelihood and their rows."""
    given = Given({sql: tuple(rows) for sql, _, rows in results}, truncated)
    candidates = [Candidate(sql, (), log_likelihood, "test") for sql, log_likelihood, _ in results]
    found = execute(candidates, given, LIMITS).clusters  # type: ignore[arg-type]
    return [(each.candidates[0].sql, round(each.share, 3)) for each in found]


EVEN = -1.0
BY_DAY = "SELECT day FROM t ORDER BY n DESC LIMIT 1"
WITH_COUNT = "SELECT day, n FROM t ORDER BY n DESC LIMIT 1"


def test_what_shows_more_of_the_same_answer_stands_for_both() -> None:
    assert clusters((BY_DAY, EVEN, [("Tuesday",)]), (WITH_COUNT, EVEN, [("Tuesday", 1969)])) == [(WITH_COUNT, 1.0)]


def test_what_shows_more_but_is_hardly_likely_does_not_take_the_place() -> None:
    found = clusters((BY_DAY, EVEN, [("Tuesday",)]), (WITH_COUNT, EVEN - 3.0, [("Tuesday", 1969)]))
    assert found == [(BY_DAY, 1.0)]


def test_another_answer_is_another_reading() -> None:
    found = clusters((BY_DAY, EVEN, [("Monday",)]), (WITH_COUNT, EVEN, [("Tuesday", 1969)]))
    assert len(found) == 2


def test_columns_may_stand_in_any_order_and_rows_too_where_no_query_orders_them() -> None:
    narrow, wide = [("Oslo", 120), ("Graz", 340)], [(340, 7, "Graz"), (120, 9, "Oslo")]
    assert clusters(("SELECT a, b", EVEN, narrow), ("SELECT b, c, a", EVEN, wide)) == [("SELECT b, c, a", 1.0)]


def test_an_order_that_both_ask_for_must_be_the_same() -> None:
    one, other = "SELECT a FROM t ORDER BY n", "SELECT a, n FROM t ORDER BY n DESC"
    assert len(clusters((one, EVEN, [("Oslo",), ("Graz",)]), (other, EVEN, [("Graz", 2), ("Oslo", 1)]))) == 2


def test_rows_must_hold_together_and_not_only_columns() -> None:
    narrow = [("Oslo", 1.25), ("Graz", 2.25)]
    wide = [("Oslo", 2.25, "x"), ("Graz", 1.25, "y")]
    assert len(clusters(("SELECT a, b", EVEN, narrow), ("SELECT a, b, c", EVEN, wide))) == 2


def test_three_further_columns_are_too_many() -> None:
    assert len(clusters(("SELECT a", EVEN, [("Oslo",)]), ("SELECT *", EVEN, [("Oslo", 1, 2, 3)]))) == 2


def test_two_further_columns_are_counted_from_the_narrowest() -> None:
    results: list[tuple[str, float, list[tuple[Cell, ...]]]] = [
        ("SELECT a", EVEN, [("Oslo",)]),
        ("SELECT a, b, c", EVEN, [("Oslo", 1, 2)]),
    ]
    found = clusters(*results, ("SELECT a, b, c, d", EVEN, [("Oslo", 1, 2, 3)]))  # three more than SELECT a
    assert found == [("SELECT a, b, c", 0.667), ("SELECT a, b, c, d", 0.333)]


def test_a_small_number_may_stand_there_by_chance() -> None:
    assert len(clusters(("SELECT n", EVEN, [(5,)]), ("SELECT city, n", EVEN, [("Oslo", 5)]))) == 2
    assert len(clusters(("SELECT n", EVEN, [(5834.22,)]), ("SELECT id, n", EVEN, [(20408, 5834.22)]))) == 1


@pytest.mark.parametrize(
    ("share", "percentage", "joined"),
    [
        ([(0.079,)], [(7.9,)], True),
        ([("Oslo", 0.079), ("Graz", 0.5)], [("Oslo", 7.9), ("Graz", 50.0)], True),
        ([("Oslo", 0.079), ("Graz", None)], [("Oslo", 7.9), ("Graz", None)], True),
        ([("Oslo", 0.079), ("Graz", 0.5)], [("Graz", 7.9), ("Oslo", 50.0)], False),
        ([(2.5,)], [(250,)], False),  # no share: a hundred times as much
        ([(0.079,)], [(7.8,)], False),
        ([("one",)], [("other",)], False),
        ([(None,)], [("Ana Silva",)], False),
        ([(0.5,)], [("Ana Silva",)], False),
        ([(None,)], [(0.5,)], False),
    ],
)
def test_a_share_and_its_percentage_are_one_answer(
    share: list[tuple[Cell, ...]], percentage: list[tuple[Cell, ...]], joined: bool
) -> None:
    found = clusters(("SELECT share", EVEN, share), ("SELECT percentage", EVEN - 0.5, percentage))
    assert found[0][0] == "SELECT share"
    assert len(found) == (1 if joined else 2)


def test_empty_and_truncated_results_join_none() -> None:
    assert len(clusters(("SELECT a", EVEN, []), ("SELECT n", EVEN, [(120.5,)]))) == 2
    found = clusters(("SELECT a", EVEN, [("Oslo",)]), ("SELECT a, b", EVEN, [("Oslo", 1)]), truncated=True)
    assert len(found) == 2


def test_long_results_are_compared_by_equality_alone() -> None:
    rows = [(f"shop {n}",) for n in range(3_000)]
    assert len(clusters(("SELECT a", EVEN, rows), ("SELECT a, b", EVEN, [(*row, 1) for row in rows]))) == 2
    assert len(clusters(("SELECT a", EVEN, rows), ("SELECT b", EVEN, rows))) == 1


BY_MONTH: list[tuple[str, float]] = [("2026-01", 350.1), ("2026-02", 341.8), ("2026-10", 99.0)]
SORTED, UNSORTED = "SELECT m, n FROM t ORDER BY m", "SELECT m, n FROM t"


@pytest.mark.parametrize(("ordered", "open_"), [(EVEN, EVEN), (EVEN - 1.0, EVEN)])
def test_rows_in_an_order_stand_for_the_same_rows_in_none(ordered: float, open_: float) -> None:
    assert clusters((UNSORTED, open_, BY_MONTH), (SORTED, ordered, BY_MONTH)) == [(SORTED, 1.0)]


def test_an_order_that_is_hardly_likely_does_not_take_the_place() -> None:
    assert clusters((UNSORTED, EVEN, BY_MONTH), (SORTED, EVEN - 3.0, BY_MONTH)) == [(UNSORTED, 1.0)]


@pytest.mark.parametrize("months", [("01", "02", "10"), (1, 2, 10)])
@pytest.mark.parametrize("first", [True, False])
def test_months_without_their_year_are_those_with_it(months: tuple[Cell, ...], *, first: bool) -> None:
    short = "SELECT month, n FROM t ORDER BY month"
    alone: list[tuple[Cell, ...]] = [(month, row[1]) for month, row in zip(months, BY_MONTH, strict=True)]
    given: list[tuple[str, float, Sequence[tuple[Cell, ...]]]] = [(SORTED, EVEN, BY_MONTH), (short, EVEN, alone)]
    assert clusters(*(given if first else given[::-1])) == [(SORTED, 1.0)]


def test_months_of_two_years_are_not_those_of_one() -> None:
    both = [("2025-01", 1.0), ("2026-01", 350.1), ("2026-02", 341.8)]
    other = [("01", 1.0), ("01", 350.1), ("02", 341.8)]
    assert len(clusters((SORTED, EVEN, both), ("SELECT month, n FROM t ORDER BY month", EVEN, other))) == 2


def test_other_figures_beside_the_months_are_another_answer() -> None:
    other = [("01", 350.1), ("02", 341.9), ("10", 99.0)]
    assert len(clusters((SORTED, EVEN, BY_MONTH), ("SELECT month, n FROM t ORDER BY month", EVEN, other))) == 2


def test_months_in_another_order_are_another_reading() -> None:
    falling = [(month[-2:], n) for month, n in reversed(BY_MONTH)]
    assert len(clusters((SORTED, EVEN, BY_MONTH), ("SELECT month, n FROM t ORDER BY month DESC", EVEN, falling))) == 2
