"""Masked schemas: the search of Odin's Algorithm 1 and the score of its Algorithm 2, against hand-computed runs."""

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.models.fake_encoder import FakeEncoder
from reliability.candidates.masking import Relevance, columns_used, masked_queries, without
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
