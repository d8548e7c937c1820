"""Days of the week and hours of the day that a question keeps to, and a query does not."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.question.recurring.hours import HoursSaid, hours_said
from reliability.question.recurring.weekdays import WEEKDAYS, weekdays_said
from reliability.values import Dialect

_TELLS_WEEKDAYS = re.compile(
    rf"%w|%u|%a|dow\b|week_?day|week_?end|day_?of_?(?:the_?)?week|dayname|working_?day|business_?day"
    rf"|'(?:fm)?(?:day|dy|id|d)'|{'|'.join(WEEKDAYS)}",
    re.IGNORECASE,
)
_TELLS_HOURS = re.compile(
    r"%h|%i|hour|'hh|\d:\d\d|(?:^|[\W_])(?:shift|morning|afternoon|evening|night|noon|time|daypart|am|pm)(?:$|[\W_])",
    re.IGNORECASE,
)
_BY_HOUR = re.compile(
    r"\b(?:(?:(?:per|by|each|every)\s+|(?<=and ))hour(?:\s+of\s+(?:the\s+)?day)?|hourly|(?:which|what)\s+hours?\s+of\s+(?:the\s+)?day)\b",
    re.IGNORECASE,
)
_AN_HOUR = re.compile(r"%h|hour|'hh", re.IGNORECASE)


def recurring_left_out(sql: str, question: str, dialect: Dialect) -> tuple[str, ...]:
    """The words of a question that keep to days of the week or hours of the day, or ask for something by hour, where a
    query surely knows nothing of these, or keeps to other hours alone; () where it does, or cannot be parsed.

    >>> recurring_left_out("SELECT COUNT(*) FROM orders", "orders on weekends", "sqlite")
    ('on weekends',)
    >>> recurring_left_out("SELECT COUNT(*) FROM orders WHERE STRFTIME('%w', d) IN ('0', '6')", "orders on weekends", "sqlite")
    ()
    """
    days, hours, by_hour = weekdays_said(question), hours_said(question), _BY_HOUR.search(question)
    tree = tree_or_none(sql, dialect) if days or hours or by_hour else None
    if tree is None:
        return ()
    left_out = [(days.start, days.end)] if days and not _TELLS_WEEKDAYS.search(sql) else []
    if hours and (not _TELLS_HOURS.search(sql) or _at_another(tree, hours)):
        left_out.append((hours.start, hours.end))
    if by_hour and not _TELLS_HOURS.search(sql):
        left_out.append(by_hour.span())
    return tuple(question[start:end] for start, end in left_out)


def _at_another(tree: exp.Expr, said: HoursSaid) -> bool:
    """Whether a query keeps to single hours, and to none of those that are said."""
    kept = set[int]()
    for test in tree.find_all(exp.EQ, exp.In):
        values = test.expressions if isinstance(test, exp.In) else [test.expression]
        hours = [each.name for each in values if isinstance(each, exp.Literal) and each.name.isdigit()]
        if _AN_HOUR.search(test.this.sql()) and len(hours) == len(values):
            kept |= {int(each) for each in hours}
    return bool(kept) and not any(map(said.holds, kept))
