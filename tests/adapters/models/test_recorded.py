"""A recorded model replays what was recorded, keeps the port's contract, and says what it does not hold."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from adapters.models.recorded import RecordedModel, read_recordings
from reliability.errors import BadInput, ModelUnavailable
from reliability.ports import LanguageModel, Sampling
from tests.contracts.language_model import PROMPT, LanguageModelContract

QUESTION = "What were total sales by region?"
NET = "SELECT SUM(net) FROM sales"
GROSS = "SELECT SUM(gross) FROM sales"


def recorded(tmp_path: Path, *rows: Any) -> Path:
    file = tmp_path / "recorded.jsonl"
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    file.write_text("\n".join(lines) + "\n")
    return file


def replay(tmp_path: Path, *rows: Any) -> RecordedModel:
    return RecordedModel(read_recordings(recorded(tmp_path, *rows)))


class TestRecordedModel(LanguageModelContract):
    @pytest.fixture
    def model(self, tmp_path: Path) -> LanguageModel:
        candidates = ["orders regions", "customers", "regions by order"]
        row = {"question": QUESTION, "candidates": candidates, "judged": {"customers": 0.7}}
        return RecordedModel(read_recordings(recorded(tmp_path, row)), context_tokens=2_000)


def test_the_order_of_the_candidates_stands_for_their_likelihood(tmp_path: Path) -> None:
    """Ranks weigh 1, 1/2, 1/3; the first candidate is also the third: (1 + 1/3) and 1/2 of 11/6."""
    [one] = read_recordings(recorded(tmp_path, {"question": QUESTION, "candidates": [NET, GROSS, NET]}))
    first, second = one.candidates()
    assert (first.sql, second.sql) == (NET, GROSS)
    assert math.exp(first.log_likelihood) == pytest.approx((4 / 3) / (11 / 6))
    assert math.exp(second.log_likelihood) == pytest.approx((1 / 2) / (11 / 6))


def test_recorded_weights_are_what_the_model_samples_by(tmp_path: Path) -> None:
    model = replay(tmp_path, {"question": QUESTION, "candidates": [NET, GROSS], "weights": [1, 3]})
    [first, second] = model.sample(PROMPT, Sampling(beam=2, max_tokens=80))
    assert (first.text, second.text) == (GROSS, NET)
    assert math.exp(first.log_probability) == pytest.approx(0.75)
    drawn = model.sample(PROMPT, Sampling(n=400, temperature=1.0, max_tokens=80, seed=1))
    assert sum(c.text == GROSS for c in drawn) / 400 == pytest.approx(0.75, abs=0.07)


def test_the_longest_recorded_question_in_a_prompt_is_meant(tmp_path: Path) -> None:
    model = replay(
        tmp_path,
        {"question": "What were total sales", "candidates": [NET]},
        {"question": QUESTION, "candidates": [GROSS]},
    )
    [said] = model.sample(PROMPT, Sampling(max_tokens=80))
    assert said.text == GROSS


def test_another_question_is_an_error_and_no_answer(tmp_path: Path) -> None:
    model = replay(tmp_path, {"question": QUESTION, "candidates": [NET]})
    with pytest.raises(ModelUnavailable, match="no answer to this question"):
        model.sample("How many stores are there?", Sampling())


def test_a_judgment_that_nobody_made_is_an_error_and_no_number(tmp_path: Path) -> None:
    model = replay(tmp_path, {"question": QUESTION, "candidates": [NET, GROSS], "judged": {NET: 0.9}})
    assert model.choose(f"{PROMPT}\n{NET}", ["No", "Yes"]) == pytest.approx([0.1, 0.9])
    with pytest.raises(ModelUnavailable, match="no judgment"):
        model.choose(f"{PROMPT}\n{GROSS}", ["Yes", "No"])
    with pytest.raises(ModelUnavailable, match="no judgment"):
        model.choose(f"{PROMPT}\n{NET}", ["True", "False"])


def test_a_fingerprint_tells_recordings_apart(tmp_path: Path) -> None:
    one = replay(tmp_path, {"question": QUESTION, "candidates": [NET, GROSS]}).fingerprint
    again = replay(tmp_path, {"question": QUESTION, "candidates": [NET, GROSS]}).fingerprint
    turned = replay(tmp_path, {"question": QUESTION, "candidates": [GROSS, NET]}).fingerprint
    named = replay(tmp_path, {"question": QUESTION, "candidates": [NET, GROSS], "model": "b"}).fingerprint
    assert one == again
    assert len({one, turned, named}) == 3


def test_recordings_of_several_models_are_not_mixed(tmp_path: Path) -> None:
    rows = [{"question": QUESTION, "candidates": [NET], "model": name} for name in ("a", "b")]
    with pytest.raises(BadInput, match="2 models"):
        replay(tmp_path, *rows)


def test_a_question_recorded_twice_is_refused(tmp_path: Path) -> None:
    row = {"question": QUESTION, "candidates": [NET]}
    with pytest.raises(BadInput, match="recorded twice"):
        replay(tmp_path, row, row)


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("not json", "line 1 is no recording"),
        ("[]", "line 1 is no recording"),
        ({"question": QUESTION}, "line 1 is no recording"),
        ({"question": QUESTION, "candidates": []}, "is empty"),
        ({"question": " ", "candidates": [NET]}, "is empty"),
        ({"question": QUESTION, "candidates": [NET], "weights": [1, 2]}, "positive weight"),
        ({"question": QUESTION, "candidates": [NET], "weights": [0]}, "positive weight"),
        ({"question": QUESTION, "candidates": [NET], "judged": {NET: 2}}, "from 0 to 1"),
        ("", "is empty"),
    ],
)
def test_what_is_no_recording_is_told_with_its_line(tmp_path: Path, row: Any, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read_recordings(recorded(tmp_path, row))


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        read_recordings(tmp_path / "gone.jsonl")
