"""Many schedules over four processes on one store, and a clock that jumps: none doubled, none lost."""

from __future__ import annotations

import multiprocessing
from datetime import datetime
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest

from tests.support.fire.due_schedules import AUTUMN, SPRING, run_over_processes
from tests.support.kill_worker import PRELOAD


@pytest.fixture(scope="module")
def processes() -> ForkServerContext:
    """Other processes, forked from one that has imported everything."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([*PRELOAD, "tests.support.fire.due_schedules"])
    return context


@pytest.mark.slow
@pytest.mark.parametrize(("start", "many"), [(AUTUMN, 60), (SPRING, 30)])
def test_many_over_four_processes_are_begun_once_each(
    processes: ForkServerContext, tmp_path: Path, whole: bool, start: datetime, many: int
) -> None:
    """With --whole it is a thousand. What two processes may both begin is in these few as well: all that is due at a
    time, they go for at once."""
    many = 1_000 if whole else many
    asked, wanted, begun = run_over_processes(processes, f"sqlite:///{tmp_path / 'store.sqlite'}", many, start)
    assert len(wanted) > 2 * many
    assert set(asked) == wanted  # none lost, none that was not due
    assert len(asked) == len(wanted) == begun  # none doubled
