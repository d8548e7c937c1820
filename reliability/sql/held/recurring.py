"""Days of the week and hours of the day that a question keeps to, and a query does not."""

from __future__ import annotations

import re

from reliability.guard.dialects.parsing import tree_or_none
from reliability.question.recurring.hours import hours_said
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


def recurring_left_out(sql: str, question: str, dialect: Dialect) -> tuple[str, ...]:
    """The words of a question that keep to days of the week or hours of the day, where a query surely knows nothing of
    these; () where it does, or cannot be parsed.

    >>> recurring_left_out("SELECT COUNT(*) FROM orders", "orders on weekends", "sqlite")
    ('on weekends',)
    >>> recurring_left_out("SELECT COUNT(*) FROM orders WHERE STRFTIME('%w', d) IN ('0', '6')", "orders on weekends", "sqlite")
    ()
    """
    said = [(weekdays_said(question), _TELLS_WEEKDAYS), (hours_said(question), _TELLS_HOURS)]
    if not any(each for each, _ in said):
        return ()
    if tree_or_none(sql, dialect) is None:
        return ()
    return tuple(question[each.start : each.end] for each, tells in said if each and not tells.search(sql))
