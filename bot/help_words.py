"""Help in words, alike in Slack and in the terminal: what is said first, and the tables or columns listed under it."""

from __future__ import annotations

from bot.wording import greetings
from reliability.values import Element, Helped, HelpKind
from reliability.words import words


def sentence(outcome: Helped) -> str:
    """What is said first; it may hold names and comments, which are data."""
    head = table_of(outcome)
    if head:
        return greetings.columns_of(outcome.shown[0].element.table, outcome.shown[0].comment)
    if outcome.kind is HelpKind.BROWSE and _is_a_topic(outcome):
        return greetings.ABOUT_THAT
    return greetings.HELP[outcome.kind]


def listed(outcome: Helped) -> tuple[tuple[str, str], ...]:
    """Names with their comments: columns in words under their table, else tables and columns as they are called."""
    if table_of(outcome):
        return tuple((words(each.element.column), each.comment) for each in outcome.shown[1:])
    return tuple((str(each.element), each.comment) for each in outcome.shown)


def in_words(element: Element) -> str:
    """A table or column as people say it: "order items", "net sales (daily sales)"."""
    table = words(element.table)
    return f"{words(element.column)} ({table})" if element.column else table


def noun(outcome: Helped) -> str:
    """What is listed: "column" of one table, else "table"."""
    return "column" if table_of(outcome) else "table"


def table_of(outcome: Helped) -> str:
    """The one table whose columns are shown; "" where there is none."""
    shown = outcome.shown
    if not shown or shown[0].element.column:
        return ""
    table = shown[0].element.table
    rest = shown[1:]
    return table if rest and all(each.element.table == table and each.element.column for each in rest) else ""


def _is_a_topic(outcome: Helped) -> bool:
    return any(each.element.column for each in outcome.shown) or (0 < len(outcome.shown) < 2)
