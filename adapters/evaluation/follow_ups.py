"""Follow-ups of a log, or of recorded conversations over their own databases, answered by edits alone."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable, Iterator
from datetime import date
from itertools import groupby
from pathlib import Path
from typing import Any

from adapters.warehouses.warehouse import open_warehouse
from reliability.errors import BadInput
from reliability.evaluation.people.follow_ups import FollowUpAsked, ask_follow_ups, taken_for_follow_ups
from reliability.evaluation.people.log import AskedKind, AskedQuestion, read_asked_questions
from reliability.values import PreviousTurn

Advance = Callable[[float, str], None]


def ask_log(log: Path, url: str, today: date) -> tuple[list[FollowUpAsked], list[bool]]:
    """A log's follow-ups, and how its whole questions are taken where they stand behind another."""
    questions = read_asked_questions(log)
    warehouse = open_warehouse(url, "log", workers=1)
    try:
        warehouse.warm_up()
        return ask_follow_ups(questions, warehouse, today), taken_for_follow_ups(questions, warehouse, today)
    finally:
        warehouse.close()


def ask_conversations(file: Path, folder: Path, every: int, today: date, advance: Advance) -> list[FollowUpAsked]:
    """Every so many of the turns of conversations that have a turn before them, each over its own database.

    The file has a line of JSON a turn: `db_id`, `conv`, `turn` (from 1), `question`, `sql`; it may be packed (.xz).
    Turns over databases that are not in the folder are left out. Raises BadInput for a file of another form.
    """
    turns = sorted(list(_turns(file))[::every], key=lambda turn: turn.database)
    found: list[FollowUpAsked] = []
    for name, group in groupby(turns, key=lambda turn: turn.database):
        database = folder / name / f"{name}.sqlite"
        if not database.is_file():
            continue
        warehouse = open_warehouse(f"sqlite:///{database}", name, workers=1)
        try:
            found += ask_follow_ups(list(group), warehouse, today)
        finally:
            warehouse.close()
        advance(len(found) / max(1, len(turns)), name)
    return found


def _turns(file: Path) -> Iterator[AskedQuestion]:
    before: dict[str, Any] = {}
    try:
        with lzma.open(file, "rt") if file.suffix == ".xz" else file.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, start=1):
                row = json.loads(line)
                if before and (row["conv"], row["turn"]) == (before["conv"], before["turn"] + 1):
                    previous = PreviousTurn(before["question"], before["sql"])
                    name = f"{row['conv']}-{row['turn']}-{number}"
                    yield AskedQuestion(
                        name,
                        "conversation",
                        row["question"],
                        AskedKind.FOLLOW_UP,
                        row["sql"],
                        previous=previous,
                        database=row["db_id"],
                    )
                before = row
    except (OSError, ValueError, KeyError, TypeError, lzma.LZMAError) as error:
        raise BadInput(f"{file} holds no conversations: {type(error).__name__}.") from error
