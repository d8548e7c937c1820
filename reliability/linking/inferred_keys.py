"""Keys that a schema does not declare, inferred from names, types and what the data hold.

A name proposes ("cust_id" and customers.customer_id, "merchant_id" and merchants.mid, "billing_address_id" and
addresses.id), the data dispose: the column referred to must tell rows apart, and what refers must be found in it. A
column that a declared key covers keeps it; a column refers to one other at most. A table that declares no primary key
has one where a column is named as its own and tells its rows apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from reliability.short_names import plain_names
from reliability.values import Column, Element, ForeignKey, Schema, Table
from reliability.words import spelled_out, stem

MOST = 400
_LEAST_INCLUDED = 0.98
_SURE_BY_NAME = 0.9
_GENERIC = frozenset("id key code no number name uid guid uuid pk ref".split())
_ENDINGS = frozenset("id key code number uid guid uuid".split())
_FAMILIES = {
    "number": ("INT", "SERIAL", "NUM", "DEC", "REAL", "DOUB", "FLOA"),
    "text": ("CHAR", "TEXT", "CLOB", "STRING", "CITEXT"),
    "uuid": ("UUID",),
}
_NO_KEYS = ("DATE", "TIME", "BOOL", "BLOB", "BYTEA", "JSON", "REAL", "DOUB", "FLOA", "[]", "INTERVAL")


@dataclass(frozen=True, slots=True)
class LikelyKey:
    """A column that by its name refers to another. `score` in (0, 1]: how much the names say so, higher = more;
    `declared`: the other is a declared primary key."""

    table: str
    column: str
    ref_table: str
    ref_column: str
    score: float
    declared: bool


@dataclass(frozen=True, slots=True)
class KeyFacts:
    """What the data say of a likely key: does the column referred to tell rows apart, how many values that refer were
    looked for, and the share of them that was found there, in [0, 1]."""

    unique: bool
    looked: int
    included: float


Named = tuple[str, ...]
_Target = tuple[Table, Column, float]


def likely_keys(schema: Schema, most: int = MOST) -> tuple[LikelyKey, ...]:
    """The undeclared keys that names and types suggest, likeliest first, at most `most`; of one column up to three.

    Where names are shortened, what is read of them suggests too. Takes time in proportion to the columns.
    """
    plain = plain_names(schema)
    found = {(key.table, key.column, key.ref_table, key.ref_column): key for key in _suggested(schema)}
    for key in _suggested(plain.schema) if plain.shortened else ():
        own = plain.back(Element(key.table, key.column))
        other = plain.back(Element(key.ref_table, key.ref_column))
        place = (own.table, own.column, other.table, other.column)
        if place not in found or found[place].score < key.score:
            found[place] = LikelyKey(*place, key.score, key.declared)
    best = sorted(found.values(), key=lambda key: -key.score)
    rank: dict[tuple[str, str], int] = {}
    kept = []
    for key in best:
        rank[key.table, key.column] = rank.get((key.table, key.column), 0) + 1
        kept += [key] if rank[key.table, key.column] <= _MOST_OF_A_COLUMN else []
    return tuple(kept[:most])


_MOST_OF_A_COLUMN = 3


def _suggested(schema: Schema) -> list[LikelyKey]:
    """The undeclared keys that names as they stand and types suggest."""
    known = frozenset(stem(word) for table in schema.tables for word in spelled_out(table.name).split())
    targets = _targets(schema.tables, known)
    found: list[LikelyKey] = []
    for table in schema.tables:
        declared = {name for key in table.foreign_keys for name in key.columns}
        for column in table.columns:
            if column.name not in declared and not _no_key(column):
                found += _referring(table, column, targets, known)
    return found


def with_inferred_keys(schema: Schema, facts: Mapping[LikelyKey, KeyFacts | None]) -> Schema:
    """The schema with the likely keys that the data bear out, marked as inferred.

    `facts` are by likely key; None where the data could not be asked in time: then only names that leave no doubt
    count, and only towards a declared primary key. In empty tables names count alone.
    """
    borne_out = [key for key, fact in facts.items() if _borne_out(key, fact)]
    best: dict[tuple[str, str], LikelyKey] = {}
    for key in sorted(borne_out, key=lambda key: -key.score):
        best.setdefault((key.table, key.column), key)
    tables = []
    for table in schema.tables:
        new = [best[table.name, c.name] for c in table.columns if (table.name, c.name) in best]
        made = tuple(ForeignKey((k.column,), k.ref_table, (k.ref_column,), inferred=True) for k in new)
        tables.append(replace(table, foreign_keys=(*table.foreign_keys, *made)) if made else table)
    return replace(schema, tables=tuple(tables))


def likely_own_keys(schema: Schema) -> tuple[Element, ...]:
    """The columns that by their names tell apart the rows of tables that declare no primary key, one for each at most:
    the one that others refer to, else the first where it is named as the table's own."""
    plain = plain_names(schema)
    referred = {(k.ref_table.lower(), k.ref_columns[0].lower()) for t in schema.tables for k in t.foreign_keys}
    found = []
    for table, said in zip(schema.tables, plain.schema.tables, strict=True):
        if any(column.primary_key for column in table.columns):
            continue
        refer = {name for key in table.foreign_keys for name in key.columns}
        own = [c for c in table.columns if (table.name.lower(), c.name.lower()) in referred and c.name not in refer]
        named = any(
            _is_home(_tokens(called.name, frozenset()), _home(name))
            for called in said.columns[:1]
            for name in (said.name, table.name)
        )
        first = [c for c in table.columns[:1] if named and c.name not in refer and not _no_key(c)]
        found += [Element(table.name, column.name) for column in (own or first)[:1]]
    return tuple(found)


def with_own_keys(schema: Schema, unique: Mapping[Element, bool | None]) -> Schema:
    """The schema with those columns as primary keys, marked as inferred, that are `unique` in the data; None where
    these could not be asked in time."""
    keys = {element for element, apart in unique.items() if apart}
    tables = []
    for table in schema.tables:
        own = [c.name for c in table.columns if Element(table.name, c.name) in keys]
        columns = (replace(c, primary_key=True, inferred=True) if c.name in own else c for c in table.columns)
        tables.append(replace(table, columns=tuple(columns)) if own else table)
    return replace(schema, tables=tuple(tables)) if keys else schema


def _borne_out(key: LikelyKey, fact: KeyFacts | None) -> bool:
    if fact is None:
        return key.declared and key.score >= _SURE_BY_NAME
    if not fact.looked:
        return key.score >= _SURE_BY_NAME
    return fact.unique and fact.included >= _LEAST_INCLUDED


# --- what names say --------------------------------------------------------------------------------


def _targets(tables: Sequence[Table], known: frozenset[str]) -> dict[Named, list[_Target]]:
    """What columns that refer may be called, and to which column each then refers."""
    targets: dict[Named, list[_Target]] = {}
    homes = {_home(table.name) for table in tables}
    taken = homes - {_home(table.name) for table in tables if any(column.primary_key for column in table.columns)}
    keys = {_tokens(column.name, frozenset()) for table in tables for column in table.columns if column.primary_key}
    for table in tables:
        for column in _telling(table, homes, taken, keys):
            for name, score in _called(table, column, known).items():
                targets.setdefault(name, []).append((table, column, score))
    return targets


def _telling(table: Table, homes: set[Named], taken: set[Named], keys: set[Named]) -> list[Column]:
    """The columns of a table that may tell its rows apart: its primary key, else those named so, and the first where
    its name is not that of another table's: a primary key, or a table `taken` by its name, having none."""
    primary = [column for column in table.columns if column.primary_key]
    if primary:
        return primary if len(primary) == 1 else []
    own = _home(table.name)
    named = [c for c in table.columns if _is_home(_tokens(c.name, frozenset(own)), own)]
    first = [c for c in table.columns[:1] if c.name.lower().endswith(("id", "key", "code", "no"))]
    first = [c for c in first if _tokens(c.name, frozenset())[:-1] not in taken - {own}]
    first = [c for c in first if _tokens(c.name, frozenset()) not in homes | keys]
    return list(dict.fromkeys([*named, *first]))[:2]


def _called(table: Table, column: Column, known: frozenset[str]) -> dict[Named, float]:
    own, name = _home(table.name), _tokens(column.name, known)
    bare = column.name.lower()
    initial = bare[:1] == table.name.rsplit(".", 1)[-1][:1].lower()
    at_home = 0.05 if _is_home(name, own) else 0.02 if initial else 0.0
    found = {(*own, ending): 0.85 for ending in ("id", "key", "code", "number")}
    found[(*own, *(name if len(name) == 1 and name[0] in _GENERIC else ("id",)))] = 0.95
    found[own] = 0.6
    if not (len(name) == 1 and name[0] in _GENERIC):
        found[name] = 0.95 + at_home
        found[bare,] = 0.95 + at_home
    return found


def _referring(
    table: Table, column: Column, targets: Mapping[Named, list[_Target]], known: frozenset[str]
) -> Iterable[LikelyKey]:
    tokens = _tokens(column.name, known)
    own = _is_home(tokens, _home(table.name)) and not _kept_by_another(column, table)
    if own or (len(tokens) == 1 and tokens[0] in _GENERIC):
        return []  # its own key
    names = {(column.name.lower(),): 0.0} | {tokens[cut:]: 0.15 * min(cut, 1) for cut in range(len(tokens))}
    scored: dict[tuple[str, str], LikelyKey] = {}
    for name, less in names.items():
        if less and len(name) < 2 and name[0] in _GENERIC:
            continue  # "tax code" is no code of whatever table
        for other, target, score in targets.get(name, ()):
            if (other is table and not less) or (other is table and target is column):
                continue
            place = (other.name, target.name)
            if _alike(column, target) and (place not in scored or scored[place].score < score - less):
                scored[place] = LikelyKey(
                    table.name, column.name, *place, round(score - less, 3), declared=target.primary_key
                )
    return sorted(scored.values(), key=lambda key: -key.score)[:_MOST_OF_A_COLUMN]


def _kept_by_another(column: Column, table: Table) -> bool:
    """Whether a table's rows are told apart by another column, so that its "order code" may be of a table of codes."""
    return column.name.lower().endswith("code") and any(c.primary_key and c is not column for c in table.columns)


def _tokens(name: str, known: frozenset[str]) -> Named:
    return tuple(map(stem, spelled_out(name, known).split()))


def _home(table: str) -> Named:
    return tuple(map(stem, spelled_out(table).split()))


def _is_home(name: Named, table: Named) -> bool:
    """Is it a table's own key by its name: "id", or the table's name and such an ending?"""
    if len(name) == 1 and name[0] in ("id", "uid", "guid", "uuid", "pk"):
        return True
    return len(name) == len(table) + 1 and name[:-1] == table and name[-1] in _ENDINGS


def _no_key(column: Column) -> bool:
    return any(word in column.type.upper() for word in _NO_KEYS)


def _alike(one: Column, other: Column) -> bool:
    families = [_family(one), _family(other)]
    return not all(families) or families[0] == families[1]


def _family(column: Column) -> str:
    kind = column.type.upper()
    return next((name for name, words in _FAMILIES.items() if any(word in kind for word in words)), "")
