"""What people say in a thread to have its answer drawn another way: "as a line", "pie chart please", "as a table".
Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.slack.views.charts.chart import ChartKind

_LONGEST = 80
_WORD = r"(?P<word>pie|donut|doughnut|line|curve|bars?|columns?|area|chart|graph|plot|diagram|table|numbers|list)"
_SAID = re.compile(
    r"(?:please |pls |can (?:you|i|we) |could (?:you|i|we) |now |and |ok(?:ay)?,? )*"
    r"(?:(?:show|draw|plot|chart|graph|give|make|display|turn|put|see|have|get|render)(?: me| us)?"
    r"(?: (?:it|this|that|them|these|those|(?:the |this |that )?(?:answer|result|results|numbers|data)))?"
    r"(?: again| now)? ?)?"
    r"(?P<as>(?:as|in|into|like|with|to) )?(?:an? |the )?" + _WORD + r"(?: (?:chart|graph|plot|diagram))?"
    r"(?: only| alone)?(?:,? (?:please|pls|instead|now|again|thanks|thx))*[ .!?]*",
    re.IGNORECASE,
)
_DRAW_IT = re.compile(
    r"(?:please |pls |can you |could you )*(?:chart|plot|graph|draw|visuali[sz]e) (?:it|this|that|them|these)"
    r"(?:,? (?:please|pls|instead|now))*[ .!?]*",
    re.IGNORECASE,
)
_KINDS: dict[str, ChartKind] = {
    "pie": "pie",
    "donut": "pie",
    "doughnut": "pie",
    "line": "line",
    "curve": "line",
    "bar": "bar",
    "bars": "bar",
    "column": "bar",
    "columns": "bar",
    "area": "area",
}
_NUMBERS = frozenset({"table", "numbers", "list"})
_ALONE = frozenset({"numbers", "list", "columns", "column", "line", "lines", "area"})
"""Words that alone are no wish: they need "as", "chart" or a verb before them."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """How an answer is to be drawn: with a chart of this `kind` (None: the one that suits it), or as a table alone."""

    chart: bool = True
    kind: ChartKind | None = None


def read_drawing(text: str) -> Drawing | None:
    """What a message asks for; None where it is a question, or anything else.

    >>> read_drawing("as a pie chart please"), read_drawing("table"), read_drawing("chart it")
    (Drawing(chart=True, kind='pie'), Drawing(chart=False, kind=None), Drawing(chart=True, kind=None))
    >>> read_drawing("draw a line under 2025") is None, read_drawing("list") is None
    (True, True)
    """
    said = " ".join(text[: _LONGEST + 1].split())
    if not said or len(said) > _LONGEST:
        return None
    if _DRAW_IT.fullmatch(said):
        return Drawing()
    found = _SAID.fullmatch(said)
    word = found["word"].lower() if found else ""
    if found is None or (word in _ALONE and said.lower().rstrip(" .!?") == word):
        return None
    return Drawing(chart=word not in _NUMBERS, kind=_KINDS.get(word))
