"""A known query made to fit another question: what its own question named is exchanged for what the other one names.

Only what both name is exchanged: periods, cells and numbers. What the known query says that its question did not (rows
that are left out as a matter of course) stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

import sqlglot
from sqlglot import exp

from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.question.periods import Period, period_spans
from reliability.values import Dialect
from reliability.words import stem

Cell = tuple[str, str, str]
"""Table, column and value of a cell that a text names."""
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_NUMBER = re.compile(r"(?<![\w.,-])\d{1,9}(?:\.\d+)?(?![\w-]|[.,]\d)")
_WORD = re.compile(r"[^\W_]+")
_MOST_NUMBERS = 4


@dataclass(frozen=True, slots=True)
class NamedThings:
    """What a question names: its words (stems), periods by their place, numbers, and cells."""

    stems: frozenset[str]
    periods: tuple[Period, ...]
    numbers: tuple[str, ...]
    cells: tuple[Cell, ...] = ()


def named_by(text: str, today: date, cells: Sequence[Cell] = ()) -> NamedThings:
    """What stands in a question, asked on a day."""
    spans = period_spans(text, today)
    periods = tuple(dict.fromkeys(span.period for span in spans))
    rest = list(text)
    for span in spans:
        rest[span.start : span.end] = " " * (span.end - span.start)
    plain = "".join(rest)
    taken = {word for _, _, value in cells for word in _WORD.findall(value)}
    numbers = tuple(n for n in dict.fromkeys(_NUMBER.findall(plain)) if n not in taken)
    return NamedThings(
        frozenset(map(stem, _WORD.findall(text.lower()))), periods, numbers[:_MOST_NUMBERS], tuple(cells)
    )


def adapted(sql: str, known: NamedThings, asked: NamedThings, dialect: Dialect) -> str | None:
    """The query of a known question for what is asked; None where what differs has no place in it.

    >>> year = Period(date(2025, 1, 1), date(2026, 1, 1))
    >>> other = Period(date(2026, 1, 1), date(2027, 1, 1))
    >>> query = "SELECT COUNT(*) FROM orders WHERE order_date >= '2025-01-01' AND order_date < '2026-01-01'"
    >>> before, after = (NamedThings(frozenset(), (period,), ()) for period in (year, other))
    >>> adapted(query, before, after, "sqlite")
    "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-01-01' AND order_date < '2027-01-01'"
    """
    try:
        tree = parsed_one(sql, dialect)
    except sqlglot.errors.SqlglotError:
        return None
    dates = _exchanged_days(known.periods, asked.periods)
    if dates is None:
        return None
    fits = _with_days(tree, dates) and _with_cells(tree, known, asked)
    if not fits:
        return None
    _with_numbers(tree, known.numbers, asked.numbers)
    return tree.sql(dialect=rules_of(dialect).reader)


# --- periods ----------------------------------------------------------------------------------------


def _exchanged_days(known: Sequence[Period], asked: Sequence[Period]) -> Mapping[str, str | None] | None:
    """For each way in which a known period's bounds are written, the other's; None as a value: what says it goes.
    Nothing at all where the periods have no counterparts."""
    if tuple(known) == tuple(asked):
        return {}
    if not asked:
        return {written: None for period in known for _, written in _written(period)}
    if len(known) != len(asked):
        return None
    found: dict[str, str | None] = {}
    for before, after in zip(known, asked, strict=True):
        ways = dict(_written(after))
        for way, written in _written(before):
            found.setdefault(written, ways.get(way))
    return found


def _written(period: Period) -> Iterator[tuple[str, str]]:
    """How a period's bounds stand in queries: its first day, the day after, its last day, as a month and as a year."""
    start, end, last = period.start, period.end, period.last
    if start:
        yield "start", start.isoformat()
    if end:
        yield "end", end.isoformat()
    if last and not period.one_day:
        yield "last", last.isoformat()
    if start and end and start.day == end.day == 1:
        months = 12 * (end.year - start.year) + end.month - start.month
        if months == 1:
            yield "month", start.isoformat()[:7]
            yield "month of the year", start.isoformat()[5:7]
        if months == 12 and start.month == 1:
            yield "year", str(start.year)


def _with_days(tree: exp.Expr, dates: Mapping[str, str | None]) -> bool:
    """Exchange the days in a query; false where a day that goes stands where nothing can go."""
    gone = {written for written, after in dates.items() if after is None}
    while found := next((each for each in tree.find_all(exp.Literal) if _day(each) in gone), None):
        if not _without(found):
            return False
    for literal in list(tree.find_all(exp.Literal)):
        after = dates.get(_day(literal))
        if after and literal.find_ancestor(exp.Select) is not None:
            literal.replace(exp.Literal.string(after + literal.this[len(_day(literal)) :]))
    return True


def _day(literal: exp.Literal) -> str:
    """What a text says of a day, be it with an hour; of another literal the text itself, "" for a number."""
    if not literal.is_string:
        return ""
    return str(literal.this[:10] if _DAY.match(literal.this) else literal.this)


def _without(literal: exp.Expr) -> bool:
    """Take the condition that a literal stands in out of its WHERE or HAVING, if it is one of those that all must hold."""
    node: exp.Expr = literal
    while node.parent is not None and not isinstance(node.parent, (exp.And, exp.Where, exp.Having, exp.Paren)):
        if isinstance(node.parent, (exp.Select, exp.Or, exp.Case, exp.Subquery, exp.Filter)):
            return False
        node = node.parent
    parent = node.parent
    if isinstance(parent, exp.And):
        parent.replace(parent.right if parent.left is node else parent.left)
        return True
    if isinstance(parent, (exp.Where, exp.Having)):
        parent.pop()
        return True
    return False


# --- cells ------------------------------------------------------------------------------------------


def _with_cells(tree: exp.Expr, known: NamedThings, asked: NamedThings) -> bool:
    """Exchange the cells that the known question named for those that are asked about; false where one asked about has
    no place."""
    written: set[str] = set()
    for literal in list(tree.find_all(exp.Literal)):
        if (
            not literal.is_string
            or _DAY.match(literal.this)
            or not literal.this.strip("%")
            or not _is_in(literal, tree)
        ):
            continue
        column = _column_of(literal)
        if column is None:
            continue
        value = literal.this.strip("%")
        if not _says(known.stems, value) or _says(asked.stems, value):
            written.add(value.lower())
            continue
        others = [v for _, c, v in asked.cells if c.lower() == column.lower() and v.lower() not in written]
        if others:
            written.add(others[0].lower())
            literal.replace(exp.Literal.string(others[0]))
        elif not _without(literal):
            return False
    return _with_more_cells(tree, asked, written)


def _with_more_cells(tree: exp.Expr, asked: NamedThings, written: set[str]) -> bool:
    """Add what else is asked about, where the query reads the cell's table once."""
    open_words = [cell for cell in asked.cells if cell[2].lower() not in written and not cell[2].startswith("%")]
    by_words: dict[frozenset[str], Cell] = {}
    tables = {table.name.lower(): table.alias_or_name for table in tree.find_all(exp.Table)}
    for cell in open_words:
        words = frozenset(map(stem, _WORD.findall(cell[2].lower())))
        if any(words <= frozenset(map(stem, _WORD.findall(other))) for other in written):
            continue
        if cell[0].lower() in tables:
            by_words.setdefault(words, cell)
    if len(by_words) > 1 or (by_words and not isinstance(tree, exp.Select)):
        return False
    for table, column, value in by_words.values():
        assert isinstance(tree, exp.Select)
        condition = exp.column(column, table=tables[table.lower()]).eq(exp.Literal.string(value))
        tree.where(condition, copy=False)
    return True


def _is_in(literal: exp.Expr, tree: exp.Expr) -> bool:
    """Whether it still stands there: it may have gone with its condition."""
    return any(literal is each for each in tree.find_all(exp.Literal))


def _column_of(literal: exp.Expr) -> str | None:
    """The column that a literal is compared with."""
    holder = literal.parent
    if not isinstance(holder, (exp.EQ, exp.NEQ, exp.In, exp.Like, exp.ILike)):
        return None
    column = holder.find(exp.Column)
    return column.name if column is not None else None


def _says(stems: frozenset[str], value: str) -> bool:
    return any(stem(word) in stems for word in _WORD.findall(value.lower()))


# --- numbers ----------------------------------------------------------------------------------------


def _with_numbers(tree: exp.Expr, known: Sequence[str], asked: Sequence[str]) -> None:
    """Exchange numbers, where as many are asked about as the known question had."""
    if len(known) != len(asked):
        return
    other = dict(zip(known, asked, strict=True))
    for literal in list(tree.find_all(exp.Literal)):
        if not literal.is_string and literal.this in other:
            literal.replace(exp.Literal.number(other[literal.this]))
