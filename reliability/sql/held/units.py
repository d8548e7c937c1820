"""Numbers that a query holds against what they are not of: months against days, a share or an age against an amount."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sqlglot import exp
from sqlglot.optimizer.simplify import simplify

_HELD = (exp.GT, exp.GTE, exp.LT, exp.LTE)
_WAY = (
    r"(?:(?:longer|more|less|fewer|shorter|sooner|faster) than|over|under|above|below|exceed(?:s|ing)?|at least|at most|within"
    r"|up to)"
)
_SO_LONG = re.compile(
    rf"\b{_WAY} (?P<n>an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{{1,3}})[ -](?P<unit>week|month|quarter|year)s?\b",
    re.IGNORECASE,
)
_SAID = {word: n for n, word in enumerate("no one two three four five six seven eight nine ten".split())}
_SAID |= {"a": 1, "an": 1, "twelve": 12}
_DAYS_OF = {"week": (7, 7), "month": (28, 31), "quarter": (89, 92), "year": (360, 366)}
_OF_DAYS = re.compile(r"(?:^|_)days(?:$|_)", re.IGNORECASE)
_OF_DATES = re.compile(r"(?:^|_)(?:date|day|on|at)$|date$", re.IGNORECASE)
_OTHER_NUMBERS = re.compile(r"\d|\bdays?\b", re.IGNORECASE)
_SHARE = re.compile(rf"\b{_WAY} (?P<n>\d{{1,2}}(?:\.\d+)?) ?(?:%|percent\b|per cent\b|pct\b)", re.IGNORECASE)
_OF_SHARES = re.compile(
    r"pct|percent|rate|ratio|share|discount|margin|score|tax|vat|interest|commission|growth|utili[sz]ation|occupancy|completion"
    r"|progress|probability|level|humidity|concentration|purity|alcohol|fat|slope|efficiency|yield|coverage|accuracy",
    re.IGNORECASE,
)
_AGED = re.compile(
    r"\b(?:customers|clients|buyers|shoppers|members|people|ppl|persons|employees|staff|colleagues|workers|patients|students|users|guests"
    r"|subscribers|donors|players|passengers|visitors) (?:(?:who|that) are )?(?:aged )?(?:over|under|above|below) (?P<n>[1-9]\d)"
    r"(?=\s*(?:[?!,;]|\.(?!\d)|$)|\s+(?:in|from|who|with|without|by|that|and|at|of|on|for|per|not|do|does|did|has|have|had|is|are"
    r"|was|were|we|which|whose|work|works|working|bought|buy|spend|spent|live|living|joined|signed)\b)",
    re.IGNORECASE,
)
_OLDER = re.compile(r"\b(?:over|above)\b", re.IGNORECASE)
_EARNS = re.compile(
    r"\b(?:earn|mak|tak|bring|turn|gross|spend|pay|cost|generat)(?:e|es|s|ing)? (?:in |over )?"
    r"(?:more than|less than|over|under|above|below|at least|at most|up to) [€$£]?\s?"
    r"(?P<n>\d{1,3}(?:,\d{3})+|\d+)\s?(?P<k>k)?\b(?!\s?(?:minutes?|hours?|days?|weeks?|months?|years?|m|km|kg|sqm|%))",
    re.IGNORECASE,
)
_OF_SIZES = re.compile(
    r"sqm|sq_?m|sq_?ft|square|area|floor|surface|size|length|width|height|weight|volume|capacity|seats|beds|distance|mileage"
    r"|(?:^|_)(?:year|month|quarter|week|day|days|hours|minutes|age|rank|rating|id)(?:$|_)",
    re.IGNORECASE,
)
_YEAR_OF_BIRTH = re.compile(r"birth_?year|year_?(?:of_?)?birth|born_?year|year_?born|(?:^|_)yob(?:$|_)", re.IGNORECASE)
_ELDEST = 130
_OF_AGES = re.compile(r"birth|born|(?:^|_)(?:age|dob)(?:$|_)", re.IGNORECASE)


def of_another_unit(tree: exp.Expr, question: str) -> bool:
    """Whether a query holds a number of the question against what it is not of: the months of "longer than two months"
    against days, the share of "more than 5 % of revenue" against an amount itself, the age of "customers under 30"
    against anything, or nothing, where it reads no age and no birth, or the other way round against the birth, what a shop "making less than 5,000" makes against its size. Where other numbers are given it may not be that one.

    >>> from sqlglot import parse_one
    >>> of_another_unit(parse_one("SELECT 1 FROM t WHERE lead_days > 2"), "that take longer than two months")
    True
    >>> of_another_unit(parse_one("SELECT 1 FROM t WHERE lead_days > 60"), "that take longer than two months")
    False
    """
    return (
        _months_as_days(tree, question)
        or _share_as_amount(tree, question)
        or _age_as_amount(tree, question)
        or _age_as_a_year(tree)
        or _born_the_other_way(tree, question)
        or _money_as_a_size(tree, question)
    )


def _months_as_days(tree: exp.Expr, question: str) -> bool:
    said = _only(_SO_LONG, question)
    if said is None:
        return False
    number, (least, most) = said["n"].lower(), _DAYS_OF[said["unit"].lower()]
    times = int(number) if number.isdigit() else _SAID[number]
    held = [value for node, value in _held(tree) if _is_of_days(node)]
    return bool(held) and not any(times * least - 1 <= each <= times * most + 1 for each in held)


def _is_of_days(node: exp.Expr) -> bool:
    """Whether it is a number of days: by a column's name, or from one date to another."""
    if isinstance(node, exp.Column):
        return _OF_DAYS.search(node.name) is not None
    columns = [side.find(exp.Column) for side in (node.this, node.expression)] if isinstance(node, exp.Sub) else []
    return bool(columns) and all(each is not None and _OF_DATES.search(each.name) for each in columns)


def _share_as_amount(tree: exp.Expr, question: str) -> bool:
    said = _only(_SHARE, question)
    if said is None or tree.find(exp.Div, exp.Mul) is not None:
        return False
    number = float(said["n"])
    columns = [c for held, value in _held(tree) if value == number for c in held.find_all(exp.Column)]
    return bool(columns) and not any(_OF_SHARES.search(each.name) for each in columns)


def _age_as_amount(tree: exp.Expr, question: str) -> bool:
    if _only(_AGED, question) is None:
        return False
    return not any(_OF_AGES.search(column.name) for column in tree.find_all(exp.Column))


def _age_as_a_year(tree: exp.Expr) -> bool:
    """Whether a year of birth is held against an age: born before the year 30."""
    return any(
        isinstance(held, exp.Column) and _YEAR_OF_BIRTH.search(held.name) and 0 < value <= _ELDEST
        for held, value in _held(tree)
    )


def _born_the_other_way(tree: exp.Expr, question: str) -> bool:
    """Whether those over an age are to be born after a year, or those under it before one."""
    said = _only(_AGED, question)
    if said is None:
        return False
    wrong = (exp.GT, exp.GTE) if _OLDER.search(said[0]) else (exp.LT, exp.LTE)
    held = [
        (test, int(test.expression.name))
        for test in tree.find_all(*_HELD)
        if isinstance(test.this, exp.Column) and _YEAR_OF_BIRTH.search(test.this.name) and test.expression.is_int
    ]
    return any(isinstance(test, wrong) and year > _ELDEST for test, year in held)


def _money_as_a_size(tree: exp.Expr, question: str) -> bool:
    said = _EARNS.search(question)
    if said is None:
        return False
    number = float(said["n"].replace(",", "")) * (1_000 if said["k"] else 1)
    columns = [c for held, value in _held(tree) if value == number for c in held.find_all(exp.Column)]
    return bool(columns) and all(_OF_SIZES.search(each.name) for each in columns)


def _only(pattern: re.Pattern[str], question: str) -> re.Match[str] | None:
    """What a question says of the kind, if it says it once and names no other number and no days."""
    said = list(pattern.finditer(question))
    if len(said) != 1:
        return None
    rest = f"{question[: said[0].start()]} {question[said[0].end() :]}"
    return None if _OTHER_NUMBERS.search(_YEARS.sub(" ", rest)) else said[0]


_YEARS = re.compile(r"\b(?:19|20)\d\d\b|\bq[1-4]\b|\b(?:top|first|last) \d{1,2}\b", re.IGNORECASE)


def _held(tree: exp.Expr) -> Iterator[tuple[exp.Expr, float]]:
    """What is held against a number, with that."""
    for test in tree.find_all(*_HELD):
        for held, number in ((test.this, test.expression), (test.expression, test.this)):
            if number.find(exp.Column, exp.Query) is None and held.find(exp.Column, exp.Count) is not None:
                value = simplify(number.copy()).unnest()
                if isinstance(value, exp.Literal) and not value.is_string:
                    yield held.unnest(), float(value.name)
