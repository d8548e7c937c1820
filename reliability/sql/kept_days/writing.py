"""Days in SQL of columns that keep them otherwise than as dates."""

from __future__ import annotations

from reliability.guard.dialects.registry import rules_of
from reliability.question.kept.day_forms import ISO, DayForm
from reliability.values import Dialect


def as_day(text: str, form: DayForm, dialect: Dialect) -> str:
    """A column's value as a date or time.

    >>> as_day("day", DayForm("iso"), "postgres"), as_day("sent", DayForm(fraction=1_000, timed=True), "sqlite")
    ('CAST(day AS DATE)', "DATETIME(sent / 1000, 'unixepoch')")
    """
    spelling = rules_of(dialect).spelling
    if form.written == ISO:
        return spelling.from_text.format(c=text, type="TIMESTAMP" if form.timed else "DATE")
    if form.written:
        return spelling.from_form(form.written).format(c=text)
    return spelling.from_seconds.format(c=f"{text} / {form.fraction}" if form.fraction > 1 else text)
