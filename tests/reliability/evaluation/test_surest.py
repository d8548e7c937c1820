"""Errors at equal coverage: by hand, whatever the order of ties, and an interval that holds what it says."""

from __future__ import annotations

import doctest
import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.evaluation.answers import measured_of_log
from adapters.reports.answers import selection_page, selection_tables
from bot.cli.evaluate_app import print_table
from bot.sample import QUESTION_LOG
from reliability.calibration.log_parts import LogPart
from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.candidates.execution import execution_entropy
from reliability.evaluation import surest as answers_surest
from reliability.evaluation.selection import CONSISTENCY, LIKELIHOOD, OURS, RTS, evaluate_selection
from reliability.evaluation.surest import (
    FIGURES,
    FIXED,
    WHOLE,
    MeasuredHalf,
    Surest,
    compare_surest,
    surest_errors,
)
from reliability.promises.probability import PRIMARY

Floats = NDArray[np.float64]


def errors(confidence: list[float], wrong: list[int], weights: list[float] | None = None) -> dict[str, float]:
    counts = np.asarray([weights or [1.0] * len(wrong)])
    found = surest_errors(Surest(np.asarray(confidence), np.asarray(wrong, dtype=np.float64)), counts)
    return dict(zip(FIGURES, found[0].tolist(), strict=True))


def test_the_example_in_the_docstring_holds() -> None:
    assert not doctest.testmod(answers_surest).failed


def test_errors_by_hand() -> None:
    """Of four the surest is right, the second wrong, the third right, the last wrong."""
    found = errors([0.1, 0.9, 0.2, 0.8], [1, 0, 0, 1])
    assert [found[figure] for figure in FIGURES[: len(FIXED)]] == pytest.approx([0, 1 / 4, 1 / 4, 2 / 4])
    assert found[WHOLE] == pytest.approx(np.mean([0, 1 / 2, 1 / 3, 2 / 4]))


def test_confidence_turned_round_errs_first_and_not_last() -> None:
    confidence, wrong = [0.9, 0.8, 0.7, 0.6], [0, 0, 0, 1]
    surer, less_sure = errors(confidence, wrong), errors([-c for c in confidence], wrong)
    assert surer[FIGURES[0]] == 0 < less_sure[FIGURES[0]] == pytest.approx(1 / 4)
    assert surer[WHOLE] == pytest.approx(1 / 16)
    assert less_sure[WHOLE] == pytest.approx(np.mean([1, 1 / 2, 1 / 3, 1 / 4]))
    assert surer[FIGURES[3]] == less_sure[FIGURES[3]]


def test_ties_share_their_mistakes_whatever_their_order() -> None:
    one = errors([-math.inf, 0.5, 0.5, 0.5, 0.5, -math.inf], [1, 1, 0, 0, 0, 0])
    other = errors([0.5, 0.5, -math.inf, -math.inf, 0.5, 0.5], [0, 0, 0, 1, 0, 1])
    assert one == pytest.approx(other)
    assert one[FIGURES[1]] == pytest.approx(3 / 4 / 6)


def test_a_question_drawn_twice_counts_as_two_and_one_not_drawn_as_none() -> None:
    drawn = errors([0.9, 0.8, 0.7], [0, 1, 1], [2, 1, 0])
    assert drawn == pytest.approx(errors([0.9, 0.9, 0.8], [0, 0, 1]))
    assert errors([0.9], [1], [0]) == dict.fromkeys(FIGURES, 0.0)


def comparison(sure: Floats, other: Floats, wrong: Floats, groups: NDArray[Any]) -> dict[str, float]:
    half = MeasuredHalf(np.arange(len(wrong)), {"ours": Surest(sure, wrong), "other": Surest(other, wrong)})
    found: dict[str, float] = compare_surest([half], groups, "ours", 200)[WHOLE]["differences"]["ours − other"]
    return found


def test_the_interval_holds_the_true_difference_as_often_as_it_says() -> None:
    """κ knows P(wrong) = u, the other rule nothing. AURC for u uniform: ∫ t/2 dt = 1/4 against 1/2."""
    rng, held, below = np.random.default_rng(5), 0, 0
    for _ in range(200):
        u = rng.random(120)
        wrong = (rng.random(120) < u).astype(np.float64)
        found = comparison(-u, rng.random(120), wrong, np.arange(120))
        held += found["low"] <= -0.25 <= found["high"]
        below += found["high"] < 0
    assert 180 <= held <= 199, held
    assert below > 150, below


def test_wordings_of_one_question_make_the_interval_wider_than_as_many_questions() -> None:
    rng = np.random.default_rng(6)
    u = np.repeat(rng.random(40), 6)
    wrong = np.repeat(rng.random(40) < u[::6], 6).astype(np.float64)
    other = rng.random(240)
    together = comparison(-u, other, wrong, np.repeat(np.arange(40), 6))
    apart = comparison(-u, other, wrong, np.arange(240))
    assert together["mean"] == apart["mean"]
    assert together["high"] - together["low"] > 1.5 * (apart["high"] - apart["low"])


def test_the_same_answers_differ_by_nothing_and_halves_are_averaged() -> None:
    wrong = np.asarray([0.0, 1.0, 0.0, 1.0])
    rules = {
        "ours": Surest(np.asarray([4.0, 3, 2, 1]), wrong),
        "same": Surest(np.asarray([8.0, 6, 4, 2]), wrong),
    }
    turned = {name: Surest(-one.confidence, one.wrong) for name, one in rules.items()}
    halves = [MeasuredHalf(np.arange(4), rules), MeasuredHalf(np.arange(4, 8), turned)]
    found = compare_surest(halves, np.arange(8), "ours", 50)
    assert found[FIGURES[0]]["errors"] == {"ours": 0.125, "same": 0.125}
    assert found[WHOLE]["differences"]["ours − same"] == {"mean": 0, "low": 0, "high": 0}


# --- as `candor evaluate selection` shows it -------------------------------------------------------


def trace(name: str, *clusters: tuple[float, float, bool, float | None]) -> CheckedTrace:
    """Clusters of a share, a judged probability, right or not, and the one signal of κ (None: not measured)."""
    found = tuple(
        CheckedCluster(
            "SELECT 1",
            share,
            judged,
            execution_entropy(0.5, share),
            math.log(share),
            right,
            right,
            {} if signal is None else {PRIMARY: signal},
        )
        for share, judged, right, signal in clusters
    )
    return CheckedTrace(name, name, "answerable", found)


def world(size: int = 120) -> list[CheckedTrace]:
    """In one question of three the reading of highest F, share and likelihood is wrong, and its signal says so."""
    common = [trace(f"c{n}", (0.8, 0.9, True, 0.8), (0.2, 0.9, False, 0.1)) for n in range(size - size // 3)]
    return common + [trace(f"r{n}", (0.8, 0.9, False, 0.1), (0.2, 0.9, True, 0.6)) for n in range(size // 3)]


def test_the_calibrated_probability_picks_the_reading_and_errs_less_than_both_baselines() -> None:
    found = evaluate_selection(world(), lambda *_: None, seeds=3)
    assert found["surest"][FIGURES[3]]["errors"][OURS] == 0
    for figure in FIGURES:
        for other in (LIKELIHOOD, CONSISTENCY):
            difference = found["surest"][figure]["differences"][f"{OURS} − {other}"]
            assert difference["mean"] < 0
            assert difference["high"] < 0, (figure, difference)


def test_a_reading_that_is_not_credible_is_not_put_first_however_probable() -> None:
    rows = [trace(f"c{n}", (0.8, 0.9, True, 0.6), (0.2, 0.9, False, 0.1)) for n in range(100)]
    rows += [trace(f"u{n}", (0.8, 0.9, False, 0.2), (0.2, 0.9, False, 0.1)) for n in range(20)]
    odd = [trace(f"o{n}", (0.99, 0.9, True, 0.6), (0.01, 0.9, False, 0.9)) for n in range(4)]
    found = evaluate_selection([*rows, *odd], lambda *_: None, seeds=10)
    assert found["surest"][FIGURES[3]]["errors"][OURS] == pytest.approx(20 / 124, abs=0.03)
    credible = [trace(t.id, (0.5, 0.9, True, 0.6), (0.5, 0.9, False, 0.9)) for t in odd]
    found_too = evaluate_selection([*rows, *credible], lambda *_: None, seeds=10)
    more = found_too["surest"][FIGURES[3]]["errors"][OURS] - found["surest"][FIGURES[3]]["errors"][OURS]
    assert 0 < more == pytest.approx(4 / 124, abs=0.015)


def graded(size: int = 160) -> list[CheckedTrace]:
    """One reading each, alike but for a signal from 0 to 1: those under 0.3 are wrong, and a tenth of the others. Every
    second question has a rival of the same F."""
    rng = np.random.default_rng(8)
    rows = []
    for n, signal in enumerate(rng.random(size).tolist()):
        first = (0.5, 0.9, signal > 0.3 and n % 10 > 0, signal)
        rows.append(trace(f"g{n}", first, (0.5, 0.9, False, 0.01)) if n % 2 else trace(f"g{n}", first))
    return rows


def test_the_surest_by_the_calibrated_probability_are_answered_first() -> None:
    """The others are equally sure of all: of their surest quarter as many are wrong as of the rest."""
    rows = graded()
    wrong = np.mean([not t.clusters[0].right for t in rows])
    found = evaluate_selection(rows, lambda *_: None, seeds=10)["surest"][FIGURES[1]]
    assert found["errors"][LIKELIHOOD] == found["errors"][CONSISTENCY]
    assert found["errors"][LIKELIHOOD] == pytest.approx(wrong / 2, abs=0.05)
    assert found["errors"][OURS] < 0.1
    assert found["differences"][f"{OURS} − {LIKELIHOOD}"]["high"] < 0


def test_the_order_of_the_questions_decides_nothing() -> None:
    rows = graded()
    rows.sort(key=lambda t: t.clusters[0].right)
    one, other = (evaluate_selection(each, lambda *_: None, seeds=4) for each in (rows, rows[::-1]))
    assert 0.1 < one["equal_coverage"]["coverage"] < 0.9
    for name in ("equal_coverage", "surest"):
        assert list(numbers(one[name])) == pytest.approx(list(numbers(other[name])), abs=1e-3)


def numbers(found: object) -> Iterator[float]:
    if isinstance(found, dict):
        for each in found.values():
            yield from numbers(each)
    else:
        assert isinstance(found, float)
        yield found


def test_signals_that_know_nothing_give_a_probability_that_errs_more() -> None:
    rows, noise = world(), np.random.default_rng(3).random((120, 2))
    blind = [
        replace(
            t, clusters=tuple(replace(c, signals={PRIMARY: float(x)}) for c, x in zip(t.clusters, drawn, strict=True))
        )
        for t, drawn in zip(rows, noise, strict=True)
    ]
    good, lost = (evaluate_selection(each, lambda *_: None, seeds=3)["surest"] for each in (rows, blind))
    for figure in (FIGURES[0], WHOLE):
        assert good[figure]["errors"][OURS] < lost[figure]["errors"][OURS] - 0.05


def test_a_reading_whose_probability_is_not_known_comes_last_and_is_judged_as_it_is() -> None:
    """Three such are right; for one question of 124 nothing ran, which is an error."""
    rows = world()
    rows += [trace(f"a{n}", (1.0, 0.9, True, None)) for n in range(3)] + [CheckedTrace("n", "n", "answerable", ())]
    found = evaluate_selection(rows, lambda *_: None, seeds=20)["surest"][FIGURES[3]]["errors"]
    assert found[OURS] == pytest.approx(1 / 124, abs=0.004)


def test_the_page_and_the_terminal_show_both_differences_with_their_intervals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = evaluate_selection(world(), lambda *_: None, seeds=3)
    shown = found["surest"][WHOLE]
    mean, low, high = (100 * shown["differences"][f"{OURS} − {CONSISTENCY}"][k] for k in ("mean", "low", "high"))
    cell = f"{mean:+.1f} points ({low:+.1f} to {high:+.1f})"
    assert cell in selection_page({"by hand": found})
    for table in selection_tables(found):
        print_table(table)
    printed = capsys.readouterr().out
    [line] = [line for line in printed.splitlines() if WHOLE in line]
    assert cell in line
    assert f"{100 * shown['errors'][OURS]:.1f} %" in line
    assert f"{RTS} − {LIKELIHOOD}" in printed


def test_the_log_is_measured_on_its_test_split_and_on_the_bound_part_alone() -> None:
    parts = measured_of_log(QUESTION_LOG)
    groups = {name: [q.group for q in questions] for name, questions in parts.items()}
    test, bound = groups["sample-test"], groups["questions"]
    assert len(test) + len(bound) == len({*test, *bound}) > 500, "one wording of every group"
    assert {q.part for q in parts["questions"]} == {LogPart.BOUND}
    assert {q.part for q in parts["sample-test"]} == set(LogPart)
    fewer = measured_of_log(QUESTION_LOG, 100)
    assert sum(map(len, fewer.values())) == 100
    every = measured_of_log(QUESTION_LOG, 100_000)
    assert {q.group for part in every.values() for q in part} == {*test, *bound}
    assert sum(map(len, every.values())) > 1_000
