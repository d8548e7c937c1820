"""What a query measures: another column, another aggregate, a count, a share, a running total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sqlglot import exp

from reliability.composing.edits.dates import column_of, is_date
from reliability.composing.edits.filters import Held, held, is_number
from reliability.composing.edits.groups import spell_out_names
from reliability.composing.edits.keys import way_to
from reliability.composing.edits.lists import over_groups
from reliability.composing.edits.naming import key_of
from reliability.composing.edits.query import Query, conjuncts, set_conjuncts
from reliability.composing.frame import Aggregate
from reliability.guard.dialects.parsing import parsed_one
from reliability.values import Element, Table

SUMS: dict[Aggregate, type[exp.AggFunc]] = {
    "sum": exp.Sum,
    "average": exp.Avg,
    "least": exp.Min,
    "most": exp.Max,
}


def measure(query: Query, aggregate: Aggregate, element: Element, *, beside: bool = False) -> bool:
    """Measure another column in place of what is measured, or (`beside`) also.

    False where a row of the column's table would be added up more than once.
    """
    if not query.flat or query.schema.table(element.table) is None:
        return False
    if aggregate in ("count", "count distinct"):
        return count_of(query, element, beside=beside)
    if not _can_measure(query) or not (aggregate in ("least", "most") or _once(query, element.table)):
        return False
    column = query.column(element, repeating=not (beside and _sums_rows(query)))
    if column is None:
        return False
    if aggregate == "median":
        return not beside and _median(query, column)
    return _put(query, SUMS[aggregate](this=column), beside, is_number(column_of(query, element)))


def count_rows(query: Query, table: str, *, beside: bool = False) -> bool:
    """Count a table's rows, each once."""
    found = query.schema.table(table)
    if not query.flat or found is None or not _can_measure(query):
        return False
    if query.alias_of(found.name) is not None and _once(query, found.name):
        return _put(query, exp.Count(this=exp.Star(), big_int=True), beside)
    keys = key_of(found)
    return len(keys) == 1 and count_of(query, _nearest_key(query, keys[0]), beside=beside)


def count_of(query: Query, element: Element, *, beside: bool = False) -> bool:
    """Count a column's different values."""
    if not query.flat or not _can_measure(query):
        return False
    column = query.column(element, repeating=not (beside and _sums_rows(query)))
    if column is None:
        return False
    return _put(query, exp.Count(this=exp.Distinct(expressions=[column])), beside)


def aggregate_by(query: Query, aggregate: Aggregate, *, beside: bool = False) -> bool:
    """Sum up the column that is measured, or the only number that is listed, in another way."""
    if not query.flat or not _can_measure(query):
        return False
    columns = [c for m in query.measures() for c in m.find_all(exp.Column) if m.find(*SUMS.values())]
    if not query.aggregated:
        listed = [each for each in (o.unalias() for o in query.outputs()) if isinstance(each, exp.Column)]
        keys = {k for t in query.sources().values() for key in t.foreign_keys for k in key.columns}
        columns = [c for c in listed if _is_number(query, c) and c.name not in keys]
        if len(columns) != 1:
            return False
        column = columns[0].copy()
        for clause in ("order", "limit", "distinct", "offset"):
            query.core.set(clause, None)
        query.core.set("expressions", [])
        return _median(query, column) if aggregate == "median" else _put(query, SUMS[aggregate](this=column), False)
    if not columns:
        return False
    if aggregate == "median":
        return not beside and _median(query, columns[0].copy())
    sums = [each for m in query.measures() for each in m.find_all(*SUMS.values())]
    old = sums[0]
    new = SUMS[aggregate](this=old.this.copy())
    if new == old:
        return False
    return _put(query, new, beside)


def _is_number(query: Query, column: exp.Column) -> bool:
    element = query.element(column)
    return element is not None and is_number(column_of(query, element))


def _can_measure(query: Query) -> bool:
    return not query.core.find(exp.Window) and not query.core.args.get("distinct")


def _sums_rows(query: Query) -> bool:
    """Would its measures change if a row met several of a further table?"""
    return bool(query.measures())


def _nearest_key(query: Query, key: Element) -> Element:
    """A table's key, or the key to it that a table of the query has: no join is needed for that."""
    if query.alias_of(key.table) is not None:
        return key
    for table in query.sources().values():
        for declared in table.foreign_keys:
            if declared.ref_table.lower() == key.table.lower() and len(declared.columns) == 1:
                return Element(table.name, declared.columns[0])
    return key


def _once(query: Query, table: str) -> bool:
    """Does each row of a table stand in the query's rows at most once, were it joined?"""
    for source in query.sources().values():
        if source.name.lower() == table.lower() or _none_of(query, source):
            continue
        way = way_to(source.name, [("", table)], query.schema)
        if way is not None and any(step.many for step in way[1]):
            return False
    return True


def _none_of(query: Query, source: Table) -> bool:
    """Is a table left-joined for those rows alone that meet none of it?"""
    keys = set(key_of(source))
    return any(each.comparison == "is null" and each.element in keys for each in held(query))


def _put(query: Query, new: exp.Expr, beside: bool, adds_up: bool = True) -> bool:
    """A measure in place of the one that is most like it, wherever that stands, or beside those that there are."""
    core = query.core
    query.spell_out_places()
    spell_out_names(query)
    if not query.aggregated:
        core.set("expressions", [new])
        core.set("order", None)
        core.set("limit", None)
        return adds_up
    measures = query.measures()
    if any(each.unalias() == new for each in measures):
        return False
    if beside or not measures:
        core.append("expressions", new)
        return True
    old = _like(measures, new)
    whole = old.unalias().copy()
    inner = list(old.find_all(exp.AggFunc))
    if len(inner) == 1 and inner[0] is not old.unalias() and not isinstance(new, exp.Count):
        replaced = old.copy().unalias()
        for each in list(replaced.find_all(exp.AggFunc)):
            each.replace(new.copy())
        new = replaced
    window = new.find(exp.Window) is not None
    for node in [each for each in core.walk() if each == whole and each.find_ancestor(exp.Select) is core]:
        if node is not old and not (window and node.find_ancestor(exp.Having)):  # HAVING knows no windows
            node.replace(new.copy())
    core.set("expressions", [new if each is old or each.unalias() == new else each for each in core.expressions])
    return True


def _like(measures: Sequence[exp.Expr], new: exp.Expr) -> exp.Expr:
    """The measure that a new one takes the place of: a count that of a count, else the first that is none."""
    counts = isinstance(new, exp.Count)
    alike = [each for each in measures if isinstance(each.unalias(), exp.Count) is counts]
    return (alike or list(measures))[0]


# --- shares and running totals ---------------------------------------------------------------------


def share_of_all(query: Query) -> bool:
    """Each group's measure as a percentage of that of all groups."""
    if not query.flat or not query.core.args.get("group"):
        return False
    sums = [m for m in query.measures() if isinstance(m.unalias(), (exp.Sum, exp.Count))]
    if not sums or any(m.find(exp.Window) for m in query.measures()) or query.core.args.get("limit"):
        return False
    if any(isinstance(m.unalias(), exp.Count) and m.find(exp.Distinct) for m in sums[:1]):
        return False
    inner = sums[0].unalias().copy()
    whole = exp.Window(this=exp.Sum(this=inner.copy()))
    return _put(query, _percent(query, inner, whole), False)


def share_of_those(query: Query, which: Sequence[int]) -> bool:
    """The part of the measure for which some of the conditions hold, as a percentage of that without them.

    `which` are places among `fixed_conditions`; the other conditions hold above and below.
    """
    if not query.flat or not _can_measure(query):
        return False
    fixed = fixed_conditions(query)
    moved = [fixed[place].condition for place in which if place < len(fixed)]
    measures = query.measures()
    if not moved or len(measures) != 1:
        return False
    old = measures[0].unalias()
    if not isinstance(old, (exp.Sum, exp.Count)) or old.find(exp.Distinct):
        return False
    test = exp.and_(*(each.copy() for each in moved), copy=False)
    value = old.this.copy() if isinstance(old, exp.Sum) else exp.Literal.number(1)
    chosen = exp.Case(ifs=[exp.If(this=test, true=value)], default=exp.Literal.number(0))
    whole = exp.Sum(this=old.this.copy()) if isinstance(old, exp.Sum) else old.copy()
    kept = [c for c in conjuncts(query.core) if not any(c is each for each in moved)]
    set_conjuncts(query.core, kept)
    return _put(query, _percent(query, exp.Sum(this=chosen), whole), False)


def fixed_conditions(query: Query) -> list[Held]:
    """The core's conditions on fixed values that are about no period, in order."""
    return [
        each
        for each in held(query)
        if each.select is query.core and each.comparison in ("=", "in", "like", "is null", "is not null", "<>")
    ]


def _percent(query: Query, part: exp.Expr, whole: exp.Expr) -> exp.Expr:
    """The one as a percentage of the other, as the dialect divides."""
    ratio = parsed_one("SELECT 100.0 * part / NULLIF(whole, 0)", query.dialect).expressions[0]
    for column in list(ratio.find_all(exp.Column)):
        column.replace(part if column.name == "part" else whole)
    return cast(exp.Expr, ratio)


def averaged_groups(query: Query) -> bool:
    """The average of what each group measures."""
    return over_groups(query, exp.Avg)


def running_total(query: Query) -> bool:
    """Add the first measure up along the group that is shown first."""
    if not query.flat or not query.core.args.get("group"):
        return False
    query.spell_out_places()
    spell_out_names(query)
    groups = [g for g in query.groups() if not isinstance(g.unalias(), exp.Literal)]
    sums = [m for m in query.measures() if isinstance(m.unalias(), (exp.Sum, exp.Count))]
    if not groups or not sums or any(m.find(exp.Window) for m in query.measures()):
        return False
    along = groups[0].unalias().copy()
    order = exp.Order(expressions=[exp.Ordered(this=along.copy(), desc=False)])
    rows = exp.Window(this=exp.Sum(this=sums[0].unalias().copy()), order=order)
    core = query.core
    core.set("expressions", [rows if each is sums[0] else each for each in core.expressions])
    core.set("order", order.copy())
    core.set("limit", None)
    return True


def growth(query: Query, percent: bool) -> bool:
    """Beside the first measure how it went from the group before it, along the periods that are shown first."""
    query.spell_out_places()
    spell_out_names(query)
    groups, measures = query.groups(), query.measures()
    if not query.flat or len(groups) != 1 or not measures or any(m.find(exp.Window) for m in measures):
        return False
    if not any(is_date(column_of(query, e)) for c in groups[0].find_all(exp.Column) if (e := query.element(c))):
        return False
    along, number = groups[0].unalias(), measures[0].unalias()
    order = exp.Order(expressions=[exp.Ordered(this=along.copy(), desc=False)])
    before = exp.Window(this=exp.Lag(this=number.copy()), order=order)
    change: exp.Expr = exp.Sub(this=number.copy(), expression=before)
    if percent:
        change = _percent(query, exp.Paren(this=change), before.copy())
    query.core.append("expressions", change)
    return True


def _median(query: Query, column: exp.Expr) -> bool:
    """The middle value, or the mean of the two middle ones, of each group, by numbering the rows."""
    core = query.core
    query.spell_out_places()
    groups = [each.unalias().copy() for each in query.groups()] if query.aggregated else []
    if len(query.measures()) > 1 or core.args.get("having"):
        return False
    parts = [exp.alias_(each, f"g{n}") for n, each in enumerate(groups, start=1)]
    partition = [each.copy() for each in groups]
    order = exp.Order(expressions=[exp.Ordered(this=column.copy(), desc=False)])
    place = exp.Window(this=exp.RowNumber(), partition_by=[*partition], order=order)
    number = exp.Window(this=exp.Count(this=exp.Star(), big_int=True), partition_by=[p.copy() for p in partition])
    rows = core.copy()
    for clause in ("group", "order", "limit", "offset", "distinct", "having"):
        rows.set(clause, None)
    rows.set(
        "expressions",
        [*parts, exp.alias_(column.copy(), "v"), exp.alias_(place, "place"), exp.alias_(number, "number")],
    )
    present = exp.Not(this=exp.Is(this=column.copy(), expression=exp.Null()))
    set_conjuncts(rows, [*conjuncts(rows), present])
    with_ = rows.args.pop("with_", None)
    twice = exp.Mul(this=exp.column("place"), expression=exp.Literal.number(2))
    two_on = exp.Add(this=exp.column("number"), expression=exp.Literal.number(2))
    outer = exp.select(*(exp.column(f"g{n}") for n in range(1, len(groups) + 1)), exp.Avg(this=exp.column("v")))
    outer = outer.from_(exp.Subquery(this=rows, alias=exp.TableAlias(this=exp.to_identifier("placed"))))
    outer = outer.where(exp.Between(this=twice, low=exp.column("number"), high=two_on))
    if groups:
        outer = outer.group_by(*(exp.column(f"g{n}") for n in range(1, len(groups) + 1)))
    if with_ is not None:
        outer.set("with_", with_)
    query.tree = query.core = outer
    return True
