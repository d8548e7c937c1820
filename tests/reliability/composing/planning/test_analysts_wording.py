"""What analysts ask of a database that nobody here made: parts of texts, the most common first, prices by model, days from one
to another."""

import pytest

from reliability.accounting.account import Role
from reliability.accounting.accounting import account_for
from reliability.composing.in_full import in_full
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, composed, key

READERS = Table(
    "readers",
    (
        key("id"),
        Column("name", "TEXT", nullable=False),
        Column("birth_date", "DATE"),
        Column("activated_on", "DATE"),
        Column("deactivated_on", "DATE"),
        Column("leaving_reason", "TEXT"),
    ),
)
CAMERAS = Table(
    "cameras",
    (
        key("id"),
        Column("reader_id", "INTEGER", nullable=False),
        Column("brand", "TEXT", nullable=False),
        Column("model", "TEXT", nullable=False),
        Column("warranty_months", "INTEGER", nullable=False),
        Column("price", "NUMERIC", nullable=False),
    ),
    foreign_keys=(ForeignKey(("reader_id",), "readers", ("id",)),),
)
COMPLAINTS = Table(
    "complaints",
    (
        key("id"),
        Column("reader_id", "INTEGER", nullable=False),
        Column("subject", "TEXT", samples=("Late again", "Late")),
        Column("opened_at", "TIMESTAMP"),
        Column("closed_at", "TIMESTAMP"),
    ),
    foreign_keys=(ForeignKey(("reader_id",), "readers", ("id",)),),
)
GALLERIES = Table("galleries", (key("id"), Column("name", "TEXT", nullable=False)))
VISITS = Table(
    "visits",
    (
        key("id"),
        Column("gallery_id", "INTEGER", nullable=False),
        Column("visited_on", "DATE", nullable=False),
        Column("price", "NUMERIC", nullable=False),
    ),
    foreign_keys=(ForeignKey(("gallery_id",), "galleries", ("id",)),),
)
PLANS = Table("plans", (key("id"), Column("name", "TEXT", nullable=False), Column("launched_on", "DATE")))
CONTRACTS = Table(
    "contracts",
    (key("id"), Column("plan_id", "INTEGER", nullable=False), Column("started_on", "DATE"), Column("ended_on", "DATE")),
    foreign_keys=(ForeignKey(("plan_id",), "plans", ("id",)),),
)
BILLS = Table(
    "bills",
    (
        key("id"),
        Column("contract_id", "INTEGER", nullable=False),
        Column("issued_on", "DATE", nullable=False),
        Column("amount", "NUMERIC", nullable=False),
    ),
    foreign_keys=(ForeignKey(("contract_id",), "contracts", ("id",)),),
)
PHOTO = Schema("postgres", (READERS, CAMERAS, COMPLAINTS))
ART = Schema("postgres", (GALLERIES, VISITS))
TELEPHONES = Schema("postgres", (PLANS, CONTRACTS, BILLS))


def first(schema: Schema, text: str, *cells: tuple[str, str, str]) -> str:
    return composed(schema, text, *cells)[0].sql


@pytest.mark.parametrize(
    "text",
    [
        "complaints with Late in the subject",
        "complaints with Late in their subject",
        "complaints whose subject contains Late",
        "complaints whose subject mentions Late",
    ],
)
def test_a_whole_cell_is_a_part_of_more_where_it_is_said_to_be_in_a_text(text: str) -> None:
    sql = first(PHOTO, text, ("complaints", "subject", "Late"))
    assert "complaints.subject ILIKE '%Late%'" in sql
    plain = first(PHOTO, "complaints with subject Late", ("complaints", "subject", "Late"))
    assert "complaints.subject = 'Late'" in plain


def test_revenue_is_added_up_though_the_column_is_a_price() -> None:
    sql = first(ART, "compare visit revenue in 2025 and 2026 by gallery")
    assert "SUM(" in sql
    assert "AVG(" not in sql


def test_the_noun_of_a_table_is_no_part_of_the_names_in_it() -> None:
    account = account_for("visits by gallery", ART, [("galleries", "name", "%Gallery%")], TODAY)
    assert not any(piece.of(Role.CELL) for piece in account.pieces)
    named = account_for("visits to Orangerie", ART, [("galleries", "name", "%Orangerie%")], TODAY)
    assert any(piece.of(Role.CELL) for piece in named.pieces)


@pytest.mark.parametrize("often", ["most common", "most frequent"])
def test_values_of_which_the_most_common_come_first_are_counted(often: str) -> None:
    sql = first(PHOTO, f"leaving reasons of readers, {often} first")
    assert sql.startswith("SELECT readers.leaving_reason, COUNT(*) FROM readers")
    assert sql.endswith("GROUP BY readers.leaving_reason ORDER BY COUNT(*) DESC")


@pytest.mark.parametrize(("text", "aggregate"), [("most expensive", "AVG"), ("cheapest", "AVG")])
def test_values_of_a_column_are_ranked_by_the_number_that_the_word_speaks_of(text: str, aggregate: str) -> None:
    sql = first(PHOTO, f"{text} camera model of each brand")
    assert f"{aggregate}(cameras.price)" in sql
    assert "warranty" not in sql


def test_there_are_none_of_the_rows_that_were_never_made() -> None:
    sql = first(PHOTO, "which readers have never opened a complaint?")
    assert "NOT EXISTS (SELECT 1 FROM complaints WHERE complaints.reader_id = readers.id)" in sql


def test_what_is_open_is_not_closed_whenever_it_was_opened() -> None:
    sql = first(PHOTO, "how many open complaints are there")
    assert sql == "SELECT COUNT(*) FROM complaints WHERE complaints.closed_at IS NULL"


def test_days_within_which_something_was_done_are_counted_from_the_day_that_is_named() -> None:
    sql = first(PHOTO, "how many readers were deactivated within 90 days of activation")
    assert "readers.deactivated_on - readers.activated_on <= 90" in sql
    assert "birth" not in sql


def test_a_day_of_birth_dates_no_rows_that_have_another_day() -> None:
    sql = first(PHOTO, "how many readers in 2025")
    assert "readers.activated_on >= '2025-01-01'" in sql


def test_new_rows_have_their_own_day_and_not_that_of_a_table_that_is_called_new() -> None:
    sql = first(TELEPHONES, "new contracts per plan in 2026")
    assert "contracts.started_on >= '2026-01-01'" in sql
    assert "launched" not in sql


def test_the_growth_of_new_rows_is_that_of_their_number() -> None:
    text = "month over month growth of new contracts in 2026"
    account = account_for(text, TELEPHONES, [], TODAY)
    assert not any("growth" in said for said, _ in in_full(account, TELEPHONES, TODAY))
    assert "COUNT(*) - LAG(COUNT(*))" in first(TELEPHONES, text)


@pytest.mark.parametrize("days", ["average days", "average number of days"])
def test_days_between_two_that_are_named_are_no_length_of_another_table(days: str) -> None:
    sql = first(TELEPHONES, f"{days} between the start of contracts and the issue of bills")
    assert sql.startswith("SELECT AVG(")
    assert "bills.issued_on - contracts.started_on" in sql


@pytest.mark.parametrize("also", ["with their birth date", "and their birth date"])
def test_further_properties_of_those_ranked_are_told(also: str) -> None:
    sql = first(PHOTO, f"5 readers with the most complaints {also}")
    assert sql.startswith("SELECT readers.name, readers.birth_date, COUNT(*)")
    assert sql.endswith("ORDER BY COUNT(*) DESC LIMIT 5")


MAPS = Table(
    "maps",
    (key("id"), Column("title", "TEXT", nullable=False), Column("archive_id", "INTEGER", nullable=False)),
    foreign_keys=(ForeignKey(("archive_id",), "archives", ("id",)),),
)
EXHIBITIONS = Table(
    "exhibitions",
    (key("id"), Column("title", "TEXT", nullable=False), Column("archive_id", "INTEGER", nullable=False)),
    foreign_keys=(ForeignKey(("archive_id",), "archives", ("id",)),),
)
SHOWN = Table(
    "exhibition_maps",
    (Column("exhibition_id", "INTEGER", nullable=False), Column("map_id", "INTEGER", nullable=False)),
    foreign_keys=(
        ForeignKey(("exhibition_id",), "exhibitions", ("id",)),
        ForeignKey(("map_id",), "maps", ("id",)),
    ),
)
ARCHIVES = Table("archives", (key("id"), Column("name", "TEXT", nullable=False)))
MAPPED = Schema("postgres", (ARCHIVES, MAPS, EXHIBITIONS, SHOWN))


def test_what_was_done_is_told_by_the_rows_whose_noun_is_made_of_it() -> None:
    account = account_for("how many maps were exhibited", MAPPED, [], TODAY)
    assert [str(piece.best.element) for piece in account.pieces if piece.best and piece.best.element] == [
        "maps",
        "exhibitions",
    ]


def test_two_things_are_related_by_the_lines_between_them_before_what_both_belong_to() -> None:
    sql = first(MAPPED, "maps that have never been exhibited")
    assert "exhibition_maps.map_id = maps.id" in sql
    assert "archive_id" not in sql
