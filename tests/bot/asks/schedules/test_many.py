"""A thousand schedules over four processes on one store, and a clock that jumps: none doubled, none lost."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from tests.support.fire.due_schedules import AUTUMN, SPRING, run_over_processes

MANY = 1_000


@pytest.mark.slow
@pytest.mark.parametrize(("start", "many"), [(AUTUMN, MANY), (SPRING, 100)])
def test_a_thousand_over_four_processes_are_begun_once_each(tmp_path: Path, start: datetime, many: int) -> None:
    asked, wanted, begun = run_over_processes(f"sqlite:///{tmp_path / 'store.sqlite'}", many, start)
    assert len(wanted) > 2 * many
    assert set(asked) == wanted  # none lost, none that was not due
    assert len(asked) == len(wanted) == begun  # none doubled
