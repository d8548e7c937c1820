"""What queries go by that sound alike: the columns that not all of them use, which their sentences do not say."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.sql.reading.nouns import column_words, listed
from reliability.values import Dialect, Schema

_MOST_SAID = 2
_OF_NO_TABLE = re.compile(r"c\d+", re.IGNORECASE)
"""What the canonical form calls a column of a query within a query: nobody knows it by that name."""


def gone_by(queries: Sequence[str], dialect: Dialect, schema: Schema | None) -> list[str]:
    """For each query, in words, the columns that only some of them use, at most two, those that join tables first; ""
    where all use the same.

    >>> one = "SELECT COUNT(*) FROM staff AS s JOIN teams AS t ON t.id = s.team_now"
    >>> gone_by([one, one.replace("team_now", "team_before")], "sqlite", None)
    ['team now', 'team before']
    """
    used = [_columns(each, dialect, schema) for each in queries]
    shared = set(used[0]).intersection(*used[1:]) if used else set()
    own = [[said for key, said in each.items() if key not in shared][:_MOST_SAID] for each in used]
    return [listed(list(dict.fromkeys(each))) for each in own]


def _columns(sql: str, dialect: Dialect, schema: Schema | None) -> dict[tuple[str, str], str]:
    """The columns that a query uses with their words, those that join first; nothing of what cannot be read."""
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return {}
    tables = {each.alias_or_name.lower(): each.name.lower() for each in tree.find_all(exp.Table)}
    only = next(iter(tables.values())) if len(set(tables.values())) == 1 else ""
    joining = [side for pair in tree.find_all(exp.EQ) for side in _joined(pair)]
    others = [each for each in tree.find_all(exp.Column) if not isinstance(each.parent, exp.Count)]  # its rows count
    said = dict[tuple[str, str], str]()
    for column in (*joining, *others):
        if _OF_NO_TABLE.fullmatch(column.name):
            continue
        name = tables.get(column.table.lower(), only)
        table = next((t for t in schema.tables if t.name.lower() == name), None) if schema is not None else None
        known = next((c for c in table.columns if c.name.lower() == column.name.lower()), None) if table else None
        said.setdefault((name, column.name.lower()), column_words(column.name, known))
    return said


def _joined(equal: exp.EQ) -> tuple[exp.Column, ...]:
    """Both columns of a comparison of two."""
    one, other = equal.this, equal.expression
    return (one, other) if isinstance(one, exp.Column) and isinstance(other, exp.Column) else ()
