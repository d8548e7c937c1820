"""The statements of a text: cut at semicolons as the database's own reader sees them, with what dbt writes for tables.

In models and analyses of dbt `{{ ref('orders') }}` and `{{ source('shop', 'orders') }}` are tables, and settings and
comments are nothing; other marks of Jinja stay, so that their statements cannot be read.
"""

from __future__ import annotations

import re

import sqlglot
from sqlglot import TokenType
from sqlglot.errors import SqlglotError

from reliability.guard.dialects.registry import rules_of
from reliability.values import Dialect

_REFERENCE = re.compile(r"\{\{-?\s*(?:ref|source)\(\s*(?:['\"]\w+['\"]\s*,\s*)?['\"](\w+)['\"]\s*\)\s*-?\}\}")
_NOTHING = re.compile(r"\{#.*?(?:(?P<end>#\})|\Z)|\{\{-?\s*config\(.*?(?:(?P<close>\)\s*-?\}\})|\Z)", re.DOTALL)
"""A comment or settings of dbt. One that does not end reaches to the end of the text, which is then read once and not
once for each that begins; it stays as it is."""
_END = re.compile(r";[ \t]*(?:\n|\Z)")


def statements_in(text: str, dialect: Dialect) -> list[str]:
    """The statements of a text, comments before and after aside; of one whose strings do not end, those that end with
    their lines. Raises BadInput for a dialect that is not known.

    >>> statements_in("SELECT ';' AS a; -- one\\nSELECT 2", "sqlite")
    ["SELECT ';' AS a", 'SELECT 2']
    """
    text = _NOTHING.sub(lambda found: " " if found["end"] or found["close"] else found[0], text)
    text = _REFERENCE.sub(r"\1", text)
    try:
        tokens = sqlglot.tokenize(text, dialect=rules_of(dialect).reader)
    except SqlglotError:
        return [part.strip() for part in _END.split(text) if part.strip()]
    found: list[str] = []
    begun: int | None = None
    end = 0
    for token in tokens:
        if token.token_type == TokenType.SEMICOLON:
            found += [text[begun:end]] if begun is not None else []
            begun = None
            continue
        begun = token.start if begun is None else begun
        end = token.end + 1
    return found + ([text[begun:end]] if begun is not None else [])
