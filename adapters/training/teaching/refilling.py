"""Templates over a schema: tables by their keys, columns by their kinds, values from the cells."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal, InvalidOperation

from adapters.training.teaching.ground import ColumnKind, Ground, Link, plural, said_value
from adapters.training.teaching.templates import COUNT, Grain, Template
from reliability.guard.dialects.registry import rules_of
from reliability.values import Cell, Dialect
from reliability.words import words

_FITS: Mapping[ColumnKind, tuple[ColumnKind, ...]] = {
    "key": ("key",),
    "name": ("name", "text"),
    "text": ("text", "name"),
    "number": ("number",),
    "year": ("year", "number"),
    "time": ("time",),
    "flag": (),
}
"""Which columns may stand for one of a kind."""
_SLOT = re.compile(r"\{([tcvp])(\d)(s?)\}")
_A_VALUE = re.compile(r"\b(?:an?|the) \{v(\d)\}(?! \{t)")
"""A value after an article, without the table that it is one of."""
_NAME = re.compile(r"\bnames?\b")
_GRAINED = re.compile(r"STRFTIME\('(%Y|%Y-%m)', (\{c\d\})\)")
_GRAINS = {"%Y": "year", "%Y-%m": "month"}
_TEMPLATES_ARE_IN = "sqlite"
_COUNTS = ("1", "2", "2", "3", "3", "5", "10")
_COUNT_WORDS = {"1": "one", "2": "two", "3": "three", "5": "five", "10": "ten"}


@dataclass(frozen=True)
class Filled:
    """A question with its query, and the shape that both have: what is held out is held out by shape."""

    question: str
    sql: str
    shape: str


def refill(template: Template, ground: Ground, rng: random.Random) -> Filled | None:
    """The template over tables, columns and cells that are drawn; None where the draw does not fit."""
    tables = _tables(template, ground, rng)
    columns = _columns(template, ground, tables, rng) if tables else None
    if tables is None or columns is None or _is_of_another(template, ground, tables, columns):
        return None
    values = _values(template, ground, columns, rng)
    if values is None:
        return None
    said, written, periods = values

    def in_question(kind: str, place: int, many: str) -> str:
        if kind in "vp":
            return said[place] if kind == "v" else periods[place]
        noun = ground.said_table(tables[place], rng) if kind == "t" else ground.said_column(*columns[place], rng)
        return plural(noun) if many else noun

    def in_sql(kind: str, place: int, _many: str) -> str:
        if kind == "v":
            return written[place]
        return ground.written(tables[place]) if kind == "t" else ground.written(*columns[place])

    sql = _spelled(_bare(template.sql), ground.schema.dialect)
    return Filled(_filled(template.question, in_question), _filled(sql, in_sql), template.sql)


def _spelled(sql: str, dialect: Dialect) -> str:
    """A template's query, in which years and months are written as SQLite does, for another database."""
    if dialect == _TEMPLATES_ARE_IN:
        return sql
    grains = rules_of(dialect).spelling.grains
    return _GRAINED.sub(lambda grain: grains[_GRAINS[grain[1]]].replace("{c}", grain[2]), sql)


def _bare(sql: str) -> str:
    """The query whose patterns stand without quotes: the value brings them along."""
    return re.sub(r"'(%?)\{v(\d)\}(%?)'", r"{v\2}", sql)


def _filled(text: str, put: Callable[[str, int, str], str]) -> str:
    return _SLOT.sub(lambda slot: put(slot[1], int(slot[2]), slot[3]), text)


# --- tables ----------------------------------------------------------------------------------------


def _tables(template: Template, ground: Ground, rng: random.Random) -> list[str] | None:
    """A table for each place, so that the template's keys are keys of the schema."""
    count = template.tables
    names = list(ground.tables)
    if count == 1:
        return [rng.choice(names)] if names else None
    wanted = {
        (template.columns[one].table, template.columns[other].table) for one, other in template.keys
    }  # a place that refers to another
    if not wanted:
        return None
    links = {(link.child, link.parent) for link in ground.links}
    order = list(_connected(wanted, count))
    return next(_placed(order, wanted, links, names, {}, rng), None) if len(order) == count else None


def _connected(wanted: set[tuple[int, int]], count: int) -> Iterator[int]:
    """The places, each after one that it is joined to."""
    seen = [min(place for pair in wanted for place in pair)]
    for _ in range(count):
        following = [b if a in seen else a for a, b in sorted(wanted) if (a in seen) != (b in seen)]
        seen += following[:1]
    yield from dict.fromkeys(seen)


def _placed(
    order: Sequence[int],
    wanted: set[tuple[int, int]],
    links: set[tuple[str, str]],
    names: Sequence[str],
    put: dict[int, str],
    rng: random.Random,
) -> Iterator[list[str]]:
    if len(put) == len(order):
        yield [put[place] for place in sorted(put)]
        return
    place = order[len(put)]
    for name in rng.sample(names, len(names)):
        trial = {**put, place: name}
        fits = all((trial[a], trial[b]) in links for a, b in wanted if a in trial and b in trial)
        if fits and name not in put.values():
            yield from _placed(order, wanted, links, names, trial, rng)


# --- columns ---------------------------------------------------------------------------------------


def _columns(
    template: Template, ground: Ground, tables: Sequence[str], rng: random.Random
) -> list[tuple[str, str]] | None:
    """A column for each place: keys by the schema's keys, unsaid names by how rows are shown, others by kind."""
    found: dict[int, tuple[str, str]] = {}
    for one, other in template.keys:
        link = _link(ground, tables[template.columns[one].table], tables[template.columns[other].table], rng)
        ends = {one: (link.child, link.column), other: (link.parent, link.ref)} if link else {}
        if not ends or any(found.get(place, end) != end for place, end in ends.items()):
            return None
        found |= ends
    for place, column in enumerate(template.columns):
        if place in found:
            continue
        table = tables[column.table]
        taken = {name for owner, name in found.values() if owner == table}
        fitting = _said(ground, table, column.kind) if column.said else _unsaid(template, place, ground, table)
        free = [each for each in fitting if each not in taken]
        name = rng.choice(free) if free else None
        if name is None:
            return None
        found[place] = (table, name)
    return [found[place] for place in range(len(template.columns))]


def _link(ground: Ground, child: str, parent: str, rng: random.Random) -> Link | None:
    found = [link for link in ground.links if link.child == child and link.parent == parent]
    return rng.choice(found) if found else None


def _said(ground: Ground, table: str, kind: ColumnKind) -> list[str]:
    return ground.of_kind(table, *_FITS[kind])


def _unsaid(template: Template, place: int, ground: Ground, table: str) -> list[str]:
    """The columns that may stand where the question says none: the one that anybody would think of, or, of a text that
    a value of it gives away, each whose cells are kinds."""
    kind = template.columns[place].kind
    if kind == "time":  # which of several is meant nobody says
        times = ground.of_kind(table, "time")
        return times if len(times) == 1 else []
    names = ground.of_kind(table, "name")
    if kind == "name" and place in template.values and _has_kind(template, place):
        return [each for each in names if _repeats(ground, table, each)]
    if kind == "name" and (place in template.values or _NAME.search(template.question)):
        return names[:1]  # an address names its row to nobody
    if kind == "text":
        return [each for each in ground.of_kind(table, "text") if _repeats(ground, table, each)]
    own = ground.display(table) if kind == "name" else ground.primary(table)
    return [own] if own else []


def _has_kind(template: Template, place: int) -> bool:
    """Does the question speak of “a {v0}”, or “the {v0}”? Nobody does of what has that name."""
    return any(template.values[int(number)] == place for number in _A_VALUE.findall(template.question))


def _repeats(ground: Ground, table: str, column: str) -> bool:
    """Are its cells kinds of rows, of which each holds for several? Of an address nobody asks the share."""
    cells = ground.cells(table, column)
    return 2 * len(set(cells)) <= len(cells)


def _is_of_another(
    template: Template, ground: Ground, tables: Sequence[str], columns: Sequence[tuple[str, str]]
) -> bool:
    """Does a column stand for one of a table that the question does not say, while a table that it says has its like?

    "The names of the heads" are the persons' where heads have no names of their own."""
    said = [table for number, table in enumerate(tables) if f"{{t{number}" in template.question]
    for column, (table, name) in zip(template.columns, columns, strict=True):
        if table in said or (column.kind == "key" and not column.said):
            continue
        if not column.said and any(ground.display(other) for other in said):
            return True
        last = words(name).split()[-1:]
        if any(words(own).split()[-1:] == last for other in said for own in ground.kinds[other]):
            return True
    return False


# --- values ----------------------------------------------------------------------------------------


def _values(
    template: Template, ground: Ground, columns: Sequence[tuple[str, str]], rng: random.Random
) -> tuple[list[str], list[str], list[str]] | None:
    """What the question says and the query writes for each value, and what it says for each period. Several of
    one table are of one row if they can be;
    those that are compared with one column, as the ends of a span are, come in order."""
    said: list[str] = []
    written: list[str] = []
    rows = {t: rng.choice(ground.rows[t]) for t in {t for t, _ in columns} if ground.rows.get(t)}
    again: dict[int, list[Cell]] = {}
    bounds, periods = _periods(template, ground, columns, rng)
    if len(periods) < len(template.periods):
        return None
    drawn = [place for number, place in enumerate(template.values) if number not in bounds]
    for place in dict.fromkeys(each for each in sorted(drawn) if each != COUNT):
        table, name = columns[place]
        count = drawn.count(place)
        cells: list[Cell] = [rows[table].get(name)] if count == 1 and table in rows else []
        if not cells or cells[0] is None:
            every = sorted(set(ground.cells(table, name)), key=_order)
            if len(every) < count:
                return None
            cells = sorted(rng.sample(every, count), key=_order)
        again[place] = cells
    for number, place in enumerate(template.values):
        if number in bounds:
            said.append("")
            written.append(f"'{bounds[number]}'")
            continue
        if place == COUNT:
            text = rng.choice(_COUNTS)
            said.append(_COUNT_WORDS[text] if rng.random() < 0.3 else text)
            written.append(text)
            continue
        pattern = re.search(rf"'(%?)\{{v{number}\}}(%?)'", template.sql)
        cell = again[place].pop(0)
        found = literal(cell, (pattern[1], pattern[2]) if pattern else None, rng)
        if found is None:
            return None
        said.append(found[0] if pattern else said_value(ground, columns[place], cell, found[0], rng))
        written.append(found[1])
    return said, written, periods


def _periods(
    template: Template, ground: Ground, columns: Sequence[tuple[str, str]], rng: random.Random
) -> tuple[dict[int, date], list[str]]:
    """The bounds of the template's periods by the number of their value, and how the question says each: those around
    days that are in the cells, in order. Fewer are said where there are too few."""
    bounds: dict[int, date] = {}
    said: list[str] = []
    drawn: list[tuple[date, date]] = []
    for period in template.periods:
        table, name = columns[template.values[period.bounds[0][0]]]
        days = [day for cell in ground.cells(table, name) if (day := _as_day(cell)) is not None]
        spans = sorted({around(day, period.grain) for day in days} - set(drawn))
        if not spans:
            break
        start, end = rng.choice(spans)
        drawn.append((start, end))
        bounds |= {value: end if ends else start for value, ends in period.bounds}
        said.append(rng.choice(_SAID_PERIODS[period.grain])(start))
    return bounds, said


def _as_day(cell: Cell) -> date | None:
    """The day of a cell; None where it is none of a plain year."""
    try:
        found = date.fromisoformat(str(cell)[:10])
    except ValueError:
        return None
    return found if 1_900 <= found.year <= 2_100 else None


def around(day: date, grain: Grain) -> tuple[date, date]:
    """The period of a grain that holds a day: its first day, and the day after its last.

    >>> around(date(2024, 12, 5), "quarter")
    (datetime.date(2024, 10, 1), datetime.date(2025, 1, 1))
    """
    if grain == "day":
        return day, day + timedelta(days=1)
    months = {"month": 1, "quarter": 3, "year": 12}[grain]
    first = (day.month - 1) // months * months
    following = first + months
    return date(day.year, first + 1, 1), date(day.year + following // 12, following % 12 + 1, 1)


_SAID_PERIODS: Mapping[Grain, tuple[Callable[[date], str], ...]] = {
    "day": (
        lambda day: day.isoformat(),
        lambda day: f"{day.day} {day:%B %Y}",
        lambda day: f"{day:%B} {day.day}, {day.year}",
    ),
    "month": (lambda day: f"{day:%B %Y}", lambda day: f"{day:%B %Y}".lower(), lambda day: f"{day:%b %Y}".lower()),
    "quarter": (
        lambda day: f"Q{day.month // 3 + 1} {day.year}",
        lambda day: f"the {('first', 'second', 'third', 'fourth')[day.month // 3]} quarter of {day.year}",
    ),
    "year": (lambda day: str(day.year),),
}
"""How a question says a period of a grain, by its first day."""


def _order(cell: Cell) -> tuple[int, Decimal, str]:
    number = as_number(cell)
    return (0, number, "") if number is not None else (1, Decimal(0), str(cell))


def as_number(cell: Cell) -> Decimal | None:
    """A cell's number, if it is one."""
    if isinstance(cell, bool) or not isinstance(cell, (int, float, str)):
        return None
    try:
        found = Decimal(str(cell))
    except InvalidOperation:
        return None
    return found if found.is_finite() else None


def literal(cell: Cell, pattern: tuple[str, str] | None, rng: random.Random) -> tuple[str, str] | None:
    """How a question says a cell, and how a query writes it; None for what neither does. With a `pattern`, the marks
    before and after: one word of it."""
    if isinstance(cell, (bytes, bool)) or cell is None:
        return None
    if pattern is None and isinstance(cell, (int, float)):
        number = as_number(cell)
        if number is None or number < 0:
            return None
        text = f"{number.normalize():f}"
        return text, text
    text = " ".join(str(cell).split())
    if not text or text != str(cell) or not re.search(r"\w", text):
        return None
    if pattern is not None:
        parts = [word for word in re.findall(r"\w+", text) if len(word) > 2]
        if not parts:
            return None
        text = rng.choice(parts) if "%" in pattern[0] else parts[0]
        if not pattern[0] and not str(cell).startswith(text):
            return None
    before, after = pattern or ("", "")
    quoted = text.replace("'", "''")
    mark = '"' if rng.random() < 0.15 else ""
    return f"{mark}{text}{mark}", f"'{before}{quoted}{after}'"
