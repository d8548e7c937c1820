"""Queries that show groups from a period on, and take the one before along to hold the first against."""

from __future__ import annotations

import re
from calendar import month_name

from sqlglot import exp

from reliability.sql.reading.grains import grain_of
from reliability.words import words

_CHANGES = ("joins", "group", "having", "qualify", "distinct", "limit", "offset")
"""What makes another result of the groups within."""
_LABEL = re.compile(r"(?P<year>\d{4})(?:-(?P<month>\d{2})(?:-(?P<day>\d{2}))?|-Q(?P<quarter>[1-4]))?")


def shown_since(tree: exp.Expr) -> tuple[exp.Expr, str] | None:
    """The query within and the period from which on its groups are shown, in words; None of any other query.

    >>> import sqlglot
    >>> sql = "SELECT t.month, t.n FROM (SELECT m AS month, COUNT(*) AS n FROM o GROUP BY m) AS t WHERE t.month >= '2026-01'"
    >>> shown_since(sqlglot.parse_one(sql))[1]
    'January 2026'
    """
    source = tree.args.get("from_") or tree.args.get("from") if isinstance(tree, exp.Select) else None
    inner = source.this if source is not None else None
    if any(tree.args.get(part) for part in _CHANGES):
        return None
    where = tree.args.get("where")
    bound = where.this if where is not None else None
    if not isinstance(inner, exp.Subquery) or not isinstance(bound, exp.GTE) or not inner.this.args.get("group"):
        return None
    shown = tree.expressions
    if not shown or not all(isinstance(each, exp.Column) for each in shown) or bound.this != shown[0]:
        return None
    label = _LABEL.fullmatch(bound.expression.name)
    key = next((each for each in inner.this.expressions if each.alias_or_name == shown[0].name), None)
    if label is None or key is None or not _is_period(key.unalias(), label):
        return None
    order = tree.args.get("order")
    forward = order is None or (order.expressions[0].this == shown[0] and not order.expressions[0].args.get("desc"))
    return (inner.this, _words(label)) if forward else None


def _is_period(key: exp.Expr, label: re.Match[str]) -> bool:
    """Whether what is held against a label may be a period: no figure, and no number of 2,000 and more."""
    if key.find(exp.AggFunc, exp.Window) is not None:
        return False
    if label["month"] or label["quarter"] or grain_of(key) is not None:
        return True
    return "year" in words(key.name).split() if isinstance(key, exp.Column) else False


def _words(label: re.Match[str]) -> str:
    if label["quarter"]:
        return f"Q{label['quarter']} {label['year']}"
    if label["month"] is None:
        return label["year"]
    day = f"{int(label['day'])} " if label["day"] else ""
    return f"{day}{month_name[int(label['month'])]} {label['year']}"
