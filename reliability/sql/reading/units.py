"""What the numbers of a query's result are counted in: euros, percent, days; by comments and by how they are
calculated."""

from __future__ import annotations

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.sql.reading.nouns import MONEY, unit_of
from reliability.sql.reading.scopes import SpokenScope, scope_of
from reliability.sql.reading.sentence import Reader
from reliability.sql.reading.trees import bare, factors
from reliability.values import Dialect, Schema

PERCENT = "percent"
_SAME = (exp.Sum, exp.Avg, exp.Max, exp.Min, exp.Median, exp.Filter, exp.Window, exp.Lag, exp.Lead, exp.Abs, exp.Neg)
_TIMES = ("days from ", "hours from ", "weeks from ", "months from ", "years from ", "minutes from ")


def units(sql: str, dialect: Dialect, schema: Schema) -> tuple[str, ...]:
    """A unit for each column of a query's result, "" where it has none; () where that cannot be told at all.

    Never raises for any text.
    """
    try:
        tree = parsed_one(sql, dialect)
        while isinstance(tree, exp.Subquery | exp.SetOperation):
            tree = tree.this
        if not isinstance(tree, exp.Select) or any(each.is_star for each in tree.expressions):
            return ()
        scope = scope_of(tree, schema)
        say = Reader(schema, dialect=dialect)
        return tuple(_unit(each, scope, say) for each in tree.expressions)
    except (SqlglotError, RecursionError, BadInput):
        return ()
    except Exception:  # a query that nobody foresaw has no units
        return ()


def _unit(node: exp.Expr, scope: SpokenScope, say: Reader) -> str:
    """The unit of one expression."""
    inner = bare(node)
    if isinstance(inner, exp.Column):
        at, own = scope.own_column(inner)
        return unit_of(say.known(inner, scope)) if isinstance(own, exp.Column) else _unit(own, at, say)
    if isinstance(inner, _SAME):
        return _unit(inner.this, scope, say) if isinstance(inner.this, exp.Expr) else ""
    if isinstance(inner, exp.Subquery) and isinstance(inner.this, exp.Select) and len(inner.this.expressions) == 1:
        return _unit(inner.this.expressions[0], say.inner_scope(inner.this, scope), say)
    if isinstance(inner, exp.Case):
        found = {_unit(each.args["true"], scope, say) for each in inner.args["ifs"]}
        return found.pop() if len(found) == 1 else ""
    if isinstance(inner, exp.Mul | exp.Div):
        return _of_product(inner, scope, say)
    if isinstance(inner, exp.Add | exp.Sub):
        return _of_sum(inner, scope, say)
    return ""


def _of_product(node: exp.Expr, scope: SpokenScope, say: Reader) -> str:
    """An amount times or by something without a unit keeps its unit; a hundred times a share is in percent."""
    above, below, constant = factors(node)
    tops, bottoms = ([_unit(each, scope, say) for each in part] for part in (above, below))
    if constant == 100.0 and len(above) == 1 and (not below or tops == bottoms):
        return PERCENT
    if constant != 1.0:
        return _time(node, scope, say)
    amounts = [each for each in tops if each in MONEY]
    return amounts[0] if len(amounts) == 1 and not any(bottoms) else ""


def _of_sum(node: exp.Expr, scope: SpokenScope, say: Reader) -> str:
    left, right = _unit(node.this, scope, say), _unit(node.expression, scope, say)
    return left if left == right and left else _time(node, scope, say)


def _time(node: exp.Expr, scope: SpokenScope, say: Reader) -> str:
    said = say.value(node, scope)
    return said.split(" ", 1)[0] if said.startswith(_TIMES) else ""
