"""What a statement says, read as its database reads it: words, names, strings, operators; no comments.

Decisions:
- A parser that reads a string's or comment's end elsewhere than the database does lets anything through.
  So this lexer follows each database's own rules, refuses what the two could read differently (nested
  comments, U& escapes, strings glued across lines, stray control characters), and rewrites what is left
  into one plain form: comments become a space, dollar-quoted and E'' strings become '…'. Only that plain text
  is parsed, and only that plain text is run.
- Nothing else is rewritten. SQL generated anew from a parser's tree can mean something else than what was
  written; this text cannot.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from reliability.guard.dialects.rules import DialectRules, ascii_lower

MAX_CHARACTERS = 20_000
MAX_TOKENS = 8_000
MAX_DEPTH = 40


class Refused(Exception):  # a value inside the guard, never seen outside it
    """A statement is refused; the text is one plain sentence."""


class Kind(StrEnum):
    """What a token is."""

    WORD = "word"  # a keyword or an unquoted name
    NAME = "name"  # a quoted name
    STRING = "string"
    NUMBER = "number"
    OPERATOR = "operator"
    MARK = "mark"  # one of ( ) [ ] , ; . :


@dataclass(frozen=True, slots=True)
class Token:
    """`text` is the lower-cased word, the unquoted name, or the characters as written; `start` and `end`
    (exclusive) are places in the plain text."""

    kind: Kind
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Lexed:
    """A statement's plain text and its tokens."""

    text: str
    tokens: tuple[Token, ...]


_NUMBER = re.compile(r"0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?", re.ASCII)
_DOLLAR = re.compile(r"\$(?:[A-Za-z_][A-Za-z0-9_]*)?\$")
_OPERATORS = "+-*/<>=~!@#%^&|?"
_PLAIN_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "\\": "\\", "'": "'", '"': '"'}


def lex(sql: str, rules: DialectRules) -> Lexed:
    """Read a statement. Raises Refused where it is too long, unreadable, or could be read in two ways.

    >>> from reliability.guard.dialects.registry import rules_of
    >>> lex("SELECT 1 -- one", rules_of("sqlite")).text.strip()
    'SELECT 1'
    """
    _check_characters(sql)
    return _Reader(sql, rules).read()


def _check_characters(sql: str) -> None:
    if len(sql) > MAX_CHARACTERS:
        raise Refused(f"The statement is longer than {MAX_CHARACTERS:,} characters.")
    if "\0" in sql:
        raise Refused("The statement holds a NUL character.")
    try:
        sql.encode()
    except UnicodeEncodeError:
        raise Refused("The statement holds characters that are no text.") from None


class _Reader:
    """One pass over the text; each `_…` method reads one token at `self.at` and moves on."""

    def __init__(self, sql: str, rules: DialectRules) -> None:
        self.sql = sql
        self.rules = rules
        self.operators = sorted(rules.operators, key=lambda operator: -len(operator))
        self.signs = frozenset("".join(rules.operators))
        self.at = 0
        self.out: list[str] = []
        self.length = 0
        self.tokens: list[Token] = []

    def read(self) -> Lexed:
        while self.at < len(self.sql):
            self._next()
            if len(self.tokens) > MAX_TOKENS:
                raise Refused(f"The statement has more than {MAX_TOKENS:,} words.")
        return Lexed("".join(self.out), tuple(self.tokens))

    def _next(self) -> None:
        char, two = self.sql[self.at], self.sql[self.at : self.at + 2]
        if char in " \t\n" or two == "\r\n":
            self._emit(char if char != "\r" else "\n", len(two) if char == "\r" else 1)
        elif two == "--":
            self._line_comment()
        elif two == "/*":
            self._block_comment()
        elif char == "'":
            self._string(self.at + 1)
        elif char in self.rules.name_quotes:
            self._name("]" if char == "[" else char)
        elif char == "$" and self.rules.dollar_strings:
            self._dollar()
        elif char.isdigit() or (char == "." and self.sql[self.at + 1 : self.at + 2].isdigit()):
            self._number()
        elif char == "_" or char.isalpha():
            self._word()
        elif char in self.rules.marks:
            self._token(Kind.MARK, char, char, 1)
        elif char in self.signs:
            self._operator()
        elif char in "?@:$":
            raise Refused("The statement has parameters.")
        else:
            raise Refused(f"The statement holds a character that SQL has no use for: {char!a}.")

    def _emit(self, text: str, used: int) -> None:
        self.out.append(text)
        self.length += len(text)
        self.at += used

    def _token(self, kind: Kind, text: str, written: str, used: int) -> None:
        self.tokens.append(Token(kind, text, self.length, self.length + len(written)))
        self._emit(written, used)

    # --- comments ----------------------------------------------------------------------------------

    def _line_comment(self) -> None:
        if self.rules.spaced_line_comments and self.sql[self.at + 2 : self.at + 3].strip(" \t\r\n"):
            raise Refused("A comment begins without a blank, which databases read differently.")
        end = self.sql.find("\n", self.at)
        end = len(self.sql) if end < 0 else end
        if "\r" in self.sql[self.at : end].removesuffix("\r"):
            raise Refused("A comment holds a carriage return, which databases read differently.")
        self._emit(" ", end - self.at)

    def _block_comment(self) -> None:
        end = self.sql.find("*/", self.at + 2)
        if end < 0:
            raise Refused("A comment has no end.")
        if self.sql.startswith(self.rules.executable_comments, self.at):
            raise Refused("A comment holds SQL that the database would run.")
        if "/*" in self.sql[self.at + 2 : end + 1]:
            raise Refused("A comment stands inside a comment, which databases read differently.")
        self._emit(" ", end + 2 - self.at)

    # --- strings and names -------------------------------------------------------------------------

    def _quoted(self, start: int, quote: str, what: str) -> tuple[str, int]:
        """The text between quotes (a doubled quote is one) and the place after the closing quote."""
        at = start
        while True:
            at = self.sql.find(quote, at)
            if at < 0:
                raise Refused(f"A {what} has no end.")
            if quote == "]" or self.sql[at + 1 : at + 2] != quote:
                return self.sql[start:at].replace(quote * 2, quote), at + 1
            at += 2

    def _string(self, start: int) -> None:
        value, end = self._quoted(start, "'", "string")
        self._put_string(value, end)

    def _put_string(self, value: str, end: int) -> None:
        if self.tokens and self.tokens[-1].kind is Kind.STRING:
            raise Refused("Two strings stand side by side, which databases read differently.")
        written = "'" + value.replace("'", "''") + "'"
        self._token(Kind.STRING, value, written, end - self.at)

    def _name(self, quote: str) -> None:
        value, end = self._quoted(self.at + 1, quote, "quoted name")
        if not value and not (self.rules.empty_names and quote == '"'):
            raise Refused("A quoted name is empty.")
        self._token(Kind.NAME, value, self.sql[self.at : end], end - self.at)

    def _dollar(self) -> None:
        tag = _DOLLAR.match(self.sql, self.at)
        if not tag:
            raise Refused("The statement has parameters.")
        end = self.sql.find(tag[0], tag.end())
        if end < 0:
            raise Refused("A string has no end.")
        self._put_string(self.sql[tag.end() : end], end + len(tag[0]))

    def _escape_string(self) -> None:
        """E'…' of PostgreSQL: plain escapes and \\uXXXX are decoded, other ones refused."""
        value: list[str] = []
        at = self.at + 2
        while True:
            char, following = self.sql[at : at + 1], self.sql[at + 1 : at + 2]
            if not char:
                raise Refused("A string has no end.")
            if char == "\\":
                decoded, used = self._escape(at, following)
                value.append(decoded)
                at += used
            elif char == "'" and following != "'":
                return self._put_string("".join(value), at + 1)
            else:
                value.append(char)
                at += 2 if char == "'" else 1

    def _escape(self, at: int, following: str) -> tuple[str, int]:
        if following in _PLAIN_ESCAPES and following:
            return _PLAIN_ESCAPES[following], 2
        digits = self.sql[at + 2 : at + 6]
        if following == "u" and re.fullmatch("[0-9a-fA-F]{4}", digits):
            code = int(digits, 16)
            if code and not 0xD800 <= code <= 0xDFFF:
                return chr(code), 6
        raise Refused("A string holds an escape that is not allowed.")

    # --- words, numbers, operators -----------------------------------------------------------------

    def _run(self, wanted: Callable[[str], bool]) -> str:
        end = self.at
        while end < len(self.sql) and wanted(self.sql[end]):
            end += 1
        return self.sql[self.at : end]

    def _word(self) -> None:
        word = self._run(lambda char: char == "_" or char.isalnum())
        after = self.sql[self.at + len(word) : self.at + len(word) + 2]
        prefix = word.lower()
        if after[:1] == "$":
            raise Refused("A name holds a dollar sign.")
        if self.rules.escape_strings and prefix == "e" and after[:1] == "'":
            return self._escape_string()
        if after[:1] == "'" and prefix not in self.rules.allowed_prefixes:
            if prefix in self.rules.bit_strings:
                raise Refused("Bit strings and national strings are not allowed.")
            if len(prefix) == 1:
                raise Refused("A string has a prefix that is not allowed.")
        if self.rules.unicode_escapes and prefix == "u" and after[:1] == "&" and after[1:] in {"'", '"'}:
            raise Refused("Unicode escapes (U&) are not allowed.")
        return self._token(Kind.WORD, ascii_lower(word), word, len(word))

    def _number(self) -> None:
        found = _NUMBER.match(self.sql, self.at)
        following = self.sql[found.end() : found.end() + 1] if found else "x"
        if not found or following == "_" or following.isalnum():
            raise Refused("A number is not written as databases read it.")
        self._token(Kind.NUMBER, found[0], found[0], len(found[0]))

    def _operator(self) -> None:
        run = self._run(lambda char: char in _OPERATORS)
        for comment in ("--", "/*"):
            run = run.split(comment)[0] if comment in run else run
        if not self.rules.operators_run_together:
            run = next((operator for operator in self.operators if run.startswith(operator)), run)
        elif len(run) > 1 and not set(run) & set("~!@#%^&|?"):
            run = run[0] + run[1:].rstrip("+-")  # `=-1` is `=` and `-1`
        if run not in self.rules.operators:
            raise Refused(f"The operator {run} is not allowed.")
        self._token(Kind.OPERATOR, run, run, len(run))
