"""Headings in words for a result's columns, from the query that gave it."""

from __future__ import annotations

from collections.abc import Sequence

import sqlglot
from sqlglot import exp

from reliability.english import Reader, aliases_of, words


def headings(sql: str, columns: Sequence[str]) -> tuple[str, ...]:
    """What each column of a query's result holds, for people, in the order of the result's own names `columns`.

    A plain column and an alias keep their name; an expression is said in English, rounding left out; those that would
    read alike name their table's column too, where that tells them apart. SQL that cannot be parsed keeps all names. The
    dialect does not matter: nothing is run, and what has no words stays SQL.

    >>> headings("SELECT city, COUNT(*), ROUND(SUM(o.net), 2) FROM orders AS o GROUP BY city", ("city", "n", "sum"))
    ('city', 'number of orders', 'total net')
    """
    try:
        tree = sqlglot.parse_one(sql)
    except sqlglot.errors.SqlglotError:
        return tuple(columns)
    short, full = (_Headings(several).headings(tree, columns) for several in (False, True))
    pairs = zip(short, full, strict=True)
    return tuple(f if short.count(s) > 1 and full.count(f) == 1 else s for s, f in pairs)


class _Headings(Reader):
    """Says what the columns of a query's result hold, each on its own: `several` in full, else by column names alone."""

    def __init__(self, several: bool) -> None:
        super().__init__(None, several)

    def headings(self, tree: exp.Expr, columns: Sequence[str]) -> list[str]:
        """One for each of the columns; their own names where the query does not say how many there are."""
        if isinstance(tree, exp.Subquery):
            return self.headings(tree.this, columns)
        if isinstance(tree, exp.SetOperation):
            first, second = self.headings(tree.this, columns), self.headings(tree.expression, columns)
            both = zip(columns, first, second, strict=True) if isinstance(tree, exp.Union) else ()
            # Only what both sides say is an expression holds either; a name is the first side's, as in SQL.
            either = [
                one if name in (one, two) or one == two else f"{one} or {two}" for name, one, two in both
            ]
            return either or first
        shown: list[exp.Expr | None] = list(tree.expressions) if isinstance(tree, exp.Select) else []
        stars = [place for place, each in enumerate(shown) if each and each.is_star]
        if len(stars) == 1:
            shown[stars[0] : stars[0] + 1] = [None] * (len(columns) - len(shown) + 1)
        if not isinstance(tree, exp.Select) or len(shown) != len(columns):
            return list(columns)
        self.aliases = aliases_of(tree)
        return [self.heading(each, name, tree) for each, name in zip(shown, columns, strict=True)]

    def heading(self, node: exp.Expr | None, name: str, tree: exp.Select) -> str:
        self.named.clear()
        if isinstance(node, exp.Column) and self.several and node.table:
            return f"{name} ({self.aliases.get(node.table, node.table)}.{node.name})"
        if node is None or isinstance(node, exp.Alias | exp.Column):
            return name
        while isinstance(node, exp.Paren | exp.Round):
            node = node.this
        if isinstance(node, exp.Count) and isinstance(node.this, exp.Star):
            return "number of " + self.rows(tree)
        return self.value(node)

    def rows(self, tree: exp.Select) -> str:
        """What a query's rows are: a table's, or just rows where several things are joined or computed."""
        source = tree.args.get("from_") or tree.args.get("from")
        table = source.this if source and not tree.args.get("joins") else None
        return words(table.name) if isinstance(table, exp.Table) and table.name else "rows"

    def sql(self, node: exp.Expr) -> str:
        """As SQL, without marks: a heading is no sentence."""
        return node.sql()
