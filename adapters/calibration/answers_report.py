"""One self-contained HTML page of an evaluation: tables in the papers' form, and plots. Opens without a network."""

from __future__ import annotations

import base64
import html
import io
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from adapters.calibration.answers_selection import CONSISTENCY, COVERAGES, LIKELIHOOD, OURS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1d1c1d; }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: left; font-weight: 600; padding: .3rem 0; }
th, td { padding: .25rem .8rem; border-bottom: 1px solid #ddd; text-align: right; }
th:first-child, td:first-child { text-align: left; } img { max-width: 100%; } figure { margin: 1rem 0; }
"""
_COLOURS = {LIKELIHOOD: "#8a8a8a", CONSISTENCY: "#c27c0e", OURS: "#1264a3"}


Table = tuple[str, Sequence[str], Sequence[Sequence[str]]]
"""A caption, headings, and rows of as many cells: for a page and for a terminal."""


def selection_page(figures: Mapping[str, Mapping[str, Any]]) -> str:
    """The page of `candor evaluate selection`: `figures` by data set, as evaluate_selection gives them."""
    parts = []
    for name, found in figures.items():
        parts += [
            f"<h2>{html.escape(name)}</h2>",
            _paragraph(selection_summary(found)),
            *(_table(*table) for table in selection_tables(found)),
            _figure(_risk_coverage(found["risk_coverage"]), "Share wrong among the surest answers, over coverage"),
            _figure(_over_alpha(found["over_alpha"]), "RTS++ over α: accuracy among answers, and abstention; and one against the other"),
        ]  # fmt: skip
    return _page("Selection", parts)


def selection_summary(found: Mapping[str, Any]) -> str:
    """What one data set is and how it was measured."""
    return (
        f"{found['questions']:,} questions in {found['groups']:,} groups; for {_percent(found['with_right_candidate'])} "
        f"a right query is among the candidates. Random halves, {found['seeds']} seeds, α = {found['alpha']:g}."
    )


def selection_tables(found: Mapping[str, Any]) -> list[Table]:
    """The figures of one data set, as evaluate_selection gives them."""
    equal, entropy = found["equal_coverage"], found["without_entropy"]
    return [
        (
            "Who answers, and how often it is wrong",
            ("rule", "selective accuracy", "abstention rate", "effective error rate"),
            [(rule, *(_percent(v) for v in row.values())) for rule, row in found["rules"].items()],
        ),
        _surest(found["surest"]),
        (
            f"At the coverage of RTS++ ({_percent(equal['coverage'])} answered)",
            ("rule", "effective error rate"),
            [(rule, _percent(v)) for rule, v in equal["effective_error_rate"].items()],
        ),
        (
            "Paired differences there, in errors a question (below 0: fewer), 95 % interval",
            ("pair", "difference", "interval"),
            [(n, *_difference(d)) for n, d in
             [*equal["differences"].items(), ("with entropy − without (λ = 0)", entropy["difference"])]],
        ),
        _credible(found["credible"]),
        (
            f"Coverage of the credible sets over α, means of {found['seeds']} seeds",
            ("promise 1 − α", "marginal", "seeds that reach it", "given a right candidate"),
            [
                (_percent(1 - row["alpha"]), _percent(row["coverage"]), f"{row['reachable_in']}",
                 _percent(row["coverage_given_right"]))
                for row in found["over_alpha"]
            ],
        ),
        _unasked(found["unasked"]),
    ]  # fmt: skip


def calibration_page(figures: Mapping[str, Mapping[str, Any]]) -> str:
    """The page of `candor evaluate calibration`: `figures` by data set, as evaluate_probability gives them."""
    parts = []
    for name, found in figures.items():
        gain = found["auc_gain"]
        parts += [
            f"<h2>{html.escape(name)}</h2>",
            _paragraph(
                f"{found['predictions']:,} predictions in {found['groups']:,} groups, {_percent(found['right'])} "
                f"right. Random halves, {found['seeds']} seeds, each half measured by the fit on the other. AUC over "
                f"Platt's: {gain['mean']:+.3f} (95 % interval {gain['low']:+.3f} to {gain['high']:+.3f})."
            ),
            _table(
                "Calibration (lower is better but for AUC)",
                ("method", "Brier", "ECE", "ACE", "AUC", "ECE on single halves"),
                [
                    (method, *(f"{row[m]:.4f}" for m in ("brier", "ece", "ace", "auc")),
                     f"{row['single_halves']['ece']:.4f}")
                    for method, row in found["methods"].items()
                ],
            ),
            _figure(_reliability(found["reliability"]), "Share right over probability; areas are shares of predictions"),
        ]  # fmt: skip
    return _page("Calibration", parts)


# --- parts of a page -------------------------------------------------------------------------------


def _page(title: str, parts: Sequence[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style></head>\n<body><h1>{title}</h1>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def _paragraph(text: str) -> str:
    return f"<p>{html.escape(text)}</p>"


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{html.escape(h)}</th>" for h in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{html.escape(c)}</td>" for c in row) + "</tr>" for row in rows)
    return f"<table><caption>{html.escape(caption)}</caption><tr>{head}</tr>\n{body}</table>"


def _surest(found: Mapping[str, Mapping[str, Any]]) -> Table:
    first = next(iter(found.values()))
    return (
        "At equal coverage: wrong answers, of all questions (the area: of the answers); differences with 95 % intervals",
        ("what", *first["errors"], *first["differences"]),
        [
            (
                figure,
                *(_percent(share) for share in row["errors"].values()),
                *("{} ({})".format(*_difference(each)) for each in row["differences"].values()),
            )
            for figure, row in found.items()
        ],
    )


def _credible(found: Mapping[str, Any]) -> Table:
    return (
        "Coverage of the credible set",
        ("what", "share"),
        [
            ("target", _percent(found["target"])),
            ("highest target within reach", _percent(found["highest_target"])),
            (f"coverage where reachable ({found['reachable_in']} seeds)", _percent(found["coverage_where_reachable"])),
            ("coverage, all seeds", _percent(found["coverage"])),
            ("coverage given a right candidate", _percent(found["coverage_given_right"])),
        ],
    )  # fmt: skip


def _unasked(found: Mapping[str, Any]) -> Table:
    return (
        f"Answers given unasked (r* = {found['risk']:g}, δ = {found['delta']:g})",
        ("what", "figure"),
        [
            ("seeds with a threshold", str(found["seeds_with_threshold"])),
            ("share of questions answered unasked", _percent(found["share_unasked"])),
            ("share wrong of these, mean", _percent(found["error"])),
            ("share wrong of these, highest seed", _percent(found["highest_error"])),
            ("seeds above r*", str(found["seeds_above_risk"])),
        ],
    )


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def _difference(found: Mapping[str, float]) -> tuple[str, str]:
    low, high = (f"{100 * found[end]:+.1f}" for end in ("low", "high"))
    return f"{100 * found['mean']:+.1f} points", f"{low} to {high}"


def _figure(figure: Figure, caption: str) -> str:
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=110, bbox_inches="tight", metadata={"Software": None})
    image = base64.b64encode(buffer.getvalue()).decode()
    text = html.escape(caption)
    return f'<figure><img alt="{text}" src="data:image/png;base64,{image}"><figcaption>{text}</figcaption></figure>'


# --- plots -----------------------------------------------------------------------------------------


def _axes(columns: int = 1) -> tuple[Figure, list[Axes]]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(4.2 * columns, 3.4))
    return figure, [figure.add_subplot(1, columns, column + 1) for column in range(columns)]


def _risk_coverage(curves: Mapping[str, Sequence[float | None]]) -> Figure:
    figure, [axes] = _axes()
    for rule, curve in curves.items():
        values = [float("nan") if value is None else value for value in curve]
        axes.plot(COVERAGES, values, label=rule, color=_COLOURS.get(rule))
    axes.set(xlabel="coverage", ylabel="share wrong", xlim=(0, 1), ylim=(0, None))
    axes.legend(frameon=False)
    return figure


def _over_alpha(rows: Sequence[Mapping[str, Any]]) -> Figure:
    figure, [axes, against] = _axes(2)
    alphas = [row["alpha"] for row in rows]
    accuracy, abstention = (
        [float("nan") if row[key] is None else row[key] for row in rows]
        for key in ("selective_accuracy", "abstention_rate")
    )
    axes.plot(alphas, accuracy, marker="o", label="selective accuracy", color="#1264a3")
    axes.plot(alphas, abstention, marker="o", label="abstention rate", color="#8a8a8a")
    axes.plot(alphas, [1 - alpha for alpha in alphas], linestyle="--", color="#bbb", label="1 − α")
    axes.set(xlabel="α", ylim=(0, 1.02))
    axes.legend(frameon=False)
    against.plot(abstention, accuracy, marker="o", color="#1264a3")
    for alpha, x, y in zip(alphas, abstention, accuracy, strict=True):
        if x == x and y == y:  # neither is missing
            against.annotate(f"{alpha:g}", (x, y), textcoords="offset points", xytext=(4, 4), fontsize=7)
    against.set(
        xlabel="abstention rate", ylabel="selective accuracy", xlim=(0, 1.02), ylim=(0, 1.02), title="by α"
    )
    figure.tight_layout()
    return figure


def _reliability(methods: Mapping[str, Sequence[Mapping[str, float]]]) -> Figure:
    figure, panels = _axes(len(methods))
    for axes, (name, bins) in zip(panels, methods.items(), strict=True):
        axes.plot([0, 1], [0, 1], linestyle="--", color="#bbb")
        axes.scatter(
            [b["probability"] for b in bins], [b["right"] for b in bins], [900 * b["share"] for b in bins],
            color="#1264a3", alpha=0.8,
        )  # fmt: skip
        axes.set(title=name, xlabel="probability", ylabel="share right", xlim=(0, 1), ylim=(0, 1))
    figure.tight_layout()
    return figure
