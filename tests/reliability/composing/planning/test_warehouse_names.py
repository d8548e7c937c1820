"""Tables of a warehouse: named after what they are for, with a row for each state that a thing was in."""

from dataclasses import replace

from reliability.accounting.accounting import account_for
from reliability.accounting.schema_index import index_of
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, composed, key

PATIENTS = Table(
    "dim_patient",
    (
        key("patient_key"),
        Column("patient_name", "TEXT"),
        Column("canton", "TEXT"),
        Column("effective_from", "DATE"),
        Column("effective_to", "DATE"),
        Column("is_current", "BOOLEAN"),
    ),
)
LOANS = Table(
    "fact_loan",
    (
        key("loan_key"),
        Column("patient_key", "INTEGER"),
        Column("interest_rate", "NUMERIC"),
        Column("is_weekend", "INTEGER"),
    ),
    foreign_keys=(ForeignKey(("patient_key",), "dim_patient", ("patient_key",)),),
)
VISITS, BILLS = (Table(name, (key("id"), Column("day", "DATE"))) for name in ("fact_visit", "fact_bill"))
SCHEMA = Schema("postgres", (PATIENTS, LOANS, VISITS, BILLS))


def test_a_table_is_called_without_the_word_that_others_begin_with_too() -> None:
    assert composed(SCHEMA, "How many loans are there?")[0].sql == "SELECT COUNT(*) FROM fact_loan"


def test_of_a_thing_with_a_row_for_each_state_the_current_row_is_counted_first() -> None:
    first, second = composed(SCHEMA, "patients by canton")[:2]
    assert "is_current" in first.sql
    assert "is_current" not in second.sql


def test_without_days_from_and_to_all_rows_come_first() -> None:
    columns = tuple(each for each in PATIENTS.columns if not each.name.startswith("effective"))
    schema = Schema("postgres", (replace(PATIENTS, columns=columns), LOANS, VISITS, BILLS))
    assert "is_current" not in composed(schema, "patients by canton")[0].sql


def test_what_is_counted_of_other_tables_is_not_of_current_rows_only() -> None:
    assert "is_current" not in composed(SCHEMA, "loans by canton")[0].sql


def test_a_marks_first_word_is_short_for_nothing() -> None:
    assert all(each.element.column != "is_weekend" for each in index_of(SCHEMA).short_for("issues"))
    pieces = account_for("the biggest instalments", SCHEMA, [], TODAY).pieces
    assert all(e.element is None or e.element.column != "is_weekend" for p in pieces for e in p.explanations)
