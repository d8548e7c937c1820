"""What may have been meant where an answer is wrong: its query by another column, or with another filter. Pure.

Each is the query with one edit, and passes the guard. A column stands for one of its own table that holds the same kind
of thing; a condition is taken away, gets another of its column's known values, or another time; columns that read like
categories are held to one of theirs. Keys, hidden columns and people's own data are offered nowhere.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date

from sqlglot import exp

from bot.wording.afterwards import feedback
from reliability.accounting.accounting import account_for
from reliability.composing.edits.filters import Held, drop, held, hold
from reliability.composing.edits.query import Query
from reliability.composing.follow_ups import edited
from reliability.guard.guard import guard
from reliability.question.private import is_private, shareable
from reliability.values import Column, Element, PreviousTurn, Schema, Table
from reliability.words import words

MOST_OFFERED = 60
_MOST_VALUES, _MOST_COLUMNS = 6, 3
_NUMBER = re.compile(r"(?i)int|num|dec|real|double|float|money")
_DATE = re.compile(r"(?i)date|time")
_DATE_NAME = re.compile(r"(?i)(?:^|_)(?:date|day|at|on|time)$|date")
_KEY = re.compile(r"(?i)(?:^|_)(?:id|key|code|no|nr|zip|phone)$")
_CATEGORY = re.compile(r"(?i)status|type|category|kind|country|region|segment|channel|method|state|format|tier|reason")
_TIMES = ("this month", "last month", "this quarter", "last quarter", "this year", "last year")


@dataclass(frozen=True, slots=True)
class OfferedEdit:
    """A query that may have been meant, and what is other in it, in words for a button (plain text)."""

    words: str
    sql: str

    @property
    def key(self) -> str:
        """What names it in a modal: the same query has the same one whenever it is offered."""
        return hashlib.sha256(self.sql.encode()).hexdigest()[:32]


def column_edits(sql: str, schema: Schema) -> tuple[OfferedEdit, ...]:
    """The query by another column in the place of one that it uses; those that are measured first."""
    query = Query.of(sql, schema)
    if query is None or not query.flat:  # what an inner SELECT calls a column, outer ones name
        return ()
    held_to = {each.element for each in held(query)}
    made = [
        (feedback.column_instead(words(new.name), words(element.column)), _swapped(query, element, new))
        for element in _used(query)
        for new in _alike(element, schema)
        if Element(element.table, new.name) not in held_to
    ]
    return _offered(made, sql, schema)


def filter_edits(sql: str, question: str, schema: Schema, today: date) -> tuple[OfferedEdit, ...]:
    """The query with a condition less, with another value or time in one, or with one more."""
    query = Query.of(sql, schema)
    return _offered(list(_filters(query, question, today)), sql, schema) if query is not None else ()


def _offered(made: list[tuple[str, str]], sql: str, schema: Schema) -> tuple[OfferedEdit, ...]:
    found: dict[str, OfferedEdit] = {}
    query = Query.of(sql, schema)
    same = {sql, query.sql() if query is not None else ""}
    for said, edit in made:
        if edit and edit not in same and edit not in found and guard(edit, schema, schema.dialect).allowed:
            found[edit] = OfferedEdit(said, edit)
        if len(found) == MOST_OFFERED:
            break
    return tuple(found.values())


# --- columns ---------------------------------------------------------------------------------------


def _used(query: Query) -> list[Element]:
    """The columns that a query measures, groups by, lists or holds to a time or a number; not those that join tables,
    nor those held to a text, which another column does not know."""
    found: dict[Element, int] = {}
    for column in query.tree.find_all(exp.Column):
        element = query.element(column)
        if element is None or column.find_ancestor(exp.Join) is not None or _is_held_to_text(column):
            continue
        rank = 0 if column.find_ancestor(exp.AggFunc) is not None else 1
        found[element] = min(rank, found.get(element, rank))
    held_to_text = {query.element(column) for column in query.tree.find_all(exp.Column) if _is_held_to_text(column)}
    return [element for element in sorted(found, key=lambda each: found[each]) if element not in held_to_text]


def _is_held_to_text(column: exp.Column) -> bool:
    where = column.find_ancestor(exp.Where, exp.Having, exp.If)
    return where is not None and not _kind_of_literal(column)


def _kind_of_literal(column: exp.Column) -> bool:
    """Whether a condition compares with numbers or dates, so that another column of the kind makes sense in it."""
    condition = column.find_ancestor(exp.Predicate)
    literals = list(condition.find_all(exp.Literal)) if condition is not None else []
    return bool(literals) and all(not each.is_string or re.match(r"\d{4}-\d\d", each.name) for each in literals)


def _alike(element: Element, schema: Schema) -> Iterator[Column]:
    """Other columns of the same table that hold the same kind of thing."""
    table = schema.table(element.table)
    column = table.column(element.column) if table is not None else None
    if table is None or column is None or _is_key(column, table):
        return
    for other in table.columns:
        if other.name != column.name and _kind(other) == _kind(column) and _may_be_offered(other, table):
            yield other


def _may_be_offered(column: Column, table: Table) -> bool:
    hidden = column.name.lower() in map(str.lower, table.hidden)
    return not (hidden or _is_key(column, table) or is_private(column.name, column.comment, table.name))


def _is_key(column: Column, table: Table) -> bool:
    refers = any(column.name in key.columns for key in table.foreign_keys)
    return column.primary_key or refers or bool(_KEY.search(column.name))


def _kind(column: Column) -> str:
    if _DATE.search(column.type) or (not _NUMBER.search(column.type) and _DATE_NAME.search(column.name)):
        return "date"
    return "number" if _NUMBER.search(column.type) else "text"


def _swapped(query: Query, element: Element, new: Column) -> str:
    changed = query.copy()
    for column in [each for each in changed.tree.find_all(exp.Column) if changed.element(each) == element]:
        column.set("this", exp.to_identifier(new.name))
    return changed.sql()


# --- filters ---------------------------------------------------------------------------------------


def _filters(query: Query, question: str, today: date) -> Iterator[tuple[str, str]]:
    conditions, schema = held(query), query.schema
    dated = [each for each in conditions if _column_kind(each.element, schema) == "date"]
    for number, each in enumerate(conditions):
        if each not in dated:
            yield feedback.without_filter(_said(each)), _changed(query, lambda copy, at=number: _dropped(copy, [at]))
    if dated:
        places = [number for number, each in enumerate(conditions) if each in dated]
        yield feedback.ALL_TIME, _changed(query, lambda copy: _dropped(copy, places))
    for each in conditions:
        if each.comparison in ("=", "in") and len(each.values) == 1:
            for value in _values(each.element, schema):
                said = feedback.value_instead(value, each.values[0])
                yield said, _changed(query, lambda copy, e=each.element, v=value: hold(copy, e, "=", [v]))
    for time in _TIMES:
        account = account_for(f"{time} instead" if dated else f"only {time}", schema, [], today)
        for edit in edited(account, PreviousTurn(question, query.sql()), schema, today, 1):
            period = edit.what.removesuffix(" instead")  # "last month" is the one before the answer's own
            yield (feedback.time_instead(period) if dated else feedback.only_in(period)), edit.sql
    yield from _categories(query, {each.element for each in conditions})


def _categories(query: Query, known: set[Element]) -> Iterator[tuple[str, str]]:
    """Columns that read like categories, held to one of their values or to all others."""
    shown = 0
    for table in query.sources().values():
        for column in table.columns:
            element = Element(table.name, column.name)
            if element in known or not _CATEGORY.search(column.name) or not _may_be_offered(column, table):
                continue
            values = _values(element, query.schema)
            if len(values) < 2 or _kind(column) != "text" or shown == _MOST_COLUMNS:
                continue
            shown += 1
            for value in values:
                without = _changed(query, lambda copy, e=element, v=value: hold(copy, e, "<>", [v]))
                only = _changed(query, lambda copy, e=element, v=value: hold(copy, e, "=", [v]))
                yield feedback.without_value(words(column.name), value), without
                yield feedback.only_value(words(column.name), value), only


def _changed(query: Query, edit: Callable[..., object]) -> str:
    copy = query.copy()
    return copy.sql() if edit(copy) else ""


def _dropped(query: Query, places: list[int]) -> bool:
    """Take conditions away, each by its place among those that are held."""
    for each in [held(query)[place] for place in places]:
        current = next((one for one in held(query) if one.condition == each.condition), None)
        if current is not None:
            drop(current)
    return True


def _values(element: Element, schema: Schema) -> tuple[str, ...]:
    """Known values of a column that may be shown."""
    table = schema.table(element.table)
    column = table.column(element.column) if table is not None else None
    if table is None or column is None:
        return ()
    return shareable(column.samples, column.name, column.comment, table.name)[:_MOST_VALUES]


def _column_kind(element: Element, schema: Schema) -> str:
    table = schema.table(element.table)
    column = table.column(element.column) if table is not None else None
    return _kind(column) if column is not None else ""


def _said(condition: Held) -> str:
    return feedback.condition_said(words(condition.element.column), condition.comparison, condition.values)
