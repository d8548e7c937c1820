"""The next question that compares: offered only where it puts both periods side by side. Pure.

The core offers the year before alone, by `YEAR_BEFORE`. Its words for comparing make an edit that lays the same figures
of two periods beside each other, and people see that reading first. Where rows are dates of the period itself (months
of 2026), that edit would put each date beside nothing, and where words make no such edit nothing is compared: no button
then.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.accounting.accounting import account_for
from reliability.composing.follow_ups import edited
from reliability.guard.dialects.parsing import parsed_one
from reliability.values import PreviousTurn, Schema

YEAR_BEFORE, COMPARED = "and the year before?", "compared with the year before"
_SIDE_BY_SIDE = "both periods side by side"
_LOOKED_AT = 8


def with_comparison(following: Sequence[str], question: str, sql: str, schema: Schema, today: date) -> tuple[str, ...]:
    """The next questions, with the one about the year before as a comparison where it makes one, else without it."""
    offered = COMPARED if YEAR_BEFORE in following and compares(question, sql, schema, today) else ""
    return tuple(text for each in following if (text := offered if each == YEAR_BEFORE else each))


def compares(question: str, sql: str, schema: Schema, today: date) -> bool:
    """Whether asking for the comparison puts both periods in each row."""
    account = account_for(COMPARED, schema, [], today)
    found = edited(account, PreviousTurn(question, sql), schema, today, _LOOKED_AT)
    return any(each.what == _SIDE_BY_SIDE and _in_each_row(each.sql, schema) for each in found)


def _in_each_row(sql: str, schema: Schema) -> bool:
    """Whether no group is of the dates that tell the periods apart."""
    try:
        tree = parsed_one(sql, schema.dialect)
    except (SqlglotError, RecursionError):
        return False
    dated = {column.name.lower() for case in tree.find_all(exp.If) for column in case.this.find_all(exp.Column)}
    group = tree.args.get("group")
    outputs = [each.unalias() for each in getattr(tree, "expressions", []) if not each.find(exp.AggFunc)]
    of_groups = [*(group.expressions if group is not None else []), *outputs]
    return bool(dated) and not any(
        column.name.lower() in dated for each in of_groups for column in each.find_all(exp.Column)
    )
