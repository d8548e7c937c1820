"""`candor evaluate people` as tables, for a terminal and for a page that opens without a network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adapters.reports.page import FiguresTable, Paragraph, page

_SHARES = {
    "answered_unasked": "answered unasked",
    "wrong_among_unasked": "wrong among these",
    "right_within_two_taps": "right within two taps",
    "offered": "a right reading offered",
    "offered_first": "offered first",
    "refused_not_in_data": "refused: not in the data (unanswerable)",
    "ended_not_in_data": "ended with that reason (unanswerable)",
    "helped": "helped (no question)",
    "ambiguous_asked_or_named": "asked with two readings, or another one named (ambiguous)",
    "ambiguous_two_readings_offered": "two of its own readings offered (ambiguous)",
    "follow_ups_right_within_two_taps": "right within two taps (follow-ups)",
}
_SHORT = (
    "answered_unasked",
    "wrong_among_unasked",
    "right_within_two_taps",
    "offered",
    "offered_first",
)


def people_tables(figures: Mapping[str, Any]) -> list[FiguresTable]:
    """The figures that people_figures gives: of all, then kinds and voices beside one another."""
    overall = figures["overall"]
    return [
        FiguresTable(
            f"{overall['asks']:,} questions, shares with 95 % intervals",
            ("what", "share", "interval", "of"),
            [
                (words, _percent(found["share"]), _interval(found), f"{found['count']:,} of {found['of']:,}")
                for name, words in _SHARES.items()
                if (found := overall[name])["of"]
            ],
        ),
        _beside("By kind", "kind", figures["by_kind"]),
        _endings(figures["by_kind"]),
        _beside("By voice", "voice", figures["by_voice"]),
    ]


def people_summary(about: Mapping[str, Any]) -> str:
    """What was measured, and with what, in a sentence."""
    record = about["record"]
    calibrated = f"the record of {record['made_at'][:10]}" if record else "no calibration record"
    return (
        f"{about['log']}, {about['questions']:,} questions, on the warehouse {about['warehouse']} with {calibrated}; the "
        f"model {about['made_with']['model'][:12]}; asked as on {about['today']}, nothing remembered."
    )


def people_page(figures: Mapping[str, Any], about: Mapping[str, Any]) -> str:
    """The page of an evaluation."""
    return page("Questions as people ask them", [Paragraph(people_summary(about)), *people_tables(figures)])


def _beside(caption: str, what: str, groups: Mapping[str, Mapping[str, Any]]) -> FiguresTable:
    return FiguresTable(
        caption,
        (what, "asks", *(_SHARES[name] for name in _SHORT), "taps"),
        [
            (
                name,
                f"{found['asks']:,}",
                *(_percent(found[share]["share"]) for share in _SHORT),
                f"{found['taps_mean']:.1f}",
            )
            for name, found in groups.items()
        ],
    )


def _endings(groups: Mapping[str, Mapping[str, Any]]) -> FiguresTable:
    endings = list(next(iter(groups.values()))["outcomes"]) if groups else []
    return FiguresTable(
        "How they ended",
        ("kind", *(ending.replace("_", " ") for ending in endings)),
        [(name, *(f"{found['outcomes'][each]:,}" for each in endings)) for name, found in groups.items()],
    )


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def _interval(found: Mapping[str, Any]) -> str:
    words = f"{100 * found['low']:.1f} to {100 * found['high']:.1f}"
    return f"{words}, at most {100 * found['bound']:.1f}" if "bound" in found else words
