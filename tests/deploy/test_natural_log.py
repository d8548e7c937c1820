"""The natural question log is what its page says: run, labelled, apart by voice, and nobody's paraphrase."""

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from deploy.reference.warehouse.tables import metadata

FOLDER = Path(__file__).parents[2] / "deploy" / "reference" / "warehouse"
ROOT = Path(__file__).parents[2]
PARTS = ("train", "develop", "calibrate", "bound", "measure")
KINDS = ("answerable", "ambiguous", "unanswerable", "no_question", "follow_up")
LOG = {
    part: [json.loads(line) for line in (FOLDER / "natural" / f"{part}.jsonl").read_text("utf-8").splitlines()]
    for part in PARTS
}
EVERY = [entry for part in PARTS for entry in LOG[part]]


@pytest.fixture(scope="module")
def warehouse() -> Iterator[sqlite3.Connection]:
    """A copy in memory: thousands of queries read it, a fifth quicker than the file."""
    with closing(sqlite3.connect(":memory:")) as copy:
        with closing(sqlite3.connect(f"file:{ROOT / 'var' / 'sample.sqlite'}?mode=ro", uri=True)) as connection:
            connection.backup(copy)
        copy.execute("PRAGMA query_only = 1")
        yield copy


@pytest.fixture(scope="module")
def rows_of(warehouse: sqlite3.Connection) -> Callable[[str], list[tuple[Any, ...]]]:
    """What a query gives; each is run once."""
    return cache(lambda sql: warehouse.execute(sql).fetchall())


def plain(text: str) -> str:
    return re.sub(r"\W+", " ", text.lower()).strip()


@pytest.fixture(scope="module")
def run(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    """The questions whose queries are run: of each kind a third, beginning at another place; all with --whole. Each ran
    when it was written, and every table is in hundreds of those that are run."""
    if request.config.getoption("--whole"):
        return EVERY
    return [each for n, kind in enumerate(KINDS) for each in [e for e in EVERY if e["kind"] == kind][n % 3 :: 3]]


def statements(entry: dict[str, Any]) -> list[str]:
    before = [entry["previous"]["sql"]] if entry["previous"] else []
    gold = [entry["sql"]] if entry["sql"] else []
    return [*gold, *(r["sql"] for r in entry["readings"]), *entry["also_right"], *before]


@pytest.mark.parametrize("part", PARTS)
def test_the_page_counts_what_is_there(part: str) -> None:
    kinds = Counter(entry["kind"] for entry in LOG[part])
    voices = len({entry["role"] for entry in LOG[part]})
    row = next(
        line for line in (FOLDER / "natural/README.md").read_text("utf-8").splitlines() if f"`{part}.jsonl`" in line
    )
    numbers = [int(cell) for cell in row.split("|") if cell.strip().isdigit()]
    assert numbers == [voices, len(LOG[part]), *(kinds[kind] for kind in KINDS)]


@pytest.mark.parametrize(("one", "other"), list(combinations(PARTS, 2)))
def test_no_voice_and_no_question_is_in_two_parts(one: str, other: str) -> None:
    assert not {e["role"] for e in LOG[one]} & {e["role"] for e in LOG[other]}
    asked = {plain(e["question"]) for e in LOG[one] if e["kind"] != "follow_up"}
    twice = [e["id"] for e in LOG[other] if e["kind"] != "follow_up" and plain(e["question"]) in asked]
    assert twice == []  # ids: what fails here tells nobody a wording that only measures


def test_no_question_stands_in_the_templated_log() -> None:
    lines = (FOLDER / "questions.jsonl").read_text("utf-8").splitlines()
    templated = {plain(json.loads(line)["question"]) for line in lines}
    assert not {plain(e["question"]) for e in EVERY} & templated


def test_every_entry_has_what_its_kind_needs() -> None:
    assert len({entry["id"] for entry in EVERY}) == len(EVERY)
    for entry in EVERY:
        assert bool(entry["sql"]) == (entry["kind"] in ("answerable", "follow_up")), entry["id"]
        assert (len(entry["readings"]) >= 2) == (entry["kind"] == "ambiguous"), entry["id"]
        assert bool(entry["reason"]) == (entry["kind"] in ("unanswerable", "no_question")), entry["id"]
        assert bool(entry["previous"]) == (entry["kind"] == "follow_up"), entry["id"]


def test_names_are_those_of_the_warehouse() -> None:
    columns = {f"{t.name}.{c.name}" for t in metadata.tables.values() for c in t.columns}
    for entry in EVERY:
        assert set(entry["tables"]) <= set(metadata.tables), entry["id"]
        assert set(entry["columns"]) <= columns, entry["id"]
        assert bool(entry["tables"]) == bool(entry["sql"] or entry["readings"]), entry["id"]


@pytest.mark.slow
def test_queries_run_and_give_something(
    run: list[dict[str, Any]], rows_of: Callable[[str], list[tuple[Any, ...]]], whole: bool
) -> None:
    """Of every eighth question, with what else is right; all of them with --whole."""
    for number, entry in enumerate(run):
        if number % 8 and not whole:
            continue
        for sql in statements(entry):
            assert any(value is not None for row in rows_of(sql) for value in row), (entry["id"], sql)


def test_the_readings_of_an_ambiguous_question_differ(
    run: list[dict[str, Any]], rows_of: Callable[[str], list[tuple[Any, ...]]]
) -> None:
    for entry in (e for e in run if e["kind"] == "ambiguous"):
        results = {repr(sorted(map(repr, rows_of(r["sql"])))) for r in entry["readings"]}
        assert len(results) >= 2, entry["id"]


# --- wordings: queries that are only learned from, with several ways to ask for each -----------------

WORDINGS = [
    json.loads(line)
    for file in sorted((FOLDER / "natural/wordings").glob("*.jsonl"))
    for line in file.read_text("utf-8").splitlines()
]


def test_the_page_counts_the_wordings() -> None:
    page = (FOLDER / "natural/README.md").read_text("utf-8")
    asked = sum(len(each["asked"]) for each in WORDINGS)
    assert f"{len(WORDINGS):,} queries" in page
    assert f"{asked:,} wordings" in page


def test_no_wording_stands_twice_or_in_what_is_measured() -> None:
    asked = [plain(text) for each in WORDINGS for text in each["asked"]]
    assert all(asked)
    assert len(set(asked)) == len(asked)
    assert measured_among(set(asked)) == []


def measured_among(known: set[str]) -> list[str]:
    """Ids of questions that nothing was learnt from and that are known all the same: ids, since what fails here tells
    nobody a wording that only measures."""
    return [e["id"] for part in PARTS[1:] for e in LOG[part] if plain(e["question"]) in known]


@pytest.mark.slow
def test_queries_with_wordings_run_and_find_something(warehouse: sqlite3.Connection) -> None:
    assert len({each["sql"] for each in WORDINGS}) > 0.9 * len(WORDINGS)
    for each in WORDINGS[::24]:  # each was run when it was written
        assert warehouse.execute(each["sql"]).fetchone() is not None, each["sql"]


AMBIGUITIES = [
    json.loads(line)
    for file in sorted((FOLDER / "natural/ambiguities").glob("*.jsonl"))
    for line in file.read_text("utf-8").splitlines()
]


def test_the_page_counts_the_ambiguous_questions() -> None:
    page = (FOLDER / "natural/README.md").read_text("utf-8")
    asked = sum(len(each["asked"]) for each in AMBIGUITIES)
    assert f"{len(AMBIGUITIES):,} ambiguous questions" in page
    assert f"{asked:,} ways" in page


def test_no_ambiguous_question_stands_twice_or_in_what_is_measured() -> None:
    asked = [plain(text) for each in AMBIGUITIES for text in each["asked"]]
    assert all(asked)
    assert len(set(asked)) == len(asked)
    assert not set(asked) & {plain(text) for each in WORDINGS for text in each["asked"]}
    assert measured_among(set(asked)) == []


def test_known_readings_run_and_differ(warehouse: sqlite3.Connection) -> None:
    assert all(len(each["readings"]) > 1 for each in AMBIGUITIES)
    for each in AMBIGUITIES[::50]:  # each was run when it was written
        results = {repr(sorted(map(repr, warehouse.execute(r["sql"]).fetchall()))) for r in each["readings"]}
        assert len(results) > 1, each["asked"][0]
