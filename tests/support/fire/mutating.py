"""Statements made from statements: words, groups in parentheses and halves of them change places, and odd pieces come
in."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

PIECE = re.compile(
    r"""
    '(?:[^']|'')*' | "(?:[^"]|"")*" | `[^`]*` | \[[A-Za-z_]\w*\] | \$\w*\$.*?\$\w*\$ | --[^\n]* | /\*.*?\*/
    | [^\W\d]\w* | \d+(?:\.\d+)? | \s+ | ::|\|\||<=|>=|<>|!=|->>?|:= | .
    """,
    re.X | re.S,
)
ODD = (
    *("'", '"', "`", "$$", "$a$", "\\", ";", "--", "/*", "*/", "/*!50000", "#", "\x00", "\ufeff", "\u00a0", "\u2028"),
    *(
        "E'",
        "U&'",
        "x'",
        "::",
        "@",
        "@@",
        ":a",
        "?",
        "$1",
        "{",
        "}",
        "[",
        "]",
        "(",
        ")",
        ",",
        ".",
        "!",
        "=>",
        "é",
        "名",
    ),
    *(" INTO x ", " FOR UPDATE ", " RETURNING id ", " UNION ALL TABLE credentials ", " INTO OUTFILE 'x' ", " LATERAL "),
    *("(DELETE FROM sales RETURNING id)", "credentials", "main.", "public.", "pg_catalog.", "information_schema."),
    *("pg_sleep", "load_extension", "read_csv", "sleep", "lo_import", "current_setting", "nextval", '"lower"', "jot"),
    *("WITH", "RECURSIVE", "SELECT", "FROM", "AS", "IN", "CASE", "END", "ALL", "NOT", "NULL", "ORDER BY 1", "LIMIT 1"),
)

Pieces = list[str]


def pieces(sql: str) -> Pieces:
    """A text in words, strings, comments, blanks and signs; together they are the text."""
    return PIECE.findall(sql)


class Mutations:
    """An endless row of mutants of some statements, the same for one seed; every second one is of a `usual`
    statement."""

    def __init__(self, usual: list[str], hostile: list[str], seed: int) -> None:
        self._random = random.Random(seed)
        self._usual, rest = (
            [found for sql in those if 0 < len(found := pieces(sql)) < 600] for those in (usual, hostile)
        )
        self._known = [*self._usual, *rest]
        self._changes: list[Callable[[Pieces], Pieces]] = [
            *(self._word, self._word, self._group, self._group, self._query),
            *(self._dropped, self._doubled, self._swapped, self._taken, self._odd, self._spliced, self._quoted),
        ]

    def __iter__(self) -> Iterator[str]:
        while True:
            mutant = list(self._random.choice(self._random.choice((self._usual, self._known))))
            for _ in range(self._random.choice((1, 1, 1, 2, 3))):
                mutant = self._random.choice(self._changes)(mutant) or list(self._other())
            yield "".join(mutant)

    def _other(self) -> Pieces:
        return self._random.choice(self._known)

    def _at(self, given: Pieces) -> int:
        return self._random.randrange(len(given))

    def _word(self, given: Pieces) -> Pieces:
        """A word, number or string for another of its kind."""
        at = self._like(given, r"[^\W\d]|\d|'")
        kind = r"[^\W\d]" if given[at][0].isalpha() else re.escape(given[at][0])
        other = self._other()
        return [*given[:at], other[self._like(other, kind)], *given[at + 1 :]]

    def _like(self, given: Pieces, kind: str) -> int:
        """Where a piece of a kind stands, or any."""
        fitting = [at for at, piece in enumerate(given) if re.match(kind, piece)]
        return self._random.choice(fitting) if fitting else self._at(given)

    def _group(self, given: Pieces) -> Pieces:
        """What stands in parentheses for what stands in others."""
        here, other = self._groups(given), self._other()
        there = self._groups(other)
        if not here or not there:
            return given
        (start, end), (first, last) = self._random.choice(here), self._random.choice(there)
        return [*given[:start], *other[first:last], *given[end:]]

    @staticmethod
    def _groups(given: Pieces) -> list[tuple[int, int]]:
        found, opened = list[tuple[int, int]](), list[int]()
        for at, piece in enumerate(given):
            if piece == "(":
                opened.append(at)
            elif piece == ")" and opened:
                found.append((opened.pop(), at + 1))
        return found

    def _query(self, given: Pieces) -> Pieces:
        """A whole statement, in parentheses, for a word or number."""
        at = self._like(given, r"\w")
        return [*given[:at], "(", *self._other(), ")", *given[at + 1 :]]

    def _dropped(self, given: Pieces) -> Pieces:
        at = self._at(given)
        return [*given[:at], *given[at + self._random.choice((1, 1, 2, 5)) :]]

    def _doubled(self, given: Pieces) -> Pieces:
        at = self._at(given)
        upto = at + self._random.choice((1, 2, 4, 8))
        return [*given[:upto], " ", *given[at:]]

    def _swapped(self, given: Pieces) -> Pieces:
        one, two = self._at(given), self._at(given)
        swapped = list(given)
        swapped[one], swapped[two] = given[two], given[one]
        return swapped

    def _taken(self, given: Pieces) -> Pieces:
        at, other = self._at(given), self._other()
        begin = self._at(other)
        return [*given[:at], *other[begin : begin + self._random.choice((1, 3, 6))], *given[at:]]

    def _odd(self, given: Pieces) -> Pieces:
        at = self._at(given)
        return [*given[:at], self._random.choice(ODD), *given[at:]]

    def _spliced(self, given: Pieces) -> Pieces:
        other = self._other()
        return [*given[: self._at(given)], *other[self._at(other) :]]

    def _quoted(self, given: Pieces) -> Pieces:
        """A word in quotes, or in other letters."""
        at = self._like(given, r"[^\W\d]")
        ways = (f'"{given[at]}"', f"`{given[at]}`", f"'{given[at]}'", given[at].upper(), given[at].swapcase())
        return [*given[:at], self._random.choice(ways), *given[at + 1 :]]
