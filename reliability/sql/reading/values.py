"""Expressions in words: columns, amounts, totals, shares, changes, ranks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlglot import exp

from reliability.sql.reading import days
from reliability.sql.reading.grains import dated, done, grain_of, is_date, pieces
from reliability.sql.reading.nouns import (
    column_words,
    is_key_like,
    is_name_of,
    key_noun,
    many_of,
    one_of,
    primary_keys,
    table_words,
    unit_of,
)
from reliability.sql.reading.scopes import SpokenScope, SpokenSource, again_for, own_aggregate, subject_of
from reliability.values import Column, Schema
from reliability.words import words

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
_OF_DATES = {"highest": "latest", "lowest": "earliest"}
_SIGNS: tuple[tuple[type[exp.Expr], str], ...] = (
    (exp.Add, "plus"),
    (exp.Sub, "minus"),
    (exp.Mul, "times"),
    (exp.Div, "divided by"),
    (exp.IntDiv, "divided by"),
    (exp.Mod, "modulo"),
)
_MEANING_ALIKE = (exp.Alias, exp.Paren, exp.Round, exp.Nullif, exp.Upper, exp.Lower, exp.Trim, exp.Initcap)
_DAYS_PER = {7: "weeks", 30: "months", 365: "years"}
_PER_DAY = {24: "hours", 1440: "minutes", 86400: "seconds"}
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


class Values:
    """Says expressions. `detail` 0: names as people say them; 1: with their tables; 2: as they are written."""

    def __init__(self, schema: Schema | None, detail: int = 0) -> None:
        self.schema, self.detail = schema, detail

    # --- said by others (reliability/sql/reading/conditions.py, sentence.py)

    def conditions(self, node: exp.Expr | None, scope: SpokenScope) -> list[str]:
        """Phrases for the conditions that must all hold."""
        raise NotImplementedError

    def inner(self, tree: exp.Expr, scope: SpokenScope) -> str:
        """A query inside another, without a capital letter."""
        raise NotImplementedError

    def inner_scope(self, tree: exp.Select, scope: SpokenScope) -> SpokenScope:
        """The scope of a query inside another."""
        raise NotImplementedError

    def is_median(self, scope: SpokenScope) -> bool:
        """Whether only the middle rows are kept, so that their average is the median."""
        raise NotImplementedError

    # --- any expression

    def value(self, node: exp.Expr, scope: SpokenScope) -> str:
        """An expression."""
        node = bare(node)
        if isinstance(node, exp.Column):
            return self.column(node, scope)
        measure = self.measure(node, scope)
        if measure is not None:
            return measure.said
        for say in (self._grain, self._days_between, self._ratio, self._change, self._window, self._arithmetic):
            said = say(node, scope)
            if said:
                return said
        return self._other(node, scope)

    def _other(self, node: exp.Expr, scope: SpokenScope) -> str:
        if isinstance(node, exp.Literal):
            return literal(node)
        if isinstance(node, exp.Subquery):
            return self.inner(node.this, scope)
        if isinstance(node, exp.Case | exp.If):
            named = grain_of(node.this) if isinstance(node, exp.Case) and node.this is not None else None
            whole = named and named[0] in ("weekday", "month of the year")
            return self._grain(node.this, scope) if whole else self.cases(node, scope)
        if isinstance(node, exp.DPipe | exp.Concat):
            return listed([self.value(each, scope) for each in pieces(node) if not isinstance(each, exp.Literal)])
        if isinstance(node, exp.Abs):
            return f"size of {self.value(node.this, scope)}"
        if isinstance(node, exp.Neg):
            return f"minus {self.value(node.this, scope)}"
        if isinstance(node, exp.Coalesce):
            others = listed([self.value(each, scope) for each in node.expressions])
            return f"{self.value(node.this, scope)} ({others} where empty)"
        if isinstance(node, exp.CurrentDate | exp.CurrentTimestamp) or is_now(node):
            return "today"
        if isinstance(node, exp.Null):
            return "nothing"
        if isinstance(node, exp.Boolean):
            return "yes" if node.this else "no"
        if isinstance(node, exp.Predicate | exp.Not | exp.And | exp.Or):
            return f"whether it is one {' '.join(self.conditions(node, scope))}"
        return self.calculated(node, scope)

    def calculated(self, node: exp.Expr, scope: SpokenScope) -> str:
        """What has no words: what it is calculated from."""
        columns = dict.fromkeys(self.column(each, scope) for each in node.find_all(exp.Column))
        if isinstance(node, exp.Func):
            name = node.name if isinstance(node, exp.Anonymous) else node.sql_name()
            return f"{words(name)} of {listed(list(columns))}" if columns else f"the result of {words(name)}"
        return f"a value calculated from {listed(list(columns)[:6])}" if columns else "a calculated value"

    # --- columns

    def column(self, node: exp.Column, scope: SpokenScope) -> str:
        """A column, or what a query in FROM calculates under its name."""
        at, own = scope.own_column(node)
        if not isinstance(own, exp.Column):
            return self.value(own, at)
        if isinstance(own.this, exp.Star):
            return "everything"
        found = at.source_of(own)
        source = found[1] if found else None
        known = source.column(own.name) if source else None
        said = column_words(own.name, known)
        if source is None or not source.name:
            return said
        if self.detail > 1:
            return f"{said} ({source.name}.{own.name})"
        if is_name_of(own.name, source.name) and self._only_name(source):
            return source.called or one_of(source.noun)
        if source.role or self.detail or self._is_elsewhere(own.name, source, at):
            return with_noun(said, source)
        return said

    def known(self, node: exp.Expr, scope: SpokenScope) -> Column | None:
        """The schema's column that an expression is, or None."""
        node = dated(bare(node))
        if not isinstance(node, exp.Column):
            return None
        at, own = scope.own_column(node)
        found = at.source_of(own) if isinstance(own, exp.Column) else None
        return found[1].column(own.name) if found else None

    def _only_name(self, source: SpokenSource) -> bool:
        if source.table is None:
            return True
        return sum(is_name_of(column.name, source.name) for column in source.table.columns) == 1

    def _is_elsewhere(self, name: str, source: SpokenSource, scope: SpokenScope) -> bool:
        """Whether a column of this name is in another table that is read too, and which one is meant must be said."""
        if is_key_like(name):
            return False
        read = any(other is not source and other.column(name) for other in scope.sources.values())
        if read or self.schema is None:
            return read
        subject = subject_of(scope)
        alike = sum(table.column(name) is not None for table in self.schema.tables)
        return alike > 1 and subject is not None and subject is not source

    # --- measures

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
        where = scope.tree.args.get("where")
        phrases = self.conditions(where.this if where else None, scope)
        return replace(found, where=(*found.where, *(each for each in phrases if each not in found.where)))

    def _aggregate(self, word: str, inner: exp.Expr, scope: SpokenScope) -> SpokenMeasure:
        inner = bare(inner)
        different = ""
        if isinstance(inner, exp.Distinct):
            inner, different = bare(inner.expressions[0]), "different "
        counted = _counted(inner)
        if counted is not None:
            condition, amount = counted
            where = tuple(self.conditions(condition, scope))
            if isinstance(amount, exp.Literal):
                said = self._share_of_rows(word, where, scope)
                if said is not None:
                    return said
            elif amount is not None:
                return replace(self._aggregate(word, amount, scope), where=where)
        if _is_condition(inner) or self._is_truth(inner, scope):
            said = self._share_of_rows(word, tuple(self.conditions(inner, scope)), scope)
            if said is not None:
                return said
        if word in _OF_DATES and self.is_dated(inner, scope):
            word = _OF_DATES[word]
        if word == "average" and self.is_median(scope):
            word = "median"
        grouped = self._grouped(inner, scope)
        what = different + self._fully(inner, scope)
        return SpokenMeasure(word, f"{what} per {grouped}" if grouped else what)

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
        return listed([self.entity(each, at) for each in group_keys(at)])

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
        return f"of {said}" if _has_sign(node) else said

    def is_dated(self, node: exp.Expr, scope: SpokenScope) -> bool:
        """Whether an expression is a day or a moment."""
        known = self.known(node, scope)
        if known is not None:
            return is_date(known)
        inner = dated(bare(node))
        if isinstance(inner, exp.Column) and isinstance(scope.own_column(inner)[1], exp.Column):
            return is_date(Column(inner.name, ""))
        return False

    def _count(self, node: exp.Count, scope: SpokenScope) -> SpokenMeasure:
        counted = node.this
        if counted is None or isinstance(counted, exp.Star | exp.Literal):
            again = again_for(scope)
            return SpokenMeasure(
                "number of", self.rows(scope), (f"(again for each {one_of(again.noun)})",) if again else ()
            )
        if isinstance(counted, exp.Distinct):
            nouns = [self.entities(each, scope) for each in counted.expressions]
            found = _counted(bare(counted.expressions[0])) if len(nouns) == 1 else None
            if found and found[1] is not None:
                where = tuple(self.conditions(found[0], scope))
                return SpokenMeasure("number of different", self.entities(found[1], scope), where)
            return SpokenMeasure(
                "number of different", listed(nouns) if len(nouns) == 1 else f"pairs of {listed(nouns)}"
            )
        found = _counted(bare(counted))
        if found is not None and found[1] is not None:
            inner = self._count(exp.Count(this=found[1].copy()), scope)
            return replace(inner, where=(*inner.where, *self.conditions(found[0], scope)))
        column = bare(counted)
        if isinstance(column, exp.Column):
            return self._count_of_column(column, scope)
        return SpokenMeasure("number of", f"{self.rows(scope)} with {self.value(counted, scope)}")

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
        part = float(share.name)
        word = "median" if part == 0.5 else f"{100 * part:.6g} % point of"
        return SpokenMeasure(word, self._fully(bare(column), scope))

    # --- nouns for rows

    def rows(self, scope: SpokenScope) -> str:
        """What the rows of FROM are, many of them."""
        subject = subject_of(scope)
        if subject is None:
            nouns = [one.noun if one.name else self._noun_of_query(one) for one in scope.sources.values()]
            nouns = list(dict.fromkeys(each for each in nouns if each))
            return f"rows of {listed(nouns)} together" if len(nouns) > 1 else f"rows of {nouns[0]}" if nouns else "rows"
        if subject.inside is not None:
            return self.rows_of_query(subject.inside)
        return self._many(subject)

    def _many(self, source: SpokenSource) -> str:
        noun = many_of(source.noun) if source.noun else "rows"
        return f"{noun} ({source.name})" if self.detail > 1 and source.name else noun

    def _noun_of_query(self, source: SpokenSource) -> str:
        return self.rows_of_query(source.inside) if source.inside is not None else ""

    def rows_of_query(self, scope: SpokenScope) -> str:
        """What the rows are that a query in FROM gives: those of its own FROM, or its groups."""
        keys = group_keys(scope)
        if keys:
            return listed([many_of(self.entity(each, scope)) for each in keys])
        if scope.tree.args.get("distinct") and scope.tree.expressions:
            return "different " + listed([self.entities(each, scope) for each in scope.tree.expressions])
        return self.rows(scope)

    def entity(self, node: exp.Expr, scope: SpokenScope) -> str:
        """What a value stands for, one of it: a customer for customer_id, a month for the month of a date."""
        node = bare(node)
        if isinstance(node, exp.Column):
            at, own = scope.own_column(node)
            if isinstance(own, exp.Column):
                return self._entity_of(own, at) or self.column(node, scope)
            return self.entity(own, at)
        return self.value(node, scope)

    def _entity_of(self, node: exp.Column, scope: SpokenScope) -> str:
        found = scope.source_of(node)
        source = found[1] if found else None
        if source is None or not source.name:
            return key_noun(node.name)
        if node.name.lower() in primary_keys(source.table) and len(primary_keys(source.table)) == 1:
            return one_of(source.noun)
        for key in source.table.foreign_keys if source.table else ():
            if [each.lower() for each in key.columns] == [node.name.lower()]:
                noun = key_noun(node.name)
                return noun or one_of(table_words(key.ref_table))
        return key_noun(node.name) or (one_of(source.noun) if is_key_like(node.name) else "")

    def entities(self, node: exp.Expr, scope: SpokenScope) -> str:
        """What values stand for, many of them."""
        return many_of(self.entity(node, scope))

    # --- calculations

    def _grain(self, node: exp.Expr, scope: SpokenScope) -> str:
        found = grain_of(node)
        if found is None:
            return ""
        return self.grain_words(*found, scope)

    def grain_words(self, grain: str, of: exp.Expr, scope: SpokenScope) -> str:
        """A part of a date: "month", "month paid" where another date may be meant, "month of ship date"."""
        date_words = self.date_words(of, scope)
        if not date_words:
            return grain
        verb = done(scope.own_column(of)[1].name) if isinstance(of, exp.Column) and not self.detail else ""
        return f"{grain} {verb}" if verb else f"{grain} of {date_words}"

    def date_words(self, node: exp.Expr, scope: SpokenScope) -> str:
        """Which date is meant; "" where it goes without saying: the only one of what is read, or its own."""
        if not isinstance(node, exp.Column):
            return self.value(node, scope)
        at, own = scope.own_column(node)
        if not isinstance(own, exp.Column):
            return self.value(own, at)
        return "" if self.detail == 0 and self.goes_without_saying(own, at) else self.column(own, at)

    def goes_without_saying(self, node: exp.Column, scope: SpokenScope) -> bool:
        """Whether a date is the only one of all that is read, or is named after the rows: order_date of orders."""
        found = scope.source_of(node)
        subject = subject_of(scope)
        if found is None or not found[1].name:
            return False
        own_date = self._is_own_date(node.name, found[1])
        if own_date and (found[1] is subject or len(scope.sources) == 1):
            return True
        if self.schema is None:
            return False
        table = subject.table if subject is not None else None
        if own_date and table is not None and not any(is_date(column) for column in table.columns):
            return True
        tables = [one.table for one in scope.sources.values()]
        dates = [column for table in tables if table for column in table.columns if is_date(column)]
        return len(dates) == 1 and None not in tables and dates[0].name.lower() == node.name.lower()

    def _is_own_date(self, name: str, source: SpokenSource) -> bool:
        """Whether a date is named after the rows of its table."""
        own = words(name).split()
        return own in (["date"], ["day"]) or (
            len(own) == 2 and own[1] in ("date", "day") and own[0] in one_of(source.noun).split()
        )

    def _days_between(self, node: exp.Expr, scope: SpokenScope) -> str:
        unit, factor = "days", 1.0
        inner = node
        if isinstance(node, exp.Mul | exp.Div) and isinstance(node.expression, exp.Literal):
            factor, inner = _number(node.expression), bare(node.this)
            per = _PER_DAY if isinstance(node, exp.Mul) else _DAYS_PER
            unit = per.get(int(factor), "")
        if isinstance(inner, exp.DateDiff | exp.TimestampDiff | exp.DatetimeDiff):
            named = inner.args.get("unit")
            said = f"{named.name.lower()}s".replace("ss", "s") if named else "days"
            later, earlier = inner.this, inner.expression
        elif isinstance(inner, exp.Sub) and _is_days(inner.this, inner.expression, self, scope):
            said, later, earlier = "days", inner.this, inner.expression
        elif isinstance(inner, exp.Extract) and inner.this.name.upper() in ("EPOCH", "DAY"):
            return self._days_between(bare(inner.expression), scope) if factor in (1.0, 86400.0) else ""
        else:
            return ""
        if not unit:
            return ""
        ends = [self._when(each, scope) for each in (earlier, later)]
        return f"{unit if unit != 'days' else said} from {ends[0]} to {ends[1]}"

    def _when(self, node: exp.Expr, scope: SpokenScope) -> str:
        inner = dated(bare(node))
        if is_now(inner) or isinstance(inner, exp.CurrentDate | exp.CurrentTimestamp):
            return "today"
        return days.said_text(inner.name) if isinstance(inner, exp.Literal) else self.value(inner, scope)

    def _ratio(self, node: exp.Expr, scope: SpokenScope) -> str:
        """One value over another: a share, an amount for each, a change in percent."""
        above, below, constant = factors(node)
        if len(above) != 1 or len(below) != 1 or constant not in (1.0, 100.0):
            return self._share_alone(node, scope)
        percent = ", in percent" if constant == 100.0 else ""
        change = self._relative_change(above[0], below[0], scope)
        if change:
            return change + percent if percent else f"relative {change}"
        top, bottom = self.measure(above[0], scope), self.measure(below[0], scope)
        if bottom is None:
            bottom = self._of_all(below[0], scope)
        if top and bottom and top.same_but_where(bottom) and set(bottom.where) <= set(top.where):
            return _share(top, bottom) + percent
        if top and top.word == "number of" and bottom and bottom.word == "number of" and top.where and percent:
            return f"{top.said} as a percentage of {bottom.said}"
        if bottom and bottom.word.startswith("number of") and not percent:
            noun = one_of(bottom.what)
            said = self.value(above[0], scope)
            return " ".join((said, "per", noun, *bottom.where))
        over, under = self.value(above[0], scope), self.value(below[0], scope)
        return f"{over} as a percentage of {under}" if percent else f"{over} divided by {under}"

    def _share_alone(self, node: exp.Expr, scope: SpokenScope) -> str:
        """A hundred times an average of yes and no."""
        above, below, constant = factors(node)
        if len(above) == 1 and not below and constant == 100.0:
            found = self.measure(above[0], scope)
            if found and found.word == "share of":
                return f"{found.said}, in percent"
            said = self.value(above[0], scope).removeprefix("relative ")
            if said.startswith("change of "):
                return f"{said}, in percent"
            if " divided by " in said or said.startswith("share of"):
                return f"{said}, in percent"
        return ""

    def _of_all(self, node: exp.Expr, scope: SpokenScope) -> SpokenMeasure | None:
        """A total over all rows or groups: SUM(SUM(x)) OVER ()."""
        node = bare(node)
        if not isinstance(node, exp.Window) or node.args.get("order"):
            return None
        inner = bare(node.this)
        found = self.measure(inner, scope)
        if isinstance(inner, exp.Sum) and own_aggregate(inner.this):
            found = self.measure(inner.this, scope)
        elif isinstance(inner, exp.Sum) and isinstance(bare(inner.this), exp.Column):
            found = self.measure(inner.this, scope) or found
        if found is None:
            return None
        each = [self.entity(one, scope) for one in node.args.get("partition_by") or ()]
        return replace(found, where=(*found.where, f"of each {listed(each)}")) if each else found

    def _relative_change(self, above: exp.Expr, below: exp.Expr, scope: SpokenScope) -> str:
        above = bare(above)
        if not isinstance(above, exp.Sub) or bare(above.expression).sql() != bare(below).sql():
            return ""
        return self._change(above, scope) or ""

    def _change(self, node: exp.Expr, scope: SpokenScope) -> str:
        """How a measure went from one set of rows to another, or from the row before."""
        if not isinstance(node, exp.Sub):
            return ""
        later, earlier = bare(node.this), bare(node.expression)
        if _is_one(earlier) and isinstance(later, exp.Div):
            said = self._change(exp.Sub(this=later.this.copy(), expression=later.expression.copy()), scope)
            return f"relative {said}" if said else ""
        if isinstance(earlier, exp.Window) and isinstance(earlier.this, exp.Lag):
            return self._change_from_before(later, earlier, scope)
        new, old = self.measure(later, scope), self.measure(earlier, scope)
        if new is None or old is None or not new.same_but_where(old):
            return ""
        own, others = (
            [one for one in each.where if one not in other.where] for each, other in ((new, old), (old, new))
        )
        shared = [one for one in new.where if one in old.where]
        if not own and not others:
            return ""
        what = new.what if new.word in ("total", "number of") else f"{new.word} {new.what}"
        noun = f"number of {what}" if new.word == "number of" else what
        periods = [days.bare(each[0]) if len(each) == 1 else "" for each in (others, own)]
        if all(periods):
            first = _without_same_year(*periods)
            return " ".join((f"change of {noun} from {first} to {periods[1]}", *shared))
        return f"{new.said} minus {' '.join(others) or 'the same of all'}"

    def _change_from_before(self, later: exp.Expr, earlier: exp.Window, scope: SpokenScope) -> str:
        said = self.value(later, scope).removeprefix("total ")
        order = earlier.args.get("order")
        key = self.value(order.expressions[0].this, scope) if order else "row"
        back = earlier.this.args.get("offset")
        steps = back.name if isinstance(back, exp.Literal) else "1"
        return f"change of {said} from {_before(key, steps)}"

    def _window(self, node: exp.Expr, scope: SpokenScope) -> str:
        if not isinstance(node, exp.Window):
            return ""
        inner = bare(node.this)
        order = node.args.get("order")
        within = [self.entity(each, scope) for each in node.args.get("partition_by") or ()]
        each = f" within each {listed(within)}" if within else ""
        key = self.ordered_by(order, scope) if order else ""
        if isinstance(inner, exp.RowNumber | exp.Rank | exp.DenseRank):
            return f"rank{each} by {key}" if key else f"number of the row{each}"
        if isinstance(inner, exp.Lag | exp.Lead):
            first = self.value(order.expressions[0].this, scope) if order else "row"
            where = _before(first, _steps(inner)) if isinstance(inner, exp.Lag) else _after(first, _steps(inner))
            return f"{self.value(inner.this, scope)} of {where}{each}"
        if isinstance(inner, exp.FirstValue | exp.LastValue):
            word = "first" if isinstance(inner, exp.FirstValue) else "last"
            return f"{word} {self.value(inner.this, scope)}{each}" + (f" by {key}" if key else "")
        if isinstance(inner, exp.Ntile):
            return f"which of {inner.this.name} equal parts{each}" + (f" by {key}" if key else "")
        if isinstance(inner, exp.PercentRank | exp.CumeDist):
            return f"relative rank{each}" + (f" by {key}" if key else "")
        return self._running(node, inner, scope, each, key)

    def _running(self, node: exp.Window, inner: exp.Expr, scope: SpokenScope, each: str, key: str) -> str:
        """An aggregate over other rows: of a group, all up to this one, or the last few."""
        nested = inner.this if isinstance(inner, exp.Sum) and isinstance(inner.this, exp.Expr) else None
        found = self.measure(nested, scope) if nested is not None and own_aggregate(nested) else None
        found = found or self.measure(inner, scope)
        if found is None:
            return ""
        if not key:
            return f"{found.said} of all" if not each else f"{found.said}{each}"
        spec = node.args.get("spec")
        start = spec.args.get("start") if spec else None
        if isinstance(start, exp.Literal):
            size = int(start.name) + 1
            return f"moving {found.said} over {size} {many_of(_key_noun(key))}{each}"
        word = "running total of" if found.word in ("total", "number of") else "running"
        said = found.said.removeprefix("total ") if found.word == "total" else found.said
        return f"{word} {said}{each} by {key}"

    def ordered_by(self, order: exp.Expr, scope: SpokenScope) -> str:
        """What orders rows, the first keys first."""
        said = []
        for item in order.expressions:
            value = self.value(item.this, scope)
            if isinstance(bare(item.this), exp.Literal):
                continue
            said.append(f"{value}, {self.first_word(item, scope)} first" if item.args.get("desc") else value)
        return " then ".join(said)

    def first_word(self, item: exp.Expr, scope: SpokenScope) -> str:
        """Which come first: "highest", "latest", "lowest", "earliest"; of texts "last" and "first"."""
        falling = bool(item.args.get("desc"))
        node = bare(item.this)
        if self.is_dated(node, scope) or grain_of(node) or self._is_date_measure(node, scope):
            return "latest" if falling else "earliest"
        return "highest" if falling else "lowest"

    def _is_date_measure(self, node: exp.Expr, scope: SpokenScope) -> bool:
        found = self.measure(node, scope)
        return found is not None and found.word in _OF_DATES.values()

    def _arithmetic(self, node: exp.Expr, scope: SpokenScope) -> str:
        for kind, word in _SIGNS:
            if isinstance(node, kind):
                left, right = (self._operand(each, scope, node) for each in (node.this, node.expression))
                return f"{left} {word} {right}"
        return ""

    def _operand(self, node: exp.Expr, scope: SpokenScope, around: exp.Expr) -> str:
        said = self.value(node, scope)
        inner = bare(node)
        lower = isinstance(around, exp.Mul | exp.Div) and isinstance(inner, exp.Add | exp.Sub)
        right = isinstance(around, exp.Sub | exp.Div) and around.expression is node and _has_sign(inner)
        return f"({said})" if lower or right else said

    def cases(self, node: exp.Expr, scope: SpokenScope) -> str:
        """One value for some rows, another for others."""
        if isinstance(node, exp.If):
            whens, default = [node], node.args.get("false")
        else:
            whens, default = node.args["ifs"], node.args.get("default")
        said = []
        for each in whens[:6]:
            condition = each.this
            if isinstance(node, exp.Case) and node.this is not None:
                condition = exp.EQ(this=node.this.copy(), expression=each.this.copy())
            result = each.args.get("true")
            phrases = " and ".join(self.conditions(condition, scope)) or "always"
            said.append(f"{self.value(result or exp.Null(), scope)} for those {phrases}")
        if len(whens) > 6:
            said.append(f"{len(whens) - 6} more cases")
        if default is not None and not isinstance(default, exp.Null):
            said.append(f"otherwise {self.value(default, scope)}")
        return ", ".join(said)

    def amount(self, node: exp.Expr, beside: exp.Expr, scope: SpokenScope) -> str:
        """A value that is compared with another: numbers with what they are counted in, days as people write them."""
        inner = bare(node)
        if isinstance(inner, exp.Literal) and not inner.is_string:
            unit = unit_of(self.known(beside, scope)) or self._unit_of_measure(beside, scope)
            said = plain_number(inner.name, beside)
            return f"{said} %" if unit == "percent" else f"{said} {unit}".strip()
        return self.value(node, scope)

    def _unit_of_measure(self, node: exp.Expr, scope: SpokenScope) -> str:
        inner = bare(node)
        if isinstance(inner, exp.Sum | exp.Avg | exp.Max | exp.Min | exp.Median):
            return unit_of(self.known(inner.this, scope))
        if isinstance(inner, exp.Column):
            at, own = scope.own_column(inner)
            return "" if at is scope or isinstance(own, exp.Column) else self._unit_of_measure(own, at)
        return ""


# --- trees -----------------------------------------------------------------------------------------


def bare(node: exp.Expr) -> exp.Expr:
    """An expression without what does not change its meaning: brackets, names, rounding, casts to numbers, guards
    against division by nothing, texts in upper case."""
    while True:
        if (
            isinstance(node, _MEANING_ALIKE)
            or (isinstance(node, exp.Cast | exp.TryCast) and node.to.this not in exp.DataType.TEMPORAL_TYPES)
            or (isinstance(node, exp.Coalesce) and all(_is_nothing(each) for each in node.expressions))
        ):
            node = node.this
        elif isinstance(node, exp.Mul) and any(_is_one(each) for each in (node.this, node.expression)):
            node = node.expression if _is_one(node.this) else node.this
        elif (isinstance(node, exp.Div) and _is_one(node.expression)) or (
            isinstance(node, exp.Add | exp.Sub) and _is_nothing(node.expression)
        ):
            node = node.this
        elif (
            isinstance(node, exp.Anonymous) and node.name.lower() in ("printf", "format") and len(node.expressions) == 2
        ):
            node = node.expressions[1]
        else:
            return node


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


def listed(items: list[str]) -> str:
    """Things in a row: "a, b and c"."""
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1] if items else ""


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


def with_noun(said: str, source: SpokenSource) -> str:
    """A column with the noun of its table, unless that is in it already."""
    noun = one_of(source.noun)
    if not noun or set(noun.split()) & set(said.split()):
        return said
    return f"{noun} {said}"


def is_now(node: exp.Expr) -> bool:
    """Whether an expression is the present day or moment."""
    inner = dated(node)
    return (isinstance(inner, exp.Literal) and inner.name.lower() == "now") or isinstance(
        inner, exp.CurrentDate | exp.CurrentTimestamp
    )


def _is_one(node: exp.Expr) -> bool:
    return isinstance(node, exp.Literal) and not node.is_string and _number(node) == 1.0


def _is_nothing(node: exp.Expr) -> bool:
    return isinstance(node, exp.Literal) and (node.name == "" if node.is_string else _number(node) == 0.0)


def _number(node: exp.Expr) -> float:
    try:
        return float(node.name)
    except ValueError:
        return float("nan")


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
            constant *= _number(each) if up else 1 / (_number(each) or float("nan"))
        else:
            (above if up else below).append(each)
    return above, below, round(constant, 9)


def _counted(node: exp.Expr) -> tuple[exp.Expr, exp.Expr | None] | None:
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
    if default is not None and not isinstance(default, exp.Null) and not _is_nothing(default):
        return None
    inner = bare(amount) if amount is not None else None
    if isinstance(inner, exp.Literal) and not inner.is_string and _number(inner) != 1.0:
        return None
    return condition, inner


def _placed(made: exp.Expr, beside: exp.Expr) -> exp.Expr:
    made.parent = beside.parent
    return made


def _is_condition(node: exp.Expr) -> bool:
    return isinstance(node, exp.Predicate | exp.And | exp.Or | exp.Not) and not isinstance(node, exp.Exists)


def _is_days(later: exp.Expr, earlier: exp.Expr, say: Values, scope: SpokenScope) -> bool:
    """Whether both sides of a difference are days or moments."""
    both = (bare(later), bare(earlier))
    return all(
        is_now(each) or dated(each) is not each or say.is_dated(each, scope) or _is_day(each) for each in both
    ) and any(not _is_day(each) for each in both)


def _is_day(node: exp.Expr) -> bool:
    return isinstance(node, exp.Literal) and node.is_string and days.span_of(node.name) is not None


def _share(top: SpokenMeasure, bottom: SpokenMeasure) -> str:
    what = top.what if top.word == "number of" else f"{top.word} {top.what}"
    shared = [one for one in top.where if one in bottom.where]
    own = [one for one in top.where if one not in bottom.where]
    rest = [one for one in bottom.where if one not in top.where]
    if not own and not rest:
        return " ".join(("each group's share of", what, *shared))
    return " ".join(("share of", what, *shared, *rest, *own))


def _without_same_year(first: str, second: str) -> str:
    """The first of two months of a year without the year."""
    head, _, year = first.rpartition(" ")
    return head if head and second.endswith(f" {year}") else first


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


def _has_sign(node: exp.Expr) -> bool:
    return isinstance(bare(node), exp.Add | exp.Sub | exp.Mul | exp.Div)


def _steps(node: exp.Expr) -> str:
    back = node.args.get("offset")
    return back.name if isinstance(back, exp.Literal) else "1"


def _key_noun(key: str) -> str:
    return key.split(",")[0].split(" of ")[0].split(" then ")[0]


def _before(key: str, steps: str) -> str:
    noun = _key_noun(key)
    return f"the {noun} before" if steps == "1" else f"{steps} {many_of(noun)} before"


def _after(key: str, steps: str) -> str:
    noun = _key_noun(key)
    return f"the {noun} after" if steps == "1" else f"{steps} {many_of(noun)} after"
