"""Which number a word asks for: rows counted, amounts added, prices averaged."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reliability.accounting.account import Explanation, Role
from reliability.composing.frame import Aggregate, Measure, Of
from reliability.composing.planning.asked.parts import AskedFor, Mark, Wanted
from reliability.composing.planning.asked.vocabulary import is_verb
from reliability.composing.planning.columns import (
    adds_up,
    columns_of,
    date_columns,
    is_only_planned,
    kind_of,
    naming_columns,
    speaks_against,
    tells_of_life,
)
from reliability.composing.planning.draft import Option
from reliability.composing.planning.relations import Relations
from reliability.values import Element


@dataclass(frozen=True, slots=True)
class Sized:
    """A measure and the table over whose rows it is taken."""

    measure: Measure
    table: str


def measure_options(wanted: Wanted, asked: AskedFor, relations: Relations) -> list[Option[Sized]]:
    """What a wanted number may be, likeliest first; empty where its words name nothing that can be measured."""
    if wanted.mark is None:
        return _of_rows(asked, relations) if wanted.aggregate == "count" else _of_amounts(wanted, asked, relations)
    found: list[Option[Sized]] = []
    if wanted.mark.role is Role.GRAIN:
        return _of_days(wanted.mark, asked, relations)
    for explanation in wanted.mark.of(Role.TABLE, Role.COLUMN):
        if explanation.element is None or explanation.element.table not in relations.tables:
            continue
        if explanation.role is Role.TABLE:
            options = _of_table(wanted.aggregate, explanation, relations, is_verb(wanted.mark.piece))
            amount = wanted.aggregate is None and wanted.mark.role is Role.COLUMN  # "turnover" is no number of rows
            found += [replace(o, score=0.4 * o.score) for o in options] if amount else options
        else:
            found += _of_column(wanted.aggregate, explanation, asked, relations, wanted.mark.piece.lemmas)
    if wanted.aggregate == "count" and wanted.mark.role is Role.TABLE:
        rows = [option for option in found if option.value.measure.of is None]
        found = [o if o in rows else replace(o, score=0.5 * o.score) for o in found]
    return found


def subjects_said(asked: AskedFor, relations: Relations) -> list[Option[str]]:
    """The tables that a question may be about: those it names, then those of the properties and cells it names."""
    found: dict[str, float] = {}
    groups: tuple[tuple[list[Mark], float], ...] = (
        (asked.things, 1.0),
        (asked.columns, 0.8),
        ([said.mark for said in asked.said], 0.75),
        (asked.groups, 0.6),
    )
    first = min([*asked.things, *asked.columns], key=lambda mark: mark.at, default=None)
    states = [e.element.table for said in asked.said for e in said.mark.of(Role.STATE)[:1] if e.element]
    lacked = asked.tables_lacked()
    lacked = lacked if asked.things or not set(states) <= set(lacked) else ()
    for marks, weight in groups:
        telling = [mark for mark in marks if mark.piece.lemmas != ("name",)]
        for place, mark in enumerate((telling if telling else marks)[:6]):
            for explanation in mark.piece.explanations[:6]:
                element = explanation.element
                if element is None or element.table not in relations.tables:
                    continue
                if marks is not asked.things and element.table in lacked:
                    continue  # "customers without open orders" asks for customers
                score = weight * 0.8**place * explanation.score * (1 if explanation.role is Role.TABLE else 0.95)
                if marks is asked.columns and mark is first and relations.key_of(element.table) == element:
                    score = explanation.score  # "the ids of doctors that …" are asked of doctors
                found[element.table] = max(found.get(element.table, 0.0), score)
    if not (asked.things or asked.columns or asked.groups):
        for name in _whose_names_are_said(asked, relations):
            for place, below in enumerate(relations.below(name)[:3]):
                found[below] = max(found.get(below, 0.0), found[name] * 0.9**place)
            found[name] *= 0.4 if relations.below(name) else 1.0
    return [Option(name, score, name) for name, score in found.items() if score > 0]


def _whose_names_are_said(asked: AskedFor, relations: Relations) -> list[str]:
    """The tables of which a row is named: "how many in Logistics" asks for what belongs to it, not for it."""
    if not asked.counted:
        return []
    cells = [each.element for said in asked.said for each in said.mark.of(Role.CELL)[:1] if each.element]
    tables = dict.fromkeys(e.table for e in cells if e.table in relations.tables)
    return [
        t for t in tables if {e for e in cells if e.table == t} & set(naming_columns(relations.table(t), relations))
    ]


def _of_rows(asked: AskedFor, relations: Relations) -> list[Option[Sized]]:
    return [
        Option(Sized(Measure("count"), each.value), each.score, f"number of {each.value}")
        for each in subjects_said(asked, relations)
    ]


def _of_amounts(wanted: Wanted, asked: AskedFor, relations: Relations) -> list[Option[Sized]]:
    """The amounts of the tables that a question may be about."""
    said = {word for piece in asked.pieces for word in piece.lemmas}
    found: dict[Sized, float] = {}
    for each in subjects_said(asked, relations)[:4]:
        own = [e for e in amounts_of(each.value, relations) if adds_up(e)] or amounts_of(each.value, relations)[:1]
        tables = [(each.value, own)] if asked.things or any(map(adds_up, own)) else []
        for name in relations.below(each.value)[:5]:
            tables.append((name, [e for e in amounts_of(name, relations) if adds_up(e) and not speaks_against(e)]))
        for rank, (name, elements) in enumerate(tables):
            if name == each.value and asked.things and wanted.aggregate in ("sum", None):  # "how much in returns"
                rows = Sized(Measure("count"), name)
                found[rows] = max(found.get(rows, 0.0), 0.55 * each.score)
            for place, element in enumerate(elements[:3]):
                sized = Sized(Measure(wanted.aggregate or "sum", Of(element)), name)
                weight = 0.7 if name != each.value else 0.55 if is_only_planned(element, said) else 0.9
                score = each.score * weight * 0.9**rank * 0.85**place
                found[sized] = max(found.get(sized, 0.0), score)
    return [Option(sized, score, f"{sized.measure.aggregate} of {sized.table}") for sized, score in found.items()]


def _of_days(mark: Mark, asked: AskedFor, relations: Relations) -> list[Option[Sized]]:
    """On how many days or months something happened."""
    best = mark.piece.best
    found: list[Option[Sized]] = []
    for each in subjects_said(asked, relations)[:4]:
        for rank, name in enumerate([each.value, *relations.below(each.value)[:3]]):
            for element in date_columns(relations.table(name), relations)[:1]:
                measure = Measure("count distinct", Of(element, best.value if best else "day"))  # type: ignore[arg-type]
                score = each.score * 0.8**rank * (0.5 if tells_of_life(element) else 1.0)
                found.append(Option(Sized(measure, name), score, f"days of {element}"))
    return found


def amounts_of(name: str, relations: Relations) -> list[Element]:
    """A table's numbers that may be added up, the amounts of money before quantities; all its numbers where none
    may."""
    numbers = columns_of(relations.table(name), relations, "number")
    return [e for e in numbers if adds_up(e)] or numbers


def _of_table(aggregate: Aggregate | None, of: Explanation, relations: Relations, done: bool) -> list[Option[Sized]]:
    """The rows of a table, or its amounts; what is `done` to rows ("invoiced") are rather these."""
    assert of.element is not None
    name = of.element.table
    counted = Option(Sized(Measure("count"), name), of.score, f"number of {name}")
    if aggregate in ("count", None):
        return [counted]
    table = relations.table(name)
    amounts = [e for e in columns_of(table, relations, "number") if adds_up(e)] or columns_of(
        table, relations, "number"
    )
    found = [
        Option(Sized(Measure(aggregate, Of(e)), name), of.score * 0.7 * 0.9**place, str(e))
        for place, e in enumerate(amounts[:3])
    ]
    return [*found, Option(counted.value, of.score * (0.8 if aggregate == "sum" and not done else 0.4), counted.label)]


_IN_ALL = frozenset(
    "payroll bill total turnover volume takings spend revenue revenues income proceeds earnings".split()
)


def _of_column(
    aggregate: Aggregate | None, of: Explanation, asked: AskedFor, relations: Relations, words: tuple[str, ...] = ()
) -> list[Option[Sized]]:
    assert of.element is not None
    element = of.element
    table = relations.table(element.table)
    column = table.column(element.column)
    if column is None:
        return []
    kind = kind_of(table, column, relations)
    if aggregate in ("count", "count distinct"):
        return _counts(element, kind, of.score, asked.distinct or aggregate == "count distinct")
    if kind == "number":
        natural: Aggregate = "sum" if adds_up(element) else "average"
        if aggregate is None and _IN_ALL & set(words):
            natural = "sum"
        chosen = aggregate or natural
        found = [Option(Sized(Measure(chosen, Of(element)), element.table), of.score, f"{chosen} of {element}")]
        if aggregate is None:
            other: Aggregate = "average" if natural == "sum" else "sum"
            sized = Sized(Measure(other, Of(element)), element.table)
            found.append(Option(sized, 0.5 * of.score, f"{other} of {element}"))
        return found
    if aggregate in ("least", "most") and kind in ("date", "year"):
        return [Option(Sized(Measure(aggregate, Of(element)), element.table), of.score, f"{aggregate} {element}")]
    if aggregate == "sum" and kind in ("text", "key"):  # "how much was paid by card"
        amounts = [e for e in amounts_of(element.table, relations) if adds_up(e)]
        return [
            Option(Sized(Measure("sum", Of(e)), element.table), of.score * 0.8 * 0.85**place, f"sum of {e}")
            for place, e in enumerate(amounts[:3])
        ]
    if aggregate in ("average", "median", "sum", "least", "most") and kind in ("year", "text", "boolean"):
        return [Option(Sized(Measure(aggregate, Of(element)), element.table), of.score * 0.3, str(element))]
    return []


def _counts(element: Element, kind: str, score: float, distinct: bool) -> list[Option[Sized]]:
    rows = Option(Sized(Measure("count"), element.table), score * 0.85, f"rows of {element.table}")
    values = Option(Sized(Measure("count distinct", Of(element)), element.table), score * 0.9, f"different {element}")
    if kind == "number" and not distinct:
        added = Option(Sized(Measure("sum", Of(element)), element.table), score, f"sum of {element}")
        return [added, Option(rows.value, score * 0.6, rows.label)] if adds_up(element) else [rows, values]
    if kind in ("date", "boolean") and not distinct:
        return [rows]
    return [values, Option(rows.value, score * 0.6, rows.label)]
