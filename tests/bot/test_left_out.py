"""What the bot's own way through an ask leaves out: as who asked chose, and as catalog.yaml says; on a real
database."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.main import Candor
from bot.settings import Settings, load_settings
from reliability.afterwards.answers import NarrowedAnswer
from reliability.afterwards.choices import OverRows
from reliability.candidates.included import counted, included
from reliability.core import Core, Stage, run_now
from reliability.values import Answered, Clarification, Limits, Outcome, Question, Reading, Reply, Rows
from tests.support.kept.marked_shop import ALL_CUSTOMERS, ALL_ORDERS, MADE, answer_by, shop_core

ASKED = Question("Ev1", "How many are there?", "U1", "C1", "T1")
DELETED = OverRows("customers", "NOT deleted_at IS NULL")
CATALOG = """
version: 1
warehouses:
  shop:
    tables:
      orders:
        default_filter: "revenue <> 99"
"""


class OneQuery:
    """Reads every question as one query, which its database runs."""

    sql = ALL_CUSTOMERS

    def __call__(
        self, question: Question, core: Core, stage: Stage, team: str
    ) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        schema = core.warehouse.schema()
        result = core.warehouse.run(self.sql, Limits())
        assert isinstance(result, Rows)
        found = (
            counted(each, core.warehouse.run(each.counting, Limits())) for each in included(self.sql, "sqlite", schema)
        )
        shown = Reading(self.sql, "All", result, probability=0.9)
        return Answered(shown, answer_by(self.sql).linked, included=tuple(each for each in found if each))


class OneQueryCandor(Candor):
    """Everything as it is but for how questions are read."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.one = OneQuery()
        self.flows = replace(self.flows, read=self.one)


@pytest.fixture
def candor(tmp_path: Path) -> Iterator[OneQueryCandor]:
    file, catalog = tmp_path / "shop.sqlite", tmp_path / "catalog.yaml"
    with sqlite3.connect(file) as database:
        database.executescript(MADE)
    catalog.write_text(CATALOG, encoding="utf-8")
    urls = {"shop": f"sqlite:///{file}"}
    made = OneQueryCandor(load_settings(warehouses=urls, catalog=str(catalog), state_dir=tmp_path / "state"))
    yield made
    made.close()


def outcome(candor: OneQueryCandor, question: Question = ASKED, team: str = "") -> Outcome:
    core = replace(shop_core(), warehouse=candor.warehouse("shop"))
    flow = candor.flows.answered(question, core, run_now, team)
    with pytest.raises(StopIteration) as end:
        next(flow)
    found: Outcome = end.value.value
    return found


def rows(found: Outcome) -> object:
    assert isinstance(found, Answered)
    return found.reading.result.rows


def test_who_chose_it_in_which_workspace_gets_it_and_nobody_else(candor: OneQueryCandor) -> None:
    assert rows(outcome(candor)) == ((4,),)
    candor.store.choices.leave_out("U1", "shop", DELETED)
    candor.store.of("T2").choices.leave_out("U2", "shop", DELETED)
    found = outcome(candor)
    assert isinstance(found, NarrowedAnswer)
    assert (rows(found), found.left_out[0].label) == (((2,),), "deleted customers")
    other = replace(ASKED, person="U2")
    assert rows(outcome(candor, other)) == ((4,),)
    assert rows(outcome(candor, other, "T2")) == ((2,),)


def test_a_default_filter_of_the_catalog_decides_for_everybody_unless_the_question_asks(candor: OneQueryCandor) -> None:
    candor.one.sql = ALL_ORDERS
    for person in ("U1", "U2", "terminal"):
        found = outcome(candor, replace(ASKED, person=person))
        assert isinstance(found, NarrowedAnswer)
        assert (rows(found), found.left_out[0].rule) == (((3,),), "revenue <> 99")
        assert found.reading.probability is None
    assert rows(outcome(candor, replace(ASKED, text="All orders, including tests among the orders"))) == ((5,),)
