"""Calculations in words: shares, changes, days between, ranks and other windows."""

from __future__ import annotations

from dataclasses import replace

from sqlglot import exp

from reliability.guard.dialects.registry import rules_of
from reliability.sql.reading import days
from reliability.sql.reading.grains import dated, grain_of
from reliability.sql.reading.measures import OF_DATES, SpokenMeasure, SpokenMeasures
from reliability.sql.reading.nouns import listed
from reliability.sql.reading.scopes import SpokenScope, own_aggregate
from reliability.sql.reading.trees import bare, factors, group_keys, has_sign, is_now, is_one, number_of, plain_number
from reliability.words import many_of, one_of

_SIGNS: tuple[tuple[type[exp.Expr], str], ...] = (
    (exp.Add, "plus"),
    (exp.Sub, "minus"),
    (exp.Mul, "times"),
    (exp.Div, "divided by"),
    (exp.IntDiv, "divided by"),
    (exp.Mod, "modulo"),
)
_TURNED_INTO: dict[tuple[str, type[exp.Expr]], dict[int, str]] = {
    ("days", exp.Mul): {24: "hours", 1440: "minutes", 86400: "seconds"},
    ("days", exp.Div): {7: "weeks", 30: "months", 365: "years"},
    ("seconds", exp.Div): {1: "seconds", 60: "minutes", 3600: "hours", 86400: "days"},
}
"""What a stretch of time is counted in that is multiplied, or divided, by a number."""


class SpokenCalculations(SpokenMeasures):
    """Says what is calculated from measures and days."""

    def _days_between(self, node: exp.Expr, scope: SpokenScope) -> str:
        by = (
            node.expression
            if isinstance(node, exp.Mul | exp.Div) and isinstance(node.expression, exp.Literal)
            else None
        )
        found = self._time_between(node if by is None else bare(node.this), scope)
        if found is None:
            return ""
        unit, earlier, later = found
        unit = unit if by is None else _TURNED_INTO.get((unit, type(node)), {}).get(int(number_of(by)), "")
        return f"{unit} from {self._when(earlier, scope)} to {self._when(later, scope)}" if unit else ""

    def _time_between(self, node: exp.Expr, scope: SpokenScope) -> tuple[str, exp.Expr, exp.Expr] | None:
        """What a stretch of time is counted in, and its two ends; None for any other expression."""
        if isinstance(node, exp.DateDiff | exp.TimestampDiff | exp.DatetimeDiff):
            named = node.args.get("unit")
            return f"{named.name.lower()}s".replace("ss", "s") if named else "days", node.expression, node.this
        if isinstance(node, exp.Sub) and _is_days(node.this, node.expression, self, scope):
            counted = {_counted_in(each) for each in (node.this, node.expression)}
            if counted == {"unixepoch"}:
                return "seconds", node.expression, node.this
            of_texts = self.dialect is not None and not rules_of(self.dialect).days_subtract
            whole = counted == {"julianday"} if of_texts else "unixepoch" not in counted
            return ("days", node.expression, node.this) if whole else None
        if isinstance(node, exp.Extract) and node.this.name.upper() in ("EPOCH", "DAY"):
            found = self._time_between(bare(node.expression), scope)
            if found is not None and found[0] == "days":
                return "seconds" if node.this.name.upper() == "EPOCH" else "days", *found[1:]
        return None

    def _when(self, node: exp.Expr, scope: SpokenScope) -> str:
        inner = dated(bare(node))
        if is_now(inner) or isinstance(inner, exp.CurrentDate | exp.CurrentTimestamp):
            return "today"
        if _of_another_row(inner) is not None:
            return self._beside(inner, self._when(inner.this.this, scope), scope)
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
        alike = top and bottom and top.same_but_where(bottom) and set(bottom.where) <= set(top.where)
        if top and bottom and alike and (top.where != bottom.where or group_keys(scope)):
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
        if is_one(earlier) and isinstance(later, exp.Div):
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
        said, order = self.value(later, scope), earlier.args.get("order")
        if said != self.value(earlier.this.this, scope) or _falls(order):
            return ""
        said = said.removeprefix("total ")
        key = self.value(order.expressions[0].this, scope) if order else "row"
        back = earlier.this.args.get("offset")
        steps = back.name if isinstance(back, exp.Literal) else "1"
        return f"change of {said} from {_before(key, steps)}"

    def _arithmetic(self, node: exp.Expr, scope: SpokenScope) -> str:
        for kind, word in _SIGNS:
            if isinstance(node, kind):
                left, right = (self._operand(each, scope, node) for each in (node.this, node.expression))
                return f"{left} {word} {right}"
        return ""

    def _operand(self, node: exp.Expr, scope: SpokenScope, around: exp.Expr) -> str:
        inner, other = bare(node), around.expression if around.this is node else around.this
        number = isinstance(inner, exp.Literal) and not inner.is_string and isinstance(around, exp.Add | exp.Sub)
        said = plain_number(inner.name, other) if number else self.value(node, scope)
        lower = isinstance(around, exp.Mul | exp.Div) and isinstance(inner, exp.Add | exp.Sub)
        right = isinstance(around, exp.Sub | exp.Div) and around.expression is node and has_sign(inner)
        return f"({said})" if lower or right else said

    # --- windows

    def _window(self, node: exp.Expr, scope: SpokenScope) -> str:
        if not isinstance(node, exp.Window):
            return ""
        inner = bare(node.this)
        order = node.args.get("order")
        each = self._within(node, scope)
        key = self.ordered_by(order, scope) if order else ""
        if isinstance(inner, exp.RowNumber | exp.Rank | exp.DenseRank):
            return f"rank{each} by {key}" if key else f"number of the row{each}"
        if isinstance(inner, exp.Lag | exp.Lead):
            return self._beside(node, self.value(inner.this, scope), scope)
        if isinstance(inner, exp.FirstValue | exp.LastValue):
            word = "first" if isinstance(inner, exp.FirstValue) else "last"
            if key and _frame(node)[word == "last"] != "UNBOUNDED":
                return ""  # of the rows up to this one, the last is this one
            return f"{word} {self.value(inner.this, scope)}{each}" + (f" by {key}" if key else "")
        if isinstance(inner, exp.Ntile):
            return f"which of {inner.this.name} equal parts{each}" + (f" by {key}" if key else "")
        if isinstance(inner, exp.PercentRank | exp.CumeDist):
            return f"relative rank{each}" + (f" by {key}" if key else "")
        return self._running(node, inner, scope, each, key)

    def _within(self, node: exp.Expr, scope: SpokenScope) -> str:
        within = [self.entity(each, scope) for each in node.args.get("partition_by") or ()]
        return f" within each {listed(within)}" if within else ""

    def _beside(self, node: exp.Expr, said: str, scope: SpokenScope) -> str:
        """What is said of a row, of the one before or after it."""
        inner, order = bare(node.this), node.args.get("order")
        first = self.value(order.expressions[0].this, scope) if order else "row"
        back = isinstance(inner, exp.Lag) is not _falls(order)
        where = _before(first, _steps(inner)) if back else _after(first, _steps(inner))
        return f"{said} of {where}{self._within(node, scope)}"

    def _running(self, node: exp.Window, inner: exp.Expr, scope: SpokenScope, each: str, key: str) -> str:
        """An aggregate over other rows: of a group, all up to this one, or the last few."""
        nested = inner.this if isinstance(inner, exp.Sum) and isinstance(inner.this, exp.Expr) else None
        found = self.measure(nested, scope) if nested is not None and own_aggregate(nested) else None
        found = found or self.measure(inner, scope)
        if found is None:
            return ""
        start, end = _frame(node)
        if not key or (start, end) == ("UNBOUNDED", "UNBOUNDED"):
            return f"{found.said} of all" if not each else f"{found.said}{each}"
        if end != "CURRENT ROW" or not (start == "UNBOUNDED" or isinstance(start, exp.Literal)):
            return ""
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
        return found is not None and found.word in OF_DATES.values()


def _falls(order: exp.Expr | None) -> bool:
    """Whether rows are ordered from the last to the first."""
    return order is not None and bool(order.expressions[0].args.get("desc"))


def _frame(node: exp.Window) -> tuple[object, object]:
    """From which row up to which a window goes: "UNBOUNDED", "CURRENT ROW", or how many rows before; None for any
    other."""
    spec = node.args.get("spec")
    if spec is None:
        return "UNBOUNDED", "CURRENT ROW"
    sides = []
    for side, direction in (("start", "PRECEDING"), ("end", "FOLLOWING")):
        bound = spec.args.get(side) or "CURRENT ROW"
        toward = str(spec.args.get(f"{side}_side") or direction).upper()
        sides.append((bound.upper() if isinstance(bound, str) else bound) if toward == direction else None)
    return (None, None) if spec.args.get("exclude") else (sides[0], sides[1])


def _of_another_row(node: exp.Expr) -> exp.Expr | None:
    """What a window takes of the row before or after; None for any other expression."""
    taken = node.this if isinstance(node, exp.Window) else None
    return taken.this if isinstance(taken, exp.Lag | exp.Lead) else None


def _counted_in(node: exp.Expr) -> str:
    """The function that makes a number of a day, maybe that of the row before or after; "" for any other expression."""
    inner = bare(node)
    inner = bare(_of_another_row(inner) or inner)
    return inner.name.lower() if isinstance(inner, exp.Anonymous) else ""


def _is_days(later: exp.Expr, earlier: exp.Expr, say: SpokenCalculations, scope: SpokenScope) -> bool:
    """Whether both sides of a difference are days or moments, one of them maybe that of the row before or after."""
    both = [bare(later), bare(earlier)]
    other_row = [_of_another_row(each) for each in both]
    for place, taken in enumerate(other_row):
        if taken is not None and dated(bare(taken)) == dated(both[1 - place]):
            both[place] = bare(taken)
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


def _steps(node: exp.Expr) -> str:
    back = node.args.get("offset")
    return back.name if isinstance(back, exp.Literal) else "1"


_PERIODS = frozenset(("day", "week", "month", "quarter", "year"))


def _key_noun(key: str) -> str:
    noun = key.split(",")[0].split(" of ")[0].split(" then ")[0]
    first = noun.partition(" ")[0]
    return first if first in _PERIODS else noun  # "the month before", of "month ordered"


def _before(key: str, steps: str) -> str:
    noun = _key_noun(key)
    return f"the {noun} before" if steps == "1" else f"{steps} {many_of(noun)} before"


def _after(key: str, steps: str) -> str:
    noun = _key_noun(key)
    return f"the {noun} after" if steps == "1" else f"{steps} {many_of(noun)} after"
