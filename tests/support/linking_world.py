"""Questions whose lists a scripted model writes, rightly or wrongly: what linking is fitted and calibrated on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeMemory
from adapters.training.predictors.layer_fit import FitSettings
from adapters.warehouses.fake import FakeWarehouse
from reliability.calibration.branching_data import (
    BranchingData,
    ListKind,
    branching_data,
    gold_names,
)
from reliability.calibration.linking_example import ExampleWarehouse, LinkingExample
from reliability.core import AnswerSettings, Core
from reliability.ports import TransparentModel
from reliability.prompts import Prompts
from reliability.values import Column, Element, Question, Schema, Table

PROMPTS = Prompts(Path(__file__).parents[2] / "prompts" / "compact")


def _table(name: str, *columns: str) -> Table:
    return Table(name, tuple(Column(column, "text") for column in columns))


QUICK = FitSettings(hidden=16, epochs=12, batch=256, learning_rate=2e-2, weight_decay=0.01, dropout=0.1)
SCHEMA = Schema(
    "sqlite",
    (
        _table("orders", "order_id", "net_sales", "gross_sales"),
        _table("order items", "item_id", "quantity"),
        _table("customers", "customer_id", "city", "name"),
        _table("stores", "store_id", "city"),
    ),
)
TABLES = [table.name for table in SCHEMA.tables]


def example(number: int, tables: Sequence[str], columns: Sequence[Element], **more: Any) -> LinkingExample:
    asked = Question(f"q{number}", f"question number {number} about {' and '.join(tables)}")
    about = {"group": f"g{number // 2}", "database": f"db{number % 7}", "source": "test", **more}
    return LinkingExample(asked, SCHEMA, tuple(tables), tuple(columns), **about)


def examples(count: int, seed: int = 0) -> list[LinkingExample]:
    draw = random.Random(seed)
    found = []
    for number in range(count):
        drawn = draw.sample(TABLES, draw.choice((1, 1, 2)))
        tables = [t for t in TABLES if t in drawn]
        every = [Element(t.name, c.name) for t in SCHEMA.tables if t.name in tables for c in t.columns]
        picked = set(draw.sample(every, min(len(every), draw.choice((1, 2, 3)))))
        found.append(example(number, tables, [e for e in every if e in picked]))
    return found


def scripted(found: Sequence[LinkingExample], wrong: float = 0.3) -> FakeModel:
    """A model that is wrong on a share of the questions, and then doubts itself."""
    by_text = {e.question.text: e for e in found}

    def script(prompt: str) -> dict[str, float]:
        if prompt.endswith("relevant ?") or "| element" in prompt:
            return {"True": 0.6, "False": 0.4}
        e = by_text.get(prompt.split(" |")[0].strip())
        if e is None:
            return {"True": 0.7, "False": 0.3}
        draw = random.Random(prompt)
        kind = ListKind.TABLES if prompt.endswith("tables :") else ListKind.COLUMNS
        gold = ", ".join(gold_names(kind, e))
        other = draw.choice(TABLES if kind is ListKind.TABLES else [str(c) for c in _columns(e)])
        if draw.random() < wrong:
            return {other: 0.55, gold: 0.45} if other != gold else {gold: 1.0}
        return {gold: 0.9, other: 0.1} if other != gold else {gold: 1.0}

    return FakeModel(script)


def _columns(e: LinkingExample) -> list[Element]:
    return [Element(t.name, c.name) for t in SCHEMA.tables if t.name in e.tables for c in t.columns]


def core_of(model: TransparentModel) -> Callable[[LinkingExample], Core]:
    core = Core(
        model,
        FakeEncoder(),
        FakeWarehouse(SCHEMA),
        FakeMemory(),
        PROMPTS,
        AnswerSettings(constrain_sql=False, composed=0),
    )
    return lambda e: replace(core, warehouse=ExampleWarehouse(e))


def quiet(_done: float, _words: str) -> None:
    pass


def data_of(found: Sequence[LinkingExample], model: TransparentModel, folder: Path) -> dict[ListKind, BranchingData]:
    return {kind: branching_data(kind, found, core_of(model), model, folder, quiet) for kind in ListKind}
