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
from reliability.question.kept.day_forms import ISO, DayForm, day_form
from reliability.sql.kept_days.writing import as_day
from reliability.values import Column, Dialect, Schema, Table

_COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE)
_MOST_AROUND = 6
"""How many calls deep a day is told from what is kept."""


class _Itself:
    """A schema that is told from others by being it: one of hundreds of tables takes milliseconds to hash, and each
    query of an ask is looked at over it several times."""

    __slots__ = ("schema",)

    def __init__(self, schema: Schema) -> None:
        self.schema = schema

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and other.schema is self.schema

    def __hash__(self) -> int:
        return id(self.schema)


def over_dates(schema: Schema) -> Schema:
    """The schema with dates in place of the columns that keep days otherwise; the very same where there are none."""
    return _over_dates(_Itself(schema))


@lru_cache(maxsize=64)
def _over_dates(itself: _Itself) -> Schema:
    schema = itself.schema
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
    if over_dates(schema) is schema:
        return sql
    dialect = schema.dialect
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return sql
    found = list(_kept(tree, schema))
    for column, form in found:
        _with_days(_told_day(column, form, dialect), form, dialect)
    return tree.sql(dialect=rules_of(dialect).reader) if found else sql


def over_kept(tree: exp.Expr, schema: Schema) -> exp.Expr:
    """The tree of a query over dates (`query_over_dates`), over the columns as the schema has them; the same tree."""
    for column, form in list(_kept(tree, schema)) if over_dates(schema) is not schema else ():
        test = column.parent
        if isinstance(test, exp.Count | exp.Is) or (form.in_order and test is not None and _as_kept(test, form)):
            continue
        told = _tree(as_day(column.sql(dialect=rules_of(schema.dialect).reader), form, schema.dialect), schema.dialect)
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
    ways = _ways(column.sql(dialect=rules_of(dialect).reader), form, dialect)
    around, found = column.parent, None
    for _ in range(_MOST_AROUND):
        if around is None:
            break
        found = next(((around, left) for told, left in ways if told == around), found)
        around = around.parent
    if found is None:
        return column
    left = found[1].copy()
    found[0].replace(left)
    return next(iter(left.find_all(exp.Column)))


@lru_cache(maxsize=1_024)
def _ways(column: str, form: DayForm, dialect: Dialect) -> tuple[tuple[exp.Expr, exp.Expr], ...]:
    """What tells a column's days, in every way, each with what is left of it over dates."""
    written: dict[str, str] = {}
    if not form.written:
        counted = [f"{column} / {form.fraction}{end}" for end in ("", ".0")] if form.fraction > 1 else [column]
        for way, left in rules_of(dialect).spelling.read_from_seconds.items():
            written |= {way.format(c=seconds): left.format(c=column) for seconds in counted}
    written[as_day(column, form, dialect)] = column
    read = [(_tree(way, dialect), _tree(left, dialect)) for way, left in written.items()]
    return tuple((way, left) for way, left in read if way is not None and left is not None)


def _tree(text: str, dialect: Dialect) -> exp.Expr | None:
    try:
        found = parsed_one(f"SELECT {text}", dialect).expressions[0]
    except SqlglotError:
        return None
    return found if isinstance(found, exp.Expr) else None


def _with_days(value: exp.Expr, form: DayForm, dialect: Dialect) -> None:
    """What a column is compared with as ISO days, where it is values of the column."""
    test = value.parent
    if not isinstance(test, (*_COMPARISONS, exp.In, exp.Between)):
        return
    for each in [each for each in test.iter_expressions() if each is not value]:
        said = form.read(each.name) if isinstance(each, exp.Literal) else None
        if said is None and not form.written and form.fraction == 1:
            said = _day_in_seconds(each, dialect)
        if said is not None:
            each.replace(exp.Literal.string(said))


def _day_in_seconds(node: exp.Expr, dialect: Dialect) -> str | None:
    """The day of which an expression takes the seconds since 1970."""
    rules = rules_of(dialect)
    for literal in node.find_all(exp.Literal):
        if literal is not node and DayForm(ISO).read(literal.name):
            text = literal.sql(dialect=rules.reader)
            if any(_tree(way.format(c=text), dialect) == node for way in rules.spelling.read_as_seconds):
                return literal.name
    return None
