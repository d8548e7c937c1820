"""`candor bench`: seconds per ask by stage on the sample log, peak memory, and the share outside the models.

The test split's questions are asked with a person simulated from the gold labels, and no memory, so that
asks do not change one another. The first ask is a warm-up and not counted.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from adapters.peak_memory import peak_memory_mib
from adapters.store.fake import FakeMemory
from bot.bench.linking import LinkingTime, measure_linking, ratio
from bot.bench.timed_models import Clock, TimedEncoder, timed
from bot.sample import QUESTION_LOG
from bot.settings import SAMPLE_URL
from reliability.answer import answer
from reliability.calibration.log_lines import read_log_lines
from reliability.core import Core
from reliability.evaluation.simulated_person import SimulatedPerson
from reliability.linking.branching_points import calibration_of
from reliability.values import Answered, Clarification, Element, Question, Reply


@dataclass(frozen=True)
class Logged:
    """A question of the sample log, and the tables and columns that its gold SQL reads."""

    id: str
    text: str
    tables: frozenset[str]
    columns: frozenset[Element] = frozenset()


@dataclass(frozen=True)
class MeasuredAsk:
    """One ask: seconds by stage, seconds in all (without waiting for replies) and in the models."""

    stages: dict[str, float]
    total_s: float
    models_s: float
    answered: bool


def run_bench(questions: int, as_json: bool) -> None:
    """Measure and print."""
    from bot.main import opened
    from bot.terminal import out, print_json

    with opened() as candor:
        core, logged = candor.core(SAMPLE_URL), logged_questions(questions)
        linking = measure_linking(core, [Question(each.id, each.text) for each in [logged[0], *logged]])
        report = {**summary(measure(core, logged)), "linking": linking_summary(core, linking)}
    if as_json:
        print_json(report)
    else:
        out().print(_table(report))
        out().print(
            f"{report['asks']} asks, {report['answered']} answered · "
            f"outside the models {report['outside_models_s']['median'] * 1000:.0f} ms at the median, "
            f"{report['outside_models_share']:.1%} of all · peak memory {report['peak_memory_mib']:,} MiB"
        )
        out().print(_linking_line(report["linking"]))


def measure(core: Core, logged: Sequence[Logged]) -> list[MeasuredAsk]:
    """Ask every question once, after a warm-up."""
    from bot.terminal import progress_bar

    ask_one(core, logged[0])
    measured = []
    with progress_bar("Asking") as progress:
        for number, each in enumerate(logged, 1):
            measured.append(ask_one(core, each))
            progress(number / len(logged), f"{number} of {len(logged)}")
    return measured


def ask_one(core: Core, logged: Logged) -> MeasuredAsk:
    """Ask one question, a person simulated from gold answering, and measure it."""
    clock = Clock()
    on_the_clock = replace(
        core,
        model=timed(core.model, clock),
        encoder=TimedEncoder(core.encoder, clock),
        memory=FakeMemory(),
    )
    started = time.perf_counter()
    flow = answer(Question(logged.id, logged.text), on_the_clock)
    try:
        asked = next(flow)
        while True:
            asked = flow.send(reply_from_gold(asked, logged))
    except StopIteration as end:
        total = time.perf_counter() - started
        outcome = end.value
    return MeasuredAsk(dict(outcome.seconds), total, clock.seconds, isinstance(outcome, Answered))


def reply_from_gold(asked: Clarification, logged: Logged) -> Reply:
    """What somebody who knows the gold tables and columns replies; of several readings, the first."""
    return SimulatedPerson.of(logged.tables, logged.columns, right=lambda _: True)(asked)


def summary(measured: Sequence[MeasuredAsk]) -> dict[str, Any]:
    """The figures: seconds (median, 95th percentile) by stage, of a stage's runs; shares; peak memory."""
    names = list(dict.fromkeys(name for each in measured for name in each.stages))
    total, models = sum(m.total_s for m in measured), sum(m.models_s for m in measured)
    return {
        "asks": len(measured),
        "answered": sum(m.answered for m in measured),
        "seconds": {name: _figures([m.stages[name] for m in measured if name in m.stages]) for name in names},
        "ask_s": _figures([m.total_s for m in measured]),
        "outside_models_s": _figures([m.total_s - m.models_s for m in measured]),
        "outside_models_share": round(1 - models / total, 4) if total else None,
        "peak_memory_mib": peak_memory_mib(),
    }


def linking_summary(core: Core, times: Sequence[LinkingTime]) -> dict[str, Any]:
    """CPU seconds of writing both lists and of watching them, and with watching / without."""
    return {
        "write_s": _figures([each.write_s for each in times]),
        "watch_s": _figures([each.watch_s for each in times]),
        "ratio": round(found, 4) if (found := ratio(times)) else None,
        "calibrated": calibration_of(core) is not None,
    }


def _figures(seconds: Sequence[float]) -> dict[str, float]:
    """Median and 95th percentile (the smallest value that 95 % do not exceed)."""
    if not seconds:
        return {}
    ordered = sorted(seconds)
    at_95 = ordered[max(0, -(-95 * len(ordered) // 100) - 1)]
    return {"median": round(statistics.median(ordered), 4), "p95": round(at_95, 4)}


def logged_questions(count: int) -> list[Logged]:
    """`count` answerable questions of the test split, spread evenly over it."""
    found = []
    for line in read_log_lines(QUESTION_LOG):
        if line.split == "test" and line.kind == "answerable":
            columns = frozenset(Element(*name.rsplit(".", 1)) for name in line.columns)
            found.append(Logged(line.id, line.question, frozenset(line.tables), columns))
    count = min(count, len(found))
    return [found[index * len(found) // count] for index in range(count)]


def _linking_line(linking: dict[str, Any]) -> str:
    if linking["ratio"] is None:
        return "linking is not watched: this model's states cannot be read"
    how = "by the calibration record" if linking["calibrated"] else "by random weights, for its time only"
    return (
        f"linking {linking['write_s']['median'] * 1000:.0f} ms of CPU time at the median; watched, {how}, it takes "
        f"{linking['ratio']:.3f} times as long"
    )


def _table(report: dict[str, Any]) -> Any:
    from bot.terminal import plain_table

    table = plain_table(("stage", "median s", "p95 s"))
    rows = [*report["seconds"].items(), ("[bold]an ask[/bold]", report["ask_s"])]
    for name, figures in rows:
        table.add_row(name, f"{figures['median']:.3f}", f"{figures['p95']:.3f}")
    return table
