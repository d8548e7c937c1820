"""Recordings are read with the shares of their candidates, and what is none is told with its line."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from adapters.models.recorded import read_recordings
from reliability.errors import BadInput

QUESTION = "What were total sales by region?"
NET = "SELECT SUM(net) FROM sales"
GROSS = "SELECT SUM(gross) FROM sales"


def recorded(tmp_path: Path, *rows: Any) -> Path:
    file = tmp_path / "recorded.jsonl"
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    file.write_text("\n".join(lines) + "\n")
    return file


def test_the_order_of_the_candidates_stands_for_their_likelihood(tmp_path: Path) -> None:
    """Ranks weigh 1, 1/2, 1/3; the first candidate is also the third: (1 + 1/3) and 1/2 of 11/6."""
    [one] = read_recordings(recorded(tmp_path, {"question": QUESTION, "candidates": [NET, GROSS, NET]}))
    first, second = one.candidates()
    assert (first.sql, second.sql) == (NET, GROSS)
    assert math.exp(first.log_likelihood) == pytest.approx((4 / 3) / (11 / 6))
    assert math.exp(second.log_likelihood) == pytest.approx((1 / 2) / (11 / 6))


def test_recorded_weights_are_how_likely_each_is(tmp_path: Path) -> None:
    [one] = read_recordings(recorded(tmp_path, {"question": QUESTION, "candidates": [NET, GROSS], "weights": [1, 3]}))
    first, second = one.candidates()
    assert (first.sql, second.sql) == (GROSS, NET)
    assert math.exp(first.log_likelihood) == pytest.approx(0.75)


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
