"""Each query of fixtures/english.sql reads as the line under it says."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.english import reading, words

FIXTURES = Path(__file__).parent / "fixtures" / "english.sql"
PAIRS = [tuple(block.split("\n-- ")) for block in FIXTURES.read_text().strip().split("\n\n")]


@pytest.mark.parametrize(("sql", "english"), PAIRS)
def test_a_query_reads_as_plain_english(sql: str, english: str) -> None:
    assert reading(sql, "sqlite") == english


def test_two_readings_of_a_question_never_sound_alike() -> None:
    columns = ("gross_sales", "net_sales", "final_sales")
    said = {reading(f"SELECT SUM(orders.{column}) FROM orders", "postgres") for column in columns}
    assert len(said) == 3


@given(st.text(max_size=60))
def test_any_text_has_a_reading(text: str) -> None:
    assert isinstance(reading(text, "sqlite"), str)


@given(st.text(max_size=30))
def test_any_name_has_words(name: str) -> None:
    assert words(name) == words(name).lower().strip()
