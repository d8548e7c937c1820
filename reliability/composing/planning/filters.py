"""Which rows a question speaks of: cells, states, numbers, empty cells, and what rows have or never had."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from reliability.accounting.account import Explanation, Role
from reliability.composing.frame import Between, Comparison, Computed, Condition, Measure, Of, Value
from reliability.composing.planning.asked.parts import MONEY, AskedFor, ComparedWith, Mark, SaidOfRows
from reliability.composing.planning.columns import adds_up, columns_of, date_columns, hinted_columns, kind_of, words_of
from reliability.composing.planning.draft import FrameDraft, Option
from reliability.composing.planning.placing import nearness
from reliability.composing.planning.relations import Relations
from reliability.composing.planning.special.from_and_to import by_its_way
from reliability.sql.roles import written_alike
from reliability.values import Cell, Element, Table
from reliability.words import spelled_out

_OPPOSITE: dict[Comparison, Comparison] = {
    "=": "<>",
    "in": "not in",
    "like": "not like",
    "contains": "not contains",
    "starts": "not starts",
    "ends": "not ends",
    "is null": "is not null",
    "is not null": "is null",
    "<>": "=",
    "not in": "in",
}
_STATES = ("is null", "is not null")
_LONGEST_STEP = 3
"""So many places from a value of a list to the next one, at most: "“a” , or “b”"."""


def said_conditions(
    asked: AskedFor, subject: str, relations: Relations, draft: FrameDraft, named: Sequence[str]
) -> list[tuple[int, Condition]]:
    """What cells, states and null checks say of the subject's rows, each with its place in the question."""
    found: list[tuple[int, Condition]] = []
    chosen: dict[int, Element | None] = {}
    lacked = asked.tables_lacked()
    for said in asked.said:
        if said.mark.at in draft.used:
            continue
        beside = _beside(said, asked.said)
        thing = _thing_after(said.mark, asked)
        listed = _listed_with(said, chosen)
        options = [
            Option(
                condition,
                score
                * (near if _table(condition) not in lacked else 1.0)
                * _company(_of(condition), beside | thing, listed),
                label,
            )
            for condition, score, label in _readings(said, relations)
            if (near := nearness(subject, _table(condition), relations, named, asked.done)) > 0
        ]
        if not options:
            continue
        draft.used.add(said.mark.at)
        spare: list[Option[Condition | None]] = [Option(o.value, o.score, o.label) for o in options]
        if said.mark.role is Role.STATE:
            best = max(options, key=lambda option: option.score)
            held = "compare" in asked.layouts and _of(best.value) in beside  # "furnished vs unfurnished"
            about = held or _table(best.value) in (subject, *named)
            own = {e.table for e in beside} & set(relations.above(subject))
            strange = own and not any(_table(o.value) in relations.above(subject) for o in options)
            spare.append(Option(None, (1.1 if strange else 0.3 if about else 1.05) * best.score, "said of nothing"))
        condition = draft.pick(f"said {said.mark.at}", spare)
        if condition is None:
            continue
        chosen[said.mark.at] = _of(condition)
        condition = by_its_way(condition, said.mark, subject, asked, relations)
        condition = _negated(condition) if said.negated else condition
        if found and _is_either(asked, found[-1][0], said.mark.at) and _are_parts(found[-1][1], condition):
            found[-1] = (said.mark.at, _either(found[-1][1], condition))
        else:
            found.append((said.mark.at, condition))
    return found


def _is_either(asked: AskedFor, one: int, other: int) -> bool:
    """Whether "or" stands between two values of a list, or behind the second where a third one may follow: "a, b or
    c"."""
    return other - one <= _LONGEST_STEP and any(
        piece.text.lower() == "or" for piece in asked.pieces[one + 1 : other + 2]
    )


def _are_parts(one: Condition, other: Condition) -> bool:
    """Whether both ask for values of the same column, at least one of them by a part: others than equal cells, they do
    not say by themselves that either will do."""
    if one.of != other.of or one.comparison == other.comparison == "=":
        return False
    texts = [str(value) for each in (one, other) if each.comparison == "=" for value in each.values]
    told = {one.comparison, other.comparison} <= {"like", "="} and not any({"%", "_"} & set(each) for each in texts)
    return told or (one.comparison == other.comparison and one.comparison in ("contains", "starts", "ends"))


def _either(one: Condition, other: Condition) -> Condition:
    comparison = one.comparison if one.comparison == other.comparison else "like"
    return replace(other, comparison=comparison, values=one.values + other.values)


def _listed_with(said: SaidOfRows, chosen: Mapping[int, Element | None]) -> Element | None:
    """The column of the value just before in a list, where it has this one too: "Porto or Lisbon"."""
    before = next((chosen[at] for at in (said.mark.at - 2, said.mark.at - 1) if chosen.get(at)), None)
    return before if before in {e.element for e in said.mark.of(Role.CELL)} else None


def _company(element: Element | None, beside: set[Element], listed: Element | None) -> float:
    """How well a column suits what stands around a value, in (0, 1]: those of one list are of one column."""
    if listed is not None:
        return 1.0 if element == listed else 0.5
    return 1.0 if element in beside else 0.98


def _thing_after(mark: Mark, asked: AskedFor) -> set[Element]:
    """The columns of the thing that comes next: "active retail merchants" says what merchants are."""
    following = next((thing for thing in asked.things if 0 < thing.at - mark.at <= 2), None)
    tables = {e.element.table for e in following.of(Role.TABLE)[:1] if e.element} if following else set()
    return {e.element for e in mark.of(Role.CELL, Role.STATE) if e.element and e.element.table in tables}


def _beside(said: SaidOfRows, others: Iterable[SaidOfRows]) -> set[Element]:
    """The columns that what is said next to it speaks of: "shipped or completed", "currently active"."""
    near = [other for other in others if 0 < abs(other.mark.at - said.mark.at) <= 2]
    return {e.element for other in near for e in other.mark.of(Role.CELL, Role.STATE)[:3] if e.element}


def joined(conditions: Iterable[Condition]) -> list[Condition]:
    """The conditions, those for equal cells of one column made one: "red or blue"."""
    found: list[Condition] = []
    for condition in conditions:
        for place, other in enumerate(found):
            if other.of == condition.of and _mergeable(other, condition):
                values = tuple(dict.fromkeys((*other.values, *condition.values)))
                comparison: Comparison = "in" if other.comparison in ("=", "in") else "not in"
                single: Comparison = "=" if comparison == "in" else "<>"
                found[place] = replace(other, comparison=comparison if len(values) > 1 else single, values=values)
                break
        else:
            if condition not in found:
                found.append(condition)
    return found


def _mergeable(one: Condition, other: Condition) -> bool:
    if one.period or other.period or one.other or other.other:
        return False
    return any(one.comparison in kinds and other.comparison in kinds for kinds in (("=", "in"), ("<>", "not in")))


def _readings(said: SaidOfRows, relations: Relations) -> list[tuple[Condition, float, str]]:
    if said.empty is not None:
        return _empties(said.mark, relations, said.empty)
    found: list[tuple[Condition, float, str]] = []
    by_column: dict[Element, list[Explanation]] = {}
    for each in said.mark.of(Role.CELL, Role.STATE):
        if each.role is Role.CELL and each.element is None and said.of is not None:
            found += _quoted(each.value, said.of, relations, said.like)
        if each.element is None or not each.element.column or each.element.table not in relations.tables:
            continue
        if each.value in _STATES:
            comparison: Comparison = "is null" if each.value == "is null" else "is not null"
            found.append((Condition(Of(each.element), comparison), each.score, f"{each.element} {comparison}"))
        else:
            by_column.setdefault(each.element, []).append(each)
    for element, cells in by_column.items():
        whole = _cells(element, cells, said.mark, relations)
        if said.within and relations.table(element.table).column(element.column):
            part = cells[0].value.strip("%")
            within = Condition(Of(element), "contains", (part,))
            found.append((within, max(each.score for each in cells), f"{element} with “{part}” in it"))
            whole = [(condition, _WITHIN * score, label) for condition, score, label in whole]
        found += whole
    return found


_WITHIN = 0.8
"""How natural it is that a property is what it is said to hold, and nothing more."""


def _quoted(value: str, of: Mark, relations: Relations, like: str) -> list[tuple[Condition, float, str]]:
    """What was quoted, held to the property named before it."""
    found = []
    for each in of.of(Role.COLUMN)[:4]:
        if each.element is not None and each.element.table in relations.tables:
            patterns: dict[str, Comparison] = {"contain": "contains", "start": "starts", "end": "ends"}
            comparison = patterns.get(like, "=")
            found.append(
                (Condition(Of(each.element), comparison, (value,)), 0.9 * each.score, f"{each.element} {value}")
            )
    return found


def _cells(
    element: Element, cells: Sequence[Explanation], mark: Mark, relations: Relations
) -> list[tuple[Condition, float, str]]:
    column = relations.table(element.table).column(element.column)
    if column is None:
        return []
    kind = kind_of(relations.table(element.table), column, relations)
    values = tuple(dict.fromkeys(typed(each.value, kind) for each in cells))
    best = max(each.score for each in cells)
    of = Of(element)
    if len(values) == 1:
        return [(Condition(of, _held_to(values[0]), values), best, f"{element} = {values[0]!r}")]
    word = mark.piece.lemmas[-1] if mark.piece.lemmas else ""
    if len(word) > 2 and all(word in str(value).lower() for value in values):
        whole = " ".join(mark.piece.lemmas)
        if all(whole in str(value).lower() for value in values):
            word = whole
        return [(Condition(of, "like", (f"%{word}%",)), best, f"{element} with “{word}”")]
    found = [
        (Condition(of, _held_to(v), (v,)), best * 0.97**place, f"{element} = {v!r}")
        for place, v in enumerate(values[:3])
    ]
    whole_values = tuple(value for value in values if not _is_part(value))
    if len(whole_values) > 1:
        found.append((Condition(of, "in", whole_values), best * 0.9, f"{element} in {len(whole_values)} values"))
    return found


def _held_to(value: Cell) -> Comparison:
    """How a cell is compared: a part that many cells have ("%retail%") is equal to none of them."""
    return "like" if _is_part(value) else "="


def _is_part(value: Cell) -> bool:
    return isinstance(value, str) and len(value) > 2 and value.startswith("%") and value.endswith("%")


def typed(value: str, kind: str) -> Cell:
    """A stored value as its column's kind is compared with."""
    if kind == "boolean":
        return value.strip().lower() in ("true", "1", "t", "yes")
    if kind in ("number", "year", "key"):
        try:
            number = float(value)
        except ValueError:
            return value
        return int(number) if number == int(number) else number
    return value


def _empties(mark: Mark, relations: Relations, empty: bool) -> list[tuple[Condition, float, str]]:
    comparison: Comparison = "is null" if empty else "is not null"
    found = []
    for each in mark.of(Role.COLUMN):
        if each.element is not None and each.element.table in relations.tables:
            column = relations.table(each.element.table).column(each.element.column)
            score = each.score * (1.0 if column is None or column.nullable else 0.5)
            found.append((Condition(Of(each.element), comparison), score, f"{each.element} {comparison}"))
    return found


def _negated(condition: Condition) -> Condition:
    return replace(condition, comparison=_OPPOSITE.get(condition.comparison, condition.comparison))


def _of(condition: Condition) -> Element:
    assert isinstance(condition.of, Of)
    return condition.of.column


def _table(condition: Condition) -> str:
    return _of(condition).table


# --- numbers ---------------------------------------------------------------------------------------


def code_condition(
    compared: ComparedWith, text: str, subject: str, relations: Relations, draft: FrameDraft, named: Sequence[str]
) -> Condition | None:
    """A number as it is written, held to the column of codes that is named right before it: "post code 10005"; None
    where no such column holds what is written so."""
    mark, options = compared.before, list[Option[Element]]()
    if compared.comparison != "=" or len(compared.values) > 1 or not _is_right_before(mark, compared):
        return None
    for each in mark.of(Role.COLUMN)[:4] if mark else ():
        table = relations.tables.get(each.element.table) if each.element else None
        column = table.column(each.element.column) if table and each.element else None
        if table is None or column is None or each.element is None or kind_of(table, column, relations) != "text":
            continue
        holds = column.samples or _CODES & set(spelled_out(column.name).split()[-1:])
        if holds and written_alike(text, column.samples):
            near = nearness(subject, table.name, relations, named)
            options += [Option(each.element, each.score * near, str(each.element))] if near else []
    return Condition(Of(draft.pick(f"number {compared.at}", options)), "=", (text,)) if options else None


def _is_right_before(mark: Mark | None, compared: ComparedWith) -> bool:
    """Whether a column is named, and nothing else, and a number follows at once."""
    named = mark is not None and mark.role is Role.COLUMN and not mark.of(Role.TABLE)
    return mark is not None and named and compared.at - mark.at == 1


_CODES = frozenset("code number zip phone fax reference".split())


def number_conditions(
    compared: ComparedWith, subject: str, relations: Relations, draft: FrameDraft, named: Sequence[str]
) -> list[Condition]:
    """What a number says of the subject's rows; empty where nothing near it is a number of a row."""
    options: list[Option[Element]] = []
    if compared.values[0] == 1 and compared.comparison == ">=":
        return []
    for mark, weight in ((compared.before, 1.0), (compared.after, 0.9)):
        if mark is None or mark.role is not Role.COLUMN:
            continue
        for each in mark.of(Role.COLUMN)[:4]:
            element = each.element
            if element is None or element.table not in relations.tables:
                continue
            column = relations.table(element.table).column(element.column)
            kind = kind_of(relations.table(element.table), column, relations) if column else "text"
            fits = kind in ("number", "year") or (kind == "key" and compared.comparison == "=")
            near = nearness(subject, element.table, relations, named)
            if fits and near:
                options.append(Option(element, each.score * weight * near, str(element)))
    if not options and not (compared.after and compared.after.role is Role.TABLE and compared.explicit):
        options = _unnamed(compared, subject, relations)
    apart = _days_apart(compared, subject, relations)
    if apart is not None:
        days = tuple(_DAYS_IN[compared.unit] * value for value in compared.values)
        return [Condition(apart, compared.comparison, days)]
    if not options:
        return []
    element = draft.pick(f"number {compared.at}", options)
    of = Of(element)
    if compared.average:
        return [Condition(of, _of_age(compared, element), other=Measure("average", of))]
    whole = _whole(compared, element)
    if whole is not None:
        part = Computed(Of(whole), "*", Value(compared.values[0] / 100))
        return [Condition(of, compared.comparison, other=part)]
    factor = _in_unit_of(element, compared.unit)
    values = tuple(
        int(v) if v == int(v) else v
        for v in (factor * value for value in _with_its_dot(compared, element, relations, draft))
    )
    if len(values) == 2:
        return [Condition(of, ">=", values[:1]), Condition(of, "<=", values[1:])]
    return [Condition(of, _of_age(compared, element), values)]


def _with_its_dot(
    compared: ComparedWith, element: Element, relations: Relations, draft: FrameDraft
) -> tuple[float, ...]:
    """The numbers compared with, "1.250" as thousands, or as a fraction where no value of the column comes near."""
    other = compared.otherwise
    if other is None or len(compared.values) > 1:
        return compared.values
    column = relations.table(element.table).column(element.column)
    if column is None or "int" in column.type.lower():
        return compared.values
    largest = max((abs(n) for n in map(_as_number, column.samples) if n is not None), default=0.0)
    small = 0 < _FAR_BEYOND * largest < compared.values[0]
    options: list[Option[tuple[float, ...]]] = [
        Option(compared.values, _UNLIKELY if small else 1.0, f"{compared.values[0]:g}"),
        Option((other,), 1.0 if small else _UNLIKELY, f"{other:g}"),
    ]
    return draft.pick(f"dot {compared.at}", options)


def _as_number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


_FAR_BEYOND, _UNLIKELY = 20, 0.5


def _of_age(compared: ComparedWith, element: Element) -> Comparison:
    """The comparison as a number of years is held to it: who is younger has fewer of them."""
    young = compared.comparison == ">" and _YOUNG & set(compared.words) and "age" in words_of(element.column)
    return "<" if young else compared.comparison


_DAYS_IN = {"day": 1, "week": 7}


def _days_apart(compared: ComparedWith, subject: str, relations: Relations) -> Between | None:
    """The days from one date of a row to its other one, where a length of time is compared with and no number of the
    row is told in it: "shipped more than six days after"."""
    if not compared.explicit or compared.unit not in _DAYS_IN or len(compared.values) != 1:
        return None
    if in_unit(compared.unit, relations.table(subject), relations):
        return None
    dates = date_columns(relations.table(subject), relations)
    days = [d for d in dates if (c := relations.table(subject).column(d.column)) and "int" not in c.type.lower()]
    return Between(days[0], days[1]) if len(days) == 2 else None


_LENGTHS: dict[str, dict[str, float]] = {
    "day": {"week": 7, "month": 30, "quarter": 91, "year": 365},
    "week": {"day": 1 / 7, "year": 52},
    "month": {"quarter": 3, "year": 12},
    "year": {"month": 1 / 12, "quarter": 1 / 4},
    "minute": {"hour": 60, "day": 1440},
    "hour": {"day": 24, "week": 168},
    "cent": {MONEY: 100},
}


_YOUNG = frozenset(("younger", "young"))


def _in_unit_of(element: Element, unit: str) -> float:
    """How many of a column's own units ("lead_time_days") the unit of a question is; 1 where the name has none."""
    words = [word.removesuffix("s") for word in words_of(element.column)]
    return next((_LENGTHS[word].get(unit, 1.0) for word in reversed(words) if word in _LENGTHS), 1.0)


def in_unit(unit: str, table: Table, relations: Relations) -> list[Element]:
    """A table's numbers whose names say that they are counted in this length of time: lead_time_days."""
    numbers = columns_of(table, relations, "number") if unit else []
    return [e for e in numbers if unit in {word.removesuffix("s") for word in words_of(e.column)}]


def _whole(compared: ComparedWith, part: Element) -> Element | None:
    """The property of the same table that a percentage is of."""
    found = compared.share_of.of(Role.COLUMN) if compared.share_of else ()
    return next((e.element for e in found if e.element and e.element.table == part.table and e.element != part), None)


def _unnamed(compared: ComparedWith, subject: str, relations: Relations) -> list[Option[Element]]:
    """The number of a row that is meant where none is named: "orders above 2,000", "order 26743"."""
    tables = [subject]
    for mark in (compared.before, compared.after):
        tables = [e.element.table for e in mark.of(Role.TABLE)[:2] if e.element] + tables if mark else tables
    if compared.comparison == "=" and not compared.explicit:
        if _is_right_before(compared.before, compared):
            return []  # "account number 10005" is no customer
        own = [e.element.table for e in compared.before.of(Role.TABLE)[:1] if e.element] if compared.before else []
        tables = own or tables
        keys = [key for name in dict.fromkeys(tables) if name in relations.tables and (key := relations.key_of(name))]
        near = [(key, nearness(subject, key.table, relations)) for key in keys]
        told = compared.values[0] > 12 or "id" in compared.words
        return [Option(key, 0.8 * score, str(key)) for key, score in near if score] if told else []
    counted = in_unit(compared.unit, relations.table(subject), relations)
    hinted = _hinted_numbers(relations.table(subject), compared.words, relations)
    spoken = dict.fromkeys(
        [*(e for e in hinted if e in counted), *counted, *hinted]
    )  # "cheaper": a price before a cost
    if spoken:
        return [Option(e, 0.95 * 0.85**i, str(e)) for i, e in enumerate([*spoken][:3])]
    if compared.before is None or compared.before.at < compared.at - 3:
        return []
    table = relations.table(tables[0]) if tables[0] in relations.tables else relations.table(subject)
    words = (*compared.words, *(w for mark in (compared.before, compared.after) if mark for w in mark.piece.lemmas))
    numbers = columns_of(table, relations, "number")
    ordered = [*_hinted_numbers(table, words, relations), *sorted(numbers, key=lambda e: not adds_up(e))]
    near_table = nearness(subject, table.name, relations)
    return [Option(e, 0.6 * near_table * 0.85**i, str(e)) for i, e in enumerate(dict.fromkeys(ordered)) if near_table][
        :4
    ]


def _hinted_numbers(table: Table, words: Sequence[str], relations: Relations) -> list[Element]:
    """The numbers and years that an adjective speaks of: no day is held against a number."""
    days = set(columns_of(table, relations, "date"))
    return [element for element in hinted_columns(table, words, relations) if element not in days]
