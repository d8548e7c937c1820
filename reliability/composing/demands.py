"""What the words of a question demand of a query that answers it (docs/METHODS.md 2).

Each piece of content is a demand: one of the things that may explain it must stand in the query. What a query does that
no word demands is as telling; `reliability.candidates.said` compares both ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reliability.accounting.account import Account, Explanation, Piece, Role
from reliability.question.periods import Period

_MOST_ALTERNATIVES = 8
_NEAR = 0.6
"""An explanation at most so much worse than a piece's best one is an alternative to it."""
_SILENT = frozenset({Role.POLITE, Role.FUNCTION, Role.EARLIER})


@dataclass(frozen=True, slots=True)
class Alternative:
    """One thing that would meet a demand. `kind`: table, column, cell, period, number, operation, grain; `value`: a
    name in lower case (`table` or `table.column`), a stored value, ISO days as `start/end`, digits, or what an account
    calls it.
    """

    kind: str
    value: str


@dataclass(frozen=True, slots=True)
class Demand:
    """What a stretch of words asks for: any of the alternatives, or, of words that nothing explains, what no query
    has."""

    words: str
    alternatives: tuple[Alternative, ...] = ()


def demands_of(account: Account) -> tuple[Demand, ...]:
    """The demands of a question's words, from left to right; those of politeness and grammar demand nothing."""
    return tuple(demand for piece in account.pieces if (demand := _demand(piece)) is not None)


def unexplained(demands: Sequence[Demand]) -> tuple[str, ...]:
    """The words that nothing explains."""
    return tuple(demand.words for demand in demands if not demand.alternatives)


def tables_named(demands: Sequence[Demand]) -> tuple[str, ...]:
    """The tables that words name, in lower case, in their order; where none is, those whose values they name."""
    tables, of_cells = list[str](), list[str]()
    for demand in demands:
        first = demand.alternatives[0] if demand.alternatives else None
        if first is not None and first.kind == "table":
            tables.append(first.value)
        elif first is not None and first.kind == "cell":
            of_cells.append(first.value.partition(".")[0])
    return tuple(dict.fromkeys(tables or of_cells))


def _demand(piece: Piece) -> Demand | None:
    if not piece.explanations:
        return Demand(piece.text)
    if piece.explanations[0].role in _SILENT:
        return None
    least = _NEAR * piece.explanations[0].score
    near = [each for each in piece.explanations if each.score >= least and each.role not in _SILENT]
    alternatives = dict.fromkeys(found for each in near for found in _alternatives(each))
    return Demand(piece.text, tuple(alternatives)[:_MOST_ALTERNATIVES]) if alternatives else None


def _alternatives(explanation: Explanation) -> list[Alternative]:
    element = explanation.element
    if explanation.role is Role.PERIOD:
        return [Alternative("period", _iso(explanation.period))] if explanation.period else []
    if element is None:
        kind = str(explanation.role.value)
        return [Alternative(kind, explanation.value)] if kind in ("number", "operation", "grain") else []
    name = f"{element.table}.{element.column}" if element.column else element.table
    if explanation.role is Role.CELL:
        return [Alternative("cell", f"{name.lower()}={explanation.value}")]
    return [Alternative("column" if element.column else "table", name.lower())]


def _iso(period: Period) -> str:
    return f"{period.start or ''}/{period.end or ''}"
