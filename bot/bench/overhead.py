"""`candor bench --overhead`: what running, grouping, scoring and deciding takes, models apart (docs/METHODS.md 3 to 5).

Candidates are queries of the sample log, run on the sample warehouse by the guarded path under the limits of service;
the judge's probabilities are given, since a model's time is not what is measured. Growth is told with the number of
candidates, with the rows that each returns (beyond the row limit a result is cut), and for the canonical form alone,
which no limit bounds.
"""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from bot.sample import QUESTION_LOG
from bot.settings import SAMPLE_URL
from reliability.calibration.log_lines import read_log_lines
from reliability.candidates.execution import canonical_key, execute, execution_entropy
from reliability.candidates.selection import ScoredReading
from reliability.candidates.signals import signals
from reliability.decide import Trace, decide
from reliability.ports import Warehouse
from reliability.promises.credible_set import CredibleThreshold, Guarantee
from reliability.promises.from_signals.platt import PlattScaling
from reliability.promises.record import AnswerCalibration, CalibrationData, CalibrationRecord, ValidFor
from reliability.promises.unasked_threshold import GuaranteedRisk
from reliability.sql.english import reading
from reliability.values import Candidate, Limits, LinkedSchema, Question, Reading, Rows, Schema

T = TypeVar("T")
CANDIDATES = (5, 20, 80)
ROWS = (100, 1_000, 10_000, 100_000, 1_000_000)
_JUDGED, _REPEATS, _USUAL = 8, 15, 20


@dataclass
class Stages:
    """Seconds by stage of one ask."""

    run_and_group: float = 0.0
    score: float = 0.0
    decide: float = 0.0

    @property
    def all(self) -> float:
        """Seconds together."""
        return self.run_and_group + self.score + self.decide


def run_overhead(as_json: bool) -> None:
    """Measure and print."""
    from bot.main import opened
    from bot.terminal import out, plain_table, print_json

    with opened() as candor:
        report = measure_overhead(candor.warehouse(SAMPLE_URL), candor.limits)
    if as_json:
        print_json(report)
        return
    table = plain_table(("what", "median s", "p95 s"))
    for name, figures in report["seconds"].items():
        table.add_row(name, f"{figures['median']:.4f}", f"{figures['p95']:.4f}")
    out().print(table)
    out().print(f"A result beyond {report['row_limit']:,} rows is cut.")


def measure_overhead(
    warehouse: Warehouse, limits: Limits, rows: Sequence[int] = ROWS, repeats: int = _REPEATS
) -> dict[str, Any]:
    """The figures: seconds (median, 95th percentile) of everything but the models."""
    queries = logged_queries()
    draw = random.Random(0)
    found: dict[str, dict[str, float]] = {}
    once(warehouse, queries[:5], limits)  # worker processes start
    for count in CANDIDATES:
        asks = [once(warehouse, draw.sample(queries, count), limits) for _ in range(repeats)]
        found[f"{count} candidates"] = _figures([ask.all for ask in asks])
        if count == _USUAL:
            for stage in ("run_and_group", "score", "decide"):
                name = f"{count} candidates: {stage.replace('_', ' ')}"
                found[name] = _figures([getattr(ask, stage) for ask in asks])
    for size in rows:
        few = max(2, repeats // 5)
        asks = [once(warehouse, [rows_query(size, n) for n in range(_USUAL)], limits) for _ in range(few)]
        found[f"{_USUAL} candidates of {size:,} rows each"] = _figures([ask.all for ask in asks])
    for size in rows:
        result = Rows(("a", "b"), tuple((n % 977, f"x{n % 31}") for n in range(size)))
        work = [_timed(partial(canonical_key, result, ordered=False, unique=""))[1] for _ in range(3)]
        found[f"canonical form of {size:,} rows"] = _figures(work)
    return {"row_limit": limits.rows, "repeats": repeats, "seconds": found}


def once(warehouse: Warehouse, queries: Sequence[str], limits: Limits) -> Stages:
    """Run, group, score and decide as an ask does, with a calibration and a judge that takes no time."""
    candidates = tuple(
        Candidate(sql, (), -1.0 - 0.2 * rank, "write_sql/nucleus", nucleus=1, beam=rank % 2)
        for rank, sql in enumerate(queries)
    )
    schema, linked = warehouse.schema(), LinkedSchema((), ())
    stages = Stages()
    execution, stages.run_and_group = _timed(lambda: execute(candidates, warehouse, limits))

    def score() -> tuple[ScoredReading, ...]:
        judged = [0.9 / (rank + 1) for rank in range(min(_JUDGED, len(execution.clusters)))]
        named = signals(execution, judged, candidates, linked, schema, "how many orders were there?")
        scored = [
            _scored(cluster.candidates[0], cluster.result, p, execution.entropy_nats, cluster.share, s, schema)
            for cluster, p, s in zip(execution.clusters, judged, named, strict=False)
        ]
        return tuple(sorted(scored, key=lambda one: -one.score))

    scored, stages.score = _timed(score)
    trace = Trace(Question("bench", "bench"), schema, linked, candidates, execution, scored, asked=False)
    _, stages.decide = _timed(lambda: decide(trace, _record(), "ask", 4))
    return stages


def _scored(
    best: Candidate,
    result: Rows,
    judged: float,
    entropy_nats: float,
    share: float,
    of_reading: dict[str, float],
    schema: Schema,
) -> ScoredReading:
    entropy = execution_entropy(entropy_nats, share)
    shown = Reading(best.sql, reading(best.sql, schema.dialect), result)
    score = judged * math.exp(-entropy)
    return ScoredReading(shown, score, judged, entropy, share, best.log_likelihood, of_reading)


def logged_queries() -> list[str]:
    """The distinct queries of the sample log's test split."""
    lines = read_log_lines(QUESTION_LOG)
    return list(dict.fromkeys(line.sql for line in lines if line.split == "test" and line.sql))


def rows_query(size: int, number: int) -> str:
    """A query of so many rows (at most some 10⁸); `number` tells its text and result from others."""
    joined = "order_items CROSS JOIN calendar" if size > 70_000 else "order_items"
    return f"SELECT order_items.order_id, order_items.quantity + {number} FROM {joined} LIMIT {size}"


def _record() -> CalibrationRecord:
    """A calibration like any other, so that a decision looks at everything that it may look at."""
    credible = CredibleThreshold(Guarantee.MARGINAL, 0.1, -0.01, 100, 95)
    scaling = PlattScaling(("probability", "share", "execution entropy"), (0.5, 0.5, 0.5), 0.0)
    risk = GuaranteedRisk(0.1, 0.05, 100, 29, 0.8, 0.09, 60, 1)
    valid = ValidFor("", "", "", "", "", "")
    answers = AnswerCalibration(credible, credible, scaling, risk)
    return CalibrationRecord(valid, CalibrationData("bench", 1, 1, 1, "2026-11-21"), answers=answers)


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    started = time.perf_counter()
    result = work()
    return result, time.perf_counter() - started


def _figures(seconds: Sequence[float]) -> dict[str, float]:
    """Median and 95th percentile (the smallest value that 95 % do not exceed)."""
    ordered = sorted(seconds)
    at_95 = ordered[max(0, -(-95 * len(ordered) // 100) - 1)]
    return {"median": round(statistics.median(ordered), 5), "p95": round(at_95, 5)}
