"""Rows that are kept for rows of another query, in words: "with any order in 2026", "without any order"."""

from __future__ import annotations

from sqlglot import exp

from reliability.sql.reading.nouns import column_words, is_key_like, key_noun, listed, primary_keys, table_words
from reliability.sql.reading.periods import SpokenPeriods
from reliability.sql.reading.scopes import (
    SpokenScope,
    SpokenSource,
    conjuncts,
    equal_columns,
    is_one_side,
    subject_of,
    without,
)
from reliability.sql.reading.trees import bare, both_sides, column_in, group_keys, meant, share_of_places
from reliability.words import many_of, one_of, words


class SpokenRelations(SpokenPeriods):
    """Says conditions on rows of other queries."""

    def condition(self, node: exp.Expr, scope: SpokenScope) -> str:
        """One condition (conditions.py)."""
        raise NotImplementedError

    def only_joins(self, node: exp.Expr, scope: SpokenScope) -> bool:
        """Whether a condition only ties a row to its row of another table (conditions.py)."""
        raise NotImplementedError

    def _belongs_to(self, node: exp.Expr, query: exp.Expr, scope: SpokenScope, *, no: bool) -> str:
        """A key that is that of a row of another table: store_id = (SELECT store_id FROM stores WHERE …)."""
        if not (isinstance(query, exp.Select) and isinstance(node, exp.Column) and len(query.expressions) == 1):
            return ""
        inside = self.inner_scope(query, scope)
        shown, source = column_in(query.expressions[0]), subject_of(inside)
        own = scope.source_of(node)
        if shown is None or source is None or own is None or inside.cuts or inside.aggregates:
            return ""
        found = inside.source_of(shown)
        if found is None or found[1] is not source:
            return ""
        named = shown.copy()
        named.set("table", exp.to_identifier(source.alias))
        if not source.name or own[1].name == source.name or not is_one_side(named, inside):
            return ""
        if not self._keys_of(node, scope) & self._keys_of(named, inside):
            return ""
        noun = self._called_by(node, own[1], source)
        said = []
        for each in self._all_conditions(inside):
            for start, instead in (
                ("named ", f"{'not ' if no else ''}for {noun} "),
                ("that are ", f"whose {noun} is {'not ' if no else ''}"),
                ("that have ", f"whose {noun} has {'not ' if no else ''}"),
            ):
                if each.startswith(start):
                    said.append(instead + each.removeprefix(start))
                    break
            else:
                said.append(f"{'without' if no else 'with'} a {noun} {each}")
        return (" or " if no else " ").join(said) or f"{'without' if no else 'with'} a {noun}"

    def _called_by(self, node: exp.Column, own: SpokenSource, source: SpokenSource) -> str:
        """What a key calls the row that it refers to."""
        keys = own.table.foreign_keys if own.table else ()
        several = sum(key.ref_table.lower() == source.name.lower() for key in keys) > 1
        if not several:
            return one_of(source.noun)
        return key_noun(node.name) or column_words(node.name, own.column(node.name))

    def _extreme_of_each(self, node: exp.Expr, other: exp.Expr, scope: SpokenScope) -> str:
        """A value that is the highest of all rows like it: d = (SELECT MAX(d) … WHERE the same customer)."""
        if not (
            isinstance(other, exp.Subquery) and isinstance(other.this, exp.Select) and isinstance(node, exp.Column)
        ):
            return ""
        inside = self.inner_scope(other.this, scope)
        shown = bare(inside.tree.expressions[0]) if len(inside.tree.expressions) == 1 else None
        best = column_in(shown.this) if isinstance(shown, exp.Max | exp.Min) else None
        if best is None:
            return ""
        own, outer = inside.source_of(best), scope.source_of(node)
        same = own and outer and own[1].name == outer[1].name and best.name.lower() == node.name.lower()
        each, rest = [], []
        for part in self._tests(inside):
            sides = [bare(side) for side in both_sides(part)] if isinstance(part, exp.EQ) else []
            if len(sides) == 2 and all(isinstance(side, exp.Column) for side in sides):
                inner_side = next((side for side in sides if _is_in_scope(side, inside)), sides[0])
                each.append(self.entity(inner_side, inside))
            else:
                rest.append(part)
        if not same:
            return ""
        among = " and ".join(phrase for part in rest for phrase in self.conditions(part, inside))
        falling = isinstance(shown, exp.Max)
        word = (
            ("latest" if falling else "earliest")
            if self.is_dated(node, scope)
            else ("highest" if falling else "lowest")
        )
        said = self.value(node, scope)
        among = f" among those {among}" if among else ""
        return f"only the {word} of each {listed(each)} by {said}{among}" if each else f"with the {word} {said}{among}"

    def _in_query(self, node: exp.In, query: exp.Expr, scope: SpokenScope, *, no: bool) -> str:
        """A key that is among those of other rows: "with any order in 2026"."""
        column = bare(node.this)
        if isinstance(query, exp.Select) and isinstance(column, exp.Column) and self._is_key(column, scope):
            first = self._the_first(_shown_of(query), scope)
            if first:
                return f"except of {first}" if no else f"of {first}"
            said = self._belongs_to(column, query, scope, no=no)
            if said:
                return said
            inside = self.inner_scope(query, scope)
            if not inside.cuts and len(query.expressions) == 1:
                source = subject_of(inside)
                own = scope.source_of(column)
                same = bool(source and own and source.name and source.name == own[1].name)
                shown = column_in(query.expressions[0])
                alike = shown is not None and self._is_same_key(column, scope, shown, inside)
                if source and source.name and not same and alike:
                    return self._having_rows(inside, no=no)
                itself = shown is not None and shown.name.lower() == column.name.lower()
                if source and same and alike and itself and not inside.aggregates:
                    phrases = " and ".join(self._all_conditions(inside)) or "at all"
                    return f"except those {phrases}" if no else phrases
        inner = self.inner(query, scope)
        return f"whose {self.value(node.this, scope)} is {'not ' if no else ''}among: {inner};"

    def _the_first(self, query: exp.Select, scope: SpokenScope) -> str:
        """ "The 10 customers with the highest total revenue": the first of an order, by their key; "" for others."""
        of_a_hundred = self._first_share(query, scope)
        if of_a_hundred:
            return of_a_hundred
        limit, order = query.args.get("limit"), query.args.get("order")
        size = limit.args.get("expression") if limit is not None else None
        if not isinstance(size, exp.Literal) or not size.name.isdigit() or order is None or query.args.get("offset"):
            return ""
        inside = self.inner_scope(query, scope)
        key, item = bare(query.expressions[0].unalias()), order.expressions[0]
        by = meant(item.this, inside)
        if not isinstance(key, exp.Column) or not self._is_key(key, inside):
            return ""
        noun = self.entity(key, inside)
        many, word = int(size.name), self.first_word(exp.Ordered(this=by.copy(), desc=item.args.get("desc")), inside)
        head = f"the {many:,} {many_of(noun)}" if many > 1 else f"the {noun}"
        return " ".join([head, *self._all_conditions(inside), f"with the {word} {self.value(by, inside)}"])

    def _first_share(self, query: exp.Select, scope: SpokenScope) -> str:
        """ "The 10% of customers with the highest total revenue", where a query shows their key; "" for others."""
        kept = query.args.get("where")
        share = share_of_places(bare(kept.this)) if kept is not None else None
        key, inside = bare(query.expressions[0].unalias()), self.inner_scope(query, scope)
        if share is None or not isinstance(key, exp.Column):
            return ""
        at, own = inside.own_column(share[0])
        if not isinstance(own, exp.Window) or own.args.get("order") is None or own.args.get("partition_by"):
            return ""
        item = own.args["order"].expressions[0]
        word, value = self.first_word(item, at), self.value(meant(item.this, at), at)
        conditions = [each for each in self._all_conditions(at) if not each.startswith("only ")]
        return " ".join([f"the {share[2]}% of {self.entities(key, inside)}", *conditions, f"with the {word} {value}"])

    def _is_same_key(self, node: exp.Column, scope: SpokenScope, shown: exp.Column, inside: SpokenScope) -> bool:
        """Whether a column tells the rows of its query apart, and the one that another query shows, for each group if
        it has groups, is that key or refers to it."""
        alike = self._keys_of(node, scope) & self._keys_of(shown, inside)
        if not alike and not (self.is_dated(node, scope) and self.is_dated(shown, inside)):
            return False
        groups = [bare(each).name.lower() for each in group_keys(inside)]
        if inside.tree.args.get("having") and groups != [shown.name.lower()]:
            return False
        return _is_own_key(node, scope)

    def _keys_of(self, node: exp.Column, scope: SpokenScope) -> set[str]:
        """What a key may tell apart, one of it: a customer, for the key of customers and for one that refers to it."""
        at, own = scope.own_column(node)
        found = at.source_of(own) if isinstance(own, exp.Column) else None
        if not isinstance(own, exp.Column) or found is None:
            return set()
        table, name = found[1].table, own.name.lower()
        referred = {
            one_of(table_words(key.ref_table))
            for key in (table.foreign_keys if table else ())
            if name in (each.lower() for each in key.columns)
        }
        called = one_of(key_noun(name) or ("" if is_key_like(name) else words(name)))
        if name in primary_keys(table) or not called:
            referred |= {one_of(table_words(found[1].name, table)), called}
        return referred - {""} or {called}

    def _is_key(self, node: exp.Column, scope: SpokenScope) -> bool:
        found = scope.source_of(node)
        if found is None:
            return is_key_like(node.name)
        table = found[1].table
        keyed = [key.lower() for each in table.foreign_keys for key in each.columns] if table else []
        return is_key_like(node.name) or node.name.lower() in (*primary_keys(table), *keyed)

    def _having_rows(self, inside: SpokenScope, *, no: bool) -> str:
        """Rows that have, or have not, a row of another table."""
        rows = one_of(self.rows(inside).removeprefix("different "))
        themselves = self._as_what(inside)
        if themselves:
            return " ".join((f"{'without any' if no else 'with any'} {rows} that has them as {themselves}",))
        if inside.tree.args.get("having") and not no:
            return " ".join(("with", many_of(rows), *self._all_conditions(inside)))
        held = [of_one(each) for each in self._all_conditions(inside)]
        return " ".join((f"{'without any' if no else 'with any'} {rows}", *held))

    def _as_what(self, inside: SpokenScope) -> str:
        """What rows are to others of the same table: "manager" where others have them as their manager_id."""
        where = inside.tree.args.get("where")
        parts = list(conjuncts(where.this)) if where else []
        if len(parts) != 1 or not isinstance(parts[0], exp.EQ):
            return ""
        for side in both_sides(parts[0]):
            own = bare(side)
            found = inside.source_of(own) if isinstance(own, exp.Column) else None
            if found and found[0] is inside and key_noun(own.name) not in ("", one_of(found[1].noun)):
                others = [one for one in (inside.parent.sources.values() if inside.parent else ()) if one.name]
                return key_noun(own.name) if any(one.name == found[1].name for one in others) else ""
        return ""

    def _all_conditions(self, scope: SpokenScope) -> list[str]:
        """What holds for the rows of a query inside another: WHERE, missing rows of joins, and HAVING."""
        having = scope.tree.args.get("having")
        return self.all_of(scope) + (self.conditions(having.this, scope) if having else [])

    def _tests(self, scope: SpokenScope) -> list[exp.Expr]:
        """The conditions of a query's WHERE and joins, but for those that only tie its own tables."""
        where = scope.tree.args.get("where")
        tests = [where.this if where else None, *(one.on for one in scope.sources.values() if not one.outer)]
        return [part for test in tests for part in conjuncts(test) if not self.only_joins(part, scope)]

    def missing(self, scope: SpokenScope) -> list[str]:
        """The rows that an outer join found none for, where only those are kept."""
        found = []
        for alias in sorted(without(scope)):
            source = scope.sources[alias]
            noun = one_of(source.noun) if source.name else "of these"
            others = [
                phrase
                for each in conjuncts(source.on)
                if not equal_columns(each, scope) and (phrase := self.condition(each, scope))
            ]
            inside = self._all_conditions(source.inside) if source.inside else []
            if source.inside is not None:
                noun = one_of(self.rows(source.inside))
            some = "with any" if source.tested == "SEMI" else "without any"
            found.append(" ".join((f"{some} {noun}", *map(of_one, others), *map(of_one, inside))))
        return found

    def is_apart(self, node: exp.Expr, scope: SpokenScope) -> bool:
        """Whether a value is that of a query of its own, which nothing ties to the rows around it."""
        query = bare(node)
        if not isinstance(query, exp.Subquery) or not isinstance(query.this, exp.Select):
            return False
        inside = self.inner_scope(query.this, scope)
        found = [inside.source_of(column) for column in query.find_all(exp.Column)]
        return all(of is not None and of[0] is inside for of in found)

    def shared_with_outside(self, node: exp.Expr, scope: SpokenScope) -> str:
        """What rows share with those of the query around them, where it is the key of neither: "of the same customer";
        "" where it goes without saying."""
        sides = [column_in(side) for side in both_sides(node)] if isinstance(node, exp.EQ) else []
        columns = [side for side in sides if side is not None and self._is_key(side, scope)]
        found = [of for of in map(scope.source_of, columns) if of is not None]
        if len(found) < 2 or (found[0][0] is scope) == (found[1][0] is scope):
            return ""
        inner, outer = columns if found[0][0] is scope else reversed(columns)
        at = next(of[0] for of in found if of[0] is not scope)
        told = (one for each in at.tree.expressions for one in each.find_all(exp.Distinct))
        counted = [one for each in told for one in each.expressions]
        grouped = any(
            isinstance(bare(key), exp.Column) and bare(key).name == outer.name for key in [*group_keys(at), *counted]
        )
        if grouped or not self._keys_of(inner, scope) & self._keys_of(outer, scope):
            return ""
        own = _is_own_key(inner, scope) or _is_own_key(outer, scope)
        return "" if own else f"of the same {self.entity(inner, scope)}"

    def _exists(self, node: exp.Exists, scope: SpokenScope, *, no: bool) -> str:
        query = node.this.this if isinstance(node.this, exp.Subquery) else node.this
        if not isinstance(query, exp.Select):
            return f"for which there is {'nothing' if no else 'something'} among: {self.inner(query, scope)};"
        inside = self.inner_scope(query, scope)
        if any(_ties_outside(each, inside) for each in self._tests(inside)):
            return self._having_rows(inside, no=no)
        rows = one_of(self.rows(inside).removeprefix("different "))
        held = map(of_one, self._all_conditions(inside))
        return " ".join(("for which there is", "no" if no else "any", rows, *held, "at all"))


def _is_own_key(node: exp.Column, scope: SpokenScope) -> bool:
    """Whether a column tells the rows of a source apart, or those that a query in FROM takes over."""
    found = scope.source_of(node)
    if found is None:
        return False
    named, inside = node.copy(), found[1].inside
    named.set("table", exp.to_identifier(found[1].alias))
    by_name = found[1].table is None and bool(found[1].name) and one_of(key_noun(node.name)) == one_of(found[1].noun)
    if by_name or is_one_side(named, found[0]):
        return True
    groups = group_keys(inside) if inside is not None else []
    if inside is None or groups or len(inside.sources) != 1:
        return inside is not None and len(groups) == 1 and inside.output(node.name) == groups[0]
    inner = inside.output(node.name) or exp.column(node.name)
    alone = bool(inside.tree.args.get("distinct")) and len(inside.tree.expressions) == 1
    return isinstance(inner, exp.Column) and (alone or _is_own_key(inner, inside))


def _ties_outside(node: exp.Expr, scope: SpokenScope) -> bool:
    """Whether a condition holds a value of a query equal to one of the query around it."""
    if not isinstance(node, exp.EQ):
        return False
    sides = [{_is_in_scope(each, scope) for each in side.find_all(exp.Column)} for side in both_sides(node)]
    return {True} in sides and {False} in sides


def _is_in_scope(node: exp.Expr, scope: SpokenScope) -> bool:
    found = scope.source_of(node) if isinstance(node, exp.Column) else None
    return found is not None and found[0] is scope


def of_one(condition: str) -> str:
    """A condition on rows as one on a single row: "that is open"."""
    for many, one in (("that are ", "that is "), ("that have ", "that has ")):
        if condition.startswith(many):
            return one + condition.removeprefix(many)
    return condition


def _shown_of(query: exp.Select) -> exp.Select:
    """The query in FROM of which a query is one column as it is; else the query itself."""
    read = query.args.get("from_")
    inner = read.this.this if read is not None and isinstance(read.this, exp.Subquery) else None
    others = {name for name, value in query.args.items() if value} - {"expressions", "from_", "kind"}
    shown = query.expressions[0] if len(query.expressions) == 1 else None
    if others or not isinstance(inner, exp.Select) or not isinstance(shown, exp.Column) or not inner.expressions:
        return query
    return inner if inner.expressions[0].alias_or_name.lower() == shown.name.lower() else query
