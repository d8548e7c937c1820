"""A question's meaning as an analyst would note it down, before it is SQL (docs/METHODS.md 2).

A frame names tables and columns, never joins: those follow from the keys when it becomes SQL.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Literal

from reliability.composing.slots import Slot
from reliability.errors import BadInput
from reliability.question.periods import Period
from reliability.values import Cell, Element

Aggregate = Literal["count", "count distinct", "sum", "average", "median", "least", "most"]
Grain = Literal["day", "week", "month", "quarter", "year", "weekday", "hour"]
TimeUnit = Literal["day", "hour", "minute"]
Comparison = Literal[
    "=", "<>", "<", "<=", ">", ">=", "in", "not in", "between", "is null", "is not null",
    "like", "not like", "contains", "starts", "ends", "not contains", "not starts", "not ends",
]  # fmt: skip


class NotComposable(BadInput):
    """A frame that cannot be written as SQL over this schema, and why: one sentence."""


@dataclass(frozen=True, slots=True)
class Of:
    """A column's value; with a grain, the period that a date falls in.

    `through` is the key column by which its table is reached, where there are several or it is the subject's own
    table: the last name of employees through employees.manager_id is the manager's. As a group, `each` says that rows
    of its table are told apart even where they share the value (None: they are where the column is a name).
    `age_on` makes of a date the whole years from it to that day: of a date of birth the age.
    """

    column: Element
    grain: Grain | None = None
    through: Element | None = None
    each: bool | None = None
    age_on: date | None = None


@dataclass(frozen=True, slots=True)
class Value:
    """A constant: a number, or a day as text."""

    value: Cell


@dataclass(frozen=True, slots=True)
class Between:
    """The whole days from one date column to another (of one row, or of rows that keys join), or to a day given; with
    another unit the exact hours or minutes from one moment to another."""

    earlier: Element | Value
    later: Element | Value
    unit: TimeUnit = "day"


@dataclass(frozen=True, slots=True)
class Gap:
    """The days (or exact hours or minutes) from the row before to each row, in the order of a date: before among the rows
    with the same value of `each`, else among all. The first row has none, nor has one without a value of `each`. With a
    `place` only that of the row at this place has one (2: from the first to the second). Only a measure is of it."""

    of: Element
    each: Of | None = None
    unit: TimeUnit = "day"
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Computed:
    """Two values and what is done with them: price times quantity."""

    left: Expression
    operator: Literal["+", "-", "*", "/"]
    right: Expression


Expression = Of | Value | Between | Gap | Computed


@dataclass(frozen=True, slots=True)
class Condition:
    """Which rows: a comparison of a value, or a period in which a date lies. `values` are typed as the column is.

    "=" with several values is "in"; "between" includes both; "like" takes patterns as SQL writes them, "contains",
    "starts" and "ends" plain text, as do their denials. `other` stands in place of the values: another value of the same row, a number
    over all rows of the measure's table ("above the average"), or, for "in", the rows of another frame by their key ("of
    our ten best customers"). "<>" leaves out rows without a value, as SQL does.
    """

    of: Expression
    comparison: Comparison = "="
    values: tuple[Cell, ...] = ()
    period: Period | None = None
    other: Expression | Number | Frame | None = None


@dataclass(frozen=True, slots=True)
class Related:
    """Rows that have (or, `never`, have not) a related row of a table for which the conditions hold.

    `of` is the table whose rows they are, where it is not the frame's subject; `through` the key column by which the
    two are joined, where there are several. `times`: how many such rows there are ((">=", 3): three or more).
    """

    table: str
    conditions: tuple[Filter, ...] = ()
    never: bool = False
    of: str = ""
    through: Element | None = None
    times: tuple[Comparison, int] | None = None


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Rows for which at least one of the filters holds."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class AllOf:
    """Rows for which all of the filters hold: one of several alternatives."""

    filters: tuple[Filter, ...]


Filter = Condition | Related | AnyOf | AllOf


@dataclass(frozen=True, slots=True)
class Measure:
    """A number over rows. `of` is None where rows of the frame's subject are counted.

    `only` are conditions of this measure alone ("cancelled ones" beside "all"). `table` is counted where it is not
    the subject ("orders per customer" asked of customers).
    """

    aggregate: Aggregate
    of: Expression | None = None
    only: tuple[Filter, ...] = ()
    table: str = ""


@dataclass(frozen=True, slots=True)
class OfEach:
    """What is taken of the numbers of many groups: the average of orders per customer, the highest sum of a day. With
    "count", how many groups there are (of those that `having` keeps: customers with two orders or more). `top`: only
    the so many groups with the highest numbers. It stands alone or beside others of the same kind.
    """

    aggregate: Aggregate
    of: Measure | Ratio
    each: tuple[Of, ...]
    having: tuple[Having, ...] = ()
    top: int | None = None


@dataclass(frozen=True, slots=True)
class Ratio:
    """One measure over another. `percent`: as a share of 100. A share of a total has the same measure below, without
    `only`; `of_all`: the lower one is over all groups (each group's share of the whole), or over those with the same
    value `within` which they are (each product's share within its category)."""

    above: Measure | OfEach
    below: Measure | OfEach
    percent: bool = False
    of_all: bool = False
    within: Of | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """How a measure went from one set of rows to another: a difference, or (`percent`) relative to the first. Of two
    measures of different tables it is what one is beyond the other."""

    before: Measure
    after: Measure
    percent: bool = False


@dataclass(frozen=True, slots=True)
class Growth:
    """How a measure went to each group from the one before, by the first of the frame's `by` (from month to month): a
    difference, or (`percent`) relative to the one before."""

    of: Measure
    percent: bool = False


Number = Measure | Ratio | Change | OfEach | Growth


@dataclass(frozen=True, slots=True)
class Having:
    """Which groups: a comparison of a number with a value, or with a number over all rows for which its own conditions
    hold (what a certain store sold)."""

    of: Number
    comparison: Comparison
    value: float | Number


@dataclass(frozen=True, slots=True)
class Moving:
    """What is taken of each group's number and those of the groups before it, `many` in all, itself among them."""

    aggregate: Literal["average", "sum"]
    many: int


@dataclass(frozen=True, slots=True)
class Order:
    """What orders rows or groups."""

    by: Number | Expression
    falling: bool = True


@dataclass(frozen=True, slots=True)
class Frame:
    """What is asked: of which rows, which numbers or columns, how grouped, filtered, ordered and cut.

    `subject` is the table whose rows are listed or counted. With `numbers`, `by` are the groups; without, `by` are the
    columns that are listed. `running`: numbers are added up along the first of `by`. `first_of_each`: of each value of
    it only the first row by `order` (the latest order of each customer); with `limit`, the first so many of each.
    `both_ends`: besides the first rows by `order` that `limit` keeps, as many of the last. `skip`: so many are left out before the rows that `limit` keeps ("the second highest"). `distinct`: no row twice. `ties`: what ties with the last row that `limit` keeps is kept too. `empty_groups`: rows
    of the groups' table that have nothing to count are shown with 0 (all `by` are then of one table, a row each).
    `keys` are key columns to join by where two tables have several. `since`: periods before the one of this day are
    not shown; they are only what the first one shown is held against. `of_a_hundred`: `limit` is how many of a hundred
    rows are kept ("the top 10 %"), of a part of one the whole. `moving`: numbers are taken together with those of the few
    groups before, along the first of `by`.
    """

    subject: str
    numbers: tuple[Number, ...] = ()
    by: tuple[Of, ...] = ()
    where: tuple[Filter, ...] = ()
    having: tuple[Having, ...] = ()
    order: tuple[Order, ...] = ()
    limit: int | None = None
    distinct: bool = False
    running: bool = False
    first_of_each: Of | None = None
    ties: bool = False
    empty_groups: bool = False
    keys: tuple[Element, ...] = ()
    since: date | None = None
    skip: int = 0
    both_ends: bool = False
    of_a_hundred: bool = False
    moving: Moving | None = None


@dataclass(frozen=True, slots=True)
class Composed:
    """A query composed from a question. `fit` in (0, 1]: how well its parts are explained and used, higher = better.

    `slots` are what its choices left open.
    """

    sql: str
    frame: Frame
    fit: float
    slots: tuple[Slot, ...] = ()
