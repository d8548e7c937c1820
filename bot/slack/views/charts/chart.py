"""Which chart a result makes, if any: rows → at most two data_visualization blocks within Slack's limits. Pure.

A chart is drawn only where it cannot mislead. A line joins periods that follow each other evenly, in their order; a
pie shows parts that add up to the whole; numbers that are not counted in the same thing, or of which one dwarfs the
other, do not share an axis; and what is not whole (a result that a limit cut, a value that is missing, more
categories than fit) has no chart. The table beside it shows the same numbers in any case.

Limits: https://docs.slack.dev/reference/block-kit/blocks/data-visualization-block
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import unescape
from typing import Literal, get_args

from bot.slack.views.cells import MONTH_NUMBERS, cell_text, column_numbers, is_label, month, number, unit_of
from bot.slack.views.charts.periods import is_year, periods
from bot.slack.views.kit import Block
from bot.slack.views.text import data, one_line
from bot.wording import answering, phrasing
from reliability.sql.reading.days import day_of
from reliability.values import Cell, Rows

ChartKind = Literal["line", "bar", "area", "pie"]
CHART_KINDS: tuple[ChartKind, ...] = get_args(ChartKind)
MAX_CHARTS, MAX_SERIES, MAX_CATEGORIES, MAX_SEGMENTS = 2, 6, 20, 6
"""Slack's limits for a message, a chart, an axis and a pie."""

_TITLE, _LABEL = 50, 20
_FEWEST_IN_A_LINE = 3
_LARGEST = 10**15
"""Beyond it, a number in JSON is no longer exact."""
_DWARFS = 20
"""The largest value of one measure over that of another from which the smaller is flat on a shared axis."""
_WHOLE, _NEAR = 100.0, 0.5
_COUNT, _DIFFERENT = "number of ", "number of different "
_ADDS_UP = (_COUNT, "total ", "sum of ")
_RUNNING = re.compile(r"(?i)\b(running|cumulative|accumulated)\b")


@dataclass(frozen=True, slots=True)
class ShownChart:
    """A data_visualization block, and its numbers as words for who cannot see it (unescaped)."""

    block: Block
    text: str


@dataclass(frozen=True, slots=True)
class _Axis:
    """The categories, one for each row: `places` are where they stand in time, None for mere names."""

    name: str
    labels: tuple[str, ...]
    places: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class _Measure:
    """A column of numbers, one for each category; `shown` is how they read, in percent where they are shares."""

    name: str
    unit: str
    values: tuple[int | float, ...]
    shown: tuple[str, ...]

    @property
    def largest(self) -> float:
        return float(max(map(abs, self.values)))


def charts(
    rows: Rows, wanted: ChartKind | None = None, *, whole: bool = False, first: bool = False
) -> tuple[ShownChart, ...]:
    """The charts of a result whose columns are named for people; none where it makes none that is true, or none that is
    true of the kind that is `wanted`. `whole`: no category is left out of the result, so that its parts add up;
    `first`: only so many were asked for, which the title says.

    >>> [made] = charts(Rows(("month", "number of orders"), (("2026-02", 5), ("2026-01", 4), ("2026-03", 6))))
    >>> made.block["chart"]["type"], made.block["title"], made.text
    ('line', 'Number of orders by month', 'January 2026: 4; February 2026: 5; March 2026: 6')
    """
    if rows.truncated or not 2 <= len(rows.rows) <= MAX_CATEGORIES:
        return ()
    columns = [(name, [row[place] for row in rows.rows]) for place, name in enumerate(rows.columns)]
    kinds = [column_kind(name, values) for name, values in columns]
    if (
        kinds.count("category") != 1
        or not 1 <= kinds.count("measure") <= MAX_SERIES
        or {"neither", "incomplete"} & {*kinds}
    ):
        return ()
    axis = _axis(*columns[kinds.index("category")])
    if axis is None:
        return ()
    measures = [
        _measure(name, values) for (name, values), kind in zip(columns, kinds, strict=True) if kind == "measure"
    ]
    groups = _groups(measures)
    if len(groups) > MAX_CHARTS:
        return ()
    made = [_chart(axis, group, wanted, whole, len(rows.rows) if first else 0) for group in groups]
    return tuple(each for each in made if each is not None) if all(made) else ()


def column_kind(name: str, values: Sequence[Cell]) -> str:
    """What a column is to a chart: "category", "measure", or else there is no chart: "incomplete", a measure with no
    value in some rows, or "neither"."""
    numbers = [v for v in values if isinstance(v, int | float) and not isinstance(v, bool)]
    if any(isinstance(v, bytes) for v in values) or all(v is None for v in values):
        return "neither"
    if not numbers:
        return "category"
    if is_year(name) or name in MONTH_NUMBERS:
        return "category" if all(isinstance(v, int) for v in numbers) else "neither"
    if is_label(name) or not all(-_LARGEST < v < _LARGEST for v in numbers):  # NaN is in no range
        return "neither"
    missing = sum(value is None for value in values)
    return (
        "measure"
        if len(numbers) == len(values)
        else "incomplete"
        if len(numbers) + missing == len(values)
        else "neither"
    )


def _axis(name: str, values: Sequence[Cell]) -> _Axis | None:
    """The categories; None where two of them would look alike."""
    years = is_year(name)
    numbers = [
        number(v) if years and isinstance(v, int) else each
        for v, each in zip(values, column_numbers(name, values), strict=True)
    ]
    labels = tuple(
        data(numbers[place] or _label(value), _LABEL) or cell_text(value, _LABEL) for place, value in enumerate(values)
    )
    places = periods(name, values)
    return _Axis(name, labels, places) if len(set(labels)) == len(labels) else None


def _label(value: Cell) -> str:
    """A category in words, unescaped; "" where `cell_text` has a word for it."""
    if not isinstance(value, str):
        return answering.NO_VALUE if value is None else ""
    day = day_of(value)
    return day.isoformat() if day else month(value[: 4 * _LABEL])


def _measure(name: str, values: Sequence[Cell]) -> _Measure:
    unit = unit_of(name)
    exact = [float(number(v)) if isinstance(v, float) else v for v in values if isinstance(v, int | float)]
    scaled = [float(number(100.0 * v)) for v in exact] if unit == "share" else exact
    shown = [each or "" for each in column_numbers(name, values)]
    return _Measure(name, "percent" if unit == "share" else unit, tuple(scaled), tuple(shown))


def _groups(measures: Sequence[_Measure]) -> list[list[_Measure]]:
    """The measures by what can share an axis: counted in the same thing, and none dwarfed by another."""
    groups: list[list[_Measure]] = []
    for measure in measures:
        for group in groups:
            if all(_share_an_axis(measure, other) for other in group):
                group.append(measure)
                break
        else:
            groups.append([measure])
    return groups


def _share_an_axis(one: _Measure, other: _Measure) -> bool:
    if one.unit != other.unit or (not one.unit and not (one.name.startswith(_COUNT) and other.name.startswith(_COUNT))):
        return False
    low, high = sorted((one.largest, other.largest))
    return low * _DWARFS >= high


def _chart(
    axis: _Axis, measures: Sequence[_Measure], wanted: ChartKind | None, whole: bool, first: int
) -> ShownChart | None:
    """The chart of measures that share an axis; None where there is nothing to see, where names would look alike, or
    where the kind that is wanted would mislead."""
    if not any(measure.largest for measure in measures):
        return None
    names = _series_names([_without_unit(measure) for measure in measures])
    if len(set(names)) < len(names):
        return None
    order = [row for _, row in sorted(zip(axis.places or [0] * len(axis.labels), range(len(axis.labels)), strict=True))]
    only = answering.the_first(first) if first else ""
    title = data(answering.chart_title([_without_unit(m) for m in measures], axis.name), _TITLE - len(only)) + only
    kind = wanted or _drawn_as(axis, measures)
    if wanted and not _may_be(wanted, axis, measures, whole):
        return None
    if kind == "pie":
        values = measures[0].values
        chart: Block = {"segments": [{"label": axis.labels[i], "value": values[i]} for i in order]}
    else:
        series = [
            {"name": name, "data": [{"label": axis.labels[i], "value": measure.values[i]} for i in order]}
            for name, measure in zip(names, measures, strict=True)
        ]
        config = {
            "categories": [axis.labels[i] for i in order],
            "x_label": data(axis.name, _TITLE) or phrasing.NO_NAME,
            "y_label": data(_counted_in(measures), _TITLE) or phrasing.NO_NAME,
        }
        chart = {"series": series, "axis_config": config}
    block: Block = {"type": "data_visualization", "title": title, "chart": {"type": kind, **chart}}
    said = "; ".join(
        f"{unescape(axis.labels[i])}: {', '.join(measure.shown[i] for measure in measures)}" for i in order
    )
    return ShownChart(block, said)


def _series_names(names: Sequence[str]) -> list[str]:
    """What series are called: where their names begin alike and are too long, by where they differ.

    >>> _series_names(["total net sales in Q3 2026", "total net sales in Q3 2025"])
    ['Q3 2026', 'Q3 2025']
    >>> _series_names(["number of orders", "number of customers"])
    ['number of orders', 'number of customers']
    """
    cut_names = [data(name, _LABEL) or phrasing.NO_NAME for name in names]
    if len(set(cut_names)) == len(names) or len(set(names)) < len(names):
        return cut_names
    each = [name.split(" ") for name in names]
    alike = 0
    while all(len(words) > alike + 2 for words in each) and len({words[alike] for words in each}) == 1:
        alike += 1
    return [data(" ".join(words[alike:]), _LABEL) or phrasing.NO_NAME for words in each]


def _may_be(kind: ChartKind, axis: _Axis, measures: Sequence[_Measure], whole: bool) -> bool:
    """Whether a kind tells the truth: lines and areas join what follows in time, areas stand on zero, a pie has the
    parts of a whole."""
    first = measures[0]
    if kind == "bar":
        return True
    if kind == "pie":
        adds_up = first.name.startswith(_ADDS_UP) and not first.name.startswith(_DIFFERENT)
        parts = _is_whole(first) or (whole and adds_up)
        return len(measures) == 1 and parts and min(first.values) > 0 and len(axis.labels) <= MAX_SEGMENTS
    in_time = axis.places is not None and len(axis.labels) >= 2
    return in_time and (kind == "line" or (len(measures) == 1 and min(first.values) >= 0))


def _is_whole(measure: _Measure) -> bool:
    return measure.unit == "percent" and abs(sum(measure.values) - _WHOLE) <= _NEAR


def _drawn_as(axis: _Axis, measures: Sequence[_Measure]) -> ChartKind:
    first = measures[0]
    if axis.places is not None and len(axis.labels) >= _FEWEST_IN_A_LINE:
        runs_up = len(measures) == 1 and bool(_RUNNING.search(first.name)) and min(first.values) >= 0
        return "area" if runs_up else "line"
    if len(measures) == 1 and _is_whole(first) and min(first.values) > 0 and len(axis.labels) <= MAX_SEGMENTS:
        return "bar" if axis.places is not None else "pie"
    return "bar"


def _without_unit(measure: _Measure) -> str:
    return one_line(measure.name.removesuffix(f", in {measure.unit}"))


def _counted_in(measures: Sequence[_Measure]) -> str:
    """What stands beside the upright axis."""
    if measures[0].unit:
        return measures[0].unit
    return _without_unit(measures[0]) if len(measures) == 1 else _COUNT.split()[0]
