"""What rows are grouped by: a value, or rows of a table that a name stands for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reliability.composing.frame import NotComposable, Of
from reliability.composing.writing.parts import Part, primary_key
from reliability.composing.writing.scope import column_of, columns_of, table_of
from reliability.composing.writing.spelling import kind_of
from reliability.composing.writing.ways import Keys
from reliability.values import Schema
from reliability.words import called

_PERSON = frozenset("first last full given family middle display short long legal nick sur fore user".split())
_NAMES = frozenset("name title label firstname lastname surname".split())


@dataclass(frozen=True, slots=True)
class Group:
    """`of` is what is shown of a group, `keys` what tells groups apart: the primary key of its table where rows of that
    table are meant, else `of` itself."""

    of: Of
    keys: tuple[Of, ...]

    @property
    def columns(self) -> tuple[Of, ...]:
        """All that is grouped by."""
        return tuple(dict.fromkeys((*self.keys, self.of)))

    @property
    def of_rows(self) -> bool:
        """Is each group one row of a table?"""
        return self.keys != (self.of,)


def group_of(of: Of, keys: Keys) -> Group:
    """The group that a column means."""
    apart = of.each if of.each is not None else _names_rows(of, keys.schema)
    if not apart or of.grain is not None:
        return Group(of, (of,))
    try:
        key = primary_key(keys, table_of(keys.schema, of.column.table).name)
    except NotComposable:
        return Group(of, (of,))
    return Group(of, tuple(Of(element, None, of.through) for element in key))


def is_of_the_group(part: Part, groups: Sequence[Group]) -> bool:
    """Is a measure over the very row that a group stands for, so that it is the row's own value: a store's floor space
    for each store?"""
    of = part.measure.of
    if of is None or part.measure.only or part.measure.aggregate in ("count", "count distinct"):
        return False
    own = {each.column.table for each in columns_of(of)} == {part.anchor} and part.base == part.anchor
    return own and any(g.of_rows and g.of.through is None and g.of.column.table == part.anchor for g in groups)


def _names_rows(of: Of, schema: Schema) -> bool:
    """Is the column the name of its table's rows, so that rows of the same name are still apart?

    It is "name" or "title", after nothing but the table's own word or a part of a person's name.
    """
    table = table_of(schema, of.column.table)
    column = column_of(schema, of.column)
    *before, last = called(column).split() or [""]
    if kind_of(column) != "text" or last not in _NAMES:
        return False
    own = called(table).split()
    return all(part in _PERSON or any(_shortens(part, word) for word in own) for part in before)


def _shortens(part: str, word: str) -> bool:
    """Is a word, roughly, another's singular or abbreviation: "dept" of "departments"?"""
    if part[:4] == word[:4]:
        return True
    letters = iter(word)
    return len(part) > 1 and part[0] == word[0] and all(letter in letters for letter in part)
