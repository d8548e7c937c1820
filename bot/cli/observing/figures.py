"""What is measured of a running bot. Counts are this process's, since its start; the line and the promises are the
store's, and so the same in every process: of several, take one's (`max`), not the sum.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable
from importlib.metadata import version
from typing import TYPE_CHECKING

from adapters.store.store import Store, StoreUnavailable
from bot.asks.counts import STAGE_BOUNDS_S, AskCounts
from bot.cli.observing.exposition import Metric, MetricValue, histogram
from reliability.errors import BadInput, CandorError
from reliability.promises.kept import Tally
from reliability.promises.sequential_test import sequential_test

if TYPE_CHECKING:
    from bot.main import Candor
    from bot.parts.slack_bot import Bot

log = logging.getLogger("candor.observing")

_KEPT_S = 60.0
"""How long what costs more than a look (promises, calibrations) is shown again."""


class BotMetrics:
    """The metrics of a running bot. Thread-safe."""

    def __init__(self, candor: Candor, bot: Bot, clock: Callable[[], float] = time.monotonic) -> None:
        self._candor, self._bot, self._clock = candor, bot, clock
        self._lock = threading.Lock()
        self._kept: tuple[float, list[Metric]] | None = None

    def metrics(self) -> list[Metric]:
        """All of them, as they are now; what needs a store that is away is left out, and `candor_store_up` says so."""
        candor = self._candor
        stored, up = self._of_store()
        return [
            _gauge("candor_build_info", "Candor's version.", (1, {"version": version("candor")})),
            _gauge("candor_store_up", "Whether Candor's own database answers.", (float(up), {})),
            _gauge("candor_model_loaded", "Whether the language model is there.", (float(candor.models.is_loaded), {})),
            *of_counts(self._bot.asks.counts),
            *stored,
        ]

    def _of_store(self) -> tuple[list[Metric], bool]:
        try:
            line = self._candor.store.line.line()
            waiting = sum(each.waits for each in line)
            found = [
                _gauge("candor_line_waiting", "Questions that wait for their turn.", (waiting, {})),
                _gauge("candor_line_working", "Questions that are worked on.", (len(line) - waiting, {})),
            ]
            return [*found, *self._watched()], True
        except StoreUnavailable as error:
            log.debug("metrics without the store: %s", type(error).__name__)
            return [], False

    def _watched(self) -> list[Metric]:
        """The promises, and which calibrations are in use, at most a minute old. Raises StoreUnavailable."""
        with self._lock:
            now, warmed = self._clock(), self._candor.warmed.is_set()
            if self._kept is not None and now - self._kept[0] <= _KEPT_S:
                return self._kept[1]
            found = of_promises(self._candor.store)
            if warmed:  # before, checking a record would load what the warm-up loads
                found.append(self._calibrations())
                self._kept = now, found
            return found

    def _calibrations(self) -> Metric:
        names = self._candor.settings.warehouses
        return _gauge(
            "candor_calibration_used",
            "Whether a warehouse is answered with a calibration record; without, a person is asked each time.",
            *((float(self._is_calibrated(name)), {"warehouse": name}) for name in names),
        )

    def _is_calibrated(self, name: str) -> bool:
        try:
            return self._candor.calibration(name).record is not None
        except CandorError:  # a warehouse that cannot be opened is answered by nobody
            return False


def of_counts(counts: AskCounts) -> list[Metric]:
    """What this process did."""
    stages: Iterable[MetricValue] = (
        each
        for name, times in sorted(counts.stages().items())
        for each in histogram(STAGE_BOUNDS_S, times.sorted_in, times.seconds, {"stage": name})
    )
    return [
        _counter(
            "candor_asks_total",
            "Questions that ended, by how and why; one that was answered and whose answer could not be said counts twice.",
            *((count, {"outcome": how, "reason": why}) for (how, why), count in sorted(counts.ends().items())),
        ),
        _counter(
            "candor_asks_refused_total",
            "Questions that had no room in the line, by whose part of it was full.",
            *((count, {"line": whose}) for whose, count in sorted(counts.refusals().items())),
        ),
        _counter("candor_clarifications_total", "Questions that were asked back.", (counts.clarifications, {})),
        _counter(
            "candor_model_errors_total",
            "Questions that ended since a model was missing or its server did not answer.",
            (counts.model_errors, {}),
        ),
        Metric("candor_stage_seconds", "histogram", "Seconds that the stages of questions took.", tuple(stages)),
    ]


def of_promises(store: Store) -> list[Metric]:
    """What feedback has shown of the promises of every calibration. Raises StoreUnavailable."""
    tallies = [(tally, {"promise": tally.bound, "record": tally.record}) for tally in store.figures.tallies()]
    return [
        _gauge(
            "candor_promise_judged", "What was judged of a promise.", *((tally.trials, name) for tally, name in tallies)
        ),
        _gauge(
            "candor_promise_failures",
            "How much of that failed it: wrong answers given unasked, or right readings not considered.",
            *((tally.failures, name) for tally, name in tallies),
        ),
        _gauge("candor_promise_limit", "The share that may fail.", *((tally.limit, name) for tally, name in tallies)),
        _gauge(
            "candor_promise_broken",
            "Whether the test that watches a promise says that it is broken; the admins are told too.",
            *((float(_is_broken(tally)), name) for tally, name in tallies),
        ),
    ]


def _is_broken(tally: Tally) -> bool:
    try:
        return sequential_test(tally.failures, tally.trials, tally.limit).failed
    except BadInput:  # a promise of nothing (r* = 0 or α = 1) cannot be watched
        return False


def _gauge(name: str, meaning: str, *values: tuple[float, dict[str, str]]) -> Metric:
    return Metric(name, "gauge", meaning, tuple(MetricValue(value, labels) for value, labels in values))


def _counter(name: str, meaning: str, *values: tuple[float, dict[str, str]]) -> Metric:
    return Metric(name, "counter", meaning, tuple(MetricValue(value, labels) for value, labels in values))
