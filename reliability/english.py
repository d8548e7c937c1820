"""A plain-English reading of SQL, so that a person can tell two readings apart without knowing SQL.

The reading names every column by its own words, since schemas differ in exactly those words; where a query reads
several tables, also in full the first time ("net sales (order_items.net_sales)"). What this file does not know how to
say, it quotes as SQL: a reading may be clumsy, never wrong.
"""

from __future__ import annotations

import contextlib
import re
from datetime import date, timedelta
from typing import NamedTuple

import sqlglot
from sqlglot import exp

from reliability.values import Dialect

_AGGREGATES: dict[type[exp.Expr], str] = {
    exp.Sum: "total", exp.Avg: "average", exp.Max: "highest", exp.Min: "lowest",
}  # fmt: skip
_COMPARISONS: dict[type[exp.Expr], str] = {
    exp.EQ: "is", exp.NEQ: "is not", exp.GT: "is more than", exp.GTE: "is at least", exp.LT: "is less than",
    exp.LTE: "is at most", exp.Like: "looks like", exp.ILike: "looks like (any case)",
}  # fmt: skip
_DATE_COMPARISONS: dict[type[exp.Expr], str] = {
    exp.GT: "is after", exp.GTE: "is on or after", exp.LT: "is before", exp.LTE: "is on or before",
}  # fmt: skip
_ARITHMETIC: dict[type[exp.Expr], str] = {
    exp.Add: "plus", exp.Sub: "minus", exp.Mul: "times", exp.Div: "divided by",
}  # fmt: skip
_SETS: dict[type[exp.Expr], str] = {
    exp.Union: "together with", exp.Intersect: "that are also among", exp.Except: "but without",
}  # fmt: skip
_FRACTIONAL = (exp.DataType.Type.FLOAT, exp.DataType.Type.DOUBLE, exp.DataType.Type.DECIMAL)
_NO_TABLE = "no table"
_DATE = re.compile(r"\d{4}-\d{2}(-\d{2})?")


def words(name: str) -> str:
    """A schema name as words.

    >>> words("customerNetSales"), words("order_items"), words("Ship Date")
    ('customer net sales', 'order items', 'ship date')
    """
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name.rsplit(".", 1)[-1])
    return re.sub(r"[\s_]+", " ", spaced).strip().lower()


def reading(sql: str, dialect: Dialect) -> str:
    """A sentence that says what a query returns; the SQL itself where it cannot be parsed.

    >>> reading("SELECT COUNT(*) FROM orders WHERE orders.status = 'open'", "sqlite")
    "Number of orders (orders) where status is 'open'"
    """
    try:
        tree = sqlglot.parse_one(sql, read=dialect)
    except sqlglot.errors.SqlglotError:
        return sql.strip()
    text = Reader(dialect, several=len(list(tree.find_all(exp.Table))) > 1).query(tree)
    return text[:1].upper() + text[1:]


class _Source(NamedTuple):
    """What a query reads from, shorter where its columns are shown with their tables and in full where they are not."""

    short: str
    full: str


class Reader:
    """Says a tree in words; where it reads several tables, remembers which columns were already named in full."""

    def __init__(self, dialect: Dialect | None, several: bool) -> None:
        self.dialect = dialect
        self.several = several
        self.named: set[str] = set()
        self.aliases: dict[str, str] = {}

    def query(self, tree: exp.Expr) -> str:
        """A SELECT, a set operation, or anything else as SQL; then what it calls by names of its own."""
        for kind, phrase in _SETS.items():
            if isinstance(tree, kind) and isinstance(tree, exp.SetOperation):
                again = "" if tree.args.get("distinct") else " (repeats kept)"
                both = f"{self.query(tree.this)}, {phrase}{again} {self.query(tree.expression)}"
                return both + self.ordering(tree) + self.definitions(tree)
        if isinstance(tree, exp.Subquery):
            return self.query(tree.this)
        return self.select(tree) + self.definitions(tree) if isinstance(tree, exp.Select) else self.sql(tree)

    def select(self, tree: exp.Select) -> str:
        """A SELECT: what it returns, of what, under which conditions, in which order."""
        outer = self.aliases
        self.aliases = outer | aliases_of(tree)  # a subquery's names are its own
        joins: list[exp.Join] = tree.args.get("joins") or []
        if joins and self.is_listing(tree):
            parts = [self.targets(tree, "")]
            parts.append("over " + _listed([self.subject(tree).short, *map(self.joined, joins)]))
        else:
            parts = [self.targets(tree, self.subject(tree).full)]
            parts += ["matched with " + _listed([*map(self.joined, joins)])] if joins else []
        if where := tree.args.get("where"):
            parts.append("where " + self.condition(where.this))
        if group := tree.args.get("group"):
            parts.append("for each " + _listed([self.value(item) for item in group.expressions]))
        if having := tree.args.get("having"):
            parts.append("keeping those where " + self.condition(having.this))
        text = " ".join(parts) + self.ordering(tree)
        self.aliases = outer
        return text

    def joined(self, join: exp.Join) -> str:
        """A joined source; an outer join says that its rows may be missing."""
        outer = " where there are any" if join.side else ""
        return self.source(join.this).short + outer

    def subject(self, tree: exp.Select) -> _Source:
        """What stands in FROM."""
        source = tree.args.get("from_") or tree.args.get("from")
        return self.source(source.this) if source else _Source(_NO_TABLE, _NO_TABLE)

    def source(self, node: exp.Expr) -> _Source:
        """A table; a subquery, with its name where columns are said with theirs; anything else as SQL."""
        if isinstance(node, exp.Table) and isinstance(node.this, exp.Identifier):
            return _Source(words(node.name), f"{words(node.name)} ({node.name})")
        if not isinstance(node, exp.Subquery):
            return _Source(self.sql(node), self.sql(node))
        said = f"[{self.query(node.this)}]"
        if self.several and node.alias:
            said += f" ({self.name(node)})"
        return _Source(said, said)

    def definitions(self, tree: exp.Expr) -> str:
        """What the names of a WITH stand for."""
        held = tree.args.get("with_") or tree.args.get("with")
        defined = held.expressions if held else ()
        return "".join(f", {self.name(each)} being [{self.query(each.this)}]" for each in defined)

    def name(self, node: exp.Expr) -> str:
        """A subquery's name, with the names that it gives to its columns if there are any."""
        columns = node.args["alias"].columns
        return f"{node.alias}({', '.join(column.name for column in columns)})" if columns else node.alias

    def is_listing(self, tree: exp.Select) -> bool:
        """Whether values of named columns are shown, so that the tables need not be introduced."""
        stars = any(isinstance(e, exp.Star) for e in tree.expressions)
        return not stars and not self.counts_rows(tree)

    def counts_rows(self, tree: exp.Select) -> bool:
        """Whether COUNT(*) is among what is returned."""
        return any(isinstance(e.unalias(), exp.Count) and e.find(exp.Star) for e in tree.expressions)

    def targets(self, tree: exp.Select, subject: str) -> str:
        """What is returned, of what."""
        if any(isinstance(e, exp.Star) for e in tree.expressions):
            return f"everything about {subject}"
        group = tree.args.get("group")
        keys = {item.sql(self.dialect) for item in group.expressions} if group else set()
        values = [e.unalias() for e in tree.expressions if e.unalias().sql(self.dialect) not in keys]
        shown = [
            f"number of {subject}" if isinstance(v, exp.Count) and v.find(exp.Star) else self.value(v)
            for v in values or [e.unalias() for e in tree.expressions]
        ]
        text = ("distinct " if tree.args.get("distinct") else "") + _listed(shown)
        return text if self.counts_rows(tree) or subject in ("", _NO_TABLE) else f"{text} of {subject}"

    def value(self, node: exp.Expr) -> str:
        """An expression."""
        node = node.unalias()
        for kind, word in _AGGREGATES.items():
            if isinstance(node, kind):
                inner = self.value(node.this)
                return f"{word} ({inner})" if isinstance(node.this, exp.Binary) else f"{word} {inner}"
        if isinstance(node, exp.Count):
            if isinstance(node.this, exp.Distinct):
                return "number of distinct " + _listed([self.value(e) for e in node.this.expressions])
            return "count" if isinstance(node.this, exp.Star) else f"number of {self.value(node.this)}"
        if isinstance(node, exp.Column) and not isinstance(node.this, exp.Star):
            return self.column(node)
        if isinstance(node, exp.Literal):
            return f"'{node.this}'" if node.is_string else str(node.this)
        if isinstance(node, exp.Subquery):
            return f"[{self.query(node.this)}]"
        if isinstance(node, exp.Paren):
            return f"({self.value(node.this)})"
        if isinstance(node, exp.Round):
            decimals = node.args.get("decimals")
            return (
                f"{self.value(node.this)} rounded to {decimals.sql(self.dialect) if decimals else 0} decimals"
            )
        if isinstance(node, exp.Cast):
            inner = self.value(node.this)
            return inner if node.to.this in _FRACTIONAL else f"{inner} as {node.to.sql(self.dialect).lower()}"
        for kind, word in _ARITHMETIC.items():
            if isinstance(node, kind):
                return f"{self.value(node.this)} {word} {self.value(node.expression)}"
        return self.sql(node)

    def column(self, node: exp.Column) -> str:
        """A column: by its words, in full where several tables are read and it is named first."""
        table = self.aliases.get(node.table, node.table)
        full = f"{table}.{node.name}" if table else node.name
        if full in self.named or not self.several:
            return words(node.name)
        self.named.add(full)
        return f"{words(node.name)} ({full})"

    def condition(self, node: exp.Expr) -> str:
        """A condition."""
        if isinstance(node, (exp.And, exp.Or)):
            if period := self.period(node):
                return period
            word = "and" if isinstance(node, exp.And) else "or"
            return f"{self.condition(node.this)} {word} {self.condition(node.expression)}"
        if isinstance(node, exp.Paren):
            return f"({self.condition(node.this)})"
        if isinstance(node, exp.Not):
            return self.negated(node.this)
        for kind, phrase in _COMPARISONS.items():
            if isinstance(node, kind):
                right = node.expression
                if isinstance(right, exp.Literal) and right.is_string and _DATE.match(right.this):
                    phrase = _DATE_COMPARISONS.get(kind, phrase)
                    return f"{self.value(node.this)} {phrase} {right.this}"
                return f"{self.value(node.this)} {phrase} {self.value(right)}"
        if isinstance(node, exp.Between):
            low, high = self.value(node.args["low"]), self.value(node.args["high"])
            return f"{self.value(node.this)} is between {low} and {high}"
        if isinstance(node, exp.Is):
            missing = isinstance(node.expression, exp.Null)
            return f"{self.value(node.this)} is {'missing' if missing else self.sql(node.expression)}"
        if isinstance(node, exp.In):
            return f"{self.value(node.this)} is {self.members(node)}"
        if isinstance(node, exp.Exists):
            return f"there is any [{self.query(node.this)}]"
        return self.value(node)

    def period(self, node: exp.And | exp.Or) -> str | None:
        """A last `c >= first AND c < end` of days, as "c is from first to last"; None where there is none."""
        before, start, end = None, node.this, node.expression
        if isinstance(start, exp.And):
            before, start = start.this, start.expression
        if not (isinstance(node, exp.And) and isinstance(start, exp.GTE) and isinstance(end, exp.LT)):
            return None
        first, after = _day(start.expression), _day(end.expression)
        if first is None or after is None or first >= after or start.this != end.this:
            return None
        last = after - timedelta(days=1)
        said = f"is on {first}" if first == last else f"is from {first} to {last}"
        text = f"{self.value(start.this)} {said}"
        return text if before is None else f"{self.condition(before)} and {text}"

    def negated(self, node: exp.Expr) -> str:
        """What must not hold."""
        if isinstance(node, exp.Is) and isinstance(node.expression, exp.Null):
            return f"{self.value(node.this)} is present"
        if isinstance(node, exp.In):
            return f"{self.value(node.this)} is not {self.members(node)}"
        if isinstance(node, exp.Like):
            return f"{self.value(node.this)} does not look like {self.value(node.expression)}"
        if isinstance(node, exp.Exists):
            return f"there is no [{self.query(node.this)}]"
        return f"not ({self.condition(node)})"

    def members(self, node: exp.In) -> str:
        """What a value must be one of."""
        query = node.args.get("query")
        if query is not None:
            return f"among [{self.query(query.this if isinstance(query, exp.Subquery) else query)}]"
        return "one of " + ", ".join(self.value(e) for e in node.expressions)

    def ordering(self, tree: exp.Expr) -> str:
        """Order, limit and offset."""
        text = ""
        if order := tree.args.get("order"):
            keys = [
                f"{self.value(item.this)}, {'highest' if item.args.get('desc') else 'lowest'} first"
                for item in order.expressions
            ]
            text += ", sorted by " + " then ".join(keys)
        if offset := tree.args.get("offset"):
            text += f", leaving out the first {offset.expression.sql(self.dialect)}"
        if limit := tree.args.get("limit"):
            text += f", {'then ' if offset else ''}only the first {limit.expression.sql(self.dialect)}"
        return text

    def sql(self, node: exp.Expr) -> str:
        """What has no words here, as SQL."""
        return f"`{node.sql(self.dialect)}`"


def aliases_of(tree: exp.Select) -> dict[str, str]:
    """What the names that a SELECT gives to its tables and subqueries stand for: the table, or the name itself."""
    own = [n for n in tree.find_all(exp.Table, exp.Subquery) if n.parent_select is tree]
    return {n.alias_or_name: n.name or n.alias for n in own}


def _day(node: exp.Expr) -> date | None:
    """The day of a text literal, None for anything else."""
    if isinstance(node, exp.Literal) and node.is_string:
        with contextlib.suppress(ValueError):
            return date.fromisoformat(node.this) if len(node.this) == len("2026-01-01") else None
    return None


def _listed(items: list[str]) -> str:
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1] if items else ""
