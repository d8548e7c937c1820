"""What operations mean in a query, and the words that several files of this room listen for."""

from __future__ import annotations

from typing import Literal

from reliability.accounting.account import Operation, Piece, Role
from reliability.composing.frame import Aggregate, Comparison

Layout = Literal["", "share", "growth", "compare", "running", "duration", "ratio"]

AGGREGATES: dict[str, Aggregate] = {
    Operation.COUNT: "count",
    Operation.SUM: "sum",
    Operation.AVERAGE: "average",
    Operation.MEDIAN: "median",
    Operation.LEAST: "least",
    Operation.MOST: "most",
}
COMPARISONS: dict[str, Comparison] = {
    Operation.ABOVE: ">",
    Operation.BELOW: "<",
    Operation.AT_LEAST: ">=",
    Operation.AT_MOST: "<=",
    Operation.EQUAL: "=",
    Operation.BETWEEN: ">=",
}
FALLING: dict[str, bool] = {
    Operation.MOST: True,
    Operation.TOP: True,
    Operation.LATEST: True,
    Operation.LEAST: False,
    Operation.BOTTOM: False,
    Operation.OLDEST: False,
}
"""Operations that ask for the first in some order, and whether it falls."""
LAYOUTS: dict[str, Layout] = {
    Operation.SHARE: "share",
    Operation.GROWTH: "growth",
    Operation.COMPARE: "compare",
    Operation.CUMULATIVE: "running",
    Operation.DURATION: "duration",
    Operation.RATIO: "ratio",
}
THINGS = (Role.TABLE, Role.COLUMN)
LEAST_SCORE, SURELY = 0.5, 0.95
"""The scores from which a name is taken for one at all, and at its word."""
LASTING = frozenset("longest shortest quickest fastest slowest".split())
TAKING = frozenset("take takes took taken taking".split())
LENGTHS_OF_TIME = frozenset(("hour", "day", "week", "month", "quarter", "year"))
MONEY_WORDS = frozenset("eur euro euros usd gbp dollar dollars €".split())


def is_verb(piece: Piece) -> bool:
    """Whether a single word is formed as a verb is: "shipped", "selling", "bought"."""
    return len(piece.lemmas) == 1 and piece.text.lower().endswith(("ed", "ing", "ought"))
