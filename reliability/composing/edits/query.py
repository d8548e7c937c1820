"""A query that is being edited: its tree, the tables of its FROM clause, and the joins that an edit needs.

`core` is the innermost SELECT that reads tables itself, where the outer ones only read the next (cumulated months, the
best of each group): conditions belong there. What is grouped, measured or ordered is edited only where it is also the
outermost.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.composing.edits.keys import KeyStep, way_to
from reliability.composing.edits.naming import key_of, named_by, naming_columns
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.sql.kept_days.over_dates import over_dates, over_kept, query_over_dates
from reliability.values import Dialect, Element, Schema, Table

MAX_CHARACTERS = 20_000
MAX_NODES = 1_500


class Query:
    """One statement to edit, in its own tree: over dates, in whatever form the warehouse's schema, `kept`, has them."""

    def __init__(self, tree: exp.Select, schema: Schema) -> None:
        self.tree, self.schema, self.kept = tree, over_dates(schema), schema
        self.core = _core(tree)

    @classmethod
    def of(cls, sql: str, schema: Schema) -> Query | None:
        """The statement, None where it is no SELECT, or one too large to edit."""
        if not sql.strip() or len(sql) > MAX_CHARACTERS:
            return None
        try:
            tree = parsed_one(query_over_dates(sql, schema), schema.dialect)
        except (SqlglotError, RecursionError):
            return None
        if not isinstance(tree, exp.Query) or sum(1 for _ in tree.walk()) > MAX_NODES:
            return None
        select = tree if isinstance(tree, exp.Select) else _rows_among(tree, schema)
        if select is None:
            return None
        query = cls(select, schema)
        return query if query.sources() else None

    def copy(self) -> Query:
        """The same statement in a tree of its own."""
        return Query(self.tree.copy(), self.kept)

    def sql(self) -> str:
        """The statement as text, in its warehouse's dialect."""
        return over_kept(self.tree.copy(), self.kept).sql(dialect=rules_of(self.dialect).reader)

    @property
    def dialect(self) -> Dialect:
        """The warehouse's."""
        return self.schema.dialect

    @property
    def flat(self) -> bool:
        """Is the outermost SELECT the one that reads the tables?"""
        return self.core is self.tree

    # --- names

    def sources(self, select: exp.Select | None = None) -> dict[str, Table]:
        """The tables that a SELECT reads itself, by the name that it gives them, in its order."""
        found: dict[str, Table] = {}
        for source in _sources(select or self.core):
            table = self._declared(source) if isinstance(source, exp.Table) else None
            if table is not None:
                found.setdefault(source.alias_or_name, table)
        return found

    def _declared(self, source: exp.Table) -> Table | None:
        found = self.schema.table(_table_name(source))
        if found is not None or source.db:
            return found
        alike = [t for t in self.schema.tables if t.name.lower().rpartition(".")[2] == source.name.lower()]
        return alike[0] if len(alike) == 1 else None

    def element(self, column: exp.Column) -> Element | None:
        """The column of the schema that a name in the tree stands for, None for an alias or what nothing declares."""
        select = column.find_ancestor(exp.Select)
        while select is not None:
            found = self._own(column, select)
            if found is not None:
                return Element(found[1].name, _column_of(found[1], column.name))
            select = select.find_ancestor(exp.Select)
        return None

    def _own(self, column: exp.Column, select: exp.Select) -> tuple[str, Table] | None:
        """The source of a SELECT that a column comes from."""
        for alias, table in self.sources(select).items():
            if column.table and column.table.lower() != alias.lower():
                continue
            if table.column(column.name) is not None:
                return alias, table
        return None

    def qualify(self) -> None:
        """Give each column of the core its table's name, so that a further table makes none ambiguous."""
        for column in list(self.core.find_all(exp.Column)):
            if column.table or isinstance(column.this, exp.Star) or self._is_output(column):
                continue
            select = column.find_ancestor(exp.Select)
            while select is not None and select is not self.core and self._own(column, select) is None:
                select = select.find_ancestor(exp.Select)
            found = self._own(column, select) if select is self.core else None
            if found is not None:
                column.set("table", exp.to_identifier(found[0]))
        if any(isinstance(each, exp.Star) for each in self.core.expressions):
            stars = [exp.Column(this=exp.Star(), table=exp.to_identifier(alias)) for alias in self.sources()]
            others = [each for each in self.core.expressions if not isinstance(each, exp.Star)]
            self.core.set("expressions", [*stars, *others])

    def _is_output(self, column: exp.Column) -> bool:
        """Is it, in ORDER BY or HAVING, the name that the SELECT itself gives a value?"""
        clause = column.find_ancestor(exp.Order, exp.Having, exp.Group)
        named = {e.alias.lower() for e in self.core.expressions if isinstance(e, exp.Alias)}
        return clause is not None and clause.parent is self.core and column.name.lower() in named

    # --- tables

    def base(self) -> tuple[str, Table]:
        """The first table of the FROM clause, by the name it has there."""
        return next(iter(self.sources().items()))

    def subject(self) -> Table:
        """The table whose rows a list is of, by the names or the key that it shows; else the first."""
        for output in self.core.expressions:
            column = output.unalias()
            element = self.element(column) if isinstance(column, exp.Column) else None
            table = self.schema.table(element.table) if element is not None else None
            if table is not None and element in (*naming_columns(table), *key_of(table)):
                return table
        return self.base()[1]

    def alias_of(self, table: str) -> str | None:
        """The name that the core gives a table, None where it does not read it."""
        return next((alias for alias, found in self.sources().items() if found.name.lower() == table.lower()), None)

    def way(self, table: str) -> tuple[str, tuple[KeyStep, ...]] | None:
        """From which source, and by which keys, a table is joined; of several the one that repeats no row, then the
        shortest. None where no keys lead there."""
        sources = self.sources()
        optional = {_alias(j.this) for j in self.core.args.get("joins") or [] if (j.side or "").upper() == "LEFT"}
        starts = sorted(sources, key=lambda alias: alias in optional)
        return way_to(table, [(alias, sources[alias].name) for alias in starts], self.schema)

    def join(self, table: str, *, left: bool = False, repeating: bool = False) -> str | None:
        """The name of a table in the core, joined by keys where it is not there yet.

        None where no keys lead there, or where a row would meet several of the table's (unless `repeating`).
        """
        there = self.alias_of(table)
        if there is not None:
            return there
        way = self.way(table)
        if way is None or (not repeating and any(step.many for step in way[1])):
            return None
        self.qualify()
        at = way[0]
        for step in way[1]:
            reached = self.alias_of(step.table)
            alias = reached or self.free_alias(step.table)
            if reached is None:
                on = step.condition(at, alias)
                join = exp.Join(this=table_as(step.table, alias), on=on)
                if left:
                    join.set("side", "LEFT")
                self.core.append("joins", join)
            at = alias
        return at

    def free_alias(self, table: str) -> str:
        """A name for a table that nothing in the statement has yet: its own where that is free."""
        taken = {each.alias_or_name.lower() for each in self.tree.find_all(exp.Table, exp.CTE, exp.Subquery)}
        name = table.rpartition(".")[2]
        if name.lower() not in taken:
            return name
        return next(f"{name}_{n}" for n in range(2, 100 + len(taken)) if f"{name}_{n}".lower() not in taken)

    def column(self, element: Element, *, left: bool = False, repeating: bool = False) -> exp.Column | None:
        """A column of the schema as the core writes it, its table joined where it must be."""
        alias = self.join(element.table, left=left, repeating=repeating)
        if alias is None:
            return None
        several = len(list(_sources(self.core))) > 1
        return exp.column(named(element.column), table=exp.to_identifier(alias) if several else None)

    # --- clauses

    def outputs(self) -> list[exp.Expr]:
        """What the core selects."""
        return list(self.core.expressions)

    def measures(self) -> list[exp.Expr]:
        """What it selects that sums rows up."""
        return [each for each in self.core.expressions if sums_up(each)]

    def groups(self) -> list[exp.Expr]:
        """What it selects beside its measures."""
        return [each for each in self.core.expressions if not sums_up(each)]

    @property
    def aggregated(self) -> bool:
        """Does a row of the result stand for several of the tables?"""
        return bool(self.measures() or self.core.args.get("group"))

    def spell_out_places(self) -> None:
        """Replace places of the select list in GROUP BY and ORDER BY (`GROUP BY 1`) by what stands there."""
        outputs = self.outputs()
        for clause in (self.core.args.get("group"), self.core.args.get("order")):
            for each in list(clause.expressions) if clause is not None else []:
                node = each.this if isinstance(each, exp.Ordered) else each
                if isinstance(node, exp.Literal) and not node.is_string and node.this.isdigit():
                    place = int(node.this)
                    if 0 < place <= len(outputs):
                        node.replace(outputs[place - 1].unalias().copy())
                elif isinstance(node, exp.Column) and not node.table and isinstance(clause, exp.Group):
                    meant = [o for o in outputs if isinstance(o, exp.Alias) and o.alias.lower() == node.name.lower()]
                    if meant and self.element(node) is None:
                        node.replace(meant[0].this.copy())


def _rows_among(tree: exp.Query, schema: Schema) -> exp.Select | None:
    """The rows of a table whose keys, or names, a set operation yields; None where it yields something else."""
    first = tree.find(exp.Select)
    if first is None or len(first.expressions) != 1 or tree.args.get("with_") or tree.args.get("limit"):
        return None
    column = first.expressions[0].unalias()
    element = Query(first, schema).element(column) if isinstance(column, exp.Column) else None
    if element is None:
        return None
    owner = schema.table(named_by(element, schema) or element.table)
    if owner is None:
        return None
    key = key_of(owner) if named_by(element, schema) else (element,)
    if len(key) != 1 or (element not in (*key_of(owner), *naming_columns(owner)) and not named_by(element, schema)):
        return None
    among = exp.In(this=exp.column(key[0].column, table=owner.name), query=exp.Subquery(this=tree))
    rows = exp.select(exp.column(key[0].column, table=owner.name)).from_(
        table_as(owner.name, owner.name.rpartition(".")[2])
    )
    return rows.where(among)


def sums_up(node: exp.Expr) -> bool:
    """Is there an aggregate in an expression, outside of its sub-queries?"""
    return any(each.find_ancestor(exp.Subquery, exp.Exists) is None or _inside(node, each) for each in _sums(node))


def _sums(node: exp.Expr) -> Iterator[exp.Expr]:
    for each in node.find_all(exp.AggFunc, exp.Anonymous):
        if isinstance(each, exp.AggFunc) or each.name.lower() in ("total", "group_concat", "string_agg", "median"):
            yield each


def _inside(node: exp.Expr, each: exp.Expr) -> bool:
    """Is `each` in `node` with no sub-query between the two?"""
    at: exp.Expr | None = each
    while at is not None and at is not node:
        if isinstance(at, (exp.Subquery, exp.Select)):
            return False
        at = at.parent
    return at is node and not isinstance(node, exp.Subquery)


def conjuncts(select: exp.Select, clause: str = "where") -> list[exp.Expr]:
    """The conditions of a clause that must all hold."""
    found = select.args.get(clause)
    return list(found.this.flatten()) if found and isinstance(found.this, exp.And) else [found.this] if found else []


def set_conjuncts(select: exp.Select, kept: list[exp.Expr], clause: str = "where") -> None:
    """Make these the conditions of a clause; none takes the clause away."""
    if not kept:
        select.set(clause, None)
        return
    whole = exp.and_(*(each.copy() for each in kept), copy=False)
    select.set(clause, exp.Where(this=whole) if clause == "where" else exp.Having(this=whole))


def table_as(name: str, alias: str) -> exp.Table:
    """A table under a name, as FROM and JOIN write it."""
    schema, _, own = name.rpartition(".")
    table = exp.Table(this=named(own), db=named(schema) if schema else None)
    return table if alias == own else cast(exp.Table, exp.alias_(table, alias, table=True))


def named(name: str) -> exp.Identifier:
    """A name, in quotes where it is not plain."""
    return exp.to_identifier(name)


def selects(tree: exp.Expr) -> list[exp.Select]:
    """All SELECTs of a statement, the outermost first."""
    return list(tree.find_all(exp.Select))


def _core(tree: exp.Select) -> exp.Select:
    ctes = {cte.alias.lower(): cte.this for cte in tree.ctes}
    at, seen = tree, 0
    while seen < 8:
        seen += 1
        sources = list(_sources(at))
        inner: exp.Expr | None = None
        if len(sources) == 1 and isinstance(sources[0], exp.Subquery):
            inner = sources[0].this
        elif len(sources) == 1 and isinstance(sources[0], exp.Table):
            inner = ctes.get(sources[0].name.lower())
        if not isinstance(inner, exp.Select) or inner is at:
            return at
        at = inner
    return at


def _sources(select: exp.Select) -> Iterator[exp.Expr]:
    """What stands in a SELECT's FROM clause and joins."""
    first = select.args.get("from_") or select.args.get("from")
    if first is not None:
        yield first.this
    for join in select.args.get("joins") or []:
        yield join.this


def _alias(source: exp.Expr) -> str:
    return source.alias_or_name


def _table_name(table: exp.Table) -> str:
    return f"{table.db}.{table.name}" if table.db else table.name


def _column_of(table: Table, name: str) -> str:
    column = table.column(name)
    return column.name if column is not None else name
