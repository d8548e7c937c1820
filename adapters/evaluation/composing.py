"""Composed queries, or those of a writer, on question logs: one over a warehouse, or Spider's questions over their
databases."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import date
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from adapters.warehouses.warehouse import open_warehouse
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.composing.composing import compose
from reliability.composing.frame import Composed
from reliability.errors import BadInput
from reliability.evaluation.composed import Compose, ComposedAsk, composed_ask
from reliability.evaluation.people.log import AskedKind, AskedQuestion, read_asked_questions
from reliability.ports import Warehouse, WrittenQuery

if TYPE_CHECKING:
    from adapters.models.bert.writer import StoredWriter

_MOST, _MOST_WRITTEN = 24, 8
Advance = Callable[[float, str], None]


def composing_of(warehouse: Warehouse, today: date) -> Compose:
    """What composes for questions of one warehouse."""
    schema = warehouse.schema()

    def composed(text: str) -> tuple[Composed, ...]:
        return compose(account_for(text, schema, cells_named(text, warehouse), today), schema, today, _MOST)

    return composed


def writing_of(warehouse: Warehouse, writer: StoredWriter) -> Compose:
    """What a writer writes for questions of its warehouse."""
    schema = warehouse.schema()

    def written(text: str) -> list[WrittenQuery]:
        return writer.write(text, schema, [value for _, _, value in warehouse.find_values(text)], _MOST_WRITTEN)

    return written


def ask_log(
    log: Path, url: str, today: date, advance: Advance, writer: StoredWriter | None = None
) -> list[ComposedAsk]:
    """A log's answerable and ambiguous questions, over one warehouse; of what the writer writes, where there is one."""
    kinds = (AskedKind.ANSWERABLE, AskedKind.AMBIGUOUS)
    questions = [q for q in read_asked_questions(log) if q.kind in kinds]

    def giving(warehouse: Warehouse) -> Compose:
        return composing_of(warehouse, today) if writer is None else writing_of(warehouse, writer)

    return [ask for ask in _asked(questions, lambda _: url, giving, advance) if ask is not None]


def ask_spider(questions_file: Path, folder: Path, every: int, today: date, advance: Advance) -> list[ComposedAsk]:
    """Every so many of Spider's questions, each over its own database. Raises BadInput for a file of another form."""
    questions = sorted(_spider(questions_file, every), key=lambda q: q.database)

    def address(name: str) -> str:
        return f"sqlite:///{folder / name / name}.sqlite"

    return [ask for ask in _asked(questions, address, lambda w: composing_of(w, today), advance) if ask is not None]


def _asked(
    questions: list[AskedQuestion],
    address: Callable[[str], str],
    giving: Callable[[Warehouse], Compose],
    advance: Advance,
) -> Iterator[ComposedAsk | None]:
    done = 0
    for name, group in groupby(questions, key=lambda q: q.database):
        warehouse = open_warehouse(address(name), name or "log", workers=1)
        try:
            warehouse.find_values("warm up")
            given = giving(warehouse)
            for question in group:
                yield composed_ask(question, warehouse, given)
                done += 1
                advance(done / len(questions), question.id)
        finally:
            warehouse.close()


def _spider(file: Path, every: int) -> list[AskedQuestion]:
    try:
        lines = json.loads(file.read_text(encoding="utf-8"))
        return [
            AskedQuestion(
                f"{file.stem}-{n}", "", line["question"], AskedKind.ANSWERABLE, line["query"], database=line["db_id"]
            )
            for n, line in enumerate(lines)
            if n % every == 0
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{file} does not hold questions as Spider writes them.") from error
