"""Does a promise hold for people whom nothing was calibrated on? Each voice of a log left out in turn.

Without one voice the whole rule is calibrated anew on the traces of all the others, and then decides that voice's
questions: no question is asked again. A voice alone has few answers, so that its own interval is wide; the sum over
voices is of answers that are each given by a rule that never heard who asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reliability.calibration.answers_rule import LEAST_KAPPA, Parts, WholeRule, readings, whole_rule
from reliability.calibration.fit_probability import fit_probability
from reliability.calibration.log_parts import LogPart
from reliability.calibration.traces import CheckedTrace
from reliability.errors import BadInput
from reliability.evaluation.record_check import Share
from reliability.progress import Progress
from reliability.promises.probability import Probability
from reliability.promises.unasked_threshold import NoThreshold


@dataclass(frozen=True, slots=True)
class VoiceLeftOut:
    """One voice, of the part that it is otherwise in, and what a rule without it makes of its questions.

    `answered` are given unasked, `wrong` of them. `unlike` more would have been but for the novelty test
    (`unlike_wrong` of these would have been wrong). `bound` is what the rule promises of others; None, with the reason,
    where it answers nothing unasked.
    """

    voice: str
    part: LogPart
    questions: int
    answered: int = 0
    wrong: int = 0
    unlike: int = 0
    unlike_wrong: int = 0
    threshold: float | None = None
    bound: float | None = None
    reason: str = ""

    def holds(self, risk: float, delta: float) -> str:
        """What its answers say of a promise that at most `risk` are wrong, at confidence 1 − δ."""
        return Share(self.wrong, self.answered, delta).within(risk).value


@dataclass(frozen=True, slots=True)
class Promises:
    """What is promised: see `whole_rule`."""

    alpha: float = 0.1
    risk: float = 0.1
    delta: float = 0.05
    novelty_level: float = 0.05
    least_kappa: float = LEAST_KAPPA


def leave_one_voice_out(parts: Parts, promises: Promises, progress: Progress) -> tuple[VoiceLeftOut, ...]:
    """Every voice of the parts, left out in turn. Raises BadInput for fewer than three voices."""
    voices = {trace.role: part for part in LogPart for trace in parts.get(part, ()) if trace.role}
    if len(voices) < 3:
        raise BadInput("Leaving out a voice needs a log in three voices or more (a `role` in each line).")
    found, fitted = [], _fitted(parts.get(LogPart.FIT, ()))
    for number, voice in enumerate(sorted(voices), 1):
        kept = None if voices[voice] is LogPart.FIT else fitted
        found.append(_without(voice, voices[voice], parts, promises, kept))
        progress(number / len(voices), f"{number} of {len(voices)} voices")
    return tuple(found)


def _fitted(traces: Sequence[CheckedTrace]) -> Probability | None:
    """κ of the whole fitting part, since a voice of another part leaves it as it is; None where it gives none."""
    try:
        return fit_probability(readings(traces), forests=True)
    except BadInput:
        return None


def _without(voice: str, part: LogPart, parts: Parts, promises: Promises, fitted: Probability | None) -> VoiceLeftOut:
    own = [trace for trace in parts[part] if trace.role == voice]
    fit, calibrate, bound = ([t for t in parts.get(each, ()) if t.role != voice] for each in LogPart)
    try:
        rule = whole_rule(
            fit,
            calibrate,
            bound,
            alpha=promises.alpha,
            risk=promises.risk,
            delta=promises.delta,
            novelty_level=promises.novelty_level,
            least_kappa=promises.least_kappa,
            forests=True,
            fitted=fitted,
        )
    except BadInput:  # without this voice a part has no question left, or one fate alone
        return VoiceLeftOut(voice, part, len(own), reason=NoThreshold.TOO_FEW.value)
    return _decided(voice, part, own, rule)


def _decided(voice: str, part: LogPart, own: Sequence[CheckedTrace], rule: WholeRule) -> VoiceLeftOut:
    unasked, novelty = rule.answers.unasked, rule.answers.novelty
    given: list[bool] = []
    held: list[bool] = []
    for trace in own:
        found = rule.qualifies(trace, novelty=False)
        if found is not None and unasked.predict(found[1]):
            strange = novelty is not None and novelty.unlike(trace.likeness)
            (held if strange else given).append(found[0].right)
    return VoiceLeftOut(
        voice,
        part,
        len(own),
        len(given),
        given.count(False),
        len(held),
        held.count(False),
        unasked.threshold,
        unasked.bound,
        unasked.reason.value if unasked.reason else "",
    )


def voices_figures(found: Sequence[VoiceLeftOut], promises: Promises) -> Mapping[str, Any]:
    """The sums over voices, and each voice, as a JSON object."""
    answered, wrong = sum(v.answered for v in found), sum(v.wrong for v in found)
    unlike, unlike_wrong = sum(v.unlike for v in found), sum(v.unlike_wrong for v in found)
    of_all = Share(wrong, answered, promises.delta)
    return {
        "promised": promises.risk,
        "delta": promises.delta,
        "novelty_level": promises.novelty_level,
        "voices": len(found),
        "questions": sum(v.questions for v in found),
        "answered_unasked": answered,
        "wrong": of_all.as_json(),
        "verdict": of_all.within(promises.risk).value,
        "held_back_as_unlike": {"answers": unlike, "wrong": unlike_wrong},
        "each": [
            {
                "voice": v.voice,
                "part": v.part.value,
                "questions": v.questions,
                "answered": v.answered,
                "wrong": v.wrong,
                "unlike": v.unlike,
                "unlike_wrong": v.unlike_wrong,
                "threshold": v.threshold,
                "bound": v.bound,
                "reason": v.reason,
                "verdict": v.holds(promises.risk, promises.delta),
            }
            for v in found
        ],
    }
