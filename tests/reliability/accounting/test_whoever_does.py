"""Whoever does, or is given, what a key says: reviewers of reviewed_by, inspectors of insp_emp_no, by their names."""

import pytest

from reliability.short_names import with_names_read
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

TO_STAFF = {name: ForeignKey((name,), "staff", ("staff_id",)) for name in ("approved_by", "assigned_to", "driver_id")}
STAFF = Table(
    "staff",
    (key("staff_id"), Column("first_name", "TEXT", nullable=False), Column("last_name", "TEXT", nullable=False)),
)
TRIPS = Table(
    "trips",
    (
        key("trip_id"),
        *(Column(name, "INTEGER") for name in TO_STAFF),
        Column("left_on", "DATE", nullable=False),
        Column("miles", "INTEGER", nullable=False),
    ),
    foreign_keys=tuple(TO_STAFF.values()),
)
CLEAN = Schema("sqlite", (STAFF, TRIPS))
SHORT = with_names_read(
    Schema(
        "sqlite",
        (
            Table("emp_mst", (key("emp_no"), Column("emp_nm", "TEXT", samples=("Ida Moor",)))),
            Table(
                "tst_log",
                (key("tst_no"), Column("insp_emp_no", "INTEGER"), Column("tst_dt", "DATE")),
                foreign_keys=(ForeignKey(("insp_emp_no",), "emp_mst", ("emp_no",)),),
            ),
        ),
    )
)


@pytest.mark.parametrize(
    ("question", "column"),
    [
        ("number of trips per approver", "approved_by"),
        ("number of trips by assignee", "assigned_to"),
        ("number of trips by driver", "driver_id"),
        ("which approver has the most trips?", "approved_by"),
    ],
)
def test_whoever_does_it_is_told_by_name(question: str, column: str) -> None:
    sql = composed(CLEAN, question)[0].sql
    assert f"= trips.{column}" in sql
    assert "last_name" in sql.partition(" FROM ")[0]


def test_whoever_does_it_is_found_where_names_are_shortened() -> None:
    sql = composed(SHORT, "number of tests by inspector")[0].sql
    assert "tst_log.insp_emp_no" in sql
    assert "emp_mst.emp_nm" in sql.partition(" FROM ")[0]


def test_a_number_that_is_asked_for_is_shown() -> None:
    assert "last_name" not in composed(CLEAN, "number of trips by driver id")[0].sql


def test_a_word_that_no_key_speaks_of_is_nobody() -> None:
    assert not any("approved_by" in each.sql for each in composed(CLEAN, "number of trips by sweeper"))
