"""Queries that nearly answer a question: one column, table, operator, literal, aggregate, output, row or clause is
wrong."""

# ruff: noqa: ARG001 -- every kind of change has the one signature, whatever it needs of it

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from adapters.training.data.sources import Value
from reliability.sql.form import Lexeme, quoted_name
from reliability.values import Table

_AGGREGATES = ("COUNT", "SUM", "AVG", "MIN", "MAX")
_COMPARISONS = ("=", "<>", "<", ">", "<=", ">=")
_Sql = tuple[Lexeme, ...]
_Change = Callable[[_Sql, Sequence[Table], Sequence[Value], random.Random], _Sql | None]


def near_miss(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    """Change one thing (sometimes two) in a query; None where nothing could be changed."""
    changed: _Sql | None = None
    for _ in range(1 if rng.random() < 0.7 else 2):
        for change in rng.sample(_CHANGES, len(_CHANGES)):
            result = change(changed or sql, tables, values, rng)
            if result is not None and result != sql:
                changed = result
                break
    return changed


def _column(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    """Another column of the same table; the same one is changed wherever it stands, half of the time."""
    places = [i for i, x in enumerate(sql) if x.kind == "column" and x.table]
    if not places:
        return None
    place = rng.choice(places)
    old = sql[place]
    table = next((t for t in tables if t.name == old.table), None)
    others = [c.name for c in table.columns if c.name != old.column] if table else []
    if not others:
        return None
    name = rng.choice(others)
    new = replace(old, column=name, text=old.text[: -len(quoted_name(old.column))] + quoted_name(name))
    everywhere = rng.random() < 0.6
    return tuple(new if (x == old and everywhere) or i == place else x for i, x in enumerate(sql))


def _table(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    """A one-table query asked of another table, columns drawn there."""
    used = {x.table for x in sql if x.table}
    others = [t for t in tables if t.name not in used]
    if len(used) != 1 or not others or any(x.kind == "alias" for x in sql):
        return None
    other = rng.choice(others)
    written = ".".join(quoted_name(part) for part in other.name.split("."))
    drawn: dict[str, str] = {}

    def moved(x: Lexeme) -> Lexeme:
        if x.kind == "table":
            return Lexeme(written, "table", other.name)
        if x.kind == "column" and x.table:
            same = other.column(x.column)
            name = drawn.setdefault(x.column, same.name if same else rng.choice(other.columns).name)
            return Lexeme(f"{written}.{quoted_name(name)}", "column", other.name, name)
        return x

    return tuple(moved(x) for x in sql)


def _aggregate(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    places = [
        i for i, x in enumerate(sql) if x.text in _AGGREGATES and i + 2 < len(sql) and sql[i + 2].kind == "column"
    ]
    if not places:
        return None
    place = rng.choice(places)
    return _put(sql, place, rng.choice([a for a in _AGGREGATES if a != sql[place].text]))


def _comparison(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    """Another comparison, not in a join's condition."""
    places = [
        i
        for i, x in enumerate(sql)
        if x.text in _COMPARISONS and i + 1 < len(sql) and sql[i + 1].kind in ("number", "string")
    ]
    if not places:
        return None
    place = rng.choice(places)
    return _put(sql, place, rng.choice([o for o in _COMPARISONS if o != sql[place].text]))


def _literal(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    places = [i for i, x in enumerate(sql) if x.kind in ("number", "string")]
    if not places:
        return None
    place = rng.choice(places)
    old = sql[place]
    if old.kind == "number":
        if not old.text.isdigit():
            return None
        number = int(old.text)
        other_numbers = (
            number - 1,
            number + 1,
            number + 2,
            number + 5,
            number + 10,
            number // 2,
            2 * number,
            10 * number,
        )
        return _put(sql, place, str(max(0, rng.choice(other_numbers))))
    others = [v for _, _, v in values if v != old.text[1:-1]] or [
        s for t in tables for c in t.columns for s in c.samples
    ]
    words = old.text[1:-1].split()
    other = rng.choice(others) if others else " ".join(words[:-1])
    return _put(sql, place, "'" + other.replace("'", "''") + "'") if other else None


def _direction(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    places = [i for i, x in enumerate(sql) if x.text == "DESC"]
    if places:
        place = rng.choice(places)
        return (*sql[:place], *sql[place + 1 :])
    order = next((i for i, x in enumerate(sql) if x.text == "ORDER"), None)
    if order is None:
        return None
    end = next((i for i, x in enumerate(sql) if i > order and x.text in ("LIMIT", ")")), len(sql))
    return (*sql[:end], Lexeme("DESC", "word"), *sql[end:])


def _clause(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    """Drop the end of a query from a clause on, a condition, or DISTINCT."""
    if any(x.text == "DISTINCT" for x in sql) and rng.random() < 0.5:
        place = next(i for i, x in enumerate(sql) if x.text == "DISTINCT")
        return (*sql[:place], *sql[place + 1 :])
    ends = [i for i, x in enumerate(sql) if x.text in ("WHERE", "ORDER", "LIMIT", "HAVING", "AND")]
    depth = _depths(sql)
    ends = [i for i in ends if depth[i] == 0 and sql[i - 2].text != "BETWEEN"]
    if not ends:
        return None
    start = rng.choice(ends)
    stop = next(
        (
            i
            for i in range(start + 1, len(sql))
            if depth[i] == 0
            and sql[i].text in ("WHERE", "GROUP", "ORDER", "LIMIT", "HAVING", "AND", "UNION", "INTERSECT", "EXCEPT")
        ),
        len(sql),
    )
    if sql[start].text == "WHERE" and stop < len(sql) and sql[stop].text == "AND":
        return (*sql[: start + 1], *sql[stop + 1 :])
    return (*sql[:start], *sql[stop:])


def _output(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    """One of several outputs left out."""
    outputs = _outputs(sql)
    if len(outputs) < 2:
        return None
    place = rng.randrange(len(outputs))
    start, stop = outputs[place]
    return (*sql[:start], *sql[stop + 1 :]) if place + 1 < len(outputs) else (*sql[: start - 1], *sql[stop:])


def _one_row(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    """The first row of an ordered list instead of all of them, or one row for all instead of one for each."""
    depth = _depths(sql)
    group = next((i for i, x in enumerate(sql) if x.text == "GROUP" and depth[i] == 0), None)
    order = next((i for i, x in enumerate(sql) if x.text == "ORDER" and depth[i] == 0), None)
    limit = any(x.text == "LIMIT" and d == 0 for x, d in zip(sql, depth, strict=True))
    if order is not None and not limit and (group is None or rng.random() < 0.5):
        return (*sql, Lexeme("LIMIT", "word"), Lexeme("1", "number"))
    outputs = _outputs(sql)
    kept = [part for part in outputs if any(x.text in _AGGREGATES for x in sql[slice(*part)])]
    if group is None or not kept or len(kept) == len(outputs):
        return None
    listed: list[Lexeme] = []
    for start, stop in kept:
        listed += [*([Lexeme(",", "mark")] if listed else []), *sql[start:stop]]
    return (*sql[: outputs[0][0]], *listed, *sql[outputs[-1][1] : group])


def _distinct(sql: _Sql, tables: Sequence[Table], values: Sequence[Value], rng: random.Random) -> _Sql | None:
    """Each different value counted, where each row is, or the other way round."""
    places = [i for i, x in enumerate(sql) if x.text == "COUNT" and i + 2 < len(sql)]
    if not places:
        return None
    after = rng.choice(places) + 2
    if sql[after].text == "DISTINCT":
        return (*sql[:after], *sql[after + 1 :])
    return (*sql[:after], Lexeme("DISTINCT", "word"), *sql[after:]) if sql[after].kind == "column" else None


def _outputs(sql: _Sql) -> list[tuple[int, int]]:
    """Where each output of a query stands: its first place, and the one after its last."""
    depth = _depths(sql)
    stop = next((i for i, x in enumerate(sql) if x.text == "FROM" and depth[i] == 0), None)
    if stop is None or sql[0].text != "SELECT":
        return []
    start = 2 if sql[1].text == "DISTINCT" else 1
    commas = [i for i in range(start, stop) if sql[i].text == "," and depth[i] == 0]
    return list(zip([start, *(i + 1 for i in commas)], [*commas, stop], strict=True))


def _depths(sql: _Sql) -> list[int]:
    depth = 0
    out = []
    for lexeme in sql:
        depth -= lexeme.text == ")"
        out.append(depth)
        depth += lexeme.text == "("
    return out


def _put(sql: _Sql, place: int, text: str) -> _Sql:
    return (*sql[:place], replace(sql[place], text=text), *sql[place + 1 :])


_CHANGES: tuple[_Change, ...] = (
    _column,
    _column,
    _table,
    _aggregate,
    _comparison,
    _literal,
    _direction,
    _clause,
    _output,
    _one_row,
    _distinct,
)
