"""Small words of a follow-up that are edits by themselves: an average, a share, the top five, over 100."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sqlglot import exp

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.composing.edits import options as stage
from reliability.composing.edits.content import ContentWords
from reliability.composing.edits.dates import column_of, date_columns, date_ranges
from reliability.composing.edits.filters import held, hold_measure, is_number, listed_number
from reliability.composing.edits.heard import (
    AGGREGATES,
    BY_PERIOD,
    COMPARISONS,
    GRAINS,
    INSTEAD,
    LIMITED,
    NEXT,
    OF_THOSE,
    RISING,
)
from reliability.composing.edits.lists import first_rows, in_order, limited, next_rows, other_end, ungrouped
from reliability.composing.edits.measures import (
    aggregate_by,
    averaged_groups,
    count_rows,
    fixed_conditions,
    growth,
    running_total,
    share_of_all,
    share_of_those,
)
from reliability.composing.edits.options import EditOption, Wish
from reliability.composing.edits.query import Query
from reliability.composing.edits.steps import grouped_by_period, held_to, in_words
from reliability.composing.frame import Aggregate, Comparison, Grain
from reliability.values import Element


class OperationWords(ContentWords):
    """Operations, lengths of time and numbers read as edits, or as what the next content word does."""

    def _operation(self, place: int, piece: Piece) -> Iterator[Wish]:
        said = [each.value for each in piece.of(Role.OPERATION)]
        first = said[0] if said else ""
        if first == Operation.BY:
            of_those = OF_THOSE.match(self.account.text[piece.end :].lower()) is not None
            self.by, self.out = not of_those, False
        elif first in (Operation.NOT, Operation.WITHOUT):
            self.out, self.by = True, False
        elif first in COMPARISONS:
            self.compared, self.by = COMPARISONS[first], False
        elif first == Operation.SHARE:
            self.used.add(place)
            yield tuple(self._shares())
        elif first == Operation.CUMULATIVE:
            self.used.add(place)
            yield (EditOption(0.95, "added up over time", running_total, stage.SHARE),)
        elif first == Operation.GROWTH and self.query.core.args.get("group"):
            self.used.add(place)
            if any(Operation.GROWTH in [e.value for e in p.of(Role.OPERATION)[:1]] for p in self.pieces[:place]):
                return
            percent = re.search(r"%|percent|rate|growth|pct", self.account.text.lower()) is not None
            yield (
                EditOption(0.9, "against the one before", lambda q: growth(q, percent), stage.SHARE),
                EditOption(0.8, "against the one before", lambda q: growth(q, not percent), stage.SHARE),
            )
        elif first == Operation.TREND:
            self.used.add(place)
            yield self._by_grain("month", 0.8)
        elif first == Operation.LIST:
            self.listing = True
        elif first == Operation.RANK:
            self.used.add(place)
            yield (
                EditOption(
                    0.9, "in order", lambda q: in_order(q, not RISING.search(self.account.text.lower())), stage.ORDER
                ),
            )
        elif first in AGGREGATES:
            yield from self._aggregate(place, said)
        elif piece.text.lower() == "first" and self.operations & {Operation.LEAST, Operation.MOST}:
            self.used.add(place)  # "highest first"
        elif first in (Operation.LATEST, Operation.OLDEST) and (near := self._number_near(place)) is not None:
            self.used |= {place, near[1]}
            yield tuple(self._first_by_date(first == Operation.LATEST, near[0]))
        elif first in (Operation.LATEST, Operation.OLDEST) and piece.text.lower().endswith(" first"):
            self.used.add(place)
            yield tuple(self._first_by_date(first == Operation.LATEST, None))
        elif first in (Operation.LATEST, Operation.OLDEST) and self.query.core.args.get("limit"):
            self.used.add(place)
            yield (EditOption(0.8, "the other end", other_end, stage.ORDER),)
        elif first in (Operation.TOP, Operation.BOTTOM, Operation.LATEST, Operation.OLDEST):
            yield from self._aggregate(place, [Operation.MOST if first == Operation.TOP else Operation.LEAST])

    def _first_by_date(self, falling: bool, count: int | None) -> Iterator[EditOption]:
        """The oldest or latest first, all of them or so many: by a date that orders or is shown, else by any."""
        for n, element in enumerate(list(dict.fromkeys(date_columns(self.query)))[:3]):

            def make(q: Query, element: Element = element) -> bool:
                return in_order(q, falling, element) and (count is None or limited(q, count))

            what = "the latest first" if falling else "the oldest first"
            yield EditOption(0.9 - 0.2 * n, what, make, stage.ORDER)
        if count is not None:
            yield EditOption(0.85, f"only the first {count}", lambda q: first_rows(q, count), stage.ORDER)

    def _aggregate(self, place: int, said: list[str]) -> Iterator[Wish]:
        aggregate = AGGREGATES[said[0]]
        if self.out and INSTEAD.search(self.account.text[: self.pieces[place].end].lower()):
            self.used.add(place)  # "instead of the mean"
            return
        words = self.pieces[place].text.lower()
        otherwise = words == "how much" and self.operations & {Operation.AVERAGE, Operation.MEDIAN}
        if otherwise or (aggregate == "sum" and Operation.SHARE in self.operations):  # "as a share of the total"
            self.used.add(place)
            return
        count = self._number_near(place)
        if aggregate in ("least", "most") and count is not None:
            number, at = count
            self.used |= {place, at}
            falling = aggregate == "most"
            word = "first" if falling else "last"
            make = lambda q: first_rows(q, number, falling=falling)  # noqa: E731 - an option's step
            yield (EditOption(0.95, f"only the {word} {number}", make, stage.ORDER),)
            return
        self.aggregate, self.by = aggregate, False
        if self._content_follows(place) or aggregate in self.alone:
            return
        self.alone.add(aggregate)
        self.aggregate = None
        self.used.add(place)
        yield tuple(self._alone(aggregate))

    def _alone(self, aggregate: Aggregate) -> Iterator[EditOption]:
        """An aggregate without a column of its own: of what is measured."""
        if aggregate == "count":
            base = self.query.base()[1].name
            make = lambda q: count_rows(q, base, beside=self.also)  # noqa: E731 - an option's step
            yield EditOption(0.8, "how many there are", make, stage.MEASURE)
            return
        beside = self.also
        ends = any(m.find(exp.Min, exp.Max) for m in self.query.measures())
        score = 0.97 if ends else 0.9
        averages = any(m.find(exp.Avg) for m in self.query.measures())
        if aggregate == "average" and self.query.core.args.get("group") and not averages:
            yield EditOption(0.97 if self.by_groups else 0.7, "average of the groups", averaged_groups, stage.SHARE)
        if aggregate == "sum" and self.query.core.args.get("group"):
            yield EditOption(0.98, "in total", ungrouped, stage.GROUP)
        if aggregate in ("least", "most") and re.search(r"\bfirst\b", self.account.text.lower()):
            falls = aggregate == "most"
            yield EditOption(
                0.99, f"the {'highest' if falls else 'lowest'} first", lambda q: in_order(q, falls), stage.ORDER
            )
        yield EditOption(score, f"{aggregate}", lambda q: aggregate_by(q, aggregate, beside=beside), stage.MEASURE)
        if beside:
            yield EditOption(score * 0.8, f"{aggregate}", lambda q: aggregate_by(q, aggregate), stage.MEASURE)
        if aggregate in ("least", "most"):
            order, limit = self.query.core.args.get("order"), self.query.core.args.get("limit")
            if order is not None and limit is not None:
                falls = bool(order.expressions and order.expressions[0].args.get("desc"))
                if falls is not (aggregate == "most"):
                    yield EditOption(0.95, "the other end", other_end, stage.ORDER)
            elif self.query.core.args.get("group"):
                falling = aggregate == "most"
                make = lambda q: first_rows(q, 1, falling=falling)  # noqa: E731 - an option's step
                yield EditOption(0.92, f"only the {'highest' if falling else 'lowest'}", make, stage.ORDER)

    def _grain(self, piece: Piece, best: Explanation) -> Iterator[Wish]:
        if best.value in GRAINS and (self.by or BY_PERIOD.search(piece.text.lower())):
            yield self._by_grain(next(g for g in GRAINS if g == best.value), best.score)

    def _by_grain(self, grain: Grain, score: float) -> Wish:
        dated = [r.element for r in date_ranges(self.query) if not r.years and r.select is self.query.core]
        grouped = bool(self.query.core.args.get("group"))
        found: list[EditOption] = []
        for n, element in enumerate(list(dict.fromkeys([*dated, *date_columns(self.query)]))[:2]):
            for beside in (True,) if self.grouped else (True, False) if self._splits() else (False, True):
                if beside and not grouped and not self.grouped:
                    continue
                likely = score * (0.95 if n == 0 else 0.5) * (1.0 if beside is self._splits() or not grouped else 0.6)
                what = f"also by {grain}" if beside else f"by {grain}"
                found.append(EditOption(likely, what, grouped_by_period(element, grain, beside), stage.GROUP))
        self.grouped += 1
        return tuple(found)

    def _number(self, place: int, piece: Piece, best: Explanation) -> Iterator[Wish]:
        plus = self.account.text[piece.end : piece.end + 1] == "+" or piece.text.endswith("+")
        compared: Comparison | None = ">=" if plus else self.compared
        after = [e.value for p in self.pieces[place + 1 : place + 2] for e in p.of(Role.OPERATION)]
        if compared is None and after and after[0] in COMPARISONS:
            compared = COMPARISONS[after[0]]
        if compared is None or not re.fullmatch(r"-?\d+(?:\.\d+)?", best.value):
            if best.value.isdigit() and NEXT.search(self.account.text.lower()):
                self.used.add(place)
                count = int(best.value)
                yield (EditOption(0.9, f"the next {count}", lambda q: next_rows(q, count), stage.ORDER),)
            elif best.value.isdigit() and self._limits():
                self.used.add(place)
                number = int(best.value)
                make = lambda q: first_rows(q, number)  # noqa: E731 - an option's step
                yield (EditOption(0.8, f"only the first {number}", make, stage.ORDER),)
            return
        self.compared = None
        self.used.add(place)
        sign = compared
        if sign == "<=" and best.value.isdigit() and not self.query.aggregated and not self._number_columns(place):
            count = int(best.value)  # "no more than 20" of a list
            yield (EditOption(0.9, f"only the first {count}", lambda q: limited(q, count), stage.ORDER),)
            return
        columns = self._number_columns(place)
        found = [
            EditOption(0.9 - 0.05 * n, f"{in_words(each.column)} {sign} {best.value}", held_to(each, sign, best.value))
            for n, each in enumerate(columns[:3])
        ]
        listed = listed_number(self.query)
        shown = self.query.element(listed) if listed is not None else None
        compared_before = [h.element for h in held(self.query) if h.comparison in ("<", "<=", ">", ">=")]
        for each in [e for e in dict.fromkeys([shown, *compared_before]) if e is not None and e not in columns][:2]:
            if is_number(column_of(self.query, each)):
                what = f"{in_words(each.column)} {sign} {best.value}"
                found.append(EditOption(0.8, what, held_to(each, sign, best.value)))
        make = lambda q: hold_measure(q, sign, best.value)  # noqa: E731 - an option's step
        found.append(EditOption(0.75, f"{sign} {best.value}", make, stage.THRESHOLD))
        yield tuple(found[:4])

    def _limits(self) -> bool:
        """Is a number how many rows to show ("first 5"; "make it 20" of a list that is cut already)?"""
        text = self.account.text.lower()
        if re.search(r"\b(?:first|top|best|limit|only)\b", text):
            return True
        return bool(self.query.core.args.get("limit")) and LIMITED.search(text) is not None

    def _shares(self) -> Iterator[EditOption]:
        fixed = list(range(len(fixed_conditions(self.query))))
        each = any(word in self.words for word in ("each", "every", "within"))
        grouped = bool(self.query.core.args.get("group"))
        of_all = EditOption(0.6 if each and fixed else 0.95, "as a share of the total", share_of_all, stage.SHARE)
        if grouped:
            yield of_all
        for n, place in enumerate(reversed(fixed[-3:])):
            score = (0.9 if each or not grouped else 0.6) - 0.1 * n
            yield EditOption(score, "as a share of all", lambda q, at=place: share_of_those(q, [at]))  # type: ignore[misc]
        if len(fixed) > 1:
            yield EditOption(0.5 if grouped else 0.95, "as a share of all", lambda q: share_of_those(q, fixed))
