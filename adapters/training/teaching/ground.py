"""What questions can be made of: a schema's tables, the kinds of their columns, its keys, and some of its rows."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from reliability.sql.form import Lexeme, canonical_sql, lexemes, quoted_name
from reliability.sql.roles import is_key
from reliability.values import Cell, Column, Failure, Limits, Rows, Schema, Table
from reliability.words import shared_prefix, spelled_out, stem, words

ColumnKind = Literal["key", "name", "text", "number", "year", "time", "flag"]
"""What can be asked of a column: a `name` tells rows apart to people, a `key` to the database."""
Run = Callable[[str, Limits], Rows | Failure]
_NUMBERS = re.compile(r"int|real|num|dec|float|double|money|serial|numeric", re.IGNORECASE)
_TIMES = re.compile(r"date|time", re.IGNORECASE)
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}([ T].*)?")
_YEAR = re.compile(r"(19|20)\d\d(\.0)?")
_NAMES = frozenset("name title label".split())
_SAME_IN_BOTH = frozenset("series species news data media goods".split())
_MOST_COLUMNS, MOST_ROWS = 40, 300
_LONGEST_CELL, _LONGEST_COMMENT = 40, 4
_READING = Limits(time_s=5.0, rows=MOST_ROWS, bytes=2_000_000)


@dataclass(frozen=True)
class Link:
    """A key of one column: `child.column` refers to `parent.ref`."""

    child: str
    column: str
    parent: str
    ref: str


@dataclass
class Ground:
    """A schema to make questions over. `rows` are some rows of each table, cells by column. `flat` is the schema with
    names of tables without a dot."""

    schema: Schema
    rows: Mapping[str, Sequence[Mapping[str, Cell]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.tables = {table.name: table for table in self.schema.tables}
        self._flat_of = {name: name.replace(".", "__") for name in self.tables}
        self._named_of = {flat: name for name, flat in self._flat_of.items()}
        self.flat = replace(self.schema, tables=tuple(map(self._flattened, self.schema.tables)))
        self.kinds = {t.name: {c.name: kind_of(c, t) for c in t.columns[:_MOST_COLUMNS]} for t in self.schema.tables}
        self.links = links_of(self.schema)
        self._known = frozenset(stem(word) for t in self.schema.tables for word in words(t.name).split())
        self._prefixes = {t.name: shared_prefix([c.name for c in t.columns]) for t in self.schema.tables}

    def of_kind(self, table: str, *kinds: ColumnKind) -> list[str]:
        """The columns of a table that are of one of these kinds, in schema order."""
        return [name for name, kind in self.kinds[table].items() if kind in kinds]

    def display(self, table: str) -> str | None:
        """The column by which people name a row: a name, else the first text; None where there is neither."""
        found = self.of_kind(table, "name") or self.of_kind(table, "text")
        return found[0] if found else None

    def primary(self, table: str) -> str | None:
        """The column that tells a table's rows apart, if it is one."""
        found = [c.name for c in self.tables[table].columns if c.primary_key]
        return found[0] if len(found) == 1 else None

    def cells(self, table: str, column: str) -> list[Cell]:
        """The cells of a column in the rows at hand that a question can name."""
        found = (row.get(column) for row in self.rows.get(table, ()))
        return [cell for cell in found if cell is not None and 0 < len(str(cell)) <= _LONGEST_CELL]

    def flat_name(self, table: str) -> str:
        """The name of a table in `flat`."""
        return self._flat_of[table]

    def named(self, flat: str) -> str:
        """The own name of a table of `flat`."""
        return self._named_of[flat]

    def written(self, table: str, column: str = "") -> str:
        """A name as SQL over `flat` writes it."""
        owner = quoted_name(self._flat_of[table])
        return f"{owner}.{quoted_name(column)}" if column else owner

    def form(self, sql: str) -> tuple[Lexeme, ...]:
        """SQL over `flat` in canonical form, with the tables' own names. The canonical form itself knows no name of a
        database schema before a table's, so that it is found over flat names. Raises NotCanonical."""
        pieces = lexemes(canonical_sql(sql, self.flat, self.flat.dialect), self.flat)
        return tuple(map(self._named, pieces))

    def _named(self, lexeme: Lexeme) -> Lexeme:
        name = self._named_of.get(lexeme.table, lexeme.table)
        if name == lexeme.table:
            return lexeme
        flat, own = quoted_name(lexeme.table), ".".join(map(quoted_name, name.split(".")))
        starts = lexeme.text == flat or lexeme.text.startswith(f"{flat}.")
        text = own + lexeme.text[len(flat) :] if starts else lexeme.text  # else it is an alias's
        return replace(lexeme, text=text, table=name)

    def _flattened(self, table: Table) -> Table:
        keys = tuple(replace(k, ref_table=self._flat_of.get(k.ref_table, k.ref_table)) for k in table.foreign_keys)
        return replace(table, name=self._flat_of[table.name], foreign_keys=keys)

    def said_table(self, table: str, rng: random.Random) -> str:
        """How people may call a table, in the singular."""
        found = self.tables[table]
        said = [spelled_out(table, self._known), words(table), *map(str.lower, found.synonyms)]
        return _singular(_drawn(said, len(found.synonyms), rng))

    def said_column(self, table: str, column: str, rng: random.Random, *, short: bool = True) -> str:
        """How people may call a column; `short`: without the words of its table's name, where something is left."""
        found = self.tables[table].column(column)
        prefix = self._prefixes[table]
        plain = words(column).removeprefix(f"{prefix} ") if prefix else words(column)
        said = [plain, spelled_out(plain, self._known)]
        more = [each.lower() for each in found.synonyms] if found else []
        if found and 0 < len(found.comment.split()) <= _LONGEST_COMMENT:
            more.append(found.comment.lower().rstrip("."))
        chosen = _drawn([*said, *more], len(more), rng)
        bare = without_words(chosen, words(table))
        return bare if short and bare and rng.random() < 0.6 else chosen


def said_value(ground: Ground, place: tuple[str, str], cell: Cell, said: str, rng: random.Random) -> str:
    """How a question says a cell: as it stands, or half of the time as the team's catalog says it."""
    column = ground.tables[place[0]].column(place[1])
    meanings = [phrase for value, phrase in (column.meanings if column else ()) if value == str(cell)]
    return rng.choice(meanings).lower() if meanings and rng.random() < 0.5 else said


def read_ground(
    schema: Schema, run: Run, seconds: float = 120.0, clock: Callable[[], float] = time.monotonic
) -> Ground:
    """The ground over a schema: some rows of each table are read, of as many tables as `seconds` allow. A table that
    was not read has none: it is asked of without values."""
    ends = clock() + seconds
    rows = {table.name: _some_rows(table, run) for table in schema.tables if clock() < ends}
    return Ground(schema, rows)


def _some_rows(table: Table, run: Run) -> list[Mapping[str, Cell]]:
    owner = ".".join(quoted_name(part) for part in table.name.split("."))
    names = [column.name for column in table.columns[:_MOST_COLUMNS]]
    shown = ", ".join(f"{owner}.{quoted_name(name)}" for name in names)
    found = run(f"SELECT {shown} FROM {owner} LIMIT {MOST_ROWS}", _READING)
    if isinstance(found, Failure):
        return []
    return [dict(zip(names, row, strict=True)) for row in found.rows]


def kind_of(column: Column, table: Table) -> ColumnKind:
    """The kind of a column, by its keys, its name, its type and its samples.

    >>> kind_of(Column("Song_Name", "TEXT"), Table("song", ()))
    'name'
    """
    last = words(column.name).split()[-1:]
    if column.samples and all(_DAY.fullmatch(sample) for sample in column.samples):
        return "time"
    if is_key(column, table):
        return "key"
    if "bool" in column.type.lower():
        return "flag"
    if last == ["year"] or (column.samples and all(_YEAR.fullmatch(sample) for sample in column.samples)):
        return "year"
    if _TIMES.search(column.type):
        return "time"
    if _NUMBERS.search(column.type):
        return "number"
    return "name" if _NAMES.intersection(last) else "text"


def links_of(schema: Schema) -> tuple[Link, ...]:
    """The keys of one column between two different tables, declared or inferred."""
    return tuple(
        Link(table.name, key.columns[0], target.name, key.ref_columns[0])
        for table in schema.tables
        for key in table.foreign_keys
        if len(key.columns) == len(key.ref_columns) == 1
        and (target := schema.table(key.ref_table)) is not None
        and target.name != table.name
        and table.column(key.columns[0])
        and target.column(key.ref_columns[0])
    )


def without_words(said: str, others: str) -> str:
    """Words without those that others say, "" where nothing is left.

    >>> without_words("customer name", "customers"), without_words("customer", "customers")
    ('name', '')
    """
    known = {stem(word) for word in others.split()}
    return " ".join(word for word in said.split() if stem(word) not in known)


def plural(said: str) -> str:
    """A noun phrase in the plural, roughly.

    >>> plural("order item"), plural("country"), plural("series")
    ('order items', 'countries', 'series')
    """
    if said.endswith("s"):
        return said
    if said.endswith("y") and said[-2:-1] not in "aeiou":
        return f"{said[:-1]}ies"
    return f"{said}es" if said.endswith(("x", "ch", "sh", "z")) else f"{said}s"


def _singular(said: str) -> str:
    head, _, last = said.rpartition(" ")
    return said if last in _SAME_IN_BOTH else f"{head} {stem(last)}".strip()


def _drawn(said: Sequence[str], own: int, rng: random.Random) -> str:
    """One of the ways to say something; what a team wrote itself (`own` of them, the last) half of the time."""
    if own and rng.random() < 0.5:
        return rng.choice(said[-own:])
    return said[0] if rng.random() < 0.7 else rng.choice(said[: len(said) - own])
