"""A report as one self-contained page: headings, text, tables and plots. Opens without a network.

`page.html.jinja` beside this is the page; everything that stands in it is escaped there.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import jinja2
from markupsafe import Markup

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_PANEL_INCHES = (3.7, 3.4)
_DRAWN: Any = {
    "font.size": 9,
    "svg.hashsalt": "candor",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "svg.fonttype": "path",
}
"""How plots are drawn: the same figures give the same bytes."""


@dataclass(frozen=True)
class Heading:
    """A heading of the second or third order."""

    text: str
    kind: Literal["h2", "h3"] = "h2"


@dataclass(frozen=True)
class Paragraph:
    """Sentences."""

    text: str
    kind: ClassVar = "text"


@dataclass(frozen=True)
class FiguresTable:
    """A caption, headings, and rows of as many cells."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[object]]
    kind: ClassVar = "table"


@dataclass(frozen=True)
class Plot:
    """A drawn plot."""

    caption: str
    svg: Markup
    kind: ClassVar = "plot"


Part = Heading | Paragraph | FiguresTable | Plot


def page(title: str, parts: Sequence[Part], note: str = "") -> str:
    """The page; everything in it, nothing beside it."""
    return _template().render(title=title, parts=parts, note=note)


def plot(caption: str, panels: int, draw: Callable[[list[Axes]], None], *, legend_below: bool = False) -> Plot:
    """Panels beside one another, drawn into the page as SVG. `legend_below`: one legend for all, of the first
    panel's.
    """
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(_DRAWN):
        width, height = _PANEL_INCHES
        figure = Figure(figsize=(width * panels, height), layout="constrained")
        axes = [figure.add_subplot(1, panels, panel + 1) for panel in range(panels)]
        draw(axes)
        if legend_below:
            handles, labels = axes[0].get_legend_handles_labels()
            figure.legend(handles, labels, loc="outside lower center", ncols=3, frameon=False, fontsize=8)
        with io.StringIO() as file:
            figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
            svg = file.getvalue()
    return Plot(caption, Markup(svg[svg.index("<svg") :]))


@cache
def _template() -> jinja2.Template:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
    )
    return environment.get_template("page.html.jinja")
