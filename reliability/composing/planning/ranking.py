"""Frames that say what is the most or the least: of rows, of groups, for each of another thing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from reliability.accounting.account import Role
from reliability.composing.frame import (
    Aggregate,
    Between,
    Frame,
    Measure,
    Of,
    Order,
)
from reliability.composing.planning.asked.parts import Mark, Superlative, Wanted
from reliability.composing.planning.columns import (
    adds_up,
    columns_of,
    date_columns,
    hinted_columns,
    names_people,
    naming_columns,
    speaks_against,
    tells_of_life,
    told_by,
    words_of,
)
from reliability.composing.planning.dates import date_options
from reliability.composing.planning.draft import NothingFits, Option
from reliability.composing.planning.layouts import Layouts
from reliability.composing.planning.measures import Sized, measure_options, subjects_said
from reliability.composing.planning.placing import nearness
from reliability.sql.roles import counts_in
from reliability.values import Element, Table
from reliability.words import stem

_MOST_OUTPUTS = 8
_SO_MUCH = frozenset(
    ("most", "least", "fewest", "highest", "lowest", "largest", "smallest", "number", "of", "maximum", "minimum")
)
_STAFF = frozenset("employee staff worker agent teacher doctor driver seller clerk mechanic nurse personnel".split())
_SERVING = frozenset(
    "rang sold sells sell served serves serve handled handles processed closed took takes made did".split()
)
_SERVED = frozenset("bought buys buy spent spends spend ordered orders paid pays pay returned booked borrowed".split())
_OFTEN = frozenset("common commonly frequent frequently often popular used main usual".split())
_ALSO_TOLD = frozenset(("with", "and", "plus", "including", ","))
_KEPT, _NOT_OF_A_PERIOD = frozenset(("total", "lifetime", "overall", "sum")), 0.6
_SEVERAL, _ONE, _NEAR = 10, 0.7, 3
"""How many are shown of several whose number is not said, how likely one alone is meant there, and the most pieces from
the superlative to its noun."""
_SELLING = frozenset(("seller", "selling", "sell", "sells", "sold", "bestseller"))
_BOUGHT = frozenset("sell sells sold buy buys bought purchase purchased".split())
_DO = frozenset("do does did is are was were gets has have".split())
_WHERE_IT_SELLS = 0.5
_JOINING = frozenset("for of in by at from per among across to with on number".split())
_OF_EACH = re.compile(r"\b(?:each|every|per)$", re.IGNORECASE)
_LASTING = frozenset(("longest", "shortest"))
_PACE = frozenset(("fastest", "slowest"))
"""Words that rank by speed, which a length of time tells the other way round; "quickest" is the least already."""
_LENGTHS = frozenset("time times duration wait delay lag latency turnaround".split())


_HIGH = frozenset(("highest", "lowest"))
"""What is said of an amount, be it of rows that have one: "the highest bill"."""


class Ranking(Layouts):
    """Ranks things."""

    def _ranked(self) -> Frame:
        asked = self.asked
        entity = self._entity()
        top = asked.superlatives[0] if asked.superlatives else None
        falling = top.falling if top else True
        if entity is None:
            raise NothingFits
        limit = asked.limit or self._first_so_many()
        kind, columns, table = entity
        value = self.draft.pick("value", self._values(kind, table))
        if top is not None and top.of is not None:
            self.draft.used.add(top.of.at)
        if top is not None and _PACE & set(top.words) and self._is_a_length(value):
            falling = not falling  # who is fastest takes the least time
        if isinstance(value, Sized):
            self.subject = value.table
            self.by = list(columns)
            measured = [*(w.mark for w in asked.wanted), *asked.groups, *filter(self._numeric, asked.columns)]
            self.draft.used |= {mark.at for mark in measured if mark is not None}
            if table:
                self._reach(table)
            number = self._fitted([value])[0]
            each = self._each(columns) or self._each_time(columns if kind == "grain" else ())
            self.by = [each, *self.by] if each else self.by
            self.by = self._told_of_it(table) or [*self.by, *self._of_theirs(table)]
            where = self._all_filters()
            return Frame(
                self.subject,
                (number,),
                tuple(self.by),
                where,
                order=(Order(number, falling),),
                limit=asked.limit if each else limit,
                first_of_each=each,
            )
        self.subject = table
        if top is not None and not top.dated and _LASTING & set(top.words) and self._kind(value) == "date":
            falling = not falling  # what has lasted longest began first
        where = self._all_filters()
        told = self._shown()
        outputs = [*told, *([] if value in {of.column for of in told} else [Of(value)])] if told else []
        outputs = outputs or [*columns, *self._outputs(), Of(value)]
        each = self._each(columns)
        by = tuple(dict.fromkeys([*([each] if each else []), *outputs]))[:_MOST_OUTPUTS]
        return Frame(
            self.subject,
            (),
            by,
            where,
            order=(Order(Of(value), falling),),
            limit=asked.limit if each else limit,
            first_of_each=each,
        )

    def _is_a_length(self, value: Element | Sized) -> bool:
        """Whether what is ranked by is a length of time, by its unit or its name."""
        of = value.measure.of if isinstance(value, Sized) else Of(value)
        if isinstance(of, Between):
            return True
        if not isinstance(of, Of) or of.grain is not None or self._kind(of.column) != "number":
            return False
        column = self.relations.table(of.column.table).column(of.column.column)
        named = column is not None and not _LENGTHS.isdisjoint(words_of(column.name))
        return named or (column is not None and counts_in(column) == "time")

    def _first_so_many(self) -> int:
        """How many are meant where no number is said: "our best customers" are several, "the best customer" is one."""
        if not self._are_several():
            return 1
        return self.draft.pick(
            "so many", [Option(_SEVERAL, 1.0, f"the first {_SEVERAL}"), Option(1, _ONE, "the first")]
        )

    def _are_several(self) -> bool:
        """Whether the most of something stands right before what is ranked, which has its plural."""
        asked = self.asked
        top = asked.superlatives[0] if asked.superlatives else None
        if top is None or top.all or not 0 < self.entity_at - top.at <= _NEAR:
            return False
        noun = asked.pieces[self.entity_at].text.lower().split()[-1:]
        between = {word for piece in asked.pieces[top.at + 1 : self.entity_at] for word in piece.text.lower().split()}
        before = asked.pieces[max(0, top.at - 3) : top.at]
        one = any(piece.text.lower() in ("one", "one of", "which of", "of") for piece in before)
        return (
            bool(noun)
            and noun[0].endswith("s")
            and stem(noun[0]) != noun[0]
            and between.isdisjoint(_JOINING)
            and not one
        )

    def _told_of_it(self, table: str) -> list[Of]:
        """What is told to be shown of the thing that is ranked, where all of it is its own: "… Return the order id"."""
        if not self.asked.shown:
            return []
        subject, self.subject = self.subject, table
        try:
            told = [of for of in self._shown() if table]
        finally:
            self.subject = subject
        return told if all(of.column.table in self.relations.above(subject) for of in told) else []

    def _of_theirs(self, table: str) -> list[Of]:
        """Further properties that are to be told of what is ranked: "with their city", "and its fee"."""
        found: list[Of] = []
        for mark in self.asked.columns:
            before = [piece.text.lower() for piece in self.asked.pieces[max(0, mark.at - 2) : mark.at]]
            own = [e.element for e in mark.of(Role.COLUMN)[:3] if e.element is not None and e.element.table == table]
            if own and before[1:] in (["their"], ["its"]) and before[0] in _ALSO_TOLD and Of(own[0]) not in self.by:
                self.draft.used.add(mark.at)
                found.append(Of(own[0]))
        return found

    def _each(self, columns: Sequence[Of]) -> Of | None:
        """What the most is asked for each of: "the best shop of each region"."""
        for mark in self.asked.groups[:2]:
            counted = any(e.element and e.element.table == self.subject for e in mark.of(Role.TABLE)[:1])
            if mark.at == self.entity_at or self._numeric(mark) or counted:
                continue
            options = [o for o in self._group_options(mark) if Of(o.value[0]) not in columns]
            options = [o for o in options if o.value[0].table in self.relations.above(self.subject)]
            if options:
                self.draft.used.add(mark.at)
                chosen = self.draft.pick(f"group {mark.at}", options)
                return Of(chosen[0])
        return None

    def _each_time(self, ranked: Sequence[Of]) -> Of | None:
        """The times for each of which the most is asked: "the best shop of each month"; of times that are `ranked`
        themselves those that hold them: "the best month of each year"."""
        for mark, grain in self.asked.grains[:2]:
            before = [piece.text for piece in self.asked.pieces[max(0, mark.at - 2) : mark.at]]
            said = " ".join([*before, *mark.piece.text.split()[:-1]])
            if mark.at in self.draft.used or not _OF_EACH.search(said) or grain in [of.grain for of in ranked]:
                continue
            dates = date_options(self.asked, mark.at, self.subject, self.relations, ())
            dates = [Option(of.column, 1.0) for of in ranked[:1]] or dates
            if dates:
                self.draft.used.add(mark.at)
                return Of(self.draft.pick(f"grain {mark.at}", dates), grain)
        return None

    def _entity(self) -> tuple[str, tuple[Of, ...], str] | None:
        """What is ranked: things of a table, values of a column or periods; its columns and its table."""
        asked = self.asked
        top = asked.superlatives[0] if asked.superlatives else None
        tells = top is not None and top.of is not None and self._tells_which(top)
        skipped = {w.mark.at for w in asked.wanted if w.mark} | ({top.of.at} if top and top.of and not tells else set())
        marks = sorted([*asked.things, *asked.columns], key=lambda m: m.at)
        if top and top.of and top.of not in marks:
            marks = [top.of, *marks] if tells and _OFTEN & set(top.words) else [*marks, top.of]
        marks += asked.groups
        options: list[Option[tuple[str, tuple[Of, ...], str]]] = []
        weight = 1.0
        things = [m for m in marks if m not in asked.groups]
        if top and top.of and top.of.at not in skipped:
            things = [top.of, *(m for m in things if m.at != top.of.at)]
        ordered = [m for m in things if m.at not in skipped] + [m for m in things if m.at in skipped] + asked.groups
        if asked.groups and asked.per and not asked.things:
            ordered = asked.groups + [m for m in ordered if m not in asked.groups]
        for mark in ordered[:4]:
            for each in mark.of(Role.TABLE, Role.COLUMN)[:4]:
                element = each.element
                if element is None or element.table not in self.relations.tables:
                    continue
                if (
                    each.role is Role.COLUMN
                    and mark.role is Role.TABLE
                    and each.score < 0.9 * mark.piece.explanations[0].score
                ):
                    continue
                table = self.relations.table(element.table)
                happening = self._kind(element) == "date" and top is not None and top.of is mark
                if each.role is Role.TABLE or happening:
                    names = (
                        self._told_by(table.name) if each.role is Role.TABLE else naming_columns(table, self.relations)
                    )
                    likely = 0.5 if happening and asked.grains else 1.0  # "which month had the most sign-ups"
                    score = likely * each.score * weight
                    options.append(Option(("table", tuple(Of(n) for n in names), table.name), score, table.name))
                elif self._kind(element) in ("text", "key", "boolean", "year"):
                    options.append(
                        Option(
                            ("column", told_by((element,), mark.piece.lemmas, self.relations), table.name),
                            each.score * weight * 0.9,
                            str(element),
                        )
                    )
            weight *= 0.55
        before = not ordered or (asked.grains and asked.grains[0][0].at < ordered[0].at)
        if asked.grains and (before or (top and asked.grains[0][0].at == top.at + 1)):
            options = [*(Option(o.value, 0.5 * o.score, o.label) for o in options), *self._grain_entity()]
        if top and ((not things and _SELLING & set(top.words)) or self._what_sells(top)):
            options = [*self._sold(), *(Option(o.value, _WHERE_IT_SELLS * o.score, o.label) for o in options)]
        people = self._people()
        if people:
            options = [*people, *(Option(o.value, 0.5 * o.score, o.label) for o in options)]
        if not options:
            options = [
                Option(
                    (
                        "table",
                        tuple(Of(n) for n in naming_columns(self.relations.table(o.value), self.relations)),
                        o.value,
                    ),
                    o.score * 0.7,
                )
                for o in subjects_said(asked, self.relations)
            ]
        if not options:
            return None
        chosen = self.draft.pick("entity", options)
        named = chosen[0] != "grain" and chosen not in [each.value for each in people]
        for mark in ordered if named else ():
            if any(e.element and e.element.table == chosen[2] for e in mark.of(Role.TABLE, Role.COLUMN)):
                self.draft.used.add(mark.at)
                self.entity_at = mark.at
                break
        return chosen

    def _tells_which(self, top: Superlative) -> bool:
        """Whether what stands beside "the best" is what is ranked ("main reason", "cheapest book"), not what it is
        ranked by ("most loans", "highest fee")."""
        if top.of is None or (set(top.words) <= _SO_MUCH and top.of.role is Role.TABLE):
            return False
        if any(top.at < mark.at < top.of.at for mark, _ in self.asked.grains):  # "busiest day for loans"
            return False
        return top.of.role is Role.TABLE or self._is_text(top.of)

    def _people(self) -> list[Option[tuple[str, tuple[Of, ...], str]]]:
        """Whom "who" asks for: the tables of people, those who serve before those who are served where one serves."""
        said = {word for piece in self.asked.pieces for word in piece.text.lower().split()}
        top = self.asked.superlatives[0] if self.asked.superlatives else None
        if top is not None and self._tells_which(top):  # "who is our best supplier"
            return []
        if not said & {"who", "whom"} or any(names_people(self.relations.table(name)) for name in self.named):
            return []
        found = []
        serves, is_served = bool(said & _SERVING), bool(said & _SERVED)
        by_their_own = {
            e.element.table
            for e in (top.of.of(Role.COLUMN)[:2] if top and top.of and top.of.role is Role.COLUMN else ())
            if e.element
        }
        for table in filter(names_people, self.relations.schema.tables):
            staff = bool(_STAFF & {word.removesuffix("s") for word in words_of(table.name)})
            score = 0.8 if (staff and is_served) or (not staff and serves) else 1.0
            names = tuple(Of(n) for n in naming_columns(table, self.relations))
            if names and (self.relations.below(table.name) or table.name in by_their_own):
                found.append(Option(("table", names, table.name), score, table.name))
        return found

    def _what_sells(self, top: Superlative) -> bool:
        """Whether the things that are named are only where it is sold, or to whom: "what sells best in the outlets",
        "what do members buy most"; not "what shops sell best"."""
        pieces = self.asked.pieces
        said = {word for piece in pieces for word in piece.text.lower().split()}
        what, *follows = " ".join(piece.text.lower() for piece in pieces[:2]).split() or [""]
        asks = what == "what" and bool(_BOUGHT & said) and not (_BOUGHT | _DO).isdisjoint(follows[:1])
        behind = [mark.at for mark in (*self.asked.things, *self.asked.columns) if mark.at > top.at]
        only_where = not behind or pieces[top.at + 1].text.lower() in _JOINING
        ranked_by = top.of is not None and (top.of.role is not Role.TABLE or top.of.at == top.at + 1)
        return asks and only_where and not (ranked_by or self.asked.grains or len(self.asked.superlatives) > 1)

    def _sold(self) -> list[Option[tuple[str, tuple[Of, ...], str]]]:
        """What is sold: things with a price."""
        found = []
        for table in self.relations.schema.tables:
            priced = [c for c in columns_of(table, self.relations, "number") if "price" in c.column.lower()]
            names = naming_columns(table, self.relations)
            if priced and names and self._kind(names[0]) == "text" and self.relations.below(table.name):
                found.append(Option(("table", tuple(Of(n) for n in names), table.name), 0.9, table.name))
        return found[:3]

    def _grain_entity(self) -> list[Option[tuple[str, tuple[Of, ...], str]]]:
        asked = self.asked
        mark, grain = asked.grains[0]
        wanted = self._ranking_measures() or self._amounts_of_days()
        found = []
        for option in wanted[:4]:
            for date in date_options(asked, mark.at, option.value.table, self.relations, ())[:2]:
                by: tuple[Of, ...] = (Of(date.value, grain),)
                found.append(
                    Option(("grain", by, date.value.table), option.score * date.score, f"{grain} of {date.value}")
                )
        return found

    def _amounts_of_days(self) -> list[Option[Sized]]:
        """What makes a day the best where nothing is named: the amounts of the tables that record what happens."""
        found: list[Option[Sized]] = []
        for table in self.relations.schema.tables:
            amounts = [e for e in columns_of(table, self.relations, "number") if adds_up(e) and not speaks_against(e)]
            dates = [e for e in date_columns(table, self.relations) if not tells_of_life(e)]
            if amounts and dates and table.foreign_keys:
                found.append(Option(Sized(Measure("sum", Of(amounts[0])), table.name), 0.9 ** len(found)))
        return found

    def _ranking_measures(self) -> list[Option[Sized]]:
        asked = self.asked
        found: list[Option[Sized]] = []
        for wanted in asked.wanted:
            found += measure_options(wanted, asked, self.relations)
        for top in asked.superlatives[:1]:
            if top.of is not None and top.of.at != self.entity_at:
                found += measure_options(Wanted(None, top.of, top.of.at), asked, self.relations)
                found += self._happenings(top.of)
        for mark in [*self._numeric_columns(), *filter(self._numeric, asked.groups)]:
            found += measure_options(Wanted(None, mark, mark.at), asked, self.relations)
        return found

    def _happenings(self, mark: Mark) -> list[Option[Sized]]:
        """ "The most sign-ups": how many rows have the day that is named."""
        days = [e for e in mark.of(Role.COLUMN)[:3] if e.element is not None and self._kind(e.element) == "date"]
        return [
            Option(Sized(Measure("count"), each.element.table), 0.8 * each.score, f"number of {each.element.table}")
            for each in days
            if each.element is not None and mark.piece.text.lower().endswith("s")
        ]

    def _values(self, kind: str, entity: str) -> list[Option[Element | Sized]]:
        """What things are ranked by: a property of their own, or a number over rows that belong to them."""
        asked = self.asked
        found: list[Option[Element | Sized]] = []
        top = asked.superlatives[0] if asked.superlatives else None
        whole = kind == "table"
        for option in self._ranking_measures():
            sized = option.value
            of = sized.measure.of
            own = sized.table == entity and whole
            if own and isinstance(of, Of) and not asked.wanted:
                found.append(Option(of.column, option.score * self._of_all_time(of.column), option.label))
            elif not own and entity in self.relations.above(sized.table):
                near = nearness(sized.table, entity, self.relations)
                found.append(Option(sized, option.score * near, option.label))
            elif not own and sized.measure.of is None and nearness(entity, sized.table, self.relations):
                found.append(Option(sized, option.score * 0.6, option.label))
            elif own and isinstance(of, Of):
                found.append(Option(of.column, option.score * 0.6, option.label))
        for mark in asked.groups[:3]:  # "the top reader per town by loans"
            best = mark.piece.best
            under = best is not None and best.element is not None and best.element.table in self.relations.below(entity)
            if mark.at != self.entity_at and mark.role is Role.TABLE and under:
                counts = measure_options(Wanted("count", mark, mark.at), asked, self.relations)
                below = [o for o in counts if entity in self.relations.above(o.value.table) and o.value.table != entity]
                for o in below:
                    found.append(Option(o.value, o.score * nearness(o.value.table, entity, self.relations), o.label))
        if top is None or not found:
            words = [w for t in asked.superlatives for w in t.words] + list(asked.words_before(99)[:0])
            found += self._hinted(entity, words, bool(top and top.dated), whole)
        if not found:
            raise NothingFits
        return found

    def _of_all_time(self, column: Element) -> float:
        """What a kept total is worth where a period is asked for: it is that of all time."""
        kept = _KEPT & set(words_of(column.column))
        return _NOT_OF_A_PERIOD if kept and self.asked.periods else 1.0

    def _hinted(self, entity: str, words: Sequence[str], dated: bool, whole: bool) -> list[Option[Element | Sized]]:
        table = self.relations.table(entity)
        found: list[Option[Element | Sized]] = []
        if whole:
            own = hinted_columns(table, words, self.relations)
            if not own and _HIGH & set(words):
                own = [e for e in columns_of(table, self.relations, "number") if adds_up(e) and not speaks_against(e)]
            if dated:
                dates = columns_of(table, self.relations, "date", "year")
                own = list(dict.fromkeys([*own, *dates]))
            found += [Option(e, 0.9 * 0.85**i * self._of_all_time(e), str(e)) for i, e in enumerate(own[:3])]
        near = [t for t in self.relations.below(entity) if not dated][:5]
        if not whole:
            found += self._rated(table, words)
            near = [entity, *near]
        for place, name in enumerate(near):
            amounts = [e for e in columns_of(self.relations.table(name), self.relations, "number") if adds_up(e)]
            for rank, element in enumerate(amounts[:3]):
                sized = Sized(Measure("sum", Of(element)), name)
                if speaks_against(element):
                    rank += 5
                found.append(Option(sized, 0.7 * 0.9**place * 0.8**rank, f"sum of {element}"))
            told_apart = sum(column.primary_key for column in self.relations.table(name).columns) == 1
            often = 0.95 if _OFTEN & set(words) else 0.6 if told_apart else 0.3  # totals of a day are not counted
            found.append(Option(Sized(Measure("count"), name), often * 0.9**place, f"number of {name}"))
        return found

    def _rated(self, table: Table, words: Sequence[str]) -> list[Option[Element | Sized]]:
        """What values of a column are ranked by where a word speaks of a number that is not added up: "the most
        expensive model of each brand"."""
        said = [e for e in hinted_columns(table, words, self.relations) if self._kind(e) == "number" and not adds_up(e)]
        found: list[Option[Element | Sized]] = []
        end: Aggregate = "most" if all(top.falling for top in self.asked.superlatives) else "least"
        for place, element in enumerate(said[:2]):
            rated: tuple[tuple[Aggregate, float], ...] = (("average", 0.9), (end, 0.85))
            for aggregate, score in rated:
                number = Measure(aggregate, Of(element))
                found.append(Option(Sized(number, table.name), score * 0.85**place, f"{aggregate} of {element}"))
        return found
