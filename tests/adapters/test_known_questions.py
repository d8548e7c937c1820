"""What is known beforehand calibrates nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from adapters.calibration.answers import _without_known
from reliability.calibration.question_log import LoggedQuestion
from reliability.errors import BadInput
from reliability.ports import Precedent
from tests.support.trace_world import core

LOG = [
    LoggedQuestion("a", "How many shops?", "SELECT 1", "g1", "answerable"),
    LoggedQuestion("b", "number of shops please", "SELECT 1", "g1", "answerable"),
    LoggedQuestion("c", "Total turnover", "SELECT 2", "g2", "answerable"),
]


class Known:
    """Known questions, in no order."""

    fingerprint = "known"

    def __init__(self, *questions: str) -> None:
        self.questions = questions

    def near(self, question: str, most: int) -> Sequence[Precedent]:
        return [Precedent(each, "SELECT 1", 0.5) for each in self.questions][:most]


def left(*known: str) -> tuple[list[str], list[str]]:
    told: list[str] = []
    found = _without_known(LOG, replace(core(), precedents=Known(*known)), told.append)
    return [q.id for q in found], told


def test_a_known_question_goes_with_all_wordings_of_its_group() -> None:
    ids, [told] = left("something else", "how many SHOPS")
    assert ids == ["c"]
    assert "2 questions are known with their queries" in told


def test_a_question_that_is_only_like_a_known_one_stays() -> None:
    assert left("how many shops in Berlin") == (["a", "b", "c"], [])
    assert left() == (["a", "b", "c"], [])
    assert list(_without_known(LOG, core(), print)) == LOG


def test_a_log_that_is_wholly_known_is_a_sentence() -> None:
    with pytest.raises(BadInput, match="nothing can be calibrated"):
        left("how many shops", "total turnover")
