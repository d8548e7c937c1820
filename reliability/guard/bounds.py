"""The guard's look at a statement's shape: how often its WITH queries are read, how much it joins, how deep it goes.

Decisions:
- A planner works before any row is read, and on some databases nothing interrupts it: 22 WITH queries that each read
  the one before twice took PostgreSQL 2.6 GB. What is bounded here is what the planner sees once every WITH query is
  put in where it is read.
- The bounds lie far above what questions need: the largest of the sample log's, the natural log's and Spider's
  queries read 16 sources, and nest 6 deep.
"""

from __future__ import annotations

from math import prod

from sqlglot import exp

from reliability.guard.lexer import Refused

MAX_EXPANDED = 64  # queries, once each WITH query is put in where it is read
MAX_SOURCES = 16  # tables and queries joined in one SELECT
MAX_EXPANDED_SOURCES = 128  # in the whole statement, once each WITH query is put in where it is read
MAX_QUERY_DEPTH = 12
MAX_SET_OPERATIONS = 64
MAX_GROUPINGS = 64  # sets of columns that CUBE, ROLLUP and GROUPING SETS group by
MAX_DIGITS = 1_000  # of a number as written, its exponent counted out


def check_shape(tree: exp.Expr) -> None:
    """Raise Refused for a statement whose plan would be beyond bounds.

    >>> import sqlglot
    >>> check_shape(sqlglot.parse_one("WITH a AS (SELECT 1 AS n) SELECT count(*) FROM a, a AS b"))
    """
    if sum(1 for _ in tree.find_all(exp.SetOperation)) > MAX_SET_OPERATIONS:
        raise Refused(f"The statement joins more than {MAX_SET_OPERATIONS} results by UNION and the like.")
    for literal in tree.find_all(exp.Literal):
        if digits(literal) > MAX_DIGITS:
            raise Refused(f"A number has more than {MAX_DIGITS:,} digits.")
    _check_expansion(tree)
    for select in tree.find_all(exp.Select):
        _check_select(select)


def digits(literal: exp.Literal) -> int:
    """How many digits a number has when it is written out; 0 for a text that is no number with an exponent."""
    text = str(literal.this).strip().lower()
    whole, mark, exponent = text.partition("e")
    if literal.is_string and not (mark and whole.lstrip("+-").replace(".", "", 1).isdigit()):
        return 0
    power = exponent.lstrip("+-")
    return len(whole) + (int(power[:6]) if power.isdigit() else 0)


def _check_select(select: exp.Select) -> None:
    sources = len(select.args.get("joins") or ()) + len(select.args.get("laterals") or ()) + 1
    if sources > MAX_SOURCES:
        raise Refused(f"The statement joins more than {MAX_SOURCES} tables at once.")
    depth, above = 1, select.find_ancestor(exp.Select)
    while above is not None:
        depth, above = depth + 1, above.find_ancestor(exp.Select)
    if depth > MAX_QUERY_DEPTH:
        raise Refused("The statement nests queries too deeply.")
    group = select.args.get("group")
    if isinstance(group, exp.Group) and _groupings(group) > MAX_GROUPINGS:
        raise Refused(f"The statement groups in more than {MAX_GROUPINGS} ways at once.")


def _groupings(group: exp.Group) -> int:
    """How many sets of columns a GROUP BY means."""
    cubes = [2 ** min(len(cube.expressions), 20) for cube in group.find_all(exp.Cube)]
    rollups = [len(rollup.expressions) + 1 for rollup in group.find_all(exp.Rollup)]
    sets = [max(1, len(each.expressions)) for each in group.find_all(exp.GroupingSets)]
    return prod([*cubes, *rollups, *sets])


# --- WITH queries put in where they are read -------------------------------------------------------


_Known = dict[str, tuple[int, int]]
"""For each WITH query in reach, by its name in small letters: how many queries and sources it comes to."""


def _check_expansion(tree: exp.Expr) -> None:
    queries, sources = _expanded(tree, {})
    if queries > MAX_EXPANDED or sources > MAX_EXPANDED_SOURCES:
        raise Refused("The statement reads its queries too many times over.")


def _expanded(tree: exp.Expr, known: _Known) -> tuple[int, int]:
    """Queries and sources of a tree with everything that it reads put in."""
    with_ = tree.args.get("with_")
    if isinstance(with_, exp.With):
        known = dict(known)
        for query in with_.expressions:
            name = query.alias.lower()
            inside = {other: size for other, size in known.items() if other != name}  # a recursive one reads itself
            known[name] = _expanded(query.this, inside)
    queries, sources = 0, 0
    for node in tree.walk(bfs=False, prune=lambda node: node is not tree and _is_apart(node)):
        if isinstance(node, exp.With):
            continue
        found = _expanded(node, known) if node is not tree and node.args.get("with_") else _own(node, known)
        queries, sources = queries + found[0], sources + found[1]
    return queries, sources


def _is_apart(node: exp.Expr) -> bool:
    """Is it counted by itself?"""
    return isinstance(node, exp.With) or bool(node.args.get("with_"))


def _own(node: exp.Expr, known: _Known) -> tuple[int, int]:
    if isinstance(node, exp.Table):
        read = (0, 0) if node.args.get("db") else known.get(node.name.lower(), (0, 0))
        return read[0], read[1] + 1
    return int(isinstance(node, exp.Select)), 0
