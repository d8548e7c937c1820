"""What words are like that nothing else explains: the names of tables and columns nearest by sentence embedding.

Only single words that may name a thing are compared, and only above a cosine at which synonyms stand (films and movies
0.8, bosses and supervisors 0.6) and what a schema lacks does not (rainfall, chargebacks, pallets: under 0.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reliability.accounting.account import Explanation, Piece, Role
from reliability.ports import Encoder
from reliability.values import Element, Schema
from reliability.words import called

LEAST_COSINE = 0.6
MAX_WORDS, MAX_NAMES, MAX_FOUND = 8, 600, 3


def with_similar(pieces: Sequence[Piece], places: Sequence[int], schema: Schema, encoder: Encoder) -> list[Piece]:
    """The pieces, those at `places` explained by the names that they are like, best first; at most eight of them.

    Of a schema with more than 600 different names nothing is compared. Raises ModelUnavailable.
    """
    made, places = list(pieces), places[:MAX_WORDS]
    named = _by_name(schema)
    if not places or not 0 < len(named) <= MAX_NAMES:
        return made
    names = list(named)
    vectors = encoder.encode([*names, *(pieces[place].text.lower() for place in places)])
    cosines = vectors[len(names) :] @ vectors[: len(names)].T
    for place, row in zip(places, cosines, strict=True):
        near = sorted(((float(cosine), name) for cosine, name in zip(row, names, strict=True)), reverse=True)
        found = [
            _like(each, cosine) for cosine, name in near[:MAX_FOUND] if cosine >= LEAST_COSINE for each in named[name]
        ]
        made[place] = replace(pieces[place], explanations=tuple(found))
    return made


def _by_name(schema: Schema) -> dict[str, list[Element]]:
    """The tables and columns of a schema by their names in words; keys are left out."""
    found: dict[str, list[Element]] = {}
    for table in schema.tables:
        keys = {key.lower() for each in table.foreign_keys for key in each.columns}
        found.setdefault(called(table), []).append(Element(table.name))
        for column in table.columns:
            if not column.primary_key and column.name.lower() not in keys:
                found.setdefault(called(column), []).append(Element(table.name, column.name))
    return found


def _like(element: Element, cosine: float) -> Explanation:
    role = Role.COLUMN if element.column else Role.TABLE
    return Explanation(role, min(1.0, cosine), element, via="similar")
