"""Hints in the store: the port Memory, and what admins and set-up need besides."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime

from sqlalchemy import and_, or_, select
from sqlalchemy.orm import Session

from adapters.store.database import Database
from adapters.store.tables import AuditRow, HintRow
from reliability.errors import NotFound
from reliability.memory.hint_lines import from_json_lines, to_json_line
from reliability.memory.rules import (
    NARROWER_FIRST,
    checked,
    contradicts,
    decayed,
    is_missing,
    moment,
    phrase_key,
    same_evidence,
    same_preference,
)
from reliability.values import Element, Hint, HintScope, HintState, Question, Schema


class StoredMemory:
    """Hints (docs/METHODS.md 6) in the store; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def recall(self, question: Question, warehouse: str) -> list[Hint]:
        """Active hints for the person, channel or workspace: narrower first, then heavier now, then newer."""
        owners = {
            HintScope.PERSON: question.person,
            HintScope.CHANNEL: question.channel,
            HintScope.WORKSPACE: question.workspace,
        }
        speaks = or_(*(and_(HintRow.scope == s.value, HintRow.owner == o) for s, o in owners.items()))
        query = select(HintRow).where(HintRow.state == HintState.ACTIVE.value, HintRow.warehouse == warehouse, speaks)
        with self._database.read() as session:
            rows = session.scalars(query).all()
        rows = sorted(rows, key=lambda row: row.number, reverse=True)
        now = self._now()
        rows = sorted(
            rows,
            key=lambda row: (NARROWER_FIRST[HintScope(row.scope)], -decayed(row.weight, row.said_at, now)),
        )
        return [_hint(row) for row in rows]

    def remember(self, hint: Hint) -> Hint:
        """Store a hint; the same preference said again adds to what its weight still is, a contradicted one is
        superseded.

        Raises BadInput for a hint without phrase or table.
        """
        with self._database.write() as session:
            return self._remember(session, hint)

    def hints(
        self, scope: HintScope | None = None, owner: str | None = None, include_inactive: bool = False
    ) -> list[Hint]:
        """Stored hints, newest first."""
        query = select(HintRow).order_by(HintRow.number.desc())
        if scope is not None:
            query = query.where(HintRow.scope == scope.value)
        if owner is not None:
            query = query.where(HintRow.owner == owner)
        if not include_inactive:
            query = query.where(HintRow.state == HintState.ACTIVE.value)
        with self._database.read() as session:
            return [_hint(row) for row in session.scalars(query)]

    def edit(self, hint_id: str, hint: Hint, by: str = "") -> Hint:
        """Replace a hint's phrase, preference, scope and owner. Raises NotFound, BadInput.

        Its author, question, time, weight and state stay; what it now contradicts is superseded.
        """
        checked(hint)
        with self._database.write() as session:
            row = self._row(session, hint_id)
            before = _hint(row)
            after = replace(
                before,
                phrase=hint.phrase,
                preferred=hint.preferred,
                passed_over=hint.passed_over,
                scope=hint.scope,
                owner=hint.owner,
            )
            if row.state == HintState.ACTIVE.value:
                # An admin's word counts as a newer pick, whatever question it came from.
                newest = replace(after, question=f"{after.question} (edited)")
                self._supersede(session, newest, keep=row.number, equals=True)
            _fill(row, after)
            detail = json.dumps({"before": to_json_line(before), "after": to_json_line(after)})
            self._audit(session, by or hint.author, "hint edited", detail)
            return after

    def retire(self, hint_id: str, by: str) -> Hint:
        """Stop using a hint; it stays readable. Retiring twice changes nothing. Raises NotFound."""
        with self._database.write() as session:
            row = self._row(session, hint_id)
            if row.state != HintState.RETIRED.value:
                self._audit(session, by, "hint retired", to_json_line(_hint(row)))
                row.state = HintState.RETIRED.value
            return _hint(row)

    def retire_missing(self, schema: Schema, warehouse: str) -> list[Hint]:
        """Retire the warehouse's active hints whose preferred table or column the schema lost; those."""
        query = select(HintRow).where(HintRow.state == HintState.ACTIVE.value, HintRow.warehouse == warehouse)
        retired = []
        with self._database.write() as session:
            for row in session.scalars(query):
                if is_missing(Element(row.preferred_table, row.preferred_column), schema):
                    self._audit(session, "candor", "hint retired: not in the schema", to_json_line(_hint(row)))
                    row.state = HintState.RETIRED.value
                    retired.append(_hint(row))
        return retired

    def export(self) -> list[str]:
        """Every hint, inactive ones too, as JSON lines, oldest first."""
        return [to_json_line(hint) for hint in reversed(self.hints(include_inactive=True))]

    def import_lines(self, lines: Iterable[str], by: str) -> int:
        """Take hints from JSON lines, all or none; how many were new. Raises BadInput for a bad line.

        A hint whose id is here already is left alone, so importing twice changes nothing.
        """
        hints = list(from_json_lines(lines))
        added = 0
        with self._database.write() as session:
            known = set(session.scalars(select(HintRow.id)))
            for hint in hints:
                if hint.id and hint.id in known:
                    continue
                if hint.state is HintState.ACTIVE:
                    stored = self._remember(session, hint)
                else:
                    stored = self._insert(session, hint)
                added += stored.id not in known
                known.add(stored.id)
            self._audit(session, by, "hints imported", f"{added} of {len(hints)} were new")
        return added

    def _remember(self, session: Session, hint: Hint) -> Hint:
        checked(hint)
        self._database.serialise(session, f"hint:{phrase_key(hint.phrase)}")
        for row in self._active_alike(session, hint):
            if not same_preference(_hint(row), hint):
                continue
            if not same_evidence(_hint(row), hint, row.said_at):
                row.weight = decayed(row.weight, row.said_at, moment(hint.created_at)) + hint.weight
            self._supersede(session, hint, keep=row.number)
            merged = replace(_hint(row), passed_over=_union(_hint(row).passed_over, hint.passed_over))
            row.passed_over = _passed_over(merged)
            row.question, row.author, row.said_at = hint.question, hint.author, hint.created_at
            return _hint(row)
        self._supersede(session, hint)
        return self._insert(session, hint)

    def _insert(self, session: Session, hint: Hint) -> Hint:
        stored = replace(hint, id=hint.id or uuid.uuid4().hex)
        row = HintRow(said_at=stored.created_at)
        _fill(row, stored)
        session.add(row)
        session.flush()
        return stored

    def _active_alike(self, session: Session, hint: Hint) -> list[HintRow]:
        """Active hints on the same phrase for the same scope, owner and warehouse."""
        query = select(HintRow).where(
            HintRow.phrase_key == phrase_key(hint.phrase),
            HintRow.scope == hint.scope.value,
            HintRow.owner == hint.owner,
            HintRow.warehouse == hint.warehouse,
            HintRow.state == HintState.ACTIVE.value,
        )
        return list(session.scalars(query))

    def _supersede(self, session: Session, newer: Hint, keep: int | None = None, equals: bool = False) -> None:
        """Supersede what `newer` contradicts, and with `equals` what says the same."""
        for row in self._active_alike(session, newer):
            same = equals and same_preference(_hint(row), newer)
            if row.number != keep and (same or contradicts(_hint(row), newer)):
                row.state = HintState.SUPERSEDED.value
        session.flush()

    def _row(self, session: Session, hint_id: str) -> HintRow:
        row = session.scalar(select(HintRow).where(HintRow.id == hint_id).with_for_update())
        if row is None:
            raise NotFound("There is no such hint.")
        return row

    def _audit(self, session: Session, actor: str, action: str, detail: str) -> None:
        session.add(AuditRow(at=self._now(), actor=actor, action=action, detail=detail))


def _hint(row: HintRow) -> Hint:
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
    )


def _fill(row: HintRow, hint: Hint) -> None:
    row.id, row.phrase, row.phrase_key = hint.id, hint.phrase, phrase_key(hint.phrase)
    row.preferred_table, row.preferred_column = hint.preferred.table, hint.preferred.column
    row.passed_over = _passed_over(hint)
    row.scope, row.owner, row.author = hint.scope.value, hint.owner, hint.author
    row.question, row.created_at = hint.question, hint.created_at
    row.state, row.weight, row.warehouse = hint.state.value, hint.weight, hint.warehouse


def _passed_over(hint: Hint) -> str:
    return json.dumps([[element.table, element.column] for element in hint.passed_over])


def _union(first: tuple[Element, ...], second: tuple[Element, ...]) -> tuple[Element, ...]:
    return (*first, *(element for element in second if element not in first))
