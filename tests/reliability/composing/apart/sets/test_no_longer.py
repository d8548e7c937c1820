"""Who once had something and has not of late."""

from __future__ import annotations

from dataclasses import replace

import pytest

from adapters.warehouses.fake import FakeWarehouse
from reliability.composing.apart.sets.no_longer import is_no_longer
from reliability.composing.understanding import understand
from reliability.core import AnswerSettings
from reliability.values import Column, ForeignKey, Question, Schema, Table
from tests.support.composing.wordings import composed, key
from tests.support.trace_world import core as made_core

DONORS = Table(
    "donors",
    (key("donor_id"), Column("full_name", "TEXT", nullable=False), Column("town", "TEXT", nullable=False)),
)
GIFTS = Table(
    "gifts",
    (
        key("gift_id"),
        Column("donor_id", "INTEGER", nullable=False),
        Column("given_on", "DATE", nullable=False),
        Column("amount", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("donor_id",), "donors", ("donor_id",)),),
)
CHARITY = Schema("postgres", (DONORS, GIFTS))
EVER = "EXISTS (SELECT 1 FROM gifts WHERE gifts.donor_id = donors.donor_id)"
NOT_SINCE = "NOT EXISTS (SELECT 1 FROM gifts WHERE gifts.donor_id = donors.donor_id AND gifts.given_on >= '{}')"


@pytest.mark.parametrize(
    "words",
    [
        "donors who stopped giving",
        "lapsed donors",
        "donors we lost",
        "donors that we've lost",
        "donors who no longer give",
        "donors who don't give anymore",
        "donors who have gone quiet",
    ],
)
def test_they_had_some_and_have_had_none_within_a_year_or_half_a_year(words: str) -> None:
    found = composed(CHARITY, f"How many {words}?")
    assert found[0].sql == f"SELECT COUNT(*) FROM donors WHERE {EVER} AND {NOT_SINCE.format('2025-11-21')}"
    assert found[1].sql == f"SELECT COUNT(*) FROM donors WHERE {EVER} AND {NOT_SINCE.format('2026-05-21')}"


@pytest.mark.parametrize("words", ["donors did we lose", "donors have we lost"])
def test_they_may_be_asked_for_as_those_whom_we_lose(words: str) -> None:
    first = composed(CHARITY, f"How many {words}?")[0].sql
    assert first == f"SELECT COUNT(*) FROM donors WHERE {EVER} AND {NOT_SINCE.format('2025-11-21')}"


@pytest.mark.parametrize(
    "words", ["donors did we lose in 2025", "donors have we lost in 2025", "donors we lost during 2025"]
)
def test_who_is_lost_in_a_period_had_some_before_and_none_in_it(words: str) -> None:
    first = composed(CHARITY, f"How many {words}?")[0]
    before = EVER.replace("donor_id)", "donor_id AND gifts.given_on < '2025-01-01')")
    none = NOT_SINCE.format("2025-01-01").replace("2025-01-01'", "2025-01-01' AND gifts.given_on < '2026-01-01'")
    assert first.sql == f"SELECT COUNT(*) FROM donors WHERE {before} AND {none}"
    assert is_no_longer(first.frame)


def test_they_are_told_by_what_else_is_said_of_them() -> None:
    sql = composed(CHARITY, "How many lapsed donors by town?")[0].sql
    assert sql.startswith("SELECT donors.town, COUNT(*)")
    assert EVER in sql


@pytest.mark.parametrize(
    "text",
    [
        "donors who stopped giving in 2025",
        "donors we lost in 2025 against 2024",
        "donors we lost by month in 2025",
        "donors did we lose the amount of",
        "gifts we lost",
        "donors who give",
        "donors who are no longer here",
        "total amount of donors",
    ],
)
def test_other_questions_are_of_no_such_donors(text: str) -> None:
    assert not any("NOT EXISTS" in each.sql for each in composed(CHARITY, text))


def test_the_day_since_when_they_have_had_none_is_what_the_words_leave_to_be_understood() -> None:
    assert is_no_longer(composed(CHARITY, "How many lapsed donors?")[0].frame)
    for text in ("donors without gifts in 2025", "donors with gifts", "donors with a gift in 2024 but none in 2025"):
        assert not any(is_no_longer(each.frame) for each in composed(CHARITY, text))


def test_a_query_with_that_day_is_kept_though_no_word_names_it() -> None:
    core = replace(made_core(), warehouse=FakeWarehouse(CHARITY, {}), settings=AnswerSettings(composed=16))
    found = understand(Question("q", "How many lapsed donors?"), CHARITY, core).queries
    assert {each.in_full for each in found if "NOT EXISTS" in each.sql} == {True}
    assert not any(each.in_full for each in found if "NOT EXISTS" not in each.sql)
