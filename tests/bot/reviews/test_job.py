"""The process that a due calibration runs in: one at a time, not for ever, and gone with its bot."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.reviews.job import CalibrationJob
from tests.conftest import eventually

pytestmark = pytest.mark.slow  # processes start


def test_one_runs_at_a_time_and_it_is_begun_three_times_at_most(tmp_path: Path) -> None:
    job = CalibrationJob({**os.environ, "CANDOR_STATE_DIR": str(tmp_path), "CANDOR_STORE_URL": "nonsense"})
    ran = []
    for _ in range(5):
        job.start("retail")
        first = job.running
        job.start("retail")
        assert job.running is first
        ran.append(first)
        if first is not None:
            first.wait(120)
    assert len({id(each) for each in ran}) == 3
    assert all(each is not None and each.returncode == 1 for each in ran), "a store that cannot be is a sentence"


def test_it_ends_with_its_bot(tmp_path: Path) -> None:
    job = CalibrationJob({**os.environ, "CANDOR_STATE_DIR": str(tmp_path)})
    job.stop()
    job.start("sample")
    job.stop()
    running = job.running
    assert running is not None
    assert eventually(lambda: running.poll() is not None)
