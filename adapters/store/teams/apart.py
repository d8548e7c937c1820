"""Keeps what is a workspace's own apart from what is another's, for whole sessions and not query by query.

    with Session(engine, info={TEAM: "T012"}) …     sees and makes rows of T012 alone, of every table that is OfTeam

A condition that stands in each query is forgotten in one of them some day; here SQLAlchemy puts it into all, also those
that change and delete (its `with_loader_criteria`). A session that names no team sees all.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.orm import ORMExecuteState, Session, with_loader_criteria

from adapters.store.tables import OfTeam

TEAM = "team"
"""The key of a session's `info` under which its team stands; "" is what belongs to no installed workspace."""


@event.listens_for(Session, "do_orm_execute")
def _only_theirs(state: ORMExecuteState) -> None:
    team = state.session.info.get(TEAM)
    if team is None or not (state.is_select or state.is_update or state.is_delete):
        return
    criteria = with_loader_criteria(OfTeam, lambda table: table.team == team, include_aliases=True)
    state.statement = state.statement.options(criteria)


@event.listens_for(Session, "before_flush")
def _as_theirs(session: Session, _context: Any, _instances: Any) -> None:
    team: str | None = session.info.get(TEAM)
    if team is None:
        return
    for row in session.new:
        if isinstance(row, OfTeam):
            if row.team and row.team != team:
                raise ValueError("a row of one workspace is not stored as another's")
            row.team = team
