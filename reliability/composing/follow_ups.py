"""A thread's follow-up edits the query before it: "only for Kiel", "and the month before?", "split by category".

What its words ask for is read as edits (edits/reading.py), each tried on the query's tree; what cannot be made safely
is left out. Nothing here calls a language model.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.asked_of_those import asked_of_those
from reliability.composing.edits.options import choices
from reliability.composing.edits.query import Query
from reliability.composing.edits.reading import EditWords
from reliability.guard.guard import guard
from reliability.values import PreviousTurn, Schema

_GREETED = (
    r"^(?:(?:ok(?:ay)?|so|nah|no|yes|great|thanks|thank you|lovely|please|pls|hm+|and|but|now|so|then|maybe|let's|"
    r"(?:can|could|would|will) (?:you|we|i)(?: (?:please|pls|kindly|also|just|maybe|then))*)\b[\s,.!]*)*"
)
_CHANGES = re.compile(
    _GREETED
    + r"(?:what about|how about|same|only|just|by|per|split|break|without|excluding|except|instead|as an?|as %|as share"
    r"|sort|also|add|drop|(?:restrict|limit|narrow|reduce|repeat|redo|rerun|switch|swap|change|filter|keep|group) "
    r"(?:it|this|that|them|these|those|the|to|by|only)|leave out|take out|exclude|include|make (?:it|that)|vs|versus|compare|compared|why|with|including|incl|not the|sorted|ordered|order by|in order|i meant|rather|cumulative|the same"
    r"|(?:can|could) you (?:please |kindly )?(?:also |just )?(?:add|break|split|sort|leave|exclude|include|show that|group))(?!\w)"
)
_CONTINUES = re.compile(r"^(?:(?:ok(?:ay)?|great|thanks|thank you|lovely)\b[\s,.!]*)*(?:and|but|now|n|or)\b")
_EARLIER = re.compile(
    r"\b(?:of|among|from) (?:them|those|these)\b|\b(?:is|was|are|were|does|do|did) (?:that|those|these|they|it)\b(?! take)"
    r"|\bthose\b(?! who)|\bthe same\b|\bthat (?:down|by|split|filter)\b|\b(?:show|list|see) (?:me )?(?:them|those|these)\b"
    r"|\b(?:it|them)\W*$"
    r"|\b(?:have|get|see|show|put|do|make|give|rank|sort|order|list|group|split|compare|turn|keep|say|filter|cut|restrict|limit|narrow|"
    r"repeat|redo|rerun|run|switch|change|break|plot|count|sum|average|combine|merge|check) "
    r"(?:me )?(?:it|that|this|them|these|those)\b(?! (?:who|which|month|week|year|quarter))"
    r"|\bdoes (?:this|that|it) look\b"
)
_SOMEBODY = re.compile(r"\b(?:they|them|he|she|him)\b")
_OF_EACH = re.compile(r"\b(?:each|any|some|all|most|none|which|who|one) of (?:them|these|those)\b")
_WHICH_ONE = re.compile(r"(?:and |so )?which ones?\b")
_THERE = re.compile(r"(?<!is )(?<!are )(?<!was )(?<!were )\bthere\W*$")
_POINTS_BACK = re.compile(
    r"\b(?:those|these|this|that) (?!who\b|that\b|which\b|year|month|week|quarter|morning|day|time|is\b|was\b|are\b|were\b|has\b|have\b)"
    r"(?P<noun>[a-z]+)(?: (?P<next>[a-z]+))?"
)
_OF_THOSE = re.compile(
    r"\bhow many of (?:them|those|these)\b|\bnext to (?:it|them|that|those)\b|"
    r"\bto (?:it|them|that|the (?:list|table))\W*$|\b(?:is|was) (?:that|it) (?:spread|split|in)\b|^which ones\b"
)
_TURNS = re.compile(r"\b(?:instead|only|rather than|as well|too|before that|after that)\W*(?:$|of\b)")
_SHORT, _A_FEW_WORDS = 4, 6
_OF_EACH_ROW = 1.2  # "each of them": an edit would not tell the rows apart
_OF_THE_ROWS = 0.78  # what is composed anew of the rows shown before goes behind an edit that explains as much
_NAMES = (Role.TABLE, Role.COLUMN, Role.CELL)
_ADDS = (Role.PERIOD, Role.CELL, Role.GRAIN, Role.NUMBER)
_ADDS_TOO = frozenset(
    {
        Operation.SHARE,
        Operation.CUMULATIVE,
        Operation.GROWTH,
        Operation.COMPARE,
        Operation.AVERAGE,
        Operation.MEDIAN,
        Operation.BY,
        Operation.NOT,
        Operation.TOP,
        Operation.MOST,
        Operation.LEAST,
        Operation.AND,
        Operation.BELOW,
        Operation.ABOVE,
    }
)
_FIRST = re.compile(r"the (?:\d+|top|best|worst|first|last|highest|lowest|biggest|smallest)\b|\w+ first\W*$")
_ASKS = re.compile(r"(?:what|which|who|whose|how|when|where|why|is|are|do|does|did|can|could)\b")


@dataclass(frozen=True, slots=True)
class Edited:
    """The query before, edited as a follow-up asks.

    `fit` in (0, 1]: how well the edits are explained and how much of the words they use, higher = better. `what` says
    the edits in plain English: "only North, by month".
    """

    sql: str
    fit: float
    what: str


def edited(account: Account, previous: PreviousTurn, schema: Schema, today: date, most: int = 8) -> tuple[Edited, ...]:
    """The queries that a follow-up may ask for, likeliest first, at most `most`.

    `account` is that of the follow-up's own words. Empty where it is no follow-up, where it asks for no edit that is
    known, and where the query before cannot be edited (none, no SELECT, larger than what is looked at).
    """
    if not is_follow_up(account, previous):
        return ()
    query = Query.of(previous.sql, schema)
    if query is None:
        return ()
    before, found = query.sql(), dict[str, Edited]()
    explained = 0.5 + 0.5 * account.explained
    for score, options in choices(EditWords(account, query, today).wishes()):
        changed = query.copy()
        if not all(option.make(changed) for option in options):
            continue
        sql = changed.sql()
        if sql == before or sql in found or not guard(sql, schema, schema.dialect).allowed:
            continue
        what = ", ".join(dict.fromkeys(option.what for option in options))
        found[sql] = Edited(sql, max(1e-6, min(1.0, score * explained)), what)
        if len(found) >= most:
            break
    weight = _OF_EACH_ROW if re.search(r"\beach of\b", account.text[:2_000].lower()) else _OF_THE_ROWS
    for sql, fit in asked_of_those(account, query, schema, today):
        if sql not in found and guard(sql, schema, schema.dialect).allowed:
            found[sql] = Edited(sql, max(1e-6, min(1.0, weight * fit)), "of those")
    return tuple(sorted(found.values(), key=lambda each: -each.fit)[:most])


def is_follow_up(account: Account, previous: PreviousTurn | None) -> bool:
    """Do a message's words ask to change the question before it, rather than a whole new one?

    A whole question names what it is about and what to do with it, and nothing that was said earlier.
    """
    if previous is None or not previous.sql.strip() or not account.pieces:
        return False
    text = account.text[:2_000].lower().strip()
    if _CHANGES.match(text):
        return True
    whole = _is_whole(account)
    named = next((p.start for p in account.pieces if p.best and p.best.role in _NAMES), len(text))
    earlier = _EARLIER.search(text)
    if earlier and (earlier.start() <= named or len(text.split()) <= _A_FEW_WORDS or _OF_THOSE.search(text)):
        return True
    if _points_back(account, text) or _speaks_of_them(account, text):
        return True
    if _CONTINUES.match(text):
        return not whole
    content = [piece for piece in account.pieces if _is_content(piece)]
    if not content or len(content) > 2 * _SHORT or any(piece.best is None for piece in content):
        return False
    if len(content) <= _A_FEW_WORDS and _has_no_subject(account):
        return True
    if len(content) > _SHORT:
        return False
    if _TURNS.search(text):
        return True
    done = [piece.best for piece in content if piece.best is not None and piece.best.value != Operation.LIST]
    if done and all(best.role is Role.OPERATION and best.value in _ADDS_TOO for best in done):
        return True
    if _FIRST.match(text):
        return not whole
    return not _ASKS.match(text) and (all(map(_adds, content)) or (len(content) == 1 and not whole))


def _points_back(account: Account, text: str) -> bool:
    """Do the words speak of "those shops", or of "their names" before they name any table?"""
    tables = [piece.start for piece in account.pieces if piece.best is not None and piece.best.role is Role.TABLE]
    named = [piece.start for piece in account.pieces if piece.best is not None and piece.best.role in _NAMES]
    theirs = re.search(r"\b(?:their|its)\b", text)
    if theirs and not any(start < theirs.start() for start in named) and len(text.split()) <= 2 * _A_FEW_WORDS:
        return True
    for match in _POINTS_BACK.finditer(text):
        ends = not match[0].startswith("that ") or (match["next"] is None and text[match.end() :][:1] not in ("'", "’"))
        if ends and any(match.start("noun") <= start < match.end("noun") for start in tables):
            return True
    return False


def _speaks_of_them(account: Account, text: str) -> bool:
    """Do the words speak of somebody or something that they do not name: "how much does she earn", "each of them"?"""
    few = len(text.split()) <= 2 * _A_FEW_WORDS
    if (_THERE.search(text) and few) or _WHICH_ONE.match(text):
        return True
    each, somebody = _OF_EACH.search(text), _SOMEBODY.search(text)
    if each is not None:
        clause = max(text.rfind(sign, 0, each.start()) for sign in (",", ".", "?", "-", " and ", ":"))
        return not any(piece.start < clause for piece in _named(account))
    return few and somebody is not None and not any(piece.start < somebody.start() for piece in _named(account))


def _named(account: Account) -> Iterator[Piece]:
    """The pieces that name rows: a table, or a value."""
    for piece in account.pieces:
        if piece.best is not None and piece.best.role in (Role.TABLE, Role.CELL):
            yield piece


def _has_no_subject(account: Account) -> bool:
    """Do the words ask for something of nothing that they name: "which one did best?", "the average across shops"?

    What stands behind "per" or "by" only groups; a length of time names nothing.
    """
    by = asks = False
    for piece in account.pieces:
        best = piece.best
        if best is None or best.role in (Role.FUNCTION, Role.POLITE):
            continue
        if best.role is Role.OPERATION:
            by = by or best.value == Operation.BY
            asks = asks or best.value not in (Operation.LIST, Operation.BY)
        elif best.role in (*_NAMES, Role.STATE) and not by:
            return False
        else:
            asks = asks or best.role in (Role.NUMBER, Role.EARLIER)
            by = False
    return asks


def _is_whole(account: Account) -> bool:
    """Does a message name its own subject, and ask which or how many of it?"""
    tables = any(piece.best is not None and piece.best.role is Role.TABLE for piece in account.pieces)
    operations = {e.value for piece in account.pieces for e in piece.of(Role.OPERATION)[:1]}
    return tables and bool(operations & {Operation.COUNT, Operation.LIST})


def _adds(piece: Piece) -> bool:
    """Does a piece add to a question, being none by itself?"""
    best = piece.best
    return best is not None and (best.role in _ADDS or (best.role is Role.OPERATION and best.value in _ADDS_TOO))


def _is_content(piece: Piece) -> bool:
    return piece.best is None or piece.best.role not in (Role.FUNCTION, Role.POLITE, Role.EARLIER)
