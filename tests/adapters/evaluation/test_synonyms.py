"""Questions in their own words and in synonyms: the same ones, with the same gold, compared one by one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adapters.evaluation.synonyms import SynonymsMeasure, read_wordings, synonym_figures
from adapters.training.measure.question_measure import Measurement
from adapters.training.measure.sql_figures import Written
from bot.cli import run
from reliability.errors import BadInput

SCHEMA = {
    "table_names_original": ["singer"],
    "column_names_original": [[-1, "*"], [0, "id"]],
    "column_types": ["text", "number"],
    "primary_keys": [1],
    "foreign_keys": [],
}
GOLD = "SELECT COUNT(*) FROM singer"


def measure(folder: Path, sample: int | None = None, seed: int = 0) -> SynonymsMeasure:
    return SynonymsMeasure(folder, folder, folder, folder, sample, seed)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    names = ["alpha", "beta", "gamma", "wta_1"]
    rows = [
        {
            "db_id": name,
            "SpiderQuestion": f"How many singers, {n}?",
            "SpiderSynQuestion": f"How many {'vocalists' if n else 'singers'},  {n}?",
            "query": GOLD,
        }
        for name in names
        for n in range(4)
    ]
    for folder in ("spider", "spider-syn"):
        (tmp_path / folder).mkdir()
    (tmp_path / "spider-syn/dev.json").write_text(json.dumps(rows))
    (tmp_path / "spider/tables.json").write_text(json.dumps([{"db_id": name, **SCHEMA} for name in names]))
    return tmp_path


def test_both_wordings_of_what_the_seed_draws_have_one_gold(data: Path) -> None:
    pairs = read_wordings(measure(data))
    assert len(pairs) == 12, "without the database of synthetic rows"
    assert {pair.plain.sql for pair in pairs} == {pair.synonyms.sql for pair in pairs} == {GOLD}
    assert all(pair.plain.database == pair.synonyms.database for pair in pairs)
    assert sum(pair.reworded for pair in pairs) == 9, "spacing is no other wording"
    assert read_wordings(measure(data, 5)) == read_wordings(measure(data, 5))
    assert len({tuple(p.plain.question for p in read_wordings(measure(data, 5, seed))) for seed in range(9)}) > 1


def measured(right: bool, gold_runs: bool = True) -> Measurement:
    return Measurement((), (), Written(greedy="SELECT 1", right={"SELECT 1": right}, gold_runs=gold_runs), ())


def test_the_difference_is_of_the_same_questions(data: Path) -> None:
    pairs = read_wordings(measure(data))
    found = [(measured(right=True), measured(right=n % 4 != 3)) for n in range(12)]  # one of each database is lost
    found[0] = (measured(right=False), measured(right=True))
    found[4] = (measured(right=True, gold_runs=False), measured(right=False))
    figures = synonym_figures(pairs, found)
    every = figures["all"]
    assert (every["questions"], every["databases"]) == (11, 3)
    assert (every["own_words"], every["synonyms"]) == (round(10 / 11, 4), round(8 / 11, 4))
    assert every["difference"] == round(-2 / 11, 4)
    assert every["95 % by question"][0] < every["difference"] < every["95 % by question"][1]
    assert (figures["lost"], figures["won"], figures["gold_does_not_run"]) == (3, 1, 1)
    assert figures["reworded"]["difference"] == round(-3 / 9, 4), "those in the same words are left out"
    assert every["by_database"]["databases"] == 3


def test_where_nothing_can_be_compared_it_says_why(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pairs = read_wordings(measure(data))
    with pytest.raises(BadInput, match="No gold query"):
        synonym_figures(pairs, [(measured(True, gold_runs=False),) * 2] * len(pairs))
    (data / "spider-syn/dev.json").unlink()
    with pytest.raises(BadInput, match=r"spider-syn/dev\.json"):
        read_wordings(measure(data))
    assert run(["evaluate", "synonyms", "--data", str(data)]) == 1
    assert "Spider-Syn's development questions are not in" in " ".join(capsys.readouterr().err.split())
