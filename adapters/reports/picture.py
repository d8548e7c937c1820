"""Charts as a PNG picture, for places that cannot draw them themselves. The same charts give the same bytes."""

from __future__ import annotations

import io
import threading
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Drawn = Literal["line", "area", "bar", "pie"]
_PANEL_INCHES, _DOTS_PER_INCH = (7.0, 4.2), 150
_FONT = "DejaVu Sans"
"""Comes with matplotlib, so that every machine draws the same."""
_STYLE: Any = {
    "font.family": _FONT,
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.parse_math": False,  # "$" in somebody's data is a dollar
}
_NUMBER = "{x:,.10g}"
_FEW, _SHORT = 6, 10
_BAR_WIDTH, _SHADE = 0.8, 0.35
_drawing = threading.Lock()
"""matplotlib's settings and fonts are those of the whole process."""


@dataclass(frozen=True, slots=True)
class PictureChart:
    """A chart to draw: `series` are names with one value for each of `labels`, in their order; a pie has one series
    of positive values."""

    title: str
    kind: Drawn
    labels: tuple[str, ...]
    series: tuple[tuple[str, tuple[float, ...]], ...]
    x_label: str = ""
    y_label: str = ""


def picture(charts: Sequence[PictureChart]) -> bytes | None:
    """A PNG with the charts one under the other; None where there is none, or where the font lacks a letter of them."""
    import matplotlib
    from matplotlib.figure import Figure

    if not charts or not _is_legible(_texts(charts)):
        return None
    width, height = _PANEL_INCHES
    with _drawing, matplotlib.rc_context(_STYLE), io.BytesIO() as file:
        figure = Figure(figsize=(width, height * len(charts)), layout="constrained")
        for place, chart in enumerate(charts):
            _draw(figure.add_subplot(len(charts), 1, place + 1), chart)
        figure.savefig(file, format="png", dpi=_DOTS_PER_INCH, metadata={"Software": None})
        return file.getvalue()


def _texts(charts: Sequence[PictureChart]) -> str:
    names = [name for chart in charts for name, _ in chart.series]
    return "".join([*(f"{each.title}{each.x_label}{each.y_label}{''.join(each.labels)}" for each in charts), *names])


def _is_legible(text: str) -> bool:
    """Whether the font has every letter; it joins none and knows no right to left."""
    from matplotlib.font_manager import findfont, get_font

    with _drawing:
        letters = get_font(findfont(_FONT, fallback_to_default=False)).get_charmap()
    return all(ord(each) in letters and unicodedata.bidirectional(each) not in ("R", "AL", "AN") for each in text)


def _draw(axes: Axes, chart: PictureChart) -> None:
    axes.set_title(chart.title)
    if chart.kind == "pie":
        [(_, values)] = chart.series
        whole = sum(values)
        named = [f"{label}: {value / whole:.1%}" for label, value in zip(chart.labels, values, strict=True)]
        axes.pie(values, labels=named, startangle=90, counterclock=False)
        return
    places = range(len(chart.labels))
    for number, (name, values) in enumerate(chart.series):
        if chart.kind == "bar":
            each = _BAR_WIDTH / len(chart.series)
            left = each * (number + 0.5) - _BAR_WIDTH / 2
            axes.bar([place + left for place in places], values, each, label=name)
            continue
        [line] = axes.plot(places, values, marker="o", markersize=3, label=name)
        if chart.kind == "area":
            axes.fill_between(places, values, alpha=_SHADE, color=line.get_color())
    _lay_out(axes, chart)


def _lay_out(axes: Axes, chart: PictureChart) -> None:
    """Names of the axes and what they count in. The upright one shows zero: a cut axis exaggerates."""
    from matplotlib.ticker import StrMethodFormatter

    is_tight = len(chart.labels) > _FEW or max(map(len, chart.labels)) > _SHORT
    slanted: Any = {"rotation": 40, "ha": "right", "rotation_mode": "anchor"} if is_tight else {}
    axes.set_xticks(range(len(chart.labels)), chart.labels, **slanted)
    axes.set_xlabel(chart.x_label)
    axes.set_ylabel(chart.y_label)
    axes.yaxis.set_major_formatter(StrMethodFormatter(_NUMBER))
    values = [value for _, series in chart.series for value in series]
    if min(values) >= 0:
        axes.set_ylim(bottom=0)
    elif max(values) <= 0:
        axes.set_ylim(top=0)
    else:
        axes.axhline(0, color="black", linewidth=0.8)
    if len(chart.series) > 1:
        axes.legend(frameon=False)
