"""A whole query as one sentence: what it gives, of what, under which conditions, for each of what, in which order."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.sql.reading.conditions import SpokenConditions
from reliability.sql.reading.grains import grain_of
from reliability.sql.reading.nouns import is_key_like, listed, nth, primary_keys
from reliability.sql.reading.related import of_one
from reliability.sql.reading.scopes import (
    SpokenScope,
    SpokenSource,
    conjuncts,
    is_of,
    is_of_kept,
    joined_columns,
    own_aggregate,
    scope_of,
    subject_of,
    without,
)
from reliability.sql.reading.trees import bare, column_in, group_keys, meant, share_of_places
from reliability.words import called, many_of, one_of, words

_SETS: dict[type[exp.Expr], str] = {
    exp.Union: "together with",
    exp.Intersect: "only those that are also among",
    exp.Except: "without those among",
}
_TEXT = re.compile(r"(?i)char|text|clob|string|enum")
_NAMES_OF_PEOPLE = frozenset({"first name", "last name", "given name", "family name", "surname", "forename"})
_MOST_OUTPUTS = 12


class Reader(SpokenConditions):
    """Says queries."""

    def query(self, tree: exp.Expr, parent: SpokenScope | None = None) -> str:
        """A SELECT, a set operation or anything else, without a capital letter."""
        tree = _unnested(tree)
        if isinstance(tree, exp.SetOperation):
            return self._set(tree, parent)
        if isinstance(tree, exp.Select):
            named = _definitions(tree, parent)
            return self.select(scope_of(tree, self.schema, parent, named))
        return self.plain(tree)

    def plain(self, tree: exp.Expr) -> str:
        """What has no words: the tables that it reads."""
        tables = list(dict.fromkeys(many_of(one.name.replace("_", " ").lower()) for one in tree.find_all(exp.Table)))
        return f"the result of a query over {listed(tables[:6])}" if tables else "the result of a query"

    def inner(self, tree: exp.Expr, scope: SpokenScope) -> str:
        """A query inside another."""
        tree = _unnested(tree)
        return self.select(self.inner_scope(tree, scope)) if isinstance(tree, exp.Select) else self.query(tree, scope)

    def inner_scope(self, tree: exp.Select, scope: SpokenScope) -> SpokenScope:
        """The scope of a query inside another, made once."""
        key = f"inside {id(tree)}"
        if key not in scope.memo:
            scope.memo[key] = scope_of(tree, self.schema, scope, scope.named)
        return scope.memo[key]  # type: ignore[return-value]  # written on the line above

    # --- set operations

    def _set(self, tree: exp.SetOperation, parent: SpokenScope | None) -> str:
        named = _definitions(tree, parent)
        around = parent or SpokenScope(exp.select(), {}, None, named, 0, self.schema)
        word = next(word for kind, word in _SETS.items() if isinstance(tree, kind))
        first, second = (self._side(side, around) for side in (tree.this, tree.expression))
        order, cut = tree.args.get("order"), _cut_of(tree)
        sort = f"; sorted{self._sorted_set_by(order, tree)}" if order and cut else ""
        once = ", each once" if _leaves_out_again(tree) else ""
        return f"{first}; {word}{once}: {second}{sort}{f'; of all these{cut}' if cut else ''}"

    def _sorted_set_by(self, order: exp.Expr, tree: exp.SetOperation) -> str:
        """What the rows of a set operation are sorted by, where it has a name."""
        item = order.expressions[0]
        key = bare(item.this)
        shown = tree.named_selects
        if isinstance(key, exp.Literal) and key.name.isdigit() and 0 < int(key.name) <= len(shown):
            name = shown[int(key.name) - 1]
        else:
            name = key.name if isinstance(key, exp.Column) else ""
        return (f" by {words(name)}" if name else "") + (" downwards" if item.args.get("desc") else "")

    def _side(self, tree: exp.Expr, around: SpokenScope) -> str:
        parent = around if around.named else None
        told = _unnested(tree)
        if isinstance(told, exp.Select) and len(told.expressions) == 1 and not told.args.get("group"):
            scope = scope_of(told, self.schema, parent, _definitions(told, parent))
            shown, rows = bare(told.expressions[0].unalias()), self.rows(scope)
            noun = self.entities(shown, scope) if isinstance(shown, exp.Column) and is_key_like(shown.name) else ""
            if noun and noun != rows and not scope.cuts:
                return " ".join([noun, "with", rows, *self.all_of(scope)])
        return self.query(tree, parent)

    # --- a SELECT

    def select(self, scope: SpokenScope) -> str:
        """What a SELECT gives."""
        outputs = self._outputs(scope)
        keys = group_keys(scope)
        measures = [each for each in outputs if self.is_measure(each, scope)]
        dims = [each for each in outputs if each not in measures and not isinstance(bare(each), exp.Literal)]
        if not scope.sources:
            return listed([self.value(each, scope) for each in outputs])
        if measures:
            said = self._figures(measures, dims, keys, scope)
        elif keys:
            said = self._groups(dims or keys, scope)
        else:
            said = self._rows(dims, scope) if dims else self._constants(outputs, scope)
        said += _other_cut(scope.tree)
        inside = [one.query for one in scope.sources.values() if one.query is not None]
        return "; where ".join(
            [said, *(f"the {self.rows_of_set(each, scope)} are: {self.query(each, scope)}" for each in inside)]
        )

    def _constants(self, outputs: list[exp.Expr], scope: SpokenScope) -> str:
        return f"{listed([self.value(each, scope) for each in outputs])} for {self.rows(scope)}"

    def _outputs(self, scope: SpokenScope) -> list[exp.Expr]:
        """What is given; everything of a query in FROM one by one."""
        found: list[exp.Expr] = []
        for each in scope.tree.expressions[:_MOST_OUTPUTS]:
            sources = list(scope.sources.values())
            of = [one for one in sources if not isinstance(each, exp.Column) or one.alias.lower() == each.table.lower()]
            if each.is_star and len(of) == 1 and (inside := of[0].inside) is not None:
                inner = [] if any(one.is_star for one in inside.tree.expressions) else inside.tree.expressions
                ranks = [one for one in inner if isinstance(one.unalias(), exp.Window)]
                found += [exp.column(one.alias_or_name) for one in inner if one not in ranks] or [each]
            else:
                found.append(each.unalias())
        return found

    def is_measure(self, node: exp.Expr, scope: SpokenScope) -> bool:
        """Whether a value is a figure over rows, rather than something of each row."""
        inner = bare(node)
        if isinstance(inner, exp.Subquery):
            return True
        if inner.find(exp.Window) is not None or own_aggregate(inner):
            return True
        for column in inner.find_all(exp.Column):
            at, own = scope.own_column(column)
            if at is not scope and not isinstance(own, exp.Column) and (own_aggregate(own) or own.find(exp.Window)):
                return True
        return False

    # --- figures

    def _figures(self, measures: list[exp.Expr], dims: list[exp.Expr], keys: list[exp.Expr], scope: SpokenScope) -> str:
        groups = self._group_words(dims, keys, scope)
        conditions = self.all_of(scope)
        top = self._top(measures, groups, conditions, scope)
        if top:
            return top
        said = self._measures(measures, scope, beside=bool(groups))
        having = self._having(scope)
        only = [each for each in conditions if each.startswith("only ")]
        rest = [each for each in conditions if each not in only and not _is_in(each, said)]
        groups = [each for each in groups if not said.endswith(f" by {each}")]
        found = [self.measure(each, scope) for each in measures]
        rest = [each for each in rest if not any(one and _only_there(each, one.what) for one in found)]
        apart = len(measures) > 1 and bool(rest) and any(one is None or one.where for one in found)
        if apart:
            rows = self.rows(scope)
            text = f"{said}, all {' '.join(rest if rows.startswith('rows') else [f'of {rows}', *rest])}"
        else:
            text = " ".join([said, *self.of_rows(said, rest, scope)])
        text += f" by {listed(groups)}" if groups else ""
        text += "".join(f", {each}" for each in only)
        text += f", only {self._group_noun(dims or keys, scope)} {' and '.join(having)}" if having else ""
        return text + self._kept(scope) + self._again(measures, scope) + self._sorted(scope, measures)

    def _measures(self, measures: list[exp.Expr], scope: SpokenScope, *, beside: bool = False) -> str:
        """Figures, maybe beside what they are given for each of: one of a query of its own is then the same for all."""
        said = [
            self.value(each, scope) + (" (the same for all)" if beside and self.is_apart(each, scope) else "")
            for each in measures
        ]
        said = list(dict.fromkeys(said))
        if len(said) > 1 and any(" and " in each or "," in each for each in said):
            return "; ".join(said)
        return listed(said)

    def _group_words(self, dims: list[exp.Expr], keys: list[exp.Expr], scope: SpokenScope) -> list[str]:
        """What figures are given for each of: what is shown, and what is grouped by without being shown."""
        shown = [bare(each).sql() for each in dims]
        hidden = [each for each in keys if bare(each).sql() not in shown]
        named = self._named_tables([*dims, *hidden], scope)
        said = []
        for each in [*dims, *hidden]:
            if self._is_key_of_any(each, named, scope):
                continue
            said.append(
                self._person(each, scope) or self.value(each, scope) + (self.rounded(each, scope) if keys else "")
            )
        return list(dict.fromkeys(said))

    def _person(self, node: exp.Expr, scope: SpokenScope) -> str:
        """The noun of a table whose rows are called by a first and a last name; "" for any other column."""
        column = column_in(node)
        of = self._own_source(column, scope) if column is not None else None
        if column is None or of is None or not of[1].name or self.detail > 1:
            return ""
        name = scope.own_column(column)[1].name
        own = of[1].column(name)
        said = called(own) if own is not None else words(name)
        return (of[1].called or one_of(of[1].noun)) if said in _NAMES_OF_PEOPLE else ""

    def _named_tables(self, nodes: list[exp.Expr], scope: SpokenScope) -> dict[tuple[int, str], SpokenSource]:
        """The sources whose names are given, so that their keys need not be said."""
        found = {}
        for each in nodes:
            inner = bare(each)
            of = self._own_source(inner, scope)
            if of is None or is_key_like(inner.name) or not of[1].name:
                continue
            if of[1].is_named_by(inner.name) or "name" in inner.name.lower():
                found[id(of[0]), of[1].alias.lower()] = of[1]
        return found

    def _own_source(self, node: exp.Expr, scope: SpokenScope) -> tuple[SpokenScope, SpokenSource] | None:
        """The table that a column is of in the end, with its scope."""
        if not isinstance(node, exp.Column):
            return None
        at, own = scope.own_column(node)
        return at.source_of(own) if isinstance(own, exp.Column) else None

    def _is_key_of_any(self, node: exp.Expr, named: dict[tuple[int, str], SpokenSource], scope: SpokenScope) -> bool:
        """Whether a column is the key of a source whose name is given, or refers to it."""
        inner = column_in(node)
        of = self._own_source(inner, scope) if named and inner is not None else None
        if inner is None or of is None or not of[1].name:
            return False
        name = scope.own_column(inner)[1].name.lower()
        place = (id(of[0]), of[1].alias.lower())
        keys = primary_keys(of[1].table)
        if place in named and (name in keys if keys else is_key_like(name)):
            return True
        return any(
            one.name.lower() == name and one.table == of[1].alias and (place[0], other.table.lower()) in named
            for pair in joined_columns(of[0])
            for one, other in (pair, pair[::-1])
        )

    def _group_noun(self, dims: list[exp.Expr], scope: SpokenScope) -> str:
        named = self._named_tables(dims, scope)
        shown = [each for each in dims if not self._is_key_of_any(each, named, scope)] or dims
        if len(named) == 1 and len(shown) > 1:
            of = next(iter(named.values()))
            if all((own := self._own_source(bare(each), scope)) and own[1] is of for each in shown):
                return many_of(of.noun)
        nouns = list(dict.fromkeys(self.entities(each, scope) for each in shown))
        return listed(nouns) if len(nouns) == 1 else f"combinations of {listed(nouns)}" if nouns else "groups"

    def _top(self, measures: list[exp.Expr], groups: list[str], conditions: list[str], scope: SpokenScope) -> str:
        """The first groups by a figure: "the 5 stores with the highest total revenue in 2026"; "" where it is none."""
        limit, order = _limit(scope.tree), scope.tree.args.get("order")
        if not limit or not order or not groups or (_offset(scope.tree) and limit > 1):
            return ""
        item = order.expressions[0]
        by = meant(item.this, scope)
        if not self.is_measure(by, scope):
            return ""
        key, word = self.value(by, scope), self.first_word_of(item, by, scope)
        nouns = listed([many_of(each) for each in groups]) if limit > 1 else listed([one_of(each) for each in groups])
        head = f"the {limit:,} {nouns}" if limit > 1 else f"the {nouns}"
        if len(groups) > 1:
            head = f"the {limit:,} combinations of {listed(groups)}" if limit > 1 else f"the {listed(groups)}"
        key = key.removeprefix("highest ").removeprefix("lowest ") if key.startswith(f"{word} ") else key
        word = f"{_place_of(scope.tree)}{word}"
        others = [self.value(each, scope) for each in measures if bare(each).sql() != bare(by).sql()]
        others = [each for each in dict.fromkeys(others) if each != key]
        having = self._having(scope)
        rest = self.of_rows(key, [each for each in conditions if each not in key], scope)
        text = " ".join([f"{head} with the {word} {key}", *rest])
        text += f", only those {' and '.join(having)}" if having else ""
        return text + (f", with {listed(others)}" if others else "") + self._again(measures, scope)

    def first_word_of(self, item: exp.Expr, by: exp.Expr, scope: SpokenScope) -> str:
        """Which come first by what an order's key stands for."""
        return self.first_word(exp.Ordered(this=by.copy(), desc=item.args.get("desc")), scope)

    # --- groups alone, rows

    def _groups(self, dims: list[exp.Expr], scope: SpokenScope) -> str:
        """Groups without a figure of them: "customers with more than 2 orders in 2026"."""
        having = self._having(scope)
        noun = self._group_noun(dims, scope)
        head = noun if having else f"different {noun}"
        conditions = self.all_of(scope)
        if conditions or not having:
            of = subject_of(scope)
            rows = self.rows(scope)
            conditions = conditions if having or rows == noun else [f"of {rows}" if of else "", *conditions]
        limit, order = _limit(scope.tree), scope.tree.args.get("order")
        by = meant(order.expressions[0].this, scope) if order else None
        one_by_one = limit == 1 or not _offset(scope.tree)
        if limit and one_by_one and order and by is not None and self.is_measure(by, scope):
            word = _place_of(scope.tree) + self.first_word_of(order.expressions[0], by, scope)
            head = f"the {limit:,} {noun}" if limit > 1 else f"the {one_of(noun)}"
            having = [f"with the {word} {self.value(by, scope)}", *having]
            return " ".join(each for each in [head, *having, *self.all_of(scope)] if each)
        said = " ".join(each for each in [head, *having, *conditions] if each) + self._sorted(scope, [])
        cut = _cut_of(scope.tree)
        return f"{said},{cut}" if cut else said

    def _rows(self, dims: list[exp.Expr], scope: SpokenScope) -> str:
        """Rows, one by one or each different one once."""
        subject = subject_of(scope)
        conditions = self.all_of(scope)
        noun = self.rows(scope)
        first = self._first_of_each(scope)
        distinct = bool(scope.tree.args.get("distinct")) and not first
        conditions += [first] if first else []
        if any(each.is_star for each in dims):
            return f"all details of {self._cut_rows(noun, conditions, scope)}"
        one = self._one_table(dims, scope) if distinct else None
        if distinct and one is not None and one is not subject and subject is not None and one.name:
            conditions = [" ".join(["with", noun, *conditions])] if conditions else [f"with any {one_of(noun)}"]
            subject, noun, distinct = one, many_of(one.noun), False
        names, others = self._columns(dims, subject, scope)
        if names and not distinct:
            text = self._cut_rows(noun, conditions, scope)
            return f"{text}, with {listed(others)}" if others else text
        said = [one_of(noun)] * bool(names) + others
        if distinct and len(dims) == 1 and (place := self._place_among(dims[0], scope)):
            return f"the {place} of different {many_of(said[0])} of {' '.join([noun, *conditions])}"
        if distinct and names and not others:
            return f"different {self._cut_rows(noun, conditions, scope)}"
        if distinct:
            said = [many_of(each) for each in said] if len(said) == 1 else said
            return f"different {listed(said)} of {self._cut_rows(noun, conditions, scope)}"
        return f"{listed(said)} of {self._cut_rows(noun, conditions, scope)}"

    def _first_of_each(self, scope: SpokenScope) -> str:
        """DISTINCT ON (customer) … ORDER BY customer, day DESC: only the latest of each customer."""
        distinct, order = scope.tree.args.get("distinct"), scope.tree.args.get("order")
        on = distinct.args.get("on") if distinct is not None else None
        if on is None:
            return ""
        keys = on.expressions if isinstance(on, exp.Tuple) else [on.this if isinstance(on, exp.Paren) else on]
        each = listed([self.entity(key, scope) for key in keys])
        told = {bare(key).sql() for key in keys}
        items = [one for one in (order.expressions if order else ()) if bare(meant(one.this, scope)).sql() not in told]
        if not items:
            return f"only one of each {each}"
        by = meant(items[0].this, scope)
        return f"only the {self.first_word_of(items[0], by, scope)} of each {each} by {self.value(by, scope)}"

    def _one_table(self, dims: list[exp.Expr], scope: SpokenScope) -> SpokenSource | None:
        """The one source that all outputs are of, where its name or key is among them."""
        found: dict[str, SpokenSource] = {}
        telling = False
        for each in dims:
            inner = bare(each)
            of = scope.source_of(inner) if isinstance(inner, exp.Column) else None
            if of is None or of[0] is not scope:
                return None
            found[of[1].alias] = of[1]
            named = bool(of[1].name) and (of[1].is_named_by(inner.name) or "name" in inner.name.lower())
            telling = telling or named or inner.name.lower() in primary_keys(of[1].table)
        return next(iter(found.values())) if len(found) == 1 and telling else None

    def _columns(
        self, dims: list[exp.Expr], subject: SpokenSource | None, scope: SpokenScope
    ) -> tuple[bool, list[str]]:
        """Whether the rows' own name is among what is shown, and what else is."""
        named, others = False, []
        while subject is not None and subject.inside is not None and not subject.inside.aggregates:
            subject = subject_of(subject.inside)
        for each in dims:
            inner = bare(each)
            at, own = scope.own_column(inner) if isinstance(inner, exp.Column) else (scope, inner)
            of = at.source_of(own) if isinstance(own, exp.Column) else None
            said = self.value(each, scope)
            if subject is not None and of is not None and of[1] is subject and said == one_of(subject.noun):
                named = True
            else:
                others.append(said)
        return named, list(dict.fromkeys(others))

    def _cut_rows(self, noun: str, conditions: list[str], scope: SpokenScope) -> str:
        """The rows with their conditions, and which of them, where only the first are kept."""
        limit, offset, order = _limit(scope.tree), _offset(scope.tree), scope.tree.args.get("order")
        only = [each for each in conditions if each.startswith("only ")]
        conditions = [each for each in conditions if each not in only]
        plain = ", ".join([" ".join([noun, *conditions]), *only])
        if not limit or (offset and not self._is_place(scope)):
            after = f", leaving out the first {offset:,}" if offset else ""
            return plain + self._sorted(scope, []) + after + (f", only {limit:,} of them" if limit else "")
        if not order:
            return f"{plain}, only the first {limit:,}"
        item = order.expressions[0]
        by = meant(item.this, scope)
        head = f"the {limit:,} {noun}" if limit > 1 else f"the {one_of(noun)}"
        key, word = self.value(by, scope), _place_of(scope.tree) + self.first_word_of(item, by, scope)
        if limit == 1:
            conditions = [of_one(each) for each in conditions]
        return ", ".join([" ".join([head, *conditions, f"with the {word} {key}"]), *only])

    # --- conditions of the whole

    def all_of(self, scope: SpokenScope) -> list[str]:
        """What holds for all rows: WHERE, joins, rows without another, and what queries in FROM keep."""
        where = scope.tree.args.get("where")
        found = self.conditions(where.this if where else None, scope)
        for source in scope.sources.values():
            if source.alias.lower() in without(scope):
                continue
            held = [each for each in conjuncts(source.on) if not self.only_joins(each, scope)]
            phrases = [phrase for each in held for phrase in self.conditions(each, scope)]
            only_joined = phrases and source.outer and not is_of_kept(source, scope)
            found += [self._joined_where(source, held, scope)] if only_joined else phrases
            found += self._kept_inside(source.inside, scope) if source.inside is not None else []
            found += self._only_with(source, scope)
            if source.alone:
                first = next(iter(scope.sources.values()))
                found.append(f"together with {self._rows_of(source)} without any {one_of(self._rows_of(first))}")
        found += self._drawn(scope)
        found += self.missing(scope)
        having = scope.tree.args.get("qualify")
        found += self.conditions(having.this, scope) if having else []
        found = list(dict.fromkeys(each for each in found if each))
        none = tuple(f"{each} " for each in found if each.startswith("without any "))
        return [each for each in found if not each.startswith(none)]  # without any order, there is none in 2026 either

    def _joined_where(self, source: SpokenSource, held: list[exp.Expr], scope: SpokenScope) -> str:
        """Which rows of a source are joined, where rows that none is joined to stay."""
        own, others = list[str](), list[str]()
        for each in held:
            of_source = any(is_of(column, source, scope) for column in each.find_all(exp.Column))
            (own if of_source else others).extend(self.conditions(each, scope))
        those = ["for those", " and ".join(others)] if others else []
        return " ".join(
            [
                "joined to",
                self._rows_of(source),
                *own[:1],
                *(f"and {each}" for each in own[1:]),
                *those,
                "where there are any",
            ]
        )

    def _rows_of(self, source: SpokenSource) -> str:
        """What the rows of a source are."""
        return self._many(source) if source.name else self._noun_of_query(source) or "rows"

    def _drawn(self, scope: SpokenScope) -> list[str]:
        """That only a part of the rows is read, whichever it is."""
        drawn = [(one.sample, self._rows_of(one)) for one in scope.sources.values() if one.sample is not None]
        whole = scope.tree.args.get("sample")
        drawn += [(whole, self.rows(scope))] if whole is not None else []
        return [f"from a random sample of {_size(sample)}{rows}" for sample, rows in drawn]

    def _only_with(self, source: SpokenSource, scope: SpokenScope) -> list[str]:
        """A table that is joined for nothing but to keep rows that have one: employees with a manager."""
        if source.outer or not source.name or source is subject_of(scope) or source.on is None:
            return []
        alias = source.alias.lower()
        joined = {id(column) for one in scope.sources.values() if one.on for column in one.on.find_all(exp.Column)}
        used = (column for column in scope.tree.find_all(exp.Column) if id(column) not in joined)
        if any((of := scope.source_of(column)) and of[1].alias.lower() == alias for column in used):
            return []
        others = [pair[::-1] if pair[0].table.lower() == alias else pair for pair in joined_columns(scope)]
        key = next((one for one, other in others if other.table.lower() == alias), None)
        known = self.known(key, scope) if key is not None else None
        may_be_empty = known.nullable if known is not None else bool(source.role)
        return [f"with a {source.called or one_of(source.noun)}"] if may_be_empty else []

    def _kept_inside(self, inside: SpokenScope, scope: SpokenScope) -> list[str]:
        """What a query in FROM keeps of its rows, where its figures do not say it themselves: those given as they are
        do, those that are averaged once more do not."""
        figures = any(
            isinstance(found := scope.own_column(column)[1], exp.Expr)
            and not isinstance(found, exp.Column)
            and own_aggregate(found)
            and column.find_ancestor(exp.AggFunc) is None
            for each in (*scope.tree.expressions, scope.tree.args.get("where"))
            if each is not None
            for column in each.find_all(exp.Column)
        )
        own = self._having(inside) + (
            self._said_of_groups(inside) if figures and inside.aggregates else self._over(inside)
        )
        if inside.cuts:
            limit, offset, order = _limit(inside.tree), _offset(inside.tree), inside.tree.args.get("order")
            after = f" after the first {offset:,}" if limit and offset else ""
            start = f"among the {limit:,}" if limit else f"leaving out the {offset:,}"
            if (limit or offset) and order:
                item = order.expressions[0]
                by = meant(item.this, inside)
                own.append(f"{start} with the {self.first_word_of(item, by, inside)} {self.value(by, inside)}{after}")
            elif limit or offset:
                own.append(f"among {limit:,}{after}" if after else start.replace(" the ", " the first "))
        return own

    def _said_of_groups(self, inside: SpokenScope) -> list[str]:
        """What holds for the rows that figures of groups are worked out of, which these do not say."""
        return self.all_of(inside) if inside.tree.args.get("group") else []

    def _over(self, inside: SpokenScope) -> list[str]:
        """What holds for the rows of a query in FROM; of groups with the name of these rows where it is about them."""
        found = self.all_of(inside)
        rows = self.rows(inside)
        if not inside.tree.args.get("group") or not self.of_rows("", found, inside)[len(found) :]:
            return found
        return [" ".join([f"over {rows}", *found])]

    def _having(self, scope: SpokenScope) -> list[str]:
        having = scope.tree.args.get("having")
        return self.conditions(_meant_in(having.this, scope), scope) if having else []

    def _kept(self, scope: SpokenScope) -> str:
        """Rows of an outer join that are there without a partner."""
        if not any(source.outer for alias, source in scope.sources.items() if alias not in without(scope)):
            return ""
        if scope.tree.args.get("where") is not None and not scope.tree.args.get("group"):
            return ""
        first = next(iter(scope.sources.values()))
        if not scope.tree.args.get("group") or not first.name:
            return ""
        others = [one.noun for one in scope.sources.values() if one.outer and one.name]
        return f", {many_of(first.noun)} without any {one_of(others[0])} included" if others else ""

    def _again(self, measures: list[exp.Expr], scope: SpokenScope) -> str:
        """Amounts of one table that a join with another counts several times."""
        subject = subject_of(scope)
        if subject is None or not subject.name:
            return ""
        for each in measures:
            for total in each.find_all(exp.Sum, exp.Avg):
                columns = [scope.source_of(one) for one in total.find_all(exp.Column)]
                sources = [of[1] for of in columns if of is not None and of[0] is scope]
                if sources and all(one is not subject and one.name and not one.outer for one in sources):
                    if total.find(exp.Case) or total.find(exp.Distinct):
                        continue
                    return f", counted again for each {one_of(subject.noun)}"
        return ""

    def _sorted(self, scope: SpokenScope, measures: list[exp.Expr]) -> str:
        """Order and limit, where they are not said with what is ordered; time running forward goes without saying."""
        order, limit, offset = scope.tree.args.get("order"), _limit(scope.tree), _offset(scope.tree)
        text = ""
        items = [(each, meant(each.this, scope)) for each in order.expressions] if order else []
        items = [(each, by) for each, by in items if not isinstance(bare(by), exp.Literal)]
        if items and not self._keeps_a_share_by(items[0][0].this, scope):
            item, by = items[0]
            falling = bool(item.args.get("desc"))
            forward = not falling and (self.is_dated(by, scope) or bool(self._grain_under(by, scope)))
            if not forward:
                word = self.first_word_of(item, by, scope)
                single = len(measures) == 1 and bare(measures[0]).sql() == bare(by).sql()
                plain = not falling and not self.is_measure(by, scope)
                said = "" if single else f" by {self.value(by, scope)}"
                if falling and self._is_a_text(by, scope):
                    word = "Z"
                text += f", sorted{said}" if plain else f", {word} first" if single else f", sorted{said}, {word} first"
        if measures and offset:
            text += f", leaving out the first {offset:,}"
        if measures and limit:
            text += f", only the first {limit:,}"
        return text

    def _keeps_a_share_by(self, place: exp.Expr, scope: SpokenScope) -> bool:
        """Whether a query keeps so many of a hundred by the very place that orders them."""
        kept = scope.tree.args.get("where")
        share = share_of_places(bare(kept.this)) if kept is not None else None
        return share is not None and share[0] == place

    def _is_place(self, scope: SpokenScope) -> bool:
        """Whether a query keeps one row alone, after those before it: the second highest."""
        limit, offset, order = _limit(scope.tree), _offset(scope.tree), scope.tree.args.get("order")
        if limit != 1 or not offset or not order or scope.tree.args.get("distinct"):
            return False
        return not self._is_a_text(meant(order.expressions[0].this, scope), scope)

    def _place_among(self, shown: exp.Expr, scope: SpokenScope) -> str:
        """Which of the different values of what is shown a query keeps alone: "second highest"; "" where it is none."""
        order, place = scope.tree.args.get("order"), _place_of(scope.tree)
        if _limit(scope.tree) != 1 or not place or not order or meant(order.expressions[0].this, scope) != bare(shown):
            return ""
        return "" if self._is_a_text(shown, scope) else place + self.first_word_of(order.expressions[0], shown, scope)

    def _is_a_text(self, node: exp.Expr, scope: SpokenScope) -> bool:
        """Whether a key is a name, by its type or by what it is called."""
        column = column_in(node)
        if column is None:
            return False
        known = self.known(column, scope)
        if known is not None:
            return bool(_TEXT.search(known.type))
        return words(column.name).split()[-1:] in (["name"], ["title"])

    def _grain_under(self, node: exp.Expr, scope: SpokenScope) -> bool:
        own = scope.own_column(node)[1] if isinstance(node, exp.Column) else node
        return grain_of(own) is not None


def _unnested(tree: exp.Expr) -> exp.Expr:
    """What is in brackets, or is all that is shown of a query in FROM."""
    while (isinstance(tree, exp.Subquery) and not tree.args.get("alias")) or _shows_all(tree):
        tree = tree.args["from_"].this.this if isinstance(tree, exp.Select) else tree.this
    return tree


def _shows_all(tree: exp.Expr) -> bool:
    """Whether a query is all of one in its FROM, as it is."""
    if not isinstance(tree, exp.Select) or len(tree.expressions) != 1 or not isinstance(tree.expressions[0], exp.Star):
        return False
    given = {name for name, value in tree.args.items() if value} - {"expressions", "from_", "kind"}
    read = tree.args.get("from_")
    return not given and read is not None and isinstance(read.this, exp.Subquery)


def _size(sample: exp.Expr) -> str:
    """How many are drawn: "10 % of ", "20 "; "" where that is calculated."""
    percent, size = sample.args.get("percent"), sample.args.get("size")
    if isinstance(percent, exp.Literal):
        return f"{percent.name} % of "
    return f"{size.name} " if isinstance(size, exp.Literal) else ""


def _definitions(tree: exp.Expr, parent: SpokenScope | None) -> dict[str, exp.Query]:
    held = tree.args.get("with_") or tree.args.get("with")
    found = dict(parent.named) if parent else {}
    if held is not None and not held.args.get("recursive"):
        found |= {each.alias.lower(): each.this for each in held.expressions if isinstance(each.this, exp.Query)}
    return found


def _limit(tree: exp.Expr) -> int:
    limit = tree.args.get("limit")
    if limit is not None and _limited_by(limit, "percent"):
        return 0
    node = limit.args.get("expression") or limit.args.get("count") if limit else None
    return int(node.name) if isinstance(node, exp.Literal) and node.name.isdigit() else 0


def _limited_by(limit: exp.Expr, option: str) -> bool:
    """Whether a LIMIT is one of a kind: in percent, with ties."""
    options = limit.args.get("limit_options")
    return options is not None and bool(options.args.get(option))


def _other_cut(tree: exp.Expr) -> str:
    """What a LIMIT does beyond a number of rows: a part of them, all that are alike the last; "" for any other."""
    limit = tree.args.get("limit")
    if limit is None:
        return ""
    node = limit.args.get("expression") or limit.args.get("count")
    if _limited_by(limit, "percent") and isinstance(node, exp.Literal):
        return f", only the first {node.name} % of them"
    if _limited_by(limit, "with_ties"):
        return ", with all that tie with the last"
    return ", only the first of them" if isinstance(node, exp.Binary) else ""


def _offset(tree: exp.Expr) -> int:
    offset = tree.args.get("offset")
    return int(offset.expression.name) if offset is not None and offset.expression.name.isdigit() else 0


def _place_of(tree: exp.Expr) -> str:
    """Which place a query keeps that leaves out those before it: "second "; "" where it keeps the first."""
    offset = _offset(tree)
    return f"{nth(offset + 1)} " if offset else ""


def _cut_of(tree: exp.Expr) -> str:
    """Which of the rows of a query are left, by LIMIT and OFFSET alone; "" where all are."""
    limit, offset = _limit(tree), _offset(tree)
    said = [f" leaving out the first {offset:,}"] if offset else []
    return ",".join([*said, f" only the first {limit:,}"] if limit else said)


def _leaves_out_again(tree: exp.SetOperation) -> bool:
    """Whether a UNION leaves out rows that come again, as those that are no figures and have no label may."""
    if not isinstance(tree, exp.Union) or not tree.args.get("distinct"):
        return False
    sides = [_unnested(side) for side in (tree.this, tree.expression)]
    selects = [side for side in sides if isinstance(side, exp.Select)]
    figures = any(each.args.get("group") or any(map(own_aggregate, each.expressions)) for each in selects)
    return not figures and not any(
        isinstance(one.unalias(), exp.Literal) for each in selects for one in each.expressions
    )


def _meant_in(node: exp.Expr, scope: SpokenScope) -> exp.Expr:
    """A HAVING with the expressions that names of outputs stand for."""
    names = {each.alias.lower(): each.unalias() for each in scope.tree.expressions if isinstance(each, exp.Alias)}
    if not names:
        return node
    made = node.copy()
    for column in list(made.find_all(exp.Column)):
        if not column.table and column.name.lower() in names:
            replaced = names[column.name.lower()].copy()
            if column is made:
                return replaced
            column.replace(replaced)
    return made


def _is_in(condition: str, said: str) -> bool:
    """Whether what holds for all is said with each figure already: the years that are compared."""
    parts = [each.removeprefix("in ") for each in condition.strip("()").split(" or ")]
    return condition in said or (condition.startswith("in ") and all(each in said for each in parts))


def _only_there(condition: str, what: str) -> bool:
    """Whether a condition only says that a measured value is there; empty ones are never counted in."""
    for start in ("with a known ", "with a "):
        if condition.startswith(start) and what.endswith(condition.removeprefix(start)):
            return True
    return False
