"""Names that a system shortened, read as people say them: clmRepDt of the table clmReg is a claim's report date.

A table's columns often share a beginning that stands for the table ("clm", glued or not): it goes. What is left is cut
into words, known short forms and nothing else, and short forms are spelled out. A name that says itself what it is
is not read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache
from itertools import islice, product
from typing import Any, TypeVar, cast

from reliability.lexicon import EVERYDAY, lines, sets
from reliability.values import Column, Element, ForeignKey, Schema, Table
from reliability.words import GLUED, SHORT_ENDINGS, SHORT_FORMS, abbreviates, shared_prefix, stem, words

_T = TypeVar("_T")
_N = TypeVar("_N", Table, Column)
MOST_READINGS = 3
MOST_TABLES = 1_000
_LONGEST_PREFIX, _LEAST_COLUMNS, _LONGEST_WORD = 5, 3, 30
_LOOKUPS = frozenset("lk lkp lkup lov".split())
"""What a table begins with that holds no more than codes and what they say: the types of something."""
_MARKS = frozenset("t v tb tbl vw dim fct stg".split()) | _LOOKUPS
_FILLERS = frozenset(
    "header master register registration region catalog category table transaction log fleet roster directory".split()
)
"""What the end of a shortened table's name says of the table and not of its rows: polHdr, hldMst, clmReg, prd_cat,
fee_trn."""
_CURRENCIES = frozenset("eur usd gbp chf".split())
_SHORT_WORDS = frozenset("fee fine sum cap sex own new old".split())


@dataclass(frozen=True, slots=True)
class _NameReader:
    """Reads the names of one schema. `known`: the words of its tables' names, in the singular, which decide between
    the meanings of a short form; then those that two short forms of the schema may both stand for, `agreed`. `around`:
    what the names of its tables, and of the columns of the table read, may say."""

    known: frozenset[str]
    agreed: frozenset[str] = frozenset()
    around: frozenset[str] = frozenset()

    def read(self, tokens: Sequence[str]) -> list[str]:
        """How the parts of a name may be read together, likeliest first; two that are a short form together as one."""
        found, at = list[tuple[str, ...]](), 0
        while at < len(tokens):
            pair = " ".join(tokens[at : at + 2])
            both = pair in SHORT_FORMS and at + 1 < len(tokens)
            found.append(self._meanings(pair if both else tokens[at], last=at + 1 == len(tokens)))
            at += 1 + both
        return [" ".join(each) for each in islice(product(*found), MOST_READINGS)]

    def _meanings(self, token: str, *, last: bool) -> tuple[str, ...]:
        """What a part of a name may stand for; itself where it is a word, or nothing is known of it."""
        says_not = token == "no" and not last  # "no_show"
        if says_not or token not in SHORT_FORMS or (token in _english() and len(token) > _SHORT):
            return (token,)
        begun = sorted(each for each in self.known if len(token) >= _SHORT and each.startswith(token))
        said = dict.fromkeys((*SHORT_FORMS[token], *begun))

        def doubt(meaning: str) -> tuple[bool, bool, bool]:
            own = {stem(word) for word in meaning.split()}
            alone = last and meaning in _PAIRED and _PAIRED[meaning] not in self.around
            return not self.known & own, not self.agreed & own, alone

        told = [each for each in said if not _TOLD_BY.get(each, frozenset()).isdisjoint(self.around)]
        return tuple(told or sorted(said, key=doubt))


_SHORT = 3
_TOLD_BY = {
    "departure": frozenset(("arrival",)),
    "airport": frozenset(("flight", "airline", "iata")),
    "aircraft": frozenset(("flight", "airline", "airport")),
}
"""What a short form surely stands for where something else is named as well: dep beside arr is a departure."""
_PAIRED = {"minimum": "maximum"}
"""What a short form at the end of a name hardly stands for where its counterpart is not named: dly_min are minutes."""


def names_read(schema: Schema) -> dict[Element, tuple[str, ...]]:
    """The tables and columns whose names are shortened and that no comment tells of, each with how it may be read,
    likeliest first; at most three readings; what all tables begin with goes of the others too. Of more than a thousand tables none is read."""
    if len(schema.tables) > MOST_TABLES:
        return {}
    lead = schema_prefix(schema)
    prefixes = {table.name: column_prefix(table) for table in schema.tables}
    agreed = _agreed(schema)
    homes = _may_say(table.name for table in schema.tables)
    around = {table.name: homes | _may_say(column.name for column in table.columns) for table in schema.tables}

    def reader_of(table: Table) -> _NameReader:
        return _NameReader(known, agreed, around[table.name])

    known = frozenset[str]()
    first = {table.name: _table_words(table, prefixes[table.name], reader_of(table), lead) for table in schema.tables}
    known = frozenset(stem(word) for said in first.values() for word in said[0].split())
    agreed |= _of_others(schema, prefixes, first)
    tables = {each.name: _table_words(each, prefixes[each.name], reader_of(each), lead) for each in schema.tables}
    tables = {each.name: _as_types(each, tables) for each in schema.tables}
    found: dict[Element, tuple[str, ...]] = {}
    for table in schema.tables:
        prefix = prefixes[table.name]
        called = tables[table.name]
        if table.comment:
            called = (words(table.name).removeprefix(f"{lead} "),)
        if called[0] != words(table.name) and not called[0].isdigit():
            found[Element(table.name)] = called
        people = any(_tokens(column.name, prefix)[-1:] == ["fn"] for column in table.columns)
        of_columns: dict[str, tuple[str, ...]] = {}
        for column in table.columns:
            last = people and _tokens(column.name, prefix)[-1:] == ["ln"]
            own = words(table.name.rpartition(".")[2]).split() if column.primary_key else ()
            place = (prefix, reader_of(table), own, lead, _is_flag(column))
            of_columns[column.name] = ("last name",) if last else _column_words(column.name, *place)
        of_columns = _told_apart(of_columns)
        for column in table.columns:
            said = of_columns[column.name]
            if column.comment:
                bare = words(column.name).removeprefix(f"{lead} ")
                said = (bare,) if bare != words(column.name) else ()
            if said:
                found[Element(table.name, column.name)] = said
    return found


def _may_say(names: Iterable[str]) -> frozenset[str]:
    """The words of names, and all that short forms among them may stand for."""
    tokens = {token for name in names for token in words(name).split()}
    return frozenset(meaning for token in tokens for meaning in (token, *SHORT_FORMS.get(token, ())))


def _is_flag(column: Column) -> bool:
    """Whether a column keeps yes and no as letters or words, by its samples."""
    kept = {sample.strip().lower() for sample in column.samples}
    return bool(kept) and any(kept <= {yes, no} for yes, no in (("y", "n"), ("yes", "no"), ("true", "false")))


def _told_apart(of_columns: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """How the columns of a table are read, what another one surely says put last: cty is no country beside ctry_cd."""
    sure = Counter(_bare(said[0]) for said in of_columns.values() if len(said) == 1)
    sure += Counter(words(name) for name, said in of_columns.items() if not said)
    found = {}
    for name, said in of_columns.items():
        others = sure if len(said) > 1 else Counter[str]()
        found[name] = tuple(sorted(said, key=lambda each: _bare(each) in others))
    return found


def _bare(said: str) -> str:
    """What a column says without the word for what kind of value it keeps.

    >>> _bare("country code"), _bare("name"), _bare("hire date")
    ('country', 'name', 'hire date')
    """
    own = said.split()
    return " ".join(own[:-1]) if len(own) > 1 and own[-1] in _KINDS else said


_KINDS = frozenset("code name id number key flag".split())


def _agreed(schema: Schema) -> frozenset[str]:
    """What two short forms in a schema's names may both stand for: prm_mst with its perm_id holds permits."""
    names = [*(table.name for table in schema.tables), *(c.name for table in schema.tables for c in table.columns)]
    tokens = {token for name in names for token in words(name).split() if token in SHORT_FORMS}
    said = Counter(stem(meaning) for token in tokens for meaning in SHORT_FORMS[token])
    return frozenset(meaning for meaning, count in said.items() if count > 1)


def _of_others(schema: Schema, prefixes: Mapping[str, str], called: Mapping[str, Sequence[str]]) -> frozenset[str]:
    """What a short form stands for throughout a schema, told by the table that it cannot mean: subscriptions with a key
    of their own keep in "sub id" whose they are, so that "sub" is a subscriber everywhere."""
    homes = {stem(said[0]) for said in called.values()}
    found = set[str]()
    for table in schema.tables:
        names = [_tokens(column.name, prefixes[table.name]) for column in table.columns]
        bare = [each[1:] if each[:1] == [prefixes[table.name]] else each for each in names]
        own = stem(called[table.name][0])
        for short, *rest in bare if ["id"] in bare else ():
            said = {home for home in homes if home in SHORT_FORMS.get(short, ()) or home.startswith(short)}
            found |= said - {own} if rest == ["id"] and own in said and len(short) >= _SHORT else set()
    return frozenset(found)


def _as_types(table: Table, called: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """How a table is read; one of codes that reads as another table does holds the types of that one's rows."""
    own = called[table.name]
    others = {said[0] for name, said in called.items() if name != table.name}
    begins = not _LOOKUPS.isdisjoint(words(table.name.rpartition(".")[2]).split()[:1])
    return (f"{own[0]} type",) if begins and own[0] in others else own


def with_names_read(schema: Schema) -> Schema:
    """The schema with how its shortened names are read."""
    read = names_read(schema)
    if not read:
        return schema
    tables = []
    for table in schema.tables:
        own = (replace(column, read=read.get(Element(table.name, column.name), ())) for column in table.columns)
        tables.append(replace(table, columns=tuple(own), read=read.get(Element(table.name), ())))
    return replace(schema, tables=tuple(tables))


@dataclass(frozen=True, slots=True)
class PlainNames:
    """A schema under the names that are read, `schema`, and from these to those of the database and back: `tables` and
    `columns`, each way. Names that would be two alike stay as they are; those of the database are synonyms."""

    of: Schema
    schema: Schema
    tables: tuple[Mapping[str, str], Mapping[str, str]]
    columns: tuple[Mapping[Element, Element], Mapping[Element, Element]]

    @property
    def shortened(self) -> bool:
        """Whether any name differs."""
        return self.schema is not self.of

    def back(self, thing: _T) -> _T:
        """A thing made of plain names (dataclasses, tuples, elements) in the names of the database."""
        return renamed(thing, self.columns[0], self.tables[0])

    def plain(self, thing: _T) -> _T:
        """A thing in the names of the database in plain ones."""
        return renamed(thing, self.columns[1], self.tables[1])

    def cells(self, cells: Sequence[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
        """Cells by table, column and value, under plain names."""
        found = [(self.plain(Element(table, column)), value) for table, column, value in cells]
        return [(element.table, element.column, value) for element, value in found]


_plain: dict[int, PlainNames] = {}
_MOST_KEPT = 8


def plain_names(schema: Schema) -> PlainNames:
    """A schema's plain names, made once for each of the last few schemas."""
    made = _plain.get(id(schema))
    if made is not None and made.of is schema:  # ids are used again once a schema is gone
        return made
    made = _with_plain_names(schema)
    while len(_plain) >= _MOST_KEPT:
        _plain.pop(next(iter(_plain)), None)
    _plain[id(schema)] = made
    return made


_TABLES = frozenset(("table", "subject", "of"))
"""The fields that hold a table's name as text."""


def renamed(thing: _T, columns: Mapping[Element, Element], tables: Mapping[str, str]) -> _T:
    """A thing made of dataclasses, tuples and elements with other names in it."""
    found: Any = thing
    if isinstance(thing, Element):
        found = columns.get(thing) or Element(tables.get(thing.table, thing.table), thing.column)
    elif isinstance(thing, tuple):
        found = tuple(renamed(each, columns, tables) for each in thing)
    elif is_dataclass(thing) and not isinstance(thing, type):
        changed = {}
        for own in fields(thing):
            value = getattr(thing, own.name)
            if isinstance(value, str):
                other: Any = tables.get(value, value) if own.name in _TABLES else value
            else:
                other = renamed(value, columns, tables)
            if other is not value:
                changed[own.name] = other
        found = replace(thing, **changed) if changed else thing
    return cast(_T, found)


def _with_plain_names(schema: Schema) -> PlainNames:
    if not any(table.read or any(column.read for column in table.columns) for table in schema.tables):
        return PlainNames(schema, schema, ({}, {}), ({}, {}))
    taken = {table.name for table in schema.tables}
    tables = {table.name: _unique(table, taken) for table in schema.tables}
    columns: dict[Element, Element] = {}
    for table in schema.tables:
        own = {column.name for column in table.columns}
        for column in table.columns:
            columns[Element(table.name, column.name)] = Element(tables[table.name], _unique(column, own))
    folded = {(home.table, home.column.lower()): element.column for home, element in columns.items()}

    def at(table: str, names: Sequence[str]) -> tuple[str, ...]:
        return tuple(folded.get((table, name.lower()), name) for name in names)

    def plain(table: Table) -> Table:
        own = (_called(column, columns[Element(table.name, column.name)].column) for column in table.columns)
        keys = (
            ForeignKey(
                at(table.name, key.columns),
                tables.get(key.ref_table, key.ref_table),
                at(key.ref_table, key.ref_columns),
                key.inferred,
            )
            for key in table.foreign_keys
        )
        return replace(_called(table, tables[table.name]), columns=tuple(own), foreign_keys=tuple(keys))

    found = replace(schema, tables=tuple(map(plain, schema.tables)))
    tables_back = {name: home for home, name in tables.items()}
    columns_back = {element: home for home, element in columns.items()}
    return PlainNames(schema, found, (tables_back, tables), (columns_back, columns))


def _called(one: _N, name: str) -> _N:
    """A table or column under another name, its own among what people call it."""
    return one if name == one.name else replace(one, name=name, synonyms=(*one.synonyms, words(one.name)))


def unread_parts(name: str) -> tuple[str, ...]:
    """The parts of a name that are no words and of which nothing is known: what a question calls otherwise.

    >>> unread_parts("zlp_rte_cd"), unread_parts("xqv_nm"), unread_parts("customer_name")
    (('zlp',), ('xqv',), ())
    """
    found = dict.fromkeys(piece for word in words(name).split() for piece in parts(word))
    return tuple(each for each in found if 1 < len(each) <= _LONGEST_SHORT and each.isalpha() and not _is_read(each))


_LONGEST_SHORT = 6


def _is_read(piece: str) -> bool:
    return piece in SHORT_FORMS or piece in SHORT_ENDINGS or _is_word(piece)


def schema_prefix(schema: Schema) -> str:
    """The beginning that nearly all tables of a schema share, or all its tables and columns together, and that is no
    word and says nothing: "xy" of xyCust, xyOrd and xyOrdDt; "" where there is none.

    >>> from reliability.values import Column
    >>> schema_prefix(Schema("sqlite", tuple(Table(name, (Column("id", ""),)) for name in ("xyCust", "xyOrd", "xyPay"))))
    'xy'
    """
    tables = [table.name.rpartition(".")[2] for table in schema.tables]
    said = shared_prefix(tables)
    if not said and all(words(name).startswith(f"{words(tables[0]).partition(' ')[0]} ") for name in tables):
        said = shared_prefix([*tables, *(column.name for table in schema.tables for column in table.columns)])
    return said if " " not in said and len(said) <= _LONGEST_PREFIX and not _is_word(said) else ""


def column_prefix(table: Table) -> str:
    """The beginning that nearly all columns of a table share and that is no word: "pl" of plId and plNr, "clm" of clmid
    and clmnr; "" where there is none.

    >>> from reliability.values import Column
    >>> column_prefix(Table("clmreg", tuple(Column(name, "") for name in ("clmid", "clmnr", "clmpolid", "clmrepdt"))))
    'clm'
    >>> column_prefix(Table("orders", tuple(Column(name, "") for name in ("order_id", "order_date", "order_total"))))
    ''
    """
    names = [column.name for column in table.columns]
    said = shared_prefix(names)
    if said:
        return said if " " not in said and len(said) <= _LONGEST_PREFIX and not _is_word(said) else ""
    glued = [name.lower() for name in names if name.isalnum() and " " not in words(name)]
    if len(glued) < _LEAST_COLUMNS or len(glued) * 5 < len(names) * 4:
        return ""
    for length in range(_LONGEST_PREFIX, 1, -1):
        beginnings = Counter(name[:length] for name in glued if len(name) > length + 1)
        prefix, count = beginnings.most_common(1)[0] if beginnings else ("", 0)
        rests = [name[length:] for name in glued if name.startswith(prefix)]
        if count >= _LEAST_COLUMNS and count * 5 >= len(glued) * 4 and not _is_word(prefix):
            return prefix if 2 * sum(map(_is_known, rests)) >= len(rests) else ""
    return ""


def parts(word: str) -> tuple[str, ...]:
    """A word in lower case cut into the words and short forms that it is glued of, as few as can be; itself where it is
    a word, or cannot be cut so.

    >>> parts("repdt"), parts("amteur"), parts("clmreg"), parts("postal"), parts("xqzt")
    (('rep', 'dt'), ('amt', 'eur'), ('clm', 'reg'), ('postal',), ('xqzt',))
    """
    known = word in SHORT_FORMS or _is_word(word)
    if known or not _SHORT < len(word) <= _LONGEST_WORD or not word.isalpha():
        return (word,)
    return _cut(word) or (word,)


@lru_cache(maxsize=20_000)
def _cut(word: str) -> tuple[str, ...]:
    """The fewest known parts that make a word, the first one longest; () where none do."""
    best: tuple[str, ...] = ()
    for at in range(len(word), 1, -1):
        first, rest = word[:at], word[at:]
        if not _is_part(first, last=not rest):
            continue
        further = _cut(rest) if rest else ()
        if (not rest or further) and (not best or 1 + len(further) < len(best)):
            best = (first, *further)
    return best


def _is_part(piece: str, *, last: bool) -> bool:
    if len(piece) == _TWO:
        return piece in (SHORT_ENDINGS if last else _TWO_LETTERS)
    known = (SHORT_FORMS, GLUED, SHORT_ENDINGS, _CURRENCIES, _SHORT_WORDS)
    return len(piece) >= _SHORT and any(piece in each for each in known)


_TWO = 2
_TWO_LETTERS = frozenset("dt no nr st ln fn tm ts pd yr wt id".split())


def _is_known(rest: str) -> bool:
    return all(each in SHORT_FORMS or each in SHORT_ENDINGS or _is_word(each) for each in parts(rest))


def _is_word(word: str) -> bool:
    """Whether letters are an English word, as far as is known here, and no short form that looks like one."""
    return stem(word) in GLUED or (
        len(word) >= _SHORT and word not in SHORT_FORMS and bool({word, stem(word)} & _english())
    )


@lru_cache(maxsize=1)
def _english() -> frozenset[str]:
    said = [word for line in lines("nouns.txt") for word in line.split()]
    said += [
        word
        for name in ("synonyms.txt", "concepts.txt")
        for line in sets(name)
        for each in line
        for word in each.strip("~").split()
    ]
    return frozenset({*said, *EVERYDAY, *map(stem, said)})


def _tokens(name: str, prefix: str) -> list[str]:
    """The parts of a name in lower case, a glued prefix apart."""
    found: list[str] = []
    spaced = words(re.sub(r"(?<=[A-Z])(?=[A-Z][a-z])", " ", name)).split()
    for place, word in enumerate(spaced):
        rest = word.removeprefix(prefix) if place == 0 and prefix and word not in SHORT_FORMS else word
        if rest != word and len(rest) > 1:
            found += [prefix, *parts(rest)]
        else:
            pieces = re.findall(r"[^\W\d]+|\d+|[^\w\s]+", word)
            found += [each for piece in pieces for each in (parts(piece) if len(spaced) == 1 else (piece,))]
    return found


def _table_words(table: Table, prefix: str, reader: _NameReader, lead: str = "") -> tuple[str, ...]:
    """How a table's name may be read: as a whole, and without what says that it is a table. `lead`: what all tables
    begin with."""
    plain = _without(lead, _tokens(table.name.rpartition(".")[2], prefix))
    while len(plain) > 1 and plain[0] in _MARKS:
        plain = plain[1:]
    whole = reader.read(plain)
    bare = [said for each in whole if (said := _without_fillers(each)) != each] if whole[0].split() != plain else []
    return tuple(dict.fromkeys([*bare, *whole]))[:MOST_READINGS]


def _without(lead: str, tokens: list[str]) -> list[str]:
    return tokens[1:] if lead and len(tokens) > 1 and tokens[0] == lead else tokens


def _without_fillers(said: str) -> str:
    own = said.split()
    while len(own) > 1 and own[-1] in _FILLERS:
        own.pop()
    return " ".join(own)


def _column_words(
    name: str, prefix: str, reader: _NameReader, own: Sequence[str] = (), lead: str = "", flag: bool = False
) -> tuple[str, ...]:
    """How a column's name may be read, without the prefix and the `lead` of all tables; () where it says so itself.
    `own`: the words of the table whose key it is, which its beginning rather stands for than for what it is short for
    elsewhere. `flag`: it keeps yes and no, which its end may say."""
    tokens = _without(lead, _tokens(name, prefix))
    bare = tokens[1:] if prefix and len(tokens) > 1 and tokens[0] == prefix else tokens
    of_table = next((each for each in own if bare[0] in SHORT_FORMS and abbreviates(bare[0], each)), None)
    bare = [of_table, *bare[1:]] if of_table is not None and len(bare) > 1 else bare
    bare = bare[:-1] if len(bare) > 1 and (bare[-1] == "yn" or (flag and bare[-1] in _FLAGS)) else bare
    said = reader.read(bare)
    if said[0] == words(name):
        return ()
    return tuple(dict.fromkeys(said))


_FLAGS = frozenset("fl flg flag ind".split())


def _unique(one: Table | Column, taken: set[str]) -> str:
    """What is read of a name, as a name; the name itself where another has that."""
    said = one.read[0].replace(" ", "_") if one.read else one.name
    if said in taken:
        return one.name
    taken.add(said)
    return said
