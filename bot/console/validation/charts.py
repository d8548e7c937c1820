"""The rules for data_visualization blocks:
https://docs.slack.dev/reference/block-kit/blocks/data-visualization-block.
"""

from __future__ import annotations

import math
from typing import Any

from bot.console.content import Json
from bot.console.validation.problems import Check, Problems, array, every, number, shape, string, typed

CHARTS = 2
_LABEL = string(1, 20)


def _finite(problems: Problems, pointer: str, value: Any) -> None:
    before = len(problems.found)
    number(problems, pointer, value)
    if len(problems.found) == before and isinstance(value, float) and not math.isfinite(value):
        problems.add(pointer, "must be a finite number")


def _positive(problems: Problems, pointer: str, value: Any) -> None:
    if value <= 0:
        problems.add(pointer, "must be greater than 0")


def _one_value_a_category(problems: Problems, pointer: str, value: Any) -> None:
    """Series have names of their own, and each has exactly one value for every category."""
    categories = sorted(value["axis_config"]["categories"])
    names = [series["name"] for series in value["series"]]
    if len(set(names)) < len(names):
        problems.add(f"{pointer}/series", "series names must be unique")
    for index, series in enumerate(value["series"]):
        if sorted(point["label"] for point in series["data"]) != categories:
            problems.add(f"{pointer}/series/{index}/data", "must have exactly one value for each category")


_POINT = shape({"label": _LABEL, "value": _finite})
_AXES = shape({"categories": array(_LABEL, 1, 20)}, {"x_label": string(1, 50), "y_label": string(1, 50)})
_SERIES = shape({"name": _LABEL, "data": array(_POINT, 1, 20)})
_LINES = every(shape({"series": array(_SERIES, 1, 6), "axis_config": _AXES}), _one_value_a_category)
_SEGMENT = shape({"label": _LABEL, "value": every(_finite, _positive)})
_CHART = typed({**dict.fromkeys(("line", "bar", "area"), _LINES), "pie": shape({"segments": array(_SEGMENT, 1, 6)})})

CHART: dict[str, Check] = {"title": string(1, 50), "chart": _CHART}


def check_charts(problems: Problems, pointer: str, charts: list[tuple[int, Json]]) -> None:
    """At most two charts in a message."""
    if len(charts) > CHARTS:
        problems.add(f"{pointer}/{charts[CHARTS][0]}", f"no more than {CHARTS} data_visualization blocks allowed")
