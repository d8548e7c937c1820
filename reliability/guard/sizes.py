"""The guard's look at sizes: how long texts and lists can become that a statement makes, before it is run.

Some databases have functions that no interrupt reaches while they work on one value: PostgreSQL 15 was still in
`translate` on twenty million characters 45 s after it was told to stop. What a table holds is its owner's; what a
statement makes of it is bounded here.

Decisions:
- A number that sizes something (`repeat`, `lpad`, `array_fill`, a width of `format`) must be written out, or bounded
  by `least`, and small.
- Sizes are estimated from the leaves up, in characters: a cell is taken for `CELL`, a table for `TABLE_ROWS` rows. The
  columns of inner queries keep what was estimated for them, by their names. What a function makes may have
  `MAX_TEXT`, what an aggregate gathers `MAX_GATHERED`; where a function compares each part of one value with each of
  another (`translate`, `position`, `&&`), the product may be `MAX_WORK`.
- A recursion may add to its text, not multiply it.
- The estimates are no proof: cells can be longer and tables larger. The limits and the watchdog are for that.
"""

from __future__ import annotations

from math import inf, prod

from sqlglot import exp

from reliability.guard.amounts import CELL, list_rows, number, series_rows
from reliability.guard.lexer import Refused
from reliability.guard.making import Estimated, ValueSizes, arguments

TABLE_ROWS = 1_000.0
RECURSION_STEPS = 1_000.0
RECURSION_ROWS = 100_000.0

_SETS = frozenset(
    """
unnest generate_subscripts regexp_split_to_table regexp_matches string_to_table json_array_elements
json_array_elements_text jsonb_array_elements jsonb_array_elements_text json_each json_each_text jsonb_each
jsonb_each_text json_object_keys jsonb_object_keys jsonb_path_query json_to_recordset jsonb_to_recordset json_tree
""".split()
)


def check_sizes(tree: exp.Expr) -> None:
    """Raise Refused for a statement that makes something too large, or works on it too long.

    >>> import sqlglot
    >>> check_sizes(sqlglot.parse_one("SELECT lpad(id, 5, '0') FROM t", dialect="postgres"))
    """
    _Estimate().query(tree)


class _Estimate(ValueSizes):
    """One walk over a statement, inner queries before outer ones."""

    def __init__(self) -> None:
        super().__init__()
        self._queries: dict[str, Estimated] = {}  # WITH queries

    def query(self, node: exp.Expr) -> Estimated:
        """Columns and rows of a query."""
        self._with(node)
        if isinstance(node, exp.Subquery | exp.Paren):
            found = self.query(node.this)
        elif isinstance(node, exp.SetOperation):
            found = _together(self.query(node.this), self.query(node.expression))
        elif isinstance(node, exp.Values):
            rows = [row.expressions if isinstance(row, exp.Tuple) else [row] for row in node.expressions]
            sizes = [max(map(self.size, column)) for column in zip(*rows, strict=False)]
            found = Estimated(tuple(("", size) for size in sizes), float(len(rows)))
        elif isinstance(node, exp.Select):
            found = self._select(node)
        else:
            return Estimated((("", self.size(node)),), 1.0)
        self._others(node, {"with_", "this", "expression", "expressions", "from_", "joins", "laterals", "alias"})
        limit = node.args.get("limit")
        most = number(limit.args.get("expression") or limit.args.get("count"), inf) if limit else inf
        return Estimated(found.columns, min(found.rows, most))

    def _with(self, node: exp.Expr) -> None:
        with_ = node.args.get("with_")
        for each in with_.expressions if isinstance(with_, exp.With) else ():
            name = each.alias.lower()
            recursive = isinstance(each.this, exp.SetOperation) and _reads(each.this, name)
            found = self._recursion(each) if recursive else self.query(each.this)
            self._queries[name] = self._bound(each, found)

    def _recursion(self, each: exp.CTE) -> Estimated:
        start = self._bound(each, self.query(each.this.this))
        own = [name or f"column{at}" for at, (name, _) in enumerate(start.columns)]
        self._queries[each.alias.lower()] = Estimated(start.columns, RECURSION_ROWS)
        base = max(CELL, start.size)
        before, unnamed = dict(self._names), self._unnamed
        sizes = []
        for more in (0.0, CELL):
            self._names, self._known = {**before, **dict.fromkeys(own, base + more)}, {}
            self._unnamed = unnamed
            sizes.append([size for _, size in self.query(each.this.expression).columns])
        if any(second - first > 1.01 * CELL for first, second in zip(*sizes, strict=True)):
            raise Refused("A recursion multiplies what it makes with every step.")
        self._names, self._unnamed = before, unnamed
        grown = [base + RECURSION_STEPS * max(0.0, size - base) if size > base else size for size in sizes[0]]
        columns = tuple((name, max(size, 0.0)) for (name, _), size in zip(start.columns, grown, strict=False))
        return Estimated(columns or start.columns, RECURSION_ROWS)

    def _bound(self, source: exp.Expr, found: Estimated) -> Estimated:
        """Keep a source's columns by the names that it gives them."""
        alias = source.args.get("alias")
        renamed = [each.name.lower() for each in alias.args.get("columns") or ()] if alias is not None else []
        columns = tuple(
            (renamed[at] if at < len(renamed) else name, size) for at, (name, size) in enumerate(found.columns)
        )
        for name in renamed[len(found.columns) :]:  # of a * whose columns are not known
            self._keep(name, found.size)
        for name, size in columns:
            self._keep(name, size)
        if alias is not None and alias.name:
            self._keep(alias.name.lower(), sum(size for _, size in columns))
        return Estimated(columns, found.rows)

    def _keep(self, name: str, size: float) -> None:
        if name and name != "*":
            self._names[name] = max(self._names.get(name, 0.0), size)
        elif size > CELL:
            self._unnamed = max(self._unnamed, size)

    def _select(self, node: exp.Select) -> Estimated:
        rows = self._sources(node)
        self._rows.append(rows)
        columns = tuple((_name(each), self.size(each)) for each in node.expressions)
        self._rows.pop()
        for each in node.expressions:
            rows *= prod(self._set_rows(call) for call in each.find_all(exp.Func) if _is_set(call))
        whole = not node.args.get("group") and any(each.find(exp.AggFunc) for each in node.expressions)
        for name, size in columns:
            self._keep(name, size)
        return Estimated(columns, 1.0 if whole and not node.find(exp.Window) else rows)

    # --- FROM --------------------------------------------------------------------------------------

    def _sources(self, node: exp.Select) -> float:
        """How many rows FROM gives, where each equality of two columns joins one source to the others."""
        first = node.args.get("from_")
        joins = node.args.get("joins") or ()
        given = [first.this] if first is not None else []
        counts = [self._source(each) for each in (*given, *(join.this for join in joins))]
        counts += [self._source(each) for each in node.args.get("laterals") or ()]
        for join in joins:
            self._others(join, {"this"})
        joined = sum(bool(join.args.get("using") or join.args.get("method") == "NATURAL") for join in joins)
        for condition in (node.args.get("where"), *(join.args.get("on") for join in joins)):
            joined += sum(map(_joins, condition.find_all(exp.EQ))) if condition is not None else 0
        apart = max(1, len(counts) - joined)
        return prod(sorted(counts, reverse=True)[:apart]) if counts else 1.0

    def _source(self, source: exp.Expr) -> float:
        for join in source.args.get("joins") or ():
            self._source(join.this)
        inner = source.this
        if isinstance(source, exp.Table) and isinstance(inner, exp.Identifier):
            found = self._queries.get(inner.name.lower(), Estimated((), TABLE_ROWS))
        elif isinstance(source, exp.Subquery | exp.Values):
            found = self.query(source)
        elif isinstance(source, exp.Lateral) and isinstance(inner, exp.Subquery | exp.Values):
            found = self.query(inner)
        elif isinstance(source, exp.Unnest):
            sizes = [self.size(each) for each in source.expressions]
            found = Estimated(tuple(("", size) for size in sizes), max(map(list_rows, sizes), default=1.0))
        else:
            calls = (
                [inner] if isinstance(inner, exp.Expr) else [each.this for each in source.args.get("rows_from") or ()]
            )
            sizes = [self.size(call) for call in calls]
            counts = [self._set_rows(call) for call in calls if isinstance(call, exp.Func)]
            found = Estimated(tuple(("", size) for size in sizes), max(counts, default=TABLE_ROWS))
        return self._bound(source, found).rows

    def _set_rows(self, call: exp.Func) -> float:
        """How many rows a function in FROM gives, or one that gives several for each row."""
        if isinstance(call, exp.GenerateSeries):
            return series_rows(call)
        if isinstance(call, exp.Explode) and isinstance(call.this, exp.Expr):
            return list_rows(self.size(call.this))
        return list_rows(max((self.size(each) for each in arguments(call)), default=1.0))


def _together(one: Estimated, other: Estimated) -> Estimated:
    """The columns of two results put together, each by the first one's name."""
    sizes = [size for _, size in other.columns]
    columns = tuple(
        (name, max(size, sizes[at] if at < len(sizes) else other.size)) for at, (name, size) in enumerate(one.columns)
    )
    return Estimated(columns, one.rows + other.rows)


def _name(column: exp.Expr) -> str:
    """What a column of a result is called; empty where the database decides."""
    if isinstance(column, exp.Alias | exp.Column):
        return column.alias_or_name.lower()
    return "*" if isinstance(column, exp.Star) else ""


def _reads(query: exp.Expr, name: str) -> bool:
    return any(table.name.lower() == name for table in query.find_all(exp.Table))


def _joins(equality: exp.EQ) -> bool:
    """Does it hold a column against another one?"""
    return isinstance(equality.this, exp.Column) and isinstance(equality.expression, exp.Column)


def _is_set(call: exp.Func) -> bool:
    many = (exp.ExplodingGenerateSeries, exp.Explode)
    return isinstance(call, many) or (isinstance(call, exp.Anonymous) and call.name.lower() in _SETS)
