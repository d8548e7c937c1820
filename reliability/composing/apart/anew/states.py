"""In which state things are: new, open, with nothing of theirs, how big."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reliability.accounting.account import Account, Role
from reliability.composing.apart.anew.figures import (
    MOST_OVERALL,
    NEW,
    Said,
    called,
    day_of_beginning,
    is_happening,
    table_of,
    thing_after,
)
from reliability.composing.planning.columns import (
    columns_of,
    words_of,
)
from reliability.composing.planning.relations import Relations

_OPEN = re.compile(r"\b(?:open|unfinished|outstanding|unfulfilled|incomplete)\s+", re.IGNORECASE)
_OPEN_BEHIND = re.compile(
    r"\s+(?:(?:that|which|who)\s+)?(?:is|are|was|were|remain|remains|stay|stays)\s+(?:(?:still|currently|now|yet)\s+)*"
    r"(?:open|unfinished|outstanding|unfulfilled|incomplete)\b",
    re.IGNORECASE,
)
_DID_NOTHING = re.compile(
    r"\b(?:(?:that|who|which)\s+)?(?:(?:has|have|had|did)\s+)?"
    r"(?P<did>\w+(?:ed|ing)|sold|bought|sent|made|brought|won|lent|taught|wrote|held|got)\s+nothing"
    r"(?!\s+(?:new|else|but|other|special)\b)"
    r"(?: at all)?\b",
    re.IGNORECASE,
)
_HOW_BIG = re.compile(r"\bhow (?:big|large|small|spacious) (?:is|are|was|were)\b", re.IGNORECASE)
_SIZE = frozenset("area size capacity floor space sqm surface volume seats rooms beds".split())
_FINAL = frozenset(
    "completed complete cancelled canceled delivered closed done paid resolved returned refunded rejected finished "
    "settled solved denied declined approved archived expired void voided failed fulfilled".split()
)
_STATE = frozenset("status state stage phase".split())


def newly_begun(account: Account, relations: Relations) -> Iterator[Said]:
    """New rows: begun this year, in the last twelve months, in the last three."""
    for match in NEW.finditer(account.text):
        thing = thing_after(account.pieces, match.end())
        table = table_of(thing, relations)
        begin = day_of_beginning(table, relations) if table is not None else None
        if (
            thing is None
            or begin is None
            or any(p.best is not None and p.best.role is Role.PERIOD for p in account.pieces)
        ):
            continue
        before, after = account.text[: match.start()], account.text[thing.end :]
        begun = " ".join(word for word in words_of(begin.column) if word not in ("on", "at", "date", "day", "time"))
        for when, likely in (("this year", 0.9), ("in the last 12 months", 0.85), ("in the last 3 months", 0.6)):
            yield f"{before}{thing.text} {begun} {when}{after}", likely


def still_open(account: Account, relations: Relations) -> Iterator[Said]:
    """What is open: the rows in all states that are none of an end."""
    match = _OPEN_BEHIND.search(account.text) or _OPEN.search(account.text)
    behind = match is not None and match.re is _OPEN_BEHIND
    if match is not None and behind:
        thing = next((p for p in account.pieces if p.end == match.start() and table_of(p, relations)), None)
    else:
        thing = thing_after(account.pieces, match.end(), near=3) if match is not None else None
    table = table_of(thing, relations)
    if match is None or thing is None or table is None:
        return
    for column in table.columns:
        told = (*column.samples, *re.findall(r"\b[A-Z][a-z]+\b", column.comment))
        ends = [value for value in dict.fromkeys(told) if set(words_of(value)) <= _FINAL and words_of(value)]
        if _STATE & set(words_of(column.name)) and ends and len(set(told)) > len(ends):
            between = "" if behind else account.text[match.end() : thing.end]
            before, after = account.text[: match.start()], account.text[max(thing.end, match.end()) :]
            yield f"{before}{between} that are not {' and not '.join(ends)}{after}", 0.9


def did_nothing(account: Account, relations: Relations) -> Iterator[Said]:
    """Who did nothing, where no word says of what there is none: "which suppliers delivered nothing" of the rows that
    belong to them: the nearest first, of these what happens on days."""
    match = _DID_NOTHING.search(account.text)
    before = [piece for piece in account.pieces if match is not None and piece.end <= match.start()]
    thing = next((piece for piece in reversed(before) if table_of(piece, relations) is not None), None)
    table = table_of(thing, relations)
    if match is None or thing is None or table is None or thing.best is None or thing.best.role is not Role.TABLE:
        return
    verb = [p.best for p in account.pieces if match.start() <= p.start < match.end("did") and p.best is not None]
    if any(each.role is Role.TABLE and each.element != thing.best.element for each in verb):
        return  # who borrowed nothing is in no loan
    below = [relations.table(name) for name in relations.below(table.name) if name != table.name]
    below.sort(key=lambda each: (relations.near(table.name)[each.name] > 1, not is_happening(each, relations)))
    for place, each in enumerate(below[:MOST_OVERALL]):
        rest = account.text[match.end() :]
        yield f"{account.text[: match.start()]} without any {called(each)}{rest}", 0.9 - place / 10


def how_big_it_is(account: Account, relations: Relations) -> Iterator[Said]:
    """How big things are: on average, and each of them, by a number that tells their size."""
    match = _HOW_BIG.search(account.text)
    thing = thing_after(account.pieces, match.end(), near=3) if match is not None else None
    table = table_of(thing, relations)
    if match is None or thing is None or table is None:
        return
    sizes = [each for each in columns_of(table, relations, "number") if _SIZE & set(words_of(each.column))]
    named = f"{account.text[match.end() : thing.end]}".strip()
    for size in sizes[:1]:
        called, rest = " ".join(words_of(size.column)), account.text[thing.end :]
        yield f"average {called} of {named}{rest}", 0.9
        yield f"list {named} with {called}{rest}", 0.85
