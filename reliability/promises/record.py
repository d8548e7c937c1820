"""The calibration record: every fitted number of a promise, and what it is valid for (docs/METHODS.md 7).

The flow works calibrated only with a record whose `valid_for` equals what it runs; else it shows no
probability and a person confirms before every answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from reliability.promises.branching import BranchingPredictor
from reliability.promises.credible_set import CredibleThreshold
from reliability.promises.novelty import NoveltyTest
from reliability.promises.probability import Probability
from reliability.promises.unasked_threshold import GuaranteedRisk
from reliability.values import FEWEST_QUESTIONS


@dataclass(frozen=True, slots=True)
class ValidFor:
    """What a record was measured with, each a fingerprint; all must equal what runs.

    `settings` covers what changes candidates or scores: how many are sampled and how, λ, token budgets; `code`,
    the code that links, writes, runs and judges candidates, whatever its comments and docstrings; `ranking` the ranker,
    the questions whose queries are known, and what tells talk from questions, "" where there was none of them.
    """

    model: str
    encoder: str
    prompts: str
    schema: str
    settings: str
    code: str
    ranking: str = ""


@dataclass(frozen=True, slots=True)
class CalibrationData:
    """Where the numbers come from: a log's name, its questions in each of its three parts, and the day. No part that
    bounds shares a question with another."""

    name: str
    fit: int
    calibrate: int
    bound: int
    made_at: str  # UTC, ISO 8601

    @property
    def smallest(self) -> int:
        """The questions of its smallest part."""
        return min(self.fit, self.calibrate, self.bound)

    @property
    def evident(self) -> bool:
        """Whether there are enough for a probability to be shown, and for anything to be promised."""
        return self.smallest >= FEWEST_QUESTIONS


@dataclass(frozen=True, slots=True, eq=False)
class LinkingCalibration:
    """Branching points of table lists and of column lists (docs/METHODS.md 1), each with its calibrated sets."""

    tables: BranchingPredictor
    columns: BranchingPredictor


@dataclass(frozen=True, slots=True)
class AnswerCalibration:
    """The credible set, the probability and the risk (docs/METHODS.md 4 and 5).

    `credible` decides; records made today hold the guarantee given a right candidate in it, as in `given_right`, older
    ones the marginal one where its target was within reach. `probability` turns a reading's signals into κ = P(right);
    `unasked` bounds the error of answers given unasked; `novelty` tells questions unlike those that calibrated (None:
    nothing does).
    """

    credible: CredibleThreshold
    given_right: CredibleThreshold
    probability: Probability
    unasked: GuaranteedRisk
    novelty: NoveltyTest | None = None


@dataclass(frozen=True, slots=True, eq=False)
class CalibrationRecord:
    """What a calibration gives. A part that was not calibrated is None, and the flow works without its promise."""

    valid_for: ValidFor
    data: CalibrationData
    linking: LinkingCalibration | None = None
    answers: AnswerCalibration | None = None


_WHAT_CHANGED = {
    "model": "the model",
    "encoder": "the sentence encoder",
    "prompts": "the prompts",
    "schema": "the tables and columns of the warehouse",
    "settings": "the settings of writing queries",
    "code": "Candor's own code",
    "ranking": "the ranker, the talk model or the questions whose queries are known",
}


def mismatch(
    record: CalibrationRecord,
    running: ValidFor,
    alpha: float,
    risk: float,
    delta: float,
    linking_alpha: float,
    novelty_level: float | None = None,
) -> str | None:
    """Why a record does not hold for what runs, in words, as the end of "…, so it is not used"; None where it does.
    A `novelty_level` is compared where both have one: without a test the risk was bounded without it.

    >>> made = CalibrationRecord(ValidFor("m", "e", "p", "s", "x", "c"), CalibrationData("log", 1, 1, 1, "2026-11-21"))
    >>> mismatch(made, ValidFor("other", "e", "p", "new", "x", "c"), 0.1, 0.1, 0.05, 0.2)
    'the model and the tables and columns of the warehouse are not those that it was made with'
    """
    changed = [
        words for name, words in _WHAT_CHANGED.items() if getattr(record.valid_for, name) != getattr(running, name)
    ]
    if changed:
        one = changed in (["the model"], ["the sentence encoder"], ["Candor's own code"])
        listed = changed[0] if len(changed) == 1 else f"{', '.join(changed[:-1])} and {changed[-1]}"
        return f"{listed} {'is' if one else 'are'} not {'the one' if one else 'those'} that it was made with"
    promised: list[tuple[str, float, float]] = []
    if record.answers:
        promised += [
            ("α", record.answers.credible.alpha, alpha),
            ("r*", record.answers.unasked.risk, risk),
            ("δ", record.answers.unasked.promised_delta, delta),
        ]
        novelty = record.answers.novelty
        if novelty_level is not None and novelty is not None:
            promised.append(("the level of the novelty test", novelty.level, novelty_level))
    if record.linking:
        promised += [("α of linking", p.alpha, linking_alpha) for p in (record.linking.tables, record.linking.columns)]
    for name, made_for, wanted in promised:
        if made_for != wanted:
            return f"it was made for {name} = {made_for:g}, and the settings say {wanted:g}"
    return None
