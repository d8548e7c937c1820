"""Siblings by names: what replaces a column, a table and a namesake, wherever the name stands, and what has none."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from bot.sample import SELECTOR
from reliability.candidates.by_name.features import FEATURES, NamesAlike, Replacement
from reliability.candidates.by_name.selector import Selector, read_selector
from reliability.candidates.by_name.writing import name_siblings, replaced, with_siblings
from reliability.composing.edits.query import Query
from reliability.errors import BadInput
from reliability.guard.guard import guard
from reliability.values import Column, Element, ForeignKey, Schema, Table

PETS = Table(
    "pets",
    (
        Column("pet_id", "integer", primary_key=True),
        Column("name", "text"),
        Column("mass", "real"),
        Column("body_mass", "real"),
        Column("Home Town", "text"),
    ),
)
BEASTS = Table("beasts", PETS.columns)
KINDS = Table(
    "pets_name",
    (Column("pet_id", "integer", primary_key=True), Column("name", "text")),
    foreign_keys=(ForeignKey(("pet_id",), "pets", ("pet_id",)),),
)
VISITS = Table(
    "visits",
    (Column("id", "integer", primary_key=True), Column("pet_id", "integer"), Column("paid", "real")),
    foreign_keys=(ForeignKey(("pet_id",), "pets", ("pet_id",)),),
)
SHIPPED = read_selector(SELECTOR)
SCHEMA = Schema("sqlite", (PETS, BEASTS, VISITS))
SPLIT = Schema("sqlite", (PETS, KINDS, VISITS))


class WordsAlike:
    """Texts are as like as the words that they share."""

    fingerprint = "words"

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        known = sorted({word for text in texts for word in text.lower().split()})
        rows = np.zeros((len(texts), len(known) + 1), np.float32)
        for row, text in zip(rows, texts, strict=True):
            row[:-1] = [word in text.lower().split() for word in known]
        norms = np.linalg.norm(rows, axis=1, keepdims=True)
        return np.asarray(rows / np.where(norms > 0, norms, 1), dtype=np.float32)


def alike(question: str = "How heavy are they?", schema: Schema = SCHEMA) -> NamesAlike:
    return NamesAlike(question, schema, WordsAlike())


def made(sql: str, most: int = 1, question: str = "How heavy are they?", schema: Schema = SCHEMA) -> list[str]:
    return [each.sql for each in name_siblings(sql, alike(question, schema), SHIPPED, most)]


def test_a_column_becomes_the_most_similar_of_its_table_wherever_it_stands() -> None:
    assert made("SELECT MAX(v.paid), p.mass FROM visits v JOIN pets p ON p.pet_id = v.pet_id ORDER BY p.mass", 9)[
        1
    ] == ("SELECT MAX(v.paid), p.body_mass FROM visits AS v JOIN pets AS p ON p.pet_id = v.pet_id ORDER BY p.body_mass")
    inner = "SELECT name FROM pets WHERE mass > (SELECT AVG(mass) FROM pets)"
    assert made(inner, 9)[1] == "SELECT name FROM pets WHERE body_mass > (SELECT AVG(body_mass) FROM pets)"


def test_a_table_becomes_its_twin_with_the_names_of_its_columns() -> None:
    assert made("SELECT pets.name FROM pets WHERE pets.mass > 3") == [
        "SELECT beasts.name FROM beasts WHERE beasts.mass > 3"
    ]
    assert made("SELECT p.name FROM pets AS p") == ["SELECT p.name FROM beasts AS p"]
    assert made("SELECT name FROM visits JOIN pets USING (pet_id)") == [
        "SELECT name FROM visits JOIN beasts USING (pet_id)"
    ]


def test_a_column_becomes_its_namesake_in_a_table_that_a_key_leads_to() -> None:
    found = made("SELECT pets.name, pets.mass FROM pets", 9, schema=SPLIT)
    assert "SELECT pets_name.name, pets.mass FROM pets_name JOIN pets ON pets_name.pet_id = pets.pet_id" in found


def test_a_query_that_joins_twins_has_siblings_that_read_one_of_them() -> None:
    both = Schema("sqlite", (PETS, Table("beasts", PETS.columns, foreign_keys=(KINDS.foreign_keys[0],))))
    joined = "SELECT pets.name FROM pets JOIN beasts ON beasts.pet_id = pets.pet_id WHERE beasts.mass > 3"
    assert made(joined, 2, schema=both) == [
        "SELECT beasts.name FROM beasts WHERE beasts.mass > 3",
        "SELECT pets.name FROM pets WHERE pets.mass > 3",
    ]


def written(sql: str, mine: Element, other: Element, schema: Schema) -> list[str]:
    query = Query.of(sql, schema)
    assert query is not None
    return list(replaced(query, mine, other))


@pytest.mark.parametrize(
    ("sql", "alone"),
    [
        (
            "SELECT p.name FROM beasts b JOIN visits v ON v.pet_id = b.pet_id JOIN pets p ON b.pet_id = p.pet_id",
            ["SELECT p.name FROM pets AS p JOIN visits AS v ON v.pet_id = p.pet_id"],
        ),
        (
            "SELECT beasts.name FROM visits JOIN pets ON pets.pet_id = visits.pet_id "
            "JOIN beasts ON beasts.pet_id = pets.pet_id AND beasts.mass = 3",
            ["SELECT pets.name FROM visits JOIN pets ON pets.pet_id = visits.pet_id AND pets.mass = 3"],
        ),
        ("SELECT pets.name FROM pets JOIN beasts ON beasts.mass > pets.mass", ["SELECT pets.name FROM pets"]),
        (
            "SELECT beasts.name FROM visits, pets, beasts WHERE visits.pet_id = pets.pet_id AND beasts.pet_id = 3",
            ["SELECT pets.name FROM visits CROSS JOIN pets WHERE visits.pet_id = pets.pet_id AND pets.pet_id = 3"],
        ),
        (
            "SELECT beasts.name FROM visits JOIN pets USING (pet_id) JOIN beasts USING (pet_id)",
            ["SELECT pets.name FROM pets"],
        ),
        ("SELECT a.name FROM beasts a JOIN beasts b ON a.mass = b.mass JOIN pets ON pets.mass = a.mass", []),
        ("SELECT pets.name FROM pets LEFT JOIN beasts ON beasts.pet_id = pets.pet_id", []),
    ],
)
def test_of_two_tables_that_are_joined_one_is_left_by_name(sql: str, alone: list[str]) -> None:
    assert written(sql, Element("beasts"), Element("pets"), Schema("sqlite", (PETS, BEASTS, VISITS))) == alone


def test_a_table_that_holds_a_part_of_the_same_rows_may_be_joined_for_its_column() -> None:
    name = Element("pets", "name"), Element("pets_name", "name")
    assert written("SELECT name, AVG(mass) FROM pets GROUP BY name", *name, SPLIT) == [
        "SELECT pets_name.name, AVG(pets.mass) FROM pets JOIN pets_name ON pets.pet_id = pets_name.pet_id "
        "GROUP BY pets_name.name"
    ]
    several = Schema("sqlite", (PETS, Table("pets_name", KINDS.columns[1:], foreign_keys=KINDS.foreign_keys), VISITS))
    assert written("SELECT name, AVG(mass) FROM pets GROUP BY name", *name, several) == [], "a pet may have several"


def test_sums_of_two_tables_are_written_only_where_no_row_is_counted_twice() -> None:
    both = "SELECT MIN(pets.name), SUM(pets.mass) FROM pets"
    assert len(written(both, Element("pets", "name"), Element("pets_name", "name"), SPLIT)) == 1
    paid = Table("visits", (*VISITS.columns, Column("name", "text")), foreign_keys=VISITS.foreign_keys)
    of_visits = Schema("sqlite", (PETS, paid))
    assert written(both, Element("pets", "name"), Element("visits", "name"), of_visits) == []


def test_what_is_measured_of_two_columns_of_a_table() -> None:
    kind, of = alike("What is the body mass of each?").features(Element("pets", "mass"), Element("pets", "body_mass"))
    measured = dict(zip(FEATURES[kind], of.tolist(), strict=True))
    assert kind is Replacement.COLUMN
    assert measured == pytest.approx(
        {
            "cosine of the names": 2**-0.5,
            "cosine of the old name and its nearest phrase": 1.0,
            "cosine of the new name and its nearest phrase": 1.0,
            "cosine of the new name and the old one's phrase": 2**-0.5,
            "the question says the old name": 1.0,
            "the question says the new name": 1.0,
            "same type": 1.0,
            "share of words in common": 0.5,
            "cosine of the new name and the nearest other column": 0.0,
        },
        abs=1e-6,
    )


def test_what_is_measured_of_two_tables_and_of_namesakes() -> None:
    kind, of = alike("Which pets?").features(Element("pets"), Element("beasts"))
    assert (kind, of.round(3).tolist()) == (Replacement.TABLE, [0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0])
    split = alike("Which pets?", SPLIT)
    kind, of = split.features(Element("pets", "name"), Element("pets_name", "name"))
    assert (kind, of.round(3).tolist()) == (Replacement.NAMESAKE, [0.707, 0.707, 0.0, 0.4, 1.0])
    with pytest.raises(KeyError):
        split.features(Element("pets", "name"), Element("gone", "name"))


def test_the_probability_is_the_logistic_of_weights_and_features() -> None:
    kinds = [each.value for each in Replacement]
    zeros = {each.value: np.zeros(len(FEATURES[each])) for each in Replacement}
    flat = Selector(zeros, dict.fromkeys(kinds, 0.0), 0.5)
    weights = {**zeros, Replacement.NAMESAKE.value: np.array([2.0, 0, 0, 0, 1.0])}
    weighted = Selector(weights, dict.fromkeys(kinds, -1.0), 0.5)
    of = np.array([0.5, 1, 1, 1, 2.0])
    assert flat.probability(Replacement.NAMESAKE, of) == 0.5
    assert weighted.probability(Replacement.NAMESAKE, of) == pytest.approx(1 / (1 + np.exp(-2.0)))


def test_under_the_least_none_is_made_and_the_likeliest_come_first() -> None:
    sql = "SELECT pets.name, pets.mass FROM pets"
    found = name_siblings(sql, alike(), SHIPPED, 9)
    assert [each.meant for each in found] == sorted((each.meant for each in found), reverse=True)
    assert [each.sql for each in name_siblings(sql, alike(), SHIPPED, 9, found[0].meant)] == [found[0].sql]
    assert name_siblings(sql, alike(), SHIPPED, 9, 1.0) == ()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"column": 1}', '{"column": {"weights": {}, "intercept": 0}}'])
def test_a_file_that_is_no_selector_says_so(tmp_path: Path, text: str) -> None:
    file = tmp_path / "selector.json"
    with pytest.raises(BadInput, match="no selector"):
        read_selector(file)
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match="no selector"):
        read_selector(file)


def test_columns_of_another_kind_and_those_already_read_take_no_place() -> None:
    assert not any("Home Town" in sql for sql in made("SELECT AVG(mass) FROM pets", 9))
    assert made("SELECT mass, body_mass FROM pets", 9) == ["SELECT mass, body_mass FROM beasts"]


def test_a_name_is_quoted_where_it_must_be() -> None:
    assert 'SELECT "Home Town" FROM pets' in made("SELECT name FROM pets", 9)


@pytest.mark.parametrize(
    "sql", ["", "SELECT (", "DELETE FROM pets", "SELECT 1", "SELECT x FROM nowhere", "SELECT " * 9_000]
)
def test_what_cannot_be_edited_has_none(sql: str) -> None:
    assert made(sql, 9) == []


def test_each_query_is_followed_by_its_own_and_no_text_comes_twice() -> None:
    one, other = "SELECT name FROM pets", "SELECT name FROM beasts"
    assert with_siblings([one, other], alike(), SHIPPED, 1)[:2] == [one, other], "the second is the first one's sibling"
    found = with_siblings([one, other], alike(), SHIPPED, 3)
    assert len(found) == len(set(found)) > 4
    assert with_siblings([one], alike(), SHIPPED, 0) == [one]
    assert with_siblings([], alike(), SHIPPED, 3) == []
    assert all(guard(sql, SCHEMA, "sqlite").allowed for sql in found)


def test_a_question_without_words_and_a_schema_without_tables() -> None:
    assert made("SELECT mass FROM pets", 9, question="")
    assert NamesAlike("?", Schema("sqlite", ()), WordsAlike()).schema.tables == ()
