"""A gold query whose days are those that its question names, where that returns the same.

People write a year that runs as `>= '2026-01-01'`, or up to the last day of the data; a model can only write the days
that the question names (`reliability/sql/grammar/literals.py`). Each pair of bounds is tried with the periods of the
question that begin or end with it, and kept where the query returns what it returned before: so one wish has one form
to learn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import lru_cache

from sqlglot import exp

from reliability.candidates.execution import canonical_key
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.ports import Warehouse
from reliability.question.periods import MAX_PERIODS, Period, joined_periods, period_spans
from reliability.sql.form import canonical_sql
from reliability.values import Failure, Limits, Schema

Align = Callable[[str, str], str]
"""The canonical query as it is learned, of a question and its canonical query."""
Returned = Callable[[str], object]
"""What a query returns, in a form that can be compared; None where it fails."""
_MAX_BOUNDS = 8
_KEPT_RESULTS = 4_096
_LIMITS = Limits(time_s=10.0, rows=20_000)


def aligned(form: str, schema: Schema, periods: Sequence[Period], returned: Returned) -> str:
    """The canonical query with the bounds of `periods` in place of its own, wherever the result stays the same; as it
    was where there are no periods, or where the query itself does not run."""
    gold = returned(form) if periods else None
    if gold is None:
        return form
    for place in range(_MAX_BOUNDS):
        for changed in _changed(form, schema, periods, place):
            if returned(changed) == gold:
                form = changed
                break
    return form


def aligning(warehouse: Warehouse, schema: Schema, today: date) -> Align:
    """As `aligned`, for a question as it was asked on a day, over the warehouse in which its query runs."""

    @lru_cache(_KEPT_RESULTS)
    def returned(sql: str) -> object:
        result = warehouse.run(sql, _LIMITS)
        return None if isinstance(result, Failure) else canonical_key(result, ordered=False, unique=sql)

    def align(question: str, form: str) -> str:
        periods = tuple(dict.fromkeys(span.period for span in period_spans(question, today)))[:MAX_PERIODS]
        return aligned(form, schema, [*periods, *joined_periods(periods)], returned)

    return align


def _changed(form: str, schema: Schema, periods: Sequence[Period], place: int) -> Iterator[str]:
    """The query with its bounds at a place (their number from the left) replaced by each period that is near."""
    bounds = _bounds(parsed_one(form, schema.dialect).copy())
    if place >= len(bounds):
        return
    _, start, end = bounds[place]
    if any((start, end) == (period.start, period.end) for period in periods):
        return
    near = [p for p in periods if (p.start and p.start == start) or (p.end and p.end == end)]
    for period in near:
        tree = parsed_one(form, schema.dialect).copy()
        nodes, _, _ = _bounds(tree)[place]
        column = nodes[0].this.copy()
        parts = [
            kind(this=column.copy(), expression=exp.Literal.string(str(day)))
            for kind, day in ((exp.GTE, period.start), (exp.LT, period.end))
            if day is not None
        ]
        for extra in nodes[1:]:
            _drop(extra)
        nodes[0].replace(exp.and_(*parts, copy=False, wrap=False))
        text = tree.sql(dialect=rules_of(schema.dialect).reader, normalize_functions="upper", comments=False)
        yield canonical_sql(text, schema, schema.dialect)


def _bounds(tree: exp.Expr) -> list[tuple[list[exp.Expr], date | None, date | None]]:
    """The comparisons of columns with days, from the left, those of one column beside one another together; and the
    days from which and before which they hold."""
    found: list[tuple[list[exp.Expr], date | None, date | None]] = []
    seen: set[int] = set()
    for node in tree.find_all(exp.GTE, exp.LT, bfs=False):
        if id(node) in seen or _day_of(node) is None:
            continue
        top = node
        while isinstance(top.parent, exp.And):
            top = top.parent
        beside = list(top.flatten()) if isinstance(top, exp.And) else [node]
        same = [
            each
            for each in beside
            if isinstance(each, (exp.GTE, exp.LT))
            and _day_of(each)
            and each.this == node.this
            and type(each) is not type(node)
        ][:1]
        both: list[exp.Expr] = [node, *same]
        seen |= {id(each) for each in both}
        start = next((_day_of(each) for each in both if isinstance(each, exp.GTE)), None)
        end = next((_day_of(each) for each in both if isinstance(each, exp.LT)), None)
        found.append((both, start, end))
    return found


def _day_of(node: exp.Expr) -> date | None:
    value = node.expression
    if not (isinstance(node.this, exp.Column) and isinstance(value, exp.Literal) and value.is_string):
        return None
    try:
        return date.fromisoformat(value.name)
    except ValueError:
        return None


def _drop(node: exp.Expr) -> None:
    """Take a condition out of the AND that it is a part of."""
    parent = node.parent
    assert isinstance(parent, exp.And)  # it stands beside another
    parent.replace(parent.expression if parent.this is node else parent.this)
