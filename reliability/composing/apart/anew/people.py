"""Which people: active, inactive, loyal, young or over an age, and where most of them leave."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reliability.accounting.account import Account, Piece, Role
from reliability.composing.apart.anew.figures import Said, amounts_kept, called, is_happening, table_of, thing_after
from reliability.composing.frame import Of
from reliability.composing.planning.columns import (
    life_of,
    live_condition,
    names_people,
    words_of,
)
from reliability.composing.planning.relations import Relations
from reliability.words import stem

_ACTIVE = re.compile(r"\bactive\s+", re.IGNORECASE)
_INACTIVE = re.compile(r"\b(?:inactive|dormant|idle|lapsed|sleeping)\s+", re.IGNORECASE)
_HOW_LOYAL = re.compile(r"\bhow (?:loyal|faithful) (?:is|are|were)\b", re.IGNORECASE)
_TURNOVER = re.compile(
    r"\b(?P<how>highest|biggest|worst|most|lowest|smallest|least)\s+(?:rate of\s+)?(?:(?P<who>[^\W\d_]+)\s+(?:turnover|attrition"
    r"|churn)(?:\s+rate)?|(?:turnover|attrition|churn)(?:\s+rate)?\s+(?:of|among)\s+(?P<whom>[^\W\d_]+))\b",
    re.IGNORECASE,
)
_LOYAL = re.compile(r"\b(?:most )?(?:loyal|faithful|valuable)\s+", re.IGNORECASE)
_REGULAR = re.compile(r"\b(?:regular|repeat|returning)\s+", re.IGNORECASE)
_YOUNG = re.compile(r"\byoung(?:er)?\s+(?!than\b)", re.IGNORECASE)
_AGED = re.compile(
    r"\b(?P<way>over|under|above|below)\s+(?:the age of\s+)?(?P<age>[1-9]\d)\b(?!\s*[%€$£.,]\s*\d?)", re.IGNORECASE
)
_YES = frozenset("is are was were has been".split())
_AGE = frozenset("birth born birthday birthdate birthyear dob age".split())


def active_people(account: Account, relations: Relations) -> Iterator[Said]:
    """Active people, where no day tells whether they are there still: those who had something to do with what happens,
    this year, within twelve months, or ever."""
    match = _ACTIVE.search(account.text)
    thing = thing_after(account.pieces, match.end()) if match is not None else None
    table = table_of(thing, relations)
    if match is None or thing is None or table is None or not names_people(table) or life_of(table, relations):
        return
    does = [each for each in relations.below(table.name) if is_happening(relations.table(each), relations)]
    if not does:
        return
    with_any = f"with any {called(relations.table(does[0]))}"
    text = account.text.rstrip("?!. ")
    rest = f"{text[: match.start()]}{text[match.end() :]}"
    for when, likely in ((" this year", 0.85), (" in the last 12 months", 0.8), ("", 0.7)):
        yield f"{rest} {with_any}{when}", likely


def inactive_people(account: Account, relations: Relations) -> Iterator[Said]:
    """Inactive people: who had nothing to do with what happens, this year, within twelve months, or ever, or are marked
    as over."""
    match = _INACTIVE.search(account.text)
    thing = thing_after(account.pieces, match.end()) if match is not None else None
    table = table_of(thing, relations)
    if match is None or thing is None or table is None or not names_people(table) or life_of(table, relations):
        return
    does = [each for each in relations.below(table.name) if is_happening(relations.table(each), relations)]
    before, after = f"{account.text[: match.start()]}{thing.text}", account.text[thing.end :]
    for when, likely in ((" this year", 0.9), (" in the last 12 months", 0.85), ("", 0.8)) if does else ():
        yield f"{before} without any {called(relations.table(does[0]))}{when}{after}", likely
    live = live_condition(table, relations)
    column = live.of.column if live is not None and isinstance(live.of, Of) else None
    if column is not None and live is not None and live.values == (False,):
        over = " ".join(word for word in words_of(column.column) if word not in _YES)
        yield f"{before} that are {over}{after}", 0.85


def most_turnover(account: Account, relations: Relations) -> Iterator[Said]:
    """Where most of those who were there left, where no period tells when: by how many did."""
    match = _TURNOVER.search(account.text)
    at = match.start("who") if match is not None and match["who"] else match.start("whom") if match is not None else -1
    thing = next((piece for piece in account.pieces if piece.start == at), None)
    table = table_of(thing, relations)
    life = life_of(table, relations) if table is not None else None
    if match is None or thing is None or table is None or life is None:
        return
    most = "fewest" if match["how"].lower() in ("lowest", "smallest", "least") else "most"
    left = " ".join(word for word in words_of(life[1].column) if word not in ("on", "at", "date", "day", "time"))
    text = f"{account.text[: match.start()]}{most} {called(table)} that have {left}{account.text[match.end() :]}"
    yield text, 0.9


def kinds_of_people(account: Account, relations: Relations) -> Iterator[Said]:
    """Loyal people: who have most of what happens, or most of its worth; regular ones: who come twice, or three times;
    young ones: who are under thirty, or twenty-five."""
    for how in _HOW_LOYAL.finditer(account.text):
        thing = thing_after(account.pieces, how.end(), near=2)
        table = table_of(thing, relations)
        does = [relations.table(each) for each in relations.below(table.name)] if table is not None else []
        happens = next((each for each in does if is_happening(each, relations)), None)
        if thing is not None and table is not None and names_people(table) and happens is not None:
            before, after = account.text[: how.start()], account.text[thing.end :]
            yield f"{before}average number of {called(happens)} per {called(table)}{after}", 0.9
            yield f"{before}share of {thing.text} with at least 2 {called(happens)}{after}", 0.85
    for pattern in (_LOYAL, _REGULAR, _YOUNG):
        match = pattern.search(account.text)
        thing = thing_after(account.pieces, match.end()) if match is not None else None
        table = table_of(thing, relations)
        if match is None or thing is None or table is None or not names_people(table):
            continue
        does = [relations.table(each) for each in relations.below(table.name)]
        happens = next((each for each in does if is_happening(each, relations)), None)
        before, named, after = account.text[: match.start()], thing.text, account.text[thing.end :]
        amounts = amounts_kept(happens, relations)[:1] if happens is not None else []
        each_way = list[Said]()
        if pattern is _YOUNG:
            each_way = [("younger than 30", 0.85), ("younger than 25", 0.8)]
        elif happens is not None and pattern is _REGULAR:
            each_way = [(f"with at least {n} {called(happens)}", 0.9 - n / 20) for n in (2, 3)]
        elif happens is not None:
            named_so = [" ".join(words_of(each.column)) for each in amounts]
            worth = [(f"with the highest {each if 'total' in each else f'total {each}'}", 0.85) for each in named_so]
            each_way = [(f"with the most {called(happens)}", 0.9), *worth]
        for way, likely in each_way:
            yield f"{before}{named} {way}{after}", likely


def over_an_age(account: Account, relations: Relations) -> Iterator[Said]:
    """People over, or under, a number of years: who are older, where their age is known and nothing else is counted."""
    for match in _AGED.finditer(account.text):
        before = [piece for piece in account.pieces if piece.end <= match.start()][-1:]
        named = [p for p in before if p.best is not None and p.best.role is Role.TABLE]
        table = table_of(named[0], relations) if named else None
        counted = [piece for piece in account.pieces if piece.start >= match.end()][:1]
        if table is None or not names_people(table) or (counted and _is_counted(counted[0])):
            continue
        if any(_AGE & set(words_of(column.name)) for column in table.columns):
            than = "older than" if match["way"].lower() in ("over", "above") else "younger than"
            yield f"{account.text[: match.start()]}{than} {match['age']}{account.text[match.end() :]}", 0.85


def _is_counted(piece: Piece) -> bool:
    """Whether a number before a piece is one of it: of rows that it names, an amount, or a stretch of time."""
    best = piece.best
    if best is None or best.role not in (Role.TABLE, Role.COLUMN, Role.GRAIN):
        return False
    name = (best.element.column or best.element.table) if best.element is not None else ""
    return best.role is Role.GRAIN or bool({stem(word) for word in piece.lemmas} & {stem(w) for w in words_of(name)})
