"""Dates and years of birth, and the ages that they tell on a day."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from reliability.composing.frame import (
    AllOf,
    AnyOf,
    Comparison,
    Computed,
    Condition,
    Expression,
    Filter,
    NotComposable,
    Of,
    Order,
    Value,
)
from reliability.composing.planning.columns import kind_of, words_of
from reliability.composing.planning.relations import Relations
from reliability.composing.times.columns import TimeColumn
from reliability.values import Cell, Element, Table

_BORN = frozenset("born birthdate birthday dob yob birthyear".split())
_PARTS = frozenset("date day dt year on".split())
_ELDEST = 130


@dataclass(frozen=True, slots=True)
class AgeColumn(TimeColumn):
    """The whole years since a birth, of which the day or only the year is kept."""

    today: date = date.min
    by_year: bool = False

    @property
    def grouped(self) -> AgeColumn:
        """The age as what rows are grouped by, under a name that is of no amount."""
        return replace(self, element=Element(self.element.table, "lived"))

    def value(self, of: Of) -> Expression:
        """The age, in whole years; by the year of birth what the years are apart."""
        if self.by_year:
            return Computed(Value(self.today.year), "-", replace(of, column=self.of))
        return replace(of, column=self.of, age_on=self.today)

    def condition(self, said: Condition) -> Filter:
        """The days of birth of those whose age is said: of "an age of at most 65" those after the day 66 years ago."""
        years = [value for value in said.values if isinstance(value, int) and 0 <= value <= _ELDEST]
        if len(years) != 1 or len(said.values) != 1:
            raise NotComposable("An age is no number of years.")
        return self.compared(said.comparison, years[0])

    def order(self, said: Order) -> Order:
        """Who is older was born before: the days tell apart those of one age."""
        return replace(said, by=Of(self.of), falling=not said.falling)

    def compared(self, comparison: Comparison, years: int) -> Filter:
        """Those of an age: of "under 18" those born after the day 18 years ago."""
        bounds = _BOUNDS.get(comparison)
        if bounds is None:
            raise NotComposable("An age is compared in a way that is not known.")
        found = tuple(Condition(Of(self.of), how, (self._ago(years + more),)) for how, more in bounds)
        return AllOf(found) if len(found) > 1 else found[0]

    def from_to(self, low: int, high: int) -> Filter:
        """Those of an age between two, both included."""
        return AllOf((self.compared(">=", low), self.compared("<=", high)))

    def outside(self, low: int, high: int) -> Filter:
        """Those who are younger or older."""
        return AnyOf((self.compared("<", low), Condition(Of(self.of), "<=", (self._ago(high + 1),))))

    def _ago(self, years: int) -> Cell:
        """The day, or the year, so many years ago."""
        if self.by_year:
            return self.today.year - years
        return years_before(self.today, years).isoformat()


_BOUNDS: dict[Comparison, tuple[tuple[Comparison, int], ...]] = {
    "<": ((">", 0),),
    ">=": (("<=", 0),),
    ">": (("<", 0),),
    "<=": ((">", 1),),
    "=": (("<=", 0), (">", 1)),
}
"""An age's comparisons as those of the birth with a day so many years ago, and how many years more."""


def years_before(day: date, years: int) -> date:
    """The same day some years before; of 29 February the 28th where there is none.

    >>> years_before(date(2024, 2, 29), 18)
    datetime.date(2006, 2, 28)
    """
    try:
        return day.replace(year=max(day.year - years, 1))
    except ValueError:
        return day.replace(year=max(day.year - years, 1), day=28)


def age_columns(relations: Relations, today: date) -> list[AgeColumn]:
    """The ages of a schema's people: of each table with a date or year of birth and no age of its own."""
    found = []
    for table in relations.tables.values():
        born = _born(table, relations)
        if born is not None and not _has_age(table, relations):
            by_year = _kind(table, born, relations) == "year"
            found.append(AgeColumn(Element(table.name, "age"), born, "INTEGER", today, by_year))
    return found


def _born(table: Table, relations: Relations) -> Element | None:
    """The day of birth of a table's rows, or the year where only that is kept."""
    named = [Element(table.name, column.name) for column in table.columns if _says_born(column.name)]
    kinds = {element: _kind(table, element, relations) for element in named}
    return next((e for kind in ("date", "year") for e in named if kinds[e] == kind), None)


def _says_born(name: str) -> bool:
    words = set(words_of(name))
    return bool(words & _BORN) or ("birth" in words and bool(words & _PARTS))


def _kind(table: Table, element: Element, relations: Relations) -> str:
    column = table.column(element.column)
    return kind_of(table, column, relations) if column else "text"


def _has_age(table: Table, relations: Relations) -> bool:
    return any("age" in words_of(c.name) and kind_of(table, c, relations) == "number" for c in table.columns) or any(
        c.name.lower() == "age" for c in table.columns
    )
