"""AmbiQT's questions as its files hold them."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from adapters.evaluation.ambiqt.summaries import summary_statement
from reliability.errors import BadInput

SUMMARIES = "aggregate"
"""The kind whose second query reads a table of aggregates, which the file does not hold."""
KINDS = ("column", "table", "join", SUMMARIES)


@dataclass(frozen=True, slots=True)
class AmbiguousQuestion:
    """A question of AmbiQT with its readings' queries, and the statements that make its database ambiguous."""

    id: str
    kind: str
    database: str
    question: str
    readings: tuple[str, str]
    setup: tuple[str, ...]


def read_ambiqt(folder: Path) -> list[AmbiguousQuestion]:
    """The questions whose two queries run, and those about summaries, which are made here, in an order that is random
    and always the same, the kinds in turn: a run that was stopped has asked a fair sample of each. Raises BadInput."""
    found: list[list[AmbiguousQuestion]] = []
    for kind in KINDS:
        try:
            lines = [json.loads(line) for line in (folder / f"{kind}.jsonl").read_text("utf-8").splitlines()]
            those = [_question(each) for each in lines if kind == SUMMARIES or (each["executes"] and each["nonempty"])]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BadInput(f"{folder} does not hold AmbiQT's questions ({kind}.jsonl).") from error
        random.Random(kind).shuffle(those)
        found.append(those)
    return [one for each in zip_longest(*found) for one in each if one is not None]


def _question(line: Mapping[str, Any]) -> AmbiguousQuestion:
    readings, setup = (line["query1"], line["query2"]), tuple(line["setup_sql"])
    if line["kind"] == SUMMARIES:
        setup = (*setup, summary_statement(*readings, line["new_table_name"], line["all_cols"]))
    return AmbiguousQuestion(line["id"], line["kind"], line["db_id"], line["question"], readings, setup)
