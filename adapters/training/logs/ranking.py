"""Lists of readings for the ranker, from questions about one database whose queries are known.

Beside a question's gold queries stand what it is likely to meet in service: what composing offers for it, the queries
of the questions nearest to it, made to fit as in service, and near misses of its own query. Each is held to gold by its
result.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from adapters.training.data.near_miss import near_miss
from adapters.training.data.sources import normalised
from adapters.training.logs.natural import Offers
from adapters.training.runs.ranker import RankedList
from reliability.calibration.judging.right_results import RightResults
from reliability.composing.precedents.ranking import asked_text
from reliability.composing.precedents.recalling import recalled
from reliability.core import Core
from reliability.errors import CandorError
from reliability.evaluation.people.log import AskedQuestion
from reliability.progress import Progress
from reliability.sql.english import reading
from reliability.sql.form import NotCanonical, canonical_sql, joined, lexemes
from reliability.values import Limits, Rows, Schema

_LIMITS = Limits(time_s=3.0)
_NEAR, _MISSES = 10, 6


def lists_of(
    asked: Sequence[AskedQuestion], offers: Offers, core: Core, seed: int, progress: Progress
) -> list[RankedList]:
    """A list for each question whose gold query runs. Raises WarehouseUnavailable, ModelUnavailable (the encoder)."""
    schema = core.warehouse.schema()
    rng = random.Random(seed)
    found = []
    for place, each in enumerate(asked):
        progress(place / len(asked), f"{place:,} of {len(asked):,} questions")
        right = RightResults.of(each, core.warehouse, _LIMITS)
        if right is None or not right.accepted:
            continue
        golds = [sql for sql in (each.sql, *each.readings) if sql]
        others = [sql for sql, _ in offers.get(normalised(each.question), ())]
        near = recalled(each.as_question(), core, schema, _NEAR)
        queries = dict.fromkeys((*golds, *others, *_misses(golds, schema, rng), *near))
        said = dict(_judged(list(queries), right, core, schema))
        found.append(RankedList(asked_text(each.as_question()), tuple(said.items())))
    return found


def _misses(golds: Sequence[str], schema: Schema, rng: random.Random) -> Iterator[str]:
    """Queries that nearly are the gold one."""
    try:
        gold = tuple(lexemes(canonical_sql(golds[0], schema, schema.dialect), schema))
    except (IndexError, NotCanonical):
        return
    for _ in range(_MISSES):
        wrong = near_miss(gold, schema.tables, (), rng)
        if wrong is not None:
            yield joined([x.text for x in wrong])


def _judged(queries: Sequence[str], right: RightResults, core: Core, schema: Schema) -> Iterator[tuple[str, bool]]:
    """The readings of the queries that run, each with whether its result is right."""
    for sql in queries:
        rows = core.warehouse.run(sql, _LIMITS)
        if isinstance(rows, Rows):
            try:
                yield reading(sql, schema.dialect, schema), right.accepts(rows)
            except CandorError:  # no reading, no lesson
                continue
