"""Yes and no kept as text: what a column of "Y" and "N" says of rows, and letters that stand for how something ended."""

import pytest

from adapters.warehouses.values import StoredValue, ValueIndex
from reliability.short_names import with_names_read
from reliability.sql.english import reading
from reliability.values import Column, Schema, Table
from tests.support.composing.wordings import composed, key

PERMITS = with_names_read(
    Schema(
        "postgres",
        (
            Table(
                "vndr_mst",
                (
                    key("vndr_id"),
                    Column("vndr_nm", "VARCHAR(40)", samples=("Ash", "Elm")),
                    Column("act_yn", "CHAR(1)", samples=("Y", "N")),
                    Column("cntrct_end_dt", "DATE"),
                    Column("hub", "CHAR(1)", samples=("N", "S")),
                ),
            ),
        ),
    )
)


@pytest.mark.parametrize(
    ("question", "held"),
    [
        ("list the active vendors", "act_yn = 'Y'"),
        ("list the inactive vendors", "act_yn = 'N'"),
        ("how many vendors are active?", "act_yn = 'Y'"),
    ],
)
def test_a_flag_kept_as_text_says_how_rows_are(question: str, held: str) -> None:
    sql = composed(PERMITS, question)[0].sql
    assert held in sql
    assert "cntrct_end_dt" not in sql


def test_letters_of_which_one_is_n_are_no_flag() -> None:
    assert not any("hub = 'N'" in each.sql for each in composed(PERMITS, "list the vendors without a hub"))


def test_a_flag_is_said_in_words() -> None:
    said = reading("SELECT COUNT(*) FROM vndr_mst WHERE act_yn = 'N'", "postgres", PERMITS)
    assert said == "Number of vendors that are not active"


@pytest.mark.parametrize(
    ("column", "word", "named"),
    [
        ("rslt_cd", "failed", {"F"}),
        ("rslt_cd", "passed", {"P"}),
        ("rslt_cd", "fail", {"F"}),
        ("rslt_cd", "painted", set()),
        ("zone_cd", "failed", set()),
    ],
)
def test_a_letter_stands_for_how_something_ended(column: str, word: str, named: set[str]) -> None:
    index = ValueIndex(StoredValue("test_log", column, each) for each in ("P", "F", "C"))
    assert {value for _, _, value in index.find(f"how many tests {word}", 9)} == named


DEPOT = with_names_read(
    Schema(
        "postgres",
        (
            Table(
                "veh_reg",
                (
                    key("veh_id"),
                    Column("plate", "VARCHAR(10)", samples=("AB 1", "CD 2")),
                    Column("in_svc", "CHAR(1)", samples=("Y", "N")),
                ),
            ),
        ),
    )
)


def test_a_flag_that_is_called_with_its_thing_says_how_rows_are() -> None:
    assert "veh_reg.in_svc = 'Y'" in composed(DEPOT, "list all vehicles in service")[0].sql
