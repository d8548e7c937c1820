"""What a channel is told of what there is to ask about: a warehouse's tables, in people's words. Pure."""

from __future__ import annotations

import re

from bot.wording import greetings
from reliability.question.examples import centrality, is_beside_the_point
from reliability.question.private import is_private
from reliability.values import Schema, Table
from reliability.words import called, words

_OF_THE_DATABASE = re.compile(r"(?i)(?:^|_)(?:id|key|code|hash|uuid|flag|created|updated|deleted)(?:_|$)|^is_|^has_")
_UNIT = re.compile(r"(?i)_(?:sqm|m2|sqft|kg|km|eur|usd|gbp|euros?|dollars?|cents|days|hours|minutes)$")
_WHEN = re.compile(r"(\w+(?:ed|id|nt|ld|ft|wn)) (?:on|at)")
_MOST_KNOWN = 4
_BESIDE_THE_FIRST = 3.0  # links


def subjects(schema: Schema) -> list[tuple[str, str]]:
    """What a warehouse holds, in people's words, what most of it is about first: each table by its name, with what is
    said of it and some of what is known of each. Who orders is asked about as much as what is sold, so that what the
    most central table links to comes early. Leftovers of migrations and tables of mere days are not what people ask
    about."""
    told = [table for table in schema.tables if not is_beside_the_point(table)] or schema.tables
    if not told:
        return []
    links = {table.name.lower(): centrality(schema, table) for table in told}
    first = max(told, key=lambda table: links[table.name.lower()])
    for name in {key.ref_table.lower() for key in first.foreign_keys} & set(links):
        links[name] += _BESIDE_THE_FIRST
    ordered = sorted(told, key=lambda table: (-links[table.name.lower()], table.name))
    return [(called(table), greetings.subject(table.comment, _known_of(table))) for table in ordered]


def _known_of(table: Table) -> list[str]:
    """The columns of a table that say something to people, in words: no keys, nothing hidden, no marks of a state."""
    keys = {name for key in table.foreign_keys for name in key.columns}
    found = [
        _said(called(column) if column.read else column.name)
        for column in table.columns
        if not column.primary_key and column.name not in keys and column.name not in table.hidden
        if not _OF_THE_DATABASE.search(column.name) and not is_private(column.name, column.comment, table.name)
    ]
    return list(dict.fromkeys(each for each in found if each))[:_MOST_KNOWN]


def _said(name: str) -> str:
    """A column's name as people say it; "" where an abbreviation says nothing to them.

    >>> _said("hired_on"), _said("store_name"), _said("floor_area_sqm"), _said("discount_pct"), _said("status")
    ('when hired', 'name', 'floor area', '', 'status')
    """
    said = words(_UNIT.sub("", name))
    when = _WHEN.fullmatch(said)
    if when:
        return f"when {when[1]}"
    said = "name" if said.endswith(" name") else said
    return said if all(re.search(r"[aeiouy]", word) for word in said.split()) else ""
