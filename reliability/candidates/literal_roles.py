"""Literals of a query that cannot stand where they stand: "past 30 days" as a postal code, 2023 as a customer.

Any writer's queries are held to the roles that the constraint of the reference model knows
(`reliability/sql/roles.py`). What the schema and the question do not settle is let be: a query is dropped only where a
literal is sure to be nonsense.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlglot import exp

from reliability.accounting.wordings.iso_codes import names_of_code
from reliability.guard.dialects.parsing import tree_or_none
from reliability.question.kept.day_forms import day_form
from reliability.question.periods import PeriodSpan
from reliability.sql.grammar.literals import Cell, Literals
from reliability.sql.grammar.phrases import SMALL, phrases_of
from reliability.sql.grammar.vocabulary import numbers_said
from reliability.sql.kept_days.lengths_said import of_another_length
from reliability.sql.kept_days.over_dates import over_dates, query_over_dates
from reliability.sql.roles import (
    Unit,
    counted_in,
    counts_in,
    in_digits,
    is_key,
    key_numbers,
    names_of_key,
    names_of_others,
    tells_time,
    without_mentions,
    words_of,
    written_alike,
)
from reliability.values import Column, Schema, Table
from reliability.words import called, stem, words

MOST = 8
_DATED = ("DATE", "TIMESTAMP")
_A_DATE = re.compile(r"\d{4}(?:-\d{2}(?:-\d{2}(?:[T ][\d:.+Z-]*)?)?)?")
_A_TIMES_FORM, _A_SHORT_CELL = (
    re.compile(r"(?i)(?:y{2,4}|m{2}|d{2}|h{2}|s{2})(?:[-/:. ]?(?:y{2,4}|m{2}|d{2}|h{2}|s{2}))+"),
    2,
)
_RANKED = (
    "most|least|best|worst|top|biggest|largest|smallest|newest|latest|oldest|cheapest|highest|lowest|longest|shortest"
)
_SO_MANY = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety|hundred|couple(?: of)?"
_A_TIME_UNIT = "minute|hour|hr|day|week|wk|fortnight|month|mth|quarter|qtr|year|yr|decade"
_A_LENGTH = re.compile(
    rf"(?i)(?<![\w.,])(?:\d{{1,4}}|{_SO_MANY})[ -](?:(?:business|working|full|calendar) )?(?:{_A_TIME_UNIT})s?\b"
)
_A_COUNT, _OF_A_LENGTH = re.compile(rf"{_SO_MANY}|\d+"), re.compile(rf"(?:{_SO_MANY}|\d+|{_A_TIME_UNIT})s?")
_LENGTHS = frozenset(
    "duration length tenure age lead lag delay wait waiting term warranty guarantee experience notice time runtime stay "
    "elapsed interval validity shelf life turnaround min remaining left aged cycle frequency response latency sla gap "
    "spent".split()
)
"""What is told in days or years without saying so."""
_A_YEAR = re.compile(r"(?:1[0-9]|20)[0-9]{2}")
_TIME_WORDS = frozenset(
    "january february march april may june july august september october november december jan feb mar apr jun jul aug "
    "sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday day week month quarter year date today "
    "yesterday last past previous this next since until inclusive ago ytd q1 q2 q3 q4 h1 h2".split()
)
_VAGUE_TIMES = frozenset(
    "summer winter spring autumn fall season christmas easter holiday holidays recent recently ever now current range "
    "start beginning end before after since lately time period friday covid".split()
)
_COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Like, exp.ILike)
_WRAPPERS = (exp.Lower, exp.Upper, exp.Trim, exp.Cast, exp.Paren, exp.Min, exp.Max)


@dataclass(frozen=True, slots=True)
class _Compared:
    """A literal and the column that it is compared with; `pattern`: by LIKE; `equal`: by =."""

    text: str
    is_text: bool
    column: Column
    table: Table
    pattern: bool = False
    equal: bool = False


class _Question:
    """What the words of a question let literals be."""

    def __init__(
        self, text: str, schema: Schema, cells: Iterable[Cell], periods: Sequence[PeriodSpan], known_alone: bool
    ) -> None:
        self.text, self.known_alone = text, known_alone
        mentions = [(span.start, span.end) for span in periods]
        self.outside = without_mentions(text, mentions)
        self.quoted = {phrase.text.lower() for phrase in phrases_of(text) if phrase.quoted}
        self.numbers = set(numbers_said(text))
        no_lengths = without_mentions(self.outside, [match.span() for match in _A_LENGTH.finditer(self.outside)])
        self.only_in_periods = self.numbers - set(numbers_said(self.outside))
        self.only_in_lengths = self.numbers - set(numbers_said(no_lengths))
        self.period_words = [_spoken(text[start:end]) for start, end in mentions]
        self.cells = {(t.lower(), c.lower(), value.lower()) for t, c, value in cells}
        self.cell_values = {value for _, _, value in self.cells}
        self.code_names = {name for value in self.cell_values for name in names_of_code(value)}
        digits = any(character.isdigit() for character in text)
        self.says_a_day = bool(periods) or digits or not _VAGUE_TIMES.isdisjoint(_spoken(text))
        self.schema_words = words_of(schema.tables)
        self.others = names_of_others(schema.tables)
        self.rows = {stem(words(table.name).split()[-1]) for table in schema.tables if words(table.name)}


class LiteralRoles:
    """What the words of a question let the literals of its queries be.

    `cells` are those that the question's words name (`Core.values_named`), `periods` what `period_spans` gave for it.
    With `known_alone` words that are copied from the question stand for a cell only where there is such a cell, or they
    look like a name.

    >>> from reliability.values import Column, Schema, Table
    >>> shops = Table("shops", (Column("id", "INTEGER", primary_key=True), Column("zip", "TEXT", samples=("10115",))))
    >>> LiteralRoles("shops of 30 towns", Schema("sqlite", (shops,))).absurd("SELECT * FROM shops WHERE id = 30")
    ('The question gives no id 30 of shops.',)
    """

    def __init__(
        self,
        question: str,
        schema: Schema,
        cells: Iterable[Cell] = (),
        periods: Sequence[PeriodSpan] = (),
        *,
        known_alone: bool = False,
    ) -> None:
        self._question, self._kept, self._schema, self._periods = question, schema, over_dates(schema), periods
        self._said = _Question(question, self._schema, cells, periods, known_alone)

    def absurd(self, sql: str) -> tuple[str, ...]:
        """A sentence for each literal of a query that cannot stand where it stands, for days that a length of time does not
        reach, and for each sum or average of days that are kept as numbers or text, at most eight; empty where all can, or
        where the query cannot be read."""
        tree = tree_or_none(query_over_dates(sql, self._kept), self._kept.dialect)
        if tree is None:
            return ()
        found = [_absurd(each, self._said) for each in _compared(tree, self._schema)]
        found += _of_other_units(tree, self._question, self._schema)
        found += of_another_length(tree, self._question, self._periods)
        found += _days_added(tree, self._kept)
        return tuple(dict.fromkeys(sentence for sentence in found if sentence))[:MOST]


# --- what is compared with what --------------------------------------------------------------------


def _days_added(tree: exp.Expr, schema: Schema) -> Iterator[str]:
    tables = _tables(tree, schema)
    for node in tree.find_all(exp.Sum, exp.Avg):
        place = _column(node.this, tables)
        if place is not None and day_form(place[0]) is not None:
            yield f"The {called(place[0])} of {called(place[1])} is a day, none to add up."


def _tables(tree: exp.Expr, schema: Schema) -> dict[str, Table]:
    """The tables that a query reads, by the names that it gives them."""
    aliases = {t.alias_or_name.lower(): t for t in tree.find_all(exp.Table)}
    own = {cte.alias_or_name.lower() for cte in tree.find_all(exp.CTE)}
    return {alias: found for alias, t in aliases.items() if t.name.lower() not in own and (found := _table(t, schema))}


def _compared(tree: exp.Expr, schema: Schema) -> Iterator[_Compared]:
    tables = _tables(tree, schema)
    for node in tree.find_all(*_COMPARISONS, exp.In, exp.Between):
        for side, literals in sides(node):
            place = _column(side, tables)
            for literal in literals if place else ():
                value = _literal(literal)
                if value is not None and place is not None:
                    pattern = isinstance(node, exp.Like | exp.ILike)
                    yield _Compared(value.name, bool(value.is_string), *place, pattern, isinstance(node, exp.EQ))


def _table(node: exp.Table, schema: Schema) -> Table | None:
    return schema.table(f"{node.db}.{node.name}" if node.db else node.name) or schema.table(node.name)


def sides(node: exp.Expr) -> Iterator[tuple[exp.Expr, Sequence[exp.Expr]]]:
    """Of a comparison, IN or BETWEEN, what is compared, and with what."""
    if isinstance(node, exp.In):
        yield node.this, node.expressions
    elif isinstance(node, exp.Between):
        yield node.this, (node.args["low"], node.args["high"])
    else:
        yield node.this, (node.expression,)
        yield node.expression, (node.this,)


def _column(node: exp.Expr, tables: dict[str, Table]) -> tuple[Column, Table] | None:
    while isinstance(node, _WRAPPERS):
        if isinstance(node, exp.Cast) and node.to.this not in exp.DataType.TEXT_TYPES:
            return None
        node = node.this
    if not isinstance(node, exp.Column):
        return None
    owners = [tables[node.table.lower()]] if node.table.lower() in tables else [] if node.table else tables.values()
    places = [(column, table) for table in owners if (column := table.column(node.name))]
    return places[0] if len(places) == 1 else None


def _literal(node: exp.Expr) -> exp.Literal | None:
    while isinstance(node, exp.Neg | exp.Paren | exp.Lower | exp.Upper):
        node = node.this
    return node if isinstance(node, exp.Literal) else None


# --- what is counted in what -----------------------------------------------------------------------

_FIGURES = (exp.Sum, exp.Avg, exp.Min, exp.Max, exp.Median, exp.Round, exp.Coalesce, exp.Abs, *_WRAPPERS)
_OF_DAYS = frozenset("JULIANDAY TO_DAYS TIMESTAMPDIFF DATEDIFF DATE_DIFF".split())


def _of_other_units(tree: exp.Expr, question: str, schema: Schema) -> Iterator[str]:
    """A sentence for each number that the question counts in money and a query in days or rows, or the other way
    round."""
    said = counted_in(question)
    tables = _tables(tree, schema) if said else {}
    for node in tree.find_all(exp.EQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between) if said else ():
        for side, literals in sides(node):
            numbers = [each for literal in literals if (each := _literal(literal)) and not each.is_string]
            held = _counted(side, tables) if numbers else None
            for number in numbers:
                unit = said.get(float(number.name))
                if unit and held and unit != held and (unit, held) != ("time", "rows"):
                    yield f"The question counts {number.name} in {unit}, not in {held}."


def _counted(node: exp.Expr, tables: dict[str, Table]) -> Unit | Literal["rows"] | None:
    """What a figure or a column is counted in; None where that is not certain."""
    while isinstance(node, _FIGURES) and isinstance(node.this, exp.Expr):
        node = node.this
    if isinstance(node, exp.Count):
        return "rows"
    if isinstance(node, exp.Column):
        place = _column(node, tables)
        return counts_in(place[0]) if place is not None else None
    sides = [node.this.unnest(), node.expression.unnest()] if isinstance(node, exp.Sub) else [node]
    return "time" if all(_tells_days(side, tables) for side in sides) else None


def _tells_days(node: exp.Expr, tables: dict[str, Table]) -> bool:
    """Whether it is a day, or the days between two."""
    if isinstance(node, exp.Column):
        place = _column(node, tables)
        return place is not None and place[0].type.upper().startswith(_DATED)
    called = (node.name if isinstance(node, exp.Anonymous) else node.sql_name()) if isinstance(node, exp.Func) else ""
    return isinstance(node, exp.DateDiff) or called.upper() in _OF_DAYS


# --- whether it can stand there --------------------------------------------------------------------


def _absurd(it: _Compared, said: _Question) -> str:
    """Why the literal cannot stand there; empty where it can."""
    name, of = called(it.column), called(it.table)
    text = it.text.strip("%_ ") if it.pattern else it.text
    if not it.is_text:
        return _absurd_number(it, said, name, of)
    if it.column.type.upper().startswith(_DATED) or (it.column.samples and Literals.is_date(it.column)):
        if it.pattern or _A_DATE.fullmatch(text):
            return "" if said.says_a_day else f"The question says no day for the {name} of {of}."
        return f"“{text}” is no day, as the {name} of {of} is."
    if Literals.is_number(it.column) and not it.pattern:
        return _absurd_number(it, said, name, of) if _number(text) else f"“{text}” is no number, as {name} of {of} is."
    return _absurd_phrase(text, it, said, name, of)


def _absurd_number(it: _Compared, said: _Question, name: str, of: str) -> str:
    column, number = it.column, it.text
    if column.type.upper().startswith(_DATED):
        return f"{number} is no day, as the {name} of {of} is."
    if _is_year(column) and not written_alike(number, column.samples):
        return f"{number} is no year, as the {name} of {of} is."
    if tells_time(column) or Literals.is_truth(column):
        return ""
    if is_key(column, it.table):
        given = key_numbers(said.outside, names_of_key(column, it.table), said.others)
        return "" if number in given else f"The question gives no {name} {number} of {of}."
    if said.known_alone and it.equal and _counts_rows(number, column, said):
        return f"{number} is how many there are to be, no {name} of {of}."
    if number in said.only_in_periods:
        return f"{number} belongs to a period of the question, not to {name} of {of}."
    if number in said.only_in_lengths and not _is_a_length(column, said):
        return f"{number} is a length of time in the question, not {name} of {of}."
    if Literals.kind(column) == "text" and column.samples and not _numeric(column):
        return "" if written_alike(number, column.samples) else f"{number} is not how {name} of {of} is written."
    return ""


def _counts_rows(number: str, column: Column, said: _Question) -> bool:
    """Whether a number stands right before what the rows of a table are called, each time: "5 orders"."""
    following = re.findall(
        rf"(?<![\w.,]){re.escape(number)}(?:[\s-]+({_RANKED}))?[\s-]+([^\W\d_]+)", said.outside, re.I
    )
    nouns = [stem(noun.lower()) for _, noun in following]
    own = {stem(word) for word in words(column.name).split()}
    times = len(re.findall(rf"(?<![\w.,]){re.escape(number)}(?![\w%])", said.outside))
    return 0 < times == len(nouns) and all(noun in said.rows and noun not in own for noun in nouns)


def _is_a_length(column: Column, said: _Question) -> bool:
    """Whether a column may be told in days or years, by its name, its comment or the words of the question that name
    it."""
    own = {stem(word) for word in called(column).split()}
    told = {stem(word) for word in words(column.comment).split()}
    asked = {stem(word) for word in _spoken(said.outside)}
    return not _LENGTHS.isdisjoint(own | told) or any(map(_A_UNIT.fullmatch, own | told)) or bool(own & asked)


_A_UNIT = re.compile(_A_TIME_UNIT)


def _is_year(column: Column) -> bool:
    return "year" in called(column).split() and all(_A_YEAR.fullmatch(sample) for sample in column.samples)


def _absurd_phrase(text: str, it: _Compared, said: _Question, name: str, of: str) -> str:
    low, spoken = text.lower(), _spoken(text)
    known = (it.table.name.lower(), it.column.name.lower(), low) in said.cells
    sampled = low in (sample.lower() for sample in it.column.samples)
    if known or sampled or low in said.quoted or not spoken or Literals.is_truth(it.column):
        return ""
    timely = tells_time(it.column)
    if in_digits(text):
        unlike = not it.pattern and not written_alike(text, it.column.samples)
        in_a_period = not timely and text in said.only_in_periods
        return f"“{text}” is not how {name} of {of} is written." if unlike or in_a_period else ""
    counts = list(map(_A_COUNT.fullmatch, spoken))
    if all(map(_OF_A_LENGTH.fullmatch, spoken)) and any(counts) and (timely or not all(counts)):
        return f"“{text}” is a length of time, not a {name} of {of}."
    plain = [stem(word) for word in spoken if word not in SMALL and not word.isdigit()]
    if not timely and (all(word in _TIME_WORDS for word in plain) or _holds(said.period_words, spoken)):
        return f"“{text}” is a time, not a {name} of {of}."
    if it.pattern:
        return f"“{text}” asks, and is in no {name} of {of}." if _ASKS.search(text) else ""
    if low in said.cell_values:
        return f"“{text}” is in the data, but not as {name} of {of}."
    if plain and all(word in said.schema_words for word in plain):
        return f"“{text}” is what the data call something, not a {name} of {of}."
    if said.known_alone and "@" not in text and it.column.samples and all("@" in each for each in it.column.samples):
        return f"“{text}” is not how {name} of {of} is written."
    if said.known_alone and low in said.code_names:
        return f"“{text}” is a code in the data, and no {name} of {of}."
    if said.known_alone and _only_words(text, said):
        return f"“{text}” are words of the question, and no {name} of {of}."
    return ""


_ASKS = re.compile(
    r"(?i)\b(?:do|does|did|are|were|have|had|can|could|will|would|should) (?:we|you|they|i|our|your|us)\b"
)
"""What a question says of nothing: "do we"."""


def _only_words(text: str, said: _Question) -> bool:
    """Whether a text is copied from a question in which it looks like no name: in small letters but where a sentence
    begins, a pattern of a time, or with a cell of its own among its words."""
    found = re.search(rf"(?<!\w){re.escape(text)}(?!\w)", said.text, re.IGNORECASE)
    if found is None:  # "HbA1c result" of "HbA1c results"
        found = re.search(rf"(?<!\w){re.escape(text)}e?s(?!\w)", said.text, re.IGNORECASE)
    if found is not None and "@" not in text and _has_a_cell(text, said):
        return True
    if "@" in text or any(map(str.isdigit, text)):
        return False
    if found is None:
        return _glued(text, said)
    if _A_TIMES_FORM.fullmatch(text):
        return True
    before, written = said.text[: found.start()].rstrip(), found.group()
    begins = not before or before[-1] in ".?!:;"
    return not any(map(str.isupper, written[1:] if begins else written))


def _has_a_cell(text: str, said: _Question) -> bool:
    """Whether a cell, or what a code is called, is among the words of a text."""
    spoken = f" {' '.join(_spoken(text))} "
    values = {*(value for value in said.cell_values if len(value) > _A_SHORT_CELL), *said.code_names}
    return any(f" {' '.join(_spoken(value))} " in spoken for value in values)


def _glued(text: str, said: _Question) -> bool:
    """Whether a text is several words of the question that do not stand together there, as around a period: "rides
    completed in the past 6 months, what percentage"."""
    words, asked = _spoken(text), iter(_spoken(said.text))
    return len(words) > 1 and text.islower() and all(word in asked for word in words)


def _holds(mentions: Iterable[list[str]], spoken: list[str]) -> bool:
    """Does one of the mentions stand in the text, word for word?"""
    text = f" {' '.join(spoken)} "
    return any(f" {' '.join(mention)} " in text for mention in mentions if mention)


def _spoken(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def _number(text: str) -> bool:
    return re.fullmatch(r"-?\d+(?:\.\d+)?", text.strip()) is not None


def _numeric(column: Column) -> bool:
    return all(_number(sample) for sample in column.samples) and not column.type.upper().startswith(("TEXT", "VARCHAR"))
