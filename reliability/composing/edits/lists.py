"""Which rows and columns a query shows, in which order, and how many."""

from __future__ import annotations

from sqlglot import exp

from reliability.composing.edits.filters import listed_number
from reliability.composing.edits.groups import spell_out_names
from reliability.composing.edits.keys import way_to
from reliability.composing.edits.naming import is_text_column, naming_columns
from reliability.composing.edits.query import Query, sums_up
from reliability.values import Element


def rows_behind(query: Query, table: str | None = None) -> bool:
    """List the rows that were counted or summed up, by their names: those of the first table, or of another."""
    if not query.flat or not query.measures():
        return False
    name = table or query.base()[1].name
    found = query.schema.table(name)
    if found is None:
        return False
    shown = naming_columns(found)
    columns = [query.column(each, repeating=True) for each in shown]
    if not shown or any(each is None for each in columns):
        return False
    _clear(query)
    query.core.set("expressions", [each for each in columns if each is not None])
    if not _finest(query, found.name):
        query.core.set("distinct", exp.Distinct())
    return True


def names_of(query: Query, table: str) -> bool:
    """List which rows of another table those of the query belong to, each once."""
    found = query.schema.table(table)
    if found is None or not query.flat or query.aggregated:
        return False
    columns = [query.column(each, repeating=True) for each in naming_columns(found)]
    if not columns or any(each is None for each in columns):
        return False
    if query.core.args.get("limit"):  # the first so many rows, then their names
        query.core.set("expressions", [each for each in columns if each is not None])
        return True
    _clear(query)
    query.core.set("expressions", [each for each in columns if each is not None])
    query.core.set("distinct", exp.Distinct())
    return True


def show_also(query: Query, element: Element, *, instead: bool = False) -> bool:
    """Show a further column of the rows that are listed, or (`instead`) that alone beside what names the rows."""
    if not query.flat or query.aggregated:
        return False
    wanted: tuple[Element, ...] = (element,)
    if not element.column:
        table = query.schema.table(element.table)
        wanted = naming_columns(table) if table is not None else ()
    columns = [query.column(each, left=True) for each in wanted]
    if any(each is None for each in columns) and not query.core.args.get("limit"):
        columns = [query.column(each, repeating=True) for each in wanted]
    if not columns or any(each is None for each in columns):
        return False
    shown = {query.element(c) for o in query.outputs() if isinstance(c := o.unalias(), exp.Column)}
    new = [each for each, element in zip(columns, wanted, strict=True) if each is not None and element not in shown]
    starred = any(isinstance(each, exp.Star) or each.find(exp.Star) for each in query.outputs())
    if not instead:
        if new and starred:
            return False
        query.core.set("expressions", [*query.outputs(), *new])
        return bool(new)
    query.core.set("expressions", [each for each in columns if each is not None])
    return True


def list_column(query: Query, element: Element) -> bool:
    """List a column of the rows that were counted or summed up."""
    if not query.flat or not query.aggregated or query.core.args.get("limit"):
        return False
    column = query.column(element)
    if column is None:
        return False
    _clear(query)
    query.core.set("expressions", [column])
    return True


def best_by(query: Query, element: Element, falling: bool) -> bool:
    """Of the rows that are listed, the one with the most (or least) of a column."""
    if query.aggregated or not in_order(query, falling, element):
        return False
    query.core.set("limit", exp.Limit(expression=exp.Literal.number(1)))
    return True


def best_of_counted(query: Query, element: Element, falling: bool) -> bool:
    """Of the rows that were counted, the one with the most (or least) of a column."""
    return rows_behind(query) and not query.core.args.get("distinct") and best_by(query, element, falling)


def first_rows(query: Query, count: int, *, falling: bool | None = None) -> bool:
    """Show only the first so many, by the order that there is or else by the measure."""
    if not query.flat or count < 1:
        return False
    if not _ordered(query, falling):
        return False
    query.core.set("limit", exp.Limit(expression=exp.Literal.number(count)))
    return True


def limited(query: Query, count: int) -> bool:
    """Show only the first so many of the rows as they stand."""
    if not query.flat or count < 1:
        return False
    query.core.set("limit", exp.Limit(expression=exp.Literal.number(count)))
    return True


def next_rows(query: Query, count: int) -> bool:
    """Show the so many rows that follow those that were shown."""
    limit, offset = query.core.args.get("limit"), query.core.args.get("offset")
    shown = limit.expression.name if limit is not None and limit.expression is not None else ""
    skipped = offset.expression.name if offset is not None else "0"
    if not (query.flat and shown.isdigit() and skipped.isdigit() and query.core.args.get("order")):
        return False
    query.core.set("limit", exp.Limit(expression=exp.Literal.number(count)))
    query.core.set("offset", exp.Offset(expression=exp.Literal.number(int(shown) + int(skipped))))
    return True


def other_end(query: Query) -> bool:
    """Turn the order around: the worst in place of the best."""
    order = query.core.args.get("order")
    if not query.flat or order is None:
        return False
    for each in order.expressions:
        each.set("desc", not each.args.get("desc"))
        each.set("nulls_first", None)
    return True


def by_name(query: Query, falling: bool) -> bool:
    """Order by the first text that is shown."""
    for each in query.groups() if query.aggregated else query.outputs():
        inner = each.unalias()
        element = query.element(inner) if isinstance(inner, exp.Column) else None
        table = query.schema.table(element.table) if element is not None else None
        column = table.column(element.column) if table is not None and element is not None else None
        if element is not None and column is not None and is_text_column(column):
            return in_order(query, falling, element)
    return False


def in_order(query: Query, falling: bool, element: Element | None = None) -> bool:
    """Order by a column that is shown, or else by the measure."""
    if not query.flat:
        return False
    if element is None:
        query.core.set("order", None)
        return _ordered(query, falling)
    query.spell_out_places()
    spell_out_names(query)
    for each in query.outputs():
        inner = each.unalias()
        if any(query.element(c) == element for c in inner.find_all(exp.Column)):
            query.core.set("order", exp.Order(expressions=[exp.Ordered(this=inner.copy(), desc=falling)]))
            return True
    column = None if query.aggregated else query.column(element, left=True)
    if column is None:
        return False
    query.core.set("order", exp.Order(expressions=[exp.Ordered(this=column, desc=falling)]))
    return True


def ungrouped(query: Query) -> bool:
    """One number in place of one for each group."""
    measures = query.measures()
    if not query.flat or not query.core.args.get("group") or not measures or any(m.find(exp.Window) for m in measures):
        return False
    if query.core.args.get("limit"):
        return over_groups(query, exp.Sum)
    _clear(query)
    query.core.set("expressions", measures)
    return True


def over_groups(query: Query, aggregate: type[exp.AggFunc]) -> bool:
    """The sum or average of the groups' first measure: of those that are shown, where they are cut."""
    measures = query.measures()
    if not query.flat or not query.core.args.get("group") or not measures:
        return False
    query.spell_out_places()
    spell_out_names(query)
    rows = query.core.copy()
    rows.set("expressions", [exp.alias_(measures[0].unalias().copy(), "number")])
    if not query.core.args.get("limit"):
        rows.set("order", None)
    outer = exp.select(aggregate(this=exp.column("number")))
    query.tree = query.core = outer.from_(
        exp.Subquery(this=rows, alias=exp.TableAlias(this=exp.to_identifier("grouped")))
    )
    return True


def without_limit(query: Query) -> bool:
    """Show all of them."""
    if not query.core.args.get("limit"):
        return False
    query.core.set("limit", None)
    query.core.set("offset", None)
    return True


def _ordered(query: Query, falling: bool | None) -> bool:
    """Put rows in order by the measure, or the one number that is shown, unless an order is there already."""
    order = query.core.args.get("order")
    if order is not None and order.expressions and (query.core.args.get("limit") or sums_up(order.expressions[0].this)):
        if falling is not None:
            order.expressions[0].set("desc", falling)
        return True
    query.spell_out_places()
    spell_out_names(query)
    measures = query.measures()
    if not measures and order is not None and falling is None:
        return True
    number = listed_number(query)
    if number is None and (not measures or not query.core.args.get("group")):
        return False
    by = exp.Ordered(
        this=number.copy() if number is not None else measures[0].unalias().copy(), desc=falling is not False
    )
    query.core.set("order", exp.Order(expressions=[by]))
    return True


def _clear(query: Query) -> None:
    for clause in ("group", "having", "order", "limit", "offset", "distinct"):
        query.core.set(clause, None)


def _finest(query: Query, table: str) -> bool:
    """Does each row of a table stand in the query's rows at most once?"""
    for source in query.sources().values():
        way = way_to(source.name, [("", table)], query.schema) if source.name != table else None
        if way is not None and any(step.many for step in way[1]):
            return False
    return True
