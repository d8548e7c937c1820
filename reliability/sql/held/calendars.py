"""Days of a calendar counted where what happened on them is asked for: "which day of the week is busiest"."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.words import words

_CALENDAR = re.compile(r"(?:dim |d )?(?:calendars?|dates?|days|time)(?: dim(?:ension)?| table)?")
_OF_DAYS = re.compile(r"\b(?:days?|dates?|holidays?|weekends?|calendars?|weeks|months|quarters|years)\b", re.IGNORECASE)
_WEEKDAY = re.compile(
    r"\b(?:days? of (?:the )?week|week ?days?|(?:which|what|best|worst|busiest|quietest) days?)\b", re.IGNORECASE
)


def counts_days(tree: exp.Expr, question: str) -> bool:
    """Whether a query takes the group with the most or fewest rows of a calendar, where no word asks how many days
    there are.

    >>> from sqlglot import parse_one
    >>> most = "SELECT weekday FROM calendar GROUP BY weekday ORDER BY COUNT(*) DESC LIMIT 1"
    >>> counts_days(parse_one(most), "which day of the week is busiest")
    True
    >>> counts_days(parse_one(most), "which day of the week has the most days in our calendar")
    False
    """
    tables = list(tree.find_all(exp.Table))
    if len(tables) != 1 or _CALENDAR.fullmatch(words(tables[0].name)) is None:
        return False
    order = tree.args.get("order")
    counted = order is not None and order.find(exp.Count) is not None and tree.args.get("group") is not None
    return counted and _OF_DAYS.search(_WEEKDAY.sub(" ", question)) is None
