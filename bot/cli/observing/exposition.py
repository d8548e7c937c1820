"""Prometheus' text format, version 0.0.4: HELP, TYPE and the samples of each metric, together and each once."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_NAME = re.compile(r"[a-zA-Z_:][a-zA-Z0-9_:]*")
_LABEL = re.compile(r"(?!__)[a-zA-Z_][a-zA-Z0-9_]*")


@dataclass(frozen=True)
class MetricValue:
    """One number of a metric. `suffix` follows the metric's name: a histogram's are _bucket, _sum and _count."""

    value: float
    labels: Mapping[str, str] = field(default_factory=dict)
    suffix: str = ""


@dataclass(frozen=True)
class Metric:
    """A metric with its numbers. Raises ValueError for a name that the format does not take."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    meaning: str
    measured: tuple[MetricValue, ...]

    def __post_init__(self) -> None:
        labels = {label for each in self.measured for label in each.labels}
        if not _NAME.fullmatch(self.name) or not all(_LABEL.fullmatch(label) for label in labels):
            raise ValueError(f"{self.name} or one of its labels is no name of a metric")


def exposition(metrics: Iterable[Metric]) -> str:
    r"""The text of metrics; one that has no numbers is left out.

    >>> print(exposition([Metric("asks", "gauge", "How many.", (MetricValue(2, {"why": 'a "b"'}),))]), end="")
    # HELP asks How many.
    # TYPE asks gauge
    asks{why="a \"b\""} 2
    """
    lines = []
    for metric in metrics:
        if metric.measured:
            lines += [f"# HELP {metric.name} {_escaped(metric.meaning)}", f"# TYPE {metric.name} {metric.kind}"]
            lines += [
                f"{metric.name}{each.suffix}{_labels(each.labels)} {number(each.value)}" for each in metric.measured
            ]
    return "".join(f"{line}\n" for line in lines)


def histogram(
    bounds: tuple[float, ...], sorted_in: list[int], total: float, labels: Mapping[str, str]
) -> list[MetricValue]:
    """A histogram's numbers: how many were at most each bound, all, and their sum. `sorted_in` counts those between a
    bound and the one before, and at its end those above all."""
    found, so_far = [], 0
    for bound, count in zip((*bounds, math.inf), sorted_in, strict=True):
        so_far += count
        found.append(MetricValue(so_far, {**labels, "le": number(bound)}, "_bucket"))
    return [*found, MetricValue(total, labels, "_sum"), MetricValue(so_far, labels, "_count")]


def number(value: float) -> str:
    """A number as the format writes it.

    >>> number(3), number(0.25), number(math.inf), number(math.nan)
    ('3', '0.25', '+Inf', 'NaN')
    """
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "+Inf" if value > 0 else "-Inf"
    return str(int(value)) if value == int(value) and abs(value) < 2**53 else repr(float(value))


def _labels(labels: Mapping[str, str]) -> str:
    inner = ",".join(f'{name}="{_escaped(value, quotes=True)}"' for name, value in labels.items())
    return f"{{{inner}}}" if inner else ""


def _escaped(text: str, *, quotes: bool = False) -> str:
    plain = text.replace("\\", "\\\\").replace("\n", "\\n")
    return plain.replace('"', '\\"') if quotes else plain
