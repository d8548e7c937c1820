"""Does a query say what the words of its question say (docs/METHODS.md 5)?

Each stretch of words is a demand (`reliability.composing.demands`); what a query says is read from its syntax: its
tables, columns and values, what it counts, averages or orders by.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import pairwise
from typing import Literal

from sqlglot import exp

from reliability.accounting.account import Operation
from reliability.accounting.wordings.deeds import akin_to, roots_of_deed
from reliability.composing.demands import Alternative, Demand
from reliability.composing.more_than import more_of_one
from reliability.composing.of_each import wanted_of_each
from reliability.composing.planning.columns import words_of
from reliability.guard.dialects.parsing import tree_or_none
from reliability.guard.dialects.registry import rules_of
from reliability.ports import Warehouse
from reliability.question.recurring.weekdays import weekdays_said
from reliability.sql.held.named.which_ones import things_left_out
from reliability.sql.held.order.of_money import money_left_out
from reliability.sql.held.order.put_first import order_left_out
from reliability.sql.held.recurring import recurring_left_out
from reliability.sql.not_asked import (
    every_left_out,
    exceptions_left_out,
    figures_left_out,
    lateness_left_out,
    numbers_left_out,
    one_of_both_left_out,
)
from reliability.sql.windows import is_apart, kept_windows
from reliability.values import Dialect, Limits, Rows, Schema

_WORD, _BEGINNING, _A_MARK = re.compile(r"[^\W\d_]+"), 4, 3
"""Letters by which a word is known again, and of a text that is a mark rather than a name."""
_MOST_LOOKED_UP, _LOOKING_S, _MOST_COLUMNS = 8, 3.0, 6
_IS_TEXT = re.compile(r"char|text|string|enum", re.IGNORECASE)
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
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return 0.5
    facts = _facts(tree)
    met = sum(any(_meets(each, facts) for each in demand.alternatives) for demand in demands)
    return (met + _PRIOR) / (len(demands) + 2 * _PRIOR)


def unsaid(sql: str, demands: Sequence[Demand], dialect: Dialect, question: str = "") -> tuple[str, ...]:
    """The words, each once, that ask for a median, an average, a share, a growth, a tenure or a figure per head which a
    query surely does not work out: no likeness stands in for these; those of whom a share is asked for, where it takes
    the share of others; those that ask for so many of each group, where it takes the first of all, or for more of one
    thing than of another, where it counts one alone; those of a period ("this quarter") where all that the query keeps
    lies outside of it, unless the `question` itself denies something or speaks of what lies outside of a period; what was
    done in a period ("sold this year"), where it reads one table, which knows nothing of that; those numbers of the
    question that the query has others in place of; a value that is excepted, or one of two both of which are wanted; that
    something was done late; days of the week or hours of the day; that it is so of every one of something; an
    amount of money where rows are counted; an order;
    and which ones, where they are counted. () where nothing is left out, or the query cannot
    be parsed. In doubt nothing is: a column that holds averages or shares already is one, by its name.

    >>> median = Demand("median", (Alternative("operation", "median"),))
    >>> unsaid("SELECT AVG(salary) FROM staff", [median], "sqlite"), unsaid("SELECT MEDIAN(salary) FROM staff", [median], "duckdb")
    (('median',), ())
    """
    wanted = [(demand, one) for demand, one in map(_exact, demands, (None, *demands), (*demands[1:], None)) if one]
    wanted += _most_changed(demands)
    averaged = any(one.operation == Operation.AVERAGE for _, one in wanted)
    heads = [*(_heads(demands) if averaged else []), *_shared(demands)]
    periods = {} if _OUTSIDE.search(question) else _sure_periods(demands)
    found_out = (
        numbers_left_out,
        figures_left_out,
        lateness_left_out,
        recurring_left_out,
        every_left_out,
        money_left_out,
        order_left_out,
        things_left_out,
    )
    numbers = tuple(words for each in found_out for words in each(sql, question, dialect))
    cells = {d.words: d.alternatives[0].value for d in demands if d.alternatives and d.alternatives[0].kind == "cell"}
    numbers += exceptions_left_out(sql, question, cells, dialect)
    may_be = {d.words: [each.value for each in d.alternatives if each.kind == "cell"] for d in demands}
    numbers += one_of_both_left_out(sql, question, {words: c for words, c in may_be.items() if c}, dialect)
    of_each, more, deeds = wanted_of_each(demands), list(more_of_one(demands, question)), _done_in_a_period(demands)
    if not (wanted or periods or heads or of_each or more or deeds):
        return numbers
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return ()
    done, facts = _worked_out(tree), _facts(tree)
    left_out = (demand.words for demand, one in wanted if not one.by & done and not _otherwise_met(demand, facts))
    of_none = (each.words for each in heads if not _speaks_of(each, facts))
    at_another_time = _at_another_time(tree, periods, demands)
    not_of_each = (each.words for each in of_each if not _meets_each(each, tree, facts))
    not_compared = (words for words, one, other in more if not _compares(one, other, tree, facts))
    not_done = (
        words
        for words, tables in deeds.items()
        if len(facts.tables) == 1 and not facts.tables & tables and not _keeps_the_day_of(words, facts)
    )
    all_of_them = (*left_out, *of_none, *at_another_time, *not_of_each, *not_compared, *not_done, *numbers)
    return tuple(dict.fromkeys(all_of_them))


def unheard_cells(sql: str, demands: Sequence[Demand], question: str, dialect: Dialect) -> tuple[str, ...]:
    """The texts that a query holds a column equal to though no word of the question names them: "average basket" of
    online orders alone. () where a word that nothing explains may mean them, and where the query cannot be parsed. What
    is left out ("not cancelled") may go without saying, and so may texts of three letters at most, which are marks.

    >>> phone = "SELECT COUNT(*) FROM orders WHERE orders.channel = 'Phone'"
    >>> how_many = Demand("how many", (Alternative("operation", "count"),))
    >>> unheard_cells(phone, [how_many], "How many orders?", "sqlite")
    ('Phone',)
    >>> unheard_cells(phone, [how_many, Demand("by fax")], "How many orders by fax?", "sqlite")
    ()
    """
    if any(not demand.alternatives for demand in demands):
        return ()
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return ()
    named = {each.value.partition("=")[2].lower() for d in demands for each in d.alternatives if each.kind == "cell"}
    days = weekdays_said(question)
    named |= {day.lower() for kind in days.kinds for day in kind} if days is not None else set()
    begun, texts = _beginnings(question), dict.fromkeys(_texts_held(tree))
    return tuple(text for text in texts if text.lower() not in named and not begun & _beginnings(text))


_KINDS_OF_DAYS = frozenset(("weekend", "weekday", "working day"))

Invented = Literal["unsaid", "elsewhere"]
"""Whether a text that no row of its column has was not said either, or was, and stands elsewhere."""


def invented_texts(
    queries: Sequence[str], question: str, schema: Schema, warehouse: Warehouse, limits: Limits
) -> tuple[Invented | None, ...]:
    """For each query whether it holds a column equal to a text that no row of the column has: "unsaid" where the
    question has no such text, "elsewhere" where it has, and another of the queries holds a part of it that some row
    has ("Lisbon" where one has "Lisbon store"), or another column of the table has values with the text in them
    ("gmail"), or the text is a kind of days ("weekend"). In doubt None: each text is looked up once, the first eight of all queries together, for at most three
    seconds in all. Raises WarehouseUnavailable."""
    look, said = _Lookups(schema, warehouse, limits), question.lower()
    trees = [tree_or_none(each, schema.dialect) for each in queries]
    held = [list(_texts_compared(each)) if each is not None else [] for each in trees]
    words_held = {text: frozenset(_WORD.findall(text[2].lower())) for texts in held for text in texts}

    def invented(text: _Text) -> Invented | None:
        if text[2].lower() not in said:
            return "unsaid" if look.is_nowhere(text) else None
        if text[2].lower().rstrip("s") in _KINDS_OF_DAYS and look.is_nowhere(text):
            return "elsewhere"
        nearer = [other for other, words in words_held.items() if other != text and words & words_held[text]]
        beside = bool(nearer) and look.is_nowhere(text) and not all(map(look.is_nowhere, nearer))
        return "elsewhere" if beside or (look.is_nowhere(text) and look.is_beside(text)) else None

    return tuple(next((kind for text in texts if (kind := invented(text)) is not None), None) for texts in held)


_Text = tuple[str, str, str]
"""A table, a column of it, and a text that the column is to be equal to."""


class _Lookups:
    """Texts looked up in their columns, each once, a few in all and not for long."""

    def __init__(self, schema: Schema, warehouse: Warehouse, limits: Limits) -> None:
        self._schema, self._warehouse, self._limits = schema, warehouse, limits
        self._ends, self._known = time.monotonic() + _LOOKING_S, dict[tuple[_Text, bool], bool]()

    def is_nowhere(self, text: _Text) -> bool:
        """Whether no row of its column has a text; False where that was not looked up."""
        return self._looked_up(text, beside=False)

    def is_beside(self, text: _Text) -> bool:
        """Whether another column of its table has values with a text in them."""
        return self._looked_up(text, beside=True)

    def _looked_up(self, text: _Text, *, beside: bool) -> bool:
        left, key = self._ends - time.monotonic(), (text, beside)
        if key not in self._known and len(self._known) < _MOST_LOOKED_UP and left > 0:
            condition = self._in_others(text) if beside else self._equal(text)
            limits = replace(self._limits, time_s=min(left, self._limits.time_s))
            found = self._any_row(text[0], condition, limits) if condition is not None else None
            self._known[key] = found is beside
        return self._known.get(key, False)

    def _any_row(self, table: str, condition: exp.Expr, limits: Limits) -> bool | None:
        declared = self._schema.table(table)
        if declared is None:
            return None
        query = exp.select(exp.Literal.number(1)).from_(exp.to_table(declared.name)).where(condition).limit(1)
        result = self._warehouse.run(query.sql(dialect=rules_of(self._schema.dialect).reader), limits)
        return bool(result.rows) if isinstance(result, Rows) else None

    def _equal(self, text: _Text) -> exp.Expr | None:
        table, column, value = text
        found = self._schema.table(table)
        declared = found.column(column) if found is not None else None
        if declared is None:
            return None
        return exp.EQ(this=exp.column(declared.name, quoted=True), expression=exp.Literal.string(value))

    def _in_others(self, text: _Text) -> exp.Expr | None:
        table, column, value = text
        found = self._schema.table(table)
        texts = [
            each.name
            for each in (found.columns if found is not None else ())
            if each.name.lower() != column.lower() and _IS_TEXT.search(each.type)
        ][:_MOST_COLUMNS]
        if not texts or len(value) < _BEGINNING or not value.replace(" ", "").isalnum():
            return None  # a pattern of few letters or with signs of its own says too little
        pattern = exp.Literal.string(f"%{value.lower()}%")
        likes = (exp.Like(this=exp.Lower(this=exp.column(name, quoted=True)), expression=pattern) for name in texts)
        return exp.or_(*likes, copy=False)


def _texts_compared(tree: exp.Expr) -> Iterator[_Text]:
    """The table, the column and the text of each comparison that a text alone meets; a text has letters, as no day
    and no number has."""
    for test in tree.find_all(exp.EQ, exp.In):
        texts = test.expressions if isinstance(test, exp.In) else [test.expression]
        select = test.find_ancestor(exp.Select)
        if not isinstance(test.this, exp.Column) or select is None or test.find_ancestor(exp.Not) is not None:
            continue
        sources = [each for each in select.find_all(exp.Table) if each.parent_select is select]
        named = [each for each in sources if each.alias_or_name.lower() == test.this.table.lower()]
        only = named or (sources if len(sources) == 1 and not test.this.table else [])
        for text in texts if only else ():
            if isinstance(text, exp.Literal) and text.is_string and any(map(str.isalpha, text.name)):
                yield f"{only[0].db}.{only[0].name}".strip("."), test.this.name, text.name


_MEANT_ALONE = re.compile(
    r"\b(?:yesterday|today|this|current|last|previous|past|so far|to date|[ymq]td|(?:19|20)\d\d)\b", re.IGNORECASE
)
"""Words of a period that no other year is meant by; "March" may be of any."""
_OUTSIDE = re.compile(
    r"\b(?:no[tr]?|none|never|nothing|nobody|without|outside|except|exclud\w*|besides|other than|apart from|older than|before"
    r"|prior to|until|till|since|(?:at|from|by|as of) the (?:start|beginning|end) of|throughout|all through|still|already"
    r"|stopped|lapsed|leav\w+ out)\b|n['’]t\b|\b(?:do|does|did|is|are|was|were|have|has|had)nt\b",
    re.IGNORECASE,
)
"""Words with which what is asked for may well lie outside of a period that is named."""
_SHORTEST, _MUCH_LONGER, _A_DAY = timedelta(days=28), 2, timedelta(days=1)
"""Of shorter periods the data may not have come in yet, so that the last week of theirs is as good a reading; what is
much longer is not."""


def _sure_periods(demands: Sequence[Demand]) -> dict[str, timedelta]:
    """The words of periods that can be of one time alone, with how long these are."""
    first = [(demand.words, demand.alternatives[0]) for demand in demands if demand.alternatives]
    said = [(words, _days(each.value)) for words, each in first if each.kind == "period"]
    return {
        words: end - start
        for words, (start, end) in said
        if start is not None and end is not None and _MEANT_ALONE.search(words)
    }


def _at_another_time(tree: exp.Expr, periods: dict[str, timedelta], demands: Sequence[Demand]) -> tuple[str, ...]:
    """The words of those of the periods in whose place a query keeps others: any other in that of a month or longer, and
    much longer ones in that of a shorter period ("yesterday")."""
    if not _is_apart_from_all(tree, demands):
        return ()
    kept = [end - start if start and end else timedelta.max for start, end in kept_windows(tree) or ()]
    return tuple(
        words for words, long in periods.items() if long >= _SHORTEST or min(kept) > _MUCH_LONGER * long + _A_DAY
    )


def _is_apart_from_all(tree: exp.Expr, demands: Sequence[Demand]) -> bool:
    """Whether a query keeps stretches of time, and none of them touches any period that a question names."""
    named = [_days(each.value) for d in demands for each in d.alternatives if each.kind == "period"]
    windows = kept_windows(tree)
    if not windows or not named:
        return False
    return all(is_apart(window, start or date.min, end or date.max) for window in windows for start, end in named)


def _days(period: str) -> tuple[date | None, date | None]:
    start, _, end = period.partition("/")
    return (date.fromisoformat(start) if start else None), (date.fromisoformat(end) if end else None)


def _beginnings(text: str) -> set[str]:
    return {word[:_BEGINNING] for word in _WORD.findall(text.lower())}


def _texts_held(tree: exp.Expr) -> Iterator[str]:
    """Texts that a column must be equal to, or one of, and those of what rows are to have none of."""
    for node in tree.find_all(exp.EQ, exp.In):
        sides = [node.this, *(node.expressions if isinstance(node, exp.In) else [node.expression])]
        held = [side.name for side in sides if isinstance(side, exp.Literal) and side.is_string]
        left_out = isinstance(node.find_ancestor(exp.Not, exp.Exists, exp.Subquery), exp.Not)
        if held and node.find(exp.Column) is not None and not left_out:
            yield from (text for text in held if len(text) > _A_MARK and any(map(str.isalpha, text)))


@dataclass(frozen=True, slots=True)
class _Exact:
    """An operation that a query does or does not, the words that ask for it and for nothing else ("usually" may mean
    the most frequent one), and what must stand in the query, one of them."""

    operation: Operation
    words: re.Pattern[str]
    by: frozenset[str]


def _exactly(operation: Operation, words: str, by: str) -> _Exact:
    return _Exact(operation, re.compile(words, re.IGNORECASE), frozenset(by.split()))


_BY_CHANGE = "divided subtracted beside kept_change"
_EXACT = (
    _exactly(Operation.MEDIAN, r"\b(?:median|p50)\b", "middle kept_average"),
    _exactly(Operation.AVERAGE, r"\b(?:average|avg|mean|aov|atv)\b", "average divided middle kept_average"),
    _exactly(Operation.SHARE, r"\b(?:percent|proportion|(?:share|fraction) of)|%", "divided share kept_share"),
    _exactly(Operation.GROWTH, r"\bcagr\b|\bcompound", "powered kept_change"),
    _exactly(Operation.GROWTH, r"(?:%|percent|percentage) change", "divided kept_change"),
    _exactly(
        Operation.GROWTH,
        r"\b(?:growth|grew|yoy|mom|qoq)\b|\bon.(?:year|month)",
        _BY_CHANGE,
    ),
    _exactly(Operation.DURATION, r"\b(?:tenure|length of service)\b", "spanned kept_length ordered"),
    _exactly(Operation.RATIO, r"\b(?:divided by|ratio of)\b", "divided average kept_share kept_average"),
    _exactly(Operation.RATIO, r"\bper (?:head|capita|person)\b", "divided average people kept_share kept_average"),
)


def _done_in_a_period(demands: Sequence[Demand]) -> dict[str, frozenset[str]]:
    """The words for what was sold or bought in a period that they stand before, with the tables that know of it; of what
    a column tells none."""
    return {
        deed.words: frozenset(each.value.lower() for each in deed.alternatives if each.kind == "table")
        for deed, period in pairwise(demands)
        if deed.words.split()[-1].lower() in _DEEDS
        and (deed.alternatives[:1] and deed.alternatives[0].kind == "table")
        and (period.alternatives[:1] and period.alternatives[0].kind == "period")
    }


def _keeps_the_day_of(deed: str, facts: _Facts) -> bool:
    """Whether a query reads a column that is called as what was done: instruments "bought before 2020", purchased_on."""
    of_deed = {each for one in roots_of_deed(deed.split()[-1].lower()) for each in (one, *akin_to(one))}
    called = {each for column in facts.columns for word in words_of(column) for each in roots_of_deed(word)}
    return bool(of_deed & called)


_DEEDS = frozenset("sell sold bought ordered purchased".split())


def _heads(demands: Sequence[Demand]) -> list[Demand]:
    """The demands for the things per one of which there is something: "average revenue per employee"."""
    return [
        thing
        for per, thing in pairwise(demands)
        if per.words.lower() == "per" and thing.alternatives and thing.alternatives[0].kind == "table"
    ]


def _shared(demands: Sequence[Demand]) -> Iterator[Demand]:
    """The demands for the rows of which a share is asked for: of "what percentage of orders was paid in cash" no
    payments."""
    for share, rows in pairwise(demands):
        of_rows = share.alternatives[:1] == (Alternative("operation", Operation.SHARE),) and _OF_ROWS.search(
            share.words
        )
        if of_rows and rows.alternatives and rows.alternatives[0].kind == "table":
            yield rows


_OF_ROWS = re.compile(
    r"(?:\b(?:percent(?:age)?|share|proportion|fraction)|%)(?: of)?(?: (?:the|our|all))*$", re.IGNORECASE
)


def _speaks_of(thing: Demand, facts: _Facts) -> bool:
    """Whether a query reads what a word may name, or a column that is called so."""
    begun = _beginnings(thing.words)
    return any(_meets(each, facts) for each in thing.alternatives) or any(
        begun & _beginnings(column.replace("_", " ")) for column in facts.columns
    )


def _exact(demand: Demand, before: Demand | None, after: Demand | None) -> tuple[Demand, _Exact | None]:
    """A demand with the one of these operations that it is for before all else; None: none of them."""
    if demand.words.lower() == "mean" and not _is_measured(after):
        return demand, None  # "by big we mean over 1,000"
    if demand.words.lower() in _AFTER_A_NUMBER and before is not None and _has(before, "number"):
        return demand, None  # "more than 20 percent"
    if _A_RATE.search(demand.words):
        return Demand(demand.words), _exactly(Operation.RATIO, "", "held_against share average kept_share kept_average")
    first = demand.alternatives[0] if demand.alternatives else None
    if first is not None and first.kind == "column" and first.value.endswith("id") and _A_NUMBER.search(demand.words):
        return demand, _exactly(Operation.LIST, "", "")  # "product number" is no number of products
    found = (
        each for each in _EXACT if first == Alternative("operation", each.operation) and each.words.search(demand.words)
    )
    return demand, next(found, None)


_CHANGED = _exactly(
    Operation.GROWTH,
    r"\b(?:drop(?:s|ped)?|declin(?:e[ds]?|ing)|decreas(?:e[ds]?|ing)|fell|fall(?:en|ing)?|rose|shr[au]nk|increas(?:e[ds]?|ing))$",
    _BY_CHANGE,
)
"""Where the most of it is asked for; else "which holidays fell in May", "an increase of 3 percent"."""


def _most_changed(demands: Sequence[Demand]) -> Iterator[tuple[Demand, _Exact]]:
    """The demands for what changed most."""
    first = [each.alternatives[0] if each.alternatives else None for each in demands]
    if Alternative("operation", Operation.MOST) in first:
        of_growth = Alternative("operation", Operation.GROWTH)
        yield from (
            (d, _CHANGED)
            for d, one in zip(demands, first, strict=True)
            if one == of_growth and _CHANGED.words.search(d.words)
        )
        if Alternative("operation", Operation.COMPARE) in first:
            yield from (
                (d, _CHANGED) for d, one in zip(demands, first, strict=True) if one is None and _LOST.match(d.words)
            )


_LOST = re.compile(r"(?:los(?:es?|t|ing)|gain(?:s|ed|ing)?)$", re.IGNORECASE)
"""What changed, where it is compared: "lost the most revenue compared with last year"."""
_A_NUMBER = re.compile(r"\bnumber$", re.IGNORECASE)
_A_RATE = re.compile(
    r"\b(?:returns?|refunds?|cancel\w*|conversion|churn|retention|attrition|turnover|success|failure|error|default|response"
    r"|defect|completion|repeat|win|loss) rate$",
    re.IGNORECASE,
)
"""What is worked out of two counts, though the word before it is the name of a table."""
_AFTER_A_NUMBER = frozenset({"%", "percent", "percent of", "pct"})


def _compares(one: Alternative, other: Alternative, tree: exp.Expr, facts: _Facts) -> bool:
    """Whether a query has two figures, and rows of both kinds."""
    figures = {(id(each.find_ancestor(exp.Select)), each.sql()) for each in tree.find_all(exp.AggFunc)}
    return len(figures) > 1 and _meets(one, facts) and _meets(other, facts)


def _meets_each(demand: Demand, tree: exp.Expr, facts: _Facts) -> bool:
    """Whether a query looks at each group by itself rather than taking the first rows of all, or knows how many there
    are to be, as a number or as the place behind the last of them."""
    given = demand.alternatives[0]
    if given.kind == "number":
        counted = {given.value, str(int(float(given.value)) + 1)}
        return float(given.value) <= 1 or any(_same_number(one, each) for one in counted for each in facts.values)
    first_of_all = tree.args.get("order") is not None and tree.args.get("limit") is not None
    if given.kind == "grain" and any(map(_is_within_things, tree.find_all(exp.Window))):
        return False
    return not first_of_all or tree.find(exp.Window) is not None or any(map(_is_of_a_row, tree.find_all(exp.Select)))


def _is_within_things(window: exp.Window) -> bool:
    """Whether rows are ranked within things and not within times: the best month of each brand."""
    parts, root = window.args.get("partition_by") or [], window.root()
    named = {each.alias.lower(): each.this for each in root.find_all(exp.Alias)}
    said = [named.get(part.name.lower(), part) if isinstance(part, exp.Column) else part for part in parts]
    return bool(said) and all(isinstance(each, exp.Column) and not _OF_TIME.search(each.name) for each in said)


_OF_TIME = re.compile(
    r"year|quarter|month|week|day|date|period|time|season|hour|(?:^|_)(?:on|at|yr|qtr|mth)$", re.IGNORECASE
)


def _is_of_a_row(select: exp.Select) -> bool:
    """Whether a query is worked out again for each row of the one around it."""
    own = {source.alias_or_name.lower() for source in select.find_all(exp.Table, exp.Subquery)}
    return any(column.table and column.table.lower() not in own for column in select.find_all(exp.Column))


def _has(demand: Demand, *kinds: str) -> bool:
    return any(each.kind in kinds for each in demand.alternatives)


def _is_measured(demand: Demand | None) -> bool:
    """Whether there can be a mean of what a demand is for."""
    if demand is None:
        return False
    measured = (Operation.DURATION, Operation.BY, Operation.COUNT)
    return _has(demand, "table", "column", "cell", "grain") or any(
        each.kind == "operation" and each.value in measured for each in demand.alternatives
    )


def _otherwise_met(demand: Demand, facts: _Facts) -> bool:
    """Whether the words may name what stands in the query: "percentage" a column of percentages."""
    return any(each.kind != "operation" and _meets(each, facts) for each in demand.alternatives)


_MIDDLE = re.compile(r"median|percentile|quantile|ntile|row_number|offset", re.IGNORECASE)
_KEPT = {
    "kept_average": re.compile(
        r"(?:^|_)(?:av(?:g|erage)|mean|median|typical|rate|ratio|per)(?:_|$)|avg", re.IGNORECASE
    ),
    "kept_length": re.compile(r"tenure|service|duration|length|(?:^|_)(?:days|months|years|age)(?:_|$)", re.IGNORECASE),
    "kept_share": re.compile(r"pct|percent|share|(?:^|_)(?:rate|ratio|proportion|fraction|per)(?:_|$)", re.IGNORECASE),
    "kept_change": re.compile(r"growth|change|(?:^|_)(?:increase|decrease|rate|yoy|mom)(?:_|$)", re.IGNORECASE),
}
_PEOPLE = re.compile(
    r"(?:first|last|full)_?name|employee|person|people|staff|customer|member|user|student", re.IGNORECASE
)
_OF_A_CONDITION = (exp.Case, exp.If, exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.In, exp.Is)


def _worked_out(tree: exp.Expr) -> set[str]:
    """What a query does of what works these operations out."""
    columns = [column.name for column in tree.find_all(exp.Column)]
    averages, groups = list(tree.find_all(exp.Avg)), list(tree.find_all(exp.Group))
    divisions = list(tree.find_all(exp.Div, exp.IntDiv))
    found = {
        **{kind: any(map(names.search, columns)) for kind, names in _KEPT.items()},
        "middle": _MIDDLE.search(tree.sql()) is not None,
        "average": bool(averages),
        "share": any(each.find(*_OF_A_CONDITION) is not None for each in averages),
        "powered": tree.find(exp.Pow, exp.Sqrt, exp.Exp, exp.Ln) is not None,
        "divided": bool(divisions),
        "held_against": not all(map(_is_of_the_whole, divisions)),
        "subtracted": tree.find(exp.Sub) is not None,
        "beside": (bool(groups) and not _one_row(tree)) or tree.find(exp.Window, exp.Case) is not None,
        "spanned": tree.find(exp.Sub) is not None or any(each in tree.sql().lower() for each in _BETWEEN_DAYS),
        "ordered": tree.find(exp.Order, exp.Min, exp.Max) is not None,
        "people": any(_PEOPLE.search(each.sql()) for each in groups),
    }
    return {each for each, does in found.items() if does}


def _is_of_the_whole(ratio: exp.Expr) -> bool:
    """Whether a figure is divided by the same figure of all rows, which makes a share of the whole and no rate."""
    above, below = ({each.sql() for each in side.find_all(exp.Sum)} for side in (ratio.this, ratio.expression))
    return bool(above & below)


def _one_row(tree: exp.Expr) -> bool:
    """Whether a query shows one row alone, beside which nothing stands."""
    limit = tree.args.get("limit")
    return isinstance(limit, exp.Limit) and isinstance(limit.expression, exp.Literal) and limit.expression.name == "1"


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
    nodes = list(tree.walk())
    of_ctes = {node.alias.lower() for node in nodes if isinstance(node, exp.CTE)}
    tables = {node.name.lower() for node in nodes if isinstance(node, exp.Table)} - of_ctes
    columns = {node.name.lower() for node in nodes if isinstance(node, exp.Column)}
    values = {str(node.this) for node in nodes if isinstance(node, exp.Literal)}
    does = {name for name, kinds in _NODES if any(isinstance(node, kinds) for node in nodes)}
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
