"""The guard's look at words: which names are called, what stands before a string, how deep things nest."""

from __future__ import annotations

from collections.abc import Sequence

from reliability.guard.dialects.rules import DialectRules
from reliability.guard.lexer import MAX_DEPTH, Kind, Refused, Token
from reliability.guard.lists import KEYWORDS, TYPES

# A parser that tries several readings of a bracket or of a type's parenthesis takes twice as long with each
# level (67 s at 20 levels of ARRAY[…]), so these may nest only a little.
MAX_COSTLY_DEPTH = 5
_MORE_BEFORE_STRINGS = frozenset({"zone", "precision", "both", "leading", "trailing", "placing"})


def check_words(tokens: Sequence[Token], rules: DialectRules, absent: frozenset[str]) -> None:
    """Raise Refused for a first word, called name, typed string, cast or nesting that is not allowed.

    `absent` functions are listed, but this server does not have them: a user's could answer instead.
    """
    first = next((token for token in tokens if token.text != "("), None)
    if first is None or first.kind is not Kind.WORD or first.text not in {"select", "with", "values"}:
        raise Refused("Only SELECT statements are allowed.")
    _check_depth(tokens)
    for index, token in enumerate(tokens):
        if token.kind in (Kind.WORD, Kind.NAME):
            if _text(tokens, index + 1) == "(":
                _check_call(tokens, index, rules, absent)
            elif token.kind is Kind.WORD:
                _check_word(tokens, index, rules)
        elif token.kind is Kind.STRING and rules.typed_strings and index:
            _check_before_string(tokens[index - 1], rules)


def _text(tokens: Sequence[Token], index: int) -> str:
    """The text of a mark or word at the index; empty past the ends and for strings, names and numbers."""
    if not 0 <= index < len(tokens) or tokens[index].kind not in (Kind.MARK, Kind.WORD):
        return ""
    return tokens[index].text


def _check_depth(tokens: Sequence[Token]) -> None:
    opened: list[bool] = []  # for each open bracket: is it costly?
    for index, token in enumerate(tokens):
        if token.kind is not Kind.MARK:
            continue
        if token.text in "([":
            opened.append(token.text == "[" or _text(tokens, index - 1) in TYPES)
            if len(opened) > MAX_DEPTH or sum(opened) > MAX_COSTLY_DEPTH:
                raise Refused("The statement is nested too deeply.")
        elif token.text in ")]":
            if not opened:
                raise Refused("The statement closes a bracket that it did not open.")
            opened.pop()
    if opened:
        raise Refused("The statement opens a bracket that it does not close.")


def _check_word(tokens: Sequence[Token], index: int, rules: DialectRules) -> None:
    word = tokens[index].text
    before = _text(tokens, index - 1)
    if word in rules.types_of_others and (before == ":" or ends_cast(tokens, index)):
        raise Refused("A cast to this type is not allowed.")
    if before in {".", "as"}:
        return
    if word == "values":
        raise Refused("VALUES needs rows in parentheses.")
    if word == "table":
        raise Refused("Only SELECT statements are allowed.")
    if word in rules.session_words:
        raise Refused(f"Reading {word} is not allowed.")


def ends_cast(tokens: Sequence[Token], index: int) -> bool:
    """Is this the type of `CAST(… AS type)`?"""
    if _text(tokens, index - 1) != "as":
        return False
    depth = 0
    for at in range(index, 0, -1):
        if tokens[at].kind is Kind.MARK:
            depth += (tokens[at].text in ")]") - (tokens[at].text in "([")
            if depth < 0:
                return _text(tokens, at - 1) == "cast"
    return False


def _check_before_string(before: Token, rules: DialectRules) -> None:
    """Some databases read `anything 'text'` as a value of the type anything, whose checks then run."""
    fine = before.text in rules.keywords or before.text in rules.types or before.text in _MORE_BEFORE_STRINGS
    named = before.kind is Kind.NAME or (before.kind is Kind.WORD and not fine)
    if named or (before.kind is Kind.MARK and before.text in ")]"):
        raise Refused("A string stands where no string can stand.")


def _check_call(tokens: Sequence[Token], index: int, rules: DialectRules, absent: frozenset[str]) -> None:
    token = tokens[index]
    name = token.text.lower() if rules.folds_quoted else token.text
    if _is_alias_list(tokens, index):
        return
    if _text(tokens, index - 1) == ".":
        raise Refused("Functions are called without a schema's name.")
    if not rules.calls(name, token.kind is Kind.NAME, absent):
        raise Refused(f"The function {token.text[:60]} is not allowed.")


def _is_alias_list(tokens: Sequence[Token], index: int) -> bool:
    """`name (a, b)` that names columns: after AS or a table, or at the head of a WITH query.

    No function call can stand there: it would follow a name or a closing bracket.
    """
    end = _closing(tokens, index + 1)
    if not _only_names(tokens[index + 2 : end]):
        return False
    before = tokens[index - 1] if index else None
    if before is None:
        return False
    word = before.text if before.kind in (Kind.WORD, Kind.MARK) else ""
    if word in {"with", "recursive", ","} and _text(tokens, end + 1) == "as":
        opening = end + 2
        while _text(tokens, opening) in {"not", "materialized"}:
            opening += 1
        heads = {"select", "with", "values", "("}
        return _text(tokens, opening) == "(" and _text(tokens, opening + 1) in heads
    after_name = before.kind is Kind.NAME or (before.kind is Kind.WORD and word not in KEYWORDS)
    return word in {"as", ")", "ordinality"} or after_name


def _closing(tokens: Sequence[Token], opening: int) -> int:
    depth = 0
    for index in range(opening, len(tokens)):
        if tokens[index].kind is Kind.MARK:
            depth += (tokens[index].text in "([") - (tokens[index].text in ")]")
            if depth == 0:
                return index
    return len(tokens)


def _only_names(tokens: Sequence[Token]) -> bool:
    """Names and, for functions that return records, types: `a, b` or `a int, b numeric(12, 2)`."""
    for token in tokens:
        if token.kind in (Kind.STRING, Kind.OPERATOR) or (token.kind is Kind.WORD and token.text in KEYWORDS):
            return False
    return bool(tokens)
