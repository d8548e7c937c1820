"""The guard's look at casts: none may run that calls a function of the users' own.

A database lets its users say how a value of one type becomes one of another, by a function that then runs with whatever
rights its maker gave it. Some such casts run only where a statement names the type that they lead to, others wherever a
value of the one type stands where the other is wanted. Where a statement could meet one, it is refused; a database
without such casts is not looked at at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sqlglot import exp

from reliability.guard.lexer import Kind, Refused, Token
from reliability.guard.words import ends_cast

# Names of one type, or of types that are told apart by more than their first word: as people write them, as PostgreSQL
# keeps them, as the parser calls them.
_FAMILIES = {
    name: names.split()[0]
    for names in (
        "int4 int integer",
        "int8 bigint",
        "int2 smallint",
        "float8 float float4 real double",
        "numeric decimal dec bigdecimal",
        "bool boolean",
        "varchar character char nchar bpchar varying",
        "bytea varbinary binary blob",
        "bit varbit",
        "timestamp timestamptz timestampltz timestampntz datetime",
        "time timetz",
    )
    for name in names.split()
}


def family(name: str) -> str:
    """What stands for a type however it is written.

    >>> family("integer") == family("INT4"), family("jsonb")
    (True, 'jsonb')
    """
    return _FAMILIES.get(name.lower(), name.lower())


@dataclass(frozen=True, slots=True)
class OwnCast:
    """A cast by a function of the users' own. `source` and `target` are the types' names in the database, of an array
    its elements'; `unnamed`: it also runs where no statement names the target. A value of the source type can only be
    had from the tables of `arises`, one of the target type only be wanted beside those of `wanted`; None: by any
    statement.
    """

    source: str
    target: str
    unnamed: bool = False
    arises: frozenset[str] | None = None
    wanted: frozenset[str] | None = None

    def may_run(self, tables: Collection[str], named: Collection[str] = ()) -> bool:
        """Could it run in a statement that reads these tables and casts to these types?"""
        if not _met(self.arises, tables):
            return False
        return family(self.target) in map(family, named) or (self.unnamed and _met(self.wanted, tables))


def _met(among: frozenset[str] | None, tables: Collection[str]) -> bool:
    return among is None or not among.isdisjoint(tables)


def check_casts(tokens: Sequence[Token], tree: exp.Expr, tables: Collection[str], casts: Sequence[OwnCast]) -> None:
    """Raise Refused where a statement that reads these tables could run one of the casts."""
    possible = [cast for cast in casts if _met(cast.arises, tables)]
    if not possible:
        return
    for cast in possible:
        if cast.may_run(tables):
            raise _refused(cast)
    named = [*_in_tree(tree), *_in_words(tokens)]
    for cast in possible:
        if any(target == family(cast.target) and source in ("", family(cast.source)) for target, source in named):
            raise _refused(cast)
    _check_readers(tokens, tree, {family(cast.target) for cast in possible})


def _refused(cast: OwnCast) -> Refused:
    return Refused(f"The database casts {cast.source[:60]} to {cast.target[:60]} by a function that a user made.")


def _in_tree(tree: exp.Expr) -> Iterator[tuple[str, str]]:
    """The types that are cast to, and those that they are cast from (empty: not known)."""
    for cast in tree.find_all(exp.Cast):
        inner = cast.this.unnest()
        known = isinstance(inner, exp.Cast) and inner.to.this is not exp.DataType.Type.ARRAY
        yield _type_of(cast), _type_of(inner) if known else ""


def _type_of(cast: exp.Cast) -> str:
    """The type of a cast, of an array its elements'."""
    innermost = list(cast.to.find_all(exp.DataType))[-1]
    return family(str(getattr(innermost.this, "name", innermost.this)))


def _in_words(tokens: Sequence[Token]) -> Iterator[tuple[str, str]]:
    """The types that are called like functions, and those of a string."""
    for index, (token, after) in enumerate(pairwise(tokens)):
        if token.kind not in (Kind.WORD, Kind.NAME):
            continue
        called = after.kind is Kind.MARK and after.text == "(" and not _is_cast_to(tokens, index)
        if called or after.kind is Kind.STRING:
            yield family(token.text), ""


def _is_cast_to(tokens: Sequence[Token], index: int) -> bool:
    """Does the type of `…::type` or `CAST(… AS type)` stand here?"""
    colons = [token.text for token in tokens[max(0, index - 2) : index] if token.kind is Kind.MARK]
    return colons == [":", ":"] or ends_cast(tokens, index)


def _check_readers(tokens: Sequence[Token], tree: exp.Expr, targets: Collection[str]) -> None:
    """The parser must have read every cast that is written."""
    kinds = (Kind.WORD, Kind.NAME)
    written = Counter(
        family(token.text) for at, token in enumerate(tokens) if token.kind in kinds and _is_cast_to(tokens, at)
    )
    read = Counter(_type_of(cast) for cast in tree.find_all(exp.Cast))
    if any(written[target] > read[target] for target in targets):
        raise Refused("A cast to this type is not allowed.")
