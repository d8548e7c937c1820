"""Which groups: those with so many rows, or with so much of an amount: "shops with more than 20 employees"."""

from __future__ import annotations

from dataclasses import replace

from reliability.accounting.account import Operation, Role
from reliability.composing.frame import Aggregate, Frame, Having, Measure, Number, Of, OfEach, Order
from reliability.composing.planning.asked.parts import MONEY, ComparedWith, Mark, Wanted
from reliability.composing.planning.asked.vocabulary import is_verb
from reliability.composing.planning.columns import adds_up, hinted_columns, is_amount, words_of
from reliability.composing.planning.draft import NothingFits, Option
from reliability.composing.planning.measures import Sized, measure_options
from reliability.composing.planning.special.days_between import DaysBetween
from reliability.values import Element

_TAKEN = frozenset(("average", "median", "least", "most"))
_ENDS = frozenset("maximum minimum max min highest lowest largest smallest biggest".split())
_SPENT = frozenset("spent spend spends paid earned raised collected charged billed invested".split())
_SPENT_ON = frozenset("for on in from at by with".split())
_NEAR_ENOUGH = 4
_SURELY_AN_AMOUNT, _NOT_SPOKEN_OF = 1_000, 0.7
_ALTOGETHER = frozenset(("together", "altogether", "combined", "overall"))
_BESIDES = frozenset(("and", ",", "by", "with"))
_IN_ALL = frozenset("there are is total all altogether overall that".split())


class GroupsHeld(DaysBetween):
    """Holds groups to a number."""

    def _amounts_beyond(self) -> tuple[ComparedWith, Mark, Mark] | None:
        """An amount compared with for each thing above its rows: "categories in which refunds exceed 20,000"."""
        for compared in self.asked.compared:
            for mark in (compared.before, compared.after):
                if mark is None or compared.average or not compared.explicit or not self._numeric(mark):
                    continue
                element = mark.of(Role.COLUMN)[0].element
                for thing in self.asked.things:
                    tables = [e.element.table for e in thing.of(Role.TABLE)[:1] if e.element]
                    above = self.relations.above(element.table) if element else {}
                    if (
                        tables
                        and element
                        and thing.at < compared.at
                        and above.get(tables[0], 0) > 0
                        and (adds_up(element) or self._is_added_up(compared, mark))
                    ):
                        return compared, mark, thing
        return None

    def _money_beyond(self) -> tuple[ComparedWith, Mark, Mark] | None:
        """Money that somebody paid, of no amount that is named: "customers who paid us more than 900 in total"."""
        for compared in self.asked.compared if not self.asked.counted else ():
            if not compared.explicit or compared.average or compared.unit not in ("", MONEY):
                continue
            if compared.after is not None or compared.share_of is not None:
                continue
            verbs = [
                Mark(at, piece)
                for at, piece in enumerate(self.asked.pieces[: compared.at])
                if at >= compared.at - _NEAR_ENOUGH and piece.text.lower() in _SPENT
            ]
            things = [thing for thing in self.asked.things if verbs and thing.at < verbs[0].at]
            if things and not self._numeric(verbs[0]) and self._is_added_up(compared, verbs[0]):
                return compared, verbs[0], things[-1]
        return None

    def _is_added_up(self, compared: ComparedWith, amount: Mark) -> bool:
        """Whether all of an amount is meant: "spent over 6,000", "costs of more than 500 in total"."""
        behind = [piece.best for piece in self.asked.pieces[compared.at + 1 : compared.at + 4]]
        words = {piece.text.lower() for piece in self.asked.pieces[compared.at + 1 : compared.at + 4]}
        total = bool(_ALTOGETHER & words) or any(best is not None and best.value == Operation.SUM for best in behind)
        return total or amount.piece.text.lower() in _SPENT

    def _so_many(self) -> tuple[ComparedWith, Mark, Mark] | None:
        """A number that is compared with how many rows belong to a thing: "shops with more than 20 employees"."""
        for compared in self.asked.compared:
            for mark in (compared.after, compared.before):
                if mark is None or compared.average or not compared.explicit or mark.role is not Role.TABLE:
                    continue
                if compared.unit == MONEY or self._is_spent_on(compared, mark):
                    continue  # no rows are so much money
                if self._own_quality(compared, mark):
                    continue
                others = [m for m in self.asked.things if m.at != mark.at and m.at < compared.at]
                if mark is compared.after:
                    others += [m for m in self.asked.columns if m.at < compared.at and self._is_text(m)]
                if others and (compared.after is not None or compared.values[0] < 100):
                    return compared, mark, others[0]
        return None

    def _is_spent_on(self, compared: ComparedWith, mark: Mark) -> bool:
        """Whether a number is of the amount said before it, and a thing only what it is for: "spent over 6,000 on
        repairs"."""
        between = {piece.text.lower() for piece in self.asked.pieces[compared.at + 1 : mark.at]}
        return compared.before is not None and self._numeric(compared.before) and bool(_SPENT_ON & between)

    def _is_so_much_in(self, compared: ComparedWith, mark: Mark) -> bool:
        """Whether a number is an amount of things, not how many there are: "owe more than 20 in fines"."""
        following = self.asked.pieces[compared.at + 1 : compared.at + 2]
        return mark.at > compared.at and any(piece.text.lower() in ("in", "worth of", "worth") for piece in following)

    def _own_quality(self, compared: ComparedWith, mark: Mark) -> bool:
        """Whether a comparison speaks of a number that a row has itself: "gardeners older than 40" are not 40
        gardeners."""
        tables = [e.element.table for e in mark.of(Role.TABLE)[:1] if e.element]
        return any(
            hinted_columns(self.relations.table(name), compared.words, self.relations)
            for name in tables
            if name in self.relations.tables
        )

    def _with_so_many(self) -> Frame:
        said = self._so_many() or self._amounts_beyond() or self._money_beyond()
        assert said is not None
        compared, counted, entity = said
        verb = is_verb(counted.piece) and compared.values[0] >= _SURELY_AN_AMOUNT
        of_rows = counted.role is Role.TABLE and not (verb or self._is_so_much_in(compared, counted))
        aggregate: Aggregate = "count" if of_rows else self._taken_of_each(counted)
        of = counted if counted.role is Role.TABLE or self._numeric(counted) else None  # "who paid us more than 900"
        options = measure_options(Wanted(aggregate, of, 0), self.asked, self.relations)
        if not of_rows and (of is None or of.role is Role.TABLE):
            options = [each for each in options if self._is_money(each.value.measure)]
        sized = self.draft.pick("measure 0", options)
        if entity.role is Role.COLUMN:
            return self._values_with_so_many(compared, counted, entity)
        tables = [Option(e.element.table, e.score) for e in entity.of(Role.TABLE)[:3] if e.element]
        table = self.draft.pick("entity", [o for o in tables if o.value in self.relations.tables])
        self.draft.used |= {compared.at, counted.at, entity.at}
        self.subject = self._where_they_meet(sized, table) if self._are_different(compared, counted) else sized.table
        self.by = [Of(name, each=self._may_be_shared(name)) for name in self._told_by(table)]
        self._reach(table)
        number = self._fitted([sized])[0]
        further = self._held_besides(compared)
        where = self._all_filters()
        having = (Having(number, compared.comparison, compared.values[0]), *further)
        named = [mark.at for mark in self.asked.columns if "name" in mark.piece.lemmas]  # "names and how many"
        self.draft.used |= set(named)
        beside = self._how_many_each(compared)
        if self.asked.counted and not named and not beside and isinstance(number, Measure):
            self.draft.used |= {w.mark.at for w in self.asked.wanted if w.mark}
            return Frame(self.subject, (OfEach("count", number, self._told_apart(table), having),), (), where)
        few = compared.comparison in ("<", "<=") and len({of.column.table for of in self.by}) == 1
        few = few and aggregate in ("count", "sum") and not further  # of no rows there is no average
        numbers = tuple(dict.fromkeys((number, *(each.of for each in further), *self._figures_besides(compared))))
        frame = Frame(self.subject, numbers, tuple(self.by), where, having, empty_groups=few)
        return self._in_their_order(frame)

    def _may_be_shared(self, telling: Element) -> bool | None:
        """True of what tells a table's rows and is no name, so that two rows with the same number are still two."""
        keyed = self.relations.key_of(telling.table) is not None and not self.relations.is_key(telling)
        return True if keyed and words_of(telling.column)[-1:] not in (("name",), ("title",)) else None

    def _how_many_each(self, compared: ComparedWith) -> bool:
        """Whether the number that groups are held to is asked for at the end: "who sold more than 20 cars, and how many
        each"; not how many groups there are."""
        pieces = self.asked.pieces
        counts = [at for at, each in enumerate(pieces) if each.best is not None and each.best.value == Operation.COUNT]
        if len(counts) != 1 or counts[0] <= compared.at + 1:
            return False
        rest = [word for piece in pieces[counts[0] + 1 :] for word in piece.lemmas]
        counted = [w.mark for w in self.asked.wanted if w.aggregate == "count" and w.mark is not None]
        each = rest[:1] == ["each"]
        return each or (pieces[counts[0] - 1].text.lower() in _BESIDES and not (counted or _IN_ALL & set(rest)))

    def _are_different(self, compared: ComparedWith, counted: Mark) -> bool:
        """Whether each is to be counted once: "more than 15 different patients"."""
        between = [piece.best for piece in self.asked.pieces[compared.at + 1 : counted.at]]
        return any(best is not None and best.value == Operation.DISTINCT for best in between)

    def _where_they_meet(self, sized: Sized, table: str) -> str:
        """The table whose rows bring those that are counted once together with what they are counted for: visits, of
        patients and doctors. Rows that belong to only one of these need not be told apart."""
        facts = self.relations.facts([table, sized.table])
        meet = [name for name in facts if name not in (table, sized.table)]
        if sized.measure.of is not None or not meet:
            return sized.table
        things = {mark.at for mark in self.asked.things}
        pieces = (piece for at, piece in enumerate(self.asked.pieces) if at not in things)
        said = (each for piece in pieces for each in piece.explanations[:3])
        spoken = {each.element.table for each in said if each.element is not None}
        options = [
            Option(name, (1.0 if name in spoken else _NOT_SPOKEN_OF) * 0.85**place, name)
            for place, name in enumerate(meet[:3])
        ]
        return self.draft.pick("meet", [*options, Option(sized.table, 0.5, sized.table)])

    def _held_besides(self, first: ComparedWith) -> list[Having]:
        """What groups are held to besides: "but an average score below 3.8"."""
        found: list[Having] = []
        for compared in self.asked.compared:
            if compared.at <= first.at or not compared.explicit or compared.average:
                continue
            if any("or" in each.text.lower().split()[:1] for each in self.asked.pieces[first.at + 2 : compared.at]):
                continue  # either will do
            counted = compared.after
            if counted is not None and counted.role is Role.TABLE:
                own = counted.of(Role.TABLE)[0].element
                if own is not None and own.table == self.subject and counted.at not in self.draft.used:
                    self.draft.used |= {compared.at, counted.at}
                    found.append(Having(Measure("count"), compared.comparison, compared.values[0]))
                continue
            amount = compared.before
            if amount is not None and self._numeric(amount) and self._is_added_up(compared, amount):
                added = measure_options(Wanted("sum", amount, amount.at), self.asked, self.relations)
                added = [option for option in added if option.value.table == self.subject]
                if added:
                    self.draft.used |= {compared.at, amount.at}
                    number = self.draft.pick(f"held {compared.at}", added).measure
                    found.append(Having(number, compared.comparison, compared.values[0]))
                    continue
            wanted = [w for w in self.asked.wanted if first.at < w.at < compared.at and w.aggregate in _TAKEN | {"sum"}]
            options = measure_options(wanted[-1], self.asked, self.relations) if wanted else []
            options = [o for o in options if o.value.table == self.subject and o.value.measure.of is not None]
            if not options:
                continue
            self.draft.used.add(compared.at)
            if wanted[-1].mark is not None:
                self.draft.used.add(wanted[-1].mark.at)
            number = self.draft.pick(f"held {compared.at}", options).measure
            found.append(Having(number, compared.comparison, compared.values[0]))
        return found

    def _figures_besides(self, held: ComparedWith) -> list[Measure]:
        """What is asked of the groups besides: "who made more than 20 repairs, and their average cost"."""
        found: list[Measure] = []
        for wanted in self.asked.wanted:
            mark, last = wanted.mark, max(each.at for each in self.asked.compared)
            if (
                mark is None
                or mark.at <= max(held.at, last)
                or mark.at in self.draft.used
                or wanted.aggregate == "count"
            ):
                continue
            options = measure_options(wanted, self.asked, self.relations)
            options = [o for o in options if o.value.table == self.subject and self._is_a_number(o.value.measure)]
            if options:
                self.draft.used.add(mark.at)
                found.append(self.draft.pick(f"besides {mark.at}", options).measure)
        return found

    def _is_a_number(self, measure: Measure) -> bool:
        return isinstance(measure.of, Of) and self._kind(measure.of.column) == "number"

    def _is_money(self, measure: Measure) -> bool:
        """Whether a measure is of an amount, not of a number that may be anything ("score")."""
        column = measure.of.column if isinstance(measure.of, Of) else None
        table = self.relations.table(column.table) if column is not None else None
        kept = table.column(column.column) if table is not None and column is not None else None
        return table is not None and kept is not None and is_amount(table, kept, self.relations)

    def _in_their_order(self, frame: Frame) -> Frame:
        """Groups that are held to a number, in the order of it where that is said: "highest first"."""
        top = next((each for each in self.asked.superlatives if each.all and not each.dated), None)
        if top is None or not frame.numbers:
            return frame
        by: Number = frame.numbers[0]
        return replace(frame, order=(Order(by, top.falling),), limit=self.asked.limit)

    def _taken_of_each(self, amount: Mark) -> Aggregate:
        """What is taken of an amount for each thing: what is said right before it, else all of it added up."""
        for wanted in self.asked.wanted:
            if wanted.mark is not None and wanted.mark.at == amount.at and wanted.aggregate in _TAKEN:
                return wanted.aggregate
        for top in self.asked.superlatives:
            if top.of is not None and top.of.at == amount.at and _ENDS & set(top.words):
                return "most" if top.falling else "least"
        return "sum"

    def _values_with_so_many(self, compared: ComparedWith, counted: Mark, entity: Mark) -> Frame:
        """The values of a property that so many rows share: "towns shared by more than two members"."""
        found = measure_options(Wanted("count", counted, 0), self.asked, self.relations)
        sized = self.draft.pick("measure 0", found)
        self.subject = sized.table
        options = [o for o in self._group_options(entity) if len(o.value) == 1]
        if not options:
            raise NothingFits
        self.by = [Of(self.draft.pick("entity", options)[0], each=False)]
        self._reach(self.by[0].column.table)
        self.draft.used |= {compared.at, counted.at, entity.at}
        number = self._fitted([sized])[0]
        having = (Having(number, compared.comparison, compared.values[0]),)
        frame = Frame(self.subject, (number,), tuple(self.by), self._all_filters(), having)
        return self._in_their_order(frame)

    def _told_apart(self, table: str) -> tuple[Of, ...]:
        """What tells a table's rows apart: its key, else what names them."""
        key = self.relations.key_of(table)
        return (Of(key),) if key else tuple(self.by)
