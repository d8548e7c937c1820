"""Headings in words for a result's columns, from the query that gave it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlglot import exp

from reliability.guard.dialects.parsing import parsed
from reliability.guard.dialects.registry import told_by_spelling
from reliability.sql.reading.scopes import SpokenScope, TooDeep, scope_of
from reliability.sql.reading.sentence import Reader
from reliability.sql.reading.trees import bare
from reliability.words import words

_LONGEST, _SAYS_NOTHING = 60, 2
"""Letters of a heading, and of a name that says nothing: v, n, c1."""


def headings(sql: str, columns: Sequence[str]) -> tuple[str, ...]:
    """What each column of a query's result holds, for people, in the order of the result's own names `columns`.

    A plain column and an alias keep their name, as words, but for one or two letters; an expression is said in English,
    or by its own name where that takes more than 60 characters; those that would read alike name their table's column
    too, where that tells them apart. SQL that cannot be parsed keeps all names. Nothing is run, so that the dialect
    matters for dates alone.

    >>> headings("SELECT city, COUNT(*), ROUND(SUM(o.net), 2) FROM orders AS o GROUP BY city", ("city", "n", "sum"))
    ('city', 'number of orders', 'total net')
    >>> headings("SELECT STRFTIME('%Y-%m', ordered_on), COUNT(*) FROM orders GROUP BY 1", ("STRFTIME(…)", "n"))
    ('month ordered', 'number of orders')
    """
    try:
        rules = told_by_spelling(sql)
        tree = parsed(sql, rules.reader if rules is not None else "")[0] or exp.Select()
        short, full = (_Headings(detail).headings(tree, columns) for detail in (0, 2))
    except Exception:
        return tuple(columns)
    pairs = zip(short, full, strict=True)
    return tuple(f if short.count(s) > 1 and full.count(f) == 1 else s for s, f in pairs)


class _Headings(Reader):
    """Says what the columns of a query's result hold, each on its own."""

    def __init__(self, detail: int) -> None:
        super().__init__(None, detail)

    def headings(self, tree: exp.Expr, columns: Sequence[str]) -> list[str]:
        """One for each of the columns; their own names where the query does not say how many there are."""
        if isinstance(tree, exp.Subquery):
            return self.headings(tree.this, columns)
        if isinstance(tree, exp.SetOperation):
            first, second = self.headings(tree.this, columns), self.headings(tree.expression, columns)
            both = zip(columns, first, second, strict=True) if isinstance(tree, exp.Union) else ()
            # Only what both sides say is an expression holds either; a name is the first side's, as in SQL.
            either = [one if words(name) in (one, two) or one == two else f"{one} or {two}" for name, one, two in both]
            return either or first
        shown: list[exp.Expr | None] = list(tree.expressions) if isinstance(tree, exp.Select) else []
        stars = [place for place, each in enumerate(shown) if each and each.is_star]
        if len(stars) == 1:
            shown[stars[0] : stars[0] + 1] = [None] * (len(columns) - len(shown) + 1)
        if not isinstance(tree, exp.Select) or len(shown) != len(columns):
            return list(columns)
        try:
            scope = scope_of(tree, None)
        except TooDeep:
            return list(columns)
        return [self.heading(each, name, scope) for each, name in zip(shown, columns, strict=True)]

    def heading(self, node: exp.Expr | None, name: str, scope: SpokenScope) -> str:
        """What one column holds."""
        if isinstance(node, exp.Column) and self.detail and node.table:
            found = scope.source_of(node)
            return f"{name} ({found[1].name}.{node.name})" if found and found[1].name else name
        if node is None:
            return _plain_name(name)
        if isinstance(node, exp.Alias | exp.Column):
            said = self.value(node.unalias(), scope) if len(name) <= _SAYS_NOTHING and name.isalnum() else ""
            return said if 0 < len(said) <= _LONGEST else _plain_name(name)
        if isinstance(bare(node), exp.Literal):
            return name
        said = self.value(node, scope)
        if said.startswith("number of rows of "):  # of joined tables: whose rows they are, the reading above them says
            return "count"
        return said if len(said) <= _LONGEST else _plain_name(name) if name.isidentifier() else f"{said[:_LONGEST]}…"


def _plain_name(name: str) -> str:
    """A name in lower case with underscores as words; any other name as it is."""
    return words(name) if name.isidentifier() and name == name.lower() and "_" in name else name
