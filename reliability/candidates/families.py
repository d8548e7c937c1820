"""Families: readings that differ in one name alone which the question's words leave open (docs/METHODS.md 3).

"Sales" may be gross or net ones: how likely a generator thinks either says nothing of which is meant. So readings that
differ in such a name, and in the joins that follow from it, are one family: how much candidates disagree is taken over
families, and which member is meant is said by the words themselves, a definition, a hint, or a person.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reliability.candidates.by_name.writing import columns_of, replaced, tables_of
from reliability.candidates.generate import normalised
from reliability.candidates.shapes import QueryShape, differing, shape_of
from reliability.composing.edits.query import Query
from reliability.composing.planning.columns import kind_of, naming_columns
from reliability.composing.planning.relations import relations_of
from reliability.composing.slots import Slot, decided, openness
from reliability.values import Element, Hint, Schema

DEFENSIBLE = 0.7
"""Two names are defensible for the same words where the one explains them at least so well as the other, in [0, 1]. On
the natural log's training part 31 of 59 ambiguous questions whose likeliest reading is one of theirs have a
second member at this level, 28 of 171 answerable ones (LOG.md)."""
_QUERIES = 1
"""How many queries of a result are compared: its best."""


@dataclass(frozen=True, slots=True)
class Member:
    """A reading's family, by the place of its likeliest member, and the names that the same words may as well mean in
    place of its own, one for each reading that has such a name."""

    family: int
    rivals: tuple[Element, ...] = ()


def members(
    queries: Sequence[Sequence[str]], slots: Sequence[Slot], schema: Schema, hints: Sequence[Hint] = ()
) -> tuple[Member, ...]:
    """The family of each result, of which the queries that give it come likeliest first; results come likeliest first.

    A result belongs to the first family whose likeliest member it is a rival of. A hint decides between two names,
    whether or not the words explain both: the one that it prefers has no rival in the other, the other one has.
    """
    told = [(hint.preferred, over) for hint in hints if hint.firm for over in hint.passed_over]
    compared = bool(slots or told)
    shapes = [[shape_of(sql, schema) for sql in each[:_QUERIES]] for each in queries] if compared else []
    written = _WrittenByHints(queries, told, schema)
    heads: list[int] = []
    families: list[int] = []
    for place in range(len(queries)):
        near = [
            head
            for head in heads
            if compared and (written.pair(place, head) or _is_rival(shapes[place], shapes[head], slots, schema, told))
        ]
        families.append(near[0] if near else place)
        heads += [] if near else [place]
    return tuple(
        Member(family, _rivals(place, shapes, slots, schema, hints, written) if compared else ())
        for place, family in enumerate(families)
    )


class _WrittenByHints:
    """Which results one name apart are since the one's best query, with what a hint prefers in the place of what it
    passes over, is a query of the other: it may have more joins, and be written in another order."""

    def __init__(
        self, queries: Sequence[Sequence[str]], told: Sequence[tuple[Element, Element]], schema: Schema
    ) -> None:
        self._found: dict[tuple[int, int], tuple[Element, Element]] = {}
        dialect = schema.dialect
        texts = [{normalised(sql, dialect) for sql in each} for each in queries] if told else []
        for place, each in enumerate(queries if told else ()):
            query = Query.of(each[0], schema)
            used = set(columns_of(query)) | set(tables_of(query)) if query is not None else set()
            for preferred, over in told:
                for sql in replaced(query, over, preferred) if query is not None and over in used else ():
                    key = normalised(sql, dialect)
                    for other in range(len(queries)):
                        if other != place and key in texts[other]:
                            self._found.setdefault((place, other), (over, preferred))
                            self._found.setdefault((other, place), (preferred, over))

    def pair(self, one: int, other: int) -> tuple[Element, Element] | None:
        """The name of the one and that of the other in which they differ; None where no hint wrote either."""
        return self._found.get((one, other))


def family_shares(found: Sequence[Member], shares: Sequence[float]) -> tuple[float, ...]:
    """The share of all probability that each member's whole family holds.

    >>> [round(each, 2) for each in family_shares([Member(0), Member(1), Member(0)], [0.5, 0.3, 0.2])]
    [0.7, 0.3, 0.7]
    """
    total: dict[int, float] = {}
    for member, share in zip(found, shares, strict=True):
        total[member.family] = total.get(member.family, 0.0) + share
    return tuple(total[member.family] for member in found)


def _rivals(
    place: int,
    shapes: Sequence[Sequence[QueryShape | None]],
    slots: Sequence[Slot],
    schema: Schema,
    hints: Sequence[Hint],
    written: _WrittenByHints,
) -> tuple[Element, ...]:
    found = []
    for other in range(len(shapes)):
        pair = (written.pair(place, other) or _pair(shapes[place], shapes[other], schema)) if other != place else None
        if pair is not None and _held_back(pair, slots, schema, hints):
            found.append(pair[1])
    return tuple(dict.fromkeys(found))


def _held_back(pair: tuple[Element, Element], slots: Sequence[Slot], schema: Schema, hints: Sequence[Hint]) -> bool:
    """Whether the second name may be meant in place of the first."""
    mine, other = pair
    preferred = {hint.preferred for hint in hints}
    if (mine in preferred) != (other in preferred):
        return other in preferred
    return decided(mine, other, slots) == other or _is_open(pair, slots, schema)


def _is_rival(
    one: Sequence[QueryShape | None],
    other: Sequence[QueryShape | None],
    slots: Sequence[Slot],
    schema: Schema,
    told: Sequence[tuple[Element, Element]],
) -> bool:
    """Whether two results differ in one name, and the words leave open which is meant, or a hint is about just
    these."""
    pair = _pair(one, other, schema)
    return pair is not None and (pair in told or pair[::-1] in told or _is_open(pair, slots, schema))


def _pair(
    one: Sequence[QueryShape | None], other: Sequence[QueryShape | None], schema: Schema
) -> tuple[Element, Element] | None:
    for mine in one:
        for theirs in other:
            pair = differing(mine, theirs, schema) if mine is not None and theirs is not None else None
            if pair is not None:
                return pair
    return None


def _is_open(pair: tuple[Element, Element], slots: Sequence[Slot], schema: Schema) -> bool:
    """Whether the words leave open which of two names of a kind is meant. A table's very name decides for what its rows
    are called by; which day a period is of is a convention, not a name."""
    one, other = pair
    if _kind(one, schema) != _kind(other, schema) or _kind(one, schema) == "date":
        return False
    if _names_rows(one, schema) and _names_rows(other, schema):
        tables = Element(one.table), Element(other.table)
        if tables[0] != tables[1] and decided(*tables, slots) is not None:
            return False
    return openness(one, other, slots) >= DEFENSIBLE - 1e-9  # ratios of scores are not exact


def _kind(element: Element, schema: Schema) -> str:
    table = schema.table(element.table)
    column = table.column(element.column) if table and element.column else None
    return kind_of(table, column, relations_of(schema)) if table and column else "table"


def _names_rows(element: Element, schema: Schema) -> bool:
    table = schema.table(element.table)
    return bool(table and element.column) and element in naming_columns(table, relations_of(schema))  # type: ignore[arg-type]
