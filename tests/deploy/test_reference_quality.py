"""The shipped weights, prompts and record together, on ten questions of the log's test split, or on twenty with
`--whole`: worse ones are noticed.

Floors, not figures: `candor evaluate record` and deploy/reference/model/README.md have those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from adapters.store.fake import FakeMemory
from bot.main import opened
from bot.sample import QUESTION_LOG, SAMPLE_EXAMPLES, build_sample, sample_is_current
from bot.settings import SAMPLE_URL
from reliability.answer import answer
from reliability.calibration.question_log import chosen_questions, read_question_log
from reliability.calibration.traces import CheckedTrace
from reliability.calibration.tracing import trace_question
from reliability.clarifications.readings import ChooseReading
from reliability.core import Core, valid_for
from reliability.values import Question, Rows

pytestmark = pytest.mark.slow
COUNT, PART = 20, 10
RIGHT_AMONG_CANDIDATES, FIRST_RIGHT = {20: 17, 10: 9}, {20: 14, 10: 8}  # 19, 17, and of the first ten 10, when written
LAST_QUARTER = "FROM daily_sales WHERE sales_date BETWEEN '2026-07-01' AND '2026-09-30'"
EXAMPLES = {
    SAMPLE_EXAMPLES[0]: [f"SELECT SUM({each}_sales) {LAST_QUARTER}" for each in ("gross", "net", "final")],
    SAMPLE_EXAMPLES[1]: ["SELECT COUNT(*) FROM stores WHERE city = 'Berlin'"],
    SAMPLE_EXAMPLES[2]: [
        "SELECT substr(order_date, 1, 7), COUNT(*) FROM orders WHERE order_date LIKE '2026-%' GROUP BY 1"
    ],
}
"""What each of the sample's examples may mean; months without their year are the same answer, shown with it."""


@pytest.fixture(scope="module")
def core() -> Iterator[Core]:
    if not sample_is_current():
        build_sample()
    with opened() as candor:
        yield candor.core(SAMPLE_URL, memory=FakeMemory())


@pytest.fixture(scope="module")
def count(request: pytest.FixtureRequest) -> int:
    return COUNT if request.config.getoption("--whole") else PART


@pytest.fixture(scope="module")
def traces(core: Core, count: int) -> list[CheckedTrace]:
    questions, _ = read_question_log(QUESTION_LOG, "test")
    asked = [q for q in chosen_questions(questions, 3 * COUNT) if q.sql is not None][:count]
    found = [trace_question(question, core) for question in asked]
    return [trace for trace in found if trace is not None]


def test_every_question_can_be_checked_and_is_linked(traces: list[CheckedTrace], count: int) -> None:
    assert len(traces) == count
    assert sum(bool(trace.clusters) for trace in traces) >= count - 1


@pytest.mark.parametrize(
    ("least", "right"),
    [
        (RIGHT_AMONG_CANDIDATES, lambda trace: any(c.right for c in trace.clusters)),
        (FIRST_RIGHT, lambda trace: trace.best is not None and trace.best.right),
    ],
    ids=["right among the candidates", "first right"],
)
def test_the_shipped_weights_write_right_queries(
    traces: list[CheckedTrace], count: int, least: dict[int, int], right: Callable[[CheckedTrace], bool]
) -> None:
    assert sum(map(right, traces)) >= least[count]


def test_right_readings_are_judged_likelier_than_wrong_ones(traces: list[CheckedTrace]) -> None:
    """The mean of F over right readings is far above that over wrong ones."""
    scores = {kind: [c.score() for t in traces for c in t.clusters if c.right is kind] for kind in (True, False)}
    right, wrong = (sum(each) / len(each) for each in (scores[True], scores[False]))
    assert right > 3 * wrong


@pytest.mark.parametrize("example", SAMPLE_EXAMPLES)
def test_what_the_sample_offers_first_is_answered_well(example: str, core: Core) -> None:
    """The right reading alone or first; of the ambiguous example, each right one."""
    right = [results(core, sql) for sql in EXAMPLES[example]]
    flow = answer(Question("1", example, "U1", "C1"), core)
    try:
        asked = next(flow)
        assert isinstance(asked, ChooseReading)
        offered = [cells(reading.result) for reading in asked.readings]
    except StopIteration as ended:
        offered = [cells(ended.value.reading.result)]
    assert offered[0] in right
    assert all(each in offered for each in right)


def results(core: Core, sql: str) -> list[tuple[object, ...]]:
    found = core.warehouse.run(sql, core.settings.limits)
    assert isinstance(found, Rows)
    return cells(found)


def cells(result: Rows) -> list[tuple[object, ...]]:
    """Rows in any order, numbers as rounded as sums are."""
    rounded = [tuple(round(each, 2) if isinstance(each, float) else each for each in row) for row in result.rows]
    return sorted(rounded, key=repr)


def test_the_shipped_record_holds_for_what_is_shipped(core: Core) -> None:
    """Else the sample's answers come without a probability and every question is asked about: `make record`."""
    assert core.record is not None
    assert core.record.valid_for == valid_for(core)
    assert core.record.answers is not None
    assert core.record.linking is not None
