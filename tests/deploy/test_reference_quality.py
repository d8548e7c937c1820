"""The shipped weights, prompts and record together, on twenty questions of the log's test split: worse ones are
noticed.

Floors, not figures: `candor evaluate record` and deploy/reference/model/README.md have those.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from adapters.store.fake import FakeMemory
from bot.main import opened
from bot.sample import QUESTION_LOG, build_sample, sample_is_current
from bot.settings import SAMPLE_URL
from reliability.calibration.question_log import chosen_questions, read_question_log
from reliability.calibration.traces import CheckedTrace
from reliability.calibration.tracing import trace_question
from reliability.core import valid_for

pytestmark = pytest.mark.slow
COUNT = 20
RIGHT_AMONG_CANDIDATES, FIRST_RIGHT = 17, 14  # 19 and 17 when this was written


@pytest.fixture(scope="module")
def traces() -> list[CheckedTrace]:
    if not sample_is_current():
        build_sample()
    questions, _ = read_question_log(QUESTION_LOG, "test")
    asked = [q for q in chosen_questions(questions, 3 * COUNT) if q.sql is not None][:COUNT]
    with opened() as candor:
        core = candor.core(SAMPLE_URL, memory=FakeMemory())
        found = [trace_question(question, core) for question in asked]
    return [trace for trace in found if trace is not None]


def test_every_question_can_be_checked_and_is_linked(traces: list[CheckedTrace]) -> None:
    assert len(traces) == COUNT
    assert sum(bool(trace.clusters) for trace in traces) >= COUNT - 1


@pytest.mark.parametrize(
    ("least", "right"),
    [
        (RIGHT_AMONG_CANDIDATES, lambda trace: any(c.right for c in trace.clusters)),
        (FIRST_RIGHT, lambda trace: trace.best is not None and trace.best.right),
    ],
    ids=["right among the candidates", "first right"],
)
def test_the_shipped_weights_write_right_queries(
    traces: list[CheckedTrace], least: int, right: Callable[[CheckedTrace], bool]
) -> None:
    assert sum(map(right, traces)) >= least


def test_right_readings_are_judged_likelier_than_wrong_ones(traces: list[CheckedTrace]) -> None:
    """The mean of F over right readings is far above that over wrong ones."""
    scores = {kind: [c.score() for t in traces for c in t.clusters if c.right is kind] for kind in (True, False)}
    right, wrong = (sum(each) / len(each) for each in (scores[True], scores[False]))
    assert right > 3 * wrong


def test_the_shipped_record_holds_for_what_is_shipped() -> None:
    """Else the sample's answers come without a probability and every question is asked about: `make record`."""
    with opened() as candor:
        core = candor.core(SAMPLE_URL, memory=FakeMemory())
        assert core.record is not None
        assert core.record.valid_for == valid_for(core)
        assert core.record.answers is not None
        assert core.record.linking is not None
