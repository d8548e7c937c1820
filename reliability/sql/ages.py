"""Ages as databases write them: the whole years from a date of birth to a day."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.sql.reading.days import day_of, said_day
from reliability.sql.reading.grains import dated
from reliability.sql.reading.trees import bare

_BORN = re.compile(r"birth|born|dob", re.I)


def age_of(node: exp.Expr) -> tuple[exp.Expr, str] | None:
    """The date from which whole years are counted and the day to which, as it is said; None where none are."""
    found = _by_age(node) or _by_difference(node) or _by_digits(node)
    if found is None or not isinstance(found[1], exp.Literal):
        return None
    text = found[1].name
    day = day_of(f"{text[:4]}-{text[4:6]}-{text[6:]}" if len(text) == _DIGITS else text)
    return (dated(bare(found[0])), said_day(day)) if day is not None else None


def is_birth(node: exp.Expr) -> bool:
    """Whether a date is a day of birth, by its name."""
    return isinstance(node, exp.Column) and bool(_BORN.search(node.name))


_DIGITS = 8


def _by_age(node: exp.Expr) -> tuple[exp.Expr, exp.Expr] | None:
    """EXTRACT(YEAR FROM AGE(day, birth))."""
    if not isinstance(node, exp.Extract) or node.this.name.upper() != "YEAR":
        return None
    inner = bare(node.expression)
    if not isinstance(inner, exp.Anonymous) or inner.name.lower() != "age" or len(inner.expressions) != 2:
        return None
    return inner.expressions[1], dated(bare(inner.expressions[0]))


def _by_difference(node: exp.Expr) -> tuple[exp.Expr, exp.Expr] | None:
    """TIMESTAMPDIFF(YEAR, birth, day)."""
    if not isinstance(node, exp.TimestampDiff) or str(node.args.get("unit")).upper() != "YEAR":
        return None
    return node.expression, dated(bare(node.this))


def _by_digits(node: exp.Expr) -> tuple[exp.Expr, exp.Expr] | None:
    """(20261129 - CAST(STRFTIME('%Y%m%d', birth) AS INTEGER)) / 10000."""
    if not isinstance(node, exp.Div | exp.IntDiv) or node.expression.name != "10000":
        return None
    inner = bare(node.this)
    text = bare(inner.expression) if isinstance(inner, exp.Sub) else None
    text = bare(text.this) if isinstance(text, exp.Cast) else text
    if not isinstance(text, exp.TimeToStr) or text.args["format"].name != "%Y%m%d":
        return None
    return text.this, bare(inner.this)
