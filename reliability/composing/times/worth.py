"""What rows are worth, where a table keeps how many and for how much each, and no total: "revenue" is quantity times
unit price."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from reliability.accounting.account import Explanation, Piece, Role
from reliability.composing.frame import Computed, Condition, Expression, Filter, Of
from reliability.composing.planning.columns import columns_of, words_of
from reliability.composing.planning.relations import Relations
from reliability.composing.times.columns import TimeColumn
from reliability.values import Element, Table
from reliability.words import stem

_MANY = frozenset("quantity qty units pieces amount_of weight volume hours kg kilos tonnes litres liters".split())
_EACH = frozenset("price rate cost".split())
_OF_ANY = frozenset("unit list sale base average avg min max standard std per".split())
_TOTALS = frozenset("total amount revenue value subtotal sum turnover sales worth payment paid net gross".split())
_MONEY = re.compile(
    r"\b(?:revenues?|turnover|sales|income|takings|proceeds|earnings?|earn(?:s|ed)?|worth|values?|spend(?:s|ing)?|spent|"
    r"money|costs?|owed?|owing|pay|paid|bring(?:s)? in|brought in|how much|bills?|expenses?|amounts?|"
    r"size(?=\s+in\s+(?:euros?|eur|dollars?|usd|pounds|gbp|money)\b))\b",
    re.IGNORECASE,
)
_BROUGHT = re.compile(r"br(?:ing|ought)", re.IGNORECASE)
_SURE, _BESIDE, _BY_NAME = 0.94, 0.9, 0.97


@dataclass(frozen=True, slots=True)
class WorthColumn(TimeColumn):
    """How many times for how much each; `of` is how many."""

    each: Element = field(default_factory=lambda: Element(""))

    def value(self, _of: Of) -> Expression:
        """The one times the other."""
        return Computed(Of(self.of), "*", Of(self.each))

    def condition(self, said: Condition) -> Filter:
        """What is said of the product."""
        return replace(said, of=self.value(Of(self.of)))


def worth_columns(relations: Relations, said: Collection[str] = ()) -> list[WorthColumn]:
    """The worth of rows, of each table that keeps how many and for how much each, and no total. `said` are the words of
    a question in the singular."""
    return [found for table in relations.tables.values() if (found := _worth(table, relations, said)) is not None]


def _worth(table: Table, relations: Relations, said: Collection[str]) -> WorthColumn | None:
    numbers = columns_of(table, relations, "number")
    prices = [e for e in numbers if _EACH & set(words_of(e.column))]
    totals = [e for e in numbers if e not in prices and _TOTALS & set(words_of(e.column))]
    priced = ({stem(word) for e in prices for word in words_of(e.column)} - _EACH - _OF_ANY) & set(said)
    many = [e for e in numbers if e not in prices and _is_many(e, priced)]
    if totals or not many:
        return None
    if not prices:
        prices = [e for e in _prices_above(table, relations) if "quantity" in words_of(many[0].column)]
    if not prices:
        return None
    units = set(words_of(prices[0].column)) - _EACH  # "price per kg" is of what is weighed
    many.sort(key=lambda e: (not units & set(words_of(e.column)), not {"quantity", "qty"} & set(words_of(e.column))))
    return WorthColumn(Element(table.name, "total_value"), many[0], "NUMERIC", prices[0])


def _is_many(number: Element, priced: set[str]) -> bool:
    """Whether a number says how many: of anything, or of what is named and priced beside it, tickets_sold at a
    ticket_price."""
    own = words_of(number.column)
    return bool(_MANY & set(own)) or not priced.isdisjoint(map(stem, own))


def _prices_above(table: Table, relations: Relations) -> list[Element]:
    """The prices of what rows belong to at once, where each has one."""
    parents = [name for name, steps in relations.above(table.name).items() if steps == 1]
    found = [
        [e for e in columns_of(relations.table(name), relations, "number") if "price" in words_of(e.column)]
        for name in parents
    ]
    return [own[0] for own in found if len(own) == 1]


def worth_read(pieces: Sequence[Piece], text: str, relations: Relations) -> tuple[tuple[Piece, ...], list[WorthColumn]]:
    """The pieces with those that speak of money explained by what rows are worth, and the columns of it."""
    columns = worth_columns(relations, {stem(word) for word in re.findall(r"\w+", text)})
    said = [match for match in _MONEY.finditer(text) if not _is_named_behind(match, pieces)] if columns else []
    if not said:
        return tuple(pieces), []
    found = []
    for at, piece in enumerate(pieces):
        if _is_said(piece, said):
            sure = at > 0 and _says_of_what(pieces[at - 1], columns)
            found.append(_worth_said(piece, columns, sure=sure))
        elif at + 1 < len(pieces) and _is_said(pieces[at + 1], said) and _says_of_what(piece, columns):
            found.append(replace(piece, explanations=(Explanation(Role.FUNCTION, 0.5),)))
        else:
            found.append(piece)
    return tuple(found), columns


def _is_named_behind(match: re.Match[str], pieces: Sequence[Piece]) -> bool:
    """Whether a column says what is brought in: "how much do they bring in together in monthly fees"."""
    if not _BROUGHT.match(match[0]):
        return False
    for piece in pieces:
        best = piece.best if piece.start >= match.end() else None
        if best is not None and best.role is not Role.FUNCTION:
            return best.role is Role.COLUMN and best.via == "name" and best.score >= _BY_NAME
    return False


def _is_said(piece: Piece, said: Sequence[re.Match[str]]) -> bool:
    return any(match.start() < piece.end and piece.start < match.end() for match in said)


def _says_of_what(piece: Piece, columns: Sequence[WorthColumn]) -> bool:
    """Whether a word before "revenue" says of what, and both columns of the worth are called so: "ticket revenue"."""
    own = {stem(word) for word in piece.text.lower().split()}
    both = [{stem(word) for word in words_of(e.column)} for each in columns for e in (each.of, each.each)]
    return bool(own) and any(own <= one and own <= other for one, other in zip(both[::2], both[1::2], strict=True))


def _is_kept(piece: Piece, columns: Sequence[WorthColumn]) -> bool:
    """Whether another table keeps such an amount of its own: the revenue of rentals, where parts have prices too."""
    tables = {each.element.table for each in columns}
    own = [e.element for e in piece.of(Role.COLUMN) if e.element is not None and e.element.table not in tables]
    return any(_TOTALS & set(words_of(element.column)) for element in own)


def _worth_said(piece: Piece, columns: Sequence[WorthColumn], *, sure: bool = False) -> Piece:
    """A piece with these columns before all that is not called so: what is asked for by its name stays first, unless it
    is `sure` of what the worth is."""
    if piece.best is not None and piece.best.role in (Role.OPERATION, Role.PERIOD, Role.NUMBER):
        return piece
    named = piece.best is not None and piece.best.role is Role.COLUMN and piece.best.via == "name" and not sure
    if named and piece.best is not None and piece.best.score >= _BY_NAME:
        return piece
    beside = named or (not sure and _is_kept(piece, columns))
    score = _BESIDE * piece.explanations[0].score if beside else _SURE
    own = [Explanation(Role.COLUMN, score, each.element, via="worth") for each in columns]
    tables = {e.element.table for e in piece.explanations if e.element is not None}
    own = [
        e if sure or e.element is None or not tables or e.element.table in tables else replace(e, score=0.9 * e.score)
        for e in own
    ]
    best = [e if beside or e.via == "name" else replace(e, score=min(e.score, 0.85)) for e in piece.explanations]
    return replace(piece, explanations=tuple(sorted([*own, *best], key=lambda e: -e.score)))
