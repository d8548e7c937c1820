"""Does a query say what the words of its question say (docs/METHODS.md 5)?

Each stretch of words is a demand (`reliability.composing.demands`); what a query says is read from its syntax: its tables,
columns and values, what it counts, averages or orders by.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.accounting.account import Operation
from reliability.composing.demands import Alternative, Demand
from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.values import Dialect

_PRIOR = 0.5  # of a demand that is met, and of one that is not, so that no share is 0 or 1


@dataclass(frozen=True, slots=True)
class _Facts:
    """What stands in a query: names in lower case, values as text, and what it does."""

    tables: frozenset[str]
    columns: frozenset[str]
    values: frozenset[str]
    does: frozenset[str]


def said_by(sql: str, demands: Sequence[Demand], dialect: Dialect) -> float:
    """The share of the demands that a query meets, in (0, 1), higher = it says more of what was asked. 1/2 where
    nothing is demanded, or the query cannot be parsed. What no table explains is met by no query.

    >>> how_many = Demand("how many", (Alternative("operation", "count"),))
    >>> round(said_by("SELECT COUNT(*) FROM shops", [how_many], "sqlite"), 2)
    0.75
    """
    try:
        tree = parsed_one(sql, dialect)
    except (BadInput, SqlglotError, RecursionError):
        return 0.5
    facts = _facts(tree)
    met = sum(any(_meets(each, facts) for each in demand.alternatives) for demand in demands)
    return (met + _PRIOR) / (len(demands) + 2 * _PRIOR)


def unsaid(sql: str, demands: Sequence[Demand], dialect: Dialect) -> tuple[str, ...]:
    """The words, each once, that ask for a median, an average or a share which a query surely does not work out: no likeness
    stands in for these. () where nothing is left out, or the query cannot be parsed. In doubt nothing is: a column that holds
    averages or shares already is one, by its name.

    >>> median = Demand("median", (Alternative("operation", "median"),))
    >>> unsaid("SELECT AVG(salary) FROM staff", [median], "sqlite"), unsaid("SELECT MEDIAN(salary) FROM staff", [median], "duckdb")
    (('median',), ())
    """
    exact = [(demand.words, one) for demand in demands for one in [_exact(demand)] if one is not None]
    if not exact:
        return ()
    try:
        tree = parsed_one(sql, dialect)
    except (BadInput, SqlglotError, RecursionError):
        return ()
    done = _worked_out(tree)
    return tuple(dict.fromkeys(words for words, wanted in exact if wanted not in done))


_EXACTLY = {
    Operation.MEDIAN: re.compile(r"\b(?:median|p50)\b", re.IGNORECASE),
    Operation.AVERAGE: re.compile(r"\b(?:average|avg)\b", re.IGNORECASE),
    Operation.SHARE: re.compile(r"\b(?:percentage|proportion|(?:share|percent|fraction) of)|% of", re.IGNORECASE),
}
"""Operations that a query does or does not, by words that mean nothing else: "usually" may mean the most frequent one."""


def _exact(demand: Demand) -> Operation | None:
    """The one of these operations that a demand is for, if for nothing else."""
    kinds = {(each.kind, each.value) for each in demand.alternatives}
    found = (
        each for each, words in _EXACTLY.items() if kinds == {("operation", each.value)} and words.search(demand.words)
    )
    return next(found, None)


_MIDDLE = re.compile(r"median|percentile|quantile|ntile|row_number|offset", re.IGNORECASE)
_KEPT = re.compile(r"av(?:g|erage)|mean|median|pct|percent|share|rate|ratio|proportion", re.IGNORECASE)
_OF_A_CONDITION = (exp.Case, exp.If, exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.In, exp.Is)


def _worked_out(tree: exp.Expr) -> set[Operation]:
    """Which of these operations a query may work out."""
    if any(_KEPT.search(column.name) for column in tree.find_all(exp.Column)):
        return set(_EXACTLY)
    done = {Operation.MEDIAN} if _MIDDLE.search(tree.sql()) else set()
    divides = tree.find(exp.Div, exp.IntDiv) is not None
    if divides or done or tree.find(exp.Avg) is not None:
        done.add(Operation.AVERAGE)
    if divides or any(each.find(*_OF_A_CONDITION) is not None for each in tree.find_all(exp.Avg)):
        done.add(Operation.SHARE)
    return done


# --- what stands in a query ------------------------------------------------------------------------

_NODES: tuple[tuple[str, tuple[type[exp.Expr], ...]], ...] = (
    ("count", (exp.Count,)),
    ("sum", (exp.Sum,)),
    ("average", (exp.Avg,)),
    ("median", (exp.Median, exp.PercentileCont, exp.PercentileDisc)),
    ("extreme", (exp.Max, exp.Min)),
    ("order", (exp.Order,)),
    ("group", (exp.Group,)),
    ("window", (exp.Window,)),
    ("distinct", (exp.Distinct,)),
    ("divide", (exp.Div, exp.IntDiv)),
    ("subtract", (exp.Sub,)),
    ("above", (exp.GT, exp.GTE)),
    ("below", (exp.LT, exp.LTE)),
    ("between", (exp.Between,)),
    ("not", (exp.Not, exp.NEQ, exp.Except)),
    ("null", (exp.Null,)),
    ("exists", (exp.Exists,)),
    ("or", (exp.Or, exp.In)),
    ("case", (exp.Case,)),
)
_BETWEEN_DAYS = ("julianday", "datediff", "date_diff", "age(", "timestampdiff")


def _facts(tree: exp.Expr) -> _Facts:
    of_ctes = {cte.alias.lower() for cte in tree.find_all(exp.CTE)}
    tables = {table.name.lower() for table in tree.find_all(exp.Table)} - of_ctes
    columns = {column.name.lower() for column in tree.find_all(exp.Column)}
    values = {str(each.this) for each in tree.find_all(exp.Literal)}
    does = {name for name, kinds in _NODES if tree.find(*kinds) is not None}
    text = tree.sql().lower()
    if "median" in text or ("row_number" in text and "/ 2" in text):
        does.add("median")
    if any(word in text for word in _BETWEEN_DAYS):
        does.add("subtract")
    outputs = tree.expressions if isinstance(tree, exp.Select) and "group" not in does else []
    if outputs and all(each.find(exp.AggFunc) is not None for each in outputs):
        does.add("numbers alone")
    return _Facts(frozenset(tables), frozenset(columns), frozenset(values), frozenset(does))


# --- whether it meets a demand ---------------------------------------------------------------------

_NUMBERS = frozenset({"count", "sum", "average", "extreme", "median"})
_EXTREMES = frozenset({"order", "extreme", "window"})
_ABOVE, _BELOW = frozenset({"above", "between"}), frozenset({"below", "between"})
_NONE_OF = frozenset({"not", "null", "exists"})
_DONE_BY: dict[str, frozenset[str]] = {
    Operation.COUNT: _NUMBERS,
    Operation.SUM: frozenset({"sum", "count"}),
    Operation.AVERAGE: frozenset({"average", "divide"}),
    Operation.MEDIAN: frozenset({"median"}),
    Operation.LEAST: _EXTREMES,
    Operation.MOST: _EXTREMES,
    Operation.TOP: _EXTREMES,
    Operation.BOTTOM: _EXTREMES,
    Operation.OLDEST: _EXTREMES,
    Operation.LATEST: _EXTREMES,
    Operation.DISTINCT: frozenset({"distinct", "group"}),
    Operation.BY: frozenset({"group", "window", "order"}),
    Operation.SHARE: frozenset({"divide"}),
    Operation.RATIO: frozenset({"divide", "average"}),
    Operation.GROWTH: frozenset({"divide", "subtract"}),
    Operation.COMPARE: frozenset({"group", "case", "subtract", "divide"}),
    Operation.CUMULATIVE: frozenset({"window"}),
    Operation.RANK: frozenset({"window", "order"}),
    Operation.ABOVE: _ABOVE,
    Operation.AT_LEAST: _ABOVE,
    Operation.BELOW: _BELOW,
    Operation.AT_MOST: _BELOW,
    Operation.BETWEEN: frozenset({"between", "above"}),
    Operation.NOT: _NONE_OF,
    Operation.WITHOUT: _NONE_OF,
    Operation.EMPTY: frozenset({"null"}),
    Operation.TREND: frozenset({"group"}),
    Operation.DURATION: frozenset({"subtract"}),
    Operation.OR: frozenset({"or"}),
}
"""What a query must hold one of for an operation to be done; those that are not here are done by any query."""


def _meets(wanted: Alternative, facts: _Facts) -> bool:
    if wanted.kind == "operation":
        if wanted.value == Operation.LIST:
            return "numbers alone" not in facts.does
        return wanted.value not in _DONE_BY or bool(_DONE_BY[wanted.value] & facts.does)
    if wanted.kind == "grain":
        return bool({"group", "window", "divide", "subtract"} & facts.does)
    if wanted.kind == "number":
        return any(_same_number(wanted.value, each) for each in facts.values)
    if wanted.kind == "period":
        return _names_period(wanted.value, facts)
    name, _, value = wanted.value.partition("=")
    table, _, column = name.partition(".")
    if wanted.kind == "cell":
        return column in facts.columns and value.lower() in {each.lower() for each in facts.values}
    return column in facts.columns if column else table in facts.tables


def _same_number(one: str, other: str) -> bool:
    try:
        return float(one) == float(other)
    except ValueError:
        return False


def _names_period(wanted: str, facts: _Facts) -> bool:
    """Whether a bound of the period stands in the query, its last day, or the year or month that it begins in."""
    start, _, end = wanted.partition("/")
    last = (date.fromisoformat(end) - timedelta(days=1)).isoformat() if end else ""
    month = start[:7] if start.endswith("-01") else ""
    names = {each for each in (start, end, last, month, start[:4]) if each}
    return any(value[:10] in names for value in facts.values)
