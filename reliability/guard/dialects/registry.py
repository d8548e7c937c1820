"""Every database's rules by the name of its dialect."""

from __future__ import annotations

from reliability.errors import BadInput
from reliability.guard.dialects import duckdb, mysql, postgres, sqlite
from reliability.guard.dialects.rules import DialectRules
from reliability.values import Dialect

_KNOWN = {rules.name: rules for rules in (duckdb.RULES, mysql.RULES, postgres.RULES, sqlite.RULES)}


def dialect_names() -> list[Dialect]:
    """The dialects that are known, sorted."""
    return sorted(_KNOWN)


def rules_of(dialect: Dialect) -> DialectRules:
    """A dialect's rules. Raises BadInput for one that is not known: another's rules would let through what they should
    not.

    >>> rules_of("postgres").title
    'PostgreSQL'
    """
    if dialect not in _KNOWN:
        raise BadInput(f"Candor knows no SQL dialect named {str(dialect)[:40]}; it knows {', '.join(dialect_names())}.")
    return _KNOWN[dialect]


def told_by_spelling(sql: str) -> DialectRules | None:
    """The rules of the one database that writes so, where a query's words tell; None where they do not.

    >>> told_by_spelling("SELECT STRFTIME('%Y', day) FROM visits").title
    'SQLite'
    """
    found = [rules for rules in _KNOWN.values() if rules.told_by is not None and rules.told_by.search(sql)]
    return found[0] if len(found) == 1 else None
