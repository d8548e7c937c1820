"""Answers calibrated on a question log: the whole rule's risk by simulation, disjoint parts, runs that are killed."""

from __future__ import annotations

import doctest
import json
import math
import multiprocessing
import os
import re
import signal
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.calibration import answers as calibrating
from adapters.calibration.kept_traces import Tracing
from adapters.calibration.trace_processes import trace_all
from adapters.evaluation.recorded_systems import bird_predictions, bird_traces, read_bird
from adapters.record_files import read_record, write_record
from adapters.reports.answers import calibration_page, selection_page
from bot.bench.overhead import measure_overhead
from reliability.calibration import answers_rule, log_parts, traces
from reliability.calibration import fit_probability as answers_probability
from reliability.calibration.answers_rule import (
    answers_record,
    divide,
    in_parts,
    kappas_or_least,
    one_of_each_group,
    whole_rule,
)
from reliability.calibration.fit_probability import Prediction, evaluate_probability, fit_probability
from reliability.calibration.log_parts import SHARES, LogPart, log_part
from reliability.calibration.question_log import chosen_questions, read_question_log
from reliability.calibration.traces import CheckedCluster, CheckedTrace, TraceFile
from reliability.calibration.tracing import trace_question
from reliability.candidates.execution import execution_entropy
from reliability.core import valid_for
from reliability.errors import BadInput
from reliability.evaluation.selection import (
    CONSISTENCY,
    JUDGE,
    LIKELIHOOD,
    PERSON,
    RTS,
    _Half,
    evaluate_selection,
)
from reliability.promises.credible_set import Guarantee, conformalize_credible
from reliability.promises.probability import PRIMARY
from reliability.promises.record import AnswerCalibration, mismatch
from reliability.promises.unasked_threshold import GuaranteedRisk, clopper_pearson_upper
from reliability.values import Limits
from tests.support.doubt_record import doubt_record
from tests.support.oracles.kept_traces import read_traces
from tests.support.trace_world import BROKEN, GROSS, NET, TWICE, core, cores, logged, slow_cores

MADE_WITH = {"model": "m", "prompts": "p"}


@pytest.mark.parametrize("module", [traces, log_parts, answers_rule, answers_probability])
def test_the_examples_in_the_docstrings_hold(module: Any) -> None:
    assert not doctest.testmod(module).failed


# --- simulated questions ---------------------------------------------------------------------------


def question(
    name: str, surety: float, right: bool, *, second: bool = False, flagged: bool = False, group: str = ""
) -> CheckedTrace:
    """A question with one result, or two: the first of probability `surety`, right or not; the second wrong."""
    share = 0.9 if second else 1.0
    found = [
        CheckedCluster(
            NET,
            share,
            surety,
            execution_entropy(0.3 if second else 0.0, share),
            math.log(surety),
            right,
            right,
            {PRIMARY: surety},
        )
    ]
    if second:
        entropy = execution_entropy(0.3, 0.1)
        found.append(CheckedCluster(GROSS, 0.1, surety, entropy, -5.0, False, False, {PRIMARY: 0.01}))
    return CheckedTrace(name, group or name, "answerable", tuple(found), flagged)


class Population:
    """Types of questions whose true probability of being right is known, and is not what the model says."""

    def __init__(self) -> None:
        rng = np.random.default_rng(7)
        self.surety = rng.uniform(0.05, 0.99, 200)
        self.second = rng.random(200) < 0.2
        self.flagged = rng.random(200) < 0.2
        self.truth = np.where(self.flagged, 0.3, self.surety**0.25 - 0.02)  # what linking flags is mostly wrong
        self.each = [self._of(i, "type", True) for i in range(200)]

    def draw(self, size: int, rng: np.random.Generator) -> list[CheckedTrace]:
        types = rng.integers(200, size=size)
        right = rng.random(size) < self.truth[types]
        return [self._of(int(i), f"{n}", bool(r)) for n, (i, r) in enumerate(zip(types, right, strict=True))]

    def qualifying(self, answers: AnswerCalibration) -> NDArray[np.float64]:
        """κ of each type that the rule answers if κ suffices; NaN for the others."""
        kappa = answers.probability.predict(self.surety[:, None])
        return np.where(answers.credible.predict(kappa) & ~self.flagged, kappa, np.nan)

    def breaks(self, given: NDArray[np.bool_], risk: float) -> bool:
        return bool(given.any() and 1 - self.truth[given].mean() > risk)

    def _of(self, i: int, name: str, right: bool) -> CheckedTrace:
        flagged, second = bool(self.flagged[i]), bool(self.second[i])
        return question(name, float(self.surety[i]), right, second=second, flagged=flagged)


@pytest.mark.slow
@pytest.mark.usefixtures("bounds_computed_once")
def test_the_whole_rules_risk_exceeds_the_promise_in_at_most_delta_of_many_draws(whole: bool) -> None:
    """The true risk of answers given unasked is known for each type. Taking the lowest threshold whose share of errors
    is at most r*, without a bound, breaks the promise often: the simulation would notice. Of 150 draws a rule that
    breaks it twice as often as δ = 0.1 breaks it in 15 or fewer once in 1,300 times (the binomial); 500 with
    --whole."""
    draws = 500 if whole else 150
    population, rng = Population(), np.random.default_rng(1)
    broken = answering = naive = 0
    for number in range(draws):
        drawn = population.draw(220, rng)
        rule = whole_rule(drawn[:40], drawn[40:70], drawn[70:], risk=0.15, delta=0.1)
        kappa = population.qualifying(rule.answers)
        threshold = rule.answers.unasked.threshold
        given = kappa >= (math.inf if threshold is None else threshold)
        if number == 0:  # the rule itself answers just these
            assert [rule.unasked(t) is not None for t in population.each] == given.tolist()
        answering += bool(given.any())
        broken += population.breaks(given, 0.15)
        qualifying = [q for q in (rule.qualifies(t) for t in drawn[70:]) if q]
        ranked = sorted(((k, not best.right) for best, k in qualifying), reverse=True)
        rates = np.cumsum([wrong for _, wrong in ranked]) / np.arange(1, len(ranked) + 1)
        within = np.flatnonzero(rates <= 0.15)
        naive += bool(len(within)) and population.breaks(kappa >= ranked[int(within.max())][0], 0.15)
    assert answering > 0.2 * draws, answering
    assert broken <= 0.1 * draws, broken
    assert naive > 0.2 * draws, naive


def test_what_linking_flagged_and_what_found_nothing_is_never_unasked() -> None:
    rng = np.random.default_rng(3)
    rows = [question(f"{n}", s, rng.random() < s) for n, s in enumerate(rng.uniform(0.3, 1.0, 100))]
    surest = [question(f"b{n}", 0.99, True) for n in range(200)]
    rule = whole_rule(rows[:50], rows[50:], surest)
    assert rule.answers.unasked.threshold is not None
    assert rule.unasked(question("x", 0.99, True))
    sure, flagged = question("x", 0.99, True), question("x", 0.99, True, flagged=True)
    assert rule.unasked(flagged) is None
    assert rule.unasked(replace(flagged, clusters=(replace(flagged.clusters[0], by_words=True),)))
    assert rule.unasked(replace(sure, clusters=(replace(sure.clusters[0], empty=True),))) is None
    assert rule.unasked(replace(sure, clusters=())) is None


def test_under_a_least_probability_nothing_is_unasked_though_the_bound_allows_it() -> None:
    rng = np.random.default_rng(3)
    rows = [question(f"{n}", s, rng.random() < s) for n, s in enumerate(rng.uniform(0.3, 1.0, 100))]
    surest = [question(f"b{n}", s, True) for n, s in enumerate(rng.uniform(0.3, 1.0, 200))]
    free = whole_rule(rows[:50], rows[50:], surest).answers.unasked
    held = whole_rule(rows[:50], rows[50:], surest, least_kappa=0.8).answers.unasked
    assert free.threshold is not None
    assert held.threshold is not None
    assert free.threshold < 0.8 <= held.threshold
    assert held.answered < free.answered
    alike = [question(f"s{n}", 0.6 if n % 2 else 0.95, True) for n in range(200)]
    begun = whole_rule(rows[:50], alike[:100], alike[100:], least_kappa=0.8).answers.unasked
    assert begun.threshold is not None, "the sequence begins among what may be answered"
    never = whole_rule(rows[:50], rows[50:], surest, least_kappa=1.0).answers.unasked
    assert (never.threshold, never.answered) == (None, 0)


def test_unanswerable_questions_count_as_wrong_when_they_are_answered() -> None:
    rng = np.random.default_rng(3)
    rows = [question(f"{n}", s, rng.random() < s) for n, s in enumerate(rng.uniform(0.3, 1.0, 100))]
    nowhere = [replace(question(f"u{n}", 0.99, False), kind="unanswerable") for n in range(60)]
    right = [question(f"b{n}", 0.99, True) for n in range(60)]
    assert whole_rule(rows[:50], rows[50:], right + nowhere).answers.unasked.threshold is None


def test_the_set_given_a_right_candidate_decides() -> None:
    rng = np.random.default_rng(4)
    rows = [question(f"{n}", s, rng.random() < 0.6) for n, s in enumerate(rng.uniform(0.3, 1.0, 200))]
    answers = whole_rule(rows[:60], rows[60:120], rows[120:]).answers
    right = [
        k for t in rows[60:120] if t.clusters[0].right for k in kappas_or_least(t.clusters[:1], answers.probability)
    ]
    assert answers.credible == answers.given_right
    assert answers.credible.guarantee is Guarantee.GIVEN_RIGHT_CANDIDATE
    assert (answers.credible.questions, answers.credible.with_right) == (60, len(right))
    rank = math.ceil((len(right) + 1) * 0.9)
    assert answers.credible.tau == -sorted(right, reverse=True)[rank - 1]


def test_the_marginal_set_breaks_its_promise_where_only_a_high_count_lets_it_decide() -> None:
    """Why it does not decide. κ is uniform, nine of ten questions have a right candidate; κ ≥ −τ has 1 + τ."""
    rng, share, marginal, given_right = np.random.default_rng(0), 0.9, [], []
    for _ in range(2_000):
        drawn = zip(rng.random(74).tolist(), (rng.random(74) < share).tolist(), strict=True)
        candidates = [[pair] for pair in drawn]
        one = conformalize_credible(candidates, 0.1, Guarantee.MARGINAL)
        other = conformalize_credible(candidates, 0.1, Guarantee.GIVEN_RIGHT_CANDIDATE)
        if one.reachable:
            marginal.append(share * (1 + one.tau))
            given_right.append(1 + other.tau)
    assert 400 < len(marginal) < 1_600
    assert np.mean(marginal) < 0.9 - 0.02
    assert np.mean(given_right) >= 0.9


# --- parts of a log --------------------------------------------------------------------------------


def test_the_parts_share_no_group_and_have_their_shares() -> None:
    rows = [question(f"{n}", 0.5, True, group=f"g{n // 3}") for n in range(900)]
    parts = divide(rows, seed=5)
    groups = [{t.group for t in part} for part in parts]
    assert not groups[0] & groups[1] | groups[0] & groups[2] | groups[1] & groups[2]
    assert [len(g) for g in groups] == [round(share * 300) for _, share in SHARES]
    by_name = Counter(log_part(f"g{n}") for n in range(3000))
    assert [by_name[part] / 3000 for part, _ in SHARES] == pytest.approx([s for _, s in SHARES], abs=0.03)


def test_parts_that_share_a_group_are_refused() -> None:
    rows = [question(f"{n}", 0.5, n % 2 == 0) for n in range(30)]
    with pytest.raises(BadInput, match="share a group"):
        whole_rule(rows[:12], rows[10:20], rows[20:])
    with pytest.raises(BadInput, match="part that is to bound"):
        whole_rule(rows[:12], rows[12:20], [])


def test_one_wording_of_a_group_counts_whatever_the_order_of_the_log() -> None:
    rows = [question(f"{n}", 0.5, True, group=f"g{n % 7}") for n in range(40)]
    drawn = {t.id for t in one_of_each_group(rows, seed=2)}
    assert len(drawn) == 7
    assert {t.id for t in one_of_each_group(rows[::-1], seed=2)} == drawn
    assert {t.id for t in one_of_each_group(rows, seed=3)} != drawn


# --- a question log --------------------------------------------------------------------------------


def log_file(tmp_path: Path, *rows: Any) -> Path:
    file = tmp_path / "log.jsonl"
    file.write_text("".join((row if isinstance(row, str) else json.dumps(row)) + "\n" for row in rows))
    return file


def test_wordings_that_share_words_sql_or_a_name_are_one_group(tmp_path: Path) -> None:
    rows = [
        {"question": "Total sales?", "sql": NET, "group": "a"},
        {"question": "total  SALES?", "sql": GROSS},
        {"question": "Gross?", "sql": GROSS},
        {"question": "Stock?", "sql": None},
    ]
    questions, notes = read_question_log(log_file(tmp_path, *rows))
    assert [q.group for q in questions[:3]] == ["a", "a", "a"]
    assert questions[3].group != "a"
    assert [q.kind for q in questions] == ["answerable", "answerable", "answerable", "unanswerable"]
    assert "4 questions are few: 200 or more" in notes[0]


def test_a_question_that_is_logged_twice_counts_once(tmp_path: Path) -> None:
    row = {"question": "Total sales?", "sql": NET}
    questions, notes = read_question_log(log_file(tmp_path, row, row, {**row, "sql": GROSS}))
    assert len(questions) == 2
    assert "1 questions are in the log twice" in notes[0]


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("nonsense", "line 1 is no JSON"),
        ("[1]", "line 1 is no object"),
        ({"sql": NET}, "line 1 has no question"),
        ({"question": " ", "sql": NET}, "line 1 has no question"),
        ({"question": "Sales?"}, "line 1 has no SQL"),
        ({"question": "Sales?", "sql": ""}, "line 1 has no SQL"),
        ({"question": "Sales?", "sql": NET, "readings": "x"}, "readings are a list"),
        ({"question": "Sales?", "sql": NET, "readings": [{"label": "x"}]}, "readings are a list"),
        ({"question": "Sales?", "sql": NET, "kind": "unanswerable"}, "its kind"),
        ("", "holds no questions"),
    ],
)
def test_what_is_no_log_is_told_with_its_line(tmp_path: Path, row: Any, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read_question_log(log_file(tmp_path, row))


def test_a_log_that_is_missing_or_lacks_the_split_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        read_question_log(tmp_path / "gone.jsonl")
    with pytest.raises(BadInput, match="of the split test"):
        read_question_log(log_file(tmp_path, {"question": "Sales?", "sql": NET}), "test")


def test_all_wordings_fit_and_one_of_each_group_measures() -> None:
    questions = [replace(logged(n), group=f"g{n // 4}") for n in range(400)]
    chosen = chosen_questions(questions)
    counts = Counter(q.group for q in chosen)
    assert all(counts[g] == (4 if log_part(g) is LogPart.FIT else 1) for g in counts)
    assert len(counts) == 100
    assert chosen_questions(questions, 10) == chosen[:10]


# --- tracing ---------------------------------------------------------------------------------------


def test_a_trace_says_which_result_is_right_by_its_canonical_form() -> None:
    found = trace_question(logged(1, TWICE), core())
    assert found is not None
    assert {c.sql: c.right for c in found.clusters} == {NET: False, GROSS: True}
    assert all(PRIMARY in c.signals for c in found.clusters)
    assert found.flagged  # nothing calibrates linking, so that it asks about every question


def test_of_an_ambiguous_question_only_the_main_query_is_right() -> None:
    found = trace_question(logged(1, NET, GROSS), core())
    assert found is not None
    assert {c.sql: (c.right, c.accepted) for c in found.clusters} == {NET: (True, True), GROSS: (False, True)}


def test_a_calibrated_linking_without_doubt_is_not_flagged() -> None:
    found = trace_question(logged(1), core(record=doubt_record(tables=2.0, columns=2.0)))
    assert found is not None
    assert not found.flagged


def test_a_question_whose_gold_does_not_run_is_left_out_and_one_without_candidates_is_not() -> None:
    assert trace_question(logged(1, BROKEN), core()) is None
    unanswerable = trace_question(logged(1, None), core())
    assert unanswerable is not None
    assert not any(c.right or c.accepted for c in unanswerable.clusters)
    halted = trace_question(logged(1), core(sql=(BROKEN,)))
    assert halted is not None
    assert (halted.clusters, halted.halted) == ((), "could_not_run")


def test_several_processes_trace_what_one_does(tmp_path: Path) -> None:
    questions = [logged(n, BROKEN if n == 3 else NET) for n in range(6)]
    found, said = [], list[str]()
    for workers in (1, 2):
        said.clear()
        with TraceFile(tmp_path / f"{workers}.jsonl", MADE_WITH) as file:
            left_out = trace_all(questions, cores, file, workers, lambda _done, words: said.append(words))
        assert left_out == ["q3"]
        assert said[-1].startswith("6 of 6 questions, about 0 s left")
        found.append({t.id: replace(t, seconds=0) for t in read_traces(tmp_path / f"{workers}.jsonl")})
    assert found[0] == found[1]
    assert len(found[0]) == 5


def _trace_until_killed(file: Path) -> None:
    with TraceFile(file, MADE_WITH) as traced:
        trace_all([logged(n) for n in range(60)], slow_cores, traced, 1, lambda _done, _words: None)


def test_a_run_that_is_killed_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    file = tmp_path / "traces.jsonl"
    running = multiprocessing.get_context("spawn").Process(target=_trace_until_killed, args=(file,))
    running.start()
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline and not (file.exists() and file.read_bytes().count(b"\n") > 5):
        time.sleep(0.02)
    assert running.pid is not None
    os.kill(running.pid, signal.SIGKILL)
    running.join()
    before = file.read_text().rpartition("\n")[0] + "\n"
    with file.open("a") as torn:
        torn.write('{"id": "q59", "group": "g5')  # what a kill in the middle of a line leaves
    held = len(read_traces(file))
    assert 5 <= held < 60
    with TraceFile(file, MADE_WITH) as traced:
        said: list[str] = []
        trace_all([logged(n) for n in range(60)], cores, traced, 1, lambda _done, words: said.append(words))
    assert len(said) == 60 - held
    assert file.read_text().startswith(before)
    assert [t.id for t in read_traces(file)] == list(dict.fromkeys(t.id for t in read_traces(file)))
    assert {t.id for t in read_traces(file)} == {f"q{n}" for n in range(60)}
    assert len(file.read_text().splitlines()) == 61


@pytest.mark.parametrize(("name", "words"), [("model", "another model"), ("code", "other code")])
def test_traces_of_another_model_or_of_other_code_are_refused(tmp_path: Path, name: str, words: str) -> None:
    file = tmp_path / "traces.jsonl"
    with TraceFile(file, MADE_WITH) as traced:
        traced.append(question("a", 0.5, True))
    other = {**MADE_WITH, name: "n"}
    with pytest.raises(BadInput, match=f"holds traces of {words}; remove it"), TraceFile(file, other):
        pass
    with pytest.raises(BadInput, match=words):
        read_traces(file, other)
    assert [t.id for t in read_traces(file, MADE_WITH)] == ["a"]


@pytest.mark.parametrize("content", ["", "x\n", '{"traces": 99, "made_with": {}}\n'])
def test_a_file_that_holds_no_traces_is_one_sentence(tmp_path: Path, content: str) -> None:
    file = tmp_path / "traces.jsonl"
    file.write_text(content)
    with pytest.raises(BadInput, match=r"no traces|no file of traces|another version"):
        read_traces(file)


def test_a_fair_reading_that_the_asker_did_not_mean_is_wrong_and_counted() -> None:
    rng = np.random.default_rng(1)
    rows = [question(f"{n}", s, rng.random() < s**0.2, group=f"g{n}") for n, s in enumerate(rng.uniform(0.3, 1, 900))]
    meant_another = [
        replace(row, clusters=tuple(replace(c, right=False) for c in row.clusters)) if n % 25 == 0 else row
        for n, row in enumerate(rows)
    ]
    parts = in_parts(meant_another, lambda name: log_part(f"g{name}"))
    rule = whole_rule(*(parts[part] for part in LogPart), risk=0.2)
    found = rule.answers.unasked
    given = [cluster for trace in parts[LogPart.BOUND] if (cluster := rule.unasked(trace)) is not None]
    assert found.answered == len(given) > 0
    assert found.wrong == sum(not cluster.right for cluster in given)
    assert found.another == sum(cluster.accepted and not cluster.right for cluster in given) > 0


def test_without_a_bound_the_fair_readings_are_counted_where_the_wrong_answers_are() -> None:
    rows = [question(f"{n}", 0.9, n % 2 == 0, group=f"g{n}") for n in range(300)]
    fair = [
        replace(row, clusters=tuple(replace(c, accepted=True) for c in row.clusters)) if n % 3 == 0 else row
        for n, row in enumerate(rows)
    ]
    parts = in_parts(fair, lambda name: log_part(f"g{name}"))
    found = whole_rule(*(parts[part] for part in LogPart), risk=0.1).answers.unasked
    bounding = parts[LogPart.BOUND]
    assert (found.threshold, found.answered) == (None, len(bounding))
    assert found.wrong == sum(not trace.clusters[0].right for trace in bounding)
    meant_another = [trace for trace in bounding if trace.clusters[0].accepted and not trace.clusters[0].right]
    assert found.another == len(meant_another)
    assert 0 < len(meant_another) < found.wrong


def test_a_record_is_made_from_traces_and_read_again(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    rows = [question(f"{n}", s, rng.random() < s, group=f"g{n}") for n, s in enumerate(rng.uniform(0.3, 1, 300))]
    made = answers_record(
        in_parts(rows, lambda name: log_part(f"g{name}")),
        valid_for(core()),
        doubt_record().linking,
        log="team.jsonl",
        made_at="2026-11-21",
        alpha=0.2,
        risk=0.2,
    )
    write_record(made, tmp_path)
    again = read_record(tmp_path)
    assert again.answers == made.answers
    assert again.data == made.data
    assert again.data.fit + again.data.calibrate + again.data.bound == 300
    assert again.linking is not None


def test_each_look_at_the_questions_has_its_share_of_the_promise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a record says with one look at 5 % it says with two at 2.5 % each: a higher bound, and the same confidence."""
    rng = np.random.default_rng(0)
    rows = [question(f"{n}", s, rng.random() < s, group=f"g{n}") for n, s in enumerate(rng.uniform(0.3, 1, 300))]
    traced = calibrating.TracedParts(in_parts(rows, lambda name: log_part(f"g{name}")), ())
    monkeypatch.setattr(calibrating, "traced_parts", lambda *_: traced)
    tracing = Tracing(cores, tmp_path, 1)

    def risk_of(looks: int) -> GuaranteedRisk:
        options = calibrating.AnswersOptions(tmp_path, (), risk=0.3, looks=looks)
        log, quiet = tmp_path / "team.jsonl", lambda *_: None
        made = calibrating.calibrate_answers(log, core(), tracing, options, quiet, quiet)
        assert made.answers is not None
        return made.answers.unasked

    once, twice = risk_of(1), risk_of(2)
    assert (once.delta, once.all_looks, once.promised_delta) == (0.05, None, 0.05)
    assert (twice.delta, twice.all_looks, twice.promised_delta) == (0.025, 0.05, 0.05)
    assert once.bound is not None
    assert twice.bound is not None
    assert twice.bound == clopper_pearson_upper(twice.wrong, twice.answered, 0.025)
    assert once.bound == clopper_pearson_upper(once.wrong, once.answered, 0.05)
    assert mismatch(read_record(tmp_path), valid_for(core()), 0.1, 0.3, 0.05, 0.35, 0.05) is None


# --- probabilities ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("right", "words"), [(True, "every one is right"), (False, "every one is wrong")])
def test_where_every_answer_has_one_fate_nothing_is_calibrated(right: bool, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        fit_probability([Prediction(f"{n}", right, {PRIMARY: 0.5}) for n in range(20)])


def predictions(rng: np.random.Generator, size: int = 400) -> list[Prediction]:
    """The primary's own probability says little, a sub-clause's frequency more, the share of its result most."""
    p = rng.uniform(0.02, 0.98, size)
    noise = rng.uniform(0, 1, (size, 2))
    return [
        Prediction(
            f"{n // 2}",
            bool(rng.random() < p[n]),
            {PRIMARY: 0.8 * noise[n, 0] + 0.2 * p[n], "nucleus WHERE": 0.5 * noise[n, 1] + 0.5 * p[n], "share": p[n]},
        )
        for n in range(size)
    ]


def test_each_kind_of_signals_adds_to_the_one_before() -> None:
    found = evaluate_probability(predictions(np.random.default_rng(2)), lambda *_: None, seeds=3)
    areas = {name: figures["auc"] for name, figures in found["methods"].items()}
    assert areas["uncalibrated"] < areas["MPS"] < areas["ours"]
    assert found["methods"]["ours"]["ece"] < found["methods"]["uncalibrated"]["ece"]
    assert found["auc_gain"]["low"] > 0.1
    page = calibration_page({"made <up>": found})
    assert "made &lt;up&gt;" in page
    assert "<svg" in page
    assert not re.search(r"<script|<link|<img|(?:src|href)=\"http", page)


def test_a_signal_that_a_reading_lacks_leaves_it_out_of_the_fit() -> None:
    rows = predictions(np.random.default_rng(2), 100)
    lacking = replace(rows[0], signals={PRIMARY: 0.5})
    assert fit_probability([lacking, *rows[1:]]).signals == fit_probability(rows[1:]).signals


# --- selection -------------------------------------------------------------------------------------


def test_selection_measures_by_hand() -> None:
    """One result, judged right, in 60 of 80 questions. In the others the likeliest result is wrong, a second one that
    most candidates share is right, and the judge knows: likelihood errs on 20 of 80, self-consistency never."""
    rows = [question(f"{n}", 0.5 + 0.004 * n, True) for n in range(60)]
    wrong = CheckedCluster(GROSS, 0.2, 0.1, execution_entropy(0.5, 0.2), -1.0, False, False, {PRIMARY: 0.3})
    right = CheckedCluster(NET, 0.8, 0.9, execution_entropy(0.5, 0.8), -2.0, True, True, {PRIMARY: 0.2})
    rows += [CheckedTrace(f"s{n}", f"s{n}", "answerable", (wrong, right)) for n in range(20)]
    found = evaluate_selection(rows, lambda *_: None, seeds=4)
    assert found["rules"][LIKELIHOOD]["effective_error_rate"] == pytest.approx(0.25, abs=0.08)
    assert found["rules"][CONSISTENCY]["effective_error_rate"] == 0
    assert found["rules"][RTS]["effective_error_rate"] == 0
    assert found["credible"]["coverage"] >= 0.85
    assert found["with_right_candidate"] == 1
    assert found["equal_coverage"]["differences"][f"{RTS} − {LIKELIHOOD}"]["mean"] <= 0
    page = selection_page({"by hand": found})
    assert page.count("<svg") == 2
    assert not re.search(r"<script|<link|<img|(?:src|href)=\"http", page)


def mixed(
    name: str,
    *readings: tuple[float, float, bool],
    likelihoods: tuple[float, ...] = (-1.0, -2.0),
    signal: float = 0.9,
) -> CheckedTrace:
    """A question with readings of (share, judged, right)."""
    entropy = -sum(share * math.log(share) for share, *_ in readings)
    return CheckedTrace(
        name,
        name,
        "answerable",
        tuple(
            CheckedCluster(
                NET, share, judged, execution_entropy(entropy, share), likelihood, right, right, {PRIMARY: signal}
            )
            for (share, judged, right), likelihood in zip(readings, likelihoods, strict=False)
        ),
    )


def test_every_rule_and_curve_of_selection_by_hand() -> None:
    """Of 200 questions
    - 100 have one reading, right (F = 0.9),
    - 30 two readings, of which most candidates share the right one (F = 0.585 and 0.065), and the judge likes both
      alike,
    - 30 two readings as frequent, of which the right one is liked a little less (0.225 and 0.2375),
    - 20 two such readings, both wrong,
    - 20 one reading, wrong and liked best (0.95).
    Of 160 with a right reading 30 are at 0.225: at α = 0.1 τ = −0.225.
    """
    rows = [mixed(f"one {n}", (1.0, 0.9, True)) for n in range(100)]
    rows += [mixed(f"shared {n}", (0.9, 0.9, True), (0.1, 0.9, False)) for n in range(30)]
    rows += [
        mixed(f"even {n}", (0.5, 0.9, True), (0.5, 0.95, False), likelihoods=(-3.0, -2.0), signal=0.5)
        for n in range(30)
    ]
    rows += [mixed(f"none {n}", (0.5, 0.95, False), (0.5, 0.95, False), signal=0.3) for n in range(20)]
    rows += [mixed(f"bad {n}", (1.0, 0.95, False), likelihoods=(-4.0,), signal=0.1) for n in range(20)]
    found = evaluate_selection(rows, lambda *_: None, seeds=12, risk=0.3)

    def about(value: float) -> Any:
        return pytest.approx(value, abs=0.025)

    expected = {  # selective accuracy, abstention rate, effective error rate
        LIKELIHOOD: (130 / 200, 0.0, 70 / 200),
        JUDGE: (100 / 120, 80 / 200, 20 / 200),  # of two readings that are liked alike neither is left out
        RTS: (130 / 150, 50 / 200, 20 / 200),
        PERSON: (160 / 180, 20 / 200, 20 / 200),  # who says of the twenty that neither is meant
    }
    for rule, figures in expected.items():
        assert tuple(found["rules"][rule].values()) == tuple(map(about, figures)), rule
    entropy = found["without_entropy"]
    assert (entropy["error_with"], entropy["error_without"]) == (about(20 / 200), about(70 / 200))
    assert entropy["difference"]["mean"] == about(-50 / 200)
    assert entropy["difference"]["high"] < 0
    credible = found["credible"]
    assert (credible["reachable_in"], credible["coverage_where_reachable"]) == (0, None)
    assert (credible["highest_target"], credible["coverage"]) == (about(160 / 200), about(160 / 200))
    assert credible["coverage_given_right"] == 1.0
    by_alpha = {row["alpha"]: row for row in found["over_alpha"]}
    assert by_alpha[0.1]["abstention_rate"] == about(50 / 200)
    assert by_alpha[0.5]["abstention_rate"] == about(80 / 200)  # τ = −0.9
    assert by_alpha[0.5]["selective_accuracy"] == about(100 / 120)
    assert (by_alpha[0.1]["reachable_in"], by_alpha[0.3]["reachable_in"]) == (0, 12)
    covered = {alpha: (row["coverage"], row["coverage_given_right"]) for alpha, row in by_alpha.items()}
    assert covered[0.1] == (about(160 / 200), 1.0)  # out of reach: every candidate is credible
    assert covered[0.25][0] == about(160 / 200)
    assert covered[0.3][1] == about(130 / 160)
    assert (
        100 / 200 - 0.025 < covered[0.5][0] < 130 / 200
    )  # halves with fewer than one in two of the sure ones keep more
    unasked = found["unasked"]
    assert unasked["seeds_with_threshold"] > 6
    assert unasked["error"] < 0.1
    assert (unasked["seeds_above_risk"], len(unasked["by_seed"])) == (0, 12)
    assert sum(one["unasked"] for one in unasked["by_seed"]) > 12 * 30
    whole = found["risk_coverage"][LIKELIHOOD]
    assert (whole[-1], whole[9]) == (
        about(70 / 200),
        about(20 / 150),
    )  # all; half of those that are equally likely


def test_what_is_measured_has_no_say_in_the_thresholds_and_the_probability() -> None:
    rng = np.random.default_rng(9)
    rows = [question(f"{n}", s, rng.random() < s, second=n % 3 == 0) for n, s in enumerate(rng.uniform(0.3, 1.0, 240))]
    calibrate = np.arange(240) % 2 == 0

    def thresholds(of: list[CheckedTrace]) -> tuple[object, ...]:
        half = _Half(of, calibrate, 0.1, 0.3, 0.05, 0)
        assert half.rule is not None
        assert half.rows == list(range(1, 240, 2))
        return half.marginal, half.given_right, half.rule.answers

    def turned(which: int) -> list[CheckedTrace]:
        """Every second question's results are right where they were wrong."""
        return [
            replace(t, clusters=tuple(replace(c, right=not c.right) for c in t.clusters)) if n % 2 == which else t
            for n, t in enumerate(rows)
        ]

    assert thresholds(turned(1)) == thresholds(rows)
    for one, other in zip(thresholds(turned(0)), thresholds(rows), strict=True):
        assert one != other


def test_selection_without_a_right_candidate_or_with_few_groups_is_one_sentence() -> None:
    with pytest.raises(BadInput, match="No candidate is ever right"):
        evaluate_selection([question(f"{n}", 0.5, False) for n in range(20)], lambda *_: None)
    with pytest.raises(BadInput, match="at least eight groups"):
        evaluate_selection([question(f"{n}", 0.5, True) for n in range(5)], lambda *_: None)


def test_recorded_systems_stand_in_for_samples(tmp_path: Path) -> None:
    """Two systems wrote one query in two spellings, one another, one nothing that parses."""
    systems = {
        "a": {"sql": "SELECT x FROM t", "ex": 1.0},
        "b": {"sql": "select T.X from t", "ex": 1.0},
        "c": {"sql": "SELECT y FROM t", "ex": 0.0},
        "d": {"sql": "SELECT FROM WHERE", "ex": 0.0},
    }
    file = log_file(tmp_path, {"question_id": 1, "systems": systems})
    written = read_bird(file)
    by_origin = {p.origin: p for p in bird_predictions(written)}
    assert set(by_origin) == {"a", "b", "c"}
    assert by_origin["a"].signals["share"] == pytest.approx(2 / 3)
    assert by_origin["a"].signals["nucleus SELECT"] == pytest.approx(1 / 2)
    assert by_origin["c"].signals["nucleus FROM"] == 1
    assert by_origin["a"].signals["ran"] == pytest.approx(3 / 4)
    [trace] = bird_traces(written)
    assert [c.share for c in trace.clusters] == pytest.approx([2 / 3, 1 / 3])
    assert [c.right for c in trace.clusters] == [True, False]
    with pytest.raises(BadInput, match="BIRD mini-dev"):
        read_bird(log_file(tmp_path, {"question": 1}))


def test_the_overhead_is_measured_by_stage_and_growth() -> None:
    made = core().warehouse
    found = measure_overhead(made, Limits(), rows=(10,), repeats=2)["seconds"]
    assert {"5 candidates", "20 candidates", "20 candidates: decide", "80 candidates"} <= set(found)
    assert all(0 < figures["median"] <= figures["p95"] for figures in found.values())
