"""Masked schemas: the search of Odin's Algorithm 1 and the score of its Algorithm 2, against hand-computed runs."""

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.models.fake_encoder import FakeEncoder
from reliability.candidates.masking import Relevance, columns_used, masked_queries, units_used, without
from reliability.values import Column, Element, ForeignKey, Schema, Table

STUDENTS = Table("students", tuple(Column(name, "TEXT") for name in ("birthplace", "origin", "roll_num", "id")))
SCHEMA = Schema("sqlite", (STUDENTS,))
SIMILARITIES = {
    "hometown": {"birthplace": 0.8, "origin": 0.7, "roll num": 0.1, "id": 0.2},
    "roll": {"birthplace": 0.0, "origin": 0.1, "roll num": 0.9, "id": 0.5},
}


class HandEncoder:
    """An entity is a unit vector of its own; a column has the given similarity with each."""

    fingerprint = "by hand"

    def __init__(self) -> None:
        self.calls = 0

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        self.calls += 1
        return np.array([self._vector(text) for text in texts], np.float32)

    def _vector(self, text: str) -> list[float]:
        if text in SIMILARITIES:
            return [float(text == entity) for entity in SIMILARITIES]
        return [row[text.removeprefix("students ")] for row in SIMILARITIES.values()]


QUESTION = "which hometown and which roll"


def left_of(tables: Sequence[Table]) -> set[str]:
    return {column.name for table in tables for column in table.columns}


def test_a_schema_is_as_relevant_as_its_worst_represented_entity() -> None:
    encoder = HandEncoder()
    relevance = Relevance(QUESTION, (STUDENTS,), encoder)
    assert relevance((STUDENTS,)) == pytest.approx(0.8)  # min(0.8, 0.9)
    no_birthplace = without((STUDENTS,), Element("students", "birthplace"))
    no_roll = without((STUDENTS,), Element("students", "roll_num"))
    assert relevance(no_birthplace) == pytest.approx(0.7)  # origin stands in for the hometown
    assert relevance(no_roll) == pytest.approx(0.5)  # only id is left for the roll number
    assert relevance(without(no_birthplace, Element("students", "roll_num"))) == pytest.approx(0.5)
    assert relevance(()) == -1.0
    assert encoder.calls == 1  # masking only removes columns: one reading of the similarities is enough


def test_a_question_that_names_nothing_finds_every_schema_equally_relevant() -> None:
    assert Relevance("what is it?", (STUDENTS,), FakeEncoder())(()) == 1.0


def test_the_search_goes_to_the_most_relevant_schema_first() -> None:
    """By hand: the whole; then without birthplace (0.7); then without roll_num (0.5, pushed before the other 0.5)."""
    written: list[set[str]] = []

    def write(tables: tuple[Table, ...]) -> str:
        left = left_of(tables)
        written.append(left)
        place = "birthplace" if "birthplace" in left else "origin"
        number = "roll_num" if "roll_num" in left else "id"
        return f"SELECT students.{place}, students.{number} FROM students"

    found = masked_queries((STUDENTS,), SCHEMA, write, Relevance(QUESTION, (STUDENTS,), HandEncoder()), max_calls=4)
    assert written == [
        {"birthplace", "origin", "roll_num", "id"},
        {"origin", "roll_num", "id"},
        {"birthplace", "origin", "id"},
        {"origin", "id"},
    ]
    assert [query.sql for query in found][1] == "SELECT students.origin, students.roll_num FROM students"


def test_no_set_of_columns_is_written_for_twice_and_the_search_ends_by_itself() -> None:
    """Two columns, both used every time: {a, b}, {b}, {a}, and then nothing is left."""
    table = Table("t", (Column("a", "TEXT"), Column("b", "TEXT")))
    written: list[set[str]] = []

    def write(tables: tuple[Table, ...]) -> str:
        left = left_of(tables)
        written.append(left)
        return f"SELECT {', '.join(f't.{name}' for name in sorted(left))} FROM t"

    masked_queries((table,), Schema("sqlite", (table,)), write, lambda _tables: 1.0, max_calls=50)
    assert written == [{"a", "b"}, {"b"}, {"a"}]


def test_the_number_of_calls_is_bounded_and_a_schema_without_a_query_leads_nowhere() -> None:
    calls: list[int] = []

    def silent(_tables: tuple[Table, ...]) -> None:
        calls.append(1)

    assert masked_queries((STUDENTS,), SCHEMA, silent, lambda _tables: 1.0) == []
    assert len(calls) == 1
    assert masked_queries((STUDENTS,), SCHEMA, lambda _t: "SELECT students.id FROM students", lambda _t: 1.0, 0) == []
    same = masked_queries((STUDENTS,), SCHEMA, lambda _t: "SELECT students.id FROM students", lambda _t: 1.0, 10)
    assert len(same) == 2  # a writer that ignores the mask: removing id again is nothing new


def test_columns_are_found_whatever_their_spelling() -> None:
    assert columns_used("select S.origin, ID from students S where origin = 'x'", SCHEMA) == (
        Element("students", "origin"),
        Element("students", "id"),
    )
    assert columns_used("no query at all", SCHEMA) == ()
    assert columns_used("SELECT COUNT(*) FROM students", SCHEMA) == ()


def test_a_foreign_key_goes_with_its_column_and_a_table_with_its_last_column() -> None:
    key = ForeignKey(("pid",), "students", ("id",))
    child = Table("child", (Column("pid", "TEXT"),), foreign_keys=(key,))
    wide = Table("wide", (Column("pid", "TEXT"), Column("x", "TEXT")), foreign_keys=(key,))
    assert without((child, STUDENTS), Element("child", "PID")) == (STUDENTS,)
    (left,) = without((wide,), Element("wide", "pid"))
    assert left.foreign_keys == ()
    assert without((STUDENTS,), Element("elsewhere", "id")) == (STUDENTS,)


# --- tables as units --------------------------------------------------------------------------------

PETS = Table("pets", (Column("pet_id", "INTEGER"), Column("weight", "REAL"), Column("owner", "INTEGER")))
BEASTS = Table("beasts", (Column("pet_id", "INTEGER"), Column("weight", "REAL")))
OWNERS = Table("owners", (Column("id", "INTEGER"), Column("name", "TEXT")))
ZOO = Schema("sqlite", (PETS, BEASTS, OWNERS))
OWNED = "SELECT owners.name, SUM(pets.weight) FROM pets JOIN owners ON pets.owner = owners.id GROUP BY owners.name"


def test_what_is_masked_is_what_a_query_means_and_every_table_that_it_reads() -> None:
    """Columns that only join stay, however many conditions join; one that is shown as well goes."""
    assert units_used(OWNED, ZOO) == (
        Element("owners", "name"),
        Element("pets", "weight"),
        Element("pets", ""),
        Element("owners", ""),
    )
    twice = "SELECT pets.pet_id FROM pets JOIN beasts ON pets.pet_id = beasts.pet_id AND pets.weight = beasts.weight WHERE beasts.weight > 3"
    assert units_used(twice, ZOO) == (
        Element("pets", "pet_id"),
        Element("beasts", "weight"),
        Element("pets", ""),
        Element("beasts", ""),
    )
    assert units_used("no query at all", ZOO) == ()


def test_without_a_table_linking_is_written_again_and_what_was_masked_before_stays_masked() -> None:
    """By hand, all equally relevant: the linked tables; without the name; without the weight; then pets alone gives
    beasts their place, as linking says; then without owners."""
    written: list[tuple[str, ...]] = []
    relinked: list[frozenset[str]] = []

    def write(tables: tuple[Table, ...]) -> str | None:
        written.append(tuple(f"{t.name}: {' '.join(c.name for c in t.columns)}" for t in tables))
        return OWNED if len(written) == 1 else None

    def link_without(names: frozenset[str]) -> tuple[Table, ...]:
        relinked.append(names)
        return (BEASTS, OWNERS) if "pets" in names else (PETS,)

    masked_queries((PETS, OWNERS), ZOO, write, lambda _tables: 1.0, 9, link_without)
    assert written == [
        ("pets: pet_id weight owner", "owners: id name"),
        ("pets: pet_id weight owner", "owners: id"),
        ("pets: pet_id owner", "owners: id name"),
        ("beasts: pet_id weight", "owners: id name"),
        ("pets: pet_id weight owner",),
    ]
    assert relinked == [frozenset({"pets"}), frozenset({"owners"})]


def test_columns_and_tables_are_masked_together() -> None:
    """After the weight of pets the table owners goes, and the weight does not come back; where nothing is linked the
    search goes no further."""
    found: list[set[str]] = []

    def write(tables: tuple[Table, ...]) -> str:
        found.append({f"{t.name}.{c.name}" for t in tables for c in t.columns})
        return "SELECT pets.weight FROM pets" if len(found) == 1 else "SELECT owners.id FROM owners"

    def link_without(names: frozenset[str]) -> tuple[Table, ...]:
        return tuple(t for t in (PETS, OWNERS) if t.name not in names)

    masked_queries((PETS, OWNERS), ZOO, write, lambda _tables: 1.0, 5, link_without)
    assert found[1] == {"pets.pet_id", "pets.owner", "owners.id", "owners.name"}
    assert found[2] == {"owners.id", "owners.name"}, "without pets"
    assert found[3] == {"pets.pet_id", "pets.owner", "owners.name"}, "without both columns"
    assert found[4] == {"pets.pet_id", "pets.owner"}, "without the weight and all of owners"
