"""Looking through hints: by words, scope, state, person and table, a page at a time."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import ColumnElement, func, literal, or_, select
from sqlalchemy.orm import Session

from adapters.store.memory.evidence import evidence_of
from adapters.store.memory.rows import hint_of
from adapters.store.tables import AskRow, EvidenceRow, HintRow, VerbatimText
from reliability.memory.standing import Evidence
from reliability.values import Hint, HintScope, HintState

_LONGEST = 1_000  # of a text that is looked for; SQLite takes no pattern of any length


@dataclass(frozen=True, slots=True)
class HintSearch:
    """Which hints: all of what is given must fit. `text` stands in the phrase, the question or the preferred name;
    `person` is whom it is for or who said it, `owner` whom it is for; `table` is preferred or passed over."""

    text: str = ""
    scope: HintScope | None = None
    state: HintState | None = HintState.ACTIVE
    person: str = ""
    owner: str = ""
    table: str = ""


@dataclass(frozen=True, slots=True)
class HintPage:
    """Some of the hints that fit, newest first, and how many there are in all. `page` counts from 0 and is the last one
    where a later one was asked for."""

    hints: tuple[Hint, ...]
    total: int
    page: int = 0


@dataclass(frozen=True, slots=True)
class KnownEvidence:
    """Evidence, and the SQL of the answer that it came from; "" where there was none, or it is no longer kept."""

    evidence: Evidence
    sql: str = ""


def found(session: Session, search: HintSearch, page: int, size: int) -> HintPage:
    """A page of the hints that fit; any number is a page."""
    conditions = list(_conditions(search))
    total = session.scalar(select(func.count()).select_from(HintRow).where(*conditions)) or 0
    page = min(max(page, 0), max(0, -(-total // size) - 1))
    query = select(HintRow).where(*conditions).order_by(HintRow.number.desc()).limit(size).offset(page * size)
    return HintPage(tuple(map(hint_of, session.scalars(query))), total, page)


def known_evidence(session: Session, row: HintRow) -> list[KnownEvidence]:
    """The evidence for a hint, newest first."""
    evidence = [each for _, each in evidence_of(session, [row])]
    asks = {each.ask for each in evidence if each.ask}
    rows = session.execute(select(AskRow.id, AskRow.sql).where(AskRow.id.in_(asks)))
    sqls = {str(ask): str(sql) for ask, sql in rows}
    return [KnownEvidence(each, sqls.get(each.ask, "")) for each in reversed(evidence)]


def _conditions(search: HintSearch) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = []
    if search.text:
        name = HintRow.preferred_table + "." + HintRow.preferred_column
        columns = (HintRow.phrase, HintRow.question, name)
        conditions.append(or_(*(column.icontains(search.text[:_LONGEST], autoescape=True) for column in columns)))
    if search.scope is not None:
        conditions.append(HintRow.scope == search.scope.value)
    if search.state is not None:
        conditions.append(HintRow.state == search.state.value)
    if search.person:
        said_by = select(EvidenceRow.hint).where(EvidenceRow.person == search.person)
        conditions.append(or_(HintRow.owner == search.person, HintRow.number.in_(said_by)))
    if search.owner:
        conditions.append(HintRow.owner == search.owner)
    if search.table:
        named = func.lower(literal(search.table, VerbatimText()))
        passed = HintRow.passed_over.icontains(f"[{json.dumps(search.table)}, ", autoescape=True)
        conditions.append(or_(func.lower(HintRow.preferred_table) == named, passed))
    return conditions
