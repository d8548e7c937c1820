"""A follow-up's account read as edits of the query before it.

The pieces are read from left to right. Small words set what the next content word does: "by" groups, "without" takes
out, "average" measures, "over" compares. A content word without such a word does what fits it: a cell filters, a
number column is measured, of a list another column is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from reliability.accounting.account import Piece, Role
from reliability.composing.edits import options as stage
from reliability.composing.edits.dates import column_of, date_columns, date_ranges, is_date
from reliability.composing.edits.filters import drop_measure_conditions, held
from reliability.composing.edits.heard import EVERYTHING, INSTEAD, KEYS, LISTS, RISING, SORT, TAKE_OUT, UNHELD
from reliability.composing.edits.lists import by_name, in_order, rows_behind, without_limit
from reliability.composing.edits.operations import OperationWords
from reliability.composing.edits.options import EditOption, Wish
from reliability.composing.edits.periods_meant import periods_meant
from reliability.composing.edits.steps import (
    as_of,
    beside_the_one_before,
    both_periods,
    dropped,
    grouped_by,
    in_words,
    open_rows,
    said,
    to_period,
    undated,
)
from reliability.values import Element


class EditWords(OperationWords):
    """What a follow-up's pieces ask for, given the query before it."""

    def wishes(self) -> list[Wish]:
        """The edits that its words may mean, a wish for each stretch that means one."""
        found = [wish for wish in self._periods() if wish]
        for place, piece in enumerate(self.pieces):
            if place in self.used:
                continue
            found += self._piece(place, piece)
        found += list(self._at_the_end(found))
        return [wish for wish in found if wish]

    def _periods(self) -> Iterator[Wish]:
        ranges = date_ranges(self.query)
        before = next((r.period for r in ranges if r.period.start or r.period.end), None)
        meant = periods_meant(self.account.text, before, self.today)
        periods = [(m.period, m.score) for m in meant]
        for place, piece in enumerate(self.pieces):
            if any(piece.start < m.end and m.start < piece.end for m in meant):
                if piece.best is None or piece.best.role not in (Role.CELL, Role.TABLE, Role.COLUMN):
                    self.used.add(place)
                continue
            for each in piece.of(Role.PERIOD)[:2]:
                if piece.best is not None and piece.best.role is Role.PERIOD and each.period is not None:
                    self.used.add(place)
                    periods.append((each.period, 0.7 if meant else each.score))
        if ranges:
            found = [EditOption(score, said(period), to_period(period)) for period, score in periods[:4]]
            if self.comparing:
                both = "both periods side by side"
                found += [EditOption(score * 0.99, both, both_periods(period)) for period, score in periods[:2]]
            yield tuple(found)
            return
        day = next((p.start for p, _ in periods if p.one_day), None)
        if day is not None and open_rows(self.query) is not None:
            yield (EditOption(0.95, f"as of {day.isoformat()}", as_of(day), stage.FILTER),)
            return
        elements = list(dict.fromkeys(date_columns(self.query)))[:3]
        yield tuple(
            EditOption(score * (0.9 - 0.25 * n), said(period), to_period(period, element))
            for period, score in periods[:2]
            for n, element in enumerate(elements)
        )

    def _piece(self, place: int, piece: Piece) -> Iterator[Wish]:
        lower = piece.text.lower()
        if set(re.findall(r"[\w/]+", lower)) & TAKE_OUT or INSTEAD.search(lower):
            self.out, self.by = True, False
            only = set(lower.split()) <= TAKE_OUT  # "drop" may be a state's word, too
            if only or piece.best is None or piece.best.role in (Role.OPERATION, Role.FUNCTION, Role.POLITE):
                return
        best = piece.best
        if (
            (
                lower in ("make", "makes")
                and self.account.text[piece.end :].lower().lstrip()[:4].split(" ")[0]
                in (
                    "it",
                    "that",
                )
            )
            or lower in SORT
            or (lower == "order" and self.sorting)
        ):
            self.used.add(place)
        elif lower in KEYS and (best is None or best.role is Role.FUNCTION):
            yield from self._keys(place)
        elif best is None:
            yield from self._unexplained(place, piece)
        elif best.role is Role.OPERATION:
            yield from self._operation(place, piece)
        elif piece.of(Role.GRAIN) and best.role in (Role.GRAIN, Role.COLUMN):
            yield from self._grain(piece, piece.of(Role.GRAIN)[0])
        elif best.role is Role.NUMBER:
            yield from self._number(place, piece, best)
        elif best.role in (Role.CELL, Role.STATE, Role.COLUMN, Role.TABLE) and not self._says_nothing(place, piece):
            yield from self._content(place, piece)

    def _at_the_end(self, found: list[Wish]) -> Iterator[Wish]:
        words = set(self.words)
        if words & EVERYTHING and self.query.core.args.get("limit"):
            yield (EditOption(0.95, "all of them", without_limit, stage.LIST),)
        if self._lists_rows(found) and self.query.aggregated and not self._shows_something(found):
            yield (EditOption(0.85, "the rows behind it", rows_behind, stage.LIST),)
        if "why" in self.words[:4] and self.query.aggregated:
            yield tuple(self._why())
        if found:
            return
        if self.sorting:
            falling = not RISING.search(self.account.text.lower())
            if any(word.startswith("alphabet") for word in self.words):
                yield (EditOption(0.95, "by name", lambda q: by_name(q, False), stage.ORDER),)
            yield (EditOption(0.8, "in order", lambda q: in_order(q, falling), stage.ORDER),)
        if words & (EVERYTHING | UNHELD):
            yield tuple(self._without_a_condition())

    def _why(self) -> Iterator[EditOption]:
        """What may explain a number: the period before it beside it, and its parts by what each row belongs to."""
        dated = next((r for r in date_ranges(self.query) if r.period.start and r.period.end and not r.years), None)
        if dated is not None:
            yield EditOption(0.6, "beside the period before", beside_the_one_before(dated.element), stage.GROUP)
        tables = (self.schema.table(key.ref_table) for t in self.query.sources().values() for key in t.foreign_keys)
        for n, table in enumerate(dict.fromkeys(t.name for t in tables if t is not None)):
            if n < 2:
                yield EditOption(0.5 - 0.1 * n, f"by {in_words(table)}", grouped_by(Element(table), True), stage.GROUP)

    def _lists_rows(self, found: list[Wish]) -> bool:
        """Are rows wanted in place of a number? "What was it in May?" and "show me May" ask for the number of May."""
        words = set(self.words)
        if not self.listing or "same" in words or self.comparing:
            return False
        if any(wish[0].stage in (stage.THRESHOLD, stage.ORDER) for wish in found):
            return False  # "which ones are under 100?": of the groups that there are
        return not found or bool(words & LISTS) or bool(words & {"them", "those", "these", "they"})

    def _shows_something(self, found: list[Wish]) -> bool:
        shows = (stage.MEASURE, stage.GROUP, stage.SHARE, stage.LIST)
        return any(wish[0].stage in shows for wish in found if wish)

    def _without_a_condition(self) -> Iterator[EditOption]:
        fixed = held(self.query)
        about = [n for n, each in enumerate(fixed) if not is_date(column_of(self.query, each.element))]
        for n, place in enumerate(reversed(about)):
            if n < 3:
                what = f"whatever the {in_words(fixed[place].element.column)}"
                yield EditOption(0.8 - 0.15 * n, what, dropped(place))
        for place in range(len(date_ranges(self.query))):
            timed = bool({"date", "dates", "period", "time"} & set(self.words))
            yield EditOption(0.9 if timed else 0.4, "of all time", undated(place))
        if self.query.core.args.get("having"):
            yield EditOption(0.7, "all groups", drop_measure_conditions)
