"""Queries that hold something against itself, or the keys of different things against each other: nothing that comes of
them says anything of the data."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.values import Dialect, Schema

_KEEPS_SOME = ("where", "joins", "group", "having", "limit", "offset", "sample", "qualify")
"""Parts of a SELECT by which it does not read all rows of one table, or does not give one figure of them."""


def against_itself(sql: str, dialect: Dialect) -> bool:
    """Whether a query holds a value against itself: takes it from itself, divides it by itself, or wants more than the
    most or less than the least there is, or more rows of a group than of all; wants rows that have something and do not, that are not among what they are
    themselves, that are two things at once or pass a condition and its opposite, or whose keys are and are not the
    same; keeps groups by a bound that each of their rows has passed already; or orders by, or shows nothing but, what it holds to be empty; or takes the first of one thing that it names; or
    wants a column above that of whichever row comes first.
    False where it cannot be read.

    >>> against_itself("SELECT SUM(a) - SUM(a) FROM t", "sqlite"), against_itself("SELECT SUM(a) - SUM(b) FROM t", "sqlite")
    (True, False)
    >>> against_itself("SELECT n FROM t WHERE a > (SELECT MAX(a) FROM t)", "sqlite")
    True
    """
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return False
    pairs = (_sides(each) for each in tree.find_all(exp.Sub, exp.Div))
    alike = any((one == other and not isinstance(one, exp.Literal)) or _all_of_it(one, other) for one, other in pairs)
    beyond = any(_beyond_all(each) or _more_than_all(each) for each in tree.find_all(exp.GT, exp.LT))
    if alike or beyond or any(_above_some_row(each) for each in tree.find_all(exp.GT, exp.GTE, exp.LT, exp.LTE)):
        return True
    if any(each.left == each.right for each in tree.find_all(exp.Except)):
        return True
    return any(
        _has_and_has_not(each)
        or _two_at_once(each)
        or _never(each)
        or _joined_to_itself(each)
        or _joined_and_not(each)
        or _kept_already(each)
        or sorted_by_the_empty(each)
        or _shows_the_empty(each)
        or _first_of_one(each)
        for each in tree.find_all(exp.Select)
    )


def mixes_keys(sql: str, schema: Schema) -> bool:
    """Whether a query wants the key of one thing to equal the key of another ("orders.order_id = customers.customer_id"):
    both columns take part in keys of the schema, declared or inferred, that never lead to the same column. False where
    the query cannot be read, and of columns whose table it does not name."""
    tree = tree_or_none(sql, schema.dialect)
    if tree is None:
        return False
    tables: dict[str, str] = {}
    for table in tree.find_all(exp.Table):
        name, called = table.name.lower(), table.alias_or_name.lower()
        tables[called] = name if tables.get(called, name) == name else ""  # two queries may call two tables alike
    equal = []
    for test in tree.find_all(exp.EQ):
        sides = [
            side for side in (test.left.unnest(), test.right.unnest()) if isinstance(side, exp.Column) and side.table
        ]
        if len(sides) == 2:
            equal.append([(tables.get(side.table.lower(), ""), side.name.lower()) for side in sides])
    ends = _ends_of_keys(schema) if equal else {}
    return any(one in ends and other in ends and ends[one] != ends[other] for one, other in equal)


def ranks_single_rows(sql: str, schema: Schema) -> bool:
    """Whether a query numbers or ranks rows within each row: over a table alone, by the whole key of that table. False
    where it cannot be read."""
    tree = tree_or_none(sql, schema.dialect)
    if tree is None:
        return False
    for window in tree.find_all(exp.Window):
        select = window.find_ancestor(exp.Select)
        if (
            select is None
            or select.args.get("joins")
            or not isinstance(window.this, exp.RowNumber | exp.Rank | exp.DenseRank)
        ):
            continue
        source = select.args.get("from_")
        table = schema.table(source.this.name) if source is not None and isinstance(source.this, exp.Table) else None
        by = {each.name.lower() for each in window.args.get("partition_by") or () if isinstance(each, exp.Column)}
        key = {column.name.lower() for column in table.columns if column.primary_key} if table is not None else set()
        if key and key <= by:
            return True
    return False


def _ends_of_keys(schema: Schema) -> dict[tuple[str, str], tuple[str, str]]:
    """Of each column in a foreign key, and of each that one refers to, one column that stands for all that are joined
    with it, directly or over others."""
    leads: dict[tuple[str, str], tuple[str, str]] = {}

    def end(column: tuple[str, str]) -> tuple[str, str]:
        while (further := leads.setdefault(column, column)) != column:
            column = further
        return column

    for table in schema.tables:
        for key in table.foreign_keys:
            for column, referred in zip(key.columns, key.ref_columns, strict=True):
                one = (table.name.rpartition(".")[2].lower(), column.lower())
                leads[end(one)] = end((key.ref_table.rpartition(".")[2].lower(), referred.lower()))
    return {column: end(column) for column in leads}


def _sides(node: exp.Expr) -> tuple[exp.Expr, exp.Expr]:
    """What is taken from, or divided by, what; of a share without the numbers that it is multiplied by, the guard
    against a division by nothing, and casts to exact numbers: 100.0 * SUM(a) / NULLIF(SUM(a), 0)."""
    one, other = node.this.unnest(), node.expression.unnest()
    return (_plain(one), _plain(other)) if isinstance(node, exp.Div) else (one, other)


def _plain(node: exp.Expr) -> exp.Expr:
    while True:
        node = node.unnest()
        if isinstance(node, exp.Mul) and isinstance(node.this, exp.Literal):
            node = node.expression
        elif (
            (isinstance(node, exp.Mul) and isinstance(node.expression, exp.Literal))
            or (isinstance(node, exp.Nullif) and node.expression.name == "0")
            or (isinstance(node, exp.Cast | exp.TryCast) and node.to.this in exp.DataType.REAL_TYPES)
        ):
            node = node.this
        else:
            return node


def _all_of_it(one: exp.Expr, other: exp.Expr) -> bool:
    """Whether a figure stands beside a query of its own that works out the same of the same rows."""
    select = one.find_ancestor(exp.Select)
    if not isinstance(other, exp.Select) or select is None or len(other.expressions) != 1:
        return False
    same = all(select.args.get(part) == other.args.get(part) for part in ("from_", "joins", "where", "having"))
    grouped = select.args.get("group") is not None or other.args.get("group") is not None
    return same and not grouped and other.expressions[0].unalias() == one


def _joined_and_not(select: exp.Select) -> bool:
    """Whether two columns that rows are joined by are to differ."""
    joined = [
        on for join in select.args.get("joins") or () if not join.side and (on := join.args.get("on")) is not None
    ]
    tests = [test for on in joined for test in (on.flatten() if isinstance(on, exp.And) else (on,))]
    equal = [test for test in tests if isinstance(test, exp.EQ)]
    pairs = {frozenset((each.this.sql().lower(), each.expression.sql().lower())) for each in equal}
    differ = [each for each in _tests(select) if isinstance(each, exp.NEQ)]
    return any(frozenset((each.this.sql().lower(), each.expression.sql().lower())) in pairs for each in differ)


def _joined_to_itself(select: exp.Select) -> bool:
    """Whether a figure of a query is taken from, or divided by, that of the very same query, row by row."""
    first = select.args.get("from_")
    read = [first.this if first is not None else None, *(join.this for join in select.args.get("joins") or ())]
    queries = {each.alias.lower(): each.this.sql() for each in read if isinstance(each, exp.Subquery)}
    if len(queries) < 2 or any(join.side for join in select.args.get("joins") or ()):
        return False
    joined = [join.args["on"] for join in select.args.get("joins") or () if join.args.get("on") is not None]
    keys = [each for on in joined for each in (on.flatten() if isinstance(on, exp.And) else (on,))]
    return all(isinstance(each, exp.EQ) and _alike_of_both(each, queries) for each in keys) and any(
        _alike_of_both(each, queries) for shown in select.expressions for each in shown.find_all(exp.Sub, exp.Div)
    )


def _alike_of_both(node: exp.Expr, queries: Mapping[str, str]) -> bool:
    """Whether the two sides are the same column of two queries that are the same."""
    one, other = node.this.unnest(), node.expression.unnest()
    if not (isinstance(one, exp.Column) and isinstance(other, exp.Column)) or one.name != other.name:
        return False
    tables = [each.table.lower() for each in (one, other)]
    return tables[0] != tables[1] and queries.get(tables[0], "") == queries.get(tables[1], " ")


def _beyond_all(compared: exp.Expr) -> bool:
    """Whether a column is to be above its own highest value, or below its lowest, over all rows of its table."""
    column, most = compared.this.unnest(), compared.expression.unnest()
    if not isinstance(column, exp.Column) or not isinstance(most, exp.Select) or any(map(most.args.get, _KEEPS_SOME)):
        return False
    wanted = exp.Max if isinstance(compared, exp.GT) else exp.Min
    found = most.expressions[0].unalias() if len(most.expressions) == 1 else None
    if not isinstance(found, wanted) or not isinstance(found.this, exp.Column) or found.this.name != column.name:
        return False
    table = _table_of(column)
    return table is not None and table == _table_of(found.this)


def _above_some_row(compared: exp.Expr) -> bool:
    """Whether a column is held against the same column of a query of its own that nothing keeps to one row."""
    column, other = compared.this.unnest(), compared.expression.unnest()
    if not isinstance(column, exp.Column) or not isinstance(other, exp.Select) or len(other.expressions) != 1:
        return False
    shown, where = other.expressions[0].unalias(), other.args.get("where")
    kept = where is not None and any(where.find_all(exp.EQ))
    cut = any(map(other.args.get, ("limit", "offset", "group", "having", "distinct")))
    return isinstance(shown, exp.Column) and shown.name == column.name and not kept and not cut


def _more_than_all(compared: exp.Expr) -> bool:
    """Whether a group is to have more rows than there are at all, or a value above the highest or below the lowest of
    all."""
    figure, of_all = compared.this.unnest(), compared.expression.unnest()
    if isinstance(figure, exp.Select):
        figure, of_all = of_all, figure
    groups = compared.find_ancestor(exp.Select)
    above = isinstance(compared, exp.GT) == (figure is compared.this.unnest())
    if not isinstance(figure, (exp.Count, exp.Max) if above else exp.Min) or not isinstance(of_all, exp.Select):
        return False
    same = groups is not None and all(groups.args.get(part) == of_all.args.get(part) for part in ("from_", "joins"))
    kept = [of_all.args.get(part) for part in _KEEPS_SOME if part != "joins"]
    return same and not any(kept) and len(of_all.expressions) == 1 and of_all.expressions[0].unalias() == figure


def _table_of(column: exp.Column) -> str | None:
    """The table that a column is of, as its query names it; None where that is not certain."""
    select = column.find_ancestor(exp.Select)
    while select is not None:
        read = [select.args.get("from_") or select.args.get("from"), *(select.args.get("joins") or ())]
        sources = [each.this for each in read if each is not None]
        found = [each for each in sources if not column.table or each.alias_or_name.lower() == column.table.lower()]
        if found:
            one = found[0] if len(found) == 1 and isinstance(found[0], exp.Table) else None
            return ".".join(part.name.lower() for part in one.parts) if one is not None else None
        select = select.find_ancestor(exp.Select)
    return None


@dataclass(frozen=True, slots=True)
class _Member:
    """That a row has something in another table, or is itself among some rows: the `table` looked in, and the `tests`
    that what is found must pass, with how it belongs to the row among them; all by the tables' own names."""

    table: str
    tests: frozenset[str]


def _has_and_has_not(select: exp.Select) -> bool:
    """Whether rows are to have something related, or are counted where they have, and to have none of the same or of
    more: orders since March, and none since; or are not to be among what they are themselves: no cancelled ones, and
    none of those that are not cancelled."""
    tests, own = list(_tests(select)), _own_rows(select)
    inner = [test.this.unnest() for test in tests if isinstance(test, exp.Not)]
    left_out = [member for each in inner if (member := _member(each, select)) is not None]
    if any(each.table == own.table and each.tests <= own.tests for each in left_out):
        return True
    kept = [test for test in tests if isinstance(test, exp.Exists | exp.In | exp.Or)]
    counted = [
        when.this for each in select.expressions for case in each.find_all(exp.Case) for when in case.args["ifs"]
    ]
    return any(_only_of(left_out, _branches(each), select) for each in (*kept, *counted))


def _only_of(left_out: Sequence[_Member], branches: Sequence[exp.Expr], select: exp.Select) -> bool:
    """Whether in each of several ways a row must have what rows are not to have."""
    found = [_member(each, select) for each in branches]
    return all(
        each is not None and any(each.table == none.table and none.tests <= each.tests for none in left_out)
        for each in found
    )


def _branches(test: exp.Expr) -> list[exp.Expr]:
    return [each.unnest() for each in test.flatten()] if isinstance(test, exp.Or) else [test.unnest()]


def _member(test: exp.Expr, select: exp.Select) -> _Member | None:
    """What EXISTS or IN asks of a row; None for another condition. Of more than the rows of one table all is one test."""
    query = test.this if isinstance(test, exp.Exists) else test.args.get("query") if isinstance(test, exp.In) else None
    query = query.unnest() if isinstance(query, exp.Expr) else None
    if not isinstance(query, exp.Select):
        return None
    table = _one_table(query)
    if table is None or any(map(query.args.get, _MORE_THAN_ROWS)):
        whole = test.copy()
        whole.set("this" if isinstance(test, exp.Exists) else "query", exp.paren(query.copy(), copy=False))
        return _Member("", frozenset([_by_own_names(whole, select)]))
    tests = {_by_own_names(each, query) for each in _tests(query)}
    if isinstance(test, exp.In):
        if len(query.expressions) != 1:
            return None
        mine, other = _by_own_names(test.this, select), _by_own_names(query.expressions[0].unalias(), query)
        tests.add(_equal(mine, other))
    return _Member(table.name.lower(), frozenset(tests - {""}))


def _own_rows(select: exp.Select) -> _Member:
    """The rows that a query reads of its first table, as something that they are themselves among."""
    table = _one_table(select)
    tests = frozenset(_by_own_names(each, select) for each in _tests(select) if not isinstance(each, exp.Not))
    return _Member(table.name.lower() if table is not None else "", tests)


_MORE_THAN_ROWS = ("joins", "group", "having", "limit", "offset", "sample", "qualify", "with_", "with")


def _one_table(select: exp.Select) -> exp.Table | None:
    first = select.args.get("from_")
    return first.this if first is not None and isinstance(first.this, exp.Table) else None


def _by_own_names(node: exp.Expr, select: exp.Select) -> str:
    """A condition or column with its tables' own names instead of others that the query or those around it give them,
    small letters; "" for a value that is equal to itself."""
    names = dict[str, str]()
    around: exp.Select | None = select
    while around is not None:
        for source in (each.this for each in (around.args.get("from_"), *(around.args.get("joins") or ())) if each):
            if isinstance(source, exp.Table):
                names.setdefault(source.alias_or_name.lower(), source.name)
        around = around.find_ancestor(exp.Select)
    for source in node.find_all(exp.Table):
        names.setdefault(source.alias_or_name.lower(), source.name)
    alone, plain = _one_table(select), node.copy()
    for column in plain.find_all(exp.Column):
        own = names.get(column.table.lower()) if column.table else None
        if column.table == "" and alone is not None and not select.args.get("joins"):
            own = alone.name
        if own:
            column.set("table", exp.to_identifier(own))
    for source in plain.find_all(exp.Table):
        source.set("alias", None)
    if isinstance(plain, exp.EQ):
        return _equal(plain.this.sql().lower(), plain.expression.sql().lower())
    return plain.sql().lower()


def _equal(one: str, other: str) -> str:
    return "" if one == other else " = ".join(sorted((one, other)))


def _two_at_once(select: exp.Select) -> bool:
    """Whether one column is to be equal to two different texts or numbers, or to one that it is not to be."""
    equal, unequal = defaultdict[str, set[object]](set), defaultdict[str, set[object]](set)
    for given in _tests(select):
        denied = isinstance(given, exp.NEQ | exp.Not)
        test = given.this.unnest() if isinstance(given, exp.Not) else given
        if not isinstance(test.this, exp.Column) or not isinstance(test, (exp.EQ, exp.NEQ, exp.In)):
            continue
        held = test.expressions if isinstance(test, exp.In) else [test.expression]
        values = {_value(each) for each in held if isinstance(each, exp.Literal)}
        if len(values) == len(held) == 1 or (denied and values and isinstance(test, exp.In)):
            (unequal if denied else equal)[_column(test.this, select)] |= values
    return any(len(values) > 1 or values & unequal[name] for name, values in list(equal.items()))


def _value(literal: exp.Literal) -> object:
    return literal.name.lower() if literal.is_string else float(literal.name)


def _column(column: exp.Column, select: exp.Select) -> str:
    """A column as the query's own names have it, that of its only table where it says none."""
    alone = _one_table(select)
    if column.table or alone is None or select.args.get("joins"):
        return column.sql().lower()
    return f"{alone.alias_or_name}.{column.name}".lower()


_COMPARED = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.In, exp.Between, exp.Like, exp.ILike)
_FILLS = (exp.Coalesce, exp.Case, exp.If, exp.Is, exp.Nullif, exp.NullSafeEQ, exp.NullSafeNEQ, exp.Select, exp.Or)
"""Within which a value that is empty may yet be one, or a condition on it hold."""


def _never(select: exp.Select) -> bool:
    """Whether no row passes: a condition and its opposite, a column below, above or unlike itself, one that is to be
    empty and compared, or that rows are joined by, and whatever equals nothing."""
    tests = list(_tests(select))
    plain = {test.sql().lower() for test in tests}
    if any(isinstance(test, exp.Not) and test.this.unnest().sql().lower() in plain for test in tests):
        return True
    compared = [test for test in tests if isinstance(test, _COMPARED)]
    for test in compared:
        if isinstance(test.args.get("expression"), exp.Null):
            return True
        if isinstance(test, exp.NEQ | exp.GT | exp.LT) and test.this.unnest() == test.expression.unnest():
            return True
    empty = {
        _column(test.this, select)
        for test in tests
        if isinstance(test, exp.Is) and isinstance(test.expression, exp.Null) and isinstance(test.this, exp.Column)
    }
    joined = [
        on for join in select.args.get("joins") or () if not join.side and (on := join.args.get("on")) is not None
    ]
    keys = [each for on in joined for each in (on.flatten() if isinstance(on, exp.And) else (on,))]
    return any(
        _column(column, select) in empty
        for test in (*compared, *(each for each in keys if isinstance(each, exp.EQ)))
        for column in test.find_all(exp.Column)
        if empty and test.find(*_FILLS) is None
    )


def _kept_already(select: exp.Select) -> bool:
    """Whether groups are kept by a first day on which, or after which, all their rows are by WHERE: MIN(d) >= x of rows
    with d >= x says nothing of what came before."""
    having = select.args.get("having")
    if having is None:
        return False
    conditions = having.this.flatten() if isinstance(having.this, exp.And) else (having.this,)
    for condition in conditions:
        if not isinstance(condition, exp.GTE | exp.GT) or not isinstance(condition.this, exp.Min):
            continue
        first, least = condition.this.this, _day(condition.expression)
        for test in _tests(select) if isinstance(first, exp.Column) and least else ():
            bound = test.args["low"] if isinstance(test, exp.Between) else test.args.get("expression")
            lower = isinstance(test, exp.GTE | exp.GT | exp.Between) and isinstance(test.this, exp.Column)
            if lower and _same(test.this, first) and _day(bound) >= least:
                return True
    return False


def _day(node: exp.Expr | None) -> str:
    """A day, or any other text; "" where it is none."""
    return node.name if isinstance(node, exp.Literal) and node.is_string else ""


def sorted_by_the_empty(select: exp.Select) -> bool:
    """Whether a SELECT sorts its rows first by what is worked out of a column that is empty in all of them."""
    order = select.args.get("order")
    if order is None:
        return False
    empty = [
        test.this
        for test in _tests(select)
        if isinstance(test, exp.Is) and isinstance(test.expression, exp.Null) and isinstance(test.this, exp.Column)
    ]
    first = order.expressions[0].this
    filled = any(first.find(each) is not None for each in (exp.Coalesce, exp.Case, exp.Is, exp.AggFunc))
    return not filled and any(_same(column, each) for column in first.find_all(exp.Column) for each in empty)


def _shows_the_empty(select: exp.Select) -> bool:
    """Whether a whole query shows columns alone that are empty in all of its rows."""
    shown = [each.unalias() for each in select.expressions]
    if select.parent is not None or not all(isinstance(each, exp.Column) for each in shown):
        return False
    empty = [
        test.this
        for test in _tests(select)
        if isinstance(test, exp.Is) and isinstance(test.expression, exp.Null) and isinstance(test.this, exp.Column)
    ]
    return bool(shown) and all(any(_same(column, each) for each in empty) for column in shown)


_CALLED = re.compile(r"(?!.*(?:first|last|middle|given|family|sur|nick)_?name)(?:.*_)?name", re.IGNORECASE)


def _first_of_one(select: exp.Select) -> bool:
    """Whether the first groups by a figure are taken where all rows are of the one thing that groups are made of: the
    shop with the most staff of those named Porto."""
    group, order = select.args.get("group"), select.args.get("order")
    if group is None or order is None or select.args.get("limit") is None or select.args.get("having") is not None:
        return False
    keys = [each.unnest() for each in group.expressions]
    if not keys or not all(isinstance(each, exp.Column) and each.table == keys[0].table for each in keys):
        return False
    names = [each for each in keys if _CALLED.fullmatch(each.name)]
    held = [
        each.this for each in _tests(select) if isinstance(each, exp.EQ) and isinstance(each.expression, exp.Literal)
    ]
    return any(isinstance(each, exp.Column) and _same(each, name) for each in held for name in names)


def _same(one: exp.Column, other: exp.Column) -> bool:
    """Whether two columns have the same name, and the same table where both say one."""
    tables = {each.table.lower() for each in (one, other) if each.table}
    return one.name.lower() == other.name.lower() and len(tables) < 2


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
