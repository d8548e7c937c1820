"""How a query's rows are grouped: by a column, by what names a key, by a period."""

from __future__ import annotations

from collections.abc import Sequence

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.composing.edits.naming import key_of, named_by, naming_columns
from reliability.composing.edits.query import Query, sums_up
from reliability.composing.frame import Grain
from reliability.composing.writing.spelling import as_date, kind_of, spelling_of
from reliability.guard.dialects.registry import rules_of
from reliability.values import Column, Element


def group_by(query: Query, element: Element, *, beside: bool = False, left: bool = False) -> bool:
    """Group by a column, or by the names of a table's rows (an element without column, a key to another table).

    The groups that there are give way, or (`beside`) stay. Rows that have none of the table are left out, or (`left`)
    a group of their own. False where a row would count in several groups.
    """
    if not _can_group(query):
        return False
    table = element.table if not element.column else named_by(element, query.schema)
    shown: tuple[Element, ...] = (element,)
    keys: tuple[Element, ...] = ()
    if table is not None:
        found = query.schema.table(table)
        if found is None:
            return False
        shown, keys = naming_columns(found), key_of(found)
    columns = [_column(query, each, left) for each in shown]
    extra = [_column(query, each, left) for each in keys if each not in shown]
    if not columns or any(each is None for each in (*columns, *extra)):
        return False
    return _regroup(query, [c for c in columns if c is not None], [c for c in extra if c is not None], beside)


def group_by_period(query: Query, element: Element, grain: Grain, *, beside: bool = False) -> bool:
    """Group by the periods that a date column falls in, in their order."""
    if not _can_group(query):
        return False
    table = query.schema.table(element.table)
    declared = table.column(element.column) if table is not None else None
    column = query.column(element) if declared is not None and _has_periods(declared, grain) else None
    if declared is None or column is None:
        return False
    reader, spelling = rules_of(query.dialect).reader, spelling_of(query.dialect)
    dated = as_date(column.sql(dialect=reader), declared, query.dialect)
    ordered = spelling.weekday_number if grain == "weekday" else spelling.grains[grain]
    try:
        part: exp.Expr = exp.maybe_parse(spelling.grains[grain].format(c=dated), dialect=reader)
        by: exp.Expr = exp.maybe_parse(ordered.format(c=dated), dialect=reader)
    except SqlglotError:
        return False
    if not _regroup(query, [part], [by] if by != part else [], beside):
        return False
    if query.core.args.get("order") is None or not (beside or query.core.args.get("limit")):
        nulls_first = rules_of(query.dialect).nulls_first(falling=False)  # as it does unsaid
        query.core.set(
            "order", exp.Order(expressions=[exp.Ordered(this=by.copy(), desc=False, nulls_first=nulls_first)])
        )
    return True


def _has_periods(column: Column, grain: Grain) -> bool:
    kind = kind_of(column)
    return kind in ("date", "time", "text") and not (grain == "hour" and kind == "date")


def _can_group(query: Query) -> bool:
    if not query.flat:
        return False
    windows = list(query.core.find_all(exp.Window))
    return not any(each.args.get("partition_by") or each.args.get("order") for each in windows)


def may_have_none(query: Query, table: str) -> bool:
    """May a row of the query have no row of a table that is not joined yet?"""
    if query.alias_of(table) is not None:
        return False
    way = query.way(table)
    at = query.sources()[way[0]] if way is not None else None
    for step in way[1] if way is not None else ():
        columns = [at.column(name) for name in step.of] if at is not None else []
        if step.many or any(column is None or column.nullable for column in columns):
            return True
        at = query.schema.table(step.table)
    return False


def _column(query: Query, element: Element, left: bool) -> exp.Column | None:
    column = query.column(element, left=left)
    if column is not None or not _counts_only(query):
        return column
    counted = query.base()[1]
    keys = key_of(counted)
    if len(keys) != 1:
        return None
    column = query.column(element, repeating=True)
    if column is not None:  # a row may now stand in several groups: it counts once in each
        own = exp.column(keys[0].column, table=query.base()[0])
        for count in [c for m in query.measures() for c in m.find_all(exp.Count)]:
            if isinstance(count.this, exp.Star):
                count.set("this", exp.Distinct(expressions=[own.copy()]))
    return column


def _counts_only(query: Query) -> bool:
    """Is all that it measures a number of rows?"""
    sums = [each for measure in query.measures() for each in measure.find_all(exp.AggFunc)]
    return bool(sums) and all(isinstance(s, exp.Count) and isinstance(s.this, (exp.Star, exp.Distinct)) for s in sums)


def _regroup(query: Query, columns: Sequence[exp.Expr], extra: Sequence[exp.Expr], beside: bool) -> bool:
    core, aggregated = query.core, query.aggregated
    query.spell_out_places()
    spell_out_names(query)
    measures = [each.copy() for each in query.measures()]
    old = [each.copy() for each in query.groups()] if query.aggregated and beside else []
    had = {each.unalias().sql() for each in query.groups()} if query.aggregated else set()
    if {each.sql() for each in columns} <= had and (beside or len(had) == len(columns)):
        return True  # they are there
    if not measures and not aggregated:  # a list: how many rows there are of each
        measures = [exp.Count(this=exp.Star(), big_int=True)]
        core.set("order", None)
        core.set("limit", None)
        core.set("distinct", None)
    group = core.args.get("group")
    keys = [each.copy() for each in group.expressions] if group is not None and beside else []
    core.set("expressions", [*old, *(c.copy() for c in columns), *measures])
    core.set("group", exp.Group(expressions=[*keys, *(c.copy() for c in (*extra, *columns))]))
    _keep_order(query, {each.sql() for each in keys})
    return True


def _keep_order(query: Query, kept: set[str]) -> None:
    """Keep what orders by a measure, or by a group that stays; a limit without an order means nothing."""
    order = query.core.args.get("order")
    if order is not None:
        stays = [each for each in order.expressions if sums_up(each.this) or each.this.sql() in kept]
        query.core.set("order", exp.Order(expressions=[each.copy() for each in stays]) if stays else None)
        if not stays:
            query.core.set("limit", None)


def spell_out_names(query: Query) -> None:
    """Replace names of measures in ORDER BY and HAVING (`ORDER BY total`) by what they name."""
    core = query.core
    named = {each.alias.lower(): each.this for each in query.measures() if isinstance(each, exp.Alias)}
    for clause in (core.args.get("order"), core.args.get("having")):
        for column in list(clause.find_all(exp.Column)) if clause is not None else []:
            if not column.table and column.name.lower() in named:
                column.replace(named[column.name.lower()].copy())
