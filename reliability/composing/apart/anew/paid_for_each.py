"""What is paid for each length of time, where it is kept of people and for another: "how much do we pay in salaries per
month" of yearly salaries is a twelfth of them, and nothing by the month of hiring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Piece, Role
from reliability.composing.apart.anew.figures import Said
from reliability.composing.frame import Computed, Expression, Frame, Measure, Number, Of, Value
from reliability.composing.planning.columns import PAID, date_columns, tells_of_life, words_of
from reliability.composing.planning.relations import Relations
from reliability.values import Element, Schema
from reliability.words import stem

_FOR_EACH = re.compile(
    r"\s*,?\s*\b(?:per|each|every|a|by)\s+(?P<unit>month|year|quarter|week|day|hour)\b", re.IGNORECASE
)
_ADJECTIVES = {
    "month": "monthly", "year": "yearly", "quarter": "quarterly", "week": "weekly", "day": "daily", "hour": "hourly",
}  # fmt: skip
_IN_A_YEAR = {"year": 1, "quarter": 4, "month": 12, "week": 52}
_ASKED = re.compile(r"\b(?P<unit>monthly|quarterly|weekly|yearly|annual(?:ly)?)\b", re.IGNORECASE)
_UNITS = {"monthly": "month", "quarterly": "quarter", "weekly": "week"}
_KEPT = (
    ("year", re.compile(r"\b(?:yearly|annual(?:ly)?|per (?:year|annum)|a year|p\.?a\.?)(?!\w)", re.IGNORECASE)),
    ("month", re.compile(r"\b(?:monthly|per month|a month)\b", re.IGNORECASE)),
)
_PAID_STEMS = frozenset(stem(word) for word in PAID)
_LIKELY = 0.95


def paid_for_each(account: Account, relations: Relations) -> Iterator[Said]:
    """The question with the length of time said of what is paid ("monthly salaries"), where no day of payment is kept;
    none of any other question."""
    match = _FOR_EACH.search(account.text)
    if match is None:
        return
    for piece in account.pieces:
        named = piece.best.element if piece.best is not None and piece.best.role is Role.COLUMN else None
        if named is not None and PAID & set(words_of(named.column)) and _is_of_no_day(named, relations):
            if not _PAID_STEMS & {stem(word) for word in piece.text.lower().split()} or _is_said_after(piece, account):
                continue
            text = f"{account.text[: match.start()]} {account.text[match.end() :]}"
            at = piece.start if piece.start < match.start() else piece.start - (match.end() - match.start()) + 1
            yield f"{text[:at]}{_ADJECTIVES[match['unit'].lower()]} {text[at:]}", _LIKELY
            return


def _is_said_after(piece: Piece, account: Account) -> bool:
    """Whether it only does what another word is paid: "how much do we pay in salaries"."""
    element = piece.best.element if piece.best is not None else None
    later = (each for each in account.pieces if each.start > piece.start and each.best is not None)
    return any(each.best is not None and each.best.element == element for each in later)


def _is_of_no_day(named: Element, relations: Relations) -> bool:
    """Whether the rows of its table are there for as long as they are, and none is a payment of some day."""
    table = relations.tables.get(named.table)
    return table is not None and all(tells_of_life(each) for each in date_columns(table, relations))


def for_the_length_asked(frame: Frame, text: str, schema: Schema) -> Frame:
    """The frame with what is paid for another length of time than the one asked for divided, or multiplied, by as many
    as there are in it; the frame itself where its comment tells no length, or the one that is asked for."""
    found = _ASKED.search(text)
    if found is None or not frame.numbers:
        return frame
    asked = _UNITS.get(found["unit"].lower(), "year")
    return replace(frame, numbers=tuple(_for_it(each, asked, schema) for each in frame.numbers))


def _for_it(number: Number, asked: str, schema: Schema) -> Number:
    if not isinstance(number, Measure) or number.aggregate.startswith("count") or not isinstance(number.of, Of):
        return number
    kept = _kept_for(number.of.column, schema)
    if not kept or kept == asked:
        return number
    return replace(number, of=_times(number.of, _IN_A_YEAR[kept], _IN_A_YEAR[asked]))


def _times(of: Of, kept: int, asked: int) -> Expression:
    """What is kept so many times a year as one that is asked for so many times: a week is no quarter of a month."""
    if asked % kept == 0:
        return Computed(of, "/", Value(asked // kept))
    in_a_year = Computed(of, "*", Value(kept // asked if kept % asked == 0 else kept))
    return in_a_year if kept % asked == 0 else Computed(in_a_year, "/", Value(asked))


def _kept_for(named: Element, schema: Schema) -> str:
    """The length of time for which an amount is kept, as its name or comment says; "" where neither does."""
    table = next((each for each in schema.tables if each.name == named.table), None)
    column = table.column(named.column) if table is not None else None
    if column is None or not PAID & set(words_of(column.name)):
        return ""
    said = f"{' '.join(words_of(column.name))} {column.comment or ''}"
    return next((length for length, words in _KEPT if words.search(said)), "")
