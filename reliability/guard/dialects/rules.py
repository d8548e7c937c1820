"""What the guard, and whatever else reads SQL, must know of one database."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from reliability.guard.dialects.spelling import SqlSpelling
from reliability.guard.lists import FUNCTION_SYNTAX, KEYWORDS, PARSED_TYPES, SYNTAX, TYPES

if TYPE_CHECKING:
    from sqlglot import exp

_LOWER = {code: code + 32 for code in range(ord("A"), ord("Z") + 1)}


def ascii_lower(name: str) -> str:
    """Lower-case A to Z only, as databases fold names.

    >>> ascii_lower("OrdersÄ")
    'ordersÄ'
    """
    return name.translate(_LOWER)


@dataclass(frozen=True, kw_only=True)
class DialectRules:
    """One database's own ways. What has no default must be decided for each."""

    name: str  # of the dialect, as schemas name it
    title: str  # what people and prompts call the database
    reader: str  # the sqlglot dialect that reads and writes its SQL

    # What may be called and named
    functions: frozenset[str]
    # Functions of the grammar, which no user's function can hide: only as words without quotes.
    constructs: frozenset[str] = frozenset()
    keywords: frozenset[str] = KEYWORDS
    types: frozenset[str] = TYPES
    # Types that only other databases have built in: a cast to one would reach a user's type of that name.
    types_of_others: frozenset[str] = frozenset()
    parsed_types: frozenset[str] = PARSED_TYPES
    syntax: frozenset[str] = SYNTAX | FUNCTION_SYNTAX
    session_words: frozenset[str] = frozenset()
    # Further looks at the parsed statement, such as bounds on what an argument may be. Each raises Refused.
    checks: tuple[Callable[[exp.Expr], None], ...] = ()
    # Reads the plain text again by the database's own grammar, and raises Refused where it says something else than the
    # tree, or calls a function that is not among those named.
    check_twice: Callable[[str, exp.Expr, frozenset[str]], None] | None = None
    reads_twice: Callable[[], bool] | None = None  # is that grammar installed?

    # How text is read
    operators: frozenset[str]
    operators_run_together: bool  # a whole run of signs is one operator, rather than the longest known one
    marks: str = "(),;."
    name_quotes: str = '"'
    empty_names: bool = False  # "" is an empty string rather than a name without letters
    dollar_strings: bool = False
    escape_strings: bool = False  # E'…'
    unicode_escapes: bool = False  # U&'…'
    allowed_prefixes: frozenset[str] = frozenset()  # letters that may stand right before a string
    bit_strings: frozenset[str] = frozenset()  # letters that make it a string of bits or a national one
    executable_comments: tuple[str, ...] = ()  # beginnings of comments that are run all the same
    spaced_line_comments: bool = False  # `--` begins a comment only before a blank
    typed_strings: bool = False  # `anything 'text'` is a value of the type anything

    # How names are told apart
    folds_quoted: bool  # "Name" and name are one
    in_table: bool = False  # `x IN name` reads the table of that name
    field_names: frozenset[str] = frozenset({"key", "value", "*"})  # fields of a function's row that may be read
    row_names: frozenset[str] = frozenset()  # columns that every table has
    key_names: frozenset[str] = frozenset()  # what a table's whole-number key is called too, whatever its own name
    table_is_column: bool = False  # a table can have a hidden column of its own name
    strings_name_tables: bool = True  # FROM 'name' reads a table of the schema, rather than a file
    strings_in_name_quotes: bool = False  # "words" that name no column are a string
    home: str = ""  # the database schema of tables that are written without one; empty: each connection has its own
    system_prefixes: tuple[str, ...] = ()
    system_schemas: frozenset[str] = frozenset()

    # What results and clauses mean
    nulls: Literal["small", "large", "last"]  # where ORDER BY puts them
    nulls_words: bool = True  # NULLS LAST is understood
    days_subtract: bool = True  # a day less another is a number of days, rather than what their texts begin with

    # How it is written for this database, and what is written so for no other
    spelling: SqlSpelling
    told_by: re.Pattern[str] | None = None

    def fold(self, name: str, quoted: bool = True) -> str:
        """A name as the database compares it."""
        return name if quoted and not self.folds_quoted else ascii_lower(name)

    def nulls_first(self, falling: bool) -> bool:
        """Do NULLs come first in this order where nothing is said?"""
        return falling if self.nulls == "large" else not falling and self.nulls == "small"

    def calls(self, name: str, quoted: bool, absent: frozenset[str]) -> bool:
        """May a name be followed by a parenthesis? `absent`: listed functions that this server does not have."""
        if name in absent:
            return name in self.constructs and not quoted
        if name in self.functions:
            return True
        grammar = name in self.constructs or name in self.keywords or name in self.types
        return grammar and not quoted
