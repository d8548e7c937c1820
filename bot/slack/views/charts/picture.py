"""The charts of a result as a picture and its words, for workspaces that do not know Slack's block of charts. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from html import unescape

from adapters.reports.picture import PictureChart, picture
from bot.slack.views.charts.chart import ShownChart
from bot.slack.views.kit import Block
from bot.slack.views.text import cut, one_line
from bot.wording import answering

LONGEST_ALT_TEXT = 1000
"""Slack's limit, in characters."""


def chart_picture(shown: Sequence[ShownChart]) -> bytes | None:
    """One PNG of these charts; None where there is none, or where its font has no letters for it."""
    return picture([picture_chart(each.block) for each in shown])


def picture_alt(shown: Sequence[ShownChart]) -> str:
    """What the picture shows, for who cannot see it: unescaped, within Slack's limit."""
    said = [
        answering.pictured(each.block["chart"]["type"], unescape(each.block["title"]), one_line(each.text))
        for each in shown
    ]
    return cut(" ".join(said), LONGEST_ALT_TEXT)


def picture_chart(block: Block) -> PictureChart:
    """A data_visualization block as what is drawn; its texts are escaped for Slack alone."""
    chart, title = block["chart"], unescape(block["title"])
    if chart["type"] == "pie":
        parts = chart["segments"]
        labels, values = tuple(unescape(each["label"]) for each in parts), tuple(each["value"] for each in parts)
        return PictureChart(title, "pie", labels, ((title, values),))
    axes = chart["axis_config"]
    series = tuple(
        (unescape(each["name"]), tuple(point["value"] for point in each["data"])) for each in chart["series"]
    )
    labels = tuple(unescape(each) for each in axes["categories"])
    return PictureChart(title, chart["type"], labels, series, unescape(axes["x_label"]), unescape(axes["y_label"]))
