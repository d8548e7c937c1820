"""Words of one column's name that stand apart in a question: "PASI score at day 100" is day100_pasi_score alone, and
"first and last names" are two columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reliability.accounting.account import Explanation, Piece, Role
from reliability.accounting.schema_index import SchemaIndex
from reliability.accounting.tokens import root
from reliability.values import Element
from reliability.words import words

MOST_BETWEEN = 3
_AT_WORK = frozenset("work worked working employed based stationed located sit sits sitting".split())
_OF_ORIGIN = frozenset("birthplace birth born origin hometown nationality citizenship native".split())
_FROM_ELSEWHERE, _NEAR_A_PLACE = 0.6, 4
_JOINING = frozenset(("and", "or", "&", "+", ","))
_NAMED = 0.85
_BETWEEN = frozenset("at on of in for the a an".split())
_AS_GOOD = 0.95


def with_joint_names(pieces: Sequence[Piece]) -> list[Piece]:
    """Of several columns that a piece may mean equally well, those that a later piece of the same phrase names too are
    meant; the later piece, and what stands between, then only say more of it. Said again, they are meant again."""
    made = list(pieces)
    settled: list[set[Element]] = []
    for later in range(1, len(made)):
        if not _names_columns(made[later]):
            continue
        for first in range(max(0, later - 1 - MOST_BETWEEN), later):
            if not _may_be_several(made[first]) or not all(map(_is_between, made[first + 1 : later])):
                continue
            common = _columns(made[first]) & _columns(made[later])
            if common and common < _columns(made[first]):
                kept = [each for each in made[first].explanations if each.element in common]
                meant = tuple(replace(each, score=1.0) for each in kept if each.role is Role.COLUMN)
                made[first] = replace(made[first], explanations=meant)
                settled.append(common)
                for place in range(first + 1, later + 1):
                    made[place] = replace(made[place], explanations=(Explanation(Role.FUNCTION, 0.5),))
                break
    return [_as_before(piece, settled) for piece in made]


def with_shared_heads(pieces: Sequence[Piece], index: SchemaIndex) -> list[Piece]:
    """Of "first and last names" or "daily or monthly limit", the word before "and" names a column together with the
    last word of the name after it, where the schema has both columns in one table."""
    made = list(pieces)
    for place in range(len(made) - 2):
        one, joining, other = made[place : place + 3]
        if len(one.lemmas) != 1 or joining.text.lower() not in _JOINING or len(other.lemmas) < 2:
            continue
        tables = {each.table for each in _columns(other)}
        found = index.find((root(one.lemmas[0]), root(other.lemmas[-1]))) if tables else []
        meant = [each for each in found if each.via == "name" and each.score >= _NAMED and each.element.table in tables]
        own = one.best.score if one.best is not None and one.best.role is Role.COLUMN else 0.0
        if _names_columns(other) and meant and meant[0].element.column and own < _NAMED:
            explained = (Explanation(Role.COLUMN, each.score, each.element, via=each.via) for each in meant)
            made[place] = replace(one, explanations=tuple(explained))
    return made


def with_places_of_work(pieces: Sequence[Piece]) -> list[Piece]:
    """The place that somebody works, or something is based, in is not where they were born or come from."""
    made = list(pieces)
    for place, piece in enumerate(made):
        before = made[max(0, place - _NEAR_A_PLACE) : place]
        if len(piece.of(Role.CELL)) < 2 or not any(_AT_WORK & set(each.lemmas) for each in before):
            continue
        weighed = [
            replace(each, score=_FROM_ELSEWHERE * each.score) if _is_of_origin(each) else each
            for each in piece.explanations
        ]
        if not all(map(_is_of_origin, piece.of(Role.CELL))):
            made[place] = replace(piece, explanations=tuple(sorted(weighed, key=lambda each: -each.score)))
    return made


def with_nouns_of_names(pieces: Sequence[Piece]) -> list[Piece]:
    """The noun beside a name is what that is called so, and no value of its own: of "in store Graz Gardens" the store is
    the one named, not the channel Store."""
    made = list(pieces)
    for place, piece in enumerate(made):
        if piece.best is None or piece.best.role is not Role.CELL or not piece.lemmas:
            continue
        beside = [*made[place + 1 : place + 2], *made[max(0, place - 1) : place]]
        names = [best.element for each in beside if (best := each.best) is not None and best.role is Role.CELL]
        if any(name is not None and _is_called(name, piece) for name in names):
            made[place] = replace(piece, explanations=(Explanation(Role.FUNCTION, _NOUN_OF_A_NAME),))
    return made


_NOUN_OF_A_NAME = 0.5


def _is_called(name: Element, piece: Piece) -> bool:
    """Whether the last word of a piece is the noun of the rows that a column holds the names of, and the piece no value
    of that column."""
    table = words(name.table).split()
    named = words(name.column).split()
    own = any(each.element == name for each in piece.of(Role.CELL))
    return not own and root(piece.lemmas[-1]) == root(table[-1]) and named[-1:] == ["name"]


def _is_of_origin(explanation: Explanation) -> bool:
    element = explanation.element
    cell = explanation.role is Role.CELL and element is not None
    return cell and element is not None and not _OF_ORIGIN.isdisjoint(words(element.column).split())


def _as_before(piece: Piece, settled: Sequence[set[Element]]) -> Piece:
    """A piece that may mean one of several columns means the one that was meant before by more words."""
    for columns in settled if _may_be_several(piece) else ():
        if columns < _columns(piece):
            kept = [replace(each, score=1.0) for each in piece.of(Role.COLUMN) if each.element in columns]
            return replace(piece, explanations=tuple(kept))
    return piece


def _may_be_several(piece: Piece) -> bool:
    """Whether a piece names several columns equally well."""
    return _names_columns(piece) and len(_columns(piece)) > 1


def _names_columns(piece: Piece) -> bool:
    """Whether a piece names a column before all else, and is no operation."""
    best = piece.best
    return best is not None and best.role is Role.COLUMN and not piece.of(Role.OPERATION)


def _columns(piece: Piece) -> set[Element]:
    """The columns that a piece names best."""
    named = piece.of(Role.COLUMN)
    best = max((each.score for each in named), default=0.0)
    return {each.element for each in named if each.element is not None and each.score >= _AS_GOOD * best}


def _is_between(piece: Piece) -> bool:
    best = piece.best
    return piece.text.lower() in _BETWEEN or (best is not None and best.role is Role.COLUMN)
