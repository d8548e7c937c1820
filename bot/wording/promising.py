"""How likely an answer is right, what calibration promises of it, and which calibration is in use."""

from __future__ import annotations

from bot.wording import phrasing
from reliability.values import FEWEST_QUESTIONS, BrokenPromise, Promise, Reading

UNCALIBRATED = (
    "Not calibrated for this data yet, so I can't say how likely this is right. Please check the reading above."
)

PROMISE_BUTTON, PROMISE_TITLE = "ⓘ What I promise", "What I promise"


def likely_right(probability: float) -> str:
    """A calibrated probability as a person says it; never 0 or 100 %.

    >>> likely_right(0.844), likely_right(0.9999), likely_right(0.0)
    ('84 % likely right', 'over 99 % likely right', 'under 1 % likely right')
    """
    percent = round(100 * probability)
    if percent >= 100:
        return "over 99 % likely right"
    return f"{percent} % likely right" if percent >= 1 else "under 1 % likely right"


LEAST_SHOWN = 0.05
"""Probabilities below this are not shown as a number: nobody chooses by 1 to 4 %."""


NOTHING_FOUND = "It finds nothing, which speaks for no reading, so I don't say how likely this is right."


def sayable(reading: Reading) -> float | None:
    """The probability that may be said of a reading: none of one that finds nothing, since queries that agree on
    nothing support no reading."""
    return None if reading.result.empty else reading.probability


def likely_in_brackets(probability: float | None) -> str:
    """A reading's probability beside others, "" where there is none or it is too small to tell anything.

    >>> likely_in_brackets(0.62), likely_in_brackets(0.03), likely_in_brackets(None)
    ('(62 % likely right)', '', '')
    """
    return f"({likely_right(probability)})" if probability is not None and probability >= LEAST_SHOWN else ""


def promise(given: Promise, day: str) -> tuple[str, ...]:
    """What calibration promises of an answer, in plain words with its numbers, measured on a day."""
    if not given.evident:
        return (too_few_for_any_promise(given),)
    others = f", and on {given.bounding:,} others for the answers given without asking" if given.bounding else ""
    measured = f"Measured on {day}: on {given.questions:,} questions whose right answers are known{others}."
    return coverage_promise(given), risk_promise(given), measured


def how_likely(probability: float | None, given: Promise | None) -> str:
    """How likely an answer is right, or why that is not said: either it is not calibrated, or something is promised."""
    if probability is not None:
        return likely_right(probability)
    if given is None:
        return UNCALIBRATED
    if given.evident:
        return "I can't say how likely this is right: not all that this rests on could be measured here."
    return f"I can't say how likely this is right: {_calibrated_on_few(given)}."


def too_few_for_any_promise(given: Promise) -> str:
    """What a calibration on too few questions is worth: nothing yet."""
    return f"I promise nothing yet: {_calibrated_on_few(given)}."


def _calibrated_on_few(given: Promise) -> str:
    count = given.smallest or 0
    return (
        f"the smallest part of the questions that I was calibrated on has {count:,}, and {FEWEST_QUESTIONS} are the "
        "fewest"
    )


def coverage_promise(given: Promise) -> str:
    """How often a right reading is among those that are considered."""
    target = _of_100(1 - given.alpha)
    if given.reachable and not given.given_right:
        return (
            f"Of 100 questions like those that I was calibrated on, a right reading is among the ones that I consider "
            f"for at least {target}, on average over all questions."
        )
    if given.given_right:
        found = found_among_candidates(given) if given.reachable else target_missed(given)
        return (
            f"{found}. Where it is, a right reading is also among the ones that I consider for at "
            f"least {target} of 100."
        )
    return f"{target_missed(given)}; I therefore left no reading out."


def target_missed(given: Promise) -> str:
    """What can be reached where the target of coverage cannot (the beginning of a sentence)."""
    found, target = found_among_candidates(given), _of_100(1 - given.alpha)
    if given.with_right >= (1 - given.alpha) * given.questions:
        return f"{found}: too few questions to promise it for {target} of 100"
    return f"{found}, so the target of {target} of 100 cannot be reached"


def found_among_candidates(given: Promise) -> str:
    """For how many of the questions that calibrated a right query was written at all (the beginning of a sentence)."""
    return f"A right query was among the candidates for {given.with_right:,} of {given.questions:,} such questions"


def risk_promise(given: Promise) -> str:
    """How often an answer that nobody was asked about is wrong."""
    if given.bound is None:
        missing = missing_for_risk(given)
        return (
            f"I could not show that at most {_of_100(given.risk)} in 100 answers given without asking are wrong"
            f"{f' ({missing})' if missing else ''}, so I always ask."
        )
    held = (
        f"at most {_of_100(given.risk)} in 100 are wrong, with {phrasing.in_percent(1 - given.delta)} confidence: when it was "
        f"measured, {given.wrong:,} of {given.answered:,} were.{_another_meant(given)}"
    )
    if given.unasked:
        return f"Of the answers that I give without asking, as this one, {held}"
    return f"You had a say in this answer, so it is counted apart. Of those that I give without asking, {held}"


def _another_meant(given: Promise) -> str:
    """How many of the wrong answers were a fair reading of what was asked, but not the one that was meant."""
    if not given.another:
        return ""
    return (
        f" For {given.another:,} of these the words allowed what I answered, and the asker had meant another reading."
    )


def missing_for_risk(given: Promise) -> str:
    """How many questions there are to bound the risk with, of how many that are needed; "" where enough are there, or
    nobody knows.

    >>> one = Promise(False, 0.1, 0.9, 0.1, 0.05, None, 0, 0, 99, "log", "2026-11-21", True, 99, 112, 190)
    >>> missing_for_risk(one)
    'I was measured on 112 of about 190 questions that this takes'
    """
    if given.bound is not None or given.bounding is None or given.needed is None or given.needed <= given.bounding:
        return ""
    return f"I was measured on {given.bounding:,} of about {given.needed:,} questions that this takes"


_WHY_NOT_UNASKED = {
    BrokenPromise.COVERAGE: "No reading is likely enough for me to consider it.",
    BrokenPromise.SEVERAL: "More than one reading may be right.",
    BrokenPromise.LINKING: "I am unsure which tables or columns you mean.",
    BrokenPromise.EMPTY: "A likely reading finds nothing, and finding nothing is no sign that I read you rightly.",
    BrokenPromise.RIVALS: "Your words can mean more than one thing, and nothing says which.",
    BrokenPromise.UNEXPLAINED: "Nothing in the data explains some of your words.",
    BrokenPromise.OUTSIDE: "Questions in words like these often ask for something that is not in this data.",
    BrokenPromise.UNSAID: "What I first took you to mean leaves out something that you asked for, so it comes last, if at all.",
    BrokenPromise.UNLIKE: "This question is unlike those that I was measured on.",
    BrokenPromise.OUT_OF_TIME: (
        "A query that I compare with did not end in time, so I am less sure than when I was measured."
    ),
    BrokenPromise.RISK: "The likeliest reading is not likely enough.",
    BrokenPromise.TOO_FEW: "I was calibrated on too few questions.",
    BrokenPromise.TOO_RISKY: "However sure I was, too many of my answers were wrong when I was measured.",
}

ALWAYS_ASKS = "I can't promise yet that what I would answer without asking is rarely wrong, so I always ask."


def broken_promise(broken: BrokenPromise, given: Promise) -> str:
    """Which promise an answer that nobody was asked about would have broken, and why."""
    why, missing = _WHY_NOT_UNASKED[broken], missing_for_risk(given)
    if not given.evident:
        return too_few_for_any_promise(given) if broken is BrokenPromise.TOO_FEW else why
    if broken is BrokenPromise.TOO_FEW and missing:
        why = f"{missing}."
    if broken is BrokenPromise.COVERAGE:
        of_100 = _of_100(1 - given.alpha)
        rest = f"A right one is for {of_100} of 100 questions that have one; to answer anyway would break that promise."
        return f"{why} {rest}" if given.reachable else f"{why} {rest} {target_missed(given)}."
    if given.bound is None or broken in (BrokenPromise.TOO_FEW, BrokenPromise.TOO_RISKY):
        return f"{why} {ALWAYS_ASKS}"
    unasked = f"at most {_of_100(given.risk)} in 100 of the answers that I give without asking are wrong"
    return f"{why} To answer without asking would break my promise that {unasked}."


def _of_100(target: float) -> str:
    """A target as a number out of 100, as it was set.

    >>> _of_100(1 - 0.1), _of_100(0.005)
    ('90', '0.5')
    """
    return f"{100 * target:.6g}"


NO_CALIBRATION = "none yet: no probability is shown, and a person confirms before each answer"
CALIBRATION_UNUSED = "one that is not used: no probability is shown, and a person confirms before each answer"
CALIBRATION_UNCHECKED = "one that can't be checked, as the database or the model can't be reached right now"


def calibration_in_use(data: str, day: str, unasked: bool, few: int | None = None) -> str:
    """Which calibration answers are given with; `few` is the size of its smallest part where that is too small."""
    if few is not None:
        return (
            f"made from {data} on {day}; the smallest of its parts has {few:,} questions and {FEWEST_QUESTIONS} are the "
            "fewest, so no probability is shown and every answer is asked about first"
        )
    asks = "" if unasked else "; no bound on wrong answers could be shown, so every answer is asked about first"
    return f"made from {data} on {day}{asks}"


def record_unused(warehouse: str, why: str) -> str:
    """Why a calibration record that is there is not used (for admins and whoever runs Candor)."""
    return f"The calibration record of {warehouse} is not used, because {why}; run candor calibrate again."
