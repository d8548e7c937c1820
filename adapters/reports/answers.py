"""Selection and probabilities, measured, as pages: tables in the papers' form, and plots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from adapters.reports.page import FiguresTable, Heading, Paragraph, Part, Plot, page, plot
from reliability.evaluation.selection import CONSISTENCY, COVERAGES, LIKELIHOOD, OURS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_COLOURS = {LIKELIHOOD: "#8a8a8a", CONSISTENCY: "#c27c0e", OURS: "#1264a3"}


def selection_page(figures: Mapping[str, Mapping[str, Any]]) -> str:
    """The page of `candor evaluate selection`: `figures` by data set, as evaluate_selection gives them."""
    parts: list[Part] = []
    for name, found in figures.items():
        parts += [
            Heading(name),
            Paragraph(selection_summary(found)),
            *selection_tables(found),
            _risk_coverage(found["risk_coverage"]),
            _over_alpha(found["over_alpha"]),
        ]
    return page("Selection", parts)


def selection_summary(found: Mapping[str, Any]) -> str:
    """What one data set is and how it was measured."""
    return (
        f"{found['questions']:,} questions in {found['groups']:,} groups; for {_percent(found['with_right_candidate'])} "
        f"a right query is among the candidates. Random halves, {found['seeds']} seeds, α = {found['alpha']:g}."
    )


def selection_tables(found: Mapping[str, Any]) -> list[FiguresTable]:
    """The figures of one data set, as evaluate_selection gives them."""
    equal, entropy = found["equal_coverage"], found["without_entropy"]
    return [
        FiguresTable(
            "Who answers, and how often it is wrong",
            ("rule", "selective accuracy", "abstention rate", "effective error rate"),
            [(rule, *(_percent(v) for v in row.values())) for rule, row in found["rules"].items()],
        ),
        _surest(found["surest"]),
        FiguresTable(
            f"At the coverage of RTS++ ({_percent(equal['coverage'])} answered)",
            ("rule", "effective error rate"),
            [(rule, _percent(v)) for rule, v in equal["effective_error_rate"].items()],
        ),
        FiguresTable(
            "Paired differences there, in errors a question (below 0: fewer), 95 % interval",
            ("pair", "difference", "interval"),
            [
                (n, *_difference(d))
                for n, d in [*equal["differences"].items(), ("with entropy − without (λ = 0)", entropy["difference"])]
            ],
        ),
        _credible(found["credible"]),
        FiguresTable(
            f"Coverage of the credible sets over α, means of {found['seeds']} seeds",
            ("promise 1 − α", "marginal", "seeds that reach it", "given a right candidate"),
            [
                (
                    _percent(1 - row["alpha"]),
                    _percent(row["coverage"]),
                    f"{row['reachable_in']}",
                    _percent(row["coverage_given_right"]),
                )
                for row in found["over_alpha"]
            ],
        ),
        _unasked(found["unasked"]),
    ]


def calibration_page(figures: Mapping[str, Mapping[str, Any]]) -> str:
    """The page of `candor evaluate calibration`: `figures` by data set, as evaluate_probability gives them."""
    parts: list[Part] = []
    for name, found in figures.items():
        gain = found["auc_gain"]
        parts += [
            Heading(name),
            Paragraph(
                f"{found['predictions']:,} predictions in {found['groups']:,} groups, {_percent(found['right'])} "
                f"right. Random halves, {found['seeds']} seeds, each half measured by the fit on the other. AUC over "
                f"Platt's: {gain['mean']:+.3f} (95 % interval {gain['low']:+.3f} to {gain['high']:+.3f})."
            ),
            FiguresTable(
                "Calibration (lower is better but for AUC)",
                ("method", "Brier", "ECE", "ACE", "AUC", "ECE on single halves"),
                [
                    (
                        method,
                        *(f"{row[m]:.4f}" for m in ("brier", "ece", "ace", "auc")),
                        f"{row['single_halves']['ece']:.4f}",
                    )
                    for method, row in found["methods"].items()
                ],
            ),
            _reliability(found["reliability"]),
        ]
    return page("Calibration", parts)


# --- parts of a page -------------------------------------------------------------------------------


def _surest(found: Mapping[str, Mapping[str, Any]]) -> FiguresTable:
    first = next(iter(found.values()))
    return FiguresTable(
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


def _credible(found: Mapping[str, Any]) -> FiguresTable:
    return FiguresTable(
        "Coverage of the credible set",
        ("what", "share"),
        [
            ("target", _percent(found["target"])),
            ("highest target within reach", _percent(found["highest_target"])),
            (f"coverage where reachable ({found['reachable_in']} seeds)", _percent(found["coverage_where_reachable"])),
            ("coverage, all seeds", _percent(found["coverage"])),
            ("coverage given a right candidate", _percent(found["coverage_given_right"])),
        ],
    )


def _unasked(found: Mapping[str, Any]) -> FiguresTable:
    return FiguresTable(
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


# --- plots -----------------------------------------------------------------------------------------


def _risk_coverage(curves: Mapping[str, Sequence[float | None]]) -> Plot:
    def draw(panels: list[Axes]) -> None:
        [axes] = panels
        for rule, curve in curves.items():
            values = [float("nan") if value is None else value for value in curve]
            axes.plot(COVERAGES, values, label=rule, color=_COLOURS.get(rule))
        axes.set(xlabel="coverage", ylabel="share wrong", xlim=(0, 1), ylim=(0, None))
        axes.legend(frameon=False)

    return plot("Share wrong among the surest answers, over coverage", 1, draw)


def _over_alpha(rows: Sequence[Mapping[str, Any]]) -> Plot:
    alphas = [row["alpha"] for row in rows]
    accuracy, abstention = (
        [float("nan") if row[key] is None else row[key] for row in rows]
        for key in ("selective_accuracy", "abstention_rate")
    )

    def draw(panels: list[Axes]) -> None:
        axes, against = panels
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
            xlabel="abstention rate",
            ylabel="selective accuracy",
            xlim=(0, 1.02),
            ylim=(0, 1.02),
            title="by α",
        )

    return plot("RTS++ over α: accuracy among answers, and abstention; and one against the other", 2, draw)


def _reliability(methods: Mapping[str, Sequence[Mapping[str, float]]]) -> Plot:
    def draw(panels: list[Axes]) -> None:
        for axes, (name, bins) in zip(panels, methods.items(), strict=True):
            axes.plot([0, 1], [0, 1], linestyle="--", color="#bbb")
            axes.scatter(
                [b["probability"] for b in bins],
                [b["right"] for b in bins],
                [900 * b["share"] for b in bins],
                color="#1264a3",
                alpha=0.8,
            )
            axes.set(title=name, xlabel="probability", ylabel="share right", xlim=(0, 1), ylim=(0, 1))

    return plot("Share right over probability; areas are shares of predictions", len(methods), draw)
