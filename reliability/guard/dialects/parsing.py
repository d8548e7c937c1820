"""A statement's trees, by its database's parser."""

from __future__ import annotations

import sqlglot
from sqlglot import exp
from sqlglot.errors import ParseError, SqlglotError

from reliability.guard.dialects.registry import rules_of
from reliability.values import Dialect


def parsed_one(sql: str, dialect: Dialect) -> exp.Expr:
    """The tree of one statement. Raises SqlglotError for what is none, RecursionError for what is nested beyond sense,
    BadInput for a dialect that is not known.

    >>> type(parsed_one("SELECT 1", "sqlite")).__name__
    'Select'
    """
    trees = parsed(sql, rules_of(dialect).reader)
    if len(trees) != 1 or trees[0] is None:
        raise ParseError("There is not one statement.")
    return trees[0]


def parsed(sql: str, reader: str) -> list[exp.Expr | None]:
    """The trees of a text's statements. Raises SqlglotError or RecursionError, and nothing else."""
    try:
        return sqlglot.parse(sql, dialect=reader)
    except (SqlglotError, RecursionError):
        raise
    except Exception as error:  # the parser's assertions fail on statements that it did not foresee
        raise ParseError(f"The parser gave up: {type(error).__name__}.") from error
