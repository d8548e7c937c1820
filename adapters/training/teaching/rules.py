"""Plain questions over columns and keys: what people ask of any data, in several ways each, with the query.

A rule draws what it needs from the ground and gives one question, or none where the schema has nothing for it. Ways of
asking hold the same slots in braces; one is drawn.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from adapters.training.teaching.ground import Ground, Link, plural, said_value
from adapters.training.teaching.refilling import Filled, as_number, literal

_HOW_MANY = (
    "how many {many} are there?",
    "number of {many}",
    "count all {many}",
    "how many {many} do we have",
    "total {many}?",
)
_LIST = (
    "list the {c} of every {one}",
    "show me the {c} of all {many}",
    "what are the {cs} of the {many}?",
    "{cs} of all {many}",
    "give me each {one}'s {c}",
)
_TWO = (
    "show the {c} and {d} of each {one}",
    "list {many} with their {c} and {d}",
    "what is the {c} and the {d} of every {one}?",
    "for each {one}, give the {c} and {d}",
)
_KINDS = (
    "what different {cs} are there?",
    "which {cs} do the {many} have?",
    "list the distinct {cs} of {many}",
    "all the different {cs}",
)
_KIND_COUNT = (
    "how many different {cs} are there?",
    "number of distinct {cs} of {many}",
    "how many {cs} do we have in {many}?",
)
_PER = (
    "how many {many} are there for each {c}?",
    "number of {many} per {c}",
    "count {many} by {c}",
    "{many} by {c}",
    "how many {many} does each {c} have?",
)
_MOST_COMMON = (
    "what is the most common {c} among {many}?",
    "which {c} has the most {many}?",
    "which {c} occurs most often for {many}?",
    "the {c} with the highest number of {many}",
)
_EQUAL_COUNT = (
    "how many {many} have {c} {v}?",
    "number of {many} whose {c} is {v}",
    "how many {v} {many} are there?",
    "count the {many} with {c} {v}",
    "how many {many} are {v}?",
)
_EQUAL = (
    "which {many} have {c} {v}?",
    "show the {many} whose {c} is {v}",
    "{many} with {c} {v}",
    "list all {v} {many}",
    "who or what are the {many} of {c} {v}?",
)
_EQUAL_SHOW = (
    "what is the {d} of the {one} with {c} {v}?",
    "{d} of {v}",
    "what {d} does {v} have?",
    "show the {d} for {many} whose {c} is {v}",
    "give me {v}'s {d}",
)
_AGGREGATES = {
    "AVG": ("average", "mean"),
    "MAX": ("maximum", "highest", "largest", "greatest"),
    "MIN": ("minimum", "lowest", "smallest", "least"),
    "SUM": ("total", "overall", "sum of the"),
}
_AGGREGATE = (
    "what is the {how} {c} of the {many}?",
    "{how} {c} of all {many}",
    "what's the {how} {c} across {many}?",
    "the {how} {c}",
)
_AGGREGATE_PER = (
    "{how} {n} of {many} per {c}",
    "what is the {how} {n} for each {c}?",
    "show the {how} {n} by {c}",
    "for each {c} of {many}, what is the {how} {n}?",
)
_TOP = (
    "which {one} has the {end} {n}?",
    "what is the {c} of the {one} with the {end} {n}?",
    "{one} with the {end} {n}",
    "who or what has the {end} {n} among the {many}?",
    "find the {one} whose {n} is {end}",
)
_TOP_SOME = (
    "what are the {k} {many} with the {end} {n}?",
    "top {k} {many} by {end} {n}",
    "show the {k} {many} that have the {end} {n}",
)
_SORTED = (
    "list the {cs} of {many} by {n}, {way}",
    "{many} sorted by {n} from {way2}",
    "show all {many} ordered by {n}, {way}",
)
_MORE = (
    "which {many} have {a} {n} {more} {v}?",
    "{many} with {n} {more} {v}",
    "show the {c} of {many} whose {n} is {more} {v}",
    "list {many} with more than {v} {n}",
)
_MORE_COUNT = (
    "how many {many} have {a} {n} {more} {v}?",
    "number of {many} with {n} {more} {v}",
    "count {many} whose {n} is {more} {v}",
)
_BETWEEN = (
    "which {many} have {a} {n} between {v} and {w}?",
    "{many} with {n} from {v} to {w}",
    "show {many} whose {n} lies between {v} and {w}",
)
_CHILDREN = (
    "how many {kids} does each {one} have?",
    "number of {kids} per {one}",
    "for each {one}, count the {kids}",
    "{kids} by {one}",
    "show each {one} and its number of {kids}",
)
_MOST_CHILDREN = (
    "which {one} has the most {kids}?",
    "what is the {c} of the {one} with the most {kids}?",
    "{one} with the largest number of {kids}",
    "who or what has most {kids} among the {many}?",
)
_CHILDLESS = (
    "which {many} have no {kids}?",
    "{many} without any {kids}",
    "list the {many} that do not have a {kid}",
    "show the {c} of {many} with no {kids}",
)
_OVER_CHILDREN = (
    "which {many} have at least {k} {kids}?",
    "{many} with {k} or more {kids}",
    "list the {many} that have {k} {kids} or more",
)
_OF_PARENT = (
    "list the {d} of {kids} of the {one} {v}",
    "show the {kids} of {v}",
    "which {kids} belong to {v}?",
    "what are the {ds} of {kids} whose {one} is {v}?",
    "{kids} for {one} {v}",
)
_OF_PARENT_COUNT = (
    "how many {kids} does {v} have?",
    "number of {kids} of the {one} {v}",
    "how many {kids} are there for {v}?",
    "count the {kids} of {one} {v}",
)
_BOTH = (
    "show the {d} of each {kid} and the {c} of its {one}",
    "list {kids} with the {c} of their {one}",
    "for every {kid}, give its {d} and its {one}'s {c}",
)
_ACROSS = (
    "which {many} have {others} {v}?",
    "{many} of {v}",
    "list the {many} linked to the {other} {v}",
    "show the {cs} of {many} for {v}",
    "what {many} are there for the {other} {v}?",
)
_YEAR = (
    "how many {many} have {a} {c} in {v}?",
    "number of {many} of {v}",
    "{many} from {v} by {c}, how many?",
    "how many {many} in {v}?",
)
_SINCE = ("how many {many} have {a} {c} {more} {v}?", "which {many} have {a} {c} {more} {v}?", "{many} {more} {v}")
_OVER = ("over", "above", "more than", "greater than", "higher than", "of more than", "exceeding")
_UNDER = ("under", "below", "less than", "lower than", "smaller than")
_AT_LEAST = ("of at least", "of no less than")
_HIGH = ("highest", "largest", "most", "greatest", "biggest")
_LOW = ("lowest", "smallest", "least", "fewest")


@dataclass(frozen=True)
class _Draw:
    """What the rules draw from."""

    ground: Ground
    rng: random.Random

    def table(self) -> str:
        return self.rng.choice(list(self.ground.tables))

    def column(self, table: str, *kinds: str, but: str = "") -> str | None:
        found = [n for n, kind in self.ground.kinds[table].items() if kind in kinds and n != but]
        return self.rng.choice(found) if found else None

    def link(self) -> Link | None:
        return self.rng.choice(self.ground.links) if self.ground.links else None

    def value(self, table: str, column: str) -> tuple[str, str] | None:
        cells = self.ground.cells(table, column)
        cell = self.rng.choice(cells) if cells else None
        found = literal(cell, None, self.rng)
        return (said_value(self.ground, (table, column), cell, found[0], self.rng), found[1]) if found else None

    def said(self, table: str, column: str) -> str:
        return self.ground.said_column(table, column, self.rng)

    def asked(self, ways: tuple[str, ...], table: str, sql: str, **slots: str) -> Filled:
        """One of the ways, filled: `one`, `many` the table, the others as given; with `x`, also `xs`."""
        one = self.ground.said_table(table, self.rng)
        every = {"one": one, "many": plural(one), "a": "a", **slots}
        for name in ("c", "d"):
            if name in slots:
                every[f"{name}s"] = plural(slots[name])
        way = self.rng.choice(ways)
        return Filled(way.format(**every), sql, ways[0])


Rule = Callable[[_Draw], Filled | None]


def ask_plainly(ground: Ground, rng: random.Random) -> Filled | None:
    """A question by a rule that is drawn; None where the schema has nothing for it."""
    draw = _Draw(ground, rng)
    return rng.choice(RULES)(draw) if ground.tables else None


# --- one table -------------------------------------------------------------------------------------


def _how_many(draw: _Draw) -> Filled | None:
    t = draw.table()
    return draw.asked(_HOW_MANY, t, f"SELECT COUNT(*) FROM {draw.ground.written(t)}")


def _list(draw: _Draw) -> Filled | None:
    t, w = draw.table(), draw.ground.written
    c = draw.column(t, "name", "text", "number", "year", "time")
    if c is None:
        return None
    d = draw.column(t, "name", "text", "number", "year", "time", but=c)
    if d is None or draw.rng.random() < 0.4:
        return draw.asked(_LIST, t, f"SELECT {w(t, c)} FROM {w(t)}", c=draw.said(t, c))
    return draw.asked(_TWO, t, f"SELECT {w(t, c)}, {w(t, d)} FROM {w(t)}", c=draw.said(t, c), d=draw.said(t, d))


def _kinds(draw: _Draw) -> Filled | None:
    t, w = draw.table(), draw.ground.written
    c = draw.column(t, "text", "name", "year")
    if c is None:
        return None
    said = draw.said(t, c)
    if draw.rng.random() < 0.5:
        return draw.asked(_KIND_COUNT, t, f"SELECT COUNT(DISTINCT {w(t, c)}) FROM {w(t)}", c=said)
    return draw.asked(_KINDS, t, f"SELECT DISTINCT {w(t, c)} FROM {w(t)}", c=said)


def _per(draw: _Draw) -> Filled | None:
    t, w = draw.table(), draw.ground.written
    c = draw.column(t, "text", "year", "name")
    if c is None:
        return None
    said, at = draw.said(t, c), w(t, c)
    if draw.rng.random() < 0.5:
        return draw.asked(_PER, t, f"SELECT {at}, COUNT(*) FROM {w(t)} GROUP BY {at}", c=said)
    sql = f"SELECT {at} FROM {w(t)} GROUP BY {at} ORDER BY COUNT(*) DESC LIMIT 1"
    return draw.asked(_MOST_COMMON, t, sql, c=said)


def _equal(draw: _Draw) -> Filled | None:
    t, w = draw.table(), draw.ground.written
    c = draw.column(t, "text", "name", "year")
    value = draw.value(t, c) if c else None
    if c is None or value is None:
        return None
    where = f"FROM {w(t)} WHERE {w(t, c)} = {value[1]}"
    said, way = draw.said(t, c), draw.rng.random()
    if way < 0.4:
        return draw.asked(_EQUAL_COUNT, t, f"SELECT COUNT(*) {where}", c=said, v=value[0])
    d = draw.ground.display(t) if way < 0.6 else draw.column(t, "text", "name", "number", "time", but=c)
    if d is None or d == c:
        return None
    ways = _EQUAL if way < 0.6 else _EQUAL_SHOW
    return draw.asked(ways, t, f"SELECT {w(t, d)} {where}", c=said, v=value[0], d=draw.said(t, d))


def _aggregate(draw: _Draw) -> Filled | None:
    t, w = draw.table(), draw.ground.written
    n = draw.column(t, "number")
    if n is None:
        return None
    function = draw.rng.choice(list(_AGGREGATES))
    how, said = draw.rng.choice(_AGGREGATES[function]), draw.said(t, n)
    c = draw.column(t, "text", "year")
    if c is None or draw.rng.random() < 0.6:
        return draw.asked(_AGGREGATE, t, f"SELECT {function}({w(t, n)}) FROM {w(t)}", c=said, how=how)
    sql = f"SELECT {w(t, c)}, {function}({w(t, n)}) FROM {w(t)} GROUP BY {w(t, c)}"
    return draw.asked(_AGGREGATE_PER, t, sql, c=draw.said(t, c), n=said, how=how)


def _top(draw: _Draw) -> Filled | None:
    t, w, rng = draw.table(), draw.ground.written, draw.rng
    n, c = draw.column(t, "number", "time", "year"), draw.ground.display(t)
    if n is None or c is None:
        return None
    falling = rng.random() < 0.6
    order = f"ORDER BY {w(t, n)}{' DESC' if falling else ''}"
    slots = {"c": draw.said(t, c), "n": draw.said(t, n), "end": rng.choice(_HIGH if falling else _LOW)}
    way = rng.random()
    if way < 0.6:
        return draw.asked(_TOP, t, f"SELECT {w(t, c)} FROM {w(t)} {order} LIMIT 1", **slots)
    if way < 0.8:
        k = str(rng.randint(2, 10))
        return draw.asked(_TOP_SOME, t, f"SELECT {w(t, c)} FROM {w(t)} {order} LIMIT {k}", k=k, **slots)
    ways = ("descending", "high to low") if falling else ("ascending", "low to high")
    return draw.asked(_SORTED, t, f"SELECT {w(t, c)} FROM {w(t)} {order}", way=ways[0], way2=ways[1], **slots)


def _compared(draw: _Draw) -> Filled | None:
    t, w, rng = draw.table(), draw.ground.written, draw.rng
    n = draw.column(t, "number", "year")
    value = draw.value(t, n) if n else None
    if n is None or value is None or as_number(value[0]) is None:
        return None
    sign, said = rng.choice(((">", _OVER), ("<", _UNDER), (">=", _AT_LEAST)))
    where = f"FROM {w(t)} WHERE {w(t, n)} {sign} {value[1]}"
    slots = {"n": draw.said(t, n), "v": value[0], "more": rng.choice(said)}
    if rng.random() < 0.5:
        return draw.asked(_MORE_COUNT, t, f"SELECT COUNT(*) {where}", **slots)
    c = draw.ground.display(t)
    if c is None:
        return None
    ways = _MORE if sign == ">" else _MORE[:-1]
    return draw.asked(ways, t, f"SELECT {w(t, c)} {where}", c=draw.said(t, c), **slots)


def _between(draw: _Draw) -> Filled | None:
    t, w = draw.table(), draw.ground.written
    n, c = draw.column(t, "number", "year"), draw.ground.display(t)
    if n is None or c is None:
        return None
    numbers = sorted({x for cell in draw.ground.cells(t, n) if (x := as_number(cell)) is not None and x >= 0})
    if len(numbers) < 2:
        return None
    low, high = (f"{x.normalize():f}" for x in sorted(draw.rng.sample(numbers, 2)))
    sql = f"SELECT {w(t, c)} FROM {w(t)} WHERE {w(t, n)} BETWEEN {low} AND {high}"
    return draw.asked(_BETWEEN, t, sql, n=draw.said(t, n), v=low, w=high)


def _dated(draw: _Draw) -> Filled | None:
    t, w, rng = draw.table(), draw.ground.written, draw.rng
    c = draw.column(t, "time")
    days = [str(cell)[:10] for cell in draw.ground.cells(t, c)] if c else []
    days = [day for day in days if len(day) == 10 and day[:4].isdigit() and day[4] == "-"]
    if c is None or not days:
        return None
    day, at = rng.choice(days), w(t, c)
    if rng.random() < 0.5:
        year = int(day[:4])
        where = f"{at} >= '{year}-01-01' AND {at} < '{year + 1}-01-01'"
        return draw.asked(_YEAR, t, f"SELECT COUNT(*) FROM {w(t)} WHERE {where}", c=draw.said(t, c), v=str(year))
    sign, more = rng.choice(((">", "after"), (">=", "since"), ("<", "before")))
    sql = f"SELECT COUNT(*) FROM {w(t)} WHERE {at} {sign} '{day}'"
    return draw.asked(_SINCE[:1], t, sql, c=draw.said(t, c), v=day, more=more)


# --- keys ------------------------------------------------------------------------------------------


def _children(draw: _Draw) -> Filled | None:
    link, rng, w = draw.link(), draw.rng, draw.ground.written
    c = draw.ground.display(link.parent) if link else None
    if link is None or c is None:
        return None
    kid, at = draw.ground.said_table(link.child, rng), w(link.parent, c)
    joined = f"FROM {w(link.parent)} JOIN {w(link.child)} ON {_on(draw, link)}"
    slots = {"kid": kid, "kids": plural(kid), "c": draw.said(link.parent, c)}
    way = rng.random()
    if way < 0.3:
        return draw.asked(_CHILDREN, link.parent, f"SELECT {at}, COUNT(*) {joined} GROUP BY {at}", **slots)
    group = f"{joined} GROUP BY {w(link.parent, link.ref)}"
    if way < 0.55:
        return draw.asked(_MOST_CHILDREN, link.parent, f"SELECT {at} {group} ORDER BY COUNT(*) DESC LIMIT 1", **slots)
    if way < 0.75:
        k = str(rng.randint(2, 5))
        return draw.asked(_OVER_CHILDREN, link.parent, f"SELECT {at} {group} HAVING COUNT(*) >= {k}", k=k, **slots)
    inner = f"SELECT {w(link.child, link.column)} FROM {w(link.child)}"
    sql = f"SELECT {at} FROM {w(link.parent)} WHERE {w(link.parent, link.ref)} NOT IN ({inner})"
    return draw.asked(_CHILDLESS, link.parent, sql, **slots)


def _of_parent(draw: _Draw) -> Filled | None:
    link, rng, w = draw.link(), draw.rng, draw.ground.written
    c = draw.ground.display(link.parent) if link else None
    if link is None or c is None:
        return None
    kid = draw.ground.said_table(link.child, rng)
    slots = {"kid": kid, "kids": plural(kid), "c": draw.said(link.parent, c)}
    joined = f"FROM {w(link.child)} JOIN {w(link.parent)} ON {_on(draw, link)}"
    d = draw.column(link.child, "name", "text", "number", "time", "year")
    if d is not None and rng.random() < 0.3:
        sql = f"SELECT {w(link.child, d)}, {w(link.parent, c)} {joined}"
        return draw.asked(_BOTH, link.parent, sql, d=draw.said(link.child, d), **slots)
    value = draw.value(link.parent, c)
    if value is None:
        return None
    where = f"{joined} WHERE {w(link.parent, c)} = {value[1]}"
    if d is None or rng.random() < 0.45:
        return draw.asked(_OF_PARENT_COUNT, link.parent, f"SELECT COUNT(*) {where}", v=value[0], **slots)
    sql = f"SELECT {w(link.child, d)} {where}"
    return draw.asked(_OF_PARENT, link.parent, sql, v=value[0], d=draw.said(link.child, d), **slots)


def _across(draw: _Draw) -> Filled | None:
    """Two tables with one between them."""
    one, rng, w = draw.link(), draw.rng, draw.ground.written
    others = [x for x in draw.ground.links if one and x.child == one.child and x.parent != one.parent]
    if one is None or not others:
        return None
    two = rng.choice(others)
    c, d = draw.ground.display(one.parent), draw.ground.display(two.parent)
    value = draw.value(two.parent, d) if d else None
    if c is None or d is None or value is None:
        return None
    sql = (
        f"SELECT {w(one.parent, c)} FROM {w(one.parent)} JOIN {w(one.child)} ON {_on(draw, one)} "
        f"JOIN {w(two.parent)} ON {_on(draw, two)} WHERE {w(two.parent, d)} = {value[1]}"
    )
    other = draw.ground.said_table(two.parent, rng)
    slots = {"other": other, "others": plural(other), "c": draw.said(one.parent, c)}
    return draw.asked(_ACROSS, one.parent, sql, v=value[0], **slots)


def _on(draw: _Draw, link: Link) -> str:
    return f"{draw.ground.written(link.child, link.column)} = {draw.ground.written(link.parent, link.ref)}"


RULES: tuple[Rule, ...] = (
    _how_many,
    _list,
    _list,
    _kinds,
    _per,
    _equal,
    _equal,
    _aggregate,
    _top,
    _compared,
    _between,
    _dated,
    _children,
    _children,
    _of_parent,
    _of_parent,
    _across,
)
"""Drawn alike often, so that what stands twice is asked twice as often."""
