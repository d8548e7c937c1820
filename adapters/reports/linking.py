"""Linking, measured, as a page: figures in tables, and plots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from adapters.reports.page import FiguresTable, Heading, Paragraph, Part, Plot, page, plot
from reliability.calibration.linking_calibrate import DEFAULT_MERGE, DEFAULT_MODE
from reliability.evaluation.linking_measure import SERVED

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Row = Mapping[str, Any]
LISTS = ("tables", "columns", "joint")
_NAMES = {
    "marginal": "marginal",
    "label_conditional": "label-conditional",
    "nearest_neighbour": "nearest-neighbour",
    "majority": "majority",
    "random_permutation": "random permutation",
    "token_probability": "threshold on the token probability",
    "top2_gap": "threshold on the top-2 gap",
}
_COLOURS = {
    "label_conditional": "#1f5fa8",
    "marginal": "#c2571a",
    "nearest_neighbour": "#3d8b57",
    "token_probability": "#7a7a7a",
    "top2_gap": "#b0a030",
}
_WAYS = {
    "by_question": "halves by question",
    "by_database": "halves by database",
    "test": "calibrated on the log's calibrate part, measured on its test split",
}
_NOTE = (
    "Coverage: flagged branching points / branching points. EAR: falsely flagged steps / all steps. EM among questions "
    "that were linked; TAR and FAR: abstained and would have been wrong, right; over all questions. Thresholds are set "
    "where they are used, at the same EAR, which favours them. Lift: coverage beyond a threshold's, in points (the "
    "threshold's coverage in brackets); of AUCs that of the layer ranked first beyond a threshold's, with its 95 % "
    "interval over groups of questions. A person settles a flagged list with one question."
)


def linking_page(figures: Mapping[str, Any]) -> str:
    """The page of `candor evaluate linking`: `figures` are what its JSON holds."""
    parts = [part for name, found in figures["data_sets"].items() for part in _data_set(name, found)]
    about = ", ".join(f"{key} {str(value)[:16]}" for key, value in figures["made_with"].items())
    return page("Linking that knows when it branches, measured", parts, f"{about}. {_NOTE}")


def _data_set(name: str, found: Mapping[str, Any]) -> Iterator[Part]:
    yield Heading(f"{name.replace('_', ' ')}: {found['questions']} questions")
    yield _layers(found)
    yield Paragraph(f"Both jointly, unwatched: EM {_share(found['joint']['em_without_abstention'])}.")
    for way, words in _WAYS.items():
        if way in found:
            rows: list[Row] = found[way]
            yield Heading(f"{words} ({rows[0]['divisions']})", "h3")
            yield from _defaults(rows, _served(found))
            yield from _plots(rows)
    if found.get("person"):
        yield _person(found["person"])


# --- tables ----------------------------------------------------------------------------------------


def _layers(found: Mapping[str, Any]) -> FiguresTable:
    rows = []
    for kind in ("tables", "columns"):
        about = found[kind]
        best = max((one["auc"] or 0.0 for one in about["auc_by_layer"]), default=None)
        by_layer = sorted(about["auc_by_layer"], key=lambda one: one["layer"])
        each = " · ".join(f"{one['layer']}: {_number(one['auc'], 3)}" for one in by_layer)
        base = about["auc_of_baselines"]
        rows.append(
            [
                kind,
                about["steps"],
                about["free_steps"],
                about["branching_points"],
                _number(best, 3),
                each,
                *(
                    f"{_number(base[name], 3)} {_beyond(about['auc_lift'][name])}"
                    for name in ("token_probability", "top2_gap")
                ),
                _share(about["em_without_abstention"]),
            ]
        )
    head = [
        "lists of",
        "steps",
        "free",
        "branching",
        "best AUC",
        "AUC by layer",
        "AUC token probability (lift)",
        "AUC top-2 gap (lift)",
        "EM unwatched",
    ]
    return FiguresTable("Steps, and how well they are told apart", head, rows)


def _served(found: Mapping[str, Any]) -> str:
    """How many layers of each kind of list are kept.

    >>> _served({"tables": {"layers_served": 1}, "columns": {"layers_served": 3}})
    'layers kept: 1 of tables, 3 of columns'
    """
    return "layers kept: " + ", ".join(f"{found[kind]['layers_served']} of {kind}" for kind in ("tables", "columns"))


def _defaults(rows: Sequence[Row], served: str) -> Iterator[FiguresTable]:
    """What is served at every α, and its lift over the baselines at the same EAR."""
    for lists in LISTS:
        lines = []
        for row in _default_rows(rows):
            of, base = row[lists], row["baselines_at_equal_ear"]
            lines.append(
                [
                    f"{row['alpha']:g}",
                    _spread(of),
                    _share(of["ear"]),
                    _lift(of, base["token_probability"][lists]),
                    _lift(of, base["top2_gap"][lists]),
                    _halt(of["abstain"]),
                    _halt(of["surrogate"]),
                    _share(of["ask"]["em"]),
                    _number(of["ask"]["questions"], 2),
                ]
            )
        head = [
            "α",
            "coverage",
            "EAR",
            "lift over token probability",
            "lift over top-2 gap",
            "abstain EM / TAR / FAR",
            "surrogate EM / TAR / FAR",
            "person EM",
            "questions",
        ]
        named = f"{lists}, as served: {_NAMES[DEFAULT_MODE]}, {_NAMES[DEFAULT_MERGE]}, {served}"
        yield FiguresTable(named, head, lines)


def _person(found: Mapping[str, Any]) -> FiguresTable:
    row = [
        found["questions"],
        f"{found['alpha']:g}",
        _share(found["tables_em"]),
        _share(found["joint_em"]),
        _share(found["joint_em_of_all"]),
        _share(found["abstained"]),
        _number(found["questions_per_ask"], 2),
    ]
    head = ["asks", "α", "tables EM", "joint EM", "joint EM of all", "abstained", "questions per ask"]
    return FiguresTable(f"The whole flow with a simulated person, {found['budget']} questions at most", head, [row])


def _share(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.1f} %"


def _number(value: float | None, places: int) -> str:
    return "–" if value is None else f"{value:.{places}f}"


def _beyond(lift: Row | None) -> str:
    """The AUC of the layer ranked first beyond a baseline's, with its 95 % interval.

    >>> _beyond({"mean": 0.031, "low": 0.01, "high": 0.05})
    '(+0.031, +0.010 to +0.050)'
    """
    return "(–)" if lift is None else f"({lift['mean']:+.3f}, {lift['low']:+.3f} to {lift['high']:+.3f})"


def _spread(of: Row) -> str:
    return f"{_share(of['coverage'])} ± {100 * of.get('coverage_sd', 0):.1f}"


def _lift(of: Row, base: Row) -> str:
    """How much more of the branching points is covered than by a baseline, in points; the baseline's coverage too."""
    if of["coverage"] is None or base["coverage"] is None:
        return "–"
    return f"{100 * (of['coverage'] - base['coverage']):+.1f} ({_share(base['coverage'])})"


def _halt(of: Row) -> str:
    return " / ".join(_share(of[name]) for name in ("em", "tar", "far"))


# --- plots  ----------------------------------------------------------------------------------------


def _line(rows: Sequence[Row], mode: str, merge: str) -> list[Row]:
    """The rows of what is served, by rising α."""
    found = [row for row in rows if (row["mode"], row["merge"], row["k"]) == (mode, merge, SERVED)]
    return sorted(found, key=lambda row: row["alpha"])


def _default_rows(rows: Sequence[Row]) -> list[Row]:
    return _line(rows, DEFAULT_MODE.value, DEFAULT_MERGE.value)


def _plots(rows: Sequence[Row]) -> Iterator[Plot]:
    """Each with three panels: tables, columns, jointly."""
    for caption, drawn in (
        ("Coverage of branching points against EAR", _coverage_against_ear),
        ("Risk (1 − EM) against the share of questions linked, policy abstain", _risk),
        ("Coverage against its promise 1 − α", _promise),
        ("EAR by number of layers, α = 0.1", _ear_by_layers),
    ):

        def draw(panels: list[Axes], one: Callable[[Any, Sequence[Row], str], None] = drawn) -> None:
            for axes, lists in zip(panels, LISTS, strict=True):
                one(axes, rows, lists)
                axes.set_title(lists)
                axes.grid(alpha=0.25)

        yield plot(caption, len(LISTS), draw, legend_below=True)


def _modes(rows: Sequence[Row]) -> Iterator[tuple[str, str, list[Row]]]:
    """Set mode, merge and their rows with as many layers as are served."""
    for mode in dict.fromkeys(row["mode"] for row in rows):
        for merge in dict.fromkeys(row["merge"] for row in rows):
            yield mode, merge, _line(rows, mode, merge)


def _plot(axes: Any, points: Sequence[tuple[float | None, float | None]], name: str, merge: str = "") -> None:
    found = sorted((x, y) for x, y in points if x is not None and y is not None)
    style = {"linestyle": ":" if merge == "majority" else "-", "marker": "o", "markersize": 3}
    label = f"{_NAMES[name]}{f', {_NAMES[merge]}' if merge else ''}"
    axes.plot([x for x, _ in found], [y for _, y in found], color=_COLOURS[name], label=label, **style)


def _baselines(rows: Sequence[Row]) -> Iterator[tuple[str, list[Row]]]:
    default = [row["baselines_at_equal_ear"] for row in _default_rows(rows)]
    for name in ("token_probability", "top2_gap"):
        yield name, [base[name] for base in default]


def _coverage_against_ear(axes: Any, rows: Sequence[Row], lists: str) -> None:
    for mode, merge, line in _modes(rows):
        _plot(axes, [(r[lists]["ear"], r[lists]["coverage"]) for r in line], mode, merge)
    for name, line in _baselines(rows):
        _plot(axes, [(r[lists]["ear"], r[lists]["coverage"]) for r in line], name)
    axes.set(xlabel="EAR", ylabel="coverage", ylim=(0, 1.02))
    axes.set_xlim(left=0)


def _risk(axes: Any, rows: Sequence[Row], lists: str) -> None:
    def points(line: Sequence[Row]) -> list[tuple[float | None, float | None]]:
        halts = [r[lists]["abstain"] for r in line]
        return [(1 - h["tar"] - h["far"], None if h["em"] is None else 1 - h["em"]) for h in halts]

    for mode, merge, line in _modes(rows):
        _plot(axes, points(line), mode, merge)
    for name, line in _baselines(rows):
        _plot(axes, points(line), name)
    axes.set(xlabel="share linked", ylabel="risk")
    axes.set_ylim(bottom=0)


def _promise(axes: Any, rows: Sequence[Row], lists: str) -> None:
    for mode, merge, line in _modes(rows):
        _plot(axes, [(1 - r["alpha"], r[lists]["coverage"]) for r in line], mode, merge)
    axes.plot([0.7, 1], [0.7, 1], color="black", linewidth=0.8, linestyle="--", label="the promise")
    axes.set(xlabel="1 − α", ylabel="coverage")


def _ear_by_layers(axes: Any, rows: Sequence[Row], lists: str) -> None:
    at = min({row["alpha"] for row in rows}, key=lambda alpha: abs(alpha - 0.1))
    for mode in dict.fromkeys(row["mode"] for row in rows):
        for merge in dict.fromkeys(row["merge"] for row in rows):
            line = [r for r in rows if (r["mode"], r["merge"], r["alpha"]) == (mode, merge, at)]
            line = [r for r in line if r["k"] != SERVED]
            _plot(axes, [(r["k"], r[lists]["ear"]) for r in line], mode, merge)
    axes.set(xlabel="layers", ylabel="EAR")
    axes.set_ylim(bottom=0)
