"""Due schedules over four processes on PostgreSQL: each run once, whatever the clocks do."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from multiprocessing.context import ForkServerContext

import pytest

from tests.fire.conftest import Tell
from tests.support.fire.due_schedules import AUTUMN, PROCESSES, SPRING, run_over_processes


@pytest.mark.slow
@pytest.mark.parametrize("start", [AUTUMN, SPRING], ids=["clocks go back", "clocks go forward"])
def test_due_schedules_over_processes_are_begun_once_each(
    bots: ForkServerContext, postgres_database: Callable[[], str], start: datetime, whole: bool, tell: Tell
) -> None:
    many = 1_000 if whole else 60
    asked, wanted, begun = run_over_processes(bots, postgres_database(), many, start)
    figures = {"schedules": many, "processes": PROCESSES, "due": len(wanted), "begun": len(asked)}
    tell("due schedules on PostgreSQL", figures)
    assert len(wanted) > 2 * many
    assert set(asked) == wanted  # none lost, none that was not due
    assert len(asked) == len(wanted) == begun  # none doubled
