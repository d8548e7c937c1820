"""What `candor bench --served` holds its figures against, and how it says them to people.

The bounds are of the sample's questions: what an ask may cost a model server and this process, and how asks are to grow
with so many at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

GROWTH_TO = 16
"""At so many asks at once their rate is compared with that of one at a time."""
WITHOUT = "without_writer_and_precedents"
"""Figures of asks without what writes the sample's queries from words and the questions whose queries are known, as a
warehouse has them that nothing was made for."""


@dataclass(frozen=True)
class ServedBound:
    """A figure, what it counts in words, and its bound: the most or the least that it may be."""

    figure: str
    words: str
    at_most: float | None = None
    at_least: float | None = None

    def met(self, value: float | None) -> bool | None:
        """Whether a value keeps the bound; None where nothing was measured."""
        if value is None:
            return None
        return (self.at_most is None or value <= self.at_most) and (self.at_least is None or value >= self.at_least)

    def limit(self) -> dict[str, float]:
        """The bound by its kind."""
        named = {"at_most": self.at_most, "at_least": self.at_least}
        return {kind: value for kind, value in named.items() if value is not None}


BOUNDS = (
    ServedBound("requests_per_ask", "requests an ask", at_most=20),
    ServedBound("computed_prompt_tokens_per_ask", "computed prompt tokens an ask", at_most=6_000),
    ServedBound("cpu_seconds_per_ask", "Candor's CPU seconds an ask", at_most=0.15),
    ServedBound("growth_to_16", "16 asks at once, of 16 times one's rate", at_least=0.7),
)


def growth(rates: Mapping[str, float]) -> float | None:
    """Asks a second at sixteen at once, of sixteen times those of one at a time: 1 is linear. None before both are
    measured.

    >>> growth({"1": 0.5, "8": 3.0, "16": 4.0})
    0.5
    """
    one, many = rates.get("1"), rates.get(str(GROWTH_TO))
    return round(many / (GROWTH_TO * one), 3) if one and many is not None else None


def held(figures: Mapping[str, Any]) -> dict[str, Any]:
    """The figures with the growth of their rates, and each bound with whether it is met (None: not measured)."""
    found = {**figures, "growth_to_16": growth(figures["asks_per_second"])}
    bounds = {each.figure: {**each.limit(), "met": each.met(found.get(each.figure))} for each in BOUNDS}
    return {**found, "bounds": bounds}


def rows(report: Mapping[str, Any]) -> Iterator[tuple[str, str, str, str, str]]:
    """A report's table: what, on the sample, there without its writer and known questions, the bound, met or missed."""
    without = report.get(WITHOUT, {})
    for each in BOUNDS:
        [(kind, limit)] = each.limit().items()
        bound = f"{kind.replace('_', ' ')} {limit:,}"
        value = report.get(each.figure)
        yield each.words, _said(value), _said(without.get(each.figure)), bound, _verdict(each.met(value))
    for figure, words in (("ask_s_median", "seconds an ask, at the median"), ("answered_unasked", "answered unasked")):
        yield words, _said(report.get(figure)), _said(without.get(figure)), "", ""
    for at_once, rate in report.get("asks_per_second", {}).items():
        yield f"asks a second, {at_once} at once", _said(rate), "", "", ""


def _said(value: float | None) -> str:
    return "" if value is None else f"{value:,}"


def _verdict(met: bool | None) -> str:
    return "not measured" if met is None else "met" if met else "missed"
