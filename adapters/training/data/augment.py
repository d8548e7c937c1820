"""One question on many schemas: tables and columns dropped, added, shuffled and renamed, in schema and SQL alike."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from adapters.training.data.names import Renamer, words_of
from adapters.training.data.sources import Pair, Value, elements
from reliability.sql.form import Lexeme, quoted_name, spaced
from reliability.values import Column, Element, ForeignKey, Table


@dataclass(frozen=True)
class Variant:
    """A pair as one example shows it: its tables, in the order shown, and everything in the new names."""

    question: str
    previous: str
    tables: tuple[Table, ...]
    gold_tables: tuple[str, ...]
    gold_columns: tuple[Element, ...]
    sql: tuple[Lexeme, ...]
    values: tuple[Value, ...]
    renamed: Callable[[Sequence[Lexeme]], tuple[Lexeme, ...]]


@dataclass(frozen=True)
class Strength:
    """How far a variant may go from its schema: probabilities, and how many foreign tables are added at most.
    `keyless`: no foreign key is declared."""

    rename: float
    drop: float
    shuffle: float
    add: int
    keyless: bool = False


NONE = Strength(0.0, 0.0, 0.0, 0)
_KEYLESS = 0.15
_DESCRIBED = 0.5
"""How often a schema declares no foreign key, and how often a changed name has a description: the old one in words."""


def draw_strength(rng: random.Random) -> Strength:
    """A quarter of the examples keep their names; the others change some or most of them."""
    rename = rng.choice((0.0, 0.15, 0.15, 0.4, 0.6))
    keyless = rng.random() < _KEYLESS
    return Strength(rename, rng.choice((0.0, 0.2, 0.4)), 0.6, rng.choice((0, 0, 1, 2, 4, 6)), keyless)


def vary(pair: Pair, strength: Strength, rng: random.Random, renamer: Renamer, pool: Sequence[Table]) -> Variant:
    """Return a variant of a pair. `pool` holds tables of other schemas, to add."""
    used_tables, used_columns = elements([*pair.sql, *(x for reading in pair.readings for x in reading)])
    tables = [t for t in pair.schema.tables if t.name in used_tables or rng.random() >= strength.drop]
    kept = [_thinned(t, used_columns, strength.drop, rng) for t in tables]
    for _ in range(rng.randint(0, strength.add) if strength.add and pool else 0):
        other = replace(rng.choice(pool), foreign_keys=())
        if spaced(other.name) not in {spaced(t.name) for t in kept}:
            kept.append(replace(other, columns=other.columns[: rng.randint(3, 9)]))
    if rng.random() < strength.shuffle:
        rng.shuffle(kept)
        kept = [_shuffled(t, rng) for t in kept]
    names = _new_names(kept, used_tables, used_columns, strength.rename, rng, renamer)
    shown = tuple(_renamed_table(t, names, rng) for t in kept)
    if strength.keyless:
        shown = tuple(replace(t, foreign_keys=()) for t in shown)

    def renamed(sql: Sequence[Lexeme]) -> tuple[Lexeme, ...]:
        return tuple(_renamed_lexeme(lexeme, names) for lexeme in sql)

    gold_tables, gold_columns = elements(pair.sql)
    return Variant(
        pair.question,
        pair.previous,
        shown,
        tuple(names[Element(t.name)] for t in kept if t.name in gold_tables),
        tuple(
            Element(names[Element(t.name)], names[Element(t.name, c.name)])
            for t in kept
            for c in t.columns
            if Element(t.name, c.name) in gold_columns
        ),
        renamed(pair.sql),
        tuple((names[Element(t)], names[Element(t, c)], v) for t, c, v in pair.values if Element(t, c) in names),
        renamed,
    )


def _thinned(table: Table, used: set[Element], drop: float, rng: random.Random) -> Table:
    columns = tuple(
        c
        for c in table.columns
        if Element(table.name, c.name) in used or rng.random() >= drop * (0.3 if c.primary_key else 1.0)
    )
    return replace(table, columns=columns or table.columns[:1])


def _shuffled(table: Table, rng: random.Random) -> Table:
    columns = list(table.columns)
    rng.shuffle(columns)
    return replace(table, columns=tuple(columns))


def _new_names(
    tables: Sequence[Table],
    used_tables: set[str],
    used: set[Element],
    share: float,
    rng: random.Random,
    renamer: Renamer,
) -> dict[Element, str]:
    """New names for tables `Element(t)` and columns `Element(t, c)`; no two of a table read alike.

    Columns of equal name are renamed alike mostly, as in real schemas.
    """
    names: dict[Element, str] = {}
    taken: set[str] = {spaced(t.name) for t in tables}
    alike: dict[str, str] = {}
    for table in tables:
        new = table.name
        if rng.random() < share:
            drawn = renamer.rename(table.name, rng, table.name not in used_tables)
            if drawn and spaced(drawn) not in taken:
                taken.add(spaced(drawn))
                new = drawn
        names[Element(table.name)] = new
        inside = {spaced(c.name) for c in table.columns}
        for column in table.columns:
            new = column.name
            if rng.random() < share:
                free = Element(table.name, column.name) not in used
                drawn = alike.get(column.name, "") or renamer.rename(column.name, rng, free)
                if drawn and spaced(drawn) not in inside:
                    inside.add(spaced(drawn))
                    new = alike.setdefault(column.name, drawn)
            names[Element(table.name, column.name)] = new
    return names


def _renamed_table(table: Table, names: dict[Element, str], rng: random.Random) -> Table:
    columns = tuple(
        replace(c, name=(new := names[Element(table.name, c.name)]), comment=_comment(c, new, rng))
        for c in table.columns
    )
    keys = tuple(
        ForeignKey(
            tuple(names[Element(table.name, c)] for c in key.columns),
            names[Element(key.ref_table)],
            tuple(names[Element(key.ref_table, c)] for c in key.ref_columns),
        )
        for key in table.foreign_keys
        if all(Element(table.name, c) in names for c in key.columns)
        and all(Element(key.ref_table, c) in names for c in key.ref_columns)
    )
    new = names[Element(table.name)]
    return Table(new, columns, _comment(table, new, rng), keys)


def _comment(element: Table | Column, new: str, rng: random.Random) -> str:
    """What describes an element under its new name: what described it before, or that name in words, or nothing."""
    if new == element.name:
        return element.comment
    return (element.comment or " ".join(words_of(element.name))) if rng.random() < _DESCRIBED else ""


def _renamed_lexeme(lexeme: Lexeme, names: dict[Element, str]) -> Lexeme:
    if not lexeme.table or Element(lexeme.table) not in names:
        return lexeme
    table = names[Element(lexeme.table)]
    written = ".".join(quoted_name(part) for part in table.split("."))
    if lexeme.kind == "table":
        return Lexeme(written, "table", table)
    column = names.get(Element(lexeme.table, lexeme.column), lexeme.column)
    owner = lexeme.text.split(".", 1)[0]
    alias = owner in ("t1", "t2", "t3", "t4") and lexeme.table.lower() != owner
    return Lexeme(f"{owner if alias else written}.{quoted_name(column)}", "column", table, column)
