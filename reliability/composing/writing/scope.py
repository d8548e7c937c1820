"""One SELECT's rows: a table, what its keys join to it, values of the joined rows, and conditions on them.

What is reached by going up keys is joined and repeats no row. What lies down a key, on the many side, is looked for
with EXISTS: conditions on it choose rows and never multiply them. Conditions on the same many side are about one and
the same related row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date, timedelta

from reliability.composing.frame import (
    AllOf,
    Between,
    Change,
    Computed,
    Condition,
    Expression,
    Filter,
    Frame,
    Gap,
    Growth,
    Measure,
    NotComposable,
    Number,
    Of,
    OfEach,
    Ratio,
    Related,
    Value,
)
from reliability.composing.writing.spelling import (
    Kind,
    as_date,
    day_literal,
    is_a_date,
    kind_of,
    lies_in_order,
    literal,
    number_text,
    quoted,
    quoted_table,
    shown,
    spelling_of,
    text_literal,
)
from reliability.composing.writing.ways import Key, Keys, Way
from reliability.values import Cell, Column, Element, Schema, Table

MAX_DEPTH, MAX_VALUES = 6, 1_000
_SIGNS = ("=", "<>", "<", "<=", ">", ">=")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")


class JoinScope:
    """The rows of `table` in one SELECT. `outer` is the SELECT in which it stands as a correlated subquery."""

    def __init__(
        self,
        keys: Keys,
        table: str,
        subject: str,
        scalar: Callable[[Number | Frame], str],
        outer: JoinScope | None = None,
    ) -> None:
        self.keys, self.subject, self.scalar, self.outer = keys, subject, scalar, outer
        self.schema: Schema = keys.schema
        self.spelling = spelling_of(self.schema.dialect)
        self.table = table_of(self.schema, table)
        self._names: list[str] = []
        self._joined: dict[Way, str] = {}
        self._left: set[Way] = set()
        self._keeps_rows = False
        self._joined[()] = self._new_name(self.table.name)
        self._from = [self._written(self.table.name, self._joined[()])]
        if outer is not None and outer._depth() >= MAX_DEPTH:
            raise NotComposable("The conditions are nested too deeply.")

    # --- FROM ----------------------------------------------------------------------------------------

    @property
    def source(self) -> str:
        """What stands after FROM, as joined so far."""
        return " ".join(self._from)

    def join(self, way: Way, left: bool = False) -> str:
        """The alias of what a way up leads to. `left`: rows that refer to nothing stay."""
        for length in range(1, len(way) + 1):
            part = way[:length]
            if part in self._joined:
                continue
            key, below = part[-1], self._joined[part[:-1]]
            outer_join = part[:-1] in self._left or ((left or self._keeps_rows) and self._nullable(key))
            alias = self._new_name(key.ref_table, key)
            self._joined[part] = alias
            if outer_join:
                self._left.add(part)
            pairs = zip(key.ref_columns, key.columns, strict=True)
            on = " AND ".join(f"{alias}.{quoted(theirs)} = {below}.{quoted(mine)}" for theirs, mine in pairs)
            word = "LEFT JOIN" if outer_join else "JOIN"
            self._from.append(f"{word} {self._written(key.ref_table, alias)} ON {on}")
        return self._joined[way]

    def has_joined(self, key: Element) -> bool:
        """Do all these rows have the row that a key column of theirs leads to?"""
        return any(len(way) == 1 and key in way[0].elements and way not in self._left for way in self._joined)

    @contextmanager
    def keeping_rows(self) -> Iterator[None]:
        """What is joined meanwhile drops no rows that refer to nothing: values of one number, or one of several
        conditions, must not choose the rows of another."""
        before, self._keeps_rows = self._keeps_rows, True
        try:
            yield
        finally:
            self._keeps_rows = before

    def _nullable(self, key: Key) -> bool:
        columns = (table_of(self.schema, key.table).column(name) for name in key.columns)
        return any(column is not None and column.nullable for column in columns)

    def _written(self, table: str, alias: str) -> str:
        name = quoted_table(table)
        return name if name == alias else f"{name} AS {alias}"

    def _depth(self) -> int:
        return 1 + (self.outer._depth() if self.outer else 0)

    def _taken(self) -> set[str]:
        return {name.lower() for name in self._names} | (self.outer._taken() if self.outer else set())

    def _new_name(self, table: str, key: Key | None = None) -> str:
        plain, taken = table.rsplit(".", 1)[-1], self._taken()
        choices = [plain]
        if key is not None:
            role = re.sub(r"_?(id|no|nr|key|code)$", "", key.columns[0], flags=re.IGNORECASE)
            choices += [role] if role and self.schema.table(role) is None else []
        choices += [f"{plain}_{number}" for number in range(2, 30)]
        name = next((each for each in choices if each.lower() not in taken), None)
        if name is None:
            raise NotComposable("One table would be joined too many times.")
        self._names.append(name)
        return quoted(name)

    # --- values --------------------------------------------------------------------------------------

    def way_to(self, element: Element, through: Element | None = None) -> Way | None:
        """The way up from this table to an element's, None where there is none."""
        return self.keys.way_up(self.table.name, element.table, through)

    def reaches(self, nodes: Iterable[Of]) -> bool:
        """Are the tables of all these columns reached by going up?"""
        return all(self.way_to(node.column, node.through) is not None for node in nodes)

    def column(self, of: Of, left: bool = False) -> str:
        """A column's value in these rows; the key that refers to it, where that is the same."""
        column = column_of(self.schema, of.column)
        way = self.way_to(of.column, of.through)
        if way is None:
            raise NotComposable(f"No key leads from {self.table.name} to {of.column.table}.")
        if way and column.name in way[-1].ref_columns:
            mine = way[-1].columns[way[-1].ref_columns.index(column.name)]
            return f"{self.join(way[:-1], left)}.{quoted(mine)}"
        return f"{self.join(way, left)}.{quoted(column.name)}"

    def value(self, expression: Expression, left: bool = False) -> str:
        """An expression over these rows."""
        if isinstance(expression, Of):
            return self._graded(expression, left)
        if isinstance(expression, Value):
            return constant(expression.value)
        if isinstance(expression, Between):
            exact = expression.unit != "day"
            ends = [self._day(end, left, exact) for end in (expression.earlier, expression.later)]
            written = self.spelling.exact[expression.unit] if exact else self.spelling.days
            return written.format(a=ends[0], b=ends[1])
        if isinstance(expression, Gap):
            return self._gap(expression, left)
        return self._computed(expression, left)

    def _gap(self, gap: Gap, left: bool) -> str:
        """The time since the row before."""
        exact = gap.unit != "day"
        day = self._day(gap.of, left, exact)
        before = f"LAG({day}) OVER ({self.in_order(gap, left)})"
        return (self.spelling.exact[gap.unit] if exact else self.spelling.days).format(a=before, b=day)

    def in_order(self, gap: Gap, left: bool = False) -> str:
        """The order in which rows follow one another, among those of the same owner."""
        partition = f"PARTITION BY {self.value(gap.each, left)} " if gap.each is not None else ""
        return f"{partition}ORDER BY {self.column(Of(gap.of), left)}"

    def _computed(self, expression: Computed, left: bool) -> str:
        sides = [self.value(side, left) for side in (expression.left, expression.right)]
        for place, side in enumerate((expression.left, expression.right)):
            binds = isinstance(side, Computed) and _binds(side.operator, expression.operator, place == 0)
            if isinstance(side, Computed | Between) and not binds:
                sides[place] = f"({sides[place]})"
        if expression.operator == "/":
            never_zero = isinstance(expression.right, Value) and bool(expression.right.value)
            return self.divided(sides[0], sides[1], whole=True, never_zero=never_zero)
        return f"{sides[0]} {expression.operator} {sides[1]}"

    def divided(self, above: str, below: str, whole: bool, never_zero: bool = False) -> str:
        """One number by another, exact, NULL where the other is 0. `whole`: both may be whole numbers."""
        exact = "1.0 * " if whole and self.spelling.division == "whole" else ""
        if self.spelling.zero_is_null or never_zero:
            return f"{exact}{above} / {below}"
        return f"{exact}{above} / NULLIF({below}, 0)"

    def _graded(self, of: Of, left: bool) -> str:
        text, column = self.column(of, left), column_of(self.schema, of.column)
        kind = kind_of(column)
        if of.age_on is not None:
            return self._age(of, text, column)
        if of.grain is None or (of.grain == "day" and is_a_date(column)):
            return shown(text, column, self.schema.dialect)
        if kind == "whole" and of.grain == "year":
            return text
        self._check_dated(column, of)
        return self.spelling.grains[of.grain].format(c=as_date(text, column, self.schema.dialect))

    def _age(self, of: Of, text: str, column: Column) -> str:
        """The whole years from a date to a day."""
        if kind_of(column) not in ("date", "time", "text") or of.age_on is None:
            raise NotComposable(f"{of.column} is no date.")
        born = as_date(text, column, self.schema.dialect)
        day = f"{of.age_on:%Y-%m-%d}"
        return self.spelling.age.format(c=born, day=day, number=day.replace("-", ""))

    def weekday_number(self, of: Of) -> str:
        """What orders weekdays as the week does."""
        column = column_of(self.schema, of.column)
        self._check_dated(column, of)
        return self.spelling.weekday_number.format(c=as_date(self.column(of), column, self.schema.dialect))

    def _check_dated(self, column: Column, of: Of) -> None:
        kind = kind_of(column)
        if kind not in ("date", "time", "text") or (of.grain == "hour" and kind == "date"):
            raise NotComposable(f"{of.column} has no {of.grain}.")

    def _day(self, end: Element | Value, left: bool, exact: bool = False) -> str:
        """A day, or `exact` the moment, from or to which is counted."""
        if isinstance(end, Value):
            if not isinstance(end.value, str) or not _DAY.match(end.value):
                raise NotComposable("Days are counted to what is no day.")
            return self.spelling.day.format(c=text_literal(end.value)) if self.spelling.booleans else f"'{end.value}'"
        column = column_of(self.schema, end)
        if kind_of(column) not in ("date", "time", "text"):
            raise NotComposable(f"{end} is no date.")
        text = self.column(Of(end), left)
        if is_a_date(column):
            return text
        dialect = self.schema.dialect
        return as_date(text, column, dialect) if exact else self.spelling.day.format(c=shown(text, column, dialect))

    def kind(self, expression: Expression) -> Kind:
        """What an expression's values are."""
        if isinstance(expression, Of):
            if expression.age_on is not None:
                return "whole"
            if expression.grain is None:
                return kind_of(column_of(self.schema, expression.column))
            return {"year": "whole", "hour": "whole", "day": "date", "week": "date"}.get(expression.grain, "text")
        if isinstance(expression, Value):
            return "number" if isinstance(expression.value, int | float) else "text"
        if isinstance(expression, Between):
            return "whole" if expression.unit == "day" else "number"
        if isinstance(expression, Gap):
            return "number"
        kinds = {self.kind(expression.left), self.kind(expression.right)}
        return "whole" if kinds == {"whole"} and expression.operator != "/" else "number"

    # --- conditions ----------------------------------------------------------------------------------

    def filters(self, filters: Sequence[Filter]) -> list[str]:
        """Conditions that all hold for the wanted rows; each may stand beside AND as it is."""
        texts: list[str] = []
        far: dict[tuple[Way, Key], list[tuple[Way, Filter]]] = {}
        for each in filters:
            if isinstance(each, Condition) and not self.reaches(columns_of(each)):
                up, down = self._way_down(each)
                if (up, down[0]) not in far:
                    far[up, down[0]] = []
                    texts.append("")
                far[up, down[0]].append((down, each))
            else:
                texts.append(self._near(each))
        waiting = iter([self._exists(up, _meet(list(found)), [f for _, f in found]) for (up, _), found in far.items()])
        return [text or next(waiting) for text in texts]

    def _near(self, each: Filter) -> str:
        if isinstance(each, Condition):
            return self._condition(each)
        if isinstance(each, Related):
            return self._related(each)
        if not each.filters:
            raise NotComposable("There is a choice of conditions without any.")
        if isinstance(each, AllOf):
            return " AND ".join(self.filters(each.filters))
        with self.keeping_rows():
            texts = [" AND ".join(self.filters([one])) for one in each.filters]
        parts = [f"({text})" if " AND " in text or " OR " in text else text for text in texts]
        return f"({' OR '.join(parts)})" if len(parts) > 1 else parts[0]

    def _way_down(self, each: Condition) -> tuple[Way, Way]:
        node = next(n for n in columns_of(each) if self.way_to(n.column, n.through) is None)
        way = self.keys.way(self.table.name, node.column.table, node.through)
        if way is None:
            raise NotComposable(f"No key joins {self.table.name} and {node.column.table}.")
        return way

    def _exists(self, up: Way, down: Way, filters: Sequence[Filter], each: Related | None = None) -> str:
        """Is there a row down these keys for which the filters hold? `each` says of which table, and whether never."""
        if up and up[-1].ref_columns == down[0].ref_columns:
            above, columns = self.join(up[:-1], left=True), up[-1].columns
        else:
            above, columns = self.join(up, left=True), down[0].ref_columns
        child = JoinScope(self.keys, down[-1].table, self.subject, self.scalar, self)  # named apart from what is joined
        top = child.join(tuple(reversed(down[1:])))
        if each is not None:
            child.join(self.keys.way_up(child.table.name, each.table) or ())
        pairs = zip(down[0].columns, columns, strict=True)
        where = [f"{top}.{quoted(theirs)} = {above}.{quoted(mine)}" for theirs, mine in pairs]
        where += child.filters(filters)
        if each is not None and each.times is not None:
            sign, number = each.times
            if sign not in _SIGNS or each.never:
                raise NotComposable("Related rows are counted in a way that is not known.")
            return f"(SELECT COUNT(*) FROM {child.source} WHERE {' AND '.join(where)}) {sign} {number_text(number)}"
        never = each is not None and each.never
        return f"{'NOT ' if never else ''}EXISTS (SELECT 1 FROM {child.source} WHERE {' AND '.join(where)})"

    def _related(self, each: Related) -> str:
        start = each.of or self.subject
        first = self.keys.way_up(self.table.name, start)
        if first is None:
            start, first = self.table.name, ()
        goal = table_of(self.schema, each.table).name
        key = self._key_down(each, start, goal)
        if key is not None:
            return self._exists(first, (key,), each.conditions, each)
        up = self.keys.way_up(start, goal, each.through)
        if up is not None and up:
            return self._refers((*first, *up), each)
        way = self.keys.way(start, goal)
        if way is None:
            raise NotComposable(f"No key joins {start} and {goal}.")
        return self._exists((*first, *way[0]), way[1], each.conditions, each)

    def _key_down(self, each: Related, start: str, goal: str) -> Key | None:
        """The key of the related table that refers to the rows at hand: the one that was named, or the table's own."""
        found = [k for k in self.keys.down(start) if k.table == goal]
        if each.through is not None:
            return next((k for k in found if each.through in k.elements), None)
        return found[0] if found and goal.lower() == start.lower() else None

    def _refers(self, way: Way, each: Related) -> str:
        """Rows that refer to one row, which is there or not, and for which the filters hold."""
        if each.times is not None:
            raise NotComposable("Each row refers to one row at most, so there is nothing to count.")
        below, key = self.join(way[:-1], left=True), way[-1]
        if not each.conditions:
            word = "IS NULL" if each.never else "IS NOT NULL"
            return " AND ".join(f"{below}.{quoted(name)} {word}" for name in key.columns)
        child = JoinScope(self.keys, key.ref_table, self.subject, self.scalar, self)
        pairs = zip(key.ref_columns, key.columns, strict=True)
        where = [f"{child.join(())}.{quoted(theirs)} = {below}.{quoted(mine)}" for theirs, mine in pairs]
        where += child.filters(each.conditions)
        return f"{'NOT ' if each.never else ''}EXISTS (SELECT 1 FROM {child.source} WHERE {' AND '.join(where)})"

    def _condition(self, each: Condition) -> str:
        if each.period is not None:
            return self._in_period(each)
        plain = isinstance(each.of, Of) and each.of.grain is None and each.of.age_on is None
        if isinstance(each.of, Of) and plain and each.comparison in ("is null", "is not null"):
            return f"{self.column(each.of)} {each.comparison.upper()}"
        left, kind = self.value(each.of), self.kind(each.of)
        if each.comparison in ("is null", "is not null"):
            return f"{left} {each.comparison.upper()}"
        if isinstance(each.of, Computed | Between) and each.comparison in (
            "like",
            "not like",
            "contains",
            "not contains",
        ):
            raise NotComposable("Patterns are for texts.")
        if isinstance(each.other, Frame):
            return f"{left} {'NOT IN' if each.comparison.startswith('not') else 'IN'} ({self.scalar(each.other)})"
        if each.other is not None:
            return f"{left} {_sign(each)} {self._other(each.other)}"
        if not 0 < len(each.values) <= MAX_VALUES:
            raise NotComposable("A condition compares with nothing, or with too much.")
        if each.comparison.removeprefix("not ") in ("like", "contains", "starts", "ends"):
            return self._pattern(left, kind, each)
        if kind == "time" and (text := self._whole_days(left, each)):
            return text
        values = [literal(value, kind, self.schema.dialect) for value in each.values]
        return _compared(left, each, values)

    def _other(self, other: Expression | Number) -> str:
        if isinstance(other, Measure | Ratio | Change | OfEach | Growth):
            return self.scalar(other)
        text = self.value(other)
        return f"({text})" if isinstance(other, Computed) else text

    def _in_period(self, each: Condition) -> str:
        period, of = each.period, each.of
        if period is None or not isinstance(of, Of) or (period.start is None and period.end is None):
            raise NotComposable("A period is of no date.")
        column = column_of(self.schema, of.column)
        left, kind = self.held_to_days(Of(of.column, None, of.through)), kind_of(column)
        if kind == "whole":
            texts = _years(left, period.start, period.end)
        elif kind in ("date", "time", "text"):
            texts = [f"{left} >= {day_literal(period.start, column)}"] if period.start else []
            texts += [f"{left} < {day_literal(period.end, column)}"] if period.end else []
        else:
            raise NotComposable(f"{of.column} is no date.")
        text = " AND ".join(texts)
        if each.comparison in ("<>", "not in"):
            return f"NOT ({text})"
        return text

    def held_to_days(self, of: Of) -> str:
        """A value as it is held to days: the column itself where what it keeps lies in their order."""
        plain = of.grain is None and of.age_on is None
        return self.column(of) if plain and lies_in_order(column_of(self.schema, of.column)) else self.value(of)

    def _whole_days(self, left: str, each: Condition) -> str:
        """A time compared with days: "on the 3rd" is the whole of it. Empty where no day stands."""
        days = [v for v in each.values if isinstance(v, str) and _DAY.match(v)]
        if len(days) != len(each.values):
            return ""
        try:
            after = (date.fromisoformat(days[-1]) + timedelta(days=1)).isoformat()
        except (ValueError, OverflowError):
            return ""
        day = days[0]
        if len(days) == 1 and each.comparison in ("=", "in"):
            return f"{left} >= '{day}' AND {left} < '{after}'"
        if len(days) == 1 and each.comparison in ("<>", "not in"):
            return f"({left} < '{day}' OR {left} >= '{after}')"
        if each.comparison == "between" and len(days) == 2:
            return f"{left} >= '{day}' AND {left} < '{after}'"
        signs = {"<=": f"{left} < '{after}'", ">": f"{left} >= '{after}'"}
        return signs.get(each.comparison, "") if len(days) == 1 else ""

    def _pattern(self, left: str, kind: Kind, each: Condition) -> str:
        if kind != "text" or not all(isinstance(v, str) for v in each.values):
            raise NotComposable("Patterns are for texts.")
        denied, comparison = each.comparison.startswith("not "), each.comparison.removeprefix("not ")
        word = ("NOT " if denied else "") + self.spelling.like
        texts = [f"{left} {word} {_like(str(value), comparison)}" for value in each.values]
        if len(texts) == 1:
            return texts[0]
        return " AND ".join(texts) if denied else f"({' OR '.join(texts)})"


def columns_of(of: Expression | Condition | Number | Filter) -> list[Of]:
    """The columns that an expression or a condition reads of its own row."""
    if isinstance(of, Of):
        return [of]
    if isinstance(of, Between):
        return [Of(end) for end in (of.earlier, of.later) if isinstance(end, Element)]
    if isinstance(of, Gap):
        return [Of(of.of), *(columns_of(of.each) if of.each is not None else [])]
    if isinstance(of, Computed):
        return [*columns_of(of.left), *columns_of(of.right)]
    if isinstance(of, Condition):
        other = of.other if isinstance(of.other, Of | Between | Computed) else None
        return [*columns_of(of.of), *(columns_of(other) if other is not None else [])]
    return []


def table_of(schema: Schema, name: str) -> Table:
    """The table of that name. Raises NotComposable where there is none."""
    table = schema.table(name)
    if table is None:
        raise NotComposable(f"There is no table named {name[:60]}.")
    return table


def column_of(schema: Schema, element: Element) -> Column:
    """The column that an element names. Raises NotComposable where there is none."""
    column = table_of(schema, element.table).column(element.column)
    if column is None:
        raise NotComposable(f"There is no column named {str(element)[:80]}.")
    return column


def constant(value: Cell) -> str:
    """A constant by its own type."""
    if isinstance(value, str):
        return text_literal(value)
    if isinstance(value, bool | bytes) or value is None:
        raise NotComposable("A constant is neither a number nor a text.")
    return number_text(value)


def _meet(found: list[tuple[Way, Filter]]) -> Way:
    """The longest way down where the others are its beginnings, else their common beginning."""
    longest = max((way for way, _ in found), key=len)
    if all(longest[: len(way)] == way for way, _ in found):
        return longest
    same = 0
    while all(len(way) > same and way[same] == longest[same] for way, _ in found):
        same += 1
    return longest[:same]


def _binds(inner: str, outer: str, first: bool) -> bool:
    """May an operand stand without parentheses?"""
    if outer in "+-":
        return first or inner == "*"
    return first and inner == "*" and outer == "*"


def _sign(each: Condition) -> str:
    if each.comparison not in _SIGNS:
        raise NotComposable("Two values are compared in a way that is not known.")
    return each.comparison


def _compared(left: str, each: Condition, values: list[str]) -> str:
    if each.comparison == "between":
        if len(values) != 2:
            raise NotComposable("A range needs two bounds.")
        return f"{left} BETWEEN {values[0]} AND {values[1]}"
    if each.comparison in ("in", "=") and (len(values) > 1 or each.comparison == "in"):
        return f"{left} = {values[0]}" if len(values) == 1 else f"{left} IN ({', '.join(values)})"
    if each.comparison in ("not in", "<>") and (len(values) > 1 or each.comparison == "not in"):
        return f"{left} <> {values[0]}" if len(values) == 1 else f"{left} NOT IN ({', '.join(values)})"
    if len(values) != 1:
        raise NotComposable("A comparison needs one value.")
    return f"{left} {each.comparison} {values[0]}"


def _years(left: str, start: date | None, end: date | None) -> list[str]:
    """A period on a column of years; only whole years have one."""
    if any(day is not None and (day.month, day.day) != (1, 1) for day in (start, end)):
        raise NotComposable("A column of years says nothing of months or days.")
    if start and end and end.year == start.year + 1:
        return [f"{left} = {start.year}"]
    return ([f"{left} >= {start.year}"] if start else []) + ([f"{left} < {end.year}"] if end else [])


def _like(text: str, comparison: str) -> str:
    if comparison == "like":
        return text_literal(text)
    plain = re.sub(r"([!%_])", r"!\1", text)
    pattern = ("" if comparison == "starts" else "%") + plain + ("" if comparison == "ends" else "%")
    return text_literal(pattern) + (" ESCAPE '!'" if plain != text else "")
