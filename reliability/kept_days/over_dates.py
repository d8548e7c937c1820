"""Schemas and queries as if every column that keeps days were one of dates: for all that reads, says and edits them.

What knows dates by their types then knows these too. Nothing of it is run before it is over the columns as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.guard.dialects.parsing import parsed_one, tree_or_none
from reliability.guard.dialects.registry import rules_of
from reliability.kept_days.forms import ISO, DayForm, day_form
from reliability.kept_days.writing import as_day
from reliability.values import Column, Dialect, Schema, Table

_COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE)
_MOST_AROUND = 6
"""How many calls deep a day is told from what is kept."""


@lru_cache(maxsize=64)
def over_dates(schema: Schema) -> Schema:
    """The schema with dates in place of the columns that keep days otherwise; the same where there are none."""
    tables = tuple(_table_over_dates(table) for table in schema.tables)
    return replace(schema, tables=tables) if any(map(kept_forms, schema.tables)) else schema


def kept_forms(table: Table) -> Mapping[str, DayForm]:
    """The columns of a table that keep days otherwise than as dates, by their names in lower case; keys aside."""
    keys = {name for key in table.foreign_keys for name in key.columns}
    found = {column.name.lower(): day_form(column) for column in table.columns if column.name not in keys}
    return {name: form for name, form in found.items() if form is not None}


def _table_over_dates(table: Table) -> Table:
    forms = kept_forms(table)
    if not forms:
        return table
    return replace(table, columns=tuple(_over(column, forms.get(column.name.lower())) for column in table.columns))


def _over(column: Column, form: DayForm | None) -> Column:
    if form is None:
        return column
    samples = tuple(day for sample in column.samples if (day := form.read(sample)))
    return replace(column, type="TIMESTAMP" if form.timed else "DATE", samples=samples)


def query_over_dates(sql: str, schema: Schema) -> str:
    """The query as it would be over such a schema; as it is where it reads no such column, or cannot be read.

    >>> orders = Table("orders", (Column("created_at", "BIGINT", samples=("1672531200",)),))
    >>> sql = "SELECT COUNT(*) FROM orders WHERE orders.created_at >= 1677628800"
    >>> query_over_dates(sql, Schema("sqlite", (orders,)))
    "SELECT COUNT(*) FROM orders WHERE orders.created_at >= '2023-03-01'"
    """
    if over_dates(schema) == schema:
        return sql
    dialect = schema.dialect
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return sql
    found = list(_kept(tree, schema))
    for column, form in found:
        _with_days(_told_day(column, form, dialect), form)
    return tree.sql(dialect=rules_of(dialect).reader) if found else sql


def over_kept(tree: exp.Expr, schema: Schema) -> exp.Expr:
    """The tree of a query over dates (`query_over_dates`), over the columns as the schema has them; the same tree."""
    for column, form in list(_kept(tree, schema)) if over_dates(schema) != schema else ():
        test = column.parent
        if isinstance(test, exp.Count | exp.Is) or (form.in_order and test is not None and _as_kept(test, form)):
            continue
        told = _telling(column.sql(dialect=rules_of(schema.dialect).reader), form, schema.dialect)
        if told is None or form.written == ISO:
            continue
        inner = isinstance(test, exp.Select) and test is not tree and column.arg_key == "expressions"
        column.replace(exp.alias_(told.copy(), column.name) if inner else told.copy())
    return tree


def _as_kept(test: exp.Expr, form: DayForm) -> bool:
    """Whether all that a comparison holds a column to are days, which are then values as the column keeps them."""
    if not isinstance(test, (*_COMPARISONS, exp.In, exp.Between)):
        return False
    literals = [each for each in test.iter_expressions() if not isinstance(each, exp.Column)]
    values = [form.bound(each.name) if isinstance(each, exp.Literal) else None for each in literals]
    if None in values or not literals:
        return False
    for literal, value in zip(literals, values, strict=True):
        if value is not None:
            literal.replace(exp.Literal(this=value.strip("'"), is_string=value.startswith("'")))
    return True


def _kept(tree: exp.Expr, schema: Schema) -> Iterator[tuple[exp.Column, DayForm]]:
    """The columns of a query that keep days otherwise."""
    own = {each.alias_or_name.lower() for each in tree.find_all(exp.CTE)}
    tables: dict[str, Table] = {}
    for source in tree.find_all(exp.Table):
        known = schema.table(f"{source.db}.{source.name}" if source.db else source.name) or schema.table(source.name)
        if known is not None and source.name.lower() not in own:
            tables[source.alias_or_name.lower()] = known
    forms = {alias: kept_forms(table) for alias, table in tables.items()}
    for column in tree.find_all(exp.Column):
        alias, name = column.table.lower(), column.name.lower()
        having = [alias] if alias in tables else [] if alias else [a for a, t in tables.items() if t.column(name)]
        if len(having) == 1 and (form := forms[having[0]].get(name)) is not None:
            yield column, form


def _told_day(column: exp.Column, form: DayForm, dialect: Dialect) -> exp.Expr:
    """The column alone in place of what tells its days, where it stands in that."""
    wanted, around = _telling(column.sql(dialect=rules_of(dialect).reader), form, dialect), column.parent
    for _ in range(_MOST_AROUND):
        if around is None or wanted is None:
            return column
        if around == wanted:
            own = column.copy()
            around.replace(own)
            return own
        around = around.parent
    return column


@lru_cache(maxsize=1_024)
def _telling(column: str, form: DayForm, dialect: Dialect) -> exp.Expr | None:
    """The tree of what tells a column's days."""
    try:
        found = parsed_one(f"SELECT {as_day(column, form, dialect)}", dialect).expressions[0]
    except SqlglotError:
        return None
    return found if isinstance(found, exp.Expr) else None


def _with_days(value: exp.Expr, form: DayForm) -> None:
    """What a column is compared with as ISO days, where it is values of the column."""
    test = value.parent
    if isinstance(test, exp.Paren):
        test = test.parent
    if not isinstance(test, (*_COMPARISONS, exp.In, exp.Between)):
        return
    for literal in [each for each in test.iter_expressions() if isinstance(each, exp.Literal)]:
        day = form.read(literal.name)
        if day is not None:
            literal.replace(exp.Literal.string(day))
