"""Expressions as trees: what one is without what does not change its meaning, and its literals as people write them."""

from __future__ import annotations

from collections.abc import Iterator

from sqlglot import exp

from reliability.sql.reading import days
from reliability.sql.reading.grains import dated, grain_of
from reliability.sql.reading.nouns import is_key_like
from reliability.sql.reading.scopes import SpokenScope
from reliability.words import words

_MEANING_ALIKE = (exp.Alias, exp.Paren, exp.Round, exp.Nullif, exp.Upper, exp.Lower, exp.Trim, exp.Initcap)


def bare(node: exp.Expr) -> exp.Expr:
    """An expression without what does not change its meaning: brackets, names, rounding, casts to numbers, guards
    against division by nothing, texts in upper case."""
    for inner in _inwards(node):
        node = inner
    return node


def around(node: exp.Expr) -> list[exp.Expr]:
    """What an expression has around what it is without what does not change its meaning, from outside inwards."""
    return [node, *_inwards(node)][:-1]


def _inwards(node: exp.Expr) -> Iterator[exp.Expr]:
    while True:
        if (
            isinstance(node, _MEANING_ALIKE)
            or (isinstance(node, exp.Cast | exp.TryCast) and node.to.this not in exp.DataType.TEMPORAL_TYPES)
            or (isinstance(node, exp.Coalesce) and all(is_nothing(each) for each in node.expressions))
        ):
            node = node.this
        elif isinstance(node, exp.Mul) and any(is_one(each) for each in (node.this, node.expression)):
            node = node.expression if is_one(node.this) else node.this
        elif (isinstance(node, exp.Div) and is_one(node.expression)) or (
            isinstance(node, exp.Add | exp.Sub) and is_nothing(node.expression)
        ):
            node = node.this
        elif (
            isinstance(node, exp.Anonymous) and node.name.lower() in ("printf", "format") and len(node.expressions) == 2
        ):
            node = node.expressions[1]
        else:
            return
        yield node


def column_in(node: exp.Expr) -> exp.Column | None:
    """The column that an expression is, without what does not change its meaning; None for any other."""
    inner = bare(node)
    return inner if isinstance(inner, exp.Column) else None


def group_keys(scope: SpokenScope) -> list[exp.Expr]:
    """The expressions of GROUP BY; names and numbers of outputs stand for these."""
    group = scope.tree.args.get("group")
    return [meant(each, scope) for each in group.expressions] if group else []


def meant(node: exp.Expr, scope: SpokenScope) -> exp.Expr:
    """What a name or number of an output in GROUP BY or ORDER BY stands for; anything else as it is."""
    inner = node
    if isinstance(inner, exp.Literal) and not inner.is_string and inner.name.isdigit():
        place = int(inner.name)
        shown = scope.tree.expressions
        return shown[place - 1].unalias() if 0 < place <= len(shown) else node
    if isinstance(inner, exp.Column) and not inner.table:
        for each in scope.tree.expressions:
            if isinstance(each, exp.Alias) and each.alias.lower() == inner.name.lower():
                found: exp.Expr = each.unalias()
                return found
    return node


def unwrapped(node: exp.Expr) -> exp.Expr:
    """An expression without the brackets around it."""
    while isinstance(node, exp.Paren):
        node = node.this
    return node


def both_sides(node: exp.Expr) -> tuple[exp.Expr, exp.Expr]:
    """The two sides of a comparison."""
    return node.this, node.expression


# --- numbers and calculations ----------------------------------------------------------------------


def is_one(node: exp.Expr) -> bool:
    """Whether an expression is the number one."""
    return isinstance(node, exp.Literal) and not node.is_string and number_of(node) == 1.0


def is_nothing(node: exp.Expr) -> bool:
    """Whether an expression is zero or the empty text."""
    return isinstance(node, exp.Literal) and (node.name == "" if node.is_string else number_of(node) == 0.0)


def number_of(node: exp.Expr) -> float:
    """The number that a literal is; NaN for any other."""
    try:
        return float(node.name)
    except ValueError:
        return float("nan")


def has_sign(node: exp.Expr) -> bool:
    """Whether an expression adds, subtracts, multiplies or divides."""
    return isinstance(bare(node), exp.Add | exp.Sub | exp.Mul | exp.Div)


def factors(node: exp.Expr) -> tuple[list[exp.Expr], list[exp.Expr], float]:
    """What is multiplied, what it is divided by, and the product of all numbers."""
    above: list[exp.Expr] = []
    below: list[exp.Expr] = []
    constant = 1.0
    stack = [(node, True)]
    while stack:
        each, up = stack.pop()
        each = bare(each)
        if isinstance(each, exp.Mul):
            stack += [(each.this, up), (each.expression, up)]
        elif isinstance(each, exp.Div):
            stack += [(each.this, up), (each.expression, not up)]
        elif isinstance(each, exp.Literal) and not each.is_string:
            constant *= number_of(each) if up else 1 / (number_of(each) or float("nan"))
        else:
            (above if up else below).append(each)
    return above, below, round(constant, 9)


def is_condition(node: exp.Expr) -> bool:
    """Whether an expression is true or false of a row."""
    return isinstance(node, exp.Predicate | exp.And | exp.Or | exp.Not) and not isinstance(node, exp.Exists)


def counted_case(node: exp.Expr) -> tuple[exp.Expr, exp.Expr | None] | None:
    """CASE WHEN condition THEN amount [ELSE 0] END, as its condition and amount; None for any other expression."""
    node = bare(node)
    if isinstance(node, exp.Case):
        whens, default = node.args["ifs"], node.args.get("default")
        if len(whens) != 1:
            return None
        condition, amount = whens[0].this, whens[0].args.get("true")
        if node.this is not None:
            condition = exp.EQ(this=node.this.copy(), expression=condition.copy())
            condition = _placed(condition, node)
    elif isinstance(node, exp.If):
        condition, amount, default = node.this, node.args.get("true"), node.args.get("false")
    else:
        return None
    if default is not None and not isinstance(default, exp.Null) and not is_nothing(default):
        return None
    inner = bare(amount) if amount is not None else None
    if isinstance(inner, exp.Literal) and not inner.is_string and number_of(inner) != 1.0:
        return None
    return condition, inner


def otherwise(node: exp.Expr) -> exp.Expr | None:
    """What a CASE or IF gives where none of its conditions holds; None where that is nothing, and for any other
    expression."""
    node = bare(node)
    found = node.args.get("default" if isinstance(node, exp.Case) else "false")
    given = found if isinstance(node, exp.Case | exp.If) and not isinstance(found, exp.Null) else None
    return given if isinstance(given, exp.Expr) else None


def _placed(made: exp.Expr, beside: exp.Expr) -> exp.Expr:
    made.parent = beside.parent
    return made


def is_now(node: exp.Expr) -> bool:
    """Whether an expression is the present day or moment."""
    inner = dated(node)
    return (isinstance(inner, exp.Literal) and inner.name.lower() == "now") or isinstance(
        inner, exp.CurrentDate | exp.CurrentTimestamp
    )


# --- as people write them --------------------------------------------------------------------------


def literal(node: exp.Literal) -> str:
    """A text in quotation marks, a day as people write it, a number with its thousands."""
    if not node.is_string:
        return plain_number(node.name, None)
    return quoted_text(node.name)


def quoted_text(text: str) -> str:
    """A text of a query: days as people write them, plain capitalised names as they are, others in quotation marks.

    >>> quoted_text("2026-10"), quoted_text("Cancelled"), quoted_text("10 %")
    ('October 2026', 'Cancelled', '“10 %”')
    """
    said = days.said_text(text)
    if said != text:
        return said
    plain = text[:1].isupper() and len(text) <= 60 and all(c.isalnum() or c in " -&'." for c in text)
    return text if plain else f"“{text}”"


def plain_number(text: str, beside: exp.Expr | None) -> str:
    """A number as people write it; years and keys without separators."""
    if beside is not None:
        inner = bare(beside)
        name = inner.name.lower() if isinstance(inner, exp.Column) else ""
        if is_key_like(name) or "year" in words(name).split() or grain_of(inner):
            return text
    try:
        number = float(text)
    except ValueError:
        return text
    if number == int(number) and abs(number) < 1e15:
        return f"{int(number):,}"
    whole, point, rest = text.partition(".")
    return f"{int(whole or 0):,}{point}{rest}" if whole.lstrip("-").isdigit() else text


def share_of_places(node: exp.Expr) -> tuple[exp.Column, exp.Column, str] | None:
    """The place, how many there are and the share in `(place - 1) * 100 < 10 * many`, as it is composed; None of others.

    >>> from sqlglot import parse_one
    >>> place, many, share = share_of_places(parse_one("(t.place - 1) * 100 < 10 * t.many"))
    >>> place.name, many.name, share
    ('place', 'many', '10')
    """
    if not isinstance(node, exp.LT):
        return None
    left, right = bare(node.this), bare(node.expression)
    if not isinstance(left, exp.Mul) or not isinstance(right, exp.Mul) or left.expression.name != "100":
        return None
    before, share, many = bare(left.this), bare(right.this), right.expression
    if not isinstance(before, exp.Sub) or before.expression.name != "1" or not isinstance(many, exp.Column):
        return None
    place = before.this
    return (place, many, share.name) if isinstance(place, exp.Column) and isinstance(share, exp.Literal) else None
