"""Example questions for a warehouse, made from its schema alone."""

from __future__ import annotations

import re
from collections.abc import Collection

from reliability.question.private import is_private
from reliability.values import Column, Schema, Table
from reliability.words import called, many_of, words

_NUMBER = re.compile(r"(?i)int|num|dec|real|double|float|money")
_DATE = re.compile(r"(?i)date|time")
_DATE_NAME = re.compile(r"(?i)(?:^|_)(?:date|day|month|at|on|time)$|date")
_NOT_A_MEASURE = re.compile(
    r"(?i)(?:^|_)(?:id|key|code|no|number|nr|year|quarter|month|week|weekday|day|hour|zip|phone|flag|version|rank|rating|score|pct|percent|lat|lon)s?$|^is_|^has_"
)
_TEXT = re.compile(r"(?i)char|text|clob|string|enum")
_PRIVATE_AMOUNT = re.compile(r"(?i)salar|wage|income|bonus|health|diagnos|tax")
_LEFTOVER = re.compile(r"(?i)(?:^|_)(?:old|tmp|temp|bak|backup|legacy|archive|copy|migration|test|log)(?:_|$|\d)")
_DAYS_ALONE = re.compile(r"(?i)^(?:dim_?)?(?:calendar|dates?|days|time)(?:_?dim)?$")
"""A table of days is about nothing."""
_OF_ONE = re.compile(
    r"(?i)(?:^|_)(?:price|cost|rate|age|days|duration|hours|length|width|height|weight|size|capacity|area|unit)(?:_|$)"
)
"""What each thing has, of which a sum says nothing."""
_UNIT = re.compile(r"(?i)_(?:sqm|m2|sqft|kg|km|eur|usd|gbp|euros?|dollars?|cents|days|hours|minutes)$")
_DONE = re.compile(r"(?i)^(\w+ed|paid|sent|sold|bought)_(?:on|at|date|day|time)$")
MAX_CHARACTERS = 75
"""Longer ones do not fit on a button."""


def example_questions(schema: Schema, count: int = 3, about: Collection[str] = ()) -> tuple[str, ...]:
    """Up to `count` different questions that the schema can answer, the same ones for the same schema.

    A total by a category, a count, a top list, a monthly count: from the tables that others refer to most, or only
    from those that `about` names.
    """
    found: list[str] = []
    apart = [table for table in schema.tables if not is_beside_the_point(table)]
    asked = [table for table in apart or schema.tables if not about or table.name in about]
    tables = sorted(asked, key=lambda table: (-centrality(schema, table), table.name))
    for make in (_total_by_category, _top_by_total, _per_month, _count):
        for table in tables:
            question = make(table)
            if question and len(question) <= MAX_CHARACTERS and question not in found:
                found.append(question)
                break
    for table in tables:
        question = _count(table)
        if question not in found and len(question) <= MAX_CHARACTERS:
            found.append(question)
    return tuple(found[:count])


def centrality(schema: Schema, table: Table) -> float:
    """How central a table is: links to and from others; leftovers of migrations come last."""
    inwards = sum(
        key.ref_table.lower() == table.name.lower()
        for other in schema.tables
        if other.name != table.name
        for key in other.foreign_keys
    )
    outwards = len({key.ref_table.lower() for key in table.foreign_keys} - {table.name.lower()})
    measures = sum(_is_measure(table, column) for column in table.columns)
    return inwards + 2 * outwards + 0.5 * min(measures, 4)


def is_beside_the_point(table: Table) -> bool:
    """Whether a table is called as what is left of a migration, a test or a backup, or as one of days alone."""
    return bool(_LEFTOVER.search(table.name) or _DAYS_ALONE.search(table.name))


def _is_measure(table: Table, column: Column) -> bool:
    in_key = any(column.name in key.columns for key in table.foreign_keys)
    return (
        bool(_NUMBER.search(column.type))
        and not column.primary_key
        and not in_key
        and not _NOT_A_MEASURE.search(column.name)
        and not _PRIVATE_AMOUNT.search(column.name)
        and not _private(table, column)
    )


def _measure(table: Table) -> Column | None:
    return next((column for column in table.columns if _is_measure(table, column)), None)


def _category(table: Table) -> Column | None:
    """A text column that reads like a category: few words, known values."""
    named = re.compile(
        r"(?i)status|type|category|kind|country|region|segment|channel|method|state|city|brand|department|dept"
    )
    texts = [c for c in table.columns if _TEXT.search(c.type) and not c.primary_key and not _private(table, c)]
    return next((c for c in texts if named.search(c.name)), None)


def _total_by_category(table: Table) -> str:
    measure, category = _measure(table), _category(table)
    if measure is None or category is None:
        return ""
    said = _number(measure).removeprefix("total ")
    how = "average" if _OF_ONE.search(measure.name) else "total"
    return f"What is the {how} {said} of {_rows(table)} by {called(category)}?"


def _top_by_total(table: Table) -> str:
    measure = _measure(table)
    name = next((c for c in table.columns if _TEXT.search(c.type) and re.search(r"(?i)name|title", c.name)), None)
    if measure is None or name is None or _private(table, name):  # a list of people's names
        return ""
    return f"Which 5 {_rows(table)} have the highest {_number(measure)}?"


def _per_month(table: Table) -> str:
    dates = [c for c in table.columns if _DATE.search(c.type) or (_TEXT.search(c.type) and _DATE_NAME.search(c.name))]
    for column in dates:
        if _own(column, table):
            return f"How many {_rows(table)} were there per month?"
        found = _DONE.search(column.name)
        if found and table.name.lower().startswith(_stem(found[1])):
            return f"How many {_rows(table)} were there per month?"
        if found:
            return f"How many {_rows(table)} were {words(found[1])} per month?"
    return ""


def _stem(verb: str) -> str:
    """What a verb and the noun of what was done begin with: "returned" and "returns", "paid" and "payments"."""
    return "pay" if verb.lower() == "paid" else verb.lower().removesuffix("ed")


def _own(column: Column, table: Table) -> bool:
    """Whether a date is when a table's rows happen: the order date of orders, the date of anything."""
    own = set(called(table).split())
    return any(word in ("date", "day") or {word, f"{word}s"} & own for word in called(column).split()[:1])


def _private(table: Table, column: Column) -> bool:
    return is_private(column.name, column.comment, table.name)


def _rows(table: Table) -> str:
    """What a table's rows are called."""
    return many_of(called(table)) if table.read else words(table.name)


def _number(measure: Column) -> str:
    return called(measure) if measure.read else words(_UNIT.sub("", measure.name))


def _count(table: Table) -> str:
    return f"How many {_rows(table)} are there?"
