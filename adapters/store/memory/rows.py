"""Hints as rows."""

from __future__ import annotations

import json
import uuid
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from adapters.store.tables import HintRow
from reliability.errors import NotFound
from reliability.memory.recalling import recall_key
from reliability.memory.rules import phrase_key
from reliability.values import Element, Hint, HintScope, HintState


def hint_of(row: HintRow) -> Hint:
    """A row as a hint."""
    return Hint(
        phrase=row.phrase,
        preferred=Element(row.preferred_table, row.preferred_column),
        passed_over=tuple(Element(table, column) for table, column in json.loads(row.passed_over)),
        scope=HintScope(row.scope),
        owner=row.owner,
        author=row.author,
        question=row.question,
        created_at=row.created_at,
        state=HintState(row.state),
        id=row.id,
        weight=row.weight,
        warehouse=row.warehouse,
        ask=row.ask,
        firm=row.firm,
    )


def fill(row: HintRow, hint: Hint) -> None:
    """Write a hint into a row."""
    row.id, row.phrase, row.phrase_key = hint.id, hint.phrase, phrase_key(hint.phrase)
    row.recall_key = recall_key(hint.phrase)
    row.preferred_table, row.preferred_column = hint.preferred.table, hint.preferred.column
    row.passed_over = written(hint.passed_over)
    row.scope, row.owner, row.author = hint.scope.value, hint.owner, hint.author
    row.question, row.created_at, row.ask = hint.question, hint.created_at, hint.ask
    row.state, row.weight, row.warehouse, row.firm = hint.state.value, hint.weight, hint.warehouse, hint.firm


def inserted(session: Session, hint: Hint) -> HintRow:
    """A new row for a hint, with an id where it has none."""
    row = HintRow(said_at=hint.created_at)
    fill(row, replace(hint, id=hint.id or uuid.uuid4().hex))
    session.add(row)
    session.flush()
    return row


def the_row(session: Session, hint_id: str) -> HintRow:
    """The row of that id, held until the session ends. Raises NotFound."""
    row = session.scalar(select(HintRow).where(HintRow.id == hint_id).with_for_update())
    if row is None:
        raise NotFound("There is no such hint.")
    return row


def alike(session: Session, hint: Hint, *states: HintState) -> list[HintRow]:
    """Rows in these states on the same phrase for the same scope, owner and warehouse, oldest first."""
    same: tuple[ColumnElement[bool], ...] = (
        HintRow.phrase_key == phrase_key(hint.phrase),
        HintRow.scope == hint.scope.value,
        HintRow.owner == hint.owner,
        HintRow.warehouse == hint.warehouse,
        HintRow.state.in_([state.value for state in states]),
    )
    return list(session.scalars(select(HintRow).where(*same).order_by(HintRow.number)))


def written(elements: Sequence[Element]) -> str:
    """Elements as a row holds them."""
    return json.dumps([[element.table, element.column] for element in elements])


def united(first: tuple[Element, ...], second: tuple[Element, ...]) -> tuple[Element, ...]:
    """The elements of both, each once."""
    return (*first, *(element for element in second if element not in first))
