"""What `candor evaluate record` says: a record's promises beside what happened, in sentences that say no more."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.settings import base_folder

if TYPE_CHECKING:
    from reliability.evaluation.record_check import RecordCheck
    from reliability.promises.record import CalibrationRecord

_WHY = {
    "linking": "while linking",
    "several": "which of several readings",
    "risk": "below the threshold",
    "unlike": "unlike those that calibrated",
    "out_of_time": "a query did not end in time",
    "too_few": "too few questions bound the risk",
    "too_risky": "no threshold bounds the risk",
    "coverage": "no reading likely enough",
}


def record_lines(found: RecordCheck, record: CalibrationRecord) -> list[str]:
    """What there is to say, a line each."""
    from reliability.evaluation.record_check import Fate

    data, size = record.data, len(found.decided)
    lines = [
        f"The record of {data.made_at[:10]}, made from {data.name}, on {_count(size, 'question')} that it never saw, one "
        "wording of each:"
    ]
    lines += [f"  {fate.value:17}{len(found.of(fate)):6,}{_why(found.reasons(fate))}" for fate in Fate]
    lines += [_risk(found), _promise(found), *_ambiguous(found), _coverage(found), _probability(found)]
    return lines


def _why(reasons: Mapping[str, int]) -> str:
    said = [f"{_WHY.get(why, why.replace('_', ' '))} {count:,}" for why, count in reasons.items() if why]
    return f"   {', '.join(said)}" if said else ""


def _risk(found: RecordCheck) -> str:
    wrong, unasked = found.wrong(), found.answers.unasked
    calibrated = (
        f"when it was calibrated, {unasked.wrong:,} of {unasked.answered:,}, at most {unasked.bound:.1%}"
        if unasked.bound is not None
        else "calibration found no threshold, so that nothing is answered unasked"
    )
    if not wrong.of:
        return f"Of answers given unasked at most {_percent(unasked.risk)} wrong are promised; {calibrated}."
    return (
        f"Of the answers given unasked {wrong.count:,} of {wrong.of:,} are wrong ({wrong.share:.1%}), at most "
        f"{wrong.highest:.1%} with {_percent(1 - wrong.delta)} confidence; promised: at most {_percent(unasked.risk)} ({calibrated})."
    )


def _promise(found: RecordCheck) -> str:
    """Whether the errors seen are compatible with the promise, in one sentence that says no more than they do."""
    risk, delta = found.answers.unasked.risk, found.answers.unasked.promised_delta
    return {
        "nothing": "Nothing was answered unasked, so that these questions say nothing of this promise.",
        "contradicted": f"This contradicts the promise: if at most {_percent(risk)} were wrong, so many would be in fewer than "
        f"{_percent(delta)} of such samples.",
        "compatible": f"This is compatible with the promise, and does not show it: more than {_percent(risk)} may be wrong.",
        "shown": f"This is compatible with the promise, and on questions like these shows it with {_percent(1 - delta)} "
        "confidence.",
    }[found.verdict.value]


def _ambiguous(found: RecordCheck) -> list[str]:
    """Ambiguous questions apart: there is more than one right answer to them."""
    asked = sum(one.trace.kind == "ambiguous" for one in found.decided)
    natural, listed = found.wrong("ambiguous"), found.wrong("ambiguous", any_reading=True)
    if not asked:
        return []
    if not natural.of:
        return [f"Of {_count(asked, 'ambiguous question')} none was answered unasked."]
    return [
        f"Of {_count(asked, 'ambiguous question')} {natural.of:,} were answered unasked: {natural.of - natural.count:,} "
        f"with the reading that its asker means, {listed.of - listed.count:,} with any that the log lists (the promise "
        "counts the asker's, drawn at random)."
    ]


def _coverage(found: RecordCheck) -> str:
    from reliability.promises.credible_set import Guarantee

    credible, covered = found.answers.credible, found.covered()
    if covered is None or not covered.of:
        return (
            "The credible set leaves nothing out, and says nothing."
            if covered is None
            else ("No question had a right candidate, so that the credible set is not measured.")
        )
    of = "questions" if credible.guarantee is Guarantee.MARGINAL else "questions that have one among their candidates"
    return (
        f"A right reading is credible for {covered.count:,} of {covered.of:,} {of} ({covered.share:.1%}, from "
        f"{covered.lowest:.1%} to {covered.highest:.1%}); promised on average over calibrations: {_percent(1 - credible.alpha)}."
    )


def _probability(found: RecordCheck) -> str:
    said = found.probability()
    if not said["questions"]:
        return "No reading has a probability."
    return (
        f"Probabilities of the first readings: {said['mean']:.1%} on average, and {said['right']:.1%} of "
        f"{said['questions']:,} are right (ECE {said['ece']:.3f})."
    )


def _percent(promised: float) -> str:
    """A promise in percent, as it was set: 2.5 % is neither two nor three."""
    return f"{100 * promised:.3g}%"


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def about_record(log: Path, split: str, folder: Path, record: CalibrationRecord) -> dict[str, Any]:
    """What was measured, for whoever reads the figures."""
    own = folder.resolve()
    shown = own.relative_to(base_folder()) if own.is_relative_to(base_folder()) else own
    return {
        "log": log.name,
        "split": split,
        "record": {"folder": str(shown), "made_from": record.data.name, "made_at": record.data.made_at},
    }
