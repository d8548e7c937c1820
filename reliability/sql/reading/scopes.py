"""What a SELECT reads from, which column belongs where, and whose rows it is about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from sqlglot import exp

from reliability.sql.reading.nouns import column_words, is_key_like, is_name_of, key_noun, primary_keys, table_words
from reliability.values import Column, Schema, Table
from reliability.words import called, many_of, one_of, stem, words

_MOST_NESTED = 12


class TooDeep(Exception):
    """A query nested beyond what anybody wants to hear."""


@dataclass(frozen=True, slots=True)
class SpokenSource:
    """A table or a query in FROM. `table` is the schema's, where it knows it; `role` is what its rows are to another
        table ("managers"), `query` what stands there instead of a table or one SELECT; `called` is what a key calls the one
        row that it refers to; `outer`: rows without it stay; `alone`: it stays without them too; `tested`: it only tests them,
    "SEMI" for those that have one, "ANTI" for those that have none; `sample`: the part of its rows that is drawn."""

    alias: str
    name: str = ""
    table: Table | None = None
    inside: SpokenScope | None = None
    query: exp.Expr | None = None
    role: str = ""
    called: str = ""
    outer: bool = False
    alone: bool = False
    tested: str = ""
    on: exp.Expr | None = None
    sample: exp.Expr | None = None

    @property
    def noun(self) -> str:
        """What its rows are, many of them; "" for a query."""
        return self.role or table_words(self.name, self.table) if self.name else ""

    def column(self, name: str) -> Column | None:
        """The schema's column of a table."""
        return self.table.column(name) if self.table else None

    def is_named_by(self, name: str) -> bool:
        """Whether a column holds what its rows are called, so that its noun says it."""
        column = self.column(name)
        return is_name_of(called(column) if column else name, table_words(self.name, self.table))


@dataclass(frozen=True, slots=True)
class SpokenScope:
    """One SELECT with its sources; `parent` is the query around it, `named` the queries of WITH that it may read."""

    tree: exp.Select
    sources: Mapping[str, SpokenSource]
    parent: SpokenScope | None = None
    named: Mapping[str, exp.Query] = field(default_factory=dict)
    depth: int = 0
    schema: Schema | None = None
    memo: dict[str, object] = field(default_factory=dict, compare=False)

    def source_of(self, column: exp.Column) -> tuple[SpokenScope, SpokenSource] | None:
        """The scope and source that a column belongs to, from inside outwards; None where that is not certain."""
        at: SpokenScope | None = self
        while at is not None:
            if column.table:
                found = at.sources.get(column.table.lower())
                if found is not None:
                    return at, found
            else:
                having = [one for one in at.sources.values() if _has(one, column.name)]
                if len(having) == 1 or (len(at.sources) == 1 and at.schema is None):
                    return at, (having or list(at.sources.values()))[0]
                if len(at.sources) == 1 and at.parent is None:
                    return at, next(iter(at.sources.values()))
            at = at.parent
        return None

    def output(self, name: str) -> exp.Expr | None:
        """The expression that a query gives under a name."""
        for each in self.tree.expressions:
            if each.alias_or_name.lower() == name.lower():
                found: exp.Expr = each.unalias()
                return found
        return None

    def own_column(self, column: exp.Column) -> tuple[SpokenScope, exp.Expr]:
        """What a column of queries in FROM is in the end: the innermost scope and expression that it names."""
        at, node = self, column
        for _ in range(_MOST_NESTED):
            found = at.source_of(node)
            if found is None or found[1].inside is None:
                return at, node
            inside = found[1].inside
            inner = inside.output(node.name)
            if inner is None:
                if not any(each.is_star for each in inside.tree.expressions):
                    return at, node
                inner = exp.column(node.name)
            if not isinstance(inner, exp.Column):
                return inside, inner
            at, node = inside, inner
        return at, node

    @property
    def aggregates(self) -> bool:
        """Whether it gives one row for a group of rows."""
        return bool(self.tree.args.get("group")) or any(own_aggregate(each) for each in self.tree.expressions)

    @property
    def cuts(self) -> bool:
        """Whether it gives only the first of its rows."""
        return bool(self.tree.args.get("limit") or self.tree.args.get("offset"))


def scope_of(
    tree: exp.Select,
    schema: Schema | None,
    parent: SpokenScope | None = None,
    named: Mapping[str, exp.Query] | None = None,
) -> SpokenScope:
    """A SELECT's scope. Raises TooDeep."""
    depth = parent.depth + 1 if parent else 0
    if depth > _MOST_NESTED:
        raise TooDeep
    known = {**(named or {}), **_named_by(tree)}
    bare = SpokenScope(tree, {}, parent, known, depth, schema)
    sources: dict[str, SpokenSource] = {}
    for node, join in _read_from(tree):
        source = replace(_source(node, join, bare), sample=node.args.get("sample"))
        using = _using(join, source, list(sources.values()))
        source = replace(source, on=using) if using is not None else source
        if join is not None and join.kind in ("SEMI", "ANTI"):
            source = replace(source, outer=True, tested=join.kind)
        if join is not None and join.side == "RIGHT":
            sources = _turned(sources, source)
        else:
            sources[source.alias.lower()] = replace(source, alone=bool(join and join.side == "FULL"))
    return replace(bare, sources=_with_roles(sources, tree))


def own_aggregate(node: exp.Expr) -> bool:
    """Whether an expression aggregates rows of the query that it stands in (windows and sub-queries do not)."""
    for found in node.find_all(exp.AggFunc):
        if isinstance(found, exp.Lag | exp.Lead | exp.FirstValue | exp.LastValue | exp.RowNumber | exp.NthValue):
            continue
        up = found.parent
        inside = found is not node
        while inside and up is not None and up is not node.parent:
            if isinstance(up, exp.Subquery | exp.Window | exp.Exists):
                break
            if up is node:
                return True
            up = up.parent
        else:
            return True
    return False


def conjuncts(node: exp.Expr | None) -> Iterator[exp.Expr]:
    """The parts of a condition that must all hold."""
    stack = [node] if node is not None else []
    while stack:
        each = stack.pop()
        while isinstance(each, exp.Paren):
            each = each.this
        if isinstance(each, exp.And):
            stack += [each.expression, each.this]
        else:
            yield each


# --- whose rows ------------------------------------------------------------------------------------


def subject_of(scope: SpokenScope) -> SpokenSource | None:
    """The source of which each row of the result of FROM is another row: orders, where orders and their customers are
    joined. None where keys and names do not say it."""
    if "subject" not in scope.memo:
        scope.memo["subject"] = _subject_of(scope)
    return scope.memo["subject"]  # type: ignore[return-value]  # written on the line above


def _subject_of(scope: SpokenScope) -> SpokenSource | None:
    inner = [one for one in scope.sources.values() if not one.outer]
    sources = inner or [one for one in scope.sources.values() if one.alias.lower() not in without(scope)]
    kept = {one.alias.lower() for one in sources}
    if len(sources) <= 1:
        return sources[0] if sources else None
    ones: set[str] = set()
    for left, right in joined_columns(scope):
        if not {left.table.lower(), right.table.lower()} <= kept:
            continue
        for one, other in ((left, right), (right, left)):
            if is_one_side(one, scope) and not is_one_side(other, scope):
                ones.add(one.table.lower())
    many = [one for one in sources if one.alias.lower() not in ones]
    return many[0] if len(many) == 1 else None


def again_for(scope: SpokenScope) -> SpokenSource | None:
    """The outer-joined source of which a row of FROM may have several, so that it stands there again for each."""
    for left, right in joined_columns(scope):
        for one, other in ((left, right), (right, left)):
            source = scope.sources.get(other.table.lower())
            if source is None or not source.outer or not source.name or source.alias.lower() in without(scope):
                continue
            if is_one_side(one, scope) and not is_one_side(other, scope):
                return source
    return None


def joined_columns(scope: SpokenScope) -> list[tuple[exp.Column, exp.Column]]:
    """Pairs of columns of different sources that must be equal, each with its source's alias."""
    conditions = [each for one in scope.sources.values() for each in conjuncts(one.on)]
    where = scope.tree.args.get("where")
    conditions += list(conjuncts(where.this)) if where else []
    pairs = (equal_columns(each, scope) for each in conditions)
    return [pair for pair in pairs if pair is not None]


def equal_columns(node: exp.Expr, scope: SpokenScope) -> tuple[exp.Column, exp.Column] | None:
    """The two columns of different sources of a query that a condition holds equal; None for any other condition."""
    if not (isinstance(node, exp.EQ) and isinstance(node.this, exp.Column) and isinstance(node.expression, exp.Column)):
        return None
    found = [scope.source_of(side) for side in (node.this, node.expression)]
    if found[0] is None or found[1] is None or found[0][0] is not scope or found[1][0] is not scope:
        return None
    if found[0][1] is found[1][1]:
        return None
    left, right = node.this.copy(), node.expression.copy()
    left.set("table", exp.to_identifier(found[0][1].alias))
    right.set("table", exp.to_identifier(found[1][1].alias))
    return left, right


def is_one_side(column: exp.Column, scope: SpokenScope) -> bool:
    """Whether a column holds each value once: a table's own key, by the schema or by its name, or a query's group."""
    source = scope.sources.get(column.table.lower())
    if source is None:
        return False
    if source.inside is not None:
        group = source.inside.tree.args.get("group")
        keys = list(group.expressions) if group else []
        inner = source.inside.output(column.name)
        return len(keys) == 1 and inner is not None and inner.sql() == keys[0].sql()
    keys_known = primary_keys(source.table)
    if keys_known:
        return keys_known == {column.name.lower()}
    own = words(column.name).split()
    return own == ["id"] or (
        is_key_like(column.name) and key_noun(column.name) == one_of(table_words(source.name, source.table))
    )


def without(scope: SpokenScope) -> frozenset[str]:
    """The outer-joined sources of which a WHERE keeps the rows that have none: LEFT JOIN orders … WHERE orders.id IS
    NULL."""
    if "without" not in scope.memo:
        scope.memo["without"] = _without(scope)
    return scope.memo["without"]  # type: ignore[return-value]  # written on the line above


def _without(scope: SpokenScope) -> frozenset[str]:
    where = scope.tree.args.get("where")
    found = {one.alias.lower() for one in scope.sources.values() if one.tested}
    for each in conjuncts(where.this) if where else ():
        if isinstance(each, exp.Is) and isinstance(each.expression, exp.Null) and isinstance(each.this, exp.Column):
            of = scope.source_of(each.this)
            if of and of[0] is scope and of[1].outer and _is_joined_by(each.this, of[1]):
                found.add(of[1].alias.lower())
    return frozenset(found)


def is_of_kept(source: SpokenSource, scope: SpokenScope) -> bool:
    """Whether what a query says is of the rows of a source alone, though rows without it stay: all its figures are over
    them, or its WHERE or another join keeps none but those that have one."""
    where = scope.tree.args.get("where")
    tests = [where.this if where else None, *(one.on for one in scope.sources.values() if not one.outer)]
    for each in (part for test in tests for part in conjuncts(test)):
        sure = isinstance(each, exp.Predicate | exp.Not) and not _may_hold_of_none(each)
        if sure and any(is_of(column, source, scope) for column in each.find_all(exp.Column)):
            return True
    parts = [*scope.tree.expressions, scope.tree.args.get("having"), scope.tree.args.get("order")]
    figures = [each for part in parts if part is not None for each in part.find_all(exp.AggFunc)]
    columns = [list(each.find_all(exp.Column)) for each in figures if each.find_ancestor(exp.Select) is scope.tree]
    return bool(columns) and all(any(is_of(one, source, scope) for one in each) for each in columns)


def _may_hold_of_none(condition: exp.Expr) -> bool:
    """Whether a condition may hold of a row whose values are empty."""
    inner = condition.this.unnest() if isinstance(condition, exp.Not) else condition
    if isinstance(inner, exp.Is) and isinstance(inner.expression, exp.Null):
        return inner is condition
    return (
        condition.find(exp.Or, exp.Coalesce, exp.Case, exp.If, exp.Is, exp.Query, exp.NullSafeEQ, exp.NullSafeNEQ)
        is not None
    )


def is_of(column: exp.Column, source: SpokenSource, scope: SpokenScope) -> bool:
    """Whether a column belongs to a source of a query's own FROM."""
    found = scope.source_of(column)
    return found is not None and found[0] is scope and found[1].alias == source.alias


def _is_joined_by(column: exp.Column, source: SpokenSource) -> bool:
    """Whether a column cannot be empty where the join found a row: it is joined by, or is the table's own key."""
    own = source.column(column.name)
    if column.name.lower() in primary_keys(source.table) or (own is not None and not own.nullable):
        return True
    on = [side.name.lower() for side in (source.on.find_all(exp.Column) if source.on else ())]
    return column.name.lower() in on or is_key_like(column.name)


# --- reading FROM ----------------------------------------------------------------------------------


def _named_by(tree: exp.Expr) -> dict[str, exp.Query]:
    held = tree.args.get("with_") or tree.args.get("with")
    if held is None or held.args.get("recursive"):
        return {}
    return {each.alias.lower(): each.this for each in held.expressions if isinstance(each.this, exp.Query)}


def _read_from(tree: exp.Select) -> Iterator[tuple[exp.Expr, exp.Join | None]]:
    source = tree.args.get("from_") or tree.args.get("from")
    if source is not None:
        yield from _with_joins(source.this, None)
    for join in tree.args.get("joins") or []:
        yield from _with_joins(join.this, join)


def _with_joins(node: exp.Expr, join: exp.Join | None) -> Iterator[tuple[exp.Expr, exp.Join | None]]:
    yield node, join
    for inner in node.args.get("joins") or []:
        yield from _with_joins(inner.this, inner)


def _source(node: exp.Expr, join: exp.Join | None, scope: SpokenScope) -> SpokenSource:
    outer = bool(join and join.side in ("LEFT", "FULL"))
    on = _on(join)
    alias = node.alias_or_name or f"#{id(node)}"
    if isinstance(node, exp.Table):
        query = scope.named.get(node.name.lower())
        if query is not None:
            others = {name: each for name, each in scope.named.items() if name != node.name.lower()}
            inside = _inside(query, scope, others)
            return SpokenSource(alias, inside=inside, query=None if inside else query, outer=outer, on=on)
        full = ".".join(part.name for part in node.parts)
        table = (scope.schema.table(full) or scope.schema.table(node.name)) if scope.schema else None
        return SpokenSource(alias, name=table.name if table else node.name, table=table, outer=outer, on=on)
    if isinstance(node, exp.Subquery):
        inside = _inside(node.this, scope, scope.named)
        query = node.this if inside is None and isinstance(node.this, exp.SetOperation) else None
        return SpokenSource(alias, inside=inside, query=query, outer=outer, on=on)
    return SpokenSource(alias, outer=outer, on=on)


def _inside(query: exp.Expr, scope: SpokenScope, named: Mapping[str, exp.Query]) -> SpokenScope | None:
    if isinstance(query, exp.Subquery):
        query = query.this
    return scope_of(query, scope.schema, scope, named) if isinstance(query, exp.Select) else None


def _using(join: exp.Join | None, source: SpokenSource, before: list[SpokenSource]) -> exp.Expr | None:
    """USING (a, b) as the equalities that it stands for."""
    found: exp.Expr | None = None
    for name in (join.args.get("using") or ()) if join else ():
        other = next((one for one in reversed(before) if _has(one, name.name)), before[0] if before else None)
        if other is None:
            continue
        equal = exp.EQ(this=exp.column(name.name, other.alias), expression=exp.column(name.name, source.alias))
        found = equal if found is None else exp.And(this=found, expression=equal)
    return found


def _on(join: exp.Join | None) -> exp.Expr | None:
    return join.args.get("on") if join else None


def _has(source: SpokenSource, column: str) -> bool:
    if source.table is not None:
        return source.table.column(column) is not None
    if source.inside is not None:
        shown = source.inside.tree.expressions
        return any(each.is_star or each.alias_or_name.lower() == column.lower() for each in shown)
    return False


def _turned(sources: Mapping[str, SpokenSource], source: SpokenSource) -> dict[str, SpokenSource]:
    """A RIGHT JOIN as the LEFT JOIN that it stands for: what is before it is joined to it."""
    found = {source.alias.lower(): replace(source, on=None)}
    last = list(sources)[-1:]
    for alias, one in sources.items():
        on = source.on if [alias] == last else None
        both = exp.And(this=one.on.copy(), expression=on.copy()) if one.on is not None and on is not None else None
        found[alias] = replace(one, outer=True, on=both or on or one.on)
    return found


def _with_roles(sources: dict[str, SpokenSource], tree: exp.Select) -> dict[str, SpokenSource]:
    """A table that is joined by a key called otherwise is told by that, where it may be joined by several: employees
    as managers, a department as the department of before."""
    names = [one.name.lower() for one in sources.values() if one.name]
    told = dict(sources)
    for alias, one in sources.items():
        if not one.name:
            continue
        other_key = False
        for own, column, other in _joining(alias, sources, tree):
            noun, alike = key_noun(column.name), own.name.lower() == column.name.lower()
            if alike and other_key:
                continue  # what both have, beside the key that says what they are to each other
            twice = names.count(one.name.lower()) > 1 and one.on is not None
            if twice and noun and stem(noun.split()[-1]) != one_of(table_words(one.name)).split()[-1]:
                told[alias], other_key = replace(one, role=noun + "s"), not alike
            elif twice and (way := _which_way(noun, other.column(column.name))) and _keys_to(one, other) > 1:
                told[alias], other_key = replace(one, role=many_of(way)), not alike
            elif not twice and _keys_to(one, other) > 1:
                told[alias] = replace(one, called=noun or column_words(column.name, other.column(column.name)))
    return told


def _which_way(noun: str, key: Column | None) -> str:
    """What a key calls the row that it leads to where it says more than what that is: "departure airport"; "" where it
    does not."""
    said = key.read[0] if key is not None and key.read else noun
    return said if " " in said else ""


def _joining(
    alias: str, sources: Mapping[str, SpokenSource], tree: exp.Select
) -> Iterator[tuple[exp.Column, exp.Column, SpokenSource]]:
    """The columns of a source and of others that it is joined by, with these."""
    where = tree.args.get("where")
    conditions = [one.on for one in sources.values()] + [where.this if where else None]
    for each in (part for condition in conditions for part in conjuncts(condition)):
        if not (
            isinstance(each, exp.EQ) and all(isinstance(side, exp.Column) for side in (each.this, each.expression))
        ):
            continue
        sides = {side.table.lower(): side for side in (each.this, each.expression)}
        for name, column in sides.items():
            if alias in sides and name != alias and name in sources:
                yield sides[alias], column, sources[name]


def _keys_to(one: SpokenSource, other: SpokenSource) -> int:
    """How many keys of a table refer to another."""
    if one.table is None or other.table is None:
        return 0
    return sum(key.ref_table.lower() == one.table.name.lower() for key in other.table.foreign_keys)
