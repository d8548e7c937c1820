"""What composing offers for training questions, each query held to gold: what a judge meets in service.

Questions come from the natural log's training part, in the voices that are learned from, and from wordings of queries.
Results are kept by query, since wordings of a query bring the same ones.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from adapters.training.data.sources import normalised
from adapters.training.logs.natural import learned_lines, read_offers, read_wordings
from reliability.calibration.judging.right_results import RightResults
from reliability.composing.understanding import understand
from reliability.core import Core
from reliability.evaluation.people.log import AskedKind, AskedQuestion
from reliability.ports import Warehouse
from reliability.progress import Progress
from reliability.values import Failure, Limits, Question, Rows, Schema

_LIMITS = Limits(time_s=5.0)
_MOST_OFFERED = 8
_KEPT_RESULTS = 4_096


def natural_asks(logs: Sequence[Path], wordings: Sequence[Path], every: int) -> list[AskedQuestion]:
    """Questions to offer queries for: a log's with SQL or readings, and of each query's wordings every so many."""
    found = [
        AskedQuestion(
            line.id,
            line.role,
            line.question,
            AskedKind(line.kind),
            line.sql,
            line.readings,
            line.also_right,
            previous=line.previous,
        )
        for log in logs
        for line in learned_lines(log)
        if line.sql or line.readings
    ]
    for file in wordings:
        for number, ((sql, *_), asked) in enumerate(read_wordings(file)):
            chosen = asked[number % every :: every]
            found += [AskedQuestion(f"{file.stem}-{number}", "", text, AskedKind.ANSWERABLE, sql) for text in chosen]
    return found


def write_offers(asked: Sequence[AskedQuestion], core: Core, file: Path, progress: Progress) -> int:
    """Append what is offered for each question that the file lacks; how many questions were written.

    Raises WarehouseUnavailable, ModelUnavailable (the encoder).
    """
    known = read_offers(file)
    left = [each for each in asked if normalised(each.question) not in known]
    schema, warehouse = core.warehouse.schema(), _Remembering(core.warehouse)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        for done, each in enumerate(left, 1):
            queries = offered(each, schema, core, warehouse)
            out.write(json.dumps({"question": each.question, "queries": queries}, ensure_ascii=False) + "\n")
            out.flush()
            progress(done / len(left), f"{done:,} of {len(left):,} questions")
    return len(left)


def offered(asked: AskedQuestion, schema: Schema, core: Core, warehouse: Warehouse) -> list[tuple[str, bool]]:
    """The first composed queries that run, each with whether its result is one that a fair colleague accepts; nothing
    where gold does not run."""
    right = RightResults.of(asked, warehouse, _LIMITS)
    if right is None or not right.accepted:
        return []
    words = understand(Question(asked.id, asked.question, previous=asked.previous), schema, core)
    results = ((each.sql, warehouse.run(each.sql, _LIMITS)) for each in words.queries[:_MOST_OFFERED])
    return [(sql, right.accepts(rows)) for sql, rows in results if isinstance(rows, Rows)]


class _Remembering:
    """A warehouse that keeps what queries returned."""

    def __init__(self, warehouse: Warehouse) -> None:
        self._run = lru_cache(_KEPT_RESULTS)(warehouse.run)
        self.name, self.schema = warehouse.name, warehouse.schema
        self.find_values, self.find_parts = warehouse.find_values, warehouse.find_parts

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        """What the query returned when it first ran."""
        return self._run(sql, limits)
