"""Hints in the store: the port Memory, and what admins and set-up need besides."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from adapters.store.database import Database
from adapters.store.memory.evidence import annul, hand_over, note, weigh_up
from adapters.store.memory.rows import alike, fill, hint_of, inserted, the_row, united, written
from adapters.store.memory.search import HintPage, HintSearch, KnownEvidence, found, known_evidence
from adapters.store.tables import AuditRow, HintRow
from reliability.errors import BadInput, NotFound
from reliability.memory.hint_lines import to_json_line
from reliability.memory.recalling import owners_of, recall_keys, recalled
from reliability.memory.rules import (
    checked,
    decayed,
    edited,
    is_missing,
    moment,
    phrase_key,
    same_evidence,
    same_preference,
)
from reliability.memory.standing import PICKS_THAT_TURN, Evidence, EvidenceKind
from reliability.values import Element, Hint, HintScope, HintState, Question, Schema

_COPIES = uuid.UUID("6f1c6b9e-6c0b-4d0a-9b57-3a0f6f6f4b1d")
"""The namespace of the ids of hints that were copied from one workspace to another."""
_LOOKED_AT = 200
"""The most hints of one scope that a question's words may call up: the heaviest."""


class StoredMemory:
    """Hints (docs/METHODS.md 6) in the store; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    # --- the port

    def recall(self, question: Question, warehouse: str) -> list[Hint]:
        """Active hints for the person, channel or workspace whose phrase stands in the question: narrower first, then
        longer phrases, then heavier now, then newer."""
        keys = recall_keys(question.text)
        owners = owners_of(question)
        rows: list[HintRow] = []
        with self._database.read() as session:
            for scope, owned_by in owners.items() if keys else ():
                query = select(HintRow).where(HintRow.owner.in_(owned_by), HintRow.recall_key.in_(keys))
                speaks = (HintRow.scope == scope.value, HintRow.warehouse == warehouse)
                query = query.where(*speaks, HintRow.state == HintState.ACTIVE.value)
                rows += session.scalars(query.order_by(HintRow.weight.desc(), HintRow.number.desc()).limit(_LOOKED_AT))
        now = self._now()
        rows.sort(key=lambda row: row.number, reverse=True)
        return recalled(question, [(hint_of(row), decayed(row.weight, row.said_at, now)) for row in rows])

    def remember(self, hint: Hint) -> Hint:
        """Store a pick; the same preference said again gains evidence, and rivals are weighed against it.

        Raises BadInput for a hint without phrase or table.
        """
        with self._database.write() as session:
            return hint_of(self._remember(session, hint, EvidenceKind.PICKED))

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
            return [hint_of(row) for row in session.scalars(query)]

    def edit(self, hint_id: str, hint: Hint, by: str = "") -> Hint:
        """Replace a hint's phrase, preference, scope and owner. Raises NotFound, BadInput.

        Its author, question, time and state stay. Who edits says what it means, with the weight of three picks; what
        was picked for other words or another preference counts no more.
        """
        checked(hint)
        with self._database.write() as session:
            row = the_row(session, hint_id)
            before = hint_of(row)
            after = edited(before, hint)
            if phrase_key(after.phrase) != phrase_key(before.phrase) or not same_preference(before, after):
                annul(session, row)
            after = self._said(session, row, after, by or hint.author, EvidenceKind.EDITED)
            self._audit_change(session, by or hint.author, "hint edited", before, after)
            return after

    def retire(self, hint_id: str, by: str) -> Hint:
        """Stop using a hint; it stays readable. Retiring twice changes nothing. Raises NotFound."""
        with self._database.write() as session:
            row = the_row(session, hint_id)
            if row.state != HintState.RETIRED.value:
                self._audit(session, by, "hint retired", to_json_line(hint_of(row)))
                row.state = HintState.RETIRED.value
                session.flush()
                weigh_up(session, hint_of(row), revive=False)
            return hint_of(row)

    # --- for admins

    def find(self, search: HintSearch, page: int = 0, size: int = 20) -> HintPage:
        """A page of the hints that fit, newest first, and how many fit in all."""
        with self._database.read() as session:
            return found(session, search, page, size)

    def hint(self, hint_id: str) -> Hint | None:
        """The hint of that id, whatever its state."""
        with self._database.read() as session:
            row = session.scalar(select(HintRow).where(HintRow.id == hint_id))
            return None if row is None else hint_of(row)

    def beginning_with(self, start: str) -> list[Hint]:
        """At most two hints whose id begins so: one is meant, two leave it open."""
        query = select(HintRow).where(HintRow.id.startswith(start, autoescape=True)).limit(2)
        with self._database.read() as session:
            return [hint_of(row) for row in session.scalars(query)]

    def evidence(self, hint_id: str) -> list[KnownEvidence]:
        """What speaks for a hint, newest first: who said it when, in which question, and which SQL answered that.
        Raises NotFound."""
        with self._database.read() as session:
            row = session.scalar(select(HintRow).where(HintRow.id == hint_id))
            if row is None:
                raise NotFound("There is no such hint.")
            return known_evidence(session, row)

    def like(self, hint_id: str, limit: int = 100) -> list[Hint]:
        """Other hints of the same warehouse that prefer the same element, newest first: what a hint may be merged
        with. Raises NotFound."""
        with self._database.read() as session:
            row = session.scalar(select(HintRow).where(HintRow.id == hint_id))
            if row is None:
                raise NotFound("There is no such hint.")
            same = (
                HintRow.warehouse == row.warehouse,
                HintRow.preferred_table == row.preferred_table,
                HintRow.preferred_column == row.preferred_column,
                HintRow.state != HintState.RETIRED.value,
                HintRow.number != row.number,
            )
            query = select(HintRow).where(*same).order_by(HintRow.number.desc()).limit(limit)
            return [hint_of(each) for each in session.scalars(query)]

    def add(self, hint: Hint, by: str) -> Hint:
        """Store what somebody says in so many words: it weighs as much as three picks. Raises BadInput."""
        with self._database.write() as session:
            stored = hint_of(self._remember(session, replace(hint, weight=PICKS_THAT_TURN), EvidenceKind.ADDED))
            self._audit(session, by, "hint added", to_json_line(stored))
            return stored

    def promote(self, hint_id: str, scope: HintScope, owner: str, by: str) -> Hint:
        """Let a hint speak for a channel or for everybody from now on; its evidence goes with it. Raises NotFound,
        BadInput where the scope is no wider."""
        with self._database.write() as session:
            row = the_row(session, hint_id)
            before = hint_of(row)
            wider = [HintScope.PERSON, HintScope.CHANNEL, HintScope.WORKSPACE]
            if wider.index(scope) <= wider.index(before.scope):
                raise BadInput(
                    f"A hint for a {before.scope.value} is not made wider by making it one for a {scope.value}."
                )
            after = replace(before, scope=scope, owner=owner, state=HintState.ACTIVE)
            row.state = HintState.ACTIVE.value
            after = self._said(session, row, after, by, EvidenceKind.PROMOTED)
            self._audit_change(session, by, "hint promoted", before, after)
            return after

    def restore(self, hint_id: str, by: str) -> Hint:
        """Use a retired or outweighed hint again. One that is used already stays as it is. Raises NotFound."""
        with self._database.write() as session:
            row = the_row(session, hint_id)
            before = hint_of(row)
            if before.state is HintState.ACTIVE:
                return before
            row.state = HintState.ACTIVE.value
            after = self._said(session, row, replace(before, state=HintState.ACTIVE), by, EvidenceKind.RESTORED)
            self._audit_change(session, by, "hint restored", before, after)
            return after

    def merge(self, hint_id: str, other_id: str, by: str) -> Hint:
        """Let what was said for another hint speak for this one, and retire the other. Raises NotFound, BadInput where
        both are one or prefer different things."""
        with self._database.write() as session:
            row, other = the_row(session, hint_id), the_row(session, other_id)
            kept, given = hint_of(row), hint_of(other)
            if row.number == other.number:
                raise BadInput("A hint cannot be merged with itself.")
            if not same_preference(kept, given) or kept.warehouse != given.warehouse:
                raise BadInput("Only hints that prefer the same table or column are merged.")
            hand_over(session, other, row)
            row.passed_over = written(united(kept.passed_over, given.passed_over))
            other.state = HintState.RETIRED.value
            session.flush()
            weigh_up(session, hint_of(row))
            weigh_up(session, given, revive=False)
            self._audit(
                session, by, "hint merged", json.dumps({"into": to_json_line(kept), "from": to_json_line(given)})
            )
            return hint_of(row)

    def retire_missing(self, schema: Schema, warehouse: str) -> list[Hint]:
        """Retire the warehouse's active hints whose preferred table or column the schema lost; those."""
        query = select(HintRow).where(HintRow.state == HintState.ACTIVE.value, HintRow.warehouse == warehouse)
        retired = []
        with self._database.write() as session:
            for row in session.scalars(query):
                if is_missing(Element(row.preferred_table, row.preferred_column), schema):
                    self._audit(session, "candor", "hint retired: not in the schema", to_json_line(hint_of(row)))
                    row.state = HintState.RETIRED.value
                    retired.append(hint_of(row))
            session.flush()
            for hint in retired:
                weigh_up(session, hint, revive=False)
        return retired

    def export(self) -> list[str]:
        """Every hint, inactive ones too, as JSON lines, oldest first."""
        return [to_json_line(hint) for hint in reversed(self.hints(include_inactive=True))]

    def import_hints(self, hints: Sequence[Hint], by: str) -> int:
        """Take hints, all or none; how many were new. Raises BadInput.

        A hint whose id is here already is left alone, so importing twice changes nothing. One that another workspace
        has is taken under an id of its own.
        """
        added = 0
        with self._database.write() as session:
            known = set(session.scalars(select(HintRow.id)))
            anybodys = set(session.execute(select(HintRow.__table__.c.id)).scalars())  # of all workspaces
            for hint in hints:
                if hint.id in anybodys - known:
                    hint = replace(hint, id=uuid.uuid5(_COPIES, f"{self._database.team} {hint.id}").hex)
                if hint.id and hint.id in known:
                    continue
                if hint.state is HintState.ACTIVE:
                    row = self._remember(session, hint, EvidenceKind.IMPORTED)
                else:
                    row = inserted(session, checked(hint))
                    note(session, row, _evidence(hint, EvidenceKind.IMPORTED))
                added += row.id not in known
                known.add(row.id)
            self._audit(session, by, "hints imported", f"{added} of {len(hints)} were new")
        return added

    # --- inside a transaction

    def _remember(self, session: Session, hint: Hint, kind: EvidenceKind) -> HintRow:
        checked(hint)
        self._database.serialise(session, f"hint:{phrase_key(hint.phrase)}")
        # An active one before one that was outweighed; a retired one stays so, and a new pick is a new hint.
        known = alike(session, hint, HintState.ACTIVE) + alike(session, hint, HintState.SUPERSEDED)
        row = next((each for each in known if same_preference(hint_of(each), hint)), None)
        if row is None:
            row = inserted(session, hint)
        elif same_evidence(hint_of(row), hint, row.said_at):
            row.passed_over = written(united(hint_of(row).passed_over, hint.passed_over))
            return row
        row.passed_over = written(united(hint_of(row).passed_over, hint.passed_over))
        row.question, row.author, row.ask = hint.question, hint.author, hint.ask
        note(session, row, _evidence(hint, kind))
        weigh_up(session, hint)
        return row

    def _said(self, session: Session, row: HintRow, after: Hint, by: str, kind: EvidenceKind) -> Hint:
        """Change a row into what somebody says in so many words, and weigh it against its rivals."""
        self._database.serialise(session, f"hint:{phrase_key(after.phrase)}")
        fill(row, after)
        session.flush()
        # What is said now is the newest, also where another process's clock is ahead.
        rivals = [each.said_at for each in alike(session, after, HintState.ACTIVE, HintState.SUPERSEDED)]
        now = max((self._now().isoformat(timespec="seconds"), *rivals), key=moment)
        note(session, row, Evidence(now, by, kind, weight=PICKS_THAT_TURN))
        if after.state is HintState.ACTIVE:
            for twin in alike(session, after, HintState.ACTIVE, HintState.SUPERSEDED):
                if twin.number != row.number and same_preference(hint_of(twin), after):
                    hand_over(session, twin, row)
            weigh_up(session, after)
        return hint_of(row)

    def _audit_change(self, session: Session, actor: str, action: str, before: Hint, after: Hint) -> None:
        self._audit(session, actor, action, json.dumps({"before": to_json_line(before), "after": to_json_line(after)}))

    def _audit(self, session: Session, actor: str, action: str, detail: str) -> None:
        session.add(AuditRow(at=self._now(), actor=actor, action=action, detail=detail))


def _evidence(hint: Hint, kind: EvidenceKind) -> Evidence:
    return Evidence(hint.created_at, hint.author, kind, hint.question, hint.ask, hint.weight)
