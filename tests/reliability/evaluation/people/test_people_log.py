"""A log of questions as people ask them: read whole, or one sentence that names the line."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from reliability.errors import BadInput
from reliability.evaluation.people.log import AskedKind, evenly_over_kinds, read_asked_questions
from reliability.values import Element, PreviousTurn

NATURAL = Path(__file__).parents[4] / "deploy/reference/warehouse/natural/train.jsonl"


def line(**given: Any) -> dict[str, Any]:
    """A line of a log, an answerable question unless something else is given."""
    return {
        "id": "q1",
        "role": "buyer",
        "question": "how many?",
        "kind": "answerable",
        "sql": "SELECT 1",
        "readings": [],
        "also_right": [],
        "reason": None,
        "previous": None,
        "tables": ["orders"],
        "columns": ["orders.n"],
        **given,
    }


def written(tmp_path: Path, *lines: object) -> Path:
    """A file of these lines; a text stands as it is."""
    file = tmp_path / "people.jsonl"
    text = "\n".join(one if isinstance(one, str) else json.dumps(one) for one in lines)
    file.write_text(text, encoding="utf-8")
    return file


def test_a_line_is_read_whole(tmp_path: Path) -> None:
    before = {"question": "how many orders?", "sql": "SELECT 2"}
    file = written(tmp_path, "", line(kind="follow_up", previous=before, also_right=["SELECT 3"], columns=["a.b.n"]))
    (one,) = read_asked_questions(file)
    assert one.kind is AskedKind.FOLLOW_UP
    assert one.also_right == ("SELECT 3",)
    assert one.columns == (Element("a.b", "n"),)
    asked = one.as_question()
    assert (asked.id, asked.text) == ("q1", "how many?")
    assert asked.previous == PreviousTurn("how many orders?", "SELECT 2")


def test_the_natural_log_is_one() -> None:
    found = read_asked_questions(NATURAL)
    assert len(found) == 1175
    assert {one.kind for one in found} == set(AskedKind)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([], "holds no questions"),
        (["", "  "], "holds no questions"),
        (["{"], "line 1 is no JSON"),
        ([line(), "[" * 100_000], "line 2 is no JSON"),
        ([json.dumps(line(question="\ud800"))], "line 1: its question is no text"),
        (["[1]"], "line 1 is no object"),
        ([line(id="")], "line 1 has no id"),
        ([line(), line()], "line 2: the id q1 was there before"),
        ([line(question="  ")], "line 1 has no question"),
        ([line(role=None)], "line 1 has no role"),
        ([line(kind="other")], "its kind is answerable, ambiguous, follow_up or"),
        ([line(kind=["answerable"])], "its kind is answerable"),
        ([line(sql=None)], "its kind is answerable, ambiguous, follow_up or, without SQL"),
        ([line(sql=7)], "has no SQL"),
        ([line(kind="unanswerable")], "without SQL, unanswerable"),
        ([line(kind="ambiguous", sql=None, readings=[{"sql": "SELECT 1"}])], "two readings or more"),
        ([line(kind="ambiguous", sql=None, readings=[{}, {}])], "are a list of queries"),
        ([line(kind="follow_up")], "has a previous question"),
        ([line(previous={"question": "a", "sql": "b"})], "has a previous question"),
        ([line(kind="follow_up", previous="before")], "previous is an object with the question before"),
        ([line(kind="follow_up", previous={"question": "a"})], "has no sql"),
        ([line(also_right="SELECT 1")], "also_right are a list of queries"),
        ([line(tables=[1])], "tables are a list of names"),
        ([line(columns=["n"])], "not written as table.column"),
    ],
)
def test_what_is_no_log_is_one_sentence(tmp_path: Path, lines: list[object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read_asked_questions(written(tmp_path, *lines))


def test_a_file_that_is_gone_or_no_text_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        read_asked_questions(tmp_path / "gone.jsonl")
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="cannot be read"):
        read_asked_questions(tmp_path / "bytes.jsonl")


def test_a_few_are_taken_evenly_over_kinds_and_more_begin_with_the_same() -> None:
    found = read_asked_questions(NATURAL)
    few = evenly_over_kinds(found, 60)
    assert Counter(one.kind for one in few) == dict.fromkeys(AskedKind, 12)
    assert evenly_over_kinds(found[::-1], 90)[:60] == few
    every = evenly_over_kinds(found, None)
    assert {one.id for one in every} == {one.id for one in found}
    assert len(every) == len(found)


def test_which_reading_is_wanted_is_drawn_alike_in_every_run_and_each_is_at_times() -> None:
    ambiguous = [one for one in read_asked_questions(NATURAL) if one.kind is AskedKind.AMBIGUOUS]
    drawn = [one.wanted for one in ambiguous]
    assert drawn == [one.wanted for one in ambiguous]
    assert {0, 1} <= set(drawn)
    assert all(0 <= one.wanted < len(one.readings) for one in ambiguous)
