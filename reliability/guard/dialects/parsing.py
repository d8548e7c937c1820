"""A statement's trees, by its database's parser."""

from __future__ import annotations

from functools import lru_cache

import sqlglot
from sqlglot import exp
from sqlglot.errors import ParseError, SqlglotError

from reliability.errors import BadInput
from reliability.guard.dialects.registry import rules_of
from reliability.values import Dialect

_KEPT_CHARACTERS, _MOST_CHARACTERS = 4_000, 20_000
_PLACES = {"line", "col", "start", "end"}
_MARKED = (exp.Is, exp.Like, exp.ILike)


def parsed_one(sql: str, dialect: Dialect) -> exp.Expr:
    """The tree of one statement, the caller's own. Raises SqlglotError for what is none, RecursionError for what is
    nested beyond sense, BadInput for a dialect that is not known.

    An ask looks at each of its queries many times, and a copy of a tree takes a fraction of reading it. Where its parts
    stand in the text a tree does not say: copying that would take longer than copying the tree.

    >>> type(parsed_one("SELECT 1", "sqlite")).__name__
    'Select'
    """
    reader = rules_of(dialect).reader
    return _without_places(_read(sql, reader)) if len(sql) > _KEPT_CHARACTERS else _read_once(sql, reader).copy()


def tree_or_none(sql: str, dialect: Dialect) -> exp.Expr | None:
    """The tree of one statement, the caller's own; None where it is none, is longer than any that is looked at, or the
    dialect is not known: for those who say nothing of what cannot be read."""
    if len(sql) > _MOST_CHARACTERS:
        return None
    try:
        return parsed_one(sql, dialect)
    except (BadInput, SqlglotError, RecursionError):
        return None


@lru_cache(maxsize=512)
def _read_once(sql: str, reader: str) -> exp.Expr:
    return _without_places(_read(sql, reader))


def _without_places(tree: exp.Expr) -> exp.Expr:
    for node in tree.walk():
        meta = node._meta
        if meta and meta.keys() <= _PLACES:
            node._meta = None
    return tree


def _read(sql: str, reader: str) -> exp.Expr:
    trees = parsed(sql, reader)
    if len(trees) != 1 or trees[0] is None:
        raise ParseError("There is not one statement.")
    return trees[0]


def parsed(sql: str, reader: str) -> list[exp.Expr | None]:
    """The trees of a text's statements. Raises SqlglotError or RecursionError, and nothing else."""
    try:
        return [_with_plain_negations(tree) for tree in sqlglot.parse(sql, dialect=reader)]
    except (SqlglotError, RecursionError):
        raise
    except Exception as error:  # the parser's assertions fail on statements that it did not foresee
        raise ParseError(f"The parser gave up: {type(error).__name__}.") from error


def _with_plain_negations(tree: exp.Expr | None) -> exp.Expr | None:
    """A tree in which IS NOT is the negation of IS, and NOT LIKE that of LIKE, as every other NOT is: the parser marks
    the LIKE itself, and PostgreSQL's the IS, which whoever looks for one would take for the opposite."""
    marked = tree.find_all(*_MARKED) if tree is not None else ()
    for node in [each for each in marked if each.args.get("negate")]:
        node.set("negate", None)
        _turn_quantifier(node)
        whole = node.parent if isinstance(node.parent, exp.Escape) and node.parent.this is node else node
        negation = exp.Not()
        made = exp.Paren(this=negation) if _binds_closer(whole.parent) else negation
        if whole is tree:
            tree = made
        else:
            whole.replace(made)
        negation.set("this", whole)
    return tree


def _binds_closer(around: exp.Expr | None) -> bool:
    """Whether a NOT written before its operand would take what stands around it along: (a NOT LIKE 'x') = b."""
    return isinstance(around, exp.Binary | exp.Between | exp.In | exp.Escape) and not isinstance(around, exp.Connector)


def _turn_quantifier(node: exp.Expr) -> None:
    """What is not like any of some patterns, where one suffices: its negation is that it is like all of them."""
    patterns = node.args.get("expression")
    if isinstance(patterns, exp.Any | exp.All):
        patterns.replace((exp.All if isinstance(patterns, exp.Any) else exp.Any)(**patterns.args))
