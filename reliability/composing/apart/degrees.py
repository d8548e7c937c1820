"""What words of degree mean, said in full: "expensive products" are those with the highest prices, or with prices above
the average; "senior staff" those who have been there longest, or earn most; "which shops are doing badly" those that
took least, or sold least often.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.planning.columns import (
    columns_of,
    date_columns,
    hinted_columns,
    kind_of,
    names_people,
    tells_of_life,
    words_of,
)
from reliability.composing.planning.relations import Relations
from reliability.values import Element, Table

Said = tuple[str, float]
FiguresOf = Callable[[Table], Sequence[Said]]
"""What a row of a table may be worth, in words, each with how likely it is meant: amounts, and numbers of rows."""

_SO_MANY = 10
_HIGH = {
    **dict.fromkeys(("expensive", "costly", "pricey"), "expensive"),
    **dict.fromkeys(("big", "large", "huge"), "big"),
    **dict.fromkeys(("good", "great"), "good"),
    **dict.fromkeys(("well paid", "highly paid", "overpaid"), "paid"),
    **dict.fromkeys(("well rated", "highly rated"), "rated"),
    **dict.fromkeys(("heavy", "slow"), ""),
    **dict.fromkeys(("strong", "successful", "important", "key", "major"), "worth"),
    **dict.fromkeys(("doing well", "performing well", "doing great"), "worth"),
}
_LOW = {
    **dict.fromkeys(("cheap", "inexpensive", "affordable"), "cheap"),
    **dict.fromkeys(("small", "tiny"), "small"),
    **dict.fromkeys(("bad", "poor"), "bad"),
    **dict.fromkeys(("badly paid", "poorly paid", "low paid", "underpaid"), "paid"),
    **dict.fromkeys(("badly rated", "poorly rated"), "rated"),
    **dict.fromkeys(("fast", "quick"), "fast"),
    **dict.fromkeys(("weak", "struggling", "underperforming", "unsuccessful"), "worth"),
    **dict.fromkeys(("doing badly", "doing poorly", "performing badly", "performing poorly"), "worth"),
}
_LONG = frozenset(("senior", "long serving", "long standing", "long time", "longtime", "veteran", "experienced"))
_SHORT = frozenset(("junior", "inexperienced"))
_OF_WORTH = frozenset(("worth", "big", "small", "good"))
_OF_RANK = frozenset(("senior", "junior"))
_HOW = "|".join(
    re.escape(word).replace(r"\ ", "[ -]") for word in sorted((*_HIGH, *_LOW, *_LONG, *_SHORT), key=len, reverse=True)
)
_BEFORE = re.compile(rf"\b(?P<how>{_HOW})\s+", re.IGNORECASE)
_BEHIND = re.compile(
    r"^\s*(?:which|what)\s+(?:of\s+(?:the|our)\s+)?(?P<which>[^?!.;:,]+?)\s+(?:are|were|is|was)\s+"
    rf"(?:(?:really|very|quite|rather|currently)\s+)?(?P<how>{_HOW})"
    r"(?P<rest>(?:\s+(?:in|this|last|since|of|from|during)\b[^?!.;]*)?)\s*[?!.]*\s*$",
    re.IGNORECASE,
)
_HELD_AGAINST = re.compile(r"\b(?:more|most|less|least|too|so|how|as|not|n['’]t|no|equally|just)\s+$", re.IGNORECASE)
_MEASURED: frozenset[str] = frozenset(
    {Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.MEDIAN, Operation.SHARE, Operation.BY}
)
_RANKED: frozenset[str] = frozenset({Operation.MOST, Operation.LEAST, Operation.TOP, Operation.BOTTOM})
_ITS_NAME = 0.9
"""How well a table is named by its own name: "good" alone may be a synonym of goods."""
_MANY = frozenset("people staff personnel".split())
_PAY = frozenset("salary salaries wage wages pay".split())


def of_degree(account: Account, relations: Relations, figures_of: FiguresOf) -> Iterator[Said]:
    """The question with what its word of degree means said, for each likely meaning; of several things alone."""
    text = account.text
    behind = _BEHIND.match(text)
    match = behind or _BEFORE.search(text)
    if match is None or _HELD_AGAINST.search(text, 0, match.start("how")):
        return
    around = [p.best for p in account.pieces if p.best and not match.start("how") <= p.start < match.end("how")]
    done = [best.value for best in around if best.role is Role.OPERATION]
    if not _RANKED.isdisjoint(done):
        return
    lists = _MEASURED.isdisjoint(done)
    thing = _named_before(account.pieces, match.end("which")) if behind else _named_at(account.pieces, match.end())
    table = relations.tables.get(thing.best.element.table) if thing and thing.best and thing.best.element else None
    if thing is None or thing.best is None or table is None or _is_a_value(account.pieces, match):
        return
    how = re.sub(r"[ -]+", " ", match["how"].lower())
    for many, way, likely in _ways(how, table, relations, figures_of):
        if many and not lists:
            continue
        number = f"{_SO_MANY} " if many else ""
        if behind:
            yield f"list {number}{behind['which']} {way}{behind['rest']}", likely
        else:
            before = text[: match.start()] or "list "
            named = thing.text if thing.best.score >= _ITS_NAME else " ".join(words_of(table.name.rpartition(".")[2]))
            yield f"{before}{number}{named} {way}{text[thing.end :]}", likely


def _ways(how: str, table: Table, relations: Relations, figures_of: FiguresOf) -> Iterator[tuple[bool, str, float]]:
    """What may be meant of a table's rows: whether so many of them are, in which words, and how likely it is."""
    if how in _LONG or how in _SHORT:
        yield from _by_service(how, table, relations)
        return
    high = how in _HIGH
    end, side, hint = ("highest", "above", _HIGH[how] or how) if high else ("lowest", "below", _LOW[how])
    own = [each for each in hinted_columns(table, (hint,), relations) if _is_number(each, table, relations)][:2]
    for place, column in enumerate(own):
        name = _called(column)
        yield True, f"with the {end} {name}", 0.9 * 0.9**place
        if "total" in name.split():  # a total above the average total is rather a figure than a kind of rows
            continue
        yield False, f"with {name} {side} the average {name}", 0.85 * 0.9**place
    if hint in _OF_WORTH:
        for figure, likely in figures_of(table):
            yield True, f"with the {end} {figure}", likely


def _by_service(how: str, table: Table, relations: Relations) -> Iterator[tuple[bool, str, float]]:
    """Who has been there long: by the first day; and of those who rank high, by what they earn."""
    pay = [each for each in columns_of(table, relations, "number") if _PAY & set(words_of(each.column))]
    if not (pay or names_people(table)):
        return
    long = how in _LONG
    days = [each for each in date_columns(table, relations) if tells_of_life(each)]
    for begin in [each for each in days if not _may_be_empty(each, table)][:1]:
        yield True, f"with the {'earliest' if long else 'latest'} {_called(begin)}", 0.9
    for each in pay[:1] if how in _OF_RANK else ():
        yield True, f"with the {'highest' if long else 'lowest'} {_called(each)}", 0.85


def _named_at(pieces: Sequence[Piece], at: int) -> Piece | None:
    """The several things that are named right at a place."""
    return next((piece for piece in pieces if piece.start == at and _are_several(piece)), None)


def _named_before(pieces: Sequence[Piece], end: int) -> Piece | None:
    return next((piece for piece in pieces if piece.end == end and _are_several(piece)), None)


def _are_several(piece: Piece) -> bool:
    last = piece.text.lower().split()[-1:]
    plural = bool(last) and (last[0] in _MANY or (last[0].endswith("s") and not last[0].endswith(("ss", "us", "is"))))
    return plural and piece.best is not None and piece.best.role is Role.TABLE


def _is_a_value(pieces: Sequence[Piece], match: re.Match[str]) -> bool:
    """Whether the word of degree is, or is part of, what the data hold: a name, a kind, a state."""
    own = [p.best for p in pieces if p.start < match.end("how") and p.end > match.start("how") and p.best is not None]
    return any(
        best.role in (Role.CELL, Role.STATE) or (best.role is Role.TABLE and best.score >= _ITS_NAME) for best in own
    )


def _is_number(column: Element, table: Table, relations: Relations) -> bool:
    found = table.column(column.column)
    return found is not None and kind_of(table, found, relations) == "number" and "rank" not in words_of(column.column)


def _may_be_empty(column: Element, table: Table) -> bool:
    found = table.column(column.column)
    return found is None or found.nullable


def _called(column: Element) -> str:
    return " ".join(words_of(column.column))
