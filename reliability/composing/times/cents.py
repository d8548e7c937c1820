"""Amounts kept in cents, asked for in whole money: "the revenue in euros", "fines over 250"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from reliability.accounting.account import Piece
from reliability.composing.frame import Computed, Condition, Expression, Filter, Of, Value
from reliability.composing.planning.columns import columns_of, words_of
from reliability.composing.planning.relations import Relations
from reliability.composing.times.columns import TimeColumn
from reliability.values import Element

_IN_MONEY = re.compile(r"\b(?:euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf)\b|[€$£]", re.IGNORECASE)
_HELD_AGAINST = re.compile(
    r"(?:\b(?:over|above|exceed(?:s|ed|ing)?|(?:more|less|higher|lower) than|under|below|at (?:least|most)|between)|[<>]=?)"
    r"\s+\d",
    re.IGNORECASE,
)
"""An amount that something is held against is said in whole money, whatever it is kept in."""
_SAYS_CENTS = re.compile(r"\b(?:cents?|pence|pennies|cts)\b", re.IGNORECASE)
_CENTS = frozenset(("cent", "cents", "pence", "pennies"))


@dataclass(frozen=True, slots=True)
class CentsColumn(TimeColumn):
    """An amount in cents as whole money."""

    def value(self, of: Of) -> Expression:
        """A hundredth of the cents."""
        return Computed(replace(of, column=self.of), "/", Value(100.0))

    def condition(self, said: Condition) -> Filter:
        """What is said of whole money."""
        return replace(said, of=Computed(Of(self.of), "/", Value(100.0)))


def cents_read(pieces: Sequence[Piece], text: str, relations: Relations) -> tuple[tuple[Piece, ...], list[CentsColumn]]:
    """The pieces with amounts in cents read as whole money where money is spoken of, or an amount is held
    against a number, and the columns of it."""
    if not _IN_MONEY.search(text) and (_SAYS_CENTS.search(text) or not _HELD_AGAINST.search(text)):
        return tuple(pieces), []
    columns = {
        element: CentsColumn(Element(table.name, _without_cents(element.column)), element, "NUMERIC")
        for table in relations.tables.values()
        for element in columns_of(table, relations, "number")
        if _CENTS & set(words_of(element.column)) and table.column(_without_cents(element.column)) is None
    }
    told = [] if _IN_MONEY.search(text) else [match.span() for match in _HELD_AGAINST.finditer(text)]
    near = [piece for piece in pieces if not told or any(_is_beside(piece, span) for span in told)]
    return tuple(_in_money(piece, columns) if piece in near else piece for piece in pieces), list(columns.values())


def _is_beside(piece: Piece, span: tuple[int, int]) -> bool:
    """Whether a piece stands just before a comparison with a number, or just behind it."""
    return -_BESIDE <= piece.end - span[0] <= 0 or 0 <= piece.start - span[1] <= _BESIDE


_BESIDE = 12


def _without_cents(name: str) -> str:
    """
    >>> _without_cents("amount_cents"), _without_cents("amtCents")
    ('amount_money', 'amt_money')
    """
    return "_".join([word for word in words_of(name) if word not in _CENTS] + ["money"])


def _in_money(piece: Piece, columns: dict[Element, CentsColumn]) -> Piece:
    found = tuple(
        replace(each, element=columns[each.element].element) if each.element in columns else each
        for each in piece.explanations
    )
    return replace(piece, explanations=found)
