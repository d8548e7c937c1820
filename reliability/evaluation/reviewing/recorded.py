"""Reviews simulated on recorded questions: how many until a bound is shown, and whether it then holds.

A team asks questions that are drawn, again and again, from those of a recorded system; each draw is reviewed, and
counts as a question of its own. The rule is the product's: looks at fixed sizes, each with its own δ; the later reviews
by time bound, the earlier ones fit and calibrate (docs/METHODS.md 5). What is then answered unasked is known for every
recorded question, and so is the true error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean, median
from typing import Any

import numpy as np

from reliability.calibration.answers_rule import WholeRule, answers_record
from reliability.calibration.log_parts import BEFORE_BOUND, LogPart, log_part
from reliability.calibration.traces import CheckedTrace
from reliability.errors import BadInput
from reliability.promises.record import ValidFor
from reliability.promises.reviews.outlook import BOUNDING, LOOKS, look_delta, look_size

_NOWHERE = ValidFor("", "", "", "", "", "")


@dataclass(frozen=True, slots=True)
class RecordedReviews:
    """One team's way: `reviews` until the bound was shown, None where it never was; then the share of all questions
    that are `answered` unasked, and the true `error` of these, both in [0, 1]."""

    reviews: int | None = None
    answered: float = 0.0
    error: float | None = None


def review_recorded(
    questions: Sequence[CheckedTrace], seed: int, risk: float, delta: float, most: int
) -> RecordedReviews:
    """The first look, at no more than `most` reviews, that shows the bound. Raises BadInput for no questions."""
    if not questions:
        raise BadInput("There are no recorded questions to review.")
    sizes = [size for look in range(1, LOOKS + 1) if (size := look_size(look)) <= most]
    drawn = np.random.default_rng(seed).integers(len(questions), size=max(sizes, default=0))
    reviewed = [_own(questions[place], number) for number, place in enumerate(drawn.tolist())]
    for look, size in enumerate(sizes, 1):
        rule = _rule(reviewed[:size], risk, look_delta(delta, look))
        if rule is not None and rule.answers.unasked.threshold is not None:
            given = [answer for question in questions if (answer := rule.unasked(question)) is not None]
            error = fmean(not answer.right for answer in given) if given else None
            return RecordedReviews(size, len(given) / len(questions), error)
    return RecordedReviews()


def _own(question: CheckedTrace, number: int) -> CheckedTrace:
    return replace(question, id=f"review {number}", group=f"review {number}")


def _rule(reviewed: Sequence[CheckedTrace], risk: float, delta: float) -> WholeRule | None:
    """The rule of these reviews, in the order of time; None where they are too few or too alike for any."""
    cut = round((1 - BOUNDING) * len(reviewed))
    parts: dict[LogPart, list[CheckedTrace]] = {part: [] for part in LogPart}
    for number, trace in enumerate(reviewed):
        parts[log_part(trace.group, BEFORE_BOUND) if number < cut else LogPart.BOUND].append(trace)
    try:
        record = answers_record(parts, _NOWHERE, None, log="reviews", made_at="", risk=risk, delta=delta)
    except BadInput:
        return None
    return None if record.answers is None else WholeRule(record.answers)


def review_figures(
    questions: Sequence[CheckedTrace], seeds: Sequence[int], risk: float, delta: float, most: int
) -> dict[str, Any]:
    """Of one run for each seed: in how many the bound was `shown` and, of these, how many are `broken`, since their
    true error is above r*, which may be in at most a share δ of all runs; the `reviews` it took (least, median, most),
    and the means of what is then answered and wrong. `first_wrong` is the share of all questions whose likeliest
    reading by F is wrong, or that have none."""
    runs = [review_recorded(questions, seed, risk, delta, most) for seed in seeds]
    shown = [run for run in runs if run.reviews is not None]
    sizes = sorted(run.reviews for run in shown if run.reviews is not None)
    errors = [run.error for run in shown if run.error is not None]
    return {
        "questions": len(questions),
        "first_wrong": fmean(not (trace.best is not None and trace.best.right) for trace in questions),
        "runs": len(runs),
        "shown": len(shown),
        "broken": sum(error > risk for error in errors),
        "reviews": (sizes[0], float(median(sizes)), sizes[-1]) if sizes else None,
        "answered_mean": fmean(run.answered for run in shown) if shown else None,
        "error_mean": fmean(errors) if errors else None,
    }
