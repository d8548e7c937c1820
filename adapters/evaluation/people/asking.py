"""Ask the questions of a log as people do, in several processes, each with models of its own; a killed run goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from adapters.calibration.trace_processes import Build, in_processes
from adapters.evaluation.people.kept_asks import KeptAsks
from adapters.store.fake import FakeMemory
from reliability.core import Core
from reliability.evaluation.people.asking import PersonAsk, ask_as_person
from reliability.evaluation.people.log import AskedQuestion

Progress = Callable[[float, str], None]


def ask_all(
    questions: Sequence[AskedQuestion], build: Build, kept: KeptAsks, workers: int, progress: Progress
) -> list[str]:
    """Ask the questions that are not among those kept; the ids of those whose gold query does not run."""
    left = [question for question in questions if question.id not in kept.asks]
    unjudged: list[str] = []
    begun = time.monotonic()
    for done, (question, ask) in enumerate(in_processes(ask_with_empty_memory, left, build, workers), 1):
        if ask is None:
            unjudged.append(question.id)
        else:
            kept.add(ask)
        seconds_left = (time.monotonic() - begun) / done * (len(left) - done)
        progress(
            (len(questions) - len(left) + done) / len(questions),
            f"{done:,} of {len(left):,} questions, about {seconds_left:,.0f} s left",
        )
    return unjudged


def ask_with_empty_memory(question: AskedQuestion, core: Core) -> PersonAsk | None:
    """Ask one question with nothing remembered, and nothing learned for the next."""
    return ask_as_person(question, replace(core, memory=FakeMemory()))
