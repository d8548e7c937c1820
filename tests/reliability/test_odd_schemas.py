"""The whole flow with the reference model over schemas that real warehouses have: odd names, wide tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.models.fake_encoder import FakeEncoder
from adapters.models.transformers_model import TransformersModel
from adapters.store.fake import FakeStore
from adapters.warehouses.warehouse import open_warehouse
from reliability.answer import answer
from reliability.clarifications.elements import ChooseElement
from reliability.clarifications.readings import ChooseReading
from reliability.core import AnswerSettings, Core
from reliability.prompts import Prompts
from reliability.values import (
    Abstained,
    Answered,
    Clarification,
    Helped,
    Outcome,
    Question,
    Reason,
    Reply,
    ReplyKind,
)

ROOT = Path(__file__).parents[2]
ODD_NAMES = """
    CREATE TABLE "Order Items" ("select" TEXT, "Größe in €" REAL, "it's" TEXT, "a""b" INT, "x.y" INT, "__" INT);
    INSERT INTO "Order Items" VALUES ('a', 1.5, 'b', 1, 2, 3), (NULL, NULL, NULL, NULL, NULL, NULL);
    CREATE TABLE "売上" ("金額" REAL, "日付" TEXT);
    INSERT INTO "売上" VALUES (3.0, '2026-01-01');
    CREATE TABLE "group" ("order" INT, "table" TEXT, Name TEXT, name_ TEXT);
    INSERT INTO "group" VALUES (1, 't', 'n', 'm');
    CREATE TABLE "__" (id INT);
"""
WIDE = "CREATE TABLE wide ({});".format(", ".join(f"measure_{i}_of_batch INTEGER" for i in range(400)))
MANY = "".join(f"CREATE TABLE t_{i}_{'abcdefgh'[i % 8]}_entries (id INT, amount_{i} REAL);" for i in range(400))


@pytest.fixture(scope="module")
def model() -> TransformersModel:
    return TransformersModel(ROOT / "deploy" / "reference" / "model", "float32", 1)


@pytest.fixture
def core(model: TransformersModel, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Core]:
    file = tmp_path / "odd.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript(request.param)
    connection.close()
    warehouse = open_warehouse(f"sqlite:///{file}", "odd")
    settings = AnswerSettings(nucleus=3, nucleus_other=1, beam=2, max_sql_tokens=60)
    prompts = Prompts(ROOT / "prompts" / "compact")
    yield Core(model, FakeEncoder(), warehouse, FakeStore().memory, prompts, settings)
    warehouse.close()


def drive(core: Core, text: str, *first: Reply) -> tuple[Outcome, list[Clarification]]:
    """Replies in turn, then yes to every table and the first of every choice."""
    flow = answer(Question("Ev-odd", text, person="U1"), core)
    asked: list[Clarification] = []
    replies = iter(first)
    try:
        clarification = next(flow)
        while True:
            asked.append(clarification)
            choose = isinstance(clarification, (ChooseReading, ChooseElement))
            usual = Reply(ReplyKind.CHOICE, 0) if choose else Reply(ReplyKind.YES)
            clarification = flow.send(next(replies, usual))
    except StopIteration as stop:
        outcome: Outcome = stop.value
        return outcome, asked


@pytest.mark.slow
@pytest.mark.parametrize("core", [ODD_NAMES, WIDE, MANY], indirect=True, ids=["odd names", "400 columns", "400 tables"])
def test_a_strange_schema_is_asked_about_without_breaking(core: Core) -> None:
    outcome, asked = drive(core, "What is the total Größe of order items?")
    assert asked
    assert not isinstance(outcome, Helped)
    assert isinstance(outcome, Answered) or outcome.reason is Reason.COULD_NOT_RUN
    known = {table.name for table in core.warehouse.schema().tables}
    if isinstance(outcome, Answered):
        assert set(outcome.linked.tables) <= known


@pytest.mark.parametrize("core", [ODD_NAMES], indirect=True)
def test_a_table_whose_name_the_model_cannot_write_can_be_named_by_the_person(core: Core) -> None:
    replies = (Reply(ReplyKind.NO), Reply(ReplyKind.NAME, text="__"))
    alone = replace(core, settings=replace(core.settings, composed=0))  # else its words are all that is asked about
    outcome, _ = drive(alone, "How many order items are there?", *replies)
    assert not isinstance(outcome, Helped)
    if isinstance(outcome, Answered):
        assert "__" in outcome.linked.tables
    else:
        assert outcome.reason is Reason.COULD_NOT_RUN


@pytest.mark.parametrize("core", [""], indirect=True, ids=["no tables"])
def test_a_schema_with_no_tables_says_so(core: Core) -> None:
    outcome, asked = drive(core, "How many orders?")
    assert isinstance(outcome, Abstained)
    assert (outcome.reason, outcome.detail, asked) == (Reason.NOT_IN_DATA, "no tables", [])
