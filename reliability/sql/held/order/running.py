"""Running totals of which no word speaks: "is revenue growing month over month" asks for no revenue of all months so far."""

from __future__ import annotations

import re

from sqlglot import exp

_SPOKEN_OF = re.compile(
    r"cumul|kumul|running|rolling|accumul|accru|aggregat|to[- ]date|so far|until then|up to|buil[dt]|add(?:ed|s|ing)? up"
    r"|\b(?:ytd|qtd|mtd|pareto|balance|stock)\b|\bover(?:all)? time\b|progress|together|altogether",
    re.IGNORECASE,
)


def running_total_unasked(tree: exp.Expr, question: str) -> bool:
    """Whether a query shows sums of each row and all before it, and no word of the question speaks of such.

    >>> from sqlglot import parse_one
    >>> running = "SELECT m, SUM(v) OVER (ORDER BY m) FROM months"
    >>> running_total_unasked(parse_one(running), "is revenue growing month over month")
    True
    >>> running_total_unasked(parse_one(running), "cumulative revenue by month")
    False
    """
    if _SPOKEN_OF.search(question) or not isinstance(tree, exp.Select):
        return False
    windows = [window for shown in tree.expressions for window in shown.find_all(exp.Window)]
    return any(isinstance(each.this, exp.Sum) and _runs(each) for each in windows)


def _runs(window: exp.Window) -> bool:
    """Whether a window holds all rows up to its own: it is in an order, and has no other frame."""
    frame = window.args.get("spec")
    to_here = frame is None or (frame.args.get("start") == "UNBOUNDED" and frame.args.get("end") == "CURRENT ROW")
    return window.args.get("order") is not None and to_here
