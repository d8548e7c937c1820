"""What is known beforehand, or trained the model, calibrates nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.calibration.answers import AnswersOptions, _without_known, traced_parts
from adapters.calibration.kept_traces import Tracing
from adapters.calibration.linking import LinkingOptions, _parts
from adapters.made_from import unlearned
from reliability.calibration.question_log import LoggedQuestion
from reliability.errors import BadInput
from reliability.ports import Precedent
from reliability.words import letters_and_digits
from tests.support.learned import hashes
from tests.support.trace_world import core, cores

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

    def knows(self, question: str) -> bool:
        return letters_and_digits(question) in map(letters_and_digits, self.questions)

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


def test_what_trained_the_model_goes_with_all_wordings_of_its_group(tmp_path: Path) -> None:
    told: list[str] = []
    assert [q.id for q in unlearned(LOG, hashes("how many shops"), told.append)] == ["c"]
    assert told == ["2 of 3 questions are left out: they, or wordings of them, trained the model."]
    assert unlearned(LOG, hashes("how many shops in Berlin"), told.append) == LOG
    assert unlearned([], hashes("how many shops"), told.append) == []
    assert len(told) == 1


def test_a_log_that_wholly_trained_the_model_calibrates_neither_answers_nor_linking(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text("".join(f'{{"question": "{q.question}", "sql": "{q.sql}"}}\n' for q in LOG))
    learned = hashes(*(q.question for q in LOG))
    tracing = Tracing(cores, tmp_path / "traces", 1)
    with pytest.raises(BadInput, match="trained the model"):
        traced_parts(log, core(), None, tracing, AnswersOptions(tmp_path, learned), lambda *_: None, print)
    with pytest.raises(BadInput, match="trained the model"):
        _parts(log, LinkingOptions(tmp_path, tmp_path, learned, 0.1), core(), print)


def test_a_log_that_is_wholly_known_is_a_sentence() -> None:
    with pytest.raises(BadInput, match="nothing can be calibrated"):
        left("how many shops", "total turnover")
