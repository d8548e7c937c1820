"""Reviews simulated on recorded questions: how many until a bound is shown, and whether it then holds.

A team asks questions that are drawn, again and again, from those of a recorded system; each draw is reviewed, and
counts as a question of its own. The rule is the product's: looks at fixed sizes, each with its own δ; the later reviews
by time bound, the earlier ones fit and calibrate (docs/METHODS.md 5). What is then answered unasked is known for every
recorded question, and so is the true error.

Where whose question it is is known, a team may be some of those people alone: half of the voices (or databases), whole,
are kept from it, and what is answered and wrong of theirs says whether the bound holds for people who reviewed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    that are `answered` unasked, and the true `error` of these, both in [0, 1]; and the same of those that were `left`
    out, whose people reviewed nothing."""

    reviews: int | None = None
    answered: float = 0.0
    error: float | None = None
    left_answered: float = 0.0
    left_error: float | None = None


def review_recorded(
    questions: Sequence[CheckedTrace],
    seed: int,
    risk: float,
    delta: float,
    most: int,
    left: Sequence[CheckedTrace] = (),
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
            return RecordedReviews(size, *_unasked(rule, questions), *_unasked(rule, left))
    return RecordedReviews()


def _unasked(rule: WholeRule, questions: Sequence[CheckedTrace]) -> tuple[float, float | None]:
    """The share that is answered unasked, and the error of these; None where nothing is."""
    given = [answer for question in questions if (answer := rule.unasked(question)) is not None]
    if not given:
        return 0.0, None
    return len(given) / len(questions), fmean(not answer.right for answer in given)


def half_of_voices(
    questions: Sequence[CheckedTrace], voice_of: Callable[[CheckedTrace], str], seed: int
) -> tuple[list[CheckedTrace], list[CheckedTrace]]:
    """The questions of voices that the seed draws until they have half of all, and those of the others; a voice is in
    one of the two. Raises BadInput for fewer than two voices."""
    voices: dict[str, list[CheckedTrace]] = {}
    for question in questions:
        voices.setdefault(voice_of(question), []).append(question)
    if len(voices) < 2:
        raise BadInput("Keeping voices from a team needs questions in two voices or more.")
    half: list[CheckedTrace] = []
    others: list[CheckedTrace] = []
    for place in np.random.default_rng(seed).permutation(len(voices)).tolist():
        found = voices[sorted(voices)[place]]
        (half if len(half) + len(found) / 2 <= len(questions) / 2 or not half else others).extend(found)
    return half, others


def _own(question: CheckedTrace, number: int) -> CheckedTrace:
    return replace(question, id=f"review {number}", group=f"review {number}", role="")


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
    questions: Sequence[CheckedTrace],
    seeds: Sequence[int],
    risk: float,
    delta: float,
    most: int,
    voice_of: Callable[[CheckedTrace], str] | None = None,
) -> dict[str, Any]:
    """Of one run for each seed: in how many the bound was `shown` and, of these, how many are `broken`, since their
    true error is above r*, which may be in at most a share δ of all runs; the `reviews` it took (least, median, most),
    and the means of what is then answered and wrong. `first_wrong` is the share of all questions whose likeliest
    reading by F is wrong, or that have none. With `voice_of` each team is a half of the voices, and `left_out` says the
    same of the other half; there nothing is promised, since other people ask."""
    halves = [(questions, []) if voice_of is None else half_of_voices(questions, voice_of, seed) for seed in seeds]
    runs = [
        review_recorded(team, seed, risk, delta, most, left) for seed, (team, left) in zip(seeds, halves, strict=True)
    ]
    shown = [run for run in runs if run.reviews is not None]
    sizes = sorted(run.reviews for run in shown if run.reviews is not None)
    found: dict[str, Any] = {
        "questions": len(questions),
        "first_wrong": fmean(not (trace.best is not None and trace.best.right) for trace in questions),
        "runs": len(runs),
        "shown": len(shown),
        "reviews": (sizes[0], float(median(sizes)), sizes[-1]) if sizes else None,
        **_means([(run.answered, run.error) for run in shown], risk),
    }
    if voice_of is not None:
        found["left_out"] = _means([(run.left_answered, run.left_error) for run in shown], risk)
    return found


def _means(shares: Sequence[tuple[float, float | None]], risk: float) -> dict[str, Any]:
    errors = [error for _, error in shares if error is not None]
    return {
        "broken": sum(error > risk for error in errors),
        "answered_mean": fmean(answered for answered, _ in shares) if shares else None,
        "error_mean": fmean(errors) if errors else None,
    }
