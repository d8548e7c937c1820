"""Queries that hold something against itself: nothing that comes of them says anything of the data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.values import Dialect

_MAX_SQL_CHARACTERS = 20_000


def against_itself(sql: str, dialect: Dialect) -> bool:
    """Whether a query holds a value against itself: takes it from itself, divides it by itself, or wants more than the
    most or less than the least there is; wants rows that have something and do not, or that are two things at once; or
    orders by what it holds to be empty. False where it cannot be read.

    >>> against_itself("SELECT SUM(a) - SUM(a) FROM t", "sqlite"), against_itself("SELECT SUM(a) - SUM(b) FROM t", "sqlite")
    (True, False)
    >>> against_itself("SELECT n FROM t WHERE a > (SELECT MAX(a) FROM t)", "sqlite")
    True
    """
    if len(sql) > _MAX_SQL_CHARACTERS:
        return False
    try:
        tree = parsed_one(sql, dialect)
    except (BadInput, SqlglotError, RecursionError):
        return False
    pairs = ((each.this.unnest(), each.expression.unnest()) for each in tree.find_all(exp.Sub, exp.Div))
    alike = any(one == other and not isinstance(one, exp.Literal) for one, other in pairs)
    if alike or any(map(_beyond_all, tree.find_all(exp.GT, exp.LT))):
        return True
    return any(
        _has_and_has_not(each) or _two_at_once(each) or _by_the_empty(each) for each in tree.find_all(exp.Select)
    )


def _beyond_all(compared: exp.Expr) -> bool:
    """Whether a column is to be above its own highest value, or below its lowest, over all rows of its table."""
    column, most = compared.this.unnest(), compared.expression.unnest()
    if not isinstance(column, exp.Column) or not isinstance(most, exp.Select) or most.args.get("where"):
        return False
    wanted = exp.Max if isinstance(compared, exp.GT) else exp.Min
    found = most.expressions[0].unalias() if len(most.expressions) == 1 else None
    return isinstance(found, wanted) and isinstance(found.this, exp.Column) and found.this.name == column.name


def _has_and_has_not(select: exp.Select) -> bool:
    """Whether rows are to have something related, and to have none of the same: orders since March, and none since."""
    kept, left_out = set[str](), set[str]()
    for test in _tests(select):
        inner = test.this.unnest() if isinstance(test, exp.Not) else test
        if isinstance(inner, exp.Exists):
            (left_out if isinstance(test, exp.Not) else kept).add(_under_own_names(inner))
    return not kept.isdisjoint(left_out)


def _two_at_once(select: exp.Select) -> bool:
    """Whether one column is to be equal to two different texts."""
    equal = defaultdict[str, set[str]](set)
    for test in _tests(select):
        held = test.expression if isinstance(test, exp.EQ) else None
        if isinstance(held, exp.Literal) and held.is_string and isinstance(test.this, exp.Column):
            equal[test.this.sql().lower()].add(held.name.lower())
    return any(len(values) > 1 for values in equal.values())


def _by_the_empty(select: exp.Select) -> bool:
    """Whether rows are sorted first by what is worked out of a column that is empty in all of them."""
    order = select.args.get("order")
    if order is None:
        return False
    empty = {
        test.this.sql().lower()
        for test in _tests(select)
        if isinstance(test, exp.Is) and isinstance(test.expression, exp.Null) and isinstance(test.this, exp.Column)
    }
    first = order.expressions[0].this
    filled = any(first.find(each) is not None for each in (exp.Coalesce, exp.Case, exp.AggFunc))
    return not filled and any(column.sql().lower() in empty for column in first.find_all(exp.Column))


def _tests(select: exp.Select) -> Iterator[exp.Expr]:
    """The conditions of a WHERE that must all hold."""
    where = select.args.get("where")
    waiting = [where.this] if where is not None else []
    while waiting:
        test = waiting.pop().unnest()
        if isinstance(test, exp.And):
            waiting += [test.this, test.expression]
        else:
            yield test


def _under_own_names(tree: exp.Expr) -> str:
    """A query with its tables' own names instead of others that it gives them."""
    names = {table.alias.lower(): table.name for table in tree.find_all(exp.Table) if table.alias}
    plain = tree.copy()
    for column in plain.find_all(exp.Column):
        if own := names.get(column.table.lower()):
            column.set("table", exp.to_identifier(own))
    for table in plain.find_all(exp.Table):
        table.set("alias", None)
    return plain.sql().lower()
