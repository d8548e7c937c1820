"""Content words of a follow-up: what a cell, a state, a column or a table may be asked to change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.composing.edits import options as stage
from reliability.composing.edits.dates import column_of, is_date, is_year
from reliability.composing.edits.filters import held, hold, is_number
from reliability.composing.edits.groups import group_by, group_by_period, may_have_none
from reliability.composing.edits.heard import (
    AVERAGED,
    CALLED,
    COUNTED,
    FAR,
    LOOKED_AT,
    MOST_EXPLANATIONS,
    ONLY,
    POINTS,
    RISING,
    SEXES,
    SMALL,
    SURE,
    TAKE_OUT,
    THEY,
    UNHELD,
    Heard,
)
from reliability.composing.edits.lists import first_rows, in_order, list_column, rows_behind, show_also
from reliability.composing.edits.measures import SUMS, count_of, count_rows, measure
from reliability.composing.edits.naming import key_of, named_by
from reliability.composing.edits.options import EditOption, Wish
from reliability.composing.edits.query import Query
from reliability.composing.edits.steps import (
    dropped,
    grouped_by,
    in_place_of,
    in_words,
    is_text,
    like,
    listing,
    naming_of,
    showing,
    the_counted_one_with,
    the_one_with,
    widened,
)
from reliability.composing.frame import Aggregate, Comparison
from reliability.values import Element


class ContentWords(Heard):
    """Content words read as edits, by what the small words before them have set."""

    def _says_nothing(self, place: int, piece: Piece) -> bool:
        """Is it "now" before all else, or a noun that a cell beside it goes with ("only damaged items", "gold
        tier")?"""
        best = piece.best
        if best is None or self.by or self.also or self.aggregate is not None:
            return False
        if best.role is Role.STATE:
            if any(e.element == best.element for p in self.pieces for e in p.of(Role.CELL)[:1] if p.best is e):
                return True  # "gold members": a member is who has a tier
            before = [p.best for p in self.pieces[:place]]
            return piece.text.lower() == "now" and all(b is not None and b.role in SMALL for b in before)
        if best.role is Role.CELL:
            return False
        if best.role is Role.TABLE and place and POINTS.search(self.account.text[: piece.start].lower()):
            return True
        cells = {e.element for p in self.pieces for e in p.of(Role.CELL)[:1] if p is not piece and p.best is e}
        if best.role is Role.COLUMN:
            return any(each.element in cells for each in piece.of(Role.COLUMN))
        return bool(cells) and bool(ONLY & set(self.words)) and not self.listing

    def _content(self, place: int, piece: Piece) -> Iterator[Wish]:
        found: list[EditOption] = []
        if self._is_only_a_verb(piece):
            return
        explained = self._meant(piece)
        near = sorted((self._nearer(each) for each in explained[:LOOKED_AT]), key=lambda e: -e.score)
        for n, each in enumerate(near[:MOST_EXPLANATIONS]):
            made = self._content_options(place, each)
            found += [EditOption(o.score * 0.97**n, o.what, o.make, o.stage) for o in made]
        if piece.best is not None and piece.best.role in (Role.CELL, Role.STATE) and not self._and_follows(place):
            self.out = False
        if piece.text.lower() in CALLED and not self.by and self.aggregate is None:
            found += self._names()
        self.aggregate = None
        self.grouped += bool(self.by and found)
        if found:
            self.used.add(place)
            yield tuple(sorted(found, key=lambda o: -o.score)[:4])

    def _is_only_a_verb(self, piece: Piece) -> bool:
        """Is it the "came" of "how much of it came from gold members": less than a name, beside what is asked?"""
        best = piece.best
        if best is None or best.role is not Role.COLUMN or best.score >= SURE or not self.query.aggregated:
            return False
        set_ = self.by or self.also or self.listing or self.sorting or self.aggregate not in (None, "sum")
        return not set_ and any(p.best is not None and p.best.role is Role.CELL for p in self.pieces)

    def _meant(self, piece: Piece) -> list[Explanation]:
        """What may be meant: where a word names a table of the query, nothing else but values that are asked about."""
        explained = piece.of(Role.CELL, Role.STATE, Role.COLUMN, Role.TABLE)
        best = piece.best
        if best is None or best.role is not Role.TABLE or best.element is None:
            return list(explained)
        if self.query.alias_of(best.element.table) is None or self.by:
            return list(explained)
        asked = {each.element for each in held(self.query)}
        if self.points_back and not self.query.aggregated:
            explained = tuple(e for e in explained if e.role is not Role.COLUMN or e.score >= SURE)
            return [e for e in explained if e is best or e.role is Role.COLUMN]
        return [e for e in explained if e is best or (e.role is Role.CELL and e.element in asked and e.score >= SURE)]

    def _nearer(self, each: Explanation) -> Explanation:
        """An explanation that weighs less the farther its table is from those of the query."""
        if each.element is None or self.query.alias_of(each.element.table) is not None:
            return each
        way = self.query.way(each.element.table)
        if way is None:
            weight = 0.1
        elif not any(step.many for step in way[1]):
            weight = 0.9
        else:
            weight = {Role.CELL: FAR, Role.STATE: FAR * FAR}.get(each.role, 0.8)
        return replace(each, score=each.score * weight)

    def _names(self) -> list[EditOption]:
        """The names of the rows that the query is about."""
        if self.query.aggregated:
            return [EditOption(0.98, "their names", rows_behind, stage.LIST)]
        base = self.query.subject().name
        return [EditOption(0.98, "with their names", lambda q: show_also(q, Element(base)), stage.LIST)]

    def _content_options(self, place: int, each: Explanation) -> list[EditOption]:
        element = each.element
        if element is None:
            return []
        if each.role is Role.CELL:
            return self._cell(place, each, element)
        if each.role is Role.STATE:
            return self._state(each, element)
        if each.role is Role.COLUMN:
            return self._column(place, each, element)
        return self._table(each, element)

    def _cell(self, place: int, each: Explanation, element: Element) -> list[EditOption]:
        value, score = each.value, each.score
        if self.by:
            what = f"by {in_words(element.column)}"
            return [EditOption(score * 0.7, what, lambda q: group_by(q, element), stage.GROUP)]
        if self.out:
            return [EditOption(score, f"without {value}", lambda q: hold(q, element, "<>", [value]))]
        if value.startswith("%") and value.endswith("%"):  # a part of a text
            return self._part(element, value.strip("%"), score)
        if self.also and self._left_out(element, value):  # "include cancelled ones too"
            return [EditOption(score, f"also {value}", widened(element, value))]
        further = element in self.chosen  # "gold and silver": the second stands beside the first
        self.chosen.add(element)
        replace = EditOption(
            score * (0.3 if further else 1.0), f"only {value}", lambda q: hold(q, element, "=", [value])
        )
        widen = EditOption(
            score * (1.0 if further else 1.05 if self.also else 0.5), f"also {value}", widened(element, value)
        )
        if further:
            return [widen, replace]
        found = [replace, widen] if self._held_equal(element) else [replace]
        beside = [h for h in held(self.query) if h.element.table == element.table and h.comparison == "="]
        if any(h.element != element and is_text(h.values) for h in beside):
            likely = 1.02 if place == 0 or self.pieces[0].text.lower().startswith(("and", "what", "how")) else 0.5
            likely = 0.4 if any(h.element == element for h in beside) else likely
            found.append(EditOption(min(1.0, score * likely), f"{value} instead", in_place_of(element, value)))
        return found

    def _part(self, element: Element, word: str, score: float) -> list[EditOption]:
        """Only texts that hold a word: in place of "Berlin Old Town" first those that begin alike ("and riverside")."""
        found = [EditOption(score * 0.9, f"only {word}", like(element, f"%{word}%"))]
        for each in held(self.query):
            if each.element == element and each.comparison in ("=", "like") and " " in each.values[0].strip("% "):
                first = each.values[0].strip("% ").split()[0]
                found.insert(0, EditOption(score, f"only {first} {word}", like(element, f"{first}%{word}%")))
        return found

    def _state(self, each: Explanation, element: Element) -> list[EditOption]:
        value = each.value
        if self.also and (kept := self._held_otherwise(element, value)):  # "including the closed ones"
            return [
                EditOption(each.score, f"whatever the {in_words(element.column)}", dropped(place)) for place in kept
            ]
        if value in ("is null", "is not null"):
            wanted: Comparison = "is null" if (value == "is null") is not self.out else "is not null"
            return [EditOption(each.score, f"{in_words(element.column)} {wanted}", lambda q: hold(q, element, wanted))]
        sign: Comparison = "<>" if self.out else "="
        word = "without" if self.out else "only"
        return [EditOption(each.score, f"{word} {value}", lambda q: hold(q, element, sign, [value]))]

    def _column(self, place: int, each: Explanation, element: Element) -> list[EditOption]:
        score, name = each.score, in_words(element.column)
        column = column_of(self.query, element)
        if self.also and is_date(column) and (kept := self._held_at(element, "is null")):
            return [EditOption(score, f"whatever the {name}", dropped(at)) for at in kept]  # "incl. the closed ones"
        if self.out:
            return self._column_out(element, score, name)
        if is_date(column) and any(p.of(Role.PERIOD) for p in self.pieces):
            return []  # "who joined this year": the period is about it
        coded = self._coded(place, element)
        if coded is not None:
            return self._cell(place, Explanation(Role.CELL, score, element, coded), element)
        if self.sorting and (not self.by or self._after("by", place)):
            falling = not RISING.search(self.account.text.lower()) and is_number(column)
            return [EditOption(score, f"ordered by {name}", lambda q: in_order(q, falling, element), stage.ORDER)]
        if self._compared_next(place):
            return []
        if self.by:
            return self._grouped(element, score, name)
        if self.aggregate == "count":
            counted = EditOption(score * 0.9, f"number of {name}", self._counted(element), stage.MEASURE)
            if not is_number(column):
                return [counted]
            likely = 1.0 if COUNTED.search(element.column.lower()) else 0.6
            return [self._measured("sum", element, score * likely, f"{name} in total"), counted]
        if self.aggregate is not None:
            return self._aggregated(self.aggregate, element, score, name)
        if self.query.aggregated and is_number(column):
            averaged = AVERAGED.search(element.column.lower()) is not None
            first: Aggregate = "average" if averaged else "sum"
            second: Aggregate = "sum" if averaged else "average"
            found = [self._swapped(element, score, name)] if self._swaps() else []
            found.append(self._measured(first, element, score * 0.95, name))
            return [*found, self._measured(second, element, score * 0.5, f"{second} {name}")]
        if self.query.aggregated:
            counting = bool(self.operations & {Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.SHARE})
            if (self.listing or self.points_back) and not counting and not self.query.core.args.get("group"):
                return [EditOption(score, f"their {name}", lambda q: list_column(q, element), stage.LIST)]
            if self.points_back and self.query.core.args.get("group"):
                return [EditOption(score * 0.95, f"with {name}", grouped_by(element, True), stage.GROUP)]
            return [EditOption(o.score * 0.6, o.what, o.make, o.stage) for o in self._grouped(element, score, name)]
        if is_date(column) and "who" in self.words:
            score *= FAR
        found = [EditOption(score, f"with {name}", lambda q: show_also(q, element), stage.LIST)]
        named = named_by(element, self.schema)
        if named is not None:
            likely = 1.05 if {"who", "whom", "whose", "name", "names"} & set(self.words) else 0.9
            make = lambda q: show_also(q, Element(named))  # noqa: E731 - an option's step
            found.append(EditOption(min(1.0, score * likely), f"with {in_words(named)}", make, stage.LIST))
        found.append(
            EditOption(score * 0.7, f"only the {name}", lambda q: show_also(q, element, instead=True), stage.LIST)
        )
        return found

    def _column_out(self, element: Element, score: float, name: str) -> list[EditOption]:
        """ "Drop the tier filter", "without the closed ones", "skip those without an email"."""
        column = column_of(self.query, element)
        if UNHELD & set(self.words) or "any" in self.words:
            return [EditOption(score, f"whatever the {name}", dropped(at)) for at in self._held_at(element)]
        if column is None or not column.nullable or column.primary_key:
            return []
        twice = len(re.findall(r"\b(?:without|no|missing|lacking|empty)\b", self.account.text.lower()))
        twice += bool(set(self.words) & (TAKE_OUT - {"without", "w/o"} | {"out"}))
        wanted: Comparison = "is not null" if twice > 1 else "is null"
        return [EditOption(score * 0.9, f"{name} {wanted}", lambda q: hold(q, element, wanted))]

    def _coded(self, place: int, element: Element) -> str | None:
        """The code by which a column of sexes keeps a word ("women": F), None for any other word or column."""
        letter = SEXES.get(self.pieces[place].text.lower())
        column = column_of(self.query, element)
        if letter is None or column is None or self.by or self.aggregate not in (None, "count"):
            return None
        return next((value for value in column.samples if value[:1].lower() == letter), None)

    def _aggregated(self, aggregate: Aggregate, element: Element, score: float, name: str) -> list[EditOption]:
        """A column with an aggregate: that number, or (of "which has the most …") the row that has it."""
        which = bool({"one", "which", "who", "whose"} & set(self.words))
        if aggregate in ("least", "most") and self._is_group(element):  # "just the top reason"
            return [
                EditOption(
                    score, "only the first", lambda q: first_rows(q, 1, falling=aggregate == "most"), stage.ORDER
                )
            ]
        if aggregate == "sum" and not self.query.aggregated and THEY.search(self.account.text.lower()):
            return [EditOption(score, f"with {name}", showing(element), stage.LIST)]  # "how much does she earn"
        if aggregate not in ("least", "most"):
            return [self._measured(aggregate, element, score, f"{aggregate} {name}")]
        number = self._measured(aggregate, element, score * (0.8 if which else 1.0), f"{aggregate} {name}")
        what, falling = f"the one with the {aggregate} {name}", aggregate == "most"
        if self.query.aggregated:
            row = EditOption(score, what, the_counted_one_with(element, falling), stage.LIST)
            return [row, number] if which else [number]
        return [number, EditOption(score * (1.0 if which else 0.7), what, the_one_with(element, falling), stage.ORDER)]

    def _table(self, each: Explanation, element: Element) -> list[EditOption]:
        score, name = each.score, in_words(element.table)
        if self.out:
            return []
        if self.by_groups and self._is_group(element):
            return []
        if self.by:
            if Operation.AVERAGE in self.operations and element.table == self.query.base()[1].name:
                return []  # "average per order" of orders: an order is a row
            return self._grouped(Element(element.table), score, name)
        if self.aggregate in ("least", "most") and self._is_group(element):
            falls = self.aggregate == "most"
            return [EditOption(score, "only the first", lambda q: first_rows(q, 1, falling=falls), stage.ORDER)]
        if self.aggregate == "count":
            beside = self.also or self.measured > 0
            self.measured += 1
            what = f"number of {name}"
            make = lambda q: count_rows(q, element.table, beside=beside)  # noqa: E731 - an option's step
            return [EditOption(score, what, make, stage.MEASURE)]
        there = self.query.alias_of(element.table) is not None
        if self.query.aggregated:
            rows = EditOption(score * 0.7, f"the {name} behind it", lambda q: rows_behind(q, element.table), stage.LIST)
            if ((self.listing and self.points_back) or self.also) and self.query.core.args.get("group") and not there:
                too = grouped_by(element, True)  # "which category is that in"
                return [EditOption(score * 0.95, f"with {name}", too, stage.GROUP), rows]
            if self.listing:
                return [rows]
            count = EditOption(score * 0.4, f"number of {name}", lambda q: count_rows(q, element.table), stage.MEASURE)
            return [] if there else [count]
        if there and element.table == self.query.base()[1].name:
            return []
        alone = self.listing and not self.also
        names = EditOption(score * (0.9 if alone else 0.6), f"their {name}", naming_of(element), stage.LIST)
        shown = EditOption(score * 0.8, f"with {name}", lambda q: show_also(q, Element(element.table)), stage.LIST)
        return [names, shown]

    def _grouped(self, element: Element, score: float, name: str) -> list[EditOption]:
        column = column_of(self.query, element)
        if is_number(column) and self.query.aggregated and not self.grouped and not is_year(column):
            return self._by_number(element, score, name)
        if is_date(column_of(self.query, element)):
            make = lambda q: group_by_period(q, element, "month", beside=self.also)  # noqa: E731
            return [EditOption(score * 0.7, f"by month of {name}", make, stage.GROUP)]
        grouped = bool(self.query.core.args.get("group"))
        if self.grouped:  # "by shop and area": the second stands beside the first
            return [EditOption(score * 0.95, f"and by {name}", grouped_by(element, True), stage.GROUP)]
        both = EditOption(
            score * (1.0 if self._splits() else 0.6), f"also by {name}", grouped_by(element, True), stage.GROUP
        )
        other = EditOption(
            score * (0.6 if self._splits() else 1.0), f"by {name}", grouped_by(element, False), stage.GROUP
        )
        found = [other, both] if grouped else [other]
        table = named_by(element, self.schema) or element.table
        if may_have_none(self.query, table):
            make = lambda q: group_by(q, element, left=True)  # noqa: E731 - an option's step
            found.append(EditOption(other.score * 0.5, f"by {name}, or none", make, stage.GROUP))
        return found

    def _by_number(self, element: Element, score: float, name: str) -> list[EditOption]:
        """ "By revenue": what is measured, and orders the rows, rather than groups of equal numbers."""
        first: Aggregate = "average" if AVERAGED.search(element.column.lower()) else "sum"
        groups = EditOption(score * 0.45, f"by {name}", grouped_by(element, False), stage.GROUP)
        return [self._measured(first, element, score, name), groups]

    def _counted(self, element: Element) -> Callable[[Query], bool]:
        beside = self.also or self.measured > 0
        self.measured += 1
        return lambda q: count_of(q, element, beside=beside)

    def _measured(self, aggregate: Aggregate, element: Element, score: float, name: str) -> EditOption:
        beside = self.also or self.measured > 0
        return EditOption(score, name, lambda q: measure(q, aggregate, element, beside=beside), stage.MEASURE)

    def _swapped(self, element: Element, score: float, name: str) -> EditOption:
        sums = [each for m in self.query.measures() for each in m.find_all(*SUMS.values())]
        aggregate = next(a for a, kind in SUMS.items() if isinstance(sums[0], kind))
        return EditOption(score, name, lambda q: measure(q, aggregate, element), stage.MEASURE)

    def _unexplained(self, place: int, piece: Piece) -> Iterator[Wish]:
        """A word that nothing explains, where one text is asked about: another that holds the word ("and
        riverside")."""
        texts = [h for h in held(self.query) if h.comparison in ("=", "like") and is_text(h.values)]
        word = piece.text.strip()
        if not texts or not word.isalnum() or len(word) < 3 or self.by or self.out or self.listing:
            return
        self.used.add(place)
        yield tuple(o for each in texts[:3] for o in self._part(each.element, word, 0.5))

    def _keys(self, place: int) -> Iterator[Wish]:
        """ "Their ids": the keys of the table that is named before, or of the query's first."""
        named = self.pieces[place - 1].of(Role.TABLE) if place else ()
        table = self.schema.table(named[0].element.table) if named and named[0].element else self.query.subject()
        for each in key_of(table)[:2] if table is not None and not self.by else ():
            self.used.add(place)
            if self.query.aggregated and not self.query.core.args.get("group"):
                yield (EditOption(0.9, "their ids", listing(each), stage.LIST),)
            elif self.query.aggregated:
                yield (EditOption(0.9, "with their ids", grouped_by(each, True), stage.GROUP),)
            else:
                yield (EditOption(0.9, "with their ids", showing(each), stage.LIST),)
