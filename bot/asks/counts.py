"""What asks came to in this process since it started: numbers for whoever watches it, never what was asked.

The store knows all of it too, of all processes, but forgets what is old: a count that goes down is none.
"""

from __future__ import annotations

import threading
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from reliability.errors import CandorError, ModelUnavailable
from reliability.values import Answered, Helped, Outcome

STAGE_BOUNDS_S = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0)
"""The upper bounds by which seconds are sorted; what took longer than the last stands above all."""

HowEnded = Literal["answered", "abstained", "helped", "stopped", "apologized"]


@dataclass
class StageTimes:
    """How long a stage took: how often at most each of `STAGE_BOUNDS_S`, or longer than all; and in all."""

    sorted_in: list[int] = field(default_factory=lambda: [0] * (len(STAGE_BOUNDS_S) + 1))
    seconds: float = 0.0


class AskCounts:
    """Counts of one process. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._ends: Counter[tuple[HowEnded, str]] = Counter()
        self._refused: Counter[str] = Counter()
        self._stages: dict[str, StageTimes] = {}
        self._clarifications = self._model_errors = 0

    # --- what asks say

    def concluded(self, outcome: Outcome) -> None:
        """An ask ended with an outcome: an answer unasked or after asking, or why there is none, or which help."""
        if isinstance(outcome, Answered):
            self._end("answered", "after_asking" if outcome.asked else "unasked")
        elif isinstance(outcome, Helped):
            self._end("helped", outcome.kind.value)
        else:
            self._end("abstained", outcome.reason.value)

    def stopped(self) -> None:
        """A person stopped an ask."""
        self._end("stopped", "")

    def apologized(self, error: Exception) -> None:
        """An ask failed, or what came of it could not be said; by the kind of error, where it was foreseen."""
        self._end("apologized", type(error).__name__ if isinstance(error, CandorError) else "unexpected")
        if isinstance(error, ModelUnavailable):
            with self._lock:
                self._model_errors += 1

    def refused(self, whose: str) -> None:
        """The line was full, everybody's or a person's."""
        with self._lock:
            self._refused[whose] += 1

    def asked_back(self) -> None:
        """A person was asked something."""
        with self._lock:
            self._clarifications += 1

    def ran(self, stage: str, seconds: float) -> None:
        """A stage ran to its end."""
        place = next((i for i, bound in enumerate(STAGE_BOUNDS_S) if seconds <= bound), len(STAGE_BOUNDS_S))
        with self._lock:
            times = self._stages.setdefault(stage, StageTimes())
            times.sorted_in[place] += 1
            times.seconds += seconds

    def _end(self, how: HowEnded, why: str) -> None:
        with self._lock:
            self._ends[how, why] += 1

    # --- what was counted

    def ends(self) -> dict[tuple[HowEnded, str], int]:
        """How many asks ended how, and why."""
        with self._lock:
            return dict(self._ends)

    def refusals(self) -> dict[str, int]:
        """How many asks were refused, by whose line was full."""
        with self._lock:
            return dict(self._refused)

    def stages(self) -> dict[str, StageTimes]:
        """How long each stage took."""
        with self._lock:
            return {name: StageTimes(list(times.sorted_in), times.seconds) for name, times in self._stages.items()}

    @property
    def clarifications(self) -> int:
        """How often a person was asked something."""
        with self._lock:
            return self._clarifications

    @property
    def model_errors(self) -> int:
        """How many asks ended since a model was missing, or its server did not answer."""
        with self._lock:
            return self._model_errors
