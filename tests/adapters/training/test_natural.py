"""Questions as people ask them become training pairs: logs, wordings, and what composing offered."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from adapters.training.data.augment import NONE, vary
from adapters.training.data.examples import ExampleMaker
from adapters.training.data.names import Renamer
from adapters.training.logs.natural import (
    NaturalMaterial,
    learned_lines,
    natural_pairs,
    read_offers,
    read_wordings,
)
from adapters.training.logs.offering import natural_asks
from reliability.errors import BadInput
from reliability.evaluation.people.log import AskedKind
from reliability.prompts import Prompts
from reliability.values import Column, Schema, Table

ROOT = Path(__file__).parents[3]
SCHEMA = Schema("sqlite", (Table("shops", (Column("name", "TEXT"), Column("city", "TEXT"))),))


def write(file: Path, *rows: object) -> Path:
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return file


def test_each_wording_is_a_pair_and_what_has_no_canonical_form_is_left_out(tmp_path: Path) -> None:
    file = write(
        tmp_path / "w.jsonl",
        {"sql": "SELECT COUNT(*) FROM shops", "asked": ["how many shops", "number of shops?", " "]},
        {"sql": "SELECT nothing FROM nowhere", "asked": ["what"]},
    )
    pairs = natural_pairs(NaturalMaterial(wordings=(file,)), SCHEMA)
    assert [pair.question for pair in pairs] == ["how many shops", "number of shops?"]


def test_what_is_measured_is_never_learned_from(tmp_path: Path) -> None:
    measured = write(tmp_path / "m.jsonl", {"id": "m", "question": "How many SHOPS?", "sql": "SELECT 1"})
    file = write(
        tmp_path / "w.jsonl", {"sql": "SELECT COUNT(*) FROM shops", "asked": ["how many shops", "shops, how many"]}
    )
    pairs = natural_pairs(NaturalMaterial(wordings=(file,), measured=(measured,)), SCHEMA)
    assert [pair.question for pair in pairs] == ["shops, how many"]


def test_of_an_ambiguous_question_every_reading_is_a_target(tmp_path: Path) -> None:
    readings = [{"sql": "SELECT name FROM shops", "label": "a"}, {"sql": "SELECT city FROM shops", "label": "b"}]
    log = write(
        tmp_path / "l.jsonl", {"id": "q", "question": "shops", "kind": "ambiguous", "sql": None, "readings": readings}
    )
    (pair,) = natural_pairs(NaturalMaterial((log,)), SCHEMA)
    assert len(pair.readings) == 1


def test_a_wording_of_several_meanings_has_them_all(tmp_path: Path) -> None:
    readings = [
        {"label": "all", "sql": "SELECT COUNT(*) FROM shops"},
        {"label": "names", "sql": "SELECT name FROM shops"},
    ]
    file = write(tmp_path / "w.jsonl", {"readings": readings, "asked": ["the shops", "our shops?"]})
    pairs = natural_pairs(NaturalMaterial(wordings=(file,)), SCHEMA)
    assert [pair.question for pair in pairs] == ["the shops", "our shops?"]
    assert all(len(pair.readings) == 1 for pair in pairs)


def test_voices_are_held_out_whole_and_the_same_ones_each_time(tmp_path: Path) -> None:
    rows = [{"id": f"q{n}", "question": f"q {n}", "sql": "SELECT 1", "role": f"voice {n % 20}"} for n in range(80)]
    log = write(tmp_path / "l.jsonl", *rows)
    learned = learned_lines(log)
    voices = {line.role for line in learned}
    assert 0 < len(voices) < 20
    assert len(learned) == 4 * len(voices), "a voice's lines are all learned from, or none"
    assert learned_lines(log) == learned


def test_the_judge_learns_from_what_was_offered(tmp_path: Path) -> None:
    file = write(tmp_path / "w.jsonl", {"sql": "SELECT COUNT(*) FROM shops", "asked": ["how many shops"]})
    offers = write(
        tmp_path / "o.jsonl",
        {
            "question": "how many shops",
            "queries": [["SELECT COUNT(*) FROM shops", True], ["SELECT name FROM shops", False]],
        },
    )
    (pair,) = natural_pairs(NaturalMaterial(wordings=(file,), offers=offers), SCHEMA)
    rng = random.Random(0)
    variant = vary(pair, NONE, rng, Renamer({}), ())
    rows = ExampleMaker(Prompts(ROOT / "prompts/compact"), len).rows(pair, variant, rng)
    judged = {
        (task.partition("right ? ")[2], answer) for row in rows for _, task, answer in row.tasks if "right ?" in task
    }
    assert ("SELECT name FROM shops", "No") in judged
    assert ("SELECT COUNT(*) FROM shops", "Yes") in judged


def test_offers_that_are_not_there_yet_are_none(tmp_path: Path) -> None:
    assert read_offers(tmp_path / "none.jsonl") == {}


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        "{",
        '{"sql": 1, "asked": []}',
        '{"sql": "SELECT 1", "asked": "x"}',
        '{"readings": [{}], "asked": []}',
        '{"readings": [1], "asked": []}',
        '{"readings": [], "asked": ["x"]}',
    ],
)
def test_a_file_that_holds_no_wordings_is_said(tmp_path: Path, line: str) -> None:
    file = tmp_path / "w.jsonl"
    file.write_text(line)
    with pytest.raises(BadInput, match="line 1"):
        read_wordings(file)


def test_of_the_wordings_of_a_query_every_so_many_are_asked(tmp_path: Path) -> None:
    asked = [["a", "b", "c", "d"], ["e", "f", "g", "h"]]
    file = write(tmp_path / "w.jsonl", *({"sql": "SELECT 1", "asked": each} for each in asked))
    found = natural_asks((), (file,), every=2)
    assert [each.question for each in found] == ["a", "c", "f", "h"]
    assert {each.kind for each in found} == {AskedKind.ANSWERABLE}
