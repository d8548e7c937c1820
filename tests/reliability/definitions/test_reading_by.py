"""An ask whose question holds defined words, from its first stage to its answer; and one that holds none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.codec import decode, encode
from adapters.store.fake import FakeStore
from adapters.warehouses.fake import FakeWarehouse
from reliability.answer import answer
from reliability.clarifications.readings import ChooseReading
from reliability.core import AnswerSettings, Core
from reliability.definitions.definition import DefinedAnswer, Definition
from reliability.definitions.reading_by import STAGE, by_definitions
from reliability.values import Abstained, Clarification, Failure, FailureKind, Outcome, Question, Reply, ReplyKind, Rows
from tests.support.kept.defined_shop import ACTIVE, ALL, SHOP
from tests.support.trace_world import PROMPTS

ACTIVE_SQL = "SELECT COUNT(*) FROM customers WHERE customers.deleted_on IS NULL AND customers.city <> 'Porto'"


class Book:
    def __init__(self, *definitions: Definition) -> None:
        self.definitions = definitions

    def active(self, warehouse: str) -> Sequence[Definition]:
        assert warehouse == "fake"
        return self.definitions


def core(warehouse: FakeWarehouse) -> Core:
    settings = AnswerSettings(constrain_sql=False, nucleus=1, beam=0, nucleus_other=0)

    def script(prompt: str) -> list[str]:
        if prompt.endswith("tables :"):
            return ["customers"]
        if prompt.endswith("columns :"):
            return ["customers.id"]
        return ["SELECT COUNT(*) FROM customers"] if prompt.endswith("sql :") else ["Yes", "No"]

    return Core(FakeModel(script), FakeEncoder(), warehouse, FakeStore().memory, PROMPTS, settings)


def asked(
    text: str, warehouse: FakeWarehouse, *definitions: Definition
) -> tuple[list[Clarification], Outcome, list[str]]:
    """The clarifications, each answered with the first choice, the outcome, and the names of the stages."""
    stages: list[str] = []

    def stage(name: str, work: Any) -> Any:
        stages.append(name)
        return decode(encode(work()))

    flow = by_definitions(Question("1", text), core(warehouse), Book(*definitions), stage, answer)
    shown: list[Clarification] = []
    try:
        shown.append(next(flow))
        while True:
            shown.append(flow.send(Reply(ReplyKind.CHOICE, choice=0)))
    except StopIteration as end:
        return shown, end.value, stages


@pytest.fixture
def warehouse() -> FakeWarehouse:
    return FakeWarehouse(SHOP, lambda sql: Rows(("n",), ((len(sql),),)))


def test_what_runs_and_what_is_shown_goes_by_the_definition(warehouse: FakeWarehouse) -> None:
    shown, outcome, stages = asked("How many active customers do we have?", warehouse, *ALL)
    assert stages[0] == STAGE
    assert isinstance(outcome, DefinedAnswer)
    assert outcome.reading.sql == ACTIVE_SQL
    assert outcome.reading.english == "Number of customers that are not deleted with city other than Porto"
    [named] = outcome.defined
    assert (named.definition, named.says) == (ACTIVE, "Customers that are not deleted with city other than Porto")
    assert all("is_active" not in sql for sql in warehouse.ran)
    choices = [each for each in shown if isinstance(each, ChooseReading)]
    assert choices
    for each in (*choices, *(exchange.clarification for exchange in outcome.exchanges)):
        assert "is_active" not in str([reading.sql for reading in each.as_readings()])
    assert all(SHOP.table(each.table).column(each.column) for each in outcome.linked.columns)  # type: ignore[union-attr]
    assert outcome.hints == ()
    assert not outcome.calibrated


def test_an_answer_by_definitions_can_be_stored(warehouse: FakeWarehouse) -> None:
    _, outcome, _ = asked("How many active customers do we have?", warehouse, *ALL)
    assert decode(encode(outcome)) == outcome


def test_a_question_without_defined_words_is_read_as_if_there_were_none(warehouse: FakeWarehouse) -> None:
    text = "How many customers do we have in Graz?"
    shown, outcome, stages = asked(text, warehouse, *ALL)
    ran, warehouse.ran = list(warehouse.ran), []
    plain_shown, plain_outcome, plain_stages = asked(text, warehouse)
    assert shown == plain_shown
    assert stages == plain_stages
    assert sorted(ran) == sorted(warehouse.ran), "they run at once, in no order"
    assert not isinstance(outcome, DefinedAnswer)
    assert replace(outcome, seconds={}) == replace(plain_outcome, seconds={})


def test_a_definition_whose_column_has_gone_reads_nothing(warehouse: FakeWarehouse) -> None:
    gone = replace(ACTIVE, means="customers.gone = 1")
    _, outcome, _ = asked("How many active customers do we have?", warehouse, gone)
    assert not isinstance(outcome, DefinedAnswer)


def test_a_database_that_is_away_is_said_as_ever() -> None:
    away = FakeWarehouse(SHOP, lambda sql: Failure(FailureKind.UNAVAILABLE, "away"))
    _, outcome, _ = asked("How many active customers do we have?", away, *ALL)
    assert isinstance(outcome, Abstained)
