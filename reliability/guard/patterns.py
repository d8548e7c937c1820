"""The guard's look at patterns: what LIKE, regular expressions and JSON paths may hold.

A pattern can take a database longer than any limit reaches: `%` after `%` on a long text, a repeat within a repeat, a
JSON path whose filter looks through the whole document again for each element.
"""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.guard.lexer import Refused

MAX_PATTERN = 500  # characters
MAX_WILDCARDS = 12  # signs of LIKE that stand for any text
MAX_REPEATS = 1_000  # counts of a regular expression, one within another multiplied
MAX_STEPS = 4  # of a JSON path that fan out

_LIKE = (exp.Like, exp.ILike, exp.Glob)
_REGEX = (
    *(exp.RegexpLike, exp.RegexpILike, exp.RegexpReplace, exp.RegexpCount, exp.RegexpInstr, exp.RegexpSubstr),
    *(exp.RegexpExtract, exp.RegexpExtractAll, exp.RegexpSplit, exp.RegexpFullMatch, exp.SimilarTo),
)
_COUNT = re.compile(r"\{(\d+)(?:,(\d*))?\}")
_BACK_REFERENCE = re.compile(r"\\[1-9]")
_FAN = re.compile(r"\[[^\]]*(?:\*|\bto\b)[^\]]*\]|\.\*{1,2}")
_COMPARISON = re.compile(r"==|!=|<|>|like_regex|starts with")
_JSON_ROOT = re.compile(r"\$(?![A-Za-z_\"])")


def check_patterns(tree: exp.Expr) -> None:
    """Raise Refused for a pattern, written out in the statement, that could take beyond all bounds.

    >>> import sqlglot
    >>> check_patterns(sqlglot.parse_one("SELECT a LIKE '%x%', a ~ '^[a-z]+$' FROM t", dialect="postgres"))
    """
    for node in tree.walk():
        if isinstance(node, _LIKE):
            _each(node.expression, _check_like)
        elif isinstance(node, _REGEX):
            _each(node.expression, _check_regex)
        elif isinstance(node, exp.Substring):
            _each(node.args.get("start"), _check_regex)
        elif isinstance(node, exp.JSONPath):
            _check_steps(_many(node, exp.JSONPathWildcard), _many(node, exp.JSONPathRecursive))
        elif isinstance(node, exp.Anonymous):
            _check_call(node)
        elif isinstance(node, exp.Literal) and node.is_string and _is_json_path(node):
            check_json_path(str(node.this))


def _check_call(call: exp.Anonymous) -> None:
    if call.name.lower().startswith("regexp_") and len(call.expressions) > 1:
        _each(call.expressions[1], _check_regex)


def _is_json_path(node: exp.Literal) -> bool:
    """A text that can be one: nothing else begins so and fans out twice or filters."""
    text = str(node.this).lstrip()
    return text.startswith(("$", "strict", "lax", "(", "exists")) and "$" in text


def _many(node: exp.Expr, kind: type[exp.Expr]) -> int:
    return sum(1 for _ in node.find_all(kind))


def _each(node: object, check: object) -> None:
    """Run the check on every text within an argument."""
    assert callable(check)
    for literal in node.find_all(exp.Literal) if isinstance(node, exp.Expr) else ():
        if literal.is_string:
            if len(str(literal.this)) > MAX_PATTERN:
                raise Refused(f"A pattern is longer than {MAX_PATTERN} characters.")
            check(str(literal.this))


def _check_like(pattern: str) -> None:
    if len(re.findall(r"[%*]+", pattern)) > MAX_WILDCARDS:
        raise Refused(f"A pattern has more than {MAX_WILDCARDS} wildcards.")


def _check_regex(pattern: str) -> None:
    if _BACK_REFERENCE.search(pattern.replace("\\\\", "")):
        raise Refused("A pattern refers back to what it matched.")
    _check_repeats(pattern)


def _check_repeats(pattern: str) -> None:
    """Walk through the pattern once, with the counts of each group multiplied into the group around it."""
    opened: list[_Group] = [_Group()]
    at = 0
    while at < len(pattern):
        char = pattern[at]
        if char == "\\":
            at += 2
            opened[-1].last = _Group()
            continue
        if char == "[":
            at = _after_set(pattern, at)
            opened[-1].last = _Group()
            continue
        if char == "(":
            opened.append(_Group())
        elif char == ")" and len(opened) > 1:
            group = opened.pop()
            opened[-1].last = group
            opened[-1].repeats = max(opened[-1].repeats, group.repeats)
        elif char in "*+?{" and (count := _count(pattern, at)):
            opened[-1].repeat(count)
        else:
            opened[-1].last = _Group()
        at += 1


class _Group:
    """The counts in a group of a pattern, and what stands last in it, to which a count belongs."""

    def __init__(self) -> None:
        self.repeats = 1
        self.last: _Group | None = None

    def repeat(self, count: int) -> None:
        """What stands last is repeated that many times."""
        inner = self.last or _Group()
        inner.repeats *= count
        if inner.repeats > MAX_REPEATS:
            raise Refused(f"A pattern repeats something more than {MAX_REPEATS:,} times.")
        self.repeats = max(self.repeats, inner.repeats)


def _count(pattern: str, at: int) -> int:
    """What a sign of repetition multiplies by; 0 where it is none."""
    found = _COUNT.match(pattern, at)
    return int((found[2] or found[1])[:9]) if found else int(pattern[at] in "*+?")


def _after_set(pattern: str, at: int) -> int:
    """The place after `[…]`."""
    start = at + 2 if pattern[at + 1 : at + 2] == "^" else at + 1
    end = pattern.find("]", start + 1)
    return end + 1 if end >= 0 else len(pattern)


def check_json_path(path: str) -> None:
    """Raise Refused for a JSON path whose work grows faster than its document: one that filters within a filter, goes
    to every depth twice, or compares many parts with many others.
    """
    if len(path) > MAX_PATTERN:
        raise Refused(f"A pattern is longer than {MAX_PATTERN} characters.")
    plain = re.sub(r'"(?:[^"\\]|\\.)*"', '""', path)
    _, filtered, inside = plain.partition("?")
    compared = inside if filtered else plain if _COMPARISON.search(plain) else ""
    fans, roots = len(_FAN.findall(plain)), len(_JSON_ROOT.findall(plain))
    twice = plain.count("?") > 1 or len(_FAN.findall(compared)) > 1 or (roots > 1 and fans > 0)
    _check_steps(MAX_STEPS + 1 if twice else fans, plain.count("**"))


def _check_steps(fanning: int, deep: int) -> None:
    if fanning > MAX_STEPS or deep > 1:
        raise Refused("A JSON path looks through its document too many times over.")
