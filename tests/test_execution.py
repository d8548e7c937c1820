"""Equal results are one cluster, different ones never are; the entropy is the paper's."""

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.fake_warehouse import FakeWarehouse
from reliability.execution import canonical_key, entropy_nats, execute, execution_entropy, result_shares
from reliability.values import Candidate, Cell, Column, Failure, FailureKind, Limits, Rows, Schema, Table

SCHEMA = Schema("sqlite", (Table("t", (Column("a", "int"), Column("b", "int"))),))


def key(*rows: tuple[Cell, ...], ordered: bool = False, truncated: bool = False, sql: str = "q") -> str:
    columns = tuple(f"c{i}" for i in range(len(rows[0]) if rows else 0))
    return canonical_key(Rows(columns, rows, truncated), ordered=ordered, unique=sql)


cells = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 5), st.floats(-3, 3, width=16), st.sampled_from(["", "a", "1", "null"]),
    st.sampled_from([b"", b"a"]),
)  # fmt: skip
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
    shares = result_shares(
        {"a": [math.log(0.2)], "b": [math.log(0.1)], "c": [math.log(0.05), math.log(0.05)]}
    )
    assert shares == pytest.approx({"a": 0.5, "b": 0.25, "c": 0.25})
    assert entropy_nats(list(shares.values())) == pytest.approx(1.5 * math.log(2))
    assert execution_entropy(1.5 * math.log(2), 0.5) == pytest.approx(2.5 * math.log(2))
    assert execution_entropy(0.3, 0.0) == math.inf


def test_very_small_likelihoods_do_not_underflow() -> None:
    assert result_shares({"a": [-2000.0], "b": [-2000.0]}) == pytest.approx({"a": 0.5, "b": 0.5})
    assert result_shares({"a": [-math.inf], "b": [-math.inf, -math.inf]}) == pytest.approx(
        {"a": 1 / 3, "b": 2 / 3}
    )


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
