"""AmbiQT's questions as its files hold them."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from reliability.errors import BadInput

KINDS = ("column", "table", "join")
"""What has two queries that run; of the summaries only the text of the second is known."""


@dataclass(frozen=True, slots=True)
class AmbiguousQuestion:
    """A question of AmbiQT with its readings' queries, and the statements that make its database ambiguous."""

    id: str
    kind: str
    database: str
    question: str
    readings: tuple[str, str]
    setup: tuple[str, ...]


def read_ambiqt(folder: Path, limit: int | None = None) -> list[AmbiguousQuestion]:
    """The questions whose two queries run, at most so many of each kind, in an order that is random and always the
    same, the kinds in turn: a run that was stopped has asked a fair sample of each. Raises BadInput."""
    found: list[list[AmbiguousQuestion]] = []
    for kind in KINDS:
        try:
            lines = [json.loads(line) for line in (folder / f"{kind}.jsonl").read_text("utf-8").splitlines()]
            those = [_question(line) for line in lines if line["executes"] and line["nonempty"]]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BadInput(f"{folder} does not hold AmbiQT's questions ({kind}.jsonl).") from error
        random.Random(kind).shuffle(those)
        found.append(those[:limit])
    return [one for each in zip_longest(*found) for one in each if one is not None]


def _question(line: Mapping[str, Any]) -> AmbiguousQuestion:
    readings = (line["query1"], line["query2"])
    return AmbiguousQuestion(
        line["id"], line["kind"], line["db_id"], line["question"], readings, tuple(line["setup_sql"])
    )
