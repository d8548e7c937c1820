"""Any expression in words; what has none is said as what it is calculated from."""

from __future__ import annotations

from sqlglot import exp

from reliability.sql.ages import age_of, is_birth
from reliability.sql.reading.calculations import SpokenCalculations
from reliability.sql.reading.grains import grain_of, pieces
from reliability.sql.reading.nouns import listed, unit_of
from reliability.sql.reading.scopes import SpokenScope
from reliability.sql.reading.trees import bare, is_now, literal, plain_number
from reliability.words import words


class SpokenValues(SpokenCalculations):
    """Says expressions."""

    def value(self, node: exp.Expr, scope: SpokenScope) -> str:
        """An expression."""
        node = bare(node)
        if isinstance(node, exp.Column):
            return self.column(node, scope)
        measure = self.measure(node, scope)
        if measure is not None:
            return measure.said
        for say in (
            self._age,
            self._grain,
            self._days_between,
            self._ratio,
            self._change,
            self._window,
            self._arithmetic,
        ):
            said = say(node, scope)
            if said:
                return said
        return self._other(node, scope)

    def _age(self, node: exp.Expr, scope: SpokenScope) -> str:
        """ "Age in whole years on 29 November 2026"."""
        found = age_of(node)
        if found is None:
            return ""
        if is_birth(found[0]):
            return f"age in whole years on {found[1]}"
        return f"whole years from {self.value(found[0], scope)} to {found[1]}"

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
