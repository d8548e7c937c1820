"""Answer, let a person choose, or abstain: what calibration allows (docs/METHODS.md 4 and 5).

Readings are scored by κ, in which RTS++'s F and all else that is known of a reading are signals. The likeliest answers,
*unasked* only if it is credible and not empty, its family has no other defensible member, nobody was asked, κ is at
least the threshold that bounds the risk, and linking flagged nothing that the reading rests on: a reading that the
question's words give rests on no linking of the model's. Else the credible set {s : −κ(s) ≤ τ} decides: of it a person
chooses, and where it is empty, told so, of the likeliest others. Without a calibration every answer is one that a person
had a say in, and nothing is promised.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from reliability.accounting.learnt_words import AS_LIKELY
from reliability.candidates.selection import ScoredReading
from reliability.core import Policy
from reliability.memory.hints import elements_of, steered
from reliability.promises.credible_set import CredibleThreshold, Guarantee
from reliability.promises.novelty import Likeness
from reliability.promises.probability import IN_DATA, ONE_MEANING, calibrated, said_of
from reliability.promises.record import CalibrationRecord
from reliability.promises.unasked_threshold import NoThreshold, questions_needed
from reliability.sql.against_itself import against_itself, mixes_keys, ranks_single_rows
from reliability.sql.english import shown_reading
from reliability.sql.held.pooled import pools_what_is_compared
from reliability.sql.not_asked import days_of_no_day, shows_a_figure_twice, shows_several
from reliability.values import (
    BrokenPromise,
    Candidate,
    Execution,
    FailureKind,
    Hint,
    LinkedSchema,
    Promise,
    Question,
    Reading,
    Reason,
    Schema,
)

PAGES = 2
"""How often readings are shown, `max_readings` at a time: whom the first ones do not fit sees the next."""

_BY_LOAD = frozenset({FailureKind.TIMEOUT, FailureKind.UNAVAILABLE})
"""Failures that the same query may have or not, by what else the machine does."""


MOST_NAMED = 2
"""Further credible readings that an answer names, of a question that nobody was asked about."""
_MOST_IN_FULL = 2
"""Of the readings that are shown first, so many say in full what the question leaves to be understood, where there are
such."""
LEAST_NAMED = 0.05
"""The probability from which on such a reading is named: less is no news to anybody."""


ONE_MEANING_AT_LEAST = 0.3
"""Under this probability that a question's words mean one thing alone nobody is answered unasked. Of 3,537 developing
plain questions it holds 6 % back (one half: 11 %; of short ones 16 instead of 28 %), of 674 ambiguous ones it lets 13 %
pass to κ (8 %)."""

UNCALIBRATED = "Nothing is calibrated for this data yet, so I answer only what a person has chosen."
"""The detail of an abstention by a policy that may not ask, where nothing says how sure an answer is."""


@dataclass(frozen=True, slots=True)
class Trace:
    """Everything that was found for a question before anything is decided: an ask and a calibration share it.

    `question` carries what a person added; `scored` are readings by falling F, at least one; `asked` says that
    a person was asked something on the way. `likeness` is what tells whether the question is unlike those of a
    calibration; None where it was not measured. `hints` are those that it was asked with, `unexplained` words that
    nothing explains.
    """

    question: Question
    schema: Schema
    linked: LinkedSchema
    candidates: tuple[Candidate, ...]
    execution: Execution
    scored: tuple[ScoredReading, ...]
    asked: bool
    likeness: Likeness | None = None
    hints: tuple[Hint, ...] = ()
    unexplained: tuple[str, ...] = ()

    @property
    def flagged(self) -> bool:
        """Whether linking met a branching point or asked: then no answer is one that nobody had a say in."""
        return self.asked or bool(self.linked.branching_points)

    @property
    def out_of_time(self) -> bool:
        """Whether a query did not end in time, or the database was away. What it would have agreed with is not known,
        and on a quieter machine may be: then no answer is one that nobody had a say in."""
        return any(failure.kind in _BY_LOAD for _, failure in self.execution.failures)


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do: the first of the readings answers and names the others, a person chooses, or none is given.

    `order` indexes the trace's readings, most probable first; `probabilities` are what is said of *all* of them, None
    where nothing is. Small, so that a durable driver records it, and a replay decides alike. The first `credible` of
    them are in the credible set, and `at_once` are shown together (0: as many as the settings have). `broken` says which promise an answer without a person's choice would break, where it would.
    """

    kind: Literal["answer", "choose", "abstain"]
    order: tuple[int, ...]
    probabilities: tuple[float | None, ...]
    promise: Promise | None = None
    broken: BrokenPromise | None = None
    reason: Reason = Reason.NOT_SURE
    detail: str = ""
    credible: int = 0
    at_once: int = 0

    @property
    def calibrated(self) -> bool:
        """Whether a calibration decided."""
        return self.promise is not None

    def readings(self, trace: Trace) -> tuple[Reading, ...]:
        """The readings to answer with, choose from or look back on, with their probabilities."""
        return tuple(replace(trace.scored[i].reading, probability=self.probabilities[i]) for i in self.order)


def decide(
    trace: Trace,
    record: CalibrationRecord | None,
    policy: Policy,
    max_readings: int,
    *,
    just_answer: bool = False,
) -> Decision:
    """What calibration, or its absence, and the policy make of a trace.

    `just_answer`: the person waved further questions away, so that the likeliest credible reading that leaves out
    least answers. Where none is credible nothing answers unasked; a person who may be asked still sees what was read.
    """
    if left_out := _left_out_by_all(trace):
        abstained = Decision("abstain", (), (None,) * len(trace.scored), reason=Reason.NOT_COMPUTED)
        return replace(abstained, detail="; ".join(left_out))
    if record is None or record.answers is None:
        return _uncalibrated(trace, policy, max_readings, just_answer)
    answers = record.answers
    kappa = calibrated([each.signals for each in trace.scored], answers.probability)
    said = said_of(kappa) if record.data.evident else (None,) * len(kappa)
    by_kappa = sorted(range(len(kappa)), key=lambda i: math.inf if (p := kappa[i]) is None else -p)
    ranked, among = _as_hinted(by_kappa, credible_readings(kappa, answers.credible), trace)
    credible = [i for i in ranked if i in among]
    rest = [i for i in ranked if i not in credible]
    at_once = shown_at_once(max_readings, trace)
    together = _rivals_together(credible, rest, trace, at_once)
    broken = _broken(trace, credible, kappa, record)
    unasked = broken is None and not trace.asked
    found = Decision("abstain", tuple(ranked[:max_readings]), said, promised(record, unasked=unasked), broken)
    if not credible and (just_answer or policy != "ask"):
        return found
    if broken is None or just_answer:
        first = min(credible, key=lambda i: (_says_as_before(i, trace), len(trace.scored[i].reading.unsaid)))
        likely = [i for i in credible if (p := said[i]) is None or p >= LEAST_NAMED]
        whole = [i for i in likely if i != first and not (any(_lacks(i, trace)) or _says_as_before(i, trace))]
        named = () if trace.asked else tuple(_told_apart((first, *whole), trace)[1 : 1 + MOST_NAMED])
        return replace(found, kind="answer", order=(first, *named), broken=None)
    if policy == "ask":
        credible, rest = together
        lacks = [_lacks(i, trace) for i in range(len(trace.scored))]
        shown = _told_apart(_whole_first((*_found_first(credible, trace), *_found_first(rest, trace)), lacks), trace)
        shown, as_before = _changed_first(shown, trace)
        kept = sum(i in shown and i not in as_before and not any(lacks[i]) for i in credible)
        shown, kept = _with_what_is_open(shown, kept, trace, max_readings)
        shown = _with_none_of_them(shown, kept, lacks, trace)
        order = tuple(shown[: PAGES * at_once])
        return replace(found, kind="choose", order=order, credible=kept, at_once=at_once)
    if broken in (BrokenPromise.SEVERAL, BrokenPromise.RIVALS):
        several = max(2, len(credible), 1 + len(trace.scored[credible[0]].rivals))
        return replace(found, reason=Reason.AMBIGUOUS, detail=str(several))
    return found


def shown_at_once(max_readings: int, trace: Trace) -> int:
    """How many readings are shown together: half as many more where the question's words likely mean several things,
    since then people want to see what else they may mean.

    Of 87 such questions two of their readings stood among the first four of 55, among six of 61 (LOG.md, 2026-11-26).
    """
    several = bool(trace.scored) and likely_several(trace.scored[0].signals)
    return max_readings + max_readings // 2 if several else max_readings


def _as_hinted(order: Sequence[int], credible: Sequence[int], trace: Trace) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Readings by falling κ, and the credible ones among them, as hints have it: where the likeliest has a rival in its
    own family and hints prefer the names of another member, that one comes first and is as credible. Which member of a
    family is meant κ cannot tell (docs/METHODS.md 3)."""
    if not order or not trace.hints or not trace.scored[order[0]].rivals or trace.scored[order[0]].family < 0:
        return tuple(order), tuple(credible)
    head = trace.scored[order[0]]
    kin = [i for i in order[1:] if trace.scored[i].family == head.family and not trace.scored[i].reading.result.empty]
    preferred = [i for i in kin if _steered_by(i, trace) > _steered_by(order[0], trace)]
    if not preferred:
        return tuple(order), tuple(credible)
    first = max(preferred, key=lambda i: _steered_by(i, trace))  # the likeliest of those that as many hints prefer
    also = (first,) if order[0] in credible and first not in credible else ()
    return (first, *(i for i in order if i != first)), (*credible, *also)


def _steered_by(place: int, trace: Trace) -> int:
    """How many hints prefer what a reading uses, and pass over nothing that it uses."""
    sql = trace.scored[place].reading.sql
    used = set(elements_of(sql, trace.schema))
    return sum(used.isdisjoint(hint.passed_over) for hint in steered(trace.hints, sql, trace.schema))


def _found_first(order: Iterable[int], trace: Trace) -> list[int]:
    """Readings in the order in which they are shown: those that found nothing come last, since nobody asks for nothing
    and finding it is no evidence of being right."""
    return sorted(order, key=lambda i: trace.scored[i].reading.result.finds_nothing)


def _whole_first(order: Iterable[int], lacks: Sequence[tuple[bool, int]]) -> list[int]:
    """Readings in the order in which they are shown: those that leave out what was asked come last, and say so, after
    them those that hold a value against itself. They are not right, so they do not count as credible, and where there
    are two others to choose from they are not shown at all."""
    ranked = sorted(order, key=lacks.__getitem__)
    whole = [i for i in ranked if not any(lacks[i])]
    return whole if len(whole) > 1 else ranked


def _told_apart(order: Iterable[int], trace: Trace) -> list[int]:
    """The readings without those that say what an earlier one says, word for word, or show its one row with a value
    beside it that both keep their rows by ("9 shops in Peru", "Peru: 9"): nobody could choose between them."""
    said = dict[str, int]()
    for place in order:
        reading = trace.scored[place].reading
        if not any(_one_answer(trace.scored[other].reading, reading) for other in said.values()):
            said.setdefault(reading.english or f"{place}", place)
    return list(said.values())


def _one_answer(one: Reading, other: Reading) -> bool:
    if len(one.result.rows) != 1 or len(other.result.rows) != 1 or len(one.result.rows[0]) == len(other.result.rows[0]):
        return False
    few, many = sorted((Counter(one.result.rows[0]), Counter(other.result.rows[0])), key=lambda each: each.total())
    beside = many - few
    kept = [each.sql.lower() for each in (one, other)]
    return (many & few) == few and all(
        isinstance(cell, str) and all(f"= '{cell.lower()}'" in sql for sql in kept) for cell in beside
    )


def _changed_first(order: Sequence[int], trace: Trace) -> tuple[list[int], frozenset[int]]:
    """Readings in the order in which they are shown, and those among them that say what was answered just before in the
    thread, which come last: who adds other words wants something else."""
    as_before = frozenset(place for place in order if _says_as_before(place, trace))
    return [*(i for i in order if i not in as_before), *(i for i in order if i in as_before)], as_before


def _says_as_before(place: int, trace: Trace) -> bool:
    """Whether a reading says, word for word, what the question before in the thread was answered with, though the words
    are others."""
    before, question, dialect = trace.question.previous, trace.question.text, trace.schema.dialect
    if before is None or not before.sql.strip() or _plain(before.question) == _plain(question):
        return False
    said = shown_reading(trace.scored[place].reading.sql, dialect, trace.schema)
    return bool(said) and said == shown_reading(before.sql, dialect, trace.schema)


def _plain(question: str) -> str:
    return " ".join(re.findall(r"\w+", question.lower()))


def _lacks(place: int, trace: Trace) -> tuple[bool, int]:
    """Whether a reading holds a value against itself or keys of different things against each other, ranks rows that
    are alone, counts days to what is none, shows a figure twice or pools what is held against each other, and how many
    words it leaves out."""
    reading, dialect = trace.scored[place].reading, trace.schema.dialect
    nothing_asked = any(each(reading.sql, dialect) for each in (against_itself, days_of_no_day, shows_a_figure_twice))
    senseless = any(each(reading.sql, trace.schema) for each in (mixes_keys, ranks_single_rows))
    senseless = senseless or pools_what_is_compared(reading.sql, trace.question.text, dialect)
    return nothing_asked or senseless, len(reading.unsaid)


def _left_out_by_all(trace: Trace) -> tuple[str, ...]:
    """The words that ask for what no reading works out; () where one reading leaves nothing out."""
    left_out = [each.reading.unsaid for each in trace.scored]
    return tuple(dict.fromkeys(word for each in left_out for word in each)) if left_out and all(left_out) else ()


def _rivals_together(
    credible: Sequence[int], rest: Sequence[int], trace: Trace, max_readings: int
) -> tuple[list[int], list[int]]:
    """The order in which readings are shown: where the words leave open which of two names the first one has, the
    likeliest with the other stands among the first `max_readings` too, as credible as the first: one family."""
    order, kept = [*credible, *rest], list(credible)
    family = trace.scored[order[0]].family if order else -1
    kin = [i for i in order[1:] if trace.scored[i].family == family and family >= 0]
    if not kin or not kept or max_readings < 2 or kin[0] in order[:max_readings]:
        return kept, list(rest)
    kept = [i for i in kept if i != kin[0]]
    kept.insert(min(len(kept), max_readings - 1), kin[0])
    return kept, [i for i in rest if i != kin[0]]


def _with_what_is_open(shown: Sequence[int], credible: int, trace: Trace, most: int) -> tuple[list[int], int]:
    """The order in which readings are shown, of which the first `credible` are credible: of those that say in full what
    the question leaves to be understood, two stand among the first `most`, and one that shows several things, where it
    asks for "our largest stores". They are as credible as what stands before them: which of them is meant nothing tells
    but a person."""
    found = [i for i in shown if not trace.scored[i].reading.result.finds_nothing]
    full = [i for i in found if trace.scored[i].in_full]
    said = [i for i in found if shows_several(trace.scored[i].reading.sql, trace.question.text, trace.schema.dialect)]
    wanted = list(dict.fromkeys((*full[:_MOST_IN_FULL], *said[:1])))
    if set(wanted) <= set(shown[:most]):
        return list(shown), credible
    moved = [i for i in wanted if i != shown[0]][: most - 1]
    others = [i for i in shown if i not in moved]
    before = sum(i not in moved for i in shown[:credible])
    place = min(before or most, most - len(moved))
    return [*others[:place], *moved, *others[place:]], before + len(moved) if credible else 0


_WHETHER_ANY = re.compile(
    r"^\W*(?:(?:so|and|ok(?:ay)?|hey|hi|hello)\W+)?(?:(?:do|does|did|are|is|was|were|have|has|had)\b[^.?!]*?\b)?"
    r"any(?:one|body|thing)?\b",
    re.IGNORECASE,
)


def _with_none_of_them(
    shown: Sequence[int], credible: int, lacks: Sequence[tuple[bool, int]], trace: Trace
) -> list[int]:
    """The order in which readings are shown, of a question whether there are any: the likeliest of those that its words
    give and that list no row comes second, behind what else is credible, since that there are none is an answer."""
    order = list(shown)
    if not _WHETHER_ANY.match(trace.question.text):
        return order
    none = [
        i for i in order if trace.scored[i].by_words and not trace.scored[i].reading.result.rows and not any(lacks[i])
    ]
    place = max(1, credible)
    if none and order.index(none[0]) > place:
        order.remove(none[0])
        order.insert(place, none[0])
    return order


def credible_readings(kappas: Sequence[float | None], threshold: CredibleThreshold) -> tuple[int, ...]:
    """Which readings, by their κ, are in the credible set; all of them where τ = +∞. Without a κ a reading is the
    least credible there is."""
    scores = [0.0 if kappa is None else kappa for kappa in kappas]
    return tuple(i for i, credible in enumerate(threshold.predict(scores)) if credible)


@dataclass(frozen=True, slots=True)
class Considered:
    """What the rule of unasked answers looks at of a reading: its κ, whether it finds nothing, whether the
    question's words give it, how many other names they may as well mean, whether its query leaves out what they ask
    for, and whether the words likely mean several things, or what the data do not hold."""

    kappa: float | None
    empty: bool
    by_words: bool
    rivals: int = 0
    unsaid: bool = False
    several: bool = False
    outside: bool = False


def likely_several(signals: Mapping[str, float]) -> bool:
    """Whether a question's words likely mean several things, as the signals of its readings have it."""
    return signals.get(ONE_MEANING, AS_LIKELY) < AS_LIKELY


def left_open(signals: Mapping[str, float]) -> bool:
    """Whether the words so likely mean several things that nothing is answered unasked."""
    return signals.get(ONE_MEANING, AS_LIKELY) < ONE_MEANING_AT_LEAST


def likely_outside(signals: Mapping[str, float]) -> bool:
    """Whether the data likely cannot answer a question, as the signals of its readings have it."""
    return signals.get(IN_DATA, AS_LIKELY) < AS_LIKELY


def unasked_but_for_kappa(readings: Sequence[Considered], flagged: bool, threshold: CredibleThreshold) -> int | None:
    """The reading that the rule would answer unasked if its κ suffices: the likeliest, where it is credible, found
    something, leaves nothing out, has no rival in its family, the question's words may well mean one thing alone and
    likely one that the data hold, and linking flagged nothing that it rests on. None otherwise. The risk is bounded on
    these, less those of questions that are unlike the calibration's or have a query that did not end in time
    (docs/METHODS.md 5)."""
    credible = credible_readings([each.kappa for each in readings], threshold)
    if not credible:
        return None
    first = min(credible, key=lambda i: math.inf if (p := readings[i].kappa) is None else -p)
    one = readings[first]
    held_back = one.empty or one.rivals or one.unsaid or one.several or one.outside or (flagged and not one.by_words)
    return None if held_back else first


def promised(record: CalibrationRecord, *, unasked: bool) -> Promise | None:
    """The promise that stands behind an answer; None where answers were not calibrated."""
    if record.answers is None:
        return None
    credible, risk = record.answers.credible, record.answers.unasked
    return Promise(
        unasked=unasked,
        alpha=credible.alpha,
        highest_target=credible.with_right / (credible.questions + 1),
        risk=risk.risk,
        delta=risk.promised_delta,
        bound=risk.bound,
        answered=risk.answered,
        wrong=risk.wrong,
        another=risk.another,
        questions=credible.questions,
        data=record.data.name,
        made_at=record.data.made_at,
        given_right=credible.guarantee is Guarantee.GIVEN_RIGHT_CANDIDATE,
        smallest=record.data.smallest,
        bounding=record.data.bound,
        needed=questions_needed(risk, record.data.bound),
    )


def _broken(
    trace: Trace, credible: Sequence[int], kappas: Sequence[float | None], record: CalibrationRecord
) -> BrokenPromise | None:
    """Which promise an answer with the likeliest credible reading would break; None: it may be given.

    A person who was asked while linking has had a say; below the threshold they also see the reading first.
    """
    if not credible:
        return BrokenPromise.COVERAGE
    first = trace.scored[credible[0]]
    if trace.flagged and not trace.asked and not first.by_words:
        return BrokenPromise.LINKING
    if first.reading.result.finds_nothing:
        return BrokenPromise.EMPTY
    if first.reading.unsaid:
        return BrokenPromise.UNSAID
    if (first.rivals or left_open(first.signals)) and not trace.asked:
        return BrokenPromise.RIVALS
    if likely_outside(first.signals) and not trace.asked:
        return BrokenPromise.OUTSIDE
    if not trace.asked and _says_as_before(credible[0], trace):
        return BrokenPromise.SEVERAL
    answers, kappa = record.answers, kappas[credible[0]]
    if answers is not None and record.data.evident and kappa is not None and answers.unasked.predict(kappa):
        if trace.likeness is not None and trace.likeness.unexplained > 0:
            return BrokenPromise.UNEXPLAINED
        if answers.novelty is not None and answers.novelty.unlike(trace.likeness):
            return BrokenPromise.UNLIKE
        return BrokenPromise.OUT_OF_TIME if trace.out_of_time else None
    if len(credible) > 1:
        return BrokenPromise.SEVERAL
    if answers is None or not record.data.evident:
        return BrokenPromise.TOO_FEW
    return {
        None: BrokenPromise.RISK,
        NoThreshold.TOO_FEW: BrokenPromise.TOO_FEW,
        NoThreshold.TOO_RISKY: BrokenPromise.TOO_RISKY,
    }[answers.unasked.reason]


def _uncalibrated(trace: Trace, policy: Policy, max_readings: int, just_answer: bool) -> Decision:
    """Nothing is guessed: a person chooses, also where there is one reading alone; one answers only where somebody had
    a say in it, and a policy that may not ask gives no answer."""
    as_hinted, _ = _as_hinted(range(len(trace.scored)), (), trace)
    lacks = [_lacks(i, trace) for i in range(len(trace.scored))]
    told_apart = _told_apart(_whole_first(_found_first(as_hinted, trace), lacks), trace)
    changed, _ = _changed_first(told_apart, trace)
    shown, _ = _with_what_is_open(changed, 0, trace, max_readings)
    order = tuple(_with_none_of_them(shown, 0, lacks, trace)[: PAGES * max_readings])
    found = Decision("choose", order, (None,) * len(trace.scored))
    if just_answer or (len(trace.scored) == 1 and trace.asked):
        return replace(found, kind="answer", order=order[:1])
    if policy == "ask":
        return found
    if policy == "abstain" and len(trace.scored) > 1:
        return replace(found, kind="abstain", reason=Reason.AMBIGUOUS, detail=str(len(trace.scored)))
    return replace(found, kind="abstain", detail=UNCALIBRATED)
