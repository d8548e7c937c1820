"""What may follow at one place of a query, and how far a query may go."""

from __future__ import annotations

from dataclasses import dataclass

from reliability.sql.grammar.literals import Compared

MAX_ITEMS, MAX_CONDITIONS, MAX_SOURCES, MAX_OPERATIONS, MAX_WHENS = 8, 6, 6, 3, 7
MAX_NESTED, MAX_CALLS, MAX_DERIVED, MAX_GROUPS = 1, 3, 1, 3
"""Queries inside queries, and functions inside functions. Of 3,500 queries of Spider and the sample log at most 0.2 %
nest deeper."""
LONG = 120
"""Words after which a query is brought to its end; of the same queries 0.2 % are longer."""
NONE: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Choices:
    """Numbers of the words that may follow, what an opened literal would be compared with (None = no literal),
    and whether the query may end."""

    words: frozenset[int]
    literal: Compared | None = None
    end: bool = False
