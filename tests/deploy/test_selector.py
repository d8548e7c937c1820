"""What the selector of readings learns from: databases made ambiguous in names, and whether its weights are found."""

from __future__ import annotations

import lzma
import random
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.models.fake_encoder import FakeEncoder
from deploy.reference.selector.fit import EncodedOnce, Replaced, chances, fitted
from deploy.reference.selector.pairs import MadeAmbiguous, made_ambiguous, read_synonyms
from reliability.candidates.by_name.features import FEATURES, Replacement
from reliability.guard.guard import guard
from reliability.values import Column, Element, ForeignKey, Schema, Table

SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "dogs", (Column("dog_id", "number", primary_key=True), Column("weight", "number"), Column("name", "text"))
        ),
        Table(
            "visits",
            (Column("visit_id", "number", primary_key=True), Column("dog_id", "number"), Column("fee", "number")),
            foreign_keys=(ForeignKey(("dog_id",), "dogs", ("dog_id",)),),
        ),
    ),
)
SYNONYMS = {"weight": ["mass", "heaviness"], "dog": ["hound"], "fee": ["charge"], "visit": ["call"], "name": ["label"]}


def made(sql: str, seed: int = 0) -> list[MadeAmbiguous]:
    return list(made_ambiguous(sql, SCHEMA, SYNONYMS, random.Random(seed)))


def test_a_column_gets_a_synonym_a_table_a_copy_and_a_column_a_table_of_its_own() -> None:
    plain, column, part, table = made("SELECT weight FROM dogs")
    assert (plain.sql, plain.schema, plain.mine, plain.other) == ("SELECT weight FROM dogs", SCHEMA, None, None)
    assert column.mine is not None
    assert column.other is not None
    assert {column.mine.column, column.other.column} <= {"weight", "mass", "heaviness"}
    assert column.sql == f"SELECT {column.mine.column} FROM dogs"
    assert [c.type for c in column.schema.tables[0].columns].count("number") == 3
    assert (part.sql, part.mine, part.other) == (
        "SELECT weight FROM dogs",
        Element("dogs", "weight"),
        Element("dogs_weight", "weight"),
    )
    split = part.schema.table("dogs_weight")
    assert split is not None
    assert split.foreign_keys == (ForeignKey(("dog_id",), "dogs", ("dog_id",)),)
    assert table.mine is not None
    assert table.other is not None
    one, other = table.schema.table(table.mine.table), table.schema.table(table.other.table)
    assert one is not None
    assert other is not None
    assert one.columns == other.columns
    assert table.sql == f"SELECT weight FROM {one.name}"


@pytest.mark.parametrize("seed", range(12))
def test_what_is_made_can_be_asked_of_the_schema_that_was_made(seed: int) -> None:
    """Keys follow a table that got another name, and its alias stays."""
    sql = "SELECT d.name, SUM(visits.fee) FROM visits JOIN dogs AS d ON d.dog_id = visits.dog_id WHERE d.weight > 3 GROUP BY d.name"
    found = made(sql, seed)
    assert len(found) == 4
    for each in found:
        assert guard(each.sql, each.schema, "sqlite").allowed, each.sql
        names = {table.name for table in each.schema.tables}
        assert all(key.ref_table in names for table in each.schema.tables for key in table.foreign_keys)


def test_what_cannot_be_read_and_what_has_no_synonym_makes_nothing() -> None:
    assert made("SELECT (") == []
    assert len(list(made_ambiguous("SELECT weight FROM dogs", SCHEMA, {}, random.Random(0)))) == 2, (
        "the split needs no word"
    )


def test_synonyms_are_those_of_nouns_the_commonest_first(tmp_path: Path) -> None:
    file = tmp_path / "words.tsv.xz"
    lines = ["fee\tn\tcharge|toll|a|b|c\tmoney|wider|no\t\t", "weigh\tv\tcount\t\t\t", "naïve\tn\tnaïf\t\t\t", "short"]
    file.write_bytes(lzma.compress("\n".join(lines).encode()))
    assert read_synonyms(file) == {"fee": ["charge", "toll", "a", "b", "money", "wider"], "naïve": []}


def test_weights_are_found_that_tell_what_is_meant_on_databases_left_out() -> None:
    rng = np.random.default_rng(0)
    rows = []
    for number in range(400):
        for kind in Replacement:
            meant = bool(rng.random() < 0.4)
            features = rng.normal(size=len(FEATURES[kind])) + (2.0 if meant else 0.0)
            rows.append(Replaced(f"db{number % 7}", (number, kind), meant, kind, features, meant))
    models = fitted(rows)
    assert set(models) == set(Replacement)
    assert all((weights > 0).all() for weights, _ in models.values())
    likely = chances(rows)
    told = np.array([row.meant for row in rows])
    assert likely[told].mean() > 0.9 > 0.1 > likely[~told].mean()


def test_a_text_is_encoded_once() -> None:
    asked: list[str] = []

    class Counting(FakeEncoder):
        def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
            asked.extend(texts)
            return super().encode(texts)

    encoder = EncodedOnce(Counting())
    first = encoder.encode(["a", "b", "a"])
    assert np.array_equal(first[0], first[2])
    assert np.array_equal(encoder.encode(["b"])[0], first[1])
    assert asked == ["a", "b"]
