"""Numbers over rows in words: counts, totals, averages, shares of rows."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from sqlglot import exp

from reliability.sql.reading.columns import SpokenColumns, with_noun
from reliability.sql.reading.grains import DONE
from reliability.sql.reading.nouns import is_key_like, key_noun, listed, primary_keys, table_words
from reliability.sql.reading.scopes import SpokenScope, again_for, subject_of
from reliability.sql.reading.trees import (
    around,
    bare,
    counted_case,
    group_keys,
    has_sign,
    is_condition,
    is_nothing,
    number_of,
    otherwise,
)
from reliability.words import many_of, one_of, words

_AGGREGATES: tuple[tuple[type[exp.Expr], str], ...] = (
    (exp.Sum, "total"),
    (exp.Avg, "average"),
    (exp.Max, "highest"),
    (exp.Min, "lowest"),
    (exp.Median, "median"),
    (exp.Stddev, "standard deviation of"),
    (exp.StddevSamp, "standard deviation of"),
    (exp.StddevPop, "standard deviation of"),
    (exp.Variance, "variance of"),
    (exp.GroupConcat, "list of"),
    (exp.ArrayAgg, "list of"),
    (exp.AnyValue, "one"),
)
OF_DATES = {"highest": "latest", "lowest": "earliest"}
_ABOUT_ROWS = ("that ", "whose ", "except ", "without ", "with any ", "not marked ", "marked ", "named ", "not named ")
_DATES = ("date", "day", "month", "year", "week")
_FRACTIONS = re.compile(r"(?i)num|dec|real|double|float|money")
_TIME_UNITS = ("days", "hours", "weeks", "minutes", "seconds", "months", "years")


@dataclass(frozen=True, slots=True)
class SpokenMeasure:
    """A number over rows: "total", "revenue", ("in October 2026",). `where` are the phrases that hold for it alone."""

    word: str
    what: str
    where: tuple[str, ...] = ()

    @property
    def said(self) -> str:
        """The measure in words."""
        what = self.what.removeprefix("total ") if self.word == "total" else self.what
        return " ".join((self.word, what, *self.where)).strip()

    def same_but_where(self, other: SpokenMeasure) -> bool:
        """Whether two are of the same rows but for what each holds for alone."""
        return (self.word, self.what) == (other.word, other.what)


class SpokenMeasures(SpokenColumns):
    """Says measures."""

    def measure(self, node: exp.Expr, scope: SpokenScope) -> SpokenMeasure | None:
        """An expression that is one aggregate; None for any other."""
        node = bare(node)
        if isinstance(node, exp.Column):
            at, own = scope.own_column(node)
            if at is scope or isinstance(own, exp.Column):
                return None
            return self._with_where_of(at, self.measure(own, at))
        if isinstance(node, exp.Subquery) and isinstance(node.this, exp.Select):
            inside = self.inner_scope(node.this, scope)
            shown = inside.tree.expressions
            if len(shown) != 1 or inside.tree.args.get("group") or inside.cuts or inside.tree.args.get("having"):
                return None
            found = self.measure(shown[0], inside)
            return self._with_where_of(inside, found)
        if isinstance(node, exp.Filter):
            inner = self.measure(node.this, scope)
            return (
                replace(inner, where=(*inner.where, *self.conditions(node.expression.this, scope))) if inner else None
            )
        if isinstance(node, exp.Count):
            return self._count(node, scope)
        if isinstance(node, exp.WithinGroup | exp.PercentileCont | exp.PercentileDisc | exp.Quantile):
            return self._percentile(node, scope)
        if isinstance(node, exp.Anonymous) and node.name.lower() in ("total", "median") and len(node.expressions) == 1:
            return self._aggregate(node.name.lower(), node.expressions[0], scope)
        for kind, word in _AGGREGATES:
            if isinstance(node, kind) and isinstance(node.this, exp.Expr) and not node.expressions:
                return self._aggregate(word, node.this, scope)
        return None

    def _with_where_of(self, scope: SpokenScope, found: SpokenMeasure | None) -> SpokenMeasure | None:
        """A measure of a query inside another, with what holds for that query's rows."""
        if found is None:
            return None
        phrases = [each for each in self.all_of(scope) if each not in found.where]
        return replace(found, where=(*found.where, *self.of_rows(found.said, phrases, scope)))

    def of_rows(self, said: str, conditions: list[str], scope: SpokenScope) -> list[str]:
        """Conditions after a figure; those that are about rows after these, unless the figure names them."""
        about = [each for each in conditions if each.startswith(_ABOUT_ROWS) or _is_done(each)]
        rows = self.rows(scope)
        if rows in said:
            return conditions
        start, _, different = said.lower().partition("number of different ")
        if not start and different and conditions and not different.split()[-1].startswith(_DATES):
            return [f"with {rows}", *conditions]
        if not about:
            return conditions
        grouped = subject.inside if (subject := subject_of(scope)) is not None else None
        if grouped is not None and group_keys(grouped) and set(about) <= set(self.all_of(grouped)):
            rows = self.rows(grouped)  # what is said of the rows that were grouped, and not of their groups
        return [each for each in conditions if each not in about] + [f"of {rows}", *about]

    def _nouns(self) -> set[str]:
        """What the rows of the schema's tables are."""
        return {many_of(table_words(table.name, table)) for table in (self.schema.tables if self.schema else ())}

    def _aggregate(self, word: str, inner: exp.Expr, scope: SpokenScope) -> SpokenMeasure:
        aside, different = self._changed(word, inner, scope), ""
        inner = bare(inner)
        if isinstance(inner, exp.Distinct):
            aside, different = self._changed(word, inner.expressions[0], scope), "different "
            inner = bare(inner.expressions[0])
        counted = counted_case(inner)
        if counted is not None:
            condition, amount = counted
            where = tuple(self.conditions(condition, scope))
            if isinstance(amount, exp.Literal):
                said = self._share_of_rows(word, where, scope)
                if said is not None and (word == "total" or otherwise(inner) is not None):
                    return said  # of ones alone, the average is one
            elif amount is not None:
                found = replace(self._aggregate(word, amount, scope), where=where)
                counted_in = word not in ("total", "highest") and otherwise(inner) is not None
                return replace(found, what=f"{found.what} (0 for all others)") if counted_in else found
        if is_condition(inner) or self._is_truth(inner, scope):
            said = self._share_of_rows(word, tuple(self.conditions(inner, scope)), scope)
            if said is not None:
                return said
        if word in OF_DATES and self.is_dated(inner, scope):
            word = OF_DATES[word]
        if word == "average" and self.is_median(scope):
            word = "median"
        grouped = self._grouped(inner, scope)
        what = different + self._fully(inner, scope) + aside
        return SpokenMeasure(word, f"{what} per {grouped}" if grouped else what)

    def _changed(self, word: str, node: exp.Expr, scope: SpokenScope) -> str:
        """What is done to values under an aggregate so that its figure is another one: " (0 where empty)"."""
        said = []
        for each in around(node):
            if isinstance(each, exp.Coalesce) and word != "total":
                said.append(f"{self.value(each.expressions[-1], scope)} where empty")
            elif isinstance(each, exp.Nullif) and not (word == "total" and is_nothing(each.expression)):
                said += [f"leaving out {self.value(each.expression, scope)}"] if each.expression.name else []
            elif isinstance(each, exp.Round) and word not in ("highest", "lowest", "number of") and _to_whole(each):
                said.append("rounded")
        return f" ({', '.join(said)})" if said else ""

    def rounded(self, node: exp.Expr, scope: SpokenScope) -> str:
        """That a column's fractions are cut off before it is held against something: " (rounded)"."""
        known = self.known(node, scope)
        if known is None or not _FRACTIONS.search(known.type):
            return ""
        whole = any(
            (isinstance(each, exp.Round) and _to_whole(each))
            or (isinstance(each, exp.Cast | exp.TryCast) and each.to.this in exp.DataType.INTEGER_TYPES)
            for each in around(node)
        )
        return " (rounded)" if whole else ""

    def _is_truth(self, node: exp.Expr, scope: SpokenScope) -> bool:
        """Whether a column holds yes and no, by its type."""
        known = self.known(node, scope) if isinstance(node, exp.Column) else None
        return known is not None and "bool" in known.type.lower()

    def _share_of_rows(self, word: str, where: tuple[str, ...], scope: SpokenScope) -> SpokenMeasure | None:
        rows = self.rows(scope)
        if word == "total":
            return SpokenMeasure("number of", rows, where)
        return SpokenMeasure("share of", rows, where) if word == "average" else None

    def _grouped(self, node: exp.Expr, scope: SpokenScope) -> str:
        """For a column that a query in FROM calculates for each of its groups: these; "" for any other."""
        if not isinstance(node, exp.Column):
            return ""
        at, own = scope.own_column(node)
        group = at.tree.args.get("group")
        if at is scope or isinstance(own, exp.Column) or not group:
            return ""
        return listed(list(dict.fromkeys(self.entity(each, at) for each in group_keys(at))))

    def _fully(self, node: exp.Expr, scope: SpokenScope) -> str:
        """A value under an aggregate; one whose name says little, with what it is of."""
        said = self.value(node, scope)
        if isinstance(node, exp.Column) and self.detail == 0:
            at, own = scope.own_column(node)
            found = at.source_of(own) if isinstance(own, exp.Column) else None
            if found and found[1].name and isinstance(own, exp.Column) and _says_little(own.name):
                return with_noun(said, found[1])
        if said.startswith(tuple(f"{unit} from" for unit in _TIME_UNITS)):
            return f"number of {said}"
        return f"of {said}" if has_sign(node) else said

    def _count(self, node: exp.Count, scope: SpokenScope) -> SpokenMeasure:
        counted = node.this
        if counted is None or isinstance(counted, exp.Star | exp.Literal):
            again = again_for(scope)
            return SpokenMeasure(
                "number of", self.rows(scope), (f"(again for each {one_of(again.noun)})",) if again else ()
            )
        if isinstance(counted, exp.Distinct):
            nouns = [self.entities(each, scope) for each in counted.expressions]
            found = counted_case(bare(counted.expressions[0])) if len(nouns) == 1 else None
            if found and found[1] is not None and otherwise(counted.expressions[0]) is None:
                where = tuple(self.conditions(found[0], scope))
                return SpokenMeasure("number of different", self.entities(found[1], scope), where)
            what, rows = listed(nouns) if len(nouns) == 1 else f"pairs of {listed(nouns)}", self.rows(scope)
            of_others = what in self._nouns() and what != rows
            what += self._changed("number of different", counted.expressions[0], scope) if len(nouns) == 1 else ""
            return SpokenMeasure("number of different", what, (f"with {rows}",) if of_others else ())
        guards = [each for each in around(counted) if isinstance(each, exp.Coalesce | exp.Nullif)]
        if guards and isinstance(guards[0], exp.Coalesce):  # nothing is empty any more: all rows count
            return self._count(exp.Count(this=exp.Star()), scope)
        found = counted_case(bare(counted))
        default = otherwise(counted)
        if found is not None and default is not None and not self._may_be_empty(found[1], scope):
            return self._count(exp.Count(this=exp.Star()), scope)  # 1 or 0, each of them counts
        if found is not None and found[1] is not None and default is None:
            inner = self._count(exp.Count(this=found[1].copy()), scope)
            return replace(inner, where=(*inner.where, *self.conditions(found[0], scope)))
        column = bare(counted)
        if aside := self._changed("number of", counted, scope):
            return SpokenMeasure("number of", f"{self.rows(scope)} with {self.value(counted, scope)}{aside}")
        if isinstance(column, exp.Column):
            return self._count_of_column(column, scope)
        return SpokenMeasure("number of", f"{self.rows(scope)} with {self.value(counted, scope)}")

    def _may_be_empty(self, node: exp.Expr | None, scope: SpokenScope) -> bool:
        """Whether a value is not there in some rows, as far as is known."""
        if isinstance(node, exp.Literal):
            return False
        known = self.known(node, scope) if isinstance(node, exp.Column) else None
        return known.nullable if known is not None else not (isinstance(node, exp.Column) and is_key_like(node.name))

    def _count_of_column(self, node: exp.Column, scope: SpokenScope) -> SpokenMeasure:
        """Rows in which a column is not empty: for a key of a table, the rows of the table."""
        found = scope.source_of(node)
        source = found[1] if found else None
        if source is None or not source.name:
            return SpokenMeasure("number of", self.rows(scope))
        known = source.column(node.name)
        own_key = node.name.lower() in primary_keys(source.table) or (
            source.table is None and key_noun(node.name) in ("", one_of(source.noun)) and is_key_like(node.name)
        )
        subject = subject_of(scope)
        if own_key and (source.outer or subject is source or subject is None):
            return SpokenMeasure("number of", self._many(source))
        if (known is not None and not known.nullable) or (known is None and is_key_like(node.name)) or own_key:
            rows = source if source.outer else subject or source
            return SpokenMeasure("number of", self._many(rows))
        rows = source if source.outer else subject or source
        return SpokenMeasure("number of", f"{self._many(rows)} with a {self.column(node, scope)}")

    def _percentile(self, node: exp.Expr, scope: SpokenScope) -> SpokenMeasure | None:
        inside = node.this if isinstance(node, exp.WithinGroup) else node
        if isinstance(node, exp.WithinGroup):
            share, column = inside.this, node.expression.expressions[0].this
        else:
            column, share = inside.this, inside.args.get("expression") or inside.args.get("quantile")
        if not isinstance(share, exp.Literal) or share.is_string:
            return None
        item = node.expression.expressions[0] if isinstance(node, exp.WithinGroup) else None
        falls = item is not None and bool(item.args.get("desc"))
        part = 1 - float(share.name) if falls else float(share.name)
        word = "median" if part == 0.5 else f"{100 * part:.6g} % point of"
        return SpokenMeasure(word, self._fully(bare(column), scope) + self._changed(word, column, scope))


def _to_whole(node: exp.Round) -> bool:
    """Whether a number is rounded to whole ones or more, so that it is another one for who looks at it."""
    decimals = node.args.get("decimals")
    return decimals is None or not (isinstance(decimals, exp.Literal) and number_of(decimals) > 0)


def _says_little(name: str) -> bool:
    own = words(name).split()
    return (
        len(own) == 1
        and own[0]
        in (
            "amount total value quantity price cost name date count number status type rating score size weight "
            "duration length rate fee balance points age level description title"
        ).split()
    )


def _is_done(condition: str) -> bool:
    """Whether a condition begins with what was done: "hired in 2025"."""
    first = condition.split(" ", 1)[0]
    return first in DONE or (first.endswith("ed") and len(first) > 3)
