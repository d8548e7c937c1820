"""Questions that list what they want to see, and comparisons with averages, over a garage with short names."""

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

GARAGE = Schema(
    "sqlite",
    (
        Table(
            "mechanics",
            (
                key("mech_id"),
                Column("first_name", "TEXT", nullable=False),
                Column("last_name", "TEXT", nullable=False),
                Column("trade", "TEXT", nullable=False, samples=("brakes", "paint")),
            ),
        ),
        Table(
            "vehicles",
            (
                key("veh_id"),
                Column("veh_name", "TEXT", nullable=False),
                Column("day7_oil_lvl", "REAL"),
                Column("day90_oil_lvl", "REAL"),
                Column("weight_kg", "REAL"),
            ),
        ),
        Table(
            "repairs",
            (
                key("rep_id"),
                Column("mech_id", "INTEGER", nullable=False),
                Column("veh_id", "INTEGER", nullable=False),
                Column("date_made", "DATE", nullable=False),
                Column("tot_rep_amt", "NUMERIC(8, 2)", nullable=False),
            ),
            foreign_keys=(
                ForeignKey(("mech_id",), "mechanics", ("mech_id",)),
                ForeignKey(("veh_id",), "vehicles", ("veh_id",)),
            ),
        ),
    ),
)


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(GARAGE, text, *cells)[0].sql


@pytest.mark.parametrize(
    ("question", "sql"),
    [
        (
            "What are the top 3 trades by total repair amount? Return the trade, number of repairs, and total repair "
            "amount.",
            "SELECT mechanics.trade, COUNT(*), SUM(repairs.tot_rep_amt) FROM repairs JOIN mechanics ON "
            "mechanics.mech_id = repairs.mech_id GROUP BY mechanics.trade ORDER BY SUM(repairs.tot_rep_amt) DESC LIMIT 3",
        ),
        (
            "Which trades were busy in 2025? Give me the trade, the number of mechanics and the average repair amount.",
            "SELECT mechanics.trade, COUNT(DISTINCT repairs.mech_id), AVG(repairs.tot_rep_amt) FROM repairs JOIN "
            "mechanics ON mechanics.mech_id = repairs.mech_id WHERE repairs.date_made >= '2025-01-01' AND "
            "repairs.date_made < '2026-01-01' GROUP BY mechanics.trade",
        ),
        (
            "How busy were we in each month of 2025? Return the month and the number of repairs.",
            "SELECT STRFTIME('%Y-%m', repairs.date_made), COUNT(*) FROM repairs WHERE repairs.date_made >= '2025-01-01' "
            "AND repairs.date_made < '2026-01-01' GROUP BY STRFTIME('%Y-%m', repairs.date_made) ORDER BY "
            "STRFTIME('%Y-%m', repairs.date_made)",
        ),
    ],
)
def test_what_is_told_to_be_shown_is_shown(question: str, sql: str) -> None:
    assert first(question) == sql


def test_things_are_ranked_by_each_number_that_is_named_in_turn() -> None:
    sql = first(
        "What are the top 5 vehicles by number of repairs and average repair amount? Return the vehicle name, number of "
        "repairs, and average repair amount."
    )
    assert sql.endswith("ORDER BY COUNT(*) DESC, AVG(repairs.tot_rep_amt) DESC LIMIT 5")


def test_an_output_that_nothing_explains_is_worth_less_than_one_that_is() -> None:
    def fit(text: str) -> float:
        return composed(GARAGE, text)[0].fit

    whole = "Which trades were busy? Return the trade and the number of repairs."
    assert fit(whole.replace("and the", ", the average zorbs, and the")) < fit(whole)


def test_the_most_common_value_is_counted() -> None:
    sql = first("What are the 2 most common trades of mechanics and their respective counts?")
    assert sql == (
        "SELECT mechanics.trade, COUNT(*) FROM mechanics GROUP BY mechanics.trade ORDER BY COUNT(*) DESC LIMIT 2"
    )


def test_ids_of_those_that_have_rows_are_asked_of_them() -> None:
    sql = first("Return the distinct list of mechanic IDs, first names and last names that have done repairs.")
    assert sql.startswith("SELECT DISTINCT mechanics.mech_id, mechanics.first_name, mechanics.last_name FROM mechanics")
    assert "EXISTS (SELECT 1 FROM repairs" in sql


@pytest.mark.parametrize("said", ["above the average", "higher than the average repair amount", "above average"])
def test_more_than_the_average_is_compared_with_the_average_of_all(said: str) -> None:
    sql = first(f"Which repairs have a repair amount {said}?")
    assert sql.endswith("WHERE repairs.tot_rep_amt > (SELECT AVG(repairs.tot_rep_amt) FROM repairs)")


def test_words_of_a_name_that_stand_apart_mean_one_column() -> None:
    assert first("What is the average oil level at day 90?") == "SELECT AVG(vehicles.day90_oil_lvl) FROM vehicles"


def test_across_all_makes_no_groups() -> None:
    assert first("What is the average weight across all vehicles?") == "SELECT AVG(vehicles.weight_kg) FROM vehicles"


def test_either_of_two_properties_is_asked_for_with_or() -> None:
    sql = first("Return the first name of mechanics whose first name starts with 'J' or last name contains 'son'.")
    assert sql.endswith("WHERE (mechanics.first_name LIKE 'J%' OR mechanics.last_name LIKE '%son%')")


def test_a_period_in_brackets_says_the_period_before_again() -> None:
    sql = first("How many repairs in the year 2022 (from Jan 1st to Dec 31st inclusive)?")
    assert sql == (
        "SELECT COUNT(*) FROM repairs WHERE repairs.date_made >= '2022-01-01' AND repairs.date_made < '2023-01-01'"
    )


def test_each_of_the_last_months_is_a_group() -> None:
    sql = first("How many repairs in each of the last 3 months, not including the current month?")
    assert "GROUP BY STRFTIME('%Y-%m', repairs.date_made)" in sql
    assert "repairs.date_made >= '2026-08-01' AND repairs.date_made < '2026-11-01'" in sql


def test_an_id_that_is_said_is_the_key_however_small() -> None:
    sql = first("What is the total repair amount of the vehicle with ID 1?")
    assert sql == "SELECT SUM(repairs.tot_rep_amt) FROM repairs WHERE repairs.veh_id = 1"


def test_the_name_beside_an_id_is_of_the_same_thing() -> None:
    sql = first("Which repairs were made in 2025? Give me the date made, vehicle id and name.")
    assert sql.startswith("SELECT repairs.date_made, repairs.veh_id, vehicles.veh_name FROM repairs")


def test_a_second_number_that_nothing_can_be_is_left_out() -> None:
    notes = Schema("sqlite", (Table("notes", (key("note_id"), Column("said", "TEXT"))),))
    found = composed(notes, "How many notes in total? The old deck said more.")
    assert found[0].sql == "SELECT COUNT(*) FROM notes"


def test_a_tail_says_the_order_and_how_many() -> None:
    sql = first(
        "For each vehicle, what is the number of repairs? Return the vehicle name, number of repairs and total repair "
        "amount, sorted by total repair amount from highest to lowest."
    )
    assert sql.endswith("ORDER BY SUM(repairs.tot_rep_amt) DESC")
    sql = first("Who repairs what? Return the trade, number of repairs, for the top 2 trades by number of repairs.")
    assert sql.endswith("GROUP BY mechanics.trade ORDER BY COUNT(*) DESC LIMIT 2")


def test_what_is_spent_in_total_is_compared_with_the_sum_of_each() -> None:
    sql = first(
        "Which vehicles had repair amounts of more than 40 in total? Return the vehicle ID and the total repair amount."
    )
    assert sql.endswith("GROUP BY repairs.veh_id HAVING SUM(repairs.tot_rep_amt) > 40")


def test_what_is_listed_before_a_count_makes_the_groups() -> None:
    sql = first("What are the trades of mechanics and the number of mechanics?")
    assert sql == "SELECT mechanics.trade, COUNT(*) FROM mechanics GROUP BY mechanics.trade"


def test_titles_in_alphabetical_order_are_ordered() -> None:
    sql = first("List all vehicle names in alphabetical order.")
    assert sql.endswith("ORDER BY vehicles.veh_name")
