"""Queries that no row can satisfy, that add up what cannot be added, or that say the opposite of a question: "over 1,000" as
< 1000.

As with literals (`reliability/candidates/literal_roles.py`) a query is dropped only where it is sure to be wrong; in doubt it stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.values import Dialect
from reliability.words import words

_MAX_SQL_CHARACTERS = 20_000
_MOST_TEXT = 2_000
_NUMBER = r"[€$£]?\s?(\d+(?:[.,]\d{3})*(?:\.\d+)?)(?![\w%.,]*\d|[kKmM]\b)"
_OVER = re.compile(
    r"(?<!no )(?<!not )\b(?:over|above|exceed(?:s|ing|ed)?|(?:more|greater|higher|larger|bigger) than|at least)\s+"
    + _NUMBER,
    re.I,
)
_UNDER = re.compile(r"\b(?:under|below|(?:less|fewer|lower|smaller|cheaper) than|at most)\s+" + _NUMBER, re.I)
_EITHER_WAY = re.compile(r"\d{1,3}\.\d{3}")  # "1.000": one, or a thousand as most of Europe writes it
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}(?:[ T][\d:.]+)?")
_LOWER, _UPPER = (exp.GT, exp.GTE), (exp.LT, exp.LTE)


def contradicts(sql: str, question: str, dialect: Dialect) -> bool:
    """Whether no row can satisfy the query, its figure means nothing, or it surely says the opposite of the question or ends
    what goes on; false where it cannot be read.

    >>> contradicts("SELECT 1 FROM t WHERE price < 20", "things over 20 euros", "sqlite")
    True
    >>> contradicts("SELECT 1 FROM t WHERE town = 'Porto' AND town = 'Faro'", "in Porto and Faro", "sqlite")
    True
    >>> contradicts("SELECT SUM(discount_percent) FROM t", "how much discount did we give", "sqlite")
    True
    """
    if len(sql) > _MAX_SQL_CHARACTERS:
        return False
    try:
        tree = parsed_one(sql, dialect)
    except (BadInput, SqlglotError, RecursionError):
        return False
    said = question[:_MOST_TEXT]
    return (
        _impossible(tree)
        or _meaningless(tree, said)
        or _opposite(tree, said)
        or _backwards(tree, said)
        or _over_too_soon(tree, said)
    )


# --- what no row can satisfy ------------------------------------------------------------------------


@dataclass(slots=True)
class _Held:
    """What the conditions of one WHERE let a column be."""

    equal: set[str] | None = None
    lowest: list[tuple[exp.Literal, bool]] = field(default_factory=list)
    highest: list[tuple[exp.Literal, bool]] = field(default_factory=list)

    def only(self, values: set[str]) -> None:
        self.equal = values if self.equal is None else self.equal & values

    def by_none(self) -> bool:
        empty = self.equal is not None and not self.equal
        return empty or any(_apart(*low, *high) for low in self.lowest for high in self.highest)


def _impossible(tree: exp.Expr) -> bool:
    return any(held.by_none() for where in tree.find_all(exp.Where) for held in _held(where).values())


def _held(where: exp.Where) -> Mapping[str, _Held]:
    """What conditions that must all hold say of each column.

    A name without its table is that of the one own source that has it: where `town` is said, `shops.town` is the same.
    """
    condition, found = where.this, dict[str, _Held]()
    tests = [each.unnest() for each in (condition.flatten() if isinstance(condition, exp.And) else (condition,))]
    bare = {test.this.name.lower() for test in tests if isinstance(test.this, exp.Column) and not test.this.table}
    own = {source.alias_or_name.lower() for source in _sources(where.parent)} if bare else set[str]()
    for test in tests:
        column = test.this
        if not isinstance(column, exp.Column):
            continue
        same = column.table.lower() in own and column.name.lower() in bare
        held = found.setdefault((column.name if same else column.sql()).lower(), _Held())
        if isinstance(test, exp.EQ) and isinstance(test.expression, exp.Literal):
            held.only({test.expression.name.lower()})
        elif (
            isinstance(test, exp.In) and test.expressions and all(isinstance(e, exp.Literal) for e in test.expressions)
        ):
            held.only({e.name.lower() for e in test.expressions})
        elif isinstance(test, exp.Between):
            low, high = test.args["low"], test.args["high"]
            held.lowest += [(low, True)] if isinstance(low, exp.Literal) else []
            held.highest += [(high, True)] if isinstance(high, exp.Literal) else []
        elif isinstance(test, (*_LOWER, *_UPPER)) and isinstance(test.expression, exp.Literal):
            bounds = held.lowest if isinstance(test, _LOWER) else held.highest
            bounds.append((test.expression, isinstance(test, exp.GTE | exp.LTE)))
    return found


def _sources(select: exp.Expr | None) -> Iterator[exp.Expr]:
    """What a SELECT reads itself: its FROM and its joins."""
    if isinstance(select, exp.Select):
        first = select.args.get("from_") or select.args.get("from")
        yield from ([first.this] if first else [])
        yield from (join.this for join in select.args.get("joins") or ())


def _apart(low: exp.Literal, with_low: bool, high: exp.Literal, with_high: bool) -> bool:
    """Whether nothing lies between two bounds of one kind."""
    if low.is_string != high.is_string or (
        low.is_string and not (_DAY.fullmatch(low.name) and _DAY.fullmatch(high.name))
    ):
        return False
    first, last = (low.name, high.name) if low.is_string else (float(low.name), float(high.name))
    if low.is_string and len(low.name) != len(high.name):
        return str(low.name)[:10] > str(high.name)[:10]
    return first > last or (first == last and not (with_low and with_high))  # type: ignore[operator]


# --- what means nothing -----------------------------------------------------------------------------


_PARTS = frozenset("percent percentage percentages pct rate rates ratio ratios".split())
_ADDED = re.compile(r"\b(?:sum|add(?:ed|ing)? up|total|percent\w*|rates?|ratios?|shares?)\b|%", re.I)
"""Who says so may mean the sum of them (eight of ten such queries in Spider's and BIRD's training questions)."""


def _meaningless(tree: exp.Expr, question: str) -> bool:
    """Whether a query adds up percentages or rates unasked, or takes the first by a column that it holds to be empty."""
    if not _ADDED.search(question):
        for total in tree.find_all(exp.Sum):
            column = total.this.unnest()
            if isinstance(column, exp.Column) and not _PARTS.isdisjoint(words(column.name).split()):
                return True
    return any(_by_nothing(select) for select in tree.find_all(exp.Select))


def _by_nothing(select: exp.Select) -> bool:
    where, order = select.args.get("where"), select.args.get("order")
    if where is None or order is None:
        return False
    tests = where.this.flatten() if isinstance(where.this, exp.And) else (where.this,)
    empty = {
        test.this.name.lower()
        for test in (each.unnest() for each in tests)
        if isinstance(test, exp.Is) and isinstance(test.expression, exp.Null)
    }
    first = order.expressions[0].this.unnest()
    return isinstance(first, exp.Column) and first.name.lower() in empty


# --- what says the opposite -------------------------------------------------------------------------


def _opposite(tree: exp.Expr, question: str) -> bool:
    """Whether a number that the question has something be above is only ever an upper bound, or the other way round."""
    over, under = (
        {float(n.replace(",", "")) for n in found.findall(question) if not _EITHER_WAY.fullmatch(n)}
        for found in (_OVER, _UNDER)
    )
    for said, wrong, right in ((over - under, _UPPER, _LOWER), (under - over, _LOWER, _UPPER)):
        for number in said:
            ways = list(_ways(tree, number))
            if any(isinstance(way, wrong) for way in ways) and not any(
                isinstance(way, (*right, exp.Between)) for way in ways
            ):
                return True
    return False


def _ways(tree: exp.Expr, number: float) -> Iterator[exp.Expr]:
    """The comparisons of a column or a figure with a number, as if it stood on their right."""
    for literal in tree.find_all(exp.Literal):
        if literal.is_string or float(literal.name) != number or literal.find_ancestor(exp.Not, exp.Case):
            continue
        parent = literal.parent
        if isinstance(parent, (*_LOWER, *_UPPER)) and parent.this is literal:
            yield {exp.GT: exp.LT, exp.GTE: exp.LTE, exp.LT: exp.GT, exp.LTE: exp.GTE}[type(parent)]()
        elif parent is not None:
            yield parent


_LEAST = re.compile(r"\b(?:cheapest|lowest|smallest|fewest|least expensive)\b", re.I)
_MOST = re.compile(r"\b(?:most expensive|priciest|highest|largest|biggest)\b", re.I)
_COUNTED_BACKWARDS = re.compile(
    r"\b(?:rank\w*|plac(?:e|ed|ing)|position\w*|ages?|aged|tenure|senior\w*|old\w*|young\w*|experience\w*|loss\w*|deficit|"
    r"sort\w*|order(?:ed)? by|from|first|last)\b",
    re.I,
)
"""Where the first is the lowest number, what is longest began earliest, or an order is asked for."""


def _backwards(tree: exp.Expr, question: str) -> bool:
    """Whether a query only takes highest ones where the question only has lowest ones, or the other way round."""
    least, most = bool(_LEAST.search(question)), bool(_MOST.search(question))
    if least == most or _COUNTED_BACKWARDS.search(question):
        return False
    falling = set(_extremes(tree))
    return falling == {least}


def _extremes(tree: exp.Expr) -> Iterator[bool]:
    """What a query takes of a column, in no order: True for its highest value, False for its lowest."""
    for each in tree.find_all(exp.Max, exp.Min):
        yield isinstance(each, exp.Max)
    for select in tree.find_all(exp.Select):
        order = select.args.get("order")
        if order is not None and select.args.get("limit") is not None:
            yield bool(order.expressions[0].args.get("desc"))
    for window in tree.find_all(exp.Window):
        order = window.args.get("order")
        if order is not None and isinstance(window.this, exp.RowNumber | exp.Rank | exp.DenseRank):
            yield bool(order.expressions[0].args.get("desc"))


_SINCE = re.compile(r"\bsince (?:the )?(?:(?:start|beginning) of )?(?:jan(?:uary)? )?(20\d\d)\b", re.I)


def _over_too_soon(tree: exp.Expr, question: str) -> bool:
    """Whether a query ends with the year since which the question asks: "since 2024" as that year alone."""
    found = _SINCE.search(question)
    if found is None or question.count(found[1]) > 1:
        return False
    year = int(found[1])
    ends = {f"{year}-12-31", f"{year + 1}-01-01"}
    for literal in tree.find_all(exp.Literal):
        held = literal.parent
        if isinstance(held, exp.EQ) and literal.name == str(year):
            return True
        if isinstance(held, exp.LT | exp.LTE | exp.Between) and literal.is_string and literal.name[:10] in ends:
            return True
    return False
