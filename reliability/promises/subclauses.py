"""Sub-clause frequencies: how many samples agree with the primary query, clause by clause (docs/METHODS.md 5; SCF 4.3).

A clause is compared as a set of normalised items: aliases resolved, names in lower case, operands of
commutative operators and comparisons ordered, AND split. Sub-queries are included: their items stand under the
place where the sub-query does, which itself reads as `query`.

SCF: https://arxiv.org/abs/2505.23804
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.guard.dialects.rules import DialectRules
from reliability.values import Dialect, Schema

CLAUSES = (
    "SELECT",
    "FROM",
    "JOIN ON",
    "WHERE",
    "GROUP BY",
    "HAVING",
    "ORDER BY",
    "LIMIT",
    "DISTINCT",
    "SET OPERATION",
)
Clauses = dict[str, frozenset[str]]
"""The normalised items of each clause of a query, by the names of CLAUSES."""
_FLIPPED: Mapping[type[exp.Expr], type[exp.Binary]] = {exp.GT: exp.LT, exp.GTE: exp.LTE}
_COMMUTATIVE = (exp.EQ, exp.NEQ, exp.And, exp.Or, exp.Add, exp.Mul)


@dataclass(frozen=True, slots=True)
class SubclauseFrequencies:
    """Shares in [0, 1], in the order of CLAUSES, and their product `agg`; higher = more agreement = surer.

    `samples` is how many parsed: those that did not are left out (SCF 5.3).
    """

    shares: tuple[float, ...]
    agg: float
    samples: int


def agreement(wanted: Clauses, samples: Sequence[tuple[Clauses | None, int]]) -> SubclauseFrequencies | None:
    """For each clause, the share of samples whose clause equals the primary's; None where no sample parses.

    `samples` are the clauses of each query with how often it was sampled (None: it does not parse). Taken separately
    for the nucleus samples and the beam. A clause that neither has is equal.

    >>> a, b = clauses("SELECT a FROM t", "sqlite"), clauses("SELECT b FROM t", "sqlite")
    >>> found = agreement(a, [(a, 1), (b, 1)])
    >>> found.shares[:2], found.agg
    ((0.5, 1.0), 0.5)
    """
    parsed = [(found, count) for found, count in samples if found is not None]
    total = sum(count for _, count in parsed)
    if not total:
        return None
    shares = tuple(sum(n for found, n in parsed if found[kind] == wanted[kind]) / total for kind in CLAUSES)
    return SubclauseFrequencies(shares, math.prod(shares), total)


def clauses(sql: str, dialect: Dialect, schema: Schema | None = None) -> Clauses | None:
    """The normalised items of each clause of one query; None where it is not one query that parses. With a schema, bare
    columns are given their table."""
    try:
        tree = parsed_one(sql, dialect)
        if not isinstance(tree, exp.Query):
            return None
        reader = _ItemReader(rules_of(dialect), _columns_by_table(schema))
        reader.query(tree, {}, "")
    except (SqlglotError, RecursionError):  # not SQL, or nested beyond sense
        return None
    return {kind: frozenset(reader.items[kind]) for kind in CLAUSES}


def _columns_by_table(schema: Schema | None) -> dict[str, set[str]]:
    tables = schema.tables if schema else ()
    return {table.name.lower(): {c.name.lower() for c in table.columns} for table in tables}


Names = dict[str, str]
"""What a query may write before a dot (lower case) → the table's name, numbered where it occurs again."""


@dataclass
class _ItemReader:
    """Collects the items of a query and of the queries inside it."""

    rules: DialectRules
    columns: dict[str, set[str]]
    items: dict[str, set[str]] = field(default_factory=lambda: {kind: set() for kind in CLAUSES})

    def query(self, tree: exp.Expr, outer: Names, place: str) -> None:
        """Read a SELECT or set operation that stands at `place` and sees the tables of `outer`."""
        if isinstance(tree, exp.Subquery) and not tree.args.get("order") and not tree.args.get("limit"):
            return self.query(tree.this, outer, place)
        with_ = tree.args.get("with_")
        for cte in with_.expressions if with_ else []:
            outer = {**outer, cte.alias.lower(): f"with {len(outer)}"}
            self.query(cte.this, outer, place + "with/")
        if isinstance(tree, exp.SetOperation):
            kind = type(tree).__name__.lower() + ("" if tree.args.get("distinct") else " all")
            self.items["SET OPERATION"].add(place + kind)
            self.query(tree.left, outer, place)
            self.query(tree.right, outer, place + "except/" * isinstance(tree, exp.Except))
            return self._tail(tree, outer, place)
        if isinstance(tree, exp.Subquery):
            self.query(tree.this, outer, place + "sub/")
            return self._tail(tree, outer, place)
        return self._select(tree, outer, place)

    def _select(self, tree: exp.Expr, outer: Names, place: str) -> None:
        names, here = self._sources(tree, outer, place)
        _drop_column_aliases(tree)
        for item in tree.expressions:
            self._add("SELECT", item, names, here, place)
        for join in tree.args.get("joins") or []:
            self._join(join, names, here, place)
        for kind, arg in (("WHERE", "where"), ("HAVING", "having")):
            clause = tree.args.get(arg)
            for item in list(_conjuncts(clause.this)) if clause else []:
                self._add(kind, item, names, here, place)
        group = tree.args.get("group")
        for values in group.args.values() if group else []:
            for item in values if isinstance(values, list) else []:
                self._add("GROUP BY", item, names, here, place)
        distinct = tree.args.get("distinct")
        if distinct:
            self._add("DISTINCT", distinct, names, here, place)
        self._tail(tree, names, place, here)

    def _tail(self, tree: exp.Expr, names: Names, place: str, here: Sequence[str] = ()) -> None:
        """ORDER BY, whose items carry their rank, and LIMIT."""
        order = tree.args.get("order")
        for rank, item in enumerate(order.expressions if order else []):
            direction = f"{rank} desc={bool(item.args.get('desc'))} {bool(item.args.get('nulls_first'))} "
            self._add("ORDER BY", item.this, names, here, place, direction)
        for arg in ("limit", "offset"):
            if tree.args.get(arg):
                self._add("LIMIT", tree.args[arg], names, here, place)

    def _sources(self, tree: exp.Expr, outer: Names, place: str) -> tuple[Names, list[str]]:
        """Name the tables of FROM and JOIN; also the names of these tables alone."""
        from_ = tree.args.get("from_")
        sources = [from_.this] if from_ else []
        sources += [join.this for join in tree.args.get("joins") or []]
        names, here = dict(outer), list[str]()
        for source in sources:
            if isinstance(source, exp.Table):
                written = ".".join(part.name.lower() for part in source.parts)
                base = outer.get(written, written) if outer.get(written, "").startswith("with ") else written
            else:
                written, base = "", "query"
                if isinstance(source, exp.Query):
                    self.query(source, outer, place + "from/")
            again = sum(known.split("#")[0] == base for known in (*set(outer.values()), *here))
            name = f"{base}#{again}" if again and not base.startswith("with ") else base
            names[(source.alias or written.rsplit(".", 1)[-1]).lower()] = name
            here.append(name)
            self.items["FROM"].add(place + name)
        return names, here

    def _join(self, join: exp.Join, names: Names, here: Sequence[str], place: str) -> None:
        outer_join = join.side or (join.method if join.method == "NATURAL" else "")
        joined = names.get(join.this.alias_or_name.lower(), "")
        prefix = f"{outer_join} {joined} ".lower() if outer_join else ""
        on = join.args.get("on")
        for item in list(_conjuncts(on)) if on else []:
            self._add("JOIN ON", item, names, here, place, prefix)
        for item in join.args.get("using") or []:
            self.items["JOIN ON"].add(f"{place}{prefix}using {item.name.lower()}")
        if outer_join and on is None and not join.args.get("using"):
            self.items["JOIN ON"].add(place + prefix)

    def _add(self, kind: str, item: exp.Expr, names: Names, here: Sequence[str], place: str, prefix: str = "") -> None:
        """Add one item's text to a clause; queries inside it are read on their own."""
        holder = exp.Paren(this=item.unnest())  # taken out of the tree, which nothing reads again
        stopping = holder.walk(prune=lambda node: isinstance(node, exp.Query))
        for query in [node for node in stopping if isinstance(node, exp.Query)]:
            self.query(query, names, f"{place}{kind.lower()}/")
            query.replace(exp.var("query"))
        for node in reversed(list(holder.walk())):  # what is inside comes first
            if node is not holder:
                node.replace(self._normal(node, names, here))
        self.items[kind].add(place + prefix + holder.this.sql(dialect=self.rules.reader, comments=False))

    def _normal(self, node: exp.Expr, names: Names, here: Sequence[str]) -> exp.Expr:
        if isinstance(node, exp.Column):
            return self._column(node, names, here)
        if isinstance(node, exp.Paren) and _needless(node):
            return node.unnest()
        if type(node) in _FLIPPED:
            return _FLIPPED[type(node)](this=node.expression, expression=node.this)
        if isinstance(node, _COMMUTATIVE) and not isinstance(node.parent, type(node)):
            first, *others = sorted(node.flatten(unnest=False), key=lambda e: e.sql(dialect=self.rules.reader))
            for other in others:
                first = type(node)(this=first, expression=other)
            return first
        return node

    def _column(self, column: exp.Column, names: Names, here: Sequence[str]) -> exp.Expr:
        """A column under its table's name; where a database reads them so, "words" that name no column are a string."""
        name = column.name.lower()
        if column.table:
            table = names.get(column.table.lower(), column.table.lower())
        else:
            holders = [t for t in here if name in self.columns.get(t.split("#")[0], ())]
            holders = holders or ([here[0]] if len(here) == 1 else [])
            known = any(name in columns for columns in self.columns.values())
            if self.rules.strings_in_name_quotes and column.this.args.get("quoted") and self.columns and not known:
                return exp.Literal.string(column.name)
            table = holders[0] if len(holders) == 1 else ""
        star = isinstance(column.this, exp.Star)
        this = exp.Star() if star else exp.to_identifier(name, quoted=True)
        return exp.Column(this=this, table=exp.to_identifier(table, quoted=True) if table else None)


def _needless(paren: exp.Paren) -> bool:
    """Parentheses around one value, or around one condition among others."""
    if isinstance(paren.this, exp.Connector):
        return False
    of_conditions = isinstance(paren.parent, exp.Connector | exp.Not)
    return of_conditions or isinstance(paren.this, exp.Column | exp.Literal | exp.Func)


def _drop_column_aliases(tree: exp.Expr) -> None:
    """Write SELECT's items into GROUP BY, HAVING and ORDER BY instead of their aliases and numbers."""
    items = [item.unalias() for item in tree.expressions]
    aliases = {i.alias.lower(): i.this for i in tree.expressions if isinstance(i, exp.Alias)}
    for part in ("group", "having", "order"):
        clause = tree.args.get(part)
        for column in list(clause.find_all(exp.Column)) if clause else []:
            if not column.table and column.name.lower() in aliases:
                column.replace(aliases[column.name.lower()].copy())
        for literal in list(clause.find_all(exp.Literal)) if clause and part != "having" else []:
            numbers = literal.parent is clause or isinstance(literal.parent, exp.Ordered)
            if numbers and literal.is_int and 1 <= int(literal.name) <= len(items):
                literal.replace(items[int(literal.name) - 1].copy())
    tree.set("expressions", items)


def _conjuncts(condition: exp.Expr) -> Iterator[exp.Expr]:
    """The conditions that AND joins, parentheses around them or not."""
    condition = condition.unnest()
    if isinstance(condition, exp.And):
        yield from _conjuncts(condition.left)
        yield from _conjuncts(condition.right)
    else:
        yield condition
