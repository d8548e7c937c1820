"""Questions of Spider's training databases made ambiguous by AmbiQT's rules, in names alone: no rows are needed.

A column gets a synonym beside it, a table a copy under another name, or a column a table of its own that refers to the
one it was in; the new names are WordNet's synonyms of the old ones' words.

AmbiQT: https://arxiv.org/abs/2310.13659
"""

from __future__ import annotations

import lzma
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sqlglot import exp

from reliability.candidates.by_name.writing import columns_of
from reliability.composing.edits.query import Query
from reliability.composing.planning.relations import relations_of
from reliability.values import Column, Element, ForeignKey, Schema, Table
from reliability.words import spelled_out, stem

Synonyms = Mapping[str, Sequence[str]]
"""A noun → other words for it, the commonest first."""
_SYNONYMS, _WIDER = 4, 2
_AS_IT_WAS = 0.3
"""How often one of the two names is the old one: people add a column beside another more often than they rename
both."""


@dataclass(frozen=True, slots=True)
class MadeAmbiguous:
    """A query over a schema in which `other` may as well be meant where it names `mine`; both None where nothing was
    changed."""

    sql: str
    schema: Schema
    mine: Element | None = None
    other: Element | None = None


def read_synonyms(file: Path) -> Synonyms:
    """WordNet's nouns, of lines "lemma, part of speech, synonyms, hypernyms, …"."""
    found: dict[str, list[str]] = {}
    with lzma.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            lemma, kind, same, wider, *_ = [*line.rstrip("\n").split("\t"), "", "", ""]
            if kind == "n":
                words = [*same.split("|")[:_SYNONYMS], *wider.split("|")[:_WIDER]]
                found.setdefault(lemma, []).extend(word for word in words if word and word.isascii())
    return found


def made_ambiguous(sql: str, schema: Schema, synonyms: Synonyms, rng: random.Random) -> Iterator[MadeAmbiguous]:
    """The query as it is, and at most one of each kind of ambiguity, each over a schema of its own."""
    query = Query.of(sql, schema)
    if query is None:
        return
    yield MadeAmbiguous(query.sql(), schema)
    relations = relations_of(schema)
    columns = [e for e, places in columns_of(query).items() if not relations.is_key(e) and _shown(places)]
    tables = sorted({table.name for table in query.sources().values()})
    made: list[MadeAmbiguous | None] = []
    if columns:
        made += [_column(query, rng.choice(columns), synonyms, rng), _split(query, rng.choice(columns))]
    if tables:
        made.append(_table(query, rng.choice(tables), synonyms, rng))
    yield from (each for each in made if each is not None)


def _shown(places: Sequence[exp.Column]) -> bool:
    return any(place.find_ancestor(exp.Join) is None for place in places)


def _column(query: Query, mine: Element, synonyms: Synonyms, rng: random.Random) -> MadeAmbiguous | None:
    table = query.schema.table(mine.table)
    names = _two_names(mine.column, {c.name.lower() for c in table.columns}, synonyms, rng) if table else None
    if table is None or names is None:
        return None
    one, other = names
    changed = [replace(c, name=one) if c.name == mine.column else c for c in table.columns]
    added = next(c for c in table.columns if c.name == mine.column)
    made = query.copy()
    for column in columns_of(made)[mine]:
        column.set("this", exp.to_identifier(one))
    schema = _with(query.schema, replace(table, columns=(*changed, replace(added, name=other))))
    return MadeAmbiguous(made.sql(), schema, Element(mine.table, one), Element(mine.table, other))


def _table(query: Query, mine: str, synonyms: Synonyms, rng: random.Random) -> MadeAmbiguous | None:
    schema, table = query.schema, query.schema.table(mine)
    names = _two_names(mine, {t.name.lower() for t in schema.tables}, synonyms, rng) if table else None
    if table is None or names is None:
        return None
    one, other = names
    made = query.copy()
    for column in made.tree.find_all(exp.Column):
        if column.table.lower() == mine.lower():
            column.set("table", exp.to_identifier(one))
    for source in made.tree.find_all(exp.Table):
        if source.name.lower() == mine.lower():
            source.set("this", exp.to_identifier(one))
    tables = [
        replace(_renamed(t, mine, one), name=one) if t is table else _renamed(t, mine, one) for t in schema.tables
    ]
    tables.append(replace(_renamed(table, mine, one), name=other))
    return MadeAmbiguous(made.sql(), replace(schema, tables=tuple(tables)), Element(one), Element(other))


def _renamed(table: Table, old: str, new: str) -> Table:
    keys = tuple(replace(key, ref_table=new) if key.ref_table == old else key for key in table.foreign_keys)
    return replace(table, foreign_keys=keys)


def _split(query: Query, mine: Element) -> MadeAmbiguous | None:
    table = query.schema.table(mine.table)
    keys = [column for column in table.columns if column.primary_key] if table else []
    name = f"{mine.table}_{mine.column}"
    if table is None or not keys or query.schema.table(name) is not None:
        return None
    moved = next(column for column in table.columns if column.name == mine.column)
    own = tuple(column.name for column in keys)
    part = Table(name, (*keys, Column(moved.name, moved.type)), foreign_keys=(ForeignKey(own, table.name, own),))
    schema = replace(query.schema, tables=(*query.schema.tables, part))
    return MadeAmbiguous(query.sql(), schema, mine, Element(name, mine.column))


def _with(schema: Schema, table: Table) -> Schema:
    return replace(schema, tables=tuple(table if t.name == table.name else t for t in schema.tables))


def _two_names(name: str, taken: set[str], synonyms: Synonyms, rng: random.Random) -> tuple[str, str] | None:
    """Two names that mean what one did; None where WordNet knows no other."""
    words = spelled_out(name).split()
    ways = [*_others(" ".join(words), synonyms)]
    if len(words) > 1:
        ways += [
            " ".join([*words[:place], other, *words[place + 1 :]])
            for place, word in enumerate(words)
            for other in _others(word, synonyms)
        ]
    made = ["_".join(way.split()) for way in dict.fromkeys(ways)]
    new = [way for way in made if way.lower() not in taken and way.replace("_", "").isalnum()]
    if not new:
        return None
    if len(new) == 1 or rng.random() < _AS_IT_WAS:
        pair = [name, rng.choice(new)]
        rng.shuffle(pair)
        return pair[0], pair[1]
    one, other = rng.sample(new, 2)
    return one, other


def _others(words: str, synonyms: Synonyms) -> Sequence[str]:
    """Of a noun in the singular or the plural."""
    return synonyms.get(words) or synonyms.get(stem(words)) or ()
