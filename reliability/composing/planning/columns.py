"""What a column is good for: adding up, telling days, naming rows, marking those that are over."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Literal

from reliability.accounting.account import Explanation
from reliability.composing.frame import Condition, Of
from reliability.composing.planning.relations import Relations
from reliability.values import Column, Element, Table

Kind = Literal["key", "date", "year", "boolean", "number", "text"]

_DATE_TYPES = ("date", "time")
_NUMBER_TYPES = ("int", "num", "dec", "real", "float", "double", "money", "serial")
_DATE_WORDS = frozenset("date day on at time datetime timestamp since until".split())
_NAME_WORDS = frozenset("name title label description".split())
_PARTS_OF_NAMES = (frozenset(("first", "given", "fore")), frozenset(("last", "family", "sur")))
_OVER_WORDS = frozenset(
    "closed close left ended end discontinued deleted removed terminated expired cancelled canceled retired "
    "archived disabled inactive withdrawn leaving departed churned died closing withdrawal termination expiry "
    "cancellation".split()
)
_LIVE_WORDS = frozenset("active enabled live current valid".split())
_CURRENT_WORDS, _FROM_WORDS = frozenset(("current", "latest")), frozenset("from start begin effective since".split())
_TO_WORDS = frozenset("to end until thru through expiry expiration expired".split())
_LIFE_WORDS = _OVER_WORDS | frozenset(
    "opened launched hired signup registered created birth born founded built established joined updated modified "
    "added started start begin valid opening hire hiring since registration enrollment enrolment creation".split()
)
_AGAINST = frozenset("refund return discount cost loss penalty fine budget tax fee".split())
_PLANNED = frozenset("target goal planned forecast quota limit expected".split())
_VOID_VALUES = frozenset("cancelled canceled void voided deleted rejected refused failed".split())
_RATES = frozenset(
    "price rating rate score age salary percent pct percentage average avg mean height weight temperature size cost "
    "speed duration length width depth level lat latitude lon longitude wage distance year capacity elevation "
    "humidity pressure visibility area days time".split()
)
_ADDED = frozenset(
    "revenue sales amount total quantity units sum budget turnover spend refund payment number count sold profit "
    "income population qty points goals".split()
)
PAID = frozenset("salary wage wages pay rent fee premium allowance".split())
"""Words of columns that hold what is paid again and again, for a length of time."""
_TELLING_APART = frozenset("code serial sku plate registration reference ref title label".split())
_KINDS = frozenset("type kind class category status state level group".split())
PUT_AWAY = frozenset("old legacy archive archived backup bak tmp temp deprecated former historic".split())
"""Words of the names of tables that hold what was put away."""


@lru_cache(maxsize=4096)
def words_of(name: str) -> tuple[str, ...]:
    """The words of an identifier, in lower case.

    >>> words_of("OrderItems_total")
    ('order', 'items', 'total')
    """
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name[:200])
    return tuple(word for word in re.split(r"[^a-z0-9]+", spaced.lower()) if word)


def kind_of(table: Table, column: Column, relations: Relations) -> Kind:
    """What kind of values a column holds, by its type, its keys and the words of its name."""
    element = Element(table.name, column.name)
    known = relations.kinds.get(element)
    if known is None:
        own = relations.tables[table.name].column(column.name) if table.name in relations.tables else None
        known = relations.kinds[element] = _kind(table, own or column, relations)
    return known  # type: ignore[return-value]


def _kind(table: Table, column: Column, relations: Relations) -> Kind:
    if relations.is_key(Element(table.name, column.name)):
        return "key"
    declared, words = column.type.lower(), words_of(column.name)
    if "bool" in declared or (words and words[0] in ("is", "has") and "char" not in declared):
        return "boolean"
    if any(part in declared for part in _DATE_TYPES) and "interval" not in declared:
        return "year" if _all_years(column) else "date"
    if any(part in declared for part in _NUMBER_TYPES):
        if words and words[-1] in ("id", "key", "uuid", "type", "code", "status", "flag"):
            return "key"  # a number that stands for a kind is none to add up
        return "year" if "year" in words else "number"
    if words and words[-1] in ("year",) and _all_years(column):
        return "year"
    if set(words) & _DATE_WORDS and column.samples and all(_A_DAY.match(value) for value in column.samples):
        return "date"
    return "text"


_A_DAY = re.compile(r"(19|20)[0-9]{2}-[01][0-9](-[0-3][0-9])?")


def _all_years(column: Column) -> bool:
    return bool(column.samples) and all(re.fullmatch(r"(1[6-9]|20)[0-9]{2}", value) for value in column.samples)


def columns_of(table: Table, relations: Relations, *kinds: Kind) -> list[Element]:
    """A table's columns of these kinds, in its order."""
    found = [column for column in table.columns if kind_of(table, column, relations) in kinds]
    return [Element(table.name, column.name) for column in found]


def naming_columns(table: Table, relations: Relations) -> tuple[Element, ...]:
    """What a person calls a row by: its name, or first and last name, or its key.

    A table without a name of its own is called by its key, or by all it has where it has no key.
    """
    texts = [c for c in table.columns if kind_of(table, c, relations) == "text"]
    own_key = relations.key_of(table.name)
    keyed = table.column(own_key.column) if own_key else None
    if own_key and keyed and _is_a_name(keyed) and any(word in keyed.type.lower() for word in ("char", "text")):
        return (own_key,)  # departments are told by dept_name
    parts = [next((c for c in texts if _says(c, words)), None) for words in _PARTS_OF_NAMES]
    if all(parts):
        return tuple(Element(table.name, part.name) for part in parts if part)
    own = set(words_of(table.name)) | {word.rstrip("s") for word in words_of(table.name)}
    named = [c for c in texts if _is_a_name(c)]
    named.sort(
        key=lambda c: (words_of(c.name) != ("name",), not own & set(words_of(c.name)), "name" not in c.name.lower())
    )
    if named:
        return (Element(table.name, named[0].name),)
    same = next((c for c in texts if set(words_of(c.name)) & own), None)
    telling = next((c for c in texts if _TELLING_APART & set(words_of(c.name))), None)
    if same and telling and _KINDS & set(words_of(same.name)):
        same = telling  # machines are told by their code, not by their machine_type
    if same:
        return (Element(table.name, same.name),)
    key = relations.key_of(table.name)
    shared = _whose_rows_they_are(table, relations) if not texts else None
    if shared is not None:
        return naming_columns(shared, relations)
    if key and (len(table.foreign_keys) > 0 or not texts):
        return (key,)
    return (Element(table.name, texts[0].name),) if texts else ((key,) if key else ())


def _whose_rows_they_are(table: Table, relations: Relations) -> Table | None:
    """The table whose rows a table only says more of, its key being the other's: gymnasts are people."""
    own = [column.name for column in table.columns if column.primary_key]
    for key in table.foreign_keys:
        other = relations.tables.get(key.ref_table)
        if list(key.columns) == own and other is not None and other.name != table.name:
            return other if not [k for k in other.foreign_keys if k.ref_table == table.name] else None
    return None


def names_people(table: Table) -> bool:
    """Whether a table's rows are people: they have a given name, a full name or a day of birth."""
    said = [set(words_of(column.name)) for column in table.columns]
    whole = any({"name"} <= words and words & {"first", "given", "full", "last", "family"} for words in said)
    return whole or any(words & {"birth", "birthday", "dob", "firstname", "lastname", "fullname"} for words in said)


def _is_a_name(column: Column) -> bool:
    return any(word in _NAME_WORDS or word.endswith(("name", "title")) for word in words_of(column.name))


def _says(column: Column, words: frozenset[str]) -> bool:
    return any(
        word in words or any(word.startswith(w) and word.endswith("name") for w in words)
        for word in words_of(column.name)
    )


def date_columns(table: Table, relations: Relations) -> list[Element]:
    """A table's dates, the one that each row has before those that may be empty, days of birth last; then its years."""
    dates = [c for c in table.columns if kind_of(table, c, relations) == "date"]
    dates.sort(key=lambda c: (not _OF_BIRTH.isdisjoint(words_of(c.name)), c.nullable))
    years = [c for c in table.columns if kind_of(table, c, relations) == "year"]
    if not dates:  # a date may itself be the key
        dates = [c for c in table.columns if c.primary_key and "date" in c.type.lower()]
    return [Element(table.name, c.name) for c in [*dates, *years]]


_OF_BIRTH = frozenset("birth born birthday birthdate dob".split())


def adds_up(element: Element) -> bool:
    """Whether a number is meant to be added over rows (amounts, quantities), not averaged (prices, ages)."""
    words = words_of(element.column)
    singular = {word.removesuffix("s") for word in words} | set(words)
    if singular & _ADDED and words[-1] not in ("price", "cost", "rate", "pct"):
        return True
    return not singular & _RATES


def is_amount(table: Table, column: Column, relations: Relations) -> bool:
    """Whether a number measures something, as no number does that stands for a kind ("major 600")."""
    if kind_of(table, column, relations) != "number":
        return False
    words = {word.removesuffix("s") for word in words_of(column.name)} | set(words_of(column.name))
    declared = column.type.lower()
    return bool(words & (_ADDED | _RATES)) or any(
        each in declared for each in ("dec", "num", "real", "float", "double")
    )


def tells_of_life(element: Element) -> bool:
    """Whether a date tells when a thing came or went ("opened on"), not when something happened with it."""
    return bool(set(words_of(element.column)) & _LIFE_WORDS)


def is_made_to_happen(element: Element, relations: Relations) -> bool:
    """Whether a row's own day is the one on which it was made: of payments and tickets, which belong to others, the one
    day that each has is "created at"."""
    table = relations.table(element.table)
    each_has = [c.name for c in table.columns if kind_of(table, c, relations) == "date" and not c.nullable]
    made = bool({"created", "creation", "inserted"} & set(words_of(element.column)))
    return made and each_has == [element.column] and bool(table.foreign_keys)


def speaks_against(element: Element) -> bool:
    """Whether more of a number is not better: refunds, costs."""
    words = {word.removesuffix("s") for name in (element.table, element.column) for word in words_of(name)}
    return bool(words & _AGAINST)


def is_only_planned(element: Element, said: Collection[str]) -> bool:
    """Whether a number says how much there should be, or may be at most, and not how much there was: a target, where
    no word of a question says so."""
    planned = _PLANNED & set(words_of(element.column))
    return bool(planned) and planned.isdisjoint(said)


def told_by(columns: Sequence[Element], said: Sequence[str], relations: Relations) -> tuple[Of, ...]:
    """What columns that words name are told by: of a key into another table ("per reviewer") what the row that it leads
    to is called, unless its number is asked for."""
    if len(columns) != 1 or {"id", "ids", "number", "no", "code", "key"} & set(said[-1:]):
        return tuple(map(Of, columns))
    key = columns[0]
    leads = [k.ref_table for k in relations.table(key.table).foreign_keys if tuple(k.columns) == (key.column,)]
    names = naming_columns(relations.table(leads[0]), relations) if leads and leads[0] in relations.tables else ()
    called = [each for each in names if not relations.is_key(each)]
    return tuple(Of(name, through=key) for name in called) or (Of(key),)


def live_condition(table: Table, relations: Relations) -> Condition | None:
    """What holds of the rows that are not over: no day of leaving, not deleted; None where no column tells."""
    for column in table.columns:
        words = set(words_of(column.name))
        element = Of(Element(table.name, column.name))
        kind = kind_of(table, column, relations)
        if kind == "date" and column.nullable and words & _OVER_WORDS:
            return Condition(element, "is null")
        if kind == "boolean" and words & _OVER_WORDS:
            return Condition(element, "=", (False,))
        if kind == "boolean" and words & _LIVE_WORDS:
            return Condition(element, "=", (True,))
    return None


def keeps_versions(table: Table, relations: Relations) -> bool:
    """Whether a thing has a row for each state that it was in, of which one is marked as the current: days from which
    and to which a row holds, and a mark of yes and no."""
    kinds = [(kind_of(table, column, relations), set(words_of(column.name))) for column in table.columns]
    days = [said for kind, said in kinds if kind in ("date", "time")]
    marked = any(kind == "boolean" and said & _CURRENT_WORDS for kind, said in kinds)
    return marked and any(said & _FROM_WORDS for said in days) and any(said & _TO_WORDS for said in days)


def life_of(table: Table, relations: Relations) -> tuple[Element, Element] | None:
    """The days on which a row of a table begins and ends ("hired on", "left on"), where both are kept."""
    end = live_condition(table, relations)
    if end is None or end.comparison != "is null" or not isinstance(end.of, Of):
        return None
    dates = {c.name for c in table.columns if kind_of(table, c, relations) == "date"}
    days = [each for each in date_columns(table, relations) if each != end.of.column and each.column in dates]
    begin = next((each for each in days if tells_of_life(each)), None)
    return (begin, end.of.column) if begin is not None else None


def valid_condition(table: Table, relations: Relations) -> Condition | None:
    """What holds of the rows that were not called off: a status that is not "Cancelled"; None where no value tells."""
    for column in table.columns:
        if kind_of(table, column, relations) != "text":
            continue
        known = [*column.samples, *re.findall(r"[A-Z][a-z]+", column.comment)]
        for value in known:
            if value.lower() in _VOID_VALUES:
                return Condition(Of(Element(table.name, column.name)), "<>", (value,))
    return None


_HINTS: dict[str, tuple[str, ...]] = {
    "cheap": ("price", "cost", "fee"),
    "expensive": ("price", "cost", "fee"),
    "dear": ("price", "cost"),
    "pricey": ("price", "cost"),
    "old": ("age", "birth", "opened", "founded", "built", "hired", "date", "year"),
    "young": ("age", "birth", "date", "year"),
    "new": ("opened", "launched", "hired", "signup", "date", "year"),
    "recent": ("date", "on", "at", "year"),
    "late": ("date", "on", "at", "year"),
    "last": ("date", "on", "at", "year"),
    "early": ("date", "on", "at", "year"),
    "first": ("date", "on", "at", "year"),
    "big": ("area", "size", "revenue", "amount", "population", "total", "capacity", "budget", "quantity"),
    "large": ("area", "size", "revenue", "amount", "population", "total", "capacity", "budget", "quantity"),
    "small": ("area", "size", "revenue", "amount", "population", "total", "capacity", "budget"),
    "long": ("length", "duration", "days", "time", "hired", "date"),
    "short": ("length", "duration", "days", "time", "height"),
    "tall": ("height", "elevation"),
    "high": ("height", "elevation", "rating", "score"),
    "low": ("rating", "score", "price"),
    "slow": ("lead", "days", "duration", "time", "speed"),
    "fast": ("speed", "lead", "days", "duration", "time"),
    "heavy": ("weight",),
    "light": ("weight",),
    "rich": ("salary", "income", "wealth", "net"),
    "paid": ("salary", "wage", "pay"),
    "earn": ("salary", "wage", "income", "pay"),
    "popular": ("popularity", "followers", "votes", "rating", "quantity"),
    "good": ("rating", "score", "revenue", "total", "rank"),
    "bad": ("rating", "score", "revenue"),
    "rated": ("rating", "score", "stars"),
    "busy": ("passengers", "count"),
}
_STEMS = {
    "best": "good",
    "worst": "bad",
    "most": "",
    "least": "",
    "latest": "late",
    "last": "last",
    "oldest": "old",
    "eldest": "old",
    "earliest": "early",
    "dearest": "dear",
    "priciest": "pricey",
    "busiest": "busy",
    "heaviest": "heavy",
    "biggest": "big",
    "newest": "new",
}


def hinted_by(words: Sequence[str]) -> tuple[str, ...]:
    """The words that columns bear which an adjective speaks of, likeliest first.

    >>> hinted_by(("cheapest",))
    ('price', 'cost', 'fee')
    """
    found: list[str] = []
    for word in words:
        stem = _STEMS.get(word) or word.removesuffix("est").removesuffix("er")
        for each in (stem, stem + "e", stem.removesuffix("i") + "y", word):
            found += _HINTS.get(each, ())
    return tuple(dict.fromkeys(found))


def hinted_columns(table: Table, words: Sequence[str], relations: Relations) -> list[Element]:
    """The numbers and dates of a table that an adjective speaks of, likeliest first."""
    hints = hinted_by(words)
    ordered: list[tuple[int, int, Element]] = []
    for place, column in enumerate(table.columns):
        if kind_of(table, column, relations) not in ("number", "date", "year"):
            continue
        said = set(words_of(column.name))
        ranks = [hints.index(word) for word in said if word in hints]
        if ranks:
            ordered.append((min(ranks), place, Element(table.name, column.name)))
    return [element for _, _, element in sorted(ordered)]


def says_when(explanation: Explanation) -> bool:
    """Whether what a word means is a day, by its column's name."""
    name = explanation.element.column.lower() if explanation.element else ""
    return name.endswith(("date", "_on", "_at", "time", "day"))
