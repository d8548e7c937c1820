"""Descriptions of columns: read as comments, and what they change is told by figure and by database."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.evaluation.describing.described import (
    FIGURES,
    DescribedDatabase,
    described_figures,
    evaluate_described,
    read_kaggledbqa,
)
from adapters.models.fake import FakeModel
from reliability.errors import BadInput
from reliability.values import Element
from tests.support.trace_world import core

QUESTIONS = [
    {"question": "How many fires were there?", "query": "SELECT count(*) FROM fires"},
    {"question": "What is the total revenue?", "query": 'SELECT sum(c14) FROM fires WHERE state = "Ohio"'},
    {"question": "Which state had most revenue?", "query": "SELECT state FROM fires ORDER BY c14 DESC LIMIT 1"},
]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "kaggledbqa"
    folder.mkdir()
    schema = {
        "db_id": "wild",
        "table_names_original": ["fires"],
        "column_names_original": [[-1, "*"], [0, "c13"], [0, "c14"], [0, "state"]],
        "column_types": ["text", "number", "number", "text"],
        "column_descriptions": ["*", "Acres burnt", "Total revenue of the state", " Two-letter code "],
        "primary_keys": [],
        "foreign_keys": [],
    }
    (folder / "KaggleDBQA_tables.json").write_text(json.dumps([schema]))
    (folder / "wild.json").write_text(json.dumps(QUESTIONS))
    return tmp_path


@pytest.fixture
def wild(data: Path) -> DescribedDatabase:
    [found] = read_kaggledbqa(data)
    return found


def test_descriptions_are_comments_and_nothing_else_differs(wild: DescribedDatabase) -> None:
    [bare], [told] = wild.schema.tables, wild.described.tables
    assert [c.comment for c in bare.columns] == ["", "", ""]
    assert [c.comment for c in told.columns] == ["Acres burnt", "Total revenue of the state", "Two-letter code"]
    assert replace(told, columns=tuple(replace(c, comment="") for c in told.columns)) == bare
    assert wild.schema.fingerprint() == wild.described.fingerprint()


def test_gold_is_what_its_query_names_whatever_strings_stand_in_double_quotes(wild: DescribedDatabase) -> None:
    both = (Element("fires", "c14"), Element("fires", "state"))
    assert [question.columns for question in wild.questions] == [(), both, both]
    assert {question.tables for question in wild.questions} == {("fires",)}


def test_data_that_are_not_there_are_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="KaggleDBQA's questions and tables are not in"):
        read_kaggledbqa(tmp_path)


def listing(columns: str) -> Callable[[str], list[str]]:
    return lambda prompt: ["fires"] if prompt.endswith("tables :") else [columns]


def test_a_question_without_a_column_is_left_out_and_a_comment_may_help_the_words(wild: DescribedDatabase) -> None:
    model = FakeModel(listing("fires.c14, fires.state"))
    base = core()
    composing = replace(base, model=model, settings=replace(base.settings, composed=16))
    kept: list[int] = []
    figures = evaluate_described([wild], composing, lambda *_: None, lambda found: kept.append(len(found)))
    assert kept == [len(FIGURES)]
    by_model = figures["columns by the model"]
    assert by_model["over databases"]["questions"] == 2, "a count of rows names no column"
    assert by_model["of all questions"] == {"without": 1.0, "with": 1.0}
    words = figures["columns of the best composed query"]["of all questions"]
    assert words["without"] == 0.0, "nothing says what c14 is"
    assert words["with"] > 0.0, "its comment does"


def test_what_is_won_and_lost_is_counted_and_an_interval_takes_three_databases() -> None:
    def marks(*right: float) -> dict[str, list[float]]:
        return {figure: list(right) for figure in FIGURES}

    found = {
        "a": {"without": marks(0, 0, 1), "with": marks(1, 1, 0)},
        "b": {"without": marks(0), "with": marks(1)},
        "c": {"without": marks(1, 1), "with": marks(1, 1)},
        "empty": {"without": marks(), "with": marks()},
    }
    one = described_figures(found)["columns by the model"]
    assert one["of all questions"] == {"without": 0.5, "with": 0.8333}
    assert (one["won"], one["lost"]) == (3, 1)
    over = one["over databases"]
    assert (over["databases"], over["questions"], over["difference"]) == (3, 6, pytest.approx(0.4444))
    assert over["95 % by database"] is not None
    assert set(one["by database"]) == {"a", "b", "c"}
    assert described_figures({}) == {}
