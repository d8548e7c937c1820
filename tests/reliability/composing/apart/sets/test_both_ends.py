"""The first and the last alike, and what ranks by a rate."""

from __future__ import annotations

import pytest

from reliability.composing.apart.sets.both_ends import is_of_both_ends
from reliability.composing.frame import Frame, Measure, NotComposable, Of, Order
from reliability.composing.rendering import to_sql
from reliability.sql.english import reading
from reliability.values import Column, Element, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

MILLS = Table(
    "mills",
    (key("mill_id"), Column("mill_name", "TEXT", nullable=False), Column("floor_area_sqm", "INTEGER", nullable=False)),
)
LOADS = Table(
    "loads",
    (
        key("load_id"),
        Column("mill_id", "INTEGER", nullable=False),
        Column("loaded_on", "DATE", nullable=False),
        Column("revenue", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("mill_id",), "mills", ("mill_id",)),),
)
RIVER = Schema("sqlite", (MILLS, LOADS))
REVENUE = Measure("sum", Of(Element("loads", "revenue")))
BY_MILL = Frame(
    "loads",
    (REVENUE,),
    (Of(Element("mills", "mill_name"), each=True),),
    order=(Order(REVENUE),),
    limit=1,
    both_ends=True,
)


@pytest.mark.parametrize(
    "text",
    [
        "best and worst mill by revenue",
        "worst and best mill by revenue",
        "the best and the worst mill by revenue?",
        "which are the top and bottom mill by revenue",
    ],
)
def test_the_best_and_the_worst_are_the_ends_of_one_order(text: str) -> None:
    found = composed(RIVER, text)[0]
    assert is_of_both_ends(found.frame)
    assert found.sql.count("ORDER BY SUM(loads.revenue) DESC LIMIT 1") == 1
    assert found.sql.count("ORDER BY SUM(loads.revenue) LIMIT 1") == 1
    assert found.sql.index("DESC LIMIT 1") < found.sql.index("SUM(loads.revenue) LIMIT 1"), "the best stands first"


def test_how_many_are_wanted_of_each_end_is_heard() -> None:
    sql = composed(RIVER, "the 3 best and the 3 worst mills by revenue")[0].sql
    assert sql.count("LIMIT 3") == 2
    assert " UNION ALL " in sql


def test_the_highest_and_the_lowest_figure_are_two_figures_of_one_row() -> None:
    sql = composed(RIVER, "highest and lowest revenue")[0].sql
    assert "MAX(" in sql
    assert "MIN(" in sql
    assert "UNION" not in sql


def test_one_end_alone_stays_one() -> None:
    assert not any(is_of_both_ends(each.frame) for each in composed(RIVER, "best mill by revenue"))


def test_both_ends_are_read_as_two_of_a_kind() -> None:
    said = reading(to_sql(BY_MILL, RIVER), "sqlite", RIVER)
    assert said == "The mill with the highest total revenue; together with: the mill with the lowest total revenue"


def test_ends_of_no_order_are_refused() -> None:
    for broken in (Frame("loads", (REVENUE,), both_ends=True, limit=1), Frame("loads", (REVENUE,), both_ends=True)):
        with pytest.raises(NotComposable):
            to_sql(broken, RIVER)


@pytest.mark.parametrize(
    "text",
    [
        "best mill by revenue per square metre",
        "top mill by revenue per square metre",
        "best mill in terms of revenue per square metre",
    ],
)
def test_what_is_ranked_by_a_rate_has_the_highest_rate(text: str) -> None:
    sql = composed(RIVER, text)[0].sql
    assert "/" in sql
    assert sql.endswith("DESC LIMIT 1")
    assert "mill_name" in sql


def test_both_ends_of_a_rate_are_ranked_by_it() -> None:
    sql = composed(RIVER, "best and worst mill by revenue per square metre")[0].sql
    assert sql.count(" / ") >= 2
    assert sql.count("LIMIT 1") == 2


def test_a_thing_per_time_is_no_rate() -> None:
    assert " / " not in composed(RIVER, "top 2 mills by revenue per year")[0].sql
