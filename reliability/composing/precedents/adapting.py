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

from reliability.composing.planning.columns import kind_of
from reliability.composing.planning.relations import relations_of
from reliability.composing.precedents.cells import DAY, WORD, Cell, conditions, further, left_out, with_cells, without
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.question.periods import Period, period_spans
from reliability.values import Schema
from reliability.words import stem

_NUMBER = re.compile(r"(?<![\w.,-])(?:[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)|\d{1,9}(?:\.\d+)?)(?![\w-]|[.,]\d)")
_THOUSANDS = re.compile(r"[.,](?=\d{3}(?:[.,]|$))")
_MOST_NUMBERS, _DIGITS_OF_A_YEAR = 4, 4


@dataclass(frozen=True, slots=True)
class NamedThings:
    """What a question names: its words (stems), periods by their place, numbers, and cells."""

    stems: frozenset[str]
    periods: tuple[Period, ...]
    numbers: tuple[str, ...]
    cells: tuple[Cell, ...] = ()
    left_out: frozenset[str] = frozenset()
    """Values among its cells, in small letters, that it names to leave them out."""


def named_by(text: str, today: date, cells: Sequence[Cell] = ()) -> NamedThings:
    """What stands in a question, asked on a day."""
    spans = period_spans(text, today)
    periods = tuple(dict.fromkeys(span.period for span in spans))
    rest = list(text)
    for span in spans:
        rest[span.start : span.end] = " " * (span.end - span.start)
    plain = "".join(rest)
    taken = {word for _, _, value in cells for word in WORD.findall(value)}
    numbers = tuple(n for n in dict.fromkeys(_in_digits(n) for n in _NUMBER.findall(plain)) if n not in taken)
    return NamedThings(
        frozenset(map(stem, WORD.findall(text.lower()))),
        periods,
        numbers[:_MOST_NUMBERS],
        tuple(cells),
        left_out(text, cells),
    )


def _in_digits(number: str) -> str:
    """A number without what tells its thousands apart."""
    return number if number.startswith("0") else _THOUSANDS.sub("", number)


def adapted(sql: str, known: NamedThings, asked: NamedThings, schema: Schema) -> tuple[str, ...]:
    """Ways to make the query of a known question fit what is asked, the fullest first; none where what differs has no
    place in it. Where cells are named further, the query without them is another way: not each word that a cell has is
    meant as one.

    >>> year = Period(date(2025, 1, 1), date(2026, 1, 1))
    >>> other = Period(date(2026, 1, 1), date(2027, 1, 1))
    >>> query = "SELECT COUNT(*) FROM orders WHERE order_date >= '2025-01-01' AND order_date < '2026-01-01'"
    >>> before, after = (NamedThings(frozenset(), (period,), ()) for period in (year, other))
    >>> adapted(query, before, after, Schema("sqlite", ()))
    ("SELECT COUNT(*) FROM orders WHERE order_date >= '2026-01-01' AND order_date < '2027-01-01'",)
    """
    try:
        tree = parsed_one(sql, schema.dialect)
    except sqlglot.errors.SqlglotError:
        return ()
    if not _with_periods(tree, known.periods, asked.periods, schema):
        return ()
    written = with_cells(tree, known.stems, asked.stems, asked.cells, asked.left_out)
    if written is None:
        return ()
    _with_numbers(tree, known.numbers, asked.numbers)
    more = further(tree, asked.cells, written)
    writer = rules_of(schema.dialect).reader
    plain: str = tree.sql(dialect=writer)
    if more and isinstance(tree, exp.Select):
        return (tree.where(*conditions(more, asked.left_out)).sql(dialect=writer), plain)
    return (plain,)


# --- periods ----------------------------------------------------------------------------------------


def _with_periods(tree: exp.Expr, known: Sequence[Period], asked: Sequence[Period], schema: Schema) -> bool:
    """Exchange periods, or add the one that is asked about where the known question had none; false where there is no
    place for them."""
    if not known and len(asked) == 1:
        return _with_period(tree, asked[0], schema)
    dates = _exchanged_days(known, asked)
    if dates is None:
        return False
    there = {_day(literal) for literal in tree.find_all(exp.Literal)}
    left_open = [
        after
        for before, after in zip(known, asked, strict=False)
        if before != after and not there & {written for way, written in _written(before) if way != "start"}
    ]
    return _with_days(tree, dates) and all(_ended(tree, period) for period in left_open)


def _ended(tree: exp.Expr, period: Period) -> bool:
    """Hold what begins with a period to its end: "this year" of a known query may have none, and 2024 has one."""
    if period.start is None or period.end is None:
        return True
    for literal in list(tree.find_all(exp.Literal)):
        above = literal.parent
        if (
            isinstance(above, exp.GTE | exp.GT)
            and above.expression is literal
            and _day(literal) == period.start.isoformat()
        ):
            end = exp.LT(this=above.this.copy(), expression=exp.Literal.string(period.end.isoformat()))
            both = exp.and_(above.copy(), end, copy=False)
            above.replace(both if isinstance(above.parent, exp.And | exp.Where) else exp.paren(both, copy=False))
    return True


def _with_period(tree: exp.Expr, period: Period, schema: Schema) -> bool:
    """Hold a query's rows to a period by the first date of the tables that it reads; of what did not happen that which
    could have happened in it: "who sold nothing this year" may have been hired before."""
    select = _not_happened(tree) or tree
    if not isinstance(select, exp.Select) or select.args.get("from_") is None:
        return False
    relations = relations_of(schema)
    held = [select.args["from_"].this, *(join.this for join in select.args.get("joins") or ())]
    for read in held:
        table = relations.tables.get(read.name) if isinstance(read, exp.Table) else None
        dates = [c for c in table.columns if kind_of(table, c, relations) == "date"] if table else []
        if dates:
            column = exp.column(min(dates, key=lambda c: c.nullable).name, table=read.alias_or_name)
            where = select.args.get("where")
            if (
                select is not tree
                and where is not None
                and any(each.name == column.name for each in where.find_all(exp.Column))
            ):
                return False  # what happened in another time is not what is asked about
            start, end = (exp.Literal.string(day.isoformat()) if day else None for day in (period.start, period.end))
            select.where(*(x for x in (start and column.copy() >= start, end and column.copy() < end) if x), copy=False)
            return True
    return False


def _not_happened(tree: exp.Expr) -> exp.Select | None:
    """The one query of rows of which a query wants none: of those that are not in it, or for which it is empty."""
    tests = [each for each in tree.find_all(exp.In, exp.Exists) if isinstance(each.parent, exp.Not)]
    sets = [found for each in tests if (found := each.find(exp.Select)) is not None]
    return sets[0] if len(sets) == 1 else None


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
    if start and not end and start.month == start.day == 1:
        yield "first year", str(start.year)
    if end and not start and end.month == end.day == 1:
        yield "year after", str(end.year)
        yield "last year", str(end.year - 1)
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
    if any(_year(literal) in gone for literal in tree.find_all(exp.Literal)):
        return False
    while found := next((each for each in tree.find_all(exp.Literal) if _day(each) in gone), None):
        if not without(found):
            return False
    for literal in list(tree.find_all(exp.Literal)):
        after = dates.get(_day(literal))
        if after and literal.find_ancestor(exp.Select) is not None:
            literal.replace(exp.Literal.string(after + literal.this[len(_day(literal)) :]))
        year = dates.get(_year(literal))
        if year:
            literal.replace(exp.Literal.number(year))
    return True


def _day(literal: exp.Literal) -> str:
    """What a text says of a day, be it with an hour; of another literal the text itself, "" for a number."""
    if not literal.is_string:
        return ""
    return str(literal.this[:10] if DAY.match(literal.this) else literal.this)


def _year(literal: exp.Literal) -> str:
    """The year that a number may be which something is held to, "" for another literal."""
    year = not literal.is_string and len(literal.this) == _DIGITS_OF_A_YEAR
    return str(literal.this) if year and isinstance(literal.parent, exp.Predicate) else ""


# --- numbers ----------------------------------------------------------------------------------------


def _with_numbers(tree: exp.Expr, known: Sequence[str], asked: Sequence[str]) -> None:
    """Exchange numbers, where as many are asked about as the known question had."""
    if len(known) != len(asked):
        return
    other = dict(zip(known, asked, strict=True))
    for literal in list(tree.find_all(exp.Literal)):
        if not literal.is_string and literal.this in other:
            literal.replace(exp.Literal.number(other[literal.this]))
