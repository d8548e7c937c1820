"""Equal ways to write a query become one: what the canonical form (`form.py`) does before it names tables.

- JOIN … USING becomes JOIN … ON; GROUP BY 1 and ORDER BY 2 become what SELECT shows there.
- A WITH becomes a derived table wherever it is used.
- A condition that is added up, FILTER and IIF become CASE WHEN; CASE x WHEN 1 becomes CASE WHEN x = 1.
- A flag is compared with TRUE and FALSE, not with 1 and 0; `1 = 1` beside nothing falls away.
- A period of days is `>= its first day AND < the day after its last`, of a column of days, or of times as DATE(x) cuts them.
- `x IN (a, b)` of calculated values is `x = a OR x = b`; `x IS NOT NULL` beside a comparison of x says nothing more.
- Brackets that change nothing fall away.
"""

from __future__ import annotations

from datetime import date, timedelta

from sqlglot import exp

from reliability.values import Column, Schema

_MAX_WITH, _MAX_LISTED = 4, 4
_COMPARING = (exp.EQ, exp.NEQ, exp.LT, exp.LTE, exp.GT, exp.GTE, exp.Between, exp.Like)
_BOUNDED = (exp.Binary, exp.Connector, exp.Not, exp.Neg, exp.Between, exp.In, exp.Is, exp.Like)
_ATOMS = (exp.Column, exp.Literal, exp.Func, exp.Paren, exp.Boolean)
_CONNECTING = (exp.Connector, exp.Binary)  # some are functions, too


def plain(tree: exp.Expr, schema: Schema) -> exp.Expr:
    """The query (changed in place where it can be) in its plainest equal form. Unknown names are left as they are."""
    _inline_with(tree)
    for node in list(tree.find_all(exp.Filter, exp.If, exp.Case, exp.AggFunc)):
        _conditional(node, schema)
    for select in list(tree.find_all(exp.Select)):
        _positions(select)
        _using(select, schema)
        _inner_on(select)
        _outer_on(select, schema)
        _always_true(select)
        _flags(select, schema)
        _days(select, schema)
    for node in list(tree.find_all(exp.In)):
        _calculated(node)
    for node in list(tree.find_all(exp.And)):
        _known(node)
    for paren in list(tree.find_all(exp.Paren)):
        _bare(paren)
    return tree


# --- WITH ------------------------------------------------------------------------------------------


def _inline_with(tree: exp.Expr) -> None:
    """Each use of a WITH becomes a derived table. A recursive one, or too many, stay as they are."""
    clause = tree.args.get("with_") or tree.args.get("with")
    if clause is None or clause.args.get("recursive") or len(clause.expressions) > _MAX_WITH:
        return
    if any(cte.args["alias"].columns for cte in clause.expressions):
        return
    clause.pop()
    for cte in reversed(clause.expressions):  # a later one may use an earlier one
        name = cte.alias.lower()
        scopes = [tree, *(c.this for c in clause.expressions if c is not cte)]
        for scope in scopes:
            for table in list(scope.find_all(exp.Table)):
                if table.name.lower() == name and not table.db:
                    table.replace(exp.Subquery(this=cte.this.copy(), alias=exp.to_identifier(table.alias_or_name)))


# --- conditions as numbers -------------------------------------------------------------------------


def _conditional(node: exp.Expr, schema: Schema) -> None:
    if isinstance(node, exp.Filter):
        _filtered(node)
    elif isinstance(node, exp.If) and not isinstance(node.parent, exp.Case):
        node.replace(_when(node.this, node.args.get("true"), node.args.get("false")))
    elif isinstance(node, exp.Case) and node.this is not None:
        compared = node.this
        for branch in node.args["ifs"]:
            branch.set("this", exp.EQ(this=compared.copy(), expression=branch.this))
        node.set("this", None)
    elif _is_added_up(node, schema):
        node.set("this", _when(_unwrapped(node.this), exp.Literal.number("1"), exp.Literal.number("0")))


def _filtered(node: exp.Filter) -> None:
    aggregate, condition = node.this, node.expression.this
    if isinstance(aggregate, exp.Count) and isinstance(aggregate.this, exp.Star):
        aggregate.set("this", _when(condition, exp.Literal.number("1"), None))
    elif isinstance(aggregate, (exp.Count, exp.Sum, exp.Avg, exp.Min, exp.Max)):
        inner = aggregate.this.expressions[0] if isinstance(aggregate.this, exp.Distinct) else aggregate.this
        inner.replace(_when(condition.copy(), inner.copy(), None))
    else:
        return
    node.replace(aggregate)


def _when(condition: exp.Expr, then: exp.Expr | None, otherwise: exp.Expr | None) -> exp.Case:
    return exp.Case(ifs=[exp.If(this=condition, true=then)], default=otherwise)


def _is_condition(node: exp.Expr | None) -> bool:
    return isinstance(node and _unwrapped(node), (exp.Predicate, exp.And, exp.Or, exp.Not, exp.Between, exp.In))


def _is_added_up(node: exp.Expr, schema: Schema) -> bool:
    """Is it the sum or average of a condition? An average leaves out what is not known, which CASE would count."""
    whole = isinstance(node, exp.Sum) or (isinstance(node, exp.Avg) and _never_null(node.this, schema))
    return whole and _is_condition(node.this)


def _never_null(condition: exp.Expr, schema: Schema) -> bool:
    """Is the condition true or false for every row, by what the schema says of each column of this name?"""
    names = {c.name.lower() for c in condition.find_all(exp.Column)}
    found = [c for table in schema.tables for c in table.columns if c.name.lower() in names]
    return bool(found) and not any(column.nullable for column in found)


def _unwrapped(node: exp.Expr) -> exp.Expr:
    while isinstance(node, exp.Paren):
        node = node.this
    return node


# --- SELECT ----------------------------------------------------------------------------------------


def _positions(select: exp.Select) -> None:
    """GROUP BY 1 and ORDER BY 2: what SELECT shows there."""
    group, order = select.args.get("group"), select.args.get("order")
    places = [*(group.expressions if group else ()), *(each.this for each in (order.expressions if order else ()))]
    for place in places:
        if isinstance(place, exp.Literal) and not place.is_string and place.name.isdigit():
            index = int(place.name) - 1
            if 0 <= index < len(select.expressions):
                place.replace(select.expressions[index].unalias().copy())


def _using(select: exp.Select, schema: Schema) -> None:
    """JOIN … USING (a, b): ON of the newest source's columns and those of an earlier one, by its key where it has
    one."""
    first = select.args.get("from_") or select.args.get("from")
    sources = [first.this] if first else []
    for join in select.args.get("joins") or ():
        names = join.args.get("using")
        if names and isinstance(join.this, exp.Table):
            pairs = [(name.name, _holder(name.name, sources, join.this, schema)) for name in names]
            if all(holder for _, holder in pairs):
                ons = [
                    exp.EQ(this=exp.column(name, table=join.this.alias_or_name), expression=exp.column(name, table=of))
                    for name, of in pairs
                ]
                join.set("using", None)
                join.set("on", exp.and_(*ons))
        sources.append(join.this)


def _holder(name: str, sources: list[exp.Expr], new: exp.Table, schema: Schema) -> str:
    """The earlier source whose column a USING means: one that a key connects with the new table, else the first."""
    holding = [s for s in sources if _column(s, name, schema) is not None or not isinstance(s, exp.Table)]
    keyed = [s for s in holding if isinstance(s, exp.Table) and _refers(s.name, new.name, name, schema)]
    chosen = (keyed or holding)[:1]
    return chosen[0].alias_or_name if chosen else ""


def _column(source: exp.Expr, name: str, schema: Schema) -> Column | None:
    table = schema.table(source.name) if isinstance(source, exp.Table) else None
    return table.column(name) if table else None


def _refers(table: str, other: str, name: str, schema: Schema) -> bool:
    """Does a key over a column of this name lead from one table to the other?"""
    for mine, theirs in ((table, other), (other, table)):
        found = schema.table(mine)
        for key in found.foreign_keys if found else ():
            if key.ref_table.lower() == theirs.lower() and name.lower() in (c.lower() for c in key.columns):
                return True
    return False


def _inner_on(select: exp.Select) -> None:
    """What an inner join's ON says of one source alone is a condition like any other, where no join is an outer one."""
    joins = select.args.get("joins") or ()
    if any(join.side for join in joins):
        return
    for join in joins:
        on = join.args.get("on")
        parts = list(on.flatten()) if isinstance(on, exp.And) else []
        more = [part for part in parts if len({c.table.lower() for c in part.find_all(exp.Column)}) < 2]
        if more and len(more) < len(parts):
            join.set("on", exp.and_(*(part for part in parts if part not in more), copy=False, wrap=False))
            where = select.args.get("where")
            said = [where.this] if where else []
            said = [exp.paren(s, copy=False) if isinstance(s, exp.Or) else s for s in said]
            select.set("where", exp.Where(this=exp.and_(*said, *more, copy=False, wrap=False)))


def _outer_on(select: exp.Select, schema: Schema) -> None:
    """What a LEFT JOIN's ON says of the joined table alone is said inside a derived table."""
    every = list(select.find_all(exp.Column))
    for join in select.args.get("joins") or ():
        on, table = join.args.get("on"), join.this
        known = schema.table(table.name) if isinstance(table, exp.Table) else None
        if join.side != "LEFT" or not isinstance(on, exp.And) or known is None:
            continue
        name = table.alias_or_name.lower()
        parts = list(on.flatten())
        own = [part for part in parts if {c.table.lower() for c in part.find_all(exp.Column)} == {name}]
        keyed = [part for part in parts if part not in own]
        bare = any(not c.table and known.column(c.name) for c in every)
        if not own or not keyed or bare or any(part.find(exp.Subquery, exp.Exists) for part in own):
            continue
        inside = {id(c) for part in own for c in part.find_all(exp.Column)}
        shown = dict.fromkeys(c.name.lower() for c in every if c.table.lower() == name and id(c) not in inside)
        inner = exp.select(*(exp.column(each, table=table.alias_or_name) for each in shown)).from_(table.copy())
        alias = exp.TableAlias(this=exp.to_identifier(table.alias_or_name))
        join.set("this", exp.Subquery(this=inner.where(*own, copy=False), alias=alias))
        join.set("on", exp.and_(*keyed, copy=False, wrap=False))


def _always_true(select: exp.Select) -> None:
    where = select.args.get("where")
    if where is None:
        return
    parts = list(where.this.flatten()) if isinstance(where.this, exp.And) else [where.this]
    left = [part for part in parts if not (isinstance(part, exp.EQ) and part.sql() == "1 = 1")]
    if len(left) < len(parts):
        select.set("where", exp.Where(this=exp.and_(*left, copy=False, wrap=False)) if left else None)


def _flags(select: exp.Select, schema: Schema) -> None:
    """A column of truth values is equal to TRUE or FALSE."""
    tables = {t.alias_or_name.lower(): t for t in select.find_all(exp.Table)}
    for node in list(select.find_all(exp.EQ, exp.NEQ)):
        column, value = node.this, node.expression
        if isinstance(column, exp.Literal):
            column, value = value, column
        if not (isinstance(column, exp.Column) and isinstance(value, exp.Literal) and value.name in ("0", "1")):
            continue
        own = [tables[column.table.lower()]] if column.table.lower() in tables else list(tables.values())
        found = next((c for t in own if (c := _column(t, column.name, schema))), None)
        if found is not None and "BOOL" in found.type.upper():
            value.replace(exp.Boolean(this=value.name == "1"))


def _calculated(node: exp.In) -> None:
    """Values that are calculated are compared with one by one."""
    values = node.expressions
    if (
        not 1 < len(values) <= _MAX_LISTED
        or not any(v.find(exp.Column) for v in values)
        or isinstance(node.parent, exp.Not)
    ):
        return
    each = [exp.EQ(this=node.this.copy(), expression=value.copy()) for value in values]
    node.replace(exp.paren(exp.or_(*each, copy=False, wrap=False), copy=False))


def _known(node: exp.And) -> None:
    """A column that is compared is known."""
    if isinstance(node.parent, exp.And):
        return  # the whole of it comes by itself
    parts = list(node.flatten())
    known = {part.this.sql() for part in parts if isinstance(part, _COMPARING) and isinstance(part.this, exp.Column)}
    left = [part for part in parts if not (_says_known(part) and part.this.this.sql() in known)]
    if len(left) < len(parts):
        node.replace(exp.and_(*left, copy=False, wrap=False))


def _says_known(part: exp.Expr) -> bool:
    inner = part.this
    return isinstance(part, exp.Not) and isinstance(inner, exp.Is) and isinstance(inner.expression, exp.Null)


# --- days ------------------------------------------------------------------------------------------


def _days(select: exp.Select, schema: Schema) -> None:
    """Comparisons of a column of days (or DATE of a column of times) with a day: from a first day to before another."""
    tables = {t.alias_or_name.lower(): t for t in select.find_all(exp.Table)}
    for node in list(select.find_all(exp.Between, exp.LTE, exp.LT, exp.GT, exp.GTE, exp.EQ)):
        cut = isinstance(node.this, (exp.Date, exp.TsOrDsToDate))
        column = node.this.this if cut else node.this
        if not isinstance(column, exp.Column) or len(list(node.this.find_all(exp.Column))) != 1:
            continue
        own = [tables[column.table.lower()]] if column.table.lower() in tables else list(tables.values())
        found = next((c for t in own if (c := _column(t, column.name, schema))), None)
        kind = found.type.upper() if found else ""
        if kind == "DATE" or (cut and kind.startswith(("DATETIME", "TIMESTAMP"))):
            _day_bounds(node, column, cut)


def _day_bounds(node: exp.Expr, column: exp.Column, cut: bool) -> None:
    between = isinstance(node, exp.Between)
    low = _day(node.args["low"] if between else node.expression)
    high = _day(node.args["high"]) if between else low
    if low is None or high is None or (between and (isinstance(node.parent, exp.Not) or node.args.get("symmetric"))):
        return
    after = high + timedelta(days=1)
    if between or (cut and isinstance(node, exp.EQ)):
        both = exp.and_(_bound(exp.GTE, column, low), _bound(exp.LT, column, after), copy=False, wrap=False)
        node.replace(exp.paren(both, copy=False) if isinstance(node.parent, exp.Not) else both)
    elif isinstance(node, exp.LTE):
        node.replace(_bound(exp.LT, column, after))
    elif isinstance(node, exp.GT):
        node.replace(_bound(exp.GTE, column, after))
    elif cut and not isinstance(node, exp.EQ):
        node.set("this", column.copy())


def _bound(kind: type[exp.Expr], column: exp.Column, day: date) -> exp.Expr:
    return kind(this=column.copy(), expression=exp.Literal.string(str(day)))


def _day(node: exp.Expr) -> date | None:
    if not isinstance(node, exp.Literal) or not node.is_string or len(node.name) != len("2026-01-01"):
        return None
    try:
        return date.fromisoformat(node.name)
    except ValueError:
        return None


# --- brackets --------------------------------------------------------------------------------------


def _bare(paren: exp.Paren) -> None:
    """Brackets around one name, number or call, and around a whole item or condition."""
    atom = isinstance(paren.this, _ATOMS) and not isinstance(paren.this, _CONNECTING)
    if atom or not isinstance(paren.parent, _BOUNDED):
        paren.replace(paren.this)
