"""Names, values and kinds of columns as SQL writes them; each database's own ways stand in guard/dialects/."""

from __future__ import annotations

import re
from datetime import date
from functools import cache

from reliability.composing.frame import NotComposable
from reliability.guard.dialects.registry import dialect_names, rules_of
from reliability.guard.dialects.spelling import SqlSpelling
from reliability.question.kept.day_forms import ISO, MONTH, day_form
from reliability.sql.kept_days.writing import as_day
from reliability.values import Cell, Column, Dialect

_PLAIN_NAME = re.compile(r"[a-z_][a-z0-9_]*\Z")
_NUMBER = re.compile(r"-?[0-9]{1,30}(\.[0-9]{1,30})?\Z")


def spelling_of(dialect: Dialect) -> SqlSpelling:
    """A dialect's ways of writing. Raises BadInput for one that is not known."""
    return rules_of(dialect).spelling


def quoted(name: str) -> str:
    """A name as SQL writes it: bare where every database reads it as it stands, else in double quotes.

    >>> quoted("orders"), quoted("Order Details"), quoted("order")
    ('orders', '"Order Details"', '"order"')
    """
    if "\x00" in name:
        raise NotComposable("A name holds a character that SQL cannot write.")
    return name if _PLAIN_NAME.match(name) and name not in _reserved() else '"' + name.replace('"', '""') + '"'


@cache
def _reserved() -> frozenset[str]:
    """The words that any database reserves."""
    return frozenset().union(*(rules_of(name).spelling.reserved() for name in dialect_names()))


def quoted_table(name: str) -> str:
    """A table's name, of which a dot parts the database schema.

    >>> quoted_table("sales.Order Details")
    'sales."Order Details"'
    """
    return ".".join(quoted(part) for part in name.split("."))


def text_literal(text: str) -> str:
    """A text in single quotes. Raises NotComposable for what SQL cannot hold.

    >>> text_literal("it's")
    "'it''s'"
    """
    if "\x00" in text:
        raise NotComposable("A value holds a character that SQL cannot write.")
    return "'" + text.replace("'", "''") + "'"


Kind = str
"""What a column holds, as far as writing goes: "number", "whole", "boolean", "date", "time" (a day with a time) or
"text"."""

_KINDS: tuple[tuple[str, Kind], ...] = (
    ("interval", "text"),
    ("point", "text"),
    ("bool", "boolean"),
    ("timestamp", "time"),
    ("datetime", "time"),
    ("date", "date"),
    ("time", "text"),
    ("int", "whole"),
    ("serial", "whole"),
    ("year", "whole"),
    ("numeric", "number"),
    ("number", "number"),
    ("dec", "number"),
    ("real", "number"),
    ("float", "number"),
    ("double", "number"),
    ("money", "number"),
)


def declared_kind(column: Column) -> Kind:
    """What a column holds by its declared type alone.

    >>> [declared_kind(Column("x", kind)) for kind in ("TIMESTAMP", "NUMERIC(12, 2)", "enum('integer')")]
    ['time', 'number', 'text']
    """
    declared = column.type.lower().split("(")[0]
    return next((kind for part, kind in _KINDS if part in declared), "text")


def kind_of(column: Column) -> Kind:
    """What a column holds: a date or time however it keeps one (`reliability/question/kept/`), else by its declared type.

    >>> kind_of(Column("day", "TEXT", samples=("2026-01-31",))), kind_of(Column("x", ""))
    ('date', 'text')
    """
    form = day_form(column)
    if form is None:
        return declared_kind(column)
    return "time" if form.timed else "date"


def as_date(text: str, column: Column, dialect: Dialect) -> str:
    """A column as a date or time, where it keeps them otherwise.

    >>> as_date("day", Column("day", "TEXT", samples=("2026-01-31",)), "postgres")
    'CAST(day AS DATE)'
    """
    form = day_form(column)
    if form is not None:
        return as_day(text, form, dialect)
    if declared_kind(column) != "text":
        return text
    return spelling_of(dialect).from_text.format(c=text, type="TIMESTAMP")


def shown(text: str, column: Column, dialect: Dialect) -> str:
    """A column's value as people read it: numbers and texts that only stand for days are days."""
    form = day_form(column)
    return text if form is None or form.written in (ISO, MONTH) else as_day(text, form, dialect)


def is_a_date(column: Column) -> bool:
    """Is a column one of days by its type, so that its values are days as they are?"""
    return declared_kind(column) == "date" and day_form(column) is None


def lies_in_order(column: Column) -> bool:
    """Do a column's values, as they are, lie in the order of the days?"""
    form = day_form(column)
    return form is None or form.in_order


def day_literal(day: date, column: Column) -> str:
    """A day as it is written beside a column's values, or beside these as dates where they lie in no order.

    >>> day_literal(date(2023, 3, 1), Column("at", "INT", samples=("1672531200",)))
    '1677628800'
    """
    form = day_form(column)
    return (form.bound(day.isoformat()) if form is not None else None) or f"'{day.isoformat()}'"


def literal(value: Cell, kind: Kind, dialect: Dialect) -> str:
    """A value as the column's type is written. Raises NotComposable for bytes, and for text that a number should be.

    >>> literal("12", "whole", "sqlite"), literal(12, "text", "sqlite"), literal(1, "boolean", "postgres")
    ('12', "'12'", 'TRUE')
    """
    if value is None or isinstance(value, bytes):
        raise NotComposable("A value to compare with is missing, or is no text or number.")
    if kind == "boolean":
        return _boolean(value, dialect)
    if kind in ("whole", "number"):
        return _number(value)
    if isinstance(value, bool):
        return "1" if value else "0"
    return text_literal(value if isinstance(value, str) else number_text(value))


def number_text(value: float) -> str:
    """A number in plain digits.

    >>> number_text(1e6), number_text(0.25), number_text(3)
    ('1000000', '0.25', '3')
    """
    if isinstance(value, bool) or value != value or value in (float("inf"), float("-inf")):
        raise NotComposable("A number is none that SQL can write.")
    if isinstance(value, int) or (value.is_integer() and abs(value) < 1e15):
        return str(int(value))
    return format(value, ".15f").rstrip("0") if 1e-9 < abs(value) < 1e15 else repr(value)


def _number(value: bool | int | float | str) -> str:
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, str):
        if not _NUMBER.match(value.strip()):
            raise NotComposable("A column of numbers is compared with what is no number.")
        return value.strip()
    return number_text(value)


def _boolean(value: bool | int | float | str, dialect: Dialect) -> str:
    text = str(value).strip().lower()
    if text not in ("true", "false", "t", "f", "1", "0", "yes", "no", "y", "n", "1.0", "0.0"):
        raise NotComposable("A column of yes and no is compared with what is neither.")
    yes = text[0] in "t1y"
    if spelling_of(dialect).booleans:
        return "TRUE" if yes else "FALSE"
    return "1" if yes else "0"
