"""What was done, by the rows that keep it: "exhibited" by the table of exhibitions, "inspected" by that of inspections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reliability.accounting.account import Explanation, Piece, Role
from reliability.accounting.wordings.word_families import done, verbs_of
from reliability.values import Element, Schema
from reliability.words import called

_SCORE, _LEAST = 0.8, 5


def with_what_nouns_are_made_of(pieces: Sequence[Piece], schema: Schema) -> list[Piece]:
    """The pieces with a participle that nothing explains explained by the tables whose noun is made of its verb."""
    made = list[Piece]()
    for piece in pieces:
        verb = done(piece.text) if not piece.explanations and piece.text.isalpha() else None
        tables = [
            table.name
            for table in schema.tables
            if verb is not None and len(verb) >= _LEAST and verb in verbs_of(called(table).split()[-1])
        ]
        said = tuple(Explanation(Role.TABLE, _SCORE, Element(name), via="family") for name in tables)
        made.append(replace(piece, explanations=said) if said else piece)
    return made
