"""Which rows a query is about: conditions added, replaced, widened or taken away."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlglot import exp

from reliability.composing.edits.dates import column_of, is_date
from reliability.composing.edits.keys import KeyStep
from reliability.composing.edits.query import Query, conjuncts, selects, set_conjuncts, table_as
from reliability.composing.frame import Comparison
from reliability.values import Column, Element

Manner = Literal["replace", "widen", "add"]

_SIGNS: dict[str, type[exp.Binary]] = {
    "=": exp.EQ,
    "<>": exp.NEQ,
    "<": exp.LT,
    "<=": exp.LTE,
    ">": exp.GT,
    ">=": exp.GTE,
    "like": exp.Like,
}
_OPPOSITE = {"=": "<>", "<>": "=", "is null": "is not null", "is not null": "is null"}
_SAME_SIDE = ({"<", "<="}, {">", ">="}, {"=", "<>", "in", "not in", "like", "is null", "is not null"})
_NUMBERS = re.compile(r"int|num|dec|real|float|double|money|bool|bit", re.IGNORECASE)


@dataclass(frozen=True)
class Held:
    """A condition of a SELECT on one column, as a comparison with values."""

    select: exp.Select
    condition: exp.Expr
    element: Element
    comparison: str
    values: tuple[str, ...] = ()

    @property
    def column(self) -> exp.Column:
        """The column, as the condition writes it."""
        return next(self.condition.find_all(exp.Column))


def held(query: Query) -> list[Held]:
    """The conditions of all SELECTs that compare one column with fixed values."""
    found: list[Held] = []
    for select in selects(query.tree):
        for condition in conjuncts(select):
            one = _held(query, select, condition)
            if one is not None:
                found.append(one)
    return found


def _held(query: Query, select: exp.Select, condition: exp.Expr) -> Held | None:
    columns = list(condition.find_all(exp.Column))
    if len(columns) != 1 or condition.find(exp.Select) or columns[0].find_ancestor(exp.Select) is not select:
        return None
    element = query.element(columns[0])
    read = _comparison(condition)
    if element is None or read is None:
        return None
    return Held(select, condition, element, *read)


def _comparison(condition: exp.Expr) -> tuple[str, tuple[str, ...]] | None:
    if isinstance(condition, exp.Not):
        inner = _comparison(condition.this)
        flipped = {"in": "not in", "is null": "is not null", "=": "<>", "like": "not like"}
        return (flipped[inner[0]], inner[1]) if inner is not None and inner[0] in flipped else None
    if isinstance(condition, exp.Is):
        return ("is null", ()) if isinstance(condition.expression, exp.Null) else None
    if isinstance(condition, exp.In):
        values = condition.expressions
        return ("in", tuple(v.name for v in values)) if all(isinstance(v, exp.Literal) for v in values) else None
    sign = next((name for name, kind in _SIGNS.items() if type(condition) is kind), None)
    value = condition.args.get("expression")
    if sign is None or not isinstance(value, (exp.Literal, exp.Boolean)):
        return None
    return sign, (value.name,)


def hold(
    query: Query, element: Element, comparison: Comparison, values: Sequence[str] = (), manner: Manner = "replace"
) -> bool:
    """Hold a column to a comparison. What the query said of the same column is replaced, or (`widen`) kept beside;
    of what it left out the values are left out no longer.

    A table that one row meets several times is asked by EXISTS, so that no row counts twice.
    """
    same = [each for each in held(query) if each.element == element]
    if comparison in ("=", "in"):
        left_out = next((each for each in same if each.comparison in ("<>", "not in")), None)
        if manner == "widen" and left_out is not None and set(values) & set(left_out.values):
            still = [value for value in left_out.values if value not in values]
            if still:
                return put(left_out, comparing(query, left_out.column, element, "not in", still))
            drop(left_out)
            return True
        place = next((each for each in same if each.comparison in ("=", "in", "like", "<>", "not in")), None)
        if place is not None and manner != "add":
            positive = place.comparison in ("=", "in")
            kept = [v for v in place.values if positive and manner == "widen"]
            return put(place, comparing(query, place.column, element, "in", [*kept, *values]))
    if comparison in ("<>", "not in") and _without(query, same, element, values):
        return True
    for each in same:
        if each.comparison == comparison and list(each.values) == list(values):
            return True
        if each.comparison == _OPPOSITE.get(comparison) and comparison.startswith("is"):
            return put(each, comparing(query, each.column, element, comparison, values))
        if comparison in ("<", "<=", ">", ">=") and _one_side(each.comparison, comparison):
            return put(each, comparing(query, each.column, element, comparison, values))
    if comparison == "=" and manner == "replace" and len(values) == 1 and _in_a_case(query, element, values[0]):
        return True
    return _add(query, element, comparison, values)


def _in_a_case(query: Query, element: Element, value: str) -> bool:
    """Put a value in place of the only one that a CASE asks for ("share of online orders", then "for phone?")."""
    asked = [
        each
        for case in query.core.find_all(exp.Case)
        for each in case.find_all(exp.EQ)
        if isinstance(each.this, exp.Column)
        and isinstance(each.expression, exp.Literal)
        and query.element(each.this) == element
    ]
    if not asked or len({each.expression.name for each in asked}) != 1:
        return False
    for each in asked:
        each.set("expression", literal(column_of(query, element), value))
    return True


def drop(which: Held) -> None:
    """Take a condition away."""
    set_conjuncts(which.select, [c for c in conjuncts(which.select) if c is not which.condition])


def _one_side(one: str, other: str) -> bool:
    return any(one in side and other in side for side in _SAME_SIDE)


def _without(query: Query, same: Sequence[Held], element: Element, values: Sequence[str]) -> bool:
    """Take values out of those that a column was held to."""
    for each in same:
        if each.comparison not in ("=", "in") or not set(values) & set(each.values):
            continue
        kept = [value for value in each.values if value not in values]
        if not kept:
            drop(each)
            return True
        return put(each, comparing(query, each.column, element, "in", kept))
    return False


def put(place: Held, new: exp.Expr) -> bool:
    """Put a condition in the place of another."""
    kept = [new if c is place.condition else c for c in conjuncts(place.select)]
    set_conjuncts(place.select, kept)
    return True


def _add(query: Query, element: Element, comparison: Comparison, values: Sequence[str]) -> bool:
    core = query.core
    if query.schema.table(element.table) is None:
        return False
    column = query.column(element)
    if column is not None:
        new = comparing(query, column, element, comparison, values)
    else:
        asked = _exists(query, element, comparison, values)
        if asked is None:
            return False
        new = asked
    set_conjuncts(core, [*conjuncts(core), new])
    return True


def _exists(query: Query, element: Element, comparison: Comparison, values: Sequence[str]) -> exp.Expr | None:
    """A condition on rows of a table that one row of the query meets several of: some (or, of `not`, none) is so."""
    way = query.way(element.table)
    if way is None:
        return None
    start, steps = way
    first = next((n for n, step in enumerate(steps) if step.many), len(steps))
    if first == len(steps):
        return None
    query.qualify()
    at = start
    for step in steps[:first]:
        joined = query.join(step.table)
        if joined is None:
            return None
        at = joined
    never = comparison in ("<>", "not in")
    return _asked(query, at, steps[first:], element, "in" if never else comparison, values, never)


def _asked(
    query: Query,
    at: str,
    steps: Sequence[KeyStep],
    element: Element,
    comparison: Comparison,
    values: Sequence[str],
    never: bool,
) -> exp.Expr:
    alias = query.free_alias(steps[0].table)
    inner = exp.select(exp.Literal.number(1)).from_(table_as(steps[0].table, alias))
    link = steps[0].condition(at, alias)
    for step in steps[1:]:
        further = query.free_alias(step.table)
        inner.append("joins", exp.Join(this=table_as(step.table, further), on=step.condition(alias, further)))
        alias = further
    column = exp.column(element.column, table=alias)
    whole = inner.where(link, copy=False).where(comparing(query, column, element, comparison, values), copy=False)
    exists = exp.Exists(this=whole)
    return exp.Not(this=exists) if never else exists


def comparing(query: Query, column: exp.Column, element: Element, comparison: str, values: Sequence[str]) -> exp.Expr:
    """A comparison of a column with values, as SQL."""
    left = column.copy()
    of = column_of(query, element)
    literals = [literal(of, value) for value in dict.fromkeys(values)]
    if comparison in ("is null", "is not null"):
        missing = exp.Is(this=left, expression=exp.Null())
        return missing if comparison == "is null" else exp.Not(this=missing)
    if comparison in ("in", "=") and len(literals) == 1:
        return exp.EQ(this=left, expression=literals[0])
    if comparison in ("not in", "<>") and len(literals) == 1:
        return exp.NEQ(this=left, expression=literals[0])
    if comparison in ("in", "="):
        return exp.In(this=left, expressions=literals)
    if comparison in ("not in", "<>"):
        return exp.Not(this=exp.In(this=left, expressions=literals))
    return _SIGNS[comparison](this=left, expression=literals[0])


def literal(column: Column | None, value: str) -> exp.Expr:
    """A value as SQL writes it, by its column's type."""
    number = re.fullmatch(r"-?\d+(?:\.\d+)?", value)
    if number and (column is None or (_NUMBERS.search(column.type) and not is_date(column))):
        return exp.Literal.number(value)
    if column is not None and "bool" in column.type.lower() and value.lower() in ("true", "false"):
        return exp.Boolean(this=value.lower() == "true")
    return exp.Literal.string(value)


def is_number(column: Column | None) -> bool:
    """Does a column hold numbers that can be added up or compared: no key, no date, no truth value?"""
    if column is None or column.primary_key or is_date(column):
        return False
    kind = column.type.lower()
    return bool(_NUMBERS.search(kind)) and not re.search(r"bool|bit|interval|point", kind)


def hold_measure(query: Query, comparison: Comparison, value: str) -> bool:
    """Keep the groups whose first measure compares so with a number, or the listed rows whose only number does."""
    if not query.flat:
        return False
    measures = [each for each in query.measures() if not each.find(exp.Window)]
    number = exp.Literal.number(value)
    core = query.core
    if measures and core.args.get("group"):
        measure = measures[0].unalias().copy()
        kept = [c for c in conjuncts(core, "having") if type(c) is not _SIGNS[comparison] or c.this != measure]
        set_conjuncts(core, [*kept, _SIGNS[comparison](this=measure, expression=number)], "having")
        return True
    column = listed_number(query)
    element = query.element(column) if column is not None else None
    return element is not None and hold(query, element, comparison, [value])


def listed_number(query: Query) -> exp.Column | None:
    """The only number, but for keys, that a list shows; None where there is none, or several."""
    if query.aggregated:
        return None
    keys = {k for t in query.sources().values() for key in t.foreign_keys for k in key.columns}
    found: list[exp.Column] = []
    for column in (output.unalias() for output in query.outputs()):
        if not isinstance(column, exp.Column):
            continue
        element = query.element(column)
        if element is not None and element.column not in keys and is_number(column_of(query, element)):
            found.append(column)
    return found[0] if len(found) == 1 else None


def drop_measure_conditions(query: Query) -> bool:
    """Take the conditions on groups away."""
    if not query.core.args.get("having"):
        return False
    query.core.set("having", None)
    return True
