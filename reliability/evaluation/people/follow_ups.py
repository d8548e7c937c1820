"""How often a follow-up's edits hold the result that is wanted: among the first so many, and whether it is told apart.

Each follow-up of a log is accounted for, the query before it is edited, and every edited query is run and held to the
gold results. Questions of the log that are no follow-ups are asked in the thread of the one before them, to see how
many of them are taken for follow-ups.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.calibration.judging.right_results import RightResults
from reliability.composing.follow_ups import Edited, edited, is_follow_up
from reliability.evaluation.people.log import HAS_ANSWER, AskedKind, AskedQuestion
from reliability.ports import Warehouse
from reliability.values import Limits, PreviousTurn, Rows

FIRST = (1, 2, 4, 8)
_SHOWN = 4


@dataclass(frozen=True, slots=True)
class FollowUpAsked:
    """One follow-up: what it was edited to, and the place of the first right query, from 0; None = none is right."""

    id: str
    edits: tuple[Edited, ...]
    right_at: int | None


@dataclass(frozen=True, slots=True)
class FollowUpFigures:
    """Shares in [0, 1], higher = better, but for `taken_for_one`: of whole questions that are taken for follow-ups.

    `right_within` has, for each of FIRST, the share of follow-ups of which one of so many queries is right;
    `right_of_edited` is that within four, of those alone for which there was an edit.
    """

    questions: int
    edited: float
    right_within: dict[int, float]
    right_of_edited: float
    taken_for_one: float | None = None


def ask_follow_ups(
    questions: Sequence[AskedQuestion], warehouse: Warehouse, today: date, limits: Limits | None = None
) -> list[FollowUpAsked]:
    """Edit the query before each follow-up, and look for a right one. One whose gold does not run is left out."""
    limits = limits or Limits()
    asked: list[FollowUpAsked] = []
    for question in questions:
        if question.kind is AskedKind.FOLLOW_UP and question.previous is not None:
            right = RightResults.of(question, warehouse, limits)
            if right is not None:
                asked.append(_asked(question, question.previous, right, warehouse, today, limits))
    return asked


def follow_up_figures(asked: Sequence[FollowUpAsked], taken: Sequence[bool] = ()) -> FollowUpFigures:
    """The shares of right ones; `taken` are whole questions, each as it was taken."""
    within = {n: _share([a.right_at is not None and a.right_at < n for a in asked]) for n in FIRST}
    of_edited = [a.right_at is not None and a.right_at < _SHOWN for a in asked if a.edits]
    return FollowUpFigures(
        len(asked), _share([bool(a.edits) for a in asked]), within, _share(of_edited), _share(taken) if taken else None
    )


def _asked(
    question: AskedQuestion,
    previous: PreviousTurn,
    right: RightResults,
    warehouse: Warehouse,
    today: date,
    limits: Limits,
) -> FollowUpAsked:
    schema = warehouse.schema()
    account = account_for(question.question, schema, cells_named(question.question, warehouse), today)
    edits = edited(account, previous, schema, today, most=max(FIRST))
    right_at = None
    for place, each in enumerate(edits):
        rows = warehouse.run(each.sql, limits)
        if isinstance(rows, Rows) and right.accepts(rows):
            right_at = place
            break
    return FollowUpAsked(question.id, edits, right_at)


def taken_for_follow_ups(questions: Sequence[AskedQuestion], warehouse: Warehouse, today: date) -> list[bool]:
    """Of a log's whole questions, each asked behind the one before it: which are taken for follow-ups."""
    whole = [q for q in questions if q.kind in HAS_ANSWER and q.kind is not AskedKind.FOLLOW_UP]
    schema, before, taken = warehouse.schema(), PreviousTurn("", ""), list[bool]()
    for question in whole:
        account = account_for(question.question, schema, cells_named(question.question, warehouse), today)
        if before.sql:
            taken.append(is_follow_up(account, before))
        if question.sql:
            before = PreviousTurn(question.question, question.sql)
    return taken


def _share(held: Sequence[bool]) -> float:
    return sum(held) / len(held) if held else 0.0
