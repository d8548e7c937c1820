"""Which rows a frame is about, and how they are grouped: what all plans share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from reliability.accounting.account import Explanation, Role
from reliability.accounting.accounting import ONCE
from reliability.composing.frame import (
    AnyOf,
    Between,
    Comparison,
    Condition,
    Filter,
    Having,
    Of,
    Related,
)
from reliability.composing.planning.asked.parts import MONEY, AskedFor, ComparedWith, Mark
from reliability.composing.planning.asked.vocabulary import is_verb
from reliability.composing.planning.columns import (
    date_columns,
    is_amount,
    is_made_to_happen,
    keeps_versions,
    kind_of,
    live_condition,
    naming_columns,
    tells_of_life,
    told_by,
    valid_condition,
)
from reliability.composing.planning.dates import date_options, in_period
from reliability.composing.planning.draft import FrameDraft, NothingFits, Option
from reliability.composing.planning.filters import code_condition, in_unit, joined, number_conditions, said_conditions
from reliability.composing.planning.placing import nearness, placed, spoken_of
from reliability.composing.planning.relations import Relations
from reliability.question.period_kinds import so_many_back
from reliability.values import Element

_FAR_FROM_IT, _CLOSE_BY = 0.3, 5
_MOST_PERIODS = 12
_UNSAID_LIFE, _ALL_VERSIONS = 0.6, 0.7
_GOES_ON = frozenset({"is null", "false", "true"})
A_KEY_INSTEAD = 0.5
"""What a key counts where what it leads to is named: less than its names at any distance that is likely."""
_HAVING = frozenset(("that have", "who have", "that has", "who had", "with at least one", "that had", "having"))


class RowsMeant:
    """The rows of a frame in the making. `picks` say which option each unclear word takes."""

    def __init__(self, asked: AskedFor, relations: Relations, picks: Mapping[str, int]) -> None:
        self.asked, self.relations = asked, relations
        self.draft = FrameDraft(picks)
        self.named = tuple(
            dict.fromkeys(e.element.table for mark in asked.things for e in mark.of(Role.TABLE)[:1] if e.element)
        )
        self.by: list[Of] = []
        self.having: list[Having] = []
        self.where: list[Filter] = []
        self.subject = ""
        self.measured = False
        self.apart: list[int] = []
        self.entity_at = -1
        self.either: list[tuple[Condition, Condition]] = []
        self.kinds: list[Mark] = []

    def _kind(self, element: Element) -> str:
        table = self.relations.tables.get(element.table)
        column = table.column(element.column) if table else None
        return kind_of(table, column, self.relations) if table and column else "text"

    def _numeric(self, mark: Mark) -> bool:
        best = next(iter(mark.of(Role.COLUMN)), None)
        if best is None or best.element is None or best.element.table not in self.relations.tables:
            return False
        table = self.relations.table(best.element.table)
        column = table.column(best.element.column)
        return mark.role is Role.COLUMN and column is not None and is_amount(table, column, self.relations)

    def _is_text(self, mark: Mark) -> bool:
        best = next(iter(mark.of(Role.COLUMN)), None)
        return best is not None and best.element is not None and self._kind(best.element) in ("text", "key")

    def _numeric_columns(self) -> list[Mark]:
        found = []
        for mark in self.asked.columns:
            best = next(iter(mark.of(Role.COLUMN)), None)
            if best and best.element and self._kind(best.element) == "number":
                found.append(mark)
        return found

    def _use_table(self, name: str) -> None:
        for mark in self.asked.things:
            if any(e.element and e.element.table == name for e in mark.of(Role.TABLE)):
                self.draft.used.add(mark.at)
                return

    def _groups(self, skipped: Mark | None = None, grains: bool = True) -> None:
        asked_periods = bool(self.asked.periods or self.asked.grains)
        for mark in self.asked.groups[:4]:
            options = self._group_options(mark)
            if self._is_over_all(mark):
                self.draft.used.add(mark.at)
                continue
            if not options or mark is skipped or mark.at in self.draft.used or self._numeric(mark):
                continue
            if asked_periods and all(len(o.value) == 1 and self._kind(o.value[0]) == "date" for o in options[:1]):
                continue  # "by order date" tells which day a period means
            columns = self.draft.pick(f"group {mark.at}", options)
            self.draft.used.add(mark.at)
            self._reach(columns[0].table)
            self.by += told_by(columns, mark.piece.lemmas, self.relations)
        for mark, grain in self.asked.grains[:2] if grains else ():
            days = date_options(self.asked, mark.at, self.subject, self.relations, ())
            days = [o for o in days if self._kind(o.value) == "date" or grain == "year"]
            if days:
                element = self.draft.pick("date", days)
                self.draft.used.add(mark.at)
                self.by.append(Of(element, None if self._kind(element) == "year" else grain))

    def _is_over_all(self, mark: Mark) -> bool:
        """Whether what a number is taken of is only named as all of it: "the total area across open shops"."""
        own = mark.role is Role.TABLE and self.subject in [
            e.element.table for e in mark.of(Role.TABLE)[:1] if e.element
        ]
        before = {piece.text.lower() for piece in self.asked.pieces[max(0, mark.at - 3) : mark.at]}
        return own and "across" in before

    def _group_options(self, mark: Mark) -> list[Option[tuple[Element, ...]]]:
        found = []
        for each in mark.of(Role.TABLE, Role.COLUMN):
            if each.element is None or each.element.table not in self.relations.tables:
                continue
            near = nearness(self.subject, each.element.table, self.relations, self.named)
            if not near:
                continue
            table = self.relations.table(each.element.table)
            if each.role is Role.TABLE:
                names = self._told_by(table.name)
                if names:
                    found.append(Option(names, each.score * near, str(names[0])))
            else:
                score = each.score * (A_KEY_INSTEAD if self._leads_to_what_it_names(mark, each) else near)
                found.append(Option((each.element,), score, str(each.element)))
        return found

    def _leads_to_what_it_names(self, mark: Mark, each: Explanation) -> bool:
        """Whether a column is a key into a table that the same word names as well: "per musical" means the musical, not
        its number."""
        if each.element is None or mark.piece.lemmas[-1:] in (("id",), ("ids",), ("number",)):
            return False
        table = self.relations.table(each.element.table)
        leads = {key.ref_table for key in table.foreign_keys if tuple(key.columns) == (each.element.column,)}
        named = {e.element.table for e in mark.of(Role.TABLE) if e.element and e.score >= each.score}
        return bool(leads & named - {table.name})

    def _told_by(self, table: str) -> tuple[Element, ...]:
        """What rows of a table are shown by: their names, after their key where it is asked for."""
        names = naming_columns(self.relations.table(table), self.relations)
        key = self.relations.key_of(table)
        if key is None or not names or key in names:
            return names
        keyed = [m for m in self.asked.columns if m.piece.lemmas[-1:] in (("id",), ("ids",))]
        keyed = [m for m in keyed if any(each.element == key for each in m.of(Role.COLUMN)[:3])]
        self.draft.used |= {mark.at for mark in keyed}
        return (key, *names) if keyed or self.asked.keyed else names

    def _reach(self, table: str) -> None:
        """Go down to rows that belong to both the subject and a table."""
        if table in self.relations.above(self.subject):
            return
        facts = self.relations.facts([self.subject, table])
        if not facts:
            raise NothingFits
        self.subject = facts[0]
        self.draft.score *= 0.85

    def _conditions(self) -> list[tuple[int, Condition]]:
        """All that is said of rows, by place; periods not among them."""
        asked = self.asked
        found = said_conditions(asked, self.subject, self.relations, self.draft, self._named_or_lacking())
        found += self._some()
        found += self._same_day()
        for compared in asked.compared:
            if compared.at in self.draft.used:
                continue
            if self.by and self._having(compared.before) and compared.unit != MONEY:
                continue
            if self._is_of_times(compared):
                continue
            lasting = self._aged(compared) or self._lasting(compared)
            if lasting is not None:
                found.append((compared.at, lasting))
                continue
            place = (self.subject, self.relations, self.draft, self.named)
            code = code_condition(compared, asked.pieces[compared.at].text, *place)
            extra = [code] if code is not None else number_conditions(compared, *place)
            if extra:
                self.draft.used |= {compared.at}
                marks = [m for m in (compared.before, compared.after) if m and m.role is Role.COLUMN]
                self.draft.used |= {mark.at for mark in marks[:1]}
                found += [(compared.at, condition) for condition in extra]
        self.either = self._said_or(found)
        return found

    def _is_of_times(self, compared: ComparedWith) -> bool:
        """Whether a number says how often what a cell or state tells happened: "rejected at least 3 times"."""
        text = [piece.text.lower() for piece in self.asked.pieces[compared.at : compared.at + 2]]
        near = any(0 < compared.at - said.mark.at <= _CLOSE_BY - 1 for said in self.asked.said)
        return compared.explicit and near and (text[0] in ONCE or "times" in text)

    def _named_or_lacking(self) -> tuple[str, ...]:
        """The tables that are named, and those of which there is to be no row: "never bought lighting"."""
        return (*self.named, *self.asked.tables_lacked())

    def _begin_of(self, named: tuple[int, Element]) -> tuple[int, Element] | None:
        """The day with which a row begins: the first of its table, or of those that it belongs to."""
        at, end = named
        above = self.relations.above(end.table)
        for table in sorted(above, key=lambda name: above[name])[:3]:
            dates = [e for e in date_columns(self.relations.table(table), self.relations) if self._kind(e) == "date"]
            if dates and dates[0] != end and (table == end.table or not tells_of_life(dates[0])):
                return at, dates[0]
        return None

    def _day_of(self, mark: Mark) -> Element | None:
        """The day that a word stands for: a date by its name, or that of the rows it names."""
        for each in sorted(mark.piece.explanations, key=lambda e: -e.score)[:4]:
            if each.element is None or each.element.table not in self.relations.tables or each.score < 0.5:
                continue
            if each.element.column and self._kind(each.element) == "date":
                return each.element
            if each.role is Role.TABLE:
                dates = date_columns(self.relations.table(each.element.table), self.relations)
                return dates[0] if dates and self._kind(dates[0]) == "date" else None
        return None

    def _aged(self, compared: ComparedWith) -> Condition | None:
        """How old rows are by the day on which they came to be: "complaints older than 60 days"."""
        table, today = self.relations.table(self.subject), self.asked.today
        days = [e for e in date_columns(table, self.relations) if self._kind(e) == "date"]
        if today is None or not days or "birth" in days[0].column.lower() or not _OLD & set(compared.words):
            return None
        number = compared.values[0]
        if compared.unit not in _OLD_BY or compared.comparison not in _EARLIER or not 0 < number < _LONGEST_AGO:
            return None
        self.draft.used.add(compared.at)
        since = so_many_back(today, compared.unit, int(number))
        return Condition(Of(days[0]), _EARLIER[compared.comparison], (since.isoformat(),))

    def _lasting(self, compared: ComparedWith) -> Condition | None:
        """How long it took to what is named beside a length of time: "shipped within 3 days"."""
        table = self.relations.table(self.subject)
        if (
            compared.unit not in ("day", "week")
            or not compared.explicit
            or in_unit(compared.unit, table, self.relations)
        ):
            return None
        marks = [*(said.mark for said in self.asked.said), *self.asked.columns, *self.asked.faint]
        for mark in sorted(marks, key=lambda each: abs(each.at - compared.at)):
            end = self._day_of(mark) if abs(mark.at - compared.at) <= 5 else None
            since = next((m for m in marks if 0 < m.at - compared.at <= 5 and self._day_of(m) not in (None, end)), None)
            if end is not None and mark.at < compared.at and since is not None:  # "within 90 days of activation"
                begin: tuple[int, Element] | None = (since.at, self._day_of(since) or end)
            else:
                begin = self._begin_of((mark.at, end)) if end is not None and end.table == self.subject else None
            if end is None or begin is None or not begin[1].table == end.table == self.subject:
                continue
            self.draft.used |= {compared.at, mark.at, begin[0]}
            days = compared.values[0] * (7 if compared.unit == "week" else 1)
            comparison = "<=" if "within" in compared.words else compared.comparison
            return Condition(Between(begin[1], end), comparison, (int(days) if days == int(days) else days,))
        return None

    def _same_day(self) -> list[tuple[int, Condition]]:
        """ "Shipped the same day": two days of a row are one."""
        if self.asked.same_day is None:
            return []
        table = self.relations.table(self.subject)
        days = [e for e in date_columns(table, self.relations) if self._kind(e) == "date" and not tells_of_life(e)]
        if len(days) < 2:
            raise NothingFits
        return [(self.asked.same_day, Condition(Of(days[1]), "=", other=Of(days[0])))]

    def _some(self) -> list[tuple[int, Condition]]:
        """What is not nothing: an amount above 0, another property that is filled."""
        found: list[tuple[int, Condition]] = []
        held = {m.at for c in self.asked.compared if not _is_any(c) for m in (c.before, c.after) if m is not None}
        for mark in self.asked.some[:3]:
            if mark.at in held and self._numeric(mark):
                continue  # "with an amount of at most 20"
            options = []
            for each in mark.of(Role.COLUMN)[:4]:
                element = each.element
                near = nearness(self.subject, element.table, self.relations, self.named) if element else 0.0
                if element is None or not near:
                    continue
                is_number = self._kind(element) == "number" and not is_verb(mark.piece)  # a score of 0 is scored
                made = Condition(Of(element), ">", (0,)) if is_number else Condition(Of(element), "is not null")
                options.append(Option(made, each.score * near, f"{element} {made.comparison}"))
            if options:
                self.draft.used.add(mark.at)
                found.append((mark.at, self.draft.pick(f"some {mark.at}", options)))
        return found

    def _having(self, before: Mark | None) -> bool:
        return before is not None and any(w.mark is not None and w.mark.at == before.at for w in self.asked.wanted)

    def _period_conditions(self) -> list[list[Condition]]:
        found = []
        for mark, period in self.asked.periods[:_MOST_PERIODS]:
            lacking = self._lacking_before(mark)
            options = date_options(self.asked, mark.at, self.subject, self.relations, (*self.named, *lacking))
            if lacking:
                options = [o if o.value.table in lacking else replace(o, score=_FAR_FROM_IT * o.score) for o in options]
            if not options:
                continue
            if not self.asked.counted:  # "the best customer this year" bought this year
                options = [replace(o, score=_UNSAID_LIFE * o.score) if self._lives_unsaid(o) else o for o in options]
            element = self.draft.pick("date", options)
            self.draft.used.add(mark.at)
            found.append(in_period(element, period, self.relations))
            near = [*self.asked.columns, *self.asked.groups]
            marks = [m for m in near if any(e.element == element for e in m.of(Role.COLUMN))]
            self.draft.used |= {m.at for m in marks}
        return found

    def _lives_unsaid(self, option: Option[Element]) -> bool:
        """Whether a day tells when a thing came or went, and no word says that this is asked."""
        asked = self.asked
        marks = [*asked.columns, *asked.faint, *asked.dating, *(said.mark for said in asked.said)]
        named = {e.element for mark in marks for e in mark.of(Role.COLUMN, Role.STATE)[:4] if e.value not in _GOES_ON}
        if is_made_to_happen(option.value, self.relations):
            return False
        return tells_of_life(option.value) and option.value not in named

    def _lacking_before(self, period: Mark) -> list[str]:
        """The tables of which there is to be no row in a period: "bought nothing since May"."""
        for mark in self.asked.without:
            between = [*self.asked.columns, *self.asked.dating, *self.asked.groups]
            if 0 < period.at - mark.at <= _CLOSE_BY and not any(mark.at < m.at < period.at for m in between):
                said = mark.of(Role.TABLE)[:1] or mark.of(Role.COLUMN)[:1]  # "delivered nothing" by its day
                below = self.relations.below(self.subject)
                return [e.element.table for e in said if e.element and e.element.table in below]
        return []

    def _further(self) -> list[Condition]:
        """Conditions that nobody said, but many mean: only live rows, none called off."""
        found: list[Condition] = []
        said = {element for mark in self.asked.said for e in mark.mark.piece.explanations if (element := e.element)}
        above = self.relations.above(self.subject)
        for name, make, table_score in (("live", live_condition, 0.62), ("valid", valid_condition, 0.65)):
            every: Option[Condition | None] = Option(None, 1.0, "all rows")
            options = [every]
            for table in sorted(above, key=lambda t: above[t])[:4]:
                condition = make(self.relations.table(table), self.relations)
                if condition is None or not isinstance(condition.of, Of) or condition.of.column in said:
                    continue
                score = table_score * (0.45 if name == "live" else 0.8) ** above[table]
                only: Option[Condition | None] = Option(
                    condition, score, f"only where {condition.of.column} {condition.comparison}"
                )
                if (
                    name == "live"
                    and table == self.subject
                    and keeps_versions(self.relations.table(table), self.relations)
                ):
                    options = [replace(only, score=1.0), replace(every, score=_ALL_VERSIONS)]
                else:
                    options.append(only)
            extra = self.draft.pick(name, options)
            if extra is not None:
                found.append(extra)
        return found

    def _filters(self, conditions: Sequence[Condition]) -> tuple[Filter, ...]:
        said = joined(_last_word(conditions))
        filters = self._either(placed(self.subject, said, self.relations, self._named_or_lacking()))
        for mark in self.asked.without:
            tables = [e.element.table for e in mark.of(Role.TABLE, Role.COLUMN) if e.element]
            if mark.role is Role.OPERATION:
                tables = [t for t in tables if t != self.subject and t not in self.relations.above(self.subject)]
            near = [t for t in tables if t in self.relations.tables and nearness(self.subject, t, self.relations)]
            if near:
                self.draft.used.add(mark.at)
                filters = self._never(filters, near[0])
            elif of_owners := self._none_of_their_owners(mark, tables):
                self.draft.used.add(mark.at)
                filters = [*filters, of_owners]
        return tuple(dict.fromkeys(filters))

    def _none_of_their_owners(self, mark: Mark, tables: Sequence[str]) -> Related | None:
        """Rows of those that are named, and have none of the tables' rows: "orders of customers without visits"."""
        if any(0 < period.at - mark.at <= _CLOSE_BY for period, _ in self.asked.periods):
            return None
        above = [name for name in self.named if name != self.subject and name in self.relations.above(self.subject)]
        pairs = ((table, owner) for owner in above for table in tables if table in self.relations.below(owner))
        return next((Related(table, never=True, of=owner) for table, owner in pairs), None)

    def _either(self, filters: Sequence[Filter]) -> list[Filter]:
        """The filters, two of different columns that "or" stands between made one that asks for either."""
        found = list(filters)
        for one, other in self.either:
            if one in found and other in found:
                found[found.index(one)] = AnyOf((one, other))
                found.remove(other)
        return found

    def _said_or(self, conditions: Sequence[tuple[int, Condition]]) -> list[tuple[Condition, Condition]]:
        """The pairs of neighbouring conditions with "or" and no "and" between; that of "in May or June" is the
        periods'."""
        found = []
        days = {mark.at for mark, _ in self.asked.periods}
        of_days = {at + 1 for at in days if at + 2 in days}
        for (at, one), (to, other) in pairwise(sorted(conditions, key=lambda said: said[0])):
            between = [self.asked.pieces[n].text.lower() for n in range(at, to) if n not in of_days]
            said = any(text == "or" or text.startswith("or ") for text in between)
            if (
                said
                and "and" not in between
                and (one.of != other.of or {one.comparison, other.comparison} == {"<", ">"})
            ):
                found.append((one, other))
        return found

    def _never(self, filters: list[Filter], table: str) -> list[Filter]:
        """None of a table's rows; the conditions on that table are what there is none of."""
        below = [f for f in filters if isinstance(f, Related) and not f.never and self._is_of(f, table)]
        same = [f for f in below if f.table == below[0].table]  # what is of another table is another thing
        rest = [f for f in filters if f not in same]
        conditions = tuple(c for f in same for c in f.conditions)
        table = below[0].table if below else table
        if not conditions and table in self.relations.above(self.subject):
            key = self.relations.key_to(self.subject, table)
            if key is not None and not self._may_be_empty(key):
                raise NothingFits  # no line of an order is without an order
            return [*rest, Condition(Of(key), "is null")] if key else rest
        return [*rest, Related(table, conditions, never=True)]

    def _may_be_empty(self, key: Element) -> bool:
        column = self.relations.table(key.table).column(key.column)
        return column is None or column.nullable

    def _is_of(self, related: Related, table: str) -> bool:
        """Whether related rows are a table's own, or what belongs to these: "never bought lighting"."""
        return related.table == table or table in self.relations.above(related.table)

    def _related_things(self, filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
        """Rows of the subject that have one of another table named after it: "customers who placed an order"."""
        found = list(filters)
        for mark in self.asked.things:
            if mark.at in self.draft.used:
                continue
            tables = [e.element.table for e in mark.of(Role.TABLE)[:2] if e.element]
            if not tables or tables[0] not in self.relations.tables:
                continue
            table, above = tables[0], self.relations.above(self.subject)
            self.draft.used.add(mark.at)
            if table in above:
                continue
            touched = spoken_of(self.subject, _below(found), self.relations, self.asked.done)
            near = nearness(self.subject, table, self.relations, self.named)
            if table in touched or not near:
                self.draft.used -= {mark.at} if not near else set()
                continue
            said = 1.0 if self._said_to_have(mark.at) else near  # "those that have placed an order"
            has = self.draft.pick(f"has {mark.at}", [Option(True, said, f"with {table}"), Option(False, 0.4, "all")])
            if has:
                found.append(Related(table))
        return tuple(found)

    def _said_to_have(self, at: int) -> bool:
        before = self.asked.pieces[max(0, at - 3) : at]
        return any(piece.text.lower() in _HAVING for piece in before)

    def _all_filters(self) -> tuple[Filter, ...]:
        conditions = [condition for _, condition in self._conditions()]
        spans = self._period_conditions()
        periods = [c for span in spans for c in span]
        if _apart(periods):
            return (
                *self._related_things(self._filters([*conditions, *self._further()])),
                AnyOf(tuple(dict.fromkeys(periods))),
            )
        return self._related_things(self._filters([*conditions, *periods, *self._further()]))


_OLD = frozenset(("older", "old"))
_OLD_BY, _LONGEST_AGO = ("day", "week", "month", "year"), 1_000
_EARLIER: dict[Comparison, Comparison] = {">": "<", ">=": "<="}


def _below(filters: Sequence[Filter]) -> list[Related]:
    return [each for each in filters if isinstance(each, Related)]


def _is_any(compared: ComparedWith) -> bool:
    """Whether a comparison only says that there is something: "at least one"."""
    return compared.values[0] == 1 and compared.comparison == ">="


def _apart(periods: Sequence[Condition]) -> bool:
    """Whether no day lies in all of the periods, which are of one date: then each is meant."""
    spans = [condition.period for condition in periods if condition.period is not None]
    if len(spans) < 2 or len(spans) != len(periods) or len({condition.of for condition in periods}) > 1:
        return False
    starts = [span.start for span in spans if span.start is not None]
    ends = [span.end for span in spans if span.end is not None]
    return bool(starts and ends) and max(starts) >= min(ends)


def _last_word(conditions: Sequence[Condition]) -> list[Condition]:
    """Of what is said to be empty and to be filled, what is said last: "worked there, but is no longer with us"."""
    last = {each.of: each.comparison for each in conditions if each.comparison in _EMPTY_OR_NOT}
    return [each for each in conditions if each.comparison not in _EMPTY_OR_NOT or last[each.of] == each.comparison]


_EMPTY_OR_NOT = ("is null", "is not null")
