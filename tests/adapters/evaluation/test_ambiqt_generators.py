"""What only the evaluation of ambiguity measures: likelihoods under the grammar, tables masked, clauses added, CKIF's
detection, and summaries."""

from __future__ import annotations

import json
import math
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.evaluation.ambiqt.asking import (
    METHODS,
    AmbiqtSettings,
    ask_ambiqt,
    asked,
    renormalised,
)
from adapters.evaluation.ambiqt.databases import ambiguous_database, make_ambiguous
from adapters.evaluation.ambiqt.generators import linking_without, schema_without
from adapters.evaluation.ambiqt.questions import AmbiguousQuestion
from adapters.evaluation.ambiqt.renormalised_model import RenormalisedModel
from adapters.evaluation.ambiqt.results import readings_differ
from adapters.evaluation.ambiqt.summaries import summary_statement
from adapters.models.fake import FakeModel
from adapters.warehouses.fake import FakeWarehouse
from bot.calibration import REFERENCE_RECORD
from reliability.core import AnswerSettings, settings_fingerprint
from reliability.errors import BadInput
from reliability.evaluation.ambiguity import WITH_CLAUSES, AmbiguousAsk, FoundReadings
from reliability.ports import Ranker, Sampling
from reliability.values import Column, ForeignKey, LinkedSchema, Rows, Schema, Table
from tests.support.trace_world import core

PETS = Table("pets", (Column("pet_id", "INTEGER", primary_key=True), Column("weight", "REAL"), Column("kind", "TEXT")))
BEASTS = Table("beasts", PETS.columns)
ZOO = Schema("sqlite", (PETS, BEASTS))
ONE, OTHER = "SELECT SUM(pets.weight) FROM pets", "SELECT SUM(beasts.weight) FROM beasts"
CATS = f"{ONE} WHERE pets.kind = 'cat'"


# --- likelihoods under the grammar ------------------------------------------------------------------


def test_by_hand_a_likelihood_under_the_grammar_is_the_share_of_what_may_follow() -> None:
    """Of x, y and z (5 : 3 : 2) the grammar leaves x and z: 5/7 and 2/7. The order of a beam is the model's."""
    model = FakeModel(lambda _prompt: {"x": 0.5, "y": 0.3, "z": 0.2})
    (x,), (z,) = model.encode("x"), model.encode("z")

    def allowed(ids: Sequence[int]) -> list[int]:
        return [model.end_id] if ids else [z, x]

    under = RenormalisedModel(model, model)
    assert under.score("p", ["x", "y"]) == model.score("p", ["x", "y"]), "where no grammar was, it is the model's own"
    found = under.sample("p", Sampling(beam=2), allowed)
    assert [each.text for each in found] == ["x", "z"]
    assert [each.log_probability for each in found] == pytest.approx([math.log(5 / 7), math.log(2 / 7)])
    assert under.score("p", ["z", "y"]) == [pytest.approx(math.log(2 / 7)), -math.inf], "what it cannot write is none"
    assert [each.log_probability for each in under.sample("p", Sampling(beam=2))] == [
        each.log_probability for each in model.sample("p", Sampling(beam=2))
    ]
    assert (under.fingerprint, under.context_tokens) == (model.fingerprint, model.context_tokens)
    assert under.text(under.encode("x")) == "x"
    assert under.choose("p", ["x", "y"]) == model.choose("p", ["x", "y"])


def test_a_model_that_cannot_be_watched_has_no_likelihoods_under_the_grammar() -> None:
    model = FakeModel(lambda _prompt: ["x"])
    assert renormalised(replace(core(), model=model)).encode("x") == model.encode("x")
    with pytest.raises(BadInput, match="how likely each token"):
        renormalised(replace(core(), model=RenormalisedModel(model, model)))


# --- tables masked, clauses added -------------------------------------------------------------------


def found_by(
    method: str, readings: tuple[str, str], script: Mapping[str, float] | None = None, ranker: Ranker | None = None
) -> AmbiguousAsk:
    """What a method finds where the model writes over pets as long as there are any."""

    def written(prompt: str) -> Mapping[str, float]:
        return script or {ONE if "pets" in prompt else OTHER: 1.0}

    results = {sql: Rows(("x",), ((number,),)) for number, sql in enumerate((ONE, OTHER, CATS))}
    warehouse = FakeWarehouse(ZOO, lambda sql: results.get(sql, Rows(("x",), ())), values=[("pets", "kind", "cat")])
    asking = replace(core(), model=FakeModel(written), warehouse=warehouse, ranker=ranker)
    one = AmbiguousQuestion("q", "table", "d", "What does each cat weigh together?", readings, ())
    found = asked(one, asking, AmbiqtSettings(("greedy", method)))
    assert found is not None
    return found


def test_only_where_the_table_is_masked_as_a_unit_the_other_one_is_written() -> None:
    for method, other in (("greedy", None), ("masking", None), ("masking tables", 2)):
        assert found_by(method, (ONE, OTHER)).found[method].other == other
    assert found_by("masking tables", (ONE, OTHER)).found["masking tables"].calls <= 10


def test_linking_is_written_again_once_for_each_set_of_tables_and_over_what_is_left() -> None:
    child = replace(BEASTS, name="child", foreign_keys=(ForeignKey(("pet_id",), "pets", ("pet_id",)),))
    zoo, seen = Schema("sqlite", (PETS, BEASTS, child)), list[Schema]()

    def linker(left: Schema) -> LinkedSchema | None:
        seen.append(left)
        return LinkedSchema(("child",), ()) if left.table("child") else None

    without = linking_without(zoo, linker)
    assert [table.name for table in without(frozenset({"PETS"}))] == ["child"]
    assert without(frozenset({"PETS"}))[0].foreign_keys == (), "a key to a table that is gone is none"
    assert without(frozenset({"child", "pets"})) == ()
    assert without(frozenset({"pets", "beasts", "child"})) == ()
    assert [len(left.tables) for left in seen] == [2, 1], "over no table nothing is linked"
    assert schema_without(zoo, frozenset()) == zoo


def test_a_clause_that_the_model_nearly_wrote_is_added_for_no_further_call() -> None:
    """The end was unsure: a condition on the cell that the question names. Rewriting without clauses has none."""
    nearly = {ONE: 0.51, f"{ONE} GROUP BY pets.kind": 0.49}
    assert found_by("rewriting", (ONE, CATS), nearly).found["rewriting"].other is None
    found = found_by(WITH_CLAUSES, (ONE, CATS), nearly).found[WITH_CLAUSES]
    assert (found.one, found.other, found.calls) == (1, 2, 1)


class LikesCats:
    """A ranker that likes the readings that name a cat."""

    fingerprint = "cats"

    def scores(self, question: str, readings: Sequence[str]) -> list[float]:
        return [0.9 if "cat" in reading else 0.1 for reading in readings]


def test_detection_says_whether_the_greedy_query_was_unsure_and_what_the_ranker_makes_of_its_rewrites() -> None:
    nearly = {ONE: 0.51, f"{ONE} GROUP BY pets.kind": 0.49}

    def detected(readings: tuple[str, str], script: Mapping[str, float], ranker: Ranker | None) -> tuple[bool, ...]:
        found = found_by(WITH_CLAUSES, readings, script, ranker).detected
        assert found is not None
        return (found.unsure, found.right, found.right_after)

    assert detected((CATS, OTHER), nearly, LikesCats()) == (True, False, True)
    assert detected((CATS, OTHER), nearly, None) == (True, False, False), "as the model has them where nothing ranks"
    assert detected((ONE, OTHER), nearly, LikesCats()) == (True, True, False), "rewriting may lose what was right"
    assert detected((ONE, OTHER), {ONE: 1.0}, LikesCats()) == (False, True, True), "a sure query is not rewritten"
    assert found_by("rewriting", (ONE, OTHER)).detected is None


def test_the_new_generators_are_no_part_of_service_nor_of_all() -> None:
    """The settings are those that the shipped record was made with; what is new is the evaluation's alone."""
    record = json.loads((REFERENCE_RECORD / "record.json").read_text(encoding="utf-8"))
    assert settings_fingerprint(AnswerSettings()) == record["valid_for"]["settings"]
    own = {"masked by tables", "clauses too", "renormalised"}
    assert {name for name, settings in METHODS.items() if own & set(settings)} == {
        "masking tables",
        WITH_CLAUSES,
        "sampling under the grammar",
    }


# --- summaries and limits ---------------------------------------------------------------------------

BY_KIND = ("select max(weight), kind from pets group by kind", "select max_weight, kind from pets_weight")
COLUMNS = ["kind", "sum_weight", "avg_weight", "min_weight", "max_weight"]


def zoo(*setup: str, keys: bool = True, changed: bool = True) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.executescript(
        "CREATE TABLE kinds (name TEXT PRIMARY KEY);"
        "CREATE TABLE pets (pet_id INTEGER PRIMARY KEY, Kind TEXT REFERENCES kinds(name), weight REAL);"
        "INSERT INTO kinds VALUES ('cat'), ('dog');"
        "INSERT INTO pets VALUES (1, 'cat', 4.0), (2, 'dog', 12.0), (3, 'dog', 20.0);"
    )
    for statement in setup:
        make_ambiguous(connection, statement, keys, changed)
    return connection


def test_a_summary_holds_a_row_for_what_its_query_names_and_every_aggregate() -> None:
    with closing(zoo(summary_statement(*BY_KIND, "pets_weight", COLUMNS), changed=False)) as connection:
        rows = connection.execute("SELECT * FROM pets_weight ORDER BY kind").fetchall()
        columns = [(row[1], row[2], row[5]) for row in connection.execute("PRAGMA table_info(pets_weight)")]
        keys = connection.execute("PRAGMA foreign_key_list(pets_weight)").fetchall()
    assert rows == [("cat", 4.0, 4.0, 4.0, 4.0), ("dog", 32.0, 16.0, 12.0, 20.0)]
    assert columns == [("kind", "TEXT", 1), *((name, "REAL", 0) for name in COLUMNS[1:])]
    assert [(row[2], row[3], row[4]) for row in keys] == [("kinds", "kind", "name")]


def test_a_changed_summary_says_something_else_and_without_keys_declares_none() -> None:
    with closing(zoo(summary_statement(*BY_KIND, "pets_weight", COLUMNS), keys=False)) as connection:
        rows = connection.execute("SELECT kind, max_weight FROM pets_weight ORDER BY kind").fetchall()
        declared = [row[5] for row in connection.execute("PRAGMA table_info(pets_weight)")]
    assert rows == [("cat", 41.0), ("dog", 9.0)], "keys stay, the rest is the next row's, twice and one more"
    assert not any(declared)


@pytest.mark.parametrize(
    ("first", "second", "columns", "statement"),
    [
        (
            "select avg(age) from dogs",
            "select avg_age from dogs_age",
            ["sum_age", "avg_age"],
            'SELECT SUM(age) AS "sum_age", AVG(age) AS "avg_age" FROM dogs',
        ),
        (
            "select t1.name, count(*) from a as t1 join b as t2 on t1.id = t2.a_id where t1.name = 'x' group by t1.name having count(*) > 2",
            "select name, number from dogs_age where number > 2",
            ["name", "number"],
            'SELECT t1.name AS "name", COUNT(*) AS "number" FROM a AS t1 JOIN b AS t2 ON t1.id = t2.a_id GROUP BY t1.name',
        ),
        (
            'select sum(gnp) from country where region = "Central Africa"',
            'select sum_gnp from dogs_age where region = "Central Africa"',
            ["sum_gnp"],
            'SELECT region AS "region", SUM(gnp) AS "sum_gnp" FROM country GROUP BY region',
        ),
        (
            "select count(t2.word) from a as t1 join b as t2 on t1.id = t2.id where t1.name = 'x' and t1.id > 3",
            "select count_word from dogs_age where name = 'x' and id > 3",
            ["name", "sum_word"],
            'SELECT t1.name AS "name", t1.id AS "id", SUM(t2.word) AS "sum_word", COUNT(t2.word) AS "count_word" '
            "FROM a AS t1 JOIN b AS t2 ON t1.id = t2.id GROUP BY t1.name, t1.id",
        ),
    ],
)
def test_summaries_by_hand(first: str, second: str, columns: list[str], statement: str) -> None:
    """Of all rows together; over a join, without the conditions, which the second query states itself; where a text stands
    in double quotes; and with a count that the file does not list."""
    assert summary_statement(first, second, "dogs_age", columns) == f'CREATE TABLE "dogs_age" AS {statement}'


def question(kind: str, name: str, first: str, second: str, *setup: str) -> AmbiguousQuestion:
    return AmbiguousQuestion(name, kind, "zoo", "What is the weight?", (first, second), setup)


EQUAL = question("column", "equal", "SELECT weight FROM pets", "SELECT weight FROM pets")
GOOD, BETTER = (question("column", name, "SELECT weight FROM pets", "SELECT kind FROM pets") for name in "ab")
SUMMARY = question("aggregate", "summary", *BY_KIND, summary_statement(*BY_KIND, "pets_weight", COLUMNS))
FEW = ("select max(weight) from pets where pet_id < 3", "select max_weight from pets_weight where pet_id < 3")
NO_SUMMARY = question("aggregate", "none", *FEW, summary_statement(*FEW, "pets_weight", COLUMNS[1:]))


@pytest.fixture
def databases(tmp_path: Path) -> Path:
    (tmp_path / "zoo").mkdir()
    with closing(zoo()) as made, closing(sqlite3.connect(tmp_path / "zoo" / "zoo.sqlite")) as file:
        made.backup(file)
    return tmp_path


def test_a_limit_counts_the_questions_that_are_kept(databases: Path) -> None:
    """What is left out counts for nothing, what was kept before counts, and of the other kind as many are asked."""
    told: list[float] = []
    asking = AmbiqtSettings((), limit=1)

    def advance(share: float, _name: str) -> None:
        told.append(share)

    asks, left_out = ask_ambiqt([EQUAL, GOOD, NO_SUMMARY, BETTER, SUMMARY], databases, core(), advance, settings=asking)
    assert ([ask.id for ask in asks], left_out) == (["a", "summary"], ["equal", "none"])
    assert told == [0.0, 0.5, 0.5, 1.0]
    before = [AmbiguousAsk("a", "column", "zoo", {"greedy": FoundReadings(1, 2, 2, 1.0, 1)})]
    asks, left_out = ask_ambiqt([GOOD, BETTER, SUMMARY], databases, core(), advance, before, settings=asking)
    assert asks[0] is before[0]
    assert ([ask.id for ask in asks], left_out) == (["a", "summary"], [])
    every, _ = ask_ambiqt([EQUAL, GOOD, BETTER], databases, core(), advance, settings=AmbiqtSettings(()))
    assert [ask.id for ask in every] == ["a", "b"]


def test_a_summary_is_asked_about_where_it_says_what_the_first_query_does(databases: Path) -> None:
    """By kind it does; by pet it says more rows than one. Its keys are declared as it spells its columns."""
    for one, differ in ((SUMMARY, False), (NO_SUMMARY, True)):
        with ambiguous_database(one, databases, changed=False) as warehouse:
            assert readings_differ(one, warehouse) is differ
        with ambiguous_database(one, databases) as warehouse:
            assert readings_differ(one, warehouse)
            table = warehouse.schema().table("pets_weight")
            assert table is not None
            assert [key.columns for key in table.foreign_keys] == [("kind",) if one is SUMMARY else ("pet_id",)]
    broken = replace(SUMMARY, readings=(BY_KIND[0], "select nothing from pets_weight"))
    with ambiguous_database(broken, databases) as warehouse:
        assert readings_differ(broken, warehouse) is None
